//! Figures: the kind by the shape of the plate and its weapon, the owner by pattern and mark.

use super::{Look, workshop};
use crate::{
    names::{Direction, Specialist, Warrior},
    table::Space,
};
use ::table::Seat;
use paint::{Paint, Svg, neutral_pattern, seat_mark, seat_pattern};

/// A warrior around a centre, for a space of 60.
pub(super) fn warrior(
    svg: &mut Svg,
    look: &Look<'_>,
    seat: Seat,
    kind: Warrior,
    x: f32,
    y: f32,
    scale: f32,
) {
    let id = format!("f-{seat}-{kind}");
    let pattern = seat_pattern(svg, seat, &look.palette);
    svg.define(&id, |svg| {
        let palette = &look.palette;
        base(svg, kind, pattern, palette.seat(seat).ink);
        plate(svg, kind, look);
        workshop::weapon_icon(look.table.data().weapon(kind)).put(
            svg,
            0.0,
            -1.0,
            29.0,
            palette.clay,
        );
        seat_mark(svg, seat, 17.0, 17.0, 8.5, palette);
    });
    svg.reuse(&id, x, y).scale(scale);
}

/// The base that tells the owner.
fn base(svg: &mut Svg, kind: Warrior, pattern: Paint, ink: paint::Colour) {
    outline(svg, kind, 27.0).fill(pattern).stroke(ink, 1.5);
}

fn plate(svg: &mut Svg, kind: Warrior, look: &Look<'_>) {
    let palette = &look.palette;
    outline(svg, kind, 20.5)
        .fill(palette.ivory.fill)
        .stroke(palette.ivory.ink, 1.0);
}

/// Officer: shield; guard: square; crossbowman: octagon; soldier: circle.
fn outline(svg: &mut Svg, kind: Warrior, r: f32) -> paint::El<'_> {
    match kind {
        Warrior::Officer => svg.path(format!(
            "M{a} {a}H{r}V{b}Q{r} {c} 0 {r}Q{a} {c} {a} {b}Z",
            a = -r,
            b = r * 0.2,
            c = r * 0.75,
        )),
        Warrior::Guard => svg.rect(-r * 0.95, -r * 0.95, r * 1.9, r * 1.9).round(3.0),
        Warrior::Crossbowman => {
            let s = r * 0.45;
            svg.polygon(&[
                (-s, -r),
                (s, -r),
                (r, -s),
                (r, s),
                (s, r),
                (-s, r),
                (-r, s),
                (-r, -s),
            ])
        }
        Warrior::Soldier => svg.circle(0.0, 0.0, r),
    }
}

/// The body of a horse under its rider: a bar over three spaces, drawn from the rider's centre.
pub(super) fn horse(svg: &mut Svg, look: &Look<'_>, seat: Seat, direction: Direction, cell: f32) {
    let palette = &look.palette;
    let (down, right) = direction.vector();
    let (dx, dy) = (f32::from(right), f32::from(down));
    let half = cell / 2.0 - 5.0;
    let (x0, x1) = (
        (-half).min(dx * 2.0 * cell - half),
        half.max(dx * 2.0 * cell + half),
    );
    let (y0, y1) = (
        (-half).min(dy * 2.0 * cell - half),
        half.max(dy * 2.0 * cell + half),
    );
    let pattern = seat_pattern(svg, seat, palette);
    svg.rect(x0, y0, x1 - x0, y1 - y0)
        .round(half * 0.7)
        .fill(pattern)
        .stroke(palette.seat(seat).ink, 1.5);
    let inner = 6.0;
    svg.rect(
        x0 + inner,
        y0 + inner,
        x1 - x0 - 2.0 * inner,
        y1 - y0 - 2.0 * inner,
    )
    .round(half * 0.55)
    .fill(palette.ivory.fill)
    .stroke(palette.ivory.ink, 1.0);
    workshop::specialist_icon(Specialist::Horse).put(
        svg,
        dx * 1.85 * cell,
        dy * 1.85 * cell,
        36.0,
        palette.bronze,
    );
    let (ax, ay) = (dx * cell * 0.95, dy * cell * 0.95);
    svg.circle(ax, ay, 3.0).fill(palette.ivory.ink);
}

/// A specialist of nobody around a centre.
pub(super) fn specialist(
    svg: &mut Svg,
    look: &Look<'_>,
    kind: Specialist,
    facing: Option<Direction>,
    x: f32,
    y: f32,
    scale: f32,
) {
    let palette = &look.palette;
    let id = format!("f-{kind}");
    let pattern = neutral_pattern(svg, palette);
    svg.define(&id, |svg| {
        svg.polygon(&hexagon(27.0))
            .fill(pattern)
            .stroke(palette.neutral.ink, 1.5);
        svg.polygon(&hexagon(21.0))
            .fill(palette.ivory.fill)
            .stroke(palette.ivory.ink, 1.0);
        workshop::specialist_icon(kind).put(svg, 0.0, 0.0, 27.0, palette.jade);
    });
    svg.reuse(&id, x, y).scale(scale);
    if let Some(direction) = facing {
        arrow_head(svg, look, direction, x, y, scale);
    }
}

fn hexagon(r: f32) -> [(f32, f32); 6] {
    let s = r * 0.5;
    [
        (-s, -r * 0.9),
        (s, -r * 0.9),
        (r, 0.0),
        (s, r * 0.9),
        (-s, r * 0.9),
        (-r, 0.0),
    ]
}

/// A kneeling archer's facing, on the edge of its space.
fn arrow_head(svg: &mut Svg, look: &Look<'_>, direction: Direction, x: f32, y: f32, scale: f32) {
    let degrees = match direction {
        Direction::Up => 0.0,
        Direction::Right => 90.0,
        Direction::Down => 180.0,
        Direction::Left => 270.0,
    };
    svg.polygon(&[(0.0, -33.0), (-10.0, -20.0), (10.0, -20.0)])
        .at(x, y)
        .scale(scale)
        .turn(degrees)
        .fill(look.palette.accent)
        .stroke(look.palette.raised, 1.5);
}

/// The name of what stands on a space.
pub(super) fn name(look: &Look<'_>, space: Space) -> Option<String> {
    let figures = &look.table.figures;
    if let Some(piece) = figures.piece_at(space) {
        let (owner, kind) = figures.warrior_at(piece)?;
        let owner = look.taste.name(owner);
        let rides = if figures.riders().has(piece) {
            format!(" ({})", look.term("horse"))
        } else {
            String::new()
        };
        return Some(format!("{}{rides}: {owner}", look.term(kind.id())));
    }
    let word = if figures.footmen.has(space) {
        Specialist::Footman
    } else if figures.musicians.has(space) {
        Specialist::Musician
    } else if figures.all_archers().has(space) {
        Specialist::KneelingArcher
    } else {
        return None;
    };
    let facing = figures.facing(space).map_or(String::new(), |facing| {
        format!(", {}", look.term(facing.id()))
    });
    Some(format!("{}{facing}", look.term(word.id())))
}
