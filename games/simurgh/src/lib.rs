//! Simurgh.
