//! What `table` promises, shown on the toy game.

use serde_json::json;
use table::{
    Chance, ComponentSet, History, Illegal, NoUndo, Position, Replay, Seat, Seed, Setup, Sink,
    State, Title, Viewer, scenario,
};
use testkit::random_game;
use toy::{Action, Bird, Event, Side, Toy};

const ANN: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn setup(players: u8) -> Setup {
    Setup::new(&Toy::info(), players, None, []).unwrap()
}

/// A game of two at the bids, both hands known: Ann has a magpie, two jays and an owl, Bob four sparrows.
fn at_the_bids() -> History<Toy> {
    let mut chance = Chance::fast(1);
    chance.script("magpie jay jay owl sparrow sparrow sparrow sparrow egg ring".split(' '));
    let state = State::<Toy>::new(&setup(2), chance, &mut Sink::mute()).unwrap();
    let mut game = History::from_position(state.arbiter()).unwrap();
    game.act(ANN, Action::Pass).unwrap();
    game.act(ANN, Action::Stake(Side::Left)).unwrap();
    game
}

fn kinds(game: &History<Toy>, made: usize) -> Vec<Event> {
    game.log(Viewer::Spectator)
        .filter(|(at, _)| *at == made)
        .map(|(_, event)| event)
        .collect()
}

#[test]
fn answers_in_lanes_can_be_changed_until_all_are_ready() {
    let mut game = at_the_bids();
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    assert_eq!(game.state().turn().only(), Some(ANN));
    game.act(ANN, Action::Bid(Bird::Magpie)).unwrap();
    assert_eq!((game.undo_depth(ANN), game.undo_depth(BOB)), (1, 1));
    game.undo(BOB).unwrap();
    assert_eq!(game.state().turn().len(), 2);
    assert_eq!(game.state().answered(ANN), Some(1));
    game.act(ANN, Action::Rob(BOB)).unwrap();
    game.undo(ANN).unwrap();
    game.undo(ANN).unwrap();
    // Nobody else has acted since, so that Ann may even take back what she staked.
    assert_eq!(game.undo_depth(ANN), 2);
    game.act(ANN, Action::Bid(Bird::Owl)).unwrap();
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    assert_eq!(game.undo(BOB), Err(NoUndo::Revealed));
    assert_eq!(game.undo(ANN), Err(NoUndo::NothingToUndo));
}

#[test]
fn events_of_lanes_are_told_at_the_join_in_seat_order() {
    let mut game = at_the_bids();
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    assert_eq!(kinds(&game, 3), []);
    game.act(ANN, Action::Bid(Bird::Magpie)).unwrap();
    assert_eq!(kinds(&game, 4), []);
    game.act(ANN, Action::Rob(BOB)).unwrap();
    let told = kinds(&game, 5);
    let expected = [
        Event::Bid {
            seat: ANN,
            bird: Bird::Magpie,
        },
        Event::Aimed {
            seat: ANN,
            target: BOB,
        },
        Event::Bid {
            seat: BOB,
            bird: Bird::Sparrow,
        },
    ];
    assert_eq!(told[..3], expected);
}

#[test]
fn a_lane_shows_its_own_answer_and_only_that_others_are_ready() {
    let mut game = at_the_bids();
    let before = game.state().view(Viewer::Seat(ANN));
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    let (ann, bob) = (
        game.state().view(Viewer::Seat(ANN)),
        game.state().view(Viewer::Seat(BOB)),
    );
    assert_eq!(ann.table, before.table);
    assert!(ann.place.lanes.as_ref().unwrap().ready.has(BOB));
    assert!(ann.place.lanes.unwrap().answers.is_empty());
    assert_eq!(bob.table.players[1].n_cards, 3);
    assert_eq!(
        bob.place.lanes.unwrap().answers[..],
        [Action::Bid(Bird::Sparrow)]
    );
}

#[test]
fn a_script_that_cannot_happen_refuses_the_action_and_changes_nothing() {
    let mut game = at_the_bids();
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    game.script(["dragon"]);
    let before = game.state().clone();
    let answer = game.act(ANN, Action::Bid(Bird::Owl));
    assert!(matches!(answer, Err(Illegal::Chance(words)) if words.contains("'dragon'")));
    assert_eq!(*game.state(), before);
}

