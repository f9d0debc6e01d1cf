//! SI-4.5..4.7: taking vassals back.

use crate::{
    Simurgh,
    action::{Action, Company},
    event::Event,
    names::Figure,
    rules::Refusal,
    table::{Table, Where},
};
use table::Cx;

/// SI-4.5, SI-4.6: one or more own figures that are on the board.
pub(crate) fn may_take_back(table: &Table, company: Company) -> Result<(), Refusal> {
    let mut own = table.me().on_board().peekable();
    if own.peek().is_none() || company.iter().next().is_none() {
        return Err(Refusal::NobodyOnBoard { rule: "SI-4.5" });
    }
    // Both are sorted.
    if company
        .iter()
        .all(|figure| own.any(|other| other == figure))
    {
        Ok(())
    } else {
        Err(Refusal::NotThere)
    }
}

/// SI-4.5, SI-A30: every choice of one or more own figures on the board; equal figures count once.
pub(crate) fn options(table: &Table, out: &mut Vec<Action>) {
    let mut figures: [Option<Figure>; 5] = [None; 5];
    let mut n = 0;
    for (place, figure) in figures.iter_mut().zip(table.me().on_board()) {
        *place = Some(figure);
        n += 1;
    }
    for mask in 1u8..1 << n {
        let chosen = |at: usize| mask & 1 << at != 0;
        // Of equal figures the earlier ones are chosen first.
        let skips =
            (1..n).any(|at| chosen(at) && !chosen(at - 1) && figures[at] == figures[at - 1]);
        if !skips {
            let company = (0..n).filter(|&at| chosen(at)).filter_map(|at| figures[at]);
            out.push(Action::Back(Company::new(company)));
        }
    }
    out.sort_unstable();
}

/// SI-4.7: all leave together; then tiles without vassals go to the Chronicle. SI-10.6: they rest.
pub(crate) fn take_back(cx: &mut Cx<'_, Simurgh>, company: Company) {
    let seat = cx.table.active;
    for figure in company.iter() {
        cx.table
            .me_mut()
            .move_figure(figure.vassal, Where::on(figure.space), Where::RESTING);
    }
    cx.table.turn.main_done = true;
    cx.tell(Event::Retreated { seat, company });
}
