//! What a good player values: routes from resources to points, vassals and their tempo, dragons and objectives, and
//! when the game will end.

use crate::{
    Simurgh,
    data::data,
    effect::{Effect, Goods},
    names::{Good, Space, TILE_SPACES, Vassal},
    rules::{
        effects::is_payable,
        scoring::{objective_points, points_by_value},
        turn::spaces_of,
    },
    step::{Source, Step},
    table::{MAX_PLAYERS, Player, Table, Where},
};
use table::{Judge, Seat};

impl Judge for Simurgh {
    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let over = stack.is_empty() && table.closer.is_some();
        let mut values = [0.0f32; MAX_PLAYERS];
        for (value, other) in values.iter_mut().zip(table.seats()) {
            *value = if over {
                f32::from(table.player(other).points.total())
            } else {
                worth(table, other)
            };
        }
        if !over {
            values[table.active.index()] += pending(table, stack);
        }
        let n = table.n();
        let mine = values[seat.index()];
        let others = (0..n).filter(|&at| at != seat.index()).map(|at| values[at]);
        let best = others.clone().fold(f32::MIN, f32::max);
        let mean = others.sum::<f32>() / (n - 1) as f32;
        (mine - 0.65 * best - 0.35 * mean) * certainty(table) + patience(table)
    }
}

/// A lead is worth more when the game is about to end: who is ahead closes it, who is behind keeps it open.
fn certainty(table: &Table) -> f32 {
    if table.closer.is_some() {
        return 1.0;
    }
    let (chronicle, objectives) = progress(table);
    1.0 - (0.25 * age(table)).min(0.85) * (1.0 - 0.6 * chronicle.max(objectives))
}

/// No rule ends a game in which everybody goes round in circles: after twice the usual time everybody wants the end,
/// and more so with every round.
fn patience(table: &Table) -> f32 {
    let urge = urge(table);
    if urge == 0.0 || table.closer.is_some() {
        return urge * 3.0;
    }
    // Tiles have to be bought and laid before they can leave.
    let (chronicle, objectives) = progress(table);
    let laid = table.wilds.iter().flatten().count() as f32;
    let held: usize = table.players.iter().map(|player| player.hand.len()).sum();
    let coming = (LAID * laid + HELD * held as f32) / f32::from(data().end(table.length).chronicle);
    urge * (chronicle.max(objectives) + coming)
}

/// How far a tile in the Wilds or in a hand has come on its way to the Chronicle.
const LAID: f32 = 0.4;
const HELD: f32 = 0.15;

/// How much everybody wants the end, in points.
fn urge(table: &Table) -> f32 {
    (age(table) - 1.6).max(0.0) * 10.0
}

/// How near the end is, by tiles in the Chronicle and by objectives.
fn progress(table: &Table) -> (f32, f32) {
    let end = data().end(table.length);
    let chronicle = table.chronicle.len() as f32 / f32::from(end.chronicle);
    let objectives = f32::from(table.n_objectives()) / f32::from(end.objectives);
    (chronicle, objectives)
}

/// How long the game has lasted, as a share of what is usual and a quarter more.
fn age(table: &Table) -> f32 {
    let end = data().end(table.length);
    let usual = f32::from(end.chronicle) * 3.2 / table.n() as f32 + 5.0;
    f32::from(table.round) / (usual * 1.25)
}

/// How much of the game is left for this seat: 1 at the start, 0 when it has no turn any more.
fn time_left(table: &Table, seat: Seat) -> f32 {
    if let Some(closer) = table.closer {
        // SI-15.3: those between the player at turn and the one who set off the end have one turn.
        let n = table.n();
        let after = |other: Seat| (other.index() + n - table.active.index()) % n;
        let last = (closer.index() + n - table.active.index()) % n;
        let has_turn = after(seat) > 0 && (last == 0 || after(seat) < last);
        let at_turn = seat == table.active && !table.turn.main_done;
        return if has_turn || at_turn { 0.12 } else { 0.0 };
    }
    let (chronicle, objectives) = progress(table);
    // A game that has lasted long is near its end whatever lies there: somebody will be ahead and close it.
    let age = age(table);
    let progress = chronicle
        .max(objectives * 0.95)
        .max((chronicle + objectives) * 0.6)
        .max(age);
    (1.0 - progress).mul_add(0.85, 0.15).clamp(0.15, 1.0)
}

