//! Standing answers: a seat is not asked what it has answered for good, and nobody else sees a difference.

use super::client::{Host, game};
use hyper::StatusCode;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A game that knows standing answers.
fn asking() -> &'static str {
    let mut games = catalog::GAMES.iter();
    games
        .find(|game| !game.standing().is_empty())
        .expect("a game has standing answers")
        .id()
}

async fn give(host: &Host, id: &str, token: &str, field: &str) {
    let all = host.get(&format!("/api/tables/{id}"), token).await["standing"].clone();
    for answer in all.as_array().expect("a list") {
        let path = format!("/api/tables/{id}/standing");
        host.post(&path, token, json!({ field: answer["id"] }))
            .await;
    }
}

/// Whether the second seat made an action by itself while `steps` others were made. A question to which a standing
/// answer may be given is left open for so long, or until it is answered.
async fn answers_by_itself(
    host: &Host,
    id: &str,
    tokens: &[String; 2],
    steps: usize,
    patience: Duration,
) -> bool {
    let table = async || host.get(&format!("/api/tables/{id}"), &tokens[1]).await;
    for _ in 0..steps {
        let known = table().await["decision"].clone();
        let asked = Instant::now();
        loop {
            let now = table().await;
            if now["decision"] != known {
                return true;
            }
            if now["your_turn"] != true || asked.elapsed() > patience {
                break;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        if host.step(id, tokens).await.is_none() {
            break;
        }
    }
    false
}

#[tokio::test]
async fn a_standing_answer_is_given_until_it_is_taken_back_and_survives_a_restart() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people_at(asking()).await;
    give(&host, &id, &tokens[1], "give").await;
    host.restart().await;
    let patient = Duration::from_millis(500);
    assert!(answers_by_itself(&host, &id, &tokens, 40, patient).await);
    give(&host, &id, &tokens[1], "drop").await;
    // What was under way when it was taken back is over after a restart.
    host.restart().await;
    let short = Duration::from_millis(30);
    assert!(!answers_by_itself(&host, &id, &tokens, 20, short).await);
}

#[tokio::test]
async fn nobody_else_sees_standing_answers() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people_at(asking()).await;
    let look = async |token: &str| {
        let mut all = Vec::new();
        for part in ["", "/view", "/legal", "/log"] {
            let path = format!("/api/tables/{id}{part}");
            let (_, mut seen) = host.ask("GET", &path, token, Value::Null).await;
            seen["moment"] = Value::Null;
            all.push(seen);
        }
        all
    };
    // The first question is about something that nobody answers for good.
    let before = (look(&tokens[0]).await, look("").await);
    let path = format!("/api/tables/{id}/standing");
    let own = host.get(&format!("/api/tables/{id}"), &tokens[1]).await;
    host.post(
        &path,
        &tokens[1],
        json!({ "give": own["standing"][0]["id"] }),
    )
    .await;
    let own = host.get(&format!("/api/tables/{id}"), &tokens[1]).await;
    assert_eq!(own["standing"][0]["given"], true);
    assert_eq!(before, (look(&tokens[0]).await, look("").await));
}

#[tokio::test]
async fn an_unknown_standing_answer_is_refused() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people_at(game()).await;
    let path = format!("/api/tables/{id}/standing");
    for body in [
        json!({ "give": "everything" }),
        json!({ "drop": "a", "give": "b" }),
        json!({}),
    ] {
        let (status, answer) = host.ask("POST", &path, &tokens[0], body).await;
        assert!(
            status.is_client_error() && status != StatusCode::NOT_FOUND,
            "{status} {answer}"
        );
    }
    let (status, _) = host.ask("POST", &path, "", json!({ "give": "pass" })).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}
