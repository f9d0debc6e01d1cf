//! What people do around a game: coming back from another device, inviting, playing again, going on from a moment.

use super::client::{Host, game};
use hyper::StatusCode;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_password_lets_somebody_come_back_from_another_device() {
    let host = Host::open().await;
    let first = host.form("/account/guest", "", "name=Ola").await;
    assert_eq!(first.status, StatusCode::SEE_OTHER);
    let cookie = first.cookie("stolik");
    assert!(
        first
            .cookies
            .iter()
            .all(|cookie| cookie.contains("HttpOnly") && cookie.contains("SameSite="))
    );
    let set = host
        .form(
            "/account/password",
            &cookie,
            "password=correct+horse+battery",
        )
        .await;
    assert_eq!(set.status, StatusCode::SEE_OTHER, "{}", set.body);
    let wrong = host
        .form("/account/login", "", "name=Ola&password=something+else")
        .await;
    assert!(wrong.status.is_client_error());
    assert!(wrong.cookies.is_empty(), "a wrong password opens nothing");
    let right = host
        .form(
            "/account/login",
            "",
            "name=ola&password=correct+horse+battery",
        )
        .await;
    assert_eq!(right.status, StatusCode::SEE_OTHER, "{}", right.body);
    let page = host.page("/account", &right.cookie("stolik")).await;
    assert!(page.contains("Ola"));
}

#[tokio::test]
async fn an_invitation_opens_its_seat_until_it_is_revoked() {
    let host = Host::open().await;
    let [ann, brian] = [host.guest("Ann").await, host.guest("Brian").await];
    let wish = json!({ "game": game(), "seats": ["me", "invited", "invited"], "spectators": true });
    let made = host.post("/api/tables", &ann, wish).await;
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    // Without an invitation a reserved seat is not free.
    let (status, _) = host
        .ask(
            "POST",
            &format!("{table}/seats/2"),
            &brian,
            json!({ "do": "sit" }),
        )
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    let mut tokens = Vec::new();
    for seat in [2, 3] {
        let invite = host
            .post(&format!("{table}/invites"), &ann, json!({ "seat": seat }))
            .await;
        tokens.push(invite["token"].as_str().expect("a token").to_owned());
    }
    host.post(
        &format!("{table}/invites/{}/revoke", tokens[1]),
        &ann,
        json!({}),
    )
    .await;
    let (status, _) = host
        .ask(
            "POST",
            &format!("/api/invites/{}", tokens[1]),
            &brian,
            json!({}),
        )
        .await;
    assert_eq!(
        status,
        StatusCode::NOT_FOUND,
        "a revoked link opens nothing"
    );
    host.post(&format!("/api/invites/{}", tokens[0]), &brian, json!({}))
        .await;
    assert_eq!(host.get(&table, &brian).await["your_seat"], 2);
}

#[tokio::test]
async fn after_the_end_the_same_again_with_seats_moved_on_or_from_any_moment_against_bots() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let table = format!("/api/tables/{id}");
    let (status, early) = host
        .ask("POST", &format!("{table}/again"), &tokens[0], json!({}))
        .await;
    assert_eq!(status, StatusCode::CONFLICT, "{early}");
    while host.step(&id, &tokens).await.is_some() {}
    let next = host
        .post(&format!("{table}/again"), &tokens[1], json!({}))
        .await;
    let same = host
        .post(&format!("{table}/again"), &tokens[0], json!({}))
        .await;
    assert_eq!(next["id"], same["id"], "both come to the same table");
    let next = host
        .get(
            &format!("/api/tables/{}", next["id"].as_str().expect("an id")),
            &tokens[0],
        )
        .await;
    assert_eq!(
        (next["your_seat"].as_u64(), next["stage"].as_str()),
        (Some(2), Some("playing"))
    );
    let wish = json!({ "at": 20, "seat": 1, "level": "random" });
    let more = host
        .post(&format!("{table}/continue"), &tokens[0], wish)
        .await;
    let more = format!("/api/tables/{}", more["id"].as_str().expect("an id"));
    let view = host.get(&more, &tokens[0]).await;
    assert_eq!(view["stage"], "playing");
}

#[tokio::test]
async fn a_table_made_with_other_rules_or_components_is_shown_but_not_played() {
    let changes = [
        ("999", "update tables set rules = 999"),
        (
            "0000000000000000",
            "update tables set components = '0000000000000000'",
        ),
    ];
    for (reason, change) in changes {
        let mut host = Host::open().await;
        let (id, tokens) = host.two_people().await;
        host.step(&id, &tokens).await;
        host.edit(change).await;
        host.restart().await;
        let (status, _) = host
            .ask(
                "POST",
                &format!("/api/tables/{id}/act"),
                &tokens[0],
                json!({ "decision": 0, "action": "anything" }),
            )
            .await;
        assert!(status.is_client_error());
        let page = host.page(&format!("/t/{id}"), "").await;
        assert!(page.contains(reason), "the page says why");
        assert!(!page.contains("data-offers"), "nothing can be done");
    }
}

#[tokio::test]
async fn tables_without_anybody_leave_memory_and_come_back_whole() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for _ in 0..5 {
        host.step(&id, &tokens).await;
    }
    let path = format!("/api/tables/{id}/view");
    let look = async || host.get(&path, &tokens[0]).await["view"].clone();
    let before = look().await;
    assert!(host.in_memory() >= 1);
    // Idle time is counted in whole seconds.
    let begun = std::time::Instant::now();
    while host.in_memory() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(30), "it stays");
        tokio::time::sleep(Duration::from_millis(50)).await;
        host.forget_idle();
    }
    assert_eq!(before, look().await);
}
