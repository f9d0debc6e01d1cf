//! The table as a picture: the Forum and the buttons (`forum`), the viewer's own sheet (`sheet`, `space`), the sheets of the
//! others in rows (`rows`), all players at a glance (`overview`), the choice of cities (`cities`), and small things
//! that recur (`bits`, `signs`).
//!
//! Parts of the picture that a small window can show alone are groups of class `tab` with `data-tab` (`forum`, `own`,
//! `left`, `right`, `others`, `players`) and their place in `data-box` (x, y, width, height).

mod bits;
mod cities;
mod forum;
mod overview;
mod rows;
mod sheet;
mod signs;
mod space;

use crate::{
    Action, SevenWondersDice, Space, Spaces, Step, Table,
    face::{say, text, word},
    rules::payment::{Fee, Means},
};
use paint::{Area, Palette, Svg};
use table::{Message, Seat, Taste, View};

/// The whole picture.
const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 1000.0;
/// Between panels, and around them.
const GAP: f32 = 8.0;
/// The columns to the left and right of the own sheet.
const COLUMN: f32 = 356.0;
/// Sheets of those who are not neighbours, below the own one.
const OTHERS: f32 = 262.0;

pub(crate) fn draw(view: &View<SevenWondersDice>, taste: &Taste) -> String {
    let look = Look::new(view, taste);
    let mut svg = Svg::new(WIDTH, HEIGHT);
    svg.title(&look.say(&text::title(look.table)));
    svg.background(look.palette.paper);
    svg.g("").fill(look.palette.ink).draw(|svg| match look.own {
        Some(own) => own_table(svg, &look, own),
        None => open_table(svg, &look),
    });
    debug_assert_eq!(svg.clash(), None, "an id occurs once");
    svg.finish()
}

/// A player's picture: the own sheet in the middle, each neighbour on the side where they sit, others below.
fn own_table(svg: &mut Svg, look: &Look<'_>, own: Seat) {
    let whole = Area::new(GAP, GAP, WIDTH - 2.0 * GAP, HEIGHT - 2.0 * GAP);
    let (left, rest) = whole.cut_left(COLUMN, GAP);
    let (right, middle) = rest.cut_right(COLUMN, GAP);
    let (forum, left) = left.cut_top(forum::HEIGHT, GAP);
    tab(svg, "forum", forum, |svg| forum::draw(svg, look, forum));
    let (players, right) = right.cut_top(overview::height(look), GAP);
    tab(svg, "players", players, |svg| {
        overview::draw(svg, look, players);
    });
    let (left_seat, right_seat) = (look.table.left(own), look.table.right(own));
    tab(svg, "left", left, |svg| {
        rows::draw(svg, look, left_seat, left);
    });
    if right_seat == left_seat {
        tab(svg, "score", right, |svg| {
            overview::score_table(svg, look, right);
        });
    } else {
        // What the sheet leaves of the column shows where the points come from.
        let (sheet, rest) = right.cut_top(rows::FULL.min(right.h), GAP);
        let (sheet, rest) = if rest.h < overview::LEAST_SCORE {
            (right, None)
        } else {
            (sheet, Some(rest))
        };
        tab(svg, "right", sheet, |svg| {
            rows::draw(svg, look, right_seat, sheet);
        });
        if let Some(rest) = rest {
            tab(svg, "score", rest, |svg| {
                overview::score_table(svg, look, rest);
            });
        }
    }
    let n_seats = look.table.n_seats();
    let others: Vec<Seat> = (1..n_seats)
        .map(|step| Seat::new((own.index() + step) % n_seats))
        .filter(|seat| *seat != left_seat && *seat != right_seat)
        .collect();
    let sheet = if others.is_empty() {
        middle
    } else {
        let (strip, sheet) = middle.cut_bottom(OTHERS, GAP);
        tab(svg, "others", strip, |svg| {
            for (seat, area) in others.iter().zip(strip.columns(others.len().max(2), GAP)) {
                rows::draw(svg, look, *seat, area);
            }
        });
        sheet
    };
    tab(svg, "own", sheet, |svg| {
        if look.is_picking() {
            cities::draw(svg, look, sheet);
        } else {
            sheet::draw(svg, look, own, sheet);
        }
    });
}

