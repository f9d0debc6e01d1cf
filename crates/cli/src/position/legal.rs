//! `stolik position legal`: who must act, and what they can do.

use crate::{
    args::{SeatNumber, TasteArgs, seat},
    help::examples,
    input,
    output::Output,
    stop::Stop,
};
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use table::{Seat, Viewer};

/// List who must act and every legal action in notation, with its label.
#[derive(Args)]
#[command(after_help = examples(&["position legal position.json --lang pl"]))]
pub struct Legal {
    /// A position, or - for standard input
    file: String,
    /// Only this seat's actions
    #[arg(long, value_name = "S", value_parser = seat)]
    seat: Option<SeatNumber>,
    #[command(flatten)]
    taste: TasteArgs,
}

/// Lists legal actions.
pub fn run(args: &Legal, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let table = input::position(&args.file)?;
    let wish = args.seat.map(|seat| seat.at(&*table)).transpose()?;
    let taste = args.taste.taste(table.seats(), &[]);
    let seats: Vec<Seat> = match wish {
        Some(seat) => vec![seat],
        None => table.turn().iter().collect(),
    };
    if output.json {
        let seats: Vec<Value> = seats
            .iter()
            .map(|&seat| {
                let look = table.look(Viewer::Seat(seat), &taste);
                json!({"seat": seat, "prompt": look.prompt(), "actions": look.options()})
            })
            .collect();
        return output.document(&json!({
            "game": table.game().id(),
            "over": table.is_over(),
            "turn": table.turn(),
            "seats": seats,
        }));
    }
    if table.is_over() {
        return output.line(table.prompt(Viewer::Spectator, &taste));
    }
    for seat in seats {
        let look = table.look(Viewer::Seat(seat), &taste);
        output.line(format!("{seat} {}: {}", taste.name(seat), look.prompt()))?;
        let rows: Vec<Vec<String>> = look
            .options()
            .iter()
            .map(|offer| vec![format!("  {}", offer.notation), offer.label.clone()])
            .collect();
        output.table(2, &rows)?;
    }
    Ok(())
}
