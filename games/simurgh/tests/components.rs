//! Changed component files: extreme numbers are refused with file, line and field, or games are played with them; rules
//! follow the prices, whatever they are.

use simurgh::{Action, Simurgh};
use std::collections::BTreeMap;
use table::{Chance, ComponentSet, Edition, Seat, Setup, Sink, State, Title};

const EXTREMES: [&str; 9] = [
    "-9223372036854775808",
    "-1",
    "0",
    "1",
    "20",
    "255",
    "256",
    "65535",
    "9223372036854775807",
];

/// Where numbers stand in a file: as values of fields, and as amounts in words. The digits of names do not count.
fn numbers(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let is_src = line.trim_start().starts_with("src") || line.contains("src =");
        let end = line.find(['#']).unwrap_or(line.len());
        let end = if is_src {
            line.find("src =").unwrap_or(end).min(end)
        } else {
            end
        };
        let mut from = None;
        for (at, letter) in line[..end].char_indices().chain([(end, '\n')]) {
            if letter.is_ascii_digit() {
                from.get_or_insert(at);
                continue;
            }
            if let Some(from) = from.take() {
                let before = line[..from].chars().next_back().unwrap_or(' ');
                let is_key = line[at..].trim_start().starts_with('=');
                if !before.is_alphanumeric() && !"-_".contains(before) && !is_key {
                    found.push(start + from..start + at);
                }
            }
        }
        start += line.len();
    }
    found
}

fn learned(file: &str, text: String) -> Option<Edition<simurgh::Data>> {
    let files = BTreeMap::from([(file.to_owned(), text)]);
    let id = Simurgh::components().learn(Simurgh::VERSION, files).ok()?;
    Simurgh::components().find(&id).ok()
}

/// A random game with these tables, judged and checked on the way.
fn play(edition: Edition<simurgh::Data>, players: u8, mode: &str, seed: u64, what: &str) {
    let setup = Setup::new(&Simurgh::info(), players, Some(mode), []).expect("a good setup");
    let mut sink = Sink::mute();
    let mut state = State::<Simurgh>::new_in(edition, &setup, Chance::fast(seed), &mut sink)
        .expect("no script");
    let mut dice = Chance::fast(seed ^ 0xe);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.turn().iter().next() {
        state.legal(seat, &mut legal);
        assert!(legal.is_sorted() && !legal.is_empty(), "{what}");
        assert!(state.judge(seat).is_finite(), "{what}");
        if decisions % 16 == 0 {
            state
                .check()
                .unwrap_or_else(|flaw| panic!("{what}: {flaw}"));
        }
        let action: Action = legal[dice.index(legal.len(), |index| index.to_string())];
        assert_eq!(action.to_string().parse(), Ok(action), "{what}");
        state.play(seat, action, &mut sink);
        decisions += 1;
        assert!(decisions < 30_000, "{what}: the game does not end");
    }
    let _ = (state.outcome(), state.judge(Seat::new(0)));
}

#[test]
fn extreme_numbers_are_refused_or_played() {
    let (mut refused, mut played) = (0, 0);
    for (file, text) in Simurgh::components().embedded() {
        let places = numbers(text);
        assert!(places.len() > 5, "{file} holds numbers");
        for (at, place) in places.into_iter().enumerate() {
            for (nth, extreme) in EXTREMES.into_iter().enumerate() {
                let mut changed = (*text).to_owned();
                changed.replace_range(place.clone(), extreme);
                if changed == *text {
                    continue;
                }
                let line = 1 + text[..place.start].matches('\n').count();
                let what = format!("{file}:{line}: {extreme}");
                let files = BTreeMap::from([((*file).to_owned(), changed.clone())]);
                match Simurgh::components().check(files) {
                    Err(error) => {
                        refused += 1;
                        assert_eq!(error.file, *file, "{what}");
                        assert!(error.line.is_some(), "{what}: {error}");
                        assert!(error.message.contains(": "), "{what}: no field in {error}");
                    }
                    // One of the extremes that are possible is played at each place.
                    Ok(()) if (at + nth) % 3 == 0 => {
                        played += 1;
                        let edition = learned(file, changed).expect("it was checked");
                        let mode = ["spearman", "dragonlord"][at % 2];
                        play(
                            edition,
                            2 + (at % 4) as u8,
                            mode,
                            (9 * at + nth) as u64,
                            &what,
                        );
                    }
                    Ok(()) => {}
                }
            }
        }
    }
    assert!(refused > 500 && played > 100, "{refused} {played}");
}

