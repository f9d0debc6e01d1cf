//! `stolik position draw`: the board as a picture.

use crate::{
    args::{TasteArgs, Who},
    help::examples,
    input,
    output::Output,
    stop::Stop,
};
use clap::Args;
use std::{
    io::Write,
    path::{Path, PathBuf},
};

/// Draw the board as SVG on standard output, or as PNG into a file.
#[derive(Args)]
#[command(after_help = examples(&["position draw position.json --seat 1 --lang pl > board.svg", "position draw position.json --seat 1 --theme dark --png board.png"]))]
pub struct Draw {
    /// A position, or - for standard input
    file: String,
    #[command(flatten)]
    who: Who,
    #[command(flatten)]
    taste: TasteArgs,
    /// Write a PNG into this file instead
    #[arg(long, value_name = "OUT")]
    png: Option<PathBuf>,
    /// The width of the PNG in pixels [default: that of the drawing]
    #[arg(long, value_name = "PX", requires = "png", value_parser = clap::value_parser!(u32).range(16..=8192))]
    width: Option<u32>,
}

/// Draws.
pub fn run(args: &Draw, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let table = input::position(&args.file)?;
    let viewer = args.who.viewer(&*table)?;
    let taste = args.taste.taste(table.seats(), &[]);
    let look = table.look(viewer, &taste);
    let svg = look.board();
    match &args.png {
        Some(path) => {
            write_png(path, svg, args.width)?;
            if output.json {
                output.document(&serde_json::json!({"png": path}))?;
            }
            Ok(())
        }
        None if output.json => output.document(&serde_json::json!({"svg": svg})),
        None => output.line(svg.trim_end()),
    }
}

/// Writes a drawing as PNG.
pub fn write_png(path: &Path, svg: &str, width: Option<u32>) -> Result<(), Stop> {
    let png = raster::png(svg, width)
        .map_err(|error| Stop::bad(format!("{}: {error}", path.display())))?;
    input::write(path, &png)
}
