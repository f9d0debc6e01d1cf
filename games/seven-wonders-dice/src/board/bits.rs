//! Small things that recur: rows of signs, boxes, crosses, headings, buttons.

use super::{Look, faces, signs};
use crate::{Bonus, Colour, Effect, Part, Symbol};
use paint::{Area, Icon, Paint, Svg, Tone, Weight, ellipsis, fit, text_width};
use std::fmt::Display;

/// A small picture in a row.
pub(super) enum Bit {
    /// An icon.
    Icon(Icon, Tone),
    /// A symbol of a die.
    Symbol(Symbol),
    /// A number or sign.
    Text(String),
    /// A die of a colour with its letter.
    Die(Colour),
    /// A part of the city.
    Part(Part),
    /// A laurel and a number.
    Points(String),
    /// Room between two things.
    Gap,
}

impl Bit {
    fn width(&self, size: f32) -> f32 {
        match self {
            Bit::Part(Part::BarracksWest | Part::BarracksEast) => size * 1.25,
            Bit::Icon(..) | Bit::Symbol(_) | Bit::Die(_) | Bit::Part(_) => size,
            Bit::Text(text) => text_width(text, size * 0.86, Weight::Bold) + size * 0.12,
            Bit::Points(text) => size + Bit::Text(text.clone()).width(size),
            Bit::Gap => size * 0.5,
        }
    }

    fn draw(&self, svg: &mut Svg, look: &Look<'_>, x: f32, y: f32, size: f32) {
        match self {
            Bit::Icon(icon, tone) => tinted(svg, *icon, *tone, x, y, size),
            Bit::Symbol(symbol) => faces::symbol(svg, look, *symbol, x, y, size),
            Bit::Text(text) => {
                svg.text(x + size * 0.06, y + size / 2.0, text)
                    .size(size * 0.86)
                    .bold()
                    .v_centred();
            }
            Bit::Die(colour) => small_die(svg, look, *colour, x, y, size),
            Bit::Part(part) => part_icon(svg, look, *part, x, y, size),
            Bit::Points(text) => {
                let id = format!("pt{text}");
                svg.define(&id, |svg| {
                    tinted(svg, Icon::Laurel, look.palette.jade, 0.0, 0.0, UNIT);
                    Bit::Text(text.clone()).draw(svg, look, UNIT, 0.0, UNIT);
                });
                svg.reuse(&id, x, y).scale(size / UNIT);
            }
            Bit::Gap => {}
        }
    }
}

/// Draws bits in a row centred on a point, smaller if they do not fit.
pub(super) fn row(
    svg: &mut Svg,
    look: &Look<'_>,
    (x, y): (f32, f32),
    size: f32,
    max_width: f32,
    bits: &[Bit],
) {
    let wanted: f32 = bits.iter().map(|bit| bit.width(size)).sum();
    let size = if wanted > max_width {
        size * max_width / wanted
    } else {
        size
    };
    let mut at = x - wanted.min(max_width) / 2.0;
    for bit in bits {
        bit.draw(svg, look, at, y - size / 2.0, size);
        at += bit.width(size);
    }
}

/// An icon in a tone: defined once with its colours, so that each appearance is short.
pub(super) fn tinted(svg: &mut Svg, icon: Icon, tone: Tone, x: f32, y: f32, size: f32) {
    let id = format!(
        "t-{}-{}",
        icon.name(),
        tone.fill.to_string().trim_start_matches('#')
    );
    svg.define(&id, |svg| icon.draw(svg, 0.0, 0.0, UNIT, tone));
    svg.reuse(&id, x, y).scale(size / UNIT);
}

/// Definitions are drawn at this size and scaled where they are used.
const UNIT: f32 = 24.0;

/// A die's plate with its letter.
pub(super) fn small_die(svg: &mut Svg, look: &Look<'_>, colour: Colour, x: f32, y: f32, size: f32) {
    let tone = signs::tone(colour, &look.palette);
    let id = format!("d-{colour}");
    svg.define(&id, |svg| {
        svg.rect(2.0, 2.0, 20.0, 20.0)
            .round(5.0)
            .fill(tone.fill)
            .stroke(tone.ink, 1.4);
        let letter = look.term(signs::mark(colour));
        let size = fit(&letter, 14.5, Weight::Bold, 17.0);
        svg.text(12.0, 12.0, letter)
            .size(size)
            .bold()
            .centred()
            .fill(tone.ink);
    });
    svg.reuse(&id, x, y).scale(size / UNIT);
}

