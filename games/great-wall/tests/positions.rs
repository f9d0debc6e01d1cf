//! Positions that no game can reach are refused with the path of the field; what is accepted can be played to its end.

use great_wall::GreatWall;
use serde_json::{Value, json};
use table::{Chance, Position, Setup, Sink, State, Title};

type Game = State<GreatWall>;

/// A random game of a mode that stands at the first decision of this kind.
fn game(mode: &str, players: u8, seed: u64, until: impl Fn(&Value) -> bool) -> Value {
    find(mode, players, seed, until).expect("comes before the end")
}

fn find(mode: &str, players: u8, seed: u64, until: impl Fn(&Value) -> bool) -> Option<Value> {
    let setup = Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a good setup");
    let mut state = Game::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
    let mut dice = Chance::fast(seed + 1);
    let mut legal = Vec::new();
    loop {
        let json = state.arbiter().to_json();
        if until(&json) {
            return Some(json);
        }
        let seat = state.turn().iter().next()?;
        state.legal(seat, &mut legal);
        let action = legal[dice.index(legal.len(), |_| String::new())];
        state.play(seat, action, &mut Sink::mute());
    }
}

fn is_step(json: &Value, name: &str) -> bool {
    let first = &json["pending"][0];
    first == name || first.get(name).is_some()
}

fn open(json: &Value) -> Result<Game, table::Flaw> {
    Position::from_json(json).and_then(|position| position.open(&mut Sink::mute()))
}

/// The position with a field changed is refused with this path.
fn refused(json: &Value, pointer: &str, value: Value, path: &str) {
    assert!(open(json).is_ok(), "the position itself is good");
    let mut changed = json.clone();
    let shown = value.to_string();
    *changed.pointer_mut(pointer).expect(pointer) = value;
    match open(&changed) {
        Ok(_) => panic!("{pointer} = {shown} was accepted"),
        Err(flaw) => assert!(
            flaw.path.starts_with(path) || flaw.message.starts_with(path),
            "{pointer} = {shown}: '{flaw}' does not name {path}"
        ),
    }
}

fn commands() -> Value {
    game("standard", 3, 5, |json| {
        json["split"]["step"] == "pick_command" && json["table"]["year"] == 2
    })
}

#[test]
fn numbers_that_no_game_has_are_refused() {
    let json = commands();
    refused(
        &json,
        "/table/players/0/chamber",
        json!(4),
        "table.players[0].chamber",
    );
    let seven = json!([
        "tac_ambush_1",
        "tac_ambush_2",
        "tac_fortify_1",
        "tac_fortify_2",
        "tac_spoils_1",
        "tac_spoils_2",
        "tac_audience_1"
    ]);
    let mut bare = json.clone();
    bare["table"]["tactic_discard"] = json!([]);
    for player in bare["table"]["players"].as_array_mut().expect("a list") {
        player["tactics"] = json!([]);
    }
    refused(
        &bare,
        "/table/players/0/tactics",
        seven,
        "table.players[0].tactics",
    );
    refused(&json, "/table/ending", json!("time"), "table.ending");
    refused(&json, "/table/year", json!(7), "table.year");
    refused(&json, "/table/season", json!("winter"), "table.season");
    refused(&json, "/table/active", json!(1), "table.active");
    refused(&json, "/table/played", json!([1]), "table.played");
    refused(
        &json,
        "/table/artifacts",
        json!(["art_seal"]),
        "table.artifacts",
    );
    refused(
        &json,
        "/table/breached_this_year",
        json!(4),
        "table.breached_this_year",
    );
    refused(
        &json,
        "/table/sections/left/defense_bonus",
        json!(101),
        "table.sections.left",
    );
    refused(
        &json,
        "/table/players/1/general",
        json!(null),
        "table.players[1].general",
    );
    refused(
        &json,
        "/table/players/1/general",
        json!("lu_xiufu"),
        "table.players[1].general",
    );
    refused(
        &json,
        "/table/players/1/support",
        json!(null),
        "table.players[1].support",
    );
    refused(
        &json,
        "/table/players/2/chosen",
        json!("economy"),
        "table.players[2].chosen",
    );
    refused(
        &json,
        "/table/players/2/dealt_advisors",
        json!(["adv_01"]),
        "table",
    );
    refused(
        &json,
        "/table/players/2/sacrificed_clerks",
        json!(1),
        "table.players[2].sacrificed",
    );
    refused(
        &json,
        "/table/players/2/winter_fired",
        json!(9),
        "table.players[2].winter_fired",
    );
    refused(
        &json,
        "/table/track/0",
        json!({"clan": 1, "command": "economy"}),
        "table.track",
    );
    refused(
        &json,
        "/table/clerks/embassy",
        json!([1]),
        "table.clerks.embassy",
    );
    refused(
        &json,
        "/table/kill",
        json!({"place": "event", "members": []}),
        "table.kill",
    );
}

