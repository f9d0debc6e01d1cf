//! Looks for positions for the catalogue in `games/<folder>/bots/positions.txt`: decisions with options that are never right, which
//! can be shown without asking what a bot thinks of them.
//!
//! * **less**: another option leads to the same table but for more of the own goods, points, buildings and crosses;
//! * **end**: in what is left of the game nobody else decides anything, everything was tried, and with another option
//!   the seat wins instead of losing, or has many more points, whatever is hidden and drawn (same luck for all
//!   options, in several worlds).
//!
//! ```text
//! cargo run -p catalog --example mine -- kingsburg 36 1 4 > games/kingsburg/bots/positions.txt
//! ```
//! Arguments: game, how many positions, seed, how many points are many. What it prints is read by a person.

use bots::{Level, derive_seed};
use game::Match;
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Lang, Seat, Seed, Setup, Taste, Viewer};

/// At most so many positions of one kind, and of one game.
const A_KIND: usize = 9;
const A_GAME: usize = 4;
/// In so many worlds ends are compared.
const WORLDS: u64 = 12;
/// In so many worlds tables are compared: where the next draw decides, all draws shall be among them.
const MANY_WORLDS: u64 = 80;
/// An end with more ways than this is not tried.
const MOST_WAYS: u32 = 1500;
/// So many decisions before the end are looked at as ends.
const LAST: usize = 14;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let game = catalog::find(&args[0]).expect("a game");
    let wanted: usize = args[1].parse().expect("how many");
    let seed: u64 = args[2].parse().expect("a seed");
    let many: i32 = args[3].parse().expect("points");
    let info = game.info();
    let mut setups = Vec::new();
    for mode in &info.modes {
        for players in mode.players.clone() {
            setups.push(Setup::new(&info, players, Some(mode.id), []).expect("a setup"));
        }
    }
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut found = 0;
    println!("game {}", game.id());
    for number in 0u64.. {
        let setup = &setups[number as usize % setups.len()];
        let moments = play(game.deal(setup.clone(), Seed::from_number(derive_seed(seed, number))));
        let (mut here, mut before) = (0, None);
        for (at, table) in moments.iter().enumerate().rev() {
            let Some(seat) = table.turn().iter().last() else {
                continue;
            };
            let legal = table.legal(seat);
            if legal.len() < 2 || legal.len() > 40 || here == A_GAME {
                continue;
            }
            let mut bad = Vec::new();
            let mut why = "less";
            if moments.len() - at <= LAST {
                bad = worse_ends(&**table, seat, &legal, many);
                why = "end";
            }
            if bad.is_empty() && derive_seed(number, at as u64).is_multiple_of(2) {
                bad = lesser(&**table, seat, &legal);
                why = "less";
            }
            if bad.is_empty() || bad.len() == legal.len() || before == Some((seat, bad.clone())) {
                continue;
            }
            before = Some((seat, bad.clone()));
            let word = bad[0].0.split_whitespace().next().unwrap_or_default();
            let count = kinds.entry(format!("{why} {word}")).or_default();
            if *count < A_KIND {
                *count += 1;
                here += 1;
                found += 1;
                print(&**table, seat, setup, &bad, why, found);
                if found == wanted {
                    return;
                }
            }
        }
    }
}

/// A game with some mistakes, before each of its decisions.
fn play(mut table: Box<dyn Match>) -> Vec<Box<dyn Match>> {
    let mut moments = Vec::new();
    while let Some(seat) = table.turn().iter().next() {
        moments.push(table.clone());
        let made = moments.len() as u64;
        let level = if made % 7 == 3 {
            Level::Random
        } else {
            Level::Casual
        };
        let advice = table.think(seat, level, made).expect("it is asked");
        let done = table.act(seat, &advice.notation);
        done.expect("bots play by the rules");
    }
    moments
}

/// Options that lead to the same table as another but for less of what is the seat's own, each with the better one.
fn lesser(table: &dyn Match, seat: Seat, legal: &[String]) -> Vec<(String, String)> {
    let mut worlds: Vec<Vec<Value>> = Vec::new();
    for world in 0..MANY_WORLDS {
        worlds.push(after_each(table.twin(seat, world), seat, legal));
    }
    let mut bad = Vec::new();
    for (at, notation) in legal.iter().enumerate() {
        let better = (0..legal.len()).find(|&other| {
            let mut worlds = worlds.iter();
            worlds.all(|after| is_less(&after[at], &after[other], seat))
        });
        if let Some(better) = better {
            bad.push((notation.clone(), legal[better].clone()));
        }
    }
    bad
}

/// The positions that the options lead to.
fn after_each(mut table: Box<dyn Match>, seat: Seat, legal: &[String]) -> Vec<Value> {
    // What others choose at the same time is chosen first, so that what comes of it can be compared.
    while let Some(other) = table.turn().iter().find(|&other| other != seat) {
        let advice = table.think(other, Level::Random, 1).expect("it is asked");
        let done = table.act(other, &advice.notation);
        done.expect("bots play by the rules");
    }
    let position = |notation: &String| {
        let mut after = table.clone();
        after.act(seat, notation).expect("it is legal");
        after.position()
    };
    legal.iter().map(position).collect()
}

/// Whether two positions differ only in that the seat has less in the first.
fn is_less(one: &Value, other: &Value, seat: Seat) -> bool {
    let (mut one, mut other) = (one.clone(), other.clone());
    let take = |position: &mut Value| {
        let player = position.pointer_mut(&format!("/table/players/{}", seat.index()));
        player.map(Value::take)
    };
    let (Some(own), Some(others)) = (take(&mut one), take(&mut other)) else {
        return false;
    };
    let compared = compare(&own, &others, "");
    compared == Some(true) && one == other
}

