//! A new table: game, mode, options, seats.

use super::{
    home::usual_level, layout::Page, level_name, notice::name_field, players, term_or, title,
};
use crate::{visitor::Visitor, words};
use bots::Level;
use game::{Game, Shelf};
use maud::{Markup, html};
use table::{Lang, Message};

/// The page: first the game, then everything about it.
pub fn page(visitor: &Visitor, games: Shelf, game: Option<&'static dyn Game>) -> Markup {
    let lang = visitor.lang;
    let w = |id: &str| words::word(lang, id);
    let chosen = game.or(match *games {
        [only] => Some(only),
        _ => None,
    });
    Page {
        visitor,
        title: w("new-table"),
        class: "new",
        here: chosen.map_or_else(|| "/new".to_owned(), |game| format!("/new?game={}", game.id())),
        body: html! {
            h1 { (w("new-table")) }
            nav.choice aria-label=(w("game")) {
                @for game in games {
                    a href=(format!("/new?game={}", game.id()))
                        aria-current=[chosen.is_some_and(|chosen| chosen.id() == game.id()).then_some("page")] { (title(*game, lang)) }
                }
            }
            @if let Some(game) = chosen { (form(visitor, game)) }
        },
    }
    .render()
}

fn form(visitor: &Visitor, game: &dyn Game) -> Markup {
    let lang = visitor.lang;
    let w = |id: &str| words::word(lang, id);
    let info = game.info();
    let most = info
        .modes
        .iter()
        .map(|mode| *mode.players.end())
        .max()
        .unwrap_or(1);
    let usual = &info.modes[0].players;
    let first = (*usual.start()).max(2).min(*usual.end());
    html! {
        form.card.setup method="post" action="/new" {
            input type="hidden" name="game" value=(game.id());
            fieldset {
                legend { (w("mode")) }
                @for (at, mode) in info.modes.iter().enumerate() {
                    label.choice {
                        input type="radio" name="mode" value=(mode.id) checked[at == 0]
                            data-least=(mode.players.start()) data-most=(mode.players.end());
                        span { (game.term(lang, &format!("mode-{}", mode.id))) }
                        small { (players(lang, &mode.players)) }
                    }
                }
            }
            @if !info.options.is_empty() {
                fieldset data-options {
                    legend { (w("options")) }
                    @for option in &info.options {
                        @let help = format!("option-{}-help", option.key);
                        // With script only the options of the chosen mode are there; without it all are sent.
                        div data-modes=[(!option.modes.is_empty()).then(|| option.modes.join(" "))] {
                            label.field {
                                span { (game.term(lang, &format!("option-{}", option.key))) }
                                select name=(format!("option.{}", option.key)) aria-describedby=(help) {
                                    @for value in &option.values {
                                        option value=(value) selected[*value == option.default] { (value_name(game, lang, option.key, value)) }
                                    }
                                }
                            }
                            p.help id=(help) { (term_or(game, lang, &help, String::new)) }
                        }
                    }
                }
            }
            fieldset {
                legend { (w("seats")) }
                label.field { span { (w("players")) }
                    select name="players" data-players {
                        @for n in 1..=most { option value=(n) selected[n == first] { (n) } }
                    }
                }
                ol.seat-choices { @for seat in 1..=most {
                    li data-seat=(seat) {
                        label.field { span { (words::say(lang, &Message::new("seat-number").with("n", seat))) }
                            select name=(format!("seat.{seat}")) {
                                option value="me" selected[seat == 1] { (w("seat-me")) }
                                option value="open" { (w("seat-open")) }
                                option value="invited" { (w("seat-invited")) }
                                @for level in Level::ready() {
                                    option value=(level.name()) selected[seat > 1 && level == usual_level()] {
                                        (words::say(lang, &Message::new("bot-of").with("level", level_name(lang, level))))
                                    }
                                }
                            }
                        }
                    }
                } }
                p.help { (w("seats-help")) }
            }
            fieldset {
                legend { (w("who-may-see")) }
                label.check { input type="checkbox" name="spectators" value="on" checked; span { (w("spectators-allowed")) } }
                label.check { input type="checkbox" name="listed" value="on" checked; span { (w("listed")) } }
            }
            (name_field(visitor))
            button.primary { (w("make-table")) }
        }
    }
}

fn value_name(game: &dyn Game, lang: Lang, key: &str, value: &str) -> String {
    term_or(
        game,
        lang,
        &format!("option-{key}-{value}"),
        || match value {
            "on" | "yes" | "true" => words::word(lang, "yes"),
            "off" | "no" | "false" => words::word(lang, "no"),
            _ => value.to_owned(),
        },
    )
}
