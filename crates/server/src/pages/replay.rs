//! The past of a table, step by step, and its whole log.

use super::{
    home::usual_level,
    layout::Page,
    level_name,
    play::{Show, log_lines, told},
};
use crate::{
    rooms::{Course, Stage},
    visitor::Visitor,
    words,
};
use bots::Level;
use game::Match;
use maud::{Markup, PreEscaped, html};
use table::{Message, Seat, Taste, Viewer};

/// One moment of the past. While the game is on, everybody sees it with their own eyes only.
pub fn page(
    visitor: &Visitor,
    show: &Show<'_>,
    course: &Course,
    play: &dyn Match,
    at: usize,
    eyes: Viewer,
) -> Markup {
    let taste = show.taste(course);
    let w = |id: &str| words::word(taste.lang, id);
    let last = play.made();
    let at = at.min(last);
    let moment = play.at(at);
    let is_over = course.stage() == Stage::Over;
    let link = |n: usize| {
        let seat = eyes
            .seat()
            .filter(|_| is_over)
            .map(|seat| format!("&as={seat}"))
            .unwrap_or_default();
        format!("{}?at={n}{seat}", show.at("/replay"))
    };
    let told = log_lines(moment.log(eyes, &taste, at), &taste, usize::MAX);
    Page {
        visitor,
        title: w("replay"),
        class: "replay",
        here: link(at),
        body: html! {
            header.row {
                h1 { (w("replay")) " · " (super::title(course.game, taste.lang)) }
                a.button.quiet href=(show.at("")) { (w("back-to-table")) }
            }
            nav.steps aria-label=(w("steps")) {
                a.button href=(link(0)) rel="first" { (w("step-first")) }
                a.button href=(link(at.saturating_sub(1))) rel="prev" data-key="ArrowLeft" { (w("step-back")) }
                span aria-current="step" { (words::say(taste.lang, &Message::new("step-of").with("at", at).with("last", last))) }
                a.button href=(link((at + 1).min(last))) rel="next" data-key="ArrowRight" { (w("step-on")) }
                a.button href=(link(last)) rel="last" { (w("step-last")) }
                form.row method="get" action=(show.at("/replay")) {
                    label.field { span { (w("step")) } input type="number" name="at" min="0" max=(last) value=(at); }
                    @if is_over {
                        label.field { span { (w("eyes")) }
                            select name="as" {
                                option value="" { (w("spectator")) }
                                @for seat in Seat::first(course.seats()) {
                                    option value=(seat) selected[eyes.is(seat)] { (taste.name(seat)) }
                                }
                            }
                        }
                    }
                    button { (w("show")) }
                }
            }
            ol.told { @for (_, line) in &told { (PreEscaped(line)) } }
            div.picture { (PreEscaped(moment.draw(eyes, &taste))) }
            @if is_over && !moment.is_over() && visitor.account.is_some() { (go_on(show, course, at, &taste)) }
            @if is_over { p { a.button.quiet href=(show.at("/replay.txt")) download { (w("download")) } } }
        },
    }
    .render()
}

/// Play on from here against bots.
fn go_on(show: &Show<'_>, course: &Course, at: usize, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    html! {
        form.card.row method="post" action=(show.at("/continue")) {
            h2 { (w("continue")) }
            input type="hidden" name="at" value=(at);
            label.field { span { (w("seat")) }
                select name="seat" { @for seat in Seat::first(course.seats()) {
                    option value=(seat) selected[show.seat() == Some(seat)] { (taste.name(seat)) }
                } }
            }
            label.field { span { (w("bots")) }
                select name="level" { @for level in Level::ready() {
                    option value=(level.name()) selected[level == usual_level()] { (level_name(taste.lang, level)) }
                } }
            }
            button.primary { (w("play-on")) }
        }
    }
}

/// The whole log, as the viewer may read it.
pub fn log_page(visitor: &Visitor, show: &Show<'_>, course: &Course, play: &dyn Match) -> Markup {
    let taste = show.taste(course);
    let w = |id: &str| words::word(taste.lang, id);
    let since = show
        .seat()
        .map_or(usize::MAX, |seat| course.last_own[seat.index()]);
    Page {
        visitor,
        title: w("log"),
        class: "log-page",
        here: show.at("/log"),
        body: html! {
            header.row { h1 { (w("log")) } a.button.quiet href=(show.at("")) { (w("back-to-table")) } }
            label.field.filter hidden { span { (w("filter-log")) } input #log-filter type="search"; }
            ol #log { @for (_, line) in log_lines(told(course, play, show.look.0, &taste, 0), &taste, since) { (PreEscaped(line)) } }
        },
    }
    .render()
}
