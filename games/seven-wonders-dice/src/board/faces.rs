//! Faces of dice: a symbol, or for the black and purple dice the parts of the board for which the face stands, each with
//! the mark of its colour, so that nobody needs to tell colours apart (specification 11.1).

use super::{Look, bits, signs};
use crate::{Colour, Die, Part, Symbol, Throw};
use paint::{Icon, Svg, Tone};
use table::Set;

/// A die as it lies: its plate, what it shows, the mark of its colour and its letter.
pub(super) fn die(svg: &mut Svg, look: &Look<'_>, throw: Throw, size: f32, letter: &str) {
    let tone = signs::tone(throw.die.colour(), &look.palette);
    let rim = size * 0.045;
    svg.rect(rim / 2.0, rim / 2.0, size - rim, size - rim)
        .round(size * 0.2)
        .fill(tone.fill)
        .stroke(tone.ink, rim);
    let inner = size * 0.6;
    let (x, y) = ((size - inner) / 2.0, size * 0.07);
    let parts = look.data().die(throw.die).parts(throw.face);
    if parts.is_empty() {
        symbol(svg, look, throw.face, x, y, inner);
    } else {
        shown_parts(svg, look, parts, x, y, inner);
        let small = size * 0.24;
        match throw.die {
            // The Spy crosses off; purple compares with both neighbours.
            Die::Black => {
                Icon::Check.draw(svg, size * 0.72, size * 0.68, small, look.palette.ivory);
            }
            Die::Purple => {
                let middle = y + inner / 2.0 - small / 2.0;
                Icon::ArrowLeft.draw(svg, size * 0.01, middle, small * 0.9, look.palette.ivory);
                Icon::Arrow.draw(svg, size * 0.77, middle, small * 0.9, look.palette.ivory);
            }
            Die::Grey1
            | Die::Grey2
            | Die::Grey3
            | Die::Blue
            | Die::Red
            | Die::Yellow
            | Die::Green
            | Die::White => {}
        }
    }
    mark(
        svg,
        throw.die.colour(),
        size * 0.16,
        size * 0.83,
        size * 0.1,
        tone,
    );
    svg.text(size / 2.0, size * 0.825, letter)
        .size(size * 0.25)
        .bold()
        .centred()
        .fill(tone.ink);
}

/// A symbol: its icon; a coin has its 7, leaders the colour they help or laurels.
pub(super) fn symbol(svg: &mut Svg, look: &Look<'_>, symbol: Symbol, x: f32, y: f32, size: f32) {
    let palette = &look.palette;
    let leader = |svg: &mut Svg, colour: Colour| {
        bits::tinted(svg, Icon::Person, palette.ivory, x - size * 0.1, y, size);
        let tone = signs::tone(colour, palette);
        plate(svg, colour, x + size * 0.5, y, size * 0.5, tone);
    };
    match symbol {
        Symbol::LeaderRed => leader(svg, Colour::Red),
        Symbol::LeaderBlue => leader(svg, Colour::Blue),
        Symbol::LeaderGreen => leader(svg, Colour::Green),
        Symbol::LeaderYellow => leader(svg, Colour::Yellow),
        Symbol::LeaderLaurel => {
            bits::tinted(svg, Icon::Person, palette.ivory, x - size * 0.1, y, size);
            bits::tinted(
                svg,
                Icon::Laurel,
                palette.jade,
                x + size * 0.46,
                y,
                size * 0.54,
            );
        }
        Symbol::Coin => {
            let tone = palette.gold;
            svg.circle(x + size / 2.0, y + size / 2.0, size * 0.44)
                .fill(tone.fill)
                .stroke(tone.ink, size * 0.05);
            svg.text(x + size / 2.0, y + size * 0.52, "7")
                .size(size * 0.58)
                .bold()
                .centred()
                .fill(tone.ink);
        }
        Symbol::Wood
        | Symbol::Stone
        | Symbol::Clay
        | Symbol::Glass
        | Symbol::Papyrus
        | Symbol::Textile
        | Symbol::Bath
        | Symbol::Temple
        | Symbol::Theatre
        | Symbol::Statue
        | Symbol::Aqueduct
        | Symbol::Garden
        | Symbol::Axe
        | Symbol::Sword
        | Symbol::Shield
        | Symbol::Scales
        | Symbol::Amphora
        | Symbol::Ship
        | Symbol::Tablet
        | Symbol::Compass
        | Symbol::Gear
        | Symbol::Warehouse
        | Symbol::Agora
        | Symbol::BarracksWest
        | Symbol::BarracksEast
        | Symbol::Market
        | Symbol::University
        | Symbol::Crown
        | Symbol::General
        | Symbol::Orator
        | Symbol::Scholar
        | Symbol::Trader
        | Symbol::Fountain
        | Symbol::Mask
        | Symbol::Owl
        | Symbol::Caduceus
        | Symbol::Chest
        | Symbol::Camel
        | Symbol::Barracks
        | Symbol::Any
        | Symbol::Wonder => bits::tinted(svg, signs::symbol(symbol), palette.ivory, x, y, size),
    }
}