#[test]
fn undo_keeps_what_was_scripted_before() {
    let mut game = at_the_bids();
    game.script(["mirror"]);
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    game.act(ANN, Action::Bid(Bird::Owl)).unwrap();
    let drawn = |game: &History<Toy>| {
        game.state().arbiter().to_json()["table"]["row"]["left"]["treasure"].clone()
    };
    assert_eq!(drawn(&game), "mirror");
    game.act(BOB, Action::Pass).unwrap();
    let after = game.state().clone();
    game.act(BOB, Action::Stake(Side::Right)).unwrap();
    game.act(ANN, Action::Bid(Bird::Jay)).unwrap();
    game.undo(ANN).unwrap();
    assert_eq!(drawn(&game), "mirror");
    assert_eq!(game.at(5).state(), &after);
}

#[test]
fn undo_goes_back_to_the_last_reveal() {
    let mut game = History::<Toy>::deal(setup(2), Seed::from_number(1));
    let first = game.state().clone();
    game.act(ANN, Action::Pass).unwrap();
    assert_eq!(game.undo(BOB), Err(NoUndo::NothingToUndo));
    game.undo(ANN).unwrap();
    assert_eq!(*game.state(), first);
    game.act(ANN, Action::Peek(Side::Left)).unwrap();
    assert_eq!(game.undo(ANN), Err(NoUndo::Revealed));
}

#[test]
fn refusals_name_the_reason() {
    let mut game = History::<Toy>::deal(setup(2), Seed::from_number(1));
    assert_eq!(game.act(BOB, Action::Pass), Err(Illegal::NotAsked(BOB)));
    assert_eq!(game.act(ANN, Action::Keep), Err(Illegal::NotListed));
    let mut over = random_game::<Toy>(&setup(2), 1, usize::MAX);
    assert_eq!(over.act(ANN, Action::Pass), Err(Illegal::Over));
}

#[test]
fn replays_are_text_and_their_errors_name_the_line() {
    let game = random_game::<Toy>(&setup(3), 5, usize::MAX);
    let names = ["Ann", "Bob", "Żaneta Ż."].map(str::to_owned);
    let text = Replay::of(&game, &names).to_string();
    let again = Replay::parse(&text).unwrap();
    assert_eq!(again.to_string(), text);
    assert_eq!(again.names[2].1, "Żaneta Ż.");
    assert_eq!(again.play::<Toy>().unwrap().state(), game.state());

    let line = 1 + text.lines().position(|line| line == "actions").unwrap();
    let broken = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        let error = Replay::parse(&text).and_then(|replay| replay.play::<Toy>().map(|_| ()));
        error.unwrap_err().to_string()
    };
    assert!(broken("actions\n", "actions\n9 pass\n").starts_with(&format!("line {}", line + 1)));
    assert!(broken("actions\n", "actions\n1 keep\n").starts_with(&format!("line {}", line + 1)));
    assert!(broken("actions\n", "actions\n1 fly\n").starts_with(&format!("line {}", line + 1)));
    assert!(broken("rules 1", "rules 2").contains("version 2"));
    assert!(broken("game toy", "game chess").contains("'chess'"));
    assert!(broken("components ", "components 0").contains("other components"));
    assert!(broken("hash ", "hash 0").contains("hash"));
    assert!(broken("scores ", "scores 9").contains("scores"));
    assert!(broken("mode standard", "mode unheard").contains("'unheard'"));
    assert!(broken("end\n", "").contains("'scores' is not a seat"));
    assert!(broken("players 3", "players x").starts_with("line 5"));
}

#[test]
fn a_replay_can_begin_at_a_position() {
    let mut game = at_the_bids();
    game.act(BOB, Action::Bid(Bird::Sparrow)).unwrap();
    let mut later = History::from_position(game.state().arbiter()).unwrap();
    assert_eq!(later.state(), game.state());
    later.act(ANN, Action::Bid(Bird::Owl)).unwrap();
    let text = Replay::of(&later, &[]).to_string();
    let played = Replay::parse(&text).unwrap().play::<Toy>().unwrap();
    assert_eq!(played.state(), later.state());
}

