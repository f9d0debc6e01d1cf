//! The King's court: eighteen advisors rising like a pyramid, each with its number, gifts and room for two groups.

use super::{
    Look,
    bits::{Bit, Line, bits, figure, gift_bits},
    pieces::Pieces,
};
use crate::{board::path, names::Advisor, speak::label, table::Group};
use paint::{Area, Icon, Paint, Svg, Weight};
use table::Message;

/// Rows from the bottom to the top, by the number of their first advisor.
const ROWS: [(u8, u8); 5] = [(1, 5), (6, 9), (10, 13), (14, 16), (17, 18)];
const CELL: (f32, f32) = (124.0, 113.0);
const GAP: f32 = 8.0;
/// Of the whole court.
pub(super) const HEIGHT: f32 = CELL.1 * 5.0 + GAP * 4.0;

/// The free corners above the pyramid, left and right.
pub(super) fn corners(court: Area) -> (Area, Area) {
    let top = row_width(2);
    let width = (court.w - top) / 2.0 - 14.0;
    let left = Area::new(court.x, court.y, width, CELL.1);
    (left, left.moved(court.w - width, 0.0))
}

fn row_width(n: usize) -> f32 {
    CELL.0 * n as f32 + GAP * (n as f32 - 1.0)
}

pub(super) fn draw(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, court: Area) {
    for (from_bottom, (first, last)) in ROWS.into_iter().enumerate() {
        let n = usize::from(last - first + 1);
        let left = court.x + (court.w - row_width(n)) / 2.0;
        let top = court.bottom() - CELL.1 - (CELL.1 + GAP) * from_bottom as f32;
        for number in first..=last {
            let Some(advisor) = Advisor::from_number(number) else {
                continue;
            };
            let x = left + (CELL.0 + GAP) * f32::from(number - first);
            space(
                svg,
                pieces,
                look,
                advisor,
                Area::new(x, top, CELL.0, CELL.1),
            );
        }
    }
}

/// Between the frame of a space and what is in it.
const PAD: f32 = 5.0;
/// Height of a row of dice.
const SLOT: f32 = 25.0;

fn space(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, advisor: Advisor, area: Area) {
    let number = advisor.number();
    let is_royal = number >= 17;
    let groups: Vec<Group> = look.open.groups(advisor).collect();
    svg.g(path::advisor(number))
        .at(area.x, area.y)
        .title(help(look, advisor, &groups))
        .draw(|svg| {
            ground(svg, look, &groups, is_royal);
            figure(svg, 22.0, 24.0, number, 17.0);
            let name = look.term(advisor.word());
            Line {
                text: &name,
                size: 13.0,
                least: 8.0,
                weight: Weight::Bold,
                colour: None,
            }
            .left(svg, 43.0, 14.0, CELL.0 - 43.0 - PAD);
            let gifts = gift_bits(look, look.open.data().gifts(advisor));
            bits(svg, look, (43.0, 35.0), 18.0, CELL.0 - 43.0 - 3.0, &gifts);
        });
    for (at, group) in groups.iter().enumerate() {
        let room = CELL.0 - 2.0 * PAD - 4.0 - extras_width(*group);
        let place = (area.x + PAD + 2.0, area.y + slot_top(at) + 2.0);
        pieces.row(group.owner, group.dice, place, SLOT - 4.0, room);
    }
}

/// The plate of a space and its room for dice.
fn ground(svg: &mut Svg, look: &Look<'_>, groups: &[Group], is_royal: bool) {
    let palette = &look.palette;
    let id = format!(
        "court{}{}",
        groups.len(),
        if is_royal { "-royal" } else { "" }
    );
    svg.define(&id, |svg| {
        svg.rect(0.0, 0.0, CELL.0, CELL.1)
            .round(9.0)
            .fill(palette.surface)
            .stroke(palette.line, 1.2);
        medallion(svg, look, is_royal);
        for at in 0..2 {
            slot(svg, look, at, at < groups.len());
        }
    });
    svg.reuse(&id, 0.0, 0.0);
    for (at, group) in groups.iter().enumerate() {
        let extras = extras(look, *group);
        if !extras.is_empty() {
            let x = CELL.0 - PAD - extras_width(*group);
            let y = slot_top(at) + SLOT / 2.0;
            bits(svg, look, (x, y), EXTRA, 60.0, &extras);
        }
    }
}

fn slot_top(at: usize) -> f32 {
    CELL.1 - PAD - SLOT * 2.0 - 3.0 + (SLOT + 3.0) * at as f32
}

/// The round frame of a number; the royal couple has one in another colour.
fn medallion(svg: &mut Svg, look: &Look<'_>, is_royal: bool) {
    let palette = &look.palette;
    let rim = if is_royal {
        palette.accent
    } else {
        palette.gold.fill
    };
    svg.circle(22.0, 24.0, 17.0)
        .fill(rim)
        .stroke(palette.ink, 1.0);
    svg.circle(22.0, 24.0, 13.6)
        .fill(palette.raised)
        .stroke(palette.ink, 0.8);
}

/// Room for one group. The second one is opened only by the envoy (KB-10.4).
fn slot(svg: &mut Svg, look: &Look<'_>, at: usize, is_taken: bool) {
    let palette = &look.palette;
    let top = slot_top(at);
    let frame = svg
        .rect(PAD, top, CELL.0 - 2.0 * PAD, SLOT)
        .round(5.0)
        .stroke(palette.line, 1.0);
    if is_taken {
        drop(frame.fill(palette.raised).stroke(palette.ink, 1.0));
        return;
    }
    drop(frame.fill(Paint::None).dash(3.0, 3.0));
    if at == 1 {
        let tone = palette.neutral.faded(palette.surface);
        Icon::Envoy.draw_at(svg, CELL.0 / 2.0, top + SLOT / 2.0, 16.0, tone);
    }
}

const EXTRA: f32 = 17.0;

/// The token and the shift that lie with a group.
fn extras(look: &Look<'_>, group: Group) -> Vec<Bit> {
    let mut all = Vec::new();
    if group.token {
        all.push(Bit::Icon(Icon::PlusTwo, look.palette.violet));
    }
    match group.market {
        0 => {}
        shift if shift > 0 => all.push(Bit::Icon(Icon::ArrowUp, look.palette.grain)),
        _ => all.push(Bit::Icon(Icon::ArrowDown, look.palette.grain)),
    }
    all
}

fn extras_width(group: Group) -> f32 {
    let n = u8::from(group.token) + u8::from(group.market != 0);
    f32::from(n) * EXTRA * 1.04 + if n > 0 { 2.0 } else { 0.0 }
}

/// Number, name and gift, and who has dice there.
fn help(look: &Look<'_>, advisor: Advisor, groups: &[Group]) -> String {
    let gift = Message::new("advisor-help")
        .with("number", advisor.number())
        .term("advisor", advisor.word())
        .with(
            "gift",
            label::gift(look.open, look.view.viewer.seat(), advisor),
        );
    let mut parts = vec![look.say(&gift)];
    for group in groups {
        let helps = [
            group.token.then_some("help-token"),
            (group.market > 0).then_some("help-market-up"),
            (group.market < 0).then_some("help-market-down"),
        ];
        let mut dice = group.dice.to_string();
        for help in helps.into_iter().flatten() {
            dice.push_str(", ");
            dice.push_str(&look.term(help));
        }
        let message = match group.owner {
            Some(seat) => Message::new("board-group").with("seat", seat),
            None => Message::new("board-group-neutral"),
        };
        parts.push(look.say(&message.with("dice", dice)));
    }
    parts.join(". ")
}
