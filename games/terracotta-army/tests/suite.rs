//! The suite that every game passes.

// Nothing is ever hidden in this game. The game's name and its line in the list of games are words of the pages.
testkit::suite!(terracotta_army::TerracottaArmy, hides: |_| false, word_prefixes: &["game-"]);

/// Positions of every kind of pending step, edited: refused, or played to the end.
#[test]
fn edits() {
    if let Err(message) = testkit::checks::edits::<terracotta_army::TerracottaArmy>(&stolik_suite())
    {
        panic!("{message}");
    }
}
