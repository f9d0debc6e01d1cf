//! `stolik position advise`: what a bot would do here, and how sure it is.

use crate::{
    args::{SeatNumber, TasteArgs, seat},
    help::examples,
    input,
    output::Output,
    stop::Stop,
};
use bots::Level;
use clap::Args;
use serde_json::json;
use std::{io::Write, num::NonZero};

/// List the best actions with what they may bring and how sure the bot is.
///
/// The bot sees only what the seat sees. The same level, seed and position give the same advice on every machine.
#[derive(Args)]
#[command(after_help = examples(&["position advise position.json --seat 1 --level club"]))]
pub struct Advise {
    /// A position, or - for standard input
    file: String,
    /// For this seat [default: whose turn it is]
    #[arg(long, value_name = "S", value_parser = seat)]
    seat: Option<SeatNumber>,
    /// Which bot is asked
    #[arg(long, value_name = "BOT", default_value = "expert")]
    level: Level,
    /// The seed of its imagination
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many actions are listed
    #[arg(long, value_name = "N", default_value = "3")]
    top: NonZero<usize>,
    #[command(flatten)]
    taste: TasteArgs,
}

/// Advises.
pub fn run(args: &Advise, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let table = input::position(&args.file)?;
    let taste = args.taste.taste(table.seats(), &[]);
    let seat = match args.seat {
        Some(seat) => seat.at(&*table)?,
        None => table
            .turn()
            .iter()
            .next()
            .ok_or_else(|| Stop::bad("the game is over: nobody needs advice"))?,
    };
    let top = args.top.get();
    let tips = table
        .advise(seat, args.level, args.seed, None, top, &taste)
        .ok_or_else(|| Stop::bad(format!("seat {seat} is not asked now")))?;
    if output.json {
        return output.document(&json!({
            "game": table.game().id(),
            "seat": seat,
            "level": args.level,
            "seed": args.seed,
            "actions": tips,
        }));
    }
    let heading = ["", "", "points ahead", "best"];
    let mut rows = vec![heading.map(str::to_owned).to_vec()];
    for tip in tips {
        rows.push(vec![
            tip.notation,
            tip.label,
            format!("{:+.1}", tip.ahead),
            format!("{:.0} %", 100.0 * tip.sure),
        ]);
    }
    output.table(2, &rows)
}
