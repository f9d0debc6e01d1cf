//! A new version of the rules: tables of the old one are shown with the reason and wait, new ones are played, and
//! nothing is lost on the way back.

use super::client::{Host, game};
use hyper::StatusCode;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

#[tokio::test]
async fn after_the_rules_were_raised_old_tables_are_read_only_and_new_ones_are_played() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let path = format!("/api/tables/{id}");
    for _ in 0..6 {
        host.step(&id, &tokens).await;
    }
    let text = json!({ "text": "see you tomorrow" });
    host.post(&format!("{path}/chat"), &tokens[0], text).await;
    let mut before = host.get(&path, &tokens[0]).await;
    let entries = host.count("select count(*) from entries").await;

    // The program has rules that are one version newer than those of the table.
    host.edit("update tables set rules = rules - 1").await;
    host.restart().await;
    let version = catalog::find(game()).expect("the game").version();
    for (lang, read_only) in [("en", "read-only"), ("pl", "tylko do odczytu")] {
        let cookie = format!("stolik={}; taste={lang}.light", tokens[0]);
        let page = host.page(&format!("/t/{id}"), &cookie).await;
        assert!(page.contains(read_only), "{page}");
        assert!(page.contains(&(version - 1).to_string()) && page.contains(&version.to_string()));
        assert!(!page.contains("data-offers"), "nothing can be done");
        let home = host.page("/", &cookie).await;
        assert!(
            home.contains(&format!("/t/{id}")),
            "the table is still in the list"
        );
    }
    let doings = [
        (
            "act",
            json!({ "decision": before["decision"], "action": "anything" }),
        ),
        ("undo", json!({ "decision": before["decision"] })),
        ("back", json!({})),
        ("hint", json!({})),
        ("again", json!({})),
        ("seats/1", json!({ "do": "stand-in", "level": "random" })),
        ("seats/2", json!({ "do": "give", "holder": "random" })),
    ];
    for (doing, body) in doings {
        let (status, answer) = host
            .ask("POST", &format!("{path}/{doing}"), &tokens[0], body)
            .await;
        assert!(status.is_client_error(), "{doing}: {answer}");
    }
    let (status, answer) = host
        .ask("GET", &format!("{path}/view"), &tokens[0], json!({}))
        .await;
    assert_eq!(
        (status, answer["error"]["kind"].as_str()),
        (StatusCode::CONFLICT, Some("trouble-rules"))
    );
    assert_eq!(entries, host.count("select count(*) from entries").await);
    let (new, others) = host.two_people().await;
    assert!(
        host.step(&new, &others).await.is_some(),
        "a new table has the new rules"
    );

    // Back with the program that made the table: it goes on where it stood.
    host.edit("update tables set rules = rules + 1 where rules < (select max(rules) from tables)")
        .await;
    host.restart().await;
    let mut after = host.get(&path, &tokens[0]).await;
    for table in [&mut before, &mut after] {
        table["moment"] = json!(null);
    }
    assert_eq!(before, after);
    let log = host.get(&format!("{path}/log"), &tokens[1]).await;
    assert_eq!(log["chat"][0]["text"], "see you tomorrow");
    assert!(host.step(&id, &tokens).await.is_some());
}

/// A data file of an older program, written out as text: `tests/data/0.1.0.sql`.
struct Old {
    host: Host,
    tokens: [String; 2],
    /// Game, id of the table, version of its rules.
    tables: Vec<(String, String, u32)>,
}

impl Old {
    async fn open() -> Self {
        let text = include_str!("../data/0.1.0.sql");
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("old.db");
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let mut file = SqliteConnection::connect(&url)
            .await
            .expect("a new data file");
        // A dump names rows before the tables they refer to.
        let text_with_leave = format!("pragma foreign_keys = off;\n{text}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(text_with_leave))
            .execute(&mut file)
            .await
            .expect("the text is read");
        file.close().await.expect("the data file closes");
        let words = |kind: &'static str| {
            let notes = text.lines().filter_map(|line| line.strip_prefix("-- "));
            notes.filter_map(move |note| note.strip_prefix(kind))
        };
        let tokens: Vec<String> = words("token ")
            .filter_map(|note| note.split(' ').nth(1).map(str::to_owned))
            .collect();
        let tables = words("table ").map(|note| {
            let words: Vec<&str> = note.split(' ').collect();
            let rules = words[3].parse().expect("a version");
            (words[0].to_owned(), words[1].to_owned(), rules)
        });
        Self {
            tables: tables.collect(),
            tokens: tokens.try_into().expect("two people"),
            host: Host::on(&path).await,
        }
    }
}

