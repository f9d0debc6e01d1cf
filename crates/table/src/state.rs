//! A game in progress. The loop that runs steps is written once, here.

use crate::{
    Chance, Cx, Edition, Flaw, Judge, Lane, Outcome, Place, Rules, Seat, Seats, Setup, Sink, Stack,
    View, Viewer,
    position::{OpenSplit, Position, read_split},
    step::{self, Flow, question},
};
use smallvec::SmallVec;

/// More automatic steps in a row than any rulebook knows: the rules of the game are going in circles.
const ENDLESS: u32 = 100_000;

/// A game in progress: the table, pending steps, lanes and the generator. Its fields are private: everybody but the
/// arbiter gets a [`View`].
#[derive(PartialEq, Debug)]
pub struct State<R: Rules> {
    table: R::Table,
    stack: Stack<R::Step>,
    asked: Option<Seat>,
    lanes: Option<Box<Lanes<R>>>,
    chance: Chance,
    reveals: u32,
}

/// Simultaneous choices that are under way. The table of the state stays as it was at the split until all are ready.
#[derive(Clone, PartialEq, Debug)]
struct Lanes<R: Rules> {
    first: R::Step,
    seats: Seats,
    ready: Seats,
    /// One per seat of `seats`, in order.
    own: Vec<OwnLane<R>>,
}

#[derive(PartialEq, Debug)]
struct OwnLane<R: Rules> {
    table: R::Table,
    stack: Stack<R::Step>,
    answers: SmallVec<[R::Action; 4]>,
}

impl<R: Rules> Position<R> {
    /// The state at this position, after checking it and running to the next decision.
    pub fn open(self, sink: &mut Sink<'_, R::Event>) -> Result<State<R>, Flaw> {
        let mut stack: Stack<R::Step> = self.pending.into_iter().collect();
        stack.reverse();
        R::check(
            &self.table,
            &stack,
            self.split.as_ref().map(|split| (split.seats, split.step)),
        )?;
        let seats = R::seats(&self.table);
        let split = self
            .split
            .map(|split| read_split::<R>(split, seats))
            .transpose()?;
        State::from_parts(self.table, stack, split, self.chance, self.reveals, sink)
            .map_err(|illegal| Flaw::new("split.answers", illegal.to_string()))
    }
}

/// Why an action was refused. The state is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else must act.
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    /// The action is not among the legal ones.
    #[error("not a legal action here")]
    NotListed,
    /// A scripted draw that cannot happen.
    #[error("{0}")]
    Chance(String),
}

impl<R: Rules> Clone for State<R> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            stack: Stack::from_slice(&self.stack),
            asked: self.asked,
            lanes: self.lanes.clone(),
            chance: self.chance.clone(),
            reveals: self.reveals,
        }
    }
}

impl<R: Rules> Clone for OwnLane<R> {
    fn clone(&self) -> Self {
        Self {
            table: self.table.clone(),
            stack: Stack::from_slice(&self.stack),
            answers: SmallVec::from_slice(&self.answers),
        }
    }
}

impl<R: Rules> State<R> {
    /// Sets a game up under the newest rules and runs to the first decision.
    pub fn new(
        setup: &Setup,
        chance: Chance,
        sink: &mut Sink<'_, R::Event>,
    ) -> Result<Self, Illegal> {
        Self::new_in(R::components().in_use(), setup, chance, sink)
    }

    /// Sets a game of this edition up and runs to the first decision.
    pub fn new_in(
        edition: Edition<R::Data>,
        setup: &Setup,
        mut chance: Chance,
        sink: &mut Sink<'_, R::Event>,
    ) -> Result<Self, Illegal> {
        let (table, first) = R::deal(setup, edition, &mut chance);
        let mut state = Self {
            table,
            stack: Stack::from_slice(&[first]),
            asked: None,
            lanes: None,
            chance,
            reveals: 0,
        };
        state.advance(sink);
        match state.chance.take_fault() {
            Some(fault) => Err(Illegal::Chance(fault)),
            None => Ok(state),
        }
    }

