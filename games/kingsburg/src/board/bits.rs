//! Small things that recur: cubes, dice, rows of icons, tiles, lines of text that fit.

use super::Look;
use crate::{
    data::Gift,
    names::{Good, Goods, Kind},
};
use paint::{
    Area, Colour, DieStyle, El, Icon, Palette, Svg, Tone, Weight, cap_height, cube, die, ellipsis,
    fit, text_width,
};
use std::fmt::Display;
use table::{Lang, Seat};

/// A small picture in a row.
#[derive(Clone, Copy)]
pub(super) enum Bit {
    /// A cube of goods.
    Cube(Good),
    /// A cube of free choice.
    Any,
    /// An icon.
    Icon(Icon, Tone),
    /// A number.
    Number(i32),
    /// The stroke between alternatives.
    Or,
    /// An arrow: this for that.
    For,
    /// A sign between numbers.
    Text(&'static str),
    /// Room between entries.
    Space,
}

/// Definitions are drawn at this size and scaled where they are used.
const UNIT: f32 = 18.0;

impl Bit {
    fn width(self, size: f32) -> f32 {
        match self {
            Bit::Cube(_) | Bit::Any | Bit::Icon(..) => size * 1.04,
            Bit::Number(number) => {
                text_width(&signed(number), size * 0.8, Weight::Bold) + size * 0.2
            }
            Bit::Or => size * 0.5,
            Bit::For => size * 0.8,
            Bit::Text(text) => text_width(text, size * 0.8, Weight::Bold) + size * 0.2,
            Bit::Space => size * 0.35,
        }
    }

    fn draw(self, svg: &mut Svg, look: &Look<'_>, x: f32, y: f32, size: f32) {
        let palette = &look.palette;
        match self {
            Bit::Cube(good) => good_cube(svg, look, good, x, y, size),
            Bit::Any => any_cube(svg, palette, x, y, size),
            Bit::Icon(icon, tone) => tinted(svg, icon, tone, x, y, size),
            Bit::Number(number) => {
                let text = signed(number);
                drop(words(
                    svg,
                    x + size * 0.1,
                    y + size / 2.0,
                    &text,
                    size * 0.8,
                    Weight::Bold,
                    None,
                ));
            }
            Bit::Or => {
                svg.line(x + size * 0.1, y + size, x + size * 0.36, y)
                    .stroke(palette.ink, 1.6)
                    .smooth();
            }
            Bit::Text(text) => {
                drop(words(
                    svg,
                    x,
                    y + size / 2.0,
                    text,
                    size * 0.8,
                    Weight::Bold,
                    None,
                ));
            }
            Bit::Space => {}
            Bit::For => Icon::Arrow.draw(svg, x, y + size * 0.14, size * 0.72, palette.plain),
        }
    }
}

/// Numbers with a real minus.
pub(super) fn signed(number: i32) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        number.to_string()
    }
}

/// Draws bits one after another from `x`, centred on `y`, smaller if they do not fit; returns their width.
pub(super) fn bits(
    svg: &mut Svg,
    look: &Look<'_>,
    (x, y): (f32, f32),
    size: f32,
    max_width: f32,
    bits: &[Bit],
) -> f32 {
    let wanted = bits_width(size, bits);
    let size = if wanted > max_width {
        size * max_width / wanted
    } else {
        size
    };
    let mut at = x;
    for bit in bits {
        bit.draw(svg, look, tenth(at), tenth(y - size / 2.0), size);
        at += bit.width(size);
    }
    at - x
}

pub(super) fn bits_width(size: f32, bits: &[Bit]) -> f32 {
    bits.iter().map(|bit| bit.width(size)).sum()
}

/// A price of more goods is written with numbers.
const MOST_CUBES: u32 = 4;

/// A price from `x`, centred on `y`. Prices recur, so each is defined once.
pub(super) fn price(
    svg: &mut Svg,
    look: &Look<'_>,
    (x, y): (f32, f32),
    size: f32,
    max_width: f32,
    goods: Goods,
) {
    let is_counted = goods.total() > MOST_CUBES;
    let all = if is_counted {
        counted_bits(goods)
    } else {
        goods_bits(goods)
    };
    let id = format!("g{}-{}-{}", goods.gold, goods.wood, goods.stone);
    let wanted = bits_width(size, &all);
    let size = if wanted > max_width {
        size * max_width / wanted
    } else {
        size
    };
    svg.define(&id, |svg| {
        bits(svg, look, (0.0, UNIT / 2.0), UNIT, 1000.0, &all);
    });
    svg.reuse(&id, x, tenth(y - size / 2.0)).scale(size / UNIT);
}

