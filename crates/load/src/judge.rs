//! Holds what people were told and saw against the data file. The log is replayed here on its own, not by the server.

use crate::{
    client::text,
    ledger::{Attempt, Told, Wish},
    player::{Party, hash},
};
use game::Match;
use serde_json::Value;
use sqlx::{Connection, Row, SqliteConnection};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    time::Instant,
};
use table::{Replay, Seat, Setup, Viewer};

/// What was found to be right.
#[derive(Default)]
pub struct Verdict {
    /// Tables whose log was replayed.
    pub tables: usize,
    /// Of these, finished ones whose record has the same hash.
    pub finished: usize,
    /// Actions and undos that were confirmed, each in the log once and in order.
    pub confirmed: usize,
    /// Those whose answer got lost at least once.
    pub unsure: usize,
    /// Those of them that are in the log.
    pub kept: usize,
    /// Views that the replay shows as people saw them.
    pub views: usize,
}

/// Judges all tables of a data file that no server has open.
pub async fn judge(data: &Path, parties: &[Party]) -> Result<Verdict, String> {
    let address = format!("sqlite://{}?mode=ro", data.display());
    let mut file = SqliteConnection::connect(&address).await.map_err(text)?;
    let mut verdict = Verdict::default();
    for party in parties {
        let setup: String = sqlx::query("select setup from tables where id = ?")
            .bind(&party.id)
            .fetch_one(&mut file)
            .await
            .map_err(text)?
            .get(0);
        let rows = sqlx::query("select entry from entries where table_id = ? order by number")
            .bind(&party.id)
            .fetch_all(&mut file)
            .await
            .map_err(text)?;
        let log: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        judge_one(party, &setup, &log, &mut verdict)
            .map_err(|error| format!("{} table {}: {error}", party.game.id(), party.id))?;
    }
    Ok(verdict)
}

/// What a log says about a seat's own wish.
struct Made {
    seat: Seat,
    decision: u32,
    wish: Wish,
}

fn judge_one(
    party: &Party,
    setup: &str,
    log: &[String],
    verdict: &mut Verdict,
) -> Result<(), String> {
    for person in &party.people {
        let ledger = person.ledger.borrow();
        if let Some(trouble) = ledger.troubles.first() {
            return Err(format!("seat {}: {trouble}", person.seat));
        }
    }
    let setup: Setup = serde_json::from_str(setup).map_err(text)?;
    let mut play: Option<Box<dyn Match>> = None;
    let mut made = Vec::new();
    // An end can be taken back and come again.
    let mut ends = Vec::new();
    for (number, entry) in log.iter().enumerate() {
        let entry: Value = serde_json::from_str(entry).map_err(text)?;
        let at = |error: String| format!("entry {number}: {error}");
        made.extend(replay(party, &setup, &mut play, &entry).map_err(at)?);
        if let Some(play) = &play {
            verdict.views += compare(party, &**play, number as u32 + 1).map_err(at)?;
            if play.is_over() {
                ends.push(play.hash());
            }
        }
    }
    for person in &party.people {
        let last = person.ledger.borrow().seen.keys().next_back().copied();
        if last > Some(log.len() as u32) {
            return Err(format!(
                "seat {} saw {last:?} entries, the log has {}",
                person.seat,
                log.len()
            ));
        }
    }
    account(party, &made, verdict)?;
    verdict.tables += 1;
    let play = play.ok_or("the game never began")?;
    for person in &party.people {
        if let Some(record) = &person.ledger.borrow().record {
            let record = Replay::parse(record).map_err(text)?;
            let again = party.game.replay(&record).map_err(text)?;
            if !ends.contains(&again.hash()) {
                return Err("the record has another hash than the log".to_owned());
            }
        }
    }
    verdict.finished += usize::from(play.is_over());
    Ok(())
}

