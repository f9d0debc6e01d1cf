//! The suite that every game passes.

testkit::suite!(
    great_wall::GreatWall,
    longest: 8_000,
    word_prefixes: &["game-", "source-", "standing-"],
);
