//! A copy made while the table is open is whole; damage is found and touches only its own table.

use super::client::Host;
use hyper::StatusCode;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_replays_and_can_be_served() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for _ in 0..10 {
        host.step(&id, &tokens).await;
    }
    let (data, copy) = (host.data(), host.folder.path().join("copy.db"));
    let made = {
        let (data, copy) = (data.clone(), copy.clone());
        tokio::task::spawn_blocking(move || server::backup(catalog::GAMES, &data, &copy))
    };
    // Nobody waits for the copy.
    for _ in 0..10 {
        host.step(&id, &tokens).await;
    }
    let found = made
        .await
        .expect("the copy is made")
        .expect("the copy is whole");
    assert_eq!((found.tables, found.unreadable.len()), (1, 0));
    assert!(
        found.entries >= 13,
        "seats, start and ten actions: {found:?}"
    );
    // A second copy of the same name is refused and changes nothing.
    let again = {
        let (data, copy) = (data.clone(), copy.clone());
        tokio::task::spawn_blocking(move || server::backup(catalog::GAMES, &data, &copy)).await
    };
    assert!(again.expect("an answer").is_err());
    let other = Host::on(&copy).await;
    let table = other.get(&format!("/api/tables/{id}"), &tokens[0]).await;
    assert!(table["made"].as_u64() >= Some(10), "{table}");
    assert!(other.step(&id, &tokens).await.is_some(), "the game goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn damage_is_found_and_touches_only_its_own_table() {
    let mut host = Host::open().await;
    let (whole, tokens) = host.two_people().await;
    let (damaged, others) = host.two_people().await;
    for _ in 0..5 {
        host.step(&whole, &tokens).await;
        host.step(&damaged, &others).await;
    }
    host.edit("delete from entries where number = 4 and table_id = (select max(id) from tables)")
        .await;
    let (damaged, theirs, whole, tokens) = if damaged > whole {
        (damaged, others, whole, tokens)
    } else {
        (whole, tokens, damaged, others)
    };
    host.restart().await;
    let data = host.data();
    let found = tokio::task::spawn_blocking(move || server::check(catalog::GAMES, &data))
        .await
        .expect("an answer")
        .expect("the file can be read");
    assert_eq!(found.tables, 1);
    assert_eq!(found.unreadable[0].0, damaged);
    assert!(
        host.step(&whole, &tokens).await.is_some(),
        "the other game goes on"
    );
    let page = host.page(&format!("/t/{damaged}"), "").await;
    assert!(
        page.contains("entry 5 is missing") || page.contains("entry 4"),
        "the page says why: {page}"
    );
    let body = json!({ "decision": 0, "action": "anything" });
    let (status, _) = host
        .ask(
            "POST",
            &format!("/api/tables/{damaged}/act"),
            &theirs[0],
            body,
        )
        .await;
    assert!(status.is_client_error() && status != StatusCode::OK);
}
