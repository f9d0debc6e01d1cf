//! A province sheet: five rows of four buildings with price, points and effect.

use super::{
    Look,
    bits::{Bit, Line, bits, bits_width, goods_bits},
};
use crate::{
    data::{Building, COLUMNS, ROWS, data},
    face,
    face::path,
    goods::Goods,
    table::Player,
};
use paint::{Area, Icon, Svg, Weight, paragraph, seat_mark, seat_pattern, text_width, wrap};
use table::{Message, Seat};

/// Rows at least this high have room for a heading of the columns.
const WITH_HEADS: f32 = 46.0;
/// Cells at least this high tell their effect in words.
const WITH_WORDS: f32 = 62.0;
/// Cells are not higher than this; more room stays free.
const HIGHEST: f32 = 136.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let is_tall = area.h / ROWS as f32 >= WITH_HEADS;
    let area = if is_tall {
        let (heads, rest) = area.cut_top(15.0, 2.0);
        for (column, cell) in (1..).zip(heads.columns(COLUMNS, gap(area))) {
            svg.text(cell.x + cell.w / 2.0, cell.centre().1, super::roman(column))
                .size(11.5)
                .bold()
                .centred()
                .fill(look.palette.muted);
        }
        rest
    } else {
        area
    };
    let gap = gap(area);
    let most = HIGHEST * ROWS as f32 + gap * (ROWS as f32 - 1.0);
    let area = Area::new(area.x, area.y, area.w, area.h.min(most));
    let player = look.open.player(seat);
    for (&building, cell) in Building::ALL.iter().zip(area.grid(COLUMNS, ROWS, gap)) {
        space(svg, look, seat, player, building, cell);
    }
}

fn gap(area: Area) -> f32 {
    if area.h / ROWS as f32 >= WITH_HEADS {
        5.0
    } else {
        3.0
    }
}

fn space(svg: &mut Svg, look: &Look<'_>, seat: Seat, player: &Player, building: Building, cell: Area) {
    let palette = &look.palette;
    let is_built = player.buildings.has(building);
    let is_used = is_built && is_used(player, building);
    let price = player.price(building);
    let mut title = look.say(
        &Message::new("building-help")
            .term("building", building.word())
            .with("cost", face::goods(price))
            .with("vp", data().building(building).vp)
            .term("effect", effect_word(building)),
    );
    if is_built {
        title = format!("{title} {}", look.term("board-built"));
    }
    if is_used {
        title = format!("{title} {}", look.term("board-used"));
    }
    let id = format!(
        "b-{building}-{}-{}{}",
        cell.w.round(),
        cell.h.round(),
        if price == data().building(building).cost { "" } else { "-less" },
    );
    svg.define(&id, |svg| content(svg, look, building, price, cell.home()));
    svg.g(path::building(seat, building))
        .at(cell.x, cell.y)
        .class("space")
        .title(title)
        .draw(|svg| {
            if is_built {
                let pattern = seat_pattern(svg, seat, palette);
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(5.0)
                    .fill(palette.seat(seat).fill.mix(palette.raised, 0.82))
                    .stroke(palette.ink, 1.6);
                svg.rect(1.0, 1.0, band(cell), cell.h - 2.0).round(4.0).fill(pattern);
                if cell.h >= WITH_WORDS {
                    let radius = band(cell) * 0.62;
                    seat_mark(svg, seat, 1.0 + band(cell) / 2.0, cell.h - radius - 4.0, radius, palette);
                }
            } else {
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(5.0)
                    .fill(palette.paper)
                    .stroke(palette.line, 1.0);
            }
            svg.reuse(&id, 0.0, 0.0);
            if is_used {
                let size = (cell.h * 0.4).min(18.0);
                svg.circle(cell.w - size * 0.62, cell.h - size * 0.62, size * 0.6)
                    .fill(palette.raised)
                    .stroke(palette.ink, 1.0);
                Icon::Lock.draw_at(svg, cell.w - size * 0.62, cell.h - size * 0.62, size * 0.8, palette.grain);
            }
        });
}

/// The stripe in the seat's pattern at the left of a building that stands.
fn band(cell: Area) -> f32 {
    if cell.h >= WITH_WORDS { 10.0 } else { 7.0 }
}

