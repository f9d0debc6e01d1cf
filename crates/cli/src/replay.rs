//! `stolik replay`: any moment of a recorded game.

use crate::{
    args::{TasteArgs, Who},
    endings,
    help::examples,
    input::{self, BadReplay},
    output::Output,
    stop::Stop,
};
use clap::Args;
use game::{Look, Match};
use serde_json::{Value, json};
use std::{io::Write, path::PathBuf};
use table::{Outcome, Replay, Seat, Taste};

/// Verify, show or draw any moment of a recorded game.
#[derive(Args)]
#[command(after_help = examples(&["replay game.txt --check", "replay game.txt --at 10 --text --lang pl", "replay game.txt --at 10 --png board.png"]))]
pub struct ReplayArgs {
    /// A recorded game, or - for standard input
    file: String,
    /// Only verify: exit 1 when it cannot be played through to the same result
    #[arg(long)]
    check: bool,
    /// Stand where only the first N actions have been made [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Draw the board into this file
    #[arg(long, value_name = "OUT")]
    png: Option<PathBuf>,
    /// Show the board and the log in words
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    taste: TasteArgs,
}

/// Verifies, shows, draws.
pub fn run(args: &ReplayArgs, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let name = input::name(&args.file);
    let (replay, whole) = match input::replay(&args.file) {
        Ok(found) => found,
        Err(BadReplay::Unreadable(stop)) => return Err(stop),
        Err(BadReplay::Wrong(error)) if args.check && output.json => {
            output.document(&json!({"ok": false, "line": error.line, "message": error.message}))?;
            return Err(Stop::Failed(None));
        }
        Err(BadReplay::Wrong(error)) if args.check => {
            return Err(Stop::failed(format!("{name}: {error}")));
        }
        Err(BadReplay::Wrong(error)) => return Err(Stop::bad(format!("{name}: {error}"))),
    };
    let made = whole.made();
    let at = args.at.unwrap_or(made);
    if at > made {
        return Err(Stop::bad(format!(
            "{name}: it has {made} actions: use --at 0 to {made}"
        )));
    }
    let table = whole.at(at);
    let viewer = args.who.viewer(&*table)?;
    let taste = args.taste.taste(table.seats(), &replay.names);
    let look = table.look(viewer, &taste);
    if let Some(path) = &args.png {
        crate::position::write_png(path, look.board(), None)?;
    }
    if output.json {
        return output.document(&document(args, &replay, &*whole, &*table, &look));
    }
    if args.check {
        return output.line(format!("{name}: ok, {made} actions, hash {}", whole.hash()));
    }
    let is_shown = args.text || (args.at.is_some() && args.png.is_none());
    if !is_shown && args.png.is_some() {
        return Ok(());
    }
    output.line(summary(&replay, &*whole, &taste))?;
    if is_shown {
        show(output, &*table, at, &look)?;
    }
    Ok(())
}

fn summary(replay: &Replay, table: &dyn Match, taste: &Taste) -> String {
    let result = if table.is_over() {
        standings(&table.outcome(), taste)
    } else {
        "not finished".to_owned()
    };
    format!(
        "{}: {} actions, {result}, hash {}",
        replay.game,
        table.made(),
        table.hash()
    )
}

/// `1. Ann 31, 2. Bo 28`.
pub fn standings(outcome: &Outcome, taste: &Taste) -> String {
    let mut seats: Vec<Seat> = Seat::first(outcome.places.len()).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    let seats: Vec<String> = seats
        .into_iter()
        .map(|seat| {
            let (place, score) = (outcome.places[seat.index()], outcome.scores[seat.index()]);
            format!("{place}. {} {score}", taste.name(seat))
        })
        .collect();
    seats.join(", ")
}

fn show(
    output: &mut Output<impl Write>,
    table: &dyn Match,
    at: usize,
    look: &Look,
) -> Result<(), Stop> {
    let (viewer, taste) = (look.viewer(), look.taste());
    let actions = table.actions();
    if let Some((seat, notation)) = at.checked_sub(1).and_then(|last| actions.get(last)) {
        // In open simultaneous choices an action is known to its own seat only.
        if viewer.is(*seat) || table.answered(*seat).is_none() {
            output.line(format!("{at}: {} {notation}", taste.name(*seat)))?;
        }
    }
    for line in table.log(viewer, taste, at) {
        output.line(format!("  {}", line.text))?;
    }
    output.line("")?;
    output.line(look.text().trim_end())?;
    output.line("")?;
    output.line(look.prompt())?;
    match endings::told(table, taste.lang) {
        Some(ending) => output.line(ending),
        None => Ok(()),
    }
}

fn document(
    args: &ReplayArgs,
    replay: &Replay,
    whole: &dyn Match,
    table: &dyn Match,
    look: &Look,
) -> Value {
    if args.check {
        return json!({"ok": true, "actions": whole.made(), "hash": whole.hash()});
    }
    let names: Vec<Value> = replay
        .names
        .iter()
        .map(|(seat, name)| json!({"seat": seat, "name": name}))
        .collect();
    // Whoever has the file has all actions; only the view is for one viewer.
    let actions: Vec<Value> = whole
        .actions()
        .iter()
        .map(|(seat, action)| json!({"seat": seat, "action": action}))
        .collect();
    json!({
        "game": replay.game,
        "rules": replay.rules,
        "names": names,
        "over": whole.is_over(),
        "actions": actions,
        "outcome": whole.is_over().then(|| whole.outcome()),
        "hash": whole.hash(),
        "at": table.made(),
        "round": table.round(),
        "view": look.view_json(),
    })
}
