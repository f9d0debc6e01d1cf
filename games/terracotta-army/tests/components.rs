//! Corrected component files are checked: an error names the file and the field.

use std::collections::BTreeMap;
use table::{ComponentSet, Title};
use terracotta_army::TerracottaArmy;

/// Replaces one piece of text in a file; the tables must then be refused with this message.
fn refused(file: &str, from: &str, to: &str, message: &str) {
    let embedded = TerracottaArmy::components().embedded();
    let (_, text) = embedded
        .iter()
        .find(|(name, _)| *name == file)
        .expect("such a file");
    assert!(text.contains(from), "{file} holds {from}");
    let wrong = BTreeMap::from([(file.to_owned(), text.replacen(from, to, 1))]);
    let error = TerracottaArmy::components()
        .install(wrong)
        .expect_err("wrong tables");
    assert_eq!(error.file, file);
    assert!(error.message.contains(message), "{error}");
}

#[test]
fn wrong_tables_are_refused() {
    refused(
        "workshop.toml",
        "index = 5",
        "index = 4",
        "inner 4 is here twice",
    );
    refused(
        "workshop.toml",
        "value = 3",
        "value = 0",
        "not between 1 and 9",
    );
    refused(
        "workshop.toml",
        "action = \"upgrade_worker\"",
        "action = \"take_priority\"",
        "does not occur on this ring",
    );
    refused(
        "workshop.toml",
        "quarter = \"ne\"",
        "quarter = \"sw\"",
        "segments of quarter",
    );
    refused(
        "workshop.toml",
        "weapon = \"sword\"",
        "weapon = \"axe\"",
        "axe",
    );
    refused("figures.toml", "vp = [5, 5,", "vp = [5,", "11 numbers");
    refused(
        "figures.toml",
        "figures = 11",
        "figures = 12",
        "warrior[0].figures",
    );
    refused(
        "figures.toml",
        "price = [1, 2, 3, 4]",
        "price = [1, 2, 3]",
        "4 numbers",
    );
    refused(
        "masters.toml",
        "number = 6",
        "number = 5",
        "token 5 is here twice",
    );
    refused("masters.toml", "cost = 6", "cost = 200", "token[5].cost");
    refused(
        "scoring.toml",
        "id = \"score_clay\"",
        "id = \"score_coins\"",
        "token score_coins is here twice",
    );
    refused(
        "scoring.toml",
        "leftovers_per_vp = 2",
        "leftovers_per_vp = 0",
        "leftovers_per_vp",
    );
    refused(
        "setup.toml",
        "craftsmen = 5",
        "craftsmen = 7",
        "workers[0].craftsmen",
    );
    refused(
        "setup.toml",
        "row_inspector = 1",
        "row_inspector = 8",
        "row_inspector",
    );
    refused(
        "setup.toml",
        "provenance = \"rulebook\"",
        "origin = \"rulebook\"",
        "origin",
    );
}
