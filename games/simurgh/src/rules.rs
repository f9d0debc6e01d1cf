//! The rules, one file per subject of the rulebook.

pub(crate) mod abilities;
pub(crate) mod dragons;
pub(crate) mod effects;
pub(crate) mod end_of_turn;
pub(crate) mod exploration;
pub(crate) mod monument;
pub(crate) mod place;
pub(crate) mod retreat;
pub(crate) mod scoring;
pub(crate) mod scouts;
pub(crate) mod setup;
pub(crate) mod spending;
pub(crate) mod turn;
pub(crate) mod wilds;

use crate::{Simurgh, action::Action, data::Data, step::Step, table::Table};
use table::{Chance, Cx, Edition, Flow, Outcome, Play, Seat, Seats, Setup};

impl Play for Simurgh {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Step, lane: Option<Seat>) -> Flow<Step> {
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

    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
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

    fn choose(cx: &mut Cx<'_, Self>, step: Step, seat: Seat, action: Action) {
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

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        scoring::outcome(table)
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
