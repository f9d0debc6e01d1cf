//! Hostile names and chat: what cannot be seen is refused, what can be seen is shown as text and nothing else.

use super::client::{Host, game};
use http_body_util::Full;
use hyper::{Request, StatusCode, body::Bytes, header};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{io::AsyncReadExt, io::AsyncWriteExt, net::TcpStream};

#[tokio::test]
async fn words_that_cannot_be_seen_are_refused() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let piled = format!("a{}", "\u{35f}".repeat(12));
    let long = "x".repeat(25);
    let huge = "x".repeat(50_000);
    let cases: &[(&str, &str)] = &[
        ("nothing", ""),
        ("spaces", " \t\n\u{a0}\u{3000} "),
        ("zero width", "\u{200b}\u{200c}\u{2060}\u{feff}"),
        ("zero width inside", "A\u{200b}nn"),
        ("right to left override", "Ann\u{202e}nnA"),
        ("isolate", "\u{2067}Ann"),
        ("marks of direction", "Ann\u{200f}"),
        ("a null", "An\0n"),
        ("an escape", "\u{1b}[31mAnn"),
        ("a bell", "Ann\u{7}"),
        ("a filler", "\u{3164}"),
        ("an empty braille cell", "\u{2800}"),
        ("tags", "Ann\u{e0041}\u{e0042}"),
        ("a soft hyphen", "An\u{ad}n"),
        ("piled marks", &piled),
        ("marks alone", "\u{301}\u{302}"),
        ("private use", "\u{e000}"),
        ("no character", "\u{ffff}"),
        ("huge", &huge),
    ];
    for (what, text) in cases {
        for (path, field) in [
            ("/api/guest".to_owned(), "name"),
            (format!("/api/tables/{id}/chat"), "text"),
        ] {
            let (status, answer) = host
                .ask("POST", &path, &tokens[0], json!({ field: text }))
                .await;
            assert_eq!(status, StatusCode::BAD_REQUEST, "{what} {path}: {answer}");
            assert!(answer["error"]["message"].is_string());
        }
    }
    let (status, _) = host
        .ask("POST", "/api/guest", "", json!({ "name": long }))
        .await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    // Letters of all languages and small pictures are welcome.
    for fine in [
        "Żółć",
        "李小龍",
        "Ольга",
        "עדן",
        "Bà Ngoại",
        "🦊",
        "❤\u{fe0f} 👩\u{200d}🚀",
    ] {
        host.post("/api/guest", "", json!({ "name": fine })).await;
        host.post(
            &format!("/api/tables/{id}/chat"),
            &tokens[0],
            json!({ "text": fine }),
        )
        .await;
    }
}

/// Markup in many dialects, and how it would look where it does harm.
const HOSTILE: [(&str, &str); 6] = [
    ("<img src=x onerror=a()>", "<img src=x"),
    ("\"><svg onload=a()>", "<svg onload"),
    ("</title><b id=own>", "<b id=own"),
    ("' onclick='a()", "='' onclick"),
    ("</script><i id=own>", "<i id=own"),
    ("{$x} {{7*7}} %s <u id=own>", "<u id=own"),
];

async fn page(host: &Host, path: &str, token: &str, lang: &str) -> String {
    let request = Request::builder()
        .uri(path)
        .header(header::HOST, host.address.to_string())
        .header(
            header::COOKIE,
            format!("stolik={token}; taste={lang}.light"),
        )
        .body(Full::new(Bytes::new()))
        .expect("a request");
    let (status, body) = host.send(request).await;
    assert_eq!(status, StatusCode::OK, "{path}: {body}");
    body
}

