//! The suite that every game passes. The crate `toy` shows how a game is written.
//!
//! A game runs the whole suite with one line in `tests/suite.rs`:
//!
//! ```ignore
//! testkit::suite!(kingsburg::Kingsburg);
//! ```
//!
//! Each check becomes a test of its own and goes through every mode, number of players and option of the game.
//! Fields of [`Suite`] can be given where a game differs: `testkit::suite!(Dice, hides: |_| false);`.
//!
//! | variable | meaning |
//! |---|---|
//! | `STOLIK_SUITE=10` | ten games per setup instead of one |
//! | `STOLIK_BLESS=1` | writes `replays/` and `perft.txt` anew |
//!
//! A failure names the setup, the seed and the number of actions; [`random_game`] leads there again.

pub mod checks;
pub mod edited;
mod play;
mod suite;

pub use play::{best_action, random_game};
pub use suite::Suite;

/// Makes one test per check for a game. The game implements [`table::Face`] and [`table::Judge`].
#[macro_export]
macro_rules! suite {
    ($game:ty $(, $field:ident: $value:expr)* $(,)?) => {
        #[allow(clippy::needless_update)]
        fn stolik_suite() -> $crate::Suite {
            $crate::Suite {
                $($field: $value,)*
                ..$crate::Suite::of(env!("CARGO_MANIFEST_DIR"))
            }
        }

        $crate::suite!(@tests $game:
            legal, copies, seeds, refusals, samples, variety, twins, lanes, undo, vocabulary, events, pictures,
            rulebook, layout, replays, perft, scenarios, texts, edits, judgement
        );
    };
    (@tests $game:ty: $($check:ident),*) => {
        $(
            #[test]
            fn $check() {
                if let Err(message) = $crate::checks::$check::<$game>(&stolik_suite()) {
                    panic!("{message}");
                }
            }
        )*
    };
}
