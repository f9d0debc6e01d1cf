//! Costs and gains as signs: readable at a glance.

use crate::{
    effect::{Effect, Goods, Term},
    names::{Good, TileType, Vassal},
};
use paint::{Icon, Palette, Svg, Tone, Weight, text_width};

/// One sign of a strip.
#[derive(Clone, Debug)]
enum Sign {
    Number(u16),
    /// So many of a good.
    Amount(u16, Good),
    Good(Good),
    /// Any mix of two.
    Mix(Good, Good),
    Dragon,
    Icon(Icon),
    Text(&'static str),
    /// The viewer can pay what follows.
    Payable,
    Space,
}

/// Whether the viewer can pay a cost now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CostMark {
    Payable,
    Plain,
}

impl CostMark {
    pub(super) const fn when(payable: bool) -> Self {
        if payable {
            CostMark::Payable
        } else {
            CostMark::Plain
        }
    }
}

/// Signs in a row.
#[derive(Clone, Debug, Default)]
pub(super) struct Strip(Vec<Sign>);

impl Strip {
    /// What is paid and what for.
    pub(super) fn exchange(mark: CostMark, cost: &Effect, gain: &Effect) -> Self {
        let gain = Strip::gain(gain);
        if cost.is_none() {
            return gain;
        }
        Strip::cost(mark, cost).icon(Icon::Arrow).then(gain)
    }

    /// A cost, marked when the viewer can pay it.
    pub(super) fn cost(mark: CostMark, cost: &Effect) -> Self {
        let mut strip = Strip::default();
        if mark == CostMark::Payable {
            strip.0.push(Sign::Payable);
        }
        strip.effect(cost);
        strip
    }

    pub(super) fn gain(gain: &Effect) -> Self {
        let mut strip = Strip::default();
        strip.effect(gain);
        strip
    }

    pub(super) fn goods(goods: Goods) -> Self {
        let mut strip = Strip::default();
        for (at, (good, n)) in goods.iter().enumerate() {
            if at > 0 {
                strip.0.push(Sign::Space);
            }
            strip.amount(u16::from(n), good);
        }
        strip
    }

    pub(super) fn icon(mut self, icon: Icon) -> Self {
        self.0.push(Sign::Icon(icon));
        self
    }

    pub(super) fn text(mut self, text: &'static str) -> Self {
        self.0.push(Sign::Text(text));
        self
    }

    pub(super) fn number(mut self, n: u8) -> Self {
        self.0.push(Sign::Number(u16::from(n)));
        self
    }

    pub(super) fn good(mut self, good: Good) -> Self {
        self.0.push(Sign::Good(good));
        self
    }

    pub(super) fn then(mut self, other: Strip) -> Self {
        self.0.extend(other.0);
        self
    }

    fn amount(&mut self, n: u16, good: Good) {
        self.0.push(Sign::Amount(n, good));
    }

    fn effect(&mut self, effect: &Effect) {
        for (at, alternative) in effect.alternatives.iter().enumerate() {
            if at > 0 {
                self.0.push(Sign::Text("/"));
            }
            for (at, term) in alternative.iter().enumerate() {
                if at > 0 {
                    self.0.push(Sign::Space);
                }
                self.term(term);
            }
        }
    }

    fn term(&mut self, term: &Term) {
        match term {
            Term::Plain(n, good) => self.amount(u16::from(*n), *good),
            Term::Mix(n, goods) => {
                self.0.push(Sign::Number(u16::from(*n)));
                self.0.push(Sign::Mix(goods[0], goods[1]));
            }
            Term::Dragon(draw) => {
                self.0.push(Sign::Text("1:"));
                self.0.push(Sign::Number(u16::from(draw.draw)));
                self.0.push(Sign::Dragon);
                if draw.markers > 0 {
                    self.0.push(Sign::Text("+"));
                    self.amount(u16::from(draw.markers), Good::Marker);
                }
            }
        }
    }

    /// The width when signs are `size` high.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.0.iter().map(|sign| sign.width(size)).sum()
    }

    /// Draws from the left, around the middle line `y`, made smaller where there is not enough room.
    pub(super) fn draw(
        &self,
        svg: &mut Svg,
        x: f32,
        y: f32,
        size: f32,
        room: f32,
        palette: &Palette,
    ) {
        let wide = self.width(size);
        let size = if wide > room {
            size * room / wide
        } else {
            size
        };
        let mut x = x;
        for sign in &self.0 {
            sign.draw(svg, x, y, size, palette);
            x += sign.width(size);
        }
    }

    /// Draws around a centre.
    pub(super) fn draw_centred(
        &self,
        svg: &mut Svg,
        x: f32,
        y: f32,
        size: f32,
        room: f32,
        palette: &Palette,
    ) {
        let wide = self.width(size).min(room);
        self.draw(svg, x - wide / 2.0, y, size, room, palette);
    }
}

impl Sign {
    fn width(&self, size: f32) -> f32 {
        match self {
            Sign::Number(n) => number_width(*n, size),
            Sign::Amount(n, _) => number_width(*n, size) + size * 1.02,
            Sign::Good(_) | Sign::Dragon => size * 1.02,
            Sign::Mix(..) => size * 1.9,
            Sign::Icon(_) => size * 0.95,
            Sign::Text(text) => text_width(text, size * 0.8, Weight::Bold) + size * 0.16,
            Sign::Payable => size * 0.75,
            Sign::Space => size * 0.22,
        }
    }