/// Makes an entry happen. Undos by consent and changes of seats are not part of these games.
fn replay(
    party: &Party,
    setup: &Setup,
    play: &mut Option<Box<dyn Match>>,
    entry: &Value,
) -> Result<Option<Made>, String> {
    if let Some(start) = entry.get("start") {
        let seed = serde_json::from_value(start["origin"]["seed"].clone()).map_err(text)?;
        *play = Some(party.game.deal(setup.clone(), seed));
        return Ok(None);
    }
    let (body, is_undo) = match (entry.get("act"), entry.get("undo")) {
        (Some(body), None) => (body, false),
        (None, Some(body)) => (body, true),
        _ if entry.get("hold").is_some() => return Ok(None),
        _ => return Err(format!("nobody wished for {entry}")),
    };
    let play = play.as_mut().ok_or("before the game began")?;
    let seat: Seat = serde_json::from_value(body["seat"].clone()).map_err(text)?;
    let decision = body["decision"].as_u64().ok_or("no decision")? as u32;
    let wish = if is_undo {
        for _ in 0..body["count"].as_u64().unwrap_or(0) {
            play.undo(seat).map_err(|reason| format!("{reason:?}"))?;
        }
        Wish::Undo
    } else {
        let action = body["action"].as_str().unwrap_or_default();
        play.act(seat, action)
            .map_err(|refusal| format!("seat {seat} {action}: {refusal:?}"))?;
        Wish::Act(action.to_owned())
    };
    Ok(Some(Made {
        seat,
        decision,
        wish,
    }))
}

/// What people saw after so many entries is what the replay shows; how many looked.
fn compare(party: &Party, play: &dyn Match, entries: u32) -> Result<usize, String> {
    let mut looked = 0;
    for person in &party.people {
        let Some(seen) = person.ledger.borrow().seen.get(&entries).cloned() else {
            continue;
        };
        let view = play.view_json(Viewer::Seat(person.seat)).to_string();
        if hash(&view) != seen {
            return Err(format!("seat {} saw another table", person.seat));
        }
        looked += 1;
    }
    Ok(looked)
}

/// Every wish of a person is in the log once if it was confirmed, at most once if its answer was lost, and not at all
/// if it was refused; the log has no other ones, and none before one that was sent after its confirmation.
fn account(party: &Party, made: &[Made], verdict: &mut Verdict) -> Result<(), String> {
    let mut latest_sent: Option<Instant> = None;
    let mut wishes: BTreeMap<Seat, Vec<Attempt>> = BTreeMap::new();
    for person in &party.people {
        let attempts = person.ledger.borrow().attempts.clone();
        wishes.insert(person.seat, attempts);
    }
    let mut found = BTreeSet::new();
    let mut last: BTreeMap<Seat, u32> = BTreeMap::new();
    for Made {
        seat,
        decision,
        wish,
    } in made
    {
        let before = last.insert(*seat, *decision);
        if before.is_some_and(|before| before >= *decision) {
            return Err(format!("seat {seat}: decision {decision} stands twice"));
        }
        // Seats without a person are the bots'.
        let Some(attempts) = wishes.get(seat) else {
            continue;
        };
        let own: Vec<&Attempt> = attempts
            .iter()
            .filter(|attempt| {
                (attempt.decision, &attempt.wish) == (*decision, wish)
                    && attempt.told != Told::Refused
            })
            .collect();
        let sent = own
            .iter()
            .map(|attempt| attempt.sent)
            .min()
            .ok_or_else(|| format!("seat {seat}: nobody wished for {decision} {wish:?}"))?;
        let confirmed = own.iter().filter_map(|attempt| match attempt.told {
            Told::Confirmed(at) => Some(at),
            Told::Nothing | Told::Refused => None,
        });
        if let (Some(confirmed), Some(latest)) = (confirmed.min(), latest_sent)
            && confirmed < latest
        {
            return Err(format!(
                "seat {seat}: decision {decision} was confirmed before an earlier entry was sent"
            ));
        }
        latest_sent = latest_sent.max(Some(sent));
        found.insert((*seat, *decision, wish.clone() == Wish::Undo));
    }
    for (seat, attempts) in &wishes {
        for attempt in attempts {
            let is_undo = attempt.wish == Wish::Undo;
            let is_there = found.contains(&(*seat, attempt.decision, is_undo));
            match attempt.told {
                Told::Confirmed(_) if !is_there => {
                    return Err(format!("seat {seat}: confirmed and lost: {attempt:?}"));
                }
                Told::Confirmed(_) => verdict.confirmed += 1,
                Told::Nothing | Told::Refused => {}
            }
            if attempt.is_unsure {
                verdict.unsure += 1;
                verdict.kept += usize::from(is_there);
            }
        }
    }
    Ok(())
}
