//! What whoever runs the server sees, and how soon it stops.

use super::client::Host;
use hyper::StatusCode;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// What an address answers to a plain request.
async fn get(address: std::net::SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_are_on_an_address_of_their_own_and_only_there() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("an address");
    let wanted = free.local_addr().expect("an address");
    drop(free);
    let host = Host::tuned(|config| {
        config.rate_limits = false;
        config.metrics = Some(wanted);
    })
    .await;
    let (id, tokens) = host.two_people().await;
    host.step(&id, &tokens).await;
    let said = get(wanted, "/metrics").await;
    assert!(said.contains("stolik_tables_in_memory 1\n"), "{said}");
    let counted = said
        .lines()
        .find_map(|line| line.strip_prefix("stolik_requests_total "));
    let counted: u64 = counted.expect("a line").parse().expect("a number");
    assert!(counted >= 5, "{said}");
    for secret in [&id, &tokens[0]] {
        assert!(!said.contains(secret.as_str()), "nothing about anybody");
    }
    let (status, _) = host
        .ask("GET", "/metrics", "", serde_json::Value::Null)
        .await;
    assert_eq!(status, StatusCode::NOT_FOUND, "players do not see it");
}

/// Streams, requests that never end and a browser that reads nothing do not keep the server from stopping.
#[tokio::test(flavor = "multi_thread")]
async fn it_stops_within_three_seconds_whatever_goes_on() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let mut open = Vec::new();
    for n in 0..40 {
        let mut stream = TcpStream::connect(host.address)
            .await
            .expect("a connection");
        let request = match n % 4 {
            0 => format!("GET /t/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n"),
            1 => format!(
                "GET /api/tables/{id}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
                tokens[0]
            ),
            2 => "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{".to_owned(),
            _ => "GET / HT".to_owned(),
        };
        stream.write_all(request.as_bytes()).await.expect("sent");
        open.push(stream);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let begun = Instant::now();
    host.stop().await;
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(3), "{took:?}");
    assert!(!host.data().with_extension("db-wal").exists());
    drop(open);
}
