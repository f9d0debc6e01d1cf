//! The drawing kit that every game's `board.rs` uses.
//!
//! Everything here is pure: the same calls give the same bytes on every machine. Colours are literal, so one drawing
//! serves the web page, the PNG and the terminal.
//!
//! ```
//! use paint::{Icon, Palette, Svg, seat_mark};
//! use table::{Seat, Theme};
//!
//! let palette = Palette::of(Theme::Light);
//! let mut svg = Svg::new(200.0, 80.0);
//! svg.background(palette.paper);
//! svg.g("advisor-8").at(10.0, 10.0).class("space").data("action", "place 3+5 treasurer").title("8: two gold").draw(|svg| {
//!     svg.rect(0.0, 0.0, 120.0, 60.0).round(6.0).fill(palette.surface).stroke(palette.line, 1.0);
//!     svg.text(10.0, 20.0, "Skarbnik <8>").size(16.0).bold().fill(palette.ink);
//!     Icon::Coin.draw(svg, 10.0, 30.0, 20.0, palette.gold);
//!     seat_mark(svg, Seat::new(0), 100.0, 40.0, 8.0, &palette);
//! });
//! let text = svg.finish();
//! assert!(text.contains(r#"<g id="advisor-8" transform="translate(10 10)""#));
//! assert!(text.contains("Skarbnik &lt;8&gt;"));
//! ```

mod chart;
mod colour;
mod dice;
mod escape;
mod icons;
mod layout;
mod look;
mod palette;
mod pieces;
mod seats;
mod svg;
mod text;

pub use chart::{Breakdown, Series, bar_breakdown, line_chart};
pub use colour::{Colour, Tone};
pub use dice::{DieStyle, die, symbol_die};
pub use icons::Icon;
pub use layout::{Area, rim, wedge};
pub use look::{Line, Look};
pub use palette::Palette;
pub use pieces::{
    Pill, arrow, card_back, chip, chip_width, cube, legal, meter, panel, paragraph, stack, token,
};
pub use seats::{neutral_mark, neutral_pattern, seat_mark, seat_pattern, seat_tag, shape_name};
pub use svg::{El, Paint, Svg};
pub use text::{
    FONT_BOLD, FONT_BOLD_WOFF2, FONT_FAMILY, FONT_REGULAR, FONT_REGULAR_WOFF2, Weight, cap_height,
    ellipsis, fit, text_width, wrap,
};
