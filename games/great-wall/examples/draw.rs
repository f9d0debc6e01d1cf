//! Draws a moment of a game in which everybody takes what looks best at once, which fills the table as people do:
//! `cargo run -p great-wall --example draw -- OUT.png MODE PLAYERS SEED N LANG THEME`.

use great_wall::GreatWall;
use table::{Chance, Draw, Lang, Seat, Setup, Sink, State, Taste, Theme, Title, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, otherwise: &str| {
        args.get(at)
            .cloned()
            .unwrap_or_else(|| otherwise.to_owned())
    };
    let number = |at: usize, otherwise: u64| word(at, "").parse().unwrap_or(otherwise);
    let players = number(2, 3) as u8;
    let setup = Setup::new(&GreatWall::info(), players, Some(&word(1, "standard")), [])
        .expect("a mode for so many");
    let mut state = State::<GreatWall>::new(&setup, Chance::fast(number(3, 1)), &mut Sink::mute())
        .expect("no script");
    for _ in 0..number(4, 200) {
        let Some(seat) = state.turn().iter().next() else {
            break;
        };
        let action = testkit::best_action(&state, seat);
        state.play(seat, action, &mut Sink::mute());
    }
    let seat = state.turn().iter().next().unwrap_or(Seat::new(0));
    let lang: Lang = word(5, "pl").parse().expect("pl or en");
    let theme: Theme = word(6, "light").parse().expect("light, dark or contrast");
    let names = ["Ann", "Brian", "Cindy", "David"].map(str::to_owned);
    let taste = Taste {
        lang,
        theme,
        names: names[..players as usize].to_vec(),
    };
    let view = state.view(Viewer::Seat(seat));
    let svg = GreatWall::draw(&view, &taste);
    println!("{}\n{} bytes", GreatWall::text(&view, &taste), svg.len());
    let png = raster::png(&svg, None).expect("a picture");
    std::fs::write(word(0, "great-wall.png"), png).expect("a file");
}
