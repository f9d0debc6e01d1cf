//! GW-1.10: a Horseman's two Rewards come in the order that its owner likes, where the order can matter: who has seen
//! the drawn Tactic may choose another Resource. No printed card has these two side by side, so one is made here.

use great_wall::GreatWall;
use serde_json::json;
use std::collections::BTreeMap;
use table::{Chance, ComponentSet, Position, Setup, Sink, State, Title};

type Game = State<GreatWall>;

/// A turn in which the first player deploys a Horseman against Scouts that reward a Tactic and any Resource.
fn attack(rules: u32, reward: &str) -> Game {
    let components = GreatWall::components();
    let text = components
        .embedded()
        .iter()
        .find(|(name, _)| *name == "hordes.toml")
        .expect("a file")
        .1;
    let changed = text.replacen("\". . H1 W . .\"", &format!("\". . {reward} . .\""), 1);
    assert_ne!(text, changed);
    let files = BTreeMap::from([("hordes.toml".to_owned(), changed)]);
    let id = components.learn(rules, files).expect("good files");
    let edition = components.find(&id).expect("it was learned");
    let setup = Setup::new(&GreatWall::info(), 3, None, []).expect("three can play");
    let mut state =
        Game::new_in(edition, &setup, Chance::fast(2), &mut Sink::mute()).expect("no script");
    let mut legal = Vec::new();
    // On to the first decision inside a turn.
    while state.arbiter().to_json()["table"]["active"] != 1 {
        let seat = state.turn().iter().next().expect("the first turn comes");
        state.legal(seat, &mut legal);
        state.play(seat, legal[0], &mut Sink::mute());
    }
    let mut json = state.arbiter().to_json();
    let top = json!({"deploy_one": {"seat": 1, "soldier": "horseman"}});
    json["pending"]
        .as_array_mut()
        .expect("a list")
        .insert(0, top);
    for section in ["left", "middle", "right"] {
        json["table"]["sections"][section]["hordes"] = json!([]);
    }
    json["table"]["horde_discard"] = json!([]);
    json["table"]["sections"]["left"]["hordes"] = json!([{"card": "scouts_left"}]);
    let position = Position::<GreatWall>::from_json(&json).expect("a good position");
    let mut state = position.open(&mut Sink::mute()).expect("a good position");
    act(&mut state, "attack horseman left.1.t3+t4");
    state
}

fn act(state: &mut Game, notation: &str) {
    let seat = state.turn().iter().next().expect("somebody is asked");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let action = legal.iter().find(|action| action.to_string() == notation);
    let shown: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let action = *action.unwrap_or_else(|| panic!("no '{notation}' in {shown:?}"));
    state.play(seat, action, &mut Sink::mute());
}

fn options(state: &Game) -> Vec<String> {
    let seat = state.turn().iter().next().expect("somebody is asked");
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

fn tactics(state: &Game) -> usize {
    let json = state.arbiter().to_json();
    json["table"]["players"][0]["tactics"]
        .as_array()
        .expect("a list")
        .len()
}

#[test]
fn the_owner_chooses_which_reward_comes_first() {
    let asked = attack(3, "T R");
    assert_eq!(options(&asked), ["reward left.1.t3", "reward left.1.t4"]);
    let before = tactics(&asked);
    let mut tactic_first = asked.clone();
    act(&mut tactic_first, "reward left.1.t3");
    assert_eq!(
        tactics(&tactic_first),
        before + 1,
        "drawn before the Resource is chosen"
    );
    assert!(options(&tactic_first).contains(&"take gold".to_owned()));
    let mut resource_first = asked;
    act(&mut resource_first, "reward left.1.t4");
    assert_eq!(tactics(&resource_first), before, "nothing is drawn yet");
    act(&mut resource_first, "take gold");
    assert_eq!(tactics(&resource_first), before + 1);
}

#[test]
fn nobody_is_asked_where_the_order_is_the_same() {
    for reward in ["T W", "R H1", "R R", "T T", "W S"] {
        let shown = options(&attack(3, reward));
        assert!(
            !shown.iter().any(|option| option.starts_with("reward")),
            "{reward}: {shown:?}"
        );
    }
}

/// Games that began under version 2 go on as they were.
#[test]
fn version_2_asks_nobody() {
    let shown = options(&attack(2, "T R"));
    assert!(shown.contains(&"take gold".to_owned()), "{shown:?}");
}
