//! Pictures of whole tables can be rendered, and stay small enough for a page. With `STOLIK_PICTURES=folder` they are
//! written there, to be looked at.

use seven_wonders_dice::SevenWondersDice;
use std::{env, fs, path::Path};
use table::{Chance, Draw, Lang, Seat, Setup, Sink, State, Taste, Theme, Title, Viewer};

type Game = State<SevenWondersDice>;

/// Pages are sent compressed, to about a sixth.
const MOST_BYTES: usize = 150_000;

/// A game in which everybody takes what looks best, up to a turn.
fn game(players: u8, seed: u64, turn: u32, option: &str) -> Game {
    let wish = [("cities".to_owned(), option.to_owned())];
    let setup = Setup::new(&SevenWondersDice::info(), players, None, wish).expect("a legal setup");
    let mut game = Game::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("no script");
    while !game.is_over() && SevenWondersDice::round(&game.view(Viewer::Spectator).table) < turn {
        let seat = game.turn().iter().next().expect("somebody is asked");
        let action = testkit::best_action(&game, seat);
        game.play(seat, action, &mut Sink::mute());
    }
    game
}

fn check(name: &str, game: &Game, viewer: Viewer, lang: Lang, theme: Theme) {
    let names = ["Ann", "Brian", "Cindy", "David", "Ewa", "Filip", "Gosia"]
        .map(str::to_owned)
        .to_vec();
    let taste = Taste { lang, theme, names };
    let svg = SevenWondersDice::draw(&game.view(viewer), &taste);
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
    let seat = |at| Viewer::Seat(Seat::new(at));
    check(
        "three",
        &game(3, 1, 9, "deal"),
        seat(0),
        Lang::Pl,
        Theme::Light,
    );
    check(
        "two",
        &game(2, 2, 14, "deal"),
        seat(0),
        Lang::En,
        Theme::Dark,
    );
    check(
        "seven",
        &game(7, 3, 16, "deal"),
        seat(2),
        Lang::Pl,
        Theme::Light,
    );
    check(
        "four",
        &game(4, 7, 12, "deal"),
        seat(3),
        Lang::En,
        Theme::Light,
    );
    check(
        "six",
        &game(6, 8, 18, "deal"),
        seat(5),
        Lang::Pl,
        Theme::Dark,
    );
    check(
        "watch-three",
        &game(3, 9, 22, "deal"),
        Viewer::Spectator,
        Lang::Pl,
        Theme::Light,
    );
    check(
        "five",
        &game(5, 4, 99, "deal"),
        seat(1),
        Lang::En,
        Theme::Contrast,
    );
    check(
        "watch",
        &game(7, 5, 20, "deal"),
        Viewer::Spectator,
        Lang::En,
        Theme::Light,
    );
    check(
        "pick",
        &game(4, 6, 0, "pick"),
        seat(0),
        Lang::Pl,
        Theme::Dark,
    );
}
