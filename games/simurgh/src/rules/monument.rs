//! SI-13: the Dragonlord's Monument and its objectives.

use crate::{
    Simurgh,
    action::Action,
    data::Act,
    event::Event,
    names::{DragonTile, End, MonumentSlot, Objective, Slot},
    rules::{Refusal, abilities, end_of_turn::check_end, exploration},
    step::{Question, Source, Step, Within},
    table::{Table, put_back},
};
use table::{Cx, Set};

/// SI-13.1: draws the top objectives secretly.
pub(crate) fn look(cx: &mut Cx<'_, Simurgh>) {
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
    cx.push_all(&[
        Step::Ask(Question::PlaceObjective),
        Step::Ask(Question::ReturnObjectives),
    ]);
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

/// SI-13.1, SI-13.3, SI-12.9: an objective that was looked at, on a payable slot that is empty or can be replaced.
pub(crate) fn may_set(
    table: &Table,
    objective: Objective,
    slot: MonumentSlot,
) -> Result<(), Refusal> {
    is_drawn(table, objective, "SI-13.1")?;
    if table.objectives[slot.index()].is_some() && replacer(table).is_none() {
        return Err(Refusal::SlotTaken);
    }
    let (rule, cost) = ("SI-13.3", &table.data().monument(slot).cost);
    if table.me().stock().pays(cost) {
        Ok(())
    } else {
        Err(Refusal::SlotCost { rule, cost })
    }
}

fn is_drawn(table: &Table, objective: Objective, rule: &'static str) -> Result<(), Refusal> {
    if table.me().objectives_drawn.contains(&objective) {
        Ok(())
    } else {
        Err(Refusal::NotDrawn { rule })
    }
}

/// The objectives that were looked at, by number.
fn drawn(table: &Table) -> impl Iterator<Item = Objective> {
    let drawn: Set<Objective> = table.me().objectives_drawn.iter().copied().collect();
    drawn.iter()
}

/// SI-13.2: every objective on every slot where it may be; abilities and the exploration move (SI-3.6c); or none.
pub(crate) fn options(table: &Table, out: &mut Vec<Action>) {
    let stock = table.me().stock();
    abilities::active_options(table, stock, Within::Turn, out);
    exploration::options_inside(table, stock, out);
    for objective in drawn(table) {
        let slots = MonumentSlot::all().filter(|&slot| may_set(table, objective, slot).is_ok());
        out.extend(slots.map(|slot| Action::Set(objective, slot)));
    }
    out.push(Action::Pass);
}

/// SI-13.2: none is placed.
pub(crate) fn set_none(cx: &mut Cx<'_, Simurgh>) {
    let seat = cx.table.active;
    cx.tell(Event::NoObjective { seat });
}

/// SI-13.3: places the objective, pays for the slot and gains its points.
pub(crate) fn set(cx: &mut Cx<'_, Simurgh>, objective: Objective, slot: MonumentSlot) {
    let seat = cx.table.active;
    let source = Source::Monument(slot);
    cx.push_all(&[
        Step::Ask(Question::Pay(source)),
        Step::Ask(Question::Gain(source)),
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
pub(crate) fn may_return(table: &Table, objective: Objective) -> Result<(), Refusal> {
    is_drawn(table, objective, "SI-17.1")
}

pub(crate) fn return_options(table: &Table, out: &mut Vec<Action>) {
    for objective in drawn(table) {
        out.extend(End::ALL.map(|end| Action::ReturnObjective(objective, end)));
    }
}

/// SI-17.1: who returned it knows where it lies.
pub(crate) fn give_back(cx: &mut Cx<'_, Simurgh>, objective: Objective, end: End) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    me.objectives_drawn.retain(|&drawn| drawn != objective);
    put_back(&mut cx.table.objective_stack, objective, end, seat);
    cx.tell(Event::ObjectiveReturned {
        seat,
        objective: Some(objective),
        end,
    });
    cx.ask(Question::ReturnObjectives);
}
