//! A simulated person: looks, chooses, acts, sometimes takes back, and when a connection breaks comes again and repeats
//! whatever was not answered, word for word.

use crate::{
    client::{Client, text},
    ledger::{Ledger, Wish},
};
use bots::Random;
use game::Game;
use http_body_util::BodyExt;
use hyper::StatusCode;
use serde_json::{Value, json};
use std::{
    cell::{Cell, RefCell},
    net::SocketAddr,
    rc::Rc,
    time::Duration,
};
use table::Seat;
use tokio::sync::Notify;

/// How long somebody waits before trying to connect again.
const PAUSE: Duration = Duration::from_millis(15);
/// How long somebody waits for an answer before giving it up.
const PATIENCE: Duration = Duration::from_secs(12);
/// Of so many turns one is an attempt to take something back.
const UNDO: usize = 16;

/// A seat with a person.
pub struct Person {
    pub table: String,
    pub seat: Seat,
    pub token: String,
    pub ledger: RefCell<Ledger>,
    /// Something changed on the table.
    news: Notify,
    over: Cell<bool>,
    stop: Cell<bool>,
}

impl Person {
    pub fn is_over(&self) -> bool {
        self.over.get()
    }

    /// Makes no new wish; what was not answered is still repeated.
    pub fn stop(&self) {
        self.stop.set(true);
        self.news.notify_waiters();
    }
}

/// A table with people on its seats; the other seats are held by bots.
pub struct Party {
    pub game: &'static dyn Game,
    pub id: String,
    pub people: Vec<Rc<Person>>,
}

impl Party {
    pub fn is_over(&self) -> bool {
        self.people.iter().all(|person| person.is_over())
    }
}

/// Makes a table of any mode and number of players; now and then the last seat is a bot's.
pub async fn gather(
    client: &mut Client,
    game: &'static dyn Game,
    dice: &mut Random,
) -> Result<Party, String> {
    let info = game.info();
    let mode = &info.modes[dice.pick(info.modes.len())];
    let (least, most) = (*mode.players.start(), *mode.players.end());
    let players = usize::from(least) + dice.pick(usize::from(most - least) + 1);
    let bots = usize::from(players > 1 && dice.pick(4) == 0);
    let seats: Vec<&str> = (0..players)
        .map(|at| match at {
            0 => "me",
            at if at + bots < players => "open",
            _ => "random",
        })
        .collect();
    let mut tokens = Vec::new();
    for at in 1..=players - bots {
        let body = json!({ "name": format!("Guest {at}") });
        let guest = client.post("/api/guest", None, &body).await?;
        tokens.push(guest["token"].as_str().unwrap_or_default().to_owned());
    }
    let wish = json!({ "game": game.id(), "mode": mode.id, "seats": seats, "spectators": true });
    let made = client.post("/api/tables", Some(&tokens[0]), &wish).await?;
    let id = made["id"].as_str().unwrap_or_default().to_owned();
    for (at, token) in tokens.iter().enumerate().skip(1) {
        let path = format!("/api/tables/{id}/seats/{}", at + 1);
        client
            .post(&path, Some(token), &json!({ "do": "sit" }))
            .await?;
    }
    let people = tokens.into_iter().enumerate();
    Ok(Party {
        game,
        people: people
            .map(|(at, token)| {
                Rc::new(Person {
                    table: id.clone(),
                    seat: Seat::new(at),
                    token,
                    ledger: RefCell::default(),
                    news: Notify::new(),
                    over: Cell::new(false),
                    stop: Cell::new(false),
                })
            })
            .collect(),
        id,
    })
}

/// A connection that is made again when it breaks.
struct Line {
    address: SocketAddr,
    client: Option<Client>,
}

impl Line {
    /// One request of this person; an error means that no whole answer arrived.
    async fn call(
        &mut self,
        person: &Person,
        method: &str,
        rest: &str,
        body: &Value,
    ) -> Result<(StatusCode, Value), String> {
        let mut client = match self.client.take() {
            Some(client) if !client.is_closed() => client,
            _ => Client::connect(self.address).await?,
        };
        let path = format!("/api/tables/{}{rest}", person.table);
        let answer = client.call(method, &path, &person.token, body);
        let answer = tokio::time::timeout(PATIENCE, answer)
            .await
            .map_err(text)??;
        self.client = Some(client);
        Ok(answer)
    }

    async fn get(&mut self, person: &Person, rest: &str) -> Result<Value, String> {
        let (status, value) = self.call(person, "GET", rest, &Value::Null).await?;
        if status.is_success() {
            Ok(value)
        } else if status == StatusCode::SERVICE_UNAVAILABLE {
            Err("later".to_owned())
        } else {
            let trouble = format!("GET {rest}: {status} {value}");
            person.ledger.borrow_mut().troubles.push(trouble);
            Err("refused".to_owned())
        }
    }
}

