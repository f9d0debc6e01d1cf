//! The viewer's own dice and what can be added to a group.

use super::{
    Look,
    bits::{Line, plate, words},
    pieces::Pieces,
};
use crate::{Kingsburg, action::Action, board::path, names::Building};
use paint::{Area, Icon, Svg, Tone, Weight, wrap};
use table::{Seat, Speak};

const TILE: f32 = 52.0;
const HELP: f32 = 36.0;
pub(super) const HEIGHT: f32 = TILE + HELP + 7.0 * 3.0;

pub(super) fn draw(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    svg.rect(area.x, area.y, area.w, area.h)
        .round(6.0)
        .fill(palette.paper)
        .stroke(palette.line, 1.0);
    let (dice, rest) = area.inset(7.0).cut_top(TILE, 7.0);
    hand(svg, pieces, look, seat, dice);
    let button = Area::new(
        dice.x + (TILE + 5.0) * 5.0 + 4.0,
        dice.y,
        dice.w - (TILE + 5.0) * 5.0 - 4.0,
        TILE,
    );
    pass_button(svg, look, seat, button);
    helps(svg, pieces, look, seat, rest);
}

/// Each die that is not yet placed on a tile of its own.
fn hand(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let dice = look.open.player(seat).dice;
    let white = look.term("white-die");
    let coloured = look.term("board-coloured-die");
    for (at, (die, id)) in path::hand(dice).enumerate() {
        let x = area.x + (TILE + 5.0) * at as f32;
        let word = if die.is_white { &white } else { &coloured };
        svg.g(id)
            .at(x, area.y)
            .title(format!("{word}: {}", die.face))
            .draw(|svg| plate(svg, Area::new(0.0, 0.0, TILE, TILE), palette));
        pieces.die(Some(seat), die, x + 4.0, area.y + 4.0, TILE - 8.0);
    }
    let n_empty = if dice.is_empty() { 3 } else { dice.len() };
    for at in n_empty..3 {
        let x = area.x + (TILE + 5.0) * at as f32;
        svg.rect(x, area.y, TILE, TILE)
            .round(5.0)
            .fill(paint::Paint::None)
            .stroke(palette.line, 1.0)
            .dash(3.0, 3.0);
    }
    if dice.is_empty() {
        let text = look.term("board-dice");
        Line {
            text: &text,
            size: 13.0,
            least: 9.0,
            weight: Weight::Regular,
            colour: Some(palette.muted),
        }
        .left(svg, area.x + 6.0, area.y + TILE / 2.0, TILE * 5.0);
    }
}

/// The button for doing nothing, where that is a choice.
fn pass_button(svg: &mut Svg, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let is_nothing = |action: &&Action| {
        matches!(
            action,
            Action::Pass | Action::Keep | Action::Decline | Action::Done
        )
    };
    let Some(&action) = look.view.legal.iter().find(is_nothing) else {
        return;
    };
    let text = look.say(&Kingsburg::label(look.view, seat, action));
    svg.g(path::BUTTON)
        .at(area.x, area.y)
        .title(&text)
        .draw(|svg| {
            svg.rect(0.0, 0.0, area.w, area.h)
                .round(10.0)
                .fill(palette.raised)
                .stroke(palette.accent, 2.0);
            let mut size = 14.0;
            let mut lines = wrap(&text, size, Weight::Bold, area.w - 12.0);
            while lines.len() > 3 && size > 9.0 {
                size -= 0.5;
                lines = wrap(&text, size, Weight::Bold, area.w - 12.0);
            }
            let step = size * 1.15;
            let top = area.h / 2.0 - step * (lines.len() as f32 - 1.0) / 2.0;
            for (at, line) in lines.iter().enumerate() {
                let y = top + step * at as f32;
                let colour = Some(palette.accent);
                drop(words(svg, area.w / 2.0, y, line, size, Weight::Bold, colour).middle());
            }
        });
}

/// A "+2" token, the Market and the envoy: pale where they cannot be used any more.
fn helps(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, seat: Seat, area: Area) {
    let palette = &look.palette;
    let player = look.open.player(seat);
    let has_token = player.plus2 > 0 && !player.used.token;
    let has_market = player.buildings.has(Building::Market) && !player.used.market;
    let has_envoy = look.open.envoy == Some(seat);
    let all: [(&str, &str, Icon, Tone, bool); 4] = [
        (
            "hand-token",
            "help-token",
            Icon::PlusTwo,
            palette.violet,
            has_token,
        ),
        (
            "hand-market-up",
            "help-market-up",
            Icon::ArrowUp,
            palette.grain,
            has_market,
        ),
        (
            "hand-market-down",
            "help-market-down",
            Icon::ArrowDown,
            palette.grain,
            has_market,
        ),
        (
            "hand-envoy",
            "help-envoy",
            Icon::Envoy,
            palette.neutral,
            has_envoy,
        ),
    ];
    for ((id, word, icon, tone, is_there), cell) in all.into_iter().zip(area.columns(4, 5.0)) {
        let text = look.term(word);
        let title = match id {
            "hand-token" => look.term("board-token-help"),
            "hand-envoy" => look.term("board-envoy-help"),
            _ => look.term("effect-market"),
        };
        svg.g(id).at(cell.x, cell.y).title(title).draw(|svg| {
            let frame = svg
                .rect(0.0, 0.0, cell.w, cell.h)
                .round(5.0)
                .fill(if is_there {
                    palette.raised
                } else {
                    palette.paper
                })
                .stroke(palette.line, 1.0);
            if is_there {
                drop(frame);
            } else {
                drop(frame.dash(3.0, 3.0));
            }
            let shown = if is_there {
                tone
            } else {
                tone.faded(palette.paper)
            };
            // The envoy itself is a piece.
            if !(is_there && icon == Icon::Envoy) {
                icon.draw_at(svg, 18.0, cell.h / 2.0, 24.0, shown);
            }
            Line {
                text: &text,
                size: 12.5,
                least: 8.5,
                weight: if is_there {
                    Weight::Bold
                } else {
                    Weight::Regular
                },
                colour: (!is_there).then_some(palette.muted),
            }
            .left(svg, 35.0, cell.h / 2.0, cell.w - 38.0);
        });
        if is_there && icon == Icon::Envoy {
            pieces.marker("envoy", icon, cell.x + 18.0, cell.y + cell.h / 2.0, 14.0);
        }
    }
}
