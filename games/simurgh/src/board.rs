//! The table as a picture: signs of effects (`glyph`), tiles (`tile`), the city and the Monument (`city`), the market
//! (`market`), the Wilds (`wilds`), players (`player`), what the viewer holds and chooses (`hand`), the tiles
//! that left (`chronicle`), and where points came from (`sources`).

mod blocked;
mod chronicle;
mod city;
mod glyph;
mod hand;
mod market;
pub(crate) mod path;
mod player;
mod sources;
mod tile;
mod track;
mod wilds;

use crate::{
    Simurgh,
    action::Action,
    effect::{Effect, Stock},
    names::{Figure, Slot, Space, Vassal},
    rules::effects::is_payable,
    speak::say,
    table::{OwnDragon, Player, Table},
    text,
};
use glyph::CostMark;
use paint::{Area as Rect, El, Svg, Weight, seat_mark};
use std::ops::Deref;
use table::{Draw, Message, Provenance, Reason, Seat, Taste, View};

const WIDTH: f32 = 1600.0;
const GAP: f32 = 8.0;
const TRACK: f32 = 58.0;
/// The column of the viewer's own things.
const OWN: f32 = 400.0;
const BOARD: f32 = 612.0;
const WILDS: f32 = 496.0;
const MARKET: f32 = 160.0;

impl Draw for Simurgh {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        blocked::unavailable(view, seat)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        let look = Look::new(view, taste);
        let beside = BOARD + GAP + MARKET + GAP + player::row_height(&look);
        let column = match look.viewer() {
            Some(_) => 0.0,
            None => player::column_height(&look) + chronicle::height(&look),
        };
        let height = GAP + TRACK + GAP + beside.max(column) + GAP;
        let mut svg = Svg::new(WIDTH, height);
        svg.plain_lines();
        svg.title(&look.say(&track::title(&look)));
        svg.background(look.palette.paper);
        // Text is bold and in ink unless it says otherwise.
        svg.g("")
            .fill(look.palette.ink)
            .weight(Weight::Bold)
            .draw(|svg| everything(svg, &look, height));
        debug_assert_eq!(svg.clash(), None, "an id occurs once");
        svg.finish()
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }

    fn path(_view: &View<Self>, seat: Seat, action: Action) -> Vec<String> {
        path::path(seat, action)
    }
}

/// The viewer's own column on the left; beside it the board, below that the market and the other players. A spectator
/// has everybody in the column.
fn everything(svg: &mut Svg, look: &Look<'_>, height: f32) {
    let all = Rect::new(0.0, 0.0, WIDTH, height).inset(GAP);
    let (track, rest) = all.cut_top(TRACK, GAP);
    track::draw(svg, look, track);
    let (own, rest) = rest.cut_left(OWN, GAP);
    let (board, rest) = rest.cut_top(BOARD, GAP);
    let (wilds, city) = board.cut_right(WILDS, GAP);
    city::draw(svg, look, city);
    wilds::draw(svg, look, wilds);
    let (market, others) = rest.cut_top(MARKET, GAP);
    market::draw(svg, look, market);
    let own = chronicle::draw(svg, look, own);
    match look.viewer() {
        Some(seat) => hand::draw(svg, look, seat, own),
        None => player::draw_column(svg, look, own),
    }
    player::draw_others(svg, look, others);
}

/// What everything is drawn from: the look of every board, and a table that looks like the view.
struct Look<'a> {
    look: paint::Look<'a, Simurgh>,
    table: Table,
}

impl<'a> Deref for Look<'a> {
    type Target = paint::Look<'a, Simurgh>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl<'a> Look<'a> {
    fn new(view: &'a View<Simurgh>, taste: &'a Taste) -> Self {
        Look {
            look: paint::Look::new(view, taste),
            table: view.some_table(),
        }
    }

    fn viewer(&self) -> Option<Seat> {
        self.view
            .viewer
            .seat()
            .filter(|seat| seat.index() < self.table.n())
    }

    /// The viewer's own side.
    fn own(&self) -> Option<&Player> {
        self.viewer().map(|seat| self.table.player(seat))
    }

    /// Whether the viewer can pay this now.
    fn pays(&self, cost: &Effect) -> CostMark {
        let payable = |own: &Player| is_any_payable(own, own.stock(), None, cost);
        CostMark::when(self.own().is_some_and(payable))
    }

    /// The same for a space: the vassal that is placed there does not pay for it (SI-6.3).
    fn pays_for(&self, space: Space) -> CostMark {
        let row = self.table.data().space(space);
        CostMark::when(self.own().is_some_and(|own| {
            let mut placed = Vassal::ALL.iter().copied();
            placed.any(|vassal| {
                row.who.admits(vassal)
                    && own.outside(vassal) > 0
                    && is_any_payable(own, own.stock(), Some(vassal), &row.cost)
            })
        }))
    }

