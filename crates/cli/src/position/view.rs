//! `stolik position view`: what one viewer sees.

use crate::{args::Who, help::examples, input, output::Output, stop::Stop};
use clap::Args;
use std::io::Write;

/// Print what one viewer sees, as JSON.
#[derive(Args)]
#[command(after_help = examples(&["position view position.json --seat 1", "position view position.json --spectator"]))]
pub struct View {
    /// A position, or - for standard input
    file: String,
    #[command(flatten)]
    who: Who,
}

/// Prints the view.
pub fn run(args: &View, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let table = input::position(&args.file)?;
    let viewer = args.who.viewer(&*table)?;
    output.document(&table.view_json(viewer))
}
