//! A log that lost entries, or in which anything was changed, is shown as damaged, and nothing goes on top of it.

use super::client::{Host, TOY};
use hyper::StatusCode;
use serde_json::json;
use sqlx::{Connection, Row, SqliteConnection};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

/// How many files are damaged.
const ROUNDS: usize = 1000;

async fn open(path: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", path.display()))
        .await
        .expect("the data file opens")
}

/// A table whose last entries are gone: it is no shorter game, and nobody plays on.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_end_is_noticed() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for _ in 0..6 {
        host.step(&id, &tokens).await;
    }
    // Also while the table is in memory.
    host.edit("delete from entries where number > 6").await;
    let legal = format!("/api/tables/{id}/legal");
    for token in &tokens {
        let open = host.get(&legal, token).await;
        if let Some(action) = open["actions"][0]["notation"].as_str() {
            let body = json!({ "decision": open["decision"], "action": action });
            let act = format!("/api/tables/{id}/act");
            let (status, said) = host.ask("POST", &act, token, body).await;
            assert!(!status.is_success(), "{said}");
            break;
        }
    }
    host.restart().await;
    let (status, said) = host.ask("GET", &legal, &tokens[0], json!({})).await;
    assert_eq!(status, StatusCode::CONFLICT, "{said}");
    assert_eq!(said["error"]["kind"], "trouble-damaged");
    for (lang, words) in [("en", "read-only"), ("pl", "tylko do odczytu")] {
        let page = host
            .page(&format!("/t/{id}"), &format!("taste={lang}.light"))
            .await;
        assert!(page.contains(words), "{page}");
    }
    let data = host.data();
    let found = tokio::task::spawn_blocking(move || server::check(catalog::GAMES, &data))
        .await
        .expect("an answer")
        .expect("the file can be read");
    assert_eq!(found.unreadable.len(), 1, "{found:?}");
}

/// A data file with some games of the toy, over and unfinished, all in the file itself.
async fn games(folder: &TempDir) -> PathBuf {
    let mut host = Host::tuned(|config| {
        config.games = TOY;
        config.rate_limits = false;
    })
    .await;
    for n in 0..6 {
        let (id, tokens) = host.two_people_at("toy").await;
        let mut made = 0;
        while made < n * 4 && host.step(&id, &tokens).await.is_some() {
            made += 1;
        }
    }
    host.stop().await;
    let to = folder.path().join("whole.db");
    let data = host.data();
    let copy = to.clone();
    tokio::task::spawn_blocking(move || server::backup(TOY, &data, &copy))
        .await
        .expect("an answer")
        .expect("a copy");
    let mut file = open(&to).await;
    sqlx::query("pragma journal_mode = delete")
        .execute(&mut file)
        .await
        .expect("no other file");
    file.close().await.expect("the file closes");
    to
}

/// Every game in a file: its setup and its entries.
async fn content(path: &Path) -> Option<BTreeMap<String, Vec<String>>> {
    let mut file = SqliteConnection::connect(&format!("sqlite://{}", path.display()))
        .await
        .ok()?;
    let mut all = BTreeMap::new();
    let tables = "select id, game, rules, setup, host, stage from tables";
    for row in sqlx::query(tables).fetch_all(&mut file).await.ok()? {
        let id: String = row.try_get(0).ok()?;
        let rules: i64 = row.try_get(2).ok()?;
        let mut lines = vec![rules.to_string()];
        for column in [1, 3, 4, 5] {
            lines.push(row.try_get(column).ok()?);
        }
        let entries = "select entry from entries where table_id = ? order by number";
        for entry in sqlx::query(entries)
            .bind(&id)
            .fetch_all(&mut file)
            .await
            .ok()?
        {
            lines.push(entry.try_get(0).ok()?);
        }
        all.insert(id, lines);
    }
    file.close().await.ok()?;
    Some(all)
}

/// Rows that go away: one entry, the end of a log, a table, a seat.
const DELETIONS: [&str; 6] = [
    "delete from entries where (table_id, number) in (select table_id, number from entries order by random() limit 1)",
    "delete from entries where table_id = (select id from tables order by random() limit 1) and number > abs(random()) % 9",
    "delete from tables where id = (select id from tables order by random() limit 1)",
    "delete from seats where (table_id, seat) in (select table_id, seat from seats order by random() limit 1)",
    "update tables set entries = entries - 1 where id = (select id from tables where entries > 3 order by random() limit 1)",
    "update tables set head = null where id = (select id from tables order by random() limit 1)",
];

/// A thousand files, in each a bit or a row that is not as it was: no game is another one without being told.
#[tokio::test(flavor = "multi_thread")]
async fn no_flipped_bit_and_no_lost_row_changes_a_game_silently() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = games(&folder).await;
    let before = content(&whole).await.expect("the games");
    let bytes = fs::read(&whole).expect("the file");
    let (mut luck, mut told, mut same) = (7_u64, 0, 0);
    for round in 0..ROUNDS {
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let path = folder.path().join(format!("{round}.db"));
        let mut changed = bytes.clone();
        let what = if round % 4 == 3 {
            fs::write(&path, &changed).expect("a file");
            let sql = DELETIONS[(luck >> 33) as usize % DELETIONS.len()];
            let mut file = open(&path).await;
            sqlx::raw_sql(sqlx::AssertSqlSafe(format!(
                "pragma foreign_keys = off; {sql}"
            )))
            .execute(&mut file)
            .await
            .expect("rows go away");
            file.close().await.expect("the file closes");
            sql.to_owned()
        } else {
            let bit = (luck >> 20) as usize % (changed.len() * 8);
            changed[bit / 8] ^= 1 << (bit % 8);
            fs::write(&path, &changed).expect("a file");
            format!("bit {bit}")
        };
        let data = path.clone();
        let checked = tokio::task::spawn_blocking(move || server::check(TOY, &data))
            .await
            .expect("no panic");
        let found = match checked {
            Ok(found) if found.unreadable.is_empty() => found,
            Ok(_) | Err(_) => {
                told += 1;
                continue;
            }
        };
        // Nothing was said, so nothing of the games may be another.
        let after = content(&path).await;
        assert_eq!(after.as_ref(), Some(&before), "{what}");
        assert_eq!(found.tables, before.len(), "{what}");
        same += 1;
        for end in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(folder.path().join(format!("{round}.db{end}")));
        }
    }
    assert!(told > 0 && same > 0, "{told} told, {same} without effect");
}
