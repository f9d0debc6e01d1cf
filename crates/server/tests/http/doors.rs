//! Doors that stay shut: another seat, another table, a spectator's chair, an old decision, another site's form.

use super::client::{Host, game};
use http_body_util::Full;
use hyper::{Request, StatusCode, body::Bytes};
use serde_json::{Value, json};

/// Everything that can be asked of a table, with a body that would do something if it came from the right person.
fn doings(id: &str, decision: u64, action: &str) -> Vec<(String, Value)> {
    let table = format!("/api/tables/{id}");
    let seat = |n: usize| format!("{table}/seats/{n}");
    vec![
        // The seat comes from the account; naming one changes nothing.
        (
            format!("{table}/act"),
            json!({ "decision": decision, "action": action, "seat": 1 }),
        ),
        (format!("{table}/undo"), json!({ "decision": decision })),
        (
            format!("{table}/undo"),
            json!({ "decision": decision, "all": true }),
        ),
        (format!("{table}/back"), json!({})),
        (format!("{table}/back"), json!({ "agrees": "yes" })),
        (format!("{table}/hint"), json!({})),
        (seat(1), json!({ "do": "give", "holder": "open" })),
        (seat(2), json!({ "do": "give", "holder": "random" })),
        (seat(1), json!({ "do": "stand-in", "level": "random" })),
        (seat(1), json!({ "do": "program", "name": "Thief" })),
        (seat(2), json!({ "do": "sit" })),
        (format!("{table}/invites"), json!({})),
        (format!("{table}/again"), json!({})),
        (
            format!("{table}/continue"),
            json!({ "at": 0, "seat": 1, "level": "random" }),
        ),
    ]
}

/// What the people of a table see of it, without the number of the moment.
async fn seen(host: &Host, id: &str, tokens: &[String; 2]) -> Vec<Value> {
    let mut all = Vec::new();
    for token in tokens {
        for part in ["", "/view", "/legal", "/log"] {
            let mut seen = host.get(&format!("/api/tables/{id}{part}"), token).await;
            seen["moment"] = Value::Null;
            all.push(seen);
        }
    }
    all
}

/// Who must act: the index of their token, the decision and a legal action.
async fn open_decision(host: &Host, id: &str, tokens: &[String; 2]) -> (usize, u64, String) {
    for (at, token) in tokens.iter().enumerate() {
        let legal = host.get(&format!("/api/tables/{id}/legal"), token).await;
        if let Some(action) = legal["actions"][0]["notation"].as_str() {
            let decision = legal["decision"].as_u64().expect("a number");
            return (at, decision, action.to_owned());
        }
    }
    panic!("somebody must act");
}

#[tokio::test]
async fn nobody_does_anything_at_a_table_of_others() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let (_, others) = host.two_people().await;
    host.step(&id, &tokens).await;
    let (_, decision, action) = open_decision(&host, &id, &tokens).await;
    let before = seen(&host, &id, &tokens).await;
    let spectator = host.guest("Watcher").await;
    let visitors = [
        ("a spectator", spectator.as_str()),
        ("somebody of another table", others[0].as_str()),
        ("nobody", ""),
        ("a guessed token", "0123456789abcdefghjkmnpqrstvwxyz"),
    ];
    for (who, token) in visitors {
        for (path, body) in doings(&id, decision, &action) {
            let (status, answer) = host.ask("POST", &path, token, body.clone()).await;
            assert!(
                matches!(
                    status,
                    StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN | StatusCode::CONFLICT
                ),
                "{who} {path} {body}: {status} {answer}"
            );
        }
    }
    assert_eq!(before, seen(&host, &id, &tokens).await);
}

#[tokio::test]
async fn nobody_acts_for_the_other_seat() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let (at, decision, action) = open_decision(&host, &id, &tokens).await;
    let other = &tokens[1 - at];
    let before = seen(&host, &id, &tokens).await;
    for decision in [decision, decision + 1, 0, u64::from(u32::MAX)] {
        let body = json!({ "decision": decision, "action": action, "seat": at + 1 });
        let (status, answer) = host
            .ask("POST", &format!("/api/tables/{id}/act"), other, body)
            .await;
        assert_eq!(status, StatusCode::CONFLICT, "{answer}");
    }
    // A guest of the table arranges nothing and hands over only the own seat.
    let guest = &tokens[1];
    for body in [
        json!({ "do": "stand-in", "level": "random" }),
        json!({ "do": "give", "holder": "open" }),
        json!({ "do": "give", "holder": "random" }),
        json!({ "do": "program", "name": "Thief" }),
        json!({ "do": "sit" }),
    ] {
        let (status, answer) = host
            .ask("POST", &format!("/api/tables/{id}/seats/1"), guest, body)
            .await;
        assert!(status.is_client_error(), "{answer}");
    }
    assert_eq!(before, seen(&host, &id, &tokens).await);
}

#[tokio::test]
async fn an_old_decision_stays_closed_after_undo_and_beyond_all_numbers() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let path = format!("/api/tables/{id}");
    let (seat, decision, action) = host.step(&id, &tokens).await.expect("somebody must act");
    let now = host.get(&path, &tokens[seat]).await;
    if now["undo"].as_u64() > Some(0) {
        let undo = json!({ "decision": now["decision"] });
        host.post(&format!("{path}/undo"), &tokens[seat], undo)
            .await;
        let body = json!({ "decision": decision, "action": action });
        let (status, answer) = host
            .ask("POST", &format!("{path}/act"), &tokens[seat], body)
            .await;
        assert!(
            status == StatusCode::CONFLICT || answer["already"] == true,
            "what was taken back is not made again by a late request: {answer}"
        );
    }
    let made = host.get(&path, &tokens[0]).await["made"].clone();
    for wrong in [
        json!(-1),
        json!(1.5),
        json!(1e300),
        json!("0x0"),
        json!(" 0"),
        json!(4_294_967_296_u64),
        json!(u64::MAX),
        json!(null),
        json!(true),
    ] {
        let body = json!({ "decision": wrong, "action": action });
        let (status, answer) = host
            .ask("POST", &format!("{path}/act"), &tokens[seat], body)
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}: {answer}");
    }
    assert_eq!(made, host.get(&path, &tokens[0]).await["made"]);
}

