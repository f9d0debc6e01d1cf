//! Any rules as a type: what can be done with a game is implemented for it.

use std::marker::PhantomData;

/// Makes a [`Game`](crate::Game) of any rules.
pub struct Handle<R>(PhantomData<fn() -> R>);

impl<R> Handle<R> {
    /// The title with these rules.
    #[expect(
        clippy::new_without_default,
        reason = "a title is only made in constants"
    )]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}
