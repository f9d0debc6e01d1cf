//! At the foot: what is expected, and the choices that have no place on the board as buttons with their words.

use super::{CHIP, Pen, TEXT};
use crate::{GreatWall, action::Action, data::Cost, face};
use paint::{Area, Svg, Weight};
use table::Face;

const SPACE: f32 = 6.0;
/// The height of a line of words in a button.
const LINE: f32 = 15.5;
/// What a button is wider than its words.
const RIM: f32 = 18.0;

/// Draws the prompt and the buttons; returns where they end.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) -> f32 {
    let prompt = pen.say(&GreatWall::prompt(pen.view));
    let buttons = buttons(pen);
    let room = if buttons.is_empty() {
        area.w - 12.0
    } else {
        250.0
    };
    let mut lines = paint::wrap(&prompt, TEXT, Weight::Bold, room);
    if lines.len() > 2 {
        lines.truncate(2);
        let last = format!("{} …", lines[1]);
        lines[1] = paint::ellipsis(&last, TEXT, Weight::Bold, room);
    }
    let (_, right) = area.cut_left(room + 12.0, 0.0);
    let grid = Grid::of(&buttons, right);
    let height = area.h.max(grid.height());
    pen.sheet(svg, Area { h: height, ..area }, !buttons.is_empty());
    let top = area.y + area.h / 2.0 - LINE / 2.0 * (lines.len() as f32 - 1.0);
    svg.g("prompt").draw(|svg| {
        for (at, line) in lines.iter().enumerate() {
            svg.text(area.x + 8.0, top + LINE * at as f32, line)
                .size(TEXT)
                .bold()
                .v_centred()
                .fill(pen.palette.accent);
        }
    });
    for (button, place) in buttons.iter().zip(&grid.places) {
        button.draw(svg, pen, *place);
    }
    area.y + height
}

/// A choice and its words.
struct Button {
    action: Action,
    label: String,
    /// A payment is told by icons.
    pays: Option<Cost>,
}

fn buttons(pen: &Pen<'_>) -> Vec<Button> {
    let Some(seat) = pen.view.viewer.seat() else {
        return Vec::new();
    };
    let step = pen.view.step();
    let actions = pen.legal.iter().copied().filter(|&action| {
        let path = face::path(step, action);
        path.iter().any(|id| id.starts_with("do-"))
    });
    let button = |action: Action| Button {
        action,
        label: pen.say(&GreatWall::label(pen.view, seat, action)),
        pays: if let Action::Pay([wood, stone, gold]) = action {
            Some([wood, stone, gold, 0])
        } else {
            None
        },
    };
    actions.map(button).collect()
}

impl Button {
    fn width(&self) -> f32 {
        let inner = match self.pays {
            Some(_) => 104.0,
            None => paint::text_width(&self.label, TEXT, Weight::Regular),
        };
        inner + RIM
    }

    fn draw(&self, svg: &mut Svg, pen: &Pen<'_>, place: Area) {
        let palette = &pen.palette;
        let id = face::button(self.action);
        svg.g(&id)
            .class("button")
            .title(&self.label)
            .data("action", self.action)
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                let inner = place.inset_xy(RIM / 2.0 - 1.0, 1.5);
                if let Some(cost) = self.pays {
                    pen.amounts(svg, inner.x, inner.y + inner.h / 2.0, CHIP, cost);
                    return;
                }
                let n = paint::wrap(&self.label, TEXT, Weight::Regular, inner.w).len() as f32;
                // Fewer lines than there is room for stand in the middle.
                let spare = (inner.h - LINE * n).max(0.0) / 2.0;
                let words = Area::new(inner.x, inner.y + spare, inner.w, inner.h - spare + 1.0);
                paint::paragraph(svg, words, &self.label, TEXT, palette.ink);
            });
        pen.target(svg, &id, place);
    }
}

/// Where the buttons stand.
struct Grid {
    places: Vec<Area>,
    bottom: f32,
    top: f32,
}

impl Grid {
    /// One row of buttons as wide as their words if there is room; otherwise as many columns as leave each button at
    /// most two lines.
    fn of(buttons: &[Button], area: Area) -> Grid {
        let inner = area.inset_xy(4.0, 3.0);
        let n = buttons.len();
        let all: f32 = buttons.iter().map(|button| button.width() + SPACE).sum();
        let mut places = Vec::new();
        if all <= inner.w + SPACE {
            let mut x = inner.x;
            for button in buttons {
                places.push(Area::new(x, inner.y, button.width(), inner.h));
                x += button.width() + SPACE;
            }
        } else {
            let width = |columns: usize| (inner.w + SPACE) / columns as f32 - SPACE;
            let lines = |button: &Button, columns: usize| match button.pays {
                Some(_) if width(columns) < button.width() => usize::MAX,
                Some(_) => 1,
                None => {
                    let room = width(columns) - RIM;
                    paint::wrap(&button.label, TEXT, Weight::Regular, room).len()
                }
            };
            let most = |columns: usize| buttons.iter().map(|button| lines(button, columns)).max();
            let columns = (2..=n.min(8))
                .rev()
                .find(|&columns| most(columns) <= Some(2))
                .unwrap_or_else(|| n.min(2));
            let height = 3.0 + LINE * most(columns).unwrap_or(1).min(5) as f32;
            let height = if n <= columns {
                height.max(inner.h)
            } else {
                height
            };
            for at in 0..n {
                let x = inner.x + (width(columns) + SPACE) * (at % columns) as f32;
                let y = inner.y + (height + 4.0) * (at / columns) as f32;
                places.push(Area::new(x, y, width(columns), height));
            }
        }
        let bottom = places.last().map_or(area.y, |place| place.bottom() + 3.0);
        Grid {
            places,
            bottom,
            top: area.y,
        }
    }

    fn height(&self) -> f32 {
        self.bottom - self.top
    }
}
