//! Positions that cannot be are refused with the path of the field; each of these differs in one thing from one that
//! opens.

use kingsburg::Kingsburg;
use serde_json::{Value, json};
use table::{Position, Setup, Sink, State, Title};
use testkit::edited::{Fate, play};

/// A dealt game as JSON, with these fields of the table set and these steps pending.
fn position(players: u8, fields: &[(&str, Value)], pending: &Value) -> Value {
    let setup = Setup::new(&Kingsburg::info(), players, None, []).expect("2 to 5 can play");
    let state = State::<Kingsburg>::new(&setup, table::Chance::fast(1), &mut Sink::mute())
        .expect("no script");
    let mut json = state.arbiter().to_json();
    json["pending"] = pending.clone();
    json["table"]["order"] = (1..=players).collect();
    for (pointer, value) in fields {
        *json["table"].pointer_mut(pointer).expect(pointer) = value.clone();
    }
    json
}

fn flaw(json: &Value) -> Option<table::Flaw> {
    Position::<Kingsburg>::from_json(json)
        .and_then(|position| position.open(&mut Sink::mute()))
        .err()
}

fn plays(json: &Value, seed: u64) {
    match play::<Kingsburg>(json, seed, 100_000) {
        Ok(Fate::Played { .. }) => {}
        other => panic!("{other:?}: {json}"),
    }
}

/// The good position opens and plays to the end; with one more change it is refused at this path.
fn refused(mut json: Value, pointer: &str, value: Option<Value>, path: &str) {
    plays(&json, 7);
    match value {
        Some(value) => *json.pointer_mut(pointer).expect(pointer) = value,
        None => {
            let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
            let parent = json.pointer_mut(parent).expect(pointer);
            parent
                .as_object_mut()
                .expect(pointer)
                .remove(key)
                .expect(pointer);
        }
    }
    let found = flaw(&json).unwrap_or_else(|| panic!("{pointer} is accepted: {json}"));
    assert!(
        found.path.starts_with(path) && !found.message.is_empty(),
        "{pointer}: {found}, not at {path}"
    );
}

/// The steps of a season from this one on, then the phase after it.
fn season(first: Value, next: &str) -> Value {
    let all = [
        json!("income"),
        json!("roll"),
        json!({"reroll": {"place": 0}}),
        json!("order"),
        json!({"influence": {"place": 0}}),
        json!({"help": {"advisor": "jester", "group": 0}}),
        json!({"build": {"place": 0}}),
        json!("end_season"),
        json!({"town_hall": {"place": 0}}),
    ];
    let name = |step: &Value| match step {
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        step => step.as_str().unwrap_or_default().to_owned(),
    };
    let at = all
        .iter()
        .position(|step| name(step) == name(&first))
        .expect("a step of the season");
    let mut steps = vec![first];
    steps.extend(all[at + 1..].iter().cloned());
    steps.push(json!({"phase": next}));
    Value::from(steps)
}

/// Two players of year II while advisors are influenced; Ann has a Market.
fn influence() -> Value {
    position(
        3,
        &[
            ("/year", json!(2)),
            ("/phase", json!("spring")),
            ("/players/0/buildings", json!(["inn", "market"])),
            ("/players/0/plus2", json!(2)),
            ("/players/0/dice", json!("1+2+3")),
            ("/players/1/dice", json!("2+2+3")),
            ("/players/2/dice", json!("4+4+5")),
        ],
        &season(json!({"influence": {"place": 0}}), "reward"),
    )
}

