//! Tracks: score around the board, soldiers and turn order in the corners above the court.

use super::{
    Look,
    bits::{Line, figure, heading, huddle, plate, shared},
    pieces::Pieces,
};
use paint::{Area, Icon, Svg, Weight, cap_height, rim};
use std::fmt::Write;
use table::{Message, Seat};

const SCORE_CELLS: usize = 60;
const SOLDIER_CELLS: usize = 10;

/// KB-1.6: the printed track goes from 0 to 59 and around again; the panels tell the exact score.
pub(super) fn score(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, area: Area, depth: f32) {
    let palette = &look.palette;
    let cells = rim(area, SCORE_CELLS, depth);
    let entries: Vec<Message> = Seat::first(look.open.n_players.into())
        .map(|seat| {
            Message::new("board-entry")
                .with("seat", seat)
                .with("n", look.open.player(seat).score(look.open.data()))
        })
        .collect();
    let title = Message::new("board-score-help").with("entries", entries);
    svg.g("score-track").title(look.say(&title)).draw(|svg| {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(6.0)
            .fill(palette.surface)
            .stroke(palette.line, 1.2);
        let inner = area.inset(depth);
        svg.rect(inner.x, inner.y, inner.w, inner.h)
            .fill(palette.paper)
            .stroke(palette.line, 1.2);
        let mut lines = String::new();
        for cell in &cells {
            // Each cell draws the edge at which it begins.
            let is_across = cell.y <= area.y + 1.0 || cell.bottom() >= area.bottom() - 1.0;
            let edge = match (is_across, cell.y <= area.y + 1.0, cell.x <= area.x + 1.0) {
                (true, true, _) => format!("M{} {}v{depth}", cell.right(), cell.y),
                (true, false, _) => format!("M{} {}v{depth}", cell.x, cell.y),
                (false, _, true) => format!("M{} {}h{depth}", cell.x, cell.y),
                (false, _, false) => format!("M{} {}h{depth}", cell.x, cell.bottom()),
            };
            write!(lines, "{edge}").expect("a string takes all that is written");
        }
        svg.path(rounded(&lines)).stroke(palette.line, 0.8);
        let numbers = |svg: &mut Svg, size: f32, is_shown: &dyn Fn(usize) -> bool| {
            for (at, cell) in cells.iter().enumerate().filter(|(at, _)| is_shown(*at)) {
                let (x, y) = cell.centre();
                svg.text(x.round(), (y + cap_height(size) / 2.0).round(), at);
            }
        };
        let group = |svg: &mut Svg, size: f32, is_shown: &dyn Fn(usize) -> bool| {
            svg.g("")
                .size(size)
                .middle()
                .weight(if size > 11.0 {
                    Weight::Bold
                } else {
                    Weight::Regular
                })
                .fill(if size > 11.0 {
                    palette.ink
                } else {
                    palette.muted
                })
                .draw(|svg| numbers(svg, size, is_shown));
        };
        group(svg, 12.0, &|at| at % 5 == 0);
        group(svg, 10.0, &|at| at % 5 != 0);
    });
    let places: Vec<(Seat, usize)> = Seat::first(look.open.n_players.into())
        .map(|seat| {
            let score = look.open.player(seat).score(look.open.data());
            (seat, score.rem_euclid(SCORE_CELLS as i32) as usize)
        })
        .collect();
    for (seat, cell, n, rank) in shared(&places) {
        let (x, y) = cells[cell].centre();
        let (dx, dy, radius) = spot(cells[cell], n, rank);
        pieces.mark(format!("score-{seat}"), seat, x + dx, y + dy, radius);
    }
}

/// Where one of several marks lies in a cell of the rim: side by side along the track, in a corner or from four on as
/// on a die.
fn spot(cell: Area, n: usize, rank: usize) -> (f32, f32, f32) {
    let (share, spots) = huddle(n);
    let (dx, dy) = spots[rank.min(spots.len() - 1)];
    let is_across = cell.w >= cell.h;
    let is_corner = cell.w.max(cell.h) < 40.0;
    let place = rank as f32 - (n as f32 - 1.0) / 2.0;
    match n {
        0 | 1 => (0.0, 0.0, 10.5),
        _ if is_corner => (dx * 6.4, dy * 6.4, 10.0 * share.min(0.62)),
        2 | 3 => {
            let step = if n == 2 { 24.0 } else { 17.5 };
            let along = place * step;
            let radius = if n == 2 { 10.0 } else { 8.4 };
            if is_across {
                (along, 0.0, radius)
            } else {
                (0.0, along, radius)
            }
        }
        _ if is_across => (dx * 18.0, dy * 6.4, 6.2),
        _ => (dx * 6.4, dy * 18.0, 6.2),
    }
}

