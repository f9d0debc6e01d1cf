//! Positions that cannot be are refused with the path of the field; each of these differs in one thing from one that
//! opens.

use serde_json::{Value, json};
use table::{Position, Setup, Sink, State, Title};
use terracotta_army::TerracottaArmy;
use testkit::edited::{Fate, play};

type Field = (&'static str, Value);

/// A dealt game of two as JSON: both wheels at 0, with these fields of the table set and these steps pending.
fn position(fields: &[Field], pending: Value) -> Value {
    let setup = Setup::new(&TerracottaArmy::info(), 2, None, []).expect("2 to 4 can play");
    let state = State::<TerracottaArmy>::new(&setup, table::Chance::fast(1), &mut Sink::mute())
        .expect("no script");
    let mut json = state.arbiter().to_json();
    let usual = [
        ("/order", json!([1, 2])),
        ("/inner_offset", json!(0)),
        ("/middle_offset", json!(0)),
    ];
    for (pointer, value) in usual.iter().chain(fields) {
        *json["table"].pointer_mut(pointer).expect(pointer) = value.clone();
    }
    json["pending"] = pending;
    json
}

fn plays(json: &Value, seed: u64) {
    match play::<TerracottaArmy>(json, seed, 100_000) {
        Ok(Fate::Played { .. }) => {}
        other => panic!("{other:?}: {json}"),
    }
}

/// The good position opens and plays to the end; with one more change it is refused at this path.
fn refused(mut json: Value, pointer: &str, value: Option<Value>, path: &str) {
    plays(&json, 7);
    if let Some(value) = value {
        *json.pointer_mut(pointer).expect(pointer) = value;
    } else {
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        let parent = json.pointer_mut(parent).expect(pointer);
        let fields = parent.as_object_mut().expect(pointer);
        fields.remove(key).expect(pointer);
    }
    let found = Position::<TerracottaArmy>::from_json(&json)
        .and_then(|position| position.open(&mut Sink::mute()))
        .err()
        .unwrap_or_else(|| panic!("{pointer} is accepted: {json}"));
    assert!(
        found.path.starts_with(path) && !found.message.is_empty(),
        "{pointer}: {found}, not at {path}"
    );
}

fn field(segment: u8, ring: &str) -> Value {
    json!({"field": {"seat": 1, "segment": segment, "ring": ring}})
}

/// Nothing that is missing is read as nothing.
#[test]
fn missing_fields() {
    let parents = [
        "",
        "/segments",
        "/segments/s3",
        "/warehouses",
        "/players/1",
        "/players/0/masters",
        "/players/0/points",
    ];
    let json = position(&[], json!(["action_phase"]));
    for parent in parents {
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

/// Segment 0 makes warriors on its inner field and has the Builder on its middle one.
#[test]
fn a_warrior_is_created_where_the_field_says() {
    let kind = json!({"warrior_kind": {"seat": 1, "by": "workshop"}});
    let create = position(
        &[("/segments/s0/craftsman", json!(1))],
        json!([kind, field(0, "middle"), field(0, "outer"), "action_phase"]),
    );
    // TA-6.2: the clay paid lies in the quarter's warehouse.
    refused(
        create.clone(),
        "/table/warehouses/ne",
        Some(json!(0)),
        "table.warehouses",
    );
    // TA-4.10: the wheel shows something else, or the field is past.
    refused(
        create.clone(),
        "/table/inner_offset",
        Some(json!(1)),
        "pending",
    );
    refused(
        create.clone(),
        "/pending",
        Some(json!([kind, field(0, "outer"), "action_phase"])),
        "pending",
    );
    // TA-4.5: an artisan beside it came later, so that this craftsman is not the worker of the turn.
    let mut shared = create.clone();
    shared["table"]["players"][1]["artisans"] = json!(1);
    shared["table"]["segments"]["s4"]["craftsman"] = json!(1);
    shared["table"]["segments"]["s5"]["artisan"] = json!(2);
    let mut segments = shared["table"]["segments"].clone();
    segments["s0"]["artisan"] = segments["s5"]["artisan"].take();
    refused(shared, "/table/segments", Some(segments), "pending");
    // TA-8.6: only a hired Builder, on the middle field.
    let by_builder = json!({"warrior_kind": {"seat": 1, "by": "builder"}});
    let mut built = create;
    built["pending"] = json!([by_builder, field(0, "outer"), "action_phase"]);
    built["table"]["players"][0]["masters"]["master_builder"] = json!(1);
    refused(
        built.clone(),
        "/table/players/0/masters/master_builder",
        Some(Value::Null),
        "pending",
    );
    refused(built, "/table/middle_offset", Some(json!(3)), "pending");
}

/// TA-6.7, TA-7.2: a weapon that was just used is not active; what it is used for stands there.
#[test]
fn weapons_that_were_just_used() {
    let steps =
        |first: Value| json!([first, field(0, "middle"), field(0, "outer"), "action_phase"]);
    let officer = position(
        &[
            ("/segments/s0/craftsman", json!(1)),
            ("/players/0/warriors", json!(["officer@r1c1"])),
        ],
        steps(json!({"officer_inspector": {"seat": 1}})),
    );
    refused(
        officer.clone(),
        "/table/players/0/active_weapons",
        Some(json!(["sword"])),
        "table.players[0].active_weapons",
    );
    refused(
        officer,
        "/table/players/0/warriors",
        Some(json!(["guard@r1c1"])),
        "pending",
    );
    // Segment 1 sells specialists.
    let bought = position(
        &[("/segments/s1/craftsman", json!(1))],
        json!([{"specialist_space": {"seat": 1, "kind": "footman"}}, "action_phase"]),
    );
    refused(
        bought.clone(),
        "/table/players/0/active_weapons",
        Some(json!(["halberd"])),
        "table.players[0].active_weapons",
    );
    let mut elsewhere = bought["table"]["segments"].clone();
    elsewhere["s1"]["craftsman"] = Value::Null;
    elsewhere["s2"]["craftsman"] = json!(1);
    refused(bought, "/table/segments", Some(elsewhere), "pending");
}

/// TA-15.2: at the end exactly the warriors in no group are removed.
#[test]
fn the_end_of_the_game() {
    let setup = Setup::new(&TerracottaArmy::info(), 2, None, []).expect("2 to 4 can play");
    let game = testkit::random_game::<TerracottaArmy>(&setup, 3, 100_000);
    let json = game.state().arbiter().to_json();
    let at = (0..2)
        .find(|at| json["table"]["players"][*at]["removed"] != json!([]))
        .expect("somebody stands alone");
    // One of them stays.
    let mut player = json["table"]["players"][at].clone();
    let alone = player["removed"].as_array_mut().expect("a list").remove(0);
    player["warriors"]
        .as_array_mut()
        .expect("a list")
        .push(alone);
    let pointer = format!("/table/players/{at}");
    refused(json, &pointer, Some(player), "table.players");
}

/// TA-1.2, TA-1.3: play never leads to what is refused, whatever somebody has.
#[test]
fn play_stays_within_what_is_accepted() {
    let mut rich = position(&[], json!(["action_phase"]));
    for player in rich["table"]["players"].as_array_mut().expect("players") {
        for field in ["coins", "clay_wet", "clay_dry"] {
            player[field] = json!(u16::MAX);
        }
        for points in player["points"]
            .as_object_mut()
            .expect("points")
            .values_mut()
        {
            *points = json!(u16::MAX);
        }
    }
    for clay in rich["table"]["warehouses"]
        .as_object_mut()
        .expect("warehouses")
        .values_mut()
    {
        *clay = json!(u16::MAX);
    }
    for seed in 0..20 {
        plays(&rich, seed);
    }
}