#[test]
fn a_setup_has_not_been_played() {
    for (mode, players) in [("standard", 3), ("standard2", 2), ("solo", 1), ("coop", 4)] {
        let generals = game(mode, players, 3, |_| true);
        let advisors = game(mode, players, 3, |json| {
            json["split"]["step"] == "pick_advisor"
        });
        for json in [&generals, &advisors] {
            if mode != "coop" {
                refused(json, "/table/artifacts", json!([]), "table.artifacts");
            }
            refused(json, "/table/ending", json!("time"), "table.ending");
            refused(json, "/table/year", json!(2), "table.year");
            refused(json, "/table/warehouse/wood", json!(1), "table.warehouse");
            refused(
                json,
                "/table/sections/right/level",
                json!(1),
                "table.sections",
            );
            refused(
                json,
                "/table/players/0/honor/cards",
                json!(3),
                "table.players[0]",
            );
            refused(
                json,
                "/table/players/0/chamber",
                json!(2),
                "table.players[0]",
            );
            refused(
                json,
                "/table/players/0/dealt_advisors",
                json!(["adv_01"]),
                "table",
            );
        }
        refused(
            &generals,
            "/table/players/0/dealt_generals",
            json!([]),
            "table.players[0]",
        );
        refused(&generals, "/split/step", json!("pick_command"), "split");
    }
}

/// Steps that the rules never put on this stack.
#[test]
fn steps_that_cannot_be_pending_are_refused() {
    let json = commands();
    let good = json["pending"].clone();
    assert_eq!(good, json!(["reveal_commands", "winter"]));
    for (pending, path) in [
        (json!([]), "pending"),
        (json!(["winter"]), "split"),
        (json!(["reveal_commands"]), "pending[0]"),
        (json!(["reveal_commands", "winter", "winter"]), "pending[1]"),
        (json!(["reveal_commands", "spring"]), "pending[0]"),
        (json!(["killed", "reveal_commands", "winter"]), "pending[0]"),
        (
            json!([{"defeat": {"section": "left", "row": 2}}, "reveal_commands", "winter"]),
            "pending[0]",
        ),
        (
            json!([{"intrigue": {"seat": 1}}, "reveal_commands", "winter"]),
            "pending[0]",
        ),
        (
            json!([{"new_hordes": {"left": 200}}, "refresh_advisors", "summer", "fall", "winter"]),
            "pending[0]",
        ),
        (json!(["setup"]), "split"),
        (json!(["end_check"]), "table.season"),
        (
            json!(["reed_barracks", "reveal_commands", "winter"]),
            "pending[0]",
        ),
        (
            json!([
                "decree_phase",
                "event_phase",
                "spring",
                "summer",
                "fall",
                "winter"
            ]),
            "pending[0]",
        ),
    ] {
        refused(&json, "/pending", pending, path);
    }
    let turn = game("standard", 3, 8, |json| is_step(json, "move_from"));
    let head = turn["pending"][0].clone();
    let rest: Vec<Value> = turn["pending"].as_array().expect("a list")[1..].to_vec();
    let above = |step: Value| {
        let mut list = vec![step, head.clone()];
        list.extend(rest.iter().cloned());
        Value::Array(list)
    };
    let below = |step: Value| {
        let mut list = vec![head.clone(), step];
        list.extend(rest.iter().cloned());
        Value::Array(list)
    };
    for step in [
        json!("slaughter"),
        json!("kill_window"),
        json!({"save_own": {"seat": 1}}),
        json!({"window": {"window": "breach", "scope": {}, "order": [1]}}),
        json!({"location_effect": {"location": "quarry"}}),
        json!({"breach_kill": {"section": "left"}}),
        json!({"shots": {"clan": 1, "section": "left", "left": 1}}),
        json!({"place_command": {"seat": 1}}),
        json!({"reclaim_or_honor": {"seat": 1}}),
        json!({"donate": {"seat": 1, "location": "temple", "left": 1}}),
        json!({"recruit": {"seat": 1, "left": 1, "discount": 0, "batch": [0, 5, 0], "off": [0, 0, 0, 0]}}),
        json!({"consent": {"decree": "dec_05", "order": [1], "tried": []}}),
        json!("qin_advisor"),
        json!("activation_phase"),
    ] {
        refused(&turn, "/pending", above(step), "pending[");
    }
    for step in [
        json!({"pay": {"seat": 1, "n": 2}}),
        json!({"deploy_one": {"seat": 1, "soldier": "spearman"}}),
        json!({"tea_house": {"seat": 1, "all": false}}),
    ] {
        refused(&turn, "/pending", below(step), "pending[");
    }
}

