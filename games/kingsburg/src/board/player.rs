//! A player's panel: name, score, goods, dice, battle values, and the province sheet.

use super::{
    Look,
    bits::{Bit, Line, bits, bits_width, heading, plate, signed, words},
    invaders,
    pieces::Pieces,
    province, tray,
};
use crate::{
    board::path,
    names::{Good, Invader, Kind},
    rules::{battle, year},
    step::{Fates, Step, Work},
};
use paint::{Area, DieStyle, Icon, Paint, Svg, Weight, seat_pattern, seat_tag, text_width};
use table::{Message, Seat};

/// A panel at least this high has room for everything large.
const LARGE: f32 = 700.0;
/// The stripe in the seat's pattern at the left of a panel.
const STRIPE: f32 = 8.0;

pub(super) fn draw(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    svg.g(format!("seat-{seat}"))
        .draw(|svg| panel(svg, pieces, look, seat, area));
}

fn panel(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let is_asked = look.is_asked(seat);
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(
            if is_asked {
                palette.accent
            } else {
                palette.line
            },
            if is_asked { 2.6 } else { 1.2 },
        );
    let pattern = seat_pattern(svg, seat, palette);
    svg.rect(area.x + 2.0, area.y + 8.0, STRIPE - 2.0, area.h - 16.0)
        .round(3.0)
        .fill(pattern);
    let inner = Area::new(
        area.x + STRIPE + 5.0,
        area.y + 7.0,
        area.w - STRIPE - 12.0,
        area.h - 14.0,
    );
    if area.h >= LARGE {
        large(svg, pieces, look, seat, inner);
    } else {
        small(svg, pieces, look, seat, inner);
    }
}

fn large(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let (head, rest) = area.cut_top(32.0, 6.0);
    let y = head.centre().1;
    let score = signed(look.open.player(seat).score(look.open.data()));
    let score_width = text_width(&score, 26.0, Weight::Bold);
    svg.g("").title(score_help(look, seat)).draw(|svg| {
        drop(words(svg, head.right() - 4.0, y, &score, 26.0, Weight::Bold, None).end());
        Icon::Laurel.draw_at(
            svg,
            head.right() - score_width - 24.0,
            y,
            28.0,
            palette.jade,
        );
    });
    let right = head.right() - score_width - 44.0;
    let left = statuses(svg, pieces, look, seat, right, y, 26.0);
    name(svg, look, seat, head.x, y, 20.0, left - head.x - 8.0);
    let (tiles, rest) = rest.cut_top(50.0, 6.0);
    possessions(svg, look, seat, &tiles.columns(5, 6.0), Score::Elsewhere);
    let (row, rest) = rest.cut_top(32.0, 6.0);
    plate(svg, row, palette);
    let row = row.inset_xy(8.0, 2.0);
    if look.view.is_over() {
        let text = score_help(look, seat);
        Line {
            text: &text,
            size: 13.0,
            least: 8.5,
            weight: Weight::Regular,
            colour: None,
        }
        .left(svg, row.x, row.centre().1, row.w);
    } else {
        battle_row(svg, look, seat, row, 21.0, Side::Left);
    }
    let (dice, rest) = rest.cut_top(tray::HEIGHT, 8.0);
    if look.is_own(seat) {
        tray::draw(svg, pieces, look, seat, dice);
    } else {
        plate(svg, dice, palette);
        heading(
            svg,
            look,
            &look.term("board-dice-of"),
            dice.x + 10.0,
            dice.y + 14.0,
            dice.w - 20.0,
        );
        let dice_of = look.open.player(seat).dice;
        let place = (dice.x + 12.0, dice.y + 8.0 + (dice.h - 44.0) / 2.0);
        pieces.row(Some(seat), dice_of, place, 44.0, dice.w - 24.0);
    }
    province::draw(svg, look, seat, rest);
}

