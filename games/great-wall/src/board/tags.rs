//! Names of cards as tags in rows; what finds no room is told by a last one.

use super::{Pen, SMALL};
use paint::{Area, Icon, Svg, Tone, Weight};

/// A card as a tag.
pub(super) struct Tag {
    pub id: String,
    pub icon: Option<Icon>,
    pub name: String,
    pub help: String,
    pub tone: Tone,
}

impl Tag {
    const ICON: f32 = 14.0;

    fn width(&self) -> f32 {
        let icon = if self.icon.is_some() { Self::ICON } else { 0.0 };
        paint::text_width(&self.name, SMALL, Weight::Regular) + 10.0 + icon
    }
}

pub(super) struct Tags {
    area: Area,
    rows: usize,
    row: usize,
    x: f32,
    hidden: Vec<String>,
}

impl Tags {
    const HEIGHT: f32 = 17.5;
    const STEP: f32 = 19.0;
    /// Room for the last tag, "+12".
    const MORE: f32 = 34.0;

    /// As many rows as there is room for.
    pub fn new(area: Area) -> Tags {
        Tags {
            area,
            rows: ((area.h + Self::STEP - Self::HEIGHT) / Self::STEP) as usize,
            row: 0,
            x: area.x,
            hidden: Vec::new(),
        }
    }

    /// Draws the next one, if there is room.
    pub fn add(&mut self, svg: &mut Svg, pen: &Pen<'_>, tag: Tag) {
        let width = tag.width().min(self.area.w - Self::MORE);
        let is_last = self.row + 1 >= self.rows;
        // The last row keeps room for "+n".
        let right = self.area.right() - if is_last { Self::MORE } else { 0.0 };
        if !self.hidden.is_empty() || (is_last && self.x + width > right + 0.1) {
            self.hidden.push(tag.help);
            return;
        }
        if self.x + width > right {
            self.x = self.area.x;
            self.row += 1;
        }
        self.draw(svg, pen, &tag, width);
    }

    fn draw(&mut self, svg: &mut Svg, pen: &Pen<'_>, tag: &Tag, width: f32) {
        let (x, y) = (self.x, self.area.y + Self::STEP * self.row as f32);
        svg.g(&tag.id).title(&tag.help).draw(|svg| {
            svg.rect(x, y, width, Self::HEIGHT)
                .round(4.0)
                .fill(tag.tone.fill)
                .stroke(pen.palette.line, 1.0);
            let mut left = x + 5.0;
            if let Some(icon) = tag.icon {
                icon.draw(svg, left - 2.0, y + 2.0, Tag::ICON, tag.tone);
                left += Tag::ICON;
            }
            let room = x + width - 3.0 - left;
            let shown = paint::ellipsis(&tag.name, SMALL, Weight::Regular, room);
            svg.text(left, y + Self::HEIGHT / 2.0, shown)
                .size(SMALL)
                .v_centred()
                .fill(tag.tone.ink);
        });
        self.x += width + 4.0;
    }

    /// Tells how many found no room.
    pub fn finish(mut self, svg: &mut Svg, pen: &Pen<'_>, id: &str) {
        if self.hidden.is_empty() {
            return;
        }
        let tag = Tag {
            id: id.to_owned(),
            icon: None,
            name: format!("+{}", self.hidden.len()),
            help: std::mem::take(&mut self.hidden).join("\n"),
            tone: pen.palette.neutral,
        };
        let width = tag.width();
        self.draw(svg, pen, &tag, width);
    }
}
