//! Why something cannot be done.

use crate::{
    Action, Question, Toy,
    board::path,
    names::{Bird, Side},
    rules::Refusal,
};
use table::{Explain, Message, NotNow, Reason, Seat, View};

impl Explain for Toy {
    fn reason(_view: &View<Self>, _seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        reason(not_now)
    }

    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        let refused = |action: Action| {
            let reason = Self::explain(view, seat, action).err()?;
            let target = path::path(action).into_iter().next()?;
            Some((target, reason))
        };
        thinkable(view, seat)
            .into_iter()
            .filter_map(refused)
            .collect()
    }
}

/// What a person might want to do now.
fn thinkable(view: &View<Toy>, seat: Seat) -> Vec<Action> {
    let Some((asked, question)) = view.my_question() else {
        return Vec::new();
    };
    match question {
        _ if asked != seat => Vec::new(),
        Question::Scout => Side::ALL.map(Action::Peek).into(),
        Question::Stake => Side::ALL.map(Action::Stake).into(),
        Question::Bid => Bird::ALL.map(Action::Bid).into(),
        Question::Target => vec![Action::Rob(seat)],
        Question::Swap(_) => Bird::ALL.map(Action::Swap).into(),
    }
}

/// The words of a refusal, and its rule.
fn reason(not_now: NotNow<Refusal>) -> Reason {
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
