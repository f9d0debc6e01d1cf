//! Pictures of whole tables can be rendered, and stay small enough for a page. With `STOLIK_PICTURES=folder` they are
//! written there, to be looked at.

use std::{env, fs, path::Path};
use table::{Chance, Draw, Lang, Setup, Sink, State, Taste, Theme, Title, Viewer};
use terracotta_army::{Action, TerracottaArmy};

type Game = State<TerracottaArmy>;

/// Pages are sent compressed, to about a sixth.
const MOST_BYTES: usize = 140_000;

/// A game in which everybody takes what looks best, up to a decision.
fn game(players: u8, seed: u64, decisions: usize) -> Game {
    let setup = Setup::new(&TerracottaArmy::info(), players, None, []).expect("a good setup");
    let mut game = Game::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
    for _ in 0..decisions {
        let Some(seat) = game.turn().only() else {
            break;
        };
        let action = testkit::best_action(&game, seat);
        game.play(seat, action, &mut Sink::mute());
    }
    game
}

/// The same, and then on to a decision that offers such an action.
fn game_at(players: u8, seed: u64, decisions: usize, wanted: fn(&Action) -> bool) -> Game {
    let mut game = game(players, seed, decisions);
    let mut legal = Vec::new();
    while let Some(seat) = game.turn().only() {
        game.legal(seat, &mut legal);
        if legal.iter().any(wanted) {
            break;
        }
        let action = testkit::best_action(&game, seat);
        game.play(seat, action, &mut Sink::mute());
    }
    game
}

fn check(name: &str, game: &Game, lang: Lang, theme: Theme) {
    let viewer = game.turn().only().map_or(Viewer::Spectator, Viewer::Seat);
    let names = ["Ann", "Brian", "Cindy", "David"]
        .map(str::to_owned)
        .to_vec();
    let taste = Taste { lang, theme, names };
    let svg = TerracottaArmy::draw(&game.view(viewer), &taste);
    assert!(svg.len() < MOST_BYTES, "{name}: {} bytes", svg.len());
    if let Ok(folder) = env::var("STOLIK_PICTURES") {
        let png = raster::png(&svg, Some(1600)).expect("a picture can be rendered");
        let file = Path::new(&folder).join(format!("{name}-{lang}-{}.png", theme.name()));
        fs::write(file, png).expect("the folder can be written to");
        fs::write(Path::new(&folder).join(format!("{name}.svg")), &svg)
            .expect("the folder can be written to");
    }
}

#[test]
fn pictures_of_whole_tables() {
    check("start", &game(2, 1, 0), Lang::Pl, Theme::Light);
    check("two", &game(2, 2, 230), Lang::En, Theme::Dark);
    check("three", &game(3, 3, 160), Lang::Pl, Theme::Light);
    check("four", &game(4, 4, 320), Lang::En, Theme::Light);
    check("over", &game(4, 5, 9999), Lang::En, Theme::Contrast);
    let space = |action: &Action| matches!(action, Action::Space(_));
    check("space", &game_at(4, 6, 200, space), Lang::En, Theme::Light);
    let field = |action: &Action| matches!(action, Action::Perform);
    check("field", &game_at(3, 7, 150, field), Lang::Pl, Theme::Dark);
    let shop = |action: &Action| matches!(action, Action::Specialist(_));
    check("shop", &game_at(3, 8, 100, shop), Lang::Pl, Theme::Light);
}
