//! The organizer with its points, and the specialists with their prices.

use super::{Look, panel, tone_if, workshop};
use crate::{
    board::path,
    data::{FIGURES, SPECIALISTS},
    names::{Specialist, Warrior},
    rules::specialists,
    speak::label,
};
use ::table::Message;
use paint::{Area, Icon, Line, Svg, Weight};
use std::fmt::Write;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let (lower, upper) = area.cut_bottom(168.0, 8.0);
    organizer(svg, look, upper);
    shop(svg, look, lower);
}

/// Four columns of eleven; the row that is emptied next is lowest. Each row shows its points.
fn organizer(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let rest = panel(
        svg,
        look,
        area,
        "board-organizer",
        look.table.data().reconstructed.organizer,
    );
    let (points, columns) = rest.cut_left(30.0, 4.0);
    let head = 42.0;
    let step = (rest.h - head) / FIGURES as f32;
    for (row, vp) in look.table.data().organizer().iter().enumerate() {
        let y = rest.bottom() - step * (row as f32 + 0.5);
        svg.text(points.x + 18.0, y, vp)
            .size(13.0)
            .bold()
            .centred()
            .fill(palette.muted);
    }
    Icon::Laurel.put(
        svg,
        points.x + 18.0,
        rest.y + head / 2.0,
        22.0,
        palette.jade,
    );
    for (kind, cell) in Warrior::ALL.into_iter().zip(columns.columns(4, 5.0)) {
        let left = look.table.organizer_left(kind);
        let vp = look.table.organizer_vp(kind);
        let help = Message::new("help-column")
            .term("kind", kind.id())
            .with("left", left)
            .with("vp", vp.unwrap_or(0))
            .term("help", label::warrior_help(kind));
        svg.g(path::organizer_id(kind))
            .at(cell.x, cell.y)
            .title(look.say(&help))
            .draw(|svg| {
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(6.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                let icon = workshop::weapon_icon(look.table.data().weapon(kind));
                icon.put(
                    svg,
                    cell.w / 2.0,
                    15.0,
                    24.0,
                    tone_if(left > 0, palette.clay, look),
                );
                Line {
                    size: 11.5,
                    width: cell.w - 4.0,
                    weight: Weight::Bold,
                    colour: palette.ink,
                }
                .centre(svg, cell.w / 2.0, 35.0, &look.term(kind.sign()));
                plates(svg, look, cell.w, cell.h, step, left);
                if let Some(vp) = vp {
                    let y = cell.h - step * (FIGURES as f32 - f32::from(left) + 0.5);
                    svg.text(cell.w / 2.0, y, vp)
                        .size(13.0)
                        .bold()
                        .centred()
                        .fill(palette.clay.ink);
                }
            });
        look.target(svg, &path::organizer_id(kind), cell.inset(2.0));
    }
}

/// The places of a column from below: empty, the next one, full.
fn plates(svg: &mut Svg, look: &Look<'_>, width: f32, height: f32, step: f32, left: u8) {
    let palette = &look.palette;
    let taken = FIGURES - usize::from(left);
    let bars = |rows: std::ops::Range<usize>| {
        rows.fold(String::new(), |mut data, row| {
            let y = height - step * (row as f32 + 0.5) - step * 0.36;
            let (w, h) = (width - 16.0, step * 0.72);
            write!(data, "M8 {y:.1}h{w:.1}v{h:.1}h-{w:.1}z").expect("writing to a string succeeds");
            data
        })
    };
    svg.path(bars(0..taken))
        .fill(palette.surface)
        .stroke(palette.line, 1.0)
        .smooth();
    svg.path(bars(taken..FIGURES))
        .fill(palette.clay.fill)
        .stroke(palette.line, 1.0)
        .smooth();
    svg.path(bars(taken..FIGURES.min(taken + 1)))
        .fill(palette.clay.fill)
        .stroke(palette.accent, 2.5)
        .smooth();
}

/// Four kinds with figures left, price and weapon.
fn shop(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let rest = panel(
        svg,
        look,
        area,
        "board-specialists",
        look.table.data().reconstructed.specialists,
    );
    for (kind, cell) in Specialist::ALL.into_iter().zip(rest.columns(4, 5.0)) {
        let left = look.table.specialists_left(kind);
        let price = specialists::price(look.table, kind);
        let weapon = look.table.data().specialist_weapon(kind);
        let help = Message::new("help-specialist")
            .term("kind", kind.id())
            .with("left", left)
            .with("price", price.unwrap_or(0))
            .term("weapon", weapon.id())
            .term("help", label::specialist_help(kind));
        svg.g(path::specialist_id(kind))
            .at(cell.x, cell.y)
            .title(look.say(&help))
            .draw(|svg| {
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(6.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                let icon = workshop::specialist_icon(kind);
                icon.put(
                    svg,
                    cell.w / 2.0,
                    20.0,
                    32.0,
                    tone_if(left > 0, palette.jade, look),
                );
                name(svg, look, &look.term(kind.id()), cell.w);
                for at in 0..SPECIALISTS {
                    let x = cell.w / 2.0 + (at as f32 - 1.5) * 13.0;
                    let is_there = at >= SPECIALISTS - usize::from(left);
                    let fill = if is_there {
                        palette.jade.fill
                    } else {
                        palette.surface
                    };
                    svg.circle(x, 67.0, 4.5)
                        .fill(fill)
                        .stroke(palette.muted, 1.0);
                }
                let price = price.map_or_else(|| "–".to_owned(), |price| price.to_string());
                svg.text(cell.w / 2.0 - 13.0, 90.0, price)
                    .size(19.0)
                    .bold()
                    .centred();
                Icon::Coin.put(
                    svg,
                    cell.w / 2.0 + 10.0,
                    90.0,
                    20.0,
                    tone_if(left > 0, palette.gold, look),
                );
                workshop::weapon_icon(weapon).put(
                    svg,
                    cell.w / 2.0,
                    114.0,
                    24.0,
                    tone_if(left > 0, palette.iron, look),
                );
            });
        look.target(svg, &path::specialist_id(kind), cell.inset(2.0));
    }
}

/// A name on one line or two.
fn name(svg: &mut Svg, look: &Look<'_>, text: &str, width: f32) {
    let lines = paint::wrap(text, 11.0, Weight::Bold, width - 4.0);
    let top = if lines.len() > 1 { 42.0 } else { 47.0 };
    for (at, text) in lines.iter().take(2).enumerate() {
        Line {
            size: 11.0,
            width: width - 4.0,
            weight: Weight::Bold,
            colour: look.palette.ink,
        }
        .centre(svg, width / 2.0, top + 11.5 * at as f32, text);
    }
}