const fn is_used(player: &Player, building: Building) -> bool {
    match building {
        Building::Statue => player.used.statue,
        Building::Chapel => player.used.chapel,
        Building::Market => player.used.market,
        Building::Church
        | Building::Cathedral
        | Building::Inn
        | Building::Farms
        | Building::MerchantsGuild
        | Building::GuardTower
        | Building::Blacksmith
        | Building::Barracks
        | Building::WizardsGuild
        | Building::Palisade
        | Building::Stables
        | Building::StoneWall
        | Building::Fortress
        | Building::Barricade
        | Building::Crane
        | Building::TownHall
        | Building::Embassy => false,
    }
}

/// Name, price, points and, where there is room, the effect.
fn content(svg: &mut Svg, look: &Look<'_>, building: Building, price: Goods, cell: Area) {
    let palette = &look.palette;
    let has_words = cell.h >= WITH_WORDS;
    let left = band(cell) + 4.0;
    let width = cell.w - left - 4.0;
    let name = look.term(building.word());
    let size = if has_words { 12.5 } else { 11.0 };
    let text = text_width(&name, size, Weight::Bold);
    // Two lines where one would be too small.
    let is_broken = text > width * 1.12 && cell.h >= 40.0;
    let line = |text: &str, y: f32, svg: &mut Svg| {
        Line {
            text,
            size,
            least: 7.5,
            weight: Weight::Bold,
            colour: palette.ink,
        }
        .left(svg, left, y, width);
    };
    let name_height = if is_broken {
        let lines = wrap(&name, size, Weight::Bold, width);
        for (at, part) in lines.iter().take(2).enumerate() {
            line(part, 9.5 + (size + 0.5) * at as f32, svg);
        }
        18.0 + size
    } else {
        line(&name, 9.5, svg);
        18.0
    };
    let points = [
        Bit::Number(data().building(building).vp.into()),
        Bit::Icon(Icon::Laurel, palette.jade),
    ];
    let icon = if has_words {
        15.0
    } else {
        (cell.h - name_height).clamp(9.5, 13.0)
    };
    let y = if has_words {
        name_height + icon / 2.0
    } else {
        cell.h - icon / 2.0 - 2.5
    };
    let points_width = bits_width(icon, &points);
    let room = width - points_width - 4.0;
    bits(svg, look, (left, y), icon, room, &goods_bits(price));
    bits(svg, look, (cell.w - points_width - 3.0, y), icon, points_width, &points);
    if has_words {
        let top = y + icon / 2.0 + 5.0;
        effect(svg, look, building, Area::new(left, top, width, cell.h - top - 4.0));
    }
}

/// The effect in words, as large as fits.
fn effect(svg: &mut Svg, look: &Look<'_>, building: Building, area: Area) {
    let text = look.term(effect_word(building));
    // The rule's number is in the help.
    let text = text.split(" (KB-").next().unwrap_or(&text);
    let mut size = 11.5;
    while size > 8.5 && wrap(text, size, Weight::Regular, area.w).len() as f32 * size * 1.2 > area.h + 1.0 {
        size -= 0.25;
    }
    paragraph(svg, area, text, size, look.palette.ink);
}

const fn effect_word(building: Building) -> &'static str {
    match building {
        Building::Statue => "effect-statue",
        Building::Chapel => "effect-chapel",
        Building::Church => "effect-church",
        Building::Cathedral => "effect-cathedral",
        Building::Inn => "effect-inn",
        Building::Market => "effect-market",
        Building::Farms => "effect-farms",
        Building::MerchantsGuild => "effect-merchants_guild",
        Building::GuardTower => "effect-guard_tower",
        Building::Blacksmith => "effect-blacksmith",
        Building::Barracks => "effect-barracks",
        Building::WizardsGuild => "effect-wizards_guild",
        Building::Palisade => "effect-palisade",
        Building::Stables => "effect-stables",
        Building::StoneWall => "effect-stone_wall",
        Building::Fortress => "effect-fortress",
        Building::Barricade => "effect-barricade",
        Building::Crane => "effect-crane",
        Building::TownHall => "effect-town_hall",
        Building::Embassy => "effect-embassy",
    }
}