    fn draw(&self, svg: &mut Svg, x: f32, y: f32, size: f32, palette: &Palette) {
        match self {
            Sign::Number(n) => {
                svg.text(x, y, n).size(size * 0.86).v_centred();
            }
            Sign::Amount(n, good) => draw_amount(svg, *n, *good, (x, y), size, palette),
            Sign::Good(good) => draw_good(svg, *good, x, y, size, palette),
            Sign::Mix(first, second) => {
                svg.rect(x, y - size * 0.55, size * 1.84, size * 1.1)
                    .round(size * 0.3)
                    .fill(palette.surface)
                    .stroke(palette.line, 1.0);
                draw_good(svg, *first, x + size * 0.04, y, size * 0.86, palette);
                draw_good(svg, *second, x + size * 0.94, y, size * 0.86, palette);
            }
            Sign::Dragon => Icon::Dragon.draw(svg, x, y - size / 2.0, size, palette.jade),
            Sign::Icon(icon) => draw_plain(svg, *icon, x, y - size * 0.45, size * 0.9, palette),
            Sign::Text(text) => {
                svg.text(x + size * 0.08, y, text)
                    .size(size * 0.8)
                    .v_centred();
            }
            Sign::Payable => {
                svg.define("g-payable", |svg| {
                    Icon::Check.draw(svg, 0.0, 0.0, 24.0, Tone::new(palette.good, palette.good));
                });
                svg.reuse("g-payable", x, y - size * 0.32)
                    .scale(size * 0.64 / 24.0);
            }
            Sign::Space => {}
        }
    }
}

fn number_width(n: u16, size: f32) -> f32 {
    text_width(&n.to_string(), size * 0.86, Weight::Bold) + size * 0.06
}

/// A number and the sign of a good, from the left edge at `x`, centred on `y`; many are alike, so each is defined once.
fn draw_amount(
    svg: &mut Svg,
    n: u16,
    good: Good,
    (x, y): (f32, f32),
    size: f32,
    palette: &Palette,
) {
    let id = format!("a{n}-{good}");
    svg.define(&id, |svg| {
        svg.text(0.0, 0.0, n).size(24.0 * 0.86).v_centred();
        draw_good(svg, good, number_width(n, 24.0), 0.0, 24.0, palette);
    });
    svg.reuse(&id, x, y).scale(size / 24.0);
}

/// The sign of a good with its left edge at `x`, centred on `y`.
pub(super) fn draw_good(svg: &mut Svg, good: Good, x: f32, y: f32, size: f32, palette: &Palette) {
    let id = format!("g-{good}");
    svg.define(&id, |svg| define_good(svg, good, palette));
    svg.reuse(&id, x, y - size / 2.0).scale(size / 24.0);
}

/// The sign of a good, 24 wide and high.
fn define_good(svg: &mut Svg, good: Good, palette: &Palette) {
    let (icon, tone) = match good {
        Good::Vegetable => (Icon::Vegetable, palette.tea),
        Good::Meat => (Icon::Meat, palette.clay),
        Good::Wood => (Icon::Wood, palette.wood),
        Good::Stone => (Icon::Stone, palette.stone),
        Good::Wisdom => (Icon::Scroll, palette.ivory),
        Good::Weapon => (Icon::Sword, palette.iron),
        Good::Pp => (Icon::Laurel, palette.gold),
        Good::Spearman => (Icon::Spear, palette.bronze),
        Good::Dragonrider => (Icon::Feather, palette.water),
        Good::Marker => {
            let tone = palette.violet;
            svg.circle(12.0, 12.0, 9.0)
                .fill(tone.fill)
                .stroke(tone.ink, 1.8);
            svg.circle(12.0, 12.0, 4.0).fill(tone.ink);
            return;
        }
    };
    icon.draw(svg, 0.0, 0.0, 24.0, tone);
}

/// An ability marker.
pub(super) fn draw_marker(svg: &mut Svg, x: f32, y: f32, radius: f32, palette: &Palette) {
    let size = radius * 24.0 / 9.0;
    draw_good(svg, Good::Marker, x - size / 2.0, y, size, palette);
}

/// A plain icon of the kit, defined once in ink.
pub(super) fn draw_plain(svg: &mut Svg, icon: Icon, x: f32, y: f32, size: f32, palette: &Palette) {
    let id = format!("p-{}", icon.name());
    svg.define(&id, |svg| icon.draw(svg, 0.0, 0.0, 24.0, palette.plain));
    svg.reuse(&id, x, y).scale(size / 24.0);
}

pub(super) const fn vassal_icon(vassal: Vassal) -> Icon {
    match vassal {
        Vassal::Spearman => Icon::Spear,
        Vassal::Dragonrider => Icon::Feather,
    }
}

/// The sign and the colour of a type of tiles.
pub(super) const fn type_sign(kind: TileType, palette: &Palette) -> (Icon, Tone) {
    match kind {
        TileType::Production => (Icon::Crate, palette.grain),
        TileType::Research => (Icon::Book, palette.water),
        TileType::Transformation => (Icon::Swap, palette.bronze),
        TileType::Power => (Icon::Crown, palette.fire),
        TileType::Exploration => (Icon::Mountain, palette.jade),
    }
}
