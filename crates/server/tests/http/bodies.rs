//! Requests that are too big, too deep or no requests at all: a clear answer, and the server goes on.

use super::client::Host;
use http_body_util::Full;
use hyper::{Request, StatusCode, body::Bytes};
use serde_json::json;

const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";

async fn post(
    host: &Host,
    path: &str,
    token: &str,
    kind: &str,
    body: impl Into<Bytes>,
) -> (StatusCode, String) {
    let request = Request::builder()
        .method("POST")
        .uri(path)
        .header("host", host.address.to_string())
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", kind)
        .body(Full::new(body.into()))
        .expect("a request");
    host.send(request).await
}

#[tokio::test]
async fn bodies_that_are_too_big_are_refused() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    for path in [
        "/api/guest".to_owned(),
        format!("/api/tables/{id}/act"),
        format!("/t/{id}/chat"),
    ] {
        for kind in [JSON, FORM, "text/plain", "application/octet-stream"] {
            let (status, answer) =
                post(&host, &path, &tokens[0], kind, vec![b'x'; 64 * 1024 + 1]).await;
            assert_eq!(
                status,
                StatusCode::PAYLOAD_TOO_LARGE,
                "{path} {kind}: {answer}"
            );
        }
    }
    // A body that does not say how long it is ends at the same size.
    let mut endless = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {}\r\ncontent-type: {JSON}\r\ntransfer-encoding: chunked\r\n\r\n",
        host.address
    )
    .into_bytes();
    for _ in 0..80 {
        endless.extend_from_slice(b"400\r\n");
        endless.extend_from_slice(&[b' '; 0x400]);
        endless.extend_from_slice(b"\r\n");
    }
    let answer = host.raw(&endless).await;
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
    assert_eq!(
        host.get("/api/games", "").await["games"][0]["id"],
        catalog::GAMES[0].id()
    );
}

#[tokio::test]
async fn bodies_that_are_too_deep_or_strange_are_refused() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let deep = |open: &str, close: &str| open.repeat(5_000) + &close.repeat(5_000);
    let wide = json!({ "game": catalog::GAMES[0].id(), "seats": vec!["open"; 10_000] }).to_string();
    let many: Vec<String> = (0..5_000).map(|n| format!("a{n}=1&")).collect();
    let many = many.concat();
    let bodies: Vec<(&str, Vec<u8>)> = vec![
        (JSON, deep("[", "]").into()),
        (JSON, deep("{\"a\":", "}").into()),
        (JSON, format!("{{\"name\":{}}}", deep("[", "]")).into()),
        (JSON, format!("{{\"seats\":{}}}", deep("[", "]")).into()),
        (
            JSON,
            format!("{{\"options\":{}}}", deep("{\"a\":", "}")).into(),
        ),
        (JSON, "[".repeat(60_000).into()),
        (JSON, wide.into()),
        (JSON, b"\xff\xfe{}".to_vec()),
        (JSON, b"{\"name\":\"\xed\xa0\x80\"}".to_vec()),
        (JSON, b"{\"name\":\"\\ud800\"}".to_vec()),
        (JSON, b"{\"decision\":1e999,\"action\":\"x\"}".to_vec()),
        (
            JSON,
            b"{\"decision\":0,\"decision\":1,\"action\":5}".to_vec(),
        ),
        (JSON, b"null".to_vec()),
        (JSON, b"{}garbage".to_vec()),
        (FORM, many.into()),
        (FORM, b"%ff%fe=%00&=&&&==%".to_vec()),
        (FORM, "a[b][c]=1&".repeat(100).into()),
        (
            "multipart/form-data; boundary=x",
            b"--x\r\n\r\n--x--".to_vec(),
        ),
        (
            "application/json; charset=utf-16",
            "{\"name\":1}"
                .encode_utf16()
                .flat_map(u16::to_le_bytes)
                .collect(),
        ),
    ];
    let paths = [
        "/api/guest".to_owned(),
        "/api/tables".to_owned(),
        format!("/api/tables/{id}/act"),
        format!("/api/tables/{id}/seats/2"),
        format!("/t/{id}/act"),
        "/new".to_owned(),
        "/account/name".to_owned(),
    ];
    for path in &paths {
        for (kind, body) in &bodies {
            let (status, answer) = post(&host, path, &tokens[0], kind, body.clone()).await;
            assert!(
                status.is_client_error(),
                "{path} {}: {status} {answer}",
                String::from_utf8_lossy(&body[..body.len().min(60)])
            );
        }
    }
    assert_eq!(
        host.get(&format!("/api/tables/{id}"), &tokens[0]).await["made"],
        0
    );
}

#[tokio::test]
async fn what_is_no_request_is_refused_and_the_server_goes_on() {
    let host = Host::open().await;
    let own = host.address;
    let long = "x".repeat(1_000_000);
    let many: Vec<String> = (0..300).map(|n| format!("a{n}: b\r\n")).collect();
    let many = many.concat();
    for request in [
        "\0\0\0\0\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        format!("GET /{long} HTTP/1.1\r\nhost: {own}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: {own}\r\ncookie: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: {own}\r\n{many}\r\n"),
        format!(
            "POST /api/guest HTTP/1.1\r\nhost: {own}\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef"
        ),
        format!(
            "POST /api/guest HTTP/1.1\r\nhost: {own}\r\ncontent-length: 99999999999999999999\r\n\r\n"
        ),
        format!(
            "POST /api/guest HTTP/1.1\r\nhost: {own}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"
        ),
    ] {
        let answer = host.raw(request.as_bytes()).await;
        let start: String = request.chars().take(60).collect();
        assert!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 4"),
            "{start:?}: {answer}"
        );
    }
    for path in [
        "/t/%00",
        "/t/%ff%fe",
        "/t/..%2f..%2fetc%2fpasswd",
        "/assets/..%2f..%2fCargo.toml",
        "/rules/%2e%2e",
    ] {
        let (status, _) = host.ask("GET", path, "", json!({})).await;
        assert!(status.is_client_error(), "{path}: {status}");
    }
    host.get("/api/games", "").await;
}
