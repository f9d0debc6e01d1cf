//! SI-5: costs and gains of spaces, areas, abilities and slots; SI-11.4: placing markers.

use crate::{
    Simurgh,
    action::Action,
    effect::{Effect, Goods, Stock, Way},
    event::Event,
    names::{Dragon, DragonTile, Good, Slot, Tile, TileType, Vassal},
    rules::{abilities, exploration, scouts, wilds},
    step::{Source, Step, Within},
    table::{Player, Points, Table, Where},
};
use table::{Cx, Flow, Set};

/// SI-5.6: whether the player at turn can do this in full. `acting` is the vassal that is placed for it.
#[inline]
pub(crate) fn is_possible(
    table: &Table,
    stock: Stock,
    acting: Option<Vassal>,
    cost: &Effect,
    gain: &Effect,
) -> bool {
    if gain.dragon().is_some() && table.dragon_stack.is_empty() {
        return false;
    }
    let me = table.me();
    let mut ways = cost.ways().iter();
    ways.any(|way| is_payable(me, stock, acting, way) && can_recruit(me, way, gain))
}

/// SI-5.6, SI-6.3, SI-6.4: whether this way of paying is possible.
#[inline]
pub(crate) fn is_payable(me: &Player, stock: Stock, acting: Option<Vassal>, way: &Way) -> bool {
    stock.covers(way) && (!way.vassals || can_spend(me, acting, way))
}

/// SI-6.3, SI-6.4: enough figures besides the acting one, and one stays outside the supply.
fn can_spend(me: &Player, acting: Option<Vassal>, way: &Way) -> bool {
    let mut left = 0;
    for vassal in Vassal::ALL {
        let outside = me.outside(vassal);
        let spent = way.goods.get(vassal.good());
        if spent + u8::from(acting == Some(vassal)) > outside && spent > 0 {
            return false;
        }
        left += outside - spent;
    }
    left > 0
}

/// SI-6.7: figures in the supply for what the gain recruits; one spent by the same cost counts as returned.
fn can_recruit(me: &Player, cost: &Way, gain: &Effect) -> bool {
    gain.ways().iter().any(|way| {
        !way.vassals
            || Vassal::ALL.iter().all(|&vassal| {
                let supply = me.count(vassal, Where::SUPPLY) + cost.goods.get(vassal.good());
                way.goods.get(vassal.good()) <= supply
            })
    })
}

/// The vassal whose placement is being resolved.
pub(crate) fn acting(table: &Table) -> Option<Vassal> {
    table.turn.acting.map(|figure| figure.vassal)
}

/// SI-5.5: asks how to pay.
pub(crate) fn pay(cx: &mut Cx<'_, Simurgh>, source: Source) -> Flow<Step> {
    let table = &*cx.table;
    let cost = source.cost(table.data());
    let (stock, acting) = (table.me().stock(), acting(table));
    let mut ways = cost.ways().iter();
    if cost.is_none() || !ways.any(|way| is_payable(table.me(), stock, acting, way)) {
        return Flow::Done;
    }
    Flow::Decide(table.active)
}

/// SI-5.8: every payable way.
pub(crate) fn pay_options(table: &Table, source: Source, out: &mut Vec<Action>) {
    let (stock, acting) = (table.me().stock(), acting(table));
    let payable = |way: &&Way| is_payable(table.me(), stock, acting, way);
    let ways = source.cost(table.data()).ways().iter().filter(payable);
    out.extend(
        ways.clone()
            .filter(|way| leaves_purchase(table, source, stock.minus(way)))
            .map(|way| Action::Pay(way.goods)),
    );
    if out.is_empty() {
        out.extend(ways.map(|way| Action::Pay(way.goods)));
    }
}

/// SI-3.6b: at the Scouts' Quarters something must stay payable.
fn leaves_purchase(table: &Table, source: Source, stock: Stock) -> bool {
    match source {
        Source::Ability(dragon, slot, Within::Scouts) => {
            abilities::leaves_purchase_after_payment(table, dragon, slot, stock)
        }
        Source::Space(space) => exploration::leaves_purchase(table, space, stock),
        Source::Ability(_, _, Within::Turn)
        | Source::Area(_)
        | Source::Market(_)
        | Source::Stack
        | Source::Monument(_) => true,
    }
}

/// SI-4.3: the cost is paid, then what answers to spending.
pub(crate) fn paid(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::Pay(goods) = action else {
        unreachable!("only ways to pay are listed");
    };
    pay_goods(cx, goods);
}