/// A part's icon; Barracks are a tower with an arrow to their side.
pub(super) fn part_icon(svg: &mut Svg, look: &Look<'_>, part: Part, x: f32, y: f32, size: f32) {
    let id = format!("p-{part}");
    svg.define(&id, |svg| {
        let tone = signs::part_tone(part, &look.palette);
        match part {
            Part::BarracksWest => barracks(svg, tone, 7.0, Icon::ArrowLeft, -1.0),
            Part::BarracksEast => barracks(svg, tone, -1.0, Icon::Arrow, 16.5),
            Part::Warehouse
            | Part::Agora
            | Part::Market
            | Part::University
            | Part::GuildCourt
            | Part::Gallery
            | Part::Wonder => signs::part(part).draw(svg, 0.0, 0.0, UNIT, tone),
        }
    });
    svg.reuse(&id, x, y).scale(size / UNIT);
}

fn barracks(svg: &mut Svg, tone: Tone, tower: f32, arrow: Icon, side: f32) {
    Icon::Tower.draw(svg, tower, 0.0, UNIT, tone);
    arrow.draw(svg, side, 5.0, UNIT * 0.6, tone);
}

/// What an effect looks like.
pub(super) fn effect(effect: Effect, look: &Look<'_>) -> Vec<Bit> {
    let palette = &look.palette;
    let text = |text: String| Bit::Text(text);
    match effect {
        Effect::Cross { buildings, times } => {
            let mut bits = vec![Bit::Icon(Icon::Cross, palette.plain)];
            if times > 1 {
                bits.insert(0, text(format!("{times}×")));
            }
            bits.extend(buildings.iter().map(Bit::Part));
            bits
        }
        Effect::GainCoins(coins) => vec![
            text(format!("+{coins}")),
            Bit::Icon(Icon::Coin, palette.gold),
        ],
        Effect::FreeBuild => vec![Bit::Icon(Icon::Die5, palette.ivory), text("= 0".to_owned())],
        Effect::AnotherAction => vec![text("+1".to_owned()), Bit::Icon(Icon::Cycle, palette.plain)],
        Effect::PerSpace { of, each } => vec![
            text(format!("{each}")),
            Bit::Icon(Icon::Coin, palette.gold),
            Bit::Icon(Icon::Laurel, palette.jade),
            text("/".to_owned()),
            Bit::Part(of),
        ],
        Effect::DieCostMinus1 => {
            vec![
                Bit::Icon(Icon::Die5, palette.ivory),
                text(format!("−{}", look.data().die_discount)),
            ]
        }
        Effect::DieCostZero(colour) => vec![Bit::Die(colour), text("= 0".to_owned())],
        Effect::CoinsOnChoice { colour, coins } => {
            vec![
                Bit::Die(colour),
                text(format!("+{coins}")),
                Bit::Icon(Icon::Coin, palette.gold),
            ]
        }
        Effect::Unlock(colour) => vec![Bit::Icon(Icon::Lock, palette.plain), Bit::Die(colour)],
        Effect::GalleryVp => {
            vec![
                text("1".to_owned()),
                Bit::Icon(Icon::Laurel, palette.jade),
                text("/".to_owned()),
                Bit::Part(Part::Gallery),
            ]
        }
    }
}

/// Points with a laurel.
pub(super) fn points(n: impl Display) -> Vec<Bit> {
    vec![Bit::Points(n.to_string())]
}

/// The picture of a bonus.
pub(super) fn bonus(bonus: Bonus, look: &Look<'_>) -> Vec<Bit> {
    effect(look.data().bonus(bonus).effect, look)
}

/// A pencil cross over a box; what is new this turn has an accent and dots at its ends. Crosses of a size are defined
/// once.
pub(super) fn cross(svg: &mut Svg, look: &Look<'_>, w: f32, h: f32, is_fresh: bool) {
    let id = format!("x{w:.0}-{h:.0}{}", if is_fresh { "n" } else { "" });
    svg.define(&id, |svg| pencil_cross(svg, look, w, h, is_fresh));
    svg.reuse(&id, 0.0, 0.0);
}

fn pencil_cross(svg: &mut Svg, look: &Look<'_>, w: f32, h: f32, is_fresh: bool) {
    let palette = &look.palette;
    let (inset, width) = (w.min(h) * 0.12, (w.min(h) * 0.07).clamp(1.4, 2.8));
    let colour = if is_fresh {
        palette.accent
    } else {
        palette.ink
    };
    let (left, top, right, bottom) = (inset, inset, w - inset, h - inset);
    svg.path(format!(
        "M{left:.1} {top:.1}L{right:.1} {bottom:.1}M{right:.1} {top:.1}L{left:.1} {bottom:.1}"
    ))
    .fill(Paint::None)
    .stroke(colour, width)
    .smooth();
    if is_fresh {
        for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
            svg.circle(x, y, width * 1.2).fill(colour);
        }
    }
}

