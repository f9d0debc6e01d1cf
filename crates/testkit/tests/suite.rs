//! The toy game passes the suite.

testkit::suite!(
    testkit::toy::Toy,
    folder: concat!(env!("CARGO_MANIFEST_DIR"), "/src/toy").into(),
);
