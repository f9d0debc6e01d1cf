//! The Scouts' Quarters' market: the stack, then slots 4 to 1, so that tiles slide to the right.

use super::{
    Look,
    glyph::Strip,
    path,
    tile::{self, Place},
};
use crate::{names::MarketSlot, speak::say};
use paint::{Area as Rect, Icon, Svg, card_back, panel};
use table::{Arg, Message};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let inner = panel(svg, rect, &look.term("board-market"), &look.palette);
    let (stack, slots) = inner.cut_left(104.0, 6.0);
    draw_stack(svg, look, stack);
    for (slot, place) in MarketSlot::all().rev().zip(slots.columns(4, 6.0)) {
        draw_slot(svg, look, slot, place);
    }
}

fn draw_stack(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let palette = &look.palette;
    let backs = &look.view.table.stack;
    let known: Vec<Message> = backs
        .iter()
        .enumerate()
        .filter_map(|(at, back)| {
            let words = Message::new("board-known-place")
                .with("n", at + 1)
                .with("tile", say::tile(back.tile?));
            Some(words)
        })
        .collect();
    let mut title = look.say(
        &Message::new("board-stack-help")
            .term("what", "board-stack")
            .with("n", backs.len()),
    );
    if !known.is_empty() {
        let words = Message::new("board-known").with("tiles", Arg::List(known));
        title = format!("{title} ({})", look.say(&words));
    }
    svg.g(path::STACK).title(title).draw(|svg| {
        svg.rect(rect.x, rect.y, rect.w, rect.h)
            .round(6.0)
            .fill(palette.paper)
            .stroke(palette.line, 1.0);
        card_back(
            svg,
            Rect::new(rect.x + 8.0, rect.y + 8.0, rect.w - 16.0, rect.h - 44.0),
            palette.cloth,
            &backs.len().to_string(),
        );
        let middle = rect.bottom() - 18.0;
        let cost = &look.table.data().stack().cost;
        let cost = Strip::cost(look.pays(cost), cost);
        let top = backs.first().and_then(|back| back.tile);
        let Some(top) = top else {
            cost.draw_centred(svg, rect.x + rect.w / 2.0, middle, 20.0, rect.w, palette);
            return;
        };
        cost.draw(svg, rect.x + 8.0, middle, 20.0, 44.0, palette);
        Icon::Eye.draw(svg, rect.right() - 48.0, middle - 9.0, 18.0, palette.plain);
        svg.text(rect.right() - 27.0, middle, top.number())
            .size(14.0)
            .v_centred();
    });
    look.target(svg, path::STACK, rect);
}

fn draw_slot(svg: &mut Svg, look: &Look<'_>, slot: MarketSlot, rect: Rect) {
    let palette = &look.palette;
    let row = look.table.data().market(slot);
    let shown = look.table.market[slot.index()];
    let title = Message::new(if shown.is_some() {
        "board-slot"
    } else {
        "board-slot-free"
    })
    .with("n", slot.number())
    .with("cost", say::effect(&row.cost))
    .with("bonus", say::effect(&row.bonus));
    let id = path::market(slot);
    let (plate, card) = rect.cut_top(20.0, 2.0);
    svg.g(&id)
        .title(look.help(&title, row.provenance))
        .draw(|svg| {
            svg.rect(plate.x, plate.y, plate.w, plate.h)
                .round(6.0)
                .fill(palette.paper)
                .stroke(palette.line, 1.0);
            svg.circle(plate.x + 12.0, plate.y + 10.0, 8.0)
                .fill(palette.accent);
            svg.text(plate.x + 12.0, plate.y + 10.0, slot.number())
                .size(11.0)
                .centred()
                .fill(palette.on_accent);
            let strip = Strip::exchange(look.pays(&row.cost), &row.cost, &row.bonus);
            strip.draw(
                svg,
                plate.x + 28.0,
                plate.y + 10.0,
                15.0,
                plate.w - 44.0,
                palette,
            );
            if row.provenance.is_reconstructed {
                tile::reconstructed(svg, look, plate.right() - 10.0, plate.y + 10.0);
            }
        });
    look.target(svg, &id, rect);
    match shown {
        Some(it) => {
            let id = path::market_tile(it);
            svg.g(&id)
                .title(look.say(&say::tile_help(look.table.data(), it)))
                .draw(|svg| tile::draw(svg, look, it, card, Place::Elsewhere));
            look.target(svg, &id, card);
        }
        None => {
            svg.rect(card.x, card.y, card.w, card.h)
                .round(6.0)
                .fill(palette.paper)
                .stroke(palette.line, 1.0)
                .dash(4.0, 4.0);
        }
    }
}
