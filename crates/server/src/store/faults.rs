//! What people are told when the store fails at exact instants, and how the table goes on.

use super::{
    Sqlite,
    faulty::{Fault, Faulty},
};
use crate::{Config, app::App, routes, words};
use axum::{Router, body::Body, http::Request};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use table::Lang;
use tempfile::TempDir;
use tower::ServiceExt;

/// A table with two people on a store that can fail.
struct House {
    _folder: TempDir,
    store: Arc<Faulty>,
    router: Router,
    table: String,
    tokens: [String; 2],
}

impl House {
    async fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let config = Config {
            data: folder.path().join("stolik.db"),
            rate_limits: false,
            ..Config::of(catalog::GAMES)
        };
        let inner = Sqlite::open(&config.data).await.expect("a store");
        let store = Arc::new(Faulty::new(inner));
        let mut house = Self {
            _folder: folder,
            router: routes::router(App::on(store.clone(), &config)),
            store,
            table: String::new(),
            tokens: [String::new(), String::new()],
        };
        for seat in 0..2 {
            let body = json!({ "name": format!("Guest {seat}") });
            let (_, guest) = house.ask("POST", "/api/guest", "", &body, "en").await;
            guest["token"]
                .as_str()
                .expect("a token")
                .clone_into(&mut house.tokens[seat]);
        }
        let wish =
            json!({ "game": catalog::GAMES[0].id(), "seats": ["me", "open"], "spectators": true });
        let (_, made) = house
            .ask("POST", "/api/tables", &house.tokens[0], &wish, "en")
            .await;
        house.table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
        let seat = format!("{}/seats/2", house.table);
        let (status, _) = house
            .ask(
                "POST",
                &seat,
                &house.tokens[1],
                &json!({ "do": "sit" }),
                "en",
            )
            .await;
        assert_eq!(status, 200);
        house
    }

    async fn ask(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
        lang: &str,
    ) -> (u16, Value) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .header("cookie", format!("taste={lang}.light"))
            .header("content-type", "application/json")
            .body(Body::from(body.to_string()))
            .expect("a request");
        let answer = self
            .router
            .clone()
            .oneshot(request)
            .await
            .expect("an answer");
        let status = answer.status().as_u16();
        let bytes = answer
            .into_body()
            .collect()
            .await
            .expect("a body")
            .to_bytes();
        let value = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
        (status, value)
    }

    /// Somebody who must act, and an answer to their decision.
    async fn wish(&self) -> (usize, Value) {
        for seat in 0..2 {
            let path = format!("{}/legal", self.table);
            let (_, legal) = self
                .ask("GET", &path, &self.tokens[seat], &Value::Null, "en")
                .await;
            if let Some(action) = legal["actions"][0]["notation"].as_str() {
                return (
                    seat,
                    json!({ "decision": legal["decision"], "action": action }),
                );
            }
        }
        panic!("somebody must act");
    }

    async fn act(&self, seat: usize, body: &Value, lang: &str) -> (u16, Value) {
        let path = format!("{}/act", self.table);
        self.ask("POST", &path, &self.tokens[seat], body, lang)
            .await
    }

    async fn made(&self) -> u64 {
        let (_, table) = self
            .ask("GET", &self.table, &self.tokens[0], &Value::Null, "en")
            .await;
        table["made"].as_u64().expect("a number")
    }
}

fn said(answer: &Value) -> (&str, &str) {
    let text = |name: &str| answer["error"][name].as_str().unwrap_or_default();
    (text("kind"), text("message"))
}

