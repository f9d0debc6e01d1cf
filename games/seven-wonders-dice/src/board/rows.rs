//! Somebody else's sheet: a row per part with its boxes and its count. The Barracks that face the viewer are marked.

use super::{Look, bits, path};
use crate::{Board, Bonus, Part, Space, rules::score_rows, text};
use paint::{Area, Icon, Paint, Svg, Weight, ellipsis, fit, panel, seat_tag};
use table::{Message, Seat};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let points: i32 = score_rows(look.table, seat).iter().sum();
    let title = match player.city {
        Some(city) => Message::new("board-sheet")
            .with("seat", seat)
            .term("city", city.word())
            .with("n", points),
        None => Message::new("board-sheet-setup").with("seat", seat),
    };
    svg.g(format!("seat-{seat}"))
        .class("sheet")
        .data("seat", seat)
        .label(look.say(&title))
        .draw(|svg| {
            let inner = panel(svg, area, "", palette);
            let is_small = area.w < 300.0 || area.h < 340.0;
            let (head, rest) = inner.cut_top(if is_small { 38.0 } else { 52.0 }, 4.0);
            heading(svg, look, seat, head);
            if player.city.is_none() {
                let (x, y) = rest.centre();
                svg.text(x, y, look.term("board-no-city"))
                    .size(14.0)
                    .centred()
                    .fill(palette.muted);
                return;
            }
            let gap = if is_small { 1.0 } else { 3.0 };
            let step = (rest.h + gap) / PARTS.len() as f32;
            for (at, part) in PARTS.into_iter().enumerate() {
                let row = Area::new(rest.x, rest.y + step * at as f32, rest.w, step - gap);
                part_row(svg, look, seat, part, row);
            }
        });
}

/// The order of the rows: what neighbours look at first.
const PARTS: [Part; Part::N] = [
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
    let role_width = role.as_ref().map_or(0.0, |role| {
        paint::text_width(role, size * 0.8, Weight::Regular) + 8.0
    });
    seat_tag(
        svg,
        seat,
        look.name(seat),
        x,
        y,
        size,
        area.w - role_width - 24.0,
        palette,
    );
    if let Some(role) = role {
        svg.text(area.right() - 22.0, y, role)
            .size(size * 0.8)
            .end()
            .v_centred()
            .fill(palette.muted);
    }
    ready(svg, look, seat, area.right() - 16.0, y - 8.0);
    let y = area.y + line * 1.5;
    let mut right = area.right();
    let points: i32 = score_rows(look.table, seat).iter().sum();
    let height = line * 0.9;
    for (id, icon, tone, n) in [
        ("board-score", Icon::Laurel, palette.jade, points),
        (
            "board-coins",
            Icon::Coin,
            palette.gold,
            i32::from(player.treasury.coins()),
        ),
        (
            "board-materials",
            Icon::Crate,
            palette.wood,
            i32::from(player.materials()),
        ),
    ] {
        let text = n.to_string();
        right -= paint::chip_width(height, &text, paint::Pill::Bare);
        let title = look.say(&Message::new(id).with("n", n));
        svg.g("").title(title).draw(|svg| {
            paint::chip(
                svg,
                right,
                y,
                height,
                icon,
                &text,
                tone,
                paint::Pill::Bare,
                palette,
            );
        });
        right -= 6.0;
    }
    right -= 3.0 * height * 0.72;
    bonus_boxes(svg, look, seat, right, y, height * 0.68);
    right -= 4.0;
    for colour in look.table.unlocked(seat).iter() {
        right -= height * 0.92;
        bits::small_die(svg, look, colour, right, y - height * 0.46, height * 0.92);
    }
    if let Some(city) = player.city {
        let name = look.term(city.word());
        let room = right - x - 6.0;
        let size = fit(&name, size * 0.9, Weight::Regular, room).max(9.0);
        svg.text(x, y, ellipsis(&name, size, Weight::Regular, room))
            .size(size)
            .v_centred();
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
    Some(look.term(id))
}

/// SW-10.6: who has confirmed is public.
pub(super) fn ready(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32) {
    let palette = &look.palette;
    if look.is_ready(seat) {
        svg.g("")
            .title(look.term("board-ready"))
            .draw(|svg| bits::tinted(svg, Icon::Check, palette.jade, x, y, 16.0));
    } else if look.view.turn().has(seat) {
        svg.g("")
            .title(look.term("board-choosing"))
            .draw(|svg| bits::tinted(svg, Icon::Hourglass, palette.grain, x, y, 16.0));
    }
}

fn bonus_boxes(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32, size: f32) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    for (at, bonus) in Bonus::ALL.into_iter().enumerate() {
        let left = x + at as f32 * size * 1.06;
        let title = look.term(bonus.word());
        svg.g(path::bonus(seat, bonus))
            .at(left, y - size / 2.0)
            .title(title)
            .draw(|svg| {
                let is_crossed = player.bonuses.has(bonus);
                let id = if is_crossed { "hourx" } else { "hour" };
                svg.define(id, |svg| {
                    svg.rect(0.5, 0.5, SIDE - 1.0, SIDE - 1.0)
                        .round(3.0)
                        .fill(palette.raised)
                        .stroke(palette.ink, 1.0);
                    Icon::Hourglass.draw(svg, 3.0, 3.0, 14.0, palette.grain);
                    if is_crossed {
                        bits::cross(svg, look, SIDE, SIDE, false);
                    }
                });
                svg.reuse(id, 0.0, 0.0).scale(size / SIDE);
            });
    }
}

