//! SI-5: costs and gains of spaces, areas, abilities and slots; SI-11.4: placing markers.

use crate::{
    Simurgh,
    action::Action,
    data::Act,
    effect::{Effect, Goods, Stock, Way},
    event::Event,
    names::{Dragon, DragonTile, Good, Slot, Tile, TileType, Vassal},
    rules::{Refusal, abilities, exploration, scouts, wilds},
    step::{Question, Source, Within, Work},
    table::{Player, Points, Table, Where},
};
use table::{Cx, Set};

/// What is missing for a cost and a gain; of several ways to pay the best one tells.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Lack {
    /// Resources, points or markers for the cost.
    Goods,
    /// A vassal that could be spent (SI-6.3, SI-6.4).
    Vassal,
    /// A figure that could be recruited (SI-6.7).
    Figure,
    /// Dragons to draw.
    Dragons,
}

/// SI-5.6: whether the player at turn can do this in full. `acting` is the vassal that is placed for it.
#[inline]
pub(crate) fn may_do(
    table: &Table,
    stock: Stock,
    acting: Option<Vassal>,
    cost: &Effect,
    gain: &Effect,
) -> Result<(), Lack> {
    if gain.dragon().is_some() && table.dragon_stack.is_empty() {
        return Err(Lack::Dragons);
    }
    let me = table.me();
    let mut lack = Lack::Goods;
    for way in cost.ways().iter().filter(|way| stock.covers(way)) {
        let here = if way.vassals && !can_spend(me, acting, way) {
            Lack::Vassal
        } else if can_recruit(me, way, gain) {
            return Ok(());
        } else {
            Lack::Figure
        };
        lack = lack.max(here);
    }
    Err(lack)
}

/// SI-5.6, SI-6.3, SI-6.4: whether this way of paying is possible.
#[inline]
pub(crate) fn is_payable(me: &Player, stock: Stock, acting: Option<Vassal>, way: &Way) -> bool {
    stock.covers(way) && (!way.vassals || can_spend(me, acting, way))
}

/// SI-6.3, SI-6.4: enough figures besides the acting one, and one stays outside the supply.
fn can_spend(me: &Player, acting: Option<Vassal>, way: &Way) -> bool {
    let mut left = 0;
    for &vassal in &Vassal::ALL {
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

/// SI-5.5: whether there is something to pay, and a way to do it.
pub(crate) fn must_pay(table: &Table, source: Source) -> bool {
    !source.cost(table.data()).is_none() && payable(table, source).next().is_some()
}

/// SI-5.8: every payable way; at the Scouts' Quarters those after which something can be bought (SI-3.6b), if there are any.
fn payable(table: &Table, source: Source) -> impl Iterator<Item = &'static Way> {
    let (me, stock, acting) = (table.me(), table.me().stock(), acting(table));
    let ways = source.cost(table.data()).ways().iter();
    let ways = ways.filter(move |way| is_payable(me, stock, acting, way));
    let leaves = move |way: &&Way| leaves_purchase(table, source, stock.minus(way));
    let is_watched = ways.clone().any(|way| leaves(&way));
    ways.filter(move |way| !is_watched || leaves(way))
}

/// SI-5.8.
pub(crate) fn may_pay(table: &Table, source: Source, goods: Goods) -> Result<(), Refusal> {
    is_way(payable(table, source), goods, "SI-5.8")
}

fn is_way<'a>(
    mut ways: impl Iterator<Item = &'a Way>,
    goods: Goods,
    rule: &'static str,
) -> Result<(), Refusal> {
    if ways.any(|way| way.goods == goods) {
        Ok(())
    } else {
        Err(Refusal::Way { rule })
    }
}

pub(crate) fn pay_options(table: &Table, source: Source, out: &mut Vec<Action>) {
    out.extend(payable(table, source).map(|way| Action::Pay(way.goods)));
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

/// SI-4.3: takes resources and points; markers and vassals are chosen one by one, then comes what answers to spending.
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
        cx.ask(Question::SpendWindow {
            spearman: spent(Vassal::Spearman) > 0,
            dragonrider: spent(Vassal::Dragonrider) > 0,
        });
        for &vassal in Vassal::ALL.iter().rev() {
            for _ in 0..spent(vassal) {
                cx.work(Work::Spend(vassal));
            }
        }
    }
    if goods.get(Good::Marker) > 0 {
        cx.ask(Question::PayMarkers(goods.get(Good::Marker)));
    }
}

/// SI-11.9: any marker on own dragons.
pub(crate) fn may_unmark(table: &Table, dragon: DragonTile, slot: Slot) -> Result<(), Refusal> {
    let at = table.me().dragon_index(dragon);
    if at.is_some_and(|at| table.me().dragons[at].is_armed(slot)) {
        Ok(())
    } else {
        Err(Refusal::NoMarkerThere)
    }
}

pub(crate) fn unmark_options(table: &Table, out: &mut Vec<Action>) {
    for (tile, own) in table.me().dragon_tiles() {
        out.extend(own.markers.iter().map(|slot| Action::Unmark(tile, slot)));
    }
}

/// SI-11.9: the marker is gone; the ability is not used.
pub(crate) fn unmark(cx: &mut Cx<'_, Simurgh>, n: u8, dragon: DragonTile, slot: Slot) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    let at = me
        .dragon_index(dragon)
        .expect("only own dragons are listed");
    me.dragons[at].markers.remove(slot);
    cx.tell(Event::MarkerPaid { seat, dragon, slot });
    if n > 1 {
        cx.ask(Question::PayMarkers(n - 1));
    }
}

