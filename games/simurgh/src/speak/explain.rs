//! Why something cannot be done, with the rule.

use crate::{
    Simurgh,
    action::{Action, Company},
    board::path,
    data::{Act, Room, When},
    effect::Effect,
    names::{
        Area, City, DragonTile, Figure, MarketSlot, MonumentSlot, Slot, Space, TILE_SPACES, Tile,
        TileType, Vassal,
    },
    rules::{abilities, effects, exploration, monument, place::Scan, scouts, turn::spaces_of},
    speak::say,
    step::{Source, Step, Within},
    table::{Table, Where},
};
use table::{Explain, Message, Reason, Seat, View};

fn by(rule: &'static str, id: &'static str) -> Reason {
    Reason::by(rule, Message::new(id))
}

fn cost(rule: &'static str, id: &'static str, cost: &Effect) -> Reason {
    Reason::by(rule, Message::new(id).with("cost", say::effect(cost)))
}

impl Explain for Simurgh {
    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        let plain = |id| Reason {
            rule: None,
            message: Message::new(id),
        };
        if view.is_over() {
            return plain("why-over");
        }
        let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
            return plain("why-not-asked");
        };
        let table = view.some_table();
        refused(&table, step, action).unwrap_or_else(|| plain("why-other-step"))
    }

    /// Spaces, abilities, tiles and slots that a person might want to click now but cannot.
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        match view.step() {
            Some(step) if view.viewer.is(seat) && view.turn().has(seat) => {
                blocked(&view.some_table(), step, seat, &view.legal)
            }
            Some(_) | None => Vec::new(),
        }
    }
}

/// The reason by step and action; nothing when the action belongs elsewhere.
fn refused(table: &Table, step: Step, action: Action) -> Option<Reason> {
    let reason = match (step, action) {
        (Step::PowerDraft(_), Action::KeepPower(_)) => by("SI-2.8", "why-not-drawn"),
        (Step::TileDraft(_), Action::Take(_)) => by("SI-2.11", "why-not-drawn"),
        (Step::ChooseDragon, Action::KeepDragon(_)) => by("SI-2.14", "why-not-drawn"),
        (Step::Menu, _) => return menu(table, action),
        (Step::LayOn(area), Action::Lay(tile, to)) => {
            if to == area {
                lay(table, tile, to)
            } else {
                by("SI-8.3", "why-area-taken")
            }
        }
        (Step::PlaceOn(tile), Action::Place(vassal, space)) => {
            if space.tile() == Some(tile) {
                place(table, vassal, space)?
            } else {
                by("SI-8.1", "why-no-space")
            }
        }
        (Step::Gain(Source::Area(_)), Action::Gain(_)) => by("SI-8.7", "why-way"),
        (Step::Pay(_), Action::Pay(_)) | (Step::Gain(_), Action::Gain(_)) => {
            by("SI-5.8", "why-way")
        }
        (Step::Bonus { .. }, Action::Gain(_)) => by("SI-12.3", "why-way"),
        (Step::Spend(_), Action::Spend(_)) => by("SI-6.3", "why-acting"),
        (Step::PayMarkers(_), Action::Unmark(..)) => by("SI-11.9", "why-marker-there"),
        (Step::Markers(_), Action::Mark(_)) => by("SI-11.4", "why-marker-room"),
        (
            Step::SpendWindow { .. } | Step::GainWindow { .. } | Step::ExploreWindow(_),
            Action::Use(dragon, slot),
        ) => trigger(table, step, dragon, slot),
        (Step::KeepDragon { .. }, Action::KeepDragon(_)) => by("SI-11.10", "why-not-drawn"),
        (Step::ReturnDragons, Action::ReturnDragon(..))
        | (Step::ReturnObjectives, Action::ReturnObjective(..)) => by("SI-17.1", "why-not-drawn"),
        (Step::ScoutsBuy, Action::Buy(slot)) => buy(table, slot),
        (Step::ScoutsBuy, Action::BuyStack) => buy_stack(table),
        (Step::ScoutsBuy, Action::Use(dragon, slot)) => {
            ability(table, dragon, slot, Within::Scouts)?
        }
        (Step::ScoutsBuy | Step::PlaceObjective, Action::Explore(tile)) => {
            if !exploration::may_be_inside(table) {
                return None;
            }
            explore(table, tile)?
        }
        (Step::TakeFaceUp(within), Action::Take(tile)) => {
            let shown = table.market.contains(&Some(tile));
            if within == Within::Scouts && shown {
                by("SI-3.6", "why-keeps-purchase")
            } else {
                by("SI-12.7", "why-slot-empty")
            }
        }
        (Step::PlaceObjective, Action::Set(objective, slot)) => {
            if table.me().objectives_drawn.contains(&objective) {
                objective_slot(table, slot)
            } else {
                by("SI-13.1", "why-not-drawn")
            }
        }
        (Step::PlaceObjective, Action::Use(dragon, slot)) => {
            ability(table, dragon, slot, Within::Turn)?
        }
        (Step::Retreat, Action::Back(company)) => back(table, company),
        (Step::TileLimit, Action::Discard(tile, _)) => {
            if tile.kind() == TileType::Power {
                by("SI-14.2", "why-power-stays")
            } else {
                by("SI-14.2", "why-not-in-hand")
            }
        }
        (Step::ResourceLimit, Action::Drop(_)) => by("SI-14.3", "why-no-resource"),
        (_, _) => return None,
    };
    Some(reason)
}

