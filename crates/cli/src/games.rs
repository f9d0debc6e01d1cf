//! `stolik games`: what can be played.

use crate::{output::Output, stop::Stop};
use game::Game;
use serde_json::{Value, json};
use std::io::Write;
use table::{Choice, Lang};

/// Lists the games.
pub fn run(output: &mut Output<impl Write>) -> Result<(), Stop> {
    if output.json {
        let games: Vec<Value> = catalog::GAMES.iter().map(|game| describe(*game)).collect();
        return output.document(&json!({ "games": games }));
    }
    for (at, game) in catalog::GAMES.iter().enumerate() {
        if at > 0 {
            output.line("")?;
        }
        let (pl, en) = (game.title(Lang::Pl), game.title(Lang::En));
        let names = if pl == en { en } else { format!("{en} / {pl}") };
        output.line(format!(
            "{}: {names} (rules version {})",
            game.id(),
            game.version()
        ))?;
        if let Some(about) = game.about(Lang::En) {
            output.line(format!("  {about}"))?;
        }
        let info = game.info();
        for mode in &info.modes {
            let (least, most) = (mode.players.start(), mode.players.end());
            let players = match (least, most) {
                (1, 1) => "1 player".to_owned(),
                _ if least == most => format!("{least} players"),
                _ => format!("{least} to {most} players"),
            };
            let words = word(*game, &format!("mode-{}", mode.id));
            output.line(format!(
                "  mode {}: {players}{}",
                mode.id,
                colon(words.as_deref(), "; ")
            ))?;
        }
        for option in &info.options {
            let values: Vec<String> = option
                .values
                .iter()
                .map(|value| {
                    let mark = if *value == option.default { "*" } else { "" };
                    format!("{value}{mark}")
                })
                .collect();
            let words = word(*game, &format!("option-{}", option.key));
            let help = word(*game, &format!("option-{}-help", option.key));
            let only = match &option.modes[..] {
                [] => String::new(),
                [mode] => format!(" (mode {mode})"),
                modes => format!(" (modes {})", modes.join(", ")),
            };
            output.line(format!(
                "  option {}={}{only}{}{}",
                option.key,
                values.join("|"),
                colon(words.as_deref(), ": "),
                colon(help.as_deref(), ". ")
            ))?;
        }
        for id in &info.endings {
            output.line(format!("  ending {id}: {}", game.ending(Lang::En, id)))?;
        }
    }
    Ok(())
}

fn describe(game: &dyn Game) -> Value {
    let info = game.info();
    let both = |id: &str| json!({"pl": game.term(Lang::Pl, id), "en": game.term(Lang::En, id)});
    let modes: Vec<Value> = info
        .modes
        .iter()
        .map(|mode| {
            json!({
                "id": mode.id,
                "players": {"least": mode.players.start(), "most": mode.players.end()},
                "name": both(&format!("mode-{}", mode.id)),
            })
        })
        .collect();
    // Programs need not know that no mode means every mode.
    let modes_of = |option: &Choice| -> Vec<&str> {
        let modes = info.modes.iter().map(|mode| mode.id);
        modes.filter(|mode| option.belongs_to(mode)).collect()
    };
    let options: Vec<Value> = info
        .options
        .iter()
        .map(|option| {
            json!({
                "key": option.key,
                "values": option.values,
                "default": option.default,
                "modes": modes_of(option),
                "name": both(&format!("option-{}", option.key)),
                "help": both(&format!("option-{}-help", option.key)),
            })
        })
        .collect();
    let endings: Vec<Value> = info
        .endings
        .iter()
        .map(|id| json!({"id": id, "name": both(&format!("ending-{id}"))}))
        .collect();
    json!({
        "id": game.id(),
        "rules": game.version(),
        "components": game.components().edition().components,
        "title": {"pl": game.title(Lang::Pl), "en": game.title(Lang::En)},
        "about": {"pl": game.about(Lang::Pl), "en": game.about(Lang::En)},
        "modes": modes,
        "options": options,
        "endings": endings,
    })
}

/// A word of the game in English, when it has such a word.
fn word(game: &dyn Game, id: &str) -> Option<String> {
    Some(game.term(Lang::En, id)).filter(|word| word != id)
}

fn colon(words: Option<&str>, before: &str) -> String {
    words
        .map(|words| format!("{before}{words}"))
        .unwrap_or_default()
}
