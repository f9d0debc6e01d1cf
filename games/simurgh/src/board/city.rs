//! The city: twelve plates, and the objectives of the Monument.

use super::{
    Look, draw_figures, draw_mark,
    glyph::{self, Strip},
    path,
    tile::{reconstructed, sockets},
};
use crate::{
    data::{Counts, Hue, Who},
    names::{City, Dragon, Good, MonumentSlot, Objective, Space},
    rules::scoring::objective_value,
    speak::say,
};
use paint::{Area as Rect, Icon, Palette, Svg, Tone, Weight, card_back, ellipsis, panel};
use table::{Arg, Message, Seat};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let (city, monument) = rect.cut_top(390.0, 8.0);
    let inner = panel(svg, city, &look.term("board-city"), &look.palette);
    let mut spaces = City::ALL.iter();
    for (row, shares) in inner.rows(ROWS.len(), 6.0).into_iter().zip(ROWS) {
        let wide = row.w - 6.0 * (shares.len() as f32 - 1.0);
        let mut x = row.x;
        for (share, &it) in shares.iter().zip(&mut spaces) {
            draw_plate(svg, look, it, Rect::new(x, row.y, share * wide, row.h));
            x += share * wide + 6.0;
        }
    }
    draw_monument(svg, look, monument);
}

/// How wide the plates of each row are: what costs more needs more room.
const ROWS: [[f32; 4]; 3] = [
    [0.25, 0.25, 0.25, 0.25],
    [0.235, 0.25, 0.275, 0.24],
    [0.22, 0.275, 0.235, 0.27],
];

fn draw_plate(svg: &mut Svg, look: &Look<'_>, city: City, rect: Rect) {
    let palette = &look.palette;
    let space = Space::city(city);
    let row = look.table.data().space(space);
    let id = path::space(space);
    let name = look.term(city.word());
    let help = format!(
        "{}. {name}: {} ({}, {})",
        city.index() + 1,
        look.say(&Message::new("gain").with("gain", say::space_effect(look.table.data(), space))),
        look.term(say::room(row.room)),
        look.term(say::who(row.who)),
    );
    let help = if row.provenance.is_reconstructed {
        format!("{help} ({})", look.term("reconstructed"))
    } else {
        help
    };
    svg.g(&id).title(help).draw(|svg| {
        svg.rect(rect.x, rect.y, rect.w, rect.h)
            .round(7.0)
            .fill(palette.raised)
            .stroke(palette.line, 1.0);
        svg.circle(rect.x + 14.0, rect.y + 14.0, 10.0)
            .fill(palette.accent);
        svg.text(rect.x + 14.0, rect.y + 14.0, city.index() + 1)
            .size(12.0)
            .centred()
            .fill(palette.on_accent);
        let size = paint::fit(&name, 14.0, Weight::Bold, rect.w - 34.0).max(10.0);
        let shown = ellipsis(&name, size, Weight::Bold, rect.w - 34.0);
        svg.text(rect.x + 29.0, rect.y + 14.0, shown)
            .size(size)
            .v_centred();
        let middle = rect.y + 44.0;
        sockets(svg, look, row.room, rect.x + 14.0, middle);
        if row.who == Who::Rider {
            glyph::draw_good(svg, Good::Dragonrider, rect.x + 24.0, middle, 18.0, palette);
        }
        let strip = match city {
            City::ScoutsQuarters => Strip::gain(&row.gain).icon(Icon::Plus).icon(Icon::Cards),
            City::DragonlordMonument => Strip::default()
                .icon(Icon::Eye)
                .number(look.table.data().look())
                .icon(Icon::Arrow)
                .icon(Icon::Laurel),
            City::Armory
            | City::Library
            | City::Forge
            | City::Academy
            | City::MainMarket
            | City::Barracks
            | City::HuntingGrounds
            | City::TrainingArena
            | City::BuildersSquare
            | City::BreedingGrounds => Strip::exchange(look.pays_for(space), &row.cost, &row.gain),
        };
        let room = rect.w - 54.0;
        if strip.width(22.0) > room * 1.25 {
            let cost = Strip::cost(look.pays_for(space), &row.cost);
            cost.draw(svg, rect.x + 46.0, middle - 8.0, 17.0, room, palette);
            let gain = Strip::default()
                .icon(Icon::Arrow)
                .then(Strip::gain(&row.gain));
            gain.draw(svg, rect.x + 46.0, middle + 13.0, 17.0, room, palette);
        } else {
            strip.draw(svg, rect.x + 46.0, middle, 22.0, room, palette);
        }
        if row.provenance.is_reconstructed {
            reconstructed(svg, look, rect.right() - 8.0, rect.y + 9.0);
        }
    });
    look.target(svg, &id, rect);
    let figures = look.figures_on(space);
    let room = Rect::new(rect.x + 8.0, rect.y + 62.0, rect.w - 16.0, rect.h - 66.0);
    draw_figures(svg, look, &figures, room);
}

