//! A new version of the rules: tables of the old one are shown with the reason and wait, new ones are played, and
//! nothing is lost on the way back.

use crate::client::{Host, game};
use hyper::StatusCode;
use serde_json::json;

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
