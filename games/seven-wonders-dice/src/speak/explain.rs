//! Why an action is refused: the refusals of the rules in words.

use super::help;
use crate::{Refusal, SevenWondersDice, SpaceName};
use table::{Arg, Explain, Message, NotNow, Reason, Seat, View};

impl Explain for SevenWondersDice {
    fn reason(view: &View<Self>, seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::NotAsked => not_asked(view, seat),
            NotNow::Because(refusal) => reason(refusal),
        }
    }
}

fn not_asked(view: &View<SevenWondersDice>, seat: Seat) -> Reason {
    let lanes = view.place.lanes.as_ref();
    if view.is_over() {
        Reason::by("SW-11.1", Message::new("why-over"))
    } else if lanes.is_some_and(|lanes| lanes.ready.has(seat)) {
        Reason::by("SW-10.6", Message::new("why-ready"))
    } else {
        plain(Message::new("why-not-asked"))
    }
}

/// Where no rule of the specification applies.
const fn plain(message: Message) -> Reason {
    Reason {
        rule: None,
        message,
    }
}

pub(crate) fn reason(refusal: Refusal) -> Reason {
    let about =
        |id: &'static str, space: SpaceName| Message::new(id).with("space", space.message());
    match refusal {
        Refusal::OtherQuestion => plain(Message::new("why-other-step")),
        Refusal::ActionDeclined => Reason::by("SW-7.6", Message::new("why-main-action")),
        Refusal::OnlyBuild => Reason::by("SW-7.5", Message::new("why-only-build")),
        Refusal::BonusDeclined => Reason::by("SW-9.4", Message::new("why-bonus-must")),
        Refusal::CityTaken(city) => {
            let message = Message::new("why-city-taken").term("city", city.word());
            Reason::by("SW-1.2", message)
        }
        Refusal::BonusTaken(bonus) => {
            let message = Message::new("why-bonus-taken").term("bonus", bonus.word());
            Reason::by("SW-9.1", message)
        }
        Refusal::NotInForum(die) => {
            let message = Message::new("why-not-in-forum").term("die", die.word());
            Reason::by("SW-4.4", message)
        }
        Refusal::Locked(die) => {
            Reason::by("SW-4.4", Message::new("why-locked").term("die", die.word()))
        }
        Refusal::NotPrinted(part) => {
            plain(Message::new("why-not-printed").term("part", part.word()))
        }
        Refusal::WonderNeedsNoDie => Reason::by("SW-8.8.2", Message::new("why-wonder-die")),
        Refusal::WonderBuilt => Reason::by("SW-8.8.1", Message::new("why-wonder-done")),
        Refusal::OutOfReach(space) => Reason::by("SW-7.2", about("why-not-these", space)),
        Refusal::Crossed(space) => Reason::by("SW-6.3", about("why-crossed", space)),
        Refusal::Face { face, space } => {
            let message = about("why-face", space).term("face", face.word());
            Reason::by("SW-4.9", message)
        }
        Refusal::Spy(parts) => {
            let message = Message::new("why-spy").with("buildings", help::parts(parts));
            Reason::by("SW-8.9.1", message)
        }
        Refusal::Guild {
            parts,
            own,
            left,
            right,
        } => {
            let message = |id| {
                Message::new(id)
                    .with("parts", help::parts(parts))
                    .with("own", own)
                    .with("left", left)
            };
            match right {
                Some(right) => Reason::by("SW-8.7.2", message("why-guild").with("right", right)),
                None => Reason::by("SW-12.3", message("why-guild-two")),
            }
        }
        Refusal::NotOpen(before) => {
            let message = Message::new("why-not-open").with("before", before.message());
            Reason::by("SW-6.1", message)
        }
        Refusal::DieCost { cost, coins, gain } => {
            let id = match gain {
                0 => "why-die-cost",
                1.. => "why-die-cost-gain",
            };
            let message = Message::new(id)
                .with("cost", cost)
                .with("coins", coins)
                .maybe(gain > 0, "gain", || Arg::from(gain));
            Reason::by("SW-4.5", message)
        }
        Refusal::Materials {
            cost,
            materials,
            coins,
        } => {
            let message = Message::new("why-materials")
                .with("cost", cost)
                .with("materials", materials)
                .with("coins", coins);
            Reason::by("SW-5.4", message)
        }
    }
}
