//! What all ways of searching share: determinisations, luck, statistics, and the clock.

use crate::{
    SearchConfig, Simultaneous, Thought, derive_seed, evaluation::Evaluator, exact::exp,
    rollout::Rollout, seed::own_chance,
};
use std::time::Instant;
use table::{Judge, Seat, Seats, Sink, State, View};

/// One search under way.
pub(crate) struct Search<'a, R: Judge> {
    pub(crate) view: View<R>,
    pub(crate) legal: &'a [R::Action],
    pub(crate) seat: Seat,
    pub(crate) config: SearchConfig,
    pub(crate) evaluation: Evaluator,
    pub(crate) seed: u64,
    pub(crate) rollout: Rollout<R>,
    deadline: Option<Instant>,
    options: Vec<OptionStats>,
    /// The last determinisation that was sampled, with its number.
    determinisation: Option<(usize, State<R>)>,
    n_determinisations: u32,
    n_simulations: u32,
}

/// What came of a root option.
#[derive(Clone, Default)]
struct OptionStats {
    /// Its value in each determinisation, in order.
    values: Vec<f32>,
    sum: f32,
    /// Its value without rollouts.
    prior: Option<f32>,
    /// Whether it was given up although it was simulated as often as others.
    is_pruned: bool,
}

impl<'a, R: Judge> Search<'a, R> {
    pub(crate) fn new(
        view: &View<R>,
        legal: &'a [R::Action],
        seat: Seat,
        config: SearchConfig,
        evaluation: Evaluator,
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
            config,
            rollout: Rollout::new(&config, evaluation.clone()),
            evaluation,
            seed,
            deadline,
            options: vec![OptionStats::default(); legal.len()],
            determinisation: None,
            n_determinisations: 0,
            n_simulations: 0,
        }
    }

    /// Whether the time is over.
    pub(crate) fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The root options that this player considers; at least two.
    pub(crate) fn root_options(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.legal.len()).collect();
        if self.config.dropout == 0 {
            return order;
        }
        let mut chance = own_chance(derive_seed(self.seed, u64::MAX));
        chance.shuffle(&mut order);
        let mut considered = Vec::new();
        for (number, &place) in order.iter().enumerate() {
            if number < 2 || u32::from(chance.face(100)) > self.config.dropout {
                considered.push(place);
            }
        }
        considered.sort_unstable();
        considered
    }

    /// The determinisation of this number: a world sampled from the view. Two neighbours are the same world with
    /// mirrored luck, where the configuration says so.
    pub(crate) fn determinisation(&mut self, number: usize) -> &State<R> {
        if self
            .determinisation
            .as_ref()
            .is_none_or(|(known, _)| *known != number)
        {
            let is_antithetic = self.config.is_antithetic;
            let deal = if is_antithetic { number / 2 } else { number };
            let seed = derive_seed(self.seed, deal as u64);
            let mut world = State::sample(&self.view, &mut own_chance(seed));
            if is_antithetic && number % 2 == 1 {
                world.mirror();
            }
            self.n_determinisations += 1;
            self.determinisation = Some((number, world));
        }
        &self.determinisation.as_ref().expect("it was just made").1
    }

    /// Simulates these options in the determinisation of this number; false when the time was over before the end.
    pub(crate) fn simulate_all(
        &mut self,
        places: &[usize],
        number: usize,
        depth: Option<u32>,
    ) -> bool {
        for &place in places {
            self.simulate(place, number, depth);
            if self.is_late() {
                return false;
            }
        }
        true
    }

    /// Whether these options came out alike in the two last determinisations: then more of the kind say nothing new.
    pub(crate) fn has_converged(&self, places: &[usize]) -> bool {
        places.iter().all(|&place| {
            let values = &self.options[place].values;
            matches!(values[..], [.., one, other] if one.total_cmp(&other).is_eq())
        })
    }

    /// Simulates an option in the determinisation of this number: common random numbers for every option.
    fn simulate(&mut self, place: usize, number: usize, depth: Option<u32>) {
        let (seat, action) = (self.seat, self.legal[place]);
        let mut after = self.determinisation(number).clone();
        after.play(seat, action, &mut Sink::mute());
        self.reseed_rollout(number);
        if let Some(depth) = depth {
            self.rollout.run(&mut after, seat, depth);
        }
        if self.config.simultaneous == Simultaneous::Joint {
            self.rollout.resolve_joint(&mut after, seat);
        }
        let value = self.evaluation.value(&after, seat);
        self.record(place, value);
    }

    /// The same choices in rollouts of the determinisation of this number.
    pub(crate) fn reseed_rollout(&mut self, number: usize) {
        self.rollout
            .reseed(derive_seed(self.seed ^ 0x5eed, number as u64));
    }

    /// Keeps the value of an option in a determinisation.
    pub(crate) fn record(&mut self, place: usize, value: f32) {
        self.n_simulations += 1;
        let option = &mut self.options[place];
        option.values.push(value);
        option.sum += value;
    }

    /// The evaluation right after an action of any seat.
    pub(crate) fn action_value(&self, state: &State<R>, seat: Seat, action: R::Action) -> f32 {
        let mut after = state.clone();
        after.reseed(derive_seed(self.seed, u64::from(self.n_determinisations)));
        after.play(seat, action, &mut Sink::mute());
        self.evaluation.value(&after, seat)
    }

    /// Makes priors of what was simulated so far.
    pub(crate) fn set_priors(&mut self) {
        for option in &mut self.options {
            if !option.values.is_empty() {
                option.prior = Some(option.sum / option.values.len() as f32);
            }
            option.values.clear();
            option.sum = 0.0;
        }
    }

    /// Gives an option up.
    pub(crate) fn prune(&mut self, place: usize) {
        self.options[place].is_pruned = true;
    }

    /// Whether an option was given up.
    pub(crate) fn is_pruned(&self, place: usize) -> bool {
        self.options[place].is_pruned
    }

    /// The value of an option without rollouts.
    pub(crate) fn prior(&self, place: usize) -> f32 {
        self.options[place].prior.unwrap_or(f32::MIN)
    }

    /// Whether anything is known of an option.
    fn is_known(&self, place: usize) -> bool {
        let option = &self.options[place];
        option.prior.is_some() || !option.values.is_empty()
    }

    /// The mean value of an option, with its prior.
    pub(crate) fn mean(&self, place: usize) -> f32 {
        let option = &self.options[place];
        let n = option.values.len() as f32;
        match option.prior {
            Some(prior) => {
                (option.sum + self.config.prior_weight * prior)
                    / (n + self.config.prior_weight).max(f32::MIN_POSITIVE)
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

    /// By how many standard errors one option is ahead of another, in the determinisations where both were simulated.
    fn z_score(&self, one: usize, other: usize) -> f32 {
        let (mean, error) = self.paired_difference(one, other);
        mean / error.max(1e-6)
    }

    /// The mean difference of two options in the determinisations where both were simulated, and its standard error.
    pub(crate) fn paired_difference(&self, one: usize, other: usize) -> (f32, f32) {
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

    /// All options, best first: those simulated more often before those pruned earlier.
    pub(crate) fn thought(self) -> Thought {
        let mut order: Vec<usize> = (0..self.legal.len()).collect();
        let simulations = |place: usize| {
            let option = &self.options[place];
            (self.is_known(place), option.values.len(), !option.is_pruned)
        };
        order.sort_by(|&one, &other| {
            let by_value = self.mean(other).total_cmp(&self.mean(one));
            simulations(other)
                .cmp(&simulations(one))
                .then(by_value)
                .then(one.cmp(&other))
        });
        let sure = self.probabilities(&order);
        // An option that was pruned is not better than one that was kept, whatever its luck was until then.
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
            determinisations: self.n_determinisations,
            simulations: self.n_simulations,
        }
    }

    /// How likely each is to be the best of all, from the paired differences.
    fn probabilities(&self, order: &[usize]) -> Vec<f32> {
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
                // Few pairs say little.
                let n = option.values.len() as f32;
                let lead = self.z_score(best, place).clamp(0.0, 20.0) * (n / (n + 2.0));
                let gap = (self.mean(best) - self.mean(place)).max(0.0);
                let lead = if n < 2.0 { gap } else { lead };
                // About the normal distribution's tail, against that of an equal.
                2.0 / (1.0 + exp(1.7 * lead))
            })
            .collect();
        let all: f32 = odds.iter().sum();
        odds.into_iter().map(|odd| odd / all).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Evaluation, Level};
    use std::collections::BTreeSet;
    use table::{Chance, Setup, Title, Viewer};
    use toy::Toy;

    /// How many different deals the first ten determinisations have.
    fn deals(words: &str) -> usize {
        let setup = Setup::new(&Toy::info(), 3, None, []).unwrap();
        let state = State::<Toy>::new(&setup, Chance::fast(1), &mut Sink::mute()).unwrap();
        let seat = state.turn().iter().next().unwrap();
        let view = state.view(Viewer::Seat(seat));
        let config = SearchConfig::read(Level::Master, words).unwrap();
        let evaluation = Evaluation::default().evaluator::<Toy>();
        let mut search = Search::new(&view, &[], seat, config, evaluation, 5, None);
        let deal = |number| format!("{:?}", search.determinisation(number).arbiter().table);
        (0..10).map(deal).collect::<BTreeSet<_>>().len()
    }

    #[test]
    fn without_antithetic_luck_every_determinisation_is_another_one() {
        assert_eq!(deals("antithetic=yes"), 5);
        assert_eq!(deals("antithetic=no"), 10);
    }
}
