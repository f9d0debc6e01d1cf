//! SI-6: spending vassals.

use crate::{
    Simurgh,
    action::Action,
    event::Event,
    names::{Figure, Vassal},
    step::Step,
    table::{Table, Where},
};
use table::{Cx, Flow};

/// SI-6.2: an unassigned vassal is spent if there is one, a resting one first; else the player chooses (SI-6.3).
pub(crate) fn spend(cx: &mut Cx<'_, Simurgh>, vassal: Vassal) -> Flow<Step> {
    let seat = cx.table.active;
    // SI-6.4: never the last one; costs that would do so are not offered.
    if Vassal::ALL
        .iter()
        .map(|&vassal| cx.table.me().outside(vassal))
        .sum::<u8>()
        < 2
    {
        return Flow::Done;
    }
    for place in [Where::RESTING, Where::AVAILABLE] {
        if cx.table.me().count(vassal, place) > 0 {
            cx.table.me_mut().move_figure(vassal, place, Where::SUPPLY);
            cx.tell(Event::Spent {
                seat,
                vassal,
                from: None,
            });
            return Flow::Done;
        }
    }
    if choices(cx.table, vassal).next().is_none() {
        return Flow::Done;
    }
    Flow::Decide(seat)
}

/// SI-6.3: own figures of the type on the board but for the acting one.
fn choices(table: &Table, vassal: Vassal) -> impl Iterator<Item = Figure> + '_ {
    let acting = table.turn.acting;
    let figures = table
        .me()
        .on_board()
        .filter(move |figure| figure.vassal == vassal);
    let mut skipped = false;
    let mut before = None;
    figures.filter(move |&figure| {
        // Of several figures on the acting one's space all but one may be chosen.
        if acting == Some(figure) && !skipped {
            skipped = true;
            return false;
        }
        let is_new = before != Some(figure);
        before = Some(figure);
        is_new
    })
}

pub(crate) fn options(table: &Table, vassal: Vassal, out: &mut Vec<Action>) {
    out.extend(choices(table, vassal).map(Action::Spend));
}

/// SI-6.1: back to the supply.
pub(crate) fn chosen(cx: &mut Cx<'_, Simurgh>, vassal: Vassal, action: Action) {
    let Action::Spend(figure) = action else {
        unreachable!("only figures are listed");
    };
    let seat = cx.table.active;
    cx.table
        .me_mut()
        .move_figure(vassal, Where::on(figure.space), Where::SUPPLY);
    cx.tell(Event::Spent {
        seat,
        vassal,
        from: Some(figure.space),
    });
}
