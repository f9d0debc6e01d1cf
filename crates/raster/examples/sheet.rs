//! A contact sheet of everything the kit draws: `cargo run -p raster --example sheet -- out.png [light|dark|contrast]`.

use paint::{
    Area, Breakdown, Colour, DieStyle, Icon, Palette, Pill, Series, Svg, Tone, Weight, arrow,
    bar_breakdown, card_back, chip, cube, die, legal, line_chart, meter, neutral_mark,
    neutral_pattern, panel, paragraph, rim, seat_mark, seat_pattern, seat_tag, shape_name, stack,
    symbol_die, text_width, token, wedge,
};
use raster::png;
use std::{env, error::Error, fs};
use table::{Lang, MAX_SEATS, Seat, Theme};

const WIDTH: f32 = 1200.0;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let Some(out) = arguments.next() else {
        return Err("usage: sheet OUT.png [light|dark|contrast]".into());
    };
    let theme: Theme = arguments.next().as_deref().unwrap_or("light").parse()?;
    let palette = Palette::of(theme);
    let svg = sheet(&palette);
    fs::write(&out, png(&svg, Some(WIDTH as u32))?)?;
    for (name, chart) in [("lines", lines(&palette)), ("bars", bars(&palette))] {
        fs::write(
            out.replace(".png", &format!("-{name}.png")),
            png(&chart, None)?,
        )?;
    }
    println!("{out}: {} bytes of SVG", svg.len());
    Ok(())
}

fn sheet(p: &Palette) -> String {
    let mut svg = Svg::new(WIDTH, 1650.0);
    svg.title("Stolik: contact sheet");
    svg.background(p.paper);
    icons(&mut svg, Area::new(16.0, 16.0, 1168.0, 560.0), p);
    small(&mut svg, Area::new(16.0, 588.0, 1168.0, 150.0), p);
    seats(&mut svg, Area::new(16.0, 750.0, 576.0, 250.0), p);
    dice(&mut svg, Area::new(608.0, 750.0, 576.0, 250.0), p);
    colours(&mut svg, Area::new(16.0, 1012.0, 576.0, 200.0), p);
    words(&mut svg, Area::new(608.0, 1012.0, 576.0, 200.0), p);
    pieces(&mut svg, Area::new(16.0, 1224.0, 576.0, 410.0), p);
    rings(&mut svg, Area::new(608.0, 1224.0, 576.0, 410.0), p);
    assert_eq!(svg.clash(), None);
    svg.finish()
}

/// The colour an icon most likely has on a board.
fn tone(icon: Icon, p: &Palette) -> Tone {
    match icon {
        Icon::Coin
        | Icon::Coins
        | Icon::Crown
        | Icon::Star
        | Icon::Lamp
        | Icon::PlusTwo
        | Icon::Scales => p.gold,
        Icon::Wood
        | Icon::House
        | Icon::Crate
        | Icon::Hammer
        | Icon::Lute
        | Icon::Ship
        | Icon::Bow => p.wood,
        Icon::Stone
        | Icon::Tower
        | Icon::Wall
        | Icon::Mountain
        | Icon::Gear
        | Icon::Tablet
        | Icon::Temple => p.stone,
        Icon::Clay | Icon::Brick | Icon::Amphora | Icon::Autumn | Icon::Horse | Icon::Trowel => {
            p.clay
        }
        Icon::Iron
        | Icon::Sword
        | Icon::Axe
        | Icon::Spear
        | Icon::Halberd
        | Icon::Crossbow
        | Icon::Helmet => p.iron,
        Icon::Grain | Icon::Summer | Icon::Pyramid | Icon::Statue | Icon::Aqueduct => p.grain,
        Icon::Laurel | Icon::Leaf | Icon::Tree | Icon::Check | Icon::Vegetable | Icon::Goblin => {
            p.jade
        }
        Icon::TeaCup | Icon::Book => p.tea,
        Icon::Water
        | Icon::Jug
        | Icon::Glass
        | Icon::Winter
        | Icon::Shield
        | Icon::Bath
        | Icon::Eye => p.water,
        Icon::Fire
        | Icon::Dragon
        | Icon::Heart
        | Icon::Meat
        | Icon::Cross
        | Icon::Demon
        | Icon::Flag => p.fire,
        Icon::Cloth | Icon::Spring | Icon::Fan | Icon::Mask => p.cloth,
        Icon::Moon | Icon::Chi | Icon::Feather | Icon::Brush | Icon::Compass | Icon::Hourglass => {
            p.violet
        }
        _ => p.ivory,
    }
}

