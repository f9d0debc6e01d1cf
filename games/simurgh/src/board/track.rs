//! The head of the picture: title, both end conditions, and the score track.

use super::Look;
use crate::{names::Good, speak::say};
use paint::{Area as Rect, Icon, Svg, Weight, ellipsis, meter, seat_mark};
use std::fmt::Write as _;
use table::{Message, Seat};

/// Points on one round of the track.
const ROUND: u32 = 60;

pub(super) fn title(look: &Look<'_>) -> Message {
    Message::new("board-title")
        .term("mode", look.table.mode.word())
        .term("length", look.table.length.word())
        .with("round", look.table.round.max(1))
}

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let palette = &look.palette;
    let (head, track) = rect.cut_top(24.0, 4.0);
    let words = ellipsis(&look.say(&title(look)), 16.0, Weight::Bold, 700.0);
    svg.text(head.x + 4.0, head.y + 12.0, words)
        .size(16.0)
        .v_centred()
        .fill(palette.accent);
    let end = look.table.data().end(look.table.length);
    let ends = [
        (
            "board-objectives",
            Icon::Laurel,
            look.table.n_objectives(),
            end.objectives,
        ),
        (
            "board-chronicle",
            Icon::Book,
            look.table.chronicle.len() as u8,
            end.chronicle,
        ),
    ];
    let mut right = head.right();
    for (word, icon, n, most) in ends {
        let count = look.say(&Message::new("board-count").with("n", n).with("most", most));
        let title = format!("{}: {count}", look.term(word));
        let id = word.replace("board-", "end-");
        let x = right - 400.0;
        svg.g(id).title(&title).draw(|svg| {
            icon.draw(svg, x, head.y + 3.0, 18.0, palette.gold);
            svg.text(
                x + 24.0,
                head.y + 12.0,
                ellipsis(&title, 14.0, Weight::Bold, 170.0),
            )
            .size(14.0)
            .v_centred();
            let bar = Rect::new(x + 200.0, head.y + 5.0, 180.0, 14.0);
            meter(
                svg,
                bar,
                u32::from(n),
                u32::from(most),
                palette.gold,
                palette,
            );
        });
        right = x;
    }
    score(svg, look, track);
}

/// Sixty places; who passes the end goes around again, so the number stands on the panel too.
fn score(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let palette = &look.palette;
    let cells = rect.columns(ROUND as usize, 0.0);
    svg.rect(rect.x, rect.y, rect.w, rect.h)
        .fill(palette.raised)
        .stroke(palette.line, 1.0);
    let mut lines = String::new();
    for (at, cell) in cells.iter().enumerate() {
        if at > 0 {
            let _ = write!(lines, "M{:.1} {:.1}v{:.1}", cell.x, cell.y, cell.h);
        }
        if at % 5 == 0 {
            svg.text(cell.x + cell.w / 2.0, cell.y + cell.h / 2.0, at)
                .size(12.0)
                .centred()
                .fill(palette.muted);
        }
    }
    svg.path(lines).stroke(palette.line, 0.75);
    for seat in look.table.seats() {
        let points = look.table.player(seat).points.total();
        let cell = cells[(points % ROUND) as usize];
        let same =
            |other: &Seat| look.table.player(*other).points.total() % ROUND == points % ROUND;
        let mates: Vec<Seat> = look.table.seats().filter(same).collect();
        let at = mates.iter().position(|&mate| mate == seat).unwrap_or(0);
        let dy = (at as f32 - (mates.len() as f32 - 1.0) / 2.0) * 6.0;
        let title = Message::new("board-points")
            .with("seat", seat)
            .with("points", say::amount(points, Good::Pp));
        svg.g(format!("score-{seat}"))
            .at(cell.x + cell.w / 2.0, cell.y + cell.h / 2.0 + dy)
            .title(look.say(&title))
            .draw(|svg| seat_mark(svg, seat, 0.0, 0.0, 9.0, palette));
    }
}
