//! A panel for every player: points, goods, weapons, workers, masters, and what the next scoring would give.

use super::{Look, tone_if, workshop};
use crate::{
    board::forecast,
    names::{Master, Source, Warrior, Weapon, Worker},
    speak::label,
};
use ::table::{Message, Seat};
use paint::{Area, Icon, Line, Pill, Svg, Weight, chip, seat_mark, seat_tag, token};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let n = look.table.n_players();
    // The viewer's own panel first, then around the table.
    let first = look.view.viewer.seat().map_or(0, |seat| seat.index() % n);
    for (step, cell) in area.columns(n, 8.0).into_iter().enumerate() {
        player(svg, look, Seat::new((first + step) % n), cell);
    }
}

fn player(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let is_asked = look.asked() == Some(seat);
    svg.g(format!("seat-{seat}"))
        .at(area.x, area.y)
        .draw(|svg| {
            let area = area.home();
            let frame = if is_asked {
                (palette.accent, 3.0)
            } else {
                (palette.line, 1.0)
            };
            svg.rect(0.0, 0.0, area.w, area.h)
                .round(8.0)
                .fill(palette.surface)
                .stroke(frame.0, frame.1);
            let inner = area.inset(10.0);
            header(svg, look, seat, inner);
            goods(svg, look, seat, inner.cut_top(44.0, 0.0).1);
            // At the end only where the points came from; before that beside the rest, where there is room.
            if look.view.is_over() {
                sources(svg, look, seat, inner.cut_top(84.0, 0.0).1);
                return;
            }
            if inner.w > 450.0 {
                let (_, right) = inner.cut_left(226.0, 12.0);
                sources(
                    svg,
                    look,
                    seat,
                    right.cut_top(84.0, 0.0).1.cut_bottom(92.0, 0.0).1,
                );
            }
            weapons(svg, look, seat, inner.cut_top(86.0, 0.0).1);
            workers(svg, look, seat, inner.cut_top(132.0, 0.0).1);
            army(svg, look, seat, inner.cut_top(176.0, 0.0).1);
            masters(svg, look, seat, inner.cut_top(218.0, 0.0).1);
            scores(svg, look, seat, inner.cut_top(260.0, 0.0).1);
        });
}

/// Place in the turn order, name, points.
fn header(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let place = look.table.place_in_order(seat) + 1;
    let help = Message::new("help-order").with("place", place);
    svg.g("").title(look.say(&help)).draw(|svg| {
        svg.circle(area.x + 15.0, area.y + 15.0, 14.0)
            .fill(palette.raised)
            .stroke(palette.line, 1.5);
        svg.text(area.x + 15.0, area.y + 15.0, place)
            .size(16.0)
            .bold()
            .centred();
    });
    let tag_width = area.w - 38.0 - 96.0;
    seat_tag(
        svg,
        seat,
        look.taste.name(seat),
        area.x + 36.0,
        area.y + 15.0,
        17.0,
        tag_width,
        palette,
    );
    let vp = player.vp();
    let title: Vec<String> = Source::ALL
        .into_iter()
        .map(|source| format!("{}: {}", look.term(source.word()), player.points[source]))
        .collect();
    svg.g(format!("points-{seat}"))
        .title(title.join(" · "))
        .draw(|svg| {
            Icon::Laurel.put(svg, area.right() - 14.0, area.y + 15.0, 26.0, palette.jade);
            svg.text(area.right() - 32.0, area.y + 15.0, vp)
                .size(26.0)
                .bold()
                .end()
                .v_centred();
        });
}

