//! Whole games between bots: typed inside, so that nothing is said, drawn or allocated on the way.

use crate::{NoProgress, length::usual};
use bots::{Bot, Evaluation, Level, Random, SearchBot, SearchConfig, derive_seed};
use serde::Serialize;
use table::{Chance, Judge, Seat, Seed, Setup, Sink, State, Viewer};

/// How a game between bots went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Record {
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Place per seat, from 1; equal places are shared.
    pub places: Vec<u8>,
    /// Decisions per seat.
    pub decisions: Vec<u32>,
    /// Options per seat, added up over its decisions.
    pub options: Vec<u64>,
    /// In which round it ended.
    pub rounds: u32,
    /// How it ended: one of [`Info::endings`](table::Info::endings), where the game tells.
    pub ending: Option<&'static str>,
}

/// Who did what, in order.
type Actions<R> = Vec<(Seat, <R as table::Title>::Action)>;

/// The secret of the deal of a simulated game.
pub(crate) fn deal_seed(seed: u64) -> Seed {
    Seed::from_number(seed)
}

/// Who plays on a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Player {
    /// The bot of a level.
    Level(Level),
    /// A bot with a way of searching and weights of its own: for tuning and learning.
    Custom(SearchConfig, Evaluation),
}

/// One whole game. The seed decides the deal and every choice. What was done is told also of a game that was stopped.
pub(crate) fn game<R: Judge>(
    setup: &Setup,
    players: &[Player],
    seed: u64,
    patience: u32,
) -> (Result<Record, NoProgress>, Actions<R>) {
    let chance = Chance::secret(deal_seed(seed));
    let state = State::<R>::new(setup, chance, &mut Sink::mute())
        .expect("without a script nothing can go wrong with chance");
    assert_eq!(players.len(), state.seats(), "one player per seat");
    let usual = usual::<R>(setup);
    let (state, record, actions) = play_out(state, players, seed, patience.saturating_mul(usual));
    let result = if state.is_over() {
        Ok(record)
    } else {
        Err(NoProgress {
            setup: setup.clone(),
            seed,
            decisions: actions.len() as u32,
            usual,
            rounds: record.rounds,
        })
    };
    (result, actions)
}

/// The same with a level per seat.
pub(crate) fn of_levels(levels: &[Level]) -> Vec<Player> {
    levels.iter().copied().map(Player::Level).collect()
}

/// Plays to the end, or until so many decisions have been made.
fn play_out<R: Judge>(
    mut state: State<R>,
    players: &[Player],
    seed: u64,
    most: u32,
) -> (State<R>, Record, Actions<R>) {
    let seats = state.seats();
    let mut decisions = vec![0; seats];
    let mut options = vec![0; seats];
    let mut actions = Vec::new();
    let mut legal = Vec::new();
    while actions.len() < most as usize
        && let Some(seat) = state.turn().iter().next()
    {
        state.legal(seat, &mut legal);
        let chosen = choose(
            &state,
            &legal,
            seat,
            &players[seat.index()],
            derive_seed(seed, actions.len() as u64),
        );
        decisions[seat.index()] += 1;
        options[seat.index()] += legal.len() as u64;
        actions.push((seat, legal[chosen]));
        state.play(seat, legal[chosen], &mut Sink::mute());
    }
    let outcome = state.outcome();
    let record = Record {
        scores: outcome.scores,
        places: outcome.places,
        decisions,
        options,
        rounds: R::round(&state.view(Viewer::Spectator).table),
        ending: outcome.ending,
    };
    (state, record, actions)
}

fn choose<R: Judge>(
    state: &State<R>,
    legal: &[R::Action],
    seat: Seat,
    player: &Player,
    seed: u64,
) -> usize {
    match player {
        // It does not look at the view, so none is made.
        Player::Level(Level::Random) => Random::new(seed).pick(legal.len()),
        _ if legal.len() == 1 => 0,
        Player::Level(level) => bots::bot::<R>(*level, state.seats(), seed)
            .choose(&state.view(Viewer::Seat(seat)), legal),
        Player::Custom(config, evaluation) => {
            let mut bot = SearchBot::new(*config, evaluation.clone(), seed);
            bot.choose(&state.view(Viewer::Seat(seat)), legal)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Title;
    use toy::Toy;

    #[test]
    fn a_game_without_an_end_is_stopped_and_told() {
        let setup = Setup::new(&Toy::info(), 3, None, []).unwrap();
        let players = of_levels(&[Level::Random; 3]);
        let (result, actions) = game::<Toy>(&setup, &players, 7, 0);
        let stopped = result.unwrap_err();
        assert!(actions.is_empty());
        assert_eq!((stopped.seed, stopped.decisions), (7, 0));
        assert_eq!(stopped.setup, setup);
        // Some games are longer than the usual one, none ten times as long.
        let ends = |patience| {
            let games = (0..40).map(|seed| game::<Toy>(&setup, &players, seed, patience).0);
            games.flatten().count()
        };
        assert!((1..40).contains(&ends(1)), "{}", ends(1));
        assert_eq!(ends(crate::PATIENCE), 40);
    }
}
