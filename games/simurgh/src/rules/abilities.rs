//! SI-11.6..11.8, SI-12: using dragons' abilities, by choice and in trigger windows.

use crate::{
    Simurgh,
    action::Action,
    data::{Act, When},
    effect::{Stock, Way},
    event::Event,
    names::{Dragon, DragonTile, Slot, Vassal},
    rules::{
        Refusal,
        effects::{Lack, acting, is_payable, may_do},
        exploration, scouts, wilds,
    },
    step::{Question, Source, Step, Within, Work},
    table::{OwnDragon, Table},
};
use table::Cx;

/// SI-11.6, SI-11.8: active abilities that can be used now.
pub(crate) fn active_options(table: &Table, stock: Stock, within: Within, out: &mut Vec<Action>) {
    let armed = table.me().dragon_tiles();
    for (tile, own) in armed.filter(|(_, own)| !own.markers.is_empty()) {
        let slots = own.markers.iter();
        let usable = slots.filter(|&slot| may_use_own(table, own, slot, stock, within).is_ok());
        out.extend(usable.map(|slot| Action::Use(tile, slot)));
    }
}

/// SI-11.7: a marker, and not used in this turn.
#[inline]
pub(crate) fn may_be_used(own: OwnDragon, slot: Slot) -> Result<(), Refusal> {
    if own.is_used(slot) {
        Err(Refusal::Used)
    } else if own.is_armed(slot) {
        Ok(())
    } else {
        Err(Refusal::NoMarker)
    }
}

fn own_dragon(table: &Table, dragon: DragonTile) -> Result<OwnDragon, Refusal> {
    let at = table.me().dragon_index(dragon).ok_or(Refusal::NoDragon)?;
    Ok(table.me().dragons[at])
}

/// SI-11.8: whether an active ability can be used.
pub(crate) fn may_use(
    table: &Table,
    dragon: DragonTile,
    slot: Slot,
    within: Within,
) -> Result<(), Refusal> {
    let own = own_dragon(table, dragon)?;
    may_use_own(table, own, slot, table.me().stock(), within)
}

/// SI-5.6, SI-11.8: cost payable and gain possible, with the ability's own marker gone.
fn may_use_own(
    table: &Table,
    own: OwnDragon,
    slot: Slot,
    stock: Stock,
    within: Within,
) -> Result<(), Refusal> {
    may_be_used(own, slot)?;
    let ability = table.data().ability(own.kind, slot);
    if ability.when != When::Active {
        return Err(Refusal::NotTriggered { rule: "SI-11.8" });
    }
    let (cost, stock, acting) = (&ability.cost, stock.minus_marker(), acting(table));
    may_do(table, stock, acting, cost, &ability.gain).map_err(|lack| match lack {
        Lack::Goods => Refusal::AbilityCost { cost },
        Lack::Vassal => Refusal::Acting { rule: "SI-6.4" },
        Lack::Figure | Lack::Dragons => Refusal::AbilityGain,
    })?;
    match ability.act {
        Act::TakeFaceUp if table.on_offer().next().is_none() => {
            return Err(Refusal::SlotEmpty { rule: "SI-12.7" });
        }
        Act::TakeFromStack if table.stack.is_empty() => {
            return Err(Refusal::StackEmpty { rule: "SI-12.8" });
        }
        Act::Exchange | Act::TakeFaceUp | Act::TakeFromStack => {}
        Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => {
            return Err(Refusal::NotTriggered { rule: "SI-11.8" });
        }
    }
    // SI-3.6b: at the Scouts' Quarters a purchase must stay payable.
    let leaves = |way: &Way| {
        is_payable(table.me(), stock, acting, way)
            && leaves_purchase_after_payment(table, own.kind, slot, stock.minus(way))
    };
    if within == Within::Scouts && !cost.ways().iter().any(leaves) {
        return Err(Refusal::KeepsPurchase);
    }
    Ok(())
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
    let then = match ability.act {
        Act::Exchange => Step::Ask(Question::Gain(source)),
        Act::TakeFaceUp => Step::Ask(Question::TakeFaceUp(within)),
        Act::TakeFromStack => Step::Do(Work::TakeFromStack),
        Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => {
            unreachable!("this ability is not used by choice")
        }
    };
    cx.push_all(&[Step::Ask(Question::Pay(source)), then]);
}

