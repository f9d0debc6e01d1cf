//! What a player has and may still get.

use super::Scene;
use crate::{
    names::{City, Good, Space, TILE_SPACES, Vassal},
    rules::scoring::{objective_value, points_by_value},
    table::{MAX_PLAYERS, Player, Where},
};
use table::Seat;

/// Points that a player may expect in the end, but for objectives.
pub(super) fn worth(scene: &Scene<'_>, seat: Seat) -> f32 {
    let player = scene.table.player(seat);
    player.points.total() as f32 + parts(scene, seat).iter().sum::<f32>()
}

/// The names of the parts.
pub(super) const PARTS: &[&str] = &[
    "crew",
    "resources",
    "recruits",
    "dragons",
    "hand",
    "explorations",
];

/// What these points will come from.
pub(super) fn parts(scene: &Scene<'_>, seat: Seat) -> [f32; PARTS.len()] {
    let player = scene.table.player(seat);
    let turns = scene.turns(seat);
    let crew = Crew::of(scene, player);
    let placements = crew.placements(turns);
    [
        crew.worth(scene, turns),
        resources(scene, player, placements),
        recruits(scene, player, &crew, turns),
        dragons(scene, player, turns),
        hand(scene, seat, placements),
        explorations(scene, seat, turns),
    ]
}

/// A player's vassals: how many, how many of them are ready, and what a placement of each is worth.
pub(super) struct Crew {
    n: f32,
    ready: f32,
    strength: f32,
    ready_strength: f32,
}

impl Crew {
    pub(super) fn of(scene: &Scene<'_>, player: &Player) -> Self {
        let weights = &scene.prices.weights;
        let mut crew = Crew {
            n: 0.0,
            ready: 0.0,
            strength: 0.0,
            ready_strength: 0.0,
        };
        for &vassal in &Vassal::ALL {
            let strength = strength(scene, vassal);
            for &place in player.figures(vassal) {
                if place == Where::SUPPLY {
                    continue;
                }
                let (ready, here) = match place.space().map(Space::on_tile) {
                    None => (1.0, 1.0),
                    Some(Some((tile, _))) if tile.is_exploration() => (0.0, 1.0 - weights.away),
                    Some(Some(_)) => (weights.on_tile, 1.0),
                    Some(None) => (0.0, 1.0),
                };
                crew.n += here;
                crew.ready += ready;
                crew.strength += strength * here;
                crew.ready_strength += ready * strength;
            }
        }
        crew
    }

    /// Ready vassals first; then one turn of so many is a retreat.
    fn placements(&self, turns: f32) -> f32 {
        let later = (turns - self.ready).max(0.0);
        turns.min(self.ready) + later * self.n / (self.n + 1.0)
    }

    /// What the placements of so many turns bring.
    fn worth(&self, scene: &Scene<'_>, turns: f32) -> f32 {
        let weights = &scene.prices.weights;
        let now = if self.ready > turns {
            self.ready_strength * turns / self.ready
        } else {
            self.ready_strength
        };
        let later = (turns - self.ready).max(0.0) * self.strength / (self.n + 1.0);
        weights.placement * (now + later) + weights.crew * self.strength * turns
    }

    /// What a vassal that becomes ready is worth.
    pub(super) fn readiness(&self, scene: &Scene<'_>, vassal: Vassal) -> f32 {
        scene.prices.weights.placement * strength(scene, vassal) / (self.n + 1.0)
    }

    /// What one more vassal, ready at once, is worth when so many turns are left.
    pub(super) fn another(&self, scene: &Scene<'_>, vassal: Vassal, turns: f32) -> f32 {
        let strength = strength(scene, vassal);
        let more = Crew {
            n: self.n + 1.0,
            ready: self.ready + 1.0,
            strength: self.strength + strength,
            ready_strength: self.ready_strength + strength,
        };
        more.worth(scene, turns) - self.worth(scene, turns)
    }
}

/// What a placement of such a vassal is worth, that of a spearman being one.
fn strength(scene: &Scene<'_>, vassal: Vassal) -> f32 {
    match vassal {
        Vassal::Spearman => 1.0,
        Vassal::Dragonrider => scene.prices.weights.rider,
    }
}

/// Food on its way to a new vassal in the city (SI-7.6, SI-7.7): the nearer, the more of the vassal's worth.
fn recruits(scene: &Scene<'_>, player: &Player, crew: &Crew, turns: f32) -> f32 {
    let mut best: f32 = 0.0;
    for (vassal, city) in [
        (Vassal::Spearman, City::Barracks),
        (Vassal::Dragonrider, City::HuntingGrounds),
    ] {
        if player.count(vassal, Where::SUPPLY) == 0 {
            continue;
        }
        let cost = scene.data().space(Space::city(city)).cost.ways()[0].goods;
        let (mut owned, mut needed) = (0.0, 0.0);
        for (good, n) in cost.iter() {
            needed += f32::from(n);
            owned += f32::from(u16::from(n).min(player.resources.get(good)));
        }
        let share = owned / needed;
        let profit = crew.another(scene, vassal, turns - 1.0) - scene.prices.goods(cost);
        best = best.max(profit * share * share);
    }
    best * scene.prices.weights.recruit
}

