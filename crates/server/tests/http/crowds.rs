//! Browsers that are slow, and visitors who want too much: others do not notice them.

use super::client::Host;
use hyper::StatusCode;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

/// Memory that this process has in use, in bytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number
        .and_then(|text| text.parse::<u64>().ok())
        .unwrap_or(0)
        * 1024
}

/// A stream of a table that is asked for and not read.
async fn deaf(host: &Host, id: &str, cookie: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut stream = socket.connect(host.address).await.expect("a connection");
    let request = format!(
        "GET /t/{id}/events HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n\r\n",
        host.address
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it is sent");
    stream
}

async fn is_closed(stream: &mut TcpStream, within: Duration) -> bool {
    let mut rest = Vec::new();
    tokio::time::timeout(within, stream.read_to_end(&mut rest))
        .await
        .is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_that_nobody_reads_hold_up_nothing_and_fill_no_memory() {
    let host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let mut streams = Vec::new();
    let people = tokens.iter().map(|token| format!("stolik={token}"));
    for cookie in people.chain(vec![String::new(); 10]) {
        streams.push(deaf(&host, &id, &cookie).await);
    }
    host.step(&id, &tokens).await;
    let before = memory();
    let (mut states, mut longest) = (0, Duration::ZERO);
    for _ in 0..250 {
        let start = Instant::now();
        if host.step(&id, &tokens).await.is_none() {
            break;
        }
        longest = longest.max(start.elapsed());
        states += 1;
    }
    assert!(states > 30, "the game goes on: {states}");
    // Far more than a busy machine needs, and far less than waiting for a reader.
    assert!(longest < Duration::from_secs(20), "{longest:?}");
    let grown = memory().saturating_sub(before);
    // Other tests use the same memory; kept states would be twelve times 250 pages.
    assert!(
        grown < 200 << 20,
        "{grown} bytes more after {states} states"
    );
    // Whoever begins to read gets states, the last of them the newest one; those in between are left out.
    let newest = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
    let newest = newest["moment"].as_str().expect("a moment");
    let stream = &mut streams[11];
    let mut text = Vec::new();
    let end = Instant::now() + Duration::from_secs(20);
    while !String::from_utf8_lossy(&text).contains(&format!("id: {newest}\n")) {
        assert!(Instant::now() < end, "the newest state comes");
        let mut piece = vec![0; 1 << 16];
        let n = stream.read(&mut piece).await.expect("bytes");
        assert!(n > 0, "the stream is open");
        text.extend_from_slice(&piece[..n]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_nothing_is_let_go() {
    let host = Host::tuned(|config| {
        config.rate_limits = false;
        config.patience = Duration::from_millis(500);
    })
    .await;
    let (id, tokens) = host.two_people().await;
    let _stream = deaf(&host, &id, &format!("stolik={}", tokens[1])).await;
    let end = Instant::now() + Duration::from_mins(2);
    let mut was_connected = false;
    for number in 0.. {
        let table = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
        let connected = table["seats"][1]["connected"] == true;
        was_connected |= connected;
        if was_connected && !connected {
            return;
        }
        assert!(Instant::now() < end, "the connection is still held");
        // Each message makes a new state, until no more fits into the buffers of the operating system. What somebody
        // says twice in a row is taken as said once.
        let text = format!("{number} {}", "x".repeat(400));
        host.post(
            &format!("/api/tables/{id}/chat"),
            &tokens[0],
            json!({ "text": text }),
        )
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_or_half_a_request_is_let_go() {
    let host = Host::tuned(|config| config.patience = Duration::from_millis(400)).await;
    let own = host.address;
    let halves = [
        String::new(),
        "GET".to_owned(),
        format!("GET / HTTP/1.1\r\nhost: {own}\r\na: "),
        format!("POST /api/guest HTTP/1.1\r\nhost: {own}\r\ncontent-length: 1000\r\n\r\n{{\"na"),
        format!(
            "POST /api/guest HTTP/1.1\r\nhost: {own}\r\ntransfer-encoding: chunked\r\n\r\n400\r\n{{"
        ),
    ];
    let mut slow = Vec::new();
    for half in &halves {
        let mut stream = TcpStream::connect(own).await.expect("a connection");
        stream.write_all(half.as_bytes()).await.expect("it is sent");
        slow.push(stream);
    }
    // One that never stops, a byte at a time.
    let drip = tokio::spawn(async move {
        let mut stream = TcpStream::connect(own).await.expect("a connection");
        let start = Instant::now();
        let _ = stream.write_all(b"GET / HTTP/1.1\r\n").await;
        while start.elapsed() < Duration::from_secs(10) {
            if stream.write_all(b"a").await.is_err() {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        false
    });
    host.get("/api/games", "").await;
    for (stream, half) in slow.iter_mut().zip(&halves) {
        assert!(is_closed(stream, Duration::from_secs(5)).await, "{half:?}");
    }
    assert!(
        drip.await.expect("it ends"),
        "a drip of bytes is let go, too"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_take_all_places() {
    let host = Host::tuned(|config| config.connections = 40).await;
    let mut idle = Vec::new();
    for _ in 0..40 {
        idle.push(
            TcpStream::connect(host.address)
                .await
                .expect("a connection"),
        );
    }
    // Ten places of forty are for one address; the others are closed at once.
    let mut closed = 0;
    for stream in &mut idle {
        closed += usize::from(is_closed(stream, Duration::from_millis(50)).await);
    }
    assert_eq!(closed, 30);
    let socket = TcpSocket::new_v4().expect("a socket");
    let elsewhere = "127.0.0.2:0".parse().expect("an address");
    socket
        .bind(elsewhere)
        .expect("another address of this machine");
    let mut stream = socket.connect(host.address).await.expect("a connection");
    let request = format!(
        "GET /api/games HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
        host.address
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // When they go, there is room again.
    drop(idle);
    for _ in 0..50 {
        if host
            .raw(request.as_bytes())
            .await
            .starts_with("HTTP/1.1 200")
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the places are not given back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_one_visitor_is_refused_and_others_play_on() {
    let host = Host::tuned(|_| {}).await;
    let (id, tokens) = host.two_people().await;
    let flooder = host.guest("Flood").await;
    let flood = async |method: &str, path: &str, token: &str, body: serde_json::Value, n: usize| {
        let mut refused = 0;
        for _ in 0..n {
            let (status, _) = host.ask(method, path, token, body.clone()).await;
            refused += usize::from(status == StatusCode::TOO_MANY_REQUESTS);
        }
        refused
    };
    let table = format!("/api/tables/{id}");
    let chat = json!({ "text": "x" });
    assert!(flood("POST", &format!("{table}/chat"), &flooder, chat.clone(), 40).await > 0);
    assert!(flood("GET", &table, &flooder, json!(null), 500).await > 0);
    let guess = json!({ "name": "Ann", "password": "something" });
    assert!(flood("POST", "/account/login", "", guess, 20).await > 0);
    let wish = json!({ "game": super::client::game(), "seats": ["me", "open"] });
    assert!(
        flood(
            "POST",
            "/api/tables",
            &host.guest("Hoarder").await,
            wish,
            60
        )
        .await
            > 0
    );
    // The same address, another person.
    host.post(&format!("{table}/chat"), &tokens[0], chat).await;
    for _ in 0..5 {
        assert!(host.step(&id, &tokens).await.is_some());
    }
}