fn icons(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Ikony · Icons", p);
    let columns = 18;
    for (cell, icon) in inner
        .grid(columns, Icon::ALL.len().div_ceil(columns), 4.0)
        .into_iter()
        .zip(Icon::ALL)
    {
        let (x, y) = cell.centre();
        icon.draw_at(svg, x, y - 9.0, 44.0, tone(icon, p));
        svg.text(x, cell.bottom() - 4.0, icon.name())
            .size(11.0)
            .middle()
            .fill(p.muted);
    }
}

fn small(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "16 px · 20 px", p);
    for (i, icon) in Icon::ALL.into_iter().enumerate() {
        let (row, column) = ((i / 52) as f32, (i % 52) as f32);
        icon.draw(
            svg,
            inner.x + column * 22.0,
            inner.y + row * 20.0,
            16.0,
            tone(icon, p),
        );
        icon.draw(
            svg,
            inner.x + column * 22.0,
            inner.y + 48.0 + row * 24.0,
            20.0,
            p.plain,
        );
    }
}

fn seats(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Miejsca · Seats", p);
    let columns = inner.columns(MAX_SEATS + 1, 6.0);
    for seat in Seat::first(MAX_SEATS) {
        let cell = columns[seat.index()];
        let (x, _) = cell.centre();
        seat_mark(svg, seat, x, cell.y + 20.0, 16.0, p);
        seat_mark(svg, seat, x - 14.0, cell.y + 52.0, 8.0, p);
        seat_mark(svg, seat, x + 8.0, cell.y + 52.0, 5.0, p);
        let fill = seat_pattern(svg, seat, p);
        svg.rect(cell.x, cell.y + 68.0, cell.w, 34.0)
            .round(4.0)
            .fill(fill)
            .stroke(p.ink, 1.0);
        token(svg, seat, x, cell.y + 122.0, 15.0, p);
        Icon::Worker.draw_at(svg, x, cell.y + 154.0, 26.0, p.seat(seat));
        svg.text(x, cell.y + 184.0, shape_name(seat, Lang::Pl))
            .size(13.0)
            .middle()
            .fill(p.seat_text(seat));
    }
    let cell = columns[MAX_SEATS];
    let (x, _) = cell.centre();
    neutral_mark(svg, x, cell.y + 20.0, 16.0, p);
    neutral_mark(svg, x - 14.0, cell.y + 52.0, 8.0, p);
    neutral_mark(svg, x + 8.0, cell.y + 52.0, 5.0, p);
    let fill = neutral_pattern(svg, p);
    svg.rect(cell.x, cell.y + 68.0, cell.w, 34.0)
        .round(4.0)
        .fill(fill)
        .stroke(p.ink, 1.0);
    seat_tag(
        svg,
        Seat::new(1),
        "Grzegorz Brzęczyszczykiewicz",
        inner.x,
        inner.bottom() - 4.0,
        14.0,
        160.0,
        p,
    );
}

fn dice(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Kości · Dice", p);
    let styles = Seat::first(MAX_SEATS)
        .map(DieStyle::Seat)
        .chain([DieStyle::White, DieStyle::Neutral]);
    for (i, style) in styles.enumerate() {
        let x = inner.x + i as f32 * 62.0;
        die(svg, x, inner.y, 48.0, (i % 6) as u8 + 1, style, p);
        die(
            svg,
            x,
            inner.y + 58.0,
            32.0,
            ((i + 3) % 6) as u8 + 1,
            style,
            p,
        );
        die(svg, x, inner.y + 98.0, 24.0, 6, style, p);
        die(svg, x + 28.0, inner.y + 102.0, 18.0, 5, style, p);
    }
    let symbols = [
        (Icon::Wood, p.stone, "a"),
        (Icon::Bath, p.water, "b"),
        (Icon::Axe, p.fire, "c"),
        (Icon::Scales, p.gold, "d"),
        (Icon::Compass, p.jade, "e"),
        (Icon::Scroll, p.violet, "f"),
        (Icon::Pyramid, p.neutral, ""),
    ];
    for (i, (icon, tone, mark)) in symbols.into_iter().enumerate() {
        symbol_die(
            svg,
            inner.x + i as f32 * 62.0,
            inner.y + 136.0,
            52.0,
            icon,
            tone,
            mark,
            p,
        );
    }
    die(
        svg,
        inner.x + 7.0 * 62.0,
        inner.y + 136.0,
        52.0,
        0,
        DieStyle::White,
        p,
    );
}

