//! The round track: five scoring tokens with the points of their rounds.

use super::{Look, hints, panel, workshop};
use crate::{
    data::ROUNDS,
    names::{Token, Warrior},
    rules::scoring,
};
use ::table::Message;
use paint::{Area, Icon, Line, Paint, Svg, Weight};

pub(super) const HEIGHT: f32 = 148.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let rest = panel(
        svg,
        look,
        area,
        "board-rounds",
        look.table.data().reconstructed.rounds,
    );
    let palette = &look.palette;
    for (round, cell) in (1..=ROUNDS).zip(rest.columns(usize::from(ROUNDS), 4.0)) {
        let token = look.table.tokens[usize::from(round) - 1];
        let prize = look.table.data().round(round);
        let is_now = round == look.table.round && !look.view.is_over();
        let is_past = round < look.table.round || look.view.is_over();
        let head = Message::new("help-round")
            .with("round", round)
            .term("token", token.id())
            .with("domination", prize.domination)
            .with("presence", prize.presence);
        let mut title = look.say(&head);
        if !is_past {
            let now = hints::standing(
                look,
                &look.term(token.id()),
                &scoring::token_counts(look.table, token),
                prize,
            );
            title = format!("{title} {now}");
        }
        svg.g(format!("round-{round}"))
            .at(cell.x, cell.y)
            .title(title)
            .draw(|svg| {
                let frame = if is_now {
                    (palette.accent, 2.5)
                } else {
                    (palette.line, 1.0)
                };
                svg.rect(0.0, 0.0, cell.w, cell.h)
                    .round(6.0)
                    .fill(palette.raised)
                    .stroke(frame.0, frame.1);
                let ink = if is_past { palette.muted } else { palette.ink };
                svg.text(cell.w / 2.0, 13.0, round)
                    .size(15.0)
                    .bold()
                    .centred()
                    .fill(if is_now { palette.accent } else { ink });
                picture(svg, look, token, cell.w / 2.0, 42.0, is_past);
                Line {
                    size: 11.0,
                    width: cell.w - 4.0,
                    weight: Weight::Regular,
                    colour: ink,
                }
                .centre(svg, cell.w / 2.0, 69.0, &look.term(token.sign()));
                let points = format!("{}/{}", prize.domination, prize.presence);
                svg.text(cell.w / 2.0, 88.0, points)
                    .size(16.0)
                    .bold()
                    .centred()
                    .fill(ink);
            });
    }
}

/// What the token counts.
fn picture(svg: &mut Svg, look: &Look<'_>, token: Token, x: f32, y: f32, is_past: bool) {
    let palette = &look.palette;
    let fade = |tone: paint::Tone| {
        if is_past {
            tone.faded(palette.surface)
        } else {
            tone
        }
    };
    let kind = match token {
        Token::Officer => Some(Warrior::Officer),
        Token::Guard => Some(Warrior::Guard),
        Token::Crossbowman => Some(Warrior::Crossbowman),
        Token::Soldier => Some(Warrior::Soldier),
        Token::Coins => {
            Icon::Coins.put(svg, x, y, 32.0, fade(palette.gold));
            return;
        }
        Token::Clay => {
            Icon::Clay.put(svg, x, y, 32.0, fade(palette.clay));
            return;
        }
        Token::CentreRow
        | Token::CentreColumn
        | Token::SectorNw
        | Token::SectorNe
        | Token::SectorSw
        | Token::SectorSe => None,
    };
    if let Some(kind) = kind {
        workshop::weapon_icon(look.table.data().weapon(kind)).put(
            svg,
            x,
            y,
            34.0,
            fade(palette.clay),
        );
        return;
    }
    // A small plan of the mausoleum with the counted part filled.
    let (w, h) = (45.0, 35.0);
    let (left, top) = (x - w / 2.0, y - h / 2.0);
    let unit = 5.0;
    let (cx, cy, cw, ch) = match token {
        Token::CentreRow => (0.0, 3.0, 9.0, 1.0),
        Token::CentreColumn => (4.0, 0.0, 1.0, 7.0),
        Token::SectorNe => (5.0, 0.0, 4.0, 3.0),
        Token::SectorSw => (0.0, 4.0, 4.0, 3.0),
        Token::SectorSe => (5.0, 4.0, 4.0, 3.0),
        Token::SectorNw
        | Token::Officer
        | Token::Guard
        | Token::Crossbowman
        | Token::Soldier
        | Token::Coins
        | Token::Clay => (0.0, 0.0, 4.0, 3.0),
    };
    svg.rect(left, top, w, h)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    svg.rect(left + cx * unit, top + cy * unit, cw * unit, ch * unit)
        .fill(fade(palette.clay).fill);
    for (x1, y1, x2, y2) in [
        (4.0, 0.0, 4.0, 7.0),
        (5.0, 0.0, 5.0, 7.0),
        (0.0, 3.0, 9.0, 3.0),
        (0.0, 4.0, 9.0, 4.0),
    ] {
        svg.line(
            left + x1 * unit,
            top + y1 * unit,
            left + x2 * unit,
            top + y2 * unit,
        )
        .stroke(palette.muted, 0.7);
    }
    svg.rect(left, top, w, h)
        .fill(Paint::None)
        .stroke(palette.ink, 1.0);
}