/// Prices of the Scouts' Quarters that are not the built-in ones: with some of them the wood or stone of the visit
/// itself pays.
const PRICES: [&str; 6] = [
    "1 wood",
    "1 stone",
    "1 wood + 1 wisdom",
    "2 {wood|stone}",
    "1 weapon / 1 stone",
    "3 pp",
];

/// SI-7.12, SI-7.11: a visit is legal exactly when after some choice of wood or stone a purchase is payable, and whoever
/// visits buys a tile.
#[test]
fn a_visit_to_the_scouts_follows_the_prices() {
    let scouts = Simurgh::components().embedded();
    let (_, text) = scouts
        .iter()
        .find(|(name, _)| *name == "scouts.toml")
        .expect("a file");
    let (mut visits, mut refused, mut by_gift) = (0, 0, 0);
    for (number, price) in PRICES.into_iter().enumerate() {
        let lines = text.lines().map(|line| {
            let is_cost = line.starts_with("cost");
            if is_cost {
                format!("cost = \"{price}\"")
            } else {
                line.to_owned()
            }
        });
        let changed = lines.collect::<Vec<_>>().join("\n") + "\n";
        let edition = learned("scouts.toml", changed).expect("good prices");
        for seed in 0..12 {
            let seed = 100 * number as u64 + seed;
            let setup = Setup::new(&Simurgh::info(), 2, None, []).expect("a good setup");
            let mut sink = Sink::mute();
            let mut state =
                State::<Simurgh>::new_in(edition, &setup, Chance::fast(seed), &mut sink)
                    .expect("no script");
            let mut dice = Chance::fast(seed);
            let mut legal = Vec::new();
            while let Some(seat) = state.turn().iter().next() {
                state.legal(seat, &mut legal);
                let json = state.arbiter().to_json();
                let own = &json["table"]["players"][seat.index()];
                let has = |good: &str| own["resources"][good].as_u64().unwrap_or(0);
                let is_menu = json["pending"] == serde_json::json!(["menu"]);
                let is_available = ["spearmen", "riders"].iter().any(|figures| {
                    let figures = own[*figures].as_array().expect("figures");
                    figures.iter().any(|place| place == "available")
                });
                let visit = legal.iter().copied().find(|action| {
                    action.to_string().ends_with(" scouts_quarters")
                        && action.to_string().starts_with("place")
                });
                if is_menu && is_available && json["table"]["turn"]["main_done"] == false {
                    let payable = |wood: u64, stone: u64| match price {
                        "1 wood" => wood >= 1,
                        "1 stone" => stone >= 1,
                        "1 wood + 1 wisdom" => wood >= 1 && has("wisdom") >= 1,
                        "2 {wood|stone}" => wood + stone >= 2,
                        "1 weapon / 1 stone" => has("weapon") >= 1 || stone >= 1,
                        _ => state.outcome().scores[seat.index()] >= 3,
                    };
                    let (wood, stone) = (has("wood"), has("stone"));
                    let expected = payable(wood + 1, stone) || payable(wood, stone + 1);
                    assert_eq!(visit.is_some(), expected, "{price}: {json}");
                    refused += usize::from(!expected);
                    by_gift += usize::from(expected && !payable(wood, stone));
                }
                let action = match visit {
                    Some(visit) if dice.index(2, |at| at.to_string()) == 0 => visit,
                    _ => legal[dice.index(legal.len(), |at| at.to_string())],
                };
                let hand = |state: &State<Simurgh>| {
                    let json = state.arbiter().to_json();
                    let hand = json["table"]["players"][seat.index()]["hand"].clone();
                    hand.as_array().expect("a hand").len()
                };
                let before = hand(&state);
                state.play(seat, action, &mut sink);
                if Some(action) == visit {
                    visits += 1;
                    while state.arbiter().pending.len() > 1 {
                        let asked = state.turn().iter().next().expect("somebody");
                        state.legal(asked, &mut legal);
                        let action = legal[dice.index(legal.len(), |at| at.to_string())];
                        state.play(asked, action, &mut sink);
                    }
                    assert!(hand(&state) > before, "{price}: nothing was bought");
                }
            }
        }
    }
    assert!(
        visits > 200 && refused > 50 && by_gift > 20,
        "{visits} {refused} {by_gift}"
    );
}
