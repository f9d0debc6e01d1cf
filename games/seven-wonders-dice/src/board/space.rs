//! A space on the own sheet.

use super::{
    Look,
    bits::{self, Bit},
    path,
};
use crate::{Part, Space, speak::help};
use paint::{Area, Icon, Svg};
use table::Seat;

/// A space: what it shows, its cost below, the coins it would take now, and the pencil cross.
pub(super) fn space_box(svg: &mut Svg, look: &Look<'_>, seat: Seat, space: Space, area: Area) {
    let player = look.table.player(seat);
    let Some(board) = look.table.board_of(player) else {
        return;
    };
    let space_data = board.space(space);
    let is_crossed = player.crossed.has(space);
    let price = look.price(space).filter(|_| look.is_own(seat));
    let class = if price.is_some() {
        "space can"
    } else {
        "space"
    };
    let title = look.say_all(&help::space(look.table, seat, space, look.is_own(seat)));
    svg.g(path::space(seat, space))
        .at(area.x, area.y)
        .class(class)
        .title(title)
        .draw(|svg| {
            let is_guess = board.origin(space).is_reconstructed();
            frame(svg, look, area, price.is_some(), is_guess);
            // Written attack points stay readable, the cross behind them.
            let is_written = is_crossed && space_data.laurels > 0;
            if is_written {
                svg.g("").opacity(0.35).draw(|svg| {
                    bits::cross(svg, look, area.w, area.h, player.fresh.has(space));
                });
            }
            if is_crossed && !is_written {
                svg.g("")
                    .opacity(0.5)
                    .draw(|svg| content(svg, look, seat, space, area));
            } else {
                content(svg, look, seat, space, area);
            }
            bits::cost(svg, look, space_data.cost, 3.0, area.h - 3.0);
            if is_crossed && !is_written {
                bits::cross(svg, look, area.w, area.h, player.fresh.has(space));
            } else if let Some(coins) = price {
                bits::price(svg, look, coins, area.w - 11.5, area.h - 11.5);
            }
        });
}

/// The box of a space; boxes of a size are defined once.
fn frame(svg: &mut Svg, look: &Look<'_>, area: Area, is_legal: bool, is_guess: bool) {
    let palette = &look.palette;
    let id = format!(
        "f{:.0}-{:.0}{}{}",
        area.w,
        area.h,
        if is_legal { "l" } else { "" },
        if is_guess { "g" } else { "" }
    );
    svg.define(&id, |svg| {
        let frame = svg
            .rect(0.0, 0.0, area.w, area.h)
            .round(5.0)
            .fill(palette.raised);
        if is_legal {
            drop(frame.stroke(palette.legal, 2.4));
        } else {
            drop(frame.stroke(palette.ink, 1.0));
        }
        if is_guess {
            bits::reconstructed(svg, look, area.w - 5.5, 5.5);
        }
    });
    svg.reuse(&id, 0.0, 0.0);
}

/// Symbol, points or laurels, effect.
fn content(svg: &mut Svg, look: &Look<'_>, seat: Seat, space: Space, area: Area) {
    let (player, board) = (look.table.player(seat), look.table.board(seat));
    let space_data = board.space(space);
    let is_attack = space_data.laurels > 0;
    let mut lines: Vec<Vec<Bit>> = Vec::new();
    match space.part() {
        Part::Warehouse | Part::Gallery => {
            let icons = space_data.symbols.iter().map(Bit::Symbol);
            lines.push(icons.collect());
        }
        Part::Agora
        | Part::BarracksWest
        | Part::BarracksEast
        | Part::Market
        | Part::University
        | Part::GuildCourt
        | Part::Wonder => {}
    }
    if is_attack && player.crossed.has(space) {
        lines.push(bits::points(player.written(board, space)));
    } else if is_attack {
        lines.push(bits::points(space_data.laurels));
    }
    if space_data.vp > 0 {
        lines.push(bits::points(space_data.vp));
    }
    if let Some(effect) = space_data.effect {
        lines.push(bits::effect(effect, look));
    }
    if lines.is_empty() && matches!(space.part(), Part::BarracksWest | Part::BarracksEast) {
        lines.push(vec![
            Bit::Icon(Icon::Shield, look.palette.iron),
            Bit::Text("+1".to_owned()),
        ]);
    }
    // A wide box shows all in one line between cost and price; else the cost stands below.
    let is_wide = area.w > 1.9 * area.h;
    if is_wide {
        let mut line = Vec::new();
        for bits_of in lines {
            if !line.is_empty() {
                line.push(Bit::Gap);
            }
            line.extend(bits_of);
        }
        bits::row(
            svg,
            look,
            area.home().centre(),
            (area.h * 0.6).min(26.0),
            area.w - 46.0,
            &line,
        );
        return;
    }
    let room = area.h - 16.0;
    let n = lines.len().max(1) as f32;
    for (at, bits_of) in lines.iter().enumerate() {
        let size = (room / n * 0.84).min(if lines.len() == 1 { 28.0 } else { 24.0 });
        let y = room * (at as f32 + 0.5) / n + 1.0;
        bits::row(svg, look, (area.w / 2.0, y), size, area.w - 8.0, bits_of);
    }
}
