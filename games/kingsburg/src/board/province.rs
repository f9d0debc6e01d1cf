//! A province sheet: five rows of four buildings with price, points and effect.

use super::{
    Look,
    bits::{Bit, Line, bits, bits_width, figure, price, words},
};
use crate::{
    board::path,
    names::{Building, COLUMNS, Goods, ROWS},
    speak,
    table::Player,
};
use paint::{Area, Icon, Svg, Weight, ellipsis, seat_mark, seat_pattern, text_width, wrap};
use table::{Message, Seat};

/// Rows at least this high have room for a heading of the columns.
const WITH_HEADS: f32 = 46.0;
/// Cells at least this high tell their effect in words.
const WITH_WORDS: f32 = 62.0;
/// Cells at least this high have the points at their foot.
const WITH_FOOT: f32 = 100.0;
/// Cells are not higher than this; more room stays free.
const HIGHEST: f32 = 136.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let is_tall = area.h / ROWS as f32 >= WITH_HEADS;
    let area = if is_tall {
        let (heads, rest) = area.cut_top(15.0, 2.0);
        for (column, cell) in (1..).zip(heads.columns(COLUMNS, gap(area))) {
            let (x, y) = cell.centre();
            figure(svg, x, y, super::roman(column), 11.5);
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
        // Whole numbers look crisp and are short.
        let place = (cell.x.round(), cell.y.round());
        let cell = Area::new(place.0, place.1, cell.w.floor(), cell.h.floor());
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

fn space(
    svg: &mut Svg,
    look: &Look<'_>,
    seat: Seat,
    player: &Player,
    building: Building,
    cell: Area,
) {
    let palette = &look.palette;
    let is_built = player.buildings.has(building);
    let is_used = is_built && look.open.phase.is_season() && is_used(player, building);
    let cost = player.price(building, look.open.data());
    let mut title = look.say(
        &Message::new("building-help")
            .term("building", building.word())
            .with("cost", speak::goods(cost))
            .with("vp", look.open.data().building(building).vp)
            .term(
                "effect",
                if cell.h >= WITH_FOOT {
                    effect_word(building)
                } else {
                    hint_word(building)
                },
            ),
    );
    if cell.h < WITH_FOOT {
        title = format!("{title} (KB-15.{})", rule(building));
    }
    if is_built {
        title = format!("{title} {}", look.term("board-built"));
    }
    if is_used {
        title = format!("{title} {}", look.term("board-used"));
    }
    let is_less = cost != look.open.data().building(building).cost;
    let less = if is_less { "c" } else { "" };
    // The viewer's own sheet has a size of its own; all others are alike.
    let size = if look.is_own(seat) { "" } else { "s" };
    let id = format!("b{}{less}{size}", building.index());
    let home = cell.home();
    svg.define(&id, |svg| content(svg, look, building, cost, home));
    svg.g(path::building(seat, building))
        .at(cell.x, cell.y)
        .title(title)
        .draw(|svg| {
            if is_built {
                built(svg, look, seat, home, size);
            } else {
                empty(svg, look, home, size);
            }
            svg.reuse(&id, 0.0, 0.0);
            if is_used {
                let size = (cell.h * 0.4).min(18.0);
                let (x, y) = (cell.w - size * 0.7, size * 0.7);
                svg.circle(x, y, size * 0.62)
                    .fill(palette.raised)
                    .stroke(palette.ink, 1.0);
                Icon::Lock.draw_at(svg, x, y, size * 0.8, palette.grain);
            }
        });
}

/// The ground of a building that does not stand.
fn empty(svg: &mut Svg, look: &Look<'_>, cell: Area, size: &str) {
    let id = format!("e{size}");
    svg.define(&id, |svg| {
        svg.rect(0.0, 0.0, cell.w, cell.h)
            .round(5.0)
            .fill(look.palette.paper)
            .stroke(look.palette.line, 1.0);
    });
    svg.reuse(&id, 0.0, 0.0);
}

/// What lies under a building that stands: the seat's colour, pattern and mark.
fn built(svg: &mut Svg, look: &Look<'_>, seat: Seat, cell: Area, size: &str) {
    let palette = &look.palette;
    let id = format!("v{seat}{size}");
    let pattern = seat_pattern(svg, seat, palette);
    svg.define(&id, |svg| {
        svg.rect(0.0, 0.0, cell.w, cell.h)
            .round(5.0)
            .fill(palette.seat(seat).fill.mix(palette.raised, 0.82))
            .stroke(palette.ink, 1.6);
        svg.rect(1.0, 1.0, band(cell), cell.h - 2.0)
            .round(4.0)
            .fill(pattern);
        if cell.h >= WITH_FOOT {
            seat_mark(svg, seat, band(cell) + 12.0, cell.h - 12.0, 8.0, palette);
        }
    });
    svg.reuse(&id, 0.0, 0.0);
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
fn content(svg: &mut Svg, look: &Look<'_>, building: Building, cost: Goods, cell: Area) {
    let has_words = cell.h >= WITH_WORDS;
    let is_high = cell.h >= WITH_FOOT;
    let left = band(cell) + 4.0;
    let width = cell.w - left - 4.0;
    let size = if is_high { 13.5 } else { 11.0 };
    let below = name(
        svg,
        look,
        building,
        Area::new(left, 0.0, width, cell.h),
        size,
    );
    let icon = match (is_high, has_words) {
        (true, _) => 16.0,
        (false, true) => 13.0,
        (false, false) => (cell.h - below).clamp(10.5, 13.0),
    };
    let y = if has_words {
        (below + icon / 2.0 + 1.0).round()
    } else {
        (cell.h - icon / 2.0 - 2.5).round()
    };
    let vp = look.open.data().building(building).vp;
    let foot = if is_high { 22.0 } else { 3.0 };
    if is_high {
        price(svg, look, (left, y), icon, width, cost);
        points(svg, look, vp, cell.w - 4.0, cell.h - 13.0, 19.0);
    } else {
        price(svg, look, (left, y), icon, width - 19.0, cost);
        points(svg, look, vp, cell.w - 3.0, y, 12.5);
    }
    if has_words {
        let top = y + icon / 2.0 + if is_high { 5.0 } else { 3.0 };
        let area = Area::new(left, top, width, cell.h - top - foot);
        let word = if is_high {
            effect_word(building)
        } else {
            hint_word(building)
        };
        effect(svg, look, word, area, if is_high { 12.5 } else { 10.5 });
    }
}

/// Points, ending at `right`: a number with a laurel, or in little room a number on a plate of the laurel's colour.
fn points(svg: &mut Svg, look: &Look<'_>, vp: u8, right: f32, y: f32, size: f32) {
    let tone = look.palette.jade;
    if size > 15.0 {
        let id = format!("vp-{vp}");
        let all = [Bit::Number(vp.into()), Bit::Icon(Icon::Laurel, tone)];
        let width = bits_width(size, &all);
        svg.define(&id, |svg| {
            bits(svg, look, (-width, 0.0), size, width + 1.0, &all);
        });
        svg.reuse(&id, right, y);
        return;
    }
    let id = format!("vp-{vp}-small");
    svg.define("vp", |svg| {
        svg.rect(-16.0, -6.5, 16.0, 13.0)
            .round(6.5)
            .fill(tone.fill)
            .stroke(tone.ink, 0.8);
    });
    svg.define(&id, |svg| {
        svg.reuse("vp", 0.0, 0.0);
        let colour = Some(tone.ink);
        drop(words(svg, -8.0, 0.0, &vp.to_string(), 10.5, Weight::Bold, colour).middle());
    });
    svg.reuse(&id, right, y);
}

/// The name from the top of an area, in two lines where one would be too small; returns where it ends.
fn name(svg: &mut Svg, look: &Look<'_>, building: Building, area: Area, size: f32) -> f32 {
    let name = look.term(building.word());
    let middle = size * 0.86;
    let line = |svg: &mut Svg, text: &str, y: f32| {
        Line {
            text,
            size,
            least: 7.5,
            weight: Weight::Bold,
            colour: None,
        }
        .left(svg, area.x, y, area.w);
    };
    let is_broken = text_width(&name, size, Weight::Bold) > area.w * 1.1 && area.h >= 40.0;
    if !is_broken {
        line(svg, &name, middle);
        return middle + size * 0.72;
    }
    let lines = wrap(&name, size, Weight::Bold, area.w);
    for (at, part) in lines.iter().take(2).enumerate() {
        line(svg, part, middle + size * 1.05 * at as f32);
    }
    middle + size * 1.75
}

/// The effect in words, as large as fits.
fn effect(svg: &mut Svg, look: &Look<'_>, word: &str, area: Area, most: f32) {
    let text = look.term(word);
    // The rule's number is in the help.
    let text = text.split(" (KB-").next().unwrap_or(&text);
    let lines = |size: f32| wrap(text, size, Weight::Regular, area.w);
    let leading = 1.18;
    let mut size = most;
    while size > 8.0 && (lines(size).len() as f32 - 1.0) * size * leading + size > area.h {
        size -= 0.5;
    }
    let room = ((area.h - size) / (size * leading)).floor().max(0.0) as usize + 1;
    let mut all = lines(size);
    if all.len() > room {
        all.truncate(room);
        if let Some(last) = all.last_mut() {
            *last = ellipsis(&format!("{last} …"), size, Weight::Regular, area.w);
        }
    }
    svg.g("").size(size).weight(Weight::Regular).draw(|svg| {
        for (at, line) in all.iter().enumerate() {
            let y = area.y + size * 0.82 + size * leading * at as f32;
            svg.text(area.x, (y * 10.0).round() / 10.0, line);
        }
    });
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

/// The number of its rule in chapter 15.
const fn rule(building: Building) -> usize {
    match building {
        Building::Barricade => 20,
        Building::Crane | Building::TownHall | Building::Embassy => building.index(),
        Building::Statue
        | Building::Chapel
        | Building::Church
        | Building::Cathedral
        | Building::Inn
        | Building::Market
        | Building::Farms
        | Building::MerchantsGuild
        | Building::GuardTower
        | Building::Blacksmith
        | Building::Barracks
        | Building::WizardsGuild
        | Building::Palisade
        | Building::Stables
        | Building::StoneWall
        | Building::Fortress => building.index() + 1,
    }
}

/// The effect in a few words.
const fn hint_word(building: Building) -> &'static str {
    match building {
        Building::Statue => "board-hint-statue",
        Building::Chapel => "board-hint-chapel",
        Building::Church => "board-hint-church",
        Building::Cathedral => "board-hint-cathedral",
        Building::Inn => "board-hint-inn",
        Building::Market => "board-hint-market",
        Building::Farms => "board-hint-farms",
        Building::MerchantsGuild => "board-hint-merchants_guild",
        Building::GuardTower => "board-hint-guard_tower",
        Building::Blacksmith => "board-hint-blacksmith",
        Building::Barracks => "board-hint-barracks",
        Building::WizardsGuild => "board-hint-wizards_guild",
        Building::Palisade => "board-hint-palisade",
        Building::Stables => "board-hint-stables",
        Building::StoneWall => "board-hint-stone_wall",
        Building::Fortress => "board-hint-fortress",
        Building::Barricade => "board-hint-barricade",
        Building::Crane => "board-hint-crane",
        Building::TownHall => "board-hint-town_hall",
        Building::Embassy => "board-hint-embassy",
    }
}
