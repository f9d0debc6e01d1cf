//! Somebody else's sheet: a row per part with its boxes and its count. The Barracks that face the viewer are marked.

use super::{Look, bits};
use crate::{
    Bonus, Part, Space, Spaces, data,
    face::{path, text},
    rules::score_rows,
};
use paint::{Area, Icon, Paint, Svg, Weight, ellipsis, fit, panel, seat_tag};
use table::{Message, Seat};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let points: i32 = score_rows(player).iter().sum();
    let title = match player.city {
        Some(city) => Message::new("board-sheet").with("seat", seat).term("city", city.word()).with("n", points),
        None => Message::new("board-sheet-setup").with("seat", seat),
    };
    svg.g(format!("sheet-{seat}")).class("sheet").data("seat", seat).label(look.say(&title)).draw(|svg| {
        let inner = panel(svg, area, "", palette);
        let is_small = area.h < 300.0;
        let (head, rest) = inner.cut_top(if is_small { 38.0 } else { 52.0 }, 4.0);
        heading(svg, look, seat, head);
        if player.city.is_none() {
            return;
        }
        let rows = rest.rows(Part::ALL.len(), if is_small { 1.0 } else { 3.0 });
        for (part, row) in PARTS.into_iter().zip(rows) {
            part_row(svg, look, seat, part, row);
        }
    });
}

/// The order of the rows: what neighbours look at first.
const PARTS: [Part; Part::ALL.len()] = [
    Part::BarracksWest,
    Part::BarracksEast,
    Part::Warehouse,
    Part::Agora,
    Part::Market,
    Part::University,
    Part::GuildCourt,
    Part::Gallery,
    Part::Wonder,
];

fn heading(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let line = area.h / 2.0;
    let size = (line * 0.78).min(17.0);
    let (x, y) = (area.x, area.y + line / 2.0);
    let role = role(look, seat);
    let role_width = role.as_ref().map_or(0.0, |role| paint::text_width(role, size * 0.8, Weight::Regular) + 8.0);
    seat_tag(svg, seat, look.name(seat), x, y, size, area.w - role_width - 24.0, palette);
    if let Some(role) = role {
        svg.text(area.right() - 22.0, y, role).size(size * 0.8).end().v_centred().fill(palette.muted);
    }
    ready(svg, look, seat, area.right() - 16.0, y - 8.0);
    let y = area.y + line * 1.5;
    let mut right = area.right();
    let points: i32 = score_rows(player).iter().sum();
    let height = line * 0.9;
    for (icon, tone, n) in [
        (Icon::Laurel, palette.jade, points),
        (Icon::Coin, palette.gold, i32::from(player.treasury.coins())),
        (Icon::Crate, palette.wood, i32::from(player.materials())),
    ] {
        let text = n.to_string();
        right -= paint::chip_width(height, &text, paint::Pill::Bare);
        paint::chip(svg, right, y, height, icon, &text, tone, paint::Pill::Bare, palette);
        right -= 6.0;
    }
    right -= 3.0 * height * 0.72;
    bonus_boxes(svg, look, seat, right, y, height * 0.68);
    right -= 4.0;
    for colour in text::unlocked(player).iter() {
        right -= height * 0.92;
        bits::small_die(svg, look, colour, right, y - height * 0.46, height * 0.92);
    }
    if let Some(city) = player.city {
        let name = look.word(city.word());
        let room = right - x - 6.0;
        let size = fit(&name, size * 0.9, Weight::Regular, room).max(9.0);
        svg.text(x, y, ellipsis(&name, size, Weight::Regular, room)).size(size).v_centred();
    }
}

/// Where somebody sits from the viewer's place.
fn role(look: &Look<'_>, seat: Seat) -> Option<String> {
    let own = look.own?;
    let (left, right) = (look.table.left(own), look.table.right(own));
    let id = if left == right {
        "board-opponent"
    } else if seat == left {
        "board-left"
    } else if seat == right {
        "board-right"
    } else {
        return None;
    };
    Some(look.word(id))
}

/// SW-10.6: who has confirmed is public.
pub(super) fn ready(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32) {
    let palette = &look.palette;
    if look.is_ready(seat) {
        svg.g("").title(look.word("board-ready")).draw(|svg| Icon::Check.draw(svg, x, y, 16.0, palette.jade));
    } else if look.view.turn().has(seat) {
        svg.g("").title(look.word("board-choosing")).draw(|svg| Icon::Hourglass.draw(svg, x, y, 16.0, palette.grain));
    }
}