fn menu(table: &Table, action: Action) -> Option<Reason> {
    let done = table.turn.main_done;
    Some(match action {
        Action::Use(dragon, slot) => ability(table, dragon, slot, Within::Turn)?,
        Action::Explore(tile) => explore(table, tile)?,
        Action::Place(..) | Action::Retreat | Action::Pass if done => by("SI-3.2", "why-main-done"),
        Action::Lay(..) | Action::Clear(_) if done => by("SI-8.1", "why-main-done"),
        Action::Place(vassal, space) => place(table, vassal, space)?,
        Action::Lay(tile, area) => lay(table, tile, area),
        Action::Clear(tile) => clear(table, tile),
        Action::Retreat => by("SI-4.6", "why-nobody-on-board"),
        Action::Pass => by("SI-4.8", "why-main-possible"),
        Action::End => by("SI-3.2", "why-main-first"),
        Action::Back(_)
        | Action::Pay(_)
        | Action::Gain(_)
        | Action::Spend(_)
        | Action::Unmark(..)
        | Action::Mark(_)
        | Action::KeepPower(_)
        | Action::KeepDragon(_)
        | Action::ReturnDragon(..)
        | Action::ReturnObjective(..)
        | Action::Take(_)
        | Action::Buy(_)
        | Action::BuyStack
        | Action::Set(..)
        | Action::Discard(..)
        | Action::Drop(_) => return None,
    })
}

/// Why an ability cannot be used by choice.
fn ability(table: &Table, dragon: DragonTile, slot: Slot, within: Within) -> Option<Reason> {
    if let Some(reason) = not_ready(table, dragon, slot) {
        return Some(reason);
    }
    let row = table.data().ability(dragon.kind, slot);
    if row.when != When::Active {
        return Some(by("SI-11.8", "why-trigger"));
    }
    let me = table.me();
    let own = me.dragons[me.dragon_index(dragon)?];
    let stock = me.stock();
    if within == Within::Scouts && abilities::can_use(table, own, slot, stock, Within::Turn) {
        return Some(by("SI-3.6", "why-keeps-purchase"));
    }
    let stock = stock.minus_marker();
    let acting = effects::acting(table);
    let payable = row
        .cost
        .ways()
        .iter()
        .any(|way| effects::is_payable(me, stock, acting, way));
    if !payable {
        let spends = row
            .cost
            .ways()
            .iter()
            .any(|way| way.vassals && stock.covers(way));
        return Some(if spends {
            by("SI-6.4", "why-acting")
        } else {
            cost("SI-11.8", "why-ability-cost", &row.cost)
        });
    }
    Some(match row.act {
        Act::TakeFaceUp => by("SI-12.7", "why-slot-empty"),
        Act::TakeFromStack => by("SI-12.8", "why-stack-empty"),
        Act::Exchange | Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => {
            by("SI-11.8", "why-ability-gain")
        }
    })
}

/// No such dragon, no marker, or used already.
fn not_ready(table: &Table, dragon: DragonTile, slot: Slot) -> Option<Reason> {
    let me = table.me();
    let Some(at) = me.dragon_index(dragon) else {
        return Some(by("SI-11.8", "why-no-dragon"));
    };
    let own = &me.dragons[at];
    if own.is_used(slot) {
        return Some(by("SI-11.7", "why-used"));
    }
    (!own.is_armed(slot)).then(|| by("SI-11.8", "why-no-marker"))
}

fn trigger(table: &Table, step: Step, dragon: DragonTile, slot: Slot) -> Reason {
    if let Some(reason) = not_ready(table, dragon, slot) {
        return reason;
    }
    let row = table.data().ability(dragon.kind, slot);
    match (row.when, step) {
        (
            When::Gain(wanted),
            Step::GainWindow {
                kinds,
                laying: Some(_),
            },
        ) if !wanted.and(kinds).is_empty() => by("SI-8.8", "why-keeps-tile"),
        (When::Explore, Step::ExploreWindow(tile)) if row.act == Act::OneMoreStep => {
            step_refused(table, tile).unwrap_or_else(|| by("SI-12.6", "why-trigger"))
        }
        (_, _) => by("SI-11.8", "why-trigger"),
    }
}

