//! Arithmetic of places: rows, columns, grids, rims and rings.

use crate::escape::number;

/// A rectangle to draw in.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Area {
    /// A rectangle with its top left corner at `x`, `y`.
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// Right edge.
    pub fn right(self) -> f32 {
        self.x + self.w
    }

    /// Bottom edge.
    pub fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// The centre.
    pub fn centre(self) -> (f32, f32) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The area without a margin on all sides; never turned inside out.
    #[must_use]
    pub fn inset(self, margin: f32) -> Self {
        self.inset_xy(margin, margin)
    }

    /// The area without margins left and right, above and below.
    #[must_use]
    pub fn inset_xy(self, dx: f32, dy: f32) -> Self {
        let (dx, dy) = (dx.min(self.w / 2.0), dy.min(self.h / 2.0));
        Self::new(
            self.x + dx,
            self.y + dy,
            self.w - 2.0 * dx,
            self.h - 2.0 * dy,
        )
    }

    /// The same rectangle with its corner at the origin, for drawing inside a moved group.
    #[must_use]
    pub fn home(self) -> Self {
        Self::new(0.0, 0.0, self.w, self.h)
    }

    /// The rectangle moved.
    #[must_use]
    pub fn moved(self, dx: f32, dy: f32) -> Self {
        Self::new(self.x + dx, self.y + dy, self.w, self.h)
    }

    /// A strip of this width on the left, and the rest after a gap.
    pub fn cut_left(self, width: f32, gap: f32) -> (Self, Self) {
        let rest = (self.w - width - gap).max(0.0);
        (
            Self::new(self.x, self.y, width, self.h),
            Self::new(self.x + width + gap, self.y, rest, self.h),
        )
    }

    /// A strip of this width on the right, and the rest before a gap.
    pub fn cut_right(self, width: f32, gap: f32) -> (Self, Self) {
        let rest = (self.w - width - gap).max(0.0);
        (
            Self::new(self.right() - width, self.y, width, self.h),
            Self::new(self.x, self.y, rest, self.h),
        )
    }

    /// A strip of this height on top, and the rest below a gap.
    pub fn cut_top(self, height: f32, gap: f32) -> (Self, Self) {
        let rest = (self.h - height - gap).max(0.0);
        (
            Self::new(self.x, self.y, self.w, height),
            Self::new(self.x, self.y + height + gap, self.w, rest),
        )
    }

    /// A strip of this height at the bottom, and the rest above a gap.
    pub fn cut_bottom(self, height: f32, gap: f32) -> (Self, Self) {
        let rest = (self.h - height - gap).max(0.0);
        (
            Self::new(self.x, self.bottom() - height, self.w, height),
            Self::new(self.x, self.y, self.w, rest),
        )
    }

    /// `n` equal columns with gaps between them, left to right.
    pub fn columns(self, n: usize, gap: f32) -> Vec<Self> {
        self.grid(n, 1, gap)
    }

    /// `n` equal rows with gaps between them, top to bottom.
    pub fn rows(self, n: usize, gap: f32) -> Vec<Self> {
        self.grid(1, n, gap)
    }

    /// The cells of a grid row by row.
    pub fn grid(self, columns: usize, rows: usize, gap: f32) -> Vec<Self> {
        (0..rows)
            .flat_map(|row| {
                (0..columns).map(move |column| self.cell(columns, rows, column, row, gap))
            })
            .collect()
    }

    /// One cell of a grid.
    #[must_use]
    pub fn cell(self, columns: usize, rows: usize, column: usize, row: usize, gap: f32) -> Self {
        let w = (self.w - gap * columns.saturating_sub(1) as f32) / columns.max(1) as f32;
        let h = (self.h - gap * rows.saturating_sub(1) as f32) / rows.max(1) as f32;
        Self::new(
            self.x + (w + gap) * column as f32,
            self.y + (h + gap) * row as f32,
            w,
            h,
        )
    }

    /// The largest rectangle of a shape (width / height) inside this one, in the middle.
    #[must_use]
    pub fn fitted(self, ratio: f32) -> Self {
        let w = self.w.min(self.h * ratio);
        let h = w / ratio;
        Self::new(
            self.x + (self.w - w) / 2.0,
            self.y + (self.h - h) / 2.0,
            w,
            h,
        )
    }

    /// Places for `n` things of one size in a row centred in the area: their left edges and the shared top.
    /// They overlap when there is no room.
    pub fn lined_up(self, n: usize, size: f32, gap: f32) -> Vec<(f32, f32)> {
        let step = if n > 1 {
            (size + gap).min((self.w - size) / (n - 1) as f32)
        } else {
            0.0
        };
        let used = size + step * n.saturating_sub(1) as f32;
        let left = self.x + (self.w - used) / 2.0;
        (0..n)
            .map(|i| (left + step * i as f32, self.y + (self.h - size) / 2.0))
            .collect()
    }
}

