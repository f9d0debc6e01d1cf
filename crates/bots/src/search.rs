//! What all ways of searching share: worlds, luck, values, and the clock.

use crate::{Plan, Sees, Thought, derive_seed, eye::Bound, own_chance, playout::Playout};
use std::time::Instant;
use table::{Judge, Seat, Seats, Sink, State, View};

/// One thought under way.
pub(crate) struct Search<'a, R: Judge> {
    pub(crate) view: View<R>,
    pub(crate) legal: &'a [R::Action],
    pub(crate) seat: Seat,
    pub(crate) plan: Plan,
    pub(crate) eye: Bound,
    pub(crate) seed: u64,
    pub(crate) playout: Playout<R>,
    deadline: Option<Instant>,
    options: Vec<Tried>,
    /// The last world that was sampled, with its number.
    world: Option<(usize, State<R>)>,
    n_worlds: u32,
    n_simulations: u32,
}

/// What came of an option.
#[derive(Clone, Default)]
struct Tried {
    /// What it was worth in each world, in order.
    values: Vec<f32>,
    sum: f32,
    /// What it looked like at first sight.
    prior: Option<f32>,
    /// Whether it was given up although it was tried as often as others.
    is_left: bool,
}

impl<'a, R: Judge> Search<'a, R> {
    pub(crate) fn new(
        view: &View<R>,
        legal: &'a [R::Action],
        seat: Seat,
        plan: Plan,
        eye: Bound,
        seed: u64,
        deadline: Option<Instant>,
    ) -> Self {
        let mut view = view.clone();
        // What others have secretly answered is not known: they are imagined as still choosing.
        if let Some(lanes) = &mut view.place.lanes {
            lanes.ready = Seats::NONE;
        }
        Self {
            view,
            legal,
            seat,
            plan,
            playout: Playout::new(&plan, eye.clone()),
            eye,
            seed,
            deadline,
            options: vec![Tried::default(); legal.len()],
            world: None,
            n_worlds: 0,
            n_simulations: 0,
        }
    }

