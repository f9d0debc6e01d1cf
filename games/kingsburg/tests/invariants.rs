//! The invariants of the specification (KB-INV), checked on random games from outside: from positions and events, not
//! from the rules' own computations.

use kingsburg::{
    Kingsburg,
    action::Payment,
    event::Event,
    names::{Building, COLUMNS, Phase},
};
use serde_json::Value;
use table::{Chance, History, Seat, Seed, Setup, Title, Viewer, Written};

/// Plays a random game, calling `look` after every action.
fn play(
    players: u8,
    seed: u64,
    mut look: impl FnMut(&History<Kingsburg>, &Value),
) -> History<Kingsburg> {
    let setup = Setup::new(&Kingsburg::info(), players, None, []).expect("2 to 5 can play");
    let mut game = History::<Kingsburg>::deal(setup, Seed::from_number(seed));
    let mut chance = Chance::fast(seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.state().turn().iter().next() {
        game.state().legal(seat, &mut legal);
        let action = chance.index(legal.len(), |index| index.to_string());
        game.act(seat, legal[action]).expect("it was listed");
        let table = serde_json::to_value(Kingsburg::write(&game.state().arbiter().table))
            .expect("plain data");
        look(&game, &table);
    }
    game
}

fn games(mut test: impl FnMut(u8, u64)) {
    for players in 2..=5 {
        for seed in 0..6 {
            test(players, seed);
        }
    }
}

fn buildings(player: &Value) -> Vec<Building> {
    serde_json::from_value(player["buildings"].clone()).expect("buildings")
}

/// KB-INV-1, KB-INV-4, KB-INV-6, KB-INV-7, KB-INV-8, KB-INV-9.
#[test]
fn the_table_is_always_possible() {
    games(|players, seed| {
        let mut holder = Value::Null;
        play(players, seed, |_, table| {
            for player in table["players"].as_array().expect("players") {
                let owned = buildings(player);
                for building in &owned {
                    let left =
                        (0..building.column()).map(|column| Building::on(building.row(), column));
                    assert!(
                        left.into_iter().all(|left| owned.contains(&left)),
                        "KB-INV-1"
                    );
                }
            }
            // KB-INV-4: the envoy moves to somebody only in phase 5, otherwise it returns.
            if table["envoy"] != holder && !table["envoy"].is_null() {
                assert_eq!(table["phase"], "autumn", "KB-INV-4");
            }
            holder = table["envoy"].clone();
            check_court(table, players);
            let year = table["year"].as_u64().expect("a year");
            let deck = table["deck"].as_array().expect("a deck");
            let card = deck[year as usize - 1].as_str().expect("a card");
            assert!(card.starts_with(&format!("inv_{year}_")), "KB-INV-9");
        });
    });
}

fn check_court(table: &Value, players: u8) {
    let mut coloured = vec![0; usize::from(players)];
    let mut advisors: Vec<&str> = Vec::new();
    for group in table["court"].as_array().expect("a court") {
        let (advisor, rest) = group
            .as_str()
            .and_then(|group| group.split_once('='))
            .expect("a group");
        let (owner, dice) = rest.split_once(':').expect("an owner");
        let mut value = 0;
        let mut n_coloured = 0;
        for part in dice.split('+') {
            value += match part {
                "token" => 2,
                "market" => 0,
                "market-1" => -1,
                die => die.trim_end_matches('w').parse::<i32>().expect("a face"),
            };
            n_coloured +=
                usize::from(part.len() == 1 && !(dice.ends_with("market+1") && part == "1"));
        }
        // `market+1` is split at its sign: its 1 has been added.
        let number = kingsburg::names::Advisor::ALL
            .iter()
            .position(|known| known.id() == advisor)
            .expect("known")
            + 1;
        assert_eq!(value, number as i32, "KB-INV-7: {group}");
        if let Ok(seat) = owner.parse::<usize>() {
            let ones = usize::from(dice.ends_with("market+1"));
            coloured[seat - 1] += dice.split('+').filter(|part| part.len() == 1).count() - ones;
            assert!(n_coloured > 0 || ones > 0, "KB-INV-7: {group}");
        }
        advisors.push(advisor);
    }
    let n_groups = advisors.len();
    advisors.dedup();
    assert!(n_groups - advisors.len() <= 1, "KB-INV-6");
    if n_groups > 0
        && table["players"]
            .as_array()
            .expect("players")
            .iter()
            .any(|player| player["dice"] != "none")
    {
        for (player, placed) in table["players"]
            .as_array()
            .expect("players")
            .iter()
            .zip(coloured)
        {
            let hand = player["dice"].as_str().expect("dice");
            let unused = hand.split('+').filter(|die| die.len() == 1).count();
            assert_eq!(unused + placed, 3, "KB-INV-8");
        }
    }
}

/// KB-INV-2: the score is the sum of all points told in the log.
#[test]
fn the_score_is_the_sum_of_what_was_told() {
    games(|players, seed| {
        let game = play(players, seed, |_, _| {});
        let mut scores = vec![0i32; usize::from(players)];
        let mut gain = |seat: Seat, points: i32| scores[seat.index()] += points;
        for (_, event) in game.log(Viewer::Spectator) {
            match event {
                Event::Helped {
                    seat, gain: helped, ..
                } => gain(seat, helped.vp.into()),
                Event::Built { seat, vp, .. } => gain(seat, vp.into()),
                Event::Won {
                    seat, gain: won, ..
                } => gain(seat, won.vp.into()),
                Event::Destroyed { seat, vp, .. } | Event::LostPoints { seat, vp } => {
                    gain(seat, -i32::from(vp));
                }
                Event::Cathedral { seat, vp } => gain(seat, vp.into()),
                Event::Embassy { seat }
                | Event::TownHall { seat, .. }
                | Event::Fortress { seat }
                | Event::GreatestVictory { seat } => gain(seat, 1),
                Event::Reward { seats } => seats.iter().for_each(|seat| gain(seat, 1)),
                _ => {}
            }
        }
        assert_eq!(scores, game.state().outcome().scores);
    });
}

/// KB-INV-5, KB-INV-13: what happens at most once a season, 15 seasons, 5 battles.
#[test]
fn once_a_season_is_once_a_season() {
    games(|players, seed| {
        let game = play(players, seed, |_, _| {});
        let (mut seasons, mut battles) = (0, 0);
        let mut once: Vec<(Seat, &'static str)> = Vec::new();
        let mut envoy_builds = 0;
        for (_, event) in game.log(Viewer::Spectator) {
            let used = match event {
                Event::PhaseBegins { phase, .. } => {
                    if matches!(phase, Phase::Spring | Phase::Summer | Phase::Autumn) {
                        seasons += 1;
                    }
                    once.clear();
                    envoy_builds = 0;
                    None
                }
                Event::Revealed { .. } => {
                    battles += 1;
                    None
                }
                Event::Placed { seat, placement } => {
                    if placement.token() {
                        once.push((seat, "token"));
                    }
                    (placement.market() != 0).then_some((seat, "market"))
                }
                Event::Rerolled { seat, building, .. } => Some((seat, building.id())),
                Event::TownHall {
                    seat,
                    payment: Payment::Plus2 | Payment::Good(_),
                } => Some((seat, "town hall")),
                Event::EnvoyBuilds { seat } => {
                    envoy_builds += 1;
                    once.retain(|used| *used != (seat, "build"));
                    None
                }
                Event::Built { seat, .. } => Some((seat, "build")),
                _ => None,
            };
            once.extend(used);
            let mut seen = once.clone();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), once.len(), "KB-INV-5: {once:?}");
            assert!(envoy_builds <= 1, "KB-INV-5");
        }
        assert_eq!((seasons, battles), (15, 5), "KB-INV-13");
    });
}

