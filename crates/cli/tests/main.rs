//! The program as its users run it.

mod backup;
mod bad_input;
mod checks;
mod common;
mod components;
mod dependencies;
mod documents;
mod endless;
mod help;
mod playing;
mod results;
