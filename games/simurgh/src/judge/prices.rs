//! What goods, tiles and abilities are worth in points while there is time to use them.

use crate::{
    data::{Ability, Act, Data, When},
    effect::{Effect, Goods},
    names::{Dragon, Good, Slot, TILE_SPACES, Tile},
};
use std::sync::{OnceLock, RwLock};
use table::Edition;

/// The numbers that were found by playing: what a good player would call experience.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// One unit of each resource, a power point and a marker.
    unit: [f32; 8],
    /// A placement of a spearman.
    pub(super) placement: f32,
    /// How many of these a rider's placement is worth.
    pub(super) rider: f32,
    /// What another vassal is worth per turn besides, because it is there when it is needed.
    pub(super) crew: f32,
    /// How ready a vassal on a tile is: it may come back by itself.
    pub(super) on_tile: f32,
    /// How much a rider on an exploration tile is missed.
    pub(super) away: f32,
    /// How much of a vassal's worth food for it has.
    pub(super) recruit: f32,
    /// Turns of all players until a tile is in the Chronicle, and how many of them are past when it was laid or is held.
    pub(super) per_tile: f32,
    pub(super) per_laid: f32,
    pub(super) per_held: f32,
    /// Turns until an objective is placed, with two players.
    pub(super) per_objective: f32,
    /// Resources that a placement uses up, and that are used up besides.
    pub(super) appetite: f32,
    pub(super) appetite_base: f32,
    /// The worth of the fourth and further of a kind.
    pub(super) plenty: f32,
    /// A dragon besides its abilities.
    pub(super) dragon: f32,
    /// What using abilities reaches of their price.
    ability: f32,
    /// A marker for objectives to come.
    pub(super) marker: f32,
    /// A tile in hand, whatever it is, and how much of its best spaces its owner gets.
    tile: f32,
    tile_share: f32,
    /// How much of each level that waits for a rider is reached, and of the next one that cannot be paid yet.
    pub(super) step: f32,
    pub(super) step_unpaid: f32,
    /// How fast the standing at an objective changes, and what being one short of a better place is worth.
    pub(super) drift: f32,
    pub(super) hope: f32,
    /// How much everybody wants the end of a game that lasts so many times longer than usual.
    pub(super) urge: f32,
    pub(super) age: f32,
    /// How much is left to chance, and from how much later on.
    pub(super) whim: f32,
    pub(super) patience: f32,
}

const WEIGHTS: Weights = Weights {
    unit: [0.75, 0.75, 0.75, 0.8, 1.3, 1.45, 1.0, 1.0],
    placement: 2.3,
    rider: 1.3,
    crew: 0.13,
    on_tile: 0.3,
    away: 0.25,
    recruit: 0.6,
    per_tile: 4.0,
    per_laid: 1.5,
    per_held: 0.3,
    per_objective: 7.0,
    appetite: 3.0,
    appetite_base: 0.5,
    plenty: 0.6,
    dragon: 1.0,
    ability: 0.85,
    marker: 0.3,
    tile: 0.8,
    tile_share: 0.5,
    step: 0.75,
    step_unpaid: 0.5,
    drift: 0.14,
    hope: 0.25,
    urge: 15.0,
    age: 1.2,
    whim: 2.0,
    patience: 2.0,
};

/// Prices of everything, from the component tables.
pub(super) struct Prices {
    pub(super) weights: Weights,
    tiles: [f32; Tile::N],
    levels: [[f32; TILE_SPACES]; Tile::N],
    abilities: [[f32; Slot::ALL.len()]; Dragon::ALL.len()],
}

