//! The table as a picture. Contents: what may be clicked (`path`), the workshop with its rings (`workshop`), the
//! mausoleum (`mausoleum`), its figures (`pieces`), what a space would score (`hints`, `forecast`), organizer and
//! specialists (`supply`), the round track (`rounds`), masters (`masters`), the players' panels (`players`), and buttons
//! for choices without a place of their own (`choices`).

mod blocked;
mod choices;
mod forecast;
mod hints;
mod masters;
mod mausoleum;
pub(crate) mod path;
mod pieces;
mod players;
mod rounds;
mod supply;
mod workshop;

use crate::{TerracottaArmy, action::Action, table::Table, text};
use ::table::{Draw, Message, Reason, Seat, Taste, Turns, View};
use paint::{Area, Icon, Svg, Tone};
use std::ops::Deref;

/// The whole picture.
const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 1000.0;
/// Between panels, and around them.
const GAP: f32 = 8.0;
/// The lower part, for masters and players.
const LOWER: f32 = 318.0;

impl Draw for TerracottaArmy {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        blocked::unavailable(view, seat)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        picture(view, taste).finish()
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::write(view, taste)
    }

    fn path(view: &View<Self>, seat: Seat, action: Action) -> Vec<String> {
        path::path(view, seat, action)
    }
}

fn picture(view: &View<TerracottaArmy>, taste: &Taste) -> Svg {
    let look = Look {
        look: paint::Look::new(view, taste),
        table: &view.table,
    };
    let mut svg = Svg::new(WIDTH, HEIGHT);
    svg.title(&look.say(&Message::new("board-title").with("round", look.table.round)));
    svg.background(look.palette.paper);
    // Text is in ink unless it says otherwise.
    svg.g("")
        .fill(look.palette.ink)
        .draw(|svg| panels(svg, &look));
    debug_assert_eq!(svg.clash(), None, "an id occurs once");
    svg
}

fn panels(svg: &mut Svg, look: &Look<'_>) {
    let whole = Area::new(0.0, 0.0, WIDTH, HEIGHT).inset(GAP);
    let (lower, upper) = whole.cut_bottom(LOWER, GAP);
    let (wheel, rest) = upper.cut_left(upper.h, GAP);
    let (side, middle) = rest.cut_right(284.0, GAP);
    workshop::draw(svg, look, wheel);
    let (strip, tomb) = middle.cut_bottom(choices::HEIGHT, GAP);
    mausoleum::draw(svg, look, tomb);
    choices::draw(svg, look, strip);
    let (track, stores) = side.cut_top(rounds::HEIGHT, GAP);
    rounds::draw(svg, look, track);
    supply::draw(svg, look, stores);
    let (left, right) = lower.cut_left(372.0, GAP);
    masters::draw(svg, look, left);
    players::draw(svg, look, right);
}

/// What everything is drawn from.
struct Look<'a> {
    look: paint::Look<'a, TerracottaArmy>,
    table: &'a Table,
}

impl<'a> Deref for Look<'a> {
    type Target = paint::Look<'a, TerracottaArmy>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl Look<'_> {
    /// What the asked seat may choose: everybody may see it.
    fn choices(&self, seat: Seat) -> Vec<Action> {
        let mut choices = Vec::new();
        match self.view.question() {
            Some(_) if self.view.viewer.seat() == Some(seat) => {
                choices.clone_from(&self.view.legal);
            }
            Some(question) => {
                TerracottaArmy::options(self.table, question, seat, &mut choices);
            }
            None => {}
        }
        choices
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

/// A panel with a title; with a small mark where parts were reconstructed.
fn panel(svg: &mut Svg, look: &Look<'_>, area: Area, word: &str, is_reconstructed: bool) -> Area {
    let rest = paint::panel(svg, area, &look.term(word), &look.palette);
    if is_reconstructed {
        svg.g("")
            .title(look.term("help-reconstructed"))
            .draw(|svg| {
                let (x, y) = (area.right() - 17.0, area.y + 14.0);
                Icon::Info.put(svg, x, y, 18.0, look.palette.plain);
            });
    }
    rest
}

/// An icon that is paler when it cannot be used.
fn tone_if(is_there: bool, tone: Tone, look: &Look<'_>) -> Tone {
    if is_there {
        tone
    } else {
        tone.faded(look.palette.surface)
    }
}
