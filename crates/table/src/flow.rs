//! What a rule may touch while it runs.

use crate::{Chance, Title};
use smallvec::SmallVec;

/// Pending work, the next step last. Kept inline so that copying a state does not allocate.
pub type Stack<S> = SmallVec<[S; 12]>;

/// Where typed events go. A mute sink costs nothing.
pub struct Sink<'a, E>(Option<&'a mut Vec<E>>);

impl<'a, E> Sink<'a, E> {
    /// Nobody listens: rollouts.
    pub const fn mute() -> Self {
        Sink(None)
    }

    /// Events are appended here.
    pub fn to(events: &'a mut Vec<E>) -> Self {
        Sink(Some(events))
    }

    /// Whether anybody listens.
    pub const fn is_on(&self) -> bool {
        self.0.is_some()
    }

    /// The same sink, borrowed for a shorter time.
    pub fn reborrow(&mut self) -> Sink<'_, E> {
        Sink(self.0.as_deref_mut())
    }

    /// Passes an event on.
    #[inline]
    pub fn tell(&mut self, event: E) {
        if let Some(events) = &mut self.0 {
            events.push(event);
        }
    }
}

/// What a rule may touch while it runs.
pub struct Cx<'a, R: Title> {
    /// The table. In a lane this is the lane's own copy: what others choose meanwhile is not in it.
    pub table: &'a mut R::Table,
    pub(crate) stack: &'a mut Stack<R::Step>,
    /// None in a lane, where nothing is drawn.
    pub(crate) chance: Option<&'a mut Chance>,
    pub(crate) reveals: &'a mut u32,
    pub(crate) sink: Sink<'a, R::Event>,
}

impl<R: Title> Cx<'_, R> {
    /// The same context for other rules on the same table: how a variant, or a test, hands over to the rules it wraps.
    pub fn lend<Q>(&mut self) -> Cx<'_, Q>
    where
        Q: Title<Table = R::Table, Step = R::Step, Event = R::Event>,
    {
        Cx {
            table: self.table,
            stack: self.stack,
            chance: self.chance.as_deref_mut(),
            reveals: self.reveals,
            sink: self.sink.reborrow(),
        }
    }

    /// Puts one step on top: it runs before everything that was already there.
    #[inline]
    pub fn push(&mut self, step: R::Step) {
        self.stack.push(step);
    }

    /// Puts several steps on top; they run in reading order.
    #[inline]
    pub fn push_all(&mut self, steps: &[R::Step]) {
        self.stack.extend(steps.iter().rev().copied());
    }

    /// The generator.
    ///
    /// # Panics
    /// In a lane: simultaneous choices draw nothing, or the result would depend on who answered first.
    #[inline]
    pub fn chance(&mut self) -> &mut Chance {
        self.chance
            .as_deref_mut()
            .expect("nothing is drawn in a lane")
    }

    /// Tells what happened.
    #[inline]
    pub fn tell(&mut self, event: R::Event) {
        self.sink.tell(event);
    }

    /// Whether anybody listens: lists for an event are made only then.
    #[inline]
    pub fn is_heard(&self) -> bool {
        self.sink.is_on()
    }

    /// Says that somebody just learned something which was hidden (a card turned over, a private look): undo stops here.
    #[inline]
    pub fn reveal(&mut self) {
        *self.reveals = self.reveals.wrapping_add(1);
    }
}
