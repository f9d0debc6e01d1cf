//! The disk fails while people play: nothing is confirmed that is not kept, people are told so in their language, and
//! when the disk is well again the game goes on in the same process.

use crate::{
    client::{Client, Server, free_address, text},
    crash::{chance_seed, server_replays},
    judge::judge,
    player::{Party, follow, gather, play},
    run::Folder,
};
use bots::{Random, derive_seed};
use clap::{Args, ValueEnum};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use sqlx::{Connection, SqliteConnection};
use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::{
    task::{JoinHandle, spawn_local},
    time::sleep,
};

/// The program that stands between the server and the system.
const STRACE: &str = "strace";
/// How long a fault lasts, if it does not say itself.
const LASTS: Duration = Duration::from_millis(1500);
/// How soon after the end of a fault somebody's action is kept again.
const SOON: Duration = Duration::from_secs(8);

#[derive(Args)]
pub struct Disk {
    /// How often each fault comes
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// On how many tables people act meanwhile
    #[arg(long, default_value_t = 5)]
    tables: usize,
    /// Which faults; all that this machine can make when it is missing
    #[arg(long, value_delimiter = ',')]
    faults: Vec<Fault>,
    /// Decides games, choices and pauses; another one each time when it is missing
    #[arg(long)]
    seed: Option<u64>,
}

/// A way in which a disk fails. The last four are put between the server and the system by `strace`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Fault {
    /// Files cannot grow
    Limit,
    /// Somebody else holds the file for longer than the server waits
    Lock,
    /// No space left on the device
    Full,
    /// The data cannot be flushed
    Sync,
    /// The file system has become read-only
    ReadOnly,
    /// Each flush takes a third of a second
    Slow,
}

impl Fault {
    /// What `strace` does to the system calls of the server.
    const fn injected(self) -> Option<&'static str> {
        match self {
            Fault::Limit | Fault::Lock => None,
            Fault::Full => Some("pwrite64,write,ftruncate,fallocate:error=ENOSPC"),
            Fault::Sync => Some("fsync,fdatasync:error=EIO"),
            Fault::ReadOnly => Some("pwrite64,write,ftruncate,fallocate:error=EROFS"),
            Fault::Slow => Some("fsync,fdatasync:delay_enter=300000"),
        }
    }
}

impl Disk {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let seed = match self.seed {
            Some(seed) => seed,
            None => chance_seed()?,
        };
        println!("seed {seed}");
        let mut faults = self.faults.clone();
        if faults.is_empty() {
            faults = Fault::value_variants().to_vec();
            let strace = Command::new(STRACE)
                .arg("-V")
                .stdout(Stdio::null())
                .status();
            if strace.is_err() {
                println!("strace is missing: only faults that need no other program");
                faults.retain(|fault| fault.injected().is_none());
            }
        }
        let mut house = House::open(folder.0.join("disk.db"), seed, self.tables).await?;
        for fault in faults {
            let mut failed = 0;
            let mut back = Duration::ZERO;
            for _ in 0..self.rounds {
                house.fill(self.tables).await?;
                house.progress("before the fault").await?;
                let before = house.failed();
                house
                    .suffer(fault)
                    .await
                    .map_err(|error| format!("{fault:?}: {error}"))?;
                failed += house.failed() - before;
                let well = Instant::now();
                let what = format!("after {fault:?} went away");
                house.progress(&what).await?;
                back = back.max(well.elapsed());
            }
            if failed == 0 && fault != Fault::Slow {
                return Err(format!("{fault:?} was not felt: nothing is proved"));
            }
            println!(
                "{fault:?}: {} times, {failed} actions refused with words, kept again after {:.0} ms at most",
                self.rounds,
                back.as_secs_f64() * 1e3
            );
        }
        house.close().await?;
        let verdict = judge(&house.data, &house.parties).await?;
        let kept = server_replays(&house.data).await?;
        println!(
            "{} confirmed actions of {} tables are in the logs once and in order, none of the refused ones is; {} views \
             seen by players are what the replay shows; {kept} tables replayed",
            verdict.confirmed, verdict.tables, verdict.views,
        );
        Ok(())
    }
}

struct House {
    server: Server,
    address: std::net::SocketAddr,
    data: PathBuf,
    parties: Vec<Party>,
    players: Vec<JoinHandle<()>>,
    seed: u64,
    dice: Random,
}

impl House {
    async fn open(data: PathBuf, seed: u64, tables: usize) -> Result<Self, String> {
        let address = free_address()?;
        let (server, _) = Server::start_with(&data, address, &["--bot-pause", "0"]).await?;
        let mut house = Self {
            server,
            address,
            data,
            parties: Vec::new(),
            players: Vec::new(),
            seed,
            dice: Random::new(seed),
        };
        house.fill(tables).await?;
        Ok(house)
    }