/// Whether the first is less (true), the same (false), or cannot be compared.
fn compare(one: &Value, other: &Value, key: &str) -> Option<bool> {
    if one == other {
        return Some(false);
    }
    match (one, other) {
        // What was spent is known from what is left.
        _ if key == "spent" => Some(false),
        // Less of these may be more, or the same in another form.
        _ if MIXED.contains(&key) => None,
        (Value::Number(one), Value::Number(other)) => {
            (one.as_f64()? < other.as_f64()?).then_some(true)
        }
        // A possibility that was used up.
        (Value::Bool(true), Value::Bool(false)) => Some(true),
        (Value::Object(one), Value::Object(other)) => {
            let mut is_less = false;
            for (key, value) in one {
                is_less |= compare(value, other.get(key)?, key)?;
            }
            (one.len() == other.len()).then_some(is_less)
        }
        (Value::Array(one), Value::Array(other))
            if ["buildings", "crossed", "active_weapons"].contains(&key) =>
        {
            one.iter().all(|part| other.contains(part)).then_some(true)
        }
        _ => None,
    }
}

/// What nobody simply wants more of.
const MIXED: [&str; 9] = [
    "dice",
    "priority",
    "paid",
    "weakened",
    "shamed",
    "chamber",
    "sacrificed",
    "sacrificed_clerks",
    "winter_fired",
];

/// What an end is worth: won or not, points ahead.
type Worth = (bool, i32);

/// Options with which the seat ends worse than with another in every world, each with the better one.
fn worse_ends(table: &dyn Match, seat: Seat, legal: &[String], many: i32) -> Vec<(String, String)> {
    let mut worths: Vec<Vec<Worth>> = vec![Vec::new(); legal.len()];
    for world in 0..WORLDS {
        let twin = table.twin(seat, world);
        for (at, notation) in legal.iter().enumerate() {
            let mut after = twin.clone();
            if after.act(seat, notation).is_err() {
                return Vec::new();
            }
            let mut ways = MOST_WAYS;
            match best_end(&*after, seat, &mut ways) {
                Some(worth) => worths[at].push(worth),
                None => return Vec::new(),
            }
        }
    }
    let mut bad = Vec::new();
    for (at, notation) in legal.iter().enumerate() {
        let better = (0..legal.len()).find(|&other| {
            let pairs = worths[at].iter().zip(&worths[other]);
            let is_worse = |own: &Worth, other: &Worth| {
                (!own.0 && other.0) || (own.0 == other.0 && own.1 + many <= other.1)
            };
            pairs.into_iter().all(|(own, other)| is_worse(own, other))
        });
        if let Some(better) = better {
            bad.push((notation.clone(), legal[better].clone()));
        }
    }
    bad
}

/// The best that the seat can still reach when nobody else decides; None when somebody does, or there are too many ways.
fn best_end(table: &dyn Match, seat: Seat, ways: &mut u32) -> Option<Worth> {
    if table.is_over() {
        let outcome = table.outcome();
        let is_won = outcome.places[seat.index()] == 1;
        let rivals = outcome.scores.iter().enumerate();
        let rivals = rivals.filter(|(at, _)| *at != seat.index());
        let best = rivals.map(|(_, score)| *score).max().unwrap_or(0);
        let ahead = outcome.scores[seat.index()] - best;
        // Where all win or lose together, points decide nothing.
        let is_team = table.seats() > 1
            && outcome
                .places
                .iter()
                .all(|place| *place == outcome.places[0]);
        return Some((is_won, if is_team { 0 } else { ahead }));
    }
    let turn = table.turn();
    if !turn.has(seat) {
        // Others who choose at the same time choose anything; after that it would be their decision.
        let other = turn.iter().next()?;
        let legal = table.legal(other);
        if table.answered(other).is_none() && legal.len() > 1 {
            return None;
        }
        let mut after = table.clone_box();
        let advice = after.think(other, Level::Random, 5)?;
        after.act(other, &advice.notation).ok()?;
        return best_end(&*after, seat, ways);
    }
    let mut best = None;
    for notation in table.legal(seat) {
        *ways = ways.checked_sub(1)?;
        let mut after = table.clone_box();
        after.act(seat, &notation).ok()?;
        let worth = best_end(&*after, seat, ways)?;
        best = best.max(Some(worth));
    }
    best
}

fn print(
    table: &dyn Match,
    seat: Seat,
    setup: &Setup,
    bad: &[(String, String)],
    why: &str,
    number: usize,
) {
    let taste = Taste::plain(Lang::En, table.seats());
    let offers = table.options(seat, &taste);
    let label = |notation: &str| {
        let offer = offers.iter().find(|offer| offer.notation == notation);
        offer.map_or(String::new(), |offer| offer.label.clone())
    };
    println!(
        "\nposition {number}: {}, {} players",
        setup.mode, setup.players
    );
    println!("# {}", table.prompt(Viewer::Seat(seat), &taste));
    println!(
        "# {}",
        match why {
            "end" => "Everything was tried to the end of the game: it loses, or many points.",
            _ => "The same table as with the other option, but with less.",
        }
    );
    println!("at {}", table.position());
    println!("seat {seat}");
    for (notation, better) in bad {
        println!("never {notation} # {}; better: {better}", label(notation));
    }
}