/// Prices by the edition they are for. Most programs play one; those of the first are found without waiting.
static FIRST: OnceLock<(Edition<Data>, Prices)> = OnceLock::new();
static OTHERS: RwLock<Vec<(Edition<Data>, &'static Prices)>> = RwLock::new(Vec::new());

pub(super) fn prices(edition: Edition<Data>) -> &'static Prices {
    let (first, prices) = FIRST.get_or_init(|| (edition, Prices::new(&edition)));
    if *first == edition {
        return prices;
    }
    let known = |others: &[(Edition<Data>, &'static Prices)]| {
        let mut others = others.iter();
        others
            .find(|(other, _)| *other == edition)
            .map(|known| known.1)
    };
    let found = known(&OTHERS.read().expect("nobody stops while adding"));
    found.unwrap_or_else(|| {
        let mut others = OTHERS.write().expect("nobody stops while adding");
        known(&others).unwrap_or_else(|| {
            let prices: &'static Prices = Box::leak(Box::new(Prices::new(&edition)));
            others.push((edition, prices));
            prices
        })
    })
}

impl Prices {
    fn new(data: &Data) -> Self {
        let mut prices = Prices {
            weights: WEIGHTS,
            tiles: [0.0; Tile::N],
            levels: [[0.0; TILE_SPACES]; Tile::N],
            abilities: [[0.0; Slot::ALL.len()]; Dragon::ALL.len()],
        };
        for tile in Tile::ALL {
            let spaces = data.spaces(tile).map(|space| data.space(space));
            let mut nets = [f32::MIN; TILE_SPACES];
            for (net, row) in nets.iter_mut().zip(spaces) {
                *net = prices.net(&row.cost, &row.gain);
            }
            prices.levels[tile.index()] = nets;
            prices.tiles[tile.index()] = prices.tile_price(tile, nets);
        }
        for kind in Dragon::ALL {
            for slot in Slot::ALL {
                let price = prices.ability_price(data.ability(kind, slot));
                prices.abilities[kind.index()][slot.index()] = price;
            }
        }
        prices
    }

    /// One unit.
    pub(super) fn unit(&self, good: Good) -> f32 {
        match good {
            Good::Spearman => self.weights.placement * 1.2,
            Good::Dragonrider => self.weights.placement * 1.2 * self.weights.rider,
            Good::Vegetable
            | Good::Meat
            | Good::Wood
            | Good::Stone
            | Good::Wisdom
            | Good::Weapon
            | Good::Pp
            | Good::Marker => self.weights.unit[good.index()],
        }
    }

    /// Goods together.
    pub(super) fn goods(&self, goods: Goods) -> f32 {
        let parts = goods.iter();
        parts.map(|(good, n)| f32::from(n) * self.unit(good)).sum()
    }

    /// The best way to gain this.
    pub(super) fn gain(&self, effect: &Effect) -> f32 {
        let ways = effect.ways().iter().map(|way| self.goods(way.goods));
        let dragon = effect
            .dragon()
            .map_or(0.0, |draw| self.dragon(draw.markers));
        ways.fold(f32::MIN, f32::max) + dragon
    }

    /// The cheapest way to pay this.
    pub(super) fn cost(&self, effect: &Effect) -> f32 {
        let ways = effect.ways().iter().map(|way| self.goods(way.goods));
        ways.fold(f32::MAX, f32::min)
    }

    pub(super) fn net(&self, cost: &Effect, gain: &Effect) -> f32 {
        self.gain(gain) - self.cost(cost)
    }

    /// A dragon tile with so many markers.
    pub(super) fn dragon(&self, markers: u8) -> f32 {
        self.weights.dragon + f32::from(markers) * self.unit(Good::Marker)
    }

    /// A tile in hand.
    pub(super) fn tile(&self, tile: Tile) -> f32 {
        self.tiles[tile.index()]
    }

    /// A step down to a level of an exploration tile.
    pub(super) fn level(&self, tile: Tile, level: usize) -> f32 {
        self.levels[tile.index()][level]
    }

    /// An armed ability.
    pub(super) fn ability(&self, kind: Dragon, slot: Slot) -> f32 {
        self.abilities[kind.index()][slot.index()]
    }

    /// The reward of an area and the first choice of spaces, beyond what any placement brings; of an exploration tile
    /// the whole way down.
    fn tile_price(&self, tile: Tile, mut nets: [f32; TILE_SPACES]) -> f32 {
        let reward = 1.0;
        let best = if tile.is_exploration() {
            let way = nets[1..].iter().map(|net| net.max(0.0)).sum::<f32>();
            nets[0] + self.weights.step * way * 0.6
        } else {
            nets.sort_by(|a, b| b.total_cmp(a));
            0.6 * nets[0] + 0.4 * nets[1]
        };
        let more = (best + reward - self.weights.placement).max(0.0);
        self.weights.tile + self.weights.tile_share * more
    }

    fn ability_price(&self, ability: &Ability) -> f32 {
        let full = match ability.act {
            Act::Exchange => self.net(&ability.cost, &ability.gain),
            Act::SameKind => self.gain(&ability.gain),
            Act::OneMoreStep => 2.5,
            Act::TakeFaceUp | Act::TakeFromStack => 2.5 - self.cost(&ability.cost),
            Act::ReplaceObjective => 2.0,
        };
        let often = match ability.when {
            When::Active => 1.0,
            When::Gain(_) => 0.9,
            When::Explore => 0.6,
            When::Spend(_) => 0.2,
            When::Monument => 0.5,
        };
        full.max(0.2) * often * self.weights.ability
    }
}