fn draw_monument(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let palette = &look.palette;
    let inner = panel(svg, rect, &look.term("board-monument"), palette);
    let (stacks, slots) = inner.cut_left(62.0, 8.0);
    let halves = stacks.rows(2, 6.0);
    let view = &look.view.table;
    let objectives: Vec<Option<Message>> = view
        .objective_stack
        .iter()
        .map(|back| back.tile.map(say::objective))
        .collect();
    draw_stack(
        svg,
        look,
        "objective-stack",
        "board-objective-stack",
        &objectives,
        palette.gold,
        halves[0],
    );
    let dragons: Vec<Option<Message>> = view
        .dragon_stack
        .iter()
        .map(|back| back.tile.map(|kind| Message::new(kind.word())))
        .collect();
    draw_stack(
        svg,
        look,
        "dragon-stack",
        "board-dragon-stack",
        &dragons,
        palette.jade,
        halves[1],
    );
    for (slot, place) in MonumentSlot::all().zip(slots.columns(5, 6.0)) {
        draw_slot(svg, look, slot, place);
    }
}

/// A face-down stack with its size; what the viewer knows of it is told.
fn draw_stack(
    svg: &mut Svg,
    look: &Look<'_>,
    id: &str,
    word: &'static str,
    backs: &[Option<Message>],
    tone: Tone,
    rect: Rect,
) {
    let mut title = look.say(
        &Message::new("board-stack-help")
            .term("what", word)
            .with("n", backs.len()),
    );
    let known: Vec<Message> = backs
        .iter()
        .enumerate()
        .filter_map(|(at, back)| {
            let tile = back.clone()?;
            Some(
                Message::new("board-known-place")
                    .with("n", at + 1)
                    .with("tile", tile),
            )
        })
        .collect();
    let has_known = !known.is_empty();
    if has_known {
        title = format!(
            "{title} ({})",
            look.say(&Message::new("board-known").with("tiles", Arg::List(known)))
        );
    }
    svg.g(id).title(title).draw(|svg| {
        card_back(svg, rect, tone, &backs.len().to_string());
        if id == "dragon-stack" {
            Icon::Dragon.draw(svg, rect.x + 3.0, rect.y + 3.0, 18.0, tone);
        } else {
            Icon::Laurel.draw(svg, rect.x + 3.0, rect.y + 3.0, 18.0, tone);
        }
        if has_known {
            Icon::Eye.draw(
                svg,
                rect.right() - 21.0,
                rect.bottom() - 21.0,
                18.0,
                look.palette.plain,
            );
        }
    });
}

