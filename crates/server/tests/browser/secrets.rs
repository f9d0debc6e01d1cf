//! What nobody may have received: the true table is read from the data file and compared with what each person sees.

use super::stage::{Person, Stage};
use game::Match;
use serde_json::Value;
use sqlx::{Connection, Row, SqliteConnection};
use std::collections::BTreeSet;
use table::{Seat, Seed, Setup, Viewer};

/// The game as the arbiter knows it, from the log in the data file.
async fn true_game(stage: &Stage, table: &str) -> Box<dyn Match> {
    let path = stage.folder.path().join("stolik.db");
    let mut file = SqliteConnection::connect(&format!("sqlite://{}", path.display()))
        .await
        .expect("the data file opens");
    let row = sqlx::query("select game, setup from tables where id = ?")
        .bind(table)
        .fetch_one(&mut file)
        .await
        .expect("the table is in the file");
    let game = catalog::find(row.get("game")).expect("a known game");
    let setup: Setup = serde_json::from_str(row.get("setup")).expect("a setup");
    let entries = sqlx::query("select entry from entries where table_id = ? order by number")
        .bind(table)
        .fetch_all(&mut file)
        .await
        .expect("the log is in the file");
    let mut play = None;
    for row in entries {
        let entry: Value = serde_json::from_str(row.get("entry")).expect("an entry");
        let seat =
            |of: &Value| -> Seat { serde_json::from_value(of["seat"].clone()).expect("a seat") };
        if let Some(start) = entry.get("start") {
            let seed: Seed =
                serde_json::from_value(start["origin"]["seed"].clone()).expect("a seed");
            play = Some(game.deal(setup.clone(), seed));
        } else if let (Some(act), Some(play)) = (entry.get("act"), &mut play) {
            let action = act["action"].as_str().expect("an action");
            play.act(seat(act), action)
                .expect("what is in the log is legal");
        } else if let (Some(undo), Some(play)) = (entry.get("undo"), &mut play) {
            for _ in 0..undo["count"].as_u64().expect("a number") {
                play.undo(seat(undo))
                    .expect("what is in the log is possible");
            }
        }
    }
    play.expect("the game has begun")
}

/// All words of a document that look like the name of one thing: letters and digits together.
fn names(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if is_name(text) => {
            into.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|value| names(value, into)),
        Value::Object(fields) => fields.values().for_each(|value| names(value, into)),
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn is_name(text: &str) -> bool {
    text.len() >= 5
        && text.bytes().any(|b| b.is_ascii_digit())
        && text.bytes().any(|b| b.is_ascii_alphabetic())
}

/// Nobody has received the seed or the name of anything that is hidden from them. Answers how many secrets there were.
pub async fn check(stage: &Stage, table: &str, people: &[(&Person, Viewer)]) -> usize {
    let game = true_game(stage, table).await;
    let position = game.position();
    let mut all = BTreeSet::new();
    names(&position, &mut all);
    let mut found = 0;
    for (person, viewer) in people {
        let mut seen = BTreeSet::new();
        names(&game.view_json(*viewer), &mut seen);
        for secret in all.difference(&seen) {
            found += 1;
            assert_eq!(person.pipe.count(secret), 0, "{viewer:?} received {secret}");
        }
    }
    found
}