    /// Whether the time is over.
    pub(crate) fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The options that this player notices; at least two.
    pub(crate) fn seen(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.legal.len()).collect();
        if self.plan.blind == 0 {
            return order;
        }
        let mut chance = own_chance(derive_seed(self.seed, u64::MAX));
        chance.shuffle(&mut order);
        let mut noticed = Vec::new();
        for (number, &place) in order.iter().enumerate() {
            if number < 2 || u32::from(chance.face(100)) > self.plan.blind {
                noticed.push(place);
            }
        }
        noticed.sort_unstable();
        noticed
    }

    /// A world of this number. Two neighbours are the same world with mirrored luck, where the plan says so.
    pub(crate) fn world(&mut self, number: usize) -> &State<R> {
        if self
            .world
            .as_ref()
            .is_none_or(|(known, _)| *known != number)
        {
            let is_mirrored = self.plan.is_mirrored;
            let deal = if is_mirrored { number / 2 } else { number };
            let seed = derive_seed(self.seed, deal as u64);
            let mut world = State::sample(&self.view, &mut own_chance(seed));
            if is_mirrored && number % 2 == 1 {
                world.mirror();
            }
            self.n_worlds += 1;
            self.world = Some((number, world));
        }
        &self.world.as_ref().expect("it was just made").1
    }

    /// Tries these options in the world of this number; false when the time was over before the end.
    pub(crate) fn try_all(&mut self, places: &[usize], number: usize, turns: Option<u32>) -> bool {
        for &place in places {
            self.try_option(place, number, turns);
            if self.is_late() {
                return false;
            }
        }
        true
    }

    /// Whether these options came out alike in the two last worlds: then more worlds of the kind say nothing new.
    pub(crate) fn is_settled(&self, places: &[usize]) -> bool {
        places.iter().all(|&place| {
            let values = &self.options[place].values;
            matches!(values[..], [.., one, other] if one.total_cmp(&other).is_eq())
        })
    }

    /// Tries an option in the world of this number: the same luck for every option.
    fn try_option(&mut self, place: usize, number: usize, turns: Option<u32>) {
        let (seat, action) = (self.seat, self.legal[place]);
        let mut after = self.world(number).clone();
        after.play(seat, action, &mut Sink::mute());
        self.reseed_playout(number);
        if let Some(turns) = turns {
            self.playout.run(&mut after, seat, turns);
        }
        if self.plan.sees == Sees::All {
            self.playout.settle(&mut after, seat);
        }
        let value = self.eye.value(&after, seat);
        self.note(place, value);
    }

    /// The same choices in playouts of the world of this number.
    pub(crate) fn reseed_playout(&mut self, number: usize) {
        self.playout
            .reseed(derive_seed(self.seed ^ 0x5eed, number as u64));
    }

    /// Keeps what an option was worth in a world.
    pub(crate) fn note(&mut self, place: usize, value: f32) {
        self.n_simulations += 1;
        let option = &mut self.options[place];
        option.values.push(value);
        option.sum += value;
    }

    /// What an option of any seat looks like at first sight.
    pub(crate) fn first_sight(&self, state: &State<R>, seat: Seat, action: R::Action) -> f32 {
        let mut after = state.clone();
        after.reseed(derive_seed(self.seed, u64::from(self.n_worlds)));
        after.play(seat, action, &mut Sink::mute());
        self.eye.value(&after, seat)
    }

    /// Makes first impressions of what was tried so far.
    pub(crate) fn turn_into_prior(&mut self) {
        for option in &mut self.options {
            if !option.values.is_empty() {
                option.prior = Some(option.sum / option.values.len() as f32);
            }
            option.values.clear();
            option.sum = 0.0;
        }
    }

    /// Gives an option up.
    pub(crate) fn leave(&mut self, place: usize) {
        self.options[place].is_left = true;
    }

    /// Whether an option was given up.
    pub(crate) fn is_left(&self, place: usize) -> bool {
        self.options[place].is_left
    }

    /// What an option looked like at first sight.
    pub(crate) fn prior(&self, place: usize) -> f32 {
        self.options[place].prior.unwrap_or(f32::MIN)
    }

    /// Whether anything is known of an option.
    fn is_known(&self, place: usize) -> bool {
        let option = &self.options[place];
        option.prior.is_some() || !option.values.is_empty()
    }

    /// What an option is thought to be worth.
    pub(crate) fn mean(&self, place: usize) -> f32 {
        let option = &self.options[place];
        let n = option.values.len() as f32;
        match option.prior {
            Some(prior) => {
                (option.sum + self.plan.prior * prior)
                    / (n + self.plan.prior).max(f32::MIN_POSITIVE)
            }
            None if option.values.is_empty() => f32::MIN,
            None => option.sum / n,
        }
    }

    /// Best first; the order of the list among equals.
    pub(crate) fn sort(&self, places: &mut [usize]) {
        places.sort_by(|&one, &other| {
            let by_value = self.mean(other).total_cmp(&self.mean(one));
            by_value.then(one.cmp(&other))
        });
    }

    /// By how many standard errors one option is ahead of another, in the worlds where both were tried.
    pub(crate) fn lead(&self, one: usize, other: usize) -> f32 {
        let (mean, error) = self.difference(one, other);
        mean / error.max(1e-6)
    }

    /// How far one option is ahead of another in the worlds where both were tried, and how uncertain that is.
    pub(crate) fn difference(&self, one: usize, other: usize) -> (f32, f32) {
        let pairs = self.options[one]
            .values
            .iter()
            .zip(&self.options[other].values);
        let differences: Vec<f32> = pairs.map(|(one, other)| one - other).collect();
        let n = differences.len() as f32;
        if n < 2.0 {
            return (0.0, f32::MAX);
        }
        let mean = differences.iter().sum::<f32>() / n;
        let squares: f32 = differences.iter().map(|value| (value - mean).powi(2)).sum();
        (mean, (squares / (n - 1.0) / n).sqrt())
    }

    /// All options, best first: those tried in more worlds before those given up earlier.
    pub(crate) fn thought(self) -> Thought {
        let mut order: Vec<usize> = (0..self.legal.len()).collect();
        let tries = |place: usize| {
            let option = &self.options[place];
            (self.is_known(place), option.values.len(), !option.is_left)
        };
        order.sort_by(|&one, &other| {
            let by_value = self.mean(other).total_cmp(&self.mean(one));
            tries(other)
                .cmp(&tries(one))
                .then(by_value)
                .then(one.cmp(&other))
        });
        let sure = self.sure(&order);
        // An option that was given up is not better than one that was kept, whatever its luck was until then.
        let mut least = f32::MAX;
        let ranked = order
            .iter()
            .map(|&place| {
                if self.is_known(place) {
                    least = least.min(self.mean(place));
                }
                (place, least)
            })
            .collect();
        Thought {
            ranked,
            sure,
            worlds: self.n_worlds,
            simulations: self.n_simulations,
        }
    }

    /// How likely each is to be the best of all, from the differences in common worlds.
    fn sure(&self, order: &[usize]) -> Vec<f32> {
        let best = order[0];
        let odds: Vec<f32> = order
            .iter()
            .map(|&place| {
                if place == best {
                    return 1.0;
                }
                let option = &self.options[place];
                if !self.is_known(place) {
                    return 0.0;
                }
                // Few common worlds say little.
                let n = option.values.len() as f32;
                let lead = self.lead(best, place).clamp(0.0, 20.0) * (n / (n + 2.0));
                let gap = (self.mean(best) - self.mean(place)).max(0.0);
                let lead = if n < 2.0 { gap } else { lead };
                // About the normal distribution's tail, against that of an equal.
                2.0 / (1.0 + (1.7 * lead).exp())
            })
            .collect();
        let all: f32 = odds.iter().sum();
        odds.into_iter().map(|odd| odd / all).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Eye, Level};
    use std::collections::BTreeSet;
    use table::{Chance, Setup, Title, Viewer};
    use toy::Toy;

    /// How many different deals the first ten worlds have.
    fn deals(words: &str) -> usize {
        let setup = Setup::new(&Toy::info(), 3, None, []).unwrap();
        let state = State::<Toy>::new(&setup, Chance::fast(1), &mut Sink::mute()).unwrap();
        let seat = state.turn().iter().next().unwrap();
        let view = state.view(Viewer::Seat(seat));
        let plan = Plan::read(Level::Master, words).unwrap();
        let eye = Eye::default().bind::<Toy>();
        let mut search = Search::new(&view, &[], seat, plan, eye, 5, None);
        let deal = |number| format!("{:?}", search.world(number).arbiter().table);
        (0..10).map(deal).collect::<BTreeSet<_>>().len()
    }

    #[test]
    fn without_mirrored_luck_every_world_is_another_one() {
        assert_eq!(deals("mirror=yes"), 5);
        assert_eq!(deals("mirror=no"), 10);
    }
}
