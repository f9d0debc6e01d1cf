//! The table as a picture. Contents: the workshop with its rings (`workshop`), the mausoleum (`mausoleum`), its figures
//! (`pieces`), what a space would score (`hints`), organizer and specialists (`supply`), the round track (`rounds`),
//! masters (`masters`), the players' panels (`players`), and buttons for choices without a place of their own
//! (`choices`).

mod choices;
mod hints;
mod masters;
mod mausoleum;
mod pieces;
mod players;
mod rounds;
mod supply;
mod workshop;

use crate::{TerracottaArmy, table::Table};
use ::table::{Face, Message, Seat, Taste, View};
use paint::{Area, Colour, Icon, Palette, Svg, Weight, ellipsis, fit};

/// The whole picture.
const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 1000.0;
/// Between panels, and around them.
const GAP: f32 = 8.0;
/// The lower part, for masters and players.
const LOWER: f32 = 318.0;

pub(crate) fn draw(view: &View<TerracottaArmy>, taste: &Taste) -> String {
    picture(view, taste).finish()
}

fn picture(view: &View<TerracottaArmy>, taste: &Taste) -> Svg {
    let look = Look {
        view,
        table: &view.table,
        taste,
        palette: Palette::of(taste.theme),
    };
    let mut svg = Svg::new(WIDTH, HEIGHT);
    svg.title(&look.say(&Message::new("board-title").with("round", look.table.round)));
    svg.background(look.palette.paper);
    let whole = Area::new(0.0, 0.0, WIDTH, HEIGHT).inset(GAP);
    let (lower, upper) = whole.cut_bottom(LOWER, GAP);
    let (wheel, rest) = upper.cut_left(upper.h, GAP);
    let (side, middle) = rest.cut_right(284.0, GAP);
    workshop::draw(&mut svg, &look, wheel);
    let (strip, tomb) = middle.cut_bottom(choices::HEIGHT, GAP);
    mausoleum::draw(&mut svg, &look, tomb);
    choices::draw(&mut svg, &look, strip);
    let (track, stores) = side.cut_top(rounds::HEIGHT, GAP);
    rounds::draw(&mut svg, &look, track);
    supply::draw(&mut svg, &look, stores);
    let (left, right) = lower.cut_left(372.0, GAP);
    masters::draw(&mut svg, &look, left);
    players::draw(&mut svg, &look, right);
    debug_assert_eq!(svg.clash(), None, "an id occurs once");
    svg
}

/// What everything is drawn from.
struct Look<'a> {
    view: &'a View<TerracottaArmy>,
    table: &'a Table,
    taste: &'a Taste,
    palette: Palette,
}

impl Look<'_> {
    fn say(&self, message: &Message) -> String {
        TerracottaArmy::words().say(self.taste.lang, message, &self.taste.names)
    }

    fn term(&self, id: &str) -> String {
        TerracottaArmy::words().term(self.taste.lang, id)
    }

    /// Who is asked now.
    fn asked(&self) -> Option<Seat> {
        self.view.turn().only()
    }

    /// For whom hints are given: the viewer, or whoever is asked.
    fn advised(&self) -> Option<Seat> {
        self.view
            .viewer
            .seat()
            .filter(|seat| seat.index() < self.table.n_players())
            .or(self.asked())
    }
}

/// One line of text from `x`, centred on `y`, as large as fits down to 9, then cut.
fn line(
    svg: &mut Svg,
    text: &str,
    (x, y): (f32, f32),
    size: f32,
    max_width: f32,
    weight: Weight,
    colour: Colour,
) {
    let (size, text) = fitted(text, size, max_width, weight);
    svg.text(x, y, text)
        .size(size)
        .weight(weight)
        .v_centred()
        .fill(colour);
}

/// The same, centred on `x`.
fn centred(
    svg: &mut Svg,
    text: &str,
    (x, y): (f32, f32),
    size: f32,
    max_width: f32,
    weight: Weight,
    colour: Colour,
) {
    let (size, text) = fitted(text, size, max_width, weight);
    svg.text(x, y, text)
        .size(size)
        .weight(weight)
        .centred()
        .fill(colour);
}

fn fitted(text: &str, size: f32, max_width: f32, weight: Weight) -> (f32, String) {
    let size = (fit(text, size, weight, max_width).max(9.0) * 100.0).floor() / 100.0;
    (size, ellipsis(text, size, weight, max_width + 0.1))
}

/// A panel with a title; with a small mark where parts were reconstructed.
fn panel(svg: &mut Svg, look: &Look<'_>, area: Area, word: &str, is_reconstructed: bool) -> Area {
    let rest = paint::panel(svg, area, &look.term(word), &look.palette);
    if is_reconstructed {
        svg.g("")
            .title(look.term("help-reconstructed"))
            .draw(|svg| {
                Icon::Info.draw(
                    svg,
                    area.right() - 26.0,
                    area.y + 5.0,
                    18.0,
                    look.palette.plain,
                );
            });
    }
    rest
}

/// An icon that is paler when it cannot be used.
fn tone_if(is_there: bool, tone: paint::Tone, look: &Look<'_>) -> paint::Tone {
    if is_there {
        tone
    } else {
        tone.faded(look.palette.surface)
    }
}
