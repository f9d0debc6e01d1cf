//! What a good player values.