/// SI-12: whether an ability answers to this window.
pub(crate) fn may_trigger(
    table: &Table,
    window: Question,
    dragon: DragonTile,
    slot: Slot,
) -> Result<(), Refusal> {
    answers(table, own_dragon(table, dragon)?, slot, window)
}

fn answers(table: &Table, own: OwnDragon, slot: Slot, window: Question) -> Result<(), Refusal> {
    may_be_used(own, slot)?;
    let ability = table.data().ability(own.kind, slot);
    let is_met = match (ability.when, window) {
        (When::Gain(wanted), Question::GainWindow { kinds, laying }) => {
            // SI-8.8: the laid tile must stay usable.
            let stays = |area| {
                let stock = table.me().stock().minus_marker();
                let mut ways = ability.gain.ways().iter();
                ways.any(|way| wilds::laid_tile_fits(table, area, stock.plus(way)))
            };
            let is_met = !wanted.and(kinds).is_empty();
            if is_met && !laying.is_none_or(stays) {
                return Err(Refusal::KeepsTile);
            }
            is_met
        }
        (When::Explore, Question::ExploreWindow(tile)) => {
            if ability.act == Act::OneMoreStep {
                exploration::may_advance_again(table, tile)?;
            }
            true
        }
        (When::Spend(Vassal::Spearman), Question::SpendWindow { spearman, .. }) => spearman,
        (When::Spend(Vassal::Dragonrider), Question::SpendWindow { dragonrider, .. }) => {
            dragonrider
        }
        (When::Active | When::Gain(_) | When::Explore | When::Spend(_) | When::Monument, _) => {
            false
        }
    };
    if is_met {
        Ok(())
    } else {
        Err(Refusal::NotTriggered { rule: "SI-11.8" })
    }
}

/// Whether the window has to be opened at all.
pub(crate) fn any_trigger(table: &Table, window: Question) -> bool {
    let mut armed = table
        .me()
        .dragons
        .iter()
        .filter(|own| !own.markers.is_empty());
    armed.any(|own| {
        let mut slots = own.markers.iter();
        slots.any(|slot| answers(table, *own, slot, window).is_ok())
    })
}

/// SI-12.12: every usable trigger, or none.
pub(crate) fn trigger_options(table: &Table, window: Question, out: &mut Vec<Action>) {
    for (tile, own) in table.me().dragon_tiles() {
        let slots = own.markers.iter();
        let usable = slots.filter(|&slot| answers(table, own, slot, window).is_ok());
        out.extend(usable.map(|slot| Action::Use(tile, slot)));
    }
    out.push(Action::Pass);
}

/// SI-12.2, SI-12.4, SI-12.5: the ability is resolved; then the window is open again, unless the rider went on (SI-12.6).
pub(crate) fn trigger(cx: &mut Cx<'_, Simurgh>, window: Question, dragon: DragonTile, slot: Slot) {
    use_up(cx, dragon, slot);
    let kind = dragon.kind;
    if let Question::GainWindow { kinds, .. } = window {
        let bonus = Question::Bonus {
            dragon: kind,
            slot,
            kinds,
        };
        cx.push_all(&[Step::Ask(bonus), Step::Ask(window)]);
    } else if let Question::ExploreWindow(tile) = window
        && cx.table.data().ability(kind, slot).act == Act::OneMoreStep
    {
        cx.work(Work::Advance(tile));
    } else {
        let gain = Question::Gain(Source::Ability(kind, slot, Within::Turn));
        cx.push_all(&[Step::Ask(gain), Step::Ask(window)]);
    }
}
