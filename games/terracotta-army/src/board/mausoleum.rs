//! The mausoleum: 9 by 7 spaces with figures, inspectors on their tracks, sectors, and groups near the end.

use super::{Look, hints, panel, pieces};
use crate::{
    board::path,
    data::ROUNDS,
    names::{Direction, Sector, Specialist, Track},
    rules::groups,
    table::{CENTRE_COLUMN, CENTRE_ROW, COLUMNS, ROWS, Space, Spaces},
};
use ::table::Message;
use paint::{Area, Icon, Paint, Svg};
use std::fmt::Write;

/// Width of the inspectors' tracks.
const TRACK: f32 = 34.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let rest = panel(svg, look, area, "board-mausoleum", false);
    let cell = ((rest.w - TRACK) / f32::from(COLUMNS))
        .min((rest.h - TRACK) / f32::from(ROWS))
        .floor();
    let left = rest.x + (rest.w - TRACK - cell * f32::from(COLUMNS)) / 2.0 + TRACK;
    let grid = Grid {
        x: left,
        y: rest.y,
        cell,
    };
    floor(svg, look, &grid);
    tracks(svg, look, &grid);
    if look.table.round + 1 >= ROUNDS || look.view.is_over() {
        group_outlines(svg, look, &grid);
    }
    figures(svg, look, &grid);
    inspectors(svg, look, &grid);
    for space in Space::all() {
        let (x, y) = grid.corner(space);
        let frame = Area::new(x + 7.0, y + 7.0, cell - 14.0, cell - 14.0);
        look.target(svg, &path::space_id(space), frame);
    }
    svg.g("")
        .fill(Paint::None)
        .attr("pointer-events", "all")
        .draw(|svg| {
            for space in Space::all() {
                let (x, y) = grid.corner(space);
                svg.rect(x, y, cell, cell)
                    .id(path::space_id(space))
                    .title(hints::space(look, space));
            }
        });
}

/// Where spaces lie.
struct Grid {
    x: f32,
    y: f32,
    cell: f32,
}

impl Grid {
    fn corner(&self, space: Space) -> (f32, f32) {
        (
            self.x + self.cell * f32::from(space.column() - 1),
            self.y + self.cell * f32::from(space.row() - 1),
        )
    }

    fn centre(&self, space: Space) -> (f32, f32) {
        let (x, y) = self.corner(space);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }
}

/// Spaces, lighter centre lines, highlighted inspected lines, names of sectors.
fn floor(svg: &mut Svg, look: &Look<'_>, grid: &Grid) {
    let palette = &look.palette;
    let mut grounds: [(paint::Colour, String); 4] = std::array::from_fn(|at| {
        let ground = if at % 2 == 0 {
            palette.surface.mix(palette.clay.fill, 0.22)
        } else {
            palette.raised
        };
        (
            if at < 2 {
                ground
            } else {
                ground.mix(palette.gold.fill, 0.38)
            },
            String::new(),
        )
    });
    let side = grid.cell - 2.0;
    for space in Space::all() {
        let (x, y) = grid.corner(space);
        let is_centre = space.row() == CENTRE_ROW || space.column() == CENTRE_COLUMN;
        let is_seen = space.row() == look.table.row_inspector
            || space.column() == look.table.column_inspector;
        let (_, data) = &mut grounds[usize::from(is_centre) + 2 * usize::from(is_seen)];
        write!(data, "M{} {}h{side}v{side}h-{side}z", x + 1.0, y + 1.0)
            .expect("writing to a string succeeds");
    }
    for (ground, data) in grounds {
        svg.path(data).fill(ground).stroke(palette.line, 0.8);
    }
    for sector in Sector::ALL {
        let Some(first) = sector.spaces().first() else {
            continue;
        };
        let (x, y) = grid.corner(first);
        let word = match sector {
            Sector::Nw => "sign-sector_nw",
            Sector::Ne => "sign-sector_ne",
            Sector::Sw => "sign-sector_sw",
            Sector::Se => "sign-sector_se",
        };
        svg.g("").title(look.term(sector.id())).draw(|svg| {
            svg.text(x + grid.cell * 2.0, y + grid.cell * 1.5, look.term(word))
                .size(26.0)
                .bold()
                .centred()
                .fill(palette.ink)
                .opacity(0.16);
        });
    }
}

