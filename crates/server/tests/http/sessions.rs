//! Cookies and tokens: what they open, and when they open nothing any more.

use super::client::Host;
use http_body_util::{BodyExt, Full};
use hyper::{Request, StatusCode, body::Bytes, client::conn::http1::handshake, header};
use hyper_util::rt::TokioIo;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_cookie_that_is_too_old_opens_nothing() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let cookie = format!("stolik={}", tokens[0]);
    assert!(host.page("/account", &cookie).await.contains("Ann"));
    host.edit("update sessions set created = created - 366 * 24 * 3600")
        .await;
    // What the server remembers of a session is forgotten with a restart, and after a day.
    host.restart().await;
    assert!(!host.page("/account", &cookie).await.contains("Ann"));
    let (status, _) = host
        .ask(
            "POST",
            &format!("/api/tables/{id}/chat"),
            &tokens[0],
            json!({ "text": "hello" }),
        )
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    // A program's token works until it is revoked.
    host.edit("update sessions set kind = 'token'").await;
    host.restart().await;
    host.get(&format!("/api/tables/{id}/legal"), &tokens[0])
        .await;
}

#[tokio::test]
async fn a_cookie_that_is_not_ours_opens_nothing() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let hash_like = "a".repeat(64);
    let long = "z".repeat(10_000);
    for secret in [
        "",
        "x",
        "null",
        "' or 1=1 --",
        "%00",
        &hash_like,
        &long,
        &tokens[0][1..],
    ] {
        let page = host.page("/account", &format!("stolik={secret}")).await;
        assert!(page.contains("/account/guest"), "{secret}: a stranger");
        let request = Request::builder()
            .method("POST")
            .uri(format!("/api/tables/{id}/chat"))
            .header(header::HOST, host.address.to_string())
            .header(header::COOKIE, format!("a=b; stolik={secret}; c"))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(r#"{"text":"hello"}"#)))
            .expect("a request");
        let (status, answer) = host.send(request).await;
        assert_eq!(status, StatusCode::UNAUTHORIZED, "{secret}: {answer}");
    }
}

#[tokio::test]
async fn logging_out_ends_the_session_and_its_streams() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let cookie = format!("stolik={}", tokens[1]);
    let mut bodies = Vec::new();
    for path in [
        format!("/t/{id}/events"),
        format!("/api/tables/{id}/events"),
    ] {
        let stream = tokio::net::TcpStream::connect(host.address)
            .await
            .expect("a connection");
        let (mut sender, connection) = handshake(TokioIo::new(stream)).await.expect("a handshake");
        tokio::spawn(connection);
        let request = Request::builder()
            .uri(path)
            .header(header::HOST, host.address.to_string())
            .header(header::COOKIE, &cookie)
            .body(Full::new(Bytes::new()))
            .expect("a request");
        let answer = sender.send_request(request).await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK);
        let mut body = answer.into_body();
        body.frame().await.expect("a first state").expect("bytes");
        bodies.push((sender, body));
    }
    let out = host.form("/account/logout", &cookie, "").await;
    assert_eq!(out.status, StatusCode::SEE_OTHER);
    assert!(
        out.cookies
            .iter()
            .all(|cookie| cookie.contains("Max-Age=0"))
    );
    host.post(
        &format!("/api/tables/{id}/chat"),
        &tokens[0],
        json!({ "text": "a secret" }),
    )
    .await;
    for (_, body) in bodies {
        let rest = tokio::time::timeout(Duration::from_secs(5), body.collect()).await;
        let rest = rest.expect("the stream ends").expect("bytes").to_bytes();
        assert!(!String::from_utf8_lossy(&rest).contains("a secret"));
    }
    let (status, _) = host
        .ask(
            "POST",
            &format!("/api/tables/{id}/chat"),
            &tokens[1],
            json!({ "text": "hello" }),
        )
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_password_is_changed_only_by_who_knows_it_and_not_to_a_common_one() {
    let host = Host::open().await;
    let cookie = host
        .form("/account/guest", "", "name=Ola")
        .await
        .cookie("stolik");
    let set = async |body: &str| host.form("/account/password", &cookie, body).await.status;
    for common in ["12345678", "password1", "qwertyuiop", "iloveyou"] {
        let status = set(&format!("password={common}")).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{common}");
    }
    assert_eq!(
        set("password=correct+horse+battery").await,
        StatusCode::SEE_OTHER
    );
    assert!(
        host.page("/account", &cookie)
            .await
            .contains("name=\"present\"")
    );
    assert_eq!(
        set("password=another+horse+staple").await,
        StatusCode::BAD_REQUEST
    );
    let wrong = "password=another+horse+staple&present=something+else";
    assert_eq!(set(wrong).await, StatusCode::FORBIDDEN);
    let right = "password=another+horse+staple&present=correct+horse+battery";
    assert_eq!(set(right).await, StatusCode::SEE_OTHER);
    let login = async |password: &str| {
        let body = format!("name=Ola&password={password}");
        host.form("/account/login", &cookie, &body).await
    };
    assert_eq!(
        login("correct+horse+battery").await.status,
        StatusCode::FORBIDDEN
    );
    let entered = login("another+horse+staple").await;
    assert_eq!(entered.status, StatusCode::SEE_OTHER);
    // A login makes a new secret and ends the old one.
    assert_ne!(entered.cookie("stolik"), cookie);
    assert!(
        host.page("/account", &cookie)
            .await
            .contains("/account/guest")
    );
}

#[tokio::test]
async fn over_an_encrypted_connection_cookies_stay_there() {
    let host = Host::open().await;
    let request = Request::builder()
        .method("POST")
        .uri("/account/guest")
        .header(header::HOST, host.address.to_string())
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header("x-forwarded-proto", "https")
        .body(Full::new(Bytes::from("name=Ola")))
        .expect("a request");
    let (head, _) = host.exchange(request).await;
    let cookie = head.headers[header::SET_COOKIE].to_str().expect("text");
    assert!(cookie.starts_with("__Host-stolik="), "{cookie}");
    assert!(
        cookie.contains("; Secure") && cookie.contains("; HttpOnly"),
        "{cookie}"
    );
    assert_eq!(
        head.headers[header::STRICT_TRANSPORT_SECURITY],
        "max-age=31536000"
    );
    let pair = cookie.split(';').next().unwrap_or_default();
    assert!(host.page("/account", pair).await.contains("Ola"));
}

#[tokio::test]
async fn every_answer_has_the_headers_that_browsers_need() {
    let host = Host::open().await;
    let (id, _) = host.two_people().await;
    let table = format!("/t/{id}");
    for path in [
        "/",
        &table,
        "/api/games",
        "/assets/stolik.js",
        "/nowhere",
        "/api/tables/x",
    ] {
        let request = Request::builder()
            .uri(path)
            .header(header::HOST, host.address.to_string())
            .body(Full::new(Bytes::new()))
            .expect("a request");
        let (head, _) = host.exchange(request).await;
        let policy = head.headers[header::CONTENT_SECURITY_POLICY]
            .to_str()
            .expect("text");
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"));
        assert_eq!(head.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert_eq!(head.headers[header::REFERRER_POLICY], "same-origin");
        let kind = head.headers[header::CONTENT_TYPE].to_str().expect("text");
        assert!(
            !kind.starts_with("text/") || kind.contains("charset"),
            "{path}: {kind}"
        );
        let is_asset = path.starts_with("/assets/");
        assert_eq!(
            head.headers[header::CACHE_CONTROL] == "no-store",
            !is_asset,
            "{path}"
        );
    }
}
