//! Bots at real tables and at the toy's.

mod games;
mod positions;
mod toy;
