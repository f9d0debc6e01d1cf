//! SI-11.6..11.8, SI-12: using dragons' abilities, by choice and in trigger windows.

use crate::{
    Simurgh,
    action::Action,
    data::{Ability, Act, When},
    effect::Stock,
    event::Event,
    names::{Dragon, DragonTile, Slot, Vassal},
    rules::{
        effects::{acting, is_payable, is_possible},
        exploration, scouts, wilds,
    },
    step::{Source, Step, Within},
    table::{OwnDragon, Table},
};
use table::Cx;

/// SI-11.6, SI-11.8: active abilities that can be used now.
pub(crate) fn active_options(table: &Table, stock: Stock, within: Within, out: &mut Vec<Action>) {
    for (tile, own) in table
        .me()
        .dragon_tiles()
        .filter(|(_, own)| !own.markers.is_empty())
    {
        let usable = Slot::ALL
            .iter()
            .copied()
            .filter(|&slot| can_use(table, own, slot, stock, within));
        out.extend(usable.map(|slot| Action::Use(tile, slot)));
    }
}

/// SI-11.7: a marker, and not used in this turn.
#[inline]
fn is_ready(own: OwnDragon, slot: Slot) -> bool {
    own.is_armed(slot) && !own.is_used(slot)
}

/// SI-11.8: whether an active ability can be used.
pub(crate) fn can_use(
    table: &Table,
    own: OwnDragon,
    slot: Slot,
    stock: Stock,
    within: Within,
) -> bool {
    if !is_ready(own, slot) {
        return false;
    }
    let ability = table.data().ability(own.kind, slot);
    ability.when == When::Active
        && is_doable(table, own.kind, slot, ability, stock.minus_marker(), within)
}

/// SI-5.6, SI-11.8: cost payable and gain possible, with the ability's own marker gone.
fn is_doable(
    table: &Table,
    dragon: Dragon,
    slot: Slot,
    ability: &Ability,
    stock: Stock,
    within: Within,
) -> bool {
    let possible = match ability.act {
        Act::Exchange => is_possible(table, stock, acting(table), &ability.cost, &ability.gain),
        Act::TakeFaceUp => table.on_offer().next().is_some(),
        Act::TakeFromStack => !table.stack.is_empty(),
        Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => false,
    };
    // SI-3.6b: at the Scouts' Quarters a purchase must stay payable.
    let leaves =
        |stock| within == Within::Turn || leaves_purchase_after_payment(table, dragon, slot, stock);
    let mut ways = ability.cost.ways().iter();
    possible
        && ways.any(|way| {
            is_payable(table.me(), stock, acting(table), way) && leaves(stock.minus(way))
        })
}

/// SI-3.6b: whether something can still be bought after the gain of an ability whose cost has been paid.
pub(crate) fn leaves_purchase_after_payment(
    table: &Table,
    dragon: Dragon,
    slot: Slot,
    stock: Stock,
) -> bool {
    let ability = table.data().ability(dragon, slot);
    match ability.act {
        Act::Exchange => ability
            .gain
            .ways()
            .iter()
            .any(|way| scouts::can_buy(table, stock.plus(way))),
        Act::TakeFaceUp => table
            .on_offer()
            .any(|(taken, _)| scouts::can_buy_without(table, stock, taken)),
        Act::TakeFromStack => scouts::can_buy_after_draw(table, stock),
        Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => true,
    }
}

/// SI-11.7: the marker goes back to the pool.
pub(crate) fn use_up(cx: &mut Cx<'_, Simurgh>, dragon: DragonTile, slot: Slot) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    let at = me
        .dragon_index(dragon)
        .expect("only own dragons are listed");
    me.dragons[at].markers.remove(slot);
    me.dragons[at].used.add(slot);
    cx.tell(Event::Used { seat, dragon, slot });
}

/// SI-12.1: cost and gain like those of a space.
pub(crate) fn use_active(cx: &mut Cx<'_, Simurgh>, dragon: DragonTile, slot: Slot, within: Within) {
    use_up(cx, dragon, slot);
    let ability = cx.table.data().ability(dragon.kind, slot);
    let source = Source::Ability(dragon.kind, slot, within);
    match ability.act {
        Act::Exchange => cx.push_all(&[Step::Pay(source), Step::Gain(source)]),
        Act::TakeFaceUp => cx.push_all(&[Step::Pay(source), Step::TakeFaceUp(within)]),
        Act::TakeFromStack => cx.push_all(&[Step::Pay(source), Step::TakeFromStack]),
        Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => {
            unreachable!("this ability is not used by choice")
        }
    }
}

/// SI-12: whether a slot answers to this window.
fn answers(table: &Table, own: OwnDragon, slot: Slot, window: Step) -> bool {
    if !is_ready(own, slot) {
        return false;
    }
    let ability = table.data().ability(own.kind, slot);
    match (ability.when, window) {
        (When::Gain(wanted), Step::GainWindow { kinds, laying }) => {
            !wanted.and(kinds).is_empty()
                && laying.is_none_or(|area| {
                    // SI-8.8: the laid tile must stay usable.
                    let stock = table.me().stock().minus_marker();
                    let mut ways = ability.gain.ways().iter();
                    ways.any(|way| wilds::laid_tile_fits(table, area, stock.plus(way)))
                })
        }
        (When::Explore, Step::ExploreWindow(tile)) => match ability.act {
            Act::OneMoreStep => exploration::can_advance_again(table, tile),
            Act::Exchange
            | Act::SameKind
            | Act::TakeFaceUp
            | Act::TakeFromStack
            | Act::ReplaceObjective => true,
        },
        (When::Spend(Vassal::Spearman), Step::SpendWindow { spearman, .. }) => spearman,
        (When::Spend(Vassal::Dragonrider), Step::SpendWindow { dragonrider, .. }) => dragonrider,
        (When::Active | When::Gain(_) | When::Explore | When::Spend(_) | When::Monument, _) => {
            false
        }
    }
}

/// Whether the window has to be opened at all.
pub(crate) fn any_trigger(table: &Table, window: Step) -> bool {
    let armed = table
        .me()
        .dragons
        .iter()
        .filter(|own| !own.markers.is_empty());
    armed.clone().any(|own| {
        Slot::ALL
            .iter()
            .any(|&slot| answers(table, *own, slot, window))
    })
}

/// SI-12.12: every usable trigger, or none.
pub(crate) fn trigger_options(table: &Table, window: Step, out: &mut Vec<Action>) {
    for (tile, own) in table.me().dragon_tiles() {
        let usable = Slot::ALL
            .iter()
            .copied()
            .filter(|&slot| answers(table, own, slot, window));
        out.extend(usable.map(|slot| Action::Use(tile, slot)));
    }
    out.push(Action::Pass);
}

/// SI-12.2, SI-12.4, SI-12.5: the ability is resolved; then the window is open again, unless the rider went on (SI-12.6).
pub(crate) fn trigger(cx: &mut Cx<'_, Simurgh>, window: Step, action: Action) {
    let Action::Use(dragon, slot) = action else {
        return;
    };
    use_up(cx, dragon, slot);
    let source = Source::Ability(dragon.kind, slot, Within::Turn);
    if let Step::GainWindow { kinds, .. } = window {
        let bonus = Step::Bonus {
            dragon: dragon.kind,
            slot,
            kinds,
        };
        cx.push_all(&[bonus, window]);
    } else if let Step::ExploreWindow(tile) = window
        && cx.table.data().ability(dragon.kind, slot).act == Act::OneMoreStep
    {
        cx.push(Step::Advance(tile));
    } else {
        cx.push_all(&[Step::Gain(source), window]);
    }
}
