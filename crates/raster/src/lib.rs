//! From SVG to pixels, with the bundled fonts only: the same picture on every machine.

use paint::{FONT_BOLD, FONT_FAMILY, FONT_REGULAR};
use resvg::{
    tiny_skia,
    usvg::{self, ImageHrefResolver, fontdb},
};
use std::{
    fmt,
    sync::{Arc, OnceLock},
};

/// The longest side of a picture, in pixels.
pub const MAX_SIDE: u32 = 8192;

/// The most pixels of a picture.
pub const MAX_PIXELS: u64 = 24_000_000;

/// The longest SVG that is read, in bytes.
pub const MAX_SVG_BYTES: usize = 4_000_000;

/// Deeper nesting than any board has could exhaust the stack of the renderer.
const MAX_DEPTH: usize = 200;

/// Why a picture was not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RasterError {
    /// The text is not an SVG document; the reason in words.
    Svg(String),
    /// The text is longer or more deeply nested than is read.
    TooMuch,
    /// The picture would have no pixels or too many.
    Size {
        /// Pixels from left to right.
        width: u64,
        /// Pixels from top to bottom.
        height: u64,
    },
    /// The picture could not be encoded.
    Encode(String),
}

impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RasterError::Svg(reason) => write!(f, "the drawing is not valid SVG: {reason}"),
            RasterError::TooMuch => {
                write!(
                    f,
                    "the drawing is too large: at most {MAX_SVG_BYTES} bytes and {MAX_DEPTH} levels are read"
                )
            }
            RasterError::Size { width, height } => write!(
                f,
                "a picture of {width} x {height} pixels cannot be made: at most {MAX_SIDE} on a side and {MAX_PIXELS} together"
            ),
            RasterError::Encode(reason) => write!(f, "the picture could not be encoded: {reason}"),
        }
    }
}

impl std::error::Error for RasterError {}

/// Renders a drawing as PNG, at its own size or scaled to a width in pixels.
///
/// Only the bundled fonts are known, nothing is read from disk or network, and nonsense sizes are refused.
/// It is made for drawings of this kit: do not open it to SVG that strangers send.
pub fn png(svg: &str, width: Option<u32>) -> Result<Vec<u8>, RasterError> {
    if svg.len() > MAX_SVG_BYTES || depth(svg) > MAX_DEPTH {
        return Err(RasterError::TooMuch);
    }
    if svg.contains("<!DOCTYPE") {
        // Entities could make a small text a huge one, and no drawing of ours has them.
        return Err(RasterError::Svg(
            "a document type is not allowed".to_owned(),
        ));
    }
    let tree = usvg::Tree::from_str(svg, &options())
        .map_err(|error| RasterError::Svg(error.to_string()))?;
    let size = tree.size();
    let scale = width.map_or(1.0, |width| width as f32 / size.width());
    let width = f64::from(size.width() * scale).round() as u64;
    let height = f64::from(size.height() * scale).round() as u64;
    let side = 1..=u64::from(MAX_SIDE);
    if !side.contains(&width) || !side.contains(&height) || width * height > MAX_PIXELS {
        return Err(RasterError::Size { width, height });
    }
    let mut pixels = tiny_skia::Pixmap::new(width as u32, height as u32)
        .ok_or(RasterError::Size { width, height })?;
    resvg::render(
        &tree,
        tiny_skia::Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels
        .encode_png()
        .map_err(|error| RasterError::Encode(error.to_string()))
}

fn options() -> usvg::Options<'static> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let fonts = FONTS.get_or_init(|| {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(FONT_REGULAR.to_vec());
        fonts.load_font_data(FONT_BOLD.to_vec());
        fonts.set_sans_serif_family(FONT_FAMILY);
        fonts.set_serif_family(FONT_FAMILY);
        Arc::new(fonts)
    });
    usvg::Options {
        font_family: FONT_FAMILY.to_owned(),
        fontdb: Arc::clone(fonts),
        // A drawing of ours has no pictures; a foreign one must not read files.
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(|_, _, _| None),
            resolve_string: Box::new(|_, _| None),
        },
        ..usvg::Options::default()
    }
}

