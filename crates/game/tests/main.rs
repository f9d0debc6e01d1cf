//! What a handle does, tried with the toy game.

mod toy;
