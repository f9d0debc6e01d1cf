//! Events in words, and their icons.

use crate::{
    event::{Event, Scored},
    names::Track,
    speak::{self, label},
};
use ::table::{Arg, Message};
use paint::Icon;

pub(crate) fn tell(event: Event) -> Message {
    match event {
        Event::Round { round } => Message::new("log-round").with("round", round),
        Event::Rotated { seat, wheel, coins } => Message::new("log-rotated")
            .with("seat", seat)
            .term("wheel", wheel.ring().part())
            .with("coins", label::coins(coins)),
        Event::Placed {
            seat,
            worker,
            segment,
        } => Message::new("log-placed")
            .with("seat", seat)
            .term("worker", worker.id())
            .with("segment", segment),
        Event::Coins { seat, coins } => Message::new("log-coins")
            .with("seat", seat)
            .with("coins", label::coins(coins)),
        Event::Clay { seat, clay } => Message::new("log-clay")
            .with("seat", seat)
            .with("clay", label::wet_clay(clay)),
        Event::PaidClay {
            seat,
            clay,
            quarter,
        } => Message::new("log-paid-clay")
            .with("seat", seat)
            .with("clay", label::wet_clay(clay))
            .term("warehouse", quarter.warehouse()),
        Event::PaidBuilder { seat, coins } => Message::new("log-paid-builder")
            .with("seat", seat)
            .with("coins", label::coins(coins)),
        Event::Moistened { seat, clay } => Message::new("log-moistened")
            .with("seat", seat)
            .with("n", clay),
        Event::Upgraded { seat, segment } => Message::new("log-upgraded")
            .with("seat", seat)
            .with("segment", segment),
        Event::Priority { seat, number, clay } => Message::new("log-priority")
            .with("seat", seat)
            .with("number", number)
            .with("clay", label::wet_clay(clay)),
        Event::Readied { seat, weapon } => Message::new("log-readied")
            .with("seat", seat)
            .term("weapon", weapon.id()),
        Event::ReadiedAll { seat } => Message::new("log-readied-all").with("seat", seat),
        Event::Created {
            seat,
            kind,
            space,
            vp,
        } => Message::new("log-created")
            .with("seat", seat)
            .term("kind", kind.id())
            .with("space", speak::space(space))
            .with("vp", vp),
        Event::Used { seat, weapon, vp } => Message::new("log-used")
            .with("seat", seat)
            .term("weapon", weapon.id())
            .with("vp", vp),
        Event::Shot { seat, vp } => Message::new("log-shot").with("seat", seat).with("vp", vp),
        Event::InspectorMoved { seat, track, to } => {
            let id = match track {
                Track::Row => "log-inspector-row",
                Track::Column => "log-inspector-column",
            };
            Message::new(id).with("seat", seat).with("to", to)
        }
        Event::Moved {
            seat,
            kind,
            from,
            to,
        } => Message::new("log-moved")
            .with("seat", seat)
            .term("kind", kind.id())
            .with("from", speak::space(from))
            .with("to", speak::space(to)),
        Event::Bought {
            seat,
            kind,
            coins,
            weapon,
        } => Message::new("log-bought")
            .with("seat", seat)
            .term("kind", kind.id())
            .with("coins", label::coins(coins))
            .term("weapon", weapon.id()),
        Event::SpecialistPlaced { seat, kind, space } => Message::new("log-specialist")
            .with("seat", seat)
            .term("kind", kind.id())
            .with("space", speak::space(space)),
        Event::ArcherPlaced {
            seat,
            space,
            facing,
        } => Message::new("log-archer")
            .with("seat", seat)
            .with("space", speak::space(space))
            .term("direction", facing.id()),
        Event::HorsePlaced {
            seat,
            kind,
            space,
            end,
        } => Message::new("log-horse")
            .with("seat", seat)
            .term("kind", kind.id())
            .with("space", speak::space(space))
            .with("end", speak::space(end)),
        Event::Hired {
            seat,
            master,
            coins,
        } => Message::new("log-hired")
            .with("seat", seat)
            .term("master", master.id())
            .with("coins", label::coins(coins)),
        Event::UsedMaster { seat, master } => Message::new("log-master")
            .with("seat", seat)
            .term("master", master.id()),
        Event::Emptied {
            seat,
            first,
            second,
            clay,
        } => Message::new("log-emptied")
            .with("seat", seat)
            .term("first", first.warehouse())
            .term("second", second.warehouse())
            .with("clay", Message::new("amount-clay_dry").with("n", clay)),
        Event::Skipped { seat } => Message::new("log-skipped").with("seat", seat),
        Event::Scored {
            seat,
            what,
            standing,
            vp,
        } => Message::new("log-scored")
            .with("seat", seat)
            .with("what", scored(what))
            .term("standing", standing.id())
            .with("vp", vp),
        Event::InspectorSteps { track, to } => Message::new("log-inspector-steps")
            .term("inspector", track.pawn())
            .with("to", to),
        Event::Music { seat, vp } => Message::new("log-music").with("seat", seat).with("vp", vp),
        Event::Order { order, n_players } => {
            let seats = order.into_iter().take(usize::from(n_players)).collect();
            Message::new("log-order").with("order", Arg::Seats(seats))
        }
        Event::Dried { seat, clay, kept } => Message::new("log-dried")
            .with("seat", seat)
            .with("n", clay)
            .with("kept", kept),
        Event::Income { seat, coins } => Message::new("log-income")
            .with("seat", seat)
            .with("coins", label::coins(coins)),
        Event::WheelsTurn => Message::new("log-wheels"),
        Event::FinalScoring => Message::new("log-final"),
        Event::Removed { seat, warriors } => Message::new("log-removed")
            .with("seat", seat)
            .with("n", warriors),
        Event::GroupWarriors {
            seat,
            kind,
            space,
            warriors,
            vp,
        } => Message::new("log-group")
            .with("seat", seat)
            .term("kind", kind.id())
            .with("space", speak::space(space))
            .with("n", warriors)
            .with("vp", vp),
        Event::ArcherPoints { seat, archers, vp } => Message::new("log-archers")
            .with("seat", seat)
            .with("n", archers)
            .with("vp", vp),
        Event::Leftovers { seat, goods, vp } => Message::new("log-leftovers")
            .with("seat", seat)
            .with("n", goods)
            .with("vp", vp),
        Event::Won { seat, vp } => Message::new("log-won").with("seat", seat).with("vp", vp),
    }
}