/// SI-5.8: every way to gain; at a reward only those after which the laid tile can be used (SI-8.7), at the Scouts'
/// Quarters those after which something can be bought (SI-7.12, SI-3.6b), if there are any.
fn gainable(table: &Table, source: Source) -> impl Iterator<Item = &'static Way> {
    let ways = source.gain(table.data()).ways();
    let stock = table.me().stock();
    let fits = move |way: &&Way| match source {
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
    let is_watched = ways.len() > 1 && ways.iter().any(|way| fits(&way));
    ways.iter().filter(move |way| !is_watched || fits(way))
}

/// SI-5.8, SI-8.7.
pub(crate) fn may_gain(table: &Table, source: Source, goods: Goods) -> Result<(), Refusal> {
    let rule = match source {
        Source::Area(_) => "SI-8.7",
        Source::Space(_)
        | Source::Ability(..)
        | Source::Market(_)
        | Source::Stack
        | Source::Monument(_) => "SI-5.8",
    };
    is_way(gainable(table, source), goods, rule)
}

pub(crate) fn gain_options(table: &Table, source: Source, out: &mut Vec<Action>) {
    out.extend(gainable(table, source).map(|way| Action::Gain(way.goods)));
}

/// SI-5.9: resources and points with one window, then markers, dragons, recruits.
pub(crate) fn gain(cx: &mut Cx<'_, Simurgh>, source: Source, goods: Goods) {
    for &vassal in Vassal::ALL.iter().rev() {
        for _ in 0..goods.get(vassal.good()) {
            cx.work(Work::Recruit(vassal));
        }
    }
    if let Some(draw) = source.gain(cx.table.data()).dragon() {
        cx.work(Work::DrawDragons {
            draw: draw.draw,
            markers: draw.markers,
        });
    }
    if goods.get(Good::Marker) > 0 {
        cx.work(Work::Markers(goods.get(Good::Marker)));
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
        cx.ask(Question::GainWindow { kinds, laying });
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
fn bonuses(
    table: &Table,
    dragon: Dragon,
    slot: Slot,
    kinds: Set<Good>,
) -> impl Iterator<Item = &'static Way> {
    let ability = table.data().ability(dragon, slot);
    let fits =
        move |way: &&Way| ability.act != Act::SameKind || !way.goods.kinds().and(kinds).is_empty();
    let ways = ability.gain.ways().iter();
    let is_watched = ways.clone().any(|way| fits(&way));
    ways.filter(move |way| !is_watched || fits(way))
}

/// SI-12.3.
pub(crate) fn may_gain_bonus(
    table: &Table,
    dragon: Dragon,
    slot: Slot,
    kinds: Set<Good>,
    goods: Goods,
) -> Result<(), Refusal> {
    is_way(bonuses(table, dragon, slot, kinds), goods, "SI-12.3")
}

pub(crate) fn bonus_options(
    table: &Table,
    dragon: Dragon,
    slot: Slot,
    kinds: Set<Good>,
    out: &mut Vec<Action>,
) {
    let ways = bonuses(table, dragon, slot, kinds);
    out.extend(ways.map(|way| Action::Gain(way.goods)));
}

/// SI-12.2: bonus units open no window of their own.
pub(crate) fn gain_bonus(cx: &mut Cx<'_, Simurgh>, dragon: Dragon, slot: Slot, goods: Goods) {
    credit(cx, Source::Ability(dragon, slot, Within::Turn), goods);
}

/// SI-11.4, SI-11.5: markers are placed one by one; those without a place are lost.
pub(crate) fn markers(cx: &mut Cx<'_, Simurgh>, n: u8) {
    if n > 0 && any_room(cx.table) {
        cx.ask(Question::PutMarker(n));
    } else {
        let seat = cx.table.active;
        cx.tell(Event::MarkersLost { seat, n });
    }
}

/// SI-11.4: whether some own dragon has room for a marker.
pub(crate) fn any_room(table: &Table) -> bool {
    let mut own = table.me().dragons.iter();
    own.any(|own| own.fillable(table.data()).is_some())
}

/// SI-11.4: where a gained marker would go on this dragon.
pub(crate) fn may_mark(table: &Table, dragon: DragonTile) -> Result<(usize, Slot), Refusal> {
    let me = table.me();
    let place = me.dragon_index(dragon);
    let place = place.and_then(|at| Some((at, me.dragons[at].fillable(table.data())?)));
    place.ok_or(Refusal::MarkerRoom)
}

pub(crate) fn mark_options(table: &Table, out: &mut Vec<Action>) {
    let dragons = table.me().dragon_tiles();
    let fillable = dragons.filter(|(_, own)| own.fillable(table.data()).is_some());
    out.extend(fillable.map(|(tile, _)| Action::Mark(tile)));
}

/// SI-11.4: on the leftmost slot that can be filled.
pub(crate) fn mark(cx: &mut Cx<'_, Simurgh>, n: u8, dragon: DragonTile) {
    let seat = cx.table.active;
    let (at, slot) = may_mark(cx.table, dragon).expect("only dragons with room are listed");
    cx.table.me_mut().dragons[at].markers.add(slot);
    cx.tell(Event::MarkerPut { seat, dragon, slot });
    if n > 1 {
        cx.work(Work::Markers(n - 1));
    }
}

/// SI-6.6: from the supply to the available vassals.
pub(crate) fn recruit(cx: &mut Cx<'_, Simurgh>, vassal: Vassal) {
    let seat = cx.table.active;
    if cx.table.me().count(vassal, Where::SUPPLY) > 0 {
        cx.table
            .me_mut()
            .move_figure(vassal, Where::SUPPLY, Where::AVAILABLE);
        cx.tell(Event::Recruited { seat, vassal });
    }
}