fn small(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    let (head, rest) = area.cut_top(24.0, 3.0);
    let y = head.centre().1;
    let battle = battle_row(svg, look, seat, head, 18.0, Side::Right);
    let left = statuses(
        svg,
        pieces,
        look,
        seat,
        head.right() - battle - 4.0,
        y,
        20.0,
    );
    name(svg, look, seat, head.x, y, 15.0, left - head.x - 4.0);
    let (row, rest) = rest.cut_top(28.0, 4.0);
    let (dice, tiles) = row.cut_right(118.0, 4.0);
    possessions(svg, look, seat, &tiles.columns(6, 3.0), Score::Here);
    let dice_of = look.open.player(seat).dice;
    let width = dice_of.len() as f32 * 23.0;
    let place = (dice.right() - width, dice.y + 3.0);
    pieces.row(Some(seat), dice_of, place, 22.0, width);
    province::draw(svg, look, seat, rest);
}

/// The seat's mark and name; an hourglass where somebody is waited for, a crown for who has won.
fn name(svg: &mut Svg, look: &Look<'_>, seat: Seat, x: f32, y: f32, size: f32, width: f32) {
    let palette = &look.palette;
    let sign = if look.view.is_over() {
        let is_first = year::outcome(look.open).places[seat.index()] == 1;
        is_first.then_some((Icon::Crown, palette.gold, "board-winner"))
    } else {
        look.is_asked(seat)
            .then_some((Icon::Hourglass, palette.gold, "board-asked"))
    };
    let mut left = x;
    if let Some((icon, tone, word)) = sign {
        svg.g("").title(look.term(word)).draw(|svg| {
            icon.draw_at(svg, x + size * 0.6, y, size * 1.25, tone);
        });
        left += size * 1.4;
    }
    let title = Message::new("board-province").with("seat", seat);
    svg.g("").title(look.say(&title)).draw(|svg| {
        seat_tag(
            svg,
            seat,
            look.taste.name(seat),
            left,
            y,
            size,
            width - (left - x),
            palette,
        );
    });
}

/// Marks from right to left: the envoy, the King's die, a look at the card, passed. Returns where they begin.
fn statuses(
    svg: &mut Svg,
    pieces: &mut Pieces,
    look: &Look<'_>,
    seat: Seat,
    right: f32,
    y: f32,
    size: f32,
) -> f32 {
    let palette = &look.palette;
    let mut right = right;
    // The viewer's own envoy lies in the tray.
    if look.open.envoy == Some(seat) && !look.is_own(seat) {
        pieces.marker("envoy", Icon::Envoy, right - size / 2.0, y, size / 2.0);
        svg.g("").title(look.term("board-holds-envoy")).draw(|svg| {
            svg.rect(right - size, y - size / 2.0, size, size)
                .fill(Paint::None)
                .attr("pointer-events", "all");
        });
        right -= size + 4.0;
    }
    if look.open.aid == Some(seat) {
        svg.g("").title(look.term("aid-die")).draw(|svg| {
            let place = size * 0.86;
            svg.g("")
                .at(right - place, y - place / 2.0)
                .draw(|svg| super::bits::die_face(svg, look, 0, DieStyle::White, place));
        });
        right -= size + 2.0;
    }
    if look.open.peeked.has(seat) && !look.open.is_revealed {
        let title = Message::new("board-peeked").with("seats", table::Arg::Seats(vec![seat]));
        svg.g("").title(look.say(&title)).draw(|svg| {
            Icon::Eye.draw_at(svg, right - size / 2.0, y, size, palette.water);
        });
        right -= size + 4.0;
    }
    if look.has_passed(seat) {
        let text = look.term("board-passed");
        let font = size * 0.58;
        let width = text_width(&text, font, Weight::Bold) + font;
        svg.rect(right - width, y - font * 0.85, width, font * 1.7)
            .round(font * 0.85)
            .fill(palette.raised)
            .stroke(palette.muted, 1.0);
        drop(
            words(
                svg,
                right - width / 2.0,
                y,
                &text,
                font,
                Weight::Bold,
                Some(palette.muted),
            )
            .middle(),
        );
        right -= width + 4.0;
    }
    right
}

/// Where the score stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Score {
    /// Among the tiles.
    Here,
    /// Beside the name.
    Elsewhere,
}

