//! The style sheet: colours of the drawing kit as variables, then our own rules.

use paint::{FONT_FAMILY, Palette};
use std::{fmt::Write, sync::LazyLock};
use table::Theme;

/// The whole style sheet.
pub fn sheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(make);
    &SHEET
}

fn make() -> String {
    let mut sheet = String::new();
    for (weight, name) in [(400, "regular"), (700, "bold")] {
        writeln!(
            sheet,
            "@font-face{{font-family:\"{FONT_FAMILY}\";font-weight:{weight};font-display:swap;\
             src:url(\"/assets/stolik-sans-{name}.woff2\") format(\"woff2\")}}"
        )
        .expect("writing to a string succeeds");
    }
    for theme in Theme::ALL {
        let palette = Palette::of(theme);
        let colours = [
            ("paper", palette.paper),
            ("surface", palette.surface),
            ("raised", palette.raised),
            ("ink", palette.ink),
            ("muted", palette.muted),
            ("line", palette.line),
            ("accent", palette.accent),
            ("on-accent", palette.on_accent),
            ("legal", palette.legal),
            ("warning", palette.warning),
            ("good", palette.good),
            ("bad", palette.bad),
        ];
        write!(sheet, "[data-theme={0}],[data-swatch={0}]{{", theme.name())
            .expect("writing to a string succeeds");
        for (name, colour) in colours {
            write!(sheet, "--{name}:{colour};").expect("writing to a string succeeds");
        }
        sheet.push_str("}\n");
    }
    sheet.push_str(include_str!("../assets/stolik.css"));
    sheet
}