/// The first state that a stream sends.
async fn first_event(host: &Host, path: &str, token: &str) -> String {
    let mut stream = TcpStream::connect(host.address)
        .await
        .expect("a connection");
    let request = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: stolik={token}\r\n\r\n",
        host.address
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it is sent");
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_millis(400), stream.read_to_end(&mut answer)).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_names_and_chat_is_only_text() {
    let host = Host::open().await;
    for pair in HOSTILE.chunks(2) {
        let names: Vec<String> = pair
            .iter()
            .map(|(name, _)| name.chars().take(24).collect())
            .collect();
        let tokens = [host.guest(&names[0]).await, host.guest(&names[1]).await];
        let wish =
            json!({ "game": game(), "seats": ["me", "open"], "spectators": true, "listed": true });
        let made = host.post("/api/tables", &tokens[0], wish).await;
        let id = made["id"].as_str().expect("an id");
        let invite = host
            .post(&format!("/api/tables/{id}/invites"), &tokens[0], json!({}))
            .await;
        let join = invite["link"].as_str().expect("a link").to_owned();
        let mut pages = vec![
            page(&host, &join, &tokens[1], "en").await,
            page(&host, "/", &tokens[1], "pl").await,
            page(&host, &format!("/t/{id}"), &tokens[0], "pl").await,
        ];
        host.post(
            &format!("/api/tables/{id}/seats/2"),
            &tokens[1],
            json!({ "do": "sit" }),
        )
        .await;
        for (text, _) in HOSTILE {
            host.post(
                &format!("/api/tables/{id}/chat"),
                &tokens[0],
                json!({ "text": text }),
            )
            .await;
        }
        for _ in 0..6 {
            host.step(id, &tokens).await;
        }
        for path in ["", "/log", "/replay?at=3"] {
            for lang in ["en", "pl"] {
                pages.push(page(&host, &format!("/t/{id}{path}"), &tokens[0], lang).await);
            }
        }
        while host.step(id, &tokens).await.is_some() {}
        for path in ["", "/log", "/results", "/replay?at=3&as=1"] {
            pages.push(page(&host, &format!("/t/{id}{path}"), &tokens[0], "en").await);
        }
        for path in ["/", "/account", "/new"] {
            pages.push(page(&host, path, &tokens[0], "en").await);
        }
        // Parts of a page travel as JSON: read as the script reads them.
        let stream = first_event(&host, &format!("/t/{id}/events"), &tokens[0]).await;
        let data = stream
            .lines()
            .find_map(|line| line.strip_prefix("data: "))
            .expect("a state");
        let state: Value = serde_json::from_str(data).expect("JSON");
        let parts = state["parts"].as_object().expect("parts");
        pages.extend(parts.values().filter_map(Value::as_str).map(str::to_owned));
        for (_, harm) in HOSTILE {
            for page in &pages {
                assert!(!page.contains(harm), "{harm} in {page}");
            }
        }
        // Programs get what was written, and a replay can be read again.
        let table = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
        assert_eq!(table["seats"][0]["name"], names[0]);
        let (_, file) = host
            .ask(
                "GET",
                &format!("/api/tables/{id}/replay"),
                &tokens[0],
                json!({}),
            )
            .await;
        let replay = table::Replay::parse(file.as_str().expect("text")).expect("a replay");
        assert_eq!(replay.names[0].1, names[0]);
    }
}

#[tokio::test]
async fn nobody_speaks_in_the_name_of_somebody_else() {
    let host = Host::open().await;
    let ann = host.guest("Ann").await;
    let twin = host.guest("\u{410}nn").await;
    let wish = json!({ "game": game(), "seats": ["me", "open"], "spectators": true });
    let made = host.post("/api/tables", &ann, wish).await;
    let path = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    host.post(&format!("{path}/seats/2"), &twin, json!({ "do": "sit" }))
        .await;
    let table = host.get(&path, &ann).await;
    assert_eq!(table["seats"][0]["name"], "Ann");
    assert_eq!(
        table["seats"][1]["name"], "\u{410}nn 2",
        "a letter of another alphabet"
    );
    let watcher = host.guest("ANN").await;
    for token in [&ann, &twin, &watcher] {
        host.post(&format!("{path}/chat"), token, json!({ "text": "hello" }))
            .await;
    }
    let log = host.get(&format!("{path}/log"), &ann).await;
    let names: Vec<&str> = log["chat"]
        .as_array()
        .expect("chat")
        .iter()
        .filter_map(|line| line["name"].as_str())
        .collect();
    assert_eq!(names, ["Ann", "\u{410}nn 2", "ANN 3"]);
}