/// A spectator's picture: all sheets alike.
fn open_table(svg: &mut Svg, look: &Look<'_>) {
    let whole = Area::new(GAP, GAP, WIDTH - 2.0 * GAP, HEIGHT - 2.0 * GAP);
    let (left, sheets) = whole.cut_left(COLUMN, GAP);
    let (forum, left) = left.cut_top(forum::HEIGHT, GAP);
    tab(svg, "forum", forum, |svg| forum::draw(svg, look, forum));
    let (players, left) = left.cut_top(overview::height(look), GAP);
    tab(svg, "players", players, |svg| {
        overview::draw(svg, look, players);
    });
    tab(svg, "score", left, |svg| {
        overview::score_table(svg, look, left);
    });
    if look.is_picking() {
        tab(svg, "own", sheets, |svg| cities::draw(svg, look, sheets));
        return;
    }
    let n_seats = look.table.n_seats();
    let columns = if n_seats <= 4 { 2 } else { 3 };
    let areas = sheets.grid(columns, n_seats.div_ceil(columns), GAP);
    tab(svg, "others", sheets, |svg| {
        for (seat, area) in Seat::first(n_seats).zip(areas) {
            rows::draw(svg, look, seat, area);
        }
    });
}

/// A part of the picture that a small window can show alone.
fn tab(svg: &mut Svg, name: &str, area: Area, draw: impl FnOnce(&mut Svg)) {
    let place = format!("{} {} {} {}", area.x, area.y, area.w, area.h);
    svg.g(format!("tab-{name}"))
        .class("tab")
        .data("tab", name)
        .data("box", place)
        .draw(draw);
}

/// What everything is drawn from.
struct Look<'a> {
    view: &'a View<SevenWondersDice>,
    table: &'a Table,
    taste: &'a Taste,
    palette: Palette,
    /// The viewer's seat.
    own: Option<Seat>,
    /// What the viewer may do now.
    legal: Vec<Action>,
}

impl<'a> Look<'a> {
    fn new(view: &'a View<SevenWondersDice>, taste: &'a Taste) -> Self {
        let table = view.table.table();
        let own = view
            .viewer
            .seat()
            .filter(|seat| seat.index() < table.n_seats());
        let mut legal = Vec::new();
        if let (Some(seat), Some(step)) = (own.filter(|seat| view.turn().has(*seat)), view.step()) {
            <SevenWondersDice as table::Rules>::options(table, step, seat, &mut legal);
        }
        Self {
            view,
            table,
            taste,
            palette: Palette::of(taste.theme),
            own,
            legal,
        }
    }

    fn say(&self, message: &Message) -> String {
        say(self.taste, message)
    }

    /// Sentences one after another.
    fn say_all(&self, messages: &[Message]) -> String {
        messages
            .iter()
            .map(|message| self.say(message))
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn word(&self, id: &'static str) -> String {
        word(self.taste, id)
    }

    fn name(&self, seat: Seat) -> &str {
        self.taste.name(seat)
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.own == Some(seat)
    }

    fn is_picking(&self) -> bool {
        self.table
            .players()
            .iter()
            .any(|player| player.city.is_none())
    }

    fn is_over(&self) -> bool {
        self.view.is_over()
    }

    /// SW-10.6: whether this seat has confirmed.
    fn is_ready(&self, seat: Seat) -> bool {
        self.view
            .place
            .lanes
            .as_ref()
            .is_some_and(|lanes| lanes.ready.has(seat))
    }

    fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// The fewest coins for which the viewer can cross this space off now.
    fn price(&self, space: Space) -> Option<u8> {
        let seat = self.own?;
        let fee = if self.view.step() == Some(Step::FreeBuild) {
            Fee::Free
        } else {
            Fee::Quarter
        };
        let prices = self.legal.iter().filter_map(|action| match *action {
            Action::Build { die, space: target } if target == space => {
                let means = Means::of(self.table, seat);
                let throw = self.table.throw(die)?;
                Some(means.die_cost(throw, fee) + means.missing(space))
            }
            Action::Cross(target) if target == space => {
                Some(Means::of(self.table, seat).missing(space))
            }
            Action::Wonder if Spaces::of(crate::Part::Wonder).has(space) => {
                let means = Means::of(self.table, seat);
                means.open.has(space).then(|| means.missing(space))
            }
            Action::Build { .. }
            | Action::Wonder
            | Action::Pass
            | Action::Cross(_)
            | Action::Bonus(_)
            | Action::Decline
            | Action::Confirm
            | Action::Pick(_) => None,
        });
        prices.min()
    }
}
