//! Who may do what to the seat of somebody else, and how the log tells it.

use super::client::Host;
use hyper::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

/// A server at which everybody who has no page open counts as away at once.
async fn hasty() -> Host {
    Host::tuned(|config| {
        config.rate_limits = false;
        config.absence_seconds = 0;
    })
    .await
}

async fn told(host: &Host, id: &str, token: &str) -> String {
    let log = host.get(&format!("/api/tables/{id}/log"), token).await;
    log["log"].to_string()
}

#[tokio::test]
async fn the_host_alone_cannot_rewind_the_table() {
    let host = hasty().await;
    let (id, tokens) = host.two_people().await;
    let (table, back) = (
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/back"),
    );
    while host.get(&table, &tokens[0]).await["made"].as_u64() < Some(6) {
        host.step(&id, &tokens).await.expect("somebody must act");
    }
    let seat = format!("{table}/seats/2");
    // A level that takes its time: it must not act meanwhile.
    let bot = json!({ "do": "stand-in", "level": "expert" });
    host.post(&seat, &tokens[0], bot).await;
    assert!(
        told(&host, &id, &tokens[1])
            .await
            .contains("is away: a bot plays now")
    );
    let page = host.page(&format!("/t/{id}"), "taste=pl.light").await;
    assert!(page.contains("Nieobecność: Brian"), "{page}");
    let before = host.get(&table, &tokens[0]).await["made"].as_u64();
    host.post(&back, &tokens[0], json!({})).await;
    let now = host.get(&table, &tokens[0]).await;
    assert!(now["made"].as_u64() >= before, "nothing went back: {now}");
    // Nor does somebody else take the seat back for its owner.
    let give_back = json!({ "do": "stand-in", "level": "" });
    let (status, said) = host.ask("POST", &seat, &tokens[0], give_back.clone()).await;
    assert_eq!(status, StatusCode::FORBIDDEN, "{said}");
    host.post(&seat, &tokens[1], give_back).await;
    assert!(
        told(&host, &id, &tokens[0])
            .await
            .contains("Brian plays again")
    );
    // With the consent of both the game goes back, and the log keeps telling it.
    host.post(&back, &tokens[0], json!({})).await;
    let wish = host.get(&table, &tokens[1]).await["back"]["wish"].clone();
    if wish != Value::Null {
        let yes = json!({ "agrees": "yes", "wish": wish });
        host.post(&back, &tokens[1], yes).await;
        let log = told(&host, &id, &tokens[1]).await;
        assert!(log.contains("All agree"), "{log}");
    }
}

/// Alone against bots nobody else is asked.
#[tokio::test]
async fn bots_have_no_say_in_going_back() {
    let host = Host::open().await;
    let ann = host.guest("Ann").await;
    let wish =
        json!({ "game": super::client::game(), "seats": ["me", "random"], "spectators": true });
    let made = host.post("/api/tables", &ann, wish).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let table = format!("/api/tables/{id}");
    let mut own = 0;
    while own < 2 {
        let legal = host.get(&format!("{table}/legal"), &ann).await;
        if let Some(action) = legal["actions"][0]["notation"].as_str() {
            let body = json!({ "decision": legal["decision"], "action": action });
            host.post(&format!("{table}/act"), &ann, body).await;
            own += 1;
        }
    }
    host.post(&format!("{table}/back"), &ann, json!({})).await;
    let now = host.get(&table, &ann).await;
    assert_eq!(now["back"], Value::Null, "{now}");
    let log = told(&host, &id, &ann).await;
    assert!(log.contains("All agree"));
    // The luck to come is another one: its hash is told now, the seed at the end, and the record can be checked.
    let hash = now["luck"][0]["seed_hash"].as_str().expect("a hash");
    assert!(log.contains(hash), "{log}");
    assert_eq!(now["luck"][0]["seed"], Value::Null);
    host.post(
        &format!("{table}/seats/1"),
        &ann,
        json!({ "do": "stand-in", "level": "random" }),
    )
    .await;
    let over = loop {
        let now = host.get(&table, &ann).await;
        if now["stage"] == "over" {
            break now;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let luck = over["luck"][0]["seed"].as_str().expect("a seed");
    let seed: table::Seed = luck.parse().expect("a seed");
    assert_eq!(seed.commitment(), hash);
    let record = host.get(&format!("{table}/replay"), &ann).await;
    let record = record.as_str().expect("a text");
    assert!(record.contains(&format!("\nluck {luck}\n")), "{record}");
    let title = catalog::find(super::client::game()).expect("the game");
    let read = |text: &str| table::Replay::parse(text).expect("a record");
    title.replay(&read(record)).expect("it is played through");
    let without = record.replace(&format!("luck {luck}\n"), "");
    assert!(
        title.replay(&read(&without)).is_err(),
        "without the fresh luck it is another game"
    );
    let page = host.page(&format!("/t/{id}/results"), "").await;
    assert!(page.contains(luck) && page.contains(hash), "{page}");
}

#[tokio::test]
async fn a_seat_whose_person_never_came_back_can_be_freed() {
    let host = hasty().await;
    let (id, tokens) = host.two_people().await;
    host.step(&id, &tokens).await;
    let table = format!("/api/tables/{id}");
    let seat = format!("{table}/seats/2");
    let open = json!({ "do": "give", "holder": "open" });
    let (status, _) = host
        .ask(
            "POST",
            &format!("{table}/seats/1"),
            &tokens[1],
            open.clone(),
        )
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN, "only the host");
    host.post(&seat, &tokens[0], open).await;
    assert!(
        told(&host, &id, &tokens[0])
            .await
            .contains("Brian did not come back")
    );
    let cindy = host.guest("Cindy").await;
    host.post(&seat, &cindy, json!({ "do": "sit" })).await;
    assert!(
        told(&host, &id, &tokens[0])
            .await
            .contains("Cindy takes a seat")
    );
    assert_eq!(host.get(&table, &tokens[1]).await["your_seat"], Value::Null);
    let both = [tokens[0].clone(), cindy];
    for _ in 0..4 {
        assert!(host.step(&id, &both).await.is_some(), "the game goes on");
    }
}

#[tokio::test]
async fn nobody_takes_the_seat_of_somebody_who_is_here() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let seat = format!("/api/tables/{id}/seats/2");
    for wish in [
        json!({ "do": "give", "holder": "open" }),
        json!({ "do": "give", "holder": "random" }),
        json!({ "do": "stand-in", "level": "random" }),
    ] {
        let (status, said) = host.ask("POST", &seat, &tokens[0], wish).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{said}");
    }
}
