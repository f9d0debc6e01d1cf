//! Positions made by hand: impossible ones are refused with the path of the field, all others are played to the end.

use serde_json::{Value, json};
use simurgh::Simurgh;
use table::{Chance, Position, Setup, Sink, State, Title, Viewer};

/// A game of so many after so many random actions.
fn game(players: u8, mode: &str, seed: u64, actions: usize) -> State<Simurgh> {
    let setup = Setup::new(&Simurgh::info(), players, Some(mode), []).expect("a good setup");
    let mut state =
        State::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("a fresh game");
    let mut dice = Chance::fast(seed ^ 0xd1ce);
    for _ in 0..actions {
        step(&mut state, &mut dice);
    }
    state
}

fn step(state: &mut State<Simurgh>, dice: &mut Chance) {
    let Some(seat) = state.turn().iter().next() else {
        return;
    };
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    assert!(!legal.is_empty(), "nothing to choose from");
    let action = legal[below(dice, legal.len())];
    state.play(seat, action, &mut Sink::mute());
}

fn below(dice: &mut Chance, n: usize) -> usize {
    dice.index(n, |at| at.to_string())
}

fn open(json: &Value) -> Result<State<Simurgh>, String> {
    Position::<Simurgh>::from_json(json)
        .and_then(|position| position.open(&mut Sink::mute()))
        .map_err(|flaw| flaw.to_string())
}

/// Two players in Spearman mode at the beginning of a turn.
fn plain() -> Value {
    let state = game(2, "spearman", 1, 0);
    let json = state.arbiter().to_json();
    assert_eq!(json["pending"], json!(["menu"]));
    json
}

/// A position with some fields changed is refused, and the message begins with this path.
fn refused(changes: &[(&str, Value)], path: &str) {
    let mut json = plain();
    for (pointer, value) in changes {
        *json.pointer_mut(pointer).expect("a field") = value.clone();
    }
    match open(&json) {
        Ok(_) => panic!("{changes:?} was accepted"),
        Err(words) => assert!(
            words.starts_with(&format!("{path}: ")),
            "{changes:?}: {words}"
        ),
    }
}

#[test]
fn every_piece_is_somewhere() {
    refused(&[("/table/stack", json!([]))], "table.stack");
    refused(&[("/table/dragon_stack", json!([]))], "table.dragon_stack");
    refused(
        &[("/table/objective_stack", json!([]))],
        "table.objective_stack",
    );
    let mut json = plain();
    let top = json["table"]["objective_stack"]
        .as_array_mut()
        .expect("a stack");
    top.remove(0);
    let words = open(&json)
        .map(|_| ())
        .expect_err("an objective is missing");
    assert!(words.contains("SI-12.9"), "{words}");
}

#[test]
fn everybody_has_a_dragon() {
    let mut json = plain();
    let own = json["table"]["players"][1]["dragons"][0].clone();
    let kind = own
        .as_str()
        .expect("a dragon")
        .split(':')
        .next()
        .expect("a kind");
    let stack = json["table"]["dragon_stack"]
        .as_array_mut()
        .expect("a stack");
    stack.push(json!(kind));
    json["table"]["players"][1]["dragons"] = json!([]);
    let words = open(&json).map(|_| ()).expect_err("a player has no dragon");
    assert!(words.starts_with("table.players[1].dragons: "), "{words}");
}

#[test]
fn pending_steps_stand_where_the_rules_put_them() {
    let pending = |steps: Value| {
        let mut all = steps.as_array().expect("steps").clone();
        all.extend([json!("removal"), json!("menu")]);
        Value::from(all)
    };
    // A hundred purchases, or one without a vassal at the Scouts' Quarters.
    let purchases = vec![json!("scouts_buy"); 100];
    refused(&[("/pending", pending(json!(purchases)))], "pending[99]");
    refused(
        &[("/pending", pending(json!(["scouts_buy"])))],
        "pending[0]",
    );
    for step in [
        json!({"gain": {"space": "armory"}}),
        json!({"pay": {"space": "barracks"}}),
        json!({"gain": {"area": 1}}),
        json!({"gain": {"ability": ["sage", "A", "turn"]}}),
        json!({"markers": 2}),
        json!("monument"),
        json!("place_objective"),
        json!("return_objectives"),
        json!({"explore_window": "exploration-40"}),
        json!({"advance": "exploration-40"}),
        json!({"lay_on": 1}),
        json!({"place_on": "production-8"}),
        json!({"spend": "spearman"}),
        json!({"keep_dragon": {"markers": 3}}),
        json!("retreat"),
        json!("start_turn"),
    ] {
        let mut json = plain();
        json["pending"] = pending(json!([step]));
        if let Ok(mut state) = open(&json) {
            // Markers alone may come from an ability.
            assert_eq!(step, json!({"markers": 2}), "{step} was accepted");
            play_on(&mut state, &mut Chance::fast(1));
        }
    }
    refused(
        &[("/pending", json!(["tile_limit"]))],
        "table.turn.main_done",
    );
    refused(&[("/pending", json!([]))], "table.closer");
}