    /// Under which rules and with which components the game is played.
    pub fn edition(&self) -> Edition<R::Data> {
        R::edition(&self.table)
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        R::seats(&self.table)
    }

    /// Who must act now; nobody when the game is over.
    pub fn turn(&self) -> Seats {
        match &self.lanes {
            Some(lanes) => lanes
                .seats
                .iter()
                .filter(|&seat| !lanes.ready.has(seat))
                .collect(),
            None => self.asked.into_iter().collect(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.lanes.is_none() && self.asked.is_none()
    }

    /// Fills the list with every legal action of this seat, sorted; empty when it is not asked.
    #[inline]
    pub fn legal(&self, seat: Seat, out: &mut Vec<R::Action>) {
        out.clear();
        if let Some((table, step)) = self.asking(seat) {
            R::options(table, question(step), seat, out);
        }
    }

    /// The step that asks this seat, and the table it looks at.
    fn asking(&self, seat: Seat) -> Option<(&R::Table, R::Step)> {
        if !self.turn().has(seat) {
            return None;
        }
        let (table, stack) = match &self.lanes {
            Some(lanes) => {
                let lane = lanes.lane(seat);
                (&lane.table, &lane.stack)
            }
            None => (&self.table, &self.stack),
        };
        Some((
            table,
            *stack.last().expect("a seat is asked only by a step"),
        ))
    }

    /// Carries out an action after checking that it is legal; on an error nothing has changed.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: R::Action,
        sink: &mut Sink<'_, R::Event>,
    ) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::Over);
        }
        let (table, step) = self.asking(seat).ok_or(Illegal::NotAsked(seat))?;
        let mut legal = Vec::new();
        R::options(table, question(step), seat, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(Illegal::NotListed);
        }
        if !self.chance.is_scripted() {
            self.play(seat, action, sink);
            return Ok(());
        }
        let mut next = self.clone();
        let mut events = Vec::new();
        next.play(seat, action, &mut Sink::to(&mut events));
        if let Some(fault) = next.chance.take_fault() {
            return Err(Illegal::Chance(fault));
        }
        *self = next;
        for event in events {
            sink.tell(event);
        }
        Ok(())
    }

    /// Carries out an action that came from [`State::legal`]. This is the fast way for playouts.
    ///
    /// # Panics
    /// When the seat is not asked.
    #[inline]
    pub fn play(&mut self, seat: Seat, action: R::Action, sink: &mut Sink<'_, R::Event>) {
        if self.lanes.is_some() {
            self.answer(seat, action);
            self.join_when_ready(sink);
            if self.lanes.is_some() {
                return;
            }
        } else {
            assert_eq!(self.asked, Some(seat), "only the asked seat plays");
            let step = self.stack.pop().expect("a seat is asked only by a step");
            self.asked = None;
            let mut cx = self.context(sink);
            R::choose(&mut cx, question(step), seat, action);
        }
        self.advance(sink);
    }

    fn context<'a>(&'a mut self, sink: &'a mut Sink<'_, R::Event>) -> Cx<'a, R> {
        Cx {
            table: &mut self.table,
            stack: &mut self.stack,
            chance: Some(&mut self.chance),
            reveals: &mut self.reveals,
            sink: sink.reborrow(),
        }
    }

    /// Runs steps until somebody is asked or the game is over.
    fn advance(&mut self, sink: &mut Sink<'_, R::Event>) {
        for _ in 0..ENDLESS {
            let Some(step) = self.stack.pop() else { return };
            let mut cx = self.context(sink);
            match step::run(&mut cx, step, None) {
                Flow::Done => {}
                Flow::Ask(seat) => {
                    self.stack.push(step);
                    self.asked = Some(seat);
                    return;
                }
                Flow::Decide(seat) => {
                    let mut options = Vec::new();
                    R::options(&self.table, question(step), seat, &mut options);
                    if let [only] = options[..] {
                        let mut cx = self.context(sink);
                        R::choose(&mut cx, question(step), seat, only);
                    } else {
                        self.stack.push(step);
                        self.asked = Some(seat);
                        return;
                    }
                }
                Flow::Split(seats, first) => {
                    self.lanes = Some(Box::new(Lanes::open(&self.table, seats, first)));
                    self.join_when_ready(sink);
                    if self.lanes.is_some() {
                        return;
                    }
                }
            }
        }
        panic!("{}: the rules run in circles at {:?}", R::ID, self.stack);
    }

    fn answer(&mut self, seat: Seat, action: R::Action) {
        let lanes = self.lanes.as_mut().expect("lanes are open");
        assert!(
            lanes.seats.has(seat) && !lanes.ready.has(seat),
            "only an asked lane answers"
        );
        let lane = lanes.lane_mut(seat);
        lane.choose(seat, action, &mut Sink::mute());
        if lane.advance(seat, &mut Sink::mute()) {
            lanes.ready = lanes.ready.with(seat);
        }
    }

    /// When all lanes are ready their results are taken over and their events told, both in seat order.
    fn join_when_ready(&mut self, sink: &mut Sink<'_, R::Event>) {
        if self
            .lanes
            .as_ref()
            .is_none_or(|lanes| lanes.ready != lanes.seats)
        {
            return;
        }
        let lanes = self.lanes.take().expect("lanes are open");
        if sink.is_on() {
            lanes.retell(&self.table, sink);
        }
        for (seat, lane) in lanes.seats.iter().zip(&lanes.own) {
            R::join(&mut self.table, &lane.table, seat);
        }
        // What the others chose is known from here on.
        if lanes.seats.len() > 1 {
            self.reveals = self.reveals.wrapping_add(1);
        }
    }

    /// What this viewer sees.
    pub fn view(&self, viewer: Viewer) -> View<R> {
        let own = viewer.seat().and_then(|seat| {
            let lanes = self.lanes.as_ref().filter(|lanes| lanes.seats.has(seat))?;
            Some((lanes.lane(seat), seat))
        });
        let (table, base) = match own {
            Some((lane, _)) if !lane.answers.is_empty() => (
                R::look(&lane.table, viewer),
                Some(Box::new(R::look(&self.table, viewer))),
            ),
            _ => (R::look(&self.table, viewer), None),
        };
        let lanes = self.lanes.as_ref().map(|lanes| Lane {
            first: lanes.first,
            seats: lanes.seats,
            ready: lanes.ready,
            stack: own.map_or_else(Stack::new, |(lane, _)| Stack::from_slice(&lane.stack)),
            answers: own.map_or_else(SmallVec::new, |(lane, _)| {
                SmallVec::from_slice(&lane.answers)
            }),
        });
        let place = Place {
            stack: Stack::from_slice(&self.stack),
            asked: self.asked,
            lanes,
        };
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < self.seats()) {
            self.legal(seat, &mut legal);
        }
        View {
            viewer,
            edition: self.edition(),
            table,
            place,
            legal,
            base,
        }
    }

    /// A world that looks like this to its viewer. It never meets the true state.
    pub fn sample(view: &View<R>, chance: &mut Chance) -> Self {
        let base = view.base.as_deref().unwrap_or(&view.table);
        let table = R::imagine(base, view.viewer, view.edition, chance);
        let mut state = Self {
            table,
            stack: Stack::from_slice(&view.place.stack),
            asked: view.place.asked,
            lanes: None,
            chance: chance.branch(),
            reveals: 0,
        };
        if let Some(seen) = &view.place.lanes {
            let mut lanes = Lanes::open(&state.table, seen.seats, seen.first);
            for seat in seen.seats.iter() {
                if view.viewer.is(seat) {
                    for &answer in &seen.answers {
                        lanes.put(seat, answer);
                    }
                } else if seen.ready.has(seat) {
                    lanes.imagine_answers(seat, chance);
                }
            }
            state.lanes = Some(Box::new(lanes));
        }
        state
    }

    /// Scores and places as they stand, and how the game ended if it is over.
    pub fn outcome(&self) -> Outcome {
        let outcome = R::outcome(&self.table);
        Outcome {
            ending: outcome.ending.filter(|_| self.is_over()),
            ..outcome
        }
    }

    /// Another number after every draw and every reveal: undo may not cross a change of it. The counters go round, so
    /// that no edited position has one that play could pass.
    pub fn mark(&self) -> u64 {
        self.chance.drawn().wrapping_add(u64::from(self.reveals))
    }

    /// How many answers this seat has given in the open lanes; None when it has no lane.
    pub fn answered(&self, seat: Seat) -> Option<usize> {
        let lanes = self.lanes.as_ref().filter(|lanes| lanes.seats.has(seat))?;
        Some(lanes.lane(seat).answers.len())
    }

    /// The generator, to script the next draws.
    pub fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    /// Scripted draws that are left.
    pub fn unused_script(&self) -> usize {
        self.chance.unused_script()
    }

    /// Forgets scripted draws that are left.
    pub fn drop_script(&mut self) {
        self.chance.drop_script();
    }

    /// Whether simultaneous choices are under way.
    pub const fn is_split(&self) -> bool {
        self.lanes.is_some()
    }

    /// Turns the luck of a sampled world upside down: what would have been a high draw will be a low one.
    pub fn mirror(&mut self) {
        self.chance = self.chance.mirrored();
    }

    /// Gives a sampled world another generator, so that two of them can be compared.
    pub fn reseed(&mut self, seed: u64) {
        self.chance = Chance::fast(seed);
    }

    /// Everything, also what is hidden. Only for the arbiter: files, tests and the end of the game.
    pub fn arbiter(&self) -> Position<R> {
        let answers = self.lanes.as_ref().map(|lanes| {
            lanes
                .seats
                .iter()
                .zip(&lanes.own)
                .map(|(seat, lane)| (seat, lane.answers.to_vec()))
                .collect()
        });
        Position::of(
            self.table.clone(),
            self.stack.to_vec(),
            self.lanes.as_ref().map(|lanes| (lanes.seats, lanes.first)),
            answers,
            self.chance.clone(),
            self.reveals,
        )
    }

    /// A state from its parts, run to the first decision. The parts have been checked.
    pub(crate) fn from_parts(
        table: R::Table,
        stack: Stack<R::Step>,
        split: Option<OpenSplit<R>>,
        chance: Chance,
        reveals: u32,
        sink: &mut Sink<'_, R::Event>,
    ) -> Result<Self, Illegal> {
        let mut state = Self {
            table,
            stack,
            asked: None,
            lanes: None,
            chance,
            reveals,
        };
        match split {
            Some((seats, first, answers)) => {
                state.lanes = Some(Box::new(Lanes::open(&state.table, seats, first)));
                for (seat, answers) in answers {
                    for answer in answers {
                        state.apply(seat, answer, sink)?;
                    }
                }
            }
            None => state.advance(sink),
        }
        match state.chance.take_fault() {
            Some(fault) => Err(Illegal::Chance(fault)),
            None => Ok(state),
        }
    }

    /// Whether the pieces of two worlds are the same table; generators and marks are not compared.
    pub fn same_table(&self, other: &Self) -> bool {
        self.table == other.table
            && self.stack == other.stack
            && self.asked == other.asked
            && self.lanes == other.lanes
    }

    /// Checks all invariants of the game.
    pub fn check(&self) -> Result<(), crate::Flaw> {
        let split = self.lanes.as_ref().map(|lanes| (lanes.seats, lanes.first));
        R::check(&self.table, &self.stack, split)
    }
}

