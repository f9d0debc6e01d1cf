//! No check is empty: each finds a bug that is planted into the toy game.

mod buggy;

use buggy::{Bug, Buggy, plant};
use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};
use testkit::{Suite, checks};

fn suite() -> Suite {
    Suite {
        longest: 300,
        ..Suite::of(concat!(env!("CARGO_MANIFEST_DIR"), "/../toy"))
    }
}

/// The check passes without the bug and fails with it, for the right reason.
fn finds(check: fn(&Suite) -> Result<(), String>, bug: Bug, reason: &str) {
    plant(Bug::None);
    assert_eq!(check(&suite()), Ok(()));
    plant(bug);
    let message = check(&suite()).expect_err(&format!("{bug:?} was not found"));
    assert!(
        message.contains(reason),
        "{bug:?}, but for another reason: {message}"
    );
}

macro_rules! planted {
    ($($check:ident: $($bug:ident $reason:literal),+;)+) => {
        $(
            #[test]
            fn $check() {
                $(finds(checks::$check::<Buggy>, Bug::$bug, $reason);)+
            }
        )+
    };
}

planted! {
    legal: Unsorted "not sorted", Duplicate "not unique", NoOptions "without an option", SamePath "begins with",
        UndrawnPath "not drawn", UnknownLabel "no word", UnknownUnavailable "no word";
    copies: ForgetfulPaper "reopened", FalseCoin "invariant", WrongSum "add up", WrongPlaces "places", Endless "more than";
    seeds: Counter "another game";
    refusals: OtherFormula "may says the opposite", TellingRefusal "what is hidden", UnknownReason "no word", UnknownRule "not in the rulebook";
    samples: Forgetful "looks different", LosesCard "looks different", SecretOption "offers";
    variety: SingleWorld "the same";
    twins: LoudEvents "told apart by events", SilentPeek "nothing is drawn", SecretStep "nothing is drawn";
    lanes: FirstBidder "order of answers";
    undo: SilentPeek "showed something hidden", Counter "replayed";
    vocabulary: MissingWord "missing in en.ftl", OtherVariable "uses", UnusedWord "unused", NoModeWord "mode-daylight";
    events: UnknownEvent "no word", MissingArgument "without $";
    pictures: RawNames "not well-formed", DoubleId "twice", NoPanel "no panel", StyledPicture "styles", EmptyText "empty", UnknownPrompt "no word";
    rulebook: MissingRule "one language only";
    replays: GreedyRob "scores";
    perft: NoPass "perft.txt line";
    scenarios: GreedyRob "bidding.txt", ExtraRule "TOY-9.9";
    texts: PanickingReason "panic";
    edits: NoCheck "panic", ForgetfulPaper "another", FalseCoin "invariant", Endless "does not end", Unsorted "not sorted",
        NoOptions "without an option";
    judgement: NotANumber "judged NaN";
}

#[test]
fn a_game_that_hides_nothing_must_say_so() {
    plant(Bug::None);
    let open = Suite {
        hides: |_| false,
        ..suite()
    };
    let message = checks::variety::<Buggy>(&open).expect_err("hands are hidden");
    assert!(message.contains("nothing is hidden"), "{message}");
}

#[test]
fn a_setup_without_a_recorded_game_is_found() {
    plant(Bug::None);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-replays");
    std::fs::create_dir_all(folder.join("replays")).unwrap();
    let empty = Suite {
        folder: folder.clone(),
        is_blessing: false,
        ..suite()
    };
    let message = checks::replays::<Buggy>(&empty).expect_err("nothing is recorded");
    assert!(message.contains("STOLIK_BLESS=1"), "{message}");
    let message = checks::perft::<Buggy>(&empty).expect_err("nothing is pinned");
    assert!(message.contains("STOLIK_BLESS=1"), "{message}");
}

#[test]
fn a_room_of_another_name_is_found() {
    plant(Bug::None);
    assert_eq!(checks::layout::<Buggy>(&suite()), Ok(()));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rooms");
    let fresh = || {
        let _ = std::fs::remove_dir_all(&folder);
        copy(&suite().folder, &folder);
        Suite {
            folder: folder.clone(),
            ..suite()
        }
    };
    let found = |suite: &Suite| checks::layout::<Buggy>(suite).expect_err("a room is wrong");
    let there = fresh();
    std::fs::rename(folder.join("src/view.rs"), folder.join("src/sight.rs")).unwrap();
    assert!(found(&there).contains("src/view.rs"), "{}", found(&there));
    let there = fresh();
    std::fs::write(folder.join("src/utils.rs"), "").unwrap();
    assert!(found(&there).contains("src/utils.rs"), "{}", found(&there));
    let there = fresh();
    std::fs::rename(folder.join("src/rules.rs"), folder.join("src/rules/mod.rs")).unwrap();
    std::fs::write(folder.join("src/rules.rs"), "impl Turns for Toy {}").unwrap();
    assert!(found(&there).contains("mod.rs"), "{}", found(&there));
    let there = fresh();
    std::fs::write(folder.join("src/view.rs"), "").unwrap();
    assert!(found(&there).contains("Sight"), "{}", found(&there));
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let there = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &there);
        } else {
            std::fs::copy(&path, &there).unwrap();
        }
    }
}

#[test]
fn golden_files_are_written_on_request() {
    plant(Bug::None);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("blessed");
    let blessing = Suite {
        folder,
        is_blessing: true,
        ..suite()
    };
    std::fs::create_dir_all(&blessing.folder).unwrap();
    let reading = Suite {
        is_blessing: false,
        ..blessing.clone()
    };
    for check in [checks::replays::<Buggy>, checks::perft::<Buggy>] {
        assert_eq!(check(&blessing), Ok(()));
        assert_eq!(check(&reading), Ok(()));
    }
}

#[test]
fn pictures_without_shape_are_found() {
    assert!(checks::picture("<svg><g></svg>").is_err());
    assert!(checks::picture(r#"<svg><g id="a"/><g id="a"/></svg>"#).is_err());
    assert!(checks::picture("<html/>").is_err());
    assert_eq!(checks::picture(r#"<svg id="b"/>"#).unwrap().len(), 1);
}

/// Actions whose notation is wrong in every way there is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Odd {
    Clash(u8),
    Lines,
    Foreign,
    Unreadable,
}

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Odd::Clash(_) => "clash",
            Odd::Lines => "two\nlines",
            Odd::Foreign => "zażółć",
            Odd::Unreadable => "unreadable",
        })
    }
}

impl FromStr for Odd {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "clash" => Ok(Odd::Clash(0)),
            "two\nlines" => Ok(Odd::Lines),
            "zażółć" => Ok(Odd::Foreign),
            _ => Err("cannot be read".to_owned()),
        }
    }
}

#[test]
fn bad_notation_is_found() {
    for (actions, reason) in [
        (vec![Odd::Clash(1)], "reads as"),
        (vec![Odd::Clash(0), Odd::Clash(0)], "two actions"),
        (vec![Odd::Lines], "not plain"),
        (vec![Odd::Foreign], "not plain"),
        (vec![Odd::Unreadable], "does not parse"),
    ] {
        let message = checks::notation(&actions).expect_err("the notation is bad");
        assert!(message.contains(reason), "{message}");
    }
    assert_eq!(checks::notation(&[Odd::Clash(0)]), Ok(()));
}
