//! Hand-edited positions: what no game can reach is refused with the path of the field; what is accepted can be played
//! to the end.

use serde_json::{Value, json};
use seven_wonders_dice::{Colour, Die, Part, SevenWondersDice, Space};
use table::{Chance, Flaw, Position, Seat, Set, Setup, Sink, State, Title};

type Game = State<SevenWondersDice>;

/// A position at the beginning of turn 9, before the shake, of three players with fresh boards.
fn position() -> Value {
    let setup = Setup::new(&SevenWondersDice::info(), 3, None, []).expect("a legal setup");
    let game = Game::new(&setup, Chance::fast(5), &mut Sink::mute()).expect("no script");
    let mut json = game.arbiter().to_json();
    json["table"]["turn"] = json!(8);
    json["pending"] = json!(["shake"]);
    json.as_object_mut().expect("an object").remove("split");
    for (at, city) in ["giza", "rhodes", "babylon"].into_iter().enumerate() {
        json["table"]["players"][at]["city"] = json!(city);
    }
    json
}

fn open(json: &Value) -> Result<Game, Flaw> {
    Position::from_json(json).and_then(|position| position.open(&mut Sink::mute()))
}

fn with(changes: &[(&str, Value)]) -> Value {
    let mut json = position();
    for (path, value) in changes {
        *json.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value.clone();
    }
    json
}

#[track_caller]
fn refused(changes: &[(&str, Value)], path: &str) {
    match open(&with(changes)) {
        Ok(_) => panic!("accepted: {changes:?}"),
        Err(flaw) => assert!(flaw.path.starts_with(path), "{flaw} is not at {path}"),
    }
}

#[track_caller]
fn accepted(changes: &[(&str, Value)]) {
    if let Err(flaw) = open(&with(changes)) {
        panic!("{flaw}: {changes:?}");
    }
}

const ANN: &str = "/table/players/0";

fn ann(field: &str) -> String {
    format!("{ANN}/{field}")
}

/// SW-1.3, SW-5.6: the seven coins of the start are there or spent.
#[test]
fn coins_do_not_vanish() {
    accepted(&[]);
    accepted(&[(&ann("coins"), json!(0)), (&ann("spent"), json!(7))]);
    accepted(&[(&ann("coins"), json!(9))]);
    refused(&[(&ann("coins"), json!(0))], "table.players[0].spent");
    refused(
        &[(&ann("coins"), json!(3)), (&ann("spent"), json!(3))],
        "table.players[0].spent",
    );
    refused(
        &[(&ann("coins"), json!(20)), (&ann("spent"), json!(2))],
        "table.players[0].coins",
    );
}

/// SW-8.3.4: only defences that stand weaken an attack, and they never go away.
#[test]
fn attacks_are_weakened_by_defences_that_stand() {
    let attack = (ann("crossed"), json!(["bw_a1", "bw_a2"]));
    let attack = (attack.0.as_str(), attack.1);
    let weakened = |json: Value| (ann("weakened"), json);
    let brian = |spaces: Value| ("/table/players/1/crossed", spaces);
    let both = weakened(json!({"bw_a1": 2, "bw_a2": 2}));
    let first = weakened(json!({"bw_a1": 2}));
    let second = weakened(json!({"bw_a2": 2}));
    let one = json!(["be_d1"]);
    accepted(&[
        attack.clone(),
        brian(one.clone()),
        (&both.0, both.1.clone()),
    ]);
    accepted(&[attack.clone(), brian(one.clone()), (&second.0, second.1)]);
    // Nobody defends there, or on the wrong side.
    refused(
        &[attack.clone(), (&both.0, both.1.clone())],
        "table.players[0].weakened.bw_a1",
    );
    refused(
        &[attack.clone(), brian(json!(["bw_d1"])), (&both.0, both.1)],
        "table.players[0].weakened.bw_a1",
    );
    // The second attack came later: it cannot have met fewer defences.
    refused(
        &[attack.clone(), brian(one), (&first.0, first.1)],
        "table.players[0].weakened.bw_a2",
    );
    // Two defences are more than one.
    let by_two = weakened(json!({"bw_a2": 1}));
    refused(
        &[
            attack.clone(),
            brian(json!(["be_d1"])),
            (&by_two.0, by_two.1),
        ],
        "table.players[0].weakened.bw_a2",
    );
    // Full laurels are not weakened, and what is not crossed off has no points.
    let full = weakened(json!({"bw_a1": 3}));
    refused(
        &[attack.clone(), (&full.0, full.1)],
        "table.players[0].weakened",
    );
    let other = weakened(json!({"be_a1": 2}));
    refused(&[attack, (&other.0, other.1)], "table.players[0].weakened");
}

