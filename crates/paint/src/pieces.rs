//! Things that lie on every table: panels, pills, cubes, tokens, arrows, targets.

use crate::{
    colour::{Colour, Tone},
    icons::Icon,
    layout::Area,
    palette::Palette,
    seats::seat_mark,
    svg::{El, Paint, Svg},
    text::{Weight, cap_height, ellipsis, fit, text_width, wrap},
};
use table::Seat;

/// Draws a panel with a frame and, unless it is empty, a title; returns the area left for its content.
pub fn panel(svg: &mut Svg, area: Area, title: &str, palette: &Palette) -> Area {
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    let inner = area.inset(8.0);
    if title.is_empty() {
        return inner;
    }
    let size = fit(title, 15.0, Weight::Bold, inner.w).max(9.0);
    let shown = ellipsis(title, size, Weight::Bold, inner.w);
    svg.text(inner.x, inner.y + 12.0, shown)
        .size(size)
        .bold()
        .fill(palette.accent);
    svg.line(inner.x, inner.y + 18.0, inner.right(), inner.y + 18.0)
        .stroke(palette.line, 1.0);
    inner.cut_top(18.0, 6.0).1
}

/// What a pill stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pill {
    /// A frame around it.
    Framed,
    /// Only icon and text.
    Bare,
}

/// Draws an icon and a short text of height `height`, such as a count, with the left edge at `x` and the middle at
/// `y`; returns its width.
#[expect(
    clippy::too_many_arguments,
    reason = "a place, a size and what to show"
)]
pub fn chip(
    svg: &mut Svg,
    x: f32,
    y: f32,
    height: f32,
    icon: Icon,
    text: &str,
    tone: Tone,
    pill: Pill,
    palette: &Palette,
) -> f32 {
    let width = chip_width(height, text, pill);
    let left = match pill {
        Pill::Framed => {
            svg.rect(x, y - height / 2.0, width, height)
                .round(height / 2.0)
                .fill(palette.raised)
                .stroke(palette.line, 1.0);
            x + height * 0.22
        }
        Pill::Bare => x,
    };
    let icon_size = height * 0.82;
    icon.draw(svg, left, y - icon_size / 2.0, icon_size, tone);
    if !text.is_empty() {
        let size = height * 0.68;
        svg.text(left + icon_size + height * 0.14, y, text)
            .size(size)
            .bold()
            .v_centred()
            .fill(palette.ink);
    }
    width
}

/// The width of a [`chip`].
pub fn chip_width(height: f32, text: &str, pill: Pill) -> f32 {
    let icon = height * 0.82;
    let label = if text.is_empty() {
        0.0
    } else {
        height * 0.14 + text_width(text, height * 0.68, Weight::Bold)
    };
    match pill {
        Pill::Framed => icon + label + height * if text.is_empty() { 0.44 } else { 0.56 },
        Pill::Bare => icon + label,
    }
}

/// Draws a cube seen from above the corner; a letter or sign on its front tells it without colour.
pub fn cube(svg: &mut Svg, x: f32, y: f32, size: f32, tone: Tone, letter: &str) {
    let depth = size * 0.22;
    let front = size - depth;
    let edge = size * 0.045;
    let (x, y, front) = (x + edge, y + edge, front - 2.0 * edge);
    svg.polygon(&[
        (x, y + depth),
        (x + depth, y),
        (x + depth + front, y),
        (x + depth + front, y + front),
        (x + front, y + front + depth),
        (x, y + front + depth),
    ])
    .fill(tone.fill.mix(Colour::hex(0), 0.18))
    .stroke(tone.ink, edge * 1.6)
    .attr("stroke-linejoin", "round");
    svg.polygon(&[
        (x, y + depth),
        (x + depth, y),
        (x + depth + front, y),
        (x + front, y + depth),
    ])
    .fill(tone.fill.mix(Colour::hex(0xff_ffff), 0.35));
    svg.rect(x, y + depth, front, front)
        .fill(tone.fill)
        .stroke(tone.ink, edge);
    if !letter.is_empty() {
        svg.text(x + front / 2.0, y + depth + front / 2.0, letter)
            .size(front * 0.78)
            .bold()
            .centred()
            .fill(tone.ink);
    }
}

