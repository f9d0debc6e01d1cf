//! The suite finds what is planted into the toy game.

mod planted;
mod table;
