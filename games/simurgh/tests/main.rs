//! The suite that every game passes, and what is this game's own.

mod components;
mod greedy;
mod invariants;
mod positions;
mod secrets;

testkit::suite!(
    simurgh::Simurgh,
    // The catalogue of games says the first ones, closed sets make the others.
    word_prefixes: &["game-", "good-", "space-", "type-", "dragon-", "vassal-"],
);