/// Draws `n` cubes in rows of at most `per_row`, from the top left; returns the height used.
#[expect(
    clippy::too_many_arguments,
    reason = "a place, a size and what to show"
)]
pub fn stack(
    svg: &mut Svg,
    x: f32,
    y: f32,
    size: f32,
    n: usize,
    per_row: usize,
    tone: Tone,
    letter: &str,
) -> f32 {
    let per_row = per_row.max(1);
    let step = size * 1.08;
    for i in 0..n {
        cube(
            svg,
            x + step * (i % per_row) as f32,
            y + step * (i / per_row) as f32,
            size,
            tone,
            letter,
        );
    }
    n.div_ceil(per_row) as f32 * step
}

/// Draws a seat's round token with its mark in the middle, around a centre.
pub fn token(svg: &mut Svg, seat: Seat, x: f32, y: f32, radius: f32, palette: &Palette) {
    let tone = palette.seat(seat);
    svg.circle(x, y, radius * 0.95)
        .fill(palette.raised)
        .stroke(palette.ink, radius * 0.1);
    svg.circle(x, y, radius * 0.8)
        .fill(Paint::None)
        .stroke(tone.fill, radius * 0.16);
    seat_mark(svg, seat, x, y, radius * 0.55, palette);
}

/// Draws an arrow from one point to another, with its head at the end.
pub fn arrow(svg: &mut Svg, from: (f32, f32), to: (f32, f32), width: f32, colour: Colour) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < 0.01 {
        return;
    }
    let (ux, uy) = (dx / length, dy / length);
    let head = (width * 4.0).min(length);
    let neck = (to.0 - ux * head * 0.8, to.1 - uy * head * 0.8);
    svg.line(from.0, from.1, neck.0, neck.1)
        .stroke(colour, width)
        .attr("stroke-linecap", "round");
    let base = (to.0 - ux * head, to.1 - uy * head);
    let side = head * 0.5;
    svg.polygon(&[
        to,
        (base.0 - uy * side, base.1 + ux * side),
        neck,
        (base.0 + uy * side, base.1 - ux * side),
    ])
    .fill(colour);
}

/// Draws the outline of a legal target around an area: a dashed frame and four corner marks, never colour alone.
/// Returns the frame, so that a page's classes and data can be put on it.
pub fn legal<'a>(svg: &'a mut Svg, area: Area, palette: &Palette) -> El<'a> {
    let (x, y, r, b) = (
        area.x - 2.0,
        area.y - 2.0,
        area.right() + 2.0,
        area.bottom() + 2.0,
    );
    let arm = (area.w.min(area.h) * 0.22).clamp(4.0, 12.0);
    for (corner_x, corner_y, to_x, to_y) in [
        (x, y, arm, arm),
        (r, y, -arm, arm),
        (r, b, -arm, -arm),
        (x, b, arm, -arm),
    ] {
        svg.polyline(&[
            (corner_x + to_x, corner_y),
            (corner_x, corner_y),
            (corner_x, corner_y + to_y),
        ])
        .stroke(palette.legal, 3.5)
        .smooth();
    }
    svg.rect(x, y, r - x, b - y)
        .round(3.0)
        .fill(Paint::None)
        .stroke(palette.legal, 1.5)
        .dash(5.0, 3.0)
        .class("legal")
}

/// Draws wrapped text from the top of an area; returns the height used. What does not fit is cut with an ellipsis.
pub fn paragraph(svg: &mut Svg, area: Area, text: &str, size: f32, colour: Colour) -> f32 {
    let leading = size * 1.2;
    let mut lines = wrap(text, size, Weight::Regular, area.w);
    let room = (((area.h - size) / leading).floor().max(0.0) as usize) + 1;
    if lines.len() > room {
        lines.truncate(room);
        if let Some(last) = lines.last_mut() {
            *last = ellipsis(&format!("{last} …"), size, Weight::Regular, area.w);
            if !last.ends_with('…') {
                last.push('…');
            }
        }
    }
    for (i, line) in lines.iter().enumerate() {
        svg.text(area.x, area.y + size * 0.82 + leading * i as f32, line)
            .size(size)
            .fill(colour);
    }
    lines.len() as f32 * leading
}

