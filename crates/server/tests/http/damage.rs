//! A page of the data file is overwritten: the games on it are shown as damaged, all others go on.

use super::client::Host;
use hyper::StatusCode;
use serde_json::json;
use std::{fs, time::Duration};

/// The size of a page of the database.
const PAGE: usize = 4096;
/// Enough actions for a table to fill a page of its own.
const LONG: usize = 70;

/// Overwrites the pages that hold only the log of this table; how many there were.
fn scratch(data: &std::path::Path, damaged: &str, whole: &str) -> usize {
    let mut file = fs::read(data).expect("the data file");
    let has = |page: &[u8], id: &str| page.windows(id.len()).any(|part| part == id.as_bytes());
    let mut found = 0;
    for page in file.chunks_mut(PAGE).skip(1) {
        // A leaf of an index, which is what the log is kept in, full of this table's entries.
        let many = page.windows(7).filter(|part| part == br#"{"act":"#).count() > 5;
        if page[0] == 10 && many && has(page, damaged) && !has(page, whole) {
            page.fill(0x5a);
            found += 1;
        }
    }
    fs::write(data, file).expect("the data file");
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_touches_only_its_own_games() {
    let mut host = Host::open().await;
    let (whole, tokens) = host.two_people().await;
    let (damaged, others) = host.two_people().await;
    for n in 0..LONG {
        if n < 10 {
            host.step(&whole, &tokens).await;
        }
        host.step(&damaged, &others).await;
    }
    let data = host.data();
    host.stop().await;
    // All that was written is in the file itself, and nothing else.
    host.edit("vacuum").await;
    // The server's last connections may be closing still.
    while host.count("pragma wal_checkpoint(truncate)").await != 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(scratch(&data, &damaged, &whole) > 0, "a page was found");
    let host = Host::on(&data).await;

    let data = host.data();
    let checked = tokio::task::spawn_blocking(move || server::check(catalog::GAMES, &data));
    let said = checked
        .await
        .expect("an answer")
        .expect_err("it is damaged");
    let said = said.to_string();
    assert!(said.contains(&damaged) && !said.contains(&whole), "{said}");

    for (lang, words) in [("pl", "tylko do odczytu"), ("en", "read-only")] {
        let cookie = format!("taste={lang}.light");
        let page = host.page(&format!("/t/{damaged}"), &cookie).await;
        assert!(page.contains(words), "the page says so: {page}");
    }
    let body = json!({ "decision": 0, "action": "anything" });
    let act = format!("/api/tables/{damaged}/act");
    let (status, _) = host.ask("POST", &act, &others[0], body).await;
    assert_eq!(status, StatusCode::CONFLICT);
    // Others are seen as they were. A page beside the damaged one may refuse to be written: then the copy helps.
    let seen = format!("/api/tables/{whole}/view");
    let before = host.get(&seen, &tokens[0]).await["view"].clone();

    let (data, copy) = (host.data(), host.folder.path().join("copy.db"));
    let copied = {
        let copy = copy.clone();
        tokio::task::spawn_blocking(move || server::backup(catalog::GAMES, &data, &copy))
    };
    let found = copied.await.expect("an answer").expect("a copy");
    assert_eq!((found.tables, found.unreadable.len()), (1, 1), "{found:?}");
    assert_eq!(found.unreadable[0].0, damaged);
    let host = Host::on(&copy).await;
    assert_eq!(before, host.get(&seen, &tokens[0]).await["view"]);
    let page = host.page(&format!("/t/{damaged}"), "").await;
    assert!(page.contains("read-only"), "{page}");
    for _ in 0..5 {
        assert!(host.step(&whole, &tokens).await.is_some(), "others play on");
    }
    let (fresh, people) = host.two_people().await;
    assert!(host.step(&fresh, &people).await.is_some(), "and begin anew");
}
