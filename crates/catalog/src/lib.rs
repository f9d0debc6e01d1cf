//! The list of games, and nothing else: a new game is one line here. What can be done with a game is in [`game`].
//!
//! ```
//! use bots::Level;
//! use table::{Lang, Seed, Setup, Taste, Viewer};
//!
//! for game in catalog::GAMES {
//!     let setup = Setup::new(&game.info(), 2, None, []).or_else(|_| Setup::new(&game.info(), 1, None, []))?;
//!     let mut table = game.deal(setup, Seed::from_number(7));
//!     while let Some(seat) = table.turn().iter().next() {
//!         let advice = table.think(seat, Level::Random, 1).expect("this seat is asked");
//!         table.act(seat, &advice.notation).expect("bots play by the rules");
//!     }
//!     println!("{}", table.text(Viewer::Spectator, &Taste::plain(Lang::En, table.seats())));
//! }
//! # Ok::<(), String>(())
//! ```

use game::{Game, Handle, Shelf, UnknownGame};

/// Every game that this table offers.
pub static GAMES: Shelf = Shelf::new(&[
    &Handle::<kingsburg::Kingsburg>::new(),
    &Handle::<seven_wonders_dice::SevenWondersDice>::new(),
    &Handle::<terracotta_army::TerracottaArmy>::new(),
    &Handle::<simurgh::Simurgh>::new(),
    &Handle::<great_wall::GreatWall>::new(),
    #[cfg(feature = "toy")]
    &Handle::<toy::Toy>::new(),
]);

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn Game, UnknownGame> {
    GAMES.find(id)
}