/// Coordinates with one decimal: a path of many lines stays short.
fn rounded(path: &str) -> String {
    let mut out = String::with_capacity(path.len());
    let mut rest = path;
    while let Some(at) = rest.find('.') {
        let digits = rest[at + 1..]
            .bytes()
            .take_while(u8::is_ascii_digit)
            .count();
        out.push_str(&rest[..=at]);
        out.push_str(&rest[at + 1..at + 1 + digits.min(1)]);
        rest = &rest[at + 1 + digits..];
    }
    out.push_str(rest);
    out
}

/// KB-1.7: 0 to 9; who has more stands on 9, and the panel tells how many.
pub(super) fn soldiers(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let (head, rest) = area.cut_top(14.0, 4.0);
    let cells = rest.grid(5, 2, 4.0);
    let entries: Vec<Message> = Seat::first(look.open.n_players.into())
        .map(|seat| {
            Message::new("board-entry")
                .with("seat", seat)
                .with("n", look.open.player(seat).soldiers)
        })
        .collect();
    let title = Message::new("board-soldiers-help").with("entries", entries);
    svg.g("soldier-track").title(look.say(&title)).draw(|svg| {
        heading(
            svg,
            look,
            &look.term("board-soldiers"),
            head.x,
            head.centre().1,
            head.w,
        );
        for (at, cell) in cells.iter().enumerate().take(SOLDIER_CELLS) {
            svg.define("soldier-space", |svg| {
                plate(svg, cell.home(), palette);
                let tone = palette.iron.faded(palette.raised);
                Icon::Shield.draw_at(svg, cell.w / 2.0, cell.h / 2.0 + 5.0, cell.h * 0.68, tone);
            });
            svg.reuse("soldier-space", cell.x, cell.y);
            figure(svg, cell.x + cell.w / 2.0, cell.y + 7.0, at, 10.5);
        }
    });
    let places: Vec<(Seat, usize)> = Seat::first(look.open.n_players.into())
        .map(|seat| {
            let soldiers = usize::from(look.open.player(seat).soldiers);
            (seat, soldiers.min(SOLDIER_CELLS - 1))
        })
        .collect();
    for (seat, cell, n, rank) in shared(&places) {
        let (x, y) = cells[cell].centre();
        let (share, spots) = huddle(n);
        let (dx, dy) = spots[rank.min(spots.len() - 1)];
        pieces.mark(
            format!("soldiers-{seat}"),
            seat,
            x + dx * 7.6,
            y + 5.0 + dy * 8.5,
            10.0 * share,
        );
    }
}

/// KB-4.10: places in the turn order; who has passed, who is asked.
pub(super) fn order(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let (head, rest) = area.cut_top(14.0, 4.0);
    let cells = rest.columns(5, 4.0);
    let order: Vec<String> = look
        .open
        .order()
        .iter()
        .map(|seat| look.taste.name(*seat).to_owned())
        .collect();
    let title = Message::new("board-order-help").with("order", order.join(", "));
    svg.g("turn-order").title(look.say(&title)).draw(|svg| {
        heading(
            svg,
            look,
            &look.term("board-order"),
            head.x,
            head.centre().1,
            head.w,
        );
        for (at, cell) in cells.iter().enumerate() {
            let slot = Area::new(cell.x, cell.y, cell.w, 50.0);
            plate(svg, slot, palette);
            figure(svg, slot.x + slot.w / 2.0, slot.y + 8.0, at + 1, 10.5);
            if let Some(&seat) = look.open.order().get(at) {
                under_slot(svg, look, seat, slot);
            }
        }
    });
    for (cell, &seat) in cells.iter().zip(look.open.order()) {
        let x = cell.x + cell.w / 2.0;
        pieces.mark(format!("order-{seat}"), seat, x, cell.y + 31.0, 13.0);
    }
}

fn under_slot(svg: &mut Svg, look: &Look<'_>, seat: Seat, slot: Area) {
    let palette = &look.palette;
    let x = slot.x + slot.w / 2.0;
    if look.is_asked(seat) {
        Icon::ArrowUp.draw_at(svg, x, slot.bottom() + 14.0, 20.0, palette.gold);
    } else if look.has_passed(seat) {
        let passed = look.term("board-passed");
        Line {
            text: &passed,
            size: 11.0,
            least: 8.0,
            weight: Weight::Regular,
            colour: Some(palette.muted),
        }
        .centre(svg, x, slot.bottom() + 12.0, slot.w + 3.0);
    }
}
