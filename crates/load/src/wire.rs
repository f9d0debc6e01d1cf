//! What comes over the wire, kept whole.

use crate::client::{Client, text};
use http_body_util::BodyExt;
use std::{cell::RefCell, net::SocketAddr, rc::Rc, time::Duration};
use tokio::{
    sync::Notify,
    task::{JoinHandle, spawn_local},
};

/// How both servers are called, so that their pages say the same.
pub const HOST: &str = "stolik.example";

/// A stream of events, with everything that it has sent.
pub struct Stream {
    pub path: String,
    heard: Rc<RefCell<Vec<String>>>,
    news: Rc<Notify>,
    reading: JoinHandle<()>,
}

impl Stream {
    pub async fn open(address: SocketAddr, path: &str, token: &str) -> Result<Self, String> {
        let mut client = Client::connect(address).await?.at_host(HOST);
        let mut body = client.open(path, token).await?;
        let heard: Rc<RefCell<Vec<String>>> = Rc::default();
        let news = Rc::new(Notify::new());
        let (events, told) = (heard.clone(), news.clone());
        let reading = spawn_local(async move {
            let mut held: Vec<u8> = Vec::new();
            while let Some(Ok(frame)) = body.frame().await {
                held.extend_from_slice(&frame.into_data().unwrap_or_default());
                while let Some(end) = held.windows(2).position(|pair| pair == b"\n\n") {
                    let event: Vec<u8> = held.drain(..end + 2).collect();
                    let event = plain(&String::from_utf8_lossy(&event));
                    // A line that keeps the connection alive says nothing.
                    if !event.starts_with(':') {
                        events.borrow_mut().push(event);
                    }
                    told.notify_one();
                }
            }
            drop(client);
        });
        let stream = Self {
            path: path.to_owned(),
            heard,
            news,
            reading,
        };
        stream.first().await?;
        Ok(stream)
    }

    async fn first(&self) -> Result<(), String> {
        let wait = async {
            while self.heard.borrow().is_empty() {
                self.news.notified().await;
            }
        };
        let soon = Duration::from_secs(20);
        tokio::time::timeout(soon, wait).await.map_err(text)
    }

    /// All events until the table has so many entries.
    pub async fn until(&mut self, entries: u32) -> Result<Vec<String>, String> {
        let wait = async {
            loop {
                let last = self.heard.borrow().last().and_then(|event| {
                    let id = event.lines().find_map(|line| line.strip_prefix("id: "))?;
                    id.split('.').next()?.parse::<u32>().ok()
                });
                if last >= Some(entries) {
                    return;
                }
                self.news.notified().await;
            }
        };
        let soon = Duration::from_secs(20);
        tokio::time::timeout(soon, wait)
            .await
            .map_err(|_| format!("{}: no event for {entries} entries", self.path))?;
        Ok(self.heard.borrow_mut().drain(..).collect())
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        self.reading.abort();
    }
}

/// The same text without what differs between any two servers: when a table last changed, and the last part of a
/// moment's id, which begins anywhere.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(at);
        plain.push_str(before);
        let end = from.find(|c: char| !(c.is_ascii_digit() || c == '.'));
        let (number, after) = from.split_at(end.unwrap_or(from.len()));
        let is_quoted = plain.ends_with('"') && after.starts_with('"');
        let is_event = plain.ends_with("id: ") && after.starts_with('\n');
        if plain.ends_with("\"changed\":") {
            plain.push('0');
        } else if (is_quoted || is_event) && number.matches('.').count() == 2 {
            plain.push_str(&number[..number.rfind('.').unwrap_or(0)]);
        } else {
            plain.push_str(number);
        }
        rest = after;
    }
    plain.push_str(rest);
    plain
}