/// Plays until the game is over or the person is stopped. Several devices may do this for one person.
pub async fn play(address: SocketAddr, person: Rc<Person>, mut dice: Random) {
    let mut line = Line {
        address,
        client: None,
    };
    let mut open = None;
    while !(person.is_over() || person.stop.get()) || open.is_some() {
        match turn(&mut line, &person, &mut dice, &mut open).await {
            Ok(true) => {}
            Ok(false) => {
                let news = person.news.notified();
                let _ = tokio::time::timeout(Duration::from_millis(100), news).await;
            }
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    }
    // The file of a finished game can be had at any time.
    while person.is_over() && person.ledger.borrow().record.is_none() && !person.stop.get() {
        // Who ended the game may just have taken it back.
        let answer = line.call(&person, "GET", "/replay", &Value::Null).await;
        if let Ok((StatusCode::OK, Value::String(record))) = answer {
            person.ledger.borrow_mut().record = Some(record);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// One thing after another; whether there was anything to do.
async fn turn(
    line: &mut Line,
    person: &Person,
    dice: &mut Random,
    open: &mut Option<usize>,
) -> Result<bool, String> {
    if open.is_some() {
        deliver(line, person, open).await?;
        return Ok(true);
    }
    look(line, person).await?;
    let legal = line.get(person, "/legal").await?;
    let decision = legal["decision"].as_u64().unwrap_or(0) as u32;
    let actions = legal["actions"].as_array().map_or(&[][..], Vec::as_slice);
    let wish = if dice.pick(UNDO) == 0 {
        Wish::Undo
    } else if actions.is_empty() {
        return Ok(false);
    } else {
        let action = &actions[dice.pick(actions.len())]["notation"];
        Wish::Act(action.as_str().unwrap_or_default().to_owned())
    };
    *open = Some(person.ledger.borrow_mut().wish(decision, wish));
    deliver(line, person, open).await?;
    Ok(true)
}

async fn look(line: &mut Line, person: &Person) -> Result<(), String> {
    let seen = line.get(person, "/view").await?;
    let entries = entries_of(seen["moment"].as_str().unwrap_or_default());
    let hash = hash(&seen["view"].to_string());
    match entries {
        Some(entries) => person.ledger.borrow_mut().see(entries, &hash),
        None => return Err("a view without a moment".to_owned()),
    }
    Ok(())
}

/// Sends a wish that is open. A wish to act is repeated until there is an answer; one to take back is not.
async fn deliver(line: &mut Line, person: &Person, open: &mut Option<usize>) -> Result<(), String> {
    let Some(at) = *open else { return Ok(()) };
    let attempt = person.ledger.borrow().attempts[at].clone();
    let decision = attempt.decision;
    let (rest, body) = match &attempt.wish {
        Wish::Act(action) => ("/act", json!({ "decision": decision, "action": action })),
        Wish::Undo => ("/undo", json!({ "decision": decision })),
    };
    let answer = line.call(person, "POST", rest, &body).await;
    let mut ledger = person.ledger.borrow_mut();
    match answer {
        Ok((status, _)) if status.is_success() => ledger.confirmed(at),
        Ok((StatusCode::CONFLICT, _)) => ledger.refused(at),
        Ok((StatusCode::SERVICE_UNAVAILABLE, value)) => {
            ledger.failed += 1;
            match value["error"]["kind"].as_str() {
                // "Nothing has changed": it must not be found later.
                Some("store-failed") => ledger.refused(at),
                // It is asked for again, as the words say.
                _ => {
                    ledger.lost(at);
                    return Err("later".to_owned());
                }
            }
            *open = None;
            return Err("later".to_owned());
        }
        Ok((status, value)) => {
            ledger.lost(at);
            ledger
                .troubles
                .push(format!("{rest} {decision}: {status} {value}"));
        }
        Err(error) => {
            ledger.lost(at);
            if attempt.wish == Wish::Undo {
                *open = None;
            }
            return Err(error);
        }
    }
    *open = None;
    Ok(())
}

/// Follows the table's stream of events and comes back to it when it breaks.
pub async fn follow(address: SocketAddr, person: Rc<Person>) {
    let mut newest = 0;
    while !(person.is_over() || person.stop.get()) {
        let _ = listen(address, &person, &mut newest).await;
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen(address: SocketAddr, person: &Person, newest: &mut u32) -> Result<(), String> {
    let mut client = Client::connect(address).await?;
    let path = format!("/api/tables/{}/events", person.table);
    let mut body = client.open(&path, &person.token).await?;
    let mut held: Vec<u8> = Vec::new();
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(text)?.into_data() else {
            continue;
        };
        held.extend_from_slice(&data);
        while let Some(end) = held.windows(2).position(|pair| pair == b"\n\n") {
            let event: Vec<u8> = held.drain(..end + 2).collect();
            hear(person, &String::from_utf8_lossy(&event), newest);
        }
    }
    Ok(())
}

fn hear(person: &Person, event: &str, newest: &mut u32) {
    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
    let Some(entries) = field("id: ").and_then(entries_of) else {
        return;
    };
    if entries < *newest {
        let trouble = format!("the stream went back from {newest} entries to {entries}");
        person.ledger.borrow_mut().troubles.push(trouble);
    }
    *newest = entries;
    if field("data: ").is_some_and(|data| data.contains(r#""stage":"over""#)) {
        person.over.set(true);
    }
    person.news.notify_waiters();
}

/// How many entries the log had at a moment.
fn entries_of(moment: &str) -> Option<u32> {
    moment.split('.').next()?.parse().ok()
}

/// The hash of something seen.
pub fn hash(text: &str) -> String {
    let bytes = table::sha256(text.as_bytes());
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}
