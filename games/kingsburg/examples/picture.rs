//! Plays a seeded game to a decision and writes the picture: for people who work on the board.
//!
//! `cargo run -p kingsburg --example picture -- OUT.png [players] [decision] [seed] [seat|0] [pl|en] [theme]`
//!
//! The decision is a number, or a part of a step's name such as `LoseGoods`: then the first such decision is shown.

use kingsburg::{Kingsburg, action::Action};
use table::{Chance, Draw, Seat, Setup, Sink, State, Taste, Title, Viewer};

fn main() {
    let mut words = std::env::args().skip(1);
    let out = words.next().unwrap_or_else(|| "kingsburg.png".to_owned());
    let mut next = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    let players: u8 = next("4").parse().expect("players");
    let until = next("40");
    let decision: usize = until.parse().unwrap_or(2000);
    let seed: u64 = next("7").parse().expect("seed");
    let seat: usize = next("1").parse().expect("seat, 0 for a spectator");
    let lang = next("pl").parse().expect("language");
    let theme = next("light").parse().expect("theme");

    let setup = Setup::new(&Kingsburg::info(), players, None, []).expect("a good setup");
    let mut state: State<Kingsburg> =
        State::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("a game");
    let mut chance = Chance::fast(seed + 1);
    let mut legal = Vec::new();
    for _ in 0..decision {
        let Some(asked) = state.turn().iter().next() else {
            break;
        };
        let step = format!("{:?}", state.view(Viewer::Spectator).step());
        if step.contains(&until) && decision == 2000 {
            break;
        }
        state.legal(asked, &mut legal);
        // Somewhat eager: builds and places where it can.
        let eager: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Pass | Action::Done | Action::Decline))
            .collect();
        let from = if eager.is_empty() || matches!(eager[0], Action::Recruit(_)) {
            &legal
        } else {
            &eager
        };
        let action = from[chance.index(from.len(), |at| at.to_string())];
        state.play(asked, action, &mut Sink::mute());
    }
    let viewer = match Seat::from_number(seat) {
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Spectator,
    };
    let mut taste = Taste::plain(lang, players.into());
    taste.theme = theme;
    let names = [
        "Aleksandra",
        "Bartłomiej",
        "Cyd",
        "Włodzimierz Wielki Długoręki",
        "Ewa",
    ];
    taste.names = names[..players.into()]
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    let view = state.view(viewer);
    let svg = Kingsburg::draw(&view, &taste);
    println!(
        "{} bytes; {}",
        svg.len(),
        Kingsburg::text(&view, &taste)
            .lines()
            .next()
            .unwrap_or_default()
    );
    std::fs::write(out.replace(".png", ".svg"), &svg).expect("the SVG can be written");
    let png = raster::png(&svg, None).expect("a good drawing");
    std::fs::write(out, png).expect("the PNG can be written");
}
