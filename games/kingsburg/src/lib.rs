//! Kingsburg.
