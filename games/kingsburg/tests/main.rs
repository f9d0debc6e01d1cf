//! The suite that every game passes, and what is this game's own.

mod board;
mod components;
mod extremes;
mod influence;
mod invariants;
mod positions;

testkit::suite!(
    kingsburg::Kingsburg,
    // No printed card destroys two buildings: tests/components.rs makes one.
    untested_rules: &["KB-12.13"],
    // Effects are put together from the ids of buildings; the game's own name is asked for by the list of games.
    word_prefixes: &["effect-", "game-"],
);
