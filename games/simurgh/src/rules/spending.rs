//! SI-6: spending vassals.

use crate::{
    Simurgh,
    action::Action,
    event::Event,
    names::{Figure, Vassal},
    rules::Refusal,
    step::Question,
    table::{Table, Where},
};
use table::Cx;

/// SI-6.2: an unassigned vassal is spent if there is one, a resting one first; else the player chooses (SI-6.3).
pub(crate) fn spend(cx: &mut Cx<'_, Simurgh>, vassal: Vassal) {
    let seat = cx.table.active;
    if is_last(cx.table) {
        return;
    }
    if let Some(place) = unassigned(cx.table, vassal) {
        cx.table.me_mut().move_figure(vassal, place, Where::SUPPLY);
        cx.tell(Event::Spent {
            seat,
            vassal,
            from: None,
        });
    } else {
        cx.ask(Question::SpendFigure(vassal));
    }
}

/// SI-6.4: never the last one; costs that would do so are not offered.
fn is_last(table: &Table) -> bool {
    let outside = Vassal::ALL.map(|vassal| table.me().outside(vassal));
    outside.into_iter().sum::<u8>() < 2
}

fn unassigned(table: &Table, vassal: Vassal) -> Option<Where> {
    let mut places = [Where::RESTING, Where::AVAILABLE].into_iter();
    places.find(|&place| table.me().count(vassal, place) > 0)
}

/// SI-6.3: whether a vassal that is spent must be taken from the board.
pub(crate) fn must_choose(table: &Table, vassal: Vassal) -> bool {
    !is_last(table) && unassigned(table, vassal).is_none() && any_choice(table, vassal)
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

/// SI-6.3.
pub(crate) fn may_spend(table: &Table, vassal: Vassal, figure: Figure) -> Result<(), Refusal> {
    if choices(table, vassal).any(|choice| choice == figure) {
        Ok(())
    } else {
        Err(Refusal::Acting { rule: "SI-6.3" })
    }
}

pub(crate) fn any_choice(table: &Table, vassal: Vassal) -> bool {
    choices(table, vassal).next().is_some()
}

pub(crate) fn options(table: &Table, vassal: Vassal, out: &mut Vec<Action>) {
    out.extend(choices(table, vassal).map(Action::Spend));
}

/// SI-6.1: back to the supply.
pub(crate) fn spend_figure(cx: &mut Cx<'_, Simurgh>, figure: Figure) {
    let seat = cx.table.active;
    let Figure { vassal, space } = figure;
    cx.table
        .me_mut()
        .move_figure(vassal, Where::on(space), Where::SUPPLY);
    cx.tell(Event::Spent {
        seat,
        vassal,
        from: Some(space),
    });
}
