//! `stolik position new`: a fresh deal.

use crate::{
    args::{SetupArgs, game},
    help::examples,
    input,
    output::Output,
    stop::Stop,
};
use clap::Args;
use game::Game;
use std::io::Write;

/// Deal a game and print its position.
#[derive(Args)]
#[command(after_help = examples(&["position new GAME --players 3 --seed 7 > position.json"]))]
pub struct New {
    /// The game's id
    #[arg(value_parser = game)]
    game: &'static dyn Game,
    /// How many play
    #[arg(long, value_name = "N")]
    players: u8,
    /// The deal's number: the same one gives the same deal [default: a fresh deal]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Prints a fresh position.
pub fn run(args: &New, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let setup = args.setup.setup(args.game, args.players)?;
    let table = args.game.deal(setup, input::seed(args.seed)?);
    output.document(&table.position())
}
