//! Twin worlds over the wire: two servers hold two worlds that one seat cannot tell apart. Everything that this seat and
//! a spectator receive from them must be equal, byte for byte, for as long as the game itself shows no difference.

use crate::{
    client::Client,
    crash::chance_seed,
    planted::{Holder, Planted},
    run::Folder,
    side::Side,
    tempo,
    wire::{HOST, Stream, plain},
    worlds::Pair,
};
use bots::Random;
use catalog::GAMES;
use clap::Args;
use game::Game;
use serde_json::{Value, json};
use std::time::Instant;
use table::Seat;

#[derive(Args)]
pub struct Twins {
    /// How many pairs of worlds per game
    #[arg(long, default_value_t = 100)]
    pairs: usize,
    /// How many actions are made in each pair
    #[arg(long, default_value_t = 12)]
    actions: usize,
    /// How many pairs in which a bot has more to choose from in one world than in the other
    #[arg(long, default_value_t = 10)]
    bots: usize,
    /// One game only
    #[arg(long)]
    game: Option<String>,
    /// Decides everything; another one each time when it is missing
    #[arg(long)]
    seed: Option<u64>,
}

#[derive(Default)]
struct Count {
    pairs: usize,
    /// Pairs in which something hidden differs.
    hidden: usize,
    actions: usize,
    answers: usize,
    events: usize,
    bytes: usize,
}

impl Twins {
    pub async fn measure(self) -> Result<(), String> {
        let folder = Folder::new()?;
        let begin = Instant::now();
        let seed = match self.seed {
            Some(seed) => seed,
            None => chance_seed()?,
        };
        println!("seed {seed}");
        let mut dice = Random::new(seed);
        let sides = [
            Side::open(&folder, "one.db").await?,
            Side::open(&folder, "two.db").await?,
        ];
        let mut number = 0;
        let wanted = |game: &&dyn Game| self.game.as_deref().is_none_or(|id| id == game.id());
        for game in GAMES.iter().copied().filter(wanted) {
            let mut count = Count::default();
            while count.pairs < self.pairs {
                let Some(pair) = Pair::find(game, &mut dice)? else {
                    continue;
                };
                number += 1;
                self.compare(&sides, pair, number, &mut dice, &mut count)
                    .await
                    .map_err(|error| format!("{}: pair {number}: {error}", game.id()))?;
            }
            println!(
                "{}: {} pairs of worlds ({} with hidden differences), {} actions, {} answers and {} events alike, {:.1} MB",
                game.id(),
                count.pairs,
                count.hidden,
                count.actions,
                count.answers,
                count.events,
                count.bytes as f64 / 1e6
            );
        }
        tempo::measure(&sides, self.bots, &mut dice, &mut number).await?;
        println!("{:.0} s", begin.elapsed().as_secs_f64());
        Ok(())
    }

    async fn compare(
        &self,
        sides: &[Side; 2],
        mut pair: Pair,
        number: usize,
        dice: &mut Random,
        count: &mut Count,
    ) -> Result<(), String> {
        if !pair.look_alike() {
            return Err("the twins do not look alike to begin with".to_owned());
        }
        let seats = pair.worlds[0].seats();
        let mut planted = Planted::new(number, seats);
        planted.canaries.push(pair.secret.clone());
        let holders: Vec<Holder> = (0..seats).map(|_| Holder::Person).collect();
        for (side, position) in sides.iter().zip(&pair.positions) {
            planted
                .put(&side.data, pair.game, &pair.setup, &holders, position)
                .await?;
        }
        let mut watch = Watch::open(sides, &planted, pair.seat).await?;
        for step in 0..=self.actions {
            // Who sits where, the beginning, and what was done.
            let entries = seats as u32 + 1 + step as u32;
            watch.compare(&pair, entries, dice, count).await?;
            if step == self.actions {
                break;
            }
            let Some((seat, actions)) = pair.next(dice) else {
                break;
            };
            pair.act(seat, &actions)?;
            let alike = pair.look_alike();
            watch.act(seat, &actions, alike).await?;
            if pair.worlds[0].is_over() {
                // Everything is told now, the luck too.
                break;
            }
            if !alike {
                // Something was drawn or shown that tells the worlds apart: that is the game's own doing.
                break;
            }
            count.actions += 1;
        }
        count.pairs += 1;
        count.hidden += usize::from(pair.differs());
        Ok(())
    }
}

/// Looks at both worlds as the seat and as a spectator.
struct Watch<'a> {
    planted: &'a Planted,
    seat: Seat,
    clients: [Client; 2],
    /// How many decisions each seat has answered.
    answered: Vec<u32>,
    /// Streams of the page and of the JSON interface, for the seat and the spectator, in both worlds.
    streams: Vec<[Stream; 2]>,
}

impl<'a> Watch<'a> {
    async fn open(sides: &[Side; 2], planted: &'a Planted, seat: Seat) -> Result<Self, String> {
        let [one, two] = sides.each_ref().map(|side| side.address);
        let mut streams = Vec::new();
        for token in [&planted.tokens[seat.index()], &planted.watcher] {
            for path in [
                format!("/t/{}/events", planted.id),
                format!("/api/tables/{}/events", planted.id),
            ] {
                streams.push([
                    Stream::open(one, &path, token).await?,
                    Stream::open(two, &path, token).await?,
                ]);
            }
        }
        Ok(Self {
            planted,
            seat,
            clients: [
                Client::connect(one).await?.at_host(HOST),
                Client::connect(two).await?.at_host(HOST),
            ],
            answered: vec![0; planted.tokens.len()],
            streams,
        })
    }

