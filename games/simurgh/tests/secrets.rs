//! Who knows what: the places of returned tiles in the three stacks, and choices that only their maker may see. The
//! suite's twin worlds act alike; here they choose different hidden tiles, which must look the same to the others.

use simurgh::{Action, Event, Question, Simurgh, Step};
use std::collections::BTreeMap;
use table::{Chance, Seat, Setup, Sight, Sink, State, Title, View, Viewer};

/// Random games of both modes with every number of players.
fn each_moment(seeds: u64, mut visit: impl FnMut(&State<Simurgh>, &mut Chance)) {
    let info = Simurgh::info();
    for mode in ["spearman", "dragonlord"] {
        for players in 2..=5 {
            let wish = [("length".to_owned(), "medium".to_owned())];
            let setup = Setup::new(&info, players, Some(mode), wish).expect("a good setup");
            for seed in 0..seeds {
                let mut dice = Chance::fast(seed ^ 0x5ec2);
                let mut state: State<Simurgh> =
                    State::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("a game");
                while let Some(seat) = state.turn().iter().next() {
                    visit(&state, &mut dice);
                    let action = choice(&state, seat, &mut dice);
                    state.play(seat, action, &mut Sink::mute());
                }
            }
        }
    }
}

/// At random, but tiles are taken before they are laid, so that hands reach their limit.
fn choice(state: &State<Simurgh>, seat: Seat, dice: &mut Chance) -> Action {
    let legal = legal(state, seat);
    let takes = |action: &&Action| match action {
        Action::Place(_, space) => space.to_string() == "scouts_quarters",
        Action::Buy(_) | Action::BuyStack => true,
        _ => false,
    };
    let taking: Vec<Action> = legal.iter().filter(takes).copied().collect();
    if taking.is_empty() || below(dice, 3) == 0 {
        legal[below(dice, legal.len())]
    } else {
        taking[below(dice, taking.len())]
    }
}

