//! The interface between a game and everything else.

use crate::{Chance, Components, Cx, Edition, Flow, MAX_SEATS, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{collections::BTreeMap, fmt, hash::Hash, ops::RangeInclusive, str::FromStr};

/// The rules of one game. Pure: no input or output, clock, threads or global state.
///
/// The shape follows the style guide with one simplification: a lane works on its own copy of the table, so that a
/// rule in a lane cannot see what others choose even by mistake, and `look` and `options` need no second table.
pub trait Rules: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The game's id, as on the command line.
    const ID: &'static str;
    /// The newest version: raised when an old replay would mean something else. Games that began under an older one go
    /// on under it for as long as the components list it.
    const VERSION: u32;

    /// The component tables, typed.
    type Data: Send + Sync + 'static;
    /// Everything on the table. Flat and small. It carries its [`Edition`], under which it goes on to the end.
    type Table: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// A table as people read and edit it: named fields, nothing that follows from the rest.
    type Paper: Serialize + DeserializeOwned;
    /// Pending work. Small, carries all it needs and no secret.
    type Step: Copy + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One choice. Its text is its notation.
    type Action: Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr<Err = String> + Send + Sync;
    /// Something that happened.
    type Event: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// What one viewer sees.
    type View: Clone + Eq + Hash + fmt::Debug + Serialize + Send + Sync;

    /// Player counts, modes and options.
    fn info() -> Info;
    /// The component tables of all versions that are still played; the newest is [`Rules::VERSION`].
    fn components() -> &'static Components<Self::Data>;
    /// Sets the game up; the setup has been checked against [`Rules::info`].
    fn deal(
        setup: &Setup,
        edition: Edition<Self::Data>,
        chance: &mut Chance,
    ) -> (Self::Table, Self::Step);
    /// Under which rules and with which components this table is played.
    fn edition(table: &Self::Table) -> Edition<Self::Data>;
    /// Writes a table down.
    fn write(table: &Self::Table) -> Self::Paper;
    /// Reads a table of this edition; [`Rules::check`] judges it afterwards.
    fn read(paper: Self::Paper, edition: Edition<Self::Data>) -> Result<Self::Table, Flaw>;
    /// How many play.
    fn seats(table: &Self::Table) -> usize;
    /// Runs the automatic part of a step. When it asks, it must have changed nothing.
    fn run(cx: &mut Cx<'_, Self>, step: Self::Step, lane: Option<Seat>) -> Flow<Self::Step>;
    /// Lists every choice of the seat that this step asks: sorted, unique, never empty.
    fn options(table: &Self::Table, step: Self::Step, seat: Seat, out: &mut Vec<Self::Action>);
    /// Carries out one of the listed choices. The step that asked is already off the stack.
    fn choose(cx: &mut Cx<'_, Self>, step: Self::Step, seat: Seat, action: Self::Action);
    /// Takes over what this seat did in its lane, and nothing else.
    fn join(table: &mut Self::Table, lane: &Self::Table, seat: Seat) {
        let _ = (table, lane, seat);
        unreachable!("a game that splits into lanes says how they join");
    }
    /// Scores and places as they stand; final when nobody is asked any more.
    fn outcome(table: &Self::Table) -> Outcome;
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
    /// Checks a table, its pending steps (the next one last) and an open split against all invariants of the game.
    /// After this nothing in the position may make a rule panic.
    fn check(
        table: &Self::Table,
        stack: &[Self::Step],
        split: Option<(Seats, Self::Step)>,
    ) -> Result<(), Flaw>;
    /// The pending steps (the next one last) of a hand-made position that stands at this point, as scenarios name it.
    fn stage(table: &mut Self::Table, point: &str) -> Result<Vec<Self::Step>, String>;
    /// A hint for progress bars and charts: which round it is, from 1.
    fn round(view: &Self::View) -> u32;
}

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

/// What a game offers: player counts by mode, and options.
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    /// The ways to play printed in the rulebook; the first is the usual one.
    pub modes: Vec<Mode>,
    /// What can be varied.
    pub options: Vec<Choice>,
}

/// A way to play and for how many.
#[derive(Clone, Debug, Serialize)]
pub struct Mode {
    /// The mode's id. Words: `mode-<id>`.
    pub id: &'static str,
    /// How many can play it.
    pub players: RangeInclusive<u8>,
}

/// Something that can be chosen before the game.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The option's key. Words: `option-<key>` and `option-<key>-help`.
    pub key: &'static str,
    /// Possible values, in a sensible order.
    pub values: Vec<&'static str>,
    /// The value of the rulebook.
    pub default: &'static str,
}

