//! The suite that every game passes.

testkit::suite!(
    simurgh::Simurgh,
    // The catalogue of games says these.
    word_prefixes: &["game-"],
);

/// Positions as people edit them: refused with words, or played to the end.
#[test]
fn edits() {
    if let Err(message) = testkit::checks::edits::<simurgh::Simurgh>(&stolik_suite()) {
        panic!("{message}");
    }
}
