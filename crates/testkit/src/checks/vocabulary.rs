//! The word files and the rulebook.

use crate::{Suite, play::hold};
use std::{collections::BTreeSet, fs, path::Path};
use table::{Face, Lang};

/// Both languages have the same messages with the same variables; modes and options have words; no message is unused.
pub fn vocabulary<R: Face>(suite: &Suite) -> Result<(), String> {
    let [pl, en] = Lang::ALL.map(|lang| R::words().inventory(lang));
    for (id, variables) in &pl {
        match en.get(id) {
            None => return Err(format!("words: '{id}' is missing in en.ftl")),
            Some(others) => hold(variables == others, || {
                format!("words: '{id}' uses {variables:?} in pl.ftl and {others:?} in en.ftl")
            })?,
        }
    }
    if let Some(id) = en.keys().find(|id| !pl.contains_key(*id)) {
        return Err(format!("words: '{id}' is missing in pl.ftl"));
    }
    let (wanted, possible) = setup_words::<R>();
    if let Some(id) = wanted.iter().find(|id| !en.contains_key(*id)) {
        return Err(format!("words: '{id}' is missing"));
    }
    let mut source = String::new();
    read_source(&suite.folder, &mut source)?;
    let named = named_sets(&source);
    let is_named = |id: &String| {
        let mut sets = named.iter();
        sets.any(|set| {
            let member = id.strip_prefix(set).and_then(|rest| rest.strip_prefix('-'));
            member.is_some_and(|member| source.contains(&format!("= \"{member}\"")))
        })
    };
    let is_used = |id: &String| {
        wanted.contains(id)
            || is_named(id)
            || possible.contains(id)
            || suite
                .word_prefixes
                .iter()
                .any(|prefix| id.starts_with(prefix))
            || source.contains(&format!("\"{id}\""))
    };
    let unused: Vec<&String> = en.keys().filter(|id| !is_used(id)).collect();
    hold(unused.is_empty(), || {
        format!("words: unused are {unused:?}")
    })
}

/// How the words of closed sets begin that are declared with `names!`: `enum Bird: "bird"`.
fn named_sets(source: &str) -> Vec<&str> {
    let declared = source.lines().filter_map(|line| {
        let (head, rest) = line.split_once(": \"")?;
        let is_set = head.contains("enum ") || head.contains("struct ");
        is_set.then(|| rest.split('"').next()).flatten()
    });
    declared.collect()
}

/// Words that pages need for the setup of a game, and words that they use when they are there.
fn setup_words<R: Face>() -> (BTreeSet<String>, BTreeSet<String>) {
    let info = R::info();
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    let mut possible = BTreeSet::new();
    for mode in &info.modes {
        wanted.insert(format!("mode-{}", mode.id));
        possible.insert(format!("mode-{}-help", mode.id));
    }
    for option in &info.options {
        wanted.insert(format!("option-{}", option.key));
        wanted.insert(format!("option-{}-help", option.key));
        for value in &option.values {
            possible.insert(format!("option-{}-{value}", option.key));
        }
    }
    wanted.extend(info.endings.iter().map(|id| format!("ending-{id}")));
    (wanted, possible)
}

fn read_source(folder: &Path, into: &mut String) -> Result<(), String> {
    let unreadable = |error| format!("{}: {error}", folder.display());
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            read_source(&path, into)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push_str(&fs::read_to_string(&path).map_err(unreadable)?);
        }
    }
    Ok(())
}

/// Both languages explain the same rules, each once.
pub fn rulebook<R: Face>(_suite: &Suite) -> Result<(), String> {
    let [pl, en] = Lang::ALL.map(|lang| rule_ids(R::rulebook(lang)));
    for ids in [&pl, &en] {
        hold(!ids.is_empty(), || {
            "the rulebook names no rule in bold".to_owned()
        })?;
        let mut seen = BTreeSet::new();
        if let Some(id) = ids.iter().find(|id| !seen.insert(*id)) {
            return Err(format!("the rulebook explains {id} twice"));
        }
    }
    let [pl, en] = [pl, en].map(|ids| ids.into_iter().collect::<BTreeSet<String>>());
    let single: Vec<&String> = pl.symmetric_difference(&en).collect();
    hold(single.is_empty(), || {
        format!("explained in one language only: {single:?}")
    })
}

/// Rule ids in bold at the beginning of a paragraph: `**KB-1.1** …`.
pub(super) fn rule_ids(rulebook: &str) -> Vec<String> {
    rulebook
        .lines()
        .filter_map(|line| line.trim_start_matches(['-', '*', ' ']).split_once("**"))
        .map(|(id, _)| id.trim_end_matches(['.', ':']).to_owned())
        .filter(|id| {
            id.split_once('-').is_some_and(|(game, rule)| {
                !game.is_empty()
                    && game.bytes().all(|byte| byte.is_ascii_uppercase())
                    && rule.bytes().any(|byte| byte.is_ascii_digit())
                    && !rule.contains(' ')
            })
        })
        .collect()
}
