//! Text from outside never crashes anything: notation, recorded games, scenarios.

use super::golden::files;
use crate::{
    Suite,
    play::{below, caught, each_game, number, random_game},
};
use table::{Chance, Face, Replay, scenario};

/// Mutated notation, replays and scenarios are refused or read; notation that is read is written and read back.
pub fn texts<R: Face>(suite: &Suite) -> Result<(), String> {
    let texts = files(&suite.folder.join("scenarios"), "txt").unwrap_or_default();
    let scenarios: Vec<&str> = texts
        .values()
        .flat_map(|text| text.split_inclusive("\n\n"))
        .collect();
    each_game::<R>(suite, |setup, seed| {
        let dice = &mut Chance::fast(seed);
        let game = random_game::<R>(setup, seed, suite.longest);
        for (_, action) in game.actions() {
            let text = mutated(&action.to_string(), dice);
            notation::<R>(&text).map_err(|error| format!("notation {text:?}: {error}"))?;
        }
        let recorded = Replay::of(&game, &["Ann".to_owned()]).to_string();
        for _ in 0..20 {
            let text = mutated(&recorded, dice);
            caught(|| {
                let _ = Replay::parse(&text).map(|replay| replay.play::<R>().is_ok());
                Ok(())
            })
            .map_err(|error| format!("{error} in the replay\n{text}"))?;
        }
        for _ in 0..if scenarios.is_empty() { 0 } else { 40 } {
            let text = mutated(scenarios[below(dice, scenarios.len())], dice);
            caught(|| {
                for scenario in scenario::parse(&text).unwrap_or_default() {
                    let _ = scenario.run::<R>();
                }
                Ok(())
            })
            .map_err(|error| format!("{error} in the scenarios\n{text}"))?;
        }
        Ok(())
    })
}

fn notation<R: Face>(text: &str) -> Result<(), String> {
    caught(|| {
        let Ok(action) = text.parse::<R::Action>() else {
            return Ok(());
        };
        match action.to_string().parse::<R::Action>() {
            Ok(again) if again == action => Ok(()),
            other => Err(format!("is {action:?}, written '{action}', read {other:?}")),
        }
    })
}

/// The text with one to three small damages.
fn mutated(text: &str, dice: &mut Chance) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=below(dice, 3) {
        if lines.is_empty() {
            break;
        }
        let at = below(dice, lines.len());
        let other = below(dice, lines.len());
        match below(dice, 8) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 if lines.len() > 1 => lines.swap(at, other),
            2 => {
                let copy = lines[at].clone();
                lines.insert(other, copy);
            }
            _ => lines[at] = damaged(&lines[at], dice),
        }
    }
    lines.join("\n")
}

fn damaged(line: &str, dice: &mut Chance) -> String {
    const STRANGE: [&str; 14] = [
        "",
        " ",
        "0",
        "-1",
        "7",
        "8",
        "255",
        "256",
        "99999999999999999999",
        "ż",
        "\0",
        "none",
        "[",
        "🦉",
    ];
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let at = below(dice, words.len());
    let strange = STRANGE[below(dice, STRANGE.len())];
    match below(dice, 6) {
        0 => drop(words.remove(at)),
        1 => strange.clone_into(&mut words[at]),
        2 => words.insert(at, strange.to_owned()),
        3 => words[at] = number(dice).to_string(),
        4 => {
            let copy = words[below(dice, words.len())].clone();
            words[at] = copy;
        }
        _ => {
            let mut letters: Vec<char> = words[at].chars().collect();
            let place = below(dice, letters.len() + 1);
            letters.splice(place..place, strange.chars());
            words[at] = letters.into_iter().collect();
        }
    }
    words.join(" ")
}
