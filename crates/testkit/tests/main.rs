//! The toy game passes the suite, and the suite finds what is planted.

mod planted;
mod suite;
mod table;
