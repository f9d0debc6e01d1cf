//! The table as a picture. Contents: the small things that recur (`bits`), pieces that glide (`pieces`), the King's
//! court (`court`), calendar, years and supply (`calendar`, `invaders`), the tracks (`tracks`), panels of the players
//! (`player`), the viewer's dice (`tray`) and province sheets (`province`).

mod bits;
mod blocked;
mod calendar;
mod court;
mod invaders;
mod path;
mod pieces;
mod player;
mod province;
mod tracks;
mod tray;

use crate::{
    Kingsburg,
    action::Action,
    step::{Question, Step},
    table::Open,
    text,
};
use paint::{Area, Svg};
use pieces::Pieces;
use std::ops::Deref;
use table::{Draw, Message, Reason, Seat, Taste, View};

/// The whole picture.
const WIDTH: f32 = 1600.0;
const HEIGHT: f32 = 1000.0;
/// Between panels, and around them.
const GAP: f32 = 8.0;
/// The common board; the rest is for the players.
const BOARD: Area = Area::new(GAP, GAP, 708.0, HEIGHT - 2.0 * GAP);
/// The score track runs around the board.
const RIM: f32 = 26.0;
/// The viewer's own panel.
const OWN_WIDTH: f32 = 460.0;

impl Draw for Kingsburg {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        blocked::unavailable(view, seat)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        picture(view, taste).finish()
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }

    fn path(_view: &View<Self>, seat: Seat, action: Action) -> Vec<String> {
        path::path(seat, action)
    }
}

fn picture(view: &View<Kingsburg>, taste: &Taste) -> Svg {
    let look = Look {
        base: paint::Look::new(view, taste),
        open: &view.table.open,
    };
    let mut svg = Svg::new(WIDTH, HEIGHT);
    svg.plain_lines();
    let mut pieces = Pieces::default();
    svg.title(
        &look.say(
            &Message::new("board-title")
                .with("year", look.open.year)
                .term("phase", look.open.phase.word()),
        ),
    );
    svg.background(look.palette.paper);
    let ink = look.palette.ink;
    svg.g("").fill(ink).bold().draw(|svg| {
        board(svg, &mut pieces, &look);
        players(svg, &mut pieces, &look);
        pieces.draw(svg, &look);
    });
    debug_assert_eq!(svg.clash(), None, "an id occurs once");
    svg
}

/// The common board: tracks, court, calendar, years with their invaders, supply.
fn board(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>) {
    tracks::score(svg, pieces, look, BOARD, RIM);
    let inner = BOARD.inset(RIM + 2.0);
    let (court, rest) = inner.cut_top(court::HEIGHT, 10.0);
    let (calendar, rest) = rest.cut_top(calendar::HEIGHT, 10.0);
    let (supply, years) = rest.cut_right(92.0, 10.0);
    court::draw(svg, pieces, look, court);
    let (left, right) = court::corners(court);
    tracks::soldiers(svg, pieces, look, left);
    tracks::order(svg, pieces, look, right);
    calendar::draw(svg, pieces, look, calendar);
    invaders::draw(svg, pieces, look, years);
    calendar::supply(svg, look, supply);
}

/// The viewer's own panel first and large, the others beside it; for spectators all alike.
fn players(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>) {
    let room = Area::new(
        BOARD.right() + GAP,
        GAP,
        WIDTH - BOARD.right() - 2.0 * GAP,
        BOARD.h,
    );
    let n_players = usize::from(look.open.n_players);
    let own = look
        .view
        .viewer
        .seat()
        .filter(|seat| seat.index() < n_players);
    let Some(own) = own else {
        let areas = match n_players {
            3 => room.rows(3, GAP),
            n => room.grid(2, n.div_ceil(2), GAP),
        };
        for (seat, area) in Seat::first(n_players).zip(areas) {
            player::draw(svg, pieces, look, seat, area);
        }
        return;
    };
    let (left, right) = room.cut_left(OWN_WIDTH, GAP);
    player::draw(svg, pieces, look, own, left);
    // From the viewer's left hand around the table.
    let others = (1..n_players).map(|step| Seat::new((own.index() + step) % n_players));
    for (seat, area) in others.zip(right.rows(n_players - 1, GAP)) {
        player::draw(svg, pieces, look, seat, area);
    }
}

/// What everything is drawn from.
struct Look<'a> {
    base: paint::Look<'a, Kingsburg>,
    open: &'a Open,
}

impl<'a> Deref for Look<'a> {
    type Target = paint::Look<'a, Kingsburg>;
    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl Look<'_> {
    /// KB-5.2: out of this season's influencing.
    fn has_passed(&self, seat: Seat) -> bool {
        let is_influence = self
            .view
            .place
            .stack
            .iter()
            .any(|step| matches!(step, Step::Ask(Question::Influence { .. })));
        is_influence && self.open.player(seat).used.passed
    }
}

/// A year as on the board: I to V.
fn roman(year: u8) -> &'static str {
    match year {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}