#[test]
fn dice_at_the_court() {
    let passed =
        json!({"token": false, "market": false, "statue": false, "chapel": false, "passed": true});
    let help = position(
        3,
        &[
            ("/year", json!(2)),
            ("/phase", json!("spring")),
            ("/players/0/buildings", json!(["inn", "market"])),
            ("/players/0/used", passed.clone()),
            ("/players/1/used", passed.clone()),
            ("/players/2/used", passed),
            ("/court", json!(["squire=1:2", "architect=1:3"])),
        ],
        &season(json!({"help": {"advisor": "jester", "group": 0}}), "reward"),
    );
    // KB-INV-8: four dice, none of them in hand.
    refused(
        help.clone(),
        "/table/court",
        Some(json!(["squire=1:2", "architect=1:3", "treasurer=1:3+5"])),
        "table.players[0].dice",
    );
    // KB-INV-5: two tokens, two shifts; a shift without a Market.
    refused(
        help.clone(),
        "/table/court",
        Some(json!(["architect=1:1+token", "merchant=1:2+token"])),
        "table.court",
    );
    refused(
        help.clone(),
        "/table/court",
        Some(json!(["squire=1:1+market+1", "merchant=1:3+market+1"])),
        "table.court",
    );
    let used =
        json!({"token": false, "market": true, "statue": false, "chapel": false, "passed": true});
    let mut shifted = help.clone();
    shifted["table"]["court"] = json!(["merchant=1:3+market+1"]);
    shifted["table"]["players"][0]["used"] = used;
    refused(
        shifted,
        "/table/players/0/buildings",
        Some(json!(["inn"])),
        "table.players[0].used.market",
    );
    // Advisors help when all have passed.
    refused(
        help,
        "/table/players/1/used/passed",
        Some(json!(false)),
        "table.players[1].used.passed",
    );
}

/// KB-6.3: an advisor asks only who has influenced them and has a choice. Positions may also name the help that leads
/// to the question.
#[test]
fn gifts() {
    let passed =
        json!({"token": false, "market": false, "statue": false, "chapel": false, "passed": true});
    let mut steps = season(json!({"help": {"advisor": "jester", "group": 0}}), "reward");
    steps[0] = json!({"gift": {"advisor": "merchant", "group": 0}});
    let asked = position(
        2,
        &[
            ("/phase", json!("spring")),
            ("/players/0/used", passed.clone()),
            ("/players/1/used", passed),
            ("/players/1/gold", json!(1)),
            (
                "/court",
                json!(["merchant=1:4", "alchemist=2:1+5", "treasurer=1:3+5"]),
            ),
        ],
        &steps,
    );
    for advisor in ["squire", "treasurer"] {
        refused(
            asked.clone(),
            "/pending/0/gift/advisor",
            Some(json!(advisor)),
            "pending",
        );
    }
    refused(
        asked.clone(),
        "/pending/0/gift/group",
        Some(json!(1)),
        "pending",
    );
    refused(
        asked.clone(),
        "/pending/0/gift/group",
        Some(json!(2)),
        "pending",
    );
    // KB-6.8: nothing to exchange.
    let mut exchange = asked.clone();
    exchange["pending"][0]["gift"]["advisor"] = json!("alchemist");
    refused(exchange, "/table/players/1/gold", Some(json!(0)), "pending");
    let mut help = asked;
    help["pending"][0] = json!({"help": {"advisor": "merchant", "group": 0}});
    refused(
        help.clone(),
        "/pending/0/help/group",
        Some(json!(2)),
        "pending",
    );
    let position = Position::<Kingsburg>::from_json(&help).expect("a position");
    let state = position.open(&mut Sink::mute()).expect("it opens");
    assert_eq!(
        state.arbiter().to_json()["pending"][0],
        json!({"gift": {"advisor": "merchant", "group": 0}})
    );
}

#[test]
fn turn_order() {
    refused(
        influence(),
        "/table/order",
        Some(json!([2, 1, 3])),
        "table.order",
    );
    refused(
        influence(),
        "/table/order",
        Some(json!([1, 1, 3])),
        "table.order",
    );
    refused(influence(), "/table/order", Some(json!([1, 2])), "table");
    // KB-5.1: nobody before the third has placed or passed.
    refused(
        influence(),
        "/pending/0/influence/place",
        Some(json!(2)),
        "pending[0].influence.place",
    );
}

