//! How a world goes on from here when everybody plays what looks best.

use crate::{Plan, attention::Attention, eye::Bound, own_chance};
use table::{Chance, Judge, Seat, Sink, State};

/// Longer than any turn of any game: playouts are cut here whatever happens.
const LONGEST: u32 = 400;

/// Plays worlds on. One for all playouts of a thought: its lists are used again and again.
pub(crate) struct Playout<R: Judge> {
    legal: Vec<R::Action>,
    chance: Chance,
    /// How many options a player compares at each decision.
    sight: usize,
    /// How many of them the player who thinks compares in the rest of the present turn.
    own: usize,
    /// How many of the options that look best at once a player plays on to the end of the turn before choosing.
    deep: usize,
    /// Which options players notice.
    attention: Attention<R::Action>,
    eye: Bound,
}

impl<R: Judge> Playout<R> {
    pub(crate) fn new(plan: &Plan, eye: Bound) -> Self {
        Self {
            legal: Vec::new(),
            chance: own_chance(0),
            sight: plan.sight as usize,
            own: plan.own as usize,
            deep: plan.deep as usize,
            attention: Attention::new(plan),
            eye,
        }
    }

    /// The same choices in every world with this seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.chance = own_chance(seed);
        self.attention.reseed(seed);
    }

    /// Plays until the seat's turn is over, or until it has begun its next turn so many times.
    ///
    /// A turn is what happens until somebody else decides; where all choose at the same time, until all are ready;
    /// alone at the table, until something is drawn or revealed.
    pub(crate) fn run(&mut self, state: &mut State<R>, seat: Seat, turns: u32) {
        let mut horizon = Horizon::new(state, seat);
        self.walk(state, &mut horizon, turns, self.own, self.deep);
    }

    fn walk(
        &mut self,
        state: &mut State<R>,
        horizon: &mut Horizon,
        turns: u32,
        own: usize,
        deep: usize,
    ) {
        for _ in 0..LONGEST {
            if horizon.is_reached(state, turns) {
                return;
            }
            let Some(next) = state.turn().iter().next() else {
                return;
            };
            let is_own = next == horizon.seat && horizon.is_first();
            let sight = if is_own { own } else { self.sight };
            self.decide(state, next, horizon.now(), sight, deep);
        }
    }

    /// One decision of any player in this turn: compares so many options and plays so many of them on.
    fn decide(&mut self, state: &mut State<R>, seat: Seat, turn: u32, sight: usize, deep: usize) {
        self.attention.turn_to(seat, turn);
        if deep > 1 {
            self.step_deep(state, seat, turn, sight, deep);
        } else {
            self.step_with(state, seat, sight);
        }
    }

    /// One decision of a player who thinks the turn through.
    fn step_deep(
        &mut self,
        state: &mut State<R>,
        seat: Seat,
        turn: u32,
        sight: usize,
        deep: usize,
    ) {
        let mut seen = self.compare(state, seat, sight);
        seen.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        seen.truncate(deep);
        if let [_, _, ..] = seen[..] {
            for (value, action) in &mut seen {
                let mut after = state.clone();
                after.reseed(fresh(&mut self.chance));
                after.play(seat, *action, &mut Sink::mute());
                let mut horizon = Horizon::within(&after, seat, turn);
                self.walk(&mut after, &mut horizon, 0, sight, 0);
                *value = self.eye.glance(&after, seat);
            }
        }
        let best = seen
            .iter()
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .expect("an asked seat has an option");
        state.play(seat, best.1, &mut Sink::mute());
    }

    /// Some options and what they look like at once.
    fn compare(&mut self, state: &State<R>, seat: Seat, sight: usize) -> Vec<(f32, R::Action)> {
        state.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return vec![(0.0, only)];
        }
        let seen = self
            .attention
            .notice(&mut self.legal, sight, &mut self.chance);
        self.legal[..seen]
            .iter()
            .map(|&action| {
                let seed = fresh(&mut self.chance);
                (glance(&self.eye, state, seat, action, seed), action)
            })
            .collect()
    }

    /// Where all choose at the same time and this seat is ready, the others choose anything, so that what came of it
    /// can be seen.
    pub(crate) fn settle(&mut self, state: &mut State<R>, seat: Seat) {
        while state.is_split() && !state.turn().has(seat) {
            let Some(next) = state.turn().iter().next() else {
                return;
            };
            state.legal(next, &mut self.legal);
            let chosen = self
                .chance
                .index(self.legal.len(), |index| index.to_string());
            state.play(next, self.legal[chosen], &mut Sink::mute());
        }
    }

    /// One decision of any player in this turn.
    pub(crate) fn step(&mut self, state: &mut State<R>, seat: Seat, turn: u32) {
        self.decide(state, seat, turn, self.sight, self.deep);
    }

    /// One decision of a player who takes what looks best.
    fn step_with(&mut self, state: &mut State<R>, seat: Seat, sight: usize) {
        state.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            state.play(seat, only, &mut Sink::mute());
            return;
        }
        let seen = self
            .attention
            .notice(&mut self.legal, sight, &mut self.chance);
        let mut best: Option<(f32, State<R>)> = None;
        for &action in &self.legal[..seen] {
            let mut after = state.clone();
            after.play(seat, action, &mut Sink::mute());
            let value = if after.mark() == state.mark() {
                self.eye.glance(&after, seat)
            } else {
                // Nobody knows the dice before they fall: judged with other luck than what will happen.
                let seed = fresh(&mut self.chance);
                glance(&self.eye, state, seat, action, seed)
            };
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        *state = best.expect("an asked seat has an option").1;
    }
}