/// The cells of both tracks.
fn tracks(svg: &mut Svg, look: &Look<'_>, grid: &Grid) {
    let palette = &look.palette;
    for track in Track::ALL {
        for place in 1..=track.length() {
            let (x, y) = track_corner(grid, track, place);
            let (w, h) = match track {
                Track::Row => (TRACK - 4.0, grid.cell - 2.0),
                Track::Column => (grid.cell - 2.0, TRACK - 4.0),
            };
            let is_next = look.table.inspector_after(track, 1) == place;
            let title = hints::line(look, track, place);
            svg.g(path::track_id(track, place))
                .at(x, y)
                .title(title)
                .draw(|svg| {
                    let frame = svg
                        .rect(0.0, 0.0, w, h)
                        .round(6.0)
                        .fill(palette.raised)
                        .stroke(
                            if is_next {
                                palette.accent
                            } else {
                                palette.line
                            },
                            if is_next { 1.8 } else { 1.0 },
                        );
                    if is_next {
                        drop(frame.dash(4.0, 3.0));
                    } else {
                        drop(frame);
                    }
                    svg.text(w / 2.0, h / 2.0, place)
                        .size(14.0)
                        .bold()
                        .centred()
                        .fill(palette.muted);
                });
            look.target(
                svg,
                &path::track_id(track, place),
                Area::new(x + 1.0, y + 1.0, w - 2.0, h - 2.0),
            );
        }
    }
}

fn track_corner(grid: &Grid, track: Track, place: u8) -> (f32, f32) {
    let along = grid.cell * f32::from(place - 1) + 1.0;
    match track {
        Track::Row => (grid.x - TRACK, grid.y + along),
        Track::Column => (grid.x + along, grid.y + grid.cell * f32::from(ROWS) + 4.0),
    }
}

/// The two pawns.
fn inspectors(svg: &mut Svg, look: &Look<'_>, grid: &Grid) {
    let palette = &look.palette;
    for track in Track::ALL {
        let (x, y) = track_corner(grid, track, look.table.inspector(track));
        let (dx, dy) = match track {
            Track::Row => (TRACK / 2.0 - 2.0, grid.cell / 2.0 - 1.0),
            Track::Column => (grid.cell / 2.0 - 1.0, TRACK / 2.0 - 2.0),
        };
        let title = look.term(track.pawn());
        svg.g(format!("inspector-{track}"))
            .at(x + dx, y + dy)
            .title(title)
            .draw(|svg| {
                svg.circle(0.0, 0.0, 15.0)
                    .fill(palette.accent)
                    .stroke(palette.raised, 1.5);
                Icon::Magnifier.put(
                    svg,
                    0.0,
                    0.0,
                    21.0,
                    paint::Tone::new(palette.on_accent, palette.accent),
                );
            });
    }
}