/// The small mark of something that was reconstructed.
pub(super) fn reconstructed(svg: &mut Svg, look: &Look<'_>, x: f32, y: f32) {
    svg.define("guess", |svg| {
        svg.circle(0.0, 0.0, 2.6)
            .fill(Paint::None)
            .stroke(look.palette.muted, 1.1);
    });
    svg.reuse("guess", x, y);
}

/// SW-5.2: a construction cost in a small square, with its lower left corner at a place.
pub(super) fn cost(svg: &mut Svg, look: &Look<'_>, cost: u8, x: f32, y: f32) {
    let tone = look.palette.wood;
    let id = format!("cost-{cost}");
    svg.define(&id, |svg| {
        svg.rect(0.0, 0.0, 17.0, 17.0)
            .round(2.0)
            .fill(tone.fill)
            .stroke(tone.ink, 0.8);
        svg.text(8.5, 8.5, cost)
            .size(13.0)
            .bold()
            .centred()
            .fill(tone.ink);
    });
    svg.reuse(&id, x, y - 17.0);
}

/// Coins that something would take now, around a centre.
pub(super) fn price(svg: &mut Svg, look: &Look<'_>, coins: u8, x: f32, y: f32) {
    let tone = look.palette.gold;
    let id = format!("price-{coins}");
    svg.define(&id, |svg| {
        svg.circle(0.0, 0.0, 9.5)
            .fill(tone.fill)
            .stroke(tone.ink, 1.3);
        svg.text(0.0, 0.0, coins)
            .size(13.0)
            .bold()
            .centred()
            .fill(tone.ink);
    });
    svg.reuse(&id, x, y);
}

/// A panel for a part: a heading in the part's colour with its icon, name and die letter. Returns the room below.
pub(super) fn part_panel(
    svg: &mut Svg,
    look: &Look<'_>,
    part: Part,
    area: Area,
    title: &str,
    help: &str,
) -> Area {
    let palette = &look.palette;
    let tone = signs::part_tone(part, palette);
    let (head, rest) = area.cut_top(24.0, 0.0);
    svg.rect(area.x, area.y, area.w, area.h)
        .round(7.0)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    svg.g("").title(help).draw(|svg| {
        svg.path(format!(
            "M{} {}v-17a7 7 0 0 1 7-7h{}a7 7 0 0 1 7 7v17z",
            head.x,
            head.bottom(),
            head.w - 14.0
        ))
        .fill(tone.fill)
        .stroke(palette.line, 1.0);
        let y = head.y + head.h / 2.0;
        let icon = 16.0;
        let left = head.x + 7.0;
        part_icon(svg, look, part, left, y - icon / 2.0, icon);
        let right = match part.colour() {
            Some(colour) => {
                small_die(svg, look, colour, head.right() - 24.0, y - 9.5, 19.0);
                head.right() - 26.0
            }
            None => head.right() - 6.0,
        };
        let text_x = left + icon * 1.5;
        let size = fit(title, 13.5, Weight::Bold, right - text_x).max(10.0);
        let shown = ellipsis(title, size, Weight::Bold, right - text_x);
        svg.text(text_x, y, shown)
            .size(size)
            .bold()
            .v_centred()
            .fill(tone.ink);
    });
    rest.inset(6.0)
}

/// A button that is always there and faint when it does nothing.
pub(super) fn button(
    svg: &mut Svg,
    look: &Look<'_>,
    id: &str,
    area: Area,
    icon: Icon,
    label: &str,
    is_legal: bool,
) {
    let palette = &look.palette;
    let home = Area::new(0.0, 0.0, area.w, area.h);
    svg.g(id)
        .at(area.x, area.y)
        .class("button")
        .title(label)
        .draw(|svg| {
            let frame = svg.rect(0.0, 0.0, home.w, home.h).round(7.0);
            if is_legal {
                drop(frame.fill(palette.raised).stroke(palette.legal, 2.4));
            } else {
                drop(frame.fill(palette.paper).stroke(palette.line, 1.0));
            }
            let ink = if is_legal { palette.ink } else { palette.muted };
            let tone = if is_legal {
                palette.plain
            } else {
                palette.plain.faded(palette.paper)
            };
            icon.draw(svg, 7.0, home.h / 2.0 - 9.0, 18.0, tone);
            let size = fit(label, 14.0, Weight::Bold, home.w - 36.0).max(9.5);
            let shown = ellipsis(label, size, Weight::Bold, home.w - 36.0);
            svg.text(31.0, home.h / 2.0, shown)
                .size(size)
                .bold()
                .v_centred()
                .fill(ink);
        });
}
