//! Tables with people on all seats, each with a stream open as a browser has.

use crate::client::{Client, text};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::Instant,
};

/// A table and what its streams have told.
pub struct Table {
    pub id: String,
    pub tokens: Vec<String>,
    /// The newest entry that each stream has seen, and when.
    pub seen: Vec<Cell<(u32, Instant)>>,
    /// What the seat that must act can do: seat, decision, actions.
    pub offer: RefCell<Option<Offer>>,
    pub errors: Cell<u32>,
}

pub struct Offer {
    pub seat: usize,
    pub decision: u32,
    pub actions: Vec<String>,
}

/// Makes a table with so many people.
pub async fn seat_people(client: &mut Client, game: &str, n: usize) -> Result<Rc<Table>, String> {
    let mut tokens = Vec::new();
    for seat in 0..n {
        let guest = client
            .post(
                "/api/guest",
                None,
                &json!({ "name": format!("Guest {seat}") }),
            )
            .await?;
        tokens.push(guest["token"].as_str().unwrap_or_default().to_owned());
    }
    let seats: Vec<&str> = (0..n)
        .map(|seat| if seat == 0 { "me" } else { "open" })
        .collect();
    let made = client
        .post(
            "/api/tables",
            Some(&tokens[0]),
            &json!({ "game": game, "seats": seats, "spectators": true }),
        )
        .await?;
    let id = made["id"].as_str().unwrap_or_default().to_owned();
    for (seat, token) in tokens.iter().enumerate().skip(1) {
        client
            .post(
                &format!("/api/tables/{id}/seats/{}", seat + 1),
                Some(token),
                &json!({ "do": "sit" }),
            )
            .await?;
    }
    let now = Instant::now();
    Ok(Rc::new(Table {
        seen: tokens.iter().map(|_| Cell::new((0, now))).collect(),
        id,
        tokens,
        offer: RefCell::new(None),
        errors: Cell::new(0),
    }))
}

/// Opens the stream of every seat.
pub async fn watch(table: &Rc<Table>, address: SocketAddr) -> Result<(), String> {
    for seat in 0..table.tokens.len() {
        let mut client = Client::connect(address).await?;
        let path = format!("/t/{}/events", table.id);
        let body = client.open(&path, &table.tokens[seat]).await?;
        let table = table.clone();
        tokio::task::spawn_local(async move {
            let result = follow(&table, seat, body).await;
            if result.is_err() {
                table.errors.set(table.errors.get() + 1);
            }
            drop(client);
        });
    }
    Ok(())
}

async fn follow(table: &Table, seat: usize, mut body: hyper::body::Incoming) -> Result<(), String> {
    let mut held: Vec<u8> = Vec::new();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(text)?.into_data() else {
            continue;
        };
        held.extend_from_slice(&data);
        while let Some(end) = held.windows(2).position(|pair| pair == b"\n\n") {
            let event: Vec<u8> = held.drain(..end + 2).collect();
            hear(table, seat, &String::from_utf8_lossy(&event));
        }
    }
    Err("the stream ended".to_owned())
}

fn hear(table: &Table, seat: usize, event: &str) {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
    let Some(entries) = field("id: ").and_then(|id| id.split('.').next()?.parse().ok()) else {
        return;
    };
    table.seen[seat].set((entries, Instant::now()));
    let Some(data) = field("data: ") else { return };
    // Only the seat that must act is read further: a browser does this work elsewhere.
    if !data.contains("\"turn\":true") {
        return;
    }
    let Ok(news) = serde_json::from_str::<Value>(data) else {
        return;
    };
    let Some(actions) = news["parts"]["actions"].as_str() else {
        return;
    };
    let values = |before: &str| -> Vec<String> {
        actions
            .match_indices(before)
            .map(|(at, _)| &actions[at + before.len()..])
            .filter_map(|rest| rest.split('"').next())
            .map(unescape)
            .collect()
    };
    let decision = values("name=\"decision\" value=\"")
        .first()
        .and_then(|text| text.parse().ok());
    if let Some(decision) = decision {
        let actions = values("name=\"action\" value=\"");
        if !actions.is_empty() {
            *table.offer.borrow_mut() = Some(Offer {
                seat,
                decision,
                actions,
            });
        }
    }
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
}