fn colours(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Barwy · Colours", p);
    for (cell, (name, tone)) in inner
        .cut_top(88.0, 0.0)
        .0
        .grid(8, 2, 4.0)
        .into_iter()
        .zip(p.materials())
    {
        svg.rect(cell.x, cell.y, cell.w, cell.h)
            .round(4.0)
            .fill(tone.fill)
            .stroke(p.line, 1.0);
        let (x, y) = cell.centre();
        svg.text(x, y, name).size(13.0).centred().fill(tone.ink);
    }
    let inks: [(&str, Colour); 7] = [
        ("ink", p.ink),
        ("muted", p.muted),
        ("accent", p.accent),
        ("legal", p.legal),
        ("warning", p.warning),
        ("good", p.good),
        ("bad", p.bad),
    ];
    for (cell, (name, ink)) in inner
        .cut_top(96.0, 0.0)
        .1
        .grid(7, 3, 0.0)
        .into_iter()
        .zip(inks.iter().cycle())
    {
        let row = ((cell.y - inner.y - 96.0) / cell.h).round() as usize;
        let ground = [p.paper, p.surface, p.raised][row.min(2)];
        svg.rect(cell.x, cell.y, cell.w, cell.h).fill(ground);
        let (x, y) = cell.centre();
        svg.text(x, y, *name).size(14.0).centred().fill(*ink);
    }
}

fn words(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Pismo · Text", p);
    svg.text(inner.x, inner.y + 22.0, "Zażółć gęślą jaźń 0123456789")
        .size(24.0)
        .bold()
        .fill(p.ink);
    svg.text(
        inner.x,
        inner.y + 46.0,
        "Ann buduje: Karczma (1 × złoto, 1 × drewno) → +2 ≥ 3",
    )
    .size(17.0)
    .fill(p.ink);
    let text = "AVATAR: Tawerna Wąż i Żółw";
    svg.text(inner.x, inner.y + 72.0, text)
        .size(20.0)
        .fill(p.ink);
    let width = text_width(text, 20.0, Weight::Regular);
    svg.line(inner.x, inner.y + 77.0, inner.x + width, inner.y + 77.0)
        .stroke(p.accent, 1.5);
    let text = "Gracz z najmniejszą liczbą budynków rzuca wiosną dodatkową białą kością. Przy remisie decyduje liczba \
                towarów; jeśli i ona jest równa, każdy z remisujących bierze jeden towar do wyboru.";
    paragraph(svg, inner.cut_top(86.0, 0.0).1, text, 14.0, p.muted);
}

fn pieces(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Elementy · Pieces", p);
    let mut x = inner.x;
    for (icon, text, tone) in [
        (Icon::Coin, "12", p.gold),
        (Icon::Wood, "3", p.wood),
        (Icon::Stone, "0", p.stone),
        (Icon::Shield, "+2", p.water),
    ] {
        x += chip(
            svg,
            x,
            inner.y + 14.0,
            26.0,
            icon,
            text,
            tone,
            Pill::Framed,
            p,
        ) + 8.0;
    }
    for (icon, text, tone) in [
        (Icon::Laurel, "41", p.jade),
        (Icon::Cards, "5", p.ivory),
        (Icon::Clay, "−1", p.clay),
    ] {
        x += chip(
            svg,
            x,
            inner.y + 14.0,
            20.0,
            icon,
            text,
            tone,
            Pill::Bare,
            p,
        ) + 10.0;
    }
    stack(svg, inner.x, inner.y + 40.0, 26.0, 4, 4, p.gold, "Z");
    stack(
        svg,
        inner.x + 120.0,
        inner.y + 40.0,
        26.0,
        3,
        4,
        p.wood,
        "D",
    );
    stack(
        svg,
        inner.x + 220.0,
        inner.y + 40.0,
        26.0,
        5,
        8,
        p.stone,
        "K",
    );
    cube(svg, inner.x + 380.0, inner.y + 42.0, 16.0, p.jade, "");
    cube(svg, inner.x + 400.0, inner.y + 42.0, 16.0, p.fire, "C");
    meter(
        svg,
        Area::new(inner.x + 430.0, inner.y + 44.0, 110.0, 14.0),
        5,
        8,
        p.jade,
        p,
    );

    for (i, (name, can)) in [("Skarbnik", true), ("Alchemik", false), ("Królowa", true)]
        .into_iter()
        .enumerate()
    {
        let space = Area::new(inner.x + i as f32 * 130.0, inner.y + 84.0, 116.0, 96.0);
        svg.g(format!("advisor-{i}"))
            .at(space.x, space.y)
            .title(name)
            .draw(|svg| {
                let home = space.home();
                svg.rect(0.0, 0.0, home.w, home.h)
                    .round(6.0)
                    .fill(p.raised)
                    .stroke(p.line, 1.0);
                svg.circle(16.0, 18.0, 11.0).fill(p.accent);
                svg.text(16.0, 18.0, 8 + i)
                    .size(14.0)
                    .bold()
                    .centred()
                    .fill(p.on_accent);
                svg.text(32.0, 18.0, name)
                    .size(15.0)
                    .bold()
                    .v_centred()
                    .fill(p.ink);
                chip(svg, 8.0, 46.0, 22.0, Icon::Coin, "2", p.gold, Pill::Bare, p);
                svg.text(50.0, 46.0, "/")
                    .size(15.0)
                    .v_centred()
                    .fill(p.muted);
                chip(
                    svg,
                    60.0,
                    46.0,
                    22.0,
                    Icon::Shield,
                    "1",
                    p.water,
                    Pill::Bare,
                    p,
                );
                for (n, (x, y)) in Area::new(4.0, 64.0, 108.0, 26.0)
                    .lined_up(3, 24.0, 4.0)
                    .into_iter()
                    .enumerate()
                {
                    die(
                        svg,
                        x,
                        y,
                        24.0,
                        n as u8 + 2,
                        DieStyle::Seat(Seat::new(i)),
                        p,
                    );
                }
                if can {
                    legal(svg, home, p).data("action", "place 3+5 treasurer");
                }
            });
    }
    card_back(
        svg,
        Area::new(inner.x + 400.0, inner.y + 84.0, 64.0, 96.0),
        p.fire,
        "II",
    );
    card_back(
        svg,
        Area::new(inner.x + 476.0, inner.y + 84.0, 64.0, 96.0),
        p.water,
        "",
    );
    arrow(
        svg,
        (inner.x + 10.0, inner.y + 205.0),
        (inner.x + 200.0, inner.y + 205.0),
        2.0,
        p.ink,
    );
    arrow(
        svg,
        (inner.x + 220.0, inner.y + 220.0),
        (inner.x + 300.0, inner.y + 195.0),
        4.0,
        p.accent,
    );
    let track = Area::new(inner.x, inner.y + 232.0, inner.w, 130.0);
    for (i, cell) in rim(track, 50, 24.0).into_iter().enumerate() {
        svg.rect(cell.x, cell.y, cell.w, cell.h)
            .fill(p.surface)
            .stroke(p.line, 1.0);
        let (x, y) = cell.centre();
        svg.text(x, y, i).size(12.0).centred().fill(p.muted);
    }
}

