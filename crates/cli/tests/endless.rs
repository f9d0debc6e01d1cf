//! Games that bots do not bring to an end are stopped, told and counted apart.

use crate::common::Desk;
use serde_json::Value;

fn list<'a>(report: &'a Value, key: &str) -> &'a [Value] {
    report[key].as_array().expect("a list")
}

/// With so little patience games of the toy that are longer than usual count as games without an end.
#[test]
fn a_simulation_goes_on_without_them_and_fails() {
    let desk = Desk::new();
    let command = "simulate toy --seats random,random,random --games 40 --seed 3 --patience 1";
    let run = desk.run(&format!("{command} --json"));
    assert_eq!(run.code, 1, "{}", run.err);
    run.one_line(&["made no progress", "not counted"]);
    let report = run.json();
    let stopped = list(&report, "no_progress");
    assert!((1..40).contains(&stopped.len()), "{}", stopped.len());
    assert_eq!(report["games"], 40 - stopped.len());
    for one in stopped {
        assert_eq!(one["setup"]["players"], 3);
        assert_eq!(
            one["bots"],
            serde_json::json!(["random", "random", "random"])
        );
        assert!(one["seed"].is_u64() && one["number"].is_u64());
        assert_eq!(one["decisions"], one["usual"]);
    }
    // The statistics are of the others.
    let places = list(&list(&report, "by_seat")[0], "places");
    let n: u64 = places.iter().filter_map(Value::as_u64).sum();
    assert_eq!(n as usize, 40 - stopped.len());
    let run = desk.run(command);
    assert_eq!(run.code, 1);
    let told = run.out.lines().filter(|line| line.contains("no progress"));
    assert_eq!(told.count(), stopped.len());
    assert!(
        run.out.contains(&stopped[0]["seed"].to_string()),
        "{}",
        run.out
    );
    // The games themselves can be looked at.
    desk.run(&format!("{command} --record games"));
    let number = stopped[0]["number"].as_u64().unwrap();
    desk.run(&format!("replay games/toy-3-{number:06}.txt --check"))
        .ok();
    // With the usual patience all end.
    let report = desk.json(&command.replace("--patience 1", "--json"));
    assert_eq!(
        (&report["games"], list(&report, "no_progress").len()),
        (&Value::from(40), 0)
    );
}

#[test]
fn a_run_of_nothing_else_is_still_told() {
    let desk = Desk::new();
    let alone = (1..40).find_map(|seed| {
        let command =
            format!("simulate toy --seats random,random --games 1 --seed {seed} --patience 1");
        let run = desk.run(&format!("{command} --json"));
        (run.code == 1).then(|| (desk.run(&command), run.json()))
    });
    let (run, report) = alone.expect("some game is longer than usual");
    assert!(
        run.out.contains("no progress") && !run.out.contains("NaN"),
        "{}",
        run.out
    );
    assert_eq!(report["games"], 0);
    assert!(report["rounds"].is_null() && list(&report, "by_seat").is_empty());
}

#[test]
fn an_arena_leaves_out_whole_deals() {
    let desk = Desk::new();
    for way in ["--bots random,random", "--ladder --bots random,novice"] {
        let run = desk.run(&format!(
            "arena toy {way} --players 2 --games 40 --seed 3 --patience 1 --json"
        ));
        assert_eq!(run.code, 1, "{}", run.err);
        let report = run.json();
        let report = if way.starts_with("--ladder") {
            &report["ladders"][0]
        } else {
            &report
        };
        let stopped = list(report, "no_progress").len();
        let games = report["rungs"][0]["games"]
            .as_u64()
            .or(report["games"].as_u64())
            .unwrap();
        assert!(
            games % 2 == 0 && games as usize <= 40 - stopped,
            "{games} and {stopped}"
        );
        assert!(stopped > 0);
    }
}

/// The long run of the same is `stolik soak --bots LEVEL`.
#[test]
fn bots_bring_every_game_to_an_end() {
    let desk = Desk::new();
    for (level, games) in [("novice", 12), ("casual", 6)] {
        let run = desk.run(&format!("soak --bots {level} --games {games} --seed 5"));
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    }
    let run = desk.run("soak toy --bots random --games 40 --patience 1");
    assert_eq!(run.code, 1);
    assert!(run.out.contains("no progress"), "{}", run.out);
}
