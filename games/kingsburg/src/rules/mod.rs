//! One file per phase or step of the rulebook.

pub(crate) mod aid;
pub(crate) mod battle;
pub(crate) mod build;
pub(crate) mod end_of_season;
pub(crate) mod envoy;
pub(crate) mod help;
pub(crate) mod influence;
pub(crate) mod recruit;
pub(crate) mod reward;
pub(crate) mod roll;
pub(crate) mod setup;
pub(crate) mod year;