fn draw_slot(svg: &mut Svg, look: &Look<'_>, slot: MonumentSlot, rect: Rect) {
    let palette = &look.palette;
    let row = look.table.data().monument(slot);
    let shown = look.table.objectives[slot.index()];
    let place = Message::new(if shown.is_some() {
        "board-slot"
    } else {
        "board-slot-free"
    })
    .with("n", slot.number())
    .with("cost", say::effect(&row.cost))
    .with("bonus", say::effect(&row.bonus));
    let mut title = look.help(&place, row.provenance);
    if let Some(objective) = shown {
        title = format!(
            "{title}. {}. {}",
            look.say(&say::objective_help(look.table.data(), objective)),
            standing_words(look, objective)
        );
    }
    let id = path::monument(slot);
    svg.g(&id).title(title).draw(|svg| {
        let (plate, card) = rect.cut_top(44.0, 3.0);
        svg.rect(plate.x, plate.y, plate.w, plate.h)
            .round(6.0)
            .fill(palette.paper)
            .stroke(palette.line, 1.0);
        svg.circle(plate.x + 12.0, plate.y + 13.0, 8.0)
            .fill(palette.accent);
        svg.text(plate.x + 12.0, plate.y + 13.0, slot.number())
            .size(11.0)
            .centred()
            .fill(palette.on_accent);
        let (x, room) = (plate.x + 24.0, plate.w - 28.0);
        let cost = Strip::cost(look.pays(&row.cost), &row.cost);
        cost.draw(svg, x, plate.y + 13.0, 17.0, room, palette);
        let bonus = Strip::default()
            .icon(Icon::Arrow)
            .then(Strip::gain(&row.bonus));
        bonus.draw(svg, x, plate.y + 33.0, 17.0, room, palette);
        if row.provenance.is_reconstructed {
            reconstructed(svg, look, plate.right() - 8.0, plate.y + 33.0);
        }
        match shown {
            Some(objective) => {
                svg.g(format!("objective-{}", objective.number()))
                    .draw(|svg| {
                        draw_objective(svg, look, objective, card);
                    });
            }
            None => {
                svg.rect(card.x, card.y, card.w, card.h)
                    .round(6.0)
                    .fill(palette.paper)
                    .stroke(palette.line, 1.0)
                    .dash(4.0, 4.0);
                svg.text(
                    card.x + card.w / 2.0,
                    card.y + card.h / 2.0,
                    look.term("board-empty"),
                )
                .size(12.0)
                .centred()
                .fill(palette.muted);
            }
        }
    });
    look.target(svg, &id, rect);
}

/// How everybody stands at an objective, best first.
fn standing(look: &Look<'_>, objective: Objective) -> Vec<(Seat, u16)> {
    let seats = look.table.seats();
    let mut standing: Vec<(Seat, u16)> = seats
        .map(|seat| {
            (
                seat,
                objective_value(look.table.data(), look.table.player(seat), objective),
            )
        })
        .collect();
    standing.sort_by_key(|(seat, n)| (std::cmp::Reverse(*n), *seat));
    standing
}

fn standing_words(look: &Look<'_>, objective: Objective) -> String {
    let list = standing(look, objective).into_iter().map(|(seat, n)| {
        Message::new("objective-standing")
            .with("seat", seat)
            .with("n", n)
    });
    look.say(&Message::new("board-standing").with("list", Arg::List(list.collect())))
}

/// An objective: what it counts, the points of the places, and how everybody stands.
pub(super) fn draw_objective(svg: &mut Svg, look: &Look<'_>, objective: Objective, rect: Rect) {
    let palette = &look.palette;
    let row = look.table.data().objective(objective);
    svg.rect(rect.x, rect.y, rect.w, rect.h)
        .round(6.0)
        .fill(palette.raised)
        .stroke(palette.gold.ink, 1.2);
    let (head, rest) = rect.inset_xy(4.0, 3.0).cut_top(20.0, 3.0);
    draw_places(svg, look, row.points, head);
    let (standing, body) = rest.cut_bottom(17.0, 2.0);
    match row.what {
        Counts::MarkersOnKinds => {
            let columns = row.kinds.len().div_ceil(3);
            let rows = row.kinds.len().div_ceil(columns.max(1));
            for (&kind, cell) in row.kinds.iter().zip(body.grid(columns, rows.max(1), 2.0)) {
                dragon_badge(svg, look, kind, cell);
            }
        }
        Counts::MarkersOnAllDragons => {
            for (it, cell) in HUES.into_iter().zip(body.grid(3, 2, 3.0)) {
                draw_hue(svg, it, cell, palette);
            }
        }
        Counts::VegetablePlusMeat => {
            let (x, y) = body.centre();
            let strip = Strip::default()
                .good(Good::Vegetable)
                .text("+")
                .good(Good::Meat);
            strip.draw_centred(svg, x, y, 30.0, body.w, palette);
        }
    }
    draw_standing(svg, look, objective, standing);
    if row.provenance.is_reconstructed {
        reconstructed(svg, look, head.right() - 6.0, head.y + 10.0);
    }
}

