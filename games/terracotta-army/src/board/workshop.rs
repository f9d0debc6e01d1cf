//! The workshop: two wheels that turn, the printed ring, spots for workers, and the warehouses in the corners.

use super::{Look, panel, tone_if};
use crate::{
    board::path,
    data::{Field, SEGMENTS},
    names::{Master, Quarter, Ring, Specialist, Weapon, Wheel, Worker},
    rules::{turn, workshop},
    speak::{self, explain, label},
    step::{Question, Step},
};
use ::table::{Message, Seat};
use paint::{Area, Icon, Line, Paint, Svg, Tone, Weight, seat_mark, token, wedge};

/// Radii: hub, inner, middle, outer, rim.
const HUB: f32 = 76.0;
const RINGS: [(f32, f32); 3] = [(78.0, 138.0), (140.0, 198.0), (200.0, 246.0)];
const PADS: f32 = 280.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let rest = panel(
        svg,
        look,
        area,
        "board-workshop",
        look.table.data().reconstructed.workshop,
    );
    let (x, y) = (rest.x + rest.w / 2.0, rest.y + rest.h / 2.0 + 2.0);
    quarters(svg, look, (x, y));
    for ring in Ring::ALL {
        back(svg, look, ring, (x, y));
    }
    for ring in Ring::ALL {
        for segment in 0..SEGMENTS {
            field(svg, look, ring, segment, (x, y));
        }
    }
    for segment in 0..SEGMENTS {
        // The slice explains itself; what can be clicked is the pad on the rim.
        svg.define("w-slice", |svg| {
            svg.path(wedge(0.0, 0.0, RINGS[0].0, RINGS[2].1, 0.0, 30.0))
                .fill(Paint::None)
                .attr("pointer-events", "all");
        });
        svg.reuse("w-slice", x, y)
            .turn(30.0 * f32::from(segment))
            .id(format!("slice-{segment}"))
            .title(slice_help(look, segment));
    }
    hub(svg, look, (x, y));
    for segment in 0..SEGMENTS {
        pad(svg, look, segment, (x, y));
    }
    warehouses(svg, look, rest);
}

/// A point at an angle in degrees clockwise from the top.
#[expect(
    clippy::disallowed_methods,
    reason = "a picture, in which the last bits make no difference"
)]
fn polar((x, y): (f32, f32), radius: f32, degrees: f32) -> (f32, f32) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x + radius * sin, y - radius * cos)
}

/// A faint quarter behind each warehouse's segments.
fn quarters(svg: &mut Svg, look: &Look<'_>, (x, y): (f32, f32)) {
    let palette = &look.palette;
    for segment in 0..SEGMENTS {
        let quarter = look.table.data().quarter(segment);
        let shade = if quarter.index().is_multiple_of(2) {
            0.06
        } else {
            0.14
        };
        let id = format!("w-quarter-{}", quarter.index() % 2);
        svg.define(&id, |svg| {
            svg.path(wedge(0.0, 0.0, RINGS[2].1, PADS + 28.0, 0.0, 30.0))
                .fill(palette.surface.mix(palette.clay.fill, shade));
        });
        svg.reuse(&id, x, y).turn(30.0 * f32::from(segment));
    }
}

/// A ring's fields as wedges. The wheels are turned as a whole, so that they visibly turn.
fn back(svg: &mut Svg, look: &Look<'_>, ring: Ring, (x, y): (f32, f32)) {
    let palette = &look.palette;
    let (inner, outer) = RINGS[ring.index()];
    let (offset, tint) = match ring {
        Ring::Inner => (look.table.inner_offset, palette.clay.fill),
        Ring::Middle => (look.table.middle_offset, palette.gold.fill),
        Ring::Outer => (0, palette.iron.fill),
    };
    svg.g(format!("ring-{ring}"))
        .at(x, y)
        .turn(30.0 * f32::from(offset))
        .draw(|svg| {
            for index in 0..SEGMENTS {
                let share = if index.is_multiple_of(2) { 0.22 } else { 0.34 };
                let id = format!("w-{ring}-{}", index % 2);
                svg.define(&id, |svg| {
                    svg.path(wedge(0.0, 0.0, inner, outer, 0.0, 30.0))
                        .fill(palette.surface.mix(tint, share))
                        .stroke(palette.surface, 2.0);
                });
                svg.reuse(&id, 0.0, 0.0).turn(30.0 * f32::from(index));
            }
        });
}

