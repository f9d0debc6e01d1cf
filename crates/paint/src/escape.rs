//! Text that comes from outside and may not break a drawing.

/// Appends text so that it is only text, in an element or between double quotes.
///
/// Characters that XML forbids, and those that turn the direction of the text around them, become a replacement sign:
/// a hostile name may look odd, but it stays in its place.
pub(crate) fn escape_into(out: &mut String, text: &str) {
    // Most text has nothing to escape: what lies between is copied in one piece.
    let mut from = 0;
    for (at, char) in text.char_indices() {
        let instead = match char {
            '&' => "&amp;",
            '<' => "&lt;",
            '>' => "&gt;",
            '"' => "&quot;",
            '\'' => "&#39;",
            '\t' | '\n' | '\r' => " ",
            '\u{0}'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{fffe}'
            | '\u{ffff}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' => "\u{fffd}",
            _ => continue,
        };
        out.push_str(&text[from..at]);
        out.push_str(instead);
        from = at + char.len_utf8();
    }
    out.push_str(&text[from..]);
}

/// Appends a number with at most two decimals and nothing superfluous: `12`, `-0.5`, `3.14`.
pub(crate) fn number_into(out: &mut String, value: f32) {
    // A drawing never depends on what is not a number; 0 keeps the file valid.
    let hundredths = if value.is_finite() {
        (f64::from(value) * 100.0).round().clamp(-1e11, 1e11) as i64
    } else {
        0
    };
    if hundredths < 0 {
        out.push('-');
    }
    let (whole, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    whole_into(out, whole);
    if rest > 0 {
        out.push('.');
        out.push(digit(rest / 10));
        if rest % 10 > 0 {
            out.push(digit(rest % 10));
        }
    }
}

/// Drawings are mostly numbers; the formatting of the standard library is several times slower.
fn whole_into(out: &mut String, number: u64) {
    if number >= 10 {
        whole_into(out, number / 10);
    }
    out.push(digit(number % 10));
}

fn digit(number: u64) -> char {
    char::from(b'0' + (number % 10) as u8)
}

/// A number as in [`number_into`].
pub(crate) fn number(value: f32) -> String {
    let mut out = String::new();
    number_into(&mut out, value);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn escaped(text: &str) -> String {
        let mut out = String::new();
        escape_into(&mut out, text);
        out
    }

    #[test]
    fn hostile_names_stay_text() {
        assert_eq!(
            escaped("</text><script>alert('x')</script>"),
            "&lt;/text&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"
        );
        assert_eq!(escaped("\" onload=\"x"), "&quot; onload=&quot;x");
        assert_eq!(escaped("a\0b\u{202e}c\nd"), "a\u{fffd}b\u{fffd}c d");
        assert_eq!(escaped("Zażółć gęślą jaźń"), "Zażółć gęślą jaźń");
    }

    #[test]
    fn numbers_are_compact() {
        let shown = |value| number(value);
        assert_eq!(shown(12.000_001), "12");
        assert_eq!(shown(-0.001), "0");
        assert_eq!(shown(-0.5), "-0.5");
        assert_eq!(shown(0.05), "0.05");
        assert_eq!(shown(1.0 / 3.0), "0.33");
        assert_eq!(shown(f32::NAN), "0");
        assert_eq!(shown(f32::INFINITY), "0");
    }
}