#[test]
fn what_cannot_be_yet() {
    let aid = position(
        2,
        &[("/players/0/wood", json!(1)), ("/players/1/gold", json!(1))],
        &json!([{"aid_good": [1, 2]}, {"phase": "spring"}]),
    );
    // KB-INV-10, KB-6.10, KB-INV-8, KB-3.5.
    refused(
        aid.clone(),
        "/table/players/1/soldiers",
        Some(json!(3)),
        "table.players[1].soldiers",
    );
    refused(
        aid.clone(),
        "/table/peeked",
        Some(json!([1])),
        "table.peeked",
    );
    refused(aid.clone(), "/table/aid", Some(json!(1)), "table.aid");
    refused(
        aid.clone(),
        "/pending/0/aid_good",
        Some(json!([1])),
        "pending[0].aid_good",
    );
    // KB-13.2.
    refused(
        aid,
        "/table/players/0/ledger/cathedral",
        Some(json!(2)),
        "table.players[0].ledger.cathedral",
    );
    // KB-INV-1, KB-1.8.
    refused(
        influence(),
        "/table/players/0/buildings",
        Some(json!(["inn", "inn", "market"])),
        "table.players[0].buildings",
    );
    // KB-10.6: a second building needs the envoy and goods.
    let mut second = position(
        2,
        &[
            ("/phase", json!("autumn")),
            ("/envoy", json!(1)),
            ("/players/0/wood", json!(4)),
            ("/players/0/buildings", json!(["barricade"])),
            ("/players/0/used/passed", json!(true)),
            ("/players/1/used/passed", json!(true)),
        ],
        &season(json!({"build": {"place": 1}}), "recruit"),
    );
    let steps = second["pending"].as_array_mut().expect("steps");
    steps.insert(0, json!({"second_build": {"place": 0}}));
    refused(second.clone(), "/table/envoy", Some(Value::Null), "pending");
    refused(second, "/table/players/0/wood", Some(json!(0)), "pending");
}

/// A defeat by a card that takes two goods of choice.
fn defeat() -> Value {
    position(
        2,
        &[
            ("/year", json!(2)),
            ("/phase", json!("winter")),
            (
                "/deck",
                json!(["inv_1_a", "inv_2_c", "inv_3_a", "inv_4_a", "inv_5_a"]),
            ),
            ("/revealed", json!(true)),
            ("/players/0/soldiers", json!(2)),
            ("/players/0/gold", json!(2)),
            ("/players/0/wood", json!(1)),
            ("/players/1/soldiers", json!(7)),
        ],
        &json!([
            {"lose_goods": {"seat": 1}},
            {"ruin": {"seat": 1}},
            {"spoils": {"place": 1, "fates": {"won": [2], "lost": [1], "greatest": [2]}}},
            "end_year"
        ]),
    )
}

/// KB-12.11: the loss that made the rules panic: more than the loser has.
#[test]
fn losses_and_outcomes() {
    refused(
        defeat(),
        "/table/players/0/gold",
        Some(json!(0)),
        "pending[0]",
    );
    refused(
        defeat(),
        "/table/players/0/wood",
        Some(json!(0)),
        "pending[0]",
    );
    refused(
        defeat(),
        "/pending/0/lose_goods/seat",
        Some(json!(2)),
        "pending",
    );
    // KB-12.5, KB-12.8, KB-12.2.
    for (field, seats) in [
        ("lost", json!([])),
        ("won", json!([1, 2])),
        ("greatest", json!([])),
    ] {
        refused(
            defeat(),
            &format!("/pending/2/spoils/fates/{field}"),
            Some(seats),
            "pending",
        );
    }
    refused(
        defeat(),
        "/table/players/0/soldiers",
        Some(json!(0)),
        "table.players[0].soldiers",
    );
    refused(
        defeat(),
        "/table/revealed",
        Some(json!(false)),
        "table.revealed",
    );
    // A year does not end without its battle.
    refused(defeat(), "/pending", Some(json!(["end_year"])), "table");
}

/// Nothing that is missing is read as nothing.
#[test]
fn missing_fields() {
    let fields = ["", "/players/0", "/players/0/used", "/players/0/ledger"];
    for parent in fields {
        let json = influence();
        let found = json.pointer(&format!("/table{parent}")).expect(parent);
        let keys: Vec<String> = found
            .as_object()
            .expect("named fields")
            .keys()
            .cloned()
            .collect();
        for key in keys {
            refused(
                json.clone(),
                &format!("/table{parent}/{key}"),
                None,
                "table",
            );
        }
    }
}

/// KB-1.4, KB-1.6, KB-1.7: play never leads to what is refused, whatever somebody has.
#[test]
fn play_stays_within_what_is_accepted() {
    let mut rich = influence();
    for player in rich["table"]["players"].as_array_mut().expect("players") {
        for field in ["gold", "wood", "stone", "plus2"] {
            player[field] = json!(255);
        }
        for field in ["advisors", "reward", "battles", "embassy"] {
            player["ledger"][field] = json!(i16::MAX);
        }
        player["ledger"]["town_hall"] = json!(i16::MIN);
    }
    for seed in 0..20 {
        plays(&rich, seed);
    }
}