/// What was scored, in words.
fn scored(what: Scored) -> Message {
    match what {
        Scored::Row(place) => Message::new("scored-row").with("n", place),
        Scored::Column(place) => Message::new("scored-column").with("n", place),
        Scored::Token(token) => Message::new(token.id()),
        Scored::Footman(space) => Message::new("scored-footman").with("space", speak::space(space)),
        Scored::Group(kind, space) => Message::new("scored-group")
            .term("kind", kind.id())
            .with("space", speak::space(space)),
    }
}

/// A name of the drawing kit.
pub(crate) fn icon(event: Event) -> &'static str {
    let icon = match event {
        Event::Round { .. } | Event::WheelsTurn | Event::Rotated { .. } => Icon::Cycle,
        Event::Placed { .. } | Event::Upgraded { .. } => Icon::Worker,
        Event::Coins { .. } | Event::Income { .. } | Event::PaidBuilder { .. } => Icon::Coin,
        Event::Clay { .. } | Event::PaidClay { .. } => Icon::Clay,
        Event::Moistened { .. } => Icon::Jug,
        Event::Dried { .. } | Event::Emptied { .. } => Icon::Brick,
        Event::Priority { .. } | Event::Order { .. } => Icon::Flag,
        Event::Readied { .. } | Event::ReadiedAll { .. } => Icon::Hammer,
        Event::Created { .. }
        | Event::Moved { .. }
        | Event::Removed { .. }
        | Event::GroupWarriors { .. } => Icon::Statue,
        Event::Used { .. } => Icon::Sword,
        Event::Shot { .. } | Event::ArcherPlaced { .. } | Event::ArcherPoints { .. } => {
            Icon::Crossbow
        }
        Event::InspectorMoved { .. } | Event::InspectorSteps { .. } => Icon::Magnifier,
        Event::Bought { .. } | Event::SpecialistPlaced { .. } => Icon::Person,
        Event::HorsePlaced { .. } => Icon::Horse,
        Event::Hired { .. } | Event::UsedMaster { .. } => Icon::Hand,
        Event::Skipped { .. } => Icon::Minus,
        Event::Music { .. } => Icon::Lute,
        Event::Scored { .. } | Event::FinalScoring | Event::Leftovers { .. } => Icon::Laurel,
        Event::Won { .. } => Icon::Crown,
    };
    icon.name()
}