/// The `n` cells of a track around the edge of an area, clockwise from the top left corner; `depth` is the width of
/// the track. The corners are square and every side gets cells in proportion to its length.
pub fn rim(area: Area, n: usize, depth: f32) -> Vec<Area> {
    let (across, down) = (area.w - depth, area.h - depth);
    let top = ((n as f32 / 2.0) * across / (across + down)).round() as usize;
    let bottom = top;
    let right = (n - top - bottom).div_ceil(2);
    let left = n - top - bottom - right;
    let side = |count: usize, length: f32, place: &dyn Fn(f32, f32) -> Area| -> Vec<Area> {
        // The first cell of a side is the corner, as deep as the track is wide.
        let step = if count > 1 {
            (length - depth) / (count - 1) as f32
        } else {
            length
        };
        (0..count)
            .map(|i| {
                if i == 0 {
                    place(0.0, depth.min(length))
                } else {
                    place(depth + step * (i - 1) as f32, step)
                }
            })
            .collect()
    };
    let mut cells = side(top, across, &|from, length| {
        Area::new(area.x + from, area.y, length, depth)
    });
    cells.extend(side(right, down, &|from, length| {
        Area::new(area.right() - depth, area.y + from, depth, length)
    }));
    cells.extend(side(bottom, across, &|from, length| {
        Area::new(
            area.right() - from - length,
            area.bottom() - depth,
            length,
            depth,
        )
    }));
    cells.extend(side(left, down, &|from, length| {
        Area::new(area.x, area.bottom() - from - length, depth, length)
    }));
    cells
}

/// Path data of a piece of a ring: between two radii and two angles, in degrees clockwise from the top.
pub fn wedge(x: f32, y: f32, inner: f32, outer: f32, from: f32, to: f32) -> String {
    let point = |radius: f32, angle: f32| {
        let (sin, cos) = angle.to_radians().sin_cos();
        format!("{} {}", number(x + radius * sin), number(y - radius * cos))
    };
    let large = u8::from((to - from).abs() > 180.0);
    format!(
        "M{}A{r1} {r1} 0 {large} 1 {}L{}A{r0} {r0} 0 {large} 0 {}Z",
        point(outer, from),
        point(outer, to),
        point(inner, to),
        point(inner, from),
        r0 = number(inner),
        r1 = number(outer),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_fill_their_area() {
        let area = Area::new(10.0, 20.0, 110.0, 50.0);
        let cells = area.grid(4, 2, 10.0);
        assert_eq!(cells.len(), 8);
        assert_eq!(cells[0], Area::new(10.0, 20.0, 20.0, 20.0));
        assert_eq!(cells[7], Area::new(100.0, 50.0, 20.0, 20.0));
        assert_eq!(area.columns(1, 5.0), [area]);
        assert!(area.rows(0, 5.0).is_empty());
    }

    #[test]
    fn cuts_leave_the_rest() {
        let area = Area::new(0.0, 0.0, 100.0, 60.0);
        assert_eq!(
            area.cut_left(30.0, 10.0),
            (
                Area::new(0.0, 0.0, 30.0, 60.0),
                Area::new(40.0, 0.0, 60.0, 60.0)
            )
        );
        assert_eq!(
            area.cut_bottom(20.0, 0.0),
            (
                Area::new(0.0, 40.0, 100.0, 20.0),
                Area::new(0.0, 0.0, 100.0, 40.0)
            )
        );
        assert_eq!(area.inset(100.0).w.to_bits(), 0.0f32.to_bits());
        assert_eq!(area.fitted(1.0), Area::new(20.0, 0.0, 60.0, 60.0));
    }

    #[test]
    fn a_rim_goes_around_once() {
        for n in [60, 100, 40] {
            let cells = rim(Area::new(0.0, 0.0, 1000.0, 600.0), n, 30.0);
            assert_eq!(cells.len(), n);
            for (i, cell) in cells.iter().enumerate() {
                let next = cells[(i + 1) % n];
                let touch = |a0: f32, a1: f32, b0: f32, b1: f32| a0 <= b1 + 0.01 && b0 <= a1 + 0.01;
                assert!(
                    touch(cell.x, cell.right(), next.x, next.right()),
                    "{n}: {i}"
                );
                assert!(
                    touch(cell.y, cell.bottom(), next.y, next.bottom()),
                    "{n}: {i}"
                );
            }
        }
    }

    #[test]
    fn a_wedge_starts_at_the_top() {
        assert_eq!(
            wedge(0.0, 0.0, 5.0, 10.0, 0.0, 90.0),
            "M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z"
        );
    }
}
