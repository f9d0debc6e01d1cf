//! At the foot: what is expected, and the choices that have no place on the board as buttons with their words.

use super::{CHIP, Pen, TEXT};
use crate::{
    GreatWall,
    action::{Action, Recruit, Upgrade},
    data::Cost,
    names::{Resource, Soldier},
    rules::modifiers,
    speak,
};
use paint::{Area, Icon, Pill, Svg, Tone, Weight};
use table::{Seat, Speak};

const SPACE: f32 = 6.0;
/// The height of a line of words in a button.
const LINE: f32 = 15.5;
/// What a button is wider than its words.
const RIM: f32 = 18.0;

/// Draws the prompt and the buttons; returns where they end.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) -> f32 {
    let prompt = pen.say(&GreatWall::prompt(pen.view));
    let buttons = buttons(pen);
    // The prompt leaves the buttons what they need, but its words stay on two lines.
    let whole = paint::text_width(&prompt, TEXT, Weight::Bold) + 4.0;
    let wide: Vec<f32> = buttons.iter().map(Button::width).collect();
    let spare = area.w - 20.0 - row(&wide).max(0.0);
    let room = whole
        .min(spare)
        .max((whole / 2.0 + 30.0).clamp(110.0, 250.0));
    let mut lines = paint::wrap(&prompt, TEXT, Weight::Bold, room);
    if lines.len() > 2 {
        lines.truncate(2);
        let last = format!("{} …", lines[1]);
        lines[1] = paint::ellipsis(&last, TEXT, Weight::Bold, room);
    }
    let (_, right) = area.cut_left(room + 12.0, 0.0);
    let places = places(&buttons, right.inset_xy(4.0, 3.0));
    let bottom = places.last().map_or(0.0, |place| place.bottom() + 3.0);
    let height = area.h.max(bottom - area.y);
    pen.sheet(svg, Area { h: height, ..area }, !buttons.is_empty());
    let top = area.y + area.h / 2.0 - LINE / 2.0 * (lines.len() as f32 - 1.0);
    for (at, line) in lines.iter().enumerate() {
        svg.text(area.x + 8.0, top + LINE * at as f32, line)
            .size(TEXT)
            .bold()
            .v_centred()
            .fill(pen.palette.accent);
    }
    for (button, place) in buttons.iter().zip(places) {
        button.draw(svg, pen, place);
    }
    area.y + height
}

/// A choice and its words.
struct Button {
    action: Action,
    label: String,
    /// Where there can be many choices they are told by icons with numbers; the help has the words.
    signs: Vec<(Icon, Tone, String)>,
}

fn buttons(pen: &Pen<'_>) -> Vec<Button> {
    let Some(seat) = pen.view.viewer.seat() else {
        return Vec::new();
    };
    let question = pen.view.question();
    let actions = pen.view.legal.iter().copied().filter(|&action| {
        let path = super::path(question, action);
        path.iter().any(|id| id.starts_with("do-"))
    });
    let button = |action: Action| Button {
        action,
        label: pen.say(&GreatWall::label(pen.view, seat, action)),
        signs: signs(pen, seat, action),
    };
    actions.map(button).collect()
}

