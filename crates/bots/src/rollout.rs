//! Rollouts: how a world goes on from here when everybody plays what looks best. The rollout policy compares a few
//! candidates by their evaluation; with a lookahead it plays the best of them on to the end of the turn first.

use crate::{SearchConfig, candidates::Candidates, evaluation::Evaluator, seed::own_chance};
use table::{Chance, Judge, Seat, Sink, State};

/// Longer than any turn of any game: rollouts are cut here whatever happens.
const MAX_DECISIONS: u32 = 400;

/// Plays worlds on. One for all rollouts of a search: its lists are used again and again.
pub(crate) struct Rollout<R: Judge> {
    legal: Vec<R::Action>,
    chance: Chance,
    /// How many candidates a player compares at each decision.
    width: usize,
    /// How many of them the searching player compares in the rest of the present turn.
    own_width: usize,
    /// How many of the candidates that look best at once a player plays on to the end of the turn before choosing.
    lookahead: usize,
    /// Which options players compare.
    candidates: Candidates<R::Action>,
    evaluation: Evaluator,
}

impl<R: Judge> Rollout<R> {
    pub(crate) fn new(config: &SearchConfig, evaluation: Evaluator) -> Self {
        Self {
            legal: Vec::new(),
            chance: own_chance(0),
            width: config.rollout_width as usize,
            own_width: config.own_width as usize,
            lookahead: config.lookahead_width as usize,
            candidates: Candidates::new(config),
            evaluation,
        }
    }

    /// The same choices in every world with this seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.chance = own_chance(seed);
        self.candidates.reseed(seed);
    }

    /// Plays until the seat's turn is over, or until it has begun its next turn so many times.
    ///
    /// A turn is what happens until somebody else decides; where all choose at the same time, until all are ready;
    /// alone at the table, until something is drawn or revealed.
    pub(crate) fn run(&mut self, state: &mut State<R>, seat: Seat, depth: u32) {
        let mut horizon = Horizon::new(state, seat);
        self.play(state, &mut horizon, depth, self.own_width, self.lookahead);
    }

    fn play(
        &mut self,
        state: &mut State<R>,
        horizon: &mut Horizon,
        depth: u32,
        own_width: usize,
        lookahead: usize,
    ) {
        for _ in 0..MAX_DECISIONS {
            if horizon.is_reached(state, depth) {
                return;
            }
            let Some(next) = state.turn().iter().next() else {
                return;
            };
            let is_own = next == horizon.seat && horizon.is_first();
            let width = if is_own { own_width } else { self.width };
            self.decide(state, next, horizon.now(), width, lookahead);
        }
    }

    /// One decision of any player in this turn: compares so many candidates and plays so many of them on.
    fn decide(
        &mut self,
        state: &mut State<R>,
        seat: Seat,
        turn: u32,
        width: usize,
        lookahead: usize,
    ) {
        self.candidates.turn_to(seat, turn);
        if lookahead > 1 {
            self.decide_ahead(state, seat, turn, width, lookahead);
        } else {
            self.decide_greedily(state, seat, width);
        }
    }

    /// One decision of a player who looks ahead to the end of the turn.
    fn decide_ahead(
        &mut self,
        state: &mut State<R>,
        seat: Seat,
        turn: u32,
        width: usize,
        lookahead: usize,
    ) {
        let mut seen = self.compare(state, seat, width);
        seen.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        seen.truncate(lookahead);
        if let [_, _, ..] = seen[..] {
            for (value, action) in &mut seen {
                let mut after = state.clone();
                after.reseed(fresh_seed(&mut self.chance));
                after.play(seat, *action, &mut Sink::mute());
                let mut horizon = Horizon::within(&after, seat, turn);
                self.play(&mut after, &mut horizon, 0, width, 0);
                *value = self.evaluation.policy_value(&after, seat);
            }
        }
        let best = seen
            .iter()
            .max_by(|(one, _), (other, _)| one.total_cmp(other))
            .expect("an asked seat has an option");
        state.play(seat, best.1, &mut Sink::mute());
    }

    /// The candidates and what they look like at once.
    fn compare(&mut self, state: &State<R>, seat: Seat, width: usize) -> Vec<(f32, R::Action)> {
        state.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return vec![(0.0, only)];
        }
        let seen = self
            .candidates
            .select(&mut self.legal, width, &mut self.chance);
        self.legal[..seen]
            .iter()
            .map(|&action| {
                let seed = fresh_seed(&mut self.chance);
                (
                    policy_value(&self.evaluation, state, seat, action, seed),
                    action,
                )
            })
            .collect()
    }

    /// Completes the joint action where all choose at the same time and this seat is ready: the others choose anything.
    pub(crate) fn resolve_joint(&mut self, state: &mut State<R>, seat: Seat) {
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
        self.decide(state, seat, turn, self.width, self.lookahead);
    }

    /// One decision of a player who takes what looks best.
    fn decide_greedily(&mut self, state: &mut State<R>, seat: Seat, width: usize) {
        state.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            state.play(seat, only, &mut Sink::mute());
            return;
        }
        let seen = self
            .candidates
            .select(&mut self.legal, width, &mut self.chance);
        let mut best: Option<(f32, State<R>)> = None;
        for &action in &self.legal[..seen] {
            let mut after = state.clone();
            after.play(seat, action, &mut Sink::mute());
            let value = if after.mark() == state.mark() {
                self.evaluation.policy_value(&after, seat)
            } else {
                // Nobody knows the dice before they fall: judged with other luck than what will happen.
                let seed = fresh_seed(&mut self.chance);
                policy_value(&self.evaluation, state, seat, action, seed)
            };
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, after));
            }
        }
        *state = best.expect("an asked seat has an option").1;
    }
}

/// What the table looks like to the seat after this action, with other luck than what will happen.
fn policy_value<R: Judge>(
    evaluation: &Evaluator,
    state: &State<R>,
    seat: Seat,
    action: R::Action,
    seed: u64,
) -> f32 {
    let mut other = state.clone();
    other.reseed(seed);
    other.play(seat, action, &mut Sink::mute());
    evaluation.policy_value(&other, seat)
}

/// A seed for other luck.
fn fresh_seed(chance: &mut Chance) -> u64 {
    let high = chance.index(1 << 31, |index| index.to_string()) as u64;
    (high << 20) | chance.index(1 << 20, |index| index.to_string()) as u64
}

/// The horizon of a rollout: how many turns of a seat have gone by.
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
    pub(crate) fn is_reached<R: Judge>(&mut self, state: &State<R>, depth: u32) -> bool {
        let asked = state.turn();
        if state.seats() == 1 {
            if state.mark() != self.mark {
                self.mark = state.mark();
                self.begun += 1;
            }
            return self.begun > depth;
        }
        if state.is_split() {
            // Nothing is drawn or revealed while all choose: when something was, these are the next choices.
            if !self.is_split || state.mark() != self.mark {
                self.is_split = true;
                self.is_away = false;
                self.mark = state.mark();
                self.begun += 1;
            }
            return match depth {
                0 => self.begun > 0 || !asked.has(self.seat),
                _ => self.begun >= depth,
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
        match depth {
            0 => self.is_away || self.begun > 0,
            _ => self.begun >= depth,
        }
    }
}
