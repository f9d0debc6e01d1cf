//! The ten Locations with their Clerks, Overseers, prices, and the Warehouse.

use super::{GAP, Pen};
use crate::{
    data::data,
    ids::{Clan, Location, Soldier},
    rules::activation,
};
use paint::{Area, Icon, Svg};
use table::Message;

pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    for (place, &location) in area.grid(5, 2, GAP).into_iter().zip(Location::ALL) {
        draw_location(svg, pen, location, place);
    }
}

fn help(location: Location) -> &'static str {
    match location {
        Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
            "loc-production"
        }
        Location::Barracks => "loc-barracks",
        Location::TeaHouse => "loc-tea",
        Location::BuildersCamp => "loc-build",
        Location::Logistics => "loc-logistics",
        Location::Embassy => "loc-embassy",
        Location::Academy => "loc-academy",
    }
}

fn draw_location(svg: &mut Svg, pen: &Pen<'_>, location: Location, area: Area) {
    let palette = &pen.palette;
    let open = pen.open;
    let id = format!("location-{location}");
    let name = match open.slots(location) {
        Some(slots) => pen.say(
            &Message::new("ui-location")
                .term("location", location.id())
                .with("n", open.clerks_at(location))
                .with("of", slots),
        ),
        None => pen.say(&Message::new("ui-location-special").term("location", location.id())),
    };
    let eligible = activation::is_eligible(open, location);
    svg.g(&id)
        .class("location")
        .title(format!("{name}\n{}", pen.term(help(location))))
        .draw(|svg| {
            let frame = if eligible {
                palette.accent
            } else {
                palette.line
            };
            svg.rect(area.x, area.y, area.w, area.h)
                .round(8.0)
                .fill(palette.surface)
                .stroke(frame, if eligible { 2.5 } else { 1.0 });
            let (head, body) = area.inset_xy(7.0, 5.0).cut_top(18.0, 2.0);
            pen.line(
                svg,
                Area {
                    w: head.w - 20.0,
                    ..head
                },
                &pen.term(location.id()),
                13.0,
                true,
            );
            if data().locations[location.index()].shame_icon {
                Icon::Fan.draw(svg, head.right() - 16.0, head.y + 1.0, 15.0, palette.fire);
            }
            match open.slots(location) {
                Some(slots) => slots_row(svg, pen, location, slots, Area { h: 28.0, ..body }),
                None => clerks_field(svg, pen, location, Area { h: 30.0, ..body }),
            }
            let lower = Area::new(body.x, body.y + 33.0, body.w, body.h - 33.0);
            match location {
                Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
                    overseers(svg, pen, location, lower);
                }
                Location::Barracks => prices(svg, pen, lower),
                Location::BuildersCamp => warehouse(svg, pen, lower),
                Location::TeaHouse
                | Location::Logistics
                | Location::Embassy
                | Location::Academy => {
                    paint::paragraph(svg, lower, &pen.term(help(location)), 12.0, palette.muted);
                }
            }
        });
    pen.target(svg, &id, area.inset(2.0));
}

fn occupants(pen: &Pen<'_>, location: Location) -> Vec<Clan> {
    let count = |clan: Clan| pen.open.clerks[clan.index()][location.index()] as usize;
    Clan::all()
        .flat_map(|clan| std::iter::repeat_n(clan, count(clan)))
        .collect()
}

/// Slots joined by a line: a Regular Location.
fn slots_row(svg: &mut Svg, pen: &Pen<'_>, location: Location, slots: u8, area: Area) {
    let palette = &pen.palette;
    let clerks = occupants(pen, location);
    let y = area.y + area.h / 2.0;
    svg.line(
        area.x + 10.0,
        y,
        area.x + 10.0 + 34.0 * f32::from(slots - 1),
        y,
    )
    .stroke(palette.fire.fill, 3.0);
    for at in 0..slots {
        let x = area.x + 13.0 + 34.0 * f32::from(at);
        svg.circle(x, y, 13.0)
            .fill(palette.paper)
            .stroke(palette.fire.fill, 1.5);
        if let Some(&clan) = clerks.get(at as usize) {
            pen.mark(svg, clan, x, y, 9.0);
        }
    }
}

