//! The suite that every game passes.

testkit::suite!(kingsburg::Kingsburg);