fn figures(svg: &mut Svg, look: &Look<'_>, grid: &Grid) {
    let palette = &look.palette;
    let figures = &look.table.figures;
    let scale = grid.cell / 60.0;
    // Whom final scoring removed is shown pale.
    for gone in figures.removed.iter() {
        let (x, y) = grid.centre(gone);
        svg.circle(x, y, 14.0 * scale)
            .fill(Paint::None)
            .stroke(palette.muted, 1.5)
            .dash(3.0, 3.0);
        Icon::Cross.put(
            svg,
            x,
            y,
            16.0 * scale,
            palette.neutral.faded(palette.surface),
        );
    }
    for seat in look.table.seats() {
        for space in figures.of(seat).iter() {
            let Some((_, kind)) = figures.warrior_at(space) else {
                continue;
            };
            let (x, y) = grid.centre(space);
            svg.g(format!("figure-{space}")).at(x, y).draw(|svg| {
                if let Some(direction) = figures.horse_of(space) {
                    pieces::horse(svg, look, seat, direction, grid.cell);
                }
                pieces::warrior(svg, look, seat, kind, 0.0, 0.0, scale);
            });
        }
    }
    let neutral = [
        (Specialist::Footman, figures.footmen),
        (Specialist::Musician, figures.musicians),
    ];
    for (kind, spaces) in neutral {
        for space in spaces.iter() {
            let (x, y) = grid.centre(space);
            svg.g(format!("figure-{space}"))
                .at(x, y)
                .draw(|svg| pieces::specialist(svg, look, kind, None, 0.0, 0.0, scale));
        }
    }
    for facing in Direction::ALL {
        for space in figures.archers[facing].iter() {
            let (x, y) = grid.centre(space);
            let has_target = figures.target(space).is_some();
            svg.g(format!("figure-{space}")).at(x, y).draw(|svg| {
                pieces::specialist(
                    svg,
                    look,
                    Specialist::KneelingArcher,
                    Some(facing),
                    0.0,
                    0.0,
                    scale,
                );
                if has_target {
                    let (down, right) = facing.vector();
                    let (dx, dy) = (f32::from(right), f32::from(down));
                    let (from, to) = (grid.cell * 0.5, grid.cell * 0.72);
                    svg.line(dx * from, dy * from, dx * to, dy * to)
                        .stroke(palette.accent, 3.5)
                        .smooth();
                }
            });
        }
    }
}

/// A line around each group, with what it would give.
fn group_outlines(svg: &mut Svg, look: &Look<'_>, grid: &Grid) {
    let palette = &look.palette;
    groups::for_each(&look.table.figures, |group| {
        let Some(first) = group.spaces.first() else {
            return;
        };
        svg.g(format!("group-{first}"))
            .title(hints::group(look, &group))
            .draw(|svg| {
                svg.path(edges(grid, group.spaces))
                    .fill(Paint::None)
                    .stroke(palette.accent, 3.0)
                    .smooth();
            });
    });
}

/// The border of a set of spaces, edge by edge, a little inside, so that neighbouring groups stay apart.
fn edges(grid: &Grid, spaces: Spaces) -> String {
    let inset = 3.0;
    let mut data = String::new();
    for space in spaces.iter() {
        let (x, y) = grid.corner(space);
        let inside = |direction: Direction| {
            space
                .step(direction, 1)
                .is_some_and(|next| spaces.has(next))
        };
        // Along an edge the line runs on into a neighbour of the group, else it stops before the corner.
        let reach = |direction: Direction| if inside(direction) { -inset } else { inset };
        let (l, r) = (
            x + reach(Direction::Left),
            x + grid.cell - reach(Direction::Right),
        );
        let (t, b) = (
            y + reach(Direction::Up),
            y + grid.cell - reach(Direction::Down),
        );
        for direction in Direction::ALL
            .into_iter()
            .filter(|&direction| !inside(direction))
        {
            let (x1, y1, x2, y2) = match direction {
                Direction::Up => (l, t, r, t),
                Direction::Down => (l, b, r, b),
                Direction::Left => (l, t, l, b),
                Direction::Right => (r, t, r, b),
            };
            write!(data, "M{x1} {y1}L{x2} {y2}").expect("writing to a string succeeds");
        }
    }
    data
}

/// The word of a line of the mausoleum.
pub(super) fn line_word(track: Track, place: u8) -> Message {
    let id = match track {
        Track::Row => "scored-row",
        Track::Column => "scored-column",
    };
    Message::new(id).with("n", place)
}
