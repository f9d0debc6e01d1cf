//! Pieces that glide: each has one id for the whole game and lies on top of everything, placed only by its transform.
//! They let clicks through to the space under them, which explains them.

use super::{Look, bits::die_face};
use crate::table::dice::{Dice, Die};
use paint::{DieStyle, Icon, Paint, Svg, seat_mark};
use std::collections::BTreeMap;
use table::Seat;

#[derive(Default)]
pub(super) struct Pieces {
    all: Vec<Piece>,
    /// How many dice with this owner and face have been placed.
    dice: BTreeMap<(Option<Seat>, Die), u32>,
}

struct Piece {
    id: String,
    x: f32,
    y: f32,
    size: f32,
    what: What,
}

enum What {
    Die(u8, DieStyle),
    /// A seat's disc with its mark.
    Mark(Seat),
    /// A round wooden marker with a sign.
    Marker(Icon),
}

impl Pieces {
    /// A die with its top left corner at a place.
    pub(super) fn die(&mut self, owner: Option<Seat>, die: Die, x: f32, y: f32, size: f32) {
        let nth = self.dice.entry((owner, die)).or_insert(0);
        *nth += 1;
        let id = match owner {
            Some(seat) => format!("die-{seat}-{die}-{nth}"),
            None => format!("die-neutral-{die}-{nth}"),
        };
        let style = match owner {
            _ if die.is_white => DieStyle::White,
            Some(seat) => DieStyle::Seat(seat),
            None => DieStyle::Neutral,
        };
        self.push(id, x, y, size, What::Die(die.face, style));
    }

    /// Dice in a row from the top left corner, in a width; smaller if they do not fit.
    pub(super) fn row(
        &mut self,
        owner: Option<Seat>,
        dice: Dice,
        (x, y): (f32, f32),
        size: f32,
        max_width: f32,
    ) -> f32 {
        let n = dice.len() as f32;
        let step = (size * 1.08).min(max_width / n.max(1.0));
        let shown = step / 1.08;
        for (at, die) in dice.iter().enumerate() {
            self.die(
                owner,
                die,
                x + step * at as f32,
                y + (size - shown) / 2.0,
                shown,
            );
        }
        step * n
    }

    /// A seat's disc around a centre.
    pub(super) fn mark(&mut self, id: String, seat: Seat, x: f32, y: f32, radius: f32) {
        self.push(id, x, y, radius, What::Mark(seat));
    }

    /// A marker of the game around a centre.
    pub(super) fn marker(&mut self, id: &str, icon: Icon, x: f32, y: f32, radius: f32) {
        self.push(id.to_owned(), x, y, radius, What::Marker(icon));
    }

    fn push(&mut self, id: String, x: f32, y: f32, size: f32, what: What) {
        self.all.push(Piece {
            id,
            x,
            y,
            size,
            what,
        });
    }

    pub(super) fn draw(self, svg: &mut Svg, look: &Look<'_>) {
        let palette = &look.palette;
        svg.g("pieces")
            .attr("pointer-events", "none")
            .hidden()
            .draw(|svg| {
                for piece in self.all {
                    let size = piece.size;
                    svg.g(&piece.id)
                        .at(piece.x, piece.y)
                        .draw(|svg| match piece.what {
                            What::Die(face, style) => die_face(svg, look, face, style, size),
                            What::Mark(seat) => {
                                let id = format!("m-{seat}");
                                svg.define(&id, |svg| {
                                    // A halo of paper keeps a mark apart from numbers and other marks.
                                    svg.circle(0.0, 0.0, 10.5)
                                        .fill(palette.raised)
                                        .stroke(palette.ink, 1.2);
                                    seat_mark(svg, seat, 0.0, 0.0, 7.6, palette);
                                });
                                svg.reuse(&id, 0.0, 0.0).scale(size / 10.0);
                            }
                            What::Marker(icon) => {
                                svg.circle(0.0, 0.0, size)
                                    .fill(palette.accent)
                                    .stroke(palette.on_accent, size * 0.08);
                                svg.circle(0.0, 0.0, size * 0.84)
                                    .fill(Paint::None)
                                    .stroke(palette.on_accent, size * 0.06);
                                icon.draw_at(svg, 0.0, 0.0, size * 1.3, palette.ivory);
                            }
                        });
                }
            });
    }
}
