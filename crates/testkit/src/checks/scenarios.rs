//! Tests as data.

use super::{golden::files, vocabulary::rule_ids};
use crate::{
    Suite,
    play::{caught, hold},
};
use std::collections::BTreeSet;
use table::{Face, Lang, scenario};

/// All scenarios hold, and every rule of the rulebook is cited by one.
pub fn scenarios<R: Face>(suite: &Suite) -> Result<(), String> {
    let mut failures = Vec::new();
    let mut cited = BTreeSet::new();
    for (file, text) in files(&suite.folder.join("scenarios"), "txt")? {
        let name = file
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        match scenario::parse(&text) {
            Err(failure) => failures.push(format!("{name} {failure}")),
            Ok(scenarios) => {
                for scenario in scenarios {
                    cited.extend(scenario.rules.iter().cloned());
                    let run = || scenario.run::<R>().map_err(|failure| failure.to_string());
                    if let Err(failure) = caught(run) {
                        failures.push(format!("{name} '{}' {failure}", scenario.title));
                    }
                }
            }
        }
    }
    hold(failures.is_empty(), || failures.join("\n"))?;
    let uncited: Vec<String> = rule_ids(R::rulebook(Lang::En))
        .into_iter()
        .filter(|id| !cited.contains(id) && !suite.untested_rules.contains(&id.as_str()))
        .collect();
    hold(uncited.is_empty(), || {
        format!("no scenario cites {}", uncited.join(", "))
    })
}