/// What one unit is worth in points while there is time to use it.
const fn unit(good: Good) -> f32 {
    match good {
        Good::Vegetable | Good::Meat => 0.75,
        Good::Wood | Good::Stone => 0.9,
        Good::Wisdom => 1.3,
        Good::Weapon => 1.45,
        Good::Pp => 1.0,
        Good::Marker => 1.15,
        Good::Spearman => 5.0,
        Good::Dragonrider => 7.0,
    }
}

/// Points that a player may expect in the end.
fn worth(table: &Table, seat: Seat) -> f32 {
    let player = table.player(seat);
    let time = time_left(table, seat);
    f32::from(player.points.total())
        + resources(table, player, time)
        + vassals(table, player, time)
        + dragons(player, time)
        + objectives(table, seat, time)
        + hand(table, seat, time)
        + explorations(table, player, time)
}

/// Resources are worth what they can become; the more of a kind, the less; at the end only what they score.
fn resources(table: &Table, player: &Player, time: f32) -> f32 {
    let left = f32::from(data().leftover_points(table.mode, player.resources.total()));
    let mut use_value = 0.0;
    for good in Good::RESOURCES {
        let n = f32::from(player.resources.get(good));
        // The first ones serve every purpose, later ones wait.
        use_value +=
            unit(good) * (n.min(3.0) + (n - 3.0).clamp(0.0, 3.0) * 0.7 + (n - 6.0).max(0.0) * 0.25);
    }
    let limit = f32::from(data().resource_limit(table.mode));
    let excess = (f32::from(player.resources.total()) - limit).max(0.0);
    let share = (time * 1.6).min(1.0);
    (use_value - excess * 1.5) * share + left * (1.0 - share)
}

/// Vassals are turns; those at hand are turns now, those on the board cost a retreat.
fn vassals(table: &Table, player: &Player, time: f32) -> f32 {
    let mut value = 0.0;
    let mut ready = 0.0;
    let mut placed = 0.0f32;
    for &vassal in Vassal::ALL {
        value += f32::from(player.outside(vassal)) * unit(vassal.good()) * time;
        let here = player.count(vassal, Where::AVAILABLE) + player.count(vassal, Where::RESTING);
        ready += f32::from(here)
            * if vassal == Vassal::Dragonrider {
                1.25
            } else {
                1.0
            };
        placed += f32::from(player.outside(vassal) - here);
    }
    // With the end set off the last placement still counts, a retreat does not.
    let tempo = if table.closer.is_some() { 0.35 } else { 1.0 };
    let stuck = if ready == 0.0 { 1.2 } else { 0.0 };
    value + tempo * (ready * 1.1 - placed * 0.15 - stuck) * (time * 1.4).min(1.0)
}

fn dragons(player: &Player, time: f32) -> f32 {
    let n = player.dragons.len() as f32;
    // Markers beyond what a few turns can use are worth less.
    let markers = f32::from(player.markers());
    let used = markers.min(6.0) + (markers - 6.0).max(0.0) * 0.4;
    (n.min(4.0) * 1.6 + used * unit(Good::Marker)) * (time * 1.3).min(1.0)
}

/// Objectives that lie face up as they would score now, and a little for being near a place.
fn objectives(table: &Table, seat: Seat, time: f32) -> f32 {
    let certain = 1.0 - 0.45 * time;
    let mut value = 0.0;
    for objective in table.objectives.iter().flatten() {
        let (_, points) = objective_points(table, *objective)[seat.index()];
        value += f32::from(points) * certain;
        let mut hopes = [0; MAX_PLAYERS];
        for (hope, player) in hopes.iter_mut().zip(table.players.iter()) {
            *hope = crate::rules::scoring::objective_value(player, *objective);
        }
        hopes[seat.index()] += 1;
        let (_, hoped) = points_by_value(hopes, data().objective(*objective).points)[seat.index()];
        value += f32::from(hoped.saturating_sub(points)) * 0.25 * (time * 2.0).min(1.0);
    }
    value
}

/// Tiles in hand: a reward and the first choice of spaces each.
fn hand(table: &Table, seat: Seat, time: f32) -> f32 {
    let player = table.player(seat);
    let tiles = player.hand.len() as f32;
    let power = player.power.is_some_and(|power| !table.is_laid(power));
    let mut value = tiles.min(4.0) * 0.9 + (tiles - 4.0).max(0.0) * 0.2;
    if power {
        value += 2.2;
    }
    value * (time * 1.3).min(1.0)
}

