//! The Chronicle: the tiles that left the Wilds.

use super::{Look, glyph, player, sources};
use crate::speak::say;
use paint::{Area as Rect, Svg, panel};
use table::Message;

const CHIP: (f32, f32) = (42.0, 22.0);
const IN_A_ROW: usize = 8;
/// What a hand of six tiles and the question above it need.
const HAND: f32 = 470.0;
const SOURCES: f32 = 236.0;

/// How high it is.
pub(super) fn height(look: &Look<'_>) -> f32 {
    let end = look.table.data().end(look.table.length);
    let n = look.table.chronicle.len();
    let rows = n.max(usize::from(end.chronicle)).div_ceil(IN_A_ROW);
    40.0 + rows as f32 * (CHIP.1 + 5.0)
}

/// Draws it at the bottom of the viewer's column, with the sources of points above where there is room and they are
/// nowhere else; returns what is left.
pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, column: Rect) -> Rect {
    let end = look.table.data().end(look.table.length);
    let (place, rest) = column.cut_bottom(height(look), 8.0);
    let count = Message::new("board-count")
        .with("n", look.table.chronicle.len())
        .with("most", end.chronicle);
    let title = format!("{}: {}", look.term("board-chronicle"), look.say(&count));
    svg.g("chronicle").draw(|svg| {
        let inner = panel(svg, place, &title, &look.palette);
        for (at, tile) in look.table.chronicle.iter().enumerate() {
            let (column, row) = ((at % IN_A_ROW) as f32, (at / IN_A_ROW) as f32);
            let (x, y) = (
                inner.x + column * (CHIP.0 + 6.0),
                inner.y + row * (CHIP.1 + 5.0),
            );
            let (icon, tone) = glyph::type_sign(tile.kind(), &look.palette);
            svg.g(format!("gone-{tile}"))
                .at(x, y)
                .title(look.say(&say::tile(tile)))
                .draw(|svg| {
                    svg.rect(0.0, 0.0, CHIP.0, CHIP.1)
                        .round(5.0)
                        .fill(tone.fill)
                        .stroke(look.palette.line, 1.0);
                    icon.draw(svg, 4.0, 3.0, 16.0, tone);
                    svg.text(CHIP.0 - 5.0, CHIP.1 / 2.0, tile.number())
                        .size(13.0)
                        .end()
                        .v_centred()
                        .fill(tone.ink);
                });
        }
    });
    let spare = look
        .viewer()
        .map_or(0.0, |seat| rest.h - player::panel_height(look, seat) - HAND);
    if player::has_room_for_sources(look) || spare < SOURCES {
        return rest;
    }
    let (place, rest) = rest.cut_bottom(SOURCES, 8.0);
    sources::draw(svg, look, place);
    rest
}