fn rings(svg: &mut Svg, area: Area, p: &Palette) {
    let inner = panel(svg, area, "Koła · Rings", p);
    let (x, y) = inner.centre();
    let tones = [p.gold, p.clay, p.jade, p.water];
    let icons = [
        Icon::Coin,
        Icon::Clay,
        Icon::Jug,
        Icon::Person,
        Icon::Hammer,
        Icon::Flag,
    ];
    for (ring, (from, to)) in [(50.0, 90.0), (90.0, 130.0), (130.0, 165.0)]
        .into_iter()
        .enumerate()
    {
        svg.g(format!("ring-{ring}"))
            .at(x, y)
            .turn(ring as f32 * 30.0)
            .draw(|svg| {
                for i in 0..12usize {
                    let tone = tones[(i + ring) % 4];
                    let start = i as f32 * 30.0;
                    svg.path(wedge(0.0, 0.0, from, to, start, start + 30.0))
                        .fill(tone.fill.mix(p.surface, 0.6))
                        .stroke(p.ink, 1.0);
                    let middle = f32::midpoint(from, to);
                    let (sin, cos) = (start + 15.0).to_radians().sin_cos();
                    icons[(i * 5 + ring) % 6].draw_at(svg, middle * sin, -middle * cos, 20.0, tone);
                }
            });
    }
}

fn lines(p: &Palette) -> String {
    let names = ["Ann", "Łukasz", "Cindy", "Dawid", "Ewa"];
    let series: Vec<_> = (0..5usize)
        .map(|i| Series {
            seat: Seat::new(i),
            name: names[i].to_owned(),
            values: (0..6usize)
                .map(|round| (round * (5 + i) + (round * i * 7) % 5) as f32)
                .collect(),
        })
        .collect();
    let rounds = ["start", "I", "II", "III", "IV", "V"].map(str::to_owned);
    line_chart("Punkty w kolejnych latach", &rounds, &series, p)
}

fn bars(p: &Palette) -> String {
    let names = ["Ann", "Łukasz", "Cindy", "Dawid"];
    let points = [[12, 8, 5, -3], [9, 14, 0, 0], [4, 11, 9, -1], [15, 3, 2, 0]];
    let rows: Vec<_> = (0..4usize)
        .map(|i| Breakdown {
            seat: Seat::new(i),
            name: names[i].to_owned(),
            points: points[i].to_vec(),
        })
        .collect();
    let sources = ["Budynki", "Doradcy", "Bitwy", "Straty"].map(str::to_owned);
    bar_breakdown("Punkty według źródeł", "Razem", &sources, &rows, p)
}
