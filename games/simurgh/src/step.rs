//! Pending work, and which rule it belongs to.

use crate::{
    Simurgh,
    action::Action,
    data::Data,
    effect::{Effect, Kinds},
    names::{Area, Dragon, MarketSlot, MonumentSlot, Slot, Space, Tile, Vassal},
    rules::{
        abilities, dragons, effects, end_of_turn, exploration, monument, place, retreat, scoring,
        scouts, setup, spending, turn, wilds,
    },
    table::Table,
};
use serde::{Deserialize, Serialize};
use table::{Cx, Flow, Seat, Seats};

/// One piece of pending work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// SI-2.8: the so-many-th player, from 0, chooses a power tile.
    PowerDraft(u8),
    /// SI-2.11: the so-many-th tile, from 0, is taken.
    TileDraft(u8),
    /// SI-2.14: everybody chooses a dragon at the same time.
    DragonPick,
    /// SI-2.14: one seat chooses, in its lane.
    ChooseDragon,
    /// SI-2.16, SI-2.17: returned dragons are shuffled into their stack, the first player begins.
    Opening,
    /// SI-3.1.
    StartTurn,
    /// Section 5.3: main and free actions.
    Menu,
    /// SI-8.3: a tile goes to the area that was just cleared.
    LayOn(Area),
    /// SI-8.6: a vassal goes to the tile that was just laid.
    PlaceOn(Tile),
    /// SI-5.5: the cost is paid.
    Pay(Source),
    /// SI-11.9: so many markers are paid.
    PayMarkers(u8),
    /// SI-6.2, SI-6.3: a vassal is spent.
    Spend(Vassal),
    /// SI-12.5: abilities after spending.
    SpendWindow {
        /// Whether a spearman was spent.
        spearman: bool,
        /// Whether a dragonrider was spent.
        dragonrider: bool,
    },
    /// SI-5.9: the gain is received.
    Gain(Source),
    /// SI-12.2: abilities after gaining these.
    GainWindow {
        /// What was gained.
        kinds: Kinds,
        /// The area whose reward it was: the tile laid there still needs a vassal (SI-8.8).
        laying: Option<Area>,
    },
    /// SI-12.2, SI-12.3: the bonus of such an ability.
    Bonus {
        /// The kind of dragon.
        dragon: Dragon,
        /// Its slot.
        slot: Slot,
        /// What was gained.
        kinds: Kinds,
    },
    /// SI-11.4: so many markers are placed one by one.
    Markers(u8),
    /// SI-11.10: dragons are drawn.
    DrawDragons {
        /// How many.
        draw: u8,
        /// Markers on the one that is kept.
        markers: u8,
    },
    /// SI-11.10: one of them is kept.
    KeepDragon {
        /// Its markers.
        markers: u8,
    },
    /// SI-11.10: the others are returned.
    ReturnDragons,
    /// SI-6.6: a vassal is recruited.
    Recruit(Vassal),
    /// SI-7.11b-d: one purchase at the Scouts' Quarters.
    ScoutsBuy,
    /// SI-7.11d: the bought tile comes to hand.
    TakeSlot(MarketSlot),
    /// SI-7.11c, SI-12.8: the top tile of the stack comes to hand.
    TakeFromStack,
    /// SI-12.7: a face-up tile is taken.
    TakeFaceUp(Within),
    /// SI-13.1: objectives are looked at.
    Monument,
    /// SI-13.2, SI-13.3: one is placed, or none.
    PlaceObjective,
    /// SI-13.4: the others are returned.
    ReturnObjectives,
    /// SI-9.5: a rider moves one level down.
    Advance(Tile),
    /// SI-12.4: abilities after such a move.
    ExploreWindow(Tile),
    /// SI-10.3: empty, full and explored tiles leave the Wilds.
    Removal,
    /// SI-4.5: vassals are taken back.
    Retreat,
    /// SI-14.2.
    TileLimit,
    /// SI-14.3.
    ResourceLimit,
    /// SI-14.4.
    Refill,
    /// SI-15.3.
    NextPlayer,
    /// SI-16.
    Scoring,
}

/// Whether an ability is used at the Scouts' Quarters before the purchase (SI-3.6b).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// Anywhere else.
    Turn,
    /// There: a purchase must stay payable.
    Scouts,
}

/// Whose cost or gain is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An action space or a level.
    Space(Space),
    /// The reward of an area.
    Area(Area),
    /// A dragon's ability.
    Ability(Dragon, Slot, Within),
    /// A slot of the market.
    Market(MarketSlot),
    /// The stack of the market.
    Stack,
    /// A slot of the Monument.
    Monument(MonumentSlot),
}

