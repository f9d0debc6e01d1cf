//! The words of the pages in Polish and English.

use bots::Level;
use std::sync::LazyLock;
use table::{Lang, Message, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

/// A word of the pages without arguments.
pub fn word(lang: Lang, id: &str) -> String {
    WORDS.term(lang, id)
}

/// A sentence of the pages.
pub fn say(lang: Lang, message: &Message) -> String {
    WORDS.say(lang, message, &[])
}

/// A bot's strength in words.
pub fn level_name(lang: Lang, level: Level) -> String {
    word(lang, &format!("level-{}", level.name()))
}

/// Whether the pages have such a word.
#[cfg(test)]
fn has(id: &str) -> bool {
    WORDS.has(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_words_with_the_same_arguments() {
        assert_eq!(WORDS.inventory(Lang::Pl), WORDS.inventory(Lang::En));
    }

    /// Every quoted id that follows a call which takes a word is in the files.
    #[test]
    fn every_word_that_the_code_asks_for_exists() {
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let mut missing = Vec::new();
        each_file(std::path::Path::new(source), &mut |text| {
            for call in [
                "w(\"",
                "Fault::words(\"",
                "Fault::missing(\"",
                "Fault::forbidden(\"",
                "Fault::bad(\"",
                "Message::new(\"",
            ] {
                for (at, _) in text.match_indices(call) {
                    let rest = &text[at + call.len()..];
                    let id = &rest[..rest.find('"').unwrap_or(0)];
                    if !id.is_empty() && !has(id) {
                        missing.push(id.to_owned());
                    }
                }
            }
        });
        assert!(missing.is_empty(), "{missing:?}");
    }

    fn each_file(dir: &std::path::Path, read: &mut impl FnMut(&str)) {
        for entry in std::fs::read_dir(dir).expect("the sources are here") {
            let path = entry.expect("the sources are readable").path();
            if path.is_dir() {
                each_file(&path, read);
            } else if path.file_name().is_some_and(|name| name != "words.rs") {
                read(&std::fs::read_to_string(&path).expect("the sources are readable"));
            }
        }
    }
}
