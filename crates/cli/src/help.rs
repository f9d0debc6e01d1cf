//! Examples under `--help`. They are run by the tests.

/// The examples of a command; `GAME` stands for the first game of the list.
pub fn examples(lines: &[&str]) -> String {
    let game = catalog::GAMES.first().map_or("GAME", |game| game.id());
    let word = if lines.len() == 1 {
        "Example:"
    } else {
        "Examples:"
    };
    let lines = lines
        .iter()
        .map(|line| format!("\n  stolik {}", line.replace("GAME", game)));
    std::iter::once(word.to_owned()).chain(lines).collect()
}
