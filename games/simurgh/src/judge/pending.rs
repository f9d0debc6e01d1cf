//! What is under way for the player at turn.

use super::{Scene, worth::Crew};
use crate::{
    effect::{Effect, Way},
    names::{Good, Objective, Space, Vassal},
    rules::{
        effects::is_payable,
        scoring::{objective_value, points_by_value},
        turn::spaces_of,
    },
    step::{Question, Source, Step, Work},
    table::{MAX_PLAYERS, Where},
};

/// The steps that wait, at the prices of what they will bring and cost.
pub(super) fn pending(scene: &Scene<'_>, stack: &[Step]) -> f32 {
    stack.iter().map(|&step| pending_step(scene, step)).sum()
}

fn pending_step(scene: &Scene<'_>, step: Step) -> f32 {
    let prices = scene.prices;
    // What is gained with the last turn is worth little but for points.
    let turns = scene.turns(scene.table.active);
    let time = (0.35 + turns * 0.25).min(1.0);
    let markers = |n: u8| f32::from(n) * prices.unit(Good::Marker) * time;
    match step {
        Step::Do(work) => match work {
            Work::Markers(n) => markers(n),
            Work::DrawDragons { markers, .. } => prices.dragon(markers) * time,
            Work::Recruit(vassal) => another(scene, vassal),
            Work::Spend(vassal) => -another(scene, vassal),
            Work::TileDraft(_)
            | Work::DragonPick
            | Work::Opening
            | Work::StartTurn
            | Work::TakeSlot(_)
            | Work::TakeFromStack
            | Work::Monument
            | Work::Advance(_)
            | Work::Removal
            | Work::TileLimit
            | Work::ResourceLimit
            | Work::Refill
            | Work::NextPlayer
            | Work::Scoring => 0.0,
        },
        Step::Ask(question) => match question {
            Question::Gain(source) => gain(scene, source.gain(scene.data()), time),
            Question::Pay(source) => -cost(scene, source.cost(scene.data()), time),
            Question::PutMarker(n) => markers(n),
            Question::PayMarkers(n) => -markers(n),
            Question::KeepDragon { markers } => prices.dragon(markers) * time,
            Question::SpendFigure(vassal) => -another(scene, vassal),
            Question::PlaceOn(tile) => placement(scene, spaces_of(scene.data(), tile), time),
            Question::LayOn(area) => {
                let hand = scene.table.hand(scene.table.active);
                let best = hand.iter().map(|tile| {
                    placement(scene, spaces_of(scene.data(), tile), time) - prices.tile(tile)
                });
                gain(scene, Source::Area(area).gain(scene.data()), time) + best.fold(-1.0, f32::max)
            }
            Question::ScoutsBuy => purchase(scene, time),
            Question::TakeFaceUp(_) => {
                let tiles = scene.table.on_offer().map(|(_, tile)| prices.tile(tile));
                tiles.fold(0.0, f32::max) * time
            }
            Question::PlaceObjective => objective(scene, time),
            Question::Retreat => retreat(scene),
            Question::PowerDraft(_)
            | Question::DraftTile(_)
            | Question::ChooseDragon
            | Question::Menu
            | Question::SpendWindow { .. }
            | Question::GainWindow { .. }
            | Question::Bonus { .. }
            | Question::ReturnDragons
            | Question::ReturnObjectives
            | Question::ExploreWindow(_)
            | Question::DiscardTile
            | Question::DropResource => 0.0,
        },
    }
}

/// A vassal more or less.
fn another(scene: &Scene<'_>, vassal: Vassal) -> f32 {
    let crew = Crew::of(scene, scene.table.me());
    crew.another(scene, vassal, scene.turns(scene.table.active))
}

/// Points count in full, vassals by the turns that are left, other goods by the time there is to use them.
fn amount(scene: &Scene<'_>, way: &Way, time: f32) -> f32 {
    let parts = way.goods.iter().map(|(good, n)| {
        f32::from(n)
            * match good {
                Good::Pp => 1.0,
                Good::Spearman => another(scene, Vassal::Spearman),
                Good::Dragonrider => another(scene, Vassal::Dragonrider),
                Good::Vegetable
                | Good::Meat
                | Good::Wood
                | Good::Stone
                | Good::Wisdom
                | Good::Weapon
                | Good::Marker => scene.prices.unit(good) * time,
            }
    });
    parts.sum()
}