/// One big field: a Special Location.
fn clerks_field(svg: &mut Svg, pen: &Pen<'_>, location: Location, area: Area) {
    let palette = &pen.palette;
    svg.rect(area.x, area.y, area.w, area.h)
        .round(12.0)
        .fill(palette.paper)
        .stroke(palette.tea.fill, 2.0);
    let clerks = occupants(pen, location);
    let step = (20.0f32).min((area.w - 24.0) / clerks.len().max(1) as f32);
    for (at, &clan) in clerks.iter().enumerate() {
        pen.mark(
            svg,
            clan,
            area.x + 14.0 + step * at as f32,
            area.y + area.h / 2.0,
            9.0,
        );
    }
}

/// Three levels with their prices; Overseers of all clans.
fn overseers(svg: &mut Svg, pen: &Pen<'_>, location: Location, area: Area) {
    let palette = &pen.palette;
    let Some(produces) = data().locations[location.index()].produces else {
        return;
    };
    let (icon, tone) = pen.resource(produces.resource);
    let (cost_icon, cost_tone) = pen.resource(produces.overseer_cost);
    for (at, place) in area.columns(3, 4.0).into_iter().enumerate() {
        let level = at as u8 + 1;
        svg.rect(place.x, place.y, place.w, place.h)
            .round(4.0)
            .fill(palette.raised)
            .stroke(palette.line, 1.0);
        icon.draw(svg, place.x + 2.0, place.y + 2.0, 12.0, tone);
        svg.text(place.x + 16.0, place.y + 8.0, level)
            .size(11.0)
            .bold()
            .v_centred()
            .fill(palette.ink);
        svg.text(
            place.right() - 15.0,
            place.y + 8.0,
            data().overseer_cost[level as usize],
        )
        .size(11.0)
        .end()
        .v_centred()
        .fill(palette.muted);
        cost_icon.draw(svg, place.right() - 13.0, place.y + 2.0, 11.0, cost_tone);
        let mut x = place.x + 8.0;
        let human = pen.open.seats().filter(|&seat| {
            pen.open.player(seat).overseers[location.index()]
                .is_some_and(|overseer| overseer.level == level)
        });
        let mut clans: Vec<Clan> = human.map(Clan::of).collect();
        if pen.open.is_solo() && pen.open.qin.overseers[location.index()] == level {
            clans.push(Clan::QIN);
        }
        for clan in clans {
            pen.mark(svg, clan, x, place.bottom() - 11.0, 7.0);
            x += 14.0;
        }
    }
}

fn prices(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    for (row, &soldier) in area.rows(3, 1.0).into_iter().zip(Soldier::ALL) {
        let y = row.y + row.h / 2.0;
        Pen::soldier(soldier).draw(svg, row.x, y - 7.0, 14.0, pen.palette.iron);
        pen.amounts(
            svg,
            row.x + 20.0,
            y,
            14.0,
            data().soldiers[soldier.index()].cost,
            false,
        );
    }
}

fn warehouse(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let [wood, stone, gold] = pen.open.warehouse;
    svg.g("warehouse")
        .title(pen.term("ui-warehouse"))
        .draw(|svg| {
            svg.text(area.x, area.y + 8.0, pen.term("ui-warehouse"))
                .size(11.0)
                .bold()
                .v_centred()
                .fill(pen.palette.ink);
            let y = area.y + 27.0;
            let mut x = area.x;
            for (&resource, n) in crate::ids::Resource::MATERIALS
                .iter()
                .zip([wood, stone, gold])
            {
                let (icon, tone) = pen.resource(resource);
                x += paint::chip(
                    svg,
                    x,
                    y,
                    18.0,
                    icon,
                    &n.to_string(),
                    tone,
                    paint::Pill::Bare,
                    &pen.palette,
                ) + 8.0;
            }
        });
}