/// How deeply elements are nested, at most; tags in comments only make it larger.
fn depth(svg: &str) -> usize {
    let bytes = svg.as_bytes();
    let (mut depth, mut deepest) = (0usize, 0usize);
    for (at, _) in svg.match_indices('<') {
        match bytes.get(at + 1) {
            Some(b'/') => depth = depth.saturating_sub(1),
            Some(b'!' | b'?') | None => {}
            Some(_) => {
                // Only up to the next tag: a text of opening brackets must not be read again and again.
                let end = svg[at + 1..]
                    .find(['<', '>'])
                    .map_or(svg.len(), |length| at + 1 + length);
                if bytes[end.saturating_sub(1)] == b'/' {
                    deepest = deepest.max(depth + 1);
                } else {
                    depth += 1;
                    deepest = deepest.max(depth);
                }
            }
        }
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;
    use paint::{
        Breakdown, Icon, Palette, Series, Svg, Weight, bar_breakdown, line_chart, text_width,
    };
    use table::{Seat, Theme};

    fn sample(width: f32, height: f32) -> String {
        let palette = Palette::of(Theme::Light);
        let mut svg = Svg::new(width, height);
        svg.background(palette.paper);
        svg.text(10.0, 30.0, "Żółw").size(20.0).fill(palette.ink);
        svg.finish()
    }

    fn pixels(svg: &str) -> tiny_skia::Pixmap {
        tiny_skia::Pixmap::decode_png(&png(svg, None).expect("a good drawing")).expect("a good PNG")
    }

    #[test]
    fn text_is_drawn() {
        let picture = pixels(&sample(80.0, 40.0));
        assert_eq!((picture.width(), picture.height()), (80, 40));
        let dark = picture
            .pixels()
            .iter()
            .filter(|pixel| pixel.red() < 100)
            .count();
        assert!(dark > 50, "{dark} dark pixels");
    }

    #[test]
    fn width_scales_the_picture() {
        let bytes = png(&sample(80.0, 40.0), Some(160)).expect("a good drawing");
        let picture = tiny_skia::Pixmap::decode_png(&bytes).expect("a good PNG");
        assert_eq!((picture.width(), picture.height()), (160, 80));
        assert_eq!(
            bytes,
            png(&sample(80.0, 40.0), Some(160)).expect("a good drawing"),
            "same bytes again"
        );
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(matches!(png("hello", None), Err(RasterError::Svg(_))));
        assert!(matches!(png("", None), Err(RasterError::Svg(_))));
        assert!(matches!(
            png(&sample(1e9, 10.0), None),
            Err(RasterError::Size { .. })
        ));
        assert!(matches!(
            png(&sample(6000.0, 6000.0), None),
            Err(RasterError::Size { .. })
        ));
        assert!(matches!(
            png(&sample(80.0, 40.0), Some(0)),
            Err(RasterError::Size { .. })
        ));
        assert!(matches!(
            png(&sample(80.0, 40.0), Some(u32::MAX)),
            Err(RasterError::Size { .. })
        ));
        assert_eq!(
            png(&" ".repeat(MAX_SVG_BYTES + 1), None),
            Err(RasterError::TooMuch)
        );
        assert!(png(&"<a".repeat(1_000_000), None).is_err());
        assert!(matches!(
            png("<!DOCTYPE svg><svg/>", None),
            Err(RasterError::Svg(_))
        ));
        let deep = format!(
            "<svg>{}{}</svg>",
            "<g>".repeat(50_000),
            "</g>".repeat(50_000)
        );
        assert_eq!(png(&deep, None), Err(RasterError::TooMuch));
    }

    #[test]
    fn letters_the_font_lacks_and_foreign_files_do_no_harm() {
        let mut svg = Svg::new(80.0, 40.0);
        svg.text(0.0, 20.0, "Анна 安 🎲 \u{202e}\0").title("🎲");
        assert!(png(&svg.finish(), None).is_ok());
        let file = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="Cargo.toml"/></svg>"#;
        assert!(pixels(file).pixels().iter().all(|pixel| pixel.alpha() == 0));
    }

    #[test]
    fn measured_width_is_drawn_width() {
        for (text, weight) in [
            ("Tawerna: Wąż i Żółw, 10 → 12", Weight::Regular),
            ("AVATAR Tąpnięcie", Weight::Bold),
        ] {
            let mut svg = Svg::new(600.0, 60.0);
            svg.text(10.0, 40.0, text).size(40.0).weight(weight);
            let tree = usvg::Tree::from_str(&svg.finish(), &options()).expect("a good drawing");
            let drawn = tree.root().bounding_box().width();
            let measured = text_width(text, 40.0, weight);
            assert!(
                (drawn - measured).abs() < 0.05,
                "{text}: drawn {drawn}, measured {measured}"
            );
        }
    }

    /// Small pictures in grey, compared pixel by pixel: icons differ without colour, and none is empty.
    #[test]
    fn icons_look_different() {
        let palette = Palette::of(Theme::Light);
        let pictures: Vec<_> = Icon::ALL
            .into_iter()
            .map(|icon| {
                let mut svg = Svg::new(20.0, 20.0);
                svg.background(palette.paper);
                icon.draw(&mut svg, 0.0, 0.0, 20.0, palette.stone);
                pixels(&svg.finish())
            })
            .collect();
        for (i, a) in pictures.iter().enumerate() {
            let drawn = a.pixels().iter().filter(|p| p.red() < 200).count();
            assert!(drawn > 40, "{:?} is nearly empty: {drawn}", Icon::ALL[i]);
            for (j, b) in pictures.iter().enumerate().take(i) {
                let gap = a
                    .pixels()
                    .iter()
                    .zip(b.pixels())
                    .filter(|(p, q)| p.red().abs_diff(q.red()) > 60)
                    .count();
                assert!(
                    gap >= 10,
                    "{:?} and {:?} look alike: {gap}",
                    Icon::ALL[i],
                    Icon::ALL[j]
                );
            }
        }
    }

    #[test]
    fn charts_are_drawn_even_when_empty() {
        let palette = Palette::of(Theme::Light);
        let series = Series {
            seat: Seat::new(0),
            name: "Łukasz & <co>".to_owned(),
            values: vec![0.0, 5.0, -3.0, 20.0],
        };
        let rounds: Vec<String> = (0..4).map(|i| i.to_string()).collect();
        for text in [
            line_chart("Punkty", &rounds, &[series], &palette),
            line_chart("Punkty", &[], &[], &palette),
            bar_breakdown("Punkty", "Razem", &[], &[], &palette),
            bar_breakdown(
                "Punkty",
                "Razem",
                &["Budynki".to_owned(), "Straty".to_owned()],
                &[Breakdown {
                    seat: Seat::new(4),
                    name: "Ann".to_owned(),
                    points: vec![12, -3],
                }],
                &palette,
            ),
        ] {
            assert!(png(&text, None).is_ok(), "{text}");
        }
    }
}