impl<R: Judge> State<R> {
    /// How good this (sampled) world is for the seat. In a lane the seat's own answers count.
    pub fn judge(&self, seat: Seat) -> f32 {
        let (table, stack) = self.as_seen_by(seat);
        R::judge(table, stack, seat)
    }

    /// The parts of that evaluation, see [`Judge::terms`].
    pub fn terms(&self, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        let (table, stack) = self.as_seen_by(seat);
        R::terms(table, stack, seat, out);
    }

    /// The seat's own lane, or the common table.
    fn as_seen_by(&self, seat: Seat) -> (&R::Table, &[R::Step]) {
        match self.lanes.as_ref().filter(|lanes| lanes.seats.has(seat)) {
            Some(lanes) => {
                let lane = lanes.lane(seat);
                (&lane.table, &lane.stack)
            }
            None => (&self.table, &self.stack),
        }
    }
}

impl<R: Rules> Lanes<R> {
    fn open(table: &R::Table, seats: Seats, first: R::Step) -> Self {
        assert!(!seats.is_empty(), "a split needs somebody to answer");
        let mut lanes = Self {
            first,
            seats,
            ready: Seats::NONE,
            own: Vec::with_capacity(seats.len()),
        };
        for seat in seats.iter() {
            let mut lane = OwnLane {
                table: table.clone(),
                stack: Stack::from_slice(&[first]),
                answers: SmallVec::new(),
            };
            if lane.advance(seat, &mut Sink::mute()) {
                lanes.ready = lanes.ready.with(seat);
            }
            lanes.own.push(lane);
        }
        lanes
    }