#[test]
fn positions_with_wrong_fields_give_the_path() {
    let whole = History::<Toy>::deal(setup(2), Seed::from_number(1))
        .state()
        .arbiter()
        .to_json();
    let refused = |pointer: &str, value: serde_json::Value| {
        let mut json = whole.clone();
        *json.pointer_mut(pointer).unwrap() = value;
        let opened = Position::<Toy>::from_json(&json).and_then(|it| it.open(&mut Sink::mute()));
        opened.unwrap_err().path
    };
    for (pointer, value, path) in [
        ("/game", json!("chess"), "game"),
        ("/rules", json!(0), "rules"),
        (
            "/table/players/1/coins",
            json!(-1),
            "table.players[1].coins",
        ),
        (
            "/table/players/0/hand/2",
            json!("eagle"),
            "table.players[0].hand[2]",
        ),
        ("/table/players/0/hand", json!([]), "table.players[0].hand"),
        (
            "/table/players/0/bid",
            json!({"bird": "owl"}),
            "table.players[0].bid",
        ),
        ("/table/row/left/known", json!([4]), "table.row.left.known"),
        ("/table/leader", json!(9), "table.leader"),
        ("/table/rounds", json!(7), "table.rounds"),
        ("/table/staked", json!("left"), "table.staked"),
        ("/pending", json!(["end_round", "bids"]), "pending"),
        ("/pending/0", json!("fly"), "pending[0]"),
    ] {
        assert_eq!(refused(pointer, value), path);
    }
    // Counters go round: whatever somebody writes there, play goes on and can be written and read again.
    let mut json = whole.clone();
    json["reveals"] = json!(u32::MAX);
    json["chance"]["drawn"] = json!(u64::MAX);
    let position = Position::<Toy>::from_json(&json).unwrap();
    let mut game = History::from_position(position).unwrap();
    while let Some(seat) = game.state().turn().iter().next() {
        let mut legal = Vec::new();
        game.state().legal(seat, &mut legal);
        game.act(seat, legal[0]).unwrap();
        let json = game.state().arbiter().to_json();
        assert!(Position::<Toy>::from_json(&json).is_ok());
    }
    let mut json = whole.clone();
    json["table"]["players"][0]["wings"] = json!(2);
    let flaw = Position::<Toy>::from_json(&json).unwrap_err();
    assert!(flaw.to_string().contains("wings"), "{flaw}");
}

#[test]
fn positions_speak_in_names() {
    let mut game = at_the_bids();
    game.act(ANN, Action::Bid(Bird::Magpie)).unwrap();
    let json = game.state().arbiter().to_json();
    assert_eq!(
        json["table"]["players"][0]["hand"],
        json!(["jay", "jay", "magpie", "owl"])
    );
    assert_eq!(json["table"]["row"]["left"]["treasure"], "egg");
    assert_eq!(json["pending"], json!(["resolve", "end_round"]));
    assert_eq!(
        json["split"],
        json!({"step": "bid", "seats": [1, 2], "answers": {"1": ["bid magpie"]}})
    );
}

#[test]
fn scenario_failures_name_the_line() {
    let fails = |text: &str| {
        let scenarios = scenario::parse(text)?;
        scenarios
            .iter()
            .try_for_each(scenario::Scenario::run::<Toy>)
    };
    let begin = "scenario x # TOY-1.1\ngiven seats Ann Bob\n";
    for (line, words) in [
        ("Ann fly", "cannot be read"),
        ("Ann keep", "legal: peek left | peek right | pass"),
        ("refuse Ann pass", "was accepted"),
        ("refuse Ann keep by TOY-1.1", "instead of TOY-1.1"),
        ("expect Ann coins 7", "2, not 7"),
        ("expect turn Bob", "turn is"),
        ("expect Ann wings 2", "there is no 'wings'"),
        ("expect log Bob dragon", "no line of the log"),
        ("undo Ann", "nothing of yours"),
        ("Cindy pass", "'Cindy'"),
        ("given seats A B C D E F G H", "7 seats"),
        ("chance 5", "left over"),
    ] {
        let failure = fails(&format!("{begin}{line}\n")).unwrap_err();
        assert_eq!(failure.line, 3, "{line}");
        assert!(failure.message.contains(words), "{line}: {failure}");
    }
    assert_eq!(fails("Ann pass\n").unwrap_err().line, 1);
    assert_eq!(scenario::parse(begin).unwrap()[0].rules.len(), 1);
}

