//! Component files that somebody corrected: what the rules can play is played, what they cannot is refused with file, line
//! and field (specification 10.8).

use seven_wonders_dice::SevenWondersDice;
use std::collections::BTreeMap;
use table::{
    Chance, ComponentSet, DataError, Edition, EditionId, Seat, Setup, Sink, State, Title, Viewer,
};

fn embedded(file: &str) -> String {
    let files = SevenWondersDice::components().embedded();
    let found = files.iter().find(|(name, _)| *name == file);
    found.expect("an embedded file").1.to_owned()
}

/// The file with this text instead of that one, which stands in it.
fn changed(file: &str, changes: &[(&str, &str)]) -> String {
    let mut text = embedded(file);
    for (old, new) in changes {
        assert!(text.contains(old), "{file} has no '{old}'");
        text = text.replacen(old, new, 1);
    }
    text
}

fn check(files: &[(&str, String)]) -> Result<(), DataError> {
    let files: BTreeMap<String, String> = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    SevenWondersDice::components().check(files)
}

/// Refused in the line in which `place` stands, with this field in the message.
#[track_caller]
fn refused(file: &str, changes: &[(&str, &str)], place: &str, field: &str) {
    let text = changed(file, changes);
    let line = 1 + text[..text.find(place).expect("the place")]
        .matches('\n')
        .count();
    match check(&[(file, text)]) {
        Ok(()) => panic!("accepted: {changes:?}"),
        Err(error) => {
            assert!(error.message.contains(field), "{error}: no {field}");
            assert_eq!(error.line, Some(line), "{error}");
        }
    }
}

/// Plays a random game with these files to its end.
fn play(files: &[(&str, String)], players: u8) {
    let files: BTreeMap<String, String> = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.clone()))
        .collect();
    let components = SevenWondersDice::components();
    let id: EditionId = components
        .learn(SevenWondersDice::VERSION, files)
        .unwrap_or_else(|error| panic!("{error}"));
    let edition: Edition<_> = components.find(&id).expect("it was learned");
    let setup = Setup::new(&SevenWondersDice::info(), players, None, []).expect("a legal setup");
    let mut dice = Chance::fast(3);
    let mut game =
        State::<SevenWondersDice>::new_in(edition, &setup, dice.branch(), &mut Sink::mute())
            .expect("no script");
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().iter().next() {
        game.legal(seat, &mut legal);
        let action = dice.pick(&legal);
        let json = game.arbiter().to_json();
        let again =
            table::Position::<SevenWondersDice>::from_json(&json).expect("its own position");
        assert_eq!(
            again.to_json(),
            json,
            "a position is read as it was written"
        );
        game.play(seat, action, &mut Sink::mute());
        game.check().expect("an invariant");
    }
    let taste = table::Taste::plain(table::Lang::En, game.seats());
    let view = game.view(Viewer::Seat(Seat::new(0)));
    assert!(<SevenWondersDice as table::Draw>::draw(&view, &taste).len() > 1_000);
}

#[test]
fn laurels_below_the_defences_are_refused() {
    refused(
        "spaces.toml",
        &[("laurels = 3", "laurels = 1")],
        "laurels = 1",
        "space bw_a1: laurels",
    );
    // Two laurels against two defences are nothing, but exactly the difference.
    let two = changed("spaces.toml", &[("laurels = 3", "laurels = 2")]);
    play(&[("spaces.toml", two)], 3);
}