/// Scenarios show parts of a Year, and none ends in the setup.
#[test]
fn an_excerpt_does_not_end_in_the_setup() {
    let generals = game("standard", 4, 5, |json| {
        json["split"]["step"] == "pick_general"
    });
    let pending = json!(["advisors", "excerpt"]);
    refused(&generals, "/pending", pending, "pending[0]");
    refused(
        &commands(),
        "/pending",
        json!(["commands", "excerpt"]),
        "pending[0]",
    );
}

/// Steps of one part of the Year, or of one mode, in another one.
#[test]
fn steps_have_their_time_and_mode() {
    let with = |json: &Value, steps: Vec<Value>| {
        let pending = json["pending"].as_array().expect("a list");
        Value::Array([steps, pending.clone()].concat())
    };
    let close = || json!({"close_instance": {"played": []}});
    let window = |name: &str| {
        vec![
            json!({"window": {"window": name, "scope": {}, "order": [1]}}),
            close(),
        ]
    };
    let activation = |step: Value, location: &str| {
        let returns = json!({"return_clerks": {"location": location}});
        vec![step, returns, close()]
    };
    let build = json!({"build": {"seat": 1, "left": 1, "discount": 0, "works": "all", "barricades": 0, "walls": 0}});
    let happens = |what: &str| json!({"happen": {"what": what, "actor": 1, "scope": {}}});
    // After the assaults of Winter the Barricades are gone until Summer.
    let is_over = |json: &Value| {
        let pending = json["pending"].as_array().expect("a list");
        pending.iter().any(|step| step == "refill_decrees")
    };
    let decrees = (1..100).find_map(|seed| find("coop", 2, seed, is_over));
    let decrees = decrees.expect("some Winter is survived");
    refused(
        &decrees,
        "/table/sections/middle/barricades",
        json!(1),
        "table.sections.middle.barricades",
    );
    for steps in [
        vec![json!("reed_barricade")],
        activation(json!("reed_barricade"), "builders_camp"),
        activation(
            json!({"each": {"task": "build", "order": [1]}}),
            "builders_camp",
        ),
        activation(json!({"embassy": {"seat": 1, "left": 1}}), "embassy"),
        vec![json!({"activate": {"location": "builders_camp", "special": false}})],
        vec![build],
        vec![happens("turn_start")],
        vec![happens("winter_start")],
        vec![happens("section_held")],
        vec![json!({"each": {"task": "reclaim", "order": [1]}})],
        vec![json!({"each": {"task": "hand_limit", "order": [1]}})],
        window("turn_start"),
        window("location_activated"),
        window("breach"),
        window("income"),
        window("horde_defeated"),
    ] {
        refused(&decrees, "/pending", with(&decrees, steps), "pending[");
    }
    // What an activation brings lies above the return of its Clerks.
    let turn = game("coop", 2, 8, |json| is_step(json, "activation"));
    for steps in [
        vec![json!("reed_barricade")],
        vec![json!({"tea_house": {"seat": 1, "all": false}})],
        activation(json!("reed_barricade"), "embassy"),
        vec![json!({"logistics_done": {"seat": 1}})],
        vec![json!({"reclaim_or_honor": {"seat": 1}})],
        window("turn_start"),
    ] {
        refused(&turn, "/pending", with(&turn, steps), "pending[");
    }
    let right = activation(json!("reed_barricade"), "builders_camp");
    let mut changed = turn.clone();
    changed["pending"] = with(&turn, right);
    assert!(open(&changed).is_ok());
    let turn = game("standard", 3, 8, |json| is_step(json, "move_from"));
    let offering = json!({"sacrifice": {"seat": 1, "what": "soldier_rest", "left": 1}});
    refused(&turn, "/pending", with(&turn, vec![offering]), "pending[");
}

/// Steps whose company is missing, and tables that what is pending rules out.
#[test]
fn steps_that_do_not_fit_the_table_are_refused() {
    let json = commands();
    let mut revealed = json.clone();
    revealed["split"] = json!(null);
    assert_eq!(
        open(&revealed).expect_err("nobody has chosen").path,
        "table.players[0].chosen"
    );
    let turn = game("standard", 3, 8, |json| is_step(json, "move_from"));
    let pending = turn["pending"].as_array().expect("a list");
    let above = |steps: &[Value]| Value::Array([steps, pending].concat());
    for place in [
        json!({"defeat": {"section": "right", "row": 0}}),
        json!({"breach": {"section": "right"}}),
        json!("event"),
    ] {
        let alone = above(&[json!({"open_kill": {"place": place}})]);
        refused(&turn, "/pending", alone, "pending[0]");
    }
    let defeat = json!({"defeat": {"section": "right", "row": 0}});
    refused(&turn, "/pending", above(&[defeat]), "pending[0]");
    // A Command is carried out before the Activations.
    let cut = pending.iter().filter(|step| **step != "activation_phase");
    let cut = Value::Array(cut.cloned().collect());
    refused(&turn, "/pending", cut, "pending[0]");
    // Three Sections are assaulted, none of them yet.
    let winter = game("standard", 3, 8, |json| {
        json["table"]["season"] == "winter" && is_step(json, "window")
    });
    refused(
        &winter,
        "/table/breached_this_year",
        json!(2),
        "table.breached_this_year",
    );
    let activation = game("standard", 3, 8, |json| is_step(json, "activation"));
    let done = json!([
        "lumber_mill",
        "quarry",
        "gold_mine",
        "temple",
        "barracks",
        "tea_house",
        "builders_camp",
        "logistics",
        "embassy",
        "academy"
    ]);
    refused(
        &activation,
        "/pending/0/activation/done",
        done,
        "pending[0]",
    );
}

