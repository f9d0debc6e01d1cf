//! Checks that fail: exit 1.

use crate::common::Desk;

#[test]
fn a_broken_position_fails_with_the_path_of_the_field() {
    let desk = Desk::new();
    desk.position();
    assert!(
        desk.run("position check position.json")
            .ok()
            .out
            .contains("ok")
    );
    assert_eq!(desk.json("position check position.json --json")["ok"], true);
    let position = String::from_utf8(desk.read("position.json")).unwrap();
    let wrong = position.replacen("\"coins\": 2", "\"coins\": 250", 1);
    assert_ne!(wrong, position);
    let run = desk.run_with("position check -", &wrong);
    assert_eq!(run.code, 1);
    run.one_line(&["standard input: table."]);
    let run = desk.run_with("position check - --json", &wrong);
    assert_eq!((run.code, run.json()["ok"].as_bool()), (1, Some(false)));
    assert!(run.json()["path"].as_str().unwrap().starts_with("table."));
}

#[test]
fn a_changed_replay_fails() {
    let desk = Desk::new();
    desk.game();
    assert!(desk.run("replay game.txt --check").ok().out.contains("ok"));
    let text = String::from_utf8(desk.read("game.txt")).unwrap();
    let scores = text
        .lines()
        .find(|line| line.starts_with("scores"))
        .unwrap();
    for (from, to) in [
        ("hash ", "hash 0"),
        (scores, "scores 99 98"),
        ("\nend", "\n1 fly\nend"),
    ] {
        desk.write("wrong.txt", &text.replacen(from, to, 1));
        let run = desk.run("replay wrong.txt --check");
        assert_eq!(run.code, 1, "{}", run.err);
        run.one_line(&["wrong.txt"]);
        let run = desk.run("replay wrong.txt --check --json");
        assert_eq!((run.code, run.json()["ok"].as_bool()), (1, Some(false)));
    }
}

#[test]
fn a_failed_scenario_names_file_and_line() {
    let desk = Desk::new();
    desk.write(
        "right.txt",
        "game toy\n\nscenario the leader may pass # TOY-3.1\ngiven seats Ann Bo\nAnn pass\n",
    );
    desk.write(
        "wrong.txt",
        "scenario nobody flies\ngiven seats Ann Bo\nexpect turn Bo\n\nscenario fine\ngiven seats Ann Bo\nexpect turn Ann\n",
    );
    assert!(
        desk.run("scenario right.txt")
            .ok()
            .out
            .contains("1 scenarios, 0 failed")
    );
    let run = desk.run("scenario right.txt wrong.txt --game toy");
    assert_eq!(run.code, 1);
    assert!(
        run.out.contains("wrong.txt:3: nobody flies: "),
        "{}",
        run.out
    );
    assert!(run.out.contains("3 scenarios, 1 failed"), "{}", run.out);
    let run = desk.run("scenario right.txt wrong.txt --game toy --json");
    assert_eq!(run.code, 1);
    assert_eq!(run.json()["failed"], 1);
    assert_eq!(run.json()["scenarios"][1]["failure"]["line"], 3);
}
