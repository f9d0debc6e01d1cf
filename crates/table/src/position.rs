//! Complete positions as JSON that people can read and edit; checked against the game's invariants when loaded.

use crate::{
    Chance, Edition, EditionId, Flaw, NoEdition, Rules, Seat, Seats, Title,
    fingerprint::fingerprint,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A complete position, hidden things included: the arbiter's view.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<R: Rules> {
    /// The table, with the edition it is played under.
    pub table: R::Table,
    /// What is pending, the next step first.
    pub pending: Vec<R::Step>,
    /// Simultaneous choices that are under way.
    pub split: Option<Split<R::Step>>,
    /// The generator.
    pub chance: Chance,
    /// How often something hidden was revealed.
    pub reveals: u32,
}

/// A position as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet<P, S> {
    /// The game's id.
    game: String,
    /// The version of the rules.
    rules: u32,
    /// The fingerprint of the component tables. Without it the usual ones of that version are meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    components: Option<String>,
    table: P,
    pending: Vec<S>,
    #[serde(skip_serializing_if = "Option::is_none")]
    split: Option<Split<S>>,
    chance: Chance,
    #[serde(default)]
    reveals: u32,
}

/// Simultaneous choices that are under way: who answers what, and the answers so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Split<S> {
    /// The question.
    pub step: S,
    /// Who answers.
    pub seats: Seats,
    /// Answers by seat number, in notation.
    #[serde(default)]
    pub answers: BTreeMap<String, Vec<String>>,
}

impl<R: Rules> Position<R> {
    pub(crate) fn of(
        table: R::Table,
        mut pending: Vec<R::Step>,
        split: Option<(Seats, R::Step)>,
        answers: Option<Vec<(Seat, Vec<R::Action>)>>,
        chance: Chance,
        reveals: u32,
    ) -> Self {
        pending.reverse();
        let answers = answers.into_iter().flatten();
        let split = split.map(|(seats, step)| Split {
            step,
            seats,
            answers: answers
                .filter(|(_, actions)| !actions.is_empty())
                .map(|(seat, actions)| {
                    (
                        seat.to_string(),
                        actions.iter().map(ToString::to_string).collect(),
                    )
                })
                .collect(),
        });
        Self {
            table,
            pending,
            split,
            chance,
            reveals,
        }
    }

    /// Reads a position of the edition it names, or else of the usual one of its version; an error names the path of
    /// the field.
    pub fn from_json(json: &serde_json::Value) -> Result<Self, Flaw> {
        Self::read(json, None)
    }

    /// Reads a position of a game of this edition, also when it does not name one.
    pub fn from_json_in(edition: Edition<R::Data>, json: &serde_json::Value) -> Result<Self, Flaw> {
        Self::read(json, Some(edition))
    }

    fn read(json: &serde_json::Value, within: Option<Edition<R::Data>>) -> Result<Self, Flaw> {
        let sheet: Sheet<R::Paper, R::Step> = serde_path_to_error::deserialize(json)
            .map_err(|error| Flaw::new(error.path().to_string(), error.inner().to_string()))?;
        if sheet.game != R::ID {
            return Err(Flaw::new(
                "game",
                format!("this is a position of '{}', not of '{}'", sheet.game, R::ID),
            ));
        }
        let edition = match (sheet.components, within) {
            (Some(components), _) => R::components().find(&EditionId {
                rules: sheet.rules,
                components,
            }),
            (None, Some(edition)) if edition.version() == sheet.rules => Ok(edition),
            (None, _) => R::components().usual(sheet.rules),
        };
        let edition = edition.map_err(|error| match error {
            NoEdition::Rules { .. } => Flaw::new("rules", error.to_string()),
            NoEdition::Components { .. } => Flaw::new(
                "components",
                format!("{error}; without this field those of this program are used"),
            ),
        })?;
        Ok(Self {
            table: R::read(sheet.table, edition)?,
            pending: sheet.pending,
            split: sheet.split,
            chance: sheet.chance,
            reveals: sheet.reveals,
        })
    }

    /// The position as indented JSON.
    pub fn to_json(&self) -> serde_json::Value {
        let edition = R::edition(&self.table);
        serde_json::to_value(Sheet {
            game: R::ID.to_owned(),
            rules: edition.version(),
            components: Some(edition.fingerprint().to_owned()),
            table: R::write(&self.table),
            pending: self.pending.clone(),
            split: self.split.clone(),
            chance: self.chance.clone(),
            reveals: self.reveals,
        })
        .expect("positions are plain data")
    }

    /// The hash of everything but the generator: what players saw is what is hashed.
    pub fn hash(&self) -> String {
        fingerprint(&(
            R::ID,
            R::edition(&self.table).version(),
            &R::write(&self.table),
            &self.pending,
            &self.split,
        ))
    }
}

/// Who answers what, and the answers so far.
pub(crate) type OpenSplit<R> = (
    Seats,
    <R as Title>::Step,
    Vec<(Seat, Vec<<R as Title>::Action>)>,
);

pub(crate) fn read_split<R: Rules>(
    split: Split<R::Step>,
    n_seats: usize,
) -> Result<OpenSplit<R>, Flaw> {
    if split.seats.is_empty() || split.seats.iter().any(|seat| seat.index() >= n_seats) {
        return Err(Flaw::new(
            "split.seats",
            "names at least one seat, and only seats of this table",
        ));
    }
    let mut answers = Vec::new();
    for (number, notations) in split.answers {
        let path = format!("split.answers.{number}");
        let seat = number
            .parse()
            .ok()
            .and_then(Seat::from_number)
            .filter(|&seat| split.seats.has(seat))
            .ok_or_else(|| Flaw::new(&path, "not a seat that answers here"))?;
        let actions = notations
            .iter()
            .map(|notation| {
                notation
                    .parse()
                    .map_err(|error: String| Flaw::new(&path, error))
            })
            .collect::<Result<_, _>>()?;
        answers.push((seat, actions));
    }
    Ok((split.seats, split.step, answers))
}
