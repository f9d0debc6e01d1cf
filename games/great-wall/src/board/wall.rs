//! The three Sections: Hordes with their Vital spots, Barricades, the Wall with its Firing spots, the Rest Zone.

use super::{GAP, Pen};
use crate::{
    cardtext,
    data::data,
    face,
    ids::{Cell, Clan, Section, Soldier, Spot},
    rules::{defeat, winter},
    table::{HordeState, Mark},
};
use paint::{Area, Icon, Svg};
use table::Message;

pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    // The Section that is out of play is only a strip.
    let columns = if pen.open.has_reed() {
        let (strip, rest) = area.cut_left(96.0, GAP);
        [vec![strip], rest.columns(2, GAP)].concat()
    } else {
        area.columns(3, GAP)
    };
    for (column, &section) in columns.into_iter().zip(Section::ALL) {
        draw_section(svg, pen, section, column);
    }
}

fn draw_section(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    let inner = area.inset_xy(8.0, 5.0);
    if !pen.open.in_play(section) {
        let text = format!("{}: {}", pen.term(section.id()), pen.term("ui-out"));
        let middle = Area {
            y: inner.y + 220.0,
            h: 80.0,
            ..inner
        };
        paint::paragraph(svg, middle, &text, 14.0, palette.muted);
        for slot in inner.cut_top(200.0, 0.0).0.rows(3, 6.0) {
            let (x, y) = slot.centre();
            svg.rect(x - 30.0, y - 7.0, 60.0, 14.0)
                .round(3.0)
                .fill(palette.wood.fill)
                .stroke(palette.line, 1.0);
        }
        return;
    }
    let (head, rest) = inner.cut_top(20.0, 3.0);
    header(svg, pen, section, head);
    let (hordes, rest) = rest.cut_top(250.0, 3.0);
    for (at, slot) in hordes.rows(3, 4.0).into_iter().enumerate() {
        // Row 1 lies nearest the Wall, at the bottom.
        let row = 2 - at as u8;
        match pen.open.horde(section, row) {
            Some(horde) => draw_horde(svg, pen, section, row, horde, slot),
            None => {
                svg.rect(slot.x, slot.y, slot.w, slot.h)
                    .round(6.0)
                    .fill(palette.paper)
                    .stroke(palette.line, 1.0)
                    .dash(3.0, 3.0);
                let row = pen.say(&Message::new("ui-row").with("n", row + 1));
                svg.text(slot.x + 8.0, slot.y + 14.0, row)
                    .size(11.0)
                    .fill(palette.muted);
            }
        }
    }
    let (barricades, rest) = rest.cut_top(22.0, 5.0);
    draw_barricades(svg, pen, section, barricades);
    let (wall, rest) = rest.cut_top(42.0, 4.0);
    draw_wall(svg, pen, section, wall);
    draw_rest(svg, pen, section, rest);
}

/// Power against Defense, told by words and sign, not only by colour.
fn header(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let (power, defense) = (
        winter::power(pen.open, section),
        winter::defense(pen.open, section),
    );
    let holds = power <= defense;
    pen.line(
        svg,
        Area {
            w: area.w * 0.46,
            ..area
        },
        &pen.term(section.id()),
        14.0,
        true,
    );
    let text = format!(
        "{} {power} {} {} {defense}",
        pen.term("ui-power"),
        if holds { "≤" } else { ">" },
        pen.term("ui-defense")
    );
    let colour = if holds {
        pen.palette.good
    } else {
        pen.palette.bad
    };
    svg.text(area.right(), area.y + area.h / 2.0, text)
        .size(13.0)
        .bold()
        .end()
        .v_centred()
        .fill(colour);
}

