//! Terracotta Army: rules, words and board. The specification's rule ids (`TA-6.2`) are cited where a rule is written.
#![deny(clippy::wildcard_enum_match_arm)]

mod data;
mod mausoleum;
mod names;
