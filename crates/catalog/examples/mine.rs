//! Looks for positions for the catalogue in `crates/bots/positions`: decisions in which some options are far worse than
//! the best in every world that was tried, and last moves that win or lose the game.
//!
//! ```text
//! cargo run -p catalog --example mine -- kingsburg 30 1 > crates/bots/positions/kingsburg/found.txt
//! ```
//! Arguments: game, how many positions, seed, fewest points between a bad option and the best. What it prints is read
//! and pruned by a person.

use bots::{Knowledge, Level, Method, Plan, derive_seed};
use catalog::Match;
use std::collections::BTreeMap;
use table::{Lang, Seat, Seed, Setup, Taste, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = catalog::find(&args[0]).expect("a game");
    let wanted: usize = args[1].parse().expect("how many");
    let seed: u64 = args[2].parse().expect("a seed");
    let gap: f32 = args[3].parse().expect("points");
    let info = game.info();
    let mut setups = Vec::new();
    for mode in &info.modes {
        for players in mode.players.clone() {
            setups.push(Setup::new(&info, players, Some(mode.id), []).expect("a setup"));
        }
    }
    let plan = Plan {
        method: Method::Greedy,
        worlds: 16,
        turns: Some(1),
        sight: 8,
        ..Knowledge::of(game.id()).plan(Level::Casual)
    };
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut found = 0;
    println!("game {}", game.id());
    for number in 0u64.. {
        let setup = &setups[number as usize % setups.len()];
        let mut table = game.deal(setup.clone(), Seed::from_number(derive_seed(seed, number)));
        let mut here = 0;
        for made in 0u64.. {
            let Some(seat) = table.turn().iter().next() else {
                break;
            };
            let legal = table.legal(seat);
            if legal.len() > 1 && legal.len() < 40 && here < 4 {
                let last = last_move(&*table, seat);
                let bad = match &last {
                    Some(bad) => bad.clone(),
                    None if derive_seed(number, made).is_multiple_of(5) => {
                        worse(&*table, seat, plan, gap)
                    }
                    None => Vec::new(),
                };
                if !bad.is_empty() {
                    let kind = kind(&bad[0], last.is_some());
                    let count = kinds.entry(kind).or_default();
                    if *count < 5 {
                        *count += 1;
                        here += 1;
                        found += 1;
                        print(&*table, seat, setup, &bad, last.is_some(), found);
                        if found == wanted {
                            return;
                        }
                    }
                }
            }
            let level = if derive_seed(made, number).is_multiple_of(6) {
                Level::Random
            } else {
                Level::Casual
            };
            let advice = table.think(seat, level, made).expect("it is asked");
            table
                .act(seat, &advice.notation)
                .expect("bots play by the rules");
        }
    }
}

/// The first word of a notation: what kind of action it is.
fn kind(notation: &str, is_last: bool) -> String {
    let word = notation.split_whitespace().next().unwrap_or_default();
    if is_last {
        format!("end {word}")
    } else {
        word.to_owned()
    }
}

/// Options that lose at once where another wins at once, whatever is hidden.
fn last_move(table: &dyn Match, seat: Seat) -> Option<Vec<String>> {
    let legal = table.legal(seat);
    let mut bad = Vec::new();
    for notation in &legal {
        let mut place = None;
        for twin in 0..3 {
            let mut after = table.twin(seat, twin);
            after.act(seat, notation).ok()?;
            if !after.is_over() {
                return None;
            }
            let now = after.outcome().places[seat.index()];
            if place.is_some_and(|before| before != now) {
                return None;
            }
            place = Some(now);
        }
        if place != Some(1) {
            bad.push(notation.clone());
        }
    }
    (!bad.is_empty() && bad.len() < legal.len()).then_some(bad)
}

/// Options that are far behind the best in every way.
fn worse(table: &dyn Match, seat: Seat, plan: Plan, gap: f32) -> Vec<String> {
    let Some(advice) = table.think_by(seat, plan, 1) else {
        return Vec::new();
    };
    let best = advice.ranked[0].1;
    let bad = advice.ranked.iter().zip(&advice.sure);
    bad.filter(|((_, value), sure)| best - value >= gap && **sure < 0.002)
        .map(|((notation, _), _)| notation.clone())
        .collect()
}

fn print(
    table: &dyn Match,
    seat: Seat,
    setup: &Setup,
    bad: &[String],
    is_last: bool,
    number: usize,
) {
    let taste = Taste::plain(Lang::En, table.seats());
    let offers = table.options(seat, &taste);
    let label = |notation: &str| {
        let offer = offers.iter().find(|offer| offer.notation == notation);
        offer.map_or(String::new(), |offer| offer.label.clone())
    };
    let prompt = table.prompt(Viewer::Seat(seat), &taste);
    println!("\nposition {number} {} {}", setup.mode, setup.players);
    println!("# {prompt}");
    if is_last {
        println!("# The last move: other options win.");
    }
    println!("at {}", table.position());
    println!("seat {seat}");
    for notation in bad {
        println!("never {notation} # {}", label(notation));
    }
}
