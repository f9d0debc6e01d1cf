//! `stolik completions`: what a shell needs to complete commands and options.

use crate::{help::examples, output::Output, stop::Stop};
use clap::{Args, Command};
use clap_complete::Shell;
use std::io::Write;

/// Print the completions of a shell.
#[derive(Args)]
#[command(after_help = examples(&["completions bash > stolik.bash"]))]
pub struct Completions {
    /// bash, zsh, fish, elvish or powershell
    pub shell: Shell,
}

/// Prints what the shell reads about this program.
pub fn run(
    args: &Completions,
    program: &mut Command,
    output: &mut Output<impl Write>,
) -> Result<(), Stop> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, program, "stolik", &mut script);
    output.write_all(&script)?;
    Ok(())
}
