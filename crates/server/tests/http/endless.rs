//! Bots that play among themselves and come to no end are not let on.

use crate::client::Host;
use serde_json::json;
use std::time::Duration;

async fn hand_over(host: &Host, id: &str, tokens: &[String; 2], level: &str) {
    for (at, token) in tokens.iter().enumerate() {
        let seat = format!("/api/tables/{id}/seats/{}", at + 1);
        let wish = json!({ "do": "stand-in", "level": level });
        host.post(&seat, token, wish).await;
    }
}

/// Waits until the table says this of itself.
async fn until(host: &Host, id: &str, token: &str, key: &str, value: serde_json::Value) {
    let mut table = serde_json::Value::Null;
    for _ in 0..400 {
        table = host.get(&format!("/api/tables/{id}"), token).await;
        if table[key] == value {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{key} is not {value}: {table}");
}

#[tokio::test]
async fn bots_without_an_end_stop_until_a_person_is_back() {
    let host = Host::tuned(|config| {
        config.rate_limits = false;
        config.bot_lengths = 0;
    })
    .await;
    let (id, tokens) = host.two_people().await;
    let table = format!("/api/tables/{id}");
    assert_eq!(host.get(&table, &tokens[0]).await["halted"], false);
    hand_over(&host, &id, &tokens, "random").await;
    until(&host, &id, &tokens[0], "halted", json!(true)).await;
    let made = host.get(&table, &tokens[0]).await["made"].clone();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(host.get(&table, &tokens[0]).await["made"], made);
    let page = host.page(&format!("/t/{id}"), "").await;
    assert!(page.contains("among themselves"), "{page}");
    // Somebody is back: the other bot goes on.
    let back = json!({ "do": "stand-in", "level": "" });
    host.post(&format!("{table}/seats/1"), &tokens[0], back)
        .await;
    until(&host, &id, &tokens[0], "halted", json!(false)).await;
    let page = host.page(&format!("/t/{id}"), "").await;
    assert!(!page.contains("among themselves"), "{page}");
}

#[tokio::test]
async fn bots_with_the_usual_patience_play_to_the_end() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    hand_over(&host, &id, &tokens, "random").await;
    until(&host, &id, &tokens[0], "stage", json!("over")).await;
    let table = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
    assert_eq!(table["halted"], false);
}
