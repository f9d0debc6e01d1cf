//! The viewer's own sheet, laid out like the board: Wonder, Guild Court and Gallery above; Barracks at the sides;
//! Agora, Market and University between them; Warehouse, Treasury and bonuses below.

use super::{Look, bits, faces, path, space::space_box};
use crate::{Action, Bonus, Lane, Part, Slot, Space, Symbol, rules::score_rows, speak::help};
use paint::{Area, Icon, Paint, Svg, arrow, panel, seat_tag};
use table::{Message, Seat};

const GAP: f32 = 8.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let inner = panel(svg, area, "", &look.palette);
    let (head, rest) = inner.cut_top(30.0, 6.0);
    heading(svg, look, seat, head);
    let share = rest.h - 2.0 * GAP;
    let (top, rest) = rest.cut_top(share * 0.155, GAP);
    let (bottom, middle) = rest.cut_bottom(share * 0.2, GAP);
    let (wonder, rest) = top.cut_left(top.w * 0.28, GAP);
    let (guild, gallery) = rest.cut_left(rest.w * 0.33, GAP);
    line(svg, look, seat, Part::Wonder, wonder);
    line(svg, look, seat, Part::GuildCourt, guild);
    line(svg, look, seat, Part::Gallery, gallery);
    let (west, rest) = middle.cut_left(136.0, GAP);
    let (east, centre) = rest.cut_right(136.0, GAP);
    barracks(svg, look, seat, Part::BarracksWest, west);
    barracks(svg, look, seat, Part::BarracksEast, east);
    let panels = centre.rows(3, GAP);
    lanes(svg, look, seat, Part::Agora, panels[0]);
    lanes(svg, look, seat, Part::Market, panels[1]);
    lanes(svg, look, seat, Part::University, panels[2]);
    let (warehouse, rest) = bottom.cut_left(bottom.w * 0.36, GAP);
    let (bonuses, treasury) = rest.cut_right(bottom.w * 0.28, GAP);
    warehouse_grid(svg, look, seat, warehouse);
    treasury_slots(svg, look, seat, treasury);
    bonus_boxes(svg, look, seat, bonuses);
}

fn heading(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let y = area.y + area.h / 2.0;
    seat_tag(svg, seat, look.name(seat), area.x, y, 19.0, 146.0, palette);
    if let Some(city) = player.city {
        let wonder = look.term(city.wonder_word());
        let size = paint::fit(&wonder, 16.0, paint::Weight::Bold, 225.0);
        svg.text(area.x + 154.0, y, wonder)
            .size(size)
            .bold()
            .v_centred();
    }
    let mark = look.term("board-reconstructed");
    svg.g("")
        .title(look.term("board-reconstructed-help"))
        .draw(|svg| {
            bits::reconstructed(svg, look, area.x + 392.0, y);
            svg.text(area.x + 399.0, y, mark)
                .size(12.0)
                .v_centred()
                .fill(palette.muted);
        });
    let points: i32 = score_rows(look.table, seat).iter().sum();
    let title = |id, n: i32| look.say(&Message::new(id).with("n", n));
    let mut x = area.right();
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
        let width = paint::chip_width(28.0, &text, paint::Pill::Framed);
        x -= width;
        svg.g("").title(title(id, n)).draw(|svg| {
            paint::chip(
                svg,
                x,
                y,
                28.0,
                icon,
                &text,
                tone,
                paint::Pill::Framed,
                palette,
            );
        });
        x -= 8.0;
    }
}

fn titled(svg: &mut Svg, look: &Look<'_>, part: Part, area: Area) -> Area {
    let title = look.term(part.word());
    let help = look.say(&help::part(part, look.table.n_seats()));
    bits::part_panel(svg, look, part, area, &title, &help)
}

/// Boxes side by side: Wonder, Guild Court (with arrows), Gallery (with their symbols).
fn line(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, area: Area) {
    let inner = titled(svg, look, part, area);
    let board = look.table.board(seat);
    let spaces: Vec<Space> = board.of(part).iter().collect();
    let has_arrows = !board.of(part).and(board.ordered).is_empty();
    let gap = if has_arrows { 14.0 } else { 6.0 };
    let cells = inner.columns(spaces.len(), gap);
    for (at, (space, cell)) in spaces.iter().zip(&cells).enumerate() {
        if at > 0 && board.ordered.has(*space) {
            lane_arrow(
                svg,
                look,
                (cells[at - 1].right() + 1.5, cell.centre().1),
                (cell.x - 1.5, cell.centre().1),
            );
        }
        space_box(svg, look, seat, *space, *cell);
    }
}

