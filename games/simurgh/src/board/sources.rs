//! Where everybody's points came from.

use super::{Look, draw_mark};
use crate::table::as_score;
use paint::{Area as Rect, Svg, Weight, ellipsis, panel};

/// A table: a row for each source, a column for each seat.
pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let palette = &look.palette;
    svg.g("sources").draw(|svg| {
        let inner = panel(svg, rect, &look.term("board-sources"), palette);
        let players = &look.table.players;
        let n = players.len() as f32;
        let wide = ((inner.w * 0.56) / n).min(60.0);
        let names = inner.w - wide * n;
        let column = |at: usize| inner.x + names + (at as f32 + 0.5) * wide;
        let mut rows: Vec<(&str, Vec<i32>)> = Vec::new();
        for (at, (word, _)) in players[0].points.earned().into_iter().enumerate() {
            let earned = players.iter().map(|player| player.points.earned()[at].1);
            rows.push((word, earned.map(as_score).collect()));
        }
        let paid = players.iter().map(|player| -as_score(player.points.paid));
        rows.push(("source-paid", paid.collect()));
        rows.retain(|(_, points)| points.iter().any(|&n| n != 0));
        let high = (inner.h / (rows.len() as f32 + 1.0)).min(26.0);
        let size = (high - 1.0).min(14.0);
        let line = |at: usize| inner.y + (at as f32 + 0.5) * high;
        for seat in look.table.seats() {
            draw_mark(svg, look, seat, column(seat.index()), line(0));
        }
        for (at, (word, points)) in rows.iter().enumerate() {
            let words = look.term(word);
            let words = ellipsis(&words, size, Weight::Regular, names);
            svg.text(inner.x, line(at + 1), words)
                .size(size)
                .weight(Weight::Regular)
                .v_centred();
            for (seat, n) in points.iter().enumerate().filter(|(_, n)| **n != 0) {
                svg.text(column(seat), line(at + 1), n).size(size).centred();
            }
            if at > 0 {
                let y = line(at + 1) - high / 2.0;
                svg.line(inner.x, y, inner.right(), y)
                    .stroke(palette.line, 0.75);
            }
        }
    });
}
