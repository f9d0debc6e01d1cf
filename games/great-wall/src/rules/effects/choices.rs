//! Decisions inside a text: alternatives, players, Resources.

use super::{
    Action, Clan, Cx, Filter, Op, Open, Question, Resource, Scope, Seat, Table, Text, Work, fall,
    here, value,
};

/// `choose[a | b]`: what it loses must be there in full, and what it copies must exist.
pub(crate) fn alternatives(table: &Table, text: Text, seat: Seat, out: &mut Vec<Action>) {
    let Some(Op::Choose(blocks)) = op_at(&table.open, text) else {
        return;
    };
    for (at, &block) in blocks.iter().enumerate() {
        let ops = &text.card.script(table.open.data()).blocks[block as usize];
        if ops.iter().all(|op| is_offered(table, text, seat, op)) {
            out.push(Action::Choose(at as u8 + 1));
        }
    }
}

fn op_at(open: &Open, text: Text) -> Option<&'static Op> {
    text.card
        .script(open.data())
        .blocks
        .get(text.block as usize)?
        .get(text.at as usize)
}

fn is_offered(table: &Table, text: Text, seat: Seat, op: &Op) -> bool {
    if let Op::Lose(filter, n) = *op {
        owns(table, seat, filter, value(&table.open, n, text), text.scope)
    } else if let Op::LoseHonor(n) = *op {
        table.open.player(seat).points() >= i16::from(value(&table.open, n, text))
    } else if *op == Op::CopyCommand {
        fall::copyable(&table.open, seat).next().is_some()
    } else {
        true
    }
}

pub(crate) fn owns(table: &Table, seat: Seat, filter: Filter, n: u8, scope: Scope) -> bool {
    let total: u8 = table
        .own(seat)
        .resources
        .iter()
        .fold(0, |sum, &have| sum.saturating_add(have));
    match filter {
        Filter::Only(resource) => table.has(seat, resource) >= n,
        Filter::Here => {
            here(&table.open, scope).is_some_and(|resource| table.has(seat, resource) >= n)
        }
        Filter::NonChi => table.materials(seat) >= n,
        Filter::Any => total >= n,
    }
}

pub(crate) fn choose_alternative(cx: &mut Cx<'_>, text: Text, at: u8) {
    if let Some(Op::Choose(blocks)) = op_at(&cx.table.open, text)
        && let Some(&block) = blocks.get((at as usize).wrapping_sub(1))
    {
        cx.work(Work::Run(Text {
            block,
            at: 0,
            ..text
        }));
    }
}

pub(crate) fn choose_player(cx: &mut Cx<'_>, text: Text, left: u8, clan: Clan) {
    if left > 1 {
        cx.ask(Question::PickPlayers {
            text,
            left: left - 1,
            chosen: Some(clan),
        });
    }
    cx.work(Work::Run(Text { me: clan, ..text }));
}

pub(crate) fn gain_options(chi: bool, out: &mut Vec<Action>) {
    let n = if chi { Resource::N } else { 3 };
    out.extend(
        Resource::ALL[..n]
            .iter()
            .map(|&resource| Action::Take(resource)),
    );
}

pub(crate) fn lose_options(table: &Table, seat: Seat, chi: bool, out: &mut Vec<Action>) {
    let n = if chi { Resource::N } else { 3 };
    let owned = Resource::ALL[..n]
        .iter()
        .filter(|&&resource| table.has(seat, resource) > 0);
    out.extend(owned.map(|&resource| Action::Lose(resource)));
}

pub(crate) fn exchange_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for &from in Resource::ALL
        .iter()
        .filter(|&&resource| table.has(seat, resource) > 0)
    {
        out.extend(
            Resource::ALL
                .iter()
                .filter(|&&to| to != from)
                .map(|&to| Action::Swap(from, to)),
        );
    }
    out.push(Action::Stop);
}

pub(crate) fn give_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for &what in Resource::ALL
        .iter()
        .filter(|&&resource| table.has(seat, resource) > 0)
    {
        out.extend(
            table
                .open
                .seats()
                .filter(|&to| to != seat)
                .map(|to| Action::Give(what, to)),
        );
    }
    out.push(Action::Stop);
}
