//! Every command has `--help` with an example, and the examples run.

use crate::common::Desk;
use std::{path::Path, process::Stdio};

const COMMANDS: [&str; 22] = [
    "",
    "serve",
    "backup",
    "games",
    "play",
    "simulate",
    "arena",
    "train",
    "bench",
    "soak",
    "replay",
    "scenario",
    "rules",
    "completions",
    "position",
    "position new",
    "position legal",
    "position apply",
    "position view",
    "position draw",
    "position advise",
    "position check",
];

#[test]
fn every_command_has_help_with_an_example() {
    let desk = Desk::new();
    for command in COMMANDS {
        let help = desk.run(&format!("{command} --help")).ok().out;
        assert!(help.contains("Usage: stolik"), "{command}: {help}");
        assert!(!examples(&help).is_empty(), "{command}: no example");
    }
    let version = desk.run("--version").ok().out;
    assert!(version.starts_with(concat!("stolik ", env!("CARGO_PKG_VERSION"), " (")));
    for game in catalog::GAMES {
        let line = format!("{}: rules ", game.id());
        assert!(version.contains(&line), "{version}");
    }
    assert_eq!(desk.run("-V").ok().out.lines().count(), 1);
}

#[test]
fn the_examples_run() {
    let desk = Desk::new();
    desk.position().game();
    desk.write(
        "scenario.txt",
        "game toy\nscenario a pass\ngiven seats Ann Bo\nAnn pass\n",
    );
    let first = catalog::GAMES[0];
    for command in COMMANDS {
        // These need a data file, or stay until they are stopped.
        if ["serve", "backup"].contains(&command) {
            continue;
        }
        let help = desk.run(&format!("{command} --help")).ok().out;
        for example in examples(&help) {
            // The files of the examples are the toy's: so are the actions on them.
            let example = if example.contains("position.json") {
                example.replace(first.id(), "toy")
            } else {
                example
            };
            run_in_shell(&desk, &example);
        }
    }
}

fn examples(help: &str) -> Vec<String> {
    let lines = help.lines().map(str::trim);
    lines
        .skip_while(|line| !line.starts_with("Example"))
        .filter(|line| line.starts_with("stolik "))
        .map(str::to_owned)
        .collect()
}

fn run_in_shell(desk: &Desk, line: &str) {
    let folder = Path::new(env!("CARGO_BIN_EXE_stolik")).parent().unwrap();
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let output = desk
        .command("sh")
        .args(["-c", line])
        .env("PATH", path)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{line}: {errors}");
}
