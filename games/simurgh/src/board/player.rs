//! A panel for every player: points, resources, vassals, dragons with their markers.

use super::{
    FIGURE, Look, city, draw_figure,
    glyph::{self, CostMark, Strip},
    path, sources,
    tile::reconstructed,
};
use crate::{
    data::{Ability, Act, When},
    names::{DragonTile, Good, Slot, Vassal},
    speak::say,
    table::{OwnDragon, Where},
};
use paint::{Area as Rect, Icon, Paint, Svg, Weight, ellipsis, seat_tag};
use table::{Message, Seat};

const HEAD: f32 = 30.0;
const LINE: f32 = 30.0;
const DRAGON: f32 = 58.0;

/// How high the row of the others is: as the player with the most dragons needs.
pub(super) fn row_height(look: &Look<'_>) -> f32 {
    let others = others(look).map(|seat| panel_height(look, seat));
    others.fold(SOURCES, f32::max)
}

/// What the sources of points need, where they stand alone.
const SOURCES: f32 = 166.0;

/// How high the panel of a player is.
pub(super) fn panel_height(look: &Look<'_>, seat: Seat) -> f32 {
    let dragons = look.table.player(seat).dragons.len();
    HEAD + 2.0 * LINE + 14.0 + (dragons.max(1) as f32) * (DRAGON + 4.0)
}

/// How high a column of everybody's panels is.
pub(super) fn column_height(look: &Look<'_>) -> f32 {
    let seats = look.table.seats();
    seats.map(|seat| panel_height(look, seat) + 8.0).sum()
}

/// The players in the row: for a player the others around the table, for a spectator nobody.
fn others(look: &Look<'_>) -> impl Iterator<Item = Seat> + use<> {
    let n = look.table.n();
    let own = look.viewer().map(Seat::index);
    let last = if own.is_some() { n } else { 1 };
    (1..last).map(move |step| Seat::new((own.unwrap_or(0) + step) % n))
}

/// Everybody's panels, the first player's on top.
pub(super) fn draw_column(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let mut y = rect.y;
    for step in 0..look.table.n() {
        let seat = look.table.clockwise(look.table.first, step);
        let high = panel_height(look, seat);
        draw_player(svg, look, seat, Rect::new(rect.x, y, rect.w, high));
        y += high + 8.0;
    }
}

/// The others' panels; with few of them there is room to tell where points came from.
pub(super) fn draw_others(svg: &mut Svg, look: &Look<'_>, rect: Rect) {
    let n = others(look).count();
    let places = rect.columns(n.max(COMPACT), 8.0);
    for (seat, &place) in others(look).zip(&places) {
        draw_player(svg, look, seat, place);
    }
    if has_room_for_sources(look) {
        let room = Rect::new(places[n].x, rect.y, rect.right() - places[n].x, rect.h);
        sources::draw(svg, look, room);
    }
}

/// Panels are at most a third of the row wide.
const COMPACT: usize = 3;

pub(super) fn has_room_for_sources(look: &Look<'_>) -> bool {
    others(look).count() < COMPACT
}

fn draw_player(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    svg.g(format!("seat-{seat}")).draw(|svg| {
        frame(svg, look, seat, rect);
        draw_things(svg, look, seat, rect.inset(7.0));
    });
}

