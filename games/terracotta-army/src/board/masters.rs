//! The six masters with the tokens of those who hired them.

use super::{Look, panel, workshop};
use crate::{data::Bonus, names::Master, speak::label};
use ::table::Message;
use paint::{Area, Icon, Line, Svg, Weight, seat_mark};

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let rest = panel(
        svg,
        look,
        area,
        "board-masters",
        look.table.data().reconstructed.master_tokens,
    );
    for (master, cell) in Master::ALL.into_iter().zip(rest.grid(2, 3, 6.0)) {
        let bonus = look.table.data().bonus(master);
        let help = Message::new("help-master")
            .term("master", master.id())
            .term("help", label::master_help(master))
            .term("bonus", label::bonus_help(bonus));
        svg.g(format!("master-{}", master.id()))
            .at(cell.x, cell.y)
            .title(look.say(&help))
            .draw(|svg| {
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(6.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                workshop::master_icon(master).put(svg, 24.0, 24.0, 34.0, palette.violet);
                let name = look.term(master.id());
                Line {
                    size: 13.0,
                    width: cell.w - 50.0,
                    weight: Weight::Bold,
                    colour: palette.ink,
                }
                .put(svg, 46.0, 16.0, &name);
                // The bonus of the clean-up phase: a coin is gained, clay is kept.
                match bonus {
                    Bonus::Coin => {
                        svg.text(48.0, 35.0, "+1")
                            .size(13.0)
                            .bold()
                            .v_centred()
                            .fill(palette.muted);
                        Icon::Coin.put(svg, 76.0, 35.0, 18.0, palette.gold);
                    }
                    Bonus::KeepWet => {
                        Icon::Lock.put(svg, 55.0, 35.0, 16.0, palette.plain);
                        Icon::Clay.put(svg, 76.0, 35.0, 18.0, palette.clay);
                    }
                }
                for seat in look.table.seats() {
                    let x = 24.0 + 40.0 * seat.index() as f32;
                    let number = look.table.player(seat).masters[master];
                    let y = cell.h - 20.0;
                    if let Some(number) = number {
                        let cost = look.table.data().token_cost(number);
                        let hired = Message::new("help-hired")
                            .with("seat", seat)
                            .with("coins", label::coins(cost));
                        svg.g(format!("hired-{seat}-{}", master.id()))
                            .title(look.say(&hired))
                            .draw(|svg| {
                                svg.circle(x, y, 14.0)
                                    .fill(palette.raised)
                                    .stroke(palette.seat(seat).fill, 3.0);
                                seat_mark(svg, seat, x, y, 9.0, palette);
                            });
                    } else {
                        workshop::spot(svg, look, x, y, 13.0);
                    }
                }
            });
    }
}