fn goods(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let all = [
        (
            "coins",
            "board-coins",
            Icon::Coin,
            player.coins,
            palette.gold,
        ),
        (
            "wet",
            "board-clay_wet",
            Icon::Clay,
            player.clay_wet,
            palette.clay,
        ),
        (
            "dry",
            "board-clay_dry",
            Icon::Brick,
            player.clay_dry,
            palette.clay,
        ),
    ];
    let mut x = area.x;
    for (id, word, icon, n, tone) in all {
        let title = format!("{}: {n}", look.term(word));
        svg.g(format!("{id}-{seat}"))
            .at(x, area.y + 16.0)
            .title(title)
            .draw(|svg| {
                chip(
                    svg,
                    0.0,
                    0.0,
                    30.0,
                    icon,
                    &n.to_string(),
                    tone_if(n > 0, tone, look),
                    Pill::Framed,
                    palette,
                );
            });
        x += 76.0;
    }
    if let Some(number) = player.priority {
        let help = Message::new("help-priority").with("number", number);
        svg.g(format!("priority-{seat}"))
            .at(area.right() - 30.0, area.y + 16.0)
            .title(look.say(&help))
            .draw(|svg| {
                Icon::Flag.put(svg, -8.0, 0.0, 28.0, palette.cloth);
                svg.text(16.0, 0.0, number).size(18.0).bold().centred();
            });
    }
}

/// Active weapons on a plate, inactive ones pale behind a dashed frame.
fn weapons(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    for (at, weapon) in Weapon::ALL.into_iter().enumerate() {
        let is_active = look.table.player(seat).active.has(weapon);
        let word = if is_active {
            "board-active"
        } else {
            "board-inactive"
        };
        let title = format!("{}: {}", look.term(weapon.id()), look.term(word));
        svg.g(format!("weapon-{seat}-{weapon}"))
            .at(area.x + 48.0 * at as f32, area.y)
            .title(title)
            .draw(|svg| {
                let id = if is_active { "armed" } else { "unarmed" };
                svg.define(id, |svg| {
                    let frame = svg.rect(0.0, 0.0, 42.0, 38.0).round(6.0);
                    if is_active {
                        drop(
                            frame
                                .fill(palette.surface.mix(palette.gold.fill, 0.45))
                                .stroke(palette.ink, 1.8),
                        );
                    } else {
                        drop(
                            frame
                                .fill(palette.paper)
                                .stroke(palette.line, 1.0)
                                .dash(3.0, 3.0),
                        );
                    }
                });
                svg.reuse(id, 0.0, 0.0);
                workshop::weapon_icon(weapon).put(
                    svg,
                    21.0,
                    19.0,
                    29.0,
                    tone_if(is_active, palette.iron, look),
                );
            });
    }
}

/// Workers still in hand of all, small craftsmen and large artisans.
fn workers(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let mut x = area.x + 12.0;
    for worker in Worker::ALL {
        let (free, all) = (
            look.table.unplaced(seat, worker),
            look.table.workers(seat, worker),
        );
        let help = Message::new("help-workers")
            .term("worker", worker.id())
            .with("free", free)
            .with("all", all);
        svg.g(format!("hand-{seat}-{worker}"))
            .title(look.say(&help))
            .draw(|svg| {
                for at in 0..all {
                    let is_free = at < free;
                    match (worker, is_free) {
                        (Worker::Craftsman, true) => {
                            seat_mark(svg, seat, x, area.y + 17.0, 8.0, palette);
                        }
                        (Worker::Artisan, true) => {
                            token(svg, seat, x + 4.0, area.y + 17.0, 15.0, palette);
                        }
                        (Worker::Craftsman, false) => {
                            workshop::spot(svg, look, x, area.y + 17.0, 7.0);
                        }
                        (Worker::Artisan, false) => {
                            workshop::spot(svg, look, x + 4.0, area.y + 17.0, 13.0);
                        }
                    }
                    x += match worker {
                        Worker::Craftsman => 22.0,
                        Worker::Artisan => 34.0,
                    };
                }
            });
    }
}

