//! A game in the terminal, with piped input.

use crate::common::Desk;

/// Always the first option, often enough for a whole game.
fn ones() -> String {
    "1\n".repeat(500)
}

#[test]
fn a_game_is_played_to_its_end() {
    let desk = Desk::new();
    let run = desk
        .run_with(
            "play toy --seats human,novice,random --seed 7 --save game.txt",
            &ones(),
        )
        .ok();
    assert!(
        run.out.contains("look at a treasure or pass"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("The game is over") && run.out.contains("novice 2"),
        "{}",
        run.out
    );
    assert!(
        run.out.contains("Treasures"),
        "points by source: {}",
        run.out
    );
    let end = "The game is over.\nAll rounds were played.\n";
    assert!(run.out.contains(end), "{}", run.out);
    let whole = desk.run("replay game.txt --text").ok().out;
    assert!(whole.ends_with(end), "{whole}");
    let begun = desk.run("replay game.txt --text --at 1").ok().out;
    assert!(!begun.contains("All rounds were played"), "{begun}");
    assert!(!run.out.contains('\x1b'), "colour outside a terminal");
    desk.run("replay game.txt --check").ok();
    let again = desk
        .run_with("play toy --seats human,novice,random --seed 7", &ones())
        .ok();
    assert_eq!(run.out, again.out, "the same seed gives the same game");
    let polish = desk
        .run_with("play toy --seats human,novice --seed 7 --lang pl", &ones())
        .ok();
    assert!(
        polish.out.contains("podejrzyj skarb") && polish.out.contains("Koniec gry."),
        "{}",
        polish.out
    );
}

#[test]
fn several_people_and_only_bots_can_play() {
    let desk = Desk::new();
    let run = desk
        .run_with("play toy --seats human,human --seed 7", &ones())
        .ok();
    assert!(run.out.contains("Player 1: your turn") && run.out.contains("Player 2: your turn"));
    let run = desk.run("play toy --seats novice,random --seed 7").ok();
    assert!(run.out.contains("The game is over"), "{}", run.out);
    let run = desk.run_with("play toy --seed 7", &ones()).ok();
    assert!(run.out.contains("novice 2"), "{}", run.out);
}

#[test]
fn commands_are_understood() {
    let desk = Desk::new();
    let input = "help\n?\nlog\nboard\n\nhint\nundo\nfly away\n99\nstake left\npass\nundo\npass\nsave\nsave mine.txt\nsave missing/mine.txt\nquit\n1\n";
    let run = desk
        .run_with("play toy --seats human,human --seed 7", input)
        .ok();
    for words in [
        "takes back your last move",
        "The expert bot would play",
        "You have no move to undo",
        "“fly away” is not a number",
        "“99” is not a number from 1 to",
        "Not allowed (TOY-",
        "Move undone.",
        "Type: save FILE",
        "Saved to mine.txt",
        "Could not save: missing/mine.txt",
        "Stopped after 1 move",
    ] {
        assert!(run.out.contains(words), "'{words}' is not in: {}", run.out);
    }
    desk.run("replay mine.txt --check").ok();
}

#[test]
fn a_saved_game_goes_on() {
    let desk = Desk::new();
    desk.run_with(
        "play toy --seats human,novice --seed 7 --save game.txt",
        "1\n1\n",
    )
    .ok();
    let saved = desk.json("replay game.txt --json");
    assert_eq!(saved["over"], false);
    let run = desk
        .run_with(
            "play toy --seats human,novice --load game.txt --save game.txt",
            &ones(),
        )
        .ok();
    assert!(run.out.contains("The game is over"), "{}", run.out);
    assert_eq!(desk.json("replay game.txt --json")["over"], true);
    desk.position();
    let run = desk
        .run_with(
            "play toy --load position.json --seats human,random,random",
            &ones(),
        )
        .ok();
    assert!(run.out.contains("The game is over"), "{}", run.out);
    desk.run("play toy --load position.json --seats human,random")
        .bad(&["2 seats", "3 play"]);
}

#[test]
fn the_end_of_the_input_leaves_the_game() {
    let desk = Desk::new();
    assert!(
        desk.run("play toy --seats human,novice --seed 7")
            .ok()
            .out
            .contains("Stopped after 0 moves")
    );
    // Bytes that are no text are refused like any other nonsense.
    let run = desk
        .run_with("play toy --seats human,novice --seed 7", "\u{0}\u{7f}\n")
        .ok();
    assert!(run.out.contains("is not a number"), "{}", run.out);
}
