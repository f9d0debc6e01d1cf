//! The suite that every game passes.

mod suite;
