//! What every part of the picture needs: the view, words, colours, and how small things are drawn.

use super::{SMALL, TEXT};
use crate::{
    GreatWall,
    data::{Cost, Reward},
    names::{Clan, Location, Resource, Soldier},
    speak,
    step::Card,
    table::Open,
};
use paint::{
    Area, Icon, Look, Pill, Svg, Tone, Weight, ellipsis, neutral_mark, seat_mark, text_width,
};
use std::ops::Deref;
use table::{Message, Seat};

/// What everything is drawn from.
pub(super) struct Pen<'a> {
    pub look: Look<'a, GreatWall>,
    pub open: &'a Open,
}

impl<'a> Deref for Pen<'a> {
    type Target = Look<'a, GreatWall>;
    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl Pen<'_> {
    /// A clan's name.
    pub fn clan(&self, clan: Clan) -> String {
        match clan.seat() {
            Some(seat) => self.taste.name(seat).to_owned(),
            None if clan == Clan::REED => self.term("reed"),
            None => self.term("qin"),
        }
    }

    /// The sign of a clan around a centre.
    pub fn mark(&self, svg: &mut Svg, clan: Clan, x: f32, y: f32, radius: f32) {
        match clan.seat() {
            Some(seat) => seat_mark(svg, seat, x, y, radius, &self.palette),
            None if clan == Clan::REED => neutral_mark(svg, x, y, radius, &self.palette),
            None => seat_mark(svg, Seat::new(6), x, y, radius, &self.palette),
        }
    }

    /// A Soldier of a clan in a cell: the clan's sign and the Soldier's.
    pub fn piece(&self, svg: &mut Svg, clan: Clan, icon: Icon, place: Area, tone: Tone) {
        let (x, y) = place.centre();
        self.mark(svg, clan, x - 5.5, y, 5.5);
        icon.draw(svg, x - 0.5, y - 6.5, 13.0, tone);
    }

    /// A sheet that things lie on; what is at work now has a heavy frame.
    pub fn sheet(&self, svg: &mut Svg, area: Area, at_work: bool) {
        let colour = if at_work {
            self.palette.accent
        } else {
            self.palette.line
        };
        svg.rect(area.x, area.y, area.w, area.h)
            .round(6.0)
            .fill(self.palette.surface)
            .stroke(colour, if at_work { 2.5 } else { 1.0 });
    }

    /// A card, or a place where one lies.
    pub fn card(&self, svg: &mut Svg, area: Area) {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(4.0)
            .fill(self.palette.raised)
            .stroke(self.palette.line, 1.0);
    }

    /// A place where nothing lies.
    pub fn gap(&self, svg: &mut Svg, area: Area) {
        svg.rect(area.x, area.y, area.w, area.h)
            .round(4.0)
            .fill(self.palette.paper)
            .stroke(self.palette.line, 1.0)
            .dash(3.0, 3.0);
    }

    /// A line of text that fits.
    pub fn line(&self, svg: &mut Svg, area: Area, text: &str, size: f32, weight: Weight) {
        let shown = ellipsis(text, size, weight, area.w);
        svg.text(area.x, area.y + area.h / 2.0, shown)
            .size(size)
            .weight(weight)
            .v_centred()
            .fill(self.palette.ink);
    }

    /// The same in the colour of what matters less.
    pub fn aside(&self, svg: &mut Svg, area: Area, text: &str) {
        let shown = ellipsis(text, SMALL, Weight::Regular, area.w);
        svg.text(area.x, area.y + area.h / 2.0, shown)
            .size(SMALL)
            .v_centred()
            .fill(self.palette.muted);
    }

