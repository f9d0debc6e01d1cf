//! The ten Locations with their Clerks, Overseers, prices, and the Warehouse.

use super::{Pen, SMALL, SMALL_CHIP, TEXT};
use crate::{
    names::{Clan, Location, Resource, Soldier},
    rules::activation,
};
use paint::{Area, Icon, Svg, Weight};
use table::Message;

/// Of a Location's width, what name and slots take; the rest are Overseers or prices.
const LEFT: f32 = 102.0;

/// Draws the Locations.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    // Column by column in the rulebook's order.
    let columns = area.columns(2, 4.0);
    let places = columns.into_iter().flat_map(|column| column.rows(5, 4.0));
    for (place, location) in places.zip(Location::ALL) {
        draw_location(svg, pen, location, place);
    }
}

fn help(pen: &Pen<'_>, location: Location) -> &'static str {
    let produces = pen.open.data().locations[location.index()].produces;
    match location {
        // GW-17.3: nothing is donated at the Temple.
        Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
            if produces.is_some_and(|produces| produces.donation) {
                "loc-production"
            } else {
                "loc-temple"
            }
        }
        Location::Barracks => "loc-barracks",
        Location::TeaHouse => "loc-tea",
        Location::BuildersCamp => "loc-build",
        Location::Logistics => "loc-logistics",
        Location::Embassy => "loc-embassy",
        Location::Academy => "loc-academy",
    }
}