fn draw_horde(
    svg: &mut Svg,
    pen: &Pen<'_>,
    section: Section,
    row: u8,
    horde: &HordeState,
    area: Area,
) {
    let palette = &pen.palette;
    let table = &data().hordes[horde.horde().index()];
    let ability = pen.term(table.ability.id());
    let help = pen.say(
        &Message::new("ui-horde")
            .with("power", winter::power_of(pen.open, section, row))
            .with("honor", table.honor)
            .term("ability", table.ability.id()),
    );
    let name = pen.term(horde.horde().id());
    let help = format!(
        "{name}: {help}{}",
        if table.reconstructed {
            format!("\n* {}", pen.term("reconstructed"))
        } else {
            String::new()
        }
    );
    svg.g(format!("horde-{}", horde.card))
        .title(help)
        .draw(|svg| {
            svg.rect(area.x, area.y, area.w, area.h)
                .round(6.0)
                .fill(palette.raised)
                .stroke(palette.line, 1.0);
            let top = Area::new(area.x + 6.0, area.y + 2.0, area.w - 12.0, 16.0);
            pen.line(
                svg,
                Area {
                    w: top.w - 96.0,
                    ..top
                },
                &format!(
                    "{}. {name}{}",
                    row + 1,
                    if table.reconstructed { " *" } else { "" }
                ),
                12.0,
                true,
            );
            let y = top.y + top.h / 2.0;
            Icon::Sword.draw(svg, top.right() - 92.0, y - 7.0, 14.0, palette.iron);
            svg.text(
                top.right() - 75.0,
                y,
                winter::power_of(pen.open, section, row),
            )
            .size(12.0)
            .bold()
            .v_centred()
            .fill(palette.ink);
            Icon::Laurel.draw(svg, top.right() - 56.0, y - 7.0, 14.0, palette.jade);
            svg.text(top.right() - 39.0, y, table.honor)
                .size(12.0)
                .bold()
                .v_centred()
                .fill(palette.ink);
            if let Some(leader) = defeat::claimant(pen.open, section, row) {
                let title = pen.say(&Message::new("ui-claimant").with("clan", face::clan(leader)));
                svg.g(format!("leader-{}", horde.card))
                    .title(title)
                    .draw(|svg| {
                        Icon::Crown.draw(svg, top.right() - 22.0, y - 6.0, 12.0, palette.gold);
                        pen.mark(svg, leader, top.right() - 4.0, y, 5.0);
                    });
            }
            let shown = paint::ellipsis(&ability, 11.0, paint::Weight::Regular, area.w - 12.0);
            svg.text(area.x + 6.0, area.bottom() - 8.0, shown)
                .size(11.0)
                .v_centred()
                .fill(palette.muted);
            let grid = Area::new(area.x + 6.0, area.y + 18.0, area.w - 12.0, area.h - 34.0);
            for cell in Cell::all() {
                if let Some(reward) = table.cells[cell.index()] {
                    let place = grid.cell(6, 2, cell.index() % 6, cell.index() / 6, 3.0);
                    let spot = Spot { section, row, cell };
                    let id = face::spot_id(spot);
                    let mark = horde.marks[cell.index()];
                    let what = match mark {
                        Mark::Free => pen.say(&cardtext::reward(Some(reward))),
                        Mark::Wound => "×".to_owned(),
                        Mark::Spearman(clan) => {
                            format!("{}: {}", pen.clan(clan), pen.term("spearman"))
                        }
                        Mark::HorsemanRight(clan)
                        | Mark::HorsemanBelow(clan)
                        | Mark::HorsemanEnd(clan) => {
                            format!("{}: {}", pen.clan(clan), pen.term("horseman"))
                        }
                    };
                    svg.g(&id)
                        .class("spot")
                        .title(format!("{cell}: {what}"))
                        .draw(|svg| {
                            let fill = if mark == Mark::Free {
                                palette.paper
                            } else {
                                palette.surface
                            };
                            svg.rect(place.x, place.y, place.w, place.h)
                                .round(4.0)
                                .fill(fill)
                                .stroke(palette.ink, 1.0);
                            let (x, y) = place.centre();
                            match mark {
                                Mark::Free => pen.reward(svg, x, y, 15.0, reward),
                                Mark::Wound => {
                                    Icon::Cross.draw(svg, x - 8.0, y - 8.0, 16.0, palette.fire);
                                }
                                Mark::Spearman(clan) => {
                                    pen.mark(svg, clan, x - 8.0, y, 7.0);
                                    Icon::Spear.draw(svg, x + 1.0, y - 8.0, 16.0, palette.iron);
                                }
                                Mark::HorsemanRight(clan)
                                | Mark::HorsemanBelow(clan)
                                | Mark::HorsemanEnd(clan) => {
                                    pen.mark(svg, clan, x - 8.0, y, 7.0);
                                    Icon::Horse.draw(svg, x + 1.0, y - 8.0, 16.0, palette.bronze);
                                }
                            }
                        });
                    pen.target(svg, &id, place.inset(1.0));
                }
            }
        });
}

fn draw_barricades(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let front = pen.open.front(section);
    let id = format!("barricades-{section}");
    let title = format!("{}: {}", pen.term("ui-barricades"), front.barricades);
    svg.g(&id).title(title).draw(|svg| {
        for (at, place) in area
            .columns(data().barricade.per_section as usize, 6.0)
            .into_iter()
            .enumerate()
        {
            let built = at < front.barricades as usize;
            let fill = if built {
                palette.wood.fill
            } else {
                palette.paper
            };
            svg.rect(place.x, place.y + 3.0, place.w, place.h - 6.0)
                .round(3.0)
                .fill(fill)
                .stroke(palette.line, 1.0);
            if built {
                let (x, y) = place.centre();
                svg.text(x, y, format!("+{}", data().barricade.defense))
                    .size(12.0)
                    .bold()
                    .centred()
                    .fill(palette.wood.ink);
            }
        }
    });
    pen.target(svg, &id, area);
}