/// Rows of spaces, each behind the symbols that serve it.
fn lanes(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, area: Area) {
    let inner = titled(svg, look, part, area);
    let board = look.table.board(seat);
    let lanes = board.lanes(part);
    let widest = |count: &dyn Fn(&Lane) -> usize| lanes.iter().map(count).max().unwrap_or(1);
    let n_columns = widest(&|lane| lane.spaces.len());
    let n_heads = widest(&|lane| lane.symbols.len()).max(2) as f32;
    for (at, lane) in lanes.iter().enumerate() {
        let row = inner.cell(1, lanes.len(), 0, at, 6.0);
        let n_symbols = lane.symbols.len() as f32;
        let icon = (row.h * 0.66).min(32.0);
        let (symbols, boxes) = row.cut_left(n_heads * (icon + 2.0), 10.0);
        let used = n_symbols * (icon + 2.0);
        for (nth, symbol) in lane.symbols.iter().enumerate() {
            let x = symbols.x + (symbols.w - used) / 2.0 + nth as f32 * (icon + 2.0);
            symbol_icon(svg, look, symbol, x, row.centre().1 - icon / 2.0, icon);
        }
        let has_arrows = lane.spaces.iter().any(|space| board.ordered.has(*space));
        let gap = if has_arrows { 14.0 } else { 8.0 };
        for (nth, space) in lane.spaces.iter().enumerate() {
            let cell = boxes.cell(n_columns, 1, nth, 0, gap);
            let y = cell.centre().1;
            if nth == 0 {
                lane_arrow(svg, look, (symbols.right() + 1.0, y), (cell.x - 1.5, y));
            } else if board.ordered.has(*space) {
                lane_arrow(svg, look, (cell.x - gap + 1.5, y), (cell.x - 1.5, y));
            }
            space_box(svg, look, seat, *space, cell);
        }
    }
    if part == Part::Agora {
        plus3(
            svg,
            look,
            seat,
            inner.cell(1, lanes.len(), 0, lanes.len() - 1, 6.0),
        );
    }
}

fn symbol_icon(svg: &mut Svg, look: &Look<'_>, symbol: Symbol, x: f32, y: f32, size: f32) {
    let title = look.term(symbol.word());
    svg.g("")
        .title(title)
        .draw(|svg| faces::symbol(svg, look, symbol, x, y, size));
}

/// An arrow to the right or down; arrows recur, so each length is defined once.
fn lane_arrow(svg: &mut Svg, look: &Look<'_>, from: (f32, f32), to: (f32, f32)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (id, is_down) = if dy > dx {
        (format!("a-d{dy:.0}"), true)
    } else {
        (format!("a-r{dx:.0}"), false)
    };
    let end = if is_down { (0.0, dy) } else { (dx, 0.0) };
    svg.define(&id, |svg| {
        arrow(svg, (0.0, 0.0), end, 1.6, look.palette.muted);
    });
    svg.reuse(&id, from.0, from.1);
}

/// SW-8.2.4: the +3 box at the end of the last row.
fn plus3(svg: &mut Svg, look: &Look<'_>, seat: Seat, row: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let points = look.data().first_agora;
    let id = if player.plus3 {
        "board-plus3-won"
    } else {
        "board-plus3"
    };
    let title = look.say(&Message::new(id).with("n", points));
    let size = row.h.min(40.0);
    let (x, y) = (row.right() - size * 1.35, row.centre().1 - size / 2.0);
    svg.g(format!("plus3-{seat}"))
        .at(x, y)
        .title(title)
        .draw(|svg| {
            svg.ellipse(size * 0.65, size / 2.0, size * 0.64, size * 0.48)
                .fill(palette.raised)
                .stroke(palette.ink, 1.0)
                .dash(3.0, 2.0);
            bits::row(
                svg,
                look,
                (size * 0.65, size / 2.0),
                15.0,
                size * 1.15,
                &bits::points(format!("+{points}")),
            );
            if player.plus3 {
                bits::cross(svg, look, size * 1.3, size, false);
            }
        });
}

/// A column of attacks and a column of defences; West and East mirror each other.
fn barracks(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, area: Area) {
    let inner = titled(svg, look, part, area);
    let is_west = part == Part::BarracksWest;
    let (attack, defence) = if is_west {
        (Space::ATTACK_WEST, Space::DEFENCE_WEST)
    } else {
        (Space::ATTACK_EAST, Space::DEFENCE_EAST)
    };
    let (note, inner) = inner.cut_bottom(34.0, 4.0);
    opposite(svg, look, seat, part, note);
    let board = look.table.board(seat);
    let (attack, defence) = (board.printed.and(attack), board.printed.and(defence));
    let most = attack.len().max(defence.len());
    let columns = inner.columns(2, 8.0);
    let (attacks, defences) = if is_west {
        (columns[0], columns[1])
    } else {
        (columns[1], columns[0])
    };
    for (lane, column) in [(attack, attacks), (defence, defences)] {
        let (head, boxes) = column.cut_top(26.0, 10.0);
        let (x, y) = head.centre();
        let shown: Vec<Symbol> = lane
            .iter()
            .next()
            .map(|space| board.space(space).symbols.iter().collect())
            .unwrap_or_default();
        let size = 28.0_f32.min(head.w / shown.len().max(1) as f32);
        for (at, symbol) in shown.iter().enumerate() {
            let left = x + size * (at as f32 - shown.len() as f32 / 2.0);
            symbol_icon(svg, look, *symbol, left, y - size / 2.0, size);
        }
        let mut from = head.bottom() + 1.0;
        for (at, space) in lane.iter().enumerate() {
            let cell = boxes.cell(1, most, 0, at, 11.0);
            if at == 0 || board.ordered.has(space) {
                lane_arrow(svg, look, (x, from), (x, cell.y - 1.0));
            }
            from = cell.bottom() + 1.0;
            space_box(svg, look, seat, space, cell);
        }
    }
}

