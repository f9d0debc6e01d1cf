//! Colours and their contrast.

use std::fmt;

/// An opaque colour, written `#rrggbb`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour {
    /// Red, 0 to 255.
    pub r: u8,
    /// Green, 0 to 255.
    pub g: u8,
    /// Blue, 0 to 255.
    pub b: u8,
}

impl Colour {
    /// The colour written as in `0xb5382e`.
    pub const fn hex(rgb: u32) -> Self {
        Self {
            r: (rgb >> 16) as u8,
            g: (rgb >> 8) as u8,
            b: rgb as u8,
        }
    }

    /// This colour with a share (0 to 1) of another mixed in.
    #[must_use]
    pub fn mix(self, other: Colour, share: f32) -> Self {
        let share = share.clamp(0.0, 1.0);
        let channel =
            |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share).round() as u8;
        Self {
            r: channel(self.r, other.r),
            g: channel(self.g, other.g),
            b: channel(self.b, other.b),
        }
    }

    /// Relative luminance as WCAG 2 defines it, 0 to 1.
    pub fn luminance(self) -> f32 {
        let linear = |channel: u8| {
            let value = f32::from(channel) / 255.0;
            if value <= 0.040_45 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(self.r) + 0.7152 * linear(self.g) + 0.0722 * linear(self.b)
    }

    /// Contrast with another colour as WCAG 2 defines it, 1 to 21. Text needs 4.5, shapes need 3.
    pub fn contrast(self, other: Colour) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// The one of the two that reads better on this colour.
    #[must_use]
    pub fn better(self, a: Colour, b: Colour) -> Colour {
        if self.contrast(a) >= self.contrast(b) {
            a
        } else {
            b
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
    }
}

/// A fill and the ink that reads on it: what a piece, an icon or a pill is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tone {
    /// The body.
    pub fill: Colour,
    /// Outline, details and text on the body.
    pub ink: Colour,
}

impl Tone {
    /// A tone of these two colours.
    pub const fn new(fill: Colour, ink: Colour) -> Self {
        Self { fill, ink }
    }

    /// The same ink on a fill nearer to `paper`, for something used up or out of reach.
    #[must_use]
    pub fn faded(self, paper: Colour) -> Self {
        Self {
            fill: self.fill.mix(paper, 0.65),
            ink: self.ink.mix(paper, 0.35),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_as_in_the_standard() {
        let (black, white, grey) = (
            Colour::hex(0),
            Colour::hex(0xff_ffff),
            Colour::hex(0x76_7676),
        );
        assert!((black.contrast(white) - 21.0).abs() < 0.01);
        assert!((grey.contrast(white) - 4.54).abs() < 0.01);
        assert_eq!(Colour::hex(0xb5_382e).to_string(), "#b5382e");
        assert_eq!(black.mix(white, 0.5).to_string(), "#808080");
    }
}