/// Parts of the board: one alone with its icon; several as squares of their colours, each colour once.
fn shown_parts(svg: &mut Svg, look: &Look<'_>, parts: Set<Part>, x: f32, y: f32, size: f32) {
    let palette = &look.palette;
    let barracks = Set::one(Part::BarracksWest).with(Part::BarracksEast);
    let mut groups: Vec<Set<Part>> = Vec::new();
    for part in parts.iter() {
        // The two Barracks stand together where both are shown.
        let group = if barracks.has(part) && parts.covers(barracks) {
            barracks
        } else {
            Set::one(part)
        };
        if !groups.contains(&group) {
            groups.push(group);
        }
    }
    let columns = if groups.len() == 1 {
        1
    } else {
        groups.len().div_ceil(2)
    };
    let rows = groups.len().div_ceil(columns);
    let side = size / columns.max(rows) as f32;
    for (at, group) in groups.iter().enumerate() {
        let (left, top) = (
            x + side * (at % columns) as f32,
            y + side * (at / columns) as f32,
        );
        let Some(part) = group.iter().next() else {
            continue;
        };
        let Some(colour) = part.colour() else {
            bits::tinted(svg, Icon::Pyramid, palette.grain, left, top, side);
            continue;
        };
        let tone = signs::tone(colour, palette);
        svg.rect(left, top, side, side)
            .round(side * 0.12)
            .fill(tone.fill)
            .stroke(tone.ink, side * 0.04);
        if groups.len() == 1 {
            let icon = side * 0.66;
            if group.len() > 1 {
                bits::tinted(svg, Icon::Tower, palette.ivory, left + 1.0, top + 1.0, icon);
            } else {
                bits::part_icon(svg, look, part, left + 1.0, top + 1.0, icon);
            }
            mark(
                svg,
                colour,
                left + side * 0.8,
                top + side * 0.8,
                side * 0.14,
                tone,
            );
        } else {
            mark(
                svg,
                colour,
                left + side / 2.0,
                top + side / 2.0,
                side * 0.28,
                tone,
            );
        }
    }
}

/// A square of a colour with its mark.
fn plate(svg: &mut Svg, colour: Colour, x: f32, y: f32, size: f32, tone: Tone) {
    svg.rect(x, y, size, size)
        .round(size * 0.14)
        .fill(tone.fill)
        .stroke(tone.ink, size * 0.05);
    mark(
        svg,
        colour,
        x + size / 2.0,
        y + size / 2.0,
        size * 0.28,
        tone,
    );
}

/// The shape that stands for a colour: red a diagonal cross, green a triangle, blue an upright rectangle, yellow a circle,
/// grey a rhombus. Special dice have none.
fn mark(svg: &mut Svg, colour: Colour, x: f32, y: f32, r: f32, tone: Tone) {
    let path = match colour {
        Colour::Red => {
            let (left, right, top, bottom) = (x - r, x + r, y - r, y + r);
            svg.path(format!(
                "M{left:.1} {top:.1}L{right:.1} {bottom:.1}M{right:.1} {top:.1}L{left:.1} {bottom:.1}"
            ))
            .stroke(tone.ink, r * 0.5);
            return;
        }
        Colour::Yellow => {
            svg.circle(x, y, r).fill(tone.ink);
            return;
        }
        Colour::Green => format!(
            "M{x:.1} {:.1}L{:.1} {:.1}H{:.1}Z",
            y - r,
            x + r,
            y + r,
            x - r
        ),
        Colour::Blue => format!(
            "M{:.1} {:.1}h{:.1}v{:.1}h-{:.1}Z",
            x - r * 0.55,
            y - r,
            r * 1.1,
            r * 2.0,
            r * 1.1
        ),
        Colour::Grey => format!(
            "M{x:.1} {:.1}L{:.1} {y:.1}L{x:.1} {:.1}L{:.1} {y:.1}Z",
            y - r,
            x + r,
            y + r,
            x - r
        ),
        Colour::Black | Colour::White | Colour::Purple => return,
    };
    svg.path(path).fill(tone.ink);
}
