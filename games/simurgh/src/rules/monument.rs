//! SI-13: the Dragonlord's Monument and its objectives.

use crate::{
    Simurgh,
    action::Action,
    data::Act,
    event::Event,
    names::{DragonTile, End, Slot},
    rules::{abilities, end_of_turn::check_end, exploration},
    step::{Source, Step, Within},
    table::{Hidden, Table},
};
use table::{Cx, Flow, Seats};

/// SI-13.1: draws the top objectives secretly.
pub(crate) fn look(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    let seat = cx.table.active;
    let mut n = 0u8;
    while cx.table.me().objectives_drawn.len() < usize::from(cx.table.data().look())
        && !cx.table.objective_stack.is_empty()
    {
        let objective = cx.table.objective_stack.remove(0).tile;
        cx.table.me_mut().objectives_drawn.push(objective);
        n += 1;
    }
    cx.reveal();
    cx.tell(Event::LookedAtObjectives { seat, n });
    cx.push_all(&[Step::PlaceObjective, Step::ReturnObjectives]);
    Flow::Done
}

/// SI-12.9: the dragon tile whose ability replaces an objective, if one is armed.
pub(crate) fn replacer(table: &Table) -> Option<(DragonTile, Slot)> {
    table.me().dragon_tiles().find_map(|(tile, own)| {
        let replaces = |slot: &&Slot| {
            own.is_armed(**slot)
                && !own.is_used(**slot)
                && table.data().ability(own.kind, **slot).act == Act::ReplaceObjective
        };
        Slot::ALL.iter().find(replaces).map(|&slot| (tile, slot))
    })
}

/// SI-13.2, SI-13.3, SI-12.9: every objective on every payable slot that is empty or can be replaced; abilities
/// and the exploration move (SI-3.6c); or none.
pub(crate) fn options(table: &Table, out: &mut Vec<Action>) {
    let stock = table.me().stock();
    abilities::active_options(table, stock, Within::Turn, out);
    exploration::options_inside(table, stock, out);
    let replaces = replacer(table).is_some();
    let mut drawn = table.me().objectives_drawn;
    drawn.sort_unstable();
    for &objective in drawn.iter() {
        for (slot, shown) in table.monument() {
            let payable = table
                .data()
                .monument(slot)
                .cost
                .ways()
                .iter()
                .any(|way| stock.covers(way));
            if payable && (shown.is_none() || replaces) {
                out.push(Action::Set(objective, slot));
            }
        }
    }
    out.push(Action::Pass);
}

/// SI-13.3: places the objective, pays for the slot and gains its points.
pub(crate) fn place(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let seat = cx.table.active;
    if let Action::Use(dragon, slot) = action {
        cx.push(Step::PlaceObjective);
        abilities::use_active(cx, dragon, slot, Within::Turn);
        return;
    }
    if let Action::Explore(tile) = action {
        cx.push(Step::PlaceObjective);
        exploration::explore(cx, tile);
        return;
    }
    let Action::Set(objective, slot) = action else {
        cx.tell(Event::NoObjective { seat });
        return;
    };
    cx.push_all(&[
        Step::Pay(Source::Monument(slot)),
        Step::Gain(Source::Monument(slot)),
    ]);
    let replaced = cx.table.objectives[slot.index()];
    if replaced.is_some()
        && let Some((dragon, ability)) = replacer(cx.table)
    {
        abilities::use_up(cx, dragon, ability);
    }
    let me = cx.table.me_mut();
    me.objectives_drawn.retain(|&drawn| drawn != objective);
    cx.table.objectives[slot.index()] = Some(objective);
    cx.reveal();
    cx.tell(Event::ObjectivePlaced {
        seat,
        objective,
        slot,
        replaced,
    });
    check_end(cx);
}

/// SI-13.4, SI-17.1: each unplaced one to the top or the bottom.
pub(crate) fn return_options(table: &Table, out: &mut Vec<Action>) {
    let mut drawn = table.me().objectives_drawn;
    drawn.sort_unstable();
    for &objective in drawn.iter() {
        out.extend(
            End::ALL
                .iter()
                .map(|&end| Action::ReturnObjective(objective, end)),
        );
    }
}

pub(crate) fn returned(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::ReturnObjective(objective, end) = action else {
        unreachable!("only objectives are listed");
    };
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    me.objectives_drawn.retain(|&drawn| drawn != objective);
    let hidden = Hidden {
        tile: objective,
        known: Seats::NONE.with(seat),
    };
    match end {
        End::Top => cx.table.objective_stack.insert(0, hidden),
        End::Bottom => cx.table.objective_stack.push(hidden),
    }
    cx.tell(Event::ObjectiveReturned {
        seat,
        objective: Some(objective),
        end,
    });
    cx.push(Step::ReturnObjectives);
}
