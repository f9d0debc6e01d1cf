//! Buttons for choices that have no place on the board, under what is asked.

use super::{Look, pieces};
use crate::{
    action::Action,
    board::path,
    names::{Specialist, Warrior, Worker},
    speak::{explain, label},
    step::Question,
};
use ::table::Seat;
use paint::{Area, Line, Svg, Weight, wrap};

pub(super) const HEIGHT: f32 = 132.0;

pub(super) fn draw(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    let inner = area.inset(8.0);
    let prompt = look.say(&label::prompt(look.view));
    let (mut size, mut lines) = (15.0, wrap(&prompt, 15.0, Weight::Bold, inner.w));
    while lines.len() > 2 && size > 10.0 {
        size -= 0.5;
        lines = wrap(&prompt, size, Weight::Bold, inner.w);
    }
    for (at, text) in lines.iter().take(2).enumerate() {
        svg.text(inner.x, inner.y + size * (0.85 + 1.2 * at as f32), text)
            .size(size)
            .bold();
    }
    let (_, rest) = inner.cut_top(size * 1.2 * lines.len().min(2) as f32, 6.0);
    let buttons = buttons(look);
    if buttons.is_empty() {
        legend(svg, look, rest);
        return;
    }
    let rows = if buttons.len() > 4 { 2 } else { 1 };
    let columns = buttons.len().div_ceil(rows);
    for (button, cell) in buttons.iter().zip(rest.grid(columns, rows, 6.0)) {
        draw_button(svg, look, button, cell);
    }
}

/// The figures and their names, while nothing else is to be chosen here.
fn legend(svg: &mut Svg, look: &Look<'_>, area: Area) {
    let palette = &look.palette;
    let cells = area.columns(Warrior::ALL.len() + Specialist::ALL.len(), 4.0);
    let (warriors, specialists) = cells.split_at(Warrior::ALL.len());
    let owner = look.advised().unwrap_or(Seat::new(0));
    let under = |svg: &mut Svg, cell: &Area, word: &str| {
        let place = (cell.x + cell.w / 2.0, cell.y + 68.0);
        let text = look.term(word);
        let lines = wrap(&text, 11.5, Weight::Regular, cell.w);
        for (at, text) in lines.iter().take(2).enumerate() {
            let place = (place.0, place.1 + 12.5 * at as f32);
            Line {
                size: 11.5,
                width: cell.w,
                weight: Weight::Regular,
                colour: palette.muted,
            }
            .centre(svg, place.0, place.1, text);
        }
    };
    for (kind, cell) in Warrior::ALL.into_iter().zip(warriors) {
        let (x, y) = (cell.x + cell.w / 2.0, cell.y + 30.0);
        svg.g("")
            .title(look.term(label::warrior_help(kind)))
            .draw(|svg| {
                pieces::warrior(svg, look, owner, kind, x, y, 0.9);
                under(svg, cell, kind.id());
            });
    }
    for (kind, cell) in Specialist::ALL.into_iter().zip(specialists) {
        let (x, y) = (cell.x + cell.w / 2.0, cell.y + 30.0);
        svg.g("")
            .title(look.term(label::specialist_help(kind)))
            .draw(|svg| {
                pieces::specialist(svg, look, kind, None, x, y, 0.9);
                under(svg, cell, kind.id());
            });
    }
}

struct Button {
    id: String,
    text: String,
    /// Why it cannot be pressed.
    reason: Option<String>,
}

/// What the asked seat may choose here, and what it might want to.
fn buttons(look: &Look<'_>) -> Vec<Button> {
    let (Some(question), Some(seat)) = (look.view.question(), look.asked()) else {
        return Vec::new();
    };
    let own = |action: Action, reason: Option<String>| {
        let way = path::path(look.view, seat, action);
        let id = way
            .into_iter()
            .next()
            .filter(|id| id.starts_with("choice-"))?;
        let text = look.say(&label::label(look.view, action));
        Some(Button { id, text, reason })
    };
    let refused = explain::refused(look.view, seat).into_iter();
    let refused =
        refused.filter_map(|(action, reason)| own(action, Some(look.say(&reason.message))));
    let mut found: Vec<Button> = refused.collect();
    let actions = look.choices(seat);
    if matches!(question, Question::Turn { .. }) {
        // A segment may take both kinds of worker: the second click says which.
        for worker in Worker::ALL {
            let is_asked = |action: &&Action| {
                path::path(look.view, seat, **action).contains(&path::worker_id(worker))
            };
            if actions.iter().any(|action| is_asked(&action)) {
                found.push(Button {
                    id: path::worker_id(worker),
                    text: look.term(worker.id()),
                    reason: None,
                });
            }
        }
        return found;
    }
    found.extend(actions.into_iter().filter_map(|action| own(action, None)));
    found
}

fn draw_button(svg: &mut Svg, look: &Look<'_>, button: &Button, area: Area) {
    let palette = &look.palette;
    let title = match &button.reason {
        Some(reason) => format!("{}: {reason}", button.text),
        None => button.text.clone(),
    };
    svg.g(&button.id)
        .at(area.x, area.y)
        .title(title)
        .draw(|svg| {
            let frame = svg.rect(0.0, 0.0, area.w, area.h).round(8.0);
            let ink = if button.reason.is_some() {
                drop(
                    frame
                        .fill(palette.paper)
                        .stroke(palette.line, 1.0)
                        .dash(4.0, 3.0),
                );
                palette.muted
            } else {
                drop(frame.fill(palette.raised).stroke(palette.legal, 2.4));
                palette.ink
            };
            let room = (area.w - 12.0, area.h - 8.0);
            let mut size = 14.0;
            let mut lines = wrap(&button.text, size, Weight::Bold, room.0);
            while lines.len() as f32 * size * 1.15 > room.1 && size > 8.5 {
                size -= 0.5;
                lines = wrap(&button.text, size, Weight::Bold, room.0);
            }
            let top = area.h / 2.0 - size * 1.15 * (lines.len() as f32 - 1.0) / 2.0;
            for (at, text) in lines.iter().enumerate() {
                svg.text(area.w / 2.0, top + size * 1.15 * at as f32, text)
                    .size(size)
                    .bold()
                    .centred()
                    .fill(ink);
            }
        });
}
