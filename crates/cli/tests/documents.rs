//! What commands print: JSON documents, positions, pictures; and `-` for standard input.

use crate::common::Desk;

#[test]
fn games_are_listed() {
    let desk = Desk::new();
    let games = desk.json("games --json");
    let toy = games["games"]
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "toy")
        .unwrap();
    assert_eq!(toy["modes"][0]["players"]["most"], 4);
    assert_eq!(toy["options"][0]["default"], "3");
    assert_eq!(toy["endings"][0]["id"], "rounds");
    assert_ne!(
        toy["endings"][0]["name"]["pl"],
        toy["endings"][0]["name"]["en"]
    );
    let text = desk.run("games").ok().out;
    assert!(
        text.contains("  ending rounds: All rounds were played."),
        "{text}"
    );
    // Which modes have an option is told of every one of them, in both forms.
    for game in catalog::GAMES {
        let info = game.info();
        let told = games["games"].as_array().unwrap();
        let told = told.iter().find(|told| told["id"] == game.id()).unwrap();
        for (option, told) in info.options.iter().zip(told["options"].as_array().unwrap()) {
            let modes = info.modes.iter().map(|mode| mode.id);
            let modes: Vec<&str> = modes.filter(|mode| option.belongs_to(mode)).collect();
            assert_eq!(told["modes"], serde_json::json!(modes), "{}", game.id());
            if let [mode] = option.modes[..] {
                let found = text.lines().any(|line| {
                    line.starts_with(&format!("  option {}=", option.key))
                        && line.contains(&format!(" (mode {mode})"))
                });
                assert!(found, "{} {}", game.id(), option.key);
            }
        }
    }
    assert!(
        text.contains("toy") && text.contains("option rounds=3*|4"),
        "{text}"
    );
}

#[test]
fn a_position_goes_from_command_to_command() {
    let desk = Desk::new();
    desk.position();
    let legal = desk.json("position legal position.json --json --lang pl");
    assert_eq!(legal["turn"], serde_json::json!([1]));
    let actions = legal["seats"][0]["actions"].as_array().unwrap();
    assert!(actions.iter().any(|action| action["notation"] == "pass"));
    assert!(
        actions
            .iter()
            .all(|action| action["label"].is_string() && action["path"].is_array())
    );
    let text = desk.run("position legal position.json").ok().out;
    assert!(text.contains("peek left"), "{text}");
    assert_eq!(
        desk.json("position legal position.json --seat 2 --json")["seats"][0]["actions"],
        serde_json::json!([])
    );

    let after = desk
        .run("position apply position.json 1 pass / 1 stake left")
        .ok()
        .out;
    let again = desk.run_with("position legal - --json", &after).ok().json();
    assert_eq!(again["turn"], serde_json::json!([1, 2, 3]));
    desk.run_with("position check -", &after).ok();
}

#[test]
fn a_view_holds_less_than_the_position() {
    let desk = Desk::new();
    desk.position();
    let position = desk.json("position apply position.json 1 pass");
    assert!(position["chance"].is_object());
    for who in ["--seat 2", "--spectator", ""] {
        let view = desk.json(&format!("position view position.json {who}"));
        assert_eq!(view["game"], "toy");
        assert!(view.get("chance").is_none(), "the seed is in the view");
    }
    let spectator = desk.run("position view position.json").ok().out;
    assert_eq!(
        spectator,
        desk.run("position view position.json --spectator").ok().out
    );
    assert_ne!(
        spectator,
        desk.run("position view position.json --seat 1").ok().out
    );
}

#[test]
fn boards_are_drawn() {
    let desk = Desk::new();
    desk.position();
    let svg = desk
        .run("position draw position.json --seat 1 --lang pl")
        .ok()
        .out;
    assert!(svg.starts_with("<svg"), "{svg}");
    assert_eq!(
        desk.json("position draw position.json --seat 1 --lang pl --json")["svg"]
            .as_str()
            .unwrap()
            .trim(),
        svg.trim()
    );
    desk.run("position draw position.json --theme dark --png board.png --width 300")
        .ok();
    assert!(desk.read("board.png").starts_with(b"\x89PNG"));
    desk.game();
    desk.run("replay game.txt --at 3 --png moment.png").ok();
    assert!(desk.read("moment.png").starts_with(b"\x89PNG"));
}

#[test]
fn a_replay_shows_any_moment() {
    let desk = Desk::new();
    desk.game();
    let whole = desk.json("replay game.txt --json");
    let made = whole["actions"].as_array().unwrap().len();
    assert_eq!(whole["at"], made);
    assert_eq!(whole["over"], true);
    for at in 0..=made {
        let moment = desk.json(&format!("replay game.txt --at {at} --json --seat 1"));
        assert_eq!(moment["at"], at);
        let text = desk
            .run(&format!("replay game.txt --at {at} --text --lang pl"))
            .ok()
            .out;
        assert!(text.lines().count() > 3, "{text}");
    }
    let summary = desk.run("replay game.txt").ok().out;
    assert!(summary.contains("1. random"), "{summary}");
    let text = String::from_utf8(desk.read("game.txt")).unwrap();
    assert_eq!(desk.run_with("replay -", &text).ok().out, summary);
}

#[test]
fn rules_come_in_both_languages() {
    let desk = Desk::new();
    let both = desk.run("rules toy TOY-3.1").ok().out;
    assert!(both.contains("(pl)") && both.contains("(en)"), "{both}");
    let polish = desk.run("rules toy toy-3.1 --lang pl").ok().out;
    assert!(both.contains(polish.trim()) && !polish.contains("(en)"));
    assert!(
        desk.run("rules toy TOY-3")
            .ok()
            .out
            .contains("TOY-3.2 (en)")
    );
    let book = desk.run("rules toy").ok().out;
    assert!(book.contains("TOY-1.1") && !book.contains("**"), "{book}");
    let json = desk.json("rules toy --json");
    let rules = json["rules"].as_array().unwrap();
    assert!(
        rules.len() > 5
            && rules
                .iter()
                .all(|rule| rule["pl"].is_string() && rule["en"].is_string())
    );
}

#[test]
fn bench_measures() {
    let desk = Desk::new();
    let bench = desk.json("bench toy --players 2 --seconds 0.05 --json");
    for key in [
        "games_per_second",
        "look_us",
        "decisions_per_second",
        "clone_ns",
        "state_bytes",
        "sample_us",
    ] {
        assert!(bench["bench"][0][key].as_f64().unwrap() > 0.0, "{key}");
    }
    assert!(
        desk.run("bench toy --seconds 0.05")
            .ok()
            .out
            .contains("novice bot")
    );
}

#[test]
fn corrected_components_change_the_fingerprint() {
    let desk = Desk::new();
    let before = desk.json("games --json");
    std::fs::create_dir_all(desk.folder.join("mine/toy")).unwrap();
    let birds = testkit_birds();
    desk.write(
        "mine/toy/birds.toml",
        &format!("{birds}\n# Checked with my own copy.\n"),
    );
    let after = desk.json("games --json --components mine");
    assert_eq!(
        before["games"].as_array().unwrap().len(),
        after["games"].as_array().unwrap().len()
    );
    assert_ne!(before, after);
}

fn testkit_birds() -> &'static str {
    let files = catalog::find("toy").unwrap().components().embedded();
    files
        .iter()
        .find(|(name, _)| *name == "birds.toml")
        .unwrap()
        .1
}

#[test]
fn nobody_needs_to_read_to_the_end() {
    let desk = Desk::new();
    let mut child = desk
        .command(env!("CARGO_BIN_EXE_stolik"))
        .args(["rules", "toy"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}
