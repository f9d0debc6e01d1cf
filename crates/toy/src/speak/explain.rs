//! Why something cannot be done.

use crate::{Toy, rules::Refusal};
use table::{Explain, Message, NotNow, Reason, Seat, View};

impl Explain for Toy {
    fn reason(_view: &View<Self>, _seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        reason(not_now)
    }
}

/// The words of a refusal, and its rule.
pub(crate) fn reason(not_now: NotNow<Refusal>) -> Reason {
    let refusal = match not_now {
        NotNow::NotAsked => return Reason::by("TOY-2.1", Message::new("no-not-now")),
        NotNow::Because(refusal) => refusal,
    };
    match refusal {
        Refusal::OtherPhase => Reason::by("TOY-2.1", Message::new("no-other-phase")),
        Refusal::Seen => Reason::by("TOY-3.2", Message::new("no-peek-seen")),
        Refusal::NoCoin { price } => {
            Reason::by("TOY-3.1", Message::new("no-peek-coin").with("price", price))
        }
        Refusal::NoBird { bird, rule } => {
            Reason::by(rule, Message::new("no-bird").term("bird", bird.word()))
        }
        Refusal::NoTarget => Reason::by("TOY-4.2", Message::new("no-target")),
        Refusal::EmptyDeck => Reason::by("TOY-6.3", Message::new("no-deck")),
    }
}
