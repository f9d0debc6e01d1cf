//! `stolik rules`: the rules in our own words, and where the components in use are not the printed ones.

mod plain;

use crate::{args::game, help::examples, output::Output, stop::Stop};
use clap::Args;
use game::{Game, components_chapter, components_in_use, components_warning, rules_of};
use plain::plain;
use serde_json::{Map, Value, json};
use std::io::Write;
use table::Lang;

/// Print the rules of a game in our own words.
#[derive(Args)]
#[command(after_help = examples(&["rules GAME", "rules GAME --lang pl"]))]
pub struct Rules {
    /// The game's id
    #[arg(value_parser = game)]
    game: &'static dyn Game,
    /// A rule's id, or the beginning of several
    id: Option<String>,
    /// One language only: pl or en
    #[arg(long)]
    lang: Option<Lang>,
}

/// Prints rules.
pub fn run(args: &Rules, output: &mut Output<impl Write>) -> Result<(), Stop> {
    let langs: Vec<Lang> = args
        .lang
        .map_or_else(|| Lang::ALL.to_vec(), |lang| vec![lang]);
    if args.id.is_none() && !output.json {
        for lang in langs {
            output.line(plain(args.game.rulebook(lang)))?;
            output.line("")?;
            if let Some(chapter) = components_chapter(args.game, lang) {
                output.line(plain(&chapter))?;
                output.line("")?;
            }
        }
        return Ok(());
    }
    let ids = wanted(args)?;
    if output.json {
        let rules: Vec<Value> = ids
            .iter()
            .map(|id| {
                let mut rule = Map::from_iter([("id".to_owned(), json!(id))]);
                for &lang in &langs {
                    rule.insert(lang.to_string(), json!(rule_text(args.game, lang, id)));
                }
                Value::Object(rule)
            })
            .collect();
        return output.document(&json!({
            "game": args.game.id(),
            "rules": rules,
            "components": components_in_use(args.game),
        }));
    }
    for id in ids {
        for &lang in &langs {
            let text = rule_text(args.game, lang, id).unwrap_or_default();
            output.line(format!("{id} ({lang}) {}", plain(text)))?;
        }
        output.line("")?;
    }
    for lang in langs {
        if let Some(warning) = components_warning(args.game, lang) {
            output.line(plain(&warning))?;
            output.line("")?;
        }
    }
    Ok(())
}

fn rule_text(game: &dyn Game, lang: Lang, id: &str) -> Option<&'static str> {
    let rules = rules_of(game.rulebook(lang));
    rules
        .iter()
        .find(|rule| rule.id == id)
        .map(|rule| rule.text)
}

/// The rule with exactly this id, else all rules under it.
fn wanted(args: &Rules) -> Result<Vec<&'static str>, Stop> {
    let ids: Vec<&'static str> = rules_of(args.game.rulebook(Lang::En))
        .iter()
        .map(|rule| rule.id)
        .collect();
    let Some(wish) = &args.id else {
        return Ok(ids);
    };
    if let Some(id) = ids.iter().find(|id| id.eq_ignore_ascii_case(wish)) {
        return Ok(vec![*id]);
    }
    let wish = wish.to_ascii_uppercase();
    let under: Vec<&'static str> = ids
        .iter()
        .copied()
        .filter(|id| {
            id.strip_prefix(wish.as_str())
                .is_some_and(|rest| wish.ends_with(['.', '-']) || rest.starts_with(['.', '-']))
        })
        .collect();
    if !under.is_empty() {
        return Ok(under);
    }
    Err(Stop::bad(match (ids.first(), ids.last()) {
        (Some(first), Some(last)) => format!(
            "{} has no rule '{wish}': its rules go from {first} to {last}; 'stolik rules {}' prints them",
            args.game.id(),
            args.game.id()
        ),
        _ => format!("{} has no rules in words yet", args.game.id()),
    }))
}