#[test]
fn setups_are_checked() {
    let info = Toy::info();
    let wish = |key: &str, value: &str| [(key.to_owned(), value.to_owned())];
    assert_eq!(Setup::all(&info).len(), 10);
    assert!(Setup::new(&info, 2, Some("daylight"), []).is_err());
    assert!(Setup::new(&info, 5, None, []).is_err());
    assert!(Setup::new(&info, 2, None, wish("rounds", "9")).is_err());
    assert!(Setup::new(&info, 2, None, wish("wings", "2")).is_err());
    let long = Setup::new(&info, 2, None, wish("rounds", "4")).unwrap();
    assert_eq!(long.option("rounds"), "4");
}

#[test]
fn component_files_are_checked_with_file_and_line() {
    use table::DataError;
    let install = |name: &str, text: String| -> DataError {
        let files = [(name.to_owned(), text)].into();
        Toy::components().install(files).unwrap_err()
    };
    let birds = Toy::components().embedded()[0].1;
    let error = install(
        "birds.toml",
        birds.replace("strength = 4", "strength = 400"),
    );
    assert!(error.line.is_some() && error.to_string().contains("strength"));
    let error = install("birds.toml", birds.replace("copies = 8", "copies = 0"));
    assert!(error.to_string().contains("20 cards"), "{error}");
    let error = install("fish.toml", String::new());
    assert!(error.to_string().contains("birds.toml"), "{error}");
}

/// A game goes on under the components it began with, whatever others there are.
#[test]
fn games_keep_their_edition() {
    let birds = Toy::components().embedded()[0].1;
    let files = [(
        "birds.toml".to_owned(),
        birds.replace("strength = 4", "strength = 9"),
    )];
    let other = Toy::components().learn(1, files.into()).unwrap();
    let usual = Toy::components().in_use();
    assert_ne!(other.components, usual.fingerprint());
    let edition = Toy::components().find(&other).unwrap();
    let play = |edition| {
        let mut game = History::<Toy>::deal_in(edition, setup(2), Seed::from_number(1));
        while let Some(seat) = game.state().turn().iter().next() {
            let mut legal = Vec::new();
            game.state().legal(seat, &mut legal);
            game.act(seat, legal[0]).unwrap();
        }
        game
    };
    let game = play(edition);
    assert_eq!(game.state().edition(), edition);
    // Recorded, written as a position and imagined: always under its own edition.
    let replay = Replay::parse(&Replay::of(&game, &[]).to_string()).unwrap();
    assert_eq!(replay.edition(), other);
    let again = replay.play::<Toy>().unwrap();
    assert_eq!(again.state().edition(), edition);
    let early = game.at(1);
    let json = early.state().arbiter().to_json();
    let opened = Position::<Toy>::from_json(&json).unwrap();
    assert_eq!(Toy::edition(&opened.table), edition);
    let view = early.state().view(Viewer::Spectator);
    let world = State::<Toy>::sample(&view, &mut Chance::fast(1));
    assert_eq!(world.edition(), edition);
    assert_eq!(play(usual).state().edition(), usual);
    // What does not say its components has the usual ones, and what names unknown ones is refused.
    let mut silent = json.clone();
    silent.as_object_mut().unwrap().remove("components");
    let opened = Position::<Toy>::from_json(&silent).unwrap();
    assert_eq!(Toy::edition(&opened.table), usual);
    let mut strange = json.clone();
    strange["components"] = "0000000000000000".into();
    let flaw = Position::<Toy>::from_json(&strange).unwrap_err();
    assert_eq!(flaw.path, "components");
    let mut newer = json;
    newer["rules"] = 99.into();
    let flaw = Position::<Toy>::from_json(&newer).unwrap_err();
    assert_eq!(flaw.path, "rules");
    assert!(flaw.message.contains("version 1"), "{flaw}");
}