/// Each thing stands once in a list.
#[test]
fn nothing_stands_twice() {
    refused(
        &[(&ann("crossed"), json!(["ag_a1", "ag_a1"]))],
        "table.players[0].crossed",
    );
    refused(
        &[(&ann("bonuses"), json!(["bonus_coins", "bonus_coins"]))],
        "table.players[0].bonuses",
    );
}

/// What the board does not have cannot be crossed off.
#[test]
fn spaces_are_those_of_the_board() {
    refused(
        &[(&ann("crossed"), json!(["bw_a1", "bw_a6"]))],
        "table.players[0].crossed",
    );
}

/// SW-1.3: boards are fresh until the first turn is over.
#[test]
fn nothing_happens_before_the_first_turn() {
    accepted(&[("/table/turn", json!(0))]);
    refused(
        &[
            ("/table/turn", json!(0)),
            (&ann("crossed"), json!(["ag_a1"])),
        ],
        "table.turn",
    );
    refused(
        &[("/table/turn", json!(0)), (&ann("coins"), json!(10))],
        "table.turn",
    );
}

/// 10.3: arrows, special dice, bonuses, the +3 box.
#[test]
fn invariants_are_checked() {
    refused(
        &[(&ann("crossed"), json!(["ag_a2"]))],
        "table.players[0].crossed",
    );
    refused(
        &[(&ann("crossed"), json!(["gl_crown"]))],
        "table.players[0].crossed",
    );
    refused(
        &[(&ann("crossed"), json!(["gc_1"]))],
        "table.players[0].crossed",
    );
    refused(
        &[(&ann("bonuses"), json!(["bonus_coins"]))],
        "table.players[0].bonuses",
    );
    refused(&[(&ann("plus3"), json!(true))], "table.players[0].plus3");
    // Giza unlocks black with un_t2: then it lies in the Forum.
    refused(
        &[(&ann("crossed"), json!(["un_t1", "un_t2"]))],
        "table.forum",
    );
    refused(&[("/table/forum/0/die", json!("black"))], "table.forum");
    refused(
        &[("/table/players/1/city", json!("giza"))],
        "table.players[1].city",
    );
}

/// Positions made at random from arrows, coins, defences and bonuses: refused, or played to the end by random players.
#[test]
fn what_is_accepted_is_played_to_the_end() {
    let mut dice = Chance::fast(77);
    let mut played = 0;
    for _ in 0..600 {
        let json = random_position(&mut dice);
        let Ok(mut game) = open(&json) else { continue };
        played += 1;
        let mut legal = Vec::new();
        let mut decisions = 0;
        while !game.is_over() {
            let seats: Vec<_> = game.turn().iter().collect();
            let seat = seats[dice.index(seats.len(), |at| at.to_string())];
            game.legal(seat, &mut legal);
            // Half of the time what looks best, so that games come to an end.
            let action = if dice.index(2, |at| at.to_string()) == 0 {
                dice.pick(&legal)
            } else {
                testkit::best_action(&game, seat)
            };
            game.play(seat, action, &mut Sink::mute());
            game.check()
                .unwrap_or_else(|flaw| panic!("{flaw} after {json}"));
            decisions += 1;
            assert!(decisions < 20_000, "{json} does not end");
        }
    }
    assert!(played > 100, "only {played} positions could be opened");
}

