//! S2, cities to pick from: each with the stages of its Wonder and what its University unlocks.

use super::{
    Look,
    bits::{self, Bit},
    path,
};
use crate::{Action, City, Effect, Part, Space};
use paint::{Area, Icon, Svg, Weight, ellipsis, fit, panel, seat_tag};
use table::{Message, Seat};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let inner = panel(svg, area, &look.term("board-pick"), &look.palette);
    let cells = inner.grid(2, 4, 8.0);
    for (city, cell) in City::ALL.into_iter().zip(&cells) {
        card(svg, look, city, *cell);
    }
    // Seven cities leave a place for a word on how to read them.
    if let Some(last) = cells.get(City::N) {
        let help = look.term("board-pick-help");
        paint::paragraph(svg, last.inset(16.0), &help, 15.0, look.palette.muted);
    }
}

fn card(svg: &mut Svg, look: &Look<'_>, city: City, area: Area) {
    let palette = &look.palette;
    let board = look.data().board(city);
    let owner =
        Seat::first(look.table.n_seats()).find(|seat| look.table.player(*seat).city == Some(city));
    let title = Message::new("do-pick")
        .term("city", city.word())
        .term("wonder", city.wonder_word());
    let class = if look.may(Action::Pick(city)) {
        "city can"
    } else {
        "city"
    };
    svg.g(path::city(city))
        .at(area.x, area.y)
        .class(class)
        .title(look.say(&title))
        .draw(|svg| {
            let home = Area::new(0.0, 0.0, area.w, area.h);
            let frame = svg
                .rect(0.0, 0.0, home.w, home.h)
                .round(8.0)
                .fill(palette.raised);
            if look.may(Action::Pick(city)) {
                drop(frame.stroke(palette.legal, 2.4));
            } else {
                drop(frame.stroke(palette.line, 1.0));
            }
            Icon::Pyramid.draw(svg, 10.0, 9.0, 26.0, palette.grain);
            let name = look.term(city.word());
            svg.text(44.0, 22.0, name)
                .size(19.0)
                .bold()
                .v_centred()
                .fill(palette.accent);
            if let Some(seat) = owner {
                seat_tag(
                    svg,
                    seat,
                    look.name(seat),
                    home.w * 0.55,
                    22.0,
                    15.0,
                    home.w * 0.42,
                    palette,
                );
            }
            let wonder = look.term(city.wonder_word());
            let size = fit(&wonder, 13.0, Weight::Regular, home.w - 20.0).max(9.0);
            svg.text(
                12.0,
                46.0,
                ellipsis(&wonder, size, Weight::Regular, home.w - 20.0),
            )
            .size(size)
            .v_centred()
            .fill(palette.muted);
            let stages = Area::new(10.0, 60.0, home.w - 20.0, (home.h - 100.0).max(30.0));
            for (space, cell) in board
                .of(Part::Wonder)
                .iter()
                .zip(stages.columns(board.of(Part::Wonder).len(), 8.0))
            {
                stage(svg, look, city, space, cell);
            }
            // Special dice first, then what else is this city's own.
            let mut effects: Vec<Effect> = board
                .of(Part::University)
                .iter()
                .filter(|space| look.data().is_own(*space))
                .filter_map(|space| board.space(space).effect)
                .collect();
            effects.sort_by_key(|effect| !matches!(effect, Effect::Unlock(_)));
            let unlocks: Vec<Bit> = effects
                .into_iter()
                .flat_map(|effect| {
                    let mut all = bits::effect(effect, look);
                    all.push(Bit::Gap);
                    all
                })
                .collect();
            bits::row(
                svg,
                look,
                (home.w / 2.0, home.h - 20.0),
                20.0,
                home.w - 24.0,
                &unlocks,
            );
        });
}

fn stage(svg: &mut Svg, look: &Look<'_>, city: City, space: Space, area: Area) {
    let palette = &look.palette;
    let board = look.data().board(city);
    let space_data = board.space(space);
    svg.rect(area.x, area.y, area.w, area.h)
        .round(5.0)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    let mut lines = Vec::new();
    if space_data.vp > 0 {
        lines.push(bits::points(space_data.vp));
    }
    if let Some(effect) = space_data.effect {
        lines.push(bits::effect(effect, look));
    }
    let n = lines.len().max(1) as f32;
    for (at, bits_of) in lines.iter().enumerate() {
        let y = area.y + (area.h - 14.0) * (at as f32 + 0.5) / n + 2.0;
        bits::row(
            svg,
            look,
            (area.x + area.w / 2.0, y),
            19.0_f32.min(area.h / n * 0.6),
            area.w - 10.0,
            bits_of,
        );
    }
    bits::cost(
        svg,
        look,
        space_data.cost,
        area.x + 3.0,
        area.bottom() - 3.0,
    );
    if board.origin(space).is_reconstructed() {
        bits::reconstructed(svg, look, area.right() - 5.0, area.y + 5.0);
    }
}
