//! Properties of section 10.2 of the specification, along random games of every mode, length and number of players.

use simurgh::{Action, Question, Simurgh};
use std::collections::{BTreeMap, BTreeSet};
use table::{Chance, Seat, Setup, Sink, State, Title, Viewer};

/// All 24 configurations.
fn setups() -> Vec<Setup> {
    let info = Simurgh::info();
    let mut setups = Vec::new();
    for mode in ["spearman", "dragonlord"] {
        for length in ["short", "medium", "long"] {
            for players in 2..=5 {
                let wish = [("length".to_owned(), length.to_owned())];
                setups.push(Setup::new(&info, players, Some(mode), wish).expect("a good setup"));
            }
        }
    }
    setups
}

fn json(state: &State<Simurgh>) -> serde_json::Value {
    state.arbiter().to_json()["table"].clone()
}

fn list<'a>(value: &'a serde_json::Value, path: &str) -> &'a Vec<serde_json::Value> {
    value
        .pointer(path)
        .and_then(serde_json::Value::as_array)
        .expect("a list")
}

/// The tiles of a list, without the seats that know them.
fn tiles(list: &[serde_json::Value]) -> impl Iterator<Item = String> + '_ {
    list.iter().filter_map(|entry| match entry {
        serde_json::Value::String(tile) => Some(tile.clone()),
        serde_json::Value::Object(known) => known["tile"].as_str().map(str::to_owned),
        _ => None,
    })
}

/// Plays a random game and shows every position with the action that led there.
fn play(setup: &Setup, seed: u64, mut shown: impl FnMut(&State<Simurgh>, Option<(Seat, Action)>)) {
    let mut dice = Chance::fast(seed ^ 0x51);
    let mut state: State<Simurgh> =
        State::new(setup, Chance::fast(seed), &mut Sink::mute()).expect("a game");
    let mut legal = Vec::new();
    shown(&state, None);
    let mut n = 0;
    while let Some(seat) = state.turn().iter().next() {
        state.legal(seat, &mut legal);
        let action = legal[dice.index(legal.len(), |at| at.to_string())];
        state.play(seat, action, &mut Sink::mute());
        shown(&state, Some((seat, action)));
        n += 1;
        assert!(n < 5000, "the game does not end");
    }
}

/// Invariants 1 to 8: figures, tiles, dragons, objectives, markers, limits, the Wilds, the Chronicle. (What one
/// position tells is also checked by `Rules::check`, which the suite asks after every action.)
#[test]
fn pieces_are_conserved() {
    for (at, setup) in setups().iter().enumerate() {
        let mut chronicle = 0;
        play(setup, at as u64, |state, _| {
            state.check().expect("the invariants of a position");
            let table = json(state);
            let n = list(&table, "/players").len();
            let mut seen: BTreeMap<String, usize> = BTreeMap::new();
            let mut count = |names: &mut dyn Iterator<Item = String>| {
                for name in names {
                    *seen.entry(name).or_default() += 1;
                }
            };
            for place in [
                "/stack",
                "/market",
                "/wilds",
                "/chronicle",
                "/dragon_stack",
                "/objective_stack",
                "/objectives",
            ] {
                count(&mut tiles(list(&table, place)));
            }
            let mut powers = 0;
            for player in list(&table, "/players") {
                count(&mut tiles(list(player, "/hand")));
                count(&mut tiles(list(player, "/dragons_drawn")));
                count(&mut tiles(list(player, "/objectives_drawn")));
                let kinds = tiles(list(player, "/dragons"));
                count(&mut kinds.map(|own| own.split(':').next().unwrap_or_default().to_owned()));
                powers += usize::from(player["power"].is_string());
                // Invariant 1: three spearmen, two riders, one of them outside the supply.
                let figures = [list(player, "/spearmen"), list(player, "/riders")];
                assert_eq!(figures.map(Vec::len), [3, 2]);
                assert!(figures.into_iter().flatten().any(|place| place != "supply"));
            }
            // Invariant 2: every action tile once, of each type as many in play as the setup left.
            for (kind, in_play) in [
                ("production", 8),
                ("research", 5),
                ("transformation", 5),
                ("exploration", 8),
            ] {
                let of_kind = seen
                    .iter()
                    .filter(|(name, _)| name.starts_with(&format!("{kind}-")));
                assert!(of_kind.clone().all(|(_, times)| *times == 1));
                assert_eq!(of_kind.count(), in_play, "{kind} tiles in play");
            }
            let drafting = state
                .arbiter()
                .pending
                .iter()
                .any(|step| matches!(step, simurgh::Step::Ask(Question::PowerDraft(_))));
            assert!(drafting || powers == n, "everybody has one power tile");
            // Invariant 3: 24 dragons; 12 objectives but for replaced ones.
            let dragons: usize = simurgh::Dragon::ALL
                .iter()
                .map(|kind| seen.get(kind.id()).copied().unwrap_or(0))
                .sum();
            assert_eq!(dragons, 24);
            let objectives = seen
                .keys()
                .filter(|name| name.starts_with("objective-"))
                .count();
            assert!((10..=12).contains(&objectives));
            // Invariant 8: the Chronicle never shrinks.
            let now = list(&table, "/chronicle").len();
            assert!(now >= chronicle);
            chronicle = now;
        });
    }
}

