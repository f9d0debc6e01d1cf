//! Two bots that search differently against each other: how the levels in `games/*/bots/levels.txt` were tuned.
//!
//! ```text
//! cargo run -p catalog --example duel -- kingsburg 40 1 'club flat rollouts=100' 'club' players=2 mode=standard
//! ```
//! Arguments: game, games, seed, how the one searches, how the others do; then options. Each begins with a level, whose
//! line in `levels.txt` it changes; weights are named as in `weights.txt`, as `w.win=3`.

use bots::{Evaluation, Level, SearchConfig};
use game::Player;
use table::Setup;

fn player(game: &dyn game::Game, players: u8, text: &str) -> Player {
    let (level, rest) = text.split_once(' ').unwrap_or((text, ""));
    let level: Level = level
        .parse()
        .expect("a way of searching begins with a level");
    if level == Level::Random {
        return Player::Level(level);
    }
    let knowledge = game.knowledge();
    let mut evaluation = knowledge.evaluation.to_string();
    let mut config: SearchConfig = knowledge.config(level, players.into());
    for word in rest.split_whitespace() {
        match word.strip_prefix("w.") {
            Some(weight) => evaluation.extend([weight.replace('=', " "), "\n".to_owned()]),
            None => config = config.change(word).expect("a way of searching"),
        }
    }
    Player::Custom(config, Evaluation::read(&evaluation).expect("weights"))
}

/// Time that this program has had on a core: other programs do not disturb it.
fn core_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanos = text
        .split_whitespace()
        .next()
        .and_then(|word| word.parse().ok());
    nanos.unwrap_or(0.0) / 1e9
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = catalog::find(&args[0]).expect("a game");
    let games: u64 = args[1].parse().expect("a number of games");
    let seed: u64 = args[2].parse().expect("a seed");
    let (mut players, mut mode) = (2u8, None);
    for word in &args[5..] {
        match word.split_once('=').expect("key=value") {
            ("players", value) => players = value.parse().expect("a number"),
            ("mode", value) => mode = Some(value.to_owned()),
            (key, _) => panic!("unknown {key}"),
        }
    }
    let setup = Setup::new(&game.info(), players, mode.as_deref(), []).expect("a setup");
    let [one, other] = [3, 4].map(|at| player(game, players, &args[at]));
    let n = usize::from(players);
    let (mut won, mut margin, mut squares, mut decisions, mut score) = (0.0, 0.0, 0.0, 0u32, 0);
    let mut unfinished = 0.0;
    let start = core_seconds();
    for number in 0..games {
        let seat = (number % n as u64) as usize;
        let table: Vec<Player> = (0..n)
            .map(|at| {
                if at == seat {
                    one.clone()
                } else {
                    other.clone()
                }
            })
            .collect();
        let deal = bots::derive_seed(seed, number / n as u64);
        let record = match game.simulate_players(&setup, &table, deal, game::PATIENCE) {
            Ok(record) => record,
            Err(stopped) => {
                eprintln!("{stopped}");
                unfinished += 1.0;
                continue;
            }
        };
        let first = record
            .places
            .iter()
            .map(|place| usize::from(*place == 1))
            .sum::<usize>();
        if record.places[seat] == 1 {
            won += 1.0 / first as f64;
        }
        let rest: i32 = (0..n)
            .filter(|at| *at != seat)
            .map(|at| record.scores[at])
            .sum();
        let lead = f64::from(record.scores[seat]) - f64::from(rest) / (n - 1).max(1) as f64;
        margin += lead;
        squares += lead * lead;
        score += record.scores[seat];
        decisions += record.decisions[seat];
        if (number + 1) % 20 == 0 {
            let so_far = (number + 1) as f64;
            let (rate, lead) = (100.0 * won / so_far, margin / so_far);
            eprintln!(
                "{} of {games}: {rate:.1} % won, margin {lead:.2}",
                number + 1
            );
        }
    }
    let g = games as f64 - unfinished;
    let mean = margin / g;
    let error = ((squares / g - mean * mean) / g).sqrt();
    println!(
        "{} {players}p {games} games: '{}' against '{}': {:.1} % won, margin {mean:.2} ± {error:.2}, score {:.1}, {:.1} decisions, {:.2} s a game",
        game.id(),
        args[3],
        args[4],
        100.0 * won / g,
        f64::from(score) / g,
        f64::from(decisions) / g,
        (core_seconds() - start) / g,
    );
}