    /// The same for an ability, which only its owner uses, and whose own marker is gone then (SI-12.10).
    fn pays_for_ability(&self, seat: Seat, dragon: OwnDragon, slot: Slot) -> CostMark {
        let cost = &self.table.data().ability(dragon.kind, slot).cost;
        let is_ready = dragon.is_armed(slot) && !dragon.is_used(slot);
        let payable = |own: &Player| is_any_payable(own, own.stock().minus_marker(), None, cost);
        let own = self.own().filter(|_| self.viewer() == Some(seat));
        CostMark::when(is_ready && own.is_some_and(payable))
    }

    /// Everybody's figures on a space, in seat order.
    fn figures_on(&self, space: Space) -> Vec<(Seat, Figure)> {
        let seats = self.table.seats();
        seats
            .flat_map(|seat| {
                let own = self
                    .table
                    .player(seat)
                    .on_board()
                    .filter(move |figure| figure.space == space);
                own.map(move |figure| (seat, figure))
            })
            .collect()
    }

    /// Help for a component, with a note when it was reconstructed.
    fn help(&self, message: &Message, provenance: Provenance) -> String {
        let words = self.say(message);
        if provenance.is_reconstructed {
            format!("{words} ({})", self.term("reconstructed"))
        } else {
            words
        }
    }
}

fn is_any_payable(own: &Player, stock: Stock, acting: Option<Vassal>, cost: &Effect) -> bool {
    let mut ways = cost.ways().iter();
    !cost.is_none() && ways.any(|way| is_payable(own, stock, acting, way))
}

/// Draws figures from the left, in two rows where one is too short for them and there is room for two.
fn draw_figures(svg: &mut Svg, look: &Look<'_>, figures: &[(Seat, Figure)], room: Rect) {
    let n = figures.len().max(1);
    let is_long = (FIGURE.0 + 3.0) * n as f32 > room.w + 3.0;
    let rows = if is_long && room.h >= 2.0 * FIGURE.1 {
        2
    } else {
        1
    };
    let per_row = n.div_ceil(rows);
    let step = (room.w / per_row as f32).min(FIGURE.0 + 3.0);
    let top = room.y + (room.h - FIGURE.1 * rows as f32) / 2.0;
    let mut before: Option<(Seat, Figure)> = None;
    let mut nth = 1;
    for (at, &(seat, figure)) in figures.iter().enumerate() {
        nth = if before == Some((seat, figure)) {
            nth + 1
        } else {
            1
        };
        before = Some((seat, figure));
        let x = room.x + step * (at % per_row) as f32;
        let y = top + FIGURE.1 * (at / per_row) as f32;
        let id = path::figure(seat, figure, nth);
        let rider = figure
            .space
            .tile()
            .filter(|tile| tile.is_exploration())
            .map(|tile| path::rider(seat, tile));
        let title = format!("{}: {}", look.name(seat), look.say(&say::figure(figure)));
        svg.g(&id).at(x, y).title(title).draw(|svg| {
            let shown = draw_figure(svg, look, seat, figure.vassal, (0.0, 0.0));
            if let Some(rider) = &rider {
                shown.id(rider);
            }
        });
        let rect = Rect::new(x, y, FIGURE.0, FIGURE.1);
        look.target(svg, &id, rect);
        if let Some(rider) = rider {
            look.target(svg, &rider, rect);
        }
    }
}

/// The size of a figure.
const FIGURE: (f32, f32) = (36.0, 22.0);

/// A figure: the seat's mark and a spear or a wing.
fn draw_figure<'s>(
    svg: &'s mut Svg,
    look: &Look<'_>,
    seat: Seat,
    vassal: Vassal,
    (x, y): (f32, f32),
) -> El<'s> {
    let palette = &look.palette;
    let tone = palette.seat(seat);
    let (w, h) = FIGURE;
    let id = format!("f-{seat}-{vassal}");
    svg.define(&id, |svg| {
        svg.rect(0.0, 0.0, w, h)
            .round(if vassal == Vassal::Spearman {
                4.0
            } else {
                11.0
            })
            .fill(palette.raised)
            .stroke(tone.fill, 2.5);
        seat_mark(svg, seat, 11.0, h / 2.0, 6.5, palette);
        glyph::draw_plain(svg, glyph::vassal_icon(vassal), 18.0, 3.0, 16.0, palette);
    });
    svg.reuse(&id, x, y)
}

/// The mark of a seat, five in radius, defined once.
fn draw_mark(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32) {
    let id = format!("m-{seat}");
    svg.define(&id, |svg| {
        seat_mark(svg, seat, 0.0, 0.0, 5.0, &look.palette);
    });
    svg.reuse(&id, x, y);
}
