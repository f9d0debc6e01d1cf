//! Which passwords are tried first by whoever guesses: common ones, also with a few signs around them, the own name,
//! runs of the keyboard, dates. A list and a few rules instead of a crate that brings fifteen others.

use std::{collections::HashSet, sync::LazyLock};

/// Common passwords, one per line, sorted; those of four letters and more also count as the core of longer ones. Made
/// from the frequency lists of the crate zxcvbn (its licence is beside the file).
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    include_str!("../assets/common-passwords.txt")
        .lines()
        .collect()
});

/// Rows of keyboards and alphabets, in which neighbours stand.
const ROWS: [&str; 6] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
];
/// So many other signs around a word that is tried first make it no better.
const AROUND: usize = 4;

/// Whether this password of somebody with this name is tried among the first.
pub fn is_tried_first(password: &str, name: &str) -> bool {
    let small = password.to_lowercase();
    let plain = without_disguise(&small);
    has_few_signs(&small)
        || is_date_or_number(&small)
        || is_run(&small)
        || [small.as_str(), &plain].into_iter().any(|text| {
            COMMON.contains(text)
                || is_known_core(text)
                || is_around(text, &name.to_lowercase())
                || is_around(text, "stolik")
        })
}

/// "p4ssw0rd" is read as "password".
fn without_disguise(text: &str) -> String {
    let plain = |sign| match sign {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    text.chars().map(plain).collect()
}

/// A common word with signs before and after it that are no letters: "football1!".
fn is_known_core(text: &str) -> bool {
    let core = text.trim_matches(|sign: char| !sign.is_alphabetic());
    core.chars().count() >= 4 && COMMON.contains(core)
}

/// This word and hardly anything else.
fn is_around(text: &str, word: &str) -> bool {
    let rest = text.chars().count().saturating_sub(word.chars().count());
    word.chars().count() >= 3 && text.contains(word) && rest <= AROUND
}

/// "aaaaaaaa", "abababab".
fn has_few_signs(text: &str) -> bool {
    text.chars().collect::<HashSet<_>>().len() <= 3
}

/// Digits and what stands between them in dates, too few to be hard.
fn is_date_or_number(text: &str) -> bool {
    let is_part = |sign: char| sign.is_ascii_digit() || ".-/ ".contains(sign);
    text.chars().all(is_part) && text.chars().count() <= 10
}

/// Pieces of rows of the keyboard or the alphabet, forwards or backwards, and nothing else: "qwertyuiop", "abcd4321".
fn is_run(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    let mut at = 0;
    while at < signs.len() {
        let longest = (at + 1..=signs.len())
            .take_while(|&end| is_in_a_row(&signs[at..end]))
            .last()
            .unwrap_or(at + 1);
        if longest - at < 3 {
            return false;
        }
        at = longest;
    }
    true
}

fn is_in_a_row(piece: &[char]) -> bool {
    let forwards: String = piece.iter().collect();
    let backwards: String = piece.iter().rev().collect();
    ROWS.iter()
        .any(|row| row.contains(&forwards) || row.contains(&backwards))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_tried_first_is_told_from_what_is_not() {
        for (password, is_first) in [
            ("password", true),
            ("P4ssw0rd!", true),
            ("qwertyuiop", true),
            ("poiuytrewq", true),
            ("12345678", true),
            ("1qaz2wsx3edc", true),
            ("abcd4321", true),
            ("24.12.1987", true),
            ("aaaaaaaaaaaa", true),
            ("football1!", true),
            ("Marianne", true),
            ("marianne99", true),
            ("stolik123", true),
            ("correct horse battery", false),
            ("zażółć gęślą jaźń", false),
            ("7w3 frfe Gaz", false),
            ("marianne plants turnips", false),
            ("493817265018", false),
        ] {
            assert_eq!(is_tried_first(password, "Marianne"), is_first, "{password}");
        }
    }

    #[test]
    fn the_list_is_sorted_and_long_enough() {
        let lines: Vec<&str> = include_str!("../assets/common-passwords.txt")
            .lines()
            .collect();
        assert!(lines.is_sorted_by(|one, next| one < next));
        let long = lines.iter().filter(|line| line.len() >= 8).count();
        assert!(long >= 3_000, "{long} of them are long enough to be chosen");
    }

    #[test]
    fn an_empty_or_strange_name_does_not_matter() {
        assert!(!is_tried_first("7w3 frfe Gaz", ""));
        assert!(!is_tried_first("7w3 frfe Gaz", "Łu"));
    }
}
