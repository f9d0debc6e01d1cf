//! Corrected components: a card that destroys two buildings, as the rulebook's text allows (KB-12.13), and mistakes in
//! the files.

use kingsburg::Kingsburg;
use std::collections::BTreeMap;
use table::{ComponentSet, Title, scenario};

const FILE: &str = "invaders.toml";

fn corrected(change: impl Fn(&str) -> String) -> BTreeMap<String, String> {
    let embedded = Kingsburg::components().embedded();
    let (_, text) = embedded
        .iter()
        .find(|(name, _)| *name == FILE)
        .expect("the file is embedded");
    BTreeMap::from([(FILE.to_owned(), change(text))])
}

#[test]
fn mistakes_are_told_and_corrections_are_used() {
    let learn = |files| {
        Kingsburg::components()
            .learn(Kingsburg::VERSION, files)
            .map_err(|error| error.to_string())
    };

    let unknown = learn(corrected(|text| {
        text.replacen("kind = \"orcs\"", "kind = \"elves\"", 1)
    }))
    .unwrap_err();
    assert!(
        unknown.starts_with("invaders.toml:") && unknown.contains("invader[3].kind"),
        "{unknown}"
    );
    let missing = learn(corrected(|text| {
        text.replacen("[[invader]]\nid = \"inv_1_a\"", "[[invader]]", 1)
    }));
    assert!(
        missing.unwrap_err().contains("id"),
        "a row without an id is refused"
    );
    let foreign = learn(BTreeMap::from([("dragons.toml".to_owned(), String::new())])).unwrap_err();
    assert!(foreign.contains("no such component file"), "{foreign}");

    // KB-12.13: the topmost building of the rightmost column, twice, looked at anew each time.
    let before = table::sha256(corrected(str::to_owned)[FILE].as_bytes());
    let two = corrected(|text| {
        text.replacen(
            "loss = { gold = 2, buildings = 1 }",
            "loss = { gold = 2, buildings = 2 }",
            1,
        )
    });
    assert_ne!(
        table::sha256(two[FILE].as_bytes()),
        before,
        "the card was found"
    );
    let two = learn(two).expect("the correction is sound");
    let edition = Kingsburg::components().find(&two).expect("it was learned");
    let text = "
        scenario two buildings fall        # KB-12.13
        given seats Ann Brian
        given order Ann Brian, year 2, deck inv_1_a inv_2_b inv_3_a inv_4_a inv_5_a
        given Ann buildings statue inn market guard_tower, Brian soldiers 20
        given at winter
        chance 1
        expect Ann buildings inn guard_tower";
    for scenario in scenario::parse(text).expect("a scenario") {
        scenario
            .run_in::<Kingsburg>(edition)
            .expect("two buildings fall");
    }
}