fn random_position(dice: &mut Chance) -> Value {
    let mut json = position();
    let below = |dice: &mut Chance, n: usize| dice.index(n, |at| at.to_string());
    json["table"]["turn"] = json!(1 + below(dice, 40));
    let cities = ["giza", "rhodes", "babylon"];
    let mut unlocked = Vec::new();
    for (at, city) in cities.into_iter().enumerate() {
        let board = SevenWondersDice::components()
            .in_use()
            .data()
            .board(city.parse().expect("a city"));
        let mut crossed = Set::NONE;
        let share = 1 + below(dice, 4);
        // The University comes first: it unlocks what Gallery and Guild Court need.
        let university = board.of(Part::University);
        for space in university
            .iter()
            .chain(board.printed.minus(university).iter())
        {
            let data = board.space(space);
            let needed = match space.part() {
                Part::GuildCourt => Some(Colour::Purple),
                Part::Gallery => Some(Colour::White),
                _ => None,
            };
            let is_open = data.after.is_none_or(|before| crossed.has(before))
                && needed.is_none_or(|colour| {
                    !crossed.and(board.unlocks[colour]).is_empty() || below(dice, 60) == 0
                });
            if is_open && below(dice, 5) < share {
                crossed = crossed.with(space);
            }
        }
        for colour in Die::SPECIAL.map(Die::colour) {
            let is_unlocked = !crossed.and(board.unlocks[colour]).is_empty();
            if is_unlocked && !unlocked.contains(&colour) {
                unlocked.push(colour);
            }
        }
        let complete = Part::BUILDINGS
            .into_iter()
            .filter(|part| crossed.covers(board.of(*part)))
            .count();
        let bonuses = ["bonus_coins", "bonus_action", "bonus_space"];
        let coins = below(dice, 22);
        let player = &mut json["table"]["players"][at];
        player["crossed"] = serde_json::to_value(crossed).expect("a list");
        player["coins"] = json!(coins);
        let missing = if below(dice, 20) == 0 {
            0
        } else {
            7usize.saturating_sub(coins)
        };
        player["spent"] = json!(missing + below(dice, 22 - coins - missing));
        player["bonuses"] = json!(bonuses[..complete.min(3)]);
        player["plus3"] = json!(crossed.covers(board.of(Part::Agora)));
        if below(dice, 3) == 0 && crossed.has(Space::BwA1) {
            player["weakened"] = json!({"bw_a1": 1 + below(dice, 2)});
        }
    }
    for (slot, colour) in unlocked.iter().enumerate() {
        json["table"]["forum"][slot]["die"] = json!(colour.id());
    }
    json
}

/// 10.1: at most 27 options: pass, the Wonder, two grey dice, blue, red with a shield, yellow with a chest, green, and
/// sixteen with the four-colour face.
#[test]
fn the_most_options() {
    let faces = [
        ("black", "any"),
        ("grey_2", "stone"),
        ("grey_3", "clay"),
        ("blue", "fountain"),
        ("red", "shield"),
        ("yellow", "chest"),
        ("green", "tablet"),
    ];
    let forum: Vec<Value> = faces
        .iter()
        .map(|(die, face)| json!({"die": die, "face": face, "quarter": 0}))
        .collect();
    let json = with(&[
        (&ann("crossed"), json!(["un_t1", "un_t2"])),
        (&ann("coins"), json!(21)),
        ("/table/forum", json!(forum)),
        ("/pending", json!(["act", "end_of_turn"])),
    ]);
    let game = open(&json).unwrap_or_else(|flaw| panic!("{flaw}"));
    let mut legal = Vec::new();
    game.legal(Seat::new(0), &mut legal);
    assert_eq!(legal.len(), 27, "{legal:?}");
}
