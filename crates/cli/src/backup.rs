//! `stolik backup`: the data file of the web table, copied while the table is open, and checked.

use crate::{help::examples, output::Output, stop::Stop};
use clap::Args;
use serde_json::json;
use std::{io::Write, path::PathBuf};

/// Copy the web table's data to a file, while it is open, and replay everything in the copy.
#[derive(Args)]
#[command(after_help = examples(&["backup evening.db --data stolik.db", "backup evening.db --check"]))]
pub struct Backup {
    /// The copy; to go back to it, start the table with --data FILE
    #[arg(value_name = "FILE")]
    to: PathBuf,
    /// The data file
    #[arg(long, value_name = "FILE", default_value = "stolik.db")]
    data: PathBuf,
    /// Copy nothing: check FILE
    #[arg(long)]
    check: bool,
}

/// Copies or checks, and reports.
pub fn run(args: &Backup, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let found = if args.check {
        server::check(catalog::GAMES, &args.to)
    } else {
        server::backup(catalog::GAMES, &args.data, &args.to)
    };
    let found = found.map_err(|error| Stop::bad(error.to_string()))?;
    if output.json {
        output.document(&json!(found))?;
    } else {
        output.line(format!(
            "{}: {} tables with {} entries replayed",
            args.to.display(),
            found.tables,
            found.entries
        ))?;
        for (table, reason) in &found.unreadable {
            output.line(format!("{table}: {reason}"))?;
        }
    }
    match found.unreadable.len() {
        0 => Ok(()),
        n => Err(Stop::failed(format!("{n} tables cannot be replayed"))),
    }
}