fn part_row(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let most = look
        .table
        .board_of(player)
        .map_or(0, |board| board.of(part).len());
    let count = player.count(part);
    let title = text::part(look.table, seat, part);
    svg.g("").title(look.say(&title)).draw(|svg| {
        // Where a row is tall enough, the name of the part stands above its boxes.
        let label = if area.h >= 40.0 { 17.0 } else { 0.0 };
        let room = area.h - label;
        let y = area.y + label + room / 2.0;
        if faces_viewer(look, seat, part) {
            svg.rect(area.x - 3.0, area.y - 0.5, area.w + 6.0, area.h + 1.0)
                .round(4.0)
                .fill(Paint::None)
                .stroke(palette.accent, 1.6)
                .dash(4.0, 2.5);
        }
        let icon = (room * 0.86).min(24.0);
        bits::part_icon(svg, look, part, area.x, y - icon / 2.0, icon);
        let size = (room * 0.68).min(15.0);
        svg.text(area.right(), y, format!("{count}/{most}"))
            .size(size)
            .bold()
            .end()
            .v_centred();
        if part == Part::BarracksEast {
            both_barracks(svg, look, seat, area.right() - size * 2.6, y, size);
        }
        let x = area.x + icon * 1.45;
        // Nine boxes of the University must fit, with room between lanes.
        let step = ((area.right() - x - size * 2.4) / 10.2)
            .min(room + 1.0)
            .min(46.0);
        let scale = step / STEP;
        if label > 0.0 {
            let baseline = y - scale * SIDE / 2.0 - 4.0;
            svg.text(x, baseline, look.term(part.word()))
                .size(12.5)
                .fill(palette.muted);
        }
        let is_legible = scale * NUMBER > 10.4;
        svg.g("")
            .at(x, y - scale * SIDE / 2.0)
            .scale(scale)
            .draw(|svg| boxes(svg, look, seat, part, is_legible));
    });
}

/// SW-8.7.7: the sum that the red face of the purple die compares.
fn both_barracks(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32, size: f32) {
    let player = look.table.player(seat);
    let n = player.count(Part::BarracksWest) + player.count(Part::BarracksEast);
    let title = look.say(&Message::new("board-both-barracks").with("n", n));
    svg.g("").title(title).draw(|svg| {
        svg.text(x, y, format!("Σ{n}"))
            .size(size * 0.9)
            .end()
            .v_centred()
            .fill(look.palette.muted);
    });
}