fn legal(state: &State<Simurgh>, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

fn below(dice: &mut Chance, n: usize) -> usize {
    dice.index(n, |at| at.to_string())
}

fn world(view: &View<Simurgh>, dice: &mut Chance) -> State<Simurgh> {
    State::sample(view, dice)
}

const STACKS: [&str; 3] = ["stack", "dragon_stack", "objective_stack"];

/// The tiles of a stack in the true table, top first.
fn tiles(state: &State<Simurgh>, stack: &str) -> Vec<String> {
    let table = state.arbiter().to_json()["table"].clone();
    let entries = table[stack].as_array().expect("a stack").clone();
    let face = |entry: &serde_json::Value| entry.get("tile").unwrap_or(entry).to_string();
    entries.iter().map(face).collect()
}

/// Whoever returned a tile finds it at its place in every sampled world; to the others it may be another one.
#[test]
fn returned_tiles_are_known_to_the_returner_only() {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let mut unknown: BTreeMap<&str, usize> = BTreeMap::new();
    let mut at = 0;
    each_moment(1, |state, dice| {
        at += 1;
        if at % 5 != 0 {
            return;
        }
        for viewer in Seat::first(state.seats()) {
            let view = state.view(Viewer::Seat(viewer));
            let shown = view.to_json()["table"].clone();
            let worlds: Vec<_> = (0..12).map(|_| world(&view, dice)).collect();
            for stack in STACKS {
                let truth = tiles(state, stack);
                let sampled: Vec<_> = worlds.iter().map(|world| tiles(world, stack)).collect();
                for (place, back) in shown[stack].as_array().expect("a stack").iter().enumerate() {
                    let seats = back["known"].as_array().expect("seats");
                    if seats.is_empty() {
                        continue;
                    }
                    let same = sampled.iter().filter(|tiles| tiles[place] == truth[place]);
                    if seats.iter().any(|seat| *seat == viewer.number()) {
                        assert_eq!(same.count(), worlds.len(), "{stack} {place} of {viewer}");
                        *known.entry(stack).or_default() += 1;
                    } else {
                        // Twelve times the true one by accident: at least three tiles are possible everywhere.
                        assert!(same.count() < worlds.len(), "{stack} {place} of {viewer}");
                        *unknown.entry(stack).or_default() += 1;
                    }
                }
            }
        }
    });
    for stack in STACKS {
        let (known, unknown) = (known.get(stack), unknown.get(stack));
        assert!(known >= Some(&20), "{stack}: known at {known:?} places");
        assert!(unknown >= Some(&20), "{stack}: unknown at {unknown:?}");
    }
}

/// What others may learn of a secret choice: its kind, and top or bottom.
fn public_part(action: Action) -> Option<String> {
    match action {
        Action::ReturnDragon(_, end) => Some(format!("return dragon {end}")),
        Action::ReturnObjective(_, end) => Some(format!("return objective {end}")),
        Action::Discard(_, end) => Some(format!("discard {end}")),
        Action::KeepPower(_) => Some("keep power".to_owned()),
        Action::Use(..)
        | Action::Explore(_)
        | Action::Place(..)
        | Action::Clear(_)
        | Action::Lay(..)
        | Action::Retreat
        | Action::Back(_)
        | Action::Pay(_)
        | Action::Gain(_)
        | Action::Spend(_)
        | Action::Unmark(..)
        | Action::Mark(_)
        | Action::KeepDragon(_)
        | Action::Take(_)
        | Action::Buy(_)
        | Action::BuyStack
        | Action::Set(..)
        | Action::Drop(_)
        | Action::Pass
        | Action::End => None,
    }
}

/// The market is filled: what comes face up may be the tile just discarded (SI-A36).
fn turns_up(events: &[Event]) -> bool {
    let offered = |event: &Event| matches!(event, Event::Offered { .. });
    events.iter().any(offered)
}

/// Power tiles that are passed on are seen by the next drafter (SI-2.8); after the last one tiles are turned up.
fn ends_or_passes(state: &State<Simurgh>, viewer: Seat) -> bool {
    let drafting = |step: &Step| matches!(step, Step::Ask(Question::PowerDraft(_)));
    state.turn().has(viewer) || !state.arbiter().pending.iter().any(drafting)
}

/// Two worlds of one view in which the seat at turn returns, discards or keeps different tiles: the viewer's view,
/// events and the reach of undo are the same.
#[test]
fn secret_choices_look_the_same_to_the_others() {
    let mut compared: BTreeMap<String, usize> = BTreeMap::new();
    each_moment(3, |state, dice| {
        let turn = state.turn();
        let Some(seat) = turn.iter().next().filter(|_| turn.iter().count() == 1) else {
            return;
        };
        let secret: Vec<String> = legal(state, seat)
            .into_iter()
            .filter_map(public_part)
            .collect();
        if secret.is_empty() {
            return;
        }
        for viewer in Seat::first(state.seats()).filter(|&viewer| viewer != seat) {
            let view = state.view(Viewer::Seat(viewer));
            let mut worlds = [world(&view, dice), world(&view, dice)];
            let shape = &secret[below(dice, secret.len())];
            let [one, two] = worlds.each_ref().map(|world| {
                let mut actions = legal(world, seat);
                actions.retain(|&action| public_part(action).as_ref() == Some(shape));
                actions
            });
            let Some((first, second)) = one
                .iter()
                .flat_map(|&first| two.iter().map(move |&second| (first, second)))
                .find(|(first, second)| first != second)
            else {
                continue;
            };
            let mut seen = [Vec::new(), Vec::new()];
            let mut marks = [false; 2];
            for (at, action) in [first, second].into_iter().enumerate() {
                worlds[at].reseed(7);
                let mark = worlds[at].mark();
                let mut events = Vec::new();
                worlds[at].play(seat, action, &mut Sink::to(&mut events));
                marks[at] = worlds[at].mark() != mark;
                let redact = |event| Simurgh::redact(event, Viewer::Seat(viewer));
                seen[at] = events.iter().filter_map(redact).collect();
            }
            assert_eq!(marks[0], marks[1], "{first} and {second}");
            if turns_up(&seen[0]) || shape == "keep power" && ends_or_passes(&worlds[0], viewer) {
                continue;
            }
            assert_eq!(seen[0], seen[1], "{viewer} hears {first} and {second}");
            let [here, there] = worlds
                .each_ref()
                .map(|world| world.view(Viewer::Seat(viewer)));
            assert!(here == there, "{viewer} sees {first} and {second}");
            *compared.entry(shape.clone()).or_default() += 1;
        }
    });
    for shape in [
        "return dragon top",
        "return dragon bottom",
        "return objective top",
        "return objective bottom",
        "discard top",
        "discard bottom",
        "keep power",
    ] {
        let n = compared.get(shape).copied().unwrap_or(0);
        assert!(n >= 10, "{shape} was compared {n} times: {compared:?}");
    }
}
