//! What every board begins with: the view, colours, words, and what may be clicked now.

use crate::{Area, Colour, Icon, Palette, Svg, Tone, Weight, ellipsis, fit, legal};
use std::collections::BTreeSet;
use table::{Face, Message, Seat, Taste, View};

/// What everything on a board is drawn from. A game's own look adds what its board needs and reads like this one
/// (`Deref`).
pub struct Look<'a, G: Face> {
    /// What the viewer sees, and may choose.
    pub view: &'a View<G>,
    /// In which language and colours, and who plays.
    pub taste: &'a Taste,
    /// The colours.
    pub palette: Palette,
    /// Ids of the elements that lead to a legal action.
    pub targets: BTreeSet<String>,
}

impl<'a, G: Face> Look<'a, G> {
    /// A look at this view.
    pub fn new(view: &'a View<G>, taste: &'a Taste) -> Self {
        let seat = view.viewer.seat();
        let ways = seat.into_iter().flat_map(|seat| {
            let actions = view.legal.iter();
            actions.flat_map(move |&action| G::path(view, seat, action))
        });
        Self {
            view,
            taste,
            palette: Palette::of(taste.theme),
            targets: ways.collect(),
        }
    }

    /// A message in the viewer's language.
    pub fn say(&self, message: &Message) -> String {
        G::words().say(self.taste.lang, message, &self.taste.names)
    }

    /// Sentences one after another.
    pub fn say_all(&self, messages: &[Message]) -> String {
        let said: Vec<String> = messages.iter().map(|message| self.say(message)).collect();
        said.join(" ")
    }

    /// A word in the viewer's language.
    pub fn term(&self, id: &str) -> String {
        G::words().term(self.taste.lang, id)
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.taste.name(seat)
    }

    /// Whether the viewer sits here.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.view.viewer.is(seat)
    }

    /// Whether this seat is asked now.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.view.turn().has(seat)
    }

    /// Whether clicking this element leads to a legal action.
    pub fn is_target(&self, id: &str) -> bool {
        self.targets.contains(id)
    }

    /// A frame around what may be clicked now; frames of a size are defined once.
    pub fn target(&self, svg: &mut Svg, id: &str, area: Area) {
        if self.is_target(id) {
            let frame = format!("legal-{:.0}-{:.0}", area.w, area.h);
            svg.define(&frame, |svg| {
                legal(svg, area.home(), &self.palette);
            });
            svg.reuse(&frame, area.x, area.y).data("target", id);
        }
    }
}

/// How a line of text is set.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The size if there is room; it shrinks to nine, then the text is cut.
    pub size: f32,
    /// The room.
    pub width: f32,
    /// How heavy.
    pub weight: Weight,
    /// In which colour.
    pub colour: Colour,
}

impl Line {
    /// One line of text from `x`, centred on `y`.
    pub fn put(self, svg: &mut Svg, x: f32, y: f32, text: &str) {
        let (size, text) = self.fitted(text);
        svg.text(x, y, text)
            .size(size)
            .weight(self.weight)
            .v_centred()
            .fill(self.colour);
    }

    /// One line of text around a centre.
    pub fn centre(self, svg: &mut Svg, x: f32, y: f32, text: &str) {
        let (size, text) = self.fitted(text);
        svg.text(x, y, text)
            .size(size)
            .weight(self.weight)
            .centred()
            .fill(self.colour);
    }

    fn fitted(self, text: &str) -> (f32, String) {
        const LEAST: f32 = 9.0;
        let size = fit(text, self.size, self.weight, self.width).max(LEAST);
        // Two digits are enough, and make short pictures.
        let size = (size * 100.0).floor() / 100.0;
        (size, ellipsis(text, size, self.weight, self.width + 0.1))
    }
}

impl Icon {
    /// The icon in a tone around a centre: defined once with its colours, so that each appearance is short.
    pub fn put(self, svg: &mut Svg, x: f32, y: f32, size: f32, tone: Tone) {
        const UNIT: f32 = 24.0;
        let colour = |colour: Colour| colour.to_string().trim_start_matches('#').to_owned();
        let id = format!("{}-{}-{}", self.name(), colour(tone.fill), colour(tone.ink));
        svg.define(&id, |svg| self.draw(svg, 0.0, 0.0, UNIT, tone));
        let half = size / 2.0;
        svg.reuse(&id, x - half, y - half).scale(size / UNIT);
    }
}
