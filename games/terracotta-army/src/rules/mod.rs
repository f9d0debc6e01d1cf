//! The rules, one file per phase or subsystem.

pub(crate) mod cleanup;
pub(crate) mod domination;
pub(crate) mod final_scoring;
pub(crate) mod groups;
pub(crate) mod masters;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod specialists;
pub(crate) mod turn;
pub(crate) mod warriors;
pub(crate) mod workshop;
