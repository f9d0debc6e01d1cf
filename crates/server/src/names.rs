//! Words that people choose: names and chat. One visible line each, and no two names at a table that look alike.

use crate::{
    fault::Fault,
    rooms::{Course, Holder},
    words::{self, level_name},
};
use table::{Lang, Message};
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The longest name.
pub const NAME_CHARS: usize = 24;
/// How many accents one letter may carry; more would run over the lines above and below.
const ACCENTS: usize = 4;

/// A name fit for a table, or why it is none.
pub fn clean_name(name: &str) -> Result<String, Fault> {
    clean(name, NAME_CHARS).ok_or_else(|| Fault::bad("bad-name").with("most", NAME_CHARS))
}

/// One line of visible text, not empty and not too long.
pub fn clean(text: &str, most: usize) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().all(is_combining_mark) || line.chars().count() > most {
        return None;
    }
    let (mut before, mut accents) = (' ', 0);
    for c in line.chars() {
        accents = if is_combining_mark(c) { accents + 1 } else { 0 };
        let joins = matches!(c, '\u{fe0f}' | '\u{200d}') && may_join(before);
        if accents > ACCENTS || is_hidden(c) && !joins {
            return None;
        }
        before = c;
    }
    Some(line)
}

/// The name, or the name with a number when it looks like one of those that are taken.
pub fn apart(name: String, taken: &[String], number: usize) -> String {
    let looks: Vec<String> = taken.iter().map(|name| look(name)).collect();
    if !looks.contains(&look(&name)) {
        return name;
    }
    // One of so many different names is free.
    (number..=number + taken.len())
        .map(|number| format!("{name} {number}"))
        .find(|name| !looks.contains(&look(name)))
        .unwrap_or(name)
}

/// What a name looks like: names that people cannot tell apart have the same look.
fn look(name: &str) -> String {
    let plain: String = skeleton(&name.to_lowercase()).collect();
    skeleton(&plain.to_lowercase()).collect()
}

/// Characters that show nothing, steer the direction of the text, or mean something else on every machine.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Small pictures are joined by characters that are hidden elsewhere.
fn may_join(before: char) -> bool {
    matches!(before,
        '#' | '*' | '0'..='9' | '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}'
        | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

/// The names of all seats. Bots of one level and names that look alike are told apart by a number.
pub fn names(course: &Course, lang: Lang) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for (at, holder) in course.holders.iter().enumerate() {
        let name = match holder {
            Holder::Person { name, .. } => name.clone(),
            Holder::Bot(level) => words::say(
                lang,
                &Message::new("bot-of").with("level", level_name(lang, *level)),
            ),
            Holder::Open | Holder::Invited => {
                words::say(lang, &Message::new("seat-number").with("n", at + 1))
            }
        };
        names.push(apart(name, &names, at + 1));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_visible_line() {
        assert_eq!(clean("  Ann \n Lee ", 24).as_deref(), Some("Ann Lee"));
        assert_eq!(clean("Zażółć", 6).as_deref(), Some("Zażółć"));
        for good in [
            "Bà Ngoại",
            "e\u{301}",
            "❤\u{fe0f}",
            "👩\u{200d}🚀",
            "5\u{fe0f}\u{20e3}",
        ] {
            assert_eq!(clean(good, 24).as_deref(), Some(good));
        }
        for bad in [
            "",
            "   ",
            "\u{200b}",
            "\u{3164}",
            "\u{2800}",
            "\u{301}",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{0}b",
            "a\u{200d}b",
            "a\u{e0041}",
            "a\u{ad}b",
            "0123456789012345678901234",
        ] {
            assert_eq!(clean(bad, 24), None, "{bad:?}");
        }
        assert_eq!(clean(&format!("a{}", "\u{301}".repeat(9)), 24), None);
    }

    #[test]
    fn names_that_look_alike_get_a_number() {
        let taken = ["Ann".to_owned(), "Bob 4".to_owned(), "Bob".to_owned()];
        let apart = |name: &str| apart(name.to_owned(), &taken, 4);
        assert_eq!(apart("Cindy"), "Cindy");
        for alike in ["Ann", "ann", "Аnn", "Ａnn"] {
            assert_eq!(apart(alike), format!("{alike} 4"));
        }
        assert_eq!(apart("Bob"), "Bob 5", "and the number is not taken either");
    }
}
