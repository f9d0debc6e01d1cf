//! Positions as people edit them: taken from games, changed here and there, then refused with words or played to the
//! end with everything checked on the way.
//!
//! ```
//! use table::Chance;
//! use testkit::edited::{self, Pool};
//! use toy::Toy;
//!
//! let pool = Pool::gather::<Toy>(1, 10, 300);
//! for kind in pool.kinds() {
//!     let (position, _edits) = pool.edit(kind, &mut Chance::fast(7));
//!     edited::play::<Toy>(&position, 7, pool.most()).expect("refused or played");
//! }
//! ```
//!
//! | file | content |
//! |---|---|
//! | `pool.rs` | positions of a game by the kind of step that is pending in them |
//! | `change.rs` | changes of any place of a position |
//! | `pending.rs` | changes of what is pending |
//! | `paths.rs` | places of a document, and which of them are alike |
//! | `trial.rs` | what an edited position must stand |

mod change;
mod paths;
mod pending;
mod pool;
mod trial;

pub use pool::{Pool, any_setup};
pub use trial::{Fate, Finding, play, quietly, trial};

use table::Chance;

/// Where choices come from: a generator, or the bytes of a fuzzer.
pub trait Dice {
    /// A number below `n`, which is not zero.
    fn below(&mut self, n: usize) -> usize;

    /// Whether one of `n` equal chances came.
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

impl Dice for Chance {
    fn below(&mut self, n: usize) -> usize {
        self.index(n, |index| index.to_string())
    }
}

/// One of these, if there is any.
fn any<'a, T>(from: &'a [T], dice: &mut dyn Dice) -> Option<&'a T> {
    match from.len() {
        0 => None,
        n => Some(&from[dice.below(n)]),
    }
}
