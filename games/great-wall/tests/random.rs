//! Random games of every mode and player count: they end, and every invariant of the specification holds all the way.

use great_wall::GreatWall;
use table::{Chance, Seat, Setup, Sink, State, Title, Viewer};

#[test]
fn random_games_end_and_keep_every_invariant() {
    for setup in Setup::all(&GreatWall::info()) {
        for seed in 0..12 {
            let (decisions, _) = play(&setup, seed, true);
            assert!(
                decisions < 6_000,
                "{setup:?} seed {seed}: {decisions} decisions"
            );
        }
    }
}

/// Invariants 9, 10 and 11 of the specification, which hold between the turns: seen when Commands are chosen.
#[test]
fn between_the_years_everything_is_in_order() {
    for setup in Setup::all(&GreatWall::info()) {
        let mut state =
            State::<GreatWall>::new(&setup, Chance::fast(3), &mut Sink::mute()).expect("no script");
        let mut dice = Chance::fast(4);
        let mut legal = Vec::new();
        let mut year = 0;
        while let Some(seat) = state.turn().iter().next() {
            let json = state.view(Viewer::Spectator).to_json();
            if json["step"] == "pick_command" && json["table"]["year"].as_u64() != Some(year) {
                year = json["table"]["year"].as_u64().expect("a number");
                in_order(&json["table"], year, setup.players);
            }
            state.legal(seat, &mut legal);
            let action = legal[dice.index(legal.len(), |_| String::new())];
            state.play(seat, action, &mut Sink::mute());
        }
        assert!(year >= 1, "{setup:?} has no Fall");
    }
}

fn in_order(table: &serde_json::Value, year: u64, players: u8) {
    let slots = if players == 4 { 4 } else { 3 };
    for (location, clerks) in table["clerks"].as_object().expect("Locations") {
        let clerks = clerks.as_array().expect("a list");
        match location.as_str() {
            "lumber_mill" | "quarry" | "gold_mine" | "temple" | "barracks" => {
                assert!(
                    clerks.len() < slots,
                    "year {year}: {location} is still full: {clerks:?}"
                );
            }
            "tea_house" => assert!(
                clerks.len() < slots - 1,
                "year {year}: {location} is still full"
            ),
            _ => assert!(
                clerks.iter().all(|clan| clan == "reed"),
                "year {year}: {location} holds {clerks:?}"
            ),
        }
    }
    for (name, section) in table["sections"].as_object().expect("Sections") {
        if year > 1 {
            assert_eq!(
                section["barricades"], 0,
                "year {year}: {name} has Barricades"
            );
        }
        assert!(section["hordes"].as_array().expect("a list").len() <= 3);
    }
    assert!(
        table["track"]
            .as_array()
            .expect("a list")
            .iter()
            .all(serde_json::Value::is_null)
    );
}

fn play(setup: &Setup, seed: u64, check: bool) -> (usize, State<GreatWall>) {
    let mut state =
        State::<GreatWall>::new(setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
    let mut dice = Chance::fast(seed + 1_000);
    let mut legal = Vec::new();
    let mut decisions = 0;
    while !state.is_over() {
        let turn: Vec<Seat> = state.turn().iter().collect();
        let seat = turn[dice.index(turn.len(), |_| String::new())];
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty() && legal.is_sorted(), "{legal:?}");
        let action = legal[dice.index(legal.len(), |_| String::new())];
        assert_eq!(action.to_string().parse(), Ok(action), "{action}");
        state.play(seat, action, &mut Sink::mute());
        decisions += 1;
        if check && decisions % 7 == 0 {
            state
                .check()
                .unwrap_or_else(|flaw| panic!("{setup:?} seed {seed} after {decisions}: {flaw}"));
            let json = state.arbiter().to_json();
            let copy: table::Position<GreatWall> = table::Position::from_json(&json)
                .unwrap_or_else(|flaw| panic!("{setup:?} seed {seed} after {decisions}: {flaw}"));
            // Work that asks is written as the work: opened, it asks again.
            let opened = copy.open(&mut Sink::mute()).expect("a checked position");
            assert_eq!(opened, state, "{setup:?} seed {seed} after {decisions}");
        }
    }
    (decisions, state)
}

/// Tables that were begun when every mode had the options of solo still name them.
#[test]
fn options_of_solo_mean_nothing_elsewhere() {
    let today = Setup::new(&GreatWall::info(), 3, None, []).expect("three can play");
    let mut old = today.clone();
    for (key, value) in [("both_advisors", "yes"), ("qin_start_honor", "100")] {
        old.options.insert(key.to_owned(), value.to_owned());
    }
    let [today, old] = [today, old].map(|setup| {
        let state = State::<GreatWall>::new(&setup, Chance::fast(3), &mut Sink::mute());
        state.expect("no script").arbiter().to_json()
    });
    assert_eq!(today, old);
}
