//! The picture of the table, and the table in words.

use super::play::Show;
use crate::words;
use game::Match;
use maud::{Markup, PreEscaped, html};
use table::Taste;

/// The picture and, for those who do not see it, the words.
pub fn board(show: &Show<'_>, play: &dyn Match, taste: &Taste) -> Markup {
    let viewer = show.look.0;
    html! {
        div.picture { (PreEscaped(play.draw(viewer, taste))) }
        details.fold.in-words {
            summary { (words::word(taste.lang, "in-words")) }
            pre tabindex="0" { (play.text(viewer, taste)) }
        }
    }
}