/// Goods, tokens and soldiers as tiles; goods and tokens can be paid with a click.
fn possessions(svg: &mut Svg, look: &Look<'_>, seat: Seat, cells: &[Area], score: Score) {
    let palette = &look.palette;
    let player = look.open.player(seat);
    let mut cells = cells.iter();
    let mut next = || *cells.next().expect("a tile for each possession");
    if score == Score::Here {
        let cell = next();
        let icon = Bit::Icon(Icon::Laurel, palette.jade);
        svg.g("")
            .at(cell.x, cell.y)
            .title(score_help(look, seat))
            .draw(|svg| {
                tile(svg, look, cell, icon, player.score(look.open.data()));
            });
    }
    for (good, word) in Good::ALL
        .into_iter()
        .zip(["amount-gold", "amount-wood", "amount-stone"])
    {
        let cell = next();
        let n = player.goods.of(good);
        svg.g(path::own_good(seat, good))
            .at(cell.x, cell.y)
            .title(look.say(&Message::new(word).with("n", n)))
            .draw(|svg| tile(svg, look, cell, Bit::Cube(good), n.into()));
    }
    let cell = next();
    svg.g(path::own_plus2(seat))
        .at(cell.x, cell.y)
        .title(look.say(&Message::new("amount-plus2").with("n", player.plus2)))
        .draw(|svg| {
            let icon = Bit::Icon(Icon::PlusTwo, palette.violet);
            tile(svg, look, cell, icon, player.plus2.into());
        });
    let cell = next();
    svg.g("")
        .at(cell.x, cell.y)
        .title(look.say(&Message::new("amount-soldiers").with("n", player.soldiers)))
        .draw(|svg| {
            let icon = Bit::Icon(Icon::Shield, palette.iron);
            tile(svg, look, cell, icon, player.soldiers.into());
        });
}

/// A plate with a picture and a number.
fn tile(svg: &mut Svg, look: &Look<'_>, cell: Area, bit: Bit, n: i32) {
    let home = cell.home();
    plate(svg, home, &look.palette);
    let size = (cell.h * 0.6).min(cell.w * 0.44);
    let text = signed(n);
    let font = (cell.h * 0.56).min(24.0);
    let gap = size * 0.2;
    let width = size + gap + text_width(&text, font, Weight::Bold);
    let (font, gap, width) = if width > cell.w - 4.0 {
        (font * 0.78, gap * 0.5, cell.w - 5.0)
    } else {
        (font, gap, width)
    };
    let left = (cell.w - width) / 2.0;
    bits(svg, look, (left, cell.h / 2.0), size, size * 2.0, &[bit]);
    let colour = (n == 0).then_some(look.palette.muted);
    let x = left + size + gap;
    drop(words(
        svg,
        x,
        cell.h / 2.0,
        &text,
        font,
        Weight::Bold,
        colour,
    ));
}

/// The score with where it comes from.
fn score_help(look: &Look<'_>, seat: Seat) -> String {
    let player = look.open.player(seat);
    let entries = year::outcome(look.open)
        .sources
        .into_iter()
        .filter_map(|(source, points)| {
            let n = *points.get(seat.index())?;
            (n != 0).then(|| format!("{} {}", look.term(source), signed(n)))
        })
        .collect::<Vec<_>>()
        .join(", ");
    let total = format!(
        "{} {}",
        look.term("board-score"),
        signed(player.score(look.open.data()))
    );
    if entries.is_empty() {
        total
    } else {
        format!("{total} ({entries})")
    }
}

