//! Component files of all games, as owners of a box correct them: refused with file, line and field, or accepted.

use crate::bytes::Bytes;
use std::collections::BTreeMap;

/// One input: a game, one of its files, and a new text for it or changes of its lines.
pub fn components(data: &[u8]) {
    let mut bytes = Bytes(data);
    let game = catalog::GAMES[bytes.below(catalog::GAMES.len())];
    let files = game.components().embedded();
    let (name, text) = files[bytes.below(files.len())];
    let text = match bytes.next() {
        0..=31 => bytes.text(usize::MAX),
        _ => edited(text, &mut bytes),
    };
    if let Err(error) = game
        .components()
        .check(BTreeMap::from([(name.to_owned(), text)]))
    {
        assert!(!error.message.is_empty(), "refused without a word");
    }
}

/// The text with a few lines changed, left out, doubled or exchanged.
fn edited(text: &str, bytes: &mut Bytes<'_>) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..8 {
        if bytes.is_empty() || lines.is_empty() {
            break;
        }
        let at = bytes.far(lines.len());
        let other = lines[bytes.far(lines.len())].clone();
        match bytes.next() % 8 {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, other),
            2 => lines[at] = other,
            3 => {
                let new = bytes.text(12);
                lines.insert(at, new);
            }
            4 => {
                // The value of a field becomes another.
                let key = lines[at].split('=').next().unwrap_or_default().to_owned();
                let value = other
                    .split_once('=')
                    .map_or("", |(_, value)| value)
                    .to_owned();
                lines[at] = format!("{key}={value}");
            }
            5 => {
                let key = lines[at].split('=').next().unwrap_or_default().to_owned();
                lines[at] = format!("{key}= {}", bytes.text(6));
            }
            6 => {
                let number =
                    [0, 1, -1, 7, 13, 99, 127, 128, 255, 256, 65_536, i64::MAX][bytes.below(12)];
                let key = lines[at].split('=').next().unwrap_or_default().to_owned();
                lines[at] = format!("{key}= {number}");
            }
            _ => {
                let (from, to) = (bytes.next(), bytes.next());
                lines[at] = lines[at].replace(char::from(from), &char::from(to).to_string());
            }
        }
    }
    lines.join("\n")
}
