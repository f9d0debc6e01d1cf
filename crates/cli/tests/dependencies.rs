//! Other people's code, as `deny.toml` allows it: licences, where it comes from, what is unwanted, and nothing twice
//! without a reason. It asks no network; `cargo deny check` reads the same file and asks for advisories, too.

use serde_json::Value;
use spdx::{Expression, Licensee, ParseMode};
use std::{collections::BTreeMap, path::PathBuf, process::Command};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn wishes() -> toml::Table {
    let text = std::fs::read_to_string(root().join("deny.toml")).expect("deny.toml");
    text.parse().expect("deny.toml is TOML")
}

/// The names in a list of `deny.toml`.
fn names(wishes: &toml::Table, part: &str, key: &str) -> Vec<String> {
    let entries = wishes[part][key].as_array().expect("a list");
    let name = |entry: &toml::Value| {
        entry
            .get("crate")
            .unwrap_or(entry)
            .as_str()
            .map(str::to_owned)
    };
    entries
        .iter()
        .map(|entry| name(entry).expect("a word"))
        .collect()
}

#[test]
fn sources_are_known_and_nothing_is_unwanted_or_there_twice() {
    let wishes = wishes();
    let (unwanted, twice) = (
        names(&wishes, "bans", "deny"),
        names(&wishes, "bans", "skip"),
    );
    let registries = names(&wishes, "sources", "allow-registry");
    let text = std::fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock");
    let lock: toml::Table = text.parse().expect("Cargo.lock is TOML");
    let packages = lock["package"].as_array().expect("a list");
    assert!(packages.len() > 100, "all of them are there");
    let mut wrong = Vec::new();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        let field = |name: &str| package.get(name).and_then(toml::Value::as_str);
        let name = field("name").expect("a name");
        versions
            .entry(name)
            .or_default()
            .push(field("version").expect("a version"));
        // Our own crates come from nowhere; what comes from elsewhere is known by its sum.
        if let Some(source) = field("source") {
            if !registries
                .iter()
                .any(|known| source == format!("registry+{known}"))
            {
                wrong.push(format!("{name}: comes from {source}"));
            }
            if field("checksum").is_none() {
                wrong.push(format!("{name}: has no checksum"));
            }
        }
        if unwanted.iter().any(|other| other == name) {
            wrong.push(format!("{name}: is not wanted"));
        }
    }
    for (name, versions) in &versions {
        if versions.len() > 1 && !twice.iter().any(|known| known == name) {
            wrong.push(format!("{name}: is there in versions {versions:?}"));
        }
    }
    for name in twice {
        if versions
            .get(name.as_str())
            .is_none_or(|versions| versions.len() < 2)
        {
            wrong.push(format!(
                "{name}: is there once and needs no exception any more"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What cargo knows of every crate; only of those for this machine when it has not fetched the others.
fn packages() -> Vec<Value> {
    let ask = |more: &[&str]| {
        let said = Command::new(env!("CARGO"))
            .args(["metadata", "--format-version", "1", "--locked", "--offline"])
            .args(more)
            .current_dir(root())
            .output()
            .expect("cargo answers");
        said.status.success().then_some(said.stdout)
    };
    let host = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let said = ask(&[])
        .or_else(|| ask(&["--filter-platform", &host]))
        .expect("what was built is known");
    let mut all: Value = serde_json::from_slice(&said).expect("JSON");
    serde_json::from_value(all["packages"].take()).expect("a list")
}

#[test]
fn licences_are_free() {
    let allowed: Vec<Licensee> = names(&wishes(), "licenses", "allow")
        .iter()
        .map(|id| Licensee::parse(id).expect("a licence that exists"))
        .collect();
    let packages = packages();
    assert!(packages.len() > 100, "all of them are there");
    let mut wrong = Vec::new();
    for package in &packages {
        let (name, licence) = (
            &package["name"],
            package["license"].as_str().unwrap_or_default(),
        );
        match Expression::parse_mode(licence, ParseMode::LAX) {
            Ok(licence) => {
                if !licence.evaluate(|asked| allowed.iter().any(|ours| ours.satisfies(asked))) {
                    wrong.push(format!("{name}: the licence '{licence}' is not allowed"));
                }
            }
            Err(error) => wrong.push(format!("{name}: no licence that can be read: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
