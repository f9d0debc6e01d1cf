//! How the game goes on: a thin match into one file per subject of the rulebook.

mod abilities;
mod dragons;
pub(crate) mod effects;
pub(crate) mod end_of_turn;
pub(crate) mod exploration;
mod monument;
mod place;
mod refusal;
mod retreat;
pub(crate) mod scoring;
pub(crate) mod scouts;
pub(crate) mod setup;
pub(crate) mod spending;
pub(crate) mod turn;
pub(crate) mod wilds;

pub use refusal::Refusal;

use crate::{
    Simurgh,
    action::Action,
    data::Data,
    step::{Question, Step, Within, Work},
    table::Table,
};
use place::Scan;
use table::{After, Asked, Chance, Cx, Edition, Outcome, Seat, Seats, Setup, Turns};

impl Turns for Simurgh {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, work: Work, _lane: Option<Seat>) -> After<Question> {
        match work {
            Work::TileDraft(pick) => setup::tile_draft(cx, pick),
            Work::DragonPick => {
                return After::Split(Seats::first(cx.table.n()), Question::ChooseDragon);
            }
            Work::Opening => setup::opening(cx),
            Work::StartTurn => turn::start(cx),
            Work::Spend(vassal) => spending::spend(cx, vassal),
            Work::Markers(n) => effects::markers(cx, n),
            Work::DrawDragons { draw, markers } => dragons::draw(cx, draw, markers),
            Work::Recruit(vassal) => effects::recruit(cx, vassal),
            Work::TakeSlot(slot) => scouts::take_slot(cx, slot),
            Work::TakeFromStack => scouts::take_from_stack(cx),
            Work::Monument => monument::look(cx),
            Work::Advance(tile) => exploration::advance(cx, tile),
            Work::Removal => wilds::removal(cx),
            Work::TileLimit => end_of_turn::tile_limit(cx),
            Work::ResourceLimit => end_of_turn::resource_limit(cx),
            Work::Refill => end_of_turn::refill(cx),
            Work::NextPlayer => end_of_turn::next_player(cx),
            Work::Scoring => scoring::score(cx),
        }
        After::Done
    }

    fn asked(table: &Table, question: Question, lane: Option<Seat>) -> Asked {
        let seat = lane.unwrap_or(table.active);
        // Asks when there is something to choose. In a game there always is where the rules ask; a position made by hand
        // may leave a question without an answer, which is then passed over.
        let ask_if = |any: bool| {
            if any {
                Asked::Seat(seat)
            } else {
                Asked::Nobody
            }
        };
        // The same for questions whose answers everybody can see: a single answer resolves itself. (Where the answers
        // depend on hidden tiles the seat is always asked, so that nobody learns from not being shown a question.)
        let decide_if = |any: bool| {
            if any {
                Asked::Decide(seat)
            } else {
                Asked::Nobody
            }
        };
        match question {
            Question::PowerDraft(turn) => Asked::Seat(table.power_drafter(usize::from(turn))),
            Question::DraftTile(pick) => Asked::Seat(table.tile_drafter(usize::from(pick))),
            Question::ChooseDragon | Question::Menu => Asked::Seat(seat),
            Question::LayOn(area) => ask_if(wilds::any_lay_on(table, area)),
            Question::PlaceOn(tile) => decide_if(wilds::any_place_on(table, tile)),
            Question::Pay(source) => decide_if(effects::must_pay(table, source)),
            Question::PayMarkers(n) => decide_if(n > 0 && table.me().markers() > 0),
            Question::SpendFigure(vassal) => decide_if(spending::any_choice(table, vassal)),
            Question::SpendWindow { .. }
            | Question::GainWindow { .. }
            | Question::ExploreWindow(_) => ask_if(abilities::any_trigger(table, question)),
            Question::Gain(source) => decide_if(!source.gain(table.data()).is_none()),
            Question::Bonus { .. } | Question::PlaceObjective => Asked::Decide(seat),
            Question::PutMarker(_) => decide_if(effects::any_room(table)),
            Question::KeepDragon { .. } => dragons::asked(table),
            Question::ReturnDragons => ask_if(!table.me().dragons_drawn.is_empty()),
            Question::ScoutsBuy => decide_if(scouts::can_buy(table, table.me().stock())),
            Question::TakeFaceUp(within) => decide_if(scouts::any_take(table, within)),
            Question::ReturnObjectives => ask_if(!table.me().objectives_drawn.is_empty()),
            Question::Retreat => decide_if(table.me().on_board().next().is_some()),
            Question::DiscardTile => ask_if(!table.me().hand.is_empty()),
            Question::DropResource => decide_if(table.me().resources.total() > 0),
        }
    }

    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        use {Action as A, Question as Q};
        match (question, action) {
            (Q::PowerDraft(turn), A::KeepPower(tile)) => setup::may_keep_power(table, turn, tile),
            (Q::DraftTile(_), A::Take(tile)) => setup::may_draft(table, tile),
            (Q::ChooseDragon, A::KeepDragon(dragon)) => setup::may_choose(table, seat, dragon),
            (Q::Menu, A::Place(vassal, space)) => turn::may_place(table, vassal, space),
            (Q::Menu, A::Lay(tile, area)) => turn::may_lay(table, tile, area),
            (Q::Menu, A::Clear(tile)) => turn::may_clear(table, tile),
            (Q::Menu, A::Retreat) => turn::may_retreat(table),
            (Q::Menu, A::Pass) => turn::may_pass(table),
            (Q::Menu, A::End) => turn::may_end(table),
            (Q::Menu | Q::PlaceObjective, A::Use(dragon, slot)) => {
                abilities::may_use(table, dragon, slot, Within::Turn)
            }
            (Q::ScoutsBuy, A::Use(dragon, slot)) => {
                abilities::may_use(table, dragon, slot, Within::Scouts)
            }
            (
                Q::SpendWindow { .. } | Q::GainWindow { .. } | Q::ExploreWindow(_),
                A::Use(dragon, slot),
            ) => abilities::may_trigger(table, question, dragon, slot),
            (
                Q::SpendWindow { .. }
                | Q::GainWindow { .. }
                | Q::ExploreWindow(_)
                | Q::PlaceObjective,
                A::Pass,
            ) => Ok(()),
            (Q::Menu, A::Explore(tile)) => exploration::may_explore(table, tile),
            (Q::ScoutsBuy | Q::PlaceObjective, A::Explore(tile)) => {
                exploration::may_explore_inside(table, tile)
            }
            (Q::LayOn(area), A::Lay(tile, to)) => {
                wilds::may_lay_on(&Scan::new(table), area, tile, to)
            }
            (Q::PlaceOn(tile), A::Place(vassal, space)) => {
                wilds::may_place_on(table, tile, vassal, space)
            }
            (Q::Pay(source), A::Pay(goods)) => effects::may_pay(table, source, goods),
            (Q::PayMarkers(_), A::Unmark(dragon, slot)) => effects::may_unmark(table, dragon, slot),
            (Q::SpendFigure(vassal), A::Spend(figure)) => {
                spending::may_spend(table, vassal, figure)
            }
            (Q::Gain(source), A::Gain(goods)) => effects::may_gain(table, source, goods),
            (
                Q::Bonus {
                    dragon,
                    slot,
                    kinds,
                },
                A::Gain(goods),
            ) => effects::may_gain_bonus(table, dragon, slot, kinds, goods),
            (Q::PutMarker(_), A::Mark(dragon)) => effects::may_mark(table, dragon).map(drop),
            (Q::KeepDragon { .. }, A::KeepDragon(dragon)) => dragons::may_keep(table, dragon),
            (Q::ReturnDragons, A::ReturnDragon(dragon, _)) => dragons::may_return(table, dragon),
            (Q::ScoutsBuy, A::Buy(slot)) => scouts::may_buy(table, slot),
            (Q::ScoutsBuy, A::BuyStack) => scouts::may_buy_stack(table),
            (Q::TakeFaceUp(within), A::Take(tile)) => {
                scouts::may_take(table, within, tile).map(drop)
            }
            (Q::PlaceObjective, A::Set(objective, slot)) => {
                monument::may_set(table, objective, slot)
            }
            (Q::ReturnObjectives, A::ReturnObjective(objective, _)) => {
                monument::may_return(table, objective)
            }
            (Q::Retreat, A::Back(company)) => retreat::may_take_back(table, company),
            (Q::DiscardTile, A::Discard(tile, _)) => end_of_turn::may_discard(table, tile),
            (Q::DropResource, A::Drop(resource)) => end_of_turn::may_drop(table, resource),
            (
                Q::PowerDraft(_)
                | Q::DraftTile(_)
                | Q::ChooseDragon
                | Q::Menu
                | Q::LayOn(_)
                | Q::PlaceOn(_)
                | Q::Pay(_)
                | Q::PayMarkers(_)
                | Q::SpendFigure(_)
                | Q::SpendWindow { .. }
                | Q::Gain(_)
                | Q::GainWindow { .. }
                | Q::Bonus { .. }
                | Q::PutMarker(_)
                | Q::KeepDragon { .. }
                | Q::ReturnDragons
                | Q::ScoutsBuy
                | Q::TakeFaceUp(_)
                | Q::PlaceObjective
                | Q::ReturnObjectives
                | Q::ExploreWindow(_)
                | Q::Retreat
                | Q::DiscardTile
                | Q::DropResource,
                A::Use(..)
                | A::Explore(_)
                | A::Place(..)
                | A::Clear(_)
                | A::Lay(..)
                | A::Retreat
                | A::Back(_)
                | A::Pay(_)
                | A::Gain(_)
                | A::Spend(_)
                | A::Unmark(..)
                | A::Mark(_)
                | A::KeepPower(_)
                | A::KeepDragon(_)
                | A::ReturnDragon(..)
                | A::ReturnObjective(..)
                | A::Take(_)
                | A::Buy(_)
                | A::BuyStack
                | A::Set(..)
                | A::Discard(..)
                | A::Drop(_)
                | A::Pass
                | A::End,
            ) => Err(Refusal::OtherQuestion),
        }
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        match question {
            Question::PowerDraft(turn) => setup::power_options(table, turn, out),
            Question::DraftTile(_) => setup::tile_options(table, out),
            Question::ChooseDragon => setup::dragon_options(table, seat, out),
            Question::Menu => turn::menu(table, out),
            Question::LayOn(area) => wilds::lay_on_options(table, area, out),
            Question::PlaceOn(tile) => wilds::place_on_options(table, tile, out),
            Question::Pay(source) => effects::pay_options(table, source, out),
            Question::PayMarkers(_) => effects::unmark_options(table, out),
            Question::SpendFigure(vassal) => spending::options(table, vassal, out),
            Question::SpendWindow { .. }
            | Question::GainWindow { .. }
            | Question::ExploreWindow(_) => abilities::trigger_options(table, question, out),
            Question::Gain(source) => effects::gain_options(table, source, out),
            Question::Bonus {
                dragon,
                slot,
                kinds,
            } => effects::bonus_options(table, dragon, slot, kinds, out),
            Question::PutMarker(_) => effects::mark_options(table, out),
            Question::KeepDragon { .. } => dragons::keep_options(table, out),
            Question::ReturnDragons => dragons::return_options(table, out),
            Question::ScoutsBuy => scouts::options(table, out),
            Question::TakeFaceUp(within) => scouts::take_options(table, within, out),
            Question::PlaceObjective => monument::options(table, out),
            Question::ReturnObjectives => monument::return_options(table, out),
            Question::Retreat => retreat::options(table, out),
            Question::DiscardTile => end_of_turn::tile_options(table, out),
            Question::DropResource => end_of_turn::resource_options(table, out),
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, question: Question, seat: Seat, action: Action) {
        use {Action as A, Question as Q};
        if question == Q::Menu && action != A::End {
            // SI-3.8, SI-10.3: the menu comes back until the turn is ended. Whatever was done, removal is checked when it is
            // resolved, never in its middle.
            cx.push_all(&[Step::Do(Work::Removal), Step::Ask(question)]);
        }
        if matches!(question, Q::ScoutsBuy | Q::PlaceObjective)
            && matches!(action, A::Use(..) | A::Explore(_))
        {
            // SI-3.6b, SI-3.6c: a free action inside a main action.
            cx.ask(question);
        }
        match (question, action) {
            (Q::PowerDraft(turn), A::KeepPower(tile)) => setup::keep_power(cx, turn, tile),
            (Q::DraftTile(pick), A::Take(tile)) => setup::take_draft_tile(cx, pick, tile),
            (Q::ChooseDragon, A::KeepDragon(dragon)) => setup::choose_dragon(cx, seat, dragon),
            (Q::ScoutsBuy, A::Use(dragon, slot)) => {
                abilities::use_active(cx, dragon, slot, Within::Scouts);
            }
            (Q::Menu | Q::PlaceObjective, A::Use(dragon, slot)) => {
                abilities::use_active(cx, dragon, slot, Within::Turn);
            }
            (_, A::Use(dragon, slot)) => abilities::trigger(cx, question, dragon, slot),
            (_, A::Explore(tile)) => exploration::explore(cx, tile),
            (_, A::Place(vassal, space)) => place::place(cx, vassal, space),
            (_, A::Clear(tile)) => wilds::clear(cx, tile),
            (_, A::Lay(tile, area)) => wilds::lay(cx, tile, area),
            (_, A::Retreat) => cx.ask(Q::Retreat),
            (_, A::Back(company)) => retreat::take_back(cx, company),
            (_, A::Pay(goods)) => effects::pay_goods(cx, goods),
            (Q::PayMarkers(n), A::Unmark(dragon, slot)) => effects::unmark(cx, n, dragon, slot),
            (_, A::Spend(figure)) => spending::spend_figure(cx, figure),
            (Q::Gain(source), A::Gain(goods)) => effects::gain(cx, source, goods),
            (Q::Bonus { dragon, slot, .. }, A::Gain(goods)) => {
                effects::gain_bonus(cx, dragon, slot, goods);
            }
            (Q::PutMarker(n), A::Mark(dragon)) => effects::mark(cx, n, dragon),
            (Q::KeepDragon { markers }, A::KeepDragon(dragon)) => {
                dragons::keep(cx, markers, dragon);
            }
            (_, A::ReturnDragon(dragon, end)) => dragons::give_back(cx, dragon, end),
            (_, A::ReturnObjective(objective, end)) => monument::give_back(cx, objective, end),
            (_, A::Take(tile)) => scouts::take_face_up(cx, tile),
            (_, A::Buy(slot)) => scouts::buy(cx, slot),
            (_, A::BuyStack) => scouts::buy_stack(cx),
            (_, A::Set(objective, slot)) => monument::set(cx, objective, slot),
            (_, A::Discard(tile, end)) => end_of_turn::discard(cx, tile, end),
            (_, A::Drop(resource)) => end_of_turn::drop_resource(cx, resource),
            (Q::Menu, A::Pass) => turn::pass(cx),
            (Q::PlaceObjective, A::Pass) => monument::set_none(cx),
            // SI-12.12: no trigger is used.
            (_, A::Pass) => {}
            (_, A::End) => cx.work(Work::TileLimit),
            (_, A::KeepPower(_) | A::KeepDragon(_) | A::Gain(_) | A::Unmark(..) | A::Mark(_)) => {
                unreachable!("{action} does not answer {question:?}")
            }
        }
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        scoring::outcome(table)
    }
}