/// SW-8.3.5: whose defence these attacks meet, and how strong it was when the turn began.
fn opposite(svg: &mut Svg, look: &Look<'_>, seat: Seat, part: Part, area: Area) {
    let (other, defences) = if part == Part::BarracksWest {
        (look.table.left(seat), Space::DEFENCE_EAST)
    } else {
        (look.table.right(seat), Space::DEFENCE_WEST)
    };
    let strength = look.table.player(other).earlier().and(defences).len();
    let defences = look.table.board(other).printed.and(defences);
    let palette = &look.palette;
    svg.g("")
        .title(look.say(&help::part(part, look.table.n_seats())))
        .draw(|svg| {
            seat_tag(
                svg,
                other,
                look.name(other),
                area.x,
                area.y + 8.0,
                12.0,
                area.w,
                palette,
            );
            for at in 0..defences.len() {
                let x = area.x + area.w / 2.0 - 18.0 + 19.0 * at as f32;
                let tone = if at < strength {
                    palette.iron
                } else {
                    palette.plain.faded(palette.surface)
                };
                bits::tinted(svg, Icon::Shield, tone, x, area.y + 17.0, 17.0);
            }
        });
}

fn warehouse_grid(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let inner = titled(svg, look, Part::Warehouse, area);
    let spaces = look.table.board(seat).of(Part::Warehouse);
    let columns = spaces.len().div_ceil(2);
    for (space, cell) in spaces.iter().zip(inner.grid(columns, 2, 6.0)) {
        space_box(svg, look, seat, space, cell);
    }
}

/// SW-5.6: blank, circled and filled slots.
fn treasury_slots(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let mut lines = vec![
        Message::new("board-coins").with("n", player.treasury.coins()),
        Message::new("help-treasury").with("slots", look.data().treasury),
    ];
    lines.extend(help::reconstructed(look.data().treasury_origin));
    svg.g(format!("treasury-{seat}"))
        .title(look.say_all(&lines))
        .draw(|svg| {
            let inner = panel(svg, area, &look.term("board-treasury"), palette);
            let columns = usize::from(look.data().treasury_row).max(1);
            let rows = usize::from(look.data().treasury).div_ceil(columns);
            for (at, slot) in player.treasury.slots(look.data().treasury).enumerate() {
                let cell = inner.cell(columns, rows, at % columns, at / columns, 4.0);
                let (x, y) = cell.centre();
                let radius = (cell.w.min(cell.h) / 2.0 - 2.0).max(3.0);
                match slot {
                    Slot::Blank => {
                        svg.circle(x, y, radius)
                            .fill(Paint::None)
                            .stroke(palette.line, 1.2);
                    }
                    Slot::Circled => {
                        svg.circle(x, y, radius)
                            .fill(palette.gold.fill)
                            .stroke(palette.ink, 2.6);
                    }
                    Slot::Filled => {
                        svg.circle(x, y, radius * 0.7).fill(palette.muted);
                    }
                }
            }
        });
}

fn bonus_boxes(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let inner = panel(svg, area, &look.term("board-bonuses"), palette);
    for (bonus, cell) in Bonus::ALL.into_iter().zip(inner.columns(3, 6.0)) {
        let mut lines = vec![
            Message::new("do-bonus").term("bonus", bonus.word()).with(
                "gain",
                help::effect(look.data(), look.data().bonus(bonus).effect, None),
            ),
            Message::new("help-bonuses"),
        ];
        lines.extend(help::reconstructed(look.data().bonus(bonus).origin));
        let class = if look.may(Action::Bonus(bonus)) {
            "bonus can"
        } else {
            "bonus"
        };
        svg.g(path::bonus(seat, bonus))
            .at(cell.x, cell.y)
            .class(class)
            .title(look.say_all(&lines))
            .draw(|svg| {
                let frame = svg
                    .rect(0.0, 0.0, cell.w, cell.h)
                    .round(6.0)
                    .fill(palette.raised);
                if look.may(Action::Bonus(bonus)) {
                    drop(frame.stroke(palette.legal, 2.4));
                } else {
                    drop(frame.stroke(palette.ink, 1.0));
                }
                Icon::Hourglass.draw_at(
                    svg,
                    cell.w / 2.0,
                    cell.h * 0.3,
                    (cell.h * 0.4).min(36.0),
                    palette.grain,
                );
                bits::row(
                    svg,
                    look,
                    (cell.w / 2.0, cell.h * 0.74),
                    24.0,
                    cell.w - 6.0,
                    &bits::bonus(bonus, look),
                );
                if player.bonuses.has(bonus) {
                    bits::cross(svg, look, cell.w, cell.h, false);
                }
            });
    }
}