/// What an empty Special Location is for, in two words.
fn short(pen: &Pen<'_>, location: Location) -> &'static str {
    match location {
        Location::BuildersCamp => "short-build",
        Location::Logistics => "short-logistics",
        Location::Embassy => "short-embassy",
        Location::Academy => "short-academy",
        Location::LumberMill
        | Location::Quarry
        | Location::GoldMine
        | Location::Temple
        | Location::Barracks
        | Location::TeaHouse => help(pen, location),
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
        .title(format!("{name}\n{}", pen.term(help(pen, location))))
        .draw(|svg| {
            pen.sheet(svg, area, eligible);
            let inner = area.inset_xy(6.0, 4.0);
            let (head, body) = inner.cut_top(17.0, 2.0);
            let side = inner.cut_left(LEFT, 0.0).1;
            match location {
                Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
                    overseers(svg, pen, location, side);
                }
                Location::Barracks => prices(svg, pen, side),
                Location::BuildersCamp => {
                    warehouse(svg, pen, body.cut_left(body.w - 86.0, 4.0).1);
                }
                Location::TeaHouse => {
                    let words = pen.term("short-tea");
                    paint::paragraph(svg, side, &words, SMALL, palette.muted);
                }
                Location::Logistics | Location::Embassy | Location::Academy => {}
            }
            let shame = pen.open.data().locations[location.index()].shame_icon;
            let words = pen.term(location.id());
            let width = paint::text_width(&words, TEXT, Weight::Bold);
            // A long name on a Regular Location is drawn a little smaller rather than cut.
            let (room, size) = match open.slots(location) {
                Some(_) => (LEFT - 20.0, if width > LEFT - 20.0 { SMALL } else { TEXT }),
                None => (head.w, TEXT),
            };
            let line = Area { w: room, ..head };
            pen.line(svg, line, &words, size, Weight::Bold);
            if shame {
                let x = head.x + paint::text_width(&words, size, Weight::Bold).min(room) + 4.0;
                Icon::Fan.draw(svg, x, head.y + 2.0, 13.0, palette.fire);
            }
            match open.slots(location) {
                Some(slots) => slots_row(svg, pen, location, slots, body),
                None if location == Location::BuildersCamp => {
                    clerks_field(svg, pen, location, body.cut_left(body.w - 90.0, 0.0).0);
                }
                None => clerks_field(svg, pen, location, body),
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
    let x = |at: u8| area.x + 11.5 + 24.5 * f32::from(at);
    svg.line(x(0), y, x(slots - 1), y)
        .stroke(palette.fire.fill, 3.0);
    for at in 0..slots {
        svg.circle(x(at), y, 11.0)
            .fill(palette.paper)
            .stroke(palette.fire.fill, 1.5);
        if let Some(&clan) = clerks.get(at as usize) {
            pen.mark(svg, clan, x(at), y, 7.5);
        }
    }
}

/// One big field: a Special Location.
fn clerks_field(svg: &mut Svg, pen: &Pen<'_>, location: Location, area: Area) {
    let palette = &pen.palette;
    svg.rect(area.x, area.y + 1.0, area.w, area.h - 2.0)
        .round(11.0)
        .fill(palette.paper)
        .stroke(palette.tea.fill, 2.0);
    let clerks = occupants(pen, location);
    if clerks.is_empty() {
        let words = pen.term(short(pen, location));
        pen.aside(svg, area.inset_xy(11.0, 0.0), &words);
    }
    let step = (19.0f32).min((area.w - 24.0) / clerks.len().max(1) as f32);
    for (at, &clan) in clerks.iter().enumerate() {
        pen.mark(
            svg,
            clan,
            area.x + 14.0 + step * at as f32,
            area.y + area.h / 2.0,
            7.5,
        );
    }
}

/// Three levels with their prices; Overseers of all clans.
fn overseers(svg: &mut Svg, pen: &Pen<'_>, location: Location, area: Area) {
    let palette = &pen.palette;
    let Some(produces) = pen.open.data().locations[location.index()].produces else {
        return;
    };
    let (cost_icon, cost_tone) = pen.resource(produces.overseer_cost);
    for (at, place) in area.columns(3, 2.0).into_iter().enumerate() {
        let level = at as u8 + 1;
        pen.card(svg, place);
        let (x, _) = place.centre();
        svg.text(x, place.y + 8.5, format!("+{level}"))
            .size(SMALL)
            .bold()
            .centred()
            .fill(palette.ink);
        svg.text(
            x - 2.0,
            place.y + 22.0,
            pen.open.data().overseer_cost[level as usize],
        )
        .size(SMALL)
        .end()
        .v_centred()
        .fill(palette.muted);
        cost_icon.draw(svg, x - 1.0, place.y + 16.5, 11.0, cost_tone);
        let human = pen.open.seats().filter(|&seat| {
            pen.open.player(seat).overseers[location.index()]
                .is_some_and(|overseer| overseer.level == level)
        });
        let mut clans: Vec<Clan> = human.map(Clan::of).collect();
        if pen.open.is_solo() && pen.open.qin.overseers[location.index()] == level {
            clans.push(Clan::QIN);
        }
        let row = Area::new(place.x + 1.0, place.bottom() - 15.0, place.w - 2.0, 14.0);
        let spots = row.lined_up(clans.len(), 11.0, 1.0);
        for (clan, (left, top)) in clans.into_iter().zip(spots) {
            pen.mark(svg, clan, left + 5.5, top + 5.5, 5.5);
        }
    }
}

fn prices(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    for (row, soldier) in area.rows(3, 0.0).into_iter().zip(Soldier::ALL) {
        let y = row.y + row.h / 2.0;
        Pen::soldier(soldier).draw(svg, row.x, y - 7.0, 14.0, pen.palette.iron);
        let cost = pen.open.data().soldiers[soldier.index()].cost;
        pen.amounts(svg, row.x + 18.0, y, SMALL_CHIP, cost);
    }
}

fn warehouse(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    svg.g("warehouse")
        .title(pen.term("ui-warehouse"))
        .draw(|svg| {
            let y = area.y + area.h / 2.0;
            let amounts = Resource::MATERIALS.iter().zip(pen.open.warehouse);
            for ((&resource, n), place) in amounts.zip(area.columns(3, 0.0)) {
                let (icon, tone) = pen.resource(resource);
                pen.count(svg, place.x, y, SMALL_CHIP, icon, &n, tone);
            }
        });
}
