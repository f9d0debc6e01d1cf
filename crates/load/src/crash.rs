//! Kills the server at random instants while people play. A confirmed action must be there afterwards, once and in its
//! place; an unconfirmed one may be; and every view that anybody saw is a moment of the game that the log tells.

use crate::{
    client::{Client, Server, free_address},
    judge::judge,
    player::{Party, follow, gather, play},
    run::Folder,
};
use bots::{Random, derive_seed};
use clap::Args;
use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};
use tokio::task::{JoinHandle, spawn_local};

#[derive(Args)]
pub struct Crash {
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// On how many tables people act meanwhile
    #[arg(long, default_value_t = 10)]
    tables: usize,
    /// The longest time between a start and a kill, in milliseconds
    #[arg(long, default_value_t = 600)]
    window: usize,
    /// Decides games, choices and pauses; another one each time when it is missing
    #[arg(long)]
    seed: Option<u64>,
}

impl Crash {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let data = folder.0.join("crash.db");
        let begin = Instant::now();
        let seed = match self.seed {
            Some(seed) => seed,
            None => chance_seed()?,
        };
        println!("seed {seed}");
        let mut house = House::open(&data, seed).await?;
        for kill in 1..=self.kills {
            house.fill(self.tables).await?;
            let pause = house.dice.pick(self.window.max(1)) as u64;
            tokio::time::sleep(Duration::from_millis(pause)).await;
            house.server.kill();
            house.server = start(&data, house.address).await?;
            if kill % 20 == 0 {
                eprintln!("{kill} kills");
            }
        }
        house.close().await?;
        let verdict = judge(&data, &house.parties).await?;
        let kept = server_replays(&data).await?;
        println!(
            "{} kills in {:.0} s: {} confirmed actions of {} tables ({} finished) are in the logs once and in order; \
             {} wishes had an answer cut off, {} of them are in the logs; {} views seen by players are what the replay \
             shows; {kept} tables replayed by the server's own check",
            self.kills,
            begin.elapsed().as_secs_f64(),
            verdict.confirmed,
            verdict.tables,
            verdict.finished,
            verdict.unsure,
            verdict.kept,
            verdict.views,
        );
        if verdict.confirmed == 0 || verdict.views == 0 {
            return Err("nobody played: nothing is proved".to_owned());
        }
        Ok(())
    }
}

async fn start(data: &Path, address: SocketAddr) -> Result<Server, String> {
    let (server, _) = Server::start_with(data, address, &["--bot-pause", "0"]).await?;
    Ok(server)
}

/// A number that nobody chose.
pub fn chance_seed() -> Result<u64, String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(crate::client::text)?;
    Ok(u64::from_le_bytes(bytes))
}

/// Everything in the file, replayed as `stolik backup --check` does it.
pub async fn server_replays(data: &Path) -> Result<usize, String> {
    let data = data.to_owned();
    let found = tokio::task::spawn_blocking(move || server::check(catalog::GAMES, &data))
        .await
        .map_err(crate::client::text)?
        .map_err(crate::client::text)?;
    match found.unreadable.first() {
        None => Ok(found.tables),
        Some((table, reason)) => Err(format!("table {table}: {reason}")),
    }
}

/// A server, and the tables at which people play through all of its lives.
struct House {
    server: Server,
    address: SocketAddr,
    parties: Vec<Party>,
    players: Vec<JoinHandle<()>>,
    streams: Vec<JoinHandle<()>>,
    seed: u64,
    dice: Random,
}

impl House {
    async fn open(data: &Path, seed: u64) -> Result<Self, String> {
        let address = free_address()?;
        Ok(Self {
            server: start(data, address).await?,
            address,
            parties: Vec::new(),
            players: Vec::new(),
            streams: Vec::new(),
            seed,
            dice: Random::new(seed),
        })
    }

    /// New tables in place of those that are finished.
    async fn fill(&mut self, tables: usize) -> Result<(), String> {
        let going = self.parties.iter().filter(|party| !party.is_over()).count();
        if going >= tables {
            return Ok(());
        }
        let mut client = Client::connect(self.address).await?;
        for _ in going..tables {
            let game = catalog::GAMES[self.parties.len() % catalog::GAMES.len()];
            let party = gather(&mut client, game, &mut self.dice).await?;
            for person in &party.people {
                let dice = Random::new(derive_seed(self.seed, self.players.len() as u64));
                let playing = play(self.address, person.clone(), dice);
                self.players.push(spawn_local(playing));
                let following = follow(self.address, person.clone());
                self.streams.push(spawn_local(following));
            }
            self.parties.push(party);
        }
        Ok(())
    }

    /// Everybody hears the answer to what they sent; then the server ends.
    async fn close(&mut self) -> Result<(), String> {
        for person in self.parties.iter().flat_map(|party| &party.people) {
            person.stop();
        }
        for player in self.players.drain(..) {
            player.await.map_err(crate::client::text)?;
        }
        for stream in self.streams.drain(..) {
            stream.abort();
        }
        self.server.kill();
        Ok(())
    }
}