#[test]
fn points_have_a_bound_in_positions_only() {
    refused(
        &[("/table/players/0/points/city", json!(1_000_001))],
        "table.players[0].points.city",
    );
    // SI-1.7: earned points are never lost, however many there are.
    let mut json = plain();
    json["table"]["players"][0]["points"]["city"] = json!(999_999);
    json["table"]["active"] = json!(1);
    json["table"]["first"] = json!(1);
    let mut state = open(&json).expect("so many points are allowed");
    for action in ["place spearman main_market", "gain 1 pp", "end"] {
        let seat = state.turn().iter().next().expect("somebody");
        let action = action.parse().expect("an action");
        state.apply(seat, action, &mut Sink::mute()).expect("legal");
    }
    assert_eq!(state.outcome().scores[0], 1_000_000);
}

/// Plays to the end at random; positions made by hand end as well.
fn play_on(state: &mut State<Simurgh>, dice: &mut Chance) {
    for _ in 0..20_000 {
        if state.is_over() {
            return;
        }
        state.check().expect("the invariants hold on the way");
        step(state, dice);
    }
    panic!("the game does not end: {}", state.arbiter().to_json());
}

/// The same with players who take what looks best at once among a few options.
fn play_on_greedily(state: &mut State<Simurgh>, dice: &mut Chance) {
    let mut legal = Vec::new();
    for _ in 0..4_000 {
        let Some(seat) = state.turn().iter().next() else {
            return;
        };
        state.legal(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let world = State::<Simurgh>::sample(&view, dice);
        let mut best = (f32::MIN, legal[0]);
        for _ in 0..6 {
            let action = legal[below(dice, legal.len())];
            let mut after = world.clone();
            after.play(seat, action, &mut Sink::mute());
            let value = after.judge(seat);
            if value > best.0 {
                best = (value, action);
            }
        }
        state.play(seat, best.1, &mut Sink::mute());
    }
    panic!("the game does not end: {}", state.arbiter().to_json());
}

/// Positions of games with lists, numbers and pending steps mixed up: what is accepted ends.
#[test]
fn what_is_accepted_is_played_to_the_end() {
    let mut accepted = 0;
    let mut dice = Chance::fast(5);
    for seed in 0..60 {
        let players = 2 + (seed % 4) as u8;
        let mode = if seed % 3 == 0 {
            "dragonlord"
        } else {
            "spearman"
        };
        let far = below(&mut dice, 150);
        let whole = game(players, mode, seed, far).arbiter().to_json();
        let other = game(players, mode, seed, far + 7).arbiter().to_json();
        for _ in 0..40 {
            let mut json = whole.clone();
            for _ in 0..=below(&mut dice, 2) {
                change(&mut json, &other, &mut dice);
            }
            if json == whole {
                continue;
            }
            let Ok(mut state) = open(&json) else { continue };
            accepted += 1;
            play_on(&mut state.clone(), &mut dice);
            if accepted % 4 == 0 {
                play_on_greedily(&mut state, &mut dice);
            }
        }
    }
    assert!(accepted > 100, "{accepted} positions were accepted");
}

/// Changes one thing of the table, or takes over what is pending from another moment.
fn change(json: &mut Value, other: &Value, dice: &mut Chance) {
    let n = json["table"]["players"].as_array().map_or(2, Vec::len);
    let player = below(dice, n);
    let at = |field: &str| format!("/table/players/{player}/{field}");
    let kinds = ["vegetable", "meat", "wood", "stone", "wisdom", "weapon"];
    let numbers = [0, 1, 2, 5, 15, 100, 500, 501];
    let number = json!(numbers[below(dice, numbers.len())]);
    let pointer = match below(dice, 12) {
        0 => at(&format!("resources/{}", kinds[below(dice, kinds.len())])),
        1 => at("points/city"),
        2 => at("points/paid"),
        3 => "/table/round".to_owned(),
        4 => {
            json["pending"] = other["pending"].clone();
            return;
        }
        5 => {
            json["table"]["turn"] = other["table"]["turn"].clone();
            return;
        }
        6 => {
            json["table"]["active"] = json!(player + 1);
            return;
        }
        7 => {
            let flag = ["main_done", "explored"][below(dice, 2)];
            let value = json["table"]["turn"][flag].as_bool().unwrap_or(false);
            json["table"]["turn"][flag] = json!(!value);
            return;
        }
        8 => {
            json["table"]["players"][player] = other["table"]["players"][player].clone();
            return;
        }
        9 => {
            let steps = other["pending"].as_array().cloned().unwrap_or_default();
            if let (Some(step), Some(pending)) = (steps.first(), json["pending"].as_array_mut()) {
                pending.insert(0, step.clone());
            }
            return;
        }
        10 => {
            for field in ["spearmen", "riders"] {
                json["table"]["players"][player][field] =
                    other["table"]["players"][player][field].clone();
            }
            return;
        }
        _ => {
            for stack in ["stack", "dragon_stack", "objective_stack"] {
                if let Some(tiles) = json["table"][stack].as_array_mut() {
                    tiles.reverse();
                }
            }
            return;
        }
    };
    if let Some(place) = json.pointer_mut(&pointer) {
        *place = number;
    }
}