    fn place(&self, seat: Seat) -> usize {
        self.seats.iter().take_while(|&other| other != seat).count()
    }

    fn lane(&self, seat: Seat) -> &OwnLane<R> {
        &self.own[self.place(seat)]
    }

    fn lane_mut(&mut self, seat: Seat) -> &mut OwnLane<R> {
        let place = self.place(seat);
        &mut self.own[place]
    }

    fn put(&mut self, seat: Seat, answer: R::Action) {
        let lane = self.lane_mut(seat);
        lane.choose(seat, answer, &mut Sink::mute());
        if lane.advance(seat, &mut Sink::mute()) {
            self.ready = self.ready.with(seat);
        }
    }

    /// Random answers for a seat of which only that it is ready is known.
    fn imagine_answers(&mut self, seat: Seat, chance: &mut Chance) {
        let mut options = Vec::new();
        while !self.ready.has(seat) {
            let lane = self.lane(seat);
            let step = *lane.stack.last().expect("a lane that is not ready asks");
            options.clear();
            R::options(&lane.table, question(step), seat, &mut options);
            let answer = options[chance.index(options.len(), |index| index.to_string())];
            self.put(seat, answer);
        }
    }

    /// Tells what happened in the lanes by going through them once more, so that no event is kept in the state.
    fn retell(&self, table: &R::Table, sink: &mut Sink<'_, R::Event>) {
        for (seat, lane) in self.seats.iter().zip(&self.own) {
            let mut again: OwnLane<R> = OwnLane {
                table: table.clone(),
                stack: Stack::from_slice(&[self.first]),
                answers: SmallVec::new(),
            };
            again.advance(seat, sink);
            for &answer in &lane.answers {
                again.choose(seat, answer, sink);
                again.advance(seat, sink);
            }
        }
    }
}

