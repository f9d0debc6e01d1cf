//! What the viewer holds and draws, and the choices that have no place on the board.

use super::{
    Look, city,
    glyph::{CostMark, Strip},
    path, player,
    tile::{self, Place},
};
use crate::{
    Simurgh,
    action::Action,
    names::{Dragon, Objective, Slot, Tile},
    speak::say,
};
use paint::{Area as Rect, Icon, Svg, Weight, ellipsis};
use table::{Seat, Speak};

/// The height of a tile in hand, where there is room.
const CARD: f32 = 200.0;
const GAP: f32 = 8.0;

/// The viewer's column: the own panel, what is asked, and what the viewer holds.
pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    svg.g(format!("seat-{seat}")).draw(|svg| {
        player::frame(svg, look, seat, rect);
        let inner = rect.inset(7.0);
        let panel = player::panel_height(look, seat) - 10.0;
        let (things, rest) = inner.cut_top(panel, 4.0);
        player::draw_things(svg, look, seat, things);
        let cards = question(svg, look, seat, rest);
        draw_held(svg, look, &Held::of(look, seat), cards);
    });
}

/// What is asked of the viewer, or that the hand lies here, and the choices that have no place on the board; returns
/// what is left below.
fn question(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) -> Rect {
    let palette = &look.palette;
    svg.line(rect.x, rect.y, rect.right(), rect.y)
        .stroke(palette.line, 1.0);
    let mut y = rect.y + 8.0;
    for line in paint::wrap(&prompt(look, seat), 14.0, Weight::Bold, rect.w) {
        svg.text(rect.x, y + 8.0, line)
            .size(14.0)
            .v_centred()
            .fill(palette.accent);
        y += 18.0;
    }
    let below = buttons(svg, look, Rect::new(rect.x, y + 4.0, rect.w, BUTTON));
    Rect::new(rect.x, below, rect.w, rect.bottom() - below)
}

/// Two cards in a row, or one when there are few.
fn draw_held(svg: &mut Svg, look: &Look<'_>, held: &Held, rect: Rect) {
    let columns = if held.len() > 3 { 2 } else { 1 };
    let rows = held.len().div_ceil(columns).max(1) as f32;
    let high = ((rect.h + GAP) / rows - GAP).min(CARD);
    let wide = (rect.w + GAP) / columns as f32 - GAP;
    let mut at = 0;
    let mut place = || {
        let (column, row) = ((at % columns) as f32, (at / columns) as f32);
        at += 1;
        Rect::new(
            rect.x + column * (wide + GAP),
            rect.y + row * (high + GAP),
            wide,
            high,
        )
    };
    for &it in &held.offers {
        draw_tile(svg, look, it, &path::offer(it), place());
    }
    for &dragon in &held.dragons {
        draw_dragon(svg, look, dragon, place());
    }
    for &objective in &held.objectives {
        let card = place();
        let id = path::drawn(objective);
        svg.g(&id)
            .title(look.say(&say::objective_help(look.table.data(), objective)))
            .draw(|svg| city::draw_objective(svg, look, objective, card));
        look.target(svg, &id, card);
    }
    for &it in &held.hand {
        draw_tile(svg, look, it, &path::hand(it), place());
    }
}

/// The viewer's tiles: what is to be chosen from first.
struct Held {
    offers: Vec<Tile>,
    dragons: Vec<Dragon>,
    objectives: Vec<Objective>,
    hand: Vec<Tile>,
}

impl Held {
    fn of(look: &Look<'_>, seat: Seat) -> Self {
        let player = look.table.player(seat);
        let offers = look.view.legal.iter().filter_map(|action| {
            let Action::KeepPower(tile) = *action else {
                return None;
            };
            Some(tile)
        });
        let mut dragons: Vec<Dragon> = player.dragons_drawn.to_vec();
        dragons.sort_unstable();
        dragons.dedup();
        Held {
            offers: offers.collect(),
            dragons,
            objectives: player.objectives_drawn.to_vec(),
            hand: look.table.hand(seat).iter().collect(),
        }
    }

    fn len(&self) -> usize {
        self.offers.len() + self.dragons.len() + self.objectives.len() + self.hand.len()
    }
}

/// What is asked of the viewer, or that the hand lies here.
fn prompt(look: &Look<'_>, seat: Seat) -> String {
    if look.is_asked(seat) {
        return look.say(&Simurgh::prompt(look.view));
    }
    look.term("board-hand")
}

fn draw_tile(svg: &mut Svg, look: &Look<'_>, it: Tile, id: &str, card: Rect) {
    svg.g(id)
        .title(look.say(&say::tile_help(look.table.data(), it)))
        .draw(|svg| tile::draw(svg, look, it, card, Place::Elsewhere));
    look.target(svg, id, card);
}

