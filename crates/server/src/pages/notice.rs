//! A page that says one thing: something went wrong, or somebody must say who they are.

use super::layout::Page;
use crate::{fault::Fault, names::NAME_CHARS, visitor::Visitor, words};
use axum::http::StatusCode;
use maud::{Markup, html};

/// What went wrong, and where to go from here.
pub fn fault(visitor: &Visitor, fault: &Fault, back: Option<&str>) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    let taste = visitor.taste(Vec::new());
    Page {
        visitor,
        title: w("something-wrong"),
        class: "plain",
        here: back.unwrap_or("/").to_owned(),
        body: html! {
            section.card.narrow role="alert" {
                h1 { (w("something-wrong")) }
                p.lead { (fault.say(&taste)) }
                @if let Some(rule) = fault.rule() { p.rule { (rule) } }
                @if fault.status() == StatusCode::UNAUTHORIZED { (enter(visitor, back.unwrap_or("/"))) }
                p.row {
                    @if let Some(back) = back { a.button href=(back) { (w("back-to-table")) } }
                    a.button.quiet href="/" { (w("home")) }
                }
            }
        },
    }
    .render()
}

/// A form with which somebody becomes a guest and comes back to where they were.
pub fn enter(visitor: &Visitor, next: &str) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    html! {
        form.row method="post" action="/account/guest" {
            input type="hidden" name="next" value=(next);
            (name_field(visitor))
            button.primary { (w("enter")) }
        }
    }
}

/// A field for a guest's name; nothing for somebody known.
pub fn name_field(visitor: &Visitor) -> Markup {
    let w = |id: &str| words::word(visitor.lang, id);
    html! {
        @if visitor.account.is_none() {
            // Sent again after a lost answer, the form is of the same guest.
            input type="hidden" name="once" value=(crate::util::random_secret());
            label.field { span { (w("your-name")) }
                input name="name" required maxlength=(NAME_CHARS) autocomplete="nickname";
            }
        }
    }
}