/// Goods as numbers with cubes.
pub(super) fn counted_bits(goods: Goods) -> Vec<Bit> {
    Good::ALL
        .into_iter()
        .filter(|good| goods.of(*good) > 0)
        .flat_map(|good| [Bit::Number(goods.of(good).into()), Bit::Cube(good)])
        .collect()
}

/// Goods as cubes.
pub(super) fn goods_bits(goods: Goods) -> Vec<Bit> {
    Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(Bit::Cube(good), goods.of(good).into()))
        .collect()
}

/// What an advisor gives, alternatives with a stroke between them.
pub(super) fn gift_bits(look: &Look<'_>, gifts: &[Gift]) -> Vec<Bit> {
    let palette = &look.palette;
    let mut all = Vec::new();
    for (at, gift) in gifts.iter().enumerate() {
        if at > 0 {
            all.push(Bit::Or);
        }
        let vp = i32::from(gift.vp)
            + if gift.queen_vp {
                look.open.queen_vp.into()
            } else {
                0
            };
        if vp != 0 {
            all.extend([Bit::Number(vp), Bit::Icon(Icon::Laurel, palette.jade)]);
        }
        all.extend(goods_bits(gift.goods()));
        all.extend(std::iter::repeat_n(Bit::Any, gift.any.into()));
        if gift.exchange {
            all.extend([Bit::Any, Bit::For, Bit::Any, Bit::Any]);
        }
        let soldier = Bit::Icon(Icon::Shield, palette.iron);
        all.extend(std::iter::repeat_n(soldier, gift.soldiers.into()));
        let token = Bit::Icon(Icon::PlusTwo, palette.violet);
        all.extend(std::iter::repeat_n(token, gift.plus2.into()));
        if gift.peek {
            all.push(Bit::Icon(Icon::Eye, palette.water));
        }
    }
    all
}

/// The letter that tells a good without its colour.
fn letter(good: Good, lang: Lang) -> &'static str {
    match (good, lang) {
        (Good::Gold, Lang::Pl) => "Z",
        (Good::Wood, Lang::Pl) => "D",
        (Good::Stone, Lang::Pl) => "K",
        (Good::Gold, Lang::En) => "G",
        (Good::Wood, Lang::En) => "W",
        (Good::Stone, Lang::En) => "S",
    }
}

pub(super) fn good_cube(svg: &mut Svg, look: &Look<'_>, good: Good, x: f32, y: f32, size: f32) {
    let tone = match good {
        Good::Gold => look.palette.gold,
        Good::Wood => look.palette.wood,
        Good::Stone => look.palette.stone,
    };
    let id = format!("c-{}", good.id());
    svg.define(&id, |svg| {
        cube(svg, 0.0, 0.0, UNIT, tone, letter(good, look.taste.lang));
    });
    svg.reuse(&id, x, y).scale(size / UNIT);
}

fn any_cube(svg: &mut Svg, palette: &Palette, x: f32, y: f32, size: f32) {
    svg.define("c-any", |svg| {
        cube(svg, 0.0, 0.0, UNIT, palette.ivory, "?");
    });
    svg.reuse("c-any", x, y).scale(size / UNIT);
}

/// An icon in a colour; icon and colour are defined once together.
pub(super) fn tinted(svg: &mut Svg, icon: Icon, tone: Tone, x: f32, y: f32, size: f32) {
    let id = format!("k-{}-{}", icon.name(), &tone.fill.to_string()[1..]);
    svg.define(&id, |svg| icon.draw(svg, 0.0, 0.0, UNIT, tone));
    svg.reuse(&id, x, y).scale(size / UNIT);
}

/// A die around the origin's top left corner: coloured, white, or nobody's.
pub(super) fn die_face(svg: &mut Svg, look: &Look<'_>, face: u8, style: DieStyle, size: f32) {
    let id = match style {
        DieStyle::Seat(seat) => format!("d-{seat}-{face}"),
        DieStyle::White => format!("d-w-{face}"),
        DieStyle::Neutral => format!("d-n-{face}"),
    };
    svg.define(&id, |svg| {
        die(svg, 0.0, 0.0, 40.0, face, style, &look.palette);
    });
    svg.reuse(&id, 0.0, 0.0).scale(size / 40.0);
}

