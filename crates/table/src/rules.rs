//! The interface between a game and everything else: a few small traits by subject, each implemented in the file of its
//! subject. [`Rules`] is all that plays a game, [`Face`](crate::Face) all that shows it.

use crate::{Chance, Edition, Seat, Seats, Title, Turns, Viewer};
use serde::{Serialize, de::DeserializeOwned};

/// Who sees what. In `view.rs`.
pub trait Sight: Title {
    /// Writes down what this viewer sees; what is not written is not seen.
    fn look(table: &Self::Table, viewer: Viewer) -> Self::View;
    /// A table that looks like this to that viewer, drawn from all that do.
    fn imagine(
        view: &Self::View,
        viewer: Viewer,
        edition: Edition<Self::Data>,
        chance: &mut Chance,
    ) -> Self::Table;
    /// What this viewer may see of an event.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
}

/// Tables as people read and edit them. In `table/paper.rs`.
pub trait Written: Title {
    /// A table with named fields, and nothing that follows from the rest.
    type Paper: Serialize + DeserializeOwned;

    /// Writes a table down.
    fn write(table: &Self::Table) -> Self::Paper;
    /// Reads a table of this edition; [`Check::check`] judges it afterwards.
    fn read(paper: Self::Paper, edition: Edition<Self::Data>) -> Result<Self::Table, Flaw>;
}

/// Which positions can be. In `check.rs`.
pub trait Check: Title {
    /// Checks a table, its pending steps (the next one last) and an open split against all invariants of the game.
    /// After this nothing in the position may make a rule panic.
    fn check(
        table: &Self::Table,
        stack: &[Self::Step],
        split: Option<(Seats, Self::Step)>,
    ) -> Result<(), Flaw>;
    /// The pending steps (the next one last) of a hand-made position that stands at this point, as scenarios name it.
    fn stage(table: &mut Self::Table, point: &str) -> Result<Vec<Self::Step>, String>;
}

/// Everything that it takes to play a game.
pub trait Rules: Turns + Sight + Written + Check {}

impl<R: Turns + Sight + Written + Check> Rules for R {}

/// Something impossible in a position, with the path of the field.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{path}: {message}")]
pub struct Flaw {
    /// Where: `table.players[0].gold`.
    pub path: String,
    /// What is wrong and how to put it right.
    pub message: String,
}

impl Flaw {
    /// A flaw at this path.
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            message: message.into(),
        }
    }
}

/// What a good player values: the evaluation that bots search with.
pub trait Judge: Rules {
    /// How each level of bots searches in this game, where that differs from the usual: `bots/levels.txt`.
    const LEVELS: &'static str = "";
    /// How much the parts of the evaluation count, as `stolik train` learned it: `bots/weights.txt`.
    const WEIGHTS: &'static str = "";

    /// How good this table is for the seat, in points that it may expect more than the others at the end.
    ///
    /// The table is a sampled one: everything in it may be looked at.
    fn judge(table: &Self::Table, stack: &[Self::Step], seat: Seat) -> f32;

    /// The names of the parts that [`Judge::terms`] fills in: short, stable, unique.
    const TERMS: &'static [&'static str] = &[];

    /// The parts of this evaluation for one seat by itself (not compared with the others), in the order of
    /// [`Judge::TERMS`]; `out` has that length and is zero. Bots learn how much more or less each part counts than the
    /// evaluation says; without parts only the evaluation as a whole is weighed.
    fn terms(table: &Self::Table, stack: &[Self::Step], seat: Seat, out: &mut [f32]) {
        let _ = (table, stack, seat, out);
    }
}