    /// New tables in place of those that are finished.
    async fn fill(&mut self, tables: usize) -> Result<(), String> {
        let going = self.parties.iter().filter(|party| !party.is_over()).count();
        let mut client = Client::connect(self.address).await?;
        for _ in going..tables {
            let game = catalog::GAMES[self.parties.len() % catalog::GAMES.len()];
            let party = gather(&mut client, game, &mut self.dice).await?;
            for person in &party.people {
                let dice = Random::new(derive_seed(self.seed, self.players.len() as u64));
                let playing = play(self.address, person.clone(), dice);
                self.players.push(spawn_local(playing));
                spawn_local(follow(self.address, person.clone()));
            }
            self.parties.push(party);
        }
        Ok(())
    }

    fn sum(&self, of: impl Fn(&crate::ledger::Ledger) -> usize) -> usize {
        let people = self.parties.iter().flat_map(|party| &party.people);
        people.map(|person| of(&person.ledger.borrow())).sum()
    }

    fn failed(&self) -> usize {
        self.sum(|ledger| ledger.failed)
    }

    /// Waits until somebody's action is kept.
    async fn progress(&self, when: &str) -> Result<(), String> {
        let before = self.sum(crate::ledger::Ledger::confirmations);
        let begin = Instant::now();
        while self.sum(crate::ledger::Ledger::confirmations) == before {
            if begin.elapsed() > SOON {
                return Err(format!("nothing is kept {when}"));
            }
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Makes the fault come and go. Meanwhile everything can be looked at.
    async fn suffer(&mut self, fault: Fault) -> Result<(), String> {
        sleep(Duration::from_millis(self.dice.pick(300) as u64)).await;
        match fault.injected() {
            Some(what) => {
                let strace = Strace::begin(self.server.id(), &self.data, what)?;
                sleep(LASTS).await;
                self.look().await?;
                strace.end()
            }
            None if fault == Fault::Lock => lock(&self.data).await,
            None => {
                let size = std::fs::metadata(wal(&self.data)).map_err(text)?.len();
                // Not a byte more than now, or nothing at all.
                let most = if self.dice.pick(2) == 0 { 0 } else { size };
                self.limit(Some(most))?;
                sleep(LASTS).await;
                self.look().await?;
                self.limit(None)
            }
        }
    }

    fn limit(&self, most: Option<u64>) -> Result<(), String> {
        let pid = Pid::from_raw(self.server.id() as i32).ok_or("no process")?;
        let limit = Rlimit {
            current: most,
            maximum: None,
        };
        prlimit(Some(pid), Resource::Fsize, limit).map_err(text)?;
        Ok(())
    }

    /// Every table can be looked at by somebody who comes now.
    async fn look(&self) -> Result<(), String> {
        let mut client = Client::connect(self.address).await?;
        for party in self.parties.iter().filter(|party| !party.is_over()) {
            let path = format!("/api/tables/{}/view", party.id);
            client.get(&path, Some(&party.people[0].token)).await?;
        }
        Ok(())
    }

    async fn close(&mut self) -> Result<(), String> {
        for person in self.parties.iter().flat_map(|party| &party.people) {
            person.stop();
        }
        for player in self.players.drain(..) {
            player.await.map_err(text)?;
        }
        self.server.kill();
        Ok(())
    }
}

fn wal(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Holds the file for longer than the server waits for it.
async fn lock(data: &Path) -> Result<(), String> {
    let address = format!("sqlite://{}", data.display());
    let mut file = SqliteConnection::connect(&address).await.map_err(text)?;
    sqlx::query("begin immediate")
        .execute(&mut file)
        .await
        .map_err(text)?;
    sleep(Duration::from_secs(6)).await;
    sqlx::query("rollback")
        .execute(&mut file)
        .await
        .map_err(text)?;
    file.close().await.map_err(text)
}

/// Faults below the database: system calls of the server fail, only those on its files.
struct Strace(Child);

impl Strace {
    fn begin(server: u32, data: &Path, what: &str) -> Result<Self, String> {
        let calls = what.split(':').next().unwrap_or_default();
        let child = Command::new(STRACE)
            .args(["-f", "-qq", "-o", "/dev/null", "-e"])
            .arg(format!("trace={calls}"))
            .args(["-e", &format!("inject={what}"), "-p", &server.to_string()])
            // Only the data file and its log; sockets and wake-ups stay as they are.
            .arg("-P")
            .arg(data)
            .arg("-P")
            .arg(wal(data))
            .stderr(Stdio::null())
            .spawn()
            .map_err(text)?;
        Ok(Self(child))
    }

    /// Lets the server go.
    fn end(mut self) -> Result<(), String> {
        let pid = Pid::from_raw(self.0.id() as i32).ok_or("no process")?;
        rustix::process::kill_process(pid, rustix::process::Signal::INT).map_err(text)?;
        self.0.wait().map_err(text)?;
        Ok(())
    }
}

impl Drop for Strace {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
