//! The picture: every legal action has its place, ids occur once, nothing hidden is told, and it stays small.

use kingsburg::Kingsburg;
use std::collections::BTreeSet;
use table::{
    Chance, Draw, Lang, Seat, Setup, Sink, Speak, State, Taste, Theme, Title, View, Viewer,
};

/// The page around it may take 150 kB in all.
const MOST_BYTES: usize = 110_000;

fn game(players: u8, seed: u64) -> State<Kingsburg> {
    let setup = Setup::new(&Kingsburg::info(), players, None, []).expect("a good setup");
    State::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("a game")
}

/// Plays a random game and shows every decision.
fn play(players: u8, seed: u64, mut shown: impl FnMut(&State<Kingsburg>, usize)) {
    let mut state = game(players, seed);
    let mut chance = Chance::fast(seed.wrapping_mul(31) + 1);
    let mut legal = Vec::new();
    let mut n_decisions = 0;
    while let Some(seat) = state.turn().iter().next() {
        shown(&state, n_decisions);
        state.legal(seat, &mut legal);
        let action = legal[chance.index(legal.len(), |at| at.to_string())];
        state.play(seat, action, &mut Sink::mute());
        n_decisions += 1;
    }
    shown(&state, n_decisions);
}

fn taste(at: usize, players: u8) -> Taste {
    let mut taste = Taste::plain(Lang::ALL[at % 2], players.into());
    taste.theme = Theme::ALL[at / 2 % 3];
    taste
}

/// The ids in a drawing, in order of their appearance.
fn ids(svg: &str) -> Vec<&str> {
    svg.split(" id=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect()
}

#[test]
fn every_legal_action_has_its_place_and_ids_occur_once() {
    for players in 2..=5 {
        for seed in 0..2 {
            play(players, seed, |state, at| {
                let seat = state.turn().iter().next();
                let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
                let view = state.view(viewer);
                let svg = Kingsburg::draw(&view, &taste(at, players));
                let all = ids(&svg);
                let different: BTreeSet<&str> = all.iter().copied().collect();
                assert_eq!(all.len(), different.len(), "an id occurs twice");
                let Some(seat) = seat else { return };
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                for action in legal {
                    for id in Kingsburg::path(&view, seat, action) {
                        assert!(different.contains(id.as_str()), "{action}: no {id}");
                    }
                }
            });
        }
    }
}

#[test]
fn nobody_sees_what_is_hidden() {
    for players in [2, 4] {
        play(players, 5, |state, at| {
            if at % 7 != 0 {
                return;
            }
            let viewers = Seat::first(players.into())
                .map(Viewer::Seat)
                .chain([Viewer::Spectator]);
            for viewer in viewers {
                let view = state.view(viewer);
                let drawn = |view: &View<Kingsburg>| Kingsburg::draw(view, &taste(at, players));
                let here = drawn(&view);
                for seed in 0..2 {
                    let twin = State::sample(&view, &mut Chance::fast(seed));
                    assert_eq!(here, drawn(&twin.view(viewer)), "a hidden card shows");
                }
            }
        });
    }
}

#[test]
fn hostile_names_stay_text() {
    for players in 2..=5 {
        let state = game(players, 1);
        let mut taste = taste(0, players);
        for name in &mut taste.names {
            *name = "<b>&\"'</title><script>".to_owned();
        }
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            let svg = Kingsburg::draw(&state.view(viewer), &taste);
            assert!(
                !svg.contains("<b>") && !svg.contains("<script"),
                "a name left its place"
            );
            assert!(svg.contains("&lt;b&gt;&amp;&quot;"));
            assert!(raster::png(&svg, Some(400)).is_ok());
        }
    }
}

/// What is used is defined.
#[test]
fn every_use_has_its_definition() {
    play(2, 3, |state, at| {
        let svg = Kingsburg::draw(&state.view(Viewer::Seat(Seat::new(0))), &taste(at, 2));
        let known: BTreeSet<&str> = ids(&svg).into_iter().collect();
        for (mark, end) in [("href=\"#", '"'), ("url(#", ')')] {
            for rest in svg.split(mark).skip(1) {
                let id = rest.split(end).next().unwrap_or_default();
                assert!(known.contains(id), "{id} is used and not defined");
            }
        }
    });
}

#[test]
fn the_picture_stays_small() {
    for players in [4, 5] {
        let mut most = 0;
        play(players, 11, |state, at| {
            for viewer in [
                Viewer::Seat(Seat::new(at % usize::from(players))),
                Viewer::Spectator,
            ] {
                for lang in [0, 1] {
                    let svg = Kingsburg::draw(&state.view(viewer), &taste(lang, players));
                    most = most.max(svg.len());
                }
            }
        });
        println!("{players} players: at most {most} bytes");
        let room = if players == 4 {
            MOST_BYTES
        } else {
            MOST_BYTES + 10_000
        };
        assert!(most < room, "{players} players: {most} bytes");
    }
}

/// The words of the board exist in both languages; a missing one would show its id.
#[test]
fn no_word_is_missing() {
    for lang in Lang::ALL {
        play(3, 2, |state, _| {
            let svg = Kingsburg::draw(
                &state.view(Viewer::Seat(Seat::new(0))),
                &Taste::plain(lang, 3),
            );
            let text: String = svg
                .split('<')
                .filter_map(|part| part.split_once('>'))
                .map(|(_, text)| text)
                .collect();
            for prefix in ["board-", "effect-", "help-", "phase-", "amount-", "do-"] {
                assert!(!text.contains(prefix), "{prefix}");
            }
        });
    }
}

/// Both editions of the rulebook have the same rules in the same order, without gaps in a chapter.
#[test]
fn rulebooks_have_the_same_rules() {
    let rules = |lang: Lang| -> Vec<(u32, u32)> {
        Kingsburg::rulebook(lang)
            .lines()
            .filter_map(|line| line.strip_prefix("**KB-")?.split_once("** "))
            .filter_map(|(id, _)| id.split_once('.'))
            .map(|(chapter, rule)| {
                let number = |text: &str| text.parse().expect("a rule's number");
                (number(chapter), number(rule))
            })
            .collect()
    };
    let polish = rules(Lang::Pl);
    assert_eq!(polish, rules(Lang::En));
    let sizes = [13, 7, 7, 12, 11, 12, 7, 4, 2, 9, 4, 17, 5, 7, 20];
    let expected: Vec<(u32, u32)> = (1..)
        .zip(sizes)
        .flat_map(|(chapter, n)| (1..=n).map(move |rule| (chapter, rule)))
        .collect();
    assert_eq!(polish, expected);
}
