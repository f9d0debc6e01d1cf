//! The three Sections: Hordes with their Vital spots, Barricades, the Wall with its Firing spots, the Rest Zone.

use super::{CHIP, GAP, Pen, SMALL, SMALL_CHIP, TEXT};
use crate::{
    data::HordeRow,
    names::{Ability, Cell, Clan, Section, Soldier, Spot},
    rules::{defeat, winter},
    speak,
    speak::cards,
    table::{HordeState, Mark},
};
use paint::{Area, Icon, Svg, Weight};
use table::{Message, Seat};

/// Draws the Sections.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    // The Section that is out of play is only a strip.
    let columns = if pen.open.has_reed() {
        let (strip, rest) = area.cut_left(84.0, GAP);
        [vec![strip], rest.columns(2, GAP)].concat()
    } else {
        area.columns(3, GAP)
    };
    for (column, section) in columns.into_iter().zip(Section::ALL) {
        draw_section(svg, pen, section, column);
    }
}

fn draw_section(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    pen.sheet(svg, area, false);
    let inner = area.inset_xy(6.0, 4.0);
    if !pen.open.in_play(section) {
        out_of_play(svg, pen, section, inner);
        return;
    }
    let (head, rest) = inner.cut_top(18.0, 2.0);
    header(svg, pen, section, head);
    let (hordes, rest) = rest.cut_top(172.0, 3.0);
    for (at, slot) in hordes.rows(3, 3.0).into_iter().enumerate() {
        // Row 1 lies nearest the Wall, at the bottom.
        let row = 2 - at as u8;
        if let Some(horde) = pen.open.horde(section, row) {
            draw_horde(svg, pen, section, row, horde, slot);
        } else {
            pen.gap(svg, slot);
            let words = pen.say(&Message::new("ui-row").with("n", row + 1));
            pen.aside(svg, slot.inset_xy(6.0, 3.0).cut_top(16.0, 0.0).0, &words);
        }
    }
    let (barricades, rest) = rest.cut_top(15.0, 6.0);
    draw_barricades(svg, pen, section, barricades);
    let (wall, rest) = rest.cut_top(26.0, 3.0);
    draw_wall(svg, pen, section, wall);
    draw_rest(svg, pen, section, rest);
}

fn out_of_play(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let (slots, below) = area.cut_top(200.0, 10.0);
    for slot in slots.rows(3, 6.0) {
        let (x, y) = slot.centre();
        svg.rect(x - 26.0, y - 7.0, 52.0, 14.0)
            .round(3.0)
            .fill(palette.wood.fill)
            .stroke(palette.line, 1.0);
    }
    let text = format!("{}: {}", pen.term(section.id()), pen.term("ui-out"));
    paint::paragraph(svg, below, &text, SMALL, palette.muted);
}

/// Power against Defense, told by signs and words, not only by colour.
fn header(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let (power, defense) = (
        winter::power(pen.open, section),
        winter::defense(pen.open, section),
    );
    let holds = power <= defense;
    let sign = if holds { "≤" } else { ">" };
    let y = area.y + area.h / 2.0;
    let width = |n: String| paint::chip_width(CHIP, &n, paint::Pill::Bare);
    let (strong, held) = (width(power.to_string()), width(defense.to_string()));
    let left = area.right() - strong - held - 18.0;
    let title = format!(
        "{} {power} {sign} {} {defense}",
        pen.term("ui-power"),
        pen.term("ui-defense")
    );
    let name = Area {
        w: left - area.x - 6.0,
        ..area
    };
    pen.line(svg, name, &pen.term(section.id()), TEXT, Weight::Bold);
    svg.g(format!("balance-{section}"))
        .title(title)
        .draw(|svg| {
            pen.count(svg, left, y, CHIP, Icon::Sword, &power, palette.iron);
            svg.text(left + strong + 9.0, y, sign)
                .size(16.0)
                .bold()
                .centred()
                .fill(if holds { palette.good } else { palette.bad });
            let (x, tone) = (left + strong + 18.0, palette.stone);
            pen.count(svg, x, y, CHIP, Icon::Shield, &defense, tone);
        });
}

