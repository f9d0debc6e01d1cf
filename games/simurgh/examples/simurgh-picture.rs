//! Plays a seeded game one action ahead to a decision and writes the picture: for people who work on the board.
//!
//! `cargo run -p simurgh --example simurgh-picture -- OUT.png [players] [decision] [seed] [seat|asked|0] [pl|en] [theme] [mode]`

use simurgh::Simurgh;
use table::{Chance, Draw, Seat, Setup, Sink, Speak, State, Taste, Title, Viewer};

fn main() {
    let mut words = std::env::args().skip(1);
    let out = words.next().unwrap_or_else(|| "simurgh.png".to_owned());
    let mut next = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    let players: u8 = next("4").parse().expect("players");
    let decision: usize = next("60").parse().expect("decision");
    let seed: u64 = next("7").parse().expect("seed");
    let seat = next("asked");
    let lang = next("pl").parse().expect("language");
    let theme = next("light").parse().expect("theme");
    let mode = next("spearman");

    let setup = Setup::new(&Simurgh::info(), players, Some(&mode), []).expect("a good setup");
    let mut state: State<Simurgh> =
        State::new(&setup, Chance::fast(seed), &mut Sink::mute()).expect("a game");
    let mut legal = Vec::new();
    for _ in 0..decision {
        let Some(asked) = state.turn().iter().next() else {
            break;
        };
        state.legal(asked, &mut legal);
        let worth = |&action: &simurgh::Action| {
            let mut after = state.clone();
            after.play(asked, action, &mut Sink::mute());
            after.judge(asked)
        };
        let best = legal
            .iter()
            .copied()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let action = best.expect("somebody who is asked can answer");
        state.play(asked, action, &mut Sink::mute());
    }
    let asked = state.turn().iter().next();
    let viewer = match seat.as_str() {
        "asked" => asked.map_or(Viewer::Spectator, Viewer::Seat),
        number => Seat::from_number(number.parse().expect("a seat"))
            .map_or(Viewer::Spectator, Viewer::Seat),
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
    let svg = Simurgh::draw(&state.view(viewer), &taste);
    println!(
        "{} bytes of SVG; {}",
        svg.len(),
        Simurgh::words().say(lang, &Simurgh::prompt(&state.view(viewer)), &taste.names)
    );
    if std::path::Path::new(&out)
        .extension()
        .is_some_and(|kind| kind == "svg")
    {
        std::fs::write(&out, svg).expect("the file can be written");
        return;
    }
    let png = raster::png(&svg, Some(1600)).expect("the picture can be drawn");
    std::fs::write(&out, png).expect("the file can be written");
}
