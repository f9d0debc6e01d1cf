//! The Wilds: six areas with their rewards and the tiles on them.

use super::{
    Look,
    glyph::Strip,
    path,
    tile::{self, Place, reconstructed},
};
use crate::{names::Area, speak::say};
use paint::{Area as Rect, Icon, Svg, neutral_pattern, panel};
use table::Message;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let inner = panel(svg, rect, &look.term("board-wilds"), &look.palette);
    for (area, place) in Area::all().zip(inner.grid(2, 3, 7.0)) {
        draw_area(svg, look, area, place);
    }
}

fn draw_area(svg: &mut Svg, look: &Look<'_>, area: Area, rect: Rect) {
    let palette = &look.palette;
    let row = look.table.data().area(area);
    let id = path::area(area);
    if !look.table.is_in_play(area) {
        let title = look.say(&Message::new("board-area-closed").with("n", area.number()));
        let hatch = neutral_pattern(svg, palette);
        svg.g(&id).title(title).draw(|svg| {
            svg.rect(rect.x, rect.y, rect.w, rect.h)
                .round(8.0)
                .fill(hatch)
                .stroke(palette.line, 1.0)
                .opacity(0.5);
            Icon::Lock.draw(
                svg,
                rect.x + rect.w / 2.0 - 16.0,
                rect.y + rect.h / 2.0 - 16.0,
                32.0,
                palette.neutral,
            );
        });
        return;
    }
    let shown = look.table.wilds[area.index()];
    let title = Message::new(if shown.is_some() {
        "board-area"
    } else {
        "board-area-free"
    })
    .with("n", area.number())
    .with("reward", say::effect(&row.reward));
    let (plate, body) = rect.cut_top(20.0, 2.0);
    svg.g(&id)
        .title(look.help(&title, row.provenance))
        .draw(|svg| {
            svg.rect(rect.x, rect.y, rect.w, rect.h)
                .round(8.0)
                .fill(palette.paper)
                .stroke(palette.line, 1.0)
                .dash(5.0, 4.0);
            svg.circle(plate.x + 14.0, plate.y + 11.0, 9.0)
                .fill(palette.accent);
            svg.text(plate.x + 14.0, plate.y + 11.0, area.number())
                .size(12.0)
                .centred()
                .fill(palette.on_accent);
            let strip = Strip::gain(&row.reward);
            match shown {
                Some(_) => strip.draw(
                    svg,
                    plate.x + 30.0,
                    plate.y + 11.0,
                    14.0,
                    plate.w - 50.0,
                    palette,
                ),
                None => {
                    let (x, y) = body.centre();
                    svg.text(x, y - 26.0, look.term("board-reward"))
                        .size(13.0)
                        .centred()
                        .fill(palette.muted);
                    strip.draw_centred(svg, x, y + 2.0, 34.0, body.w - 20.0, palette);
                }
            }
            if row.provenance.is_reconstructed {
                reconstructed(svg, look, plate.right() - 12.0, plate.y + 11.0);
            }
        });
    look.target(svg, &id, rect.inset(3.0));
    if let Some(it) = shown {
        let id = path::tile(it);
        let card = body.inset_xy(4.0, 2.0);
        svg.g(&id)
            .title(look.say(&say::tile_help(look.table.data(), it)))
            .draw(|svg| tile::draw(svg, look, it, card, Place::Wilds));
        look.target(svg, &id, card);
    }
}