/// All hues: an objective that counts all dragons shows one of each.
const HUES: [Hue; 6] = [
    Hue::Silver,
    Hue::Red,
    Hue::Green,
    Hue::Gold,
    Hue::Blue,
    Hue::Violet,
];

/// A dragon of a hue, whichever.
fn draw_hue(svg: &mut Svg, it: Hue, cell: Rect, palette: &Palette) {
    let tone = hue(it, palette);
    svg.rect(cell.x, cell.y, cell.w, cell.h)
        .round(4.0)
        .fill(tone.fill)
        .stroke(tone.ink, 0.75);
    let (x, y) = cell.centre();
    let size = (cell.h - 4.0).min(cell.w - 4.0).min(24.0);
    Icon::Dragon.draw(svg, x - size / 2.0, y - size / 2.0, size, tone);
}

/// The points of the first, second and third place.
fn draw_places(svg: &mut Svg, look: &Look<'_>, points: [u8; 3], rect: Rect) {
    let palette = &look.palette;
    let places = Rect::new(rect.x, rect.y, rect.w - 14.0, rect.h).columns(3, 3.0);
    for (at, (n, cell)) in points.iter().zip(places).enumerate() {
        let tone = if at == 0 { palette.gold } else { palette.plain };
        svg.rect(cell.x, cell.y, cell.w, cell.h)
            .round(4.0)
            .fill(tone.fill)
            .stroke(palette.line, 0.75);
        svg.text(cell.x + cell.w / 2.0, cell.y + cell.h / 2.0, n)
            .size(13.0)
            .centred()
            .fill(tone.ink);
    }
}

fn draw_standing(svg: &mut Svg, look: &Look<'_>, objective: Objective, rect: Rect) {
    let standing = standing(look, objective);
    let middle = rect.y + rect.h / 2.0;
    for ((seat, n), cell) in standing.into_iter().zip(rect.columns(5, 1.0)) {
        draw_mark(svg, look, seat, cell.x + 6.0, middle);
        let (left, size) = if n < 10 { (12.5, 12.0) } else { (11.5, 10.0) };
        svg.text(cell.x + left, middle, n).size(size).v_centred();
    }
}

/// A dragon's sign in its hue, with its name where there is room.
fn dragon_badge(svg: &mut Svg, look: &Look<'_>, kind: Dragon, rect: Rect) {
    let palette = &look.palette;
    let tone = hue(look.table.data().dragon(kind).hue, palette);
    svg.rect(rect.x, rect.y, rect.w, rect.h)
        .round(4.0)
        .fill(tone.fill)
        .stroke(tone.ink, 0.75);
    let name = look.term(kind.word());
    let icon = if rect.w > 80.0 { 19.0 } else { 0.0 };
    if icon > 0.0 {
        Icon::Dragon.draw(
            svg,
            rect.x + 3.0,
            rect.y + (rect.h - 18.0) / 2.0,
            18.0,
            tone,
        );
    }
    let room = rect.w - icon - 6.0;
    let size = paint::fit(&name, 12.5, Weight::Bold, room).max(10.0);
    svg.text(
        rect.x + icon + 3.0 + room / 2.0,
        rect.y + rect.h / 2.0,
        ellipsis(&name, size, Weight::Bold, room + 2.0),
    )
    .size(size)
    .centred()
    .fill(tone.ink);
}

/// The colours of a dragon.
pub(super) const fn hue(hue: Hue, palette: &Palette) -> Tone {
    match hue {
        Hue::Silver => palette.stone,
        Hue::Red => palette.fire,
        Hue::Green => palette.jade,
        Hue::Gold => palette.gold,
        Hue::Blue => palette.water,
        Hue::Violet => palette.violet,
    }
}
