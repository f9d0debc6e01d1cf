//! The table as a picture: the Forum and the buttons (`forum`), the viewer's own sheet (`sheet`, `space`), the sheets of the
//! others in rows (`rows`), all players at a glance (`overview`), the choice of cities (`cities`), and small things
//! that recur (`bits`, `faces`, `signs`).
//!
//! What all share stands in the left column; to the right of it are the panels of the players, groups `seat-1`,
//! `seat-2` and so on, so that a small window can show them one by one.

mod bits;
mod blocked;
mod cities;
mod faces;
mod forum;
mod overview;
pub(crate) mod path;
mod rows;
mod sheet;
mod signs;
mod space;

use crate::{
    Action, Data, Part, SevenWondersDice, Space, Table,
    rules::payment::{Fee, Means},
    text,
};
use paint::{Area, Svg};
use std::ops::Deref;
use table::{Draw, Reason, Seat, Taste, View};

/// The whole picture.
const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 1000.0;
/// Between panels, and around them.
const GAP: f32 = 8.0;
/// Forum, buttons, players at a glance and the score table.
const SHARED: f32 = 340.0;
/// The sheets of the others.
const OTHERS: f32 = 468.0;

impl Draw for SevenWondersDice {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        blocked::unavailable(view, seat)
    }

    fn path(view: &View<Self>, seat: Seat, action: Action) -> Vec<String> {
        path::path(view.table.table(), seat, action)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        draw(view, taste)
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }
}

fn draw(view: &View<SevenWondersDice>, taste: &Taste) -> String {
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

/// The column of what all share; returns the room that is left.
fn shared(svg: &mut Svg, look: &Look<'_>) -> Area {
    let whole = Area::new(GAP, GAP, WIDTH - 2.0 * GAP, HEIGHT - 2.0 * GAP);
    let (column, rest) = whole.cut_left(SHARED, GAP);
    let (forum, column) = column.cut_top(forum::HEIGHT, GAP);
    let (players, score) = column.cut_top(overview::height(look), GAP);
    forum::draw(svg, look, forum);
    overview::draw(svg, look, players);
    overview::score_table(svg, look, score);
    rest
}

/// A player's picture: the own sheet large, the neighbours beside it, then the others.
fn own_table(svg: &mut Svg, look: &Look<'_>, own: Seat) {
    let (others, sheet) = shared(svg, look).cut_right(OTHERS, GAP);
    svg.g(format!("seat-{own}")).draw(|svg| {
        if look.is_picking() {
            cities::draw(svg, look, sheet);
        } else {
            sheet::draw(svg, look, own, sheet);
        }
    });
    for (seat, area) in around(look.table, own)
        .into_iter()
        .zip(beside(others, look.table.n_seats() - 1))
    {
        rows::draw(svg, look, seat, area);
    }
}

/// The left neighbour, the right neighbour, then the others clockwise.
fn around(table: &Table, own: Seat) -> Vec<Seat> {
    let n_seats = table.n_seats();
    let mut seats = vec![table.left(own)];
    if n_seats > 2 {
        seats.push(table.right(own));
    }
    seats.extend((2..n_seats - 1).map(|step| Seat::new((own.index() + step) % n_seats)));
    seats
}

/// Up to four sheets below each other; of more, the neighbours have the whole width and the others share it in pairs.
fn beside(area: Area, n: usize) -> Vec<Area> {
    const NEIGHBOURS: usize = 2;
    if n <= 4 {
        return area.rows(n, GAP);
    }
    let n_pairs = (n - NEIGHBOURS).div_ceil(2);
    let rows = area.rows(NEIGHBOURS + n_pairs, GAP);
    let mut sheets = rows[..NEIGHBOURS].to_vec();
    for (at, row) in rows[NEIGHBOURS..].iter().enumerate() {
        let left = n - NEIGHBOURS - 2 * at;
        sheets.extend(row.columns(left.min(2), GAP));
    }
    sheets
}

/// A spectator's picture: all sheets alike.
fn open_table(svg: &mut Svg, look: &Look<'_>) {
    let sheets = shared(svg, look);
    if look.is_picking() {
        cities::draw(svg, look, sheets);
        return;
    }
    let n_seats = look.table.n_seats();
    // One row of up to three, or two rows that fill the width; the upper one may hold one more.
    let rows: &[usize] = if n_seats <= 3 {
        &[n_seats]
    } else {
        &[n_seats.div_ceil(2), n_seats / 2]
    };
    let areas = sheets
        .rows(rows.len(), GAP)
        .into_iter()
        .zip(rows)
        .flat_map(|(row, n)| row.columns(*n, GAP));
    for (seat, area) in Seat::first(n_seats).zip(areas) {
        rows::draw(svg, look, seat, area);
    }
}

/// What everything is drawn from.
struct Look<'a> {
    base: paint::Look<'a, SevenWondersDice>,
    table: &'a Table,
    /// The viewer's seat.
    own: Option<Seat>,
}

impl<'a> Deref for Look<'a> {
    type Target = paint::Look<'a, SevenWondersDice>;
    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl<'a> Look<'a> {
    fn new(view: &'a View<SevenWondersDice>, taste: &'a Taste) -> Self {
        let table = view.table.table();
        let own = view.viewer.seat();
        Self {
            base: paint::Look::new(view, taste),
            table,
            own: own.filter(|seat| seat.index() < table.n_seats()),
        }
    }

    /// The component tables of this table's edition.
    fn data(&self) -> &'static Data {
        self.table.data()
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
        self.view.legal.contains(&action)
    }

    /// What dice cost now.
    fn fee(&self) -> Fee {
        self.view.question().map_or(Fee::Quarter, Fee::of)
    }

    /// The fewest coins for which the viewer can cross this space off now.
    fn price(&self, space: Space) -> Option<u8> {
        let seat = self.own?;
        let means = || Means::of(self.table, seat);
        let prices = self.view.legal.iter().filter_map(|action| match *action {
            Action::Build { die, space: target } if target == space => {
                let throw = self.table.throw(die)?;
                let means = means();
                Some(means.die_cost(throw, self.fee()) + means.missing(space))
            }
            Action::Cross(target) if target == space => Some(means().missing(space)),
            Action::Wonder if Part::Wonder.spaces().has(space) => {
                let means = means();
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
