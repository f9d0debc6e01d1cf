//! `stolik position apply`: the position after some actions.

use crate::{
    args::{self, SeatNumber},
    help::examples,
    input,
    output::Output,
    stop::Stop,
};
use clap::Args;
use std::io::Write;
use table::Lang;

/// Print the position after some actions.
///
/// All words after the seat are one action; a word '/' begins the next one, again with a seat: 1 pass / 2 pass.
#[derive(Args)]
#[command(after_help = examples(&["position apply position.json 1 pass"]))]
pub struct Apply {
    /// A position, or - for standard input
    file: String,
    /// Who acts, and the action in notation
    #[arg(value_name = "SEAT ACTION", num_args = 2.., required = true)]
    words: Vec<String>,
    /// The next draws: die faces, or card ids where cards are drawn
    #[arg(long, value_name = "RESULT,…", value_delimiter = ',')]
    chance: Vec<String>,
}

/// How many legal actions a message names.
const SHOWN: usize = 10;

/// Prints the position after the actions.
pub fn run(args: &Apply, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let mut table = input::position(&args.file)?;
    let actions = actions(&args.words)?;
    if !args.chance.is_empty() {
        table.script(&args.chance);
    }
    for (number, notation) in actions {
        let seat = number.at(&*table)?;
        table.act(seat, &notation).map_err(|refusal| {
            let legal = table.legal(seat);
            let how = match legal.len() {
                0 => String::new(),
                1..=SHOWN => format!("; legal: {}", legal.join(" | ")),
                n => format!(
                    "; legal: {} | … ('stolik position legal' lists all {n})",
                    legal[..SHOWN].join(" | ")
                ),
            };
            Stop::bad(format!(
                "seat {seat} '{notation}': {}{how}",
                refusal.explain(Lang::En)
            ))
        })?;
    }
    match table.unused_script() {
        0 => output.document(&table.position()),
        left => Err(Stop::bad(format!(
            "--chance: {left} of the draws are left over: the actions draw fewer"
        ))),
    }
}

/// Splits the words into seats and actions.
fn actions(words: &[String]) -> Result<Vec<(SeatNumber, String)>, Stop> {
    words
        .split(|word| word == "/")
        .map(|words| match words {
            [seat, action @ ..] if !action.is_empty() => {
                let seat = args::seat(seat)
                    .map_err(|message| Stop::bad(format!("'{seat}' is not a seat: {message}")))?;
                Ok((seat, action.join(" ")))
            }
            _ => Err(Stop::bad(
                "an action has a seat and its notation: 1 pass / 2 pass",
            )),
        })
        .collect()
}