/// A running table of each title, begun by version 0.1.0 of the program: it looks the same to both people, and is
/// played to its end under the rules it began with, also across another restart.
#[tokio::test]
async fn tables_begun_by_an_older_program_are_played_to_the_end_under_their_rules() {
    let mut old = Old::open().await;
    let views: Value =
        serde_json::from_str(include_str!("../data/0.1.0.views.json")).expect("views as JSON");
    assert_eq!(old.tables.len(), 5, "one of each title");
    for (game, id, rules) in old.tables.clone() {
        for (seat, token) in old.tokens.iter().enumerate() {
            let seen = old.host.get(&format!("/api/tables/{id}/view"), token).await;
            assert_eq!(
                seen["view"],
                views[&game][seat],
                "{game}, seat {}",
                seat + 1
            );
            assert_eq!(seen["view"]["rules"], rules, "{game}");
        }
        let mut luck = 1_u64;
        let mut made = 0;
        while act_at_random(&old.host, &id, &old.tokens, &mut luck).await {
            made += 1;
            assert!(made < 5_000, "{game} does not end");
            if made == 10 {
                old.host.restart().await;
            }
        }
        let table = old
            .host
            .get(&format!("/api/tables/{id}"), &old.tokens[0])
            .await;
        assert_eq!(table["stage"], "over", "{game} after {made} actions");
        let text = old
            .host
            .get(&format!("/api/tables/{id}/replay"), &old.tokens[0])
            .await;
        let text = text
            .as_str()
            .map_or_else(|| text["replay"].to_string(), str::to_owned);
        let replay = table::Replay::parse(&text).expect("a recorded game");
        assert_eq!(replay.rules, rules, "{game}");
        let title = catalog::find(&game).expect("a title");
        title.replay(&replay).expect("it is played through");
        // What is new is played under the newest rules.
        let (new, tokens) = old.host.two_people_at(&game).await;
        let seen = old
            .host
            .get(&format!("/api/tables/{new}/view"), &tokens[0])
            .await;
        assert_eq!(seen["view"]["rules"], title.version(), "{game}");
    }
}

/// Whoever must act does something; false when nobody must.
pub async fn act_at_random(host: &Host, id: &str, tokens: &[String; 2], luck: &mut u64) -> bool {
    for token in tokens {
        let legal = host.get(&format!("/api/tables/{id}/legal"), token).await;
        let actions = legal["actions"].as_array().expect("a list");
        if actions.is_empty() {
            continue;
        }
        *luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let action = &actions[(*luck >> 33) as usize % actions.len()]["notation"];
        let body = json!({ "decision": legal["decision"], "action": action });
        host.post(&format!("/api/tables/{id}/act"), token, body)
            .await;
        return true;
    }
    false
}

/// A table begun with corrected components goes on with them when the server is started without them.
#[tokio::test]
async fn corrected_components_are_kept_for_the_tables_begun_with_them() {
    let mut host = Host::open().await;
    let game = catalog::find(game()).expect("the game");
    // As if the program had been started with a file that says the same in other words.
    let (name, text) = game.components().embedded()[0];
    let files = [(name.to_owned(), format!("# Corrected.\n{text}"))];
    let files = std::collections::BTreeMap::from(files);
    let other = game
        .components()
        .learn(game.version(), files.clone())
        .expect("the same numbers are good");
    let (id, tokens) = host.two_people().await;
    let path = host.data();
    let mut file = SqliteConnection::connect(&format!("sqlite://{}", path.display()))
        .await
        .expect("the data file opens");
    sqlx::query("update tables set components = ?")
        .bind(&other.components)
        .execute(&mut file)
        .await
        .expect("the change is made");
    sqlx::query("insert into editions (game, rules, components, files) values (?, ?, ?, ?)")
        .bind(game.id())
        .bind(other.rules)
        .bind(&other.components)
        .bind(serde_json::to_string(&files).expect("plain data"))
        .execute(&mut file)
        .await
        .expect("the change is made");
    file.close().await.expect("the data file closes");
    host.restart().await;
    assert!(host.step(&id, &tokens).await.is_some());
    let replay = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
    assert_eq!(replay["stage"], "playing");
}