fn draw_dragon(svg: &mut Svg, look: &Look<'_>, kind: Dragon, card: Rect) {
    let palette = &look.palette;
    let id = path::drawn(kind);
    let tone = city::hue(look.table.data().dragon(kind).hue, palette);
    svg.g(&id)
        .title(look.say(&say::dragon_help(look.table.data(), kind)))
        .draw(|svg| {
            svg.rect(card.x, card.y, card.w, card.h)
                .round(6.0)
                .fill(palette.raised)
                .stroke(tone.ink, 1.2);
            svg.rect(card.x, card.y, card.w, 24.0)
                .round(6.0)
                .fill(tone.fill);
            Icon::Dragon.draw(svg, card.x + 4.0, card.y + 2.0, 20.0, tone);
            let name = look.term(kind.word());
            svg.text(
                card.x + 28.0,
                card.y + 12.0,
                ellipsis(&name, 13.0, Weight::Bold, card.w - 32.0),
            )
            .size(13.0)
            .v_centred()
            .fill(tone.ink);
            let rows = Rect::new(card.x, card.y + 26.0, card.w, card.h - 28.0).rows(3, 0.0);
            for (&slot, row) in Slot::ALL.iter().zip(rows) {
                let middle = row.y + row.h / 2.0;
                svg.text(row.x + 10.0, middle, slot.id())
                    .size(12.0)
                    .centred()
                    .fill(palette.muted);
                let ability = look.table.data().ability(kind, slot);
                let strip = super::player::ability_strip(CostMark::Plain, ability);
                let size = (row.h * 0.5).clamp(15.0, 21.0);
                strip.draw(svg, row.x + 22.0, middle, size, row.w - 28.0, palette);
            }
        });
    look.target(svg, &id, card);
}

const BUTTON: f32 = 28.0;

/// Buttons in rows: each goes where the one before ends.
struct Bar {
    room: Rect,
    x: f32,
    y: f32,
}

impl Bar {
    fn place(&mut self, wide: f32) -> Rect {
        if self.x + wide > self.room.right() && self.x > self.room.x {
            self.x = self.room.x;
            self.y += BUTTON + 8.0;
        }
        let place = Rect::new(self.x, self.y, wide.min(self.room.w), BUTTON);
        self.x += wide + 10.0;
        place
    }
}

/// Ways to pay and gain, and what else is only a word; returns where they end.
fn buttons(svg: &mut Svg, look: &Look<'_>, room: Rect) -> f32 {
    let mut bar = Bar {
        room,
        x: room.x,
        y: room.y,
    };
    for &action in &look.view.legal {
        let strip = if let Action::Pay(goods) = action {
            Strip::default().icon(Icon::Minus).then(Strip::goods(goods))
        } else if let Action::Gain(goods) = action {
            Strip::default().icon(Icon::Plus).then(Strip::goods(goods))
        } else {
            continue;
        };
        let id = path::choice(action);
        let area = bar.place(strip.width(18.0) + 18.0);
        let title = look
            .viewer()
            .map(|seat| look.say(&Simurgh::label(look.view, seat, action)));
        svg.g(&id).title(title.unwrap_or_default()).draw(|svg| {
            plate(svg, look, area);
            strip.draw(
                svg,
                area.x + 9.0,
                area.y + area.h / 2.0,
                18.0,
                area.w - 18.0,
                &look.palette,
            );
        });
        look.target(svg, &id, area);
    }
    for (name, word, icon) in [
        ("retreat", "board-retreat", Icon::Undo),
        ("top", "board-top", Icon::ArrowUp),
        ("bottom", "board-bottom", Icon::ArrowDown),
        ("confirm", "board-confirm", Icon::Check),
        ("pass", "board-pass", Icon::Cross),
        ("end", "board-end", Icon::Hourglass),
    ] {
        let id = path::button(name);
        if !look.is_target(&id) {
            continue;
        }
        let words = look.term(word);
        let area = bar.place(paint::text_width(&words, 14.0, Weight::Bold) + 42.0);
        svg.g(&id)
            .title(button_title(look, name, &words))
            .draw(|svg| {
                plate(svg, look, area);
                icon.draw(svg, area.x + 8.0, area.y + 5.0, 18.0, look.palette.plain);
                svg.text(area.x + 32.0, area.y + area.h / 2.0, &words)
                    .size(14.0)
                    .v_centred();
            });
        look.target(svg, &id, area);
    }
    if bar.x > room.x {
        bar.y + BUTTON + 10.0
    } else {
        bar.y + 4.0
    }
}

/// The full words of what the button does.
fn button_title(look: &Look<'_>, name: &str, words: &str) -> String {
    let action = match name {
        "pass" => Some(Action::Pass),
        "end" => Some(Action::End),
        "retreat" => Some(Action::Retreat),
        _ => None,
    };
    match (action, look.viewer()) {
        (Some(action), Some(seat)) => look.say(&Simurgh::label(look.view, seat, action)),
        (_, _) => words.to_owned(),
    }
}

fn plate(svg: &mut Svg, look: &Look<'_>, area: Rect) {
    svg.rect(area.x, area.y, area.w, area.h)
        .round(area.h / 2.0)
        .fill(look.palette.raised)
        .stroke(look.palette.accent, 1.2);
}
