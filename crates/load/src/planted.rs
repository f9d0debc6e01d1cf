//! A table put into a data file at a chosen position, with ids and secrets that are the same in every file.

use crate::{client::text, player::hash};
use game::Game;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use table::{Seat, Setup};

/// A table that stands in the data files of all servers, each with its own hidden world.
pub struct Planted {
    pub id: String,
    /// Who may look from which seat.
    pub tokens: Vec<String>,
    pub watcher: String,
    /// What must never leave the server.
    pub canaries: Vec<String>,
}

/// Who holds a seat.
pub enum Holder {
    Person,
    Bot(&'static str),
}

impl Planted {
    /// Names for the table with this number: nothing about them is secret but the secrets.
    pub fn new(number: usize, seats: usize) -> Self {
        let secret = |who: &str| format!("canary{number}secret{who}");
        let tokens: Vec<String> = (1..=seats).map(|seat| secret(&seat.to_string())).collect();
        let watcher = secret("watcher");
        let mut canaries = vec![
            format!("canary{number}password"),
            format!("canary{number}account"),
        ];
        for token in tokens.iter().chain([&watcher]) {
            canaries.extend([token.clone(), hash(token)]);
        }
        Self {
            id: format!("planted{number}"),
            tokens,
            watcher,
            canaries,
        }
    }

    fn account(&self, who: &str) -> String {
        format!("{}{who}", self.canaries[1])
    }

    /// Writes the table into a file that a server has open.
    pub async fn put(
        &self,
        data: &Path,
        game: &dyn Game,
        setup: &Setup,
        holders: &[Holder],
        position: &Value,
    ) -> Result<(), String> {
        let address = format!("sqlite://{}", data.display());
        let mut file = SqliteConnection::connect(&address).await.map_err(text)?;
        let mut change = file.begin().await.map_err(text)?;
        let people = (1..=self.tokens.len()).map(|seat| (seat.to_string(), &self.tokens[seat - 1]));
        for (who, token) in people.chain([("watcher".to_owned(), &self.watcher)]) {
            let sql = "insert into accounts (id, name, password, created) values (?, ?, ?, 0)";
            sqlx::query(sql)
                .bind(self.account(&who))
                // People with a password have names of their own; its hash is a canary.
                .bind(format!("{} of {}", name(&who), self.id))
                .bind((who == "1").then(|| self.canaries[0].clone()))
                .execute(&mut *change)
                .await
                .map_err(text)?;
            let sql = "insert into sessions (hash, account, kind, label, created) values (?, ?, 'token', '', 0)";
            sqlx::query(sql)
                .bind(hash(token))
                .bind(self.account(&who))
                .execute(&mut *change)
                .await
                .map_err(text)?;
        }
        let bot_waits = holders
            .iter()
            .any(|holder| matches!(holder, Holder::Bot(_)));
        let sql = "insert into tables (id, game, rules, components, setup, host, spectators, listed, created, changed, \
                   stage, waiting, bot_waits) values (?, ?, ?, ?, ?, ?, 1, 0, 0, 0, 'playing', 0, ?)";
        sqlx::query(sql)
            .bind(&self.id)
            .bind(game.id())
            .bind(game.version())
            .bind(game.components().edition().components)
            .bind(serde_json::to_string(setup).map_err(text)?)
            .bind(self.account("1"))
            .bind(bot_waits)
            .execute(&mut *change)
            .await
            .map_err(text)?;
        let held = Seat::first(holders.len())
            .zip(holders)
            .map(|(seat, holder)| {
                let who = seat.number().to_string();
                let holder = match holder {
                    Holder::Person => {
                        json!({ "person": { "account": self.account(&who), "name": name(&who) } })
                    }
                    Holder::Bot(level) => json!({ "bot": level }),
                };
                json!({ "hold": { "seat": seat, "holder": holder } })
            });
        let start = json!({ "start": { "origin": { "position": position } } });
        for (number, entry) in held.chain([start]).enumerate() {
            sqlx::query("insert into entries (table_id, number, at, entry) values (?, ?, 0, ?)")
                .bind(&self.id)
                .bind(number as i64)
                .bind(entry.to_string())
                .execute(&mut *change)
                .await
                .map_err(text)?;
        }
        for (at, holder) in holders.iter().enumerate() {
            if matches!(holder, Holder::Person) {
                sqlx::query("insert into seats (table_id, seat, account) values (?, ?, ?)")
                    .bind(&self.id)
                    .bind(at as i64)
                    .bind(self.account(&(at + 1).to_string()))
                    .execute(&mut *change)
                    .await
                    .map_err(text)?;
            }
        }
        change.commit().await.map_err(text)?;
        file.close().await.map_err(text)?;
        server::adopt(data, &self.id).await
    }
}

fn name(who: &str) -> String {
    format!("Player {who}")
}
