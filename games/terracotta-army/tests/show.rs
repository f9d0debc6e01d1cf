use table::*;
use terracotta_army::TerracottaArmy as T;

#[test]
#[ignore]
fn show() {
    for (name, players, stop, lang, theme) in [
        ("a-en-light", 4u8, 330usize, Lang::En, Theme::Light),
        ("b-pl-dark", 3, 200, Lang::Pl, Theme::Dark),
        ("c-en-contrast", 2, 60, Lang::En, Theme::Contrast),
        ("d-pl-light-end", 4, 9999, Lang::Pl, Theme::Light),
    ] {
        let setup = Setup::new(&T::info(), players, None, []).unwrap();
        let mut s = State::<T>::new(&setup, Chance::fast(5), &mut Sink::mute()).unwrap();
        let mut legal = Vec::new();
        let mut n = 0;
        while let Some(seat) = s.turn().only() {
            if n >= stop {
                break;
            }
            s.legal(seat, &mut legal);
            let mut best = (f32::MIN, 0);
            for (i, &action) in legal.iter().enumerate() {
                let mut next = s.clone();
                next.play(seat, action, &mut Sink::mute());
                let v = next.judge(seat);
                if v > best.0 {
                    best = (v, i);
                }
            }
            s.play(seat, legal[best.1], &mut Sink::mute());
            n += 1;
        }
        let viewer = s.turn().only().map_or(Viewer::Spectator, Viewer::Seat);
        let taste = Taste {
            lang,
            theme,
            names: ["Ann", "Brian", "Cindy", "David"].map(str::to_owned)[..players as usize]
                .to_vec(),
        };
        let view = s.view(viewer);
        let svg = T::draw(&view, &taste);
        println!("{name}: {} bytes, {n} decisions", svg.len());
        std::fs::write(format!("/tmp/ta-{name}.svg"), &svg).unwrap();
        std::fs::write(
            format!("/tmp/ta-{name}.png"),
            paint::png(&svg, Some(1600)).unwrap(),
        )
        .unwrap();
        println!("{}", T::text(&view, &taste));
        let o = s.outcome();
        println!("{:?}", o);
    }
}
