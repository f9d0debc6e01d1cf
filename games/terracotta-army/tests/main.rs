//! The suite that every game passes, and what is this game's own.

mod board;
mod components;
mod extremes;
mod greedy;
mod pictures;
mod positions;

// Nothing is ever hidden in this game. The game's name and its line in the list of games are words of the pages.
testkit::suite!(terracotta_army::TerracottaArmy, hides: |_| false, word_prefixes: &["game-"]);