/// The frame of a panel; that of a player who is asked stands out.
pub(super) fn frame(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    let palette = &look.palette;
    let asked = look.is_asked(seat);
    svg.rect(rect.x, rect.y, rect.w, rect.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(
            if asked { palette.accent } else { palette.line },
            if asked { 2.5 } else { 1.0 },
        );
}

/// Everything of a player that all can see.
pub(super) fn draw_things(svg: &mut Svg, look: &Look<'_>, seat: Seat, inner: Rect) {
    let (head, rest) = inner.cut_top(HEAD - 7.0, 4.0);
    draw_head(svg, look, seat, head);
    let (resources, rest) = rest.cut_top(LINE - 4.0, 4.0);
    draw_resources(svg, look, seat, resources);
    let (vassals, rest) = rest.cut_top(LINE - 4.0, 4.0);
    draw_vassals(svg, look, seat, vassals);
    let player = look.table.player(seat);
    for (at, (tile, own)) in player.dragon_tiles().enumerate() {
        let y = rest.y + at as f32 * (DRAGON + 4.0);
        draw_dragon(
            svg,
            look,
            seat,
            tile,
            own,
            Rect::new(rest.x, y, rest.w, DRAGON),
        );
    }
}

fn draw_head(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let points = player.points.total();
    let middle = rect.y + rect.h / 2.0;
    let signs = [
        (look.table.active == seat, Icon::Hourglass, "board-active"),
        (look.table.first == seat, Icon::Crown, "board-first"),
        (look.table.closer == Some(seat), Icon::Flag, "board-closer"),
    ];
    let mut right = rect.right();
    let title = Message::new("board-points")
        .with("seat", seat)
        .with("points", say::amount(points, Good::Pp));
    let text = points.to_string();
    let wide = paint::text_width(&text, 20.0, Weight::Bold);
    svg.g(format!("points-{seat}"))
        .title(look.say(&title))
        .draw(|svg| {
            svg.text(right, middle, &text).size(20.0).end().v_centred();
            Icon::Laurel.draw(svg, right - wide - 25.0, middle - 11.0, 22.0, palette.gold);
        });
    right -= wide + 32.0;
    let hand = &look.view.table.players[seat.index()];
    let n_hand = look.table.hand(seat).len();
    let title = look.say(&Message::new("board-hand-count").with("n", n_hand));
    let mut title = if look.table.hand(seat).len() > hand.hand.n {
        format!("{title}, {}", look.term("board-power-held"))
    } else {
        title
    };
    if look.viewer() == Some(seat) {
        for message in say::power_draft(&look.view.table, seat) {
            title = format!("{title}. {}", look.say(&message));
        }
    }
    svg.g(format!("hand-count-{seat}"))
        .title(title)
        .draw(|svg| {
            svg.text(right, middle, n_hand).size(15.0).end().v_centred();
            Icon::Cards.draw(svg, right - 32.0, middle - 9.0, 18.0, palette.cloth);
        });
    right -= 40.0;
    for (holds, icon, word) in signs {
        if holds {
            svg.g(format!("{word}-{seat}"))
                .title(look.term(word))
                .draw(|svg| {
                    icon.draw(svg, right - 18.0, middle - 9.0, 18.0, palette.gold);
                });
            right -= 22.0;
        }
    }
    seat_tag(
        svg,
        seat,
        look.name(seat),
        rect.x,
        middle,
        16.0,
        right - rect.x - 4.0,
        palette,
    );
}

fn draw_resources(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let limit = look.table.data().resource_limit(look.table.mode);
    let total = player.resources.total();
    let (count, cells) = rect.cut_right(46.0, 2.0);
    for (good, cell) in Good::RESOURCES.into_iter().zip(cells.columns(6, 3.0)) {
        let id = path::resource(seat, good);
        let n = player.resources.get(good);
        svg.g(&id)
            .title(look.say(&say::amount(n, good)))
            .draw(|svg| {
                svg.rect(cell.x, cell.y, cell.w, cell.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                let size = (cell.h - 6.0).min(cell.w * 0.5);
                glyph::draw_good(
                    svg,
                    good,
                    cell.x + 2.0,
                    cell.y + cell.h / 2.0,
                    size,
                    palette,
                );
                let ink = if n == 0 { palette.muted } else { palette.ink };
                svg.text(cell.right() - 4.0, cell.y + cell.h / 2.0, n)
                    .size(15.0)
                    .end()
                    .v_centred()
                    .fill(ink);
            });
        look.target(svg, &id, cell);
    }
    let words = Message::new("board-resources")
        .with("n", total)
        .with("most", limit);
    let ink = if total > limit {
        palette.warning
    } else {
        palette.muted
    };
    svg.g(format!("resources-{seat}"))
        .title(look.say(&words))
        .draw(|svg| {
            svg.text(
                count.right(),
                count.y + count.h / 2.0,
                format!("{total}/{limit}"),
            )
            .size(13.0)
            .end()
            .v_centred()
            .fill(ink);
        });
}

/// Vassals that are not on the board: ready, resting, in supply.
fn draw_vassals(svg: &mut Svg, look: &Look<'_>, seat: Seat, rect: Rect) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    for (&vassal, half) in Vassal::ALL.iter().zip(rect.columns(2, 6.0)) {
        let count = |place| player.count(vassal, place);
        let board = player.outside(vassal) - count(Where::AVAILABLE) - count(Where::RESTING);
        let id = path::available(seat, vassal);
        let words = [
            ("place-available", count(Where::AVAILABLE)),
            ("place-resting", count(Where::RESTING)),
            ("place-board", board),
            ("place-supply", count(Where::SUPPLY)),
        ]
        .map(|(word, n)| format!("{} {n}", look.term(word)));
        let title = format!("{}: {}", look.term(vassal.word()), words.join(", "));
        svg.g(&id).title(title).draw(|svg| {
            svg.rect(half.x, half.y, half.w, half.h)
                .round(5.0)
                .fill(palette.raised)
                .stroke(palette.line, 1.0);
            let mut x = half.x + 2.0;
            let y = half.y + (half.h - FIGURE.1) / 2.0;
            let n_all = player.figures(vassal).len() as f32;
            let step = ((half.w - 4.0) / n_all).min(FIGURE.0 + 2.0);
            let ready = [
                (Where::AVAILABLE, 1.0),
                (Where::RESTING, 0.55),
                (Where::SUPPLY, 0.18),
            ];
            for (place, opacity) in ready {
                for _ in 0..count(place) {
                    draw_figure(svg, look, seat, vassal, (x, y)).opacity(opacity);
                    if place == Where::RESTING {
                        Icon::Moon.draw(svg, x + 22.0, y + 8.0, 12.0, palette.gold);
                    }
                    x += step;
                }
            }
        });
        look.target(svg, &id, half);
    }
}

fn draw_dragon(
    svg: &mut Svg,
    look: &Look<'_>,
    seat: Seat,
    tile: DragonTile,
    own: OwnDragon,
    rect: Rect,
) {
    let palette = &look.palette;
    let tone = city::hue(look.table.data().dragon(own.kind).hue, palette);
    let id = path::dragon(seat, tile);
    svg.g(&id)
        .title(look.say(&say::dragon_help(look.table.data(), own.kind)))
        .draw(|svg| {
            svg.rect(rect.x, rect.y, rect.w, rect.h)
                .round(6.0)
                .fill(palette.raised)
                .stroke(tone.ink, 1.0);
            svg.rect(rect.x, rect.y, 58.0, rect.h)
                .round(6.0)
                .fill(tone.fill);
            Icon::Dragon.draw(svg, rect.x + 14.0, rect.y + 4.0, 30.0, tone);
            let name = look.term(own.kind.word());
            let size = paint::fit(&name, 12.0, Weight::Bold, 54.0).max(7.0);
            svg.text(
                rect.x + 29.0,
                rect.bottom() - 12.0,
                ellipsis(&name, size, Weight::Bold, 55.0),
            )
            .size(size)
            .centred()
            .fill(tone.ink);
        });
    look.target(svg, &id, rect);
    let slots = Rect::new(rect.x + 60.0, rect.y + 2.0, rect.w - 62.0, rect.h - 4.0);
    for (&slot, cell) in Slot::ALL.iter().zip(slots.columns(3, 2.0)) {
        draw_ability(svg, look, seat, (tile, own), slot, cell);
    }
}

fn draw_ability(
    svg: &mut Svg,
    look: &Look<'_>,
    seat: Seat,
    (tile, own): (DragonTile, OwnDragon),
    slot: Slot,
    rect: Rect,
) {
    let palette = &look.palette;
    let ability = look.table.data().ability(own.kind, slot);
    let id = path::ability(seat, tile, slot);
    let armed = own.is_armed(slot);
    let state = if own.is_used(slot) {
        "used-up"
    } else if armed {
        "armed"
    } else {
        "unarmed"
    };
    let words = Message::new("ability-line")
        .with("dragon", say::dragon_tile(tile))
        .with("slot", slot.id().to_owned())
        .with(
            "ability",
            say::ability_of(look.table.data(), own.kind, slot),
        );
    let title = format!(
        "{}; {}",
        look.help(&words, ability.provenance),
        look.term(state)
    );
    svg.g(&id).title(title).draw(|svg| {
        svg.rect(rect.x, rect.y, rect.w, rect.h)
            .round(5.0)
            .fill(if armed {
                palette.raised
            } else {
                palette.surface
            })
            .stroke(palette.line, 1.0);
        let strip = ability_strip(look.pays_for_ability(seat, own, slot), ability);
        strip.draw_centred(
            svg,
            rect.x + rect.w / 2.0,
            rect.y + 17.0,
            17.0,
            rect.w - 6.0,
            palette,
        );
        let (x, y) = (rect.x + rect.w / 2.0, rect.bottom() - 14.0);
        if armed {
            glyph::draw_marker(svg, x, y, 9.5, palette);
        } else {
            svg.circle(x, y, 9.0)
                .fill(Paint::None)
                .stroke(palette.muted, 1.2)
                .dash(2.5, 2.5);
        }
        if ability.one_time {
            svg.line(x - 12.0, y + 9.0, x + 12.0, y - 9.0)
                .stroke(palette.bad, 2.2);
        }
        svg.text(rect.x + 8.0, y, slot.id())
            .size(11.0)
            .centred()
            .fill(palette.muted);
        if ability.provenance.is_reconstructed {
            reconstructed(svg, look, rect.right() - 7.0, y);
        }
        if own.is_used(slot) {
            Icon::Check.draw(svg, rect.right() - 18.0, y - 7.0, 13.0, palette.plain);
        }
    });
    look.target(svg, &id, rect);
}

/// What an ability does, in signs: what sets it off, what it costs, what it gives.
pub(super) fn ability_strip(mark: CostMark, ability: &Ability) -> Strip {
    let trigger = match ability.when {
        When::Active | When::Monument => Strip::default(),
        When::Gain(kinds) => kinds.iter().fold(Strip::default(), Strip::good).text(":"),
        When::Explore => Strip::default().icon(Icon::Mountain).text(":"),
        When::Spend(vassal) => Strip::default()
            .icon(Icon::Minus)
            .good(vassal.good())
            .text(":"),
    };
    let trigger = match ability.when {
        When::Gain(_) => trigger.text("+"),
        When::Active | When::Explore | When::Spend(_) | When::Monument => trigger,
    };
    let with_cost = |strip: Strip| {
        if ability.cost.is_none() {
            strip
        } else {
            Strip::cost(mark, &ability.cost)
                .icon(Icon::Arrow)
                .then(strip)
        }
    };
    match ability.act {
        Act::Exchange => trigger.then(Strip::exchange(mark, &ability.cost, &ability.gain)),
        Act::SameKind => trigger.text("1"),
        Act::OneMoreStep => trigger.good(Good::Dragonrider).icon(Icon::ArrowDown),
        Act::TakeFaceUp => with_cost(Strip::default().icon(Icon::Cards)),
        Act::TakeFromStack => with_cost(Strip::default().icon(Icon::Deck)),
        Act::ReplaceObjective => Strip::default()
            .icon(Icon::Laurel)
            .icon(Icon::Swap)
            .icon(Icon::Laurel),
    }
}