/// Takes resources and points; markers and vassals are chosen one by one.
pub(crate) fn pay_goods(cx: &mut Cx<'_, Simurgh>, goods: Goods) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    for (good, n) in goods.iter() {
        if let Some(amount) = me.resources.get_mut(good) {
            *amount -= u16::from(n);
        }
    }
    me.points.paid += u32::from(goods.get(Good::Pp));
    cx.tell(Event::Paid { seat, goods });
    let spent = |vassal: Vassal| goods.get(vassal.good());
    if spent(Vassal::Spearman) + spent(Vassal::Dragonrider) > 0 {
        cx.push(Step::SpendWindow {
            spearman: spent(Vassal::Spearman) > 0,
            dragonrider: spent(Vassal::Dragonrider) > 0,
        });
        for &vassal in Vassal::ALL.iter().rev() {
            for _ in 0..spent(vassal) {
                cx.push(Step::Spend(vassal));
            }
        }
    }
    if goods.get(Good::Marker) > 0 {
        cx.push(Step::PayMarkers(goods.get(Good::Marker)));
    }
}

/// SI-11.9: any marker on own dragons.
pub(crate) fn marker_cost_options(table: &Table, out: &mut Vec<Action>) {
    for (tile, own) in table.me().dragon_tiles() {
        let armed = Slot::ALL.iter().copied().filter(|&slot| own.is_armed(slot));
        out.extend(armed.map(|slot| Action::Unmark(tile, slot)));
    }
}

/// SI-11.9: the marker is gone; the ability is not used.
pub(crate) fn pay_marker(cx: &mut Cx<'_, Simurgh>, n: u8, action: Action) {
    let Action::Unmark(dragon, slot) = action else {
        unreachable!("only markers are listed");
    };
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    let at = me
        .dragon_index(dragon)
        .expect("only own dragons are listed");
    me.dragons[at].markers.remove(slot);
    cx.tell(Event::MarkerPaid { seat, dragon, slot });
    if n > 1 {
        cx.push(Step::PayMarkers(n - 1));
    }
}

/// SI-5.9: asks which way to gain.
pub(crate) fn gain(cx: &mut Cx<'_, Simurgh>, source: Source) -> Flow<Step> {
    if source.gain(cx.table.data()).is_none() {
        return Flow::Done;
    }
    Flow::Decide(cx.table.active)
}

/// SI-5.8: every way; at a reward only those after which the laid tile can be used (SI-8.7), at the Scouts' Quarters
/// those after which something can be bought (SI-7.12, SI-3.6b).
pub(crate) fn gain_options(table: &Table, source: Source, out: &mut Vec<Action>) {
    let ways = source.gain(table.data()).ways();
    if ways.len() > 1 {
        let stock = table.me().stock();
        let fits = |way: &&Way| match source {
            Source::Area(area) => wilds::laid_tile_fits(table, area, stock.plus(way)),
            Source::Ability(_, _, Within::Scouts) => scouts::can_buy(table, stock.plus(way)),
            Source::Space(space) => {
                !(space == scouts::SCOUTS || exploration::is_at_scouts(table, space))
                    || scouts::can_buy(table, stock.plus(way))
            }
            Source::Ability(_, _, Within::Turn)
            | Source::Market(_)
            | Source::Stack
            | Source::Monument(_) => true,
        };
        out.extend(ways.iter().filter(fits).map(|way| Action::Gain(way.goods)));
    }
    if out.is_empty() {
        out.extend(ways.iter().map(|way| Action::Gain(way.goods)));
    }
}

/// SI-5.9: resources and points with one window, then markers, dragons, recruits.
pub(crate) fn gained(cx: &mut Cx<'_, Simurgh>, source: Source, action: Action) {
    let Action::Gain(goods) = action else {
        unreachable!("only ways to gain are listed");
    };
    for &vassal in Vassal::ALL.iter().rev() {
        for _ in 0..goods.get(vassal.good()) {
            cx.push(Step::Recruit(vassal));
        }
    }
    if let Some(draw) = source.gain(cx.table.data()).dragon() {
        cx.push(Step::DrawDragons {
            draw: draw.draw,
            markers: draw.markers,
        });
    }
    if goods.get(Good::Marker) > 0 {
        cx.push(Step::Markers(goods.get(Good::Marker)));
    }
    credit(cx, source, goods);
    let kinds = plain_kinds(goods);
    if kinds != Set::NONE {
        let laying = match source {
            Source::Area(area) => Some(area),
            Source::Space(_)
            | Source::Ability(..)
            | Source::Market(_)
            | Source::Stack
            | Source::Monument(_) => None,
        };
        cx.push(Step::GainWindow { kinds, laying });
    }
}