/// The deck sizes of section 3.16.
#[test]
fn deck_sizes_follow_from_the_setup() {
    for setup in setups()
        .iter()
        .filter(|setup| setup.option("length") == "short")
    {
        let n = usize::from(setup.players);
        let mut checked = false;
        play(setup, 7, |state, _| {
            let table = json(state);
            if checked || state.arbiter().pending != [simurgh::Step::Ask(Question::Menu)] {
                return;
            }
            checked = true;
            let dealt = if setup.mode == "spearman" { 3 } else { 2 };
            let market = tiles(list(&table, "/market")).count();
            assert_eq!(market, 4);
            assert_eq!(list(&table, "/stack").len() + market, 26 - dealt * n);
            assert_eq!(list(&table, "/dragon_stack").len(), 24 - n);
            assert_eq!(list(&table, "/objective_stack").len(), 12);
        });
        assert!(checked);
    }
}

/// Invariants 9 and 10: one main action, one tile and one exploration move per turn, each slot once; after the end was
/// set off exactly one turn for each of the others.
#[test]
fn turns_keep_their_rules() {
    for (at, setup) in setups().iter().enumerate() {
        let n = usize::from(setup.players);
        let mut mains = 0;
        let mut moves = 0;
        let mut used: Vec<Action> = Vec::new();
        let mut turns_after_end = None;
        let mut is_laying = false;
        play(setup, 100 + at as u64, |state, made| {
            let Some((_, action)) = made else { return };
            match action {
                Action::Place(..) if is_laying => is_laying = false,
                Action::Place(..) | Action::Retreat => mains += 1,
                Action::Lay(..) => {
                    mains += 1;
                    is_laying = true;
                }
                Action::Explore(_) => moves += 1,
                Action::Use(..) => {
                    assert!(!used.contains(&action), "{action} twice in a turn");
                    used.push(action);
                }
                Action::End => {
                    assert!(
                        mains <= 1 && moves <= 1,
                        "{mains} main actions, {moves} moves"
                    );
                    mains = 0;
                    moves = 0;
                    used.clear();
                    is_laying = false;
                    if let Some(turns) = &mut turns_after_end {
                        *turns += 1;
                    } else if json(state)["closer"].is_u64() {
                        turns_after_end = Some(0);
                    }
                }
                _ => {}
            }
            // A single legal placement on a laid tile resolves itself.
            if state_is_menu(state) {
                is_laying = false;
            }
            if state.is_over() {
                assert_eq!(turns_after_end, Some(n - 1), "last turns");
            }
        });
    }
}

fn state_is_menu(state: &State<Simurgh>) -> bool {
    state.arbiter().pending == [simurgh::Step::Ask(Question::Menu)]
}

/// Invariant 11: other hands and unseen stacks are numbers only.
#[test]
fn views_tell_no_more_than_the_rules_allow() {
    for (at, setup) in setups().iter().enumerate().step_by(3) {
        play(setup, 200 + at as u64, |state, _| {
            let table = json(state);
            for seat in Seat::first(state.seats()) {
                let view = state.view(Viewer::Seat(seat)).to_json()["table"].clone();
                for (index, player) in list(&view, "/players").iter().enumerate() {
                    let own = index == seat.index();
                    for hidden in ["hand", "dragons_drawn", "objectives_drawn", "powers_drawn"] {
                        assert_eq!(player[hidden]["tiles"].is_array(), own, "{hidden}");
                    }
                }
                let known = |entry: &serde_json::Value| {
                    entry["known"]
                        .as_array()
                        .is_some_and(|seats| seats.iter().any(|known| *known == seat.number()))
                };
                for stack in ["stack", "dragon_stack", "objective_stack"] {
                    let shown = list(&view, &format!("/{stack}"));
                    for (entry, back) in list(&table, &format!("/{stack}")).iter().zip(shown) {
                        assert_eq!(back["tile"].is_string(), known(entry), "{stack}");
                    }
                }
            }
        });
    }
}

/// The power draft of Dragonlord mode: sampled worlds keep what the seat kept, passed on and was passed, and vary.
#[test]
fn sampled_drafts_fit_what_the_seat_knows() {
    let info = Simurgh::info();
    for players in 2..=5 {
        let setup = Setup::new(&info, players, Some("dragonlord"), []).expect("a good setup");
        let (mut varied, mut asked) = (0, 0);
        for seed in 0..4 {
            let mut dice = Chance::fast(seed);
            play(&setup, seed, |state, _| {
                if json(state)["round"] != 0 {
                    return;
                }
                for seat in Seat::first(state.seats()) {
                    let view = state.view(Viewer::Seat(seat));
                    let worlds: Vec<_> = (0..4)
                        .map(|_| State::<Simurgh>::sample(&view, &mut dice))
                        .collect();
                    for world in &worlds {
                        world.check().expect("a sampled draft is a possible one");
                        assert!(world.view(Viewer::Seat(seat)) == view);
                    }
                    let drafts: BTreeSet<String> = worlds.iter().map(powers).collect();
                    varied += usize::from(drafts.len() > 1);
                    asked += 1;
                }
            });
        }
        // With two players each has seen all that was drawn.
        assert!(
            varied > asked / 2 || players == 2,
            "{varied} of {asked} vary"
        );
    }
}

/// Who has kept, passed on and drawn which power tiles.
fn powers(state: &State<Simurgh>) -> String {
    let table = json(state);
    let players = list(&table, "/players").iter();
    let parts =
        players.map(|player| [&player["power"], &player["passed"], &player["powers_drawn"]]);
    format!("{:?}", parts.collect::<Vec<_>>())
}