fn explore(table: &Table, tile: Tile) -> Option<Reason> {
    if table.turn.explored {
        return Some(by("SI-9.7", "why-explored"));
    }
    if table.me().level_on(tile).is_none() || !tile.is_exploration() {
        return Some(by("SI-9.5", "why-no-rider"));
    }
    if table.turn.entered == Some(tile) {
        return Some(by("SI-9.6", "why-entered"));
    }
    step_refused(table, tile)
}

/// Why a rider cannot go one level down.
fn step_refused(table: &Table, tile: Tile) -> Option<Reason> {
    let level = table.me().level_on(tile)? + 1;
    if level >= TILE_SPACES {
        return Some(by("SI-12.6", "why-trigger"));
    }
    let space = tile.space(level);
    if table.occupied().has(space) {
        return Some(by("SI-9.8", "why-level-taken"));
    }
    if exploration::is_at_scouts(table, space) && exploration::is_step_payable(table, space) {
        return Some(by("SI-3.6", "why-keeps-purchase"));
    }
    Some(cost(
        "SI-9.5",
        "why-step-cost",
        &table.data().space(space).cost,
    ))
}

/// Why this vassal cannot go to this space; nothing when it can.
fn place(table: &Table, vassal: Vassal, space: Space) -> Option<Reason> {
    let me = table.me();
    if me.count(vassal, Where::AVAILABLE) == 0 {
        return Some(if me.count(vassal, Where::RESTING) > 0 {
            by("SI-10.6", "why-resting")
        } else {
            by("SI-4.1", "why-no-vassal")
        });
    }
    space_refused(table, vassal, space)
}

/// SI-4.2, reason by reason.
fn space_refused(table: &Table, vassal: Vassal, space: Space) -> Option<Reason> {
    let data = table.data();
    let here = space
        .tile()
        .is_none_or(|tile| table.area_of(tile).is_some());
    if !here || !data.has_space(space) {
        return Some(by("SI-4.2", "why-no-space"));
    }
    let row = data.space(space);
    if !row.who.admits(vassal) {
        let rule = if space.tile().is_some_and(Tile::is_exploration) {
            "SI-9.2"
        } else {
            "SI-1.9"
        };
        return Some(by(rule, "why-riders-only"));
    }
    if let Some((tile, level)) = space.on_tile()
        && tile.is_exploration()
    {
        if table.me().level_on(tile).is_some() {
            return Some(by("SI-9.4", "why-own-rider"));
        }
        if level > 0 || table.occupied().has(space) {
            return Some(by("SI-9.2", "why-enter-first"));
        }
    }
    if row.room == Room::Single && table.occupied().has(space) {
        return Some(by("SI-5.1", "why-occupied"));
    }
    let stock = table.me().stock();
    match space.as_city() {
        Some(City::ScoutsQuarters) => {
            return (!scouts::can_visit(table, stock)).then(|| by("SI-7.12", "why-no-purchase"));
        }
        Some(City::DragonlordMonument) => {
            return table
                .objective_stack
                .is_empty()
                .then(|| by("SI-13.6", "why-no-objectives"));
        }
        Some(_) | None => {}
    }
    let me = table.me();
    let payable = |way: &&crate::effect::Way| effects::is_payable(me, stock, Some(vassal), way);
    if !row.cost.ways().iter().any(|way| payable(&way)) {
        let spends = row
            .cost
            .ways()
            .iter()
            .any(|way| way.vassals && stock.covers(way));
        return Some(if spends {
            by("SI-6.3", "why-acting")
        } else {
            cost("SI-5.6", "why-cost", &row.cost)
        });
    }
    if effects::is_possible(table, stock, Some(vassal), &row.cost, &row.gain) {
        return None;
    }
    Some(
        if row.gain.dragon().is_some() && table.dragon_stack.is_empty() {
            by("SI-5.6", "why-no-dragons")
        } else {
            by("SI-6.7", "why-no-figure")
        },
    )
}

fn lay(table: &Table, tile: Tile, area: Area) -> Reason {
    if !table.hand(table.active).has(tile) {
        return by("SI-8.4", "why-not-in-hand");
    }
    if !table.is_in_play(area) {
        return by("SI-2.9", "why-not-in-play");
    }
    if table.wilds[area.index()].is_some() {
        return if table.free_areas().next().is_some() {
            by("SI-8.2", "why-area-taken")
        } else {
            by("SI-8.3", "why-no-area")
        };
    }
    by("SI-8.7", "why-unusable")
}

