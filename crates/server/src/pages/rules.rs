//! The rules of each game in our own words, by id, searchable.

use super::{
    about,
    layout::Page,
    markdown::{self, Block, Heading},
    title,
};
use crate::{visitor::Visitor, words};
use game::{Game, Shelf, components_chapter};
use maud::{Markup, html};

/// The list of games.
pub fn index(visitor: &Visitor, games: Shelf) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    Page {
        visitor,
        title: w("rules"),
        class: "rules",
        here: "/rules".to_owned(),
        body: html! {
            h1 { (w("rules")) }
            ul.games { @for game in games { li.card {
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
    let mut book = game.rulebook(visitor.lang).to_owned();
    if let Some(chapter) = components_chapter(game, visitor.lang) {
        book.push_str("\n\n");
        book.push_str(&chapter);
    }
    let blocks = markdown::blocks(&book);
    let shown: Vec<&Block> = blocks
        .iter()
        .filter(|block| needle.is_empty() || (block.heading.is_none() && block.has(&needle)))
        .collect();
    let chapters = blocks.iter().filter_map(|block| block.heading.as_ref());
    let chapters: Vec<&Heading> = chapters.filter(|heading| heading.level == 2).collect();
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
            @if needle.is_empty() && chapters.len() > 1 {
                nav aria-label=(w("contents")) { ul.rule-contents {
                    @for chapter in &chapters { li { a href=(format!("#{}", chapter.anchor)) { (chapter.text) } } }
                } }
            }
            article #rulebook {
                @for block in &shown { (block.html) }
                @if shown.is_empty() { p.quiet { (w("nothing-found")) } }
            }
        },
    }
    .render()
}