/// An ability in two or three words; the help tells it in full.
fn short(ability: Ability) -> &'static str {
    match ability {
        Ability::Skirmishers => "short-skirmishers",
        Ability::Intrigue => "short-intrigue",
        Ability::ArrowStorm => "short-arrow-storm",
        Ability::Crush => "short-crush",
        Ability::Undermine => "short-undermine",
        Ability::WarDrums => "short-war-drums",
        Ability::ShieldWall => "short-shield-wall",
        Ability::Terror => "short-terror",
        Ability::Plunder => "short-plunder",
        Ability::Sabotage => "short-sabotage",
        Ability::Dread => "short-dread",
        Ability::Arson => "short-arson",
        Ability::Fury => "short-fury",
        Ability::Reinforcements => "short-reinforcements",
    }
}

/// A Horde: its name and ability, Power and Honor on the left, the Vital spots.
fn draw_horde(
    svg: &mut Svg,
    pen: &Pen<'_>,
    section: Section,
    row: u8,
    horde: &HordeState,
    area: Area,
) {
    let palette = &pen.palette;
    let table = &pen.open.data().hordes[horde.horde().index()];
    let power = winter::power_of(pen.open, section, row);
    let help = pen.say(
        &Message::new("ui-horde")
            .with("power", power)
            .with("honor", table.honor)
            .term("ability", table.ability.id()),
    );
    let mut name = pen.term(horde.horde().id());
    let mut help = format!("{name}: {help}");
    if table.reconstructed {
        name.push_str(" *");
        help.push_str("\n* ");
        help.push_str(&pen.term("reconstructed"));
    }
    svg.g(format!("horde-{}", horde.card))
        .title(help)
        .draw(|svg| {
            pen.card(svg, area);
            let (top, rest) = area.inset_xy(4.0, 2.0).cut_top(15.0, 1.0);
            let leader = defeat::claimant(pen.open, section, row);
            // Beside the leader's crown, if there is one.
            let crown = if leader.is_some() { 30.0 } else { 0.0 };
            let line = Area {
                w: top.w - crown,
                ..top
            };
            titles(svg, pen, &name, table.ability, line);
            let (left, grid) = rest.cut_left(38.0, 2.0);
            let y = |line: f32| left.y + left.h * (0.5 * line + 0.25);
            pen.count(svg, left.x, y(0.0), CHIP, Icon::Sword, &power, palette.iron);
            let tone = palette.jade;
            pen.count(svg, left.x, y(1.0), CHIP, Icon::Laurel, &table.honor, tone);
            if let Some(leader) = leader {
                let title = pen.say(&Message::new("ui-claimant").with("clan", speak::clan(leader)));
                let (x, y) = (grid.right() - 9.0, top.y + top.h / 2.0);
                svg.g(format!("leader-{}", horde.card))
                    .title(title)
                    .draw(|svg| {
                        Icon::Crown.draw(svg, x - 19.0, y - 7.0, 14.0, palette.gold);
                        pen.mark(svg, leader, x + 3.0, y, 5.5);
                    });
            }
            spots(svg, pen, (section, row), (horde, table), grid);
        });
}

/// Name and ability of a Horde on one line.
fn titles(svg: &mut Svg, pen: &Pen<'_>, name: &str, ability: Ability, area: Area) {
    let words = pen.term(short(ability));
    let wide = paint::text_width(name, SMALL, Weight::Bold).min(area.w);
    let (head, tail) = area.cut_left(wide, 6.0);
    pen.line(svg, head, name, SMALL, Weight::Bold);
    if tail.w > 24.0 {
        pen.aside(svg, tail, &words);
    }
}

