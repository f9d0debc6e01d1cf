//! Events in words and their icons.

use crate::{
    action::Payment,
    data::Data,
    event::{Event, Gain},
    names::Invader,
    speak::{self, label},
};
use table::{Arg, Message, Seat};

pub(crate) fn tell(event: &Event, data: &Data) -> Message {
    let of = |id: &'static str, seat: &Seat| Message::new(id).with("seat", *seat);
    match event {
        Event::PhaseBegins { year, phase } => Message::new("log-phase")
            .with("year", *year)
            .term("phase", phase.word()),
        Event::AidDie { seat } => of("log-aid-die", seat),
        Event::AidGood { seat, goods } => {
            of("log-aid-good", seat).with("goods", speak::goods(*goods))
        }
        Event::Income { seat } => of("log-income", seat),
        Event::NeutralDice { advisor, dice } => Message::new("log-neutral")
            .with("dice", dice.to_string())
            .with("number", advisor.number())
            .term("advisor", advisor.word()),
        Event::Rolled { seat, dice } => of("log-rolled", seat)
            .with("dice", dice.to_string())
            .with("sum", dice.sum()),
        Event::Rerolled {
            seat,
            building,
            dice,
        } => of("log-rerolled", seat)
            .term("building", building.word())
            .with("dice", dice.to_string())
            .with("sum", dice.sum()),
        Event::OrderSet { order } => {
            Message::new("log-order").with("order", seats(order.iter().copied()))
        }
        Event::Placed { seat, placement } => {
            let helps = label::helps(*placement);
            of(
                if helps.is_empty() {
                    "log-placed"
                } else {
                    "log-placed-with"
                },
                seat,
            )
            .with("number", placement.advisor().number())
            .term("advisor", placement.advisor().word())
            .with("dice", placement.dice().to_string())
            .maybe(!helps.is_empty(), "helps", || helps.into())
        }
        Event::Passed { seat } => of("log-passed", seat),
        Event::Helped {
            seat,
            advisor,
            gain,
        } => of("log-helped", seat)
            .with("number", advisor.number())
            .term("advisor", advisor.word())
            .with("gain", gained(*gain)),
        Event::Exchanged { seat, given, taken } => of("log-exchanged", seat)
            .term("good", given.word())
            .with("goods", speak::goods(*taken)),
        Event::Declined { seat } => of("log-declined", seat),
        Event::Peeked { seat, card: None } => of("log-peeked", seat),
        Event::Peeked {
            seat,
            card: Some(card),
        } => of("log-peeked-card", seat).with("card", card_face(*card, data)),
        Event::Built {
            seat,
            building,
            paid,
            vp,
        } => {
            let id = if paid.is_none() {
                "log-built-free"
            } else {
                "log-built"
            };
            of(id, seat)
                .term("building", building.word())
                .maybe(!paid.is_none(), "cost", || speak::goods(*paid).into())
                .with("vp", *vp)
        }
        Event::EnvoyBuilds { seat } => of("log-envoy-builds", seat),
        Event::Inn { seat } => of("log-inn", seat),
        Event::Embassy { seat } => of("log-embassy", seat),
        Event::TownHall {
            seat,
            payment: Payment::Plus2,
        } => of("log-town-hall-plus2", seat),
        Event::TownHall {
            seat,
            payment: Payment::Good(good),
        } => of("log-town-hall-good", seat).term("good", good.word()),
        Event::Reward { seats: all } => Message::new("log-reward").with("seats", seats(all.iter())),
        Event::EnvoyReturned { seat } => of("log-envoy-returned", seat),
        Event::EnvoyTaken { seat } => of("log-envoy-taken", seat),
        Event::EnvoyStays => Message::new("log-envoy-stays"),
        Event::Recruited { seat, paid } => {
            of("log-recruited", seat).with("goods", speak::goods(*paid))
        }
        Event::Revealed { card } => Message::new("log-revealed")
            .with("year", card.year())
            .with("card", card_face(*card, data)),
        Event::RoyalDie { face } => Message::new("log-royal-die").with("n", *face),
        // A reward of the winner's choice is told when it is chosen.
        Event::Won { seat, value, gain } if *gain == Gain::default() => {
            of("log-won-only", seat).with("value", *value)
        }
        Event::Won { seat, value, gain } => of("log-won", seat)
            .with("value", *value)
            .with("gain", gained(*gain)),
        Event::Drew { seat, value } => of("log-drew", seat).with("value", *value),
        Event::Lost { seat, value } => of("log-lost", seat).with("value", *value),
        Event::Fortress { seat } => of("log-fortress", seat),
        Event::GreatestVictory { seat } => of("log-greatest", seat),
        Event::RewardGoods { seat, goods } => {
            of("log-reward-goods", seat).with("goods", speak::goods(*goods))
        }
        Event::LostGoods { seat, goods } => {
            of("log-lost-goods", seat).with("goods", speak::goods(*goods))
        }
        Event::Destroyed { seat, building, vp } => of("log-destroyed", seat)
            .term("building", building.word())
            .with("vp", *vp),
        Event::LostPoints { seat, vp } => of("log-lost-points", seat).with("vp", *vp),
        Event::Cathedral { seat, vp } => of("log-cathedral", seat).with("vp", *vp),
        Event::GameOver => Message::new("log-game-over"),
    }
}

/// A card's face in words.
pub(crate) fn card_face(card: Invader, data: &Data) -> Message {
    let face = data.face(card);
    Message::new("invader-face")
        .term("kind", face.kind.word())
        .with("strength", face.strength)
}

fn gained(gain: Gain) -> Vec<Message> {
    let parts = label::gain_words(gain);
    if parts.is_empty() {
        vec![Message::new("nothing")]
    } else {
        parts
    }
}

fn seats(all: impl Iterator<Item = Seat>) -> Arg {
    Arg::Seats(all.collect())
}

/// The name of an icon of the drawing kit.
pub(crate) fn icon(event: &Event) -> &'static str {
    match event {
        Event::PhaseBegins { .. } => "hourglass",
        Event::AidDie { .. }
        | Event::NeutralDice { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::RoyalDie { .. } => "die-5",
        Event::AidGood { .. }
        | Event::Income { .. }
        | Event::Helped { .. }
        | Event::RewardGoods { .. } => "crate",
        Event::OrderSet { .. } => "cycle",
        Event::Placed { .. } => "pawn",
        Event::Passed { .. } | Event::Declined { .. } => "minus",
        Event::Exchanged { .. } => "swap",
        Event::Peeked { .. } => "eye",
        Event::Built { .. } => "house",
        Event::EnvoyBuilds { .. }
        | Event::EnvoyReturned { .. }
        | Event::EnvoyTaken { .. }
        | Event::EnvoyStays => "envoy",
        Event::Inn { .. } => "plus-two",
        Event::Embassy { .. }
        | Event::TownHall { .. }
        | Event::Reward { .. }
        | Event::Fortress { .. }
        | Event::GreatestVictory { .. }
        | Event::Cathedral { .. } => "laurel",
        Event::Recruited { .. } | Event::Drew { .. } => "shield",
        Event::Revealed { .. } => "cards",
        Event::Won { .. } => "sword",
        Event::Lost { .. }
        | Event::LostGoods { .. }
        | Event::Destroyed { .. }
        | Event::LostPoints { .. } => "skull",
        Event::GameOver => "star",
    }
}
