//! Small runs of the commands that docs/RELIABILITY.md describes. Each starts servers of its own, as the long runs do.

use std::{
    process::Command,
    sync::{Mutex, PoisonError},
};

/// One after another: each of them uses all cores.
static MACHINE: Mutex<()> = Mutex::new(());

fn run(words: &str) {
    let _alone = MACHINE.lock().unwrap_or_else(PoisonError::into_inner);
    let program = env!("CARGO_BIN_EXE_stolik-load");
    let output = Command::new(program)
        .args(words.split_whitespace())
        .output()
        .expect("the load command starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(
        output.status.success(),
        "stolik-load {words}\n{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}

#[test]
fn five_kills_lose_double_and_reorder_nothing() {
    run("crash --kills 5 --tables 5");
}

#[test]
fn twin_worlds_send_the_same_bytes() {
    run("twins --pairs 2 --actions 3 --bots 1");
}

#[test]
fn a_bad_connection_leaves_all_pages_as_the_server_has_them() {
    run("network --seconds 6 --tables 5");
}

#[cfg(target_os = "linux")]
#[test]
fn files_that_cannot_grow_confirm_nothing_false() {
    run("disk --rounds 1 --tables 3 --faults limit");
}

#[test]
fn bots_give_way_to_people() {
    // Three seconds on a machine that does other things do not measure a percentile: that is for the long run.
    run("bots --rounds 1 --seconds 3 --tables 10 --most 10");
}