/// On which side of its area a row stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// KB-12.3: the combat value against each kind that may still come this year; returns the width used.
fn battle_row(
    svg: &mut Svg,
    look: &Look<'_>,
    seat: Seat,
    area: Area,
    size: f32,
    side: Side,
) -> f32 {
    let palette = &look.palette;
    if look.view.is_over() {
        return 0.0;
    }
    let player = look.open.player(seat);
    let known = look.view.table.invaders[usize::from(look.open.year) - 1];
    let kinds = known.map_or_else(
        || invaders::kinds(look.open.year, look.open.data()),
        |card| vec![look.open.data().face(card).kind],
    );
    let values: Vec<(Kind, i16)> = kinds
        .into_iter()
        .map(|kind| (kind, battle::combat_value(player, kind, look.open.data())))
        .collect();
    let rest = known.map_or_else(Vec::new, |card| against(look, seat, card));
    // A sword, then for each kind its icon and the value; the same icons for everybody.
    let pitch = size * 2.15;
    let icons = size * 1.1 + pitch * values.len() as f32;
    let width = icons + bits_width(size, &rest) - if rest.is_empty() { size * 0.3 } else { 0.0 };
    let x = match side {
        Side::Left => area.x,
        Side::Right => area.right() - width,
    };
    let y = area.centre().1;
    let id = format!("kinds-{size}");
    let kind_x = |at: usize| size * 1.1 + pitch * at as f32;
    svg.define(&id, |svg| {
        let icon = Bit::Icon(Icon::Sword, palette.iron);
        bits(svg, look, (0.0, 0.0), size, size * 2.0, &[icon]);
        for (at, (kind, _)) in values.iter().enumerate() {
            let icon = super::bits::kind_icon(look, *kind);
            bits(svg, look, (kind_x(at), 0.0), size, size * 2.0, &[icon]);
        }
    });
    svg.g("")
        .title(battle_help(look, seat, &values))
        .draw(|svg| {
            svg.rect(x, area.y, width, area.h)
                .fill(Paint::None)
                .attr("pointer-events", "all");
            svg.reuse(&id, x, y);
            for (at, (_, value)) in values.iter().enumerate() {
                let text = signed((*value).into());
                let left = x + kind_x(at) + size * 1.1;
                drop(words(svg, left, y, &text, size * 0.8, Weight::Bold, None));
            }
            bits(svg, look, (x + icons - size * 0.4, y), size, area.w, &rest);
        });
    width
}

/// The strength to beat, and after the royal die how it ended.
fn against(look: &Look<'_>, seat: Seat, card: Invader) -> Vec<Bit> {
    let palette = &look.palette;
    let mut all = vec![
        Bit::Text(":"),
        Bit::Number(look.open.data().face(card).strength.into()),
    ];
    if let Some(fates) = fates(look) {
        all.push(Bit::Space);
        if fates.won.has(seat) {
            all.push(Bit::Icon(Icon::Check, palette.jade));
        } else if fates.lost.has(seat) {
            all.push(Bit::Icon(Icon::Cross, palette.fire));
        } else {
            all.push(Bit::Text("="));
        }
        if fates.greatest.has(seat) {
            all.push(Bit::Icon(Icon::Crown, palette.gold));
        }
    }
    all
}

/// How this winter's battle ended, while rewards and losses are still given out.
fn fates(look: &Look<'_>) -> Option<Fates> {
    look.view.place.stack.iter().find_map(|step| {
        if let Step::Do(Work::Spoils { fates, .. }) = step {
            Some(*fates)
        } else {
            None
        }
    })
}

fn battle_help(look: &Look<'_>, seat: Seat, values: &[(Kind, i16)]) -> String {
    let entries: Vec<Message> = values
        .iter()
        .map(|(kind, value)| {
            Message::new("board-battle-entry")
                .with("value", *value)
                .term("kind", kind.word())
        })
        .collect();
    // KB-12.2: the royal soldiers come when the card is turned over.
    let word = if look.open.is_revealed {
        "board-battle-royal-help"
    } else {
        "board-battle-help"
    };
    let mut text = look.say(&Message::new(word).with("values", entries));
    if let Some(fates) = fates(look) {
        let word = if fates.won.has(seat) {
            "board-won"
        } else if fates.lost.has(seat) {
            "board-lost"
        } else {
            "board-drew"
        };
        text = format!("{text}. {}", look.term(word));
        if fates.greatest.has(seat) {
            text = format!("{text}. {}", look.term("board-greatest"));
        }
    }
    text
}
