//! Kills the server at random instants. A confirmed action must be there afterwards, once; an unconfirmed one may be.

use crate::{
    client::{Client, Server, free_address},
    people::{Table, seat_people},
    run::Folder,
};
use clap::Args;
use serde_json::json;
use std::{
    cell::RefCell,
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};

#[derive(Args)]
pub struct Crash {
    /// How often the server is killed
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// On how many tables people act meanwhile
    #[arg(long, default_value_t = 8)]
    tables: usize,
    /// The game; the first of the list when it is missing
    #[arg(long)]
    game: Option<String>,
}

/// What a table's people have been told, by seat: confirmed answers, and whether one more is under way.
type Told = Rc<RefCell<Vec<(u32, bool)>>>;
/// A table, what its people were told, and what has been counted already.
type Watched = (Rc<Table>, Told, Rc<RefCell<Vec<u32>>>);

impl Crash {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let data = folder.0.join("crash.db");
        let address = free_address()?;
        let game = self.game.clone().unwrap_or_else(|| {
            catalog::GAMES
                .first()
                .map_or("", |game| game.id())
                .to_owned()
        });
        let mut tables: Vec<Watched> = Vec::new();
        let (mut confirmed, mut kept) = (0u64, 0u64);
        for kill in 0..self.kills {
            let (mut server, _) = Server::start(&data, address).await?;
            let mut client = Client::connect(address).await?;
            let (found, extra) = check(&mut client, &tables).await?;
            confirmed += found;
            kept += extra;
            if kill % 20 == 0 {
                // Fresh games, so that none of them is over.
                tables.clear();
                for _ in 0..self.tables {
                    let table = seat_people(&mut client, &game, 2).await?;
                    tables.push((
                        table,
                        Rc::new(RefCell::new(vec![(0, false); 2])),
                        Rc::default(),
                    ));
                    if let Some((_, _, counted)) = tables.last() {
                        *counted.borrow_mut() = vec![0; 2];
                    }
                }
            }
            let workers: Vec<_> = tables
                .iter()
                .cloned()
                .map(|(table, told, _)| tokio::task::spawn_local(keep_acting(address, table, told)))
                .collect();
            // Instants that no clock of the server knows.
            let pause = 20
                + (Instant::now().elapsed().subsec_nanos() as u64 + u64::from(kill) * 7919) % 230;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            server.kill();
            for worker in workers {
                worker.abort();
                let _ = worker.await;
            }
        }
        let (_server, _) = Server::start(&data, address).await?;
        let mut client = Client::connect(address).await?;
        let (found, extra) = check(&mut client, &tables).await?;
        println!(
            "{} kills: {} confirmed actions all there once, {} unconfirmed ones were kept too",
            self.kills,
            confirmed + found,
            kept + extra
        );
        Ok(())
    }
}

async fn keep_acting(address: SocketAddr, table: Rc<Table>, told: Told) {
    let Ok(mut client) = Client::connect(address).await else {
        return;
    };
    loop {
        for seat in 0..table.tokens.len() {
            let token = Some(table.tokens[seat].as_str());
            let Ok(legal) = client
                .get(&format!("/api/tables/{}/legal", table.id), token)
                .await
            else {
                return;
            };
            let Some(action) = legal["actions"][0]["notation"].as_str() else {
                continue;
            };
            let decision = legal["decision"].as_u64().unwrap_or(0) as u32;
            told.borrow_mut()[seat] = (decision, true);
            let body = json!({ "decision": decision, "action": action });
            if client
                .post(&format!("/api/tables/{}/act", table.id), token, &body)
                .await
                .is_err()
            {
                return;
            }
            told.borrow_mut()[seat] = (decision + 1, false);
        }
    }
}

/// Every seat's next decision is the one after its last confirmed one, or one more if an answer was under way.
async fn check(client: &mut Client, tables: &[Watched]) -> Result<(u64, u64), String> {
    let (mut confirmed, mut kept) = (0, 0);
    for (table, told, counted) in tables {
        for seat in 0..table.tokens.len() {
            let state = client
                .get(
                    &format!("/api/tables/{}", table.id),
                    Some(&table.tokens[seat]),
                )
                .await?;
            let open = state["decision"].as_u64().unwrap_or(u64::MAX) as u32;
            let (expected, under_way) = told.borrow()[seat];
            if open != expected && !(under_way && open == expected + 1) {
                return Err(format!(
                    "table {} seat {}: decision {open} is open, {expected} answers were confirmed",
                    table.id,
                    seat + 1
                ));
            }
            let since = std::mem::replace(&mut counted.borrow_mut()[seat], open);
            confirmed += u64::from(expected.saturating_sub(since));
            kept += u64::from(open - expected);
            told.borrow_mut()[seat] = (open, false);
        }
    }
    Ok((confirmed, kept))
}