/// Plays to the end: every choice at random, or the one that looks best at once.
fn play(mut state: Game, seed: u64, is_greedy: bool) -> Result<(), String> {
    let mut dice = Chance::fast(seed);
    let mut legal = Vec::new();
    for _ in 0..8_000 {
        let Some(seat) = state.turn().iter().next() else {
            return Ok(());
        };
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err("an empty list".to_owned());
        }
        let worth = |action| {
            let mut after = state.clone();
            after.play(seat, action, &mut Sink::mute());
            after.judge(seat)
        };
        let action = if is_greedy {
            let best = legal.iter().map(|&action| (worth(action), action));
            best.max_by(|a, b| a.0.total_cmp(&b.0))
                .expect("not empty")
                .1
        } else {
            legal[dice.index(legal.len(), |_| String::new())]
        };
        state.play(seat, action, &mut Sink::mute());
        state.check().map_err(|flaw| flaw.to_string())?;
    }
    Err("it does not end".to_owned())
}

/// Changes numbers and lists of a position a little, as a person might.
fn edited(json: &Value, dice: &mut Chance) -> Value {
    let mut json = json.clone();
    let mut places = Vec::new();
    collect(&json["table"], "/table".to_owned(), &mut places);
    collect(&json["pending"], "/pending".to_owned(), &mut places);
    let pick = |dice: &mut Chance, n: usize| dice.index(n, |_| String::new());
    for _ in 0..=pick(dice, 2) {
        let at = &places[pick(dice, places.len())];
        let other = json.pointer(&places[pick(dice, places.len())]).cloned();
        let Some(place) = json.pointer_mut(at) else {
            continue;
        };
        match place {
            Value::Number(n) => {
                let n = n.as_i64().unwrap_or(0);
                *place = json!((n + [-1, 1, 2, 5][pick(dice, 4)]).max(0));
            }
            Value::Bool(is) => *is = !*is,
            Value::Array(list) if !list.is_empty() => {
                let n = list.len();
                match pick(dice, 3) {
                    0 => drop(list.remove(pick(dice, n))),
                    1 => list.swap(0, n - 1),
                    _ => list.push(list[pick(dice, n)].clone()),
                }
            }
            Value::Null | Value::String(_) | Value::Array(_) | Value::Object(_) => {
                *place = other.unwrap_or(Value::Null);
            }
        }
    }
    json
}

fn collect(json: &Value, path: String, into: &mut Vec<String>) {
    match json {
        Value::Array(list) => {
            for (at, value) in list.iter().enumerate() {
                collect(value, format!("{path}/{at}"), into);
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                collect(value, format!("{path}/{key}"), into);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    into.push(path);
}

#[test]
fn accepted_positions_are_played_to_their_end() {
    let mut dice = Chance::fast(77);
    let (mut accepted, mut n) = (0, 0);
    for (mode, players) in [
        ("standard", 3),
        ("standard", 4),
        ("standard2", 2),
        ("solo", 1),
        ("coop", 2),
        ("coop", 3),
    ] {
        let setup = Setup::new(&GreatWall::info(), players, Some(mode), []).expect("a setup");
        let mut state = Game::new(&setup, Chance::fast(9), &mut Sink::mute()).expect("no script");
        let mut legal = Vec::new();
        while let Some(seat) = state.turn().iter().next() {
            n += 1;
            for _ in 0..3 {
                let json = edited(&state.arbiter().to_json(), &mut dice);
                if let Ok(opened) = open(&json) {
                    accepted += 1;
                    for is_greedy in [false, true] {
                        if is_greedy && accepted % 6 != 0 {
                            continue;
                        }
                        play(opened.clone(), n, is_greedy)
                            .unwrap_or_else(|error| panic!("{error}: {json}"));
                    }
                }
            }
            state.legal(seat, &mut legal);
            let action = legal[dice.index(legal.len(), |_| String::new())];
            state.play(seat, action, &mut Sink::mute());
        }
    }
    assert!(accepted > 20, "only {accepted} positions were accepted");
}
