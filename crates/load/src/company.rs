//! People and bots on one machine: how much longer people's actions take while bots think.

use crate::{
    client::{Client, Server, free_address, text},
    people::{Table, seat_people},
    run::{Folder, Tally, act, game_of, percentile, prepare},
};
use clap::Args;
use serde_json::json;
use std::{
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};

#[derive(Args)]
pub struct Company {
    /// How many bots think at the same time
    #[arg(long, default_value_t = 8)]
    bots: usize,
    /// How many of them the server lets think at a time; its own choice when it is missing
    #[arg(long)]
    thinkers: Option<usize>,
    /// Their level
    #[arg(long, default_value = "expert")]
    level: String,
    /// How many tables with people
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// Actions of people per second
    #[arg(long, default_value_t = 20)]
    rate: u32,
    /// How long people are alone, and then in company, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How often this is done
    #[arg(long, default_value_t = 6)]
    rounds: u32,
    /// By what factor the 95th percentile may rise
    #[arg(long, default_value_t = 1.25)]
    most: f64,
    /// The people's game; the first of the list when it is missing
    #[arg(long)]
    game: Option<String>,
}

impl Company {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let address = free_address()?;
        let thinkers = self.thinkers.map(|n| n.to_string());
        let options: Vec<&str> = match &thinkers {
            Some(n) => vec!["--thinkers", n],
            None => Vec::new(),
        };
        let data = folder.0.join("load.db");
        let (server, _) = Server::start_with(&data, address, &options).await?;
        let game = game_of(self.game.as_deref());
        let people = prepare(address, &game, self.tables, 2).await?;
        let mut client = Client::connect(address).await?;
        let mut thinking = Vec::new();
        for _ in 0..self.bots {
            thinking.push(seat_people(&mut client, &game, 2).await?);
        }
        let [alone, company] = [Tally::default(), Tally::default()].map(Rc::new);
        for _ in 0..self.rounds {
            self.phase(address, &people, &alone).await?;
            let before = made(&mut client, &thinking).await?;
            hand_over(&mut client, &thinking, &self.level).await?;
            self.phase(address, &people, &company).await?;
            if cfg!(target_os = "linux") {
                give_way(&server).await?;
            }
            hand_over(&mut client, &thinking, "").await?;
            if made(&mut client, &thinking).await? == before {
                return Err("no bot moved: nothing is proved".to_owned());
            }
            // The last thoughts end.
            tokio::time::sleep(Duration::from_millis(1200)).await;
        }
        let errors = alone.errors.get() + company.errors.get();
        let [alone, company] = [&alone, &company].map(|tally| tally.answered.borrow().clone());
        let at = |values: &[f64], share| percentile(values, share);
        println!(
            "people alone: {} actions, p50 {:.1} ms, p95 {:.1} ms\nwith {} bots thinking ({}): {} actions, p50 {:.1} ms, \
             p95 {:.1} ms",
            alone.len(),
            at(&alone, 0.5),
            at(&alone, 0.95),
            self.bots,
            self.level,
            company.len(),
            at(&company, 0.5),
            at(&company, 0.95),
        );
        let ratio = at(&company, 0.95) / at(&alone, 0.95);
        println!("p95 × {ratio:.2}, {errors} errors");
        if errors > 0 || !ratio.is_finite() || ratio > self.most {
            return Err(format!("p95 rises by more than a factor of {}", self.most));
        }
        Ok(())
    }

    /// People act at a steady rate.
    async fn phase(
        &self,
        address: SocketAddr,
        people: &[Rc<Table>],
        tally: &Rc<Tally>,
    ) -> Result<(), String> {
        let begin = Instant::now();
        let mut acting = Vec::new();
        for nth in 0..self.rate * self.seconds as u32 {
            let due = begin + Duration::from_secs_f64(f64::from(nth) / f64::from(self.rate));
            tokio::time::sleep_until(due.into()).await;
            let ready = people.iter().cycle().skip(nth as usize % people.len());
            let mut ready = ready.take(people.len());
            let Some(table) = ready.find(|table| table.offer.borrow().is_some()) else {
                continue;
            };
            let (table, tally) = (table.clone(), tally.clone());
            acting.push(tokio::task::spawn_local(async move {
                if let Ok(mut client) = Client::connect(address).await {
                    act(&mut client, &table, nth as usize, &tally).await;
                }
            }));
        }
        for action in acting {
            action.await.map_err(text)?;
        }
        Ok(())
    }
}

/// Bots are thinking now, and on threads that leave people the first place.
async fn give_way(server: &Server) -> Result<(), String> {
    let mut nice = Vec::new();
    for _ in 0..300 {
        nice = server.bots_give_way();
        // A thread that has just begun has not given way yet.
        if nice.contains(&19) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Err(format!("threads of thinking bots have niceness {nice:?}"))
}

/// Bots take over all seats of these tables; without a level they give them back.
async fn hand_over(client: &mut Client, tables: &[Rc<Table>], level: &str) -> Result<(), String> {
    for table in tables {
        for (at, token) in table.tokens.iter().enumerate() {
            let path = format!("/api/tables/{}/seats/{}", table.id, at + 1);
            let body = json!({ "do": "stand-in", "level": level });
            client.post(&path, Some(token), &body).await?;
        }
    }
    Ok(())
}

/// How many actions were made at these tables.
async fn made(client: &mut Client, tables: &[Rc<Table>]) -> Result<u64, String> {
    let mut sum = 0;
    for table in tables {
        let path = format!("/api/tables/{}", table.id);
        let state = client.get(&path, Some(&table.tokens[0])).await?;
        sum += state["made"].as_u64().unwrap_or(0);
    }
    Ok(sum)
}