/// Riders on exploration tiles: the levels that still wait for them.
fn explorations(table: &Table, player: &Player, time: f32) -> f32 {
    let mut value = 0.0;
    for figure in player
        .on_board()
        .filter(|figure| figure.vassal == Vassal::Dragonrider)
    {
        let Some((tile, level)) = figure
            .space
            .on_tile()
            .filter(|(tile, _)| tile.is_exploration())
        else {
            continue;
        };
        let mut share = (time * 1.2).min(0.75);
        for next in level + 1..TILE_SPACES {
            let space = tile.space(next);
            if table.occupied().has(space) {
                break;
            }
            value += net(&data().space(space).cost, &data().space(space).gain).max(0.0) * share;
            share *= 0.55;
        }
    }
    value
}

/// The worth of goods while there is time.
fn amount(goods: Goods) -> f32 {
    goods
        .iter()
        .map(|(good, n)| f32::from(n) * unit(good))
        .sum()
}

fn best(effect: &Effect) -> f32 {
    let ways = effect.ways().iter().map(|way| amount(way.goods));
    let dragon = effect.dragon().map_or(0.0, |draw| {
        2.5 + f32::from(draw.markers) * unit(Good::Marker)
    });
    ways.fold(f32::MIN, f32::max) + dragon
}

fn cheapest(effect: &Effect) -> f32 {
    let ways = effect.ways().iter().map(|way| amount(way.goods));
    ways.fold(f32::MAX, f32::min)
}

/// What an exchange is worth.
fn net(cost: &Effect, gain: &Effect) -> f32 {
    best(gain) - cheapest(cost)
}

/// What is already under way for the player at turn.
fn pending(table: &Table, stack: &[Step]) -> f32 {
    stack.iter().map(|&step| pending_step(table, step)).sum()
}

fn pending_step(table: &Table, step: Step) -> f32 {
    let time = time_left(table, table.active).max(0.12);
    let share = (time * 1.4).min(1.0);
    match step {
        Step::Gain(source) => best(source.gain()) * share,
        Step::Pay(source) => -cheapest(source.cost()) * share,
        Step::Markers(n) => f32::from(n) * unit(Good::Marker) * share,
        Step::DrawDragons { markers, .. } | Step::KeepDragon { markers } => {
            (2.0 + f32::from(markers) * unit(Good::Marker)) * share
        }
        Step::Recruit(vassal) => unit(vassal.good()) * time,
        Step::PlaceOn(tile) => best_placement(table, spaces_of(tile)) * share,
        Step::LayOn(area) => (1.5 + best(Source::Area(area).gain())) * share,
        Step::ScoutsBuy | Step::TakeFaceUp(_) => {
            0.6 * share + urge(table) * HELD / f32::from(data().end(table.length).chronicle)
        }
        Step::Monument | Step::PlaceObjective => best_slot(table),
        Step::Retreat => {
            let n = table.me().on_board().count() as f32;
            (n * 1.1 - 1.0) * share
        }
        Step::Spend(vassal) => -unit(vassal.good()) * time,
        Step::PowerDraft(_)
        | Step::TileDraft(_)
        | Step::DragonPick
        | Step::ChooseDragon
        | Step::Opening
        | Step::StartTurn
        | Step::Menu
        | Step::PayMarkers(_)
        | Step::SpendWindow { .. }
        | Step::GainWindow { .. }
        | Step::Bonus { .. }
        | Step::ReturnDragons
        | Step::TakeSlot(_)
        | Step::TakeFromStack
        | Step::ReturnObjectives
        | Step::Advance(_)
        | Step::ExploreWindow(_)
        | Step::Removal
        | Step::TileLimit
        | Step::ResourceLimit
        | Step::Refill
        | Step::NextPlayer
        | Step::Scoring => 0.0,
    }
}

/// The best free slot of the Monument that can be paid, and something for the choice of an objective.
fn best_slot(table: &Table) -> f32 {
    let stock = table.me().stock();
    let values = table
        .monument()
        .filter(|(_, shown)| shown.is_none())
        .filter_map(|(slot, _)| {
            let row = data().monument(slot);
            let payable = row.cost.ways().iter().any(|way| stock.covers(way));
            payable.then(|| net(&row.cost, &row.bonus) + 1.5)
        });
    values.fold(0.0, f32::max)
}

/// The best payable space of these.
fn best_placement(table: &Table, spaces: impl Iterator<Item = Space>) -> f32 {
    let me = table.me();
    let stock = me.stock();
    let values = spaces.filter_map(|space| {
        let row = data().space(space);
        let payable = row
            .cost
            .ways()
            .iter()
            .any(|way| is_payable(me, stock, None, way));
        payable.then(|| net(&row.cost, &row.gain))
    });
    values.fold(0.0, f32::max)
}