/// One field, upright wherever it stands.
fn field(svg: &mut Svg, look: &Look<'_>, ring: Ring, segment: u8, centre: (f32, f32)) {
    let palette = &look.palette;
    let (inner, outer) = RINGS[ring.index()];
    let (x, y) = polar(
        centre,
        f32::midpoint(inner, outer),
        30.0 * f32::from(segment) + 15.0,
    );
    let what = look.table.field(ring, segment);
    let now = look.asked().and_then(|seat| active_field(look, seat));
    let is_now = now == Some((segment, ring));
    let index = look.table.field_index(ring, segment);
    let can = look
        .advised()
        .is_none_or(|seat| is_possible(look, seat, segment, what));
    svg.g(format!("field-{ring}-{index}")).at(x, y).draw(|svg| {
        if is_now {
            svg.circle(0.0, 0.0, 27.0)
                .fill(palette.raised)
                .stroke(palette.accent, 3.0);
        }
        let (icon, tone, number) = sign(look, what);
        let size = if ring == Ring::Inner { 27.0 } else { 29.0 };
        let tone = tone_if(can, tone, look);
        let ink = if can { palette.ink } else { palette.muted };
        match number {
            Some(number) => {
                icon.put(svg, -7.0, 0.0, size, tone);
                svg.text(14.0, 0.0, number)
                    .size(17.0)
                    .bold()
                    .centred()
                    .fill(ink);
            }
            None => icon.put(svg, 0.0, 0.0, size + 3.0, tone),
        }
    });
}

/// The field that is being decided.
fn active_field(look: &Look<'_>, seat: Seat) -> Option<(u8, Ring)> {
    match look.view.question() {
        Some(Question::Field {
            seat: own,
            segment,
            ring,
        }) if own == seat => Some((segment, ring)),
        Some(_) | None => None,
    }
}

/// The segment with the worker of the turn under way.
fn turn_segment(look: &Look<'_>) -> Option<u8> {
    look.view.place.stack.iter().find_map(|step| match step {
        Step::Ask(Question::Field { segment, .. }) => Some(*segment),
        Step::Ask(_) | Step::Do(_) => None,
    })
}

/// Whether a worker placed now could perform this field at once.
fn is_possible(look: &Look<'_>, seat: Seat, segment: u8, field: Field) -> bool {
    match field {
        // A worker that is not there yet would be a craftsman, if the player has one.
        Field::Upgrade if active_field(look, seat).is_none() => {
            look.table.unplaced(seat, Worker::Craftsman) > 0
        }
        Field::Coins(_)
        | Field::Clay(_)
        | Field::Create(_)
        | Field::Moisten
        | Field::Upgrade
        | Field::Priority
        | Field::Ready(_)
        | Field::Master(_)
        | Field::Specialist => workshop::may_perform(look.table, seat, segment, field).is_ok(),
    }
}

/// Icon, colour and number of a field.
pub(super) fn sign(look: &Look<'_>, field: Field) -> (Icon, Tone, Option<u8>) {
    let palette = &look.palette;
    match field {
        Field::Coins(n) => (Icon::Coins, palette.gold, Some(n)),
        Field::Clay(n) => (Icon::Clay, palette.clay, Some(n)),
        Field::Create(n) => (Icon::Statue, palette.clay, Some(n)),
        Field::Moisten => (Icon::Jug, palette.water, None),
        Field::Upgrade => (Icon::Worker, palette.grain, None),
        Field::Priority => (Icon::Flag, palette.cloth, None),
        Field::Ready(weapon) => (weapon_icon(weapon), palette.iron, None),
        Field::Master(master) => (master_icon(master), palette.violet, None),
        Field::Specialist => (Icon::Person, palette.jade, None),
    }
}

pub(super) const fn weapon_icon(weapon: Weapon) -> Icon {
    match weapon {
        Weapon::Sword => Icon::Sword,
        Weapon::Halberd => Icon::Halberd,
        Weapon::Crossbow => Icon::Crossbow,
        Weapon::Spear => Icon::Spear,
    }
}

pub(super) const fn master_icon(master: Master) -> Icon {
    match master {
        Master::Builder => Icon::House,
        Master::ClayMaker => Icon::Amphora,
        Master::Steward => Icon::Cycle,
        Master::Overseer => Icon::Crate,
        Master::Inspector => Icon::Magnifier,
        Master::Blacksmith => Icon::Hammer,
    }
}

