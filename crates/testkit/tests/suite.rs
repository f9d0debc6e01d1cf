//! The toy game passes the suite.

testkit::suite!(
    testkit::toy::Toy,
    folder: concat!(env!("CARGO_MANIFEST_DIR"), "/src/toy").into(),
);

#[test]
fn edits() {
    if let Err(message) = testkit::checks::edits::<testkit::toy::Toy>(&stolik_suite()) {
        panic!("{message}");
    }
}