fn clear(table: &Table, tile: Tile) -> Reason {
    if table.area_of(tile).is_none() {
        return by("SI-8.3", "why-not-in-wilds");
    }
    if table.free_areas().next().is_some() {
        return by("SI-8.2", "why-area-free");
    }
    if tile.is_exploration() {
        return by("SI-9.11", "why-clear-exploration");
    }
    let way = table.data().clear_cost();
    if !table.me().stock().covers(way) {
        return Reason::by(
            "SI-8.3",
            Message::new("why-clear-cost").with("cost", say::goods(way.goods)),
        );
    }
    by("SI-8.7", "why-unusable")
}

fn buy(table: &Table, slot: MarketSlot) -> Reason {
    match table.market[slot.index()] {
        None => by("SI-7.11", "why-slot-empty"),
        Some(_) => cost("SI-7.11", "why-slot-cost", &table.data().market(slot).cost),
    }
}

fn buy_stack(table: &Table) -> Reason {
    if table.stack.is_empty() {
        return by("SI-7.11", "why-stack-empty");
    }
    cost("SI-7.11", "why-slot-cost", &table.data().stack().cost)
}

fn objective_slot(table: &Table, slot: MonumentSlot) -> Reason {
    if table.objectives[slot.index()].is_some() && monument::replacer(table).is_none() {
        return by("SI-13.3", "why-slot-taken");
    }
    cost(
        "SI-13.3",
        "why-slot-cost",
        &table.data().monument(slot).cost,
    )
}

fn back(table: &Table, company: Company) -> Reason {
    let own: Vec<Figure> = table.me().on_board().collect();
    if company.iter().next().is_none() || own.is_empty() {
        return by("SI-4.5", "why-nobody-on-board");
    }
    by("SI-4.6", "why-not-there")
}

fn blocked(table: &Table, step: Step, seat: Seat, legal: &[Action]) -> Vec<(String, Reason)> {
    let mut out = Vec::new();
    if step == Step::Menu && !table.turn.main_done {
        blocked_spaces(table, legal, &mut out);
        blocked_tiles(table, legal, &mut out);
    }
    if matches!(step, Step::Menu | Step::ScoutsBuy | Step::PlaceObjective) {
        let within = if step == Step::ScoutsBuy {
            Within::Scouts
        } else {
            Within::Turn
        };
        for (tile, _) in table.me().dragon_tiles() {
            for slot in Slot::ALL {
                if !legal.contains(&Action::Use(tile, slot))
                    && let Some(reason) = ability(table, tile, slot, within)
                {
                    out.push((path::ability(seat, tile, slot), reason));
                }
            }
        }
    }
    if step == Step::ScoutsBuy {
        let blocked = MarketSlot::all().filter(|&slot| !legal.contains(&Action::Buy(slot)));
        out.extend(blocked.map(|slot| (path::market(slot), buy(table, slot))));
    }
    if step == Step::PlaceObjective {
        let offered = |slot: MonumentSlot| {
            legal
                .iter()
                .any(|action| matches!(action, Action::Set(_, to) if *to == slot))
        };
        let blocked = MonumentSlot::all().filter(|&slot| !offered(slot));
        out.extend(blocked.map(|slot| (path::monument(slot), objective_slot(table, slot))));
    }
    out
}

/// Spaces where no available vassal can go; the reason of the strongest one.
fn blocked_spaces(table: &Table, legal: &[Action], out: &mut Vec<(String, Reason)>) {
    let scan = Scan::new(table);
    let vassal = if scan.is_available(Vassal::Dragonrider) || !scan.is_available(Vassal::Spearman) {
        Vassal::Dragonrider
    } else {
        Vassal::Spearman
    };
    let city = City::ALL.iter().map(|&city| Space::city(city));
    let wilds = table
        .wilds
        .iter()
        .flatten()
        .flat_map(|&tile| spaces_of(table.data(), tile));
    for space in city.chain(wilds) {
        let offered = legal
            .iter()
            .any(|action| matches!(action, Action::Place(_, to) if *to == space));
        if !offered && let Some(reason) = place(table, vassal, space) {
            out.push((path::space(space), reason));
        }
    }
}

/// Tiles in hand that cannot be laid anywhere.
fn blocked_tiles(table: &Table, legal: &[Action], out: &mut Vec<(String, Reason)>) {
    for tile in table.hand(table.active).iter() {
        let offered = legal.iter().any(|action| {
            matches!(action, Action::Lay(held, _) if *held == tile)
                || matches!(action, Action::Clear(_))
        });
        if !offered {
            let reason = match table.free_areas().next() {
                Some(area) => lay(table, tile, area),
                None => by("SI-8.3", "why-no-area"),
            };
            out.push((path::hand(tile), reason));
        }
    }
}