pub(super) const fn specialist_icon(kind: Specialist) -> Icon {
    match kind {
        Specialist::Horse => Icon::Horse,
        Specialist::Footman => Icon::TeaCup,
        Specialist::KneelingArcher => Icon::Bow,
        Specialist::Musician => Icon::Lute,
    }
}

/// One field in words, with the reason where it cannot be performed now.
fn field_help(look: &Look<'_>, ring: Ring, segment: u8) -> String {
    let field = look.table.field(ring, segment);
    let own = Message::new("help-field")
        .term("ring", ring.part())
        .with("field", speak::field(field));
    let blocked = look
        .advised()
        .filter(|&seat| !is_possible(look, seat, segment, field))
        .and_then(|seat| {
            let refusal = workshop::may_perform(look.table, seat, segment, field).err()?;
            Some(look.say(&explain::reason(look.table, seat, refusal).message))
        });
    match blocked {
        Some(reason) => format!("{} ({reason})", look.say(&own)),
        None => look.say(&own),
    }
}

/// What a segment's three actions would do now, from the inside out.
fn slice_help(look: &Look<'_>, segment: u8) -> String {
    let fields = Ring::ALL.map(|ring| field_help(look, ring, segment));
    let head = Message::new("help-segment")
        .with("segment", segment)
        .term("warehouse", look.table.data().quarter(segment).warehouse());
    format!(
        "{} 1. {}. 2. {}. 3. {}.",
        look.say(&head),
        fields[0],
        fields[1],
        fields[2]
    )
}

/// Buttons that turn the wheels, with their price.
fn hub(svg: &mut Svg, look: &Look<'_>, (x, y): (f32, f32)) {
    let palette = &look.palette;
    svg.circle(x, y, HUB)
        .fill(palette.raised)
        .stroke(palette.line, 1.5);
    let can = look.asked().is_some_and(|seat| match look.view.question() {
        Some(Question::Turn { rotated, .. }) => turn::may_rotate(look.table, seat, rotated).is_ok(),
        Some(_) | None => false,
    });
    for (wheel, dy) in [(Wheel::Inner, -27.0), (Wheel::Middle, 27.0)] {
        let help = Message::new(match wheel {
            Wheel::Inner => "help-rotate-inner",
            Wheel::Middle => "help-rotate-middle",
        });
        let help = help.with(
            "coins",
            label::coins(look.table.data().price.rotation_coins),
        );
        svg.g(path::rotate_id(wheel))
            .at(x, y + dy)
            .title(look.say(&help))
            .draw(|svg| {
                let tint = match wheel {
                    Wheel::Inner => palette.clay,
                    Wheel::Middle => palette.gold,
                };
                svg.rect(-50.0, -22.0, 100.0, 44.0)
                    .round(22.0)
                    .fill(palette.surface.mix(tint.fill, if can { 0.5 } else { 0.15 }))
                    .stroke(palette.line, 1.0);
                arc_arrow(svg, look, wheel, -27.0, can);
                let ink = if can { palette.ink } else { palette.muted };
                svg.text(0.0, 0.0, look.table.data().price.rotation_coins)
                    .size(17.0)
                    .bold()
                    .centred()
                    .fill(ink);
                Icon::Coin.put(svg, 26.0, 0.0, 24.0, tone_if(can, palette.gold, look));
            });
        let frame = Area::new(x - 50.0, y + dy - 22.0, 100.0, 44.0);
        look.target(svg, &path::rotate_id(wheel), frame);
    }
}

/// A bent arrow in the wheel's only direction.
fn arc_arrow(svg: &mut Svg, look: &Look<'_>, wheel: Wheel, x: f32, can: bool) {
    let ink = if can {
        look.palette.ink
    } else {
        look.palette.muted
    };
    svg.g("").at(x, 0.0).draw(|svg| match wheel {
        Wheel::Inner => {
            svg.path("M-11 7A13 13 0 0 1 9-6")
                .fill(Paint::None)
                .stroke(ink, 3.0)
                .smooth();
            svg.polygon(&[(14.0, 1.0), (2.5, -3.0), (12.0, -12.0)])
                .fill(ink);
        }
        Wheel::Middle => {
            svg.path("M11 7A13 13 0 0 0-9-6")
                .fill(Paint::None)
                .stroke(ink, 3.0)
                .smooth();
            svg.polygon(&[(-14.0, 1.0), (-2.5, -3.0), (-12.0, -12.0)])
                .fill(ink);
        }
    });
}

