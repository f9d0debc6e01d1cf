//! Many unfinished games on disk: how soon the server answers after a start, and how soon it shows one of them.

use crate::{
    client::{Client, Server, free_address},
    people::seat_people,
    run::Folder,
};
use clap::Args;
use serde_json::json;
use std::time::Instant;

#[derive(Args)]
pub struct Restart {
    /// How many unfinished games
    #[arg(long, default_value_t = 10_000)]
    games: usize,
    /// How many actions are made in each
    #[arg(long, default_value_t = 4)]
    actions: usize,
    /// The game; the first of the list when it is missing
    #[arg(long)]
    game: Option<String>,
}

impl Restart {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let data = folder.0.join("restart.db");
        let address = free_address()?;
        let game = self.game.clone().unwrap_or_else(|| {
            catalog::GAMES
                .first()
                .map_or("", |game| game.id())
                .to_owned()
        });
        let (mut server, _) = Server::start(&data, address).await?;
        let mut client = Client::connect(address).await?;
        let mut last = None;
        for made in 0..self.games {
            let table = seat_people(&mut client, &game, 2).await?;
            for nth in 0..self.actions {
                let token = Some(table.tokens[nth % 2].as_str());
                let legal = client
                    .get(&format!("/api/tables/{}/legal", table.id), token)
                    .await?;
                if let Some(action) = legal["actions"][0]["notation"].as_str() {
                    let body = json!({ "decision": legal["decision"], "action": action });
                    client
                        .post(&format!("/api/tables/{}/act", table.id), token, &body)
                        .await?;
                }
            }
            if made % 1000 == 999 {
                eprintln!("{} games", made + 1);
            }
            last = Some(table);
        }
        server.kill();
        let (server, took) = Server::start(&data, address).await?;
        println!(
            "{} unfinished games: serving after {:.2} s, memory {:.0} MB",
            self.games,
            took.as_secs_f64(),
            server.memory().0
        );
        if let Some(table) = last {
            let mut client = Client::connect(address).await?;
            let begin = Instant::now();
            client
                .get(
                    &format!("/api/tables/{}/view", table.id),
                    Some(&table.tokens[0]),
                )
                .await?;
            println!(
                "first look at one of them: {:.1} ms",
                begin.elapsed().as_secs_f64() * 1e3
            );
        }
        Ok(())
    }
}
