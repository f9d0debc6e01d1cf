//! Measuring text with the fonts it is drawn with.

use std::{collections::HashMap, sync::OnceLock};
use ttf_parser::{
    Face, GlyphId,
    cmap::Subtable,
    gpos::{PairAdjustment, PositioningSubtable},
};

/// The family of the bundled fonts; a page declares it with the WOFF2 files.
pub const FONT_FAMILY: &str = "Stolik Sans";

/// The regular font as TrueType.
pub static FONT_REGULAR: &[u8] = include_bytes!("../fonts/stolik-sans-regular.ttf");

/// The bold font as TrueType.
pub static FONT_BOLD: &[u8] = include_bytes!("../fonts/stolik-sans-bold.ttf");

/// The regular font as WOFF2, for pages.
pub static FONT_REGULAR_WOFF2: &[u8] = include_bytes!("../fonts/stolik-sans-regular.woff2");

/// The bold font as WOFF2, for pages.
pub static FONT_BOLD_WOFF2: &[u8] = include_bytes!("../fonts/stolik-sans-bold.woff2");

/// How heavy text is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Weight {
    /// For reading.
    #[default]
    Regular,
    /// For names, numbers and headings.
    Bold,
}

/// Width of a line of text, kerning included: exactly what browser and PNG draw with the bundled fonts.
///
/// A character the font lacks is counted as one em, which is about what a fallback font takes.
pub fn text_width(text: &str, size: f32, weight: Weight) -> f32 {
    let font = Font::of(weight);
    let mut units = 0i32;
    let mut previous = None;
    for char in text.chars() {
        let glyph = font.glyph(char);
        units += match glyph {
            Some(glyph) => i32::from(font.advances[usize::from(glyph)]),
            None => font.em,
        };
        if let (Some(left), Some(right)) = (previous, glyph) {
            units += font.kerning(left, right);
        }
        previous = glyph;
    }
    units as f32 * size / font.em as f32
}

/// Height of capitals and figures at this size.
pub fn cap_height(size: f32) -> f32 {
    size * 0.641
}

/// The largest size, at most `size`, at which the text is no wider than `max_width`.
pub fn fit(text: &str, size: f32, weight: Weight, max_width: f32) -> f32 {
    let width = text_width(text, size, weight);
    if width <= max_width {
        size
    } else {
        size * (max_width / width).max(0.0)
    }
}

/// Breaks text into lines no wider than `max_width`, at spaces; a longer word is broken anywhere.
/// A line break in the text stays one.
pub fn wrap(text: &str, size: f32, weight: Weight, max_width: f32) -> Vec<String> {
    text.lines()
        .flat_map(|line| wrap_line(line, size, weight, max_width))
        .collect()
}

/// The text, or as much of its beginning as fits into `max_width` together with an ellipsis.
pub fn ellipsis(text: &str, size: f32, weight: Weight, max_width: f32) -> String {
    if text_width(text, size, weight) <= max_width {
        return text.to_owned();
    }
    // Only as much as might fit is tried, however long the text is.
    let mut kept = String::new();
    for char in text.chars() {
        kept.push(char);
        if text_width(&kept, size, weight) > max_width {
            break;
        }
    }
    while kept.pop().is_some() {
        let shown = format!("{}…", kept.trim_end());
        if text_width(&shown, size, weight) <= max_width {
            return shown;
        }
    }
    "…".to_owned()
}

fn wrap_line(line: &str, size: f32, weight: Weight, max_width: f32) -> Vec<String> {
    let fits = |text: &str| text_width(text, size, weight) <= max_width;
    let mut lines = Vec::new();
    let mut current = String::new();
    for word in line.split_whitespace_breakable() {
        let longer = if current.is_empty() {
            word.to_owned()
        } else {
            format!("{current} {word}")
        };
        if fits(&longer) {
            current = longer;
            continue;
        }
        if !current.is_empty() {
            lines.push(std::mem::take(&mut current));
        }
        for char in word.chars() {
            current.push(char);
            if !fits(&current) && current.chars().count() > 1 {
                current.pop();
                lines.push(std::mem::replace(&mut current, char.to_string()));
            }
        }
    }
    lines.push(current);
    lines
}

/// Splitting at spaces, but not at the no-break space that holds a Polish one-letter word or a unit in place.
trait Breakable {
    fn split_whitespace_breakable(&self) -> impl Iterator<Item = &str>;
}

impl Breakable for str {
    fn split_whitespace_breakable(&self) -> impl Iterator<Item = &str> {
        self.split(|c: char| c.is_whitespace() && c != '\u{a0}')
            .filter(|word| !word.is_empty())
    }
}

/// What measuring needs of a font, read once: a board measures thousands of words.
struct Font {
    em: i32,
    /// Glyphs of the first characters, where nearly all text is; 0 is no glyph.
    first: Vec<u16>,
    /// Glyphs of the other characters.
    others: HashMap<char, u16>,
    /// By glyph.
    advances: Vec<u16>,
    /// By left and right glyph.
    kerning: Vec<i16>,
}

/// Latin letters with all marks in use here.
const FIRST: usize = 0x180;

