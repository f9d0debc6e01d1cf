//! Standing answers: what a seat says to certain questions until it says otherwise.

use super::play::Show;
use crate::{rooms::Course, words};
use maud::{Markup, html};
use table::{Message, Seat, Taste};

/// A switch for each standing answer that the game knows; only the own seat sees them.
pub fn standing(show: &Show<'_>, course: &Course, seat: Seat, taste: &Taste) -> Markup {
    let all = course.game.standing();
    if all.is_empty() {
        return html! {};
    }
    let given = course.standing(seat);
    let title = Message::new("standing").with("n", given.len());
    html! {
        details.fold.standing {
            summary { (words::say(taste.lang, &title)) }
            p.quiet { (words::word(taste.lang, "standing-about")) }
            form method="post" action=(show.at("/standing")) data-quiet {
                ul.switches { @for id in all {
                    @let is_given = given.contains(id);
                    li {
                        button type="submit" role="switch" aria-checked=(is_given)
                            name=(if is_given { "drop" } else { "give" }) value=(id) {
                            span { (course.game.term(taste.lang, &format!("standing-{id}"))) }
                        }
                    }
                } }
            }
        }
    }
}