fn spots(
    svg: &mut Svg,
    pen: &Pen<'_>,
    (section, row): (Section, u8),
    (horde, table): (&HordeState, &HordeRow),
    grid: Area,
) {
    let palette = &pen.palette;
    for cell in Cell::ALL {
        let Some(reward) = table.cells[cell.index()] else {
            continue;
        };
        let place = grid.cell(6, 2, cell.index() % 6, cell.index() / 6, 2.0);
        let id = super::spot_id(Spot { section, row, cell });
        let mark = horde.marks[cell.index()];
        let what = match mark {
            Mark::Free => pen.say(&cards::reward(Some(reward))),
            Mark::Wound => "×".to_owned(),
            Mark::Spearman(clan) => format!("{}: {}", pen.clan(clan), pen.term("spearman")),
            Mark::HorsemanRight(clan) | Mark::HorsemanBelow(clan) | Mark::HorsemanEnd(clan) => {
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
                    .round(3.0)
                    .fill(fill)
                    .stroke(palette.ink, 1.0);
                let (x, y) = place.centre();
                match mark {
                    Mark::Free => pen.reward(svg, x, y, reward),
                    Mark::Wound => Icon::Cross.draw(svg, x - 8.0, y - 8.0, 16.0, palette.fire),
                    Mark::Spearman(clan) => {
                        pen.piece(svg, clan, Icon::Spear, place, palette.iron);
                    }
                    Mark::HorsemanRight(clan)
                    | Mark::HorsemanBelow(clan)
                    | Mark::HorsemanEnd(clan) => {
                        pen.piece(svg, clan, Icon::Horse, place, palette.bronze);
                    }
                }
            });
        pen.target(svg, &id, place.inset(1.0));
    }
}