/// Resources are worth what they can become, as far as there are placements to use them; the rest only what is left
/// over at the end (SI-16.4, SI-16.5).
fn resources(scene: &Scene<'_>, player: &Player, placements: f32) -> f32 {
    let weights = &scene.prices.weights;
    let mut value = 0.0;
    for good in Good::RESOURCES {
        let n = f32::from(player.resources.get(good));
        value += scene.prices.unit(good) * (n.min(3.0) + (n - 3.0).max(0.0) * weights.plenty);
    }
    let total = f32::from(player.resources.total());
    let limit = f32::from(scene.data().resource_limit(scene.table.mode));
    // SI-14.3: what does not fit is the cheapest.
    value -= (total - limit).max(0.0) * scene.prices.unit(Good::Meat);
    let usable = weights.appetite * placements
        + if placements > 0.0 {
            weights.appetite_base
        } else {
            0.0
        };
    let share = if total > usable { usable / total } else { 1.0 };
    let left = total * (1.0 - share);
    let (below, above) = (left.floor(), left.ceil());
    let points = |n: f32| f32::from(scene.data().leftover_points(scene.table.mode, n as u16));
    value * share + points(below) + (points(above) - points(below)) * (left - below)
}

/// Armed abilities, and room for more.
fn dragons(scene: &Scene<'_>, player: &Player, turns: f32) -> f32 {
    let weights = &scene.prices.weights;
    let time = (turns * 0.4).min(1.0);
    let end = scene.data().end(scene.table.length).objectives;
    let to_come = f32::from(end.saturating_sub(scene.table.n_objectives())) / f32::from(end);
    let mut value = 0.0;
    for own in player.dragons.iter() {
        value += weights.dragon * (turns * 0.15).min(1.0);
        for slot in own.markers.iter() {
            value += (scene.prices.ability(own.kind, slot) + weights.marker * to_come) * time;
        }
    }
    value
}

/// Tiles in hand, as far as there are placements to lay them: the first ones soon, others later, and none above the
/// limit (SI-14.2).
fn hand(scene: &Scene<'_>, seat: Seat, placements: f32) -> f32 {
    let hand = scene.table.hand(seat);
    let n = hand.len();
    if n == 0 {
        return 0.0;
    }
    let sum: f32 = hand.iter().map(|tile| scene.prices.tile(tile)).sum();
    sum / n as f32 * HAND[n.min(HAND.len() - 1)].min(0.5 * placements)
}

/// How many tiles so many in hand are worth.
const HAND: [f32; 7] = [0.0, 1.0, 1.85, 2.5, 2.9, 3.1, 3.1];

/// Riders on exploration tiles: the levels that still wait for them, one in a turn (SI-9.5), a later one when the next
/// step cannot be paid yet.
fn explorations(scene: &Scene<'_>, seat: Seat, turns: f32) -> f32 {
    let table = scene.table;
    let player = table.player(seat);
    let mut value = 0.0;
    for &place in player.figures(Vassal::Dragonrider) {
        let Some((tile, level)) = place.space().and_then(Space::on_tile) else {
            continue;
        };
        if !tile.is_exploration() || level + 1 == TILE_SPACES {
            continue;
        }
        let can_now = seat == table.active
            && table.turn.main_done
            && !table.turn.explored
            && table.turn.entered != Some(tile);
        let stock = player.stock();
        let row = scene.data().space(tile.space(level + 1));
        let payable = row.cost.ways().iter().any(|way| stock.covers(way));
        let mut time = turns + f32::from(u8::from(can_now)) - f32::from(u8::from(!payable));
        let weights = &scene.prices.weights;
        let mut share = if payable {
            weights.step
        } else {
            weights.step * weights.step_unpaid
        };
        for next in level + 1..TILE_SPACES {
            if scene.occupied.has(tile.space(next)) {
                break;
            }
            value += scene.prices.level(tile, next).max(0.0) * share * time.clamp(0.0, 1.0);
            share *= weights.step;
            time -= 1.0;
        }
    }
    value
}

/// Objectives that lie face up as they would score now, the less certain the longer the game lasts; and something for
/// being near a better place.
pub(super) fn objectives(scene: &Scene<'_>, worth: &mut [f32; MAX_PLAYERS]) {
    let table = scene.table;
    let weights = &scene.prices.weights;
    for &objective in table.objectives.iter().flatten() {
        let mut values = [0; MAX_PLAYERS];
        for (value, player) in values.iter_mut().zip(table.players.iter()) {
            *value = objective_value(scene.data(), player, objective);
        }
        let places = scene.data().objective(objective).points;
        let scored = points_by_value(values, places);
        for seat in table.seats() {
            let at = seat.index();
            let turns = scene.turns[at];
            let points = f32::from(scored[at].1);
            values[at] += 1;
            let hoped = f32::from(points_by_value(values, places)[at].1);
            values[at] -= 1;
            worth[at] += points / (1.0 + weights.drift * turns)
                + (hoped - points).max(0.0) * weights.hope * (turns * 0.5).min(1.0);
        }
    }
}