/// Warriors in the mausoleum by kind.
fn army(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let step = (area.w / 4.0).min(54.0);
    for (at, kind) in Warrior::ALL.into_iter().enumerate() {
        let n = look.table.figures.of_kind(seat, kind).len();
        let title = format!("{}: {n}", look.term(kind.id()));
        let icon = workshop::weapon_icon(look.table.data().weapon(kind));
        svg.g("")
            .at(area.x + step * at as f32, area.y + 16.0)
            .title(title)
            .draw(|svg| {
                icon.put(svg, 14.0, 0.0, 26.0, tone_if(n > 0, palette.clay, look));
                svg.text(32.0, 0.0, n)
                    .size(17.0)
                    .bold()
                    .v_centred()
                    .fill(if n > 0 { palette.ink } else { palette.muted });
            });
    }
}

/// Hired masters, then the cost of the next token.
fn masters(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let step = ((area.w - 54.0) / 6.0).min(38.0);
    let hired = Master::ALL
        .into_iter()
        .filter(|&master| player.has_hired(master));
    for (at, master) in hired.enumerate() {
        svg.g("")
            .at(area.x + step * at as f32, area.y + 2.0)
            .title(look.term(master.id()))
            .draw(|svg| {
                svg.rect(0.0, 0.0, step - 4.0, 30.0)
                    .round(6.0)
                    .fill(palette.surface.mix(palette.violet.fill, 0.4))
                    .stroke(palette.ink, 1.4);
                workshop::master_icon(master).put(
                    svg,
                    (step - 4.0) / 2.0,
                    15.0,
                    23.0,
                    palette.violet,
                );
            });
    }
    if let Some(cost) = player.cheapest_token(look.table.data()) {
        let help = Message::new("help-next-token").with("coins", label::coins(cost));
        svg.g("")
            .at(area.right() - 46.0, area.y + 17.0)
            .title(look.say(&help))
            .draw(|svg| {
                Icon::Hand.put(svg, 8.0, 0.0, 22.0, palette.plain);
                svg.text(25.0, 0.0, cost).size(16.0).bold().v_centred();
                Icon::Coin.put(svg, 41.0, 0.0, 14.0, palette.gold);
            });
    }
}

/// What this round's scoring would give now.
fn scores(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    svg.line(area.x, area.y - 1.0, area.right(), area.y - 1.0)
        .stroke(palette.line, 1.0);
    let [row, column, music, token, ..] = forecast::points(look.table, seat);
    let message = Message::new("board-preview")
        .with("row", row)
        .with("column", column)
        .with("music", music)
        .with("token", token)
        .with("total", row + column + music + token);
    svg.g(format!("preview-{seat}"))
        .title(look.term("help-preview"))
        .draw(|svg| {
            Line {
                size: 11.5,
                width: area.w,
                weight: Weight::Regular,
                colour: palette.muted,
            }
            .put(svg, area.x, area.y + 12.0, &look.term("board-now"));
            Line {
                size: 13.5,
                width: area.w,
                weight: Weight::Bold,
                colour: palette.ink,
            }
            .put(svg, area.x, area.y + 30.0, &look.say(&message));
        });
}

/// Where a player's points came from.
fn sources(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.table.player(seat);
    let step = (area.h / Source::ALL.len() as f32).min(22.0);
    let size = (step * 0.78).min(14.0);
    let columns = if step < 14.0 { 2 } else { 1 };
    let rows = Source::ALL.len().div_ceil(columns);
    let step = (area.h / rows as f32).min(22.0);
    let size = if columns == 2 {
        (step * 0.7).min(13.0)
    } else {
        size
    };
    for (at, source) in Source::ALL.into_iter().enumerate() {
        let cell = area.cell(columns, 1, at / rows, 0, 14.0);
        let y = area.y + step * ((at % rows) as f32 + 0.5);
        let vp = player.points[source];
        let ink = if vp > 0 { palette.ink } else { palette.muted };
        let name = look.term(source.word());
        Line {
            size,
            width: cell.w - 30.0,
            weight: Weight::Regular,
            colour: ink,
        }
        .put(svg, cell.x, y, &name);
        svg.text(cell.right(), y, vp)
            .size(size)
            .bold()
            .end()
            .v_centred()
            .fill(ink);
    }
}