    /// A card's name and as much of its text as there is room for. The name has two lines if that does not cost words of
    /// the text; otherwise it is cut short, as the help tells it.
    pub fn card_face(&self, svg: &mut Svg, area: Area, name: &str, text: &str) {
        const LEADING: f32 = 15.0;
        let inner = area.inset_xy(5.0, 2.0);
        let n_text = paint::wrap(text, SMALL, Weight::Regular, inner.w).len() as f32;
        let mut lines = paint::wrap(name, SMALL, Weight::Bold, inner.w);
        let needed = (lines.len() as f32 + n_text) * LEADING;
        if lines.len() > 2 || (lines.len() == 2 && needed > inner.h) {
            lines = vec![short_name(name, inner.w)];
        }
        let mut y = inner.y;
        for line in lines {
            y += LEADING;
            svg.text(inner.x, y - 3.5, line)
                .size(SMALL)
                .bold()
                .fill(self.palette.accent);
        }
        let body = Area::new(inner.x, y + 1.0, inner.w, inner.bottom() - y - 1.0);
        if body.h >= SMALL {
            paint::paragraph(svg, body, text, SMALL, self.palette.ink);
        }
    }

    /// A card's name with the mark of a reconstructed face.
    pub fn card_name(&self, card: Card) -> String {
        let name = self.term(speak::cards::name(card));
        if speak::is_reconstructed(self.open.data(), card) {
            format!("{name}\u{a0}*")
        } else {
            name
        }
    }

    /// A card's help: its text and, where it applies, that its face is reconstructed.
    pub fn help(&self, card: Card, text: &Message) -> String {
        let name = self.term(speak::cards::name(card));
        let mut help = format!("{name}: {}", self.say(text));
        if speak::is_reconstructed(self.open.data(), card) {
            help.push_str("\n* ");
            help.push_str(&self.term("reconstructed"));
        }
        help
    }

    /// A Resource's icon.
    pub fn resource(&self, resource: Resource) -> (Icon, Tone) {
        match resource {
            Resource::Wood => (Icon::Wood, self.palette.wood),
            Resource::Stone => (Icon::Stone, self.palette.stone),
            Resource::Gold => (Icon::Coin, self.palette.gold),
            Resource::Chi => (Icon::Chi, self.palette.violet),
        }
    }

    /// What a Production Location gives, as an icon.
    pub fn product(&self, location: Location) -> (Icon, Tone) {
        self.open.data().locations[location.index()]
            .produces
            .map_or((Icon::Sword, self.palette.fire), |produces| {
                self.resource(produces.resource)
            })
    }

    /// A Soldier's icon.
    pub fn soldier(soldier: Soldier) -> Icon {
        match soldier {
            Soldier::Spearman => Icon::Spear,
            Soldier::Archer => Icon::Bow,
            Soldier::Horseman => Icon::Horse,
        }
    }

    /// An icon with a number and no frame, middle at `y`; returns its width.
    #[expect(
        clippy::too_many_arguments,
        reason = "a place, a size and what to show"
    )]
    pub fn count(
        &self,
        svg: &mut Svg,
        x: f32,
        y: f32,
        height: f32,
        icon: Icon,
        text: &impl ToString,
        tone: Tone,
    ) -> f32 {
        let text = text.to_string();
        let palette = &self.palette;
        paint::chip(svg, x, y, height, icon, &text, tone, Pill::Bare, palette)
    }

    /// Resources as a row of icons with numbers; returns its width.
    pub fn amounts(&self, svg: &mut Svg, x: f32, y: f32, height: f32, cost: Cost) -> f32 {
        let mut at = x;
        for resource in Resource::ALL {
            let n = cost[resource.index()];
            if n > 0 {
                let (icon, tone) = self.resource(resource);
                at += self.count(svg, at, y, height, icon, &n, tone) + 5.0;
            }
        }
        at - x
    }

    /// A Reward in a cell.
    pub fn reward(&self, svg: &mut Svg, x: f32, y: f32, reward: Reward) {
        let size = 15.0;
        let left = x - size / 2.0;
        let top = y - size / 2.0;
        match reward {
            Reward::Nothing => {}
            Reward::Honor(n) => {
                svg.text(x, y, n)
                    .size(TEXT)
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

/// A card's name on one line; the star of a reconstructed face stays.
fn short_name(name: &str, width: f32) -> String {
    match name.strip_suffix("\u{a0}*") {
        Some(plain) => {
            let star = text_width("\u{a0}*", SMALL, Weight::Bold);
            let plain = ellipsis(plain, SMALL, Weight::Bold, width - star);
            format!("{plain}\u{a0}*")
        }
        None => ellipsis(name, SMALL, Weight::Bold, width),
    }
}
