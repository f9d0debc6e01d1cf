//! SW-3, the Forum: four quarters, the dice with what they cost the viewer, special dice that wait, and the buttons.

use super::{Look, bits, faces, path, signs};
use crate::{Action, Die, Throw, data::QUARTERS, rules::payment::Means, speak::help};
use paint::{Area, Icon, Paint, Svg, Weight, fit, panel};
use table::Message;

/// Title, quarters, dice that are not in play, buttons.
pub(super) const HEIGHT: f32 = 452.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let inner = panel(svg, area, "", &look.palette);
    let (head, rest) = inner.cut_top(26.0, 4.0);
    heading(svg, look, head);
    let (tray, rest) = rest.cut_top(318.0, 8.0);
    quarters(svg, look, tray);
    let (waiting, buttons) = rest.cut_top(30.0, 8.0);
    aside(svg, look, waiting);
    buttons_row(svg, look, buttons);
}

fn heading(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let y = area.y + area.h / 2.0;
    svg.text(area.x, y, look.term("board-forum"))
        .size(18.0)
        .bold()
        .v_centred()
        .fill(palette.accent);
    if look.table.turn == 0 {
        return;
    }
    let turn = look.say(&Message::new("board-turn").with("turn", look.table.turn));
    if look.table.is_last {
        let label = format!("{turn} · {}", look.term("board-last"));
        let size = fit(&label, 15.0, Weight::Bold, area.w - 110.0);
        let width = paint::text_width(&label, size, Weight::Bold) + 44.0;
        svg.g("last-turn")
            .title(look.say(&Message::new("help-bonuses")))
            .draw(|svg| {
                svg.rect(area.right() - width, area.y, width, area.h)
                    .round(13.0)
                    .fill(palette.accent);
                Icon::Hourglass.draw(
                    svg,
                    area.right() - width + 9.0,
                    area.y + 4.0,
                    18.0,
                    palette.ivory,
                );
                svg.text(area.right() - width + 32.0, y, label)
                    .size(size)
                    .bold()
                    .v_centred()
                    .fill(palette.on_accent);
            });
    } else {
        svg.text(area.right(), y, turn)
            .size(16.0)
            .bold()
            .end()
            .v_centred();
    }
}

/// The tray: 0 and 1 above, 3 and 2 below, as one goes around it.
fn quarters(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    for quarter in 0..4u8 {
        let (column, row) = match quarter {
            0 => (0, 0),
            1 => (1, 0),
            2 => (1, 1),
            _ => (0, 1),
        };
        let cell = area.cell(2, 2, column, row, 6.0);
        let title = look.say(&Message::new("board-quarter").with("quarter", quarter));
        svg.g(format!("quarter-{quarter}"))
            .title(title)
            .draw(|svg| {
                svg.rect(cell.x, cell.y, cell.w, cell.h)
                    .round(10.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.2);
                let y = cell.y + 15.0;
                svg.text(cell.x + 9.0, y, quarter)
                    .size(17.0)
                    .bold()
                    .v_centred();
                for coin in 0..quarter {
                    Icon::Coin.draw(
                        svg,
                        cell.x + 24.0 + 15.0 * f32::from(coin),
                        y - 8.0,
                        15.0,
                        palette.gold,
                    );
                }
            });
        if look.table.turn > 0 {
            dice(
                svg,
                look,
                quarter,
                cell.cut_top(24.0, 0.0).1.inset_xy(6.0, 1.0),
            );
        }
    }
}

/// Room below a die for what it costs.
const PRICE: f32 = 21.0;

/// The dice of a quarter; all quarters have the same grid, made for the fullest one.
fn dice(svg: &mut Svg, look: &Look<'_>, quarter: u8, area: Area) {
    let lying = |quarter| {
        look.table
            .throws()
            .filter(move |throw| throw.quarter == quarter)
    };
    let most = (0..QUARTERS)
        .map(|quarter| lying(quarter).count())
        .max()
        .unwrap_or(0);
    let (columns, rows) = if most <= 2 {
        (2, 1)
    } else {
        (most.div_ceil(2), 2)
    };
    for (at, throw) in lying(quarter).enumerate() {
        let cell = area.cell(columns, rows, at % columns, at / columns, 4.0);
        let size = (cell.w - 8.0).min(cell.h - PRICE).min(64.0);
        let (x, _) = cell.centre();
        die(
            svg,
            look,
            throw,
            x - size / 2.0,
            cell.y + (cell.h - PRICE - size) / 2.0 + 3.0,
            size,
        );
    }
}

