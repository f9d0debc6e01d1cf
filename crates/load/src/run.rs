//! A steady load, and the most that the server takes.

use crate::{
    client::{Client, Server, free_address},
    people::{Table, seat_people, watch},
};
use clap::Args;
use serde_json::json;
use std::{
    cell::{Cell, RefCell},
    collections::VecDeque,
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};

#[derive(Args)]
pub struct Run {
    /// How many tables, with people and streams on all seats
    #[arg(long, default_value_t = 250)]
    tables: usize,
    /// How many people at each
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// Actions per second
    #[arg(long, default_value_t = 50)]
    rate: u32,
    /// For how long
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The game; the first of the list when it is missing
    #[arg(long)]
    game: Option<String>,
}

#[derive(Args)]
pub struct Peak {
    /// How many tables, with people and streams on all seats
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How many people at each
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// For how long
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The game; the first of the list when it is missing
    #[arg(long)]
    game: Option<String>,
}

/// What was measured.
#[derive(Default)]
pub struct Tally {
    pub answered: RefCell<Vec<f64>>,
    shown: RefCell<Vec<f64>>,
    pub errors: Cell<u32>,
}

/// The value below which this share of all values lies.
pub fn percentile(values: &[f64], share: f64) -> f64 {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    let at = at.min(values.len().saturating_sub(1));
    values.get(at).copied().unwrap_or(0.0)
}

pub fn game_of(wish: Option<&str>) -> String {
    wish.map_or_else(
        || {
            catalog::GAMES
                .first()
                .map_or("", |game| game.id())
                .to_owned()
        },
        str::to_owned,
    )
}

pub async fn prepare(
    address: SocketAddr,
    game: &str,
    tables: usize,
    seats: usize,
) -> Result<Vec<Rc<Table>>, String> {
    let mut client = Client::connect(address).await?;
    let mut made = Vec::new();
    for _ in 0..tables {
        let table = seat_people(&mut client, game, seats).await?;
        watch(&table, address).await?;
        made.push(table);
    }
    // All streams have told how the tables stand.
    let begin = Instant::now();
    while made.iter().any(|table| table.offer.borrow().is_none())
        && begin.elapsed() < Duration::from_secs(20)
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(made)
}

