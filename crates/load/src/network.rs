//! People play over a bad connection, some of them from two devices. Afterwards every page shows what the server has,
//! and nothing was done twice.

use crate::{
    browser::Browser,
    client::{Client, Server, free_address, text},
    crash::{chance_seed, server_replays},
    judge::judge,
    player::{Party, follow, gather, play},
    proxy::Proxy,
    run::Folder,
};
use bots::{Random, derive_seed};
use clap::Args;
use std::{
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};
use tokio::task::spawn_local;

#[derive(Args)]
pub struct Network {
    /// For how long people play
    #[arg(long, default_value_t = 120)]
    seconds: u64,
    /// On how many tables
    #[arg(long, default_value_t = 10)]
    tables: usize,
    /// Decides games, choices and faults; another one each time when it is missing
    #[arg(long)]
    seed: Option<u64>,
}

impl Network {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let data = folder.0.join("network.db");
        let seed = match self.seed {
            Some(seed) => seed,
            None => chance_seed()?,
        };
        println!("seed {seed}");
        let address = free_address()?;
        let (mut server, _) = Server::start_with(&data, address, &["--bot-pause", "0"]).await?;
        let proxy = Proxy::open(address, seed).await?;
        let mut dice = Random::new(seed);
        let mut parties: Vec<Party> = Vec::new();
        let (mut players, mut browsers) = (Vec::new(), Vec::new());
        let mut client = Client::connect(address).await?;
        for nth in 0..self.tables {
            let game = catalog::GAMES[nth % catalog::GAMES.len()];
            parties.push(gather(&mut client, game, &mut dice).await?);
        }
        for person in parties.iter().flat_map(|party| &party.people) {
            spawn_local(follow(proxy.address, person.clone()));
            // The first plays from two devices with a page open on each; the second has one page open.
            let is_first = person.seat.index() == 0;
            for _ in 0..=usize::from(is_first) {
                let dice = Random::new(derive_seed(seed, players.len() as u64));
                players.push(spawn_local(play(proxy.address, person.clone(), dice)));
            }
            for _ in person.seat.index()..2 {
                let browser = Browser::new(&person.table, &person.token);
                spawn_local(browser.clone().stay(proxy.address));
                browsers.push(browser);
            }
        }
        tokio::time::sleep(Duration::from_secs(self.seconds)).await;
        for person in parties.iter().flat_map(|party| &party.people) {
            person.stop();
        }
        for player in players {
            player.await.map_err(text)?;
        }
        let faults = proxy.fates();
        proxy.calm();
        // What was held back arrives.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let connections: u32 = browsers.iter().map(|page| page.connections.get()).sum();
        for browser in &browsers {
            converge(browser, address).await?;
        }
        server.kill();
        let verdict = judge(&data, &parties).await?;
        let kept = server_replays(&data).await?;
        println!(
            "{} s on {} tables: {faults}\n{} confirmed actions are in the logs once and in order; {} wishes had an \
             answer cut off, {} of them are in the logs; {} pages over {connections} streams show what the server has; \
             {} views seen by players are what the replay shows; {kept} tables replayed",
            self.seconds,
            verdict.tables,
            verdict.confirmed,
            verdict.unsure,
            verdict.kept,
            browsers.len(),
            verdict.views,
        );
        if verdict.confirmed == 0 || verdict.unsure == 0 {
            return Err("nothing went wrong: nothing is proved".to_owned());
        }
        Ok(())
    }
}

/// The page comes to show what a page shows that is opened now, without the bad connection.
async fn converge(browser: &Rc<Browser>, address: SocketAddr) -> Result<(), String> {
    let begin = Instant::now();
    loop {
        let fresh = Browser::new(&browser.table, &browser.token);
        fresh.listen(address, true).await?;
        let differs = browser.page.borrow().differs(&fresh.page.borrow());
        match differs {
            None => return Ok(()),
            Some(what) if begin.elapsed() > Duration::from_secs(10) => {
                return Err(format!(
                    "table {}: a page stays behind: {what}",
                    browser.table
                ));
            }
            Some(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}
