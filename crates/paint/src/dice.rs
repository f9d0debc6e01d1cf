//! Dice: faces with pips, dice with a symbol.

use crate::{
    colour::Tone,
    icons::Icon,
    palette::Palette,
    seats::{neutral_pattern, seat_pattern, shape},
    svg::Svg,
};
use table::Seat;

/// Whose die it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DieStyle {
    /// A seat's own: its colour, a rim in its pattern, pips in its shape.
    Seat(Seat),
    /// White, with a double rim and round pips.
    White,
    /// Nobody's: grey, hatched, hexagonal pips.
    Neutral,
}

/// Draws a die with its top left corner at a place. A face that is not 1 to 6 is drawn as a question mark.
pub fn die(svg: &mut Svg, x: f32, y: f32, size: f32, face: u8, style: DieStyle, palette: &Palette) {
    let (tone, pip) = match style {
        DieStyle::Seat(seat) => (palette.seat(seat), Some(seat)),
        DieStyle::White => (palette.ivory, Some(ROUND)),
        DieStyle::Neutral => (palette.neutral, None),
    };
    body(svg, x, y, size, style, tone, palette);
    if !(1..=6).contains(&face) {
        svg.text(x + size / 2.0, y + size / 2.0, "?")
            .size(size * 0.6)
            .bold()
            .centred()
            .fill(tone.ink);
        return;
    }
    for (column, row) in pips(face) {
        let place = |step: i8| size * (0.5 + 0.235 * f32::from(step));
        shape(svg, pip, x + place(*column), y + place(*row), size * 0.098).fill(tone.ink);
    }
}

/// Draws a die that shows a symbol, as in 7 Wonders Dice; `mark` is a letter or sign for the die's colour.
#[expect(
    clippy::too_many_arguments,
    reason = "a place, a size and what to show"
)]
pub fn symbol_die(
    svg: &mut Svg,
    x: f32,
    y: f32,
    size: f32,
    icon: Icon,
    tone: Tone,
    mark: &str,
    palette: &Palette,
) {
    plate(svg, x, y, size, tone);
    let inner = if mark.is_empty() {
        size * 0.7
    } else {
        size * 0.6
    };
    let top = if mark.is_empty() {
        (size - inner) / 2.0
    } else {
        size * 0.07
    };
    icon.draw(svg, x + (size - inner) / 2.0, y + top, inner, palette.ivory);
    if !mark.is_empty() {
        svg.text(x + size / 2.0, y + size * 0.825, mark)
            .size(size * 0.25)
            .bold()
            .centred()
            .fill(tone.ink);
    }
}

/// The first seat's mark is a disc, as are the pips of a white die.
const ROUND: Seat = Seat::new(0);

/// Where pips lie, in steps from the middle.
pub(crate) const fn pips(face: u8) -> &'static [(i8, i8)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-1, 1), (1, -1)],
        3 => &[(-1, 1), (0, 0), (1, -1)],
        4 => &[(-1, -1), (-1, 1), (1, -1), (1, 1)],
        5 => &[(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
        6 => &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
        _ => &[],
    }
}

fn plate(svg: &mut Svg, x: f32, y: f32, size: f32, tone: Tone) {
    let rim = size * 0.045;
    svg.rect(x + rim / 2.0, y + rim / 2.0, size - rim, size - rim)
        .round(size * 0.2)
        .fill(tone.fill)
        .stroke(tone.ink, rim);
}

fn body(svg: &mut Svg, x: f32, y: f32, size: f32, style: DieStyle, tone: Tone, palette: &Palette) {
    plate(svg, x, y, size, tone);
    let inset = size * 0.12;
    let inner = size - 2.0 * inset;
    let face = |svg: &mut Svg| {
        svg.rect(x + inset, y + inset, inner, inner)
            .round(size * 0.13)
            .fill(tone.fill);
    };
    match style {
        DieStyle::White => {
            svg.rect(x + inset, y + inset, inner, inner)
                .round(size * 0.13)
                .fill(tone.fill)
                .stroke(tone.fill.mix(tone.ink, 0.35), size * 0.025);
        }
        DieStyle::Seat(seat) => {
            let fill = seat_pattern(svg, seat, palette);
            rim(svg, x, y, size, fill);
            face(svg);
        }
        DieStyle::Neutral => {
            let fill = neutral_pattern(svg, palette);
            rim(svg, x, y, size, fill);
            face(svg);
        }
    }
}

fn rim(svg: &mut Svg, x: f32, y: f32, size: f32, fill: crate::svg::Paint) {
    let edge = size * 0.045;
    svg.rect(x + edge, y + edge, size - 2.0 * edge, size - 2.0 * edge)
        .round(size * 0.17)
        .fill(fill);
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Theme;

    #[test]
    fn a_face_has_its_pips() {
        for face in 1..=6u8 {
            let mut svg = Svg::new(40.0, 40.0);
            die(
                &mut svg,
                0.0,
                0.0,
                40.0,
                face,
                DieStyle::White,
                &Palette::of(Theme::Light),
            );
            assert_eq!(svg.finish().matches("<use").count(), face as usize);
        }
        let mut svg = Svg::new(40.0, 40.0);
        die(
            &mut svg,
            0.0,
            0.0,
            40.0,
            9,
            DieStyle::Neutral,
            &Palette::of(Theme::Dark),
        );
        assert!(svg.finish().contains(">?</text>"));
    }
}
