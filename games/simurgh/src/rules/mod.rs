//! The rules, one file per subject of the rulebook.

pub(crate) mod abilities;
pub(crate) mod dragons;
pub(crate) mod effects;
pub(crate) mod end_of_turn;
pub(crate) mod exploration;
pub(crate) mod monument;
pub(crate) mod place;
pub(crate) mod retreat;
pub(crate) mod scoring;
pub(crate) mod scouts;
pub(crate) mod setup;
pub(crate) mod spending;
pub(crate) mod turn;
pub(crate) mod wilds;
