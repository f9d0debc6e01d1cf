//! `stolik position`: make, change, show, draw and check positions.

mod advise;
mod apply;
mod check;
mod deal;
mod draw;
mod legal;
mod view;

pub use draw::write_png;

use crate::{output::Output, stop::Stop};
use clap::Subcommand;
use std::io::Write;

/// What can be done with positions.
#[derive(Subcommand)]
pub enum PositionCommand {
    /// Deal a game and print its position
    New(deal::New),
    /// List who must act and every legal action
    Legal(legal::Legal),
    /// Print the position after some actions
    Apply(apply::Apply),
    /// Print what one viewer sees
    View(view::View),
    /// Draw the board as SVG or PNG
    Draw(draw::Draw),
    /// List the best actions with what they may bring and how sure the bot is
    Advise(advise::Advise),
    /// Check a position against all invariants of its game
    Check(check::Check),
}

/// Runs one of the commands.
pub fn run(command: &PositionCommand, output: &mut Output<impl Write>) -> Result<(), Stop> {
    match command {
        PositionCommand::New(args) => deal::run(args, output),
        PositionCommand::Legal(args) => legal::run(args, output),
        PositionCommand::Apply(args) => apply::run(args, output),
        PositionCommand::View(args) => view::run(args, output),
        PositionCommand::Draw(args) => draw::run(args, output),
        PositionCommand::Advise(args) => advise::run(args, output),
        PositionCommand::Check(args) => check::run(args, output),
    }
}
