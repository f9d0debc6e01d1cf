//! A table that waits for people: seats to take, and for the host invitations and seats to give.

use super::{level_name, mark, play::Show, title};
use crate::{
    rooms::{Course, Holder},
    words,
};
use bots::Level;
use maud::{Markup, html};
use table::{Message, Seat, Taste};

/// What is shown instead of the board before the game.
pub fn lobby(show: &Show<'_>, course: &Course, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    html! {
        div.lobby.card {
            h2 { (title(course.game, taste.lang)) }
            p.about { (super::about(course.game, taste.lang)) }
            (agreed(course, taste))
            ol.lobby-seats { @for seat in Seat::first(course.seats()) { (place(show, course, seat, taste)) } }
            p.help { (w("starts-when-full")) }
            @if show.is_host() { (invitations(show, taste)) }
        }
    }
}

/// Mode and options.
fn agreed(course: &Course, taste: &Taste) -> Markup {
    let term = |id: String| course.game.term(taste.lang, &id);
    html! {
        dl.agreed {
            dt { (words::word(taste.lang, "mode")) } dd { (term(format!("mode-{}", course.setup.mode))) }
            @for (key, value) in &course.setup.options {
                dt { (term(format!("option-{key}"))) } dd { (value) }
            }
        }
    }
}

fn place(show: &Show<'_>, course: &Course, seat: Seat, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let holder = &course.holders[seat.index()];
    let free = match holder {
        Holder::Open => "seat-free",
        Holder::Invited => "seat-reserved",
        Holder::Person { .. } | Holder::Bot(_) => "",
    };
    html! {
        li {
            (mark(seat, taste.theme))
            span.name { @if free.is_empty() { (taste.name(seat)) } @else { (w(free)) } }
            @if *holder == Holder::Open && show.seat().is_none() {
                form method="post" action=(show.at("/sit")) {
                    input type="hidden" name="seat" value=(seat);
                    button.primary { (w("sit-here")) }
                }
            }
            @if show.seat() == Some(seat) {
                form method="post" action=(show.at("/arrange")) data-quiet {
                    input type="hidden" name="seat" value=(seat);
                    button name="holder" value="open" { (w("stand-up")) }
                }
            } @else if show.is_host() {
                form.row method="post" action=(show.at("/arrange")) data-quiet {
                    input type="hidden" name="seat" value=(seat);
                    label { span.unseen { (words::say(taste.lang, &Message::new("give-seat").with("n", seat.number()))) }
                        select name="holder" {
                            option value="open" { (w("seat-open")) }
                            option value="invited" selected[*holder == Holder::Invited] { (w("seat-invited")) }
                            @for level in Level::ready() {
                                option value=(level.name()) selected[*holder == Holder::Bot(level)] { (words::say(taste.lang, &Message::new("bot-of").with("level", level_name(taste.lang, level)))) }
                            }
                        }
                    }
                    button { (w("give")) }
                }
            }
        }
    }
}

fn invitations(show: &Show<'_>, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    html! {
        section.invites aria-labelledby="invites" {
            h3 #invites { (w("invitations")) }
            p.help { (w("invitations-help")) }
            ul { @for invite in show.invites {
                li.row {
                    @let what = match invite.seat {
                        Some(seat) => words::say(taste.lang, &Message::new("seat-number").with("n", seat + 1)),
                        None => w("any-seat"),
                    };
                    label.grow { span { (what) }
                        input readonly value=(format!("/join/{}", invite.token)) data-link;
                    }
                    form method="post" action=(show.at("/invite/revoke")) data-quiet {
                        button name="token" value=(invite.token) { (w("revoke")) }
                    }
                }
            } }
            form.row method="post" action=(show.at("/invite")) data-quiet {
                button name="seat" value="" { (w("invite-any")) }
                @if let Ok(course) = &show.scene.course {
                    @for seat in Seat::first(course.seats()).filter(|seat| course.holders[seat.index()].is_free()) {
                        button.quiet name="seat" value=(seat) { (words::say(taste.lang, &Message::new("invite-seat").with("n", seat.number()))) }
                    }
                }
            }
        }
    }
}
