//! The suite that every game passes, and what is this game's own.

mod components;
mod invariants;
mod pictures;
mod positions;
mod setup;

testkit::suite!(
    seven_wonders_dice::SevenWondersDice,
    // Boards and dice are public; only what others choose in the present turn is not.
    hides: |_| false,
    word_prefixes: &["game-", "city-", "part-", "colour-", "die-", "face-", "box-", "field-"],
    // Who can sit down is decided before a scenario begins: tests/setup.rs.
    untested_rules: &["SW-1.1"],
);
