//! All players at a glance, and the score table.

use super::{Look, bits, rows};
use crate::{Part, rules::score_rows};
use paint::{Area, Icon, Svg, Weight, ellipsis, fit, panel, seat_mark, seat_tag};
use table::Seat;

const ROW: f32 = 27.0;
const HEAD: f32 = 24.0;

/// The height of the table of players.
pub(super) fn height(look: &Look<'_>) -> f32 {
    16.0 + HEAD + ROW * look.table.n_seats() as f32
}

/// One line per player: who has confirmed, points, coins, materials, bonuses, special dice.
pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let inner = panel(svg, area, "", palette);
    let columns = [
        (
            inner.right() - 16.0,
            Icon::Hourglass,
            palette.grain,
            "board-bonuses",
        ),
        (
            inner.right() - 60.0,
            Icon::Crate,
            palette.wood,
            "part-warehouse",
        ),
        (
            inner.right() - 104.0,
            Icon::Coin,
            palette.gold,
            "board-treasury",
        ),
        (
            inner.right() - 150.0,
            Icon::Laurel,
            palette.jade,
            "board-score-table",
        ),
    ];
    for (x, icon, tone, id) in columns {
        svg.g("")
            .title(look.term(id))
            .draw(|svg| icon.draw_at(svg, x, inner.y + HEAD / 2.0, 17.0, tone));
    }
    let (_, lines) = inner.cut_top(HEAD, 0.0);
    for seat in Seat::first(look.table.n_seats()) {
        let y = lines.y + ROW * (seat.index() as f32 + 0.5);
        let player = look.table.player(seat);
        if look.is_own(seat) {
            svg.rect(lines.x - 4.0, y - ROW / 2.0 + 1.0, lines.w + 8.0, ROW - 2.0)
                .round(5.0)
                .fill(palette.raised);
        }
        let dice = look.table.unlocked(seat);
        let room = inner.w - 200.0 - dice.len() as f32 * 18.0;
        rows::ready(svg, look, seat, lines.x - 2.0, y - 8.0);
        seat_tag(
            svg,
            seat,
            look.name(seat),
            lines.x + 18.0,
            y,
            14.0,
            room,
            palette,
        );
        let mut x = inner.right() - 176.0 - dice.len() as f32 * 18.0;
        for colour in dice.iter() {
            bits::small_die(svg, look, colour, x, y - 9.0, 18.0);
            x += 18.0;
        }
        let points: i32 = score_rows(look.table, seat).iter().sum();
        let cells = [
            player.bonuses.len() as i32,
            i32::from(player.materials()),
            i32::from(player.treasury.coins()),
            points,
        ];
        for ((x, ..), n) in columns.into_iter().zip(cells) {
            svg.text(x, y, n).size(15.0).bold().centred();
        }
    }
}

/// SW-11.3: the eight rows as they stand, the total, unspent coins, and the places at the end.
pub(super) fn score_table(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let inner = panel(svg, area, &look.term("board-score-table"), palette);
    let n_seats = look.table.n_seats();
    let outcome = <crate::SevenWondersDice as table::Turns>::outcome(look.table);
    let n_lines = Part::SCORED.len() + 4;
    let step = (inner.h / n_lines as f32).min(30.0);
    let first = inner.w * if n_seats > 4 { 0.4 } else { 0.5 };
    let column = (inner.w - first) / n_seats as f32;
    let at = |seat: Seat| inner.x + first + column * (seat.index() as f32 + 0.5);
    for seat in Seat::first(n_seats) {
        seat_mark(
            svg,
            seat,
            at(seat),
            inner.y + step / 2.0,
            (step * 0.4).min(8.0),
            palette,
        );
    }
    let line = |svg: &mut Svg, nth: usize, label: &str, weight: Weight, values: &[String]| {
        let y = inner.y + step * (nth as f32 + 0.5);
        let size = fit(label, (step * 0.8).min(13.5), weight, first - 4.0).max(8.0);
        svg.text(inner.x, y, ellipsis(label, size, weight, first - 4.0))
            .size(size)
            .weight(weight)
            .v_centred();
        let size = (step * 0.8).min(14.0);
        let group = svg.g("").size(size).weight(weight).middle();
        group.draw(|svg| {
            for (seat, value) in Seat::first(n_seats).zip(values) {
                svg.text(at(seat), y + 0.32 * size, value);
            }
        });
    };
    for (nth, (id, values)) in outcome.sources.iter().enumerate() {
        let values: Vec<String> = values.iter().map(ToString::to_string).collect();
        line(svg, nth + 1, &look.term(id), Weight::Regular, &values);
    }
    let totals: Vec<String> = outcome.scores.iter().map(ToString::to_string).collect();
    let coins: Vec<String> = look
        .table
        .players()
        .iter()
        .map(|player| player.treasury.coins().to_string())
        .collect();
    line(
        svg,
        Part::SCORED.len() + 1,
        &look.term("board-total"),
        Weight::Bold,
        &totals,
    );
    line(
        svg,
        Part::SCORED.len() + 2,
        &look.term("board-unspent"),
        Weight::Regular,
        &coins,
    );
    if look.is_over() {
        let places: Vec<String> = outcome
            .places
            .iter()
            .map(|place| format!("{place}."))
            .collect();
        line(
            svg,
            Part::SCORED.len() + 3,
            &look.term("board-place"),
            Weight::Bold,
            &places,
        );
    }
}