#[tokio::test]
async fn what_is_not_written_is_not_confirmed_and_is_said_in_both_languages() {
    let house = House::open().await;
    let (seat, body) = house.wish().await;
    house.store.set(Some(Fault::BeforeCommit));
    for (code, lang) in [("en", Lang::En), ("pl", Lang::Pl)] {
        let (status, answer) = house.act(seat, &body, code).await;
        let words = words::word(lang, "store-failed");
        assert_eq!(
            (status, said(&answer)),
            (503, ("store-failed", words.as_str()))
        );
    }
    assert_eq!(
        house.made().await,
        0,
        "the table is unchanged and can be seen"
    );
    // The page says the same to people without script.
    let page = format!("{}/act", house.table.replace("/api/tables/", "/t/"));
    let (status, page) = house
        .ask("POST", &page, &house.tokens[seat], &body, "pl")
        .await;
    let page = page.as_str().expect("a page").to_owned();
    assert_eq!(status, 503);
    assert!(
        page.contains(&words::word(Lang::Pl, "store-failed")),
        "{page}"
    );
    house.store.set(None);
    let (status, answer) = house.act(seat, &body, "en").await;
    assert_eq!((status, &answer["already"]), (200, &json!(false)));
    assert_eq!(house.made().await, 1, "it goes on without a restart");
}

#[tokio::test]
async fn what_was_committed_counts_whatever_was_said_of_it() {
    let house = House::open().await;
    let (seat, body) = house.wish().await;
    house.store.set(Some(Fault::AfterCommit));
    let (status, _) = house.act(seat, &body, "en").await;
    assert_eq!((status, house.made().await), (200, 1));
    let (status, answer) = house.act(seat, &body, "en").await;
    assert_eq!(
        (status, &answer["already"], house.made().await),
        (200, &json!(true), 1)
    );
    // Words are said once and can be said again.
    for text in ["one", "two"] {
        let path = format!("{}/chat", house.table);
        let body = json!({ "text": text });
        let (status, _) = house
            .ask("POST", &path, &house.tokens[0], &body, "en")
            .await;
        assert_eq!(status, 200);
    }
    let path = format!("{}/log", house.table);
    let (_, log) = house
        .ask("GET", &path, &house.tokens[0], &Value::Null, "en")
        .await;
    assert_eq!(log["chat"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn when_nobody_knows_it_is_said_so_and_repeating_is_safe() {
    let house = House::open().await;
    let (seat, body) = house.wish().await;
    house.store.set(Some(Fault::AfterCommitAndBlind));
    let (status, answer) = house.act(seat, &body, "en").await;
    assert_eq!((status, said(&answer).0), (503, "store-unsure"));
    house.store.set(None);
    // Long enough for the clock to tell the two requests apart.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let (status, answer) = house.act(seat, &body, "en").await;
    assert_eq!(
        (status, &answer["already"], house.made().await),
        (200, &json!(true), 1)
    );
    let (seat, body) = house.wish().await;
    assert_eq!(
        house.act(seat, &body, "en").await.0,
        200,
        "the game goes on"
    );
}

#[tokio::test]
async fn who_cannot_be_looked_up_is_not_taken_for_a_stranger() {
    let house = House::open().await;
    let body = json!({ "name": "Late" });
    let (_, guest) = house.ask("POST", "/api/guest", "", &body, "en").await;
    let token = guest["token"].as_str().expect("a token");
    house.store.set(Some(Fault::Gone));
    let path = format!("{}/chat", house.table);
    let (status, answer) = house
        .ask("POST", &path, token, &json!({ "text": "Hi" }), "en")
        .await;
    assert_eq!((status, said(&answer).0), (503, "store-failed"));
    house.store.set(None);
    let (status, _) = house
        .ask("POST", &path, token, &json!({ "text": "Hi" }), "en")
        .await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_slow_disk_delays_the_answer_and_nothing_else() {
    let house = House::open().await;
    let (seat, body) = house.wish().await;
    house
        .store
        .set(Some(Fault::Slow(Duration::from_millis(400))));
    let look = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let made = tokio::time::timeout(Duration::from_millis(250), house.made()).await;
        assert_eq!(
            made,
            Ok(0),
            "others look without waiting, and see only what is kept"
        );
    };
    // An impatient person clicks twice.
    let (one, two, ()) = tokio::join!(
        house.act(seat, &body, "en"),
        house.act(seat, &body, "en"),
        look
    );
    let already = [&one.1["already"], &two.1["already"]];
    assert_eq!((one.0, two.0), (200, 200));
    assert!(
        already.contains(&&json!(true)) && already.contains(&&json!(false)),
        "once and not twice"
    );
    assert_eq!(house.made().await, 1);
}
