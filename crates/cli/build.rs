//! Notes from which commit the program is built, for `stolik --version`. Without git (a downloaded archive) it says so;
//! `STOLIK_COMMIT` may say it instead, as in a container.

use std::{env, path::Path, process::Command};

fn main() {
    println!("cargo::rerun-if-env-changed=STOLIK_COMMIT");
    let told = env::var("STOLIK_COMMIT").ok();
    let commit = told
        .or_else(|| git(&["rev-parse", "--short=10", "HEAD"]))
        .unwrap_or_else(|| "unknown commit".to_owned());
    println!("cargo::rustc-env=STOLIK_COMMIT={commit}");
    // The log of HEAD grows with every commit and checkout. A file that is not there would mean building every time.
    if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"])
        && Path::new(&log).exists()
    {
        println!("cargo::rerun-if-changed={log}");
    } else {
        println!("cargo::rerun-if-changed=build.rs");
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}
