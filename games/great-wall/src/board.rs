//! The picture: above the board (bar, tracks, Wall, Locations), below it a panel for each seat, the viewer's own first
//! and with what lies behind the screen, and at the foot the choices that have no place on the board.
//!
//! A laptop's page gives the picture about 994 by 564 pixels, which is the shape of this drawing, so that nothing is
//! lost at its sides and [`SMALL`] stays legible. A small page shows board and panels as tabs. It makes the shorter
//! side of a part as wide as itself: the board is a band and the panels reserve room below (see [`people`]).

mod bar;
mod blocked;
mod clans;
mod path;
mod pen;
mod people;
mod places;
mod tags;
mod tracks;
mod tray;
mod wall;

use path::{button, path, spot_id};

use crate::{GreatWall, action::Action, text};
use paint::{Area, Look, Svg};
use pen::Pen;
use table::{Draw, Message, Reason, Seat, Taste, View};

const WIDTH: f32 = 1056.0;
const MARGIN: f32 = 6.0;
const GAP: f32 = 5.0;

/// Sizes of type: what is only read now and then, what is read all the time, names of players.
const SMALL: f32 = 12.5;
const TEXT: f32 = 13.5;
const HEAD: f32 = 15.0;
/// The height of a chip whose number is as large as [`TEXT`], and as [`SMALL`].
const CHIP: f32 = 20.0;
const SMALL_CHIP: f32 = 18.5;

impl Draw for GreatWall {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        blocked::unavailable(view, seat)
    }

    fn path(view: &View<Self>, _seat: Seat, action: Action) -> Vec<String> {
        path(view.question(), action)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        draw(view, taste)
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }
}

/// Draws the table for its viewer.
fn draw(view: &View<GreatWall>, taste: &Taste) -> String {
    let pen = Pen {
        look: Look::new(view, taste),
        open: &view.table.open,
    };
    // As high as any list of choices; cut to size at the end.
    let mut svg = Svg::new(WIDTH, 4_000.0);
    svg.background(pen.palette.paper);
    let title = Message::new("ui-title")
        .with("year", pen.open.year)
        .term("season", pen.open.season.id());
    svg.title(&pen.say(&title));
    let row = |y: f32, height: f32| Area::new(MARGIN, y, WIDTH - 2.0 * MARGIN, height);
    bar::draw(&mut svg, &pen, row(MARGIN, 30.0));
    region(&mut svg, "region-tracks", |svg| {
        tracks::draw(svg, &pen, row(41.0, 90.0));
    });
    let (wall, locations) = row(136.0, 286.0).cut_left(660.0, GAP);
    region(&mut svg, "region-wall", |svg| wall::draw(svg, &pen, wall));
    region(&mut svg, "region-locations", |svg| {
        places::draw(svg, &pen, locations);
    });
    let mut bottom = 0.0;
    // Pages let what keeps its id glide to its new place unless it lies in something that glides already. Buttons are
    // no pieces: the next decision has some of the same at other places.
    let choices = svg.g("region-choices").class("region").data("glides", "");
    choices.draw(|svg| bottom = tray::draw(svg, &pen, row(554.0, 40.0)) + MARGIN);
    region(&mut svg, "region-players", |svg| {
        people::draw(svg, &pen, row(427.0, 122.0), bottom);
    });
    svg.resize(WIDTH, bottom);
    svg.finish()
}

fn region(svg: &mut Svg, id: &str, draw: impl FnOnce(&mut Svg)) {
    svg.g(id).class("region").draw(draw);
}
