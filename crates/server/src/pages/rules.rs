//! The rules of each game in our own words, by id, searchable.

use super::{about, layout::Page, title};
use crate::{visitor::Visitor, words};
use catalog::{GAMES, Game};
use maud::{Markup, html};

/// The list of games.
pub fn index(visitor: &Visitor) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    Page {
        visitor,
        title: w("rules"),
        class: "rules",
        here: "/rules".to_owned(),
        body: html! {
            h1 { (w("rules")) }
            ul.games { @for game in GAMES { li.card {
                h2 { a href=(format!("/rules/{}", game.id())) { (title(*game, visitor.lang)) } }
                p.about { (about(*game, visitor.lang)) }
            } } }
        },
    }
    .render()
}

/// The rules of one game; with words to search for, only what has them.
pub fn page(visitor: &Visitor, game: &dyn Game, search: &str) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    let name = title(game, visitor.lang);
    let needle = search.trim().to_lowercase();
    let blocks = blocks(game.rulebook(visitor.lang));
    let shown: Vec<&Block<'_>> = blocks
        .iter()
        .filter(|block| {
            needle.is_empty() || (block.level == 0 && block.text.to_lowercase().contains(&needle))
        })
        .collect();
    Page {
        visitor,
        title: format!("{} · {name}", w("rules")),
        class: "rules",
        here: format!("/rules/{}", game.id()),
        body: html! {
            h1 { (name) }
            form.row.search role="search" method="get" {
                label.field.grow { span { (w("search-rules")) } input #rules-search type="search" name="q" value=(search); }
                button { (w("search")) }
            }
            article #rulebook {
                @for block in &shown { (block.render()) }
                @if shown.is_empty() { p.quiet { (w("nothing-found")) } }
            }
        },
    }
    .render()
}

/// A heading, a rule or a paragraph.
struct Block<'a> {
    /// The heading's level; 0 for text.
    level: usize,
    id: Option<&'a str>,
    text: &'a str,
}

/// A rulebook is headings, paragraphs, list items and table rows; a paragraph that begins with an id in bold is a rule.
fn blocks(book: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    for part in book.split("\n\n").flat_map(split_items) {
        let text = part.trim();
        if text.is_empty() {
            continue;
        }
        let level = text.bytes().take_while(|byte| *byte == b'#').count();
        let text = text[level..].trim().trim_start_matches("- ");
        let id = (level == 0).then(|| rule_id(text)).flatten();
        found.push(Block { level, id, text });
    }
    found
}

/// Headings and list items stand alone even without an empty line between them.
fn split_items(part: &str) -> Vec<&str> {
    let mut starts = vec![0];
    let mut at = 0;
    let mut was_heading = false;
    for line in part.split_inclusive('\n') {
        if at > 0 && (was_heading || line.starts_with("- ") || line.starts_with('#')) {
            starts.push(at);
        }
        was_heading = line.starts_with('#');
        at += line.len();
    }
    starts.push(part.len());
    starts
        .windows(2)
        .map(|pair| &part[pair[0]..pair[1]])
        .collect()
}

fn rule_id(text: &str) -> Option<&str> {
    let (id, _) = text.strip_prefix("**")?.split_once("**")?;
    let id = id.trim_end_matches(['.', ':']);
    let is_id = id.contains('-')
        && id
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.'));
    is_id.then_some(id)
}

impl Block<'_> {
    fn render(&self) -> Markup {
        match self.level {
            0 if self.text.starts_with('|') => {
                html! { pre.rule-table tabindex="0" { (self.text) } }
            }
            0 => html! { p.rule-text id=[self.id] { (inline(self.text)) } },
            1 => html! { h2 { (inline(self.text)) } },
            _ => html! { h3 { (inline(self.text)) } },
        }
    }
}

/// Bold, italics and code.
fn inline(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split("**").enumerate() {
            @if at % 2 == 1 { b { (part) } }
            @else {
                @for (at, part) in part.split('`').enumerate() {
                    @if at % 2 == 1 { code { (part) } } @else { (part) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_is_cut_into_rules() {
        let book = "# Title\nWords.\n\n**XX-1.1** First.\nMore.\n\n- **XX-1.2.** Second.\n- Third.";
        let cut: Vec<_> = blocks(book)
            .iter()
            .map(|block| (block.level, block.id))
            .collect();
        assert_eq!(
            cut,
            [
                (1, None),
                (0, None),
                (0, Some("XX-1.1")),
                (0, Some("XX-1.2")),
                (0, None)
            ]
        );
    }
}
