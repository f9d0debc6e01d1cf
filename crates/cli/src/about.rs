//! What `stolik --version` tells: the program, its commit, and the versions of the rules it plays.

use std::sync::LazyLock;

/// The version and the commit.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("STOLIK_COMMIT"), ")");

/// The same with a line per game.
pub static WHOLE: LazyLock<String> = LazyLock::new(|| {
    let games = catalog::GAMES.iter().map(|game| {
        let versions: Vec<String> = rules_of(*game).iter().map(u32::to_string).collect();
        format!("\n{}: rules {}", game.id(), versions.join(", "))
    });
    std::iter::once(VERSION.to_owned()).chain(games).collect()
});

/// The versions of a game's rules that are played, oldest first.
fn rules_of(game: &dyn game::Game) -> Vec<u32> {
    game.components().versions()
}
