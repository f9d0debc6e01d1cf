//! Terracotta Army. The specification's rule ids (`TA-6.2`) are cited where a rule is written.
//!
//! | file | content |
//! |---|---|
//! | `data.rs`, `names.rs` | the rulebook's tables and closed sets |
//! | `mausoleum.rs`, `figures.rs` | the grid as sets of spaces, and the figures on it |
//! | `table.rs`, `sheet.rs`, `check.rs` | the table, how people write it, and what is possible |
//! | `step.rs`, `rules/` | pending work and the rules by phase |
//! | `action.rs`, `event.rs`, `view.rs` | choices, what happens, and what is seen (everything) |
//! | `face/`, `board/`, `text.rs` | words and labels, the picture, the table as text |
//! | `forecast.rs` | what scoring would give as the table stands, for hints |
//! | `judge.rs`, `prospect.rs` | what a good player values |
#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod board;
mod check;
mod data;
mod event;
mod face;
mod figures;
mod forecast;
mod game;
mod judge;
mod mausoleum;
mod names;
#[cfg(test)]
mod properties;
mod prospect;
mod rules;
mod sheet;
#[cfg(test)]
mod slow;
mod step;
mod table;
mod text;
mod view;

pub use action::Action;
pub use data::Data;
pub use event::{Event, Scored};
pub use game::TerracottaArmy;
pub use mausoleum::{Direction, Space};
pub use names::{
    Master, Quarter, Ring, Source, Specialist, Token, Track, Warrior, Weapon, Wheel, Worker,
};
pub use rules::domination::Standing;
pub use sheet::Sheet;
pub use step::{Creation, Step};
pub use table::Table;
