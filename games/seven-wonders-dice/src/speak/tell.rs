//! Events in words, and their icons.

use super::coins;
use crate::Event;
use table::Message;

pub(crate) fn tell(event: &Event) -> Message {
    match *event {
        Event::Dealt { seat, city } => Message::new("log-dealt")
            .with("seat", seat)
            .term("city", city.word())
            .term("wonder", city.wonder_word()),
        Event::Picked { seat, city } => Message::new("log-picked")
            .with("seat", seat)
            .term("city", city.word()),
        Event::Shaken { turn, forum } => {
            let dice: Vec<Message> = forum
                .iter()
                .map(|throw| {
                    // Black and purple dice show the same buildings.
                    let message = if throw.die.is_special() {
                        Message::new("log-die-special").term("die", throw.die.word())
                    } else {
                        Message::new("log-die")
                    };
                    message
                        .term("face", throw.face.word())
                        .with("quarter", throw.quarter)
                })
                .collect();
            Message::new("log-shaken")
                .with("turn", turn)
                .with("dice", dice)
        }
        Event::LastTurn => Message::new("log-last-turn"),
        Event::Built {
            seat,
            die,
            space,
            paid,
        } => Message::new("log-built")
            .with("seat", seat)
            .with("space", space.message())
            .term("die", die.word())
            .with("cost", coins(paid)),
        Event::Stage { seat, space, paid } => Message::new("log-stage")
            .with("seat", seat)
            .with("space", space.message())
            .with("cost", coins(paid)),
        Event::Passed { seat, coins } => Message::new("log-passed")
            .with("seat", seat)
            .with("n", coins),
        Event::Crossed { seat, space, paid } => Message::new("log-crossed")
            .with("seat", seat)
            .with("space", space.message())
            .with("cost", coins(paid)),
        Event::Declined { seat } => Message::new("log-declined").with("seat", seat),
        Event::Gained { seat, coins } => Message::new("log-gained")
            .with("seat", seat)
            .with("n", coins),
        Event::Attacked {
            seat,
            defender,
            points,
            reduction: 0,
        } => Message::new("log-attacked")
            .with("seat", seat)
            .with("defender", defender)
            .with("n", points),
        Event::Attacked {
            seat,
            defender,
            points,
            reduction,
        } => Message::new("log-attacked-less")
            .with("seat", seat)
            .with("defender", defender)
            .with("n", points)
            .with("reduction", reduction),
        Event::Unlocked { seat, die } => Message::new("log-unlocked")
            .with("seat", seat)
            .term("die", die.word()),
        Event::Completed { seat, part } => Message::new("log-completed")
            .with("seat", seat)
            .term("part", part.word()),
        Event::BonusTaken { seat, bonus } => Message::new("log-bonus")
            .with("seat", seat)
            .term("bonus", bonus.word()),
        Event::FirstAgora { seat, points } => Message::new("log-first-agora")
            .with("seat", seat)
            .with("n", points),
        Event::Swapped { special, grey } => Message::new("log-swapped")
            .term("special", special.word())
            .term("grey", grey.word()),
        Event::Won {
            seat,
            points,
            coins,
        } => Message::new("log-won")
            .with("seat", seat)
            .with("n", points)
            .with("coins", coins),
    }
}

pub(crate) fn icon(event: &Event) -> &'static str {
    use paint::Icon;
    let icon = match event {
        Event::Dealt { .. } | Event::Picked { .. } | Event::Stage { .. } => Icon::Pyramid,
        Event::Shaken { .. } => Icon::Die5,
        Event::LastTurn => Icon::Hourglass,
        Event::Built { .. } => Icon::Hammer,
        Event::Passed { .. } | Event::Gained { .. } => Icon::Coins,
        Event::Crossed { .. } => Icon::Check,
        Event::Declined { .. } => Icon::Minus,
        Event::Attacked { .. } => Icon::Sword,
        Event::Unlocked { .. } => Icon::Lock,
        Event::Completed { .. } => Icon::House,
        Event::BonusTaken { .. } => Icon::Star,
        Event::FirstAgora { .. } | Event::Won { .. } => Icon::Laurel,
        Event::Swapped { .. } => Icon::Swap,
    };
    icon.name()
}
