//! What in the picture cannot be chosen now, and why.

use crate::{
    Kingsburg,
    action::{Action, Placement},
    names::{Advisor, Building, Good, Goods},
    rules::{influence, recruit},
    speak::explain::reason,
    step::Question,
    table::dice::Dice,
};
use table::{Draw, Explain, Reason, Seat, View};

/// Advisors that no group reaches, buildings that cannot be built, goods that cannot pay for a soldier.
pub(super) fn unavailable(view: &View<Kingsburg>, seat: Seat) -> Vec<(String, Reason)> {
    let open = &view.table.open;
    let Some((_, question)) = view.my_question().filter(|(asked, _)| *asked == seat) else {
        return Vec::new();
    };
    // The first click of an action stands for all that begin with it.
    let first = |action: Action| Kingsburg::path(view, seat, action).swap_remove(0);
    let refused =
        |action: Action| Some((first(action), Kingsburg::explain(view, seat, action).err()?));
    match question {
        Question::Influence { .. } => Advisor::ALL
            .into_iter()
            .filter_map(|advisor| {
                let refusal = influence::may_reach(open, seat, advisor).err()?;
                // Whatever the dice, the advisor comes first.
                let any = Placement::new(advisor, Dice::NONE, false, 0, false);
                Some((first(Action::Place(any)), reason(refusal)))
            })
            .collect(),
        Question::Build { .. } | Question::SecondBuild { .. } => {
            let all = Building::ALL.into_iter().map(Action::Build);
            all.filter_map(refused).collect()
        }
        Question::Recruit { .. } => {
            let player = open.player(seat);
            let missing = Good::ALL
                .into_iter()
                .filter(|good| player.goods.of(*good) == 0);
            let price = recruit::price(player);
            let paid = |good| Goods::choices(price).find(|goods| goods.of(good) == price);
            missing
                .filter_map(paid)
                .map(Action::Recruit)
                .filter_map(refused)
                .collect()
        }
        Question::AidGood(_)
        | Question::Reroll { .. }
        | Question::Gift { .. }
        | Question::TownHall { .. }
        | Question::RewardGoods { .. }
        | Question::LoseGoods { .. } => Vec::new(),
    }
}
