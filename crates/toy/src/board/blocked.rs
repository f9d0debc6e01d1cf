//! What in the picture cannot be chosen now, and why.

use crate::{
    Action, Question, Toy,
    board::path,
    names::{Bird, Side},
};
use table::{Explain, Reason, Seat, View};

pub(super) fn unavailable(view: &View<Toy>, seat: Seat) -> Vec<(String, Reason)> {
    let refused = |action: Action| {
        let reason = Toy::explain(view, seat, action).err()?;
        let target = path::path(action).into_iter().next()?;
        Some((target, reason))
    };
    thinkable(view, seat)
        .into_iter()
        .filter_map(refused)
        .collect()
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
