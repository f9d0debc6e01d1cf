//! What the viewer holds and draws, and the choices that have no place on the board.

use super::{
    Look, city,
    glyph::Strip,
    tile::{self, Place},
};
use crate::{
    action::Action,
    data::data,
    face::{label, path, say},
    names::{Dragon, Slot, Tile},
};
use paint::{Area as Rect, Icon, Svg, Weight, ellipsis, panel};
use table::Seat;

pub(super) const HEIGHT: f32 = 178.0;
const CARD: (f32, f32) = (196.0, 108.0);

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    let inner = panel(svg, rect, &prompt(look, seat), &look.palette);
    let (bar, cards) = inner.cut_bottom(28.0, 5.0);
    let held = Held::of(look, seat);
    let n = held.len().max(1) as f32;
    let step = ((cards.w + 6.0) / n).min(CARD.0 + 6.0);
    let mut x = cards.x;
    let mut place = || {
        let card = Rect::new(
            x,
            cards.y,
            CARD.0.min(step - 4.0).max(60.0),
            cards.h.min(CARD.1),
        );
        x += step;
        card
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
            .title(look.say(&say::objective_help(objective)))
            .draw(|svg| {
                city::draw_objective(
                    svg,
                    look,
                    objective,
                    Rect::new(card.x, card.y, card.w.min(130.0), 102.0),
                    false,
                );
            });
        look.mark(
            svg,
            &id,
            Rect::new(card.x, card.y, card.w.min(130.0), 102.0),
        );
    }
    for &it in &held.hand {
        draw_tile(svg, look, it, &path::hand(it), place());
    }
    buttons(svg, look, bar);
}

/// The viewer's tiles: what is to be chosen from first.
struct Held {
    offers: Vec<Tile>,
    dragons: Vec<Dragon>,
    objectives: Vec<crate::names::Objective>,
    hand: Vec<Tile>,
}

impl Held {
    fn of(look: &Look<'_>, seat: Seat) -> Self {
        let player = look.table.player(seat);
        let offers = look.legal.iter().filter_map(|action| {
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
    if look.view.turn().has(seat) {
        return look.say(&label::prompt(look.view));
    }
    look.term("board-hand")
}

fn draw_tile(svg: &mut Svg, look: &Look<'_>, it: Tile, id: &str, card: Rect) {
    svg.g(id)
        .title(look.say(&say::tile_help(it)))
        .class("tile")
        .draw(|svg| tile::draw(svg, look, it, card, Place::Elsewhere));
    look.mark(svg, id, card);
}

fn draw_dragon(svg: &mut Svg, look: &Look<'_>, kind: Dragon, card: Rect) {
    let palette = &look.palette;
    let id = path::drawn(kind);
    let tone = city::hue(data().dragon(kind).hue, palette);
    svg.g(&id)
        .title(look.say(&say::dragon_help(kind)))
        .class("dragon")
        .draw(|svg| {
            svg.rect(card.x, card.y, card.w, card.h)
                .round(6.0)
                .fill(palette.raised)
                .stroke(tone.ink, 1.2);
            svg.rect(card.x, card.y, card.w, 24.0)
                .round(6.0)
                .fill(tone.fill);
            Icon::Dragon.draw(svg, card.x + 4.0, card.y + 2.0, 20.0, tone);
            let name = look.term(say::dragon(kind));
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
                let strip = super::player::ability_strip(look, data().ability(kind, slot));
                strip.draw(svg, row.x + 22.0, middle, 17.0, row.w - 28.0, palette);
            }
        });
    look.mark(svg, &id, card);
}

/// Ways to pay and gain, and what else is only a word.
fn buttons(svg: &mut Svg, look: &Look<'_>, bar: Rect) {
    let mut x = bar.x;
    for &action in &look.legal {
        let strip = if let Action::Pay(goods) = action {
            Strip::default().icon(Icon::Minus).then(Strip::goods(goods))
        } else if let Action::Gain(goods) = action {
            Strip::default().icon(Icon::Plus).then(Strip::goods(goods))
        } else {
            continue;
        };
        let id = path::choice(action);
        let wide = strip.width(18.0) + 18.0;
        let title = look
            .viewer()
            .map(|seat| look.say(&label::label(look.view, seat, action)));
        let area = Rect::new(x, bar.y, wide, bar.h);
        svg.g(&id)
            .title(title.unwrap_or_default())
            .class("button")
            .draw(|svg| {
                plate(svg, look, area);
                strip.draw(
                    svg,
                    area.x + 9.0,
                    area.y + area.h / 2.0,
                    18.0,
                    wide,
                    &look.palette,
                );
            });
        look.mark(svg, &id, area);
        x += wide + 10.0;
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
        if !look.targets.contains(&id) {
            continue;
        }
        let words = look.term(word);
        let wide = paint::text_width(&words, 14.0, Weight::Bold) + 42.0;
        let area = Rect::new(x, bar.y, wide, bar.h);
        svg.g(&id)
            .title(button_title(look, name, &words))
            .class("button")
            .draw(|svg| {
                plate(svg, look, area);
                icon.draw(svg, area.x + 8.0, area.y + 5.0, 18.0, look.palette.plain);
                svg.text(area.x + 32.0, area.y + area.h / 2.0, &words)
                    .size(14.0)
                    .v_centred();
            });
        look.mark(svg, &id, area);
        x += wide + 10.0;
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
        (Some(action), Some(seat)) => look.say(&label::label(look.view, seat, action)),
        (_, _) => words.to_owned(),
    }
}

fn plate(svg: &mut Svg, look: &Look<'_>, area: Rect) {
    svg.rect(area.x, area.y, area.w, area.h)
        .round(area.h / 2.0)
        .fill(look.palette.raised)
        .stroke(look.palette.accent, 1.2);
}
