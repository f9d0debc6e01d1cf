//! How the game goes on: a thin match into one file per phase, as in the rulebook.

mod bids;
mod contest;
mod end;
mod gifts;
mod round;
mod scout;

use crate::{Action, Data, Question, Step, Table, Toy, Work, names::Bird};
use table::{After, Asked, Chance, Cx, Edition, Outcome, Seat, Setup, Turns};

pub(crate) use round::PHASES;

/// Why something may not be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// TOY-2.1: it belongs to another part of the round.
    OtherPhase,
    /// TOY-3.2: the leader has seen it.
    Seen,
    /// TOY-3.1: the leader cannot pay for a look.
    NoCoin {
        /// What a look costs.
        price: u8,
    },
    /// TOY-4.1, TOY-6.3: it is not in the hand.
    NoBird {
        /// What is missing.
        bird: Bird,
        /// Where the rule stands.
        rule: &'static str,
    },
    /// TOY-4.2: only another player at this table can be robbed.
    NoTarget,
    /// TOY-6.3: there is no card to draw.
    EmptyDeck,
}

impl Turns for Toy {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        (Table::deal(setup, edition, chance), Step::Do(Work::Round))
    }

    fn run(cx: &mut Cx<'_, Self>, work: Work, _lane: Option<Seat>) -> After<Question> {
        match work {
            Work::Round => round::begin(cx),
            Work::Bids => return bids::split(cx),
            Work::Resolve => contest::resolve(cx),
            Work::Rob(thief) => contest::rob(cx, thief),
            Work::Contest => contest::decide(cx),
            Work::Another(seat) => gifts::another(cx, seat),
            Work::EndRound => round::end(cx),
        }
        After::Done
    }

    fn asked(table: &Table, question: Question, lane: Option<Seat>) -> Asked {
        match question {
            Question::Scout => scout::asked(table),
            Question::Stake => Asked::Seat(table.leader),
            Question::Bid | Question::Target => Asked::Seat(lane.expect("bids are made in lanes")),
            Question::Swap(seat) => Asked::Decide(seat),
        }
    }

    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (question, action) {
            (Question::Scout, Action::Peek(side)) => scout::may_peek(table, seat, side).map(drop),
            (Question::Scout, Action::Pass)
            | (Question::Stake, Action::Stake(_))
            | (Question::Swap(_), Action::Keep) => Ok(()),
            (Question::Bid, Action::Bid(bird)) => bids::may_bid(table, seat, bird),
            (Question::Target, Action::Rob(target)) => bids::may_rob(table, seat, target),
            (Question::Swap(_), Action::Swap(bird)) => gifts::may_swap(table, seat, bird),
            (
                Question::Scout
                | Question::Stake
                | Question::Bid
                | Question::Target
                | Question::Swap(_),
                Action::Peek(_)
                | Action::Pass
                | Action::Stake(_)
                | Action::Bid(_)
                | Action::Rob(_)
                | Action::Keep
                | Action::Swap(_),
            ) => Err(Refusal::OtherPhase),
        }
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        match question {
            Question::Scout => scout::peeks(table, seat, out),
            Question::Stake => scout::stakes(out),
            Question::Bid => bids::birds(table, seat, out),
            Question::Target => bids::targets(table, seat, out),
            Question::Swap(_) => gifts::swaps(table, seat, out),
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, _question: Question, seat: Seat, action: Action) {
        match action {
            Action::Peek(side) => scout::peek(cx, seat, side),
            Action::Pass => scout::pass(cx, seat),
            Action::Stake(side) => scout::stake(cx, seat, side),
            Action::Bid(bird) => bids::bid(cx, seat, bird),
            Action::Rob(target) => bids::rob(cx, seat, target),
            Action::Keep => gifts::keep(cx, seat),
            Action::Swap(bird) => gifts::swap(cx, seat, bird),
        }
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        end::outcome(table)
    }
}

/// Whether this bird is in the hand; its owner sees that.
fn holds(table: &Table, seat: Seat, bird: Bird, rule: &'static str) -> Result<(), Refusal> {
    if table.player(seat).hand.count(bird) > 0 {
        Ok(())
    } else {
        Err(Refusal::NoBird { bird, rule })
    }
}