/// One action on a table: the time to the answer, and to the event on a stream of somebody else.
pub async fn act(client: &mut Client, table: &Table, nth: usize, tally: &Tally) {
    let Some(offer) = table.offer.borrow_mut().take() else {
        return;
    };
    let other = (offer.seat + 1) % table.seen.len();
    let before = table.seen[other].get().0;
    let action = &offer.actions[nth * 7 % offer.actions.len()];
    let path = format!("/api/tables/{}/act", table.id);
    let begin = Instant::now();
    let body = json!({ "decision": offer.decision, "action": action });
    match client
        .post(&path, Some(&table.tokens[offer.seat]), &body)
        .await
    {
        Ok(_) => tally
            .answered
            .borrow_mut()
            .push(begin.elapsed().as_secs_f64() * 1e3),
        Err(error) => {
            eprintln!("{error}");
            tally.errors.set(tally.errors.get() + 1);
            return;
        }
    }
    while table.seen[other].get().0 <= before {
        if begin.elapsed() > Duration::from_secs(10) {
            eprintln!("an event did not come");
            tally.errors.set(tally.errors.get() + 1);
            return;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let seen = table.seen[other].get().1;
    tally
        .shown
        .borrow_mut()
        .push(seen.saturating_duration_since(begin).as_secs_f64() * 1e3);
}

impl Run {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let address = free_address()?;
        let (server, _) = Server::start(&folder.0.join("load.db"), address).await?;
        let tables = prepare(
            address,
            &game_of(self.game.as_deref()),
            self.tables,
            self.seats,
        )
        .await?;
        println!(
            "{} tables, {} streams, memory {:.0} MB",
            tables.len(),
            tables.len() * self.seats,
            server.memory().0
        );
        let tally = Rc::new(Tally::default());
        let begin = Instant::now();
        let clients: Rc<RefCell<VecDeque<Client>>> = Rc::default();
        let mut waiting: VecDeque<Rc<Table>> = tables.iter().cloned().collect();
        let (mut sent, mut skipped) = (0u32, 0u32);
        while begin.elapsed() < Duration::from_secs(self.seconds) {
            let due = begin + Duration::from_secs_f64(f64::from(sent) / f64::from(self.rate));
            tokio::time::sleep_until(due.into()).await;
            sent += 1;
            // The next table at which somebody can act.
            let ready = (0..waiting.len()).find(|at| waiting[*at].offer.borrow().is_some());
            let Some(table) = ready.and_then(|at| waiting.remove(at)) else {
                skipped += 1;
                continue;
            };
            waiting.push_back(table.clone());
            let (tally, clients) = (tally.clone(), clients.clone());
            tokio::task::spawn_local(async move {
                let kept = clients.borrow_mut().pop_front();
                let mut client = match kept {
                    Some(client) => client,
                    None => match Client::connect(address).await {
                        Ok(client) => client,
                        Err(_) => return tally.errors.set(tally.errors.get() + 1),
                    },
                };
                act(&mut client, &table, sent as usize, &tally).await;
                clients.borrow_mut().push_back(client);
            });
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        let (now, most) = server.memory();
        report(&tally, &tables, begin.elapsed().as_secs_f64() - 1.0);
        println!("skipped {skipped} (nobody could act)\nmemory {now:.0} MB, at most {most:.0} MB");
        page_size(address, &tables[0]).await
    }
}

/// The page of a table: its size and the time to its first byte.
async fn page_size(address: SocketAddr, table: &Table) -> Result<(), String> {
    use http_body_util::BodyExt;
    let mut client = Client::connect(address).await?;
    let mut first = Vec::new();
    let mut bytes = 0;
    for _ in 0..20 {
        let begin = Instant::now();
        let body = client
            .open(&format!("/t/{}", table.id), &table.tokens[0])
            .await?;
        first.push(begin.elapsed().as_secs_f64() * 1e3);
        bytes = body
            .collect()
            .await
            .map_err(crate::client::text)?
            .to_bytes()
            .len();
    }
    first.sort_by(f64::total_cmp);
    println!(
        "table page {:.1} kB, first byte after {:.1} ms (median), {:.1} ms (most)",
        bytes as f64 / 1e3,
        first[10],
        first[19]
    );
    Ok(())
}

impl Peak {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let address = free_address()?;
        let (server, _) = Server::start(&folder.0.join("load.db"), address).await?;
        let tables = prepare(
            address,
            &game_of(self.game.as_deref()),
            self.tables,
            self.seats,
        )
        .await?;
        let tally = Rc::new(Tally::default());
        let begin = Instant::now();
        let end = begin + Duration::from_secs(self.seconds);
        let mut workers = Vec::new();
        for table in &tables {
            let (table, tally) = (table.clone(), tally.clone());
            workers.push(tokio::task::spawn_local(async move {
                let Ok(mut client) = Client::connect(address).await else {
                    return;
                };
                for nth in 0.. {
                    while table.offer.borrow().is_none() && Instant::now() < end {
                        tokio::time::sleep(Duration::from_millis(1)).await;
                    }
                    if Instant::now() >= end {
                        return;
                    }
                    act(&mut client, &table, nth, &tally).await;
                }
            }));
        }
        for worker in workers {
            let _ = worker.await;
        }
        report(&tally, &tables, begin.elapsed().as_secs_f64());
        let (now, most) = server.memory();
        println!("memory {now:.0} MB, at most {most:.0} MB");
        Ok(())
    }
}

fn report(tally: &Tally, tables: &[Rc<Table>], seconds: f64) {
    let lost: u32 = tables.iter().map(|table| table.errors.get()).sum();
    let n = tally.answered.borrow().len();
    println!(
        "{n} actions in {seconds:.0} s: {:.1} per second, {} errors, {lost} lost streams",
        n as f64 / seconds,
        tally.errors.get()
    );
    for (name, values) in [
        ("durable and answered", &tally.answered),
        ("shown to another", &tally.shown),
    ] {
        let values = values.borrow();
        let at = |share| percentile(&values, share);
        println!(
            "{name}: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
            at(0.5),
            at(0.9),
            at(0.99),
            at(1.0)
        );
    }
}

/// A folder for the data file, gone afterwards.
pub struct Folder(pub std::path::PathBuf);

impl Folder {
    pub fn new() -> Result<Self, String> {
        let path = std::env::temp_dir().join(format!("stolik-load-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(|error| error.to_string())?;
        Ok(Self(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