/// The resources and points among goods.
fn plain_kinds(goods: Goods) -> Set<Good> {
    let plain = |good: &Good| Good::RESOURCES.contains(good) || *good == Good::Pp;
    goods.iter().map(|(good, _)| good).filter(plain).collect()
}

/// Puts resources on the player board and moves the scoring marker.
fn credit(cx: &mut Cx<'_, Simurgh>, source: Source, goods: Goods) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    for (good, n) in goods.iter() {
        if let Some(amount) = me.resources.get_mut(good) {
            *amount += u16::from(n);
        }
    }
    *points_from(&mut me.points, source) += u32::from(goods.get(Good::Pp));
    if plain_kinds(goods) != Set::NONE {
        cx.tell(Event::Gained { seat, goods });
    }
}

fn points_from(points: &mut Points, source: Source) -> &mut u32 {
    match source {
        Source::Space(space) => match space.tile().map(Tile::kind) {
            None => &mut points.city,
            Some(TileType::Power) => &mut points.power,
            Some(TileType::Exploration) => &mut points.exploration,
            Some(TileType::Production | TileType::Research | TileType::Transformation) => {
                &mut points.tiles
            }
        },
        Source::Area(_) => &mut points.tiles,
        Source::Ability(..) => &mut points.dragons,
        Source::Market(_) | Source::Stack => &mut points.scouts,
        Source::Monument(_) => &mut points.monument,
    }
}

/// SI-12.2, SI-12.3: the ways of a bonus; the kinds must have been gained where the ability says so.
pub(crate) fn bonus_options(
    table: &Table,
    dragon: Dragon,
    slot: Slot,
    kinds: Set<Good>,
    out: &mut Vec<Action>,
) {
    let ability = table.data().ability(dragon, slot);
    let ways = ability.gain.ways().iter();
    let fits = |way: &&Way| {
        ability.act != crate::data::Act::SameKind || !way.goods.kinds().and(kinds).is_empty()
    };
    out.extend(ways.clone().filter(fits).map(|way| Action::Gain(way.goods)));
    if out.is_empty() {
        out.extend(ways.map(|way| Action::Gain(way.goods)));
    }
}

/// SI-12.2: bonus units open no window of their own.
pub(crate) fn bonus(cx: &mut Cx<'_, Simurgh>, dragon: Dragon, slot: Slot, action: Action) {
    let Action::Gain(goods) = action else {
        unreachable!("only ways to gain are listed");
    };
    credit(cx, Source::Ability(dragon, slot, Within::Turn), goods);
}

/// SI-11.4, SI-11.5: markers are placed one by one; those without a place are lost.
pub(crate) fn markers(cx: &mut Cx<'_, Simurgh>, n: u8) -> Flow<Step> {
    let seat = cx.table.active;
    let data = cx.table.data();
    let mut own = cx.table.me().dragons.iter();
    if n > 0 && own.any(|own| own.fillable(data).is_some()) {
        return Flow::Decide(seat);
    }
    cx.tell(Event::MarkersLost { seat, n });
    Flow::Done
}

pub(crate) fn marker_options(table: &Table, out: &mut Vec<Action>) {
    let dragons = table.me().dragon_tiles();
    let fillable = dragons.filter(|(_, own)| own.fillable(table.data()).is_some());
    out.extend(fillable.map(|(tile, _)| Action::Mark(tile)));
}

/// SI-11.4: on the leftmost slot that can be filled.
pub(crate) fn put_marker(cx: &mut Cx<'_, Simurgh>, n: u8, action: Action) {
    let Action::Mark(dragon) = action else {
        unreachable!("only dragons are listed");
    };
    let seat = cx.table.active;
    let (at, slot) = marker_place(cx.table, dragon).expect("only dragons with room are listed");
    cx.table.me_mut().dragons[at].markers.add(slot);
    cx.tell(Event::MarkerPut { seat, dragon, slot });
    if n > 1 {
        cx.push(Step::Markers(n - 1));
    }
}

/// Where a gained marker would go on this dragon.
pub(crate) fn marker_place(table: &Table, dragon: DragonTile) -> Option<(usize, Slot)> {
    let me = table.me();
    let at = me.dragon_index(dragon)?;
    Some((at, me.dragons[at].fillable(table.data())?))
}

/// SI-6.6: from the supply to the available vassals.
pub(crate) fn recruit(cx: &mut Cx<'_, Simurgh>, vassal: Vassal) -> Flow<Step> {
    let seat = cx.table.active;
    if cx.table.me().count(vassal, Where::SUPPLY) > 0 {
        cx.table
            .me_mut()
            .move_figure(vassal, Where::SUPPLY, Where::AVAILABLE);
        cx.tell(Event::Recruited { seat, vassal });
    }
    Flow::Done
}