/// The boxes of a part in a row. Small ones show no points, and the row speaks for them.
fn boxes(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, is_legible: bool) {
    let board = look.table.board(seat);
    let mut at = 0.0;
    let mut before = None;
    for space in board.of(part).iter() {
        if before.is_some_and(|before| begins_lane(board, before, space)) {
            at += 7.0;
        }
        space_box(svg, look, seat, space, at, is_legible);
        at += STEP;
        before = Some(space);
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

/// Where another lane begins: other symbols, in the Warehouse another price. Leaders stand by themselves.
fn begins_lane(board: &Board, before: Space, space: Space) -> bool {
    let (before, after) = (board.space(before), board.space(space));
    match space.part() {
        Part::Warehouse => before.cost != after.cost,
        Part::Agora | Part::BarracksWest | Part::BarracksEast | Part::Market | Part::University => {
            before.symbols != after.symbols
        }
        Part::GuildCourt | Part::Gallery | Part::Wonder => false,
    }
}

fn space_box(svg: &mut Svg, look: &Look<'_>, seat: Seat, space: Space, x: f32, is_legible: bool) {
    let player = look.table.player(seat);
    let is_crossed = player.crossed.has(space);
    let board = look.table.board(seat);
    let mut lines = vec![board.name(space).message()];
    let space_data = board.space(space);
    let is_attack = space_data.laurels > 0;
    if is_attack && is_crossed {
        lines.push(Message::new("board-space-written").with("n", player.written(board, space)));
    } else if is_crossed {
        lines.push(Message::new("board-space-crossed"));
    }
    // What is crossed off hides its points, but written attack points stay readable.
    let number = match (is_attack, is_crossed) {
        (true, true) => player.written(board, space),
        (true, false) => space_data.laurels,
        (false, true) => 0,
        (false, false) => space_data.vp,
    };
    let face = BoxFace {
        number: if is_legible { number } else { 0 },
        is_defence: Space::DEFENCES.has(space),
        is_crossed,
    };
    let id = format!(
        "box{}{}{}",
        if is_crossed { "x" } else { "" },
        if face.is_defence { "d" } else { "" },
        face.number
    );
    svg.define(&id, |svg| face.draw(svg, look));
    let shown = svg.reuse(&id, x, 0.0);
    if is_legible {
        drop(shown.title(look.say_all(&lines)));
    }
}

/// Boxes are drawn at this size once; a row of them is scaled.
const SIDE: f32 = 20.0;
/// From box to box.
const STEP: f32 = 22.0;
/// The size of the points in a box.
const NUMBER: f32 = 12.5;

/// A box: its points or a shield, and the cross.
struct BoxFace {
    number: u8,
    is_defence: bool,
    is_crossed: bool,
}

impl BoxFace {
    fn draw(&self, svg: &mut Svg, look: &Look<'_>) {
        let palette = &look.palette;
        svg.rect(0.5, 0.5, SIDE - 1.0, SIDE - 1.0)
            .round(3.0)
            .fill(palette.raised)
            .stroke(palette.ink, 1.0);
        if self.is_defence {
            Icon::Shield.draw(svg, 3.5, 3.0, 13.0, palette.iron);
        }
        let has_number = self.number > 0;
        if self.is_crossed && has_number {
            svg.g("")
                .opacity(0.3)
                .draw(|svg| bits::cross(svg, look, SIDE, SIDE, false));
        } else if self.is_crossed {
            bits::cross(svg, look, SIDE, SIDE, false);
        }
        if has_number {
            let number = svg.text(SIDE / 2.0, SIDE / 2.0, self.number).size(NUMBER);
            if self.is_crossed {
                drop(number.bold().centred());
            } else {
                drop(number.centred().fill(palette.muted));
            }
        }
    }
}
