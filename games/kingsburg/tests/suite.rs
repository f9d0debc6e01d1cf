//! The suite that every game passes.

testkit::suite!(
    kingsburg::Kingsburg,
    // Names of components are put together from their ids (`Advisor::word` and its like).
    word_prefixes: &["advisor-", "building-", "effect-", "kind-"],
);
