//! What the script of a page does with its stream of events: it shows the parts that it is sent, comes back when the
//! stream breaks, and says then where it was.

use crate::client::{Client, text};
use http_body_util::BodyExt;
use serde_json::Value;
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    net::SocketAddr,
    rc::Rc,
    time::Duration,
};

/// What a page shows.
#[derive(Clone, Default, Debug, PartialEq, Eq)]
pub struct Page {
    pub moment: String,
    pub parts: BTreeMap<String, String>,
    /// Lines of the log by their keys.
    pub log: BTreeMap<u64, String>,
}

impl Page {
    /// As `show` of the script.
    fn show(&mut self, news: &Value) {
        news["id"]
            .as_str()
            .unwrap_or_default()
            .clone_into(&mut self.moment);
        for (id, html) in news["parts"].as_object().into_iter().flatten() {
            let html = html.as_str().unwrap_or_default().to_owned();
            self.parts.insert(id.clone(), html);
        }
        if let Some(cut) = news["log"]["cut"].as_u64() {
            self.log.retain(|key, _| *key < cut);
            let add = news["log"]["add"].as_str().unwrap_or_default();
            for line in add.split("<li").filter(|line| !line.is_empty()) {
                let key = line.split("data-key=\"").nth(1);
                let key = key.and_then(|rest| rest.split('"').next()?.parse().ok());
                if let Some(key) = key {
                    self.log.insert(key, line.to_owned());
                }
            }
        }
    }

    /// What differs from a page that was opened just now; that one shows only the newest lines of the log.
    pub fn differs(&self, fresh: &Page) -> Option<String> {
        if self.moment != fresh.moment {
            return Some(format!(
                "it is at {}, the table at {}",
                self.moment, fresh.moment
            ));
        }
        let names = fresh.parts.keys().chain(self.parts.keys());
        for name in names {
            if self.parts.get(name) != fresh.parts.get(name) {
                return Some(format!("the part {name}"));
            }
        }
        let first = fresh.log.keys().next().copied().unwrap_or(u64::MAX);
        let recent: BTreeMap<u64, String> = self
            .log
            .range(first..)
            .map(|(k, v)| (*k, v.clone()))
            .collect();
        (recent != fresh.log).then(|| "the log".to_owned())
    }
}

/// An open page.
pub struct Browser {
    pub table: String,
    pub token: String,
    pub page: RefCell<Page>,
    pub connections: Cell<u32>,
}

impl Browser {
    pub fn new(table: &str, token: &str) -> Rc<Self> {
        Rc::new(Self {
            table: table.to_owned(),
            token: token.to_owned(),
            page: RefCell::default(),
            connections: Cell::new(0),
        })
    }

    /// Stays open through all troubles.
    pub async fn stay(self: Rc<Self>, address: SocketAddr) {
        loop {
            let _ = self.listen(address, false).await;
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Follows one stream until it breaks, or only until it has told how the table stands.
    pub async fn listen(&self, address: SocketAddr, once: bool) -> Result<(), String> {
        let mut client = Client::connect(address).await?;
        let moment = self.page.borrow().moment.clone();
        let path = match moment.as_str() {
            "" => format!("/t/{}/events", self.table),
            moment => format!("/t/{}/events?moment={moment}", self.table),
        };
        let mut body = client.open(&path, &self.token).await?;
        self.connections.set(self.connections.get() + 1);
        let mut held: Vec<u8> = Vec::new();
        while let Some(frame) = body.frame().await {
            let Ok(data) = frame.map_err(text)?.into_data() else {
                continue;
            };
            held.extend_from_slice(&data);
            while let Some(end) = held.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = held.drain(..end + 2).collect();
                let event = String::from_utf8_lossy(&event).into_owned();
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
                if field("event: ") == Some("scene") {
                    let news = serde_json::from_str(field("data: ").unwrap_or_default());
                    self.page.borrow_mut().show(&news.map_err(text)?);
                    if once {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }
}