#[test]
fn what_cannot_be_played_is_refused_in_its_line() {
    refused(
        "dice.toml",
        &[(
            "\"wood\", \"wood\", \"stone\"",
            "\"wood\", \"gold\", \"stone\"",
        )],
        "\"gold\"",
        "faces",
    );
    refused(
        "dice.toml",
        &[(
            "parts.any = [\"barracks_west\",",
            "parts.any = [\"wonder\",",
        )],
        "parts.any",
        "die black: parts.any",
    );
    refused(
        "dice.toml",
        &[("parts.wonder = [\"wonder\"]", "parts.wonder = []")],
        "parts.wonder",
        "die purple: parts.wonder",
    );
    refused(
        "spaces.toml",
        &[("symbols = [\"camel\"]", "symbols = [\"owl\"]")],
        "symbols = [\"owl\"]",
        "space mk_c1: symbols",
    );
    refused(
        "spaces.toml",
        &[("after = \"ag_a1\"", "after = \"ag_a3\"")],
        "after = \"ag_a3\"",
        "space ag_a2: after",
    );
    refused(
        "spaces.toml",
        &[("after = \"ag_a1\"", "after = \"ag_9\"")],
        "after = \"ag_9\"",
        "space ag_a2: after",
    );
    refused(
        "spaces.toml",
        &[("cost = 4", "cost = 7")],
        "cost = 7",
        "cost",
    );
    refused(
        "buildings.toml",
        &[("spaces = 8", "spaces = 9")],
        "spaces = 9",
        "building agora: spaces",
    );
    refused(
        "numbers.toml",
        &[(
            "value = 3\nrule = \"SW-4.8\"",
            "value = 0\nrule = \"SW-4.8\"",
        )],
        "value = 0",
        "pass_coins",
    );
    refused(
        "bonuses.toml",
        &[("{ kind = \"another_action\" }", "{ kind = \"gallery_vp\" }")],
        "effect = { kind = \"gallery_vp\" }",
        "bonus bonus_action: effect",
    );
    refused(
        "wonders.toml",
        &[(
            "{ kind = \"cross\", buildings = [\"warehouse\"], times = 1 }",
            "{ kind = \"cross\", buildings = [\"gallery\"], times = 1 }",
        )],
        "buildings = [\"gallery\"]",
        "space wo_1: effect",
    );
}

/// 10.8: fewer spaces, more spaces, other symbols, other sets, a University of one's own.
#[test]
fn corrected_files_are_played() {
    let cut = |text: &str, id: &str| -> String {
        let rows: Vec<&str> = text.split("\n[[").collect();
        let id = format!("id = \"{id}\"");
        let kept: Vec<&str> = rows.into_iter().filter(|row| !row.contains(&id)).collect();
        kept.join("\n[[")
    };
    // A Gallery of four, a Market of seven, the Barracks with three defences against five laurels.
    let mut spaces = cut(&embedded("spaces.toml"), "gl_trader");
    spaces = spaces
        .replace("laurels = 3", "laurels = 5")
        .replace("laurels = 4", "laurels = 5");
    spaces.push_str(
        "\n[[space]]\nid = \"mk_7\"\nsymbols = [\"camel\"]\ncost = 1\nvp = 2\nprovenance = \"recalled\"\n\
         \n[[space]]\nid = \"bw_d3\"\nsymbols = [\"shield\"]\nafter = \"bw_d2\"\ncost = 3\nprovenance = \"recalled\"\n",
    );
    let buildings = embedded("buildings.toml")
        .replace("spaces = 5", "spaces = 4")
        .replacen("spaces = 7", "spaces = 8", 1)
        .replace(
            "id = \"market\"\ncolour = \"yellow\"\nspaces = 6",
            "id = \"market\"\ncolour = \"yellow\"\nspaces = 7",
        );
    let dice = changed(
        "dice.toml",
        &[
            ("\"camel\", \"camel\"]", "\"camel\", \"ship\"]"),
            (
                "parts.any = [\"barracks_west\", \"barracks_east\", \"university\", \"agora\", \"market\"]",
                "parts.any = [\"warehouse\", \"market\"]",
            ),
            (
                "parts.wonder = [\"wonder\"]",
                "parts.wonder = [\"wonder\", \"gallery\"]",
            ),
        ],
    );
    let university = embedded("university.toml")
        + "\n[[space]]\nid = \"un_t3\"\ncity = \"giza\"\nsymbols = [\"tablet\"]\nafter = \"un_t2\"\ncost = 2\nvp = 9\n\
           effect = { kind = \"free_build\" }\nprovenance = \"recalled\"\n";
    let files = [
        ("spaces.toml", spaces),
        ("buildings.toml", buildings),
        ("dice.toml", dice),
        ("university.toml", university),
    ];
    check(&files).unwrap_or_else(|error| panic!("{error}"));
    play(&files, 2);
    play(&files, 7);
}
