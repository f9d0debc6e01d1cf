//! Simulations: the same seed gives the same results, however many threads play.

use crate::common::Desk;
use serde_json::Value;

#[test]
fn results_depend_on_the_seed_and_on_nothing_else() {
    let desk = Desk::new();
    for command in [
        "simulate toy --seats novice,random,random --games 21 --seed 7",
        "simulate toy --seats random,random --games 21 --seed 7 --json",
        "arena toy --bots novice,random --players 3 --games 21 --seed 7 --json",
        "arena toy --ladder --bots random,novice --players 3 --games 21 --seed 7 --json",
        "train toy --rounds 2 --games 6 --check 6 --seed 7",
    ] {
        let one = desk.run(&format!("{command} --threads 1")).ok().out;
        let three = desk.run(&format!("{command} --threads 3")).ok().out;
        assert_eq!(one, three);
        assert_eq!(one, desk.run(command).ok().out);
        let other = desk.run(&command.replace("--seed 7", "--seed 8")).ok().out;
        assert_ne!(one, other);
    }
}

#[test]
fn learned_weights_name_the_command_that_learns_them_again() {
    let desk = Desk::new();
    let tail = "--check 6 --write weights.txt";
    desk.run(&format!(
        "train toy --rounds 2 --games 6 --players 3 --option rounds=4 {tail}"
    ))
    .ok();
    let weights = String::from_utf8(desk.read("weights.txt")).unwrap();
    let command = weights
        .lines()
        .next()
        .and_then(|line| line.strip_prefix("# Learned: stolik "));
    let command = command.unwrap();
    assert!(
        command.contains("--players 3") && command.contains("--option rounds=4"),
        "{command}"
    );
    desk.run(&format!("{command} {tail}")).ok();
    assert_eq!(weights.as_bytes(), desk.read("weights.txt"));
}

#[test]
fn a_simulation_adds_up() {
    let desk = Desk::new();
    let report = desk.json(
        "simulate toy --seats novice,random,random --games 40 --seed 3 --option rounds=4 --json",
    );
    assert_eq!(report["games"], 40);
    assert_eq!(report["setup"]["options"]["rounds"], "4");
    let seats = report["by_seat"].as_array().unwrap();
    let share = |line: &Value| line["wins"]["share"].as_f64().unwrap();
    let total: f64 = seats.iter().map(share).sum();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    for seat in seats {
        let places = seat["places"].as_array().unwrap();
        assert_eq!(places.iter().map(|n| n.as_u64().unwrap()).sum::<u64>(), 40);
        let wins = &seat["wins"];
        assert!(wins["low"].as_f64().unwrap() <= wins["share"].as_f64().unwrap() + 1e-9);
        assert!(seat["score"]["low"].as_f64() <= seat["score"]["mean"].as_f64());
    }
    assert_eq!(report["by_bot"].as_array().unwrap().len(), 2);
    let endings = report["endings"].as_array().unwrap();
    assert_eq!(
        (&endings[0]["id"], &endings[0]["games"]),
        (&Value::from("rounds"), &Value::from(40))
    );
    assert_eq!(endings[0]["share"]["share"], 1.0);
    assert_eq!(report["rounds"]["max"], 4.0);
    assert!(report["options_per_decision"].as_f64().unwrap() >= 1.0);
    assert!(report["decisions_per_game"]["mean"].as_f64().unwrap() > 4.0);
}