    /// The action in both worlds; only the seat itself hears the answer.
    async fn act(&mut self, seat: Seat, actions: &[String; 2], alike: bool) -> Result<(), String> {
        let token = &self.planted.tokens[seat.index()];
        let path = format!("/api/tables/{}/act", self.planted.id);
        let decision = self.answered[seat.index()];
        self.answered[seat.index()] += 1;
        let mut answers = Vec::new();
        for (client, action) in self.clients.iter_mut().zip(actions) {
            let body = json!({ "decision": decision, "action": action });
            answers.push(client.exchange("POST", &path, token, &body).await?);
        }
        if seat == self.seat && alike {
            same("the answer to an action", &answers[0], &answers[1])?;
        }
        if answers.iter().any(|answer| !answer.starts_with("200")) {
            return Err(format!("{seat} {actions:?}: {}", answers.join("\n")));
        }
        Ok(())
    }

    /// Everything that can be asked for, and all that the streams have sent.
    async fn compare(
        &mut self,
        pair: &Pair,
        entries: u32,
        dice: &mut Random,
        count: &mut Count,
    ) -> Result<(), String> {
        for streams in &mut self.streams {
            let mut heard = Vec::new();
            for stream in streams.iter_mut() {
                heard.push(stream.until(entries).await?);
            }
            count.events += heard[0].len();
            let [one, two] = [heard[0].concat(), heard[1].concat()];
            count.bytes += one.len() + two.len();
            self.planted.check(&streams[0].path, &one)?;
            same(&streams[0].path, &one, &two)?;
        }
        let decision = self.answered[self.seat.index()];
        for token in [
            &self.planted.tokens[self.seat.index()],
            &self.planted.watcher,
        ] {
            for (method, path, body) in requests(&self.planted.id, pair, decision, dice) {
                let mut answers = Vec::new();
                for client in &mut self.clients {
                    answers.push(plain(&client.exchange(method, &path, token, &body).await?));
                }
                count.answers += 1;
                count.bytes += answers[0].len() + answers[1].len();
                let what = format!("{method} {path} {body}");
                self.planted.check(&what, &answers[0])?;
                same(&what, &answers[0], &answers[1])?;
            }
        }
        Ok(())
    }
}

impl Planted {
    /// No secret is in what was received.
    pub fn check(&self, what: &str, text: &str) -> Result<(), String> {
        match self.canaries.iter().find(|canary| text.contains(*canary)) {
            None => Ok(()),
            Some(canary) => Err(format!("{what}: a secret left the server: {canary}")),
        }
    }
}

/// All that a viewer can ask for, and things that are refused with a reason.
fn requests(
    id: &str,
    pair: &Pair,
    decision: u32,
    dice: &mut Random,
) -> Vec<(&'static str, String, Value)> {
    let made = pair.worlds[0].made();
    let past = dice.pick(made + 2);
    let mut all: Vec<(&str, String, Value)> = [
        String::new(),
        "/log".to_owned(),
        format!("/replay?at={past}"),
        format!("/replay?at={made}&as={}", 1 + dice.pick(5)),
        "/results".to_owned(),
        "/replay.txt".to_owned(),
    ]
    .into_iter()
    .map(|part| ("GET", format!("/t/{id}{part}"), Value::Null))
    .collect();
    all.push(("GET", "/".to_owned(), Value::Null));
    all.push(("GET", "/api/tables".to_owned(), Value::Null));
    for part in ["", "/view", "/legal", "/log", "/replay"] {
        all.push(("GET", format!("/api/tables/{id}{part}"), Value::Null));
    }
    let mut post = |part: &str, body| all.push(("POST", format!("/api/tables/{id}{part}"), body));
    post("/undo", json!({ "decision": 4000 }));
    post(
        "/continue",
        json!({ "at": 0, "seat": 1, "level": "random" }),
    );
    post("/again", json!({}));
    post("/back", json!({ "agrees": "yes" }));
    post("/act", json!({ "decision": 4000, "action": "pass" }));
    let legal = pair.worlds[0].legal(pair.seat);
    let mut strange = pair.strange.clone();
    strange.retain(|action| !legal.contains(action));
    for _ in 0..strange.len().min(2) {
        let action = &strange[dice.pick(strange.len())];
        post("/act", json!({ "decision": decision, "action": action }));
    }
    all
}

/// Two things received are the same, or where they differ.
fn same(what: &str, one: &str, two: &str) -> Result<(), String> {
    if one == two {
        return Ok(());
    }
    let at = one
        .bytes()
        .zip(two.bytes())
        .position(|(a, b)| a != b)
        .unwrap_or(one.len().min(two.len()));
    let near = |text: &str| {
        let from = (0..=at.saturating_sub(120))
            .rev()
            .find(|n| text.is_char_boundary(*n));
        let to = (at + 120..text.len()).find(|n| text.is_char_boundary(*n));
        text.get(from.unwrap_or(0)..to.unwrap_or(text.len()).min(text.len()))
            .unwrap_or_default()
            .to_owned()
    };
    Err(format!("{what} differs:\n{}\n{}", near(one), near(two)))
}