fn gain(scene: &Scene<'_>, effect: &Effect, time: f32) -> f32 {
    let ways = effect.ways().iter().map(|way| amount(scene, way, time));
    let dragon = effect
        .dragon()
        .map_or(0.0, |draw| scene.prices.dragon(draw.markers));
    ways.fold(f32::MIN, f32::max) + dragon * time
}

fn cost(scene: &Scene<'_>, effect: &Effect, time: f32) -> f32 {
    let ways = effect.ways().iter().map(|way| amount(scene, way, time));
    ways.fold(f32::MAX, f32::min)
}

/// The best payable space of these for a ready vassal, and the vassal that is not ready any more.
fn placement(scene: &Scene<'_>, spaces: impl Iterator<Item = Space>, time: f32) -> f32 {
    let me = scene.table.me();
    let crew = Crew::of(scene, me);
    let stock = me.stock();
    let values = spaces.filter_map(|space| {
        let row = scene.data().space(space);
        let vassal = Vassal::ALL
            .iter()
            .copied()
            .find(|&vassal| row.who.admits(vassal) && me.count(vassal, Where::AVAILABLE) > 0)?;
        let mut ways = row.cost.ways().iter();
        ways.any(|way| is_payable(me, stock, Some(vassal), way))
            .then(|| {
                gain(scene, &row.gain, time)
                    - cost(scene, &row.cost, time)
                    - crew.readiness(scene, vassal)
            })
    });
    values.fold(-2.0, f32::max)
}

/// The best purchase at the Scouts' Quarters.
fn purchase(scene: &Scene<'_>, time: f32) -> f32 {
    let stock = scene.table.me().stock();
    let payable = |cost: &Effect| cost.ways().iter().any(|way| stock.covers(way));
    let tiles = scene.table.on_offer().filter_map(|(slot, tile)| {
        let row = scene.data().market(slot);
        payable(&row.cost).then(|| {
            scene.prices.tile(tile) * time + gain(scene, &row.bonus, time)
                - cost(scene, &row.cost, time)
        })
    });
    tiles.fold(-1.0, f32::max)
}

/// The best objective that was drawn on the best slot that can be paid.
fn objective(scene: &Scene<'_>, time: f32) -> f32 {
    let table = scene.table;
    let stock = table.me().stock();
    let slots = table.monument().filter(|(_, shown)| shown.is_none());
    let slots = slots.filter_map(|(slot, _)| {
        let row = scene.data().monument(slot);
        let payable = row.cost.ways().iter().any(|way| stock.covers(way));
        payable.then(|| gain(scene, &row.bonus, time) - cost(scene, &row.cost, time))
    });
    let Some(slot) = slots.reduce(f32::max) else {
        return 0.0;
    };
    let drawn = table.me().objectives_drawn;
    let best = drawn
        .iter()
        .map(|&drawn| lead(scene, drawn))
        .reduce(f32::max);
    (slot + best.unwrap_or(0.0)).max(0.0)
}

/// How much more an objective would bring to the player at turn than to the others.
fn lead(scene: &Scene<'_>, objective: Objective) -> f32 {
    let table = scene.table;
    let mut values = [0; MAX_PLAYERS];
    for (value, player) in values.iter_mut().zip(table.players.iter()) {
        *value = objective_value(scene.data(), player, objective);
    }
    let points = points_by_value(values, scene.data().objective(objective).points);
    let mine = f32::from(points[table.active.index()].1);
    let all: u16 = points.iter().map(|(_, points)| points).sum();
    let others = (f32::from(all) - mine) / (table.n() as f32 - 1.0);
    (mine - others) / (1.0 + scene.prices.weights.drift * scene.turns(table.active))
}

/// Vassals that come back from the city and from tiles; riders on exploration tiles stay.
fn retreat(scene: &Scene<'_>) -> f32 {
    let me = scene.table.me();
    let crew = Crew::of(scene, me);
    let mut value = 0.0;
    for figure in me.on_board() {
        let share = match figure.space.tile() {
            Some(tile) if tile.is_exploration() => 0.0,
            Some(_) => 1.0 - scene.prices.weights.on_tile,
            None => 1.0,
        };
        value += share * crew.readiness(scene, figure.vassal);
    }
    value
}
