//! The suite that every game passes.

testkit::suite!(toy::Toy);
