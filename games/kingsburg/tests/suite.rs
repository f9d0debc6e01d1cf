//! The suite that every game passes.

testkit::suite!(
    kingsburg::Kingsburg,
    // Names of components are put together from their ids (`Advisor::word` and its like); the
    // game's own name is asked for by the list of games.
    // No printed card destroys two buildings: tests/components.rs makes one.
    untested_rules: &["KB-12.13"],
    word_prefixes: &["advisor-", "building-", "effect-", "game-", "kind-"],
);