/// Draws a card's back: a double frame, lozenges, and a short text such as a deck's number.
pub fn card_back(svg: &mut Svg, area: Area, tone: Tone, text: &str) {
    let corner = area.w.min(area.h) * 0.08;
    svg.rect(area.x, area.y, area.w, area.h)
        .round(corner)
        .fill(tone.fill)
        .stroke(tone.ink, 1.0);
    let inner = area.inset(corner.max(2.0));
    let soft = tone.fill.mix(tone.ink, 0.45);
    svg.rect(inner.x, inner.y, inner.w, inner.h)
        .round(corner * 0.6)
        .fill(Paint::None)
        .stroke(soft, 1.0);
    let (x, y) = inner.centre();
    let (half_w, half_h) = (inner.w * 0.5, inner.h * 0.5);
    svg.polygon(&[
        (x, y - half_h),
        (x + half_w, y),
        (x, y + half_h),
        (x - half_w, y),
    ])
    .fill(Paint::None)
    .stroke(soft, 1.0);
    if !text.is_empty() {
        let size = fit(text, inner.h * 0.3, Weight::Bold, inner.w * 0.6);
        let width = text_width(text, size, Weight::Bold) + size * 0.6;
        let height = cap_height(size) * 2.0;
        svg.rect(x - width / 2.0, y - height / 2.0, width, height)
            .round(height / 2.0)
            .fill(tone.fill);
        svg.text(x, y, text)
            .size(size)
            .bold()
            .centred()
            .fill(tone.ink);
    }
}

/// Draws a bar filled to `value` of `most`, with a frame and ticks, for progress such as end conditions.
pub fn meter(svg: &mut Svg, area: Area, value: u32, most: u32, tone: Tone, palette: &Palette) {
    let share = if most == 0 {
        0.0
    } else {
        value.min(most) as f32 / most as f32
    };
    svg.rect(area.x, area.y, area.w, area.h)
        .round(2.0)
        .fill(palette.raised);
    svg.rect(area.x, area.y, area.w * share, area.h)
        .round(2.0)
        .fill(tone.fill);
    if (2..=20).contains(&most) {
        for i in 1..most {
            let x = area.x + area.w * i as f32 / most as f32;
            svg.line(x, area.y, x, area.bottom())
                .stroke(palette.line, 1.0);
        }
    }
    svg.rect(area.x, area.y, area.w, area.h)
        .round(2.0)
        .fill(Paint::None)
        .stroke(palette.ink, 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Theme;

    #[test]
    fn a_chip_is_as_wide_as_it_says() {
        let palette = Palette::of(Theme::Light);
        let mut svg = Svg::new(100.0, 20.0);
        for (text, pill) in [("12", Pill::Framed), ("", Pill::Bare)] {
            let width = chip(
                &mut svg,
                0.0,
                10.0,
                20.0,
                Icon::Coin,
                text,
                palette.gold,
                pill,
                &palette,
            );
            assert!((width - chip_width(20.0, text, pill)).abs() < 0.001);
        }
    }

    #[test]
    fn a_paragraph_stays_in_its_area() {
        let palette = Palette::of(Theme::Light);
        let mut svg = Svg::new(100.0, 40.0);
        let area = Area::new(0.0, 0.0, 100.0, 40.0);
        let used = paragraph(
            &mut svg,
            area,
            &"Zażółć gęślą jaźń. ".repeat(9),
            12.0,
            palette.ink,
        );
        assert!(used <= 44.0, "{used}");
        assert!(svg.finish().contains("…</text>"));
    }

    #[test]
    fn a_long_title_is_cut() {
        let palette = Palette::of(Theme::Dark);
        let mut svg = Svg::new(100.0, 80.0);
        let rest = panel(
            &mut svg,
            Area::new(0.0, 0.0, 100.0, 80.0),
            &"Bardzo długi tytuł ".repeat(4),
            &palette,
        );
        assert!(rest.y > 24.0 && rest.bottom() <= 80.0);
        assert!(svg.finish().contains('…'));
    }
}
