//! Bad input: exit 2, one line that says what is wrong and how to put it right.

use crate::common::Desk;

#[test]
fn arguments() {
    let desk = Desk::new();
    desk.run("simulat").bad(&["simulat", "simulate", "--help"]);
    desk.run("simulate")
        .bad(&["--seats", "stolik simulate --help"]);
    desk.run("position").bad(&["stolik position --help"]);
    desk.run("position new toy --player 3")
        .bad(&["--player", "--players"]);
    desk.run("position new toy --players three").bad(&["three"]);
    desk.run("position new toy --players 3 --option rounds")
        .bad(&["KEY=VALUE"]);
    desk.run("position new toy --players 3 --option rounds=9")
        .bad(&["toy", "rounds", "use 3, 4"]);
    desk.run("position new toy --players 3 --option luck=1")
        .bad(&["luck", "rounds"]);
    desk.run("position new toy --players 3 --mode dusk")
        .bad(&["dusk", "daylight"]);
    desk.run("position new toy --players 9")
        .bad(&["9 players", "2 to 4"]);
    desk.run("position new chess --players 2")
        .bad(&["chess", "use ", "toy"]);
    desk.run("rules toy TOY-99").bad(&["TOY-99", "TOY-1.1"]);
    desk.run("bench toy --seconds 0").bad(&["seconds"]);
    desk.run("games --lang pl").bad(&["--lang"]);
}

#[test]
fn seats_and_bots() {
    let desk = Desk::new();
    desk.run("simulate terracotta-army --seats random,random --option x=1")
        .bad(&["unknown option 'x'", "this game has no options"]);
    desk.run("simulate toy --seats random,random --option x=1")
        .bad(&["unknown option 'x'", "use rounds"]);
    desk.run("simulate toy --seats wizard,random")
        .bad(&["wizard", "random or novice"]);
    desk.run("simulate toy --seats random")
        .bad(&["1 players", "2 to 4"]);
    desk.run("simulate toy --seats random,random --games 0")
        .bad(&["--games"]);
    desk.run("simulate toy --seats random,random --threads 0")
        .bad(&["--threads"]);
    desk.run("simulate toy --seats human,random")
        .bad(&["human"]);
    desk.run("arena toy --bots random --players 2")
        .bad(&["at least two"]);
    desk.run("play toy --seats human,dog")
        .bad(&["dog", "human"]);
    desk.run("play toy --json").bad(&["--json"]);
}

#[test]
fn levels_that_are_not_there_say_which_are() {
    let desk = Desk::new();
    for level in bots::Level::ALL
        .into_iter()
        .filter(|level| !level.is_ready())
    {
        desk.run(&format!("simulate toy --seats {level},random"))
            .bad(&[level.name(), "not in this build", "novice"]);
    }
}

#[test]
fn files() {
    let desk = Desk::new();
    desk.run("position check nothing.json")
        .bad(&["nothing.json", "cannot read"]);
    desk.run("replay nothing.txt").bad(&["nothing.txt"]);
    desk.run("scenario nothing.txt").bad(&["nothing.txt"]);
    desk.run_with("position check -", "{")
        .bad(&["standard input", "JSON", "line 1"]);
    desk.run_with("position check -", "{}").bad(&["game"]);
    desk.run_with("position check -", r#"{"game":"chess"}"#)
        .bad(&["chess", "toy"]);
    desk.run_with("replay -", "hello")
        .bad(&["line 1", "stolik replay 1"]);
    desk.run_with("scenario -", "scenario x\ngiven seats A B\n")
        .bad(&["game ID", "--game"]);
    desk.run_with("scenario -", "").bad(&["scenario TITLE"]);
    desk.run_with("scenario -", "game chess\nscenario x\n")
        .bad(&["chess"]);
}

#[test]
fn positions() {
    let desk = Desk::new();
    desk.position();
    // The table says which seats it has, whatever the number.
    for number in [0, 5, 7, 8, 1000] {
        for command in [
            "legal position.json --seat",
            "view position.json --seat",
            "advise position.json --seat",
        ] {
            desk.run(&format!("position {command} {number}"))
                .bad(&[&format!("seat {number} is not at this table"), "1 to 3"]);
        }
        desk.run(&format!("position apply position.json {number} pass"))
            .bad(&[&format!("seat {number} is not at this table"), "1 to 3"]);
    }
    desk.run("position view position.json --seat nine")
        .bad(&["nine", "a seat is a number"]);
    desk.run("position view position.json --seat 1 --spectator")
        .bad(&["--spectator"]);
    desk.run("position apply position.json 1 fly")
        .bad(&["fly", "legal:", "pass"]);
    desk.run("position apply position.json 2 pass")
        .bad(&["seat 2", "Not now"]);
    desk.run("position apply position.json one pass")
        .bad(&["one"]);
    desk.run("position apply position.json 1")
        .bad(&["SEAT ACTION"]);
    desk.run("position apply position.json 1 pass / 2")
        .bad(&["1 pass / 2 pass"]);
    desk.run("position apply position.json 1 pass --chance 6")
        .bad(&["--chance", "left over"]);
    desk.run("position draw position.json --png missing/board.png")
        .bad(&["missing/board.png"]);
    let position = String::from_utf8(desk.read("position.json")).unwrap();
    let wrong = position.replacen("\"rules\": 1", "\"rules\": 99", 1);
    assert_ne!(wrong, position);
    desk.run_with("position legal -", &wrong)
        .bad(&["standard input", "rules", "99"]);
    let unknown = position.replacen("\"rules\": 1", "\"colour\": 1, \"rules\": 1", 1);
    desk.run_with("position legal -", &unknown).bad(&["colour"]);
}

#[test]
fn replays() {
    let desk = Desk::new();
    desk.game();
    desk.run("replay game.txt --at 9999").bad(&["--at 0 to"]);
    desk.run("replay game.txt --seat 3")
        .bad(&["seat 3", "1 to 2"]);
    let text = String::from_utf8(desk.read("game.txt")).unwrap();
    desk.run_with("replay -", &text.replacen("hash ", "hash 0", 1))
        .bad(&["standard input", "hash"]);
    desk.run_with("play toy --load -", &text.replacen("hash ", "hash 0", 1))
        .bad(&["hash"]);
}

#[test]
fn components() {
    let desk = Desk::new();
    desk.run("games --components nowhere").bad(&["nowhere"]);
    std::fs::create_dir_all(desk.folder.join("mine/chess")).unwrap();
    desk.run("games --components mine")
        .bad(&["mine/chess", "toy"]);
    std::fs::remove_dir(desk.folder.join("mine/chess")).unwrap();
    std::fs::create_dir_all(desk.folder.join("mine/toy")).unwrap();
    desk.write("mine/toy/owls.toml", "");
    desk.run("games --components mine")
        .bad(&["mine/toy/owls.toml", "birds.toml"]);
    std::fs::remove_file(desk.folder.join("mine/toy/owls.toml")).unwrap();
    desk.write("mine/toy/birds.toml", "# Birds.\nbird = 7\n");
    desk.run("games --components mine")
        .bad(&["mine/toy/birds.toml:"]);
}

#[test]
fn an_address_that_is_none_is_refused() {
    let desk = Desk::new();
    desk.run("serve --listen nowhere").bad(&["nowhere"]);
}
