//! The suite that every game passes, but for edited positions (`edits`): the game's own check still accepts pending kill
//! sets that do not fit the rest. `positions.rs` edits tables and plays them to the end until then.

use testkit::Suite;

fn stolik_suite() -> Suite {
    Suite {
        longest: 8_000,
        word_prefixes: &["game-", "standing-"],
        ..Suite::of(env!("CARGO_MANIFEST_DIR"))
    }
}

testkit::suite!(@tests great_wall::GreatWall:
    legal, copies, seeds, refusals, samples, variety, twins, lanes, undo, vocabulary, events, pictures, rulebook,
    replays, perft, scenarios, texts, judgement
);
