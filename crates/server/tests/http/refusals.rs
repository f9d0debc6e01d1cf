//! Bad input gets a clear answer, and never more than that.

use super::client::{Host, game};
use http_body_util::Full;
use hyper::{Request, StatusCode, body::Bytes};
use serde_json::json;

#[tokio::test]
async fn bad_requests_are_refused_with_words() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let stranger = host.guest("Stranger").await;
    let cases = [
        (
            "POST",
            "/api/guest".to_owned(),
            json!({ "name": "" }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            "/api/guest".to_owned(),
            json!({ "name": "x".repeat(100) }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            "/api/guest".to_owned(),
            json!({ "name": ["a"] }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "chess", "seats": ["me"] }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": game(), "seats": ["me", "me"] }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": game(), "seats": vec!["open"; 200] }),
            StatusCode::CONFLICT,
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": game(), "seats": ["me", "wizard"] }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            format!("/api/tables/{id}/act"),
            json!({ "decision": "many", "action": "x" }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "POST",
            format!("/api/tables/{id}/act"),
            json!({ "decision": 0, "action": "\u{0}\u{202e}".repeat(1000) }),
            StatusCode::CONFLICT,
        ),
        (
            "POST",
            format!("/api/tables/{id}/seats/9"),
            json!({ "do": "sit" }),
            StatusCode::CONFLICT,
        ),
        (
            "POST",
            format!("/api/tables/{id}/chat"),
            json!({ "text": "x".repeat(501) }),
            StatusCode::BAD_REQUEST,
        ),
        (
            "GET",
            "/api/tables/nowhere".to_owned(),
            json!({}),
            StatusCode::NOT_FOUND,
        ),
        (
            "GET",
            format!("/t/{id}/replay?at=minus"),
            json!({}),
            StatusCode::BAD_REQUEST,
        ),
        (
            "GET",
            format!("/t/{id}/replay?at=99999999999999999999999"),
            json!({}),
            StatusCode::BAD_REQUEST,
        ),
    ];
    for (method, path, body, expected) in cases {
        let (status, answer) = host.ask(method, &path, &tokens[0], body).await;
        assert_eq!(status, expected, "{method} {path}: {answer}");
    }
    let (status, answer) = host
        .ask(
            "POST",
            &format!("/api/tables/{id}/act"),
            &stranger,
            json!({ "decision": 0, "action": "x" }),
        )
        .await;
    assert_eq!(
        (status, answer["error"]["kind"].as_str()),
        (StatusCode::FORBIDDEN, Some("not-seated"))
    );
    let (status, _) = host
        .ask(
            "POST",
            &format!("/api/tables/{id}/invites"),
            &stranger,
            json!({}),
        )
        .await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn forms_of_other_sites_huge_bodies_and_nonsense_are_refused() {
    let host = Host::open().await;
    let post = |origin: &str, body: String| {
        Request::builder()
            .method("POST")
            .uri("/account/guest")
            .header("host", host.address.to_string())
            .header("origin", origin)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Full::new(Bytes::from(body)))
            .expect("a request")
    };
    let own = format!("http://{}", host.address);
    assert_eq!(
        host.send(post("http://evil.example", "name=Eve".to_owned()))
            .await
            .0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        host.send(post(&own, "name=Eve".to_owned())).await.0,
        StatusCode::SEE_OTHER
    );
    assert_eq!(
        host.send(post(&own, format!("name={}", "x".repeat(100_000))))
            .await
            .0,
        StatusCode::PAYLOAD_TOO_LARGE
    );
    assert_eq!(
        host.send(post(&own, "%%%=\u{1}&&&".to_owned())).await.0,
        StatusCode::BAD_REQUEST
    );
    assert_eq!(
        host.send(post(&own, "name=%3Cscript%3E".to_owned()))
            .await
            .0,
        StatusCode::SEE_OTHER
    );
}

#[tokio::test]
async fn a_table_without_spectators_is_for_its_people() {
    let host = Host::open().await;
    let ann = host.guest("Ann").await;
    let made = host
        .post(
            "/api/tables",
            &ann,
            json!({ "game": game(), "seats": ["me", "invited"] }),
        )
        .await;
    let id = made["id"].as_str().expect("an id");
    let eve = host.guest("Eve").await;
    assert_eq!(
        host.ask("GET", &format!("/api/tables/{id}"), &eve, json!({}))
            .await
            .0,
        StatusCode::FORBIDDEN
    );
    let invite = host
        .post(
            &format!("/api/tables/{id}/invites"),
            &ann,
            json!({ "seat": 2 }),
        )
        .await;
    let token = invite["token"].as_str().expect("a token");
    host.post(
        &format!("/api/tables/{id}/invites/{token}/revoke"),
        &ann,
        json!({}),
    )
    .await;
    assert_eq!(
        host.ask("POST", &format!("/api/invites/{token}"), &eve, json!({}))
            .await
            .0,
        StatusCode::NOT_FOUND
    );
    let invite = host
        .post(
            &format!("/api/tables/{id}/invites"),
            &ann,
            json!({ "seat": 2 }),
        )
        .await;
    host.post(
        &format!(
            "/api/invites/{}",
            invite["token"].as_str().expect("a token")
        ),
        &eve,
        json!({}),
    )
    .await;
    assert_eq!(
        host.get(&format!("/api/tables/{id}"), &eve).await["your_seat"],
        2
    );
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let host = Host::with_limits(true).await;
    let mut refused = 0;
    for n in 0..60 {
        let (status, _) = host
            .ask(
                "POST",
                "/api/guest",
                "",
                json!({ "name": format!("Bot {n}") }),
            )
            .await;
        refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0);
}
