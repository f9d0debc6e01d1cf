//! Choices that have no place on the board, as buttons with their words.

use super::{GAP, Pen};
use crate::{GreatWall, face};
use paint::{Area, Svg};
use table::Face;

/// Draws the buttons; returns where the picture ends.
pub fn draw(svg: &mut Svg, pen: &mut Pen<'_>, top: Area) -> f32 {
    let Some(seat) = pen.view.viewer.seat() else {
        return top.y;
    };
    let step = pen.view.step();
    let buttons: Vec<_> = pen
        .legal
        .iter()
        .copied()
        .filter(|&action| {
            face::path(step, action)
                .iter()
                .any(|id| id.starts_with("do-"))
        })
        .collect();
    if buttons.is_empty() {
        return top.y;
    }
    let palette = &pen.palette;
    let labels: Vec<String> = buttons
        .iter()
        .map(|&action| pen.say(&GreatWall::label(pen.view, seat, action)))
        .collect();
    let longest = labels
        .iter()
        .map(|label| label.chars().count())
        .max()
        .unwrap_or(0);
    let columns = match longest {
        0..=24 => 5,
        25..=34 => 4,
        35..=52 => 3,
        _ => 2,
    };
    let columns = columns.min(buttons.len());
    let lines = if longest > 66 { 2.0 } else { 1.0 };
    let row = 12.0 + 16.0 * lines;
    let rows = buttons.len().div_ceil(columns);
    let height = 40.0 + (row + 8.0) * rows as f32;
    let area = Area { h: height, ..top };
    let inner = paint::panel(svg, area, &pen.term("ui-choices"), palette);
    for (at, (action, label)) in buttons.into_iter().zip(&labels).enumerate() {
        let place = Area::new(
            inner.x + (inner.w / columns as f32) * (at % columns) as f32 + 2.0,
            inner.y + 2.0 + (row + 8.0) * (at / columns) as f32,
            inner.w / columns as f32 - 10.0,
            row,
        );
        let id = face::button(action);
        svg.g(&id)
            .class("button")
            .title(label)
            .data("action", action)
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(6.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                paint::paragraph(
                    svg,
                    Area::new(place.x + 8.0, place.y + 7.0, place.w - 14.0, place.h - 10.0),
                    label,
                    13.0,
                    palette.ink,
                );
            });
        pen.target(svg, &id, place);
    }
    area.bottom() + GAP
}