impl Font {
    fn of(weight: Weight) -> &'static Font {
        static REGULAR: OnceLock<Font> = OnceLock::new();
        static BOLD: OnceLock<Font> = OnceLock::new();
        match weight {
            Weight::Regular => REGULAR.get_or_init(|| Font::load(FONT_REGULAR)),
            Weight::Bold => BOLD.get_or_init(|| Font::load(FONT_BOLD)),
        }
    }

    fn load(bytes: &'static [u8]) -> Font {
        let face = Face::parse(bytes, 0).expect("the bundled fonts are checked by tests");
        let glyphs = || (0..face.number_of_glyphs()).map(GlyphId);
        let mut first = vec![0; FIRST];
        let mut others = HashMap::new();
        let characters = face.tables().cmap.into_iter().flat_map(|map| map.subtables);
        for table in characters.filter(Subtable::is_unicode) {
            table.codepoints(|code| {
                let Some((char, glyph)) =
                    char::from_u32(code).and_then(|char| Some((char, face.glyph_index(char)?)))
                else {
                    return;
                };
                match first.get_mut(code as usize) {
                    Some(place) => *place = glyph.0,
                    None => _ = others.insert(char, glyph.0),
                }
            });
        }
        Font {
            em: i32::from(face.units_per_em()),
            first,
            others,
            advances: glyphs()
                .map(|glyph| face.glyph_hor_advance(glyph).unwrap_or(0))
                .collect(),
            kerning: glyphs()
                .flat_map(|left| glyphs().map(move |right| (left, right)))
                .map(|(left, right)| pair(&face, left, right))
                .collect(),
        }
    }

    fn glyph(&self, char: char) -> Option<u16> {
        match self.first.get(char as usize) {
            Some(glyph) => (*glyph != 0).then_some(*glyph),
            None => self.others.get(&char).copied(),
        }
    }

    fn kerning(&self, left: u16, right: u16) -> i32 {
        let place = usize::from(left) * self.advances.len() + usize::from(right);
        i32::from(self.kerning[place])
    }
}

/// The bundled fonts have one lookup of pairs by class; its first table that covers the left glyph decides.
fn pair(face: &Face<'_>, left: GlyphId, right: GlyphId) -> i16 {
    let Some(table) = face.tables().gpos else {
        return 0;
    };
    for lookup in table.lookups {
        for pairs in lookup.subtables.into_iter::<PositioningSubtable<'_>>() {
            if let PositioningSubtable::Pair(PairAdjustment::Format2 {
                coverage,
                classes,
                matrix,
            }) = pairs
                && coverage.contains(left)
            {
                let classes = (classes.0.get(left), classes.1.get(right));
                return matrix.get(classes).map_or(0, |(first, _)| first.x_advance);
            }
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLISH: &str = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

    #[test]
    fn polish_letters_and_signs_have_glyphs() {
        for weight in [Weight::Regular, Weight::Bold] {
            let font = Font::of(weight);
            for char in format!("{POLISH}„”–—…×−→←↑↓≤≥≠•½€äöüßéčřő0123456789+/").chars()
            {
                assert!(font.glyph(char).is_some(), "{char} {weight:?}");
            }
        }
    }

    #[test]
    fn widths_are_those_of_the_font() {
        let width = |text| text_width(text, 1000.0, Weight::Regular);
        assert!((width("x") - 435.0).abs() < 0.5);
        assert!((width("X") - 594.0).abs() < 0.5);
        assert!(
            (width("0") - width("1")).abs() < 0.5,
            "figures have one width"
        );
        assert!(width("To") < width("T") + width("o"), "kerning");
        assert!(
            (width("Tą") - width("Ta") - (width("ą") - width("a"))).abs() < 0.5,
            "marked letters kern alike"
        );
        assert!(
            text_width("Skarbnik", 14.0, Weight::Bold)
                > text_width("Skarbnik", 14.0, Weight::Regular)
        );
        assert!(text_width("", 14.0, Weight::Bold).abs() < f32::EPSILON);
    }

    #[test]
    fn lines_fit_and_lose_nothing() {
        let text = "Zażółć gęślą jaźń, a potem konstantynopolitańczykiewiczówna w\u{a0}lesie.";
        let lines = wrap(text, 14.0, Weight::Regular, 90.0);
        assert!(lines.len() > 3);
        assert!(
            lines
                .iter()
                .all(|line| text_width(line, 14.0, Weight::Regular) <= 90.0),
            "{lines:?}"
        );
        let letters = |text: &str| text.chars().filter(|c| *c != ' ').collect::<String>();
        assert_eq!(letters(&lines.concat()), letters(text));
        assert_eq!(wrap("a\nb", 14.0, Weight::Regular, 90.0), ["a", "b"]);
    }

    #[test]
    fn shrinking_and_cutting_fit() {
        let size = fit("Konstantynopol", 20.0, Weight::Bold, 60.0);
        assert!(
            size < 20.0 && (text_width("Konstantynopol", size, Weight::Bold) - 60.0).abs() < 0.1
        );
        assert!((fit("No", 20.0, Weight::Bold, 60.0) - 20.0).abs() < f32::EPSILON);
        let cut = ellipsis("Konstantynopol", 20.0, Weight::Bold, 60.0);
        assert!(
            cut.ends_with('…') && text_width(&cut, 20.0, Weight::Bold) <= 60.0,
            "{cut}"
        );
        assert_eq!(ellipsis("No", 20.0, Weight::Bold, 60.0), "No");
        assert_eq!(ellipsis("Konstantynopol", 20.0, Weight::Bold, 0.0), "…");
    }
}
