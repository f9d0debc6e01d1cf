//! `stolik position check`: a hand-edited position against all invariants of its game.

use crate::{
    help::examples,
    input::{self, BadPosition},
    output::Output,
    stop::Stop,
};
use clap::Args;
use serde_json::json;
use std::io::Write;

/// Check a position against all invariants of its game; exit 1 when it breaks one.
#[derive(Args)]
#[command(after_help = examples(&["position check position.json"]))]
pub struct Check {
    /// A position, or - for standard input
    file: String,
}

/// Checks.
pub fn run(args: &Check, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let name = input::name(&args.file);
    match input::check_position(&args.file) {
        Ok(table) if output.json => output.document(&json!({"ok": true, "hash": table.hash()})),
        Ok(table) => output.line(format!("{name}: ok, hash {}", table.hash())),
        Err(BadPosition::Unreadable(stop)) => Err(stop),
        Err(BadPosition::Flaw(flaw)) if output.json => {
            output.document(&json!({"ok": false, "path": flaw.path, "message": flaw.message}))?;
            Err(Stop::Failed(None))
        }
        Err(BadPosition::Flaw(flaw)) => Err(Stop::failed(format!("{name}: {flaw}"))),
    }
}