/// The two spots of a segment, its number, and whether it takes another worker.
fn pad(svg: &mut Svg, look: &Look<'_>, segment: u8, centre: (f32, f32)) {
    let palette = &look.palette;
    let (x, y) = polar(centre, PADS, 30.0 * f32::from(segment) + 15.0);
    let workers = look.table.segments[usize::from(segment)];
    let state = if workers.artisan.is_some() {
        "help-pad-closed"
    } else if workers.craftsman.is_some() {
        "help-pad-artisan"
    } else {
        "help-pad-open"
    };
    let names = [
        (Worker::Craftsman, workers.craftsman),
        (Worker::Artisan, workers.artisan),
    ]
    .into_iter()
    .filter_map(|(worker, owner)| {
        Some(format!(
            "{}: {}",
            look.term(worker.id()),
            look.taste.name(owner?)
        ))
    })
    .collect::<Vec<_>>()
    .join(", ");
    let number = look.say(&Message::new("board-segment-number").with("segment", segment));
    let title = format!("{number}: {} {names}", look.term(state));
    let frame = if turn_segment(look) == Some(segment) {
        (palette.accent, 3.0)
    } else if workers.artisan.is_some() {
        (palette.muted, 1.5)
    } else {
        (palette.line, 1.5)
    };
    svg.g(path::segment_id(segment))
        .at(x, y)
        .title(title.trim())
        .draw(|svg| {
            svg.rect(-31.0, -23.0, 62.0, 46.0)
                .round(12.0)
                .fill(palette.raised)
                .stroke(frame.0, frame.1);
            svg.text(0.0, -13.0, segment)
                .size(12.0)
                .bold()
                .centred()
                .fill(palette.muted);
            match workers.craftsman {
                Some(seat) => seat_mark(svg, seat, -15.0, 6.0, 8.0, palette),
                None => spot(svg, look, -15.0, 6.0, 7.0),
            }
            match workers.artisan {
                Some(seat) => token(svg, seat, 13.0, 5.0, 14.0, palette),
                None => spot(svg, look, 13.0, 5.0, 12.0),
            }
        });
    let frame = Area::new(x - 31.0, y - 23.0, 62.0, 46.0);
    look.target(svg, &path::segment_id(segment), frame);
}

/// A place for a worker or token that is not there.
pub(super) fn spot(svg: &mut Svg, look: &Look<'_>, x: f32, y: f32, radius: f32) {
    let id = format!("spot-{radius}");
    svg.define(&id, |svg| {
        svg.circle(0.0, 0.0, radius)
            .fill(Paint::None)
            .stroke(look.palette.line, 1.2)
            .dash(2.5, 2.5);
    });
    svg.reuse(&id, x, y);
}

/// A warehouse in each corner, near its quarter.
fn warehouses(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let (w, h) = (96.0, 74.0);
    for quarter in Quarter::ALL {
        let (x, y) = match quarter {
            Quarter::Ne => (area.right() - w, area.y),
            Quarter::Se => (area.right() - w, area.bottom() - h),
            Quarter::Sw => (area.x, area.bottom() - h),
            Quarter::Nw => (area.x, area.y),
        };
        let clay = look.table.warehouses[quarter];
        let help = Message::new("help-warehouse")
            .term("warehouse", quarter.warehouse())
            .with("n", clay);
        svg.g(format!("warehouse-{quarter}"))
            .at(x, y)
            .title(look.say(&help))
            .draw(|svg| {
                let shade = if quarter.index().is_multiple_of(2) {
                    0.10
                } else {
                    0.20
                };
                svg.rect(0.0, 0.0, w, h)
                    .round(8.0)
                    .fill(palette.surface.mix(palette.clay.fill, shade))
                    .stroke(palette.line, 1.0);
                Line {
                    size: 12.0,
                    width: w - 8.0,
                    weight: Weight::Regular,
                    colour: palette.muted,
                }
                .centre(svg, w / 2.0, 14.0, &look.term("board-warehouse"));
                Icon::Brick.put(svg, 34.0, 46.0, 36.0, tone_if(clay > 0, palette.clay, look));
                svg.text(70.0, 46.0, clay).size(24.0).bold().centred();
            });
    }
}
