//! A game with its past: setup, seed and the list of actions. Save, undo, replay and log all come from that list.

use crate::{
    Chance, Edition, Flaw, Illegal, Position, Rules, Seat, Seed, Setup, Sink, State, Viewer,
};

/// From where a game began.
#[derive(Clone, Debug)]
pub enum Start<R: Rules> {
    /// Dealt from a setup and a seed.
    Deal(Setup, Seed),
    /// Continued from a position.
    From(Box<Position<R>>),
}

/// A game with its past.
#[derive(Clone)]
pub struct History<R: Rules> {
    start: Start<R>,
    first: State<R>,
    state: State<R>,
    actions: Vec<(Seat, R::Action)>,
    /// The mark before each action.
    marks: Vec<u64>,
    /// Events with the number of actions that had been made when they were told.
    log: Vec<(usize, R::Event)>,
    /// Scripted draws with the number of actions that had been made when they were put in.
    scripts: Vec<(usize, Vec<String>)>,
    /// Fresh luck with the number of actions that had been made when it was mixed in.
    luck: Vec<(usize, Seed)>,
}

/// Why a step back is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoUndo {
    /// The seat has not acted since anybody else did.
    #[error("there is nothing of yours to take back")]
    NothingToUndo,
    /// Something was drawn or revealed since.
    #[error("something was drawn or revealed since")]
    Revealed,
}

impl<R: Rules> History<R> {
    /// A new game under the newest rules.
    pub fn deal(setup: Setup, seed: Seed) -> Self {
        Self::deal_in(R::components().in_use(), setup, seed)
    }

    /// A new game of this edition.
    pub fn deal_in(edition: Edition<R::Data>, setup: Setup, seed: Seed) -> Self {
        let mut events = Vec::new();
        let chance = Chance::secret(seed);
        let state = State::new_in(edition, &setup, chance, &mut Sink::to(&mut events))
            .expect("without a script nothing can go wrong with chance");
        Self::begin(Start::Deal(setup, seed), state, events)
    }

    /// A game that goes on from a position.
    pub fn from_position(position: Position<R>) -> Result<Self, Flaw> {
        let mut events = Vec::new();
        let state = position.clone().open(&mut Sink::to(&mut events))?;
        Ok(Self::begin(Start::From(Box::new(position)), state, events))
    }

    fn begin(start: Start<R>, state: State<R>, events: Vec<R::Event>) -> Self {
        let log = events.into_iter().map(|event| (0, event)).collect();
        Self {
            start,
            first: state.clone(),
            state,
            actions: Vec::new(),
            marks: Vec::new(),
            log,
            scripts: Vec::new(),
            luck: Vec::new(),
        }
    }

    /// From where the game began.
    pub fn start(&self) -> &Start<R> {
        &self.start
    }

    /// The game as it stands.
    pub fn state(&self) -> &State<R> {
        &self.state
    }

    /// All actions in the order in which they were made.
    pub fn actions(&self) -> &[(Seat, R::Action)] {
        &self.actions
    }

    /// Makes an action; on an error nothing has changed.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<(), Illegal> {
        let mark = self.state.mark();
        let mut events = Vec::new();
        self.state.apply(seat, action, &mut Sink::to(&mut events))?;
        self.marks.push(mark);
        self.actions.push((seat, action));
        let made = self.actions.len();
        self.log
            .extend(events.into_iter().map(|event| (made, event)));
        Ok(())
    }

    /// Puts draws before those of the generator, for the next actions.
    pub fn script<T: Into<String>>(&mut self, results: impl IntoIterator<Item = T>) {
        let results: Vec<String> = results.into_iter().map(Into::into).collect();
        self.state.chance_mut().script(results.iter().cloned());
        self.scripts.push((self.actions.len(), results));
    }

    /// Mixes fresh luck in, for what is drawn from now on: after going back across a draw the luck to come was known.
    pub fn mix(&mut self, luck: Seed) {
        self.state.chance_mut().mix(luck);
        self.luck.push((self.actions.len(), luck));
    }

    /// Fresh luck that was mixed in, with the number of actions that had been made: only for the arbiter.
    pub fn luck(&self) -> &[(usize, Seed)] {
        &self.luck
    }

    /// How many of its own last actions this seat may take back.
    pub fn undo_depth(&self, seat: Seat) -> usize {
        // In a lane a seat may change its mind until all are ready, whatever the others do meanwhile.
        if let Some(answers) = self.state.answered(seat).filter(|&answers| answers > 0) {
            return answers;
        }
        let now = self.state.mark();
        let own = self.actions.iter().zip(&self.marks).rev();
        own.take_while(|((actor, _), mark)| *actor == seat && **mark == now)
            .count()
    }

    /// Takes back the seat's last action: the game is replayed without it.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if self.undo_depth(seat) == 0 {
            let is_own = self.actions.last().is_some_and(|(actor, _)| *actor == seat);
            return Err(if is_own {
                NoUndo::Revealed
            } else {
                NoUndo::NothingToUndo
            });
        }
        let at = self
            .actions
            .iter()
            .rposition(|(actor, _)| *actor == seat)
            .expect("what can be undone was done");
        let mut actions = self.actions.clone();
        actions.remove(at);
        for (made, _) in self.scripts.iter_mut().filter(|(made, _)| *made > at) {
            *made -= 1;
        }
        for (made, _) in self.luck.iter_mut().filter(|(made, _)| *made > at) {
            *made -= 1;
        }
        self.rebuild(&actions);
        Ok(())
    }

    /// Goes back to where only the first `n` actions have been made.
    pub fn truncate(&mut self, n: usize) {
        let actions: Vec<_> = self.actions.iter().take(n).copied().collect();
        self.rebuild(&actions);
    }

    fn rebuild(&mut self, actions: &[(Seat, R::Action)]) {
        self.state = self.first.clone();
        self.actions.clear();
        self.marks.clear();
        self.log.retain(|(made, _)| *made == 0);
        let mut scripts = std::mem::take(&mut self.scripts).into_iter().peekable();
        let mut luck = std::mem::take(&mut self.luck).into_iter().peekable();
        for made in 0..=actions.len() {
            while let Some((_, luck)) = luck.next_if(|(at, _)| *at == made) {
                self.mix(luck);
            }
            while let Some((_, results)) = scripts.next_if(|(at, _)| *at == made) {
                self.script(results);
            }
            if let Some(&(seat, action)) = actions.get(made) {
                self.act(seat, action)
                    .expect("a list of actions that was legal stays legal");
            }
        }
    }

    /// The same game when only the first `n` actions had been made.
    #[must_use]
    pub fn at(&self, n: usize) -> Self {
        let mut earlier = self.clone();
        earlier.truncate(n);
        earlier
    }

    /// The log as this viewer may read it: the number of actions that had been made, and the event.
    pub fn log(&self, viewer: Viewer) -> impl Iterator<Item = (usize, R::Event)> {
        self.log
            .iter()
            .filter_map(move |(made, event)| R::redact(event, viewer).map(|event| (*made, event)))
    }
}
