//! Nothing is lost, nothing is doubled, nobody sees too much.

use super::client::{Host, game};
use hyper::StatusCode;
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_doubled_request_is_harmless_and_a_late_one_is_refused() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let (seat, decision, action) = host.step(&id, &tokens).await.expect("somebody must act");
    let path = format!("/api/tables/{id}/act");
    let again = host
        .post(
            &path,
            &tokens[seat],
            json!({ "decision": decision, "action": action }),
        )
        .await;
    assert_eq!(again["already"], true);
    let (status, refused) = host
        .ask(
            "POST",
            &path,
            &tokens[seat],
            json!({ "decision": decision, "action": "something else" }),
        )
        .await;
    assert_eq!(
        (status, refused["error"]["kind"].as_str()),
        (StatusCode::CONFLICT, Some("late"))
    );
    let (status, _) = host
        .ask(
            "POST",
            &path,
            &tokens[seat],
            json!({ "decision": 99, "action": action }),
        )
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(
        host.get(&format!("/api/tables/{id}"), &tokens[0]).await["made"],
        1
    );
}

#[tokio::test]
async fn a_restart_keeps_every_confirmed_action_chat_and_seat() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for _ in 0..12 {
        host.step(&id, &tokens).await;
    }
    host.post(
        &format!("/api/tables/{id}/chat"),
        &tokens[1],
        json!({ "text": "Cześć!" }),
    )
    .await;
    let look = async |host: &Host| {
        let mut all = Vec::new();
        for part in ["", "/view", "/legal", "/log"] {
            let mut seen = host
                .get(&format!("/api/tables/{id}{part}"), &tokens[0])
                .await;
            seen["moment"] = json!(null);
            all.push(seen);
        }
        all
    };
    let before = look(&host).await;
    host.restart().await;
    assert_eq!(before, look(&host).await);
}

#[tokio::test]
async fn a_game_between_programs_ends_and_only_then_tells_its_seed() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let table = format!("/api/tables/{id}");
    let watcher = host.guest("Watcher").await;
    let mut bodies = Vec::new();
    let (status, _) = host
        .ask("GET", &format!("{table}/replay"), &tokens[0], json!({}))
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    for n in 0..3000 {
        if host.step(&id, &tokens).await.is_none() {
            break;
        }
        assert!(n < 2999, "the game comes to an end");
        if n % 10 == 0 {
            for token in [&tokens[0], &watcher] {
                for part in ["", "/view", "/log"] {
                    bodies.push(host.get(&format!("{table}{part}"), token).await.to_string());
                }
            }
        }
    }
    let end = host.get(&table, &tokens[0]).await;
    assert_eq!(end["stage"], "over");
    let seed = end["seed"].as_str().expect("the seed is told");
    assert!(
        bodies.iter().all(|body| !body.contains(seed)),
        "the seed was told too early"
    );
    let (status, file) = host
        .ask("GET", &format!("{table}/replay"), &tokens[0], json!({}))
        .await;
    assert_eq!(status, StatusCode::OK);
    let text = file.as_str().expect("a text file");
    let replay = table::Replay::parse(text).expect("a replay");
    catalog::find(game())
        .expect("the game")
        .replay(&replay)
        .expect("it plays through to the same end");
    // The same again, and on from the middle.
    let next = host
        .post(&format!("{table}/again"), &tokens[0], json!({}))
        .await;
    let same = host
        .post(&format!("{table}/again"), &tokens[1], json!({}))
        .await;
    assert_eq!(next["id"], same["id"], "both go to the same table");
    let moved = host
        .get(
            &format!("/api/tables/{}", next["id"].as_str().expect("an id")),
            &tokens[0],
        )
        .await;
    assert_eq!(moved["your_seat"], 2, "seats move on");
    let on = host
        .post(
            &format!("{table}/continue"),
            &watcher,
            json!({ "at": 10, "seat": 1, "level": "random" }),
        )
        .await;
    assert_eq!(
        host.get(
            &format!("/api/tables/{}", on["id"].as_str().expect("an id")),
            &watcher
        )
        .await["your_seat"],
        1
    );
}

#[tokio::test]
async fn going_back_needs_everybody() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let table = format!("/api/tables/{id}");
    let mut acted = Vec::new();
    while acted.iter().filter(|seat| **seat == 0).count() < 2 || acted.last() == Some(&0) {
        acted.push(host.step(&id, &tokens).await.expect("somebody must act").0);
    }
    let to = acted
        .iter()
        .rposition(|seat| *seat == 0)
        .expect("the first seat acted");
    host.post(&format!("{table}/back"), &tokens[0], json!({}))
        .await;
    let asked = host.get(&table, &tokens[1]).await;
    assert_eq!(
        (asked["made"].as_u64(), asked["back"]["by"].as_u64()),
        (Some(acted.len() as u64), Some(1))
    );
    host.post(
        &format!("{table}/back"),
        &tokens[1],
        json!({ "agrees": "no" }),
    )
    .await;
    assert!(host.get(&table, &tokens[0]).await["back"].is_null());
    host.post(&format!("{table}/back"), &tokens[0], json!({}))
        .await;
    host.post(
        &format!("{table}/back"),
        &tokens[1],
        json!({ "agrees": "yes" }),
    )
    .await;
    let now = host.get(&table, &tokens[0]).await;
    assert_eq!(now["made"].as_u64(), Some(to as u64));
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_back() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let seat = format!("/api/tables/{id}/seats/2");
    let (status, _) = host
        .ask(
            "POST",
            &format!("/api/tables/{id}/seats/1"),
            &tokens[1],
            json!({ "do": "stand-in", "level": "random" }),
        )
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN, "only the person");
    let wish = json!({ "do": "stand-in", "level": "random" });
    let (status, said) = host.ask("POST", &seat, &tokens[0], wish.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "not even the host: {said}");
    assert_eq!(said["error"]["kind"], "not-away");
    host.post(&seat, &tokens[1], wish).await;
    let begun = Instant::now();
    let table = loop {
        let table = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
        if table["made"].as_u64() > Some(2) {
            break table;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "the bot acts: {table}"
        );
        let legal = host
            .get(&format!("/api/tables/{id}/legal"), &tokens[0])
            .await;
        if let Some(action) = legal["actions"][0]["notation"].as_str() {
            let body = json!({ "decision": legal["decision"], "action": action });
            host.post(&format!("/api/tables/{id}/act"), &tokens[0], body)
                .await;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    };
    assert_eq!(table["seats"][1]["bot"], "random");
    host.post(&seat, &tokens[1], json!({ "do": "stand-in", "level": "" }))
        .await;
    assert!(host.get(&format!("/api/tables/{id}"), &tokens[0]).await["seats"][1]["bot"].is_null());
}