/// The icon of a kind of invaders.
pub(super) fn kind_icon(look: &Look<'_>, kind: Kind) -> Bit {
    let palette = &look.palette;
    match kind {
        Kind::Barbarians => Bit::Icon(Icon::Axe, palette.clay),
        Kind::Goblins => Bit::Icon(Icon::Goblin, palette.tea),
        Kind::Orcs => Bit::Icon(Icon::Helmet, palette.bronze),
        Kind::Zombies => Bit::Icon(Icon::Skull, palette.ivory),
        Kind::Demons => Bit::Icon(Icon::Demon, palette.fire),
        Kind::Dragons => Bit::Icon(Icon::Dragon, palette.violet),
    }
}

/// One line of text, as large as fits down to `least`, then cut.
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) size: f32,
    pub(super) least: f32,
    pub(super) weight: Weight,
    /// Nothing for ink.
    pub(super) colour: Option<Colour>,
}

impl Line<'_> {
    /// From `x`, centred on `y`.
    pub(super) fn left(&self, svg: &mut Svg, x: f32, y: f32, max_width: f32) {
        let (size, text) = self.fitted(max_width);
        drop(words(svg, x, y, &text, size, self.weight, self.colour));
    }

    /// Centred on both.
    pub(super) fn centre(&self, svg: &mut Svg, x: f32, y: f32, max_width: f32) {
        let (size, text) = self.fitted(max_width);
        drop(words(svg, x, y, &text, size, self.weight, self.colour).middle());
    }

    fn fitted(&self, max_width: f32) -> (f32, String) {
        let size = fit(self.text, self.size, self.weight, max_width).max(self.least);
        // Rounded down: a size is written with few decimals.
        let size = (size * 10.0).floor() / 10.0;
        (
            size,
            ellipsis(self.text, size, self.weight, max_width + 0.1),
        )
    }
}

/// Text from `x`, centred on `y` by the height of its capitals. The whole picture is drawn in bold ink,
/// so that only what differs is written.
pub(super) fn words<'a>(
    svg: &'a mut Svg,
    x: f32,
    y: f32,
    text: &str,
    size: f32,
    weight: Weight,
    colour: Option<Colour>,
) -> El<'a> {
    let baseline = tenth(y + cap_height(size) / 2.0);
    let mut element = svg.text(tenth(x), baseline, text).size(tenth(size));
    if weight == Weight::Regular {
        element = element.weight(weight);
    }
    match colour {
        Some(colour) => element.fill(colour),
        None => element,
    }
}

/// One decimal is enough for a place.
pub(super) fn tenth(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

/// A number or other short text in bold ink, centred on both.
pub(super) fn figure(svg: &mut Svg, x: f32, y: f32, text: impl Display, size: f32) {
    drop(words(svg, x, y, &text.to_string(), size, Weight::Bold, None).middle());
}

/// A heading in small letters above something on the board.
pub(super) fn heading(svg: &mut Svg, look: &Look<'_>, text: &str, x: f32, y: f32, max_width: f32) {
    Line {
        text,
        size: 12.0,
        least: 9.0,
        weight: Weight::Bold,
        colour: Some(look.palette.accent),
    }
    .left(svg, x, y, max_width);
}

/// Places for up to five marks in a cell: one in the middle, two side by side, more as on a die. The share of the
/// full size at which they are drawn comes first.
pub(super) fn huddle(n: usize) -> (f32, &'static [(f32, f32)]) {
    match n {
        0 | 1 => (1.0, &[(0.0, 0.0)]),
        2 => (0.8, &[(-1.0, -1.0), (1.0, 1.0)]),
        3 => (0.66, &[(-1.0, -1.0), (1.0, -1.0), (0.0, 1.0)]),
        4 => (0.66, &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]),
        _ => (
            0.6,
            &[
                (-1.0, -1.0),
                (1.0, -1.0),
                (0.0, 0.0),
                (-1.0, 1.0),
                (1.0, 1.0),
            ],
        ),
    }
}

/// Seats that share each place of a track: for every seat its cell, how many are there, and its rank among them.
pub(super) fn shared(places: &[(Seat, usize)]) -> Vec<(Seat, usize, usize, usize)> {
    places
        .iter()
        .enumerate()
        .map(|(at, &(seat, cell))| {
            let n = places.iter().filter(|(_, other)| *other == cell).count();
            let rank = places[..at]
                .iter()
                .filter(|(_, other)| *other == cell)
                .count();
            (seat, cell, n, rank)
        })
        .collect()
}

/// A plate that things lie on.
pub(super) fn plate(svg: &mut Svg, area: Area, palette: &Palette) {
    let id = format!("q-{}-{}", area.w.round(), area.h.round());
    svg.define(&id, |svg| {
        svg.rect(0.0, 0.0, area.w, area.h)
            .round(5.0)
            .fill(palette.raised)
            .stroke(palette.line, 1.0);
    });
    svg.reuse(&id, area.x, area.y);
}