fn draw_wall(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let front = pen.open.front(section);
    let title = pen.say(&Message::new("ui-wall").with("n", front.level));
    let wall_id = format!("wall-{section}");
    svg.g(&wall_id).title(&title).draw(|svg| {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(4.0)
            .fill(palette.stone.fill)
            .stroke(palette.ink, 1.0);
        // Battlements: one more for each level.
        for at in 0..=front.level {
            svg.rect(area.x + 6.0 + 15.0 * f32::from(at), area.y - 5.0, 10.0, 6.0)
                .fill(palette.stone.fill)
                .stroke(palette.ink, 1.0);
        }
        svg.text(area.x + 8.0, area.y + 13.0, &title)
            .size(12.0)
            .bold()
            .v_centred()
            .fill(palette.stone.ink);
        let defense = format!(
            "{} {}",
            pen.term("ui-defense"),
            data().walls[front.level as usize].defense
        );
        svg.text(area.x + 8.0, area.y + 30.0, defense)
            .size(11.0)
            .v_centred()
            .fill(palette.stone.ink);
    });
    pen.target(svg, &wall_id, Area { w: 96.0, ..area });
    let spots = Area::new(area.x + 104.0, area.y + 5.0, area.w - 110.0, area.h - 10.0);
    let id = format!("firing-{section}");
    let archers: Vec<Clan> = Clan::all()
        .flat_map(|clan| std::iter::repeat_n(clan, front.firing[clan.index()] as usize))
        .collect();
    let title = format!(
        "{}: {} / {}",
        pen.term("ui-firing"),
        archers.len(),
        front.firing_spots()
    );
    svg.g(&id).title(title).draw(|svg| {
        for (at, place) in spots
            .columns(4, 4.0)
            .into_iter()
            .enumerate()
            .take(front.firing_spots() as usize)
        {
            svg.rect(place.x, place.y, place.w, place.h)
                .round(4.0)
                .fill(palette.paper)
                .stroke(palette.ink, 1.0);
            let (x, y) = place.centre();
            match archers.get(at) {
                Some(&clan) => {
                    pen.mark(svg, clan, x - 9.0, y, 8.0);
                    Icon::Bow.draw(svg, x + 1.0, y - 9.0, 18.0, palette.iron);
                }
                None => Icon::Bow.draw(
                    svg,
                    x - 9.0,
                    y - 9.0,
                    18.0,
                    palette.neutral.faded(palette.paper),
                ),
            }
        }
    });
    pen.target(svg, &id, spots);
}

fn draw_rest(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let front = pen.open.front(section);
    let id = format!("rest-{section}");
    svg.g(&id).title(pen.term("ui-rest")).draw(|svg| {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(6.0)
            .fill(palette.tea.fill.mix(palette.paper, 0.72))
            .stroke(palette.line, 1.0);
    });
    pen.target(svg, &id, area);
    let label = pen.term("ui-rest");
    svg.text(area.x + 6.0, area.y + 9.0, label)
        .size(10.0)
        .v_centred()
        .fill(palette.muted);
    let body = Area::new(area.x + 6.0, area.y + 16.0, area.w - 12.0, area.h - 18.0);
    let n = pen.open.n as usize;
    for (seat, place) in pen
        .open
        .seats()
        .zip(body.grid(2, n.div_ceil(2).max(1), 2.0))
    {
        let rest = front.rest[seat.index()];
        let mine = pen.view.table.viewer == Some(seat);
        if rest.iter().all(|&count| count == 0) {
            continue;
        }
        let y = place.y + place.h / 2.0;
        pen.mark(svg, Clan::of(seat), place.x + 7.0, y, 6.0);
        let mut x = place.x + 18.0;
        for &kind in Soldier::ALL {
            let count = rest[kind.index()];
            if count == 0 {
                continue;
            }
            let title = format!(
                "{}: {count} × {}",
                pen.taste.name(seat),
                pen.term(kind.id())
            );
            let id = if mine {
                format!("rest-{section}-{kind}")
            } else {
                format!("rest-{section}-{}-{kind}", seat.number())
            };
            let mut width = 0.0;
            svg.g(&id).title(title).draw(|svg| {
                let icon = Pen::soldier(kind);
                width = paint::chip(
                    svg,
                    x,
                    y,
                    16.0,
                    icon,
                    &count.to_string(),
                    palette.iron,
                    paint::Pill::Bare,
                    palette,
                );
            });
            pen.target(svg, &id, Area::new(x, y - 9.0, width, 18.0));
            x += width + 5.0;
        }
    }
}
