//! Terracotta Army: rules, words and board. The specification's rule ids (`TA-6.2`) are cited where a rule is written.
#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod board;
mod check;
mod data;
mod event;
mod face;
mod figures;
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
pub use event::{Event, Scored};
pub use game::TerracottaArmy;
pub use mausoleum::{Direction, Space};
pub use names::{
    Master, Quarter, Ring, Source, Specialist, Token, Track, Warrior, Weapon, Wheel, Worker,
};
pub use rules::domination::Standing;
pub use step::{Creation, Step};
pub use table::Table;
