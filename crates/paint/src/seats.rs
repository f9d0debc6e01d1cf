//! Shapes and patterns of the seats: nobody is told apart by colour alone.

use crate::{
    colour::{Colour, Tone},
    escape::number,
    palette::Palette,
    svg::{El, Paint, Svg},
    text::{Weight, ellipsis},
};
use table::{Lang, Seat};

/// Draws a seat's mark around a centre: its shape in its colour. At a radius of 5 and more shapes are easily told apart.
pub fn seat_mark(svg: &mut Svg, seat: Seat, x: f32, y: f32, radius: f32, palette: &Palette) {
    mark(svg, Some(seat), x, y, radius, palette.seat(seat));
}

/// Draws the mark of nobody: a grey hexagon with a bar.
pub fn neutral_mark(svg: &mut Svg, x: f32, y: f32, radius: f32, palette: &Palette) {
    mark(svg, None, x, y, radius, palette.neutral);
    svg.line(x - radius * 0.45, y, x + radius * 0.45, y)
        .stroke(palette.neutral.ink, radius * 0.22)
        .smooth();
}

/// A fill in the seat's colour with its hatch or dots, for areas, pieces and bars.
pub fn seat_pattern(svg: &mut Svg, seat: Seat, palette: &Palette) -> Paint {
    let id = format!("p-seat-{}-{}", seat.number(), palette.theme.name());
    let tone = palette.seat(seat);
    svg.define_raw(&id, || pattern(&id, HATCHES[seat.index()], tone));
    Paint::Def(id)
}

/// A grey hatched fill for what belongs to nobody.
pub fn neutral_pattern(svg: &mut Svg, palette: &Palette) -> Paint {
    let id = format!("p-nobody-{}", palette.theme.name());
    svg.define_raw(&id, || pattern(&id, HATCHES[7], palette.neutral));
    Paint::Def(id)
}

/// Draws mark and name of a seat on one line, the text centred on `y`, cut to `max_width`.
#[expect(
    clippy::too_many_arguments,
    reason = "a place, a size and what to show"
)]
pub fn seat_tag(
    svg: &mut Svg,
    seat: Seat,
    name: &str,
    x: f32,
    y: f32,
    size: f32,
    max_width: f32,
    palette: &Palette,
) {
    let radius = size * 0.5;
    seat_mark(svg, seat, x + radius, y, radius, palette);
    let left = radius * 2.0 + size * 0.35;
    let name = ellipsis(name, size, Weight::Bold, max_width - left);
    svg.text(x + left, y, name)
        .size(size)
        .bold()
        .v_centred()
        .fill(palette.seat_text(seat));
}

/// The name of a seat's shape, for labels and screen readers.
pub const fn shape_name(seat: Seat, lang: Lang) -> &'static str {
    let (polish, english) = [
        ("koło", "circle"),
        ("kwadrat", "square"),
        ("trójkąt", "triangle"),
        ("romb", "diamond"),
        ("krzyż", "cross"),
        ("gwiazda", "star"),
        ("serce", "heart"),
    ][seat.index()];
    match lang {
        Lang::Pl => polish,
        Lang::En => english,
    }
}

/// A seat's shape without colours around a centre, for marks and pips.
pub(crate) fn shape(svg: &mut Svg, seat: Option<Seat>, x: f32, y: f32, radius: f32) -> El<'_> {
    let id = seat.map_or_else(|| "s-nobody".to_owned(), |seat| format!("s-{seat}"));
    svg.define_raw(&id, || {
        format!(r#"<path id="{id}" d="{}"/>"#, shape_path(seat))
    });
    svg.reuse(&id, x, y).scale(radius)
}

/// The outline of a seat's shape in a circle of radius 1 around the origin; a hexagon for nobody.
fn shape_path(seat: Option<Seat>) -> &'static str {
    match seat {
        None => "M0-1 .87-.5V.5L0 1-.87.5V-.5Z",
        Some(seat) => [
            "M-.9 0A.9.9 0 1 1 .9 0A.9.9 0 1 1-.9 0Z",
            "M-.8-.8H.8V.8H-.8Z",
            "M0-1 1 .75H-1Z",
            "M0-1.08 .92 0 0 1.08-.92 0Z",
            "M-.36-1H.36V-.36H1V.36H.36V1H-.36V.36H-1V-.36H-.36Z",
            "M0-1.1 .3-.36 1.05-.34 .48.16 .66.9 0 .48-.66.9-.48.16-1.05-.34-.3-.36Z",
            "M0 1C-.45.55-1.05.2-1.05-.33C-1.05-.7-.8-.95-.5-.95C-.25-.95-.1-.8 0-.58C.1-.8.25-.95.5-.95C.8-.95 1.05-.7 1.05-.33C1.05.2.45.55 0 1Z",
        ][seat.index()],
    }
}

fn mark(svg: &mut Svg, seat: Option<Seat>, x: f32, y: f32, radius: f32, tone: Tone) {
    // The stroke is given in the units of the path, so that it is about a pixel on a mark of 8.
    shape(svg, seat, x, y, radius)
        .fill(tone.fill)
        .stroke(tone.ink, 0.14)
        .attr("stroke-linejoin", "round");
}

/// Lines and dots on an 8 by 8 tile; one for each seat and the last for nobody.
const HATCHES: [&str; 8] = [
    "M-2 2 2-2M-2 10 10-2M6 10 10 6",
    "M2 2h.01M6 6h.01",
    "M0 2H8M0 6H8",
    "M-2 2 2-2M-2 10 10-2M6 10 10 6M-2 6 2 10M-2-2 10 10M6-2 10 2",
    "M2 0V8M6 0V8",
    "M0 6 2 2 4 6 6 2 8 6",
    "M0 2H8M0 6H8M2 2V6M6 6V8M6 0V2",
    "M-2 6 2 10M-2-2 10 10M6-2 10 2M-2 2 6 10M2-2 10 6",
];

fn pattern(id: &str, hatch: &str, tone: Tone) -> String {
    let ink: Colour = tone.fill.mix(tone.ink, 0.5);
    let width = if hatch.contains("h.01") { 2.6 } else { 1.1 };
    format!(
        r#"<pattern id="{id}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8V8H0Z" fill="{}"/><path d="{hatch}" fill="none" stroke="{ink}" stroke-width="{}" stroke-linecap="round"/></pattern>"#,
        tone.fill,
        number(width),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use table::{MAX_SEATS, Theme};

    #[test]
    fn shapes_hatches_and_names_are_distinct() {
        let shapes: BTreeSet<_> = Seat::first(MAX_SEATS)
            .map(|seat| shape_path(Some(seat)))
            .collect();
        assert_eq!(shapes.len(), MAX_SEATS);
        assert!(!shapes.contains(shape_path(None)));
        assert_eq!(
            HATCHES.into_iter().collect::<BTreeSet<_>>().len(),
            MAX_SEATS + 1
        );
        for lang in Lang::ALL {
            let names: BTreeSet<_> = Seat::first(MAX_SEATS)
                .map(|seat| shape_name(seat, lang))
                .collect();
            assert_eq!(names.len(), MAX_SEATS);
        }
    }

    #[test]
    fn a_pattern_is_defined_once() {
        let palette = Palette::of(Theme::Light);
        let mut svg = Svg::new(10.0, 10.0);
        let first = seat_pattern(&mut svg, Seat::new(2), &palette);
        assert_eq!(first, seat_pattern(&mut svg, Seat::new(2), &palette));
        svg.rect(0.0, 0.0, 5.0, 5.0).fill(first);
        assert_eq!(svg.finish().matches("<pattern").count(), 1);
    }
}
