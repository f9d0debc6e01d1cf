//! The suite that every game passes.

testkit::suite!(
    simurgh::Simurgh,
    // The catalogue of games says these.
    word_prefixes: &["game-"],
);
