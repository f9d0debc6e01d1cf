//! Pages, rendered on the server. Each file is one page or one part that pages share.

pub mod account;
pub mod board;
pub mod home;
pub mod layout;
pub mod lobby;
mod markdown;
pub mod new;
pub mod notice;
pub mod play;
pub mod replay;
pub mod results;
pub mod rules;
pub mod seats;
pub mod standing;

use crate::words;
pub use crate::words::level_name;
use game::Game;
use maud::{Markup, html};
use std::ops::RangeInclusive;
use table::{Lang, Message, Seat, Theme};

/// A game's name.
pub fn title(game: &dyn Game, lang: Lang) -> String {
    term_or(game, lang, "game-name", || game.title(lang))
}

/// One sentence about a game; empty when it says nothing.
pub fn about(game: &dyn Game, lang: Lang) -> String {
    term_or(game, lang, "game-about", String::new)
}

/// A word of the game, or something else when it has none.
pub fn term_or(game: &dyn Game, lang: Lang, id: &str, other: impl FnOnce() -> String) -> String {
    let word = game.term(lang, id);
    if word == id { other() } else { word }
}

/// How many can play, in words.
pub fn players(lang: Lang, range: &RangeInclusive<u8>) -> String {
    let (least, most) = (*range.start(), *range.end());
    let message = if least == most {
        Message::new("players-number").with("n", most)
    } else {
        Message::new("players-range")
            .with("least", least)
            .with("most", most)
    };
    words::say(lang, &message)
}

/// The mark of a seat as a small picture, which says nothing that the words beside it do not say.
pub fn mark(seat: Seat, theme: Theme) -> Markup {
    html! { img.mark src=(format!("/assets/mark/{}/{seat}.svg", theme.name())) alt="" width="24" height="24"; }
}

/// An icon of the drawing kit by its name, as a small picture.
pub fn icon(name: &str, theme: Theme) -> Markup {
    html! { img.icon src=(format!("/assets/icon/{}/{name}.svg", theme.name())) alt="" width="20" height="20"; }
}

/// How long ago something was, in words.
pub fn ago(lang: Lang, at: i64) -> String {
    let seconds = (crate::util::now() - at).max(0);
    let (id, n) = match seconds {
        0..60 => return words::word(lang, "just-now"),
        60..3600 => ("minutes-ago", seconds / 60),
        3600..86_400 => ("hours-ago", seconds / 3600),
        _ => ("days-ago", seconds / 86_400),
    };
    words::say(lang, &Message::new(id).with("n", n))
}