impl<R: Rules> OwnLane<R> {
    fn choose(&mut self, seat: Seat, action: R::Action, sink: &mut Sink<'_, R::Event>) {
        let step = self.stack.pop().expect("a lane that is not ready asks");
        self.answers.push(action);
        R::choose(
            &mut self.context(&mut 0, sink),
            question(step),
            seat,
            action,
        );
    }

    /// Runs the lane until its seat is asked; true when nothing is left to do.
    fn advance(&mut self, seat: Seat, sink: &mut Sink<'_, R::Event>) -> bool {
        for _ in 0..ENDLESS {
            let Some(step) = self.stack.pop() else {
                return true;
            };
            match step::run(&mut self.context(&mut 0, sink), step, Some(seat)) {
                Flow::Done => {}
                Flow::Ask(asked) | Flow::Decide(asked) => {
                    assert_eq!(asked, seat, "a lane asks its own seat only");
                    self.stack.push(step);
                    return false;
                }
                Flow::Split(..) => panic!("a lane does not split"),
            }
        }
        panic!("{}: a lane runs in circles at {:?}", R::ID, self.stack);
    }

    fn context<'a>(
        &'a mut self,
        reveals: &'a mut u32,
        sink: &'a mut Sink<'_, R::Event>,
    ) -> Cx<'a, R> {
        Cx {
            table: &mut self.table,
            stack: &mut self.stack,
            chance: None,
            reveals,
            sink: sink.reborrow(),
        }
    }
}