/// What the table looks like to the seat after this action, with other luck than what will happen.
fn glance<R: Judge>(
    eye: &Bound,
    state: &State<R>,
    seat: Seat,
    action: R::Action,
    seed: u64,
) -> f32 {
    let mut other = state.clone();
    other.reseed(seed);
    other.play(seat, action, &mut Sink::mute());
    eye.glance(&other, seat)
}

/// A seed for other luck.
fn fresh(chance: &mut Chance) -> u64 {
    let high = chance.index(1 << 31, |index| index.to_string()) as u64;
    (high << 20) | chance.index(1 << 20, |index| index.to_string()) as u64
}

/// How many turns of a seat have gone by.
pub(crate) struct Horizon {
    seat: Seat,
    /// The number of the turn in which it began.
    from: u32,
    /// How often its next turn has begun.
    begun: u32,
    is_split: bool,
    is_away: bool,
    mark: u64,
}

impl Horizon {
    pub(crate) fn new<R: Judge>(state: &State<R>, seat: Seat) -> Self {
        Self::within(state, seat, 0)
    }

    /// In a turn that is under way.
    fn within<R: Judge>(state: &State<R>, seat: Seat, turn: u32) -> Self {
        Self {
            seat,
            from: turn,
            begun: 0,
            is_split: state.is_split(),
            is_away: false,
            mark: state.mark(),
        }
    }

    /// The number of the turn, for everybody who decides until the seat's next one.
    pub(crate) const fn now(&self) -> u32 {
        self.from + self.begun
    }

    /// Whether the turn in which it began is still under way.
    const fn is_first(&self) -> bool {
        self.begun == 0 && !self.is_away
    }

    /// Looks at the state before each decision.
    pub(crate) fn is_reached<R: Judge>(&mut self, state: &State<R>, turns: u32) -> bool {
        let asked = state.turn();
        if state.seats() == 1 {
            if state.mark() != self.mark {
                self.mark = state.mark();
                self.begun += 1;
            }
            return self.begun > turns;
        }
        if state.is_split() {
            // Nothing is drawn or revealed while all choose: when something was, these are the next choices.
            if !self.is_split || state.mark() != self.mark {
                self.is_split = true;
                self.is_away = false;
                self.mark = state.mark();
                self.begun += 1;
            }
            return match turns {
                0 => self.begun > 0 || !asked.has(self.seat),
                _ => self.begun >= turns,
            };
        }
        if self.is_split {
            // All were ready: that was a turn of everybody.
            self.is_split = false;
            self.is_away = false;
            self.begun += 1;
        } else if !asked.has(self.seat) {
            self.is_away = true;
        } else if self.is_away {
            self.is_away = false;
            self.begun += 1;
        }
        match turns {
            0 => self.is_away || self.begun > 0,
            _ => self.begun >= turns,
        }
    }
}