#[test]
fn an_arena_is_fair() {
    let desk = Desk::new();
    let report = desk.json("arena toy --bots random,random --players 3 --games 41 --seed 3 --json");
    assert_eq!(
        (&report["deals"], &report["games"]),
        (&Value::from(21), &Value::from(42))
    );
    let bots = report["bots"].as_array().unwrap();
    let sum = |key: &str| -> f64 {
        bots.iter()
            .map(|bot| bot[key]["share"].as_f64().unwrap())
            .sum()
    };
    assert!((sum("wins") - 1.0).abs() < 1e-9);
    // Equal bots meet the same luck on the same seats: with the same choices they end equal.
    assert_eq!(bots[0]["wins"], bots[1]["wins"]);
    assert_eq!(bots[0]["par"], 0.5);
    assert_eq!(report["endings"][0]["games"], 42);
    let text = desk.run("arena toy --bots random,random --players 3 --games 4");
    assert!(text.ok().out.contains("\nending rounds: 4 games, 100.0 %"));
}

#[test]
fn a_ladder_has_a_rung_per_pair_of_levels() {
    let desk = Desk::new();
    let report = desk.json(
        "arena toy --ladder --bots casual,random,novice --players 2 --games 6 --svg ladder.svg --json",
    );
    let rungs = report["ladders"][0]["rungs"].as_array().unwrap().clone();
    let name = |at: usize, key: &str| rungs[at][key].as_str().unwrap().to_owned();
    assert_eq!(rungs.len(), 2);
    assert_eq!(
        (name(0, "upper"), name(0, "lower")),
        ("novice".to_owned(), "random".to_owned())
    );
    assert_eq!(
        (name(1, "upper"), name(1, "lower")),
        ("casual".to_owned(), "novice".to_owned())
    );
    let picture = String::from_utf8(desk.read("ladder.svg")).unwrap();
    assert!(picture.contains("casual against novice"));
}

#[test]
fn the_best_meet_a_usual_player_in_duels_only() {
    let desk = Desk::new();
    let rungs = |players: u8| {
        let levels = "casual,club,master";
        let report = desk.json(&format!(
            "arena toy --ladder --bots {levels} --players {players} --games 2 --json"
        ));
        report["ladders"][0]["rungs"].as_array().unwrap().len()
    };
    assert_eq!((rungs(2), rungs(3)), (3, 2));
}

#[test]
fn advice_names_the_best_actions_and_how_sure_it_is() {
    let desk = Desk::new();
    desk.position();
    let advice = desk.json("position advise position.json --level casual --top 2 --json");
    let actions = advice["actions"].as_array().unwrap();
    assert!(!actions.is_empty() && actions.len() <= 2);
    for action in actions {
        let sure = action["sure"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&sure));
        assert!(action["ahead"].as_f64().is_some() && action["label"].as_str().is_some());
    }
}

#[test]
fn recorded_games_replay_and_are_the_ones_that_were_counted() {
    let desk = Desk::new();
    let command = "simulate toy --seats novice,random --games 3 --seed 5 --json";
    let recorded = desk.run(&format!("{command} --record games")).ok().out;
    assert_eq!(recorded, desk.run(command).ok().out);
    let mut scores = [0.0; 2];
    for number in 1..=3 {
        let file = format!("games/toy-5-{number:06}.txt");
        desk.run(&format!("replay {file} --check")).ok();
        let outcome = &desk.json(&format!("replay {file} --json"))["outcome"]["scores"];
        for (seat, sum) in scores.iter_mut().enumerate() {
            *sum += outcome[seat].as_f64().unwrap();
        }
    }
    let report: Value = serde_json::from_str(&recorded).unwrap();
    for (seat, sum) in scores.into_iter().enumerate() {
        let mean = report["by_seat"][seat]["score"]["mean"].as_f64().unwrap();
        assert!((mean - sum / 3.0).abs() < 1e-9, "{mean} {sum}");
    }
}

#[test]
fn every_game_and_setup_can_be_simulated() {
    let desk = Desk::new();
    for game in catalog::GAMES {
        for mode in game.info().modes {
            for players in mode.players {
                let seats = vec!["random"; players as usize].join(",");
                let command = format!(
                    "simulate {} --mode {} --seats {seats} --games 2",
                    game.id(),
                    mode.id
                );
                desk.run(&command).ok();
            }
        }
    }
}