fn draw_barricades(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let front = pen.open.front(section);
    let id = format!("barricades-{section}");
    let title = format!("{}: {}", pen.term("ui-barricades"), front.barricades);
    let each = winter::barricade_defense(pen.open, section);
    svg.g(&id).title(title).draw(|svg| {
        for (at, place) in area
            .columns(pen.open.data().barricade.per_section as usize, 5.0)
            .into_iter()
            .enumerate()
        {
            let built = at < front.barricades as usize;
            let fill = if built {
                palette.wood.fill
            } else {
                palette.paper
            };
            svg.rect(place.x, place.y, place.w, place.h)
                .round(3.0)
                .fill(fill)
                .stroke(palette.line, 1.0);
            if built {
                let (x, y) = place.centre();
                svg.text(x, y, format!("+{each}"))
                    .size(SMALL)
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
    let level = Message::new("ui-wall").with("n", front.level);
    let defense = pen.open.data().walls[front.level as usize].defense;
    let title = format!("{}: {} {defense}", pen.say(&level), pen.term("ui-defense"));
    let wall_id = format!("wall-{section}");
    let (left, right) = area.cut_left(88.0, 4.0);
    svg.g(&wall_id).title(&title).draw(|svg| {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(3.0)
            .fill(palette.stone.fill)
            .stroke(palette.ink, 1.0);
        // Battlements: one more for each level.
        for at in 0..=front.level {
            svg.rect(area.x + 6.0 + 14.0 * f32::from(at), area.y - 4.0, 9.0, 5.0)
                .fill(palette.stone.fill)
                .stroke(palette.ink, 1.0);
        }
        let words = pen.say(&Message::new("ui-wall-short").with("n", front.level));
        let y = area.y + area.h / 2.0;
        let ink = palette.stone.ink;
        svg.text(area.x + 6.0, y, &words)
            .size(TEXT)
            .bold()
            .v_centred()
            .fill(ink);
        let x = area.x + 10.0 + paint::text_width(&words, TEXT, Weight::Bold);
        Icon::Shield.draw(svg, x, y - 7.5, 15.0, palette.stone);
        svg.text(x + 17.0, y, defense)
            .size(TEXT)
            .bold()
            .v_centred()
            .fill(ink);
    });
    pen.target(svg, &wall_id, left);
    let spots = right.inset_xy(3.0, 3.0);
    let id = format!("firing-{section}");
    let archers: Vec<Clan> = Clan::all()
        .flat_map(|clan| std::iter::repeat_n(clan, front.firing[clan.index()] as usize))
        .collect();
    let title = format!(
        "{}: {} / {}",
        pen.term("ui-firing"),
        archers.len(),
        front.firing_spots(pen.open.data())
    );
    svg.g(&id).title(title).draw(|svg| {
        let places = spots.columns(4, 3.0).into_iter().enumerate();
        for (at, place) in places.take(front.firing_spots(pen.open.data()) as usize) {
            svg.rect(place.x, place.y, place.w, place.h)
                .round(3.0)
                .fill(palette.paper)
                .stroke(palette.ink, 1.0);
            let (x, y) = place.centre();
            match archers.get(at) {
                Some(&clan) => pen.piece(svg, clan, Icon::Bow, place, palette.iron),
                None => Icon::Bow.draw(
                    svg,
                    x - 8.0,
                    y - 8.0,
                    16.0,
                    palette.neutral.faded(palette.paper),
                ),
            }
        }
    });
    pen.target(svg, &id, spots);
}

/// Soldiers behind the Wall, one group for each player on at most two lines.
fn draw_rest(svg: &mut Svg, pen: &Pen<'_>, section: Section, area: Area) {
    let palette = &pen.palette;
    let front = pen.open.front(section);
    let id = format!("rest-{section}");
    svg.g(&id).title(pen.term("ui-rest")).draw(|svg| {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(4.0)
            .fill(palette.tea.fill.mix(palette.paper, 0.72))
            .stroke(palette.line, 1.0);
    });
    pen.target(svg, &id, area);
    let seats = pen.open.seats();
    let present: Vec<Seat> = seats
        .filter(|seat| front.rest[seat.index()].iter().any(|&count| count > 0))
        .collect();
    let body = area.inset_xy(5.0, 1.0);
    if present.is_empty() {
        pen.aside(svg, body, &pen.term("ui-rest"));
        return;
    }
    let width = |seat: Seat| 13.0 + front.rest[seat.index()].map(group).iter().sum::<f32>() + 6.0;
    let all: f32 = present.iter().map(|&seat| width(seat)).sum();
    let lines = if all > body.w { 2.0 } else { 1.0 };
    let (mut x, mut line) = (body.x, 0.0);
    for seat in present {
        if x > body.x && x + width(seat) - 6.0 > body.right() && line + 1.0 < lines {
            (x, line) = (body.x, line + 1.0);
        }
        let y = body.y + body.h * (line + 0.5) / lines;
        pen.mark(svg, Clan::of(seat), x + 6.0, y, 5.5);
        x += 13.0;
        for kind in Soldier::ALL {
            let count = front.rest[seat.index()][kind.index()];
            if count > 0 {
                resting(svg, pen, (section, seat), (kind, count), (x, y));
                x += group(count);
            }
        }
        x += 6.0;
    }
}

/// The width of Soldiers of one kind in a Rest Zone, with the space after them.
fn group(count: u8) -> f32 {
    if count == 0 {
        return 0.0;
    }
    paint::chip_width(SMALL_CHIP, &count.to_string(), paint::Pill::Bare) + 3.0
}

fn resting(
    svg: &mut Svg,
    pen: &Pen<'_>,
    (section, seat): (Section, Seat),
    (kind, count): (Soldier, u8),
    (x, y): (f32, f32),
) {
    let title = format!(
        "{}: {count} × {}",
        pen.taste.name(seat),
        pen.term(kind.id())
    );
    let id = if pen.view.table.viewer == Some(seat) {
        format!("rest-{section}-{kind}")
    } else {
        format!("rest-{section}-{}-{kind}", seat.number())
    };
    let mut width = 0.0;
    svg.g(&id).title(title).draw(|svg| {
        let (icon, tone) = (Pen::soldier(kind), pen.palette.iron);
        width = pen.count(svg, x, y, SMALL_CHIP, icon, &count, tone);
    });
    pen.target(svg, &id, Area::new(x, y - 8.0, width, 16.0));
}
