//! The suite that every game passes.

testkit::suite!(simurgh::Simurgh);