fn bonus_boxes(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32, size: f32) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    for (at, bonus) in Bonus::ALL.into_iter().enumerate() {
        let left = x + at as f32 * size * 1.06;
        let title = look.word(bonus.word());
        svg.g(path::bonus(seat, bonus)).at(left, y - size / 2.0).title(title).draw(|svg| {
            svg.rect(0.0, 0.0, size, size).round(2.0).fill(palette.raised).stroke(palette.ink, 0.8);
            Icon::Hourglass.draw(svg, size * 0.14, size * 0.14, size * 0.72, palette.grain);
            if player.bonuses.has(bonus) {
                bits::cross(svg, look, size, size, false);
            }
        });
    }
}

fn part_row(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let (x, y) = (area.x, area.centre().1);
    if faces_viewer(look, seat, part) {
        svg.rect(area.x - 3.0, area.y - 0.5, area.w + 6.0, area.h + 1.0)
            .round(4.0)
            .fill(Paint::None)
            .stroke(palette.accent, 1.6)
            .dash(4.0, 2.5);
    }
    let icon = (area.h * 0.8).min(22.0);
    bits::part_icon(svg, look, part, x, y - icon / 2.0, icon);
    let most = Spaces::of(part).len();
    // Counts for the Guild Court are those of earlier turns.
    let count = format!("{}/{most}", player.count(part));
    let size = (area.h * 0.62).min(14.0);
    svg.text(area.right(), y, count).size(size).bold().end().v_centred();
    let boxes = Area::new(x + icon * 1.45, area.y, area.w - icon * 1.45 - size * 2.4, area.h);
    // Nine boxes of the University must fit, with room between lanes.
    let step = (boxes.w / 10.2).min(area.h + 2.0).min(30.0);
    let side = step - 2.0;
    let mut at = boxes.x;
    for space in Spaces::of(part).iter() {
        if begins_lane(space) {
            at += step * 0.35;
        }
        space_box(svg, look, seat, space, at, y - side / 2.0, side);
        at += step;
    }
}

/// SW-8.3.5: the Barracks whose defence the viewer's attacks meet.
fn faces_viewer(look: &Look<'_>, seat: Seat, part: Part) -> bool {
    look.own.is_some_and(|own| {
        seat != own
            && ((part == Part::BarracksEast && look.table.left(own) == seat)
                || (part == Part::BarracksWest && look.table.right(own) == seat))
    })
}

/// Lanes after the first of their part.
fn begins_lane(space: Space) -> bool {
    matches!(
        space,
        Space::AgB1
            | Space::AgC1
            | Space::BwD1
            | Space::BeD1
            | Space::MkA1
            | Space::MkC1
            | Space::UnC1
            | Space::UnG1
            | Space::WhGlass
    )
}

fn space_box(svg: &mut Svg, look: &Look<'_>, seat: Seat, space: Space, x: f32, y: f32, side: f32) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let is_crossed = player.crossed.has(space);
    let mut lines = vec![Message::new(space.word())];
    let Some(city) = player.city else { return };
    let space_data = data().board(city).space(space);
    let is_attack = space_data.laurels > 0;
    if is_attack && is_crossed {
        lines.push(Message::new("board-space-written").with("n", player.written(space)));
    } else if is_crossed {
        lines.push(Message::new("board-space-crossed"));
    }
    svg.g(path::space(seat, space)).at(x, y).title(bits::help(look, &lines)).draw(|svg| {
        let is_defence = Spaces(Spaces::DEFENCE_WEST.0 | Spaces::DEFENCE_EAST.0).has(space);
        svg.define("box", |svg| {
            svg.rect(0.0, 0.0, 20.0, 20.0).round(3.0).attr("stroke", "currentColor").num("stroke-width", 1.0);
        });
        svg.reuse("box", 0.0, 0.0).scale(side / 20.0).fill(palette.raised).attr("color", palette.ink);
        if is_defence {
            Icon::Shield.draw(svg, side * 0.18, side * 0.15, side * 0.64, palette.iron);
        }
        let number = if is_attack && is_crossed {
            player.written(space)
        } else if is_attack {
            space_data.laurels
        } else {
            space_data.vp
        };
        if number > 0 {
            let ink = if is_crossed { palette.ink } else { palette.muted };
            svg.text(side / 2.0, side / 2.0, number).size(side * 0.6).centred().fill(ink);
        }
        if is_crossed {
            let id = format!("x-{}", palette.theme.name());
            svg.define(&id, |svg| bits::cross(svg, look, 20.0, 20.0, false));
            svg.reuse(&id, 0.0, 0.0).scale(side / 20.0);
        }
    });
}