impl Source {
    /// What is paid.
    pub(crate) fn cost(self, data: &'static Data) -> &'static Effect {
        static NOTHING: std::sync::OnceLock<Effect> = std::sync::OnceLock::new();
        match self {
            Source::Space(space) => &data.space(space).cost,
            Source::Area(_) => NOTHING.get_or_init(Effect::default),
            Source::Ability(dragon, slot, _) => &data.ability(dragon, slot).cost,
            Source::Market(slot) => &data.market(slot).cost,
            Source::Stack => &data.stack().cost,
            Source::Monument(slot) => &data.monument(slot).cost,
        }
    }

    /// What is gained.
    pub(crate) fn gain(self, data: &'static Data) -> &'static Effect {
        match self {
            Source::Space(space) => &data.space(space).gain,
            Source::Area(area) => &data.area(area).reward,
            Source::Ability(dragon, slot, _) => &data.ability(dragon, slot).gain,
            Source::Market(slot) => &data.market(slot).bonus,
            Source::Stack => &data.stack().bonus,
            Source::Monument(slot) => &data.monument(slot).bonus,
        }
    }
}

pub(crate) fn run(cx: &mut Cx<'_, Simurgh>, step: Step, lane: Option<Seat>) -> Flow<Step> {
    let seat = lane.unwrap_or(cx.table.active);
    match step {
        Step::PowerDraft(turn) => setup::power_draft(cx, turn),
        Step::TileDraft(pick) => setup::tile_draft(cx, pick),
        Step::DragonPick => Flow::Split(Seats::first(cx.table.n()), Step::ChooseDragon),
        Step::Opening => setup::opening(cx),
        Step::StartTurn => turn::start(cx),
        Step::ChooseDragon | Step::Menu => Flow::Ask(seat),
        Step::LayOn(area) => ask_if(wilds::any_lay_on(cx.table, area), seat),
        Step::PlaceOn(tile) => decide_if(wilds::any_place_on(cx.table, tile), seat),
        Step::Pay(source) => effects::pay(cx, source),
        Step::PayMarkers(n) => decide_if(n > 0 && cx.table.me().markers() > 0, seat),
        Step::Spend(vassal) => spending::spend(cx, vassal),
        Step::SpendWindow { .. } | Step::GainWindow { .. } | Step::ExploreWindow(_) => {
            ask_if(abilities::any_trigger(cx.table, step), seat)
        }
        Step::Gain(source) => effects::gain(cx, source),
        Step::Markers(n) => effects::markers(cx, n),
        Step::DrawDragons { draw, markers } => dragons::draw(cx, draw, markers),
        Step::KeepDragon { .. } => dragons::keep(cx),
        Step::ReturnDragons => ask_if(!cx.table.me().dragons_drawn.is_empty(), seat),
        Step::Recruit(vassal) => effects::recruit(cx, vassal),
        Step::ScoutsBuy => decide_if(scouts::can_buy(cx.table, cx.table.me().stock()), seat),
        Step::TakeSlot(slot) => scouts::take_slot(cx, slot),
        Step::TakeFromStack => scouts::take_from_stack(cx),
        Step::TakeFaceUp(within) => decide_if(scouts::any_take(cx.table, within), seat),
        Step::Monument => monument::look(cx),
        Step::Bonus { .. } | Step::PlaceObjective => Flow::Decide(seat),
        Step::ReturnObjectives => ask_if(!cx.table.me().objectives_drawn.is_empty(), seat),
        Step::Advance(tile) => exploration::advance(cx, tile),
        Step::Removal => wilds::removal(cx),
        Step::Retreat => decide_if(cx.table.me().on_board().next().is_some(), seat),
        Step::TileLimit => end_of_turn::tile_limit(cx),
        Step::ResourceLimit => end_of_turn::resource_limit(cx),
        Step::Refill => end_of_turn::refill(cx),
        Step::NextPlayer => end_of_turn::next_player(cx),
        Step::Scoring => scoring::score(cx),
    }
}

/// Asks when there is something to choose. In a game there always is where the rules ask; a position made by hand may
/// leave a question without an answer, which is then passed over.
fn ask_if(any: bool, seat: Seat) -> Flow<Step> {
    if any { Flow::Ask(seat) } else { Flow::Done }
}

/// The same for questions whose answers everybody can see: a single answer resolves itself. (Where the answers depend
/// on hidden tiles the seat is always asked, so that nobody learns from not being shown a question.)
fn decide_if(any: bool, seat: Seat) -> Flow<Step> {
    if any { Flow::Decide(seat) } else { Flow::Done }
}

pub(crate) fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
    match step {
        Step::PowerDraft(turn) => setup::power_options(table, turn, out),
        Step::TileDraft(_) => setup::tile_options(table, out),
        Step::ChooseDragon => setup::dragon_options(table, seat, out),
        Step::Menu => turn::menu(table, out),
        Step::LayOn(area) => wilds::lay_on_options(table, area, out),
        Step::PlaceOn(tile) => wilds::place_on_options(table, tile, out),
        Step::Pay(source) => effects::pay_options(table, source, out),
        Step::PayMarkers(_) => effects::marker_cost_options(table, out),
        Step::Spend(vassal) => spending::options(table, vassal, out),
        Step::SpendWindow { .. } | Step::GainWindow { .. } | Step::ExploreWindow(_) => {
            abilities::trigger_options(table, step, out);
        }
        Step::Gain(source) => effects::gain_options(table, source, out),
        Step::Bonus {
            dragon,
            slot,
            kinds,
        } => effects::bonus_options(table, dragon, slot, kinds, out),
        Step::Markers(_) => effects::marker_options(table, out),
        Step::KeepDragon { .. } => dragons::keep_options(table, out),
        Step::ReturnDragons => dragons::return_options(table, out),
        Step::ScoutsBuy => scouts::options(table, out),
        Step::TakeFaceUp(within) => scouts::take_options(table, within, out),
        Step::PlaceObjective => monument::options(table, out),
        Step::ReturnObjectives => monument::return_options(table, out),
        Step::Retreat => retreat::options(table, out),
        Step::TileLimit => end_of_turn::tile_options(table, out),
        Step::ResourceLimit => end_of_turn::resource_options(table, out),
        Step::DragonPick
        | Step::Opening
        | Step::StartTurn
        | Step::DrawDragons { .. }
        | Step::Recruit(_)
        | Step::TakeSlot(_)
        | Step::TakeFromStack
        | Step::Monument
        | Step::Advance(_)
        | Step::Removal
        | Step::Refill
        | Step::NextPlayer
        | Step::Scoring => unreachable!("this step asks nobody"),
    }
}

pub(crate) fn choose(cx: &mut Cx<'_, Simurgh>, step: Step, seat: Seat, action: Action) {
    match step {
        Step::PowerDraft(turn) => setup::keep_power(cx, turn, action),
        Step::TileDraft(pick) => setup::take_draft_tile(cx, pick, action),
        Step::ChooseDragon => setup::choose_dragon(cx, seat, action),
        Step::Menu => turn::choose(cx, action),
        Step::LayOn(area) => wilds::lay_on(cx, area, action),
        Step::PlaceOn(_) => place::place(cx, action),
        Step::Pay(_) => effects::paid(cx, action),
        Step::PayMarkers(n) => effects::pay_marker(cx, n, action),
        Step::Spend(vassal) => spending::chosen(cx, vassal, action),
        Step::SpendWindow { .. } | Step::GainWindow { .. } | Step::ExploreWindow(_) => {
            abilities::trigger(cx, step, action);
        }
        Step::Gain(source) => effects::gained(cx, source, action),
        Step::Bonus { dragon, slot, .. } => effects::bonus(cx, dragon, slot, action),
        Step::Markers(n) => effects::put_marker(cx, n, action),
        Step::KeepDragon { markers } => dragons::kept(cx, markers, action),
        Step::ReturnDragons => dragons::returned(cx, action),
        Step::ScoutsBuy => scouts::buy(cx, action),
        Step::TakeFaceUp(_) => scouts::take_face_up(cx, action),
        Step::PlaceObjective => monument::place(cx, action),
        Step::ReturnObjectives => monument::returned(cx, action),
        Step::Retreat => retreat::take_back(cx, action),
        Step::TileLimit => end_of_turn::discard_tile(cx, action),
        Step::ResourceLimit => end_of_turn::drop_resource(cx, action),
        Step::DragonPick
        | Step::Opening
        | Step::StartTurn
        | Step::DrawDragons { .. }
        | Step::Recruit(_)
        | Step::TakeSlot(_)
        | Step::TakeFromStack
        | Step::Monument
        | Step::Advance(_)
        | Step::Removal
        | Step::Refill
        | Step::NextPlayer
        | Step::Scoring => unreachable!("this step asks nobody"),
    }
}