/// A die, and below it what it costs the viewer: coins, or a lock.
fn die(svg: &mut Svg, look: &Look<'_>, throw: Throw, x: f32, y: f32, size: f32) {
    let palette = &look.palette;
    let own = look
        .own
        .filter(|seat| look.table.player(*seat).city.is_some());
    let lines = help::die(look.table, look.own, throw);
    let can = look
        .view
        .legal
        .iter()
        .any(|action| matches!(action, Action::Build { die, .. } if *die == throw.die));
    let class = if can { "die can" } else { "die" };
    svg.g(path::die(throw.die))
        .at(x, y)
        .class(class)
        .title(look.say_all(&lines))
        .draw(|svg| {
            if can {
                svg.rect(-3.0, -3.0, size + 6.0, size + 6.0)
                    .round(size * 0.22 + 3.0)
                    .fill(Paint::None)
                    .stroke(palette.legal, 2.6);
            }
            faces::die(svg, look, throw, size, &letter(look, throw.die));
            let Some(seat) = own else { return };
            let means = Means::of(look.table, seat);
            let middle = size + 11.0;
            if means.may_use(throw.die).is_ok() {
                let cost = means.die_cost(throw, look.fee());
                let is_useful = means.offer(throw, look.fee()).is_some();
                let ink = if is_useful {
                    palette.ink
                } else {
                    palette.muted
                };
                Icon::Coin.draw(svg, size / 2.0 - 14.0, middle - 6.5, 13.0, palette.gold);
                svg.text(size / 2.0 + 2.0, middle, cost)
                    .size(13.0)
                    .bold()
                    .v_centred()
                    .fill(ink);
                if !is_useful {
                    svg.line(size / 2.0 - 16.0, middle, size / 2.0 + 13.0, middle)
                        .stroke(palette.muted, 1.4);
                }
            } else {
                Icon::Lock.draw(svg, size / 2.0 - 7.0, middle - 7.0, 14.0, palette.plain);
            }
        });
}

fn letter(look: &Look<'_>, die: Die) -> String {
    let letter = look.term(signs::mark(die.colour()));
    match die {
        Die::Grey1 => format!("{letter}1"),
        Die::Grey2 => format!("{letter}2"),
        Die::Grey3 => format!("{letter}3"),
        Die::Blue | Die::Red | Die::Yellow | Die::Green | Die::Black | Die::White | Die::Purple => {
            letter
        }
    }
}

/// Special dice beside the Forum, and grey dice that left the game.
fn aside(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let mut x = area.x;
    for die in Die::ALL {
        if look.table.throw(die).is_some() {
            continue;
        }
        let id = if die.is_special() {
            "board-locked"
        } else {
            "board-removed"
        };
        let title = look.say(&Message::new(id).term("die", die.word()));
        svg.g(format!("aside-{die}"))
            .at(x, area.y)
            .title(title)
            .draw(|svg| {
                bits::small_die(svg, look, die.colour(), 0.0, 1.0, 28.0);
                if die.is_special() {
                    Icon::Lock.draw(svg, 25.0, 8.0, 15.0, palette.plain);
                } else {
                    svg.path("M3 4L25 26M25 4L3 26")
                        .stroke(palette.bad, 2.2)
                        .smooth();
                    svg.text(28.0, 15.0, grey_number(die))
                        .size(12.0)
                        .v_centred()
                        .fill(palette.muted);
                }
            });
        x += 54.0;
    }
    let is_reconstructed = Die::ALL
        .into_iter()
        .any(|die| look.data().die(die).origin.is_reconstructed());
    if is_reconstructed {
        let title = look.term("board-die-reconstructed");
        svg.g("")
            .title(title)
            .draw(|svg| bits::reconstructed(svg, look, area.right() - 5.0, area.y + area.h / 2.0));
    }
}

const fn grey_number(die: Die) -> u8 {
    match die {
        Die::Grey1 => 1,
        Die::Grey2 => 2,
        Die::Grey3 => 3,
        Die::Blue | Die::Red | Die::Yellow | Die::Green | Die::Black | Die::White | Die::Purple => {
            0
        }
    }
}

fn buttons_row(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let pass = look.say(&Message::new("button-pass").with("n", look.data().pass_coins));
    let (row, _) = area.cut_top(38.0, 0.0);
    let cells = row.columns(3, 6.0);
    bits::button(
        svg,
        look,
        path::PASS,
        cells[0],
        Icon::Coins,
        &pass,
        look.may(Action::Pass),
    );
    bits::button(
        svg,
        look,
        path::DECLINE,
        cells[1],
        Icon::Cross,
        &look.term("do-decline"),
        look.may(Action::Decline),
    );
    bits::button(
        svg,
        look,
        path::CONFIRM,
        cells[2],
        Icon::Check,
        &look.term("button-confirm"),
        look.may(Action::Confirm),
    );
}
