//! The picture: on the left the board (bar, tracks, Wall, Locations, choices), on the right a panel for each seat, the
//! viewer's own first and with what lies behind the screen. A small page shows board and panels as tabs.

mod people;
mod places;
mod tracks;
mod tray;
mod wall;

use crate::{
    GreatWall,
    action::Action,
    data::{Cost, Reward},
    face,
    ids::{Clan, Resource, Soldier},
    step::Card,
    table::Open,
};
use paint::{Area, Icon, Palette, Svg, Tone, Weight, ellipsis, neutral_mark, seat_mark};
use std::collections::BTreeSet;
use table::{Message, Seat, Taste, View};

const WIDTH: f32 = 1440.0;
/// How much of it is the board; the rest are the panels.
const BOARD: f32 = 1010.0;
const MARGIN: f32 = 8.0;
const GAP: f32 = 6.0;

/// Draws the table for its viewer.
pub fn draw(view: &View<GreatWall>, taste: &Taste) -> String {
    let legal = face::legal(view);
    let step = view.step();
    let targets = legal
        .iter()
        .flat_map(|&action| face::path(step, action))
        .collect();
    let mut pen = Pen {
        view,
        open: &view.table.open,
        taste,
        palette: Palette::of(taste.theme),
        targets,
        legal,
    };
    // As high as any list of choices; cut to size at the end.
    let mut svg = Svg::new(WIDTH, 4_000.0);
    svg.background(pen.palette.paper);
    let title = Message::new("ui-title")
        .with("year", pen.open.year)
        .term("season", pen.open.season.id());
    svg.title(&pen.say(&title));
    let left = |y: f32, height: f32| Area::new(MARGIN, y, BOARD, height);
    tracks::bar(&mut svg, &pen, left(MARGIN, 46.0));
    region(&mut svg, "region-tracks", |svg| {
        tracks::draw(svg, &pen, left(60.0, 194.0));
    });
    region(&mut svg, "region-wall", |svg| {
        wall::draw(svg, &pen, left(260.0, 404.0));
    });
    region(&mut svg, "region-locations", |svg| {
        places::draw(svg, &pen, left(670.0, 222.0));
    });
    let mut bottom = 892.0 + GAP;
    region(&mut svg, "region-choices", |svg| {
        bottom = tray::draw(svg, &mut pen, left(bottom, 0.0));
    });
    let x = MARGIN + BOARD + GAP;
    let panels = Area::new(x, MARGIN, WIDTH - x - MARGIN, 884.0);
    region(&mut svg, "region-players", |svg| {
        people::draw(svg, &pen, panels);
    });
    svg.resize(WIDTH, bottom + MARGIN - GAP);
    svg.finish()
}

fn region(svg: &mut Svg, id: &str, draw: impl FnOnce(&mut Svg)) {
    svg.g(id).class("region").draw(draw);
}

/// What every part of the picture needs.
struct Pen<'a> {
    view: &'a View<GreatWall>,
    open: &'a Open,
    taste: &'a Taste,
    palette: Palette,
    /// Ids that may be clicked now.
    targets: BTreeSet<String>,
    legal: Vec<Action>,
}

impl Pen<'_> {
    fn say(&self, message: &Message) -> String {
        face::words().say(self.taste.lang, message, &self.taste.names)
    }

    fn term(&self, id: &str) -> String {
        face::words().term(self.taste.lang, id)
    }

    fn clan(&self, clan: Clan) -> String {
        match clan.seat() {
            Some(seat) => self.taste.name(seat).to_owned(),
            None if clan == Clan::REED => self.term("reed"),
            None => self.term("qin"),
        }
    }

    /// The sign of a clan around a centre.
    fn mark(&self, svg: &mut Svg, clan: Clan, x: f32, y: f32, radius: f32) {
        match clan.seat() {
            Some(seat) => seat_mark(svg, seat, x, y, radius, &self.palette),
            None if clan == Clan::REED => neutral_mark(svg, x, y, radius, &self.palette),
            None => seat_mark(svg, Seat::new(6), x, y, radius, &self.palette),
        }
    }

    /// A frame around what may be clicked now.
    fn target(&self, svg: &mut Svg, id: &str, area: Area) {
        if self.targets.contains(id) {
            paint::legal(svg, area, &self.palette).data("target", id);
        }
    }

    /// A line of text that fits.
    fn line(&self, svg: &mut Svg, area: Area, text: &str, size: f32, bold: bool) {
        let weight = if bold { Weight::Bold } else { Weight::Regular };
        let shown = ellipsis(text, size, weight, area.w);
        let line = svg
            .text(area.x, area.y + area.h / 2.0, shown)
            .size(size)
            .v_centred()
            .fill(self.palette.ink);
        if bold {
            line.bold();
        }
    }

    /// A card's name with the mark of a reconstructed face.
    fn card_name(&self, card: Card) -> String {
        let name = self.term(crate::cardtext::name(card));
        if face::is_reconstructed(card) {
            format!("{name} *")
        } else {
            name
        }
    }

    /// A card's help: its text and, where it applies, that its face is reconstructed.
    fn help(&self, card: Card, text: &Message) -> String {
        let name = self.term(crate::cardtext::name(card));
        let mut help = format!("{name}: {}", self.say(text));
        if face::is_reconstructed(card) {
            help.push_str("\n* ");
            help.push_str(&self.term("reconstructed"));
        }
        help
    }

    fn resource(&self, resource: Resource) -> (Icon, Tone) {
        match resource {
            Resource::Wood => (Icon::Wood, self.palette.wood),
            Resource::Stone => (Icon::Stone, self.palette.stone),
            Resource::Gold => (Icon::Coin, self.palette.gold),
            Resource::Chi => (Icon::Chi, self.palette.violet),
        }
    }

    fn soldier(soldier: Soldier) -> Icon {
        match soldier {
            Soldier::Spearman => Icon::Spear,
            Soldier::Archer => Icon::Bow,
            Soldier::Horseman => Icon::Horse,
        }
    }

    /// Resources as a row of icons with numbers; returns its width.
    fn amounts(&self, svg: &mut Svg, x: f32, y: f32, size: f32, cost: Cost, all: bool) -> f32 {
        let mut at = x;
        for &resource in Resource::ALL {
            let n = cost[resource.index()];
            if n > 0 || all {
                let (icon, tone) = self.resource(resource);
                at += paint::chip(
                    svg,
                    at,
                    y,
                    size,
                    icon,
                    &n.to_string(),
                    tone,
                    paint::Pill::Bare,
                    &self.palette,
                ) + 6.0;
            }
        }
        at - x
    }

    /// A Reward in a cell.
    fn reward(&self, svg: &mut Svg, x: f32, y: f32, size: f32, reward: Reward) {
        let left = x - size / 2.0;
        let top = y - size / 2.0;
        match reward {
            Reward::Nothing => {}
            Reward::Honor(n) => {
                svg.text(x, y, n)
                    .size(size * 0.9)
                    .bold()
                    .centred()
                    .fill(self.palette.accent);
            }
            Reward::Resource(resource) => {
                let (icon, tone) = self.resource(resource);
                icon.draw(svg, left, top, size, tone);
            }
            Reward::AnyResource => Icon::Crate.draw(svg, left, top, size, self.palette.bronze),
            Reward::Tactic => Icon::Scroll.draw(svg, left, top, size, self.palette.ivory),
        }
    }
}
