//! Home: play now, my tables, open tables.

use super::{ago, layout::Page, level_name, notice::name_field, title};
use crate::{store::TableRow, visitor::Visitor, words};
use bots::Level;
use game::Shelf;
use maud::{Markup, html};

/// What the home page shows.
pub struct Home {
    /// Tables at which the visitor sits.
    pub mine: Vec<TableRow>,
    /// Listed tables with free seats.
    pub open: Vec<TableRow>,
}

/// The page.
pub fn page(visitor: &Visitor, games: Shelf, home: &Home) -> Markup {
    let lang = visitor.lang;
    let w = |id: &str| words::word(lang, id);
    let mut mine: Vec<(bool, &TableRow)> = home
        .mine
        .iter()
        .map(|row| (waits_for(row, visitor.id()), row))
        .collect();
    // What waits for me first; then what is still on; the newest first among equals.
    mine.sort_by_key(|(waits, row)| (!waits, row.index.stage == "over", -row.index.changed));
    Page {
        visitor,
        title: w("home"),
        class: "home",
        here: "/".to_owned(),
        body: html! {
            section.hero {
                h1 { (w("hero")) }
                p.lead { (w("hero-more")) }
            }
            section aria-labelledby="play-now" {
                h2 #play-now { (w("play-now")) }
                ul.games { @for game in games { li.card {
                    img.scene src=(format!("/assets/scene/{}/{}.png", visitor.theme.name(), game.id())) alt="" width="320" height="160" loading="lazy";
                    h3 { a href=(format!("/rules/{}", game.id())) { (title(*game, lang)) } }
                    p.about { (super::about(*game, lang)) }
                    p.players { (players(visitor, &game.info())) }
                    (play_now(visitor, *game))
                } } }
            }
            @if !mine.is_empty() {
                section aria-labelledby="my-tables" {
                    h2 #my-tables { (w("my-tables")) }
                    ul.tables { @for (waits, row) in &mine { (line(visitor, games, row, *waits)) } }
                }
            }
            section aria-labelledby="open-tables" {
                h2 #open-tables { (w("open-tables")) }
                @if home.open.is_empty() {
                    p.quiet { (w("no-open-tables")) " " a href="/new" { (w("new-table")) } }
                } @else {
                    ul.tables { @for row in &home.open { (line(visitor, games, row, false)) } }
                }
            }
        },
    }
    .render()
}

fn waits_for(row: &TableRow, account: Option<&str>) -> bool {
    row.index.people.iter().flatten().any(|(seat, held_by)| {
        Some(held_by.as_str()) == account && row.index.waiting >> seat & 1 == 1
    })
}

fn players(visitor: &Visitor, info: &table::Info) -> String {
    let least = info
        .modes
        .iter()
        .map(|mode| *mode.players.start())
        .min()
        .unwrap_or(1);
    let most = info
        .modes
        .iter()
        .map(|mode| *mode.players.end())
        .max()
        .unwrap_or(1);
    super::players(visitor.lang, &(least..=most))
}

/// Bots of one level on all other seats.
fn play_now(visitor: &Visitor, game: &dyn game::Game) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    html! {
        form.play method="post" action="/play" {
            input type="hidden" name="game" value=(game.id());
            label.field { span { (w("players")) } (counts(visitor, game)) }
            label.field { span { (w("bots")) }
                select name="level" { @for level in Level::ready() {
                    option value=(level.name()) selected[level == usual_level()] { (level_name(visitor.lang, level)) }
                } }
            }
            (name_field(visitor))
            div.row {
                button.primary { (w("play")) }
                a.button.quiet href=(format!("/new?game={}", game.id())) { (w("more-choices")) }
            }
        }
    }
}

/// How many play, by mode where a game has several: `3`, or `coop.3`.
fn counts(visitor: &Visitor, game: &dyn game::Game) -> Markup {
    let modes = game.info().modes;
    let first = (*modes[0].players.start()).max(2);
    html! {
        select name="players" {
            @if let [only] = &modes[..] {
                @for n in only.players.clone() { option value=(n) selected[n == first] { (n) } }
            } @else {
                @for (at, mode) in modes.iter().enumerate() {
                    optgroup label=(game.term(visitor.lang, &format!("mode-{}", mode.id))) {
                        @for n in mode.players.clone() {
                            option value=(format!("{}.{n}", mode.id)) selected[at == 0 && n == first] { (n) }
                        }
                    }
                }
            }
        }
    }
}

/// The level that most people like: club, or the best below it.
pub fn usual_level() -> Level {
    Level::ready()
        .filter(|level| *level <= Level::Club)
        .last()
        .unwrap_or(Level::Random)
}

fn line(visitor: &Visitor, games: Shelf, row: &TableRow, waits: bool) -> Markup {
    let lang = visitor.lang;
    let w = |id: &str| words::word(lang, id);
    let name = games
        .find(&row.game)
        .map_or_else(|_| row.game.clone(), |game| title(game, lang));
    let stage = if waits {
        "waits-for-you"
    } else {
        match row.index.stage.as_str() {
            "open" => "stage-open",
            "over" => "stage-over",
            _ => "stage-playing",
        }
    };
    html! {
        li.waits[waits] {
            a href=(format!("/t/{}", row.id)) {
                span.name { (name) }
                span.stage { (w(stage)) }
                span.when { (ago(lang, row.index.changed)) }
            }
        }
    }
}