/// What a table was set up with. Complete and checked once it comes from [`Setup::new`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// The mode's id.
    pub mode: String,
    /// Every option with its value.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

impl Setup {
    /// Checks a wish against what the game offers and fills in the defaults.
    pub fn new(
        info: &Info,
        players: u8,
        mode: Option<&str>,
        options: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, String> {
        let mut wishes: BTreeMap<String, String> = options.into_iter().collect();
        let wish = wishes.remove("mode");
        let mode = match mode.or(wish.as_deref()) {
            Some(id) => info
                .modes
                .iter()
                .find(|mode| mode.id == id)
                .ok_or_else(|| {
                    let known: Vec<_> = info.modes.iter().map(|mode| mode.id).collect();
                    format!("unknown mode '{id}': use {}", known.join(", "))
                })?,
            // Without a word the first mode that fits so many players.
            None => info
                .modes
                .iter()
                .find(|mode| mode.players.contains(&players))
                .unwrap_or(&info.modes[0]),
        };
        if players as usize > MAX_SEATS || !mode.players.contains(&players) {
            let (least, most) = (mode.players.start(), mode.players.end());
            return Err(format!(
                "{players} players cannot play mode '{}': {least} to {most} can",
                mode.id
            ));
        }
        if let Some(key) = wishes
            .keys()
            .find(|key| !info.options.iter().any(|option| option.key == **key))
        {
            let known: Vec<_> = info.options.iter().map(|option| option.key).collect();
            let how = if known.is_empty() {
                "this game has no options".to_owned()
            } else {
                format!("use {}", known.join(", "))
            };
            return Err(format!("unknown option '{key}': {how}"));
        }
        let mut complete = BTreeMap::new();
        for option in &info.options {
            let value = wishes
                .get(option.key)
                .map_or(option.default, String::as_str);
            if !option.values.contains(&value) {
                return Err(format!(
                    "option {} cannot be '{value}': use {}",
                    option.key,
                    option.values.join(", ")
                ));
            }
            complete.insert(option.key.to_owned(), value.to_owned());
        }
        Ok(Self {
            players,
            mode: mode.id.to_owned(),
            options: complete,
        })
    }

    /// The value of an option.
    ///
    /// # Panics
    /// When the game has no such option: a checked setup has them all.
    pub fn option(&self, key: &str) -> &str {
        self.options
            .get(key)
            .expect("a checked setup has every option")
    }

    /// Every setup of a game: each mode, each number of players, each value of each option (others at their default).
    pub fn all(info: &Info) -> Vec<Setup> {
        let mut setups: Vec<Setup> = Vec::new();
        for mode in &info.modes {
            for players in mode.players.clone() {
                let plain =
                    Setup::new(info, players, Some(mode.id), []).expect("defaults are legal");
                for option in &info.options {
                    for value in option
                        .values
                        .iter()
                        .filter(|value| **value != option.default)
                    {
                        let wish = [(option.key.to_owned(), (*value).to_owned())];
                        setups.push(
                            Setup::new(info, players, Some(mode.id), wish)
                                .expect("listed values are legal"),
                        );
                    }
                }
                setups.push(plain);
            }
        }
        setups
    }
}

/// How the game stands, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Place per seat, from 1; equal places are shared. In a co-operative game all share 1 (won) or 2 (lost).
    pub places: Vec<u8>,
    /// Points by source: the word's id and the points per seat; they add up to the scores.
    pub sources: Vec<(&'static str, Vec<i32>)>,
}

impl Outcome {
    /// Places from keys that compare best-first: the highest key is first; equal keys share.
    pub fn places_by<K: Ord>(keys: &[K]) -> Vec<u8> {
        keys.iter()
            .map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8)
            .collect()
    }

    /// Seats that share the first place.
    pub fn winners(&self) -> Vec<Seat> {
        Seat::first(self.places.len())
            .filter(|seat| self.places[seat.index()] == 1)
            .collect()
    }
}

/// What a good player values: the evaluation that bots search with.
pub trait Judge: Rules {
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
