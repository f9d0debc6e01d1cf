//! Pending steps: work that the rules do, or a question to a seat. What asks nobody cannot be asked about.

use crate::{Chance, Cx, Edition, Outcome, Seat, Seats, Setup, Title};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error},
};
use std::{fmt, hash::Hash};

/// A pending step. In positions it is written as what it holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step<W, Q> {
    /// Something that the rules do by themselves.
    Do(W),
    /// Something that a seat chooses.
    Ask(Q),
}

/// What becomes of a game after some work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After<Q> {
    /// What was pushed comes next, then what was there before.
    Done,
    /// Each of these seats answers for itself, unseen by the others, starting with this question.
    Split(Seats, Q),
}

/// Whom a question asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Nobody: there is nothing to choose any more.
    Nobody,
    /// This seat, even when there is only one answer.
    Seat(Seat),
    /// This seat; a single answer is given by itself.
    Decide(Seat),
}

/// How the game goes on. Pure: no input or output, clock, threads or global state. In `rules.rs`.
///
/// A lane works on its own copy of the table, so that a rule in a lane cannot see what others choose even by mistake, and
/// `look` and `options` need no second table.
pub trait Turns: Title<Step = Step<Self::Work, Self::Question>> {
    /// What the rules do by themselves. Small, carries all it needs and no secret.
    type Work: Copy + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat is asked. Small, carries all it needs and no secret.
    type Question: Copy + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why something may not be chosen: small, with all that its words need. [`Explain`](crate::Explain) says it.
    type Refusal: Copy + Eq + fmt::Debug;

    /// Sets the game up; the setup has been checked against [`Title::info`].
    fn deal(
        setup: &Setup,
        edition: Edition<Self::Data>,
        chance: &mut Chance,
    ) -> (Self::Table, Self::Step);
    /// Does some work, in a lane or for the whole table.
    fn run(cx: &mut Cx<'_, Self>, work: Self::Work, lane: Option<Seat>) -> After<Self::Question>;
    /// Whom this question asks.
    fn asked(table: &Self::Table, question: Self::Question, lane: Option<Seat>) -> Asked;
    /// Whether the seat that is asked may choose this, and if not, why. The one formula: what it allows is what
    /// [`Turns::options`] lists and [`Turns::choose`] carries out. It depends on nothing that is hidden from the seat.
    fn may(
        table: &Self::Table,
        question: Self::Question,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;
    /// Lists every choice of the seat that is asked: sorted, unique, never empty.
    fn options(
        table: &Self::Table,
        question: Self::Question,
        seat: Seat,
        out: &mut Vec<Self::Action>,
    );
    /// Carries out one of the listed choices. The question is already off the stack.
    fn choose(cx: &mut Cx<'_, Self>, question: Self::Question, seat: Seat, action: Self::Action);
    /// Takes over what this seat did in its lane, and nothing else.
    fn join(table: &mut Self::Table, lane: &Self::Table, seat: Seat) {
        let _ = (table, lane, seat);
        unreachable!("a game that splits into lanes says how they join");
    }
    /// Scores and places as they stand; final when nobody is asked any more.
    fn outcome(table: &Self::Table) -> Outcome;
}

/// What becomes of a step.
pub(crate) enum Flow<S> {
    /// It is over; what it pushed comes next.
    Done,
    /// This seat must choose; the step stays on top.
    Ask(Seat),
    /// Like [`Flow::Ask`], but a single legal answer resolves itself.
    Decide(Seat),
    /// Each of these seats answers for itself, unseen by the others, starting with this step.
    Split(Seats, S),
}

/// Does work, or finds out whom a question asks.
#[inline]
pub(crate) fn run<G: Turns>(
    cx: &mut Cx<'_, G>,
    step: G::Step,
    lane: Option<Seat>,
) -> Flow<G::Step> {
    match step {
        Step::Do(work) => match G::run(cx, work, lane) {
            After::Done => Flow::Done,
            After::Split(seats, question) => Flow::Split(seats, Step::Ask(question)),
        },
        Step::Ask(question) => match G::asked(cx.table, question, lane) {
            Asked::Nobody => Flow::Done,
            Asked::Seat(seat) => Flow::Ask(seat),
            Asked::Decide(seat) => Flow::Decide(seat),
        },
    }
}

/// A seat is asked by a question: work has been done when somebody answers.
pub(crate) fn question<W: fmt::Debug, Q>(step: Step<W, Q>) -> Q {
    match step {
        Step::Ask(question) => question,
        Step::Do(work) => unreachable!("{work:?} asks nobody"),
    }
}

impl<G: Turns> Cx<'_, G> {
    /// Puts work on top: it is done before everything that was already there.
    #[inline]
    pub fn work(&mut self, work: G::Work) {
        self.push(Step::Do(work));
    }

    /// Puts a question on top: it is asked before everything that was already there.
    #[inline]
    pub fn ask(&mut self, question: G::Question) {
        self.push(Step::Ask(question));
    }
}

impl<W: Serialize, Q: Serialize> Serialize for Step<W, Q> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Step::Do(work) => work.serialize(serializer),
            Step::Ask(question) => question.serialize(serializer),
        }
    }
}

impl<'de, W: DeserializeOwned, Q: DeserializeOwned> Deserialize<'de> for Step<W, Q> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        let strange = "unknown variant";
        let work = match serde_json::from_value::<W>(value.clone()) {
            Ok(work) => return Ok(Step::Do(work)),
            Err(error) => error.to_string(),
        };
        let question = match serde_json::from_value::<Q>(value) {
            Ok(question) => return Ok(Step::Ask(question)),
            Err(error) => error.to_string(),
        };
        // Its name says which of the two it should have been.
        Err(D::Error::custom(
            match (work.starts_with(strange), question.starts_with(strange)) {
                (true, true) => {
                    let names = question
                        .split_once("expected ")
                        .map_or("", |(_, names)| names);
                    format!("{work}, {}", names.trim_start_matches("one of "))
                }
                (true, false) => question,
                (false, _) => work,
            },
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Work {
        Roll,
        Score { round: u8 },
    }

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Question {
        Bid { seat: u8 },
        Wait,
    }

    #[test]
    fn a_step_is_written_as_what_it_holds() {
        for (step, text) in [
            (Step::Do(Work::Roll), r#""roll""#),
            (
                Step::Do(Work::Score { round: 2 }),
                r#"{"score":{"round":2}}"#,
            ),
            (
                Step::Ask(Question::Bid { seat: 1 }),
                r#"{"bid":{"seat":1}}"#,
            ),
        ] {
            assert_eq!(serde_json::to_string(&step).unwrap(), text);
            assert_eq!(
                serde_json::from_str::<Step<Work, Question>>(text).unwrap(),
                step
            );
        }
    }

    #[test]
    fn a_strange_step_is_told_from_a_wrong_one() {
        let read = |text: &str| {
            let read = serde_json::from_str::<Step<Work, Question>>(text);
            read.unwrap_err().to_string()
        };
        let strange = read(r#""dance""#);
        for name in ["`dance`", "`roll`", "`score`", "`bid`", "`wait`"] {
            assert!(strange.contains(name), "{strange}");
        }
        assert!(read(r#"{"score":{}}"#).starts_with("missing field `round`"));
        assert!(read(r#"{"bid":{}}"#).starts_with("missing field `seat`"));
    }
}