/// Payments, Soldiers with the price of all, Overseers with their first Soldier and price.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other choices are few and told by words"
)]
fn signs(pen: &Pen<'_>, seat: Seat, action: Action) -> Vec<(Icon, Tone, String)> {
    let price = |cost: Cost| {
        let amounts = Resource::ALL.iter().map(move |&it| (it, cost[it.index()]));
        amounts.filter(|&(_, n)| n > 0).map(|(resource, n)| {
            let (icon, tone) = pen.resource(resource);
            (icon, tone, n.to_string())
        })
    };
    let soldier = |kind: Soldier| (Pen::soldier(kind), pen.palette.iron, String::new());
    match action {
        Action::Pay(wood, stone, gold) => price([wood, stone, gold, 0]).collect(),
        Action::Recruit(Recruit {
            soldier: kind,
            less,
        }) => {
            let cost = speak::recruits_price(pen.open, pen.view.question(), seat, kind, less);
            [soldier(kind)].into_iter().chain(price(cost)).collect()
        }
        Action::Upgrade(Upgrade {
            location,
            soldier: first,
        }) => {
            let (icon, tone) = pen.product(location);
            let level = pen.open.player(seat).overseers[location.index()]
                .map_or(1, |overseer| overseer.level + 1);
            let cost = modifiers::upgrade_cost(pen.open, seat, location).map(|(resource, n)| {
                let (icon, tone) = pen.resource(resource);
                (icon, tone, n.to_string())
            });
            [(icon, tone, format!("+{level}:"))]
                .into_iter()
                .chain(first.map(soldier))
                .chain(cost)
                .collect()
        }
        _ => Vec::new(),
    }
}

impl Button {
    fn width(&self) -> f32 {
        let signs = self.signs.iter();
        let signs: f32 = signs
            .map(|(_, _, text)| paint::chip_width(CHIP, text, Pill::Bare) + SPACE)
            .sum();
        let words = if self.signs.is_empty() {
            paint::text_width(&self.label, TEXT, Weight::Regular)
        } else {
            signs - SPACE
        };
        words + RIM
    }

    /// The least width at which the words take two lines.
    fn narrow(&self) -> f32 {
        let wide = self.width();
        if !self.signs.is_empty() {
            return wide;
        }
        let lines = |width: f32| {
            let room = width - RIM;
            paint::wrap(&self.label, TEXT, Weight::Regular, room).len()
        };
        let mut width = (wide - RIM) / 2.0 + RIM;
        while width < wide && lines(width) > 2 {
            width += 6.0;
        }
        width.min(wide)
    }

    fn draw(&self, svg: &mut Svg, pen: &Pen<'_>, place: Area) {
        let palette = &pen.palette;
        let id = super::button(self.action);
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
                if !self.signs.is_empty() {
                    let (mut x, y) = (inner.x, inner.y + inner.h / 2.0);
                    for (icon, tone, text) in &self.signs {
                        x += pen.count(svg, x, y, CHIP, *icon, text, *tone) + SPACE;
                    }
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

/// Where the buttons stand: in one row as wide as their words if there is room; otherwise in rows as narrow as two lines
/// of words allow.
fn places(buttons: &[Button], area: Area) -> Vec<Area> {
    let wide: Vec<f32> = buttons.iter().map(Button::width).collect();
    if row(&wide) <= area.w {
        return flow(&wide, area, area.h);
    }
    let narrow: Vec<f32> = buttons
        .iter()
        .map(|button| button.narrow().min(area.w))
        .collect();
    let needed = row(&narrow);
    if needed <= area.w {
        // What is left over goes to those who gave up most.
        let given: f32 = wide.iter().sum::<f32>() - narrow.iter().sum::<f32>();
        let share = (area.w - needed) / given;
        let widths = wide.iter().zip(&narrow);
        let widths: Vec<f32> = widths
            .map(|(wide, narrow)| narrow + (wide - narrow) * share)
            .collect();
        return flow(&widths, area, area.h);
    }
    let has_signs = buttons.iter().any(|button| !button.signs.is_empty());
    let height = if has_signs { 26.0 } else { 3.0 + 2.0 * LINE };
    flow(&narrow, area, height)
}

/// The width of a row.
fn row(widths: &[f32]) -> f32 {
    widths.iter().map(|width| width + SPACE).sum::<f32>() - SPACE
}

fn flow(widths: &[f32], area: Area, height: f32) -> Vec<Area> {
    let (mut x, mut y) = (area.x, area.y);
    let place = |&width: &f32| {
        if x > area.x && x + width > area.right() + 0.5 {
            (x, y) = (area.x, y + height + 4.0);
        }
        let place = Area::new(x, y, width, height);
        x += width + SPACE;
        place
    };
    widths.iter().map(place).collect()
}
