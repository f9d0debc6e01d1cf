//! The data file: whose it is, who may read it, and what happens when it goes away.

use super::client::Host;
use hyper::StatusCode;
use serde_json::json;
use server::{Config, start};
use sqlx::{Connection, SqliteConnection};
use std::{fs, os::unix::fs::PermissionsExt, path::Path, time::Duration};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

#[tokio::test(flavor = "multi_thread")]
async fn the_data_file_is_for_its_owner_only() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    host.step(&id, &tokens).await;
    let data = host.data();
    assert_eq!(mode(&data), 0o600);
    assert_eq!(mode(&data.with_extension("db-wal")), 0o600);
    let copy = host.folder.path().join("copy.db");
    let made = {
        let (data, copy) = (data.clone(), copy.clone());
        tokio::task::spawn_blocking(move || server::backup(catalog::GAMES, &data, &copy))
    };
    made.await.expect("an answer").expect("a copy");
    assert_eq!(mode(&copy), 0o600);
    // A file of an older program is closed to others when it is opened.
    host.stop().await;
    fs::set_permissions(&data, fs::Permissions::from_mode(0o644)).expect("another mode");
    host.restart().await;
    assert_eq!(mode(&data), 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_another_program_is_refused_and_not_touched() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notes.db");
    let mut file = SqliteConnection::connect(&format!("sqlite://{}?mode=rwc", path.display()))
        .await
        .expect("a database");
    sqlx::raw_sql("create table notes (text); insert into notes values ('mine')")
        .execute(&mut file)
        .await
        .expect("a note");
    file.close().await.expect("it closes");
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear Ann, this is no database at all.".repeat(100)).expect("a letter");
    for path in [&path, &text] {
        let before = fs::read(path).expect("the file");
        let config = Config {
            listen: "127.0.0.1:0".parse().expect("an address"),
            data: path.clone(),
            ..Config::of(catalog::GAMES)
        };
        let Err(error) = start(config).await else {
            panic!("{} was taken over", path.display());
        };
        let said = error.to_string();
        assert!(said.contains(&path.display().to_string()), "{said}");
        assert_eq!(before, fs::read(path).expect("the file"));
        let names = fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(names, 2, "nothing is left beside it");
    }
    let missing = folder.path().join("no/such/folder/stolik.db");
    let config = Config {
        listen: "127.0.0.1:0".parse().expect("an address"),
        data: missing.clone(),
        ..Config::of(catalog::GAMES)
    };
    let said = start(config).await.err().expect("no folder").to_string();
    assert!(said.contains(&missing.display().to_string()), "{said}");
}

/// Moved away, deleted, or replaced by a copy: nothing is confirmed that would be gone after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_confirmed_while_the_data_file_is_not_where_it_was() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for _ in 0..3 {
        host.step(&id, &tokens).await;
    }
    let data = host.data();
    let away = host.folder.path().join("away.db");
    let (act, legal) = (
        format!("/api/tables/{id}/act"),
        format!("/api/tables/{id}/legal"),
    );
    for replaced in [false, true] {
        fs::rename(&data, &away).expect("it is moved");
        if replaced {
            fs::copy(&away, &data).expect("another file is there");
        }
        for token in &tokens {
            let open = host.get(&legal, token).await;
            let Some(action) = open["actions"][0]["notation"].as_str() else {
                continue;
            };
            let body = json!({ "decision": open["decision"], "action": action });
            let (status, said) = host.ask("POST", &act, token, body).await;
            assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{said}");
            assert_eq!(said["error"]["kind"], "store-moved", "{said}");
        }
        let (status, said) = host
            .ask("POST", "/api/guest", "", json!({ "name": "Cindy" }))
            .await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{said}");
        // Put back, everything goes on.
        fs::rename(&away, &data).expect("it is moved back");
        assert!(host.step(&id, &tokens).await.is_some());
    }
    let made = host.get(&format!("/api/tables/{id}"), &tokens[0]).await["made"].clone();
    host.restart().await;
    let kept = host.get(&format!("/api/tables/{id}"), &tokens[0]).await["made"].clone();
    assert_eq!(made, kept);
}

/// After a clean stop, and a moment after the last action, a copy of the file alone holds everything.
#[tokio::test(flavor = "multi_thread")]
async fn the_data_file_alone_is_whole_when_nobody_plays() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for idle in [true, false] {
        for _ in 0..3 {
            host.step(&id, &tokens).await;
        }
        let view = format!("/api/tables/{id}/view");
        let before = host.get(&view, &tokens[0]).await["view"].clone();
        if idle {
            tokio::time::sleep(Duration::from_secs(4)).await;
        } else {
            host.stop().await;
            assert!(!host.data().with_extension("db-wal").exists());
        }
        let copy = Host::on(&host.data()).await;
        assert_eq!(before, copy.get(&view, &tokens[0]).await["view"]);
    }
}