#[tokio::test]
async fn an_invitation_opens_only_its_own_seat_and_table() {
    let host = Host::open().await;
    let [ann, eve] = [host.guest("Ann").await, host.guest("Eve").await];
    let wish = json!({ "game": game(), "seats": ["me", "invited", "invited"], "spectators": true });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let made = host.post("/api/tables", &ann, wish.clone()).await;
        ids.push(made["id"].as_str().expect("an id").to_owned());
    }
    let invite = host
        .post(
            &format!("/api/tables/{}/invites", ids[0]),
            &ann,
            json!({ "seat": 2 }),
        )
        .await;
    let token = invite["token"].as_str().expect("a token");
    // Another seat may be wished for, but the invitation says which it is.
    host.post(
        &format!("/api/invites/{token}"),
        &eve,
        json!({ "seat": 3, "table": ids[1] }),
    )
    .await;
    let tables = [
        host.get(&format!("/api/tables/{}", ids[0]), &eve).await,
        host.get(&format!("/api/tables/{}", ids[1]), &eve).await,
    ];
    assert_eq!(
        (
            tables[0]["your_seat"].as_u64(),
            tables[1]["your_seat"].as_u64()
        ),
        (Some(2), None)
    );
    // The host of one table does not revoke invitations of another.
    let mallory = host.guest("Mallory").await;
    let own = host.post("/api/tables", &mallory, wish).await;
    let own = own["id"].as_str().expect("an id");
    let path = format!("/api/tables/{own}/invites/{token}/revoke");
    let _ = host.ask("POST", &path, &mallory, json!({})).await;
    let page = host.page(&format!("/join/{token}"), "").await;
    assert!(page.contains("method=\"post\""), "it still works: {page}");
}

#[tokio::test]
async fn forms_of_other_sites_do_nothing() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let (at, decision, action) = open_decision(&host, &id, &tokens).await;
    let cookie = format!("stolik={}", tokens[at]);
    let before = seen(&host, &id, &tokens).await;
    let own = host.address.to_string();
    let forged = [
        ("origin", "http://evil.example".to_owned()),
        ("origin", "null".to_owned()),
        ("origin", format!("http://{own}.evil.example")),
        ("origin", format!("http://evil.example/{own}")),
        ("origin", format!("http://{own}@evil.example")),
        ("sec-fetch-site", "cross-site".to_owned()),
        ("sec-fetch-site", "same-site".to_owned()),
    ];
    let act = format!("decision={decision}&action={}", action.replace(' ', "+"));
    let posts = [
        (format!("/t/{id}/act"), act.clone()),
        (format!("/api/tables/{id}/act"), act),
        (format!("/t/{id}/chat"), "text=hello".to_owned()),
        (
            format!("/t/{id}/standin"),
            format!("seat={}&level=random", at + 1),
        ),
        ("/account/name".to_owned(), "name=Owned".to_owned()),
        (
            "/account/password".to_owned(),
            "password=owned+by+somebody".to_owned(),
        ),
        ("/account/token".to_owned(), "label=stolen".to_owned()),
        ("/account/logout".to_owned(), String::new()),
        ("/account/login".to_owned(), "name=a&password=b".to_owned()),
        ("/taste".to_owned(), "lang=pl".to_owned()),
    ];
    for (header, value) in &forged {
        for (path, body) in &posts {
            for kind in ["application/x-www-form-urlencoded", "text/plain"] {
                let request = Request::builder()
                    .method("POST")
                    .uri(path)
                    .header("host", &own)
                    .header("cookie", &cookie)
                    .header("content-type", kind)
                    .header(*header, value)
                    .body(Full::new(Bytes::from(body.clone())))
                    .expect("a request");
                let (head, answer) = host.exchange(request).await;
                assert_eq!(head.status, StatusCode::FORBIDDEN, "{path}: {answer}");
                assert!(head.headers.get("set-cookie").is_none());
                assert!(head.headers.get("access-control-allow-origin").is_none());
            }
        }
    }
    assert_eq!(before, seen(&host, &id, &tokens).await);
    // Addresses that change something do not answer to a link.
    for (path, _) in &posts {
        let (status, _) = host.ask("GET", path, &tokens[at], Value::Null).await;
        assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
    }
}

#[tokio::test]
async fn after_a_form_the_way_leads_to_no_other_site() {
    let host = Host::open().await;
    for (next, to) in [
        ("%2Frules", "/rules"),
        ("https%3A%2F%2Fevil.example", "/"),
        ("%2F%2Fevil.example", "/"),
        ("%2F%5Cevil.example", "/"),
        ("%2F%09%2Fevil.example", "/"),
        ("%2F%0A%2Fevil.example", "/"),
        ("%2Fa%0D%0Aset-cookie%3A+stolik%3Downed", "/"),
        ("javascript%3Aalert(1)", "/"),
    ] {
        let request = Request::builder()
            .method("POST")
            .uri("/account/guest")
            .header("host", host.address.to_string())
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Full::new(Bytes::from(format!("name=Ola&next={next}"))))
            .expect("a request");
        let (head, _) = host.exchange(request).await;
        assert_eq!(head.headers["location"], to, "{next}");
    }
}
