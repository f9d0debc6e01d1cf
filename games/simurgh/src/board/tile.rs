//! Action tiles: a coloured head with type and number, a line per space.

use super::{
    Look, draw_figures,
    glyph::{self, Strip},
    path,
};
use crate::{
    data::{Room, Who},
    names::{Good, Space, Tile, space_letter},
    speak::say,
};
use paint::{Area as Rect, Colour, Icon, Paint, Svg, Weight, text_width};

/// Where a tile is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// In the Wilds, with vassals and spaces to choose.
    Wilds,
    /// In hand, on offer or in the market.
    Elsewhere,
}

const HEAD: f32 = 20.0;

/// Draws a tile inside a group that names it.
pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, tile: Tile, rect: Rect, place: Place) {
    let palette = &look.palette;
    let (icon, tone) = glyph::type_sign(tile.kind(), palette);
    svg.rect(rect.x, rect.y, rect.w, rect.h)
        .round(6.0)
        .fill(palette.raised)
        .stroke(tone.fill.mix(palette.ink, 0.35), 1.5);
    svg.path(format!(
        "M{x} {b}v{up}q0 -6 6 -6h{w}q6 0 6 6v{down}z",
        x = rect.x,
        b = rect.y + HEAD,
        up = -(HEAD - 6.0),
        w = rect.w - 12.0,
        down = HEAD - 6.0
    ))
    .fill(tone.fill);
    icon.draw(svg, rect.x + 4.0, rect.y + 2.0, 16.0, tone);
    let mut name = look.say(&say::tile(tile));
    let strip = tile.is_exploration().then(|| {
        let cost = &look.table.data().space(tile.space(0)).cost;
        Strip::cost(look.pays_for(tile.space(0)), cost)
    });
    let cost_width = strip
        .as_ref()
        .map_or(0.0, |strip| (strip.width(13.0) + 24.0).min(rect.w * 0.52));
    let room = rect.w - 36.0 - cost_width;
    if text_width(&name, 12.5, Weight::Bold) > room {
        name = tile.number().to_string();
    }
    svg.text(rect.x + 24.0, rect.y + HEAD / 2.0, name)
        .size(12.5)
        .v_centred()
        .fill(tone.ink);
    if let Some(strip) = strip {
        let x = rect.right() - cost_width;
        svg.rect(x - 2.0, rect.y + 2.0, cost_width, HEAD - 4.0)
            .round(8.0)
            .fill(palette.raised);
        strip.draw(
            svg,
            x + 2.0,
            rect.y + HEAD / 2.0,
            13.0,
            cost_width - 20.0,
            palette,
        );
        Icon::ArrowDown.draw(svg, rect.right() - 18.0, rect.y + 3.5, 13.0, palette.plain);
    }
    if tile.is_exploration()
        && look
            .table
            .data()
            .space(tile.space(0))
            .provenance
            .is_reconstructed
    {
        let (x, y) = (rect.right() - cost_width - 10.0, rect.y + HEAD / 2.0);
        draw_waves(svg, "g-reconstructed-tile", tone.ink, x, y);
    }
    let spaces: Vec<Space> = look.table.data().spaces(tile).collect();
    let body = Rect::new(rect.x, rect.y + HEAD, rect.w, rect.h - HEAD);
    for (at, (&space, row)) in spaces.iter().zip(body.rows(4, 0.0)).enumerate() {
        if at > 0 {
            svg.line(row.x + 6.0, row.y, row.right() - 6.0, row.y)
                .stroke(palette.line, 0.75);
        }
        match place {
            Place::Wilds => {
                let id = path::space(space);
                let title = look.help(
                    &say::space_line(look.table.data(), space),
                    look.table.data().space(space).provenance,
                );
                svg.g(&id).title(title).draw(|svg| {
                    svg.rect(row.x + 1.0, row.y + 1.0, row.w - 2.0, row.h - 2.0)
                        .round(4.0)
                        .fill(palette.raised);
                    line(svg, look, tile, space, row, at, 18.0);
                });
                look.target(svg, &id, row.inset_xy(2.0, 2.0));
            }
            Place::Elsewhere => line(svg, look, tile, space, row, at, 22.0),
        }
    }
    if place == Place::Wilds {
        for (&space, row) in spaces.iter().zip(body.rows(4, 0.0)) {
            let figures = look.figures_on(space);
            let wide = (figures.len() as f32 * 39.0).min(row.w * 0.48);
            let room = Rect::new(row.right() - wide - 5.0, row.y, wide, row.h);
            draw_figures(svg, look, &figures, room);
        }
    }
}

/// One space: who may use it, how many, and its effect.
fn line(
    svg: &mut Svg,
    look: &Look<'_>,
    tile: Tile,
    space: Space,
    row: Rect,
    at: usize,
    largest: f32,
) {
    let palette = &look.palette;
    let data = look.table.data().space(space);
    let middle = row.y + row.h / 2.0;
    let mut x = row.x + 6.0;
    let size = (row.h * 0.58).clamp(15.0, largest);
    if tile.is_exploration() {
        let letter = space_letter(tile, at);
        svg.circle(x + 6.0, middle, 7.0)
            .fill(palette.surface)
            .stroke(palette.line, 1.0);
        svg.text(x + 6.0, middle, letter).size(11.0).centred();
        x += 18.0;
        Strip::gain(&data.gain).draw(svg, x, middle, size, row.right() - x - 46.0, palette);
    } else {
        sockets(svg, look, data.room, x + 6.0, middle);
        x += 15.0;
        if data.who == Who::Rider {
            glyph::draw_good(svg, Good::Dragonrider, x, middle, 13.0, palette);
        }
        x += 15.0;
        let strip = Strip::exchange(look.pays_for(space), &data.cost, &data.gain);
        strip.draw(svg, x, middle, size, row.right() - x - 12.0, palette);
    }
    if data.provenance.is_reconstructed && !tile.is_exploration() {
        reconstructed(svg, look, row.right() - 9.0, row.y + 8.0);
    }
}

/// One ring for a single space, three for a multiple one.
pub(super) fn sockets(svg: &mut Svg, look: &Look<'_>, room: Room, x: f32, y: f32) {
    let palette = &look.palette;
    let id = match room {
        Room::Single => "g-single",
        Room::Multi => "g-multi",
    };
    svg.define(id, |svg| match room {
        Room::Single => {
            svg.circle(0.0, 0.0, 4.5)
                .fill(Paint::None)
                .stroke(palette.ink, 1.4);
        }
        Room::Multi => {
            for (dx, dy) in [(-3.4, 2.6), (3.4, 2.6), (0.0, -3.4)] {
                svg.circle(dx, dy, 2.9)
                    .fill(palette.surface)
                    .stroke(palette.ink, 1.1);
            }
        }
    });
    svg.reuse(id, x, y);
}

/// The small mark of a reconstructed value: two waves.
pub(super) fn reconstructed(svg: &mut Svg, look: &Look<'_>, x: f32, y: f32) {
    draw_waves(svg, "g-reconstructed", look.palette.muted, x, y);
}

fn draw_waves(svg: &mut Svg, id: &str, ink: Colour, x: f32, y: f32) {
    svg.define(id, |svg| {
        svg.path("M-4 -1.5q2 -2.6 4 0t4 0M-4 2q2 -2.6 4 0t4 0")
            .fill(Paint::None)
            .stroke(ink, 1.3)
            .smooth();
    });
    svg.reuse(id, x, y);
}