/// KB-INV-10, KB-INV-11: no soldiers at the start of a year; the order is sorted by the dice, equal ones as before.
#[test]
fn years_begin_without_soldiers_and_the_order_follows_the_dice() {
    games(|players, seed| {
        let game = play(players, seed, |_, table| {
            if table["phase"] == "aid" {
                for player in table["players"].as_array().expect("players") {
                    assert_eq!(player["soldiers"], 0, "KB-INV-10");
                }
            }
        });
        let mut rolls = vec![0u8; usize::from(players)];
        let mut before: Option<Vec<Seat>> = None;
        for (_, event) in game.log(Viewer::Spectator) {
            match event {
                Event::Rolled { seat, dice } | Event::Rerolled { seat, dice, .. } => {
                    rolls[seat.index()] = dice.sum();
                }
                Event::OrderSet { order } => {
                    let sums: Vec<u8> = order.iter().map(|seat| rolls[seat.index()]).collect();
                    assert!(sums.is_sorted(), "KB-INV-11");
                    if let Some(before) = before {
                        let place = |seat: &Seat| before.iter().position(|other| other == seat);
                        for pair in order
                            .windows(2)
                            .filter(|pair| rolls[pair[0].index()] == rolls[pair[1].index()])
                        {
                            assert!(
                                place(&pair[0]) < place(&pair[1]),
                                "KB-INV-11: equal sums keep their order"
                            );
                        }
                    }
                    before = Some(order);
                }
                _ => {}
            }
        }
    });
}

/// Every building stands in its row and column, and each row is as long as the sheet.
#[test]
fn the_province_is_five_rows_of_four() {
    for building in Building::ALL {
        assert_eq!(Building::on(building.row(), building.column()), building);
        assert!(
            building.column() < COLUMNS
                && Kingsburg::components().in_use().building(building).vp <= 9
        );
    }
}
