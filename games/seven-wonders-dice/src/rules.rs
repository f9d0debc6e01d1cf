//! The rules, one file per chapter of the specification. This file only says what goes where.

mod actions;
pub(crate) mod barracks;
mod bonuses;
mod construction;
mod end_of_turn;
pub(crate) mod guild_court;
pub(crate) mod payment;
mod refusal;
pub(crate) mod scoring;
mod setup;
mod shake;

pub(crate) use actions::{may_build, may_wonder, next_stage};
pub(crate) use bonuses::may_take;
pub(crate) use construction::may_cross;
pub(crate) use end_of_turn::is_unlocked;
pub use refusal::Refusal;
pub(crate) use scoring::{BONUSES, score_rows};
pub(crate) use setup::may_pick;

use crate::{
    Action, Bonus, City, Data, Die, Event, Part, Question, SevenWondersDice, Space, Step, Table,
    Work,
};
use payment::{Fee, Means};
use table::{After, Asked, Chance, Edition, Outcome, Seat, Seats, Set, Setup, Turns};

/// What a rule may touch.
pub(crate) type Cx<'a> = table::Cx<'a, SevenWondersDice>;

impl Turns for SevenWondersDice {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_>, work: Work, lane: Option<Seat>) -> After<Question> {
        match work {
            Work::Shake => shake::shake(cx),
            Work::Act => return After::Split(Seats::first(cx.table.n_seats()), Question::Chain),
            Work::EndOfTurn => end_of_turn::end_turn(cx),
            Work::Bonus => bonuses::give_bonus(cx, player(lane)),
        }
        After::Done
    }

    fn asked(table: &Table, question: Question, lane: Option<Seat>) -> Asked {
        let seat_if = |is_possible: &dyn Fn(&Means<'_>) -> bool| {
            let seat = player(lane);
            if is_possible(&Means::of(table, seat)) {
                Asked::Seat(seat)
            } else {
                Asked::Nobody
            }
        };
        match question {
            Question::PickCity(seat) => Asked::Decide(seat),
            Question::Chain | Question::MainAction | Question::ChooseBonus | Question::Confirm => {
                Asked::Seat(player(lane))
            }
            // SW-7.2: an effect that can do nothing is dropped.
            Question::FreeBuild => seat_if(&actions::has_free_build),
            Question::Cross { buildings, .. } => {
                seat_if(&|means| !construction::crossable(means, buildings).is_empty())
            }
        }
    }

    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        let means = || Means::of(table, seat);
        match Answer::to(question, action)? {
            Answer::City(city) => may_pick(table, city),
            Answer::Build { die, space, fee } => may_build(&means(), die, space, fee).map(drop),
            Answer::Wonder => may_wonder(&means()).map(drop),
            Answer::Cross {
                buildings, space, ..
            } => may_cross(&means(), buildings, space).map(drop),
            Answer::Bonus(bonus) => may_take(table.player(seat), bonus),
            Answer::Pass | Answer::Decline | Answer::Confirm => Ok(()),
        }
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        let means = || Means::of(table, seat);
        match question {
            Question::PickCity(_) => setup::list_cities(table, out),
            Question::Chain | Question::MainAction => actions::list_actions(&means(), out),
            Question::FreeBuild => actions::list_free_builds(&means(), out),
            Question::Cross { buildings, .. } => {
                construction::list_spaces(&means(), buildings, out);
            }
            Question::ChooseBonus => bonuses::list_bonuses(table.player(seat), out),
            Question::Confirm => out.push(Action::Confirm),
        }
    }

    fn choose(cx: &mut Cx<'_>, question: Question, seat: Seat, action: Action) {
        if question == Question::Chain {
            cx.ask(Question::Confirm);
        }
        match Answer::to(question, action).expect("only what is asked is answered") {
            Answer::City(city) => setup::pick(cx, seat, city),
            Answer::Build { die, space, fee } => actions::build(cx, seat, die, space, fee),
            Answer::Wonder => actions::build_wonder(cx, seat),
            Answer::Pass => actions::pass(cx, seat),
            Answer::Cross {
                buildings,
                times,
                space,
            } => construction::cross(cx, seat, buildings, times, space),
            Answer::Bonus(bonus) => bonuses::take(cx, seat, bonus),
            Answer::Decline => cx.tell(Event::Declined { seat }),
            Answer::Confirm => {}
        }
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        scoring::outcome(table)
    }
}

/// Whose turn it is: everybody acts at the same time, each in a lane.
fn player(lane: Option<Seat>) -> Seat {
    lane.expect("a player's turn runs in a lane")
}

/// What an action comes to as the answer to a question.
enum Answer {
    City(City),
    Build {
        die: Die,
        space: Space,
        fee: Fee,
    },
    Wonder,
    Pass,
    Cross {
        buildings: Set<Part>,
        times: u8,
        space: Space,
    },
    Bonus(Bonus),
    Decline,
    Confirm,
}

impl Answer {
    /// What the question leaves open to be chosen; whether it can be paid for and so on comes later.
    #[inline]
    fn to(question: Question, action: Action) -> Result<Self, Refusal> {
        match (question, action) {
            (Question::PickCity(_), Action::Pick(city)) => Ok(Answer::City(city)),
            (
                Question::Chain | Question::MainAction | Question::FreeBuild,
                Action::Build { die, space },
            ) => Ok(Answer::Build {
                die,
                space,
                fee: Fee::of(question),
            }),
            (Question::Chain | Question::MainAction, Action::Wonder) => Ok(Answer::Wonder),
            (Question::Chain | Question::MainAction, Action::Pass) => Ok(Answer::Pass),
            (Question::Cross { buildings, times }, Action::Cross(space)) => Ok(Answer::Cross {
                buildings,
                times,
                space,
            }),
            (Question::ChooseBonus, Action::Bonus(bonus)) => Ok(Answer::Bonus(bonus)),
            (Question::FreeBuild | Question::Cross { .. }, Action::Decline) => Ok(Answer::Decline),
            (Question::Confirm, Action::Confirm) => Ok(Answer::Confirm),
            (Question::Chain | Question::MainAction, Action::Decline) => {
                Err(Refusal::ActionDeclined)
            }
            (Question::FreeBuild, Action::Wonder | Action::Pass) => Err(Refusal::OnlyBuild),
            (Question::ChooseBonus, Action::Decline) => Err(Refusal::BonusDeclined),
            (
                Question::PickCity(_)
                | Question::Chain
                | Question::MainAction
                | Question::FreeBuild
                | Question::Cross { .. }
                | Question::ChooseBonus
                | Question::Confirm,
                Action::Build { .. }
                | Action::Wonder
                | Action::Pass
                | Action::Cross(_)
                | Action::Bonus(_)
                | Action::Decline
                | Action::Confirm
                | Action::Pick(_),
            ) => Err(Refusal::OtherQuestion),
        }
    }
}
