//! A game: its name, its types and what it offers.

use crate::{Components, Edition, Info};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt, hash::Hash, str::FromStr};

/// A game: its name, its types and what it offers. In `lib.rs`.
pub trait Title: Copy + Eq + Hash + fmt::Debug + Send + Sync + 'static {
    /// The game's id, as on the command line.
    const ID: &'static str;
    /// The newest version: raised when an old replay would mean something else. Games that began under an older one go
    /// on under it for as long as the components list it.
    const VERSION: u32;

    /// The component tables, typed.
    type Data: Send + Sync + 'static;
    /// Everything on the table. Flat and small. It carries its [`Edition`], under which it goes on to the end.
    type Table: Clone + PartialEq + fmt::Debug + Send + Sync;
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
    /// The component tables of all versions that are still played; the newest is [`Title::VERSION`].
    fn components() -> &'static Components<Self::Data>;
    /// Under which rules and with which components this table is played.
    fn edition(table: &Self::Table) -> Edition<Self::Data>;
    /// How many play.
    fn seats(table: &Self::Table) -> usize;
    /// A hint for progress bars and charts: which round it is, from 1.
    fn round(view: &Self::View) -> u32;
}
