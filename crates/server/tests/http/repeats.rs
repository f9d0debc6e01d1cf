//! Requests that come twice, or long after they were sent, do nothing that was not wanted.

use super::client::Host;
use hyper::StatusCode;
use serde_json::json;

#[tokio::test]
async fn words_that_come_twice_are_said_once() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let chat = format!("/api/tables/{id}/chat");
    for text in ["Hello", "Hello", "Your turn", "Hello"] {
        host.post(&chat, &tokens[0], json!({ "text": text })).await;
    }
    host.post(&chat, &tokens[1], json!({ "text": "Hello" }))
        .await;
    let log = host.get(&format!("/api/tables/{id}/log"), &tokens[0]).await;
    let said: Vec<&str> = log["chat"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|line| line["text"].as_str())
        .collect();
    assert_eq!(
        said,
        ["Hello", "Your turn", "Hello"],
        "the last one is of somebody else"
    );
}

#[tokio::test]
async fn a_late_consent_is_not_one_to_another_wish() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let (table, back) = (
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/back"),
    );
    while host.get(&table, &tokens[0]).await["made"].as_u64() < Some(6) {
        host.step(&id, &tokens).await.expect("somebody must act");
    }
    let ask = async || {
        host.post(&back, &tokens[0], json!({})).await;
        host.get(&table, &tokens[1]).await["back"]["wish"].clone()
    };
    let first = ask().await;
    assert_eq!(ask().await, first, "asking twice is one wish");
    let no = json!({ "agrees": "no", "wish": first });
    host.post(&back, &tokens[1], no).await;
    let second = ask().await;
    assert_ne!(first, second);
    let late = json!({ "agrees": "yes", "wish": first });
    let (status, _) = host.ask("POST", &back, &tokens[1], late).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let made = host.get(&table, &tokens[1]).await["made"].as_u64();
    assert_eq!(made, Some(6), "nothing went back");
    let yes = json!({ "agrees": "yes", "wish": second });
    host.post(&back, &tokens[1], yes.clone()).await;
    let made = host.get(&table, &tokens[1]).await["made"].as_u64();
    assert!(made < Some(6), "now it did");
    let (status, _) = host.ask("POST", &back, &tokens[1], yes).await;
    assert_eq!(status, StatusCode::CONFLICT, "and not again");
}

#[tokio::test]
async fn an_undo_that_comes_twice_takes_one_action_back() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let table = format!("/api/tables/{id}");
    for _ in 0..200 {
        let Some((seat, ..)) = host.step(&id, &tokens).await else {
            break;
        };
        let state = host.get(&table, &tokens[seat]).await;
        if state["undo"].as_u64() < Some(1) {
            continue;
        }
        let body = json!({ "decision": state["decision"] });
        host.post(&format!("{table}/undo"), &tokens[seat], body.clone())
            .await;
        let (_, again) = host
            .ask("POST", &format!("{table}/undo"), &tokens[seat], body)
            .await;
        assert_eq!(again["error"]["kind"], "late");
        let now = host.get(&table, &tokens[seat]).await;
        let before = state["made"].as_u64().expect("a number");
        assert_eq!(now["made"].as_u64(), Some(before - 1));
        return;
    }
    panic!("nobody ever had an action to take back");
}
