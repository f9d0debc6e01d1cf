//! A panel for every seat: who sits there, whether they must act, are ready or away.

use super::{level_name, mark, play::Show};
use crate::{
    rooms::{Course, Holder, Stage},
    words,
};
use bots::Level;
use maud::{Markup, html};
use table::{Message, Seat, Taste};

/// All seats, the own one first.
pub fn seats(show: &Show<'_>, course: &Course, taste: &Taste) -> Markup {
    let mut order: Vec<Seat> = Seat::first(course.seats()).collect();
    if let Some(own) = show.seat() {
        order.rotate_left(own.index());
    }
    html! {
        ol.seats { @for seat in order { (panel(show, course, seat, taste)) } }
    }
}

fn panel(show: &Show<'_>, course: &Course, seat: Seat, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let own = show.seat() == Some(seat);
    let acts = course.turn().has(seat);
    html! {
        li.seat.own[own].acts[acts] #{"panel-" (seat)} {
            (mark(seat, taste.theme))
            span.name { (taste.name(seat)) @if own { span.badge { (w("you")) } } }
            span.state { (state(show, course, seat, taste)) }
            (handing(show, course, seat, taste))
        }
    }
}

/// What a seat is doing, in words.
fn state(show: &Show<'_>, course: &Course, seat: Seat, taste: &Taste) -> String {
    let w = |id: &str| words::word(taste.lang, id);
    let answered = course.play.as_ref().and_then(|play| play.answered(seat));
    let is_bot = matches!(course.holders[seat.index()], Holder::Bot(_));
    if let Holder::Open | Holder::Invited = course.holders[seat.index()] {
        return w("seat-free");
    }
    if course.stage() == Stage::Over {
        let outcome = course.play.as_ref().map(|play| play.outcome());
        let place = outcome.and_then(|outcome| outcome.places.get(seat.index()).copied());
        return place.map_or_else(String::new, |place| {
            words::say(taste.lang, &Message::new("place").with("n", place))
        });
    }
    if let Some(level) = course.stand_ins[seat.index()] {
        return words::say(
            taste.lang,
            &Message::new("stand-in").with("level", level_name(taste.lang, level)),
        );
    }
    match (course.turn().has(seat), answered) {
        (true, Some(_)) => w("choosing"),
        (true, None) if is_bot => w("thinking"),
        (true, None) if show.scene.present.has(seat) => w("acts-now"),
        (true, None) => w("acts-now-away"),
        (false, Some(_)) => w("ready"),
        (false, None) if is_bot || show.scene.present.has(seat) => w("waits"),
        (false, None) => w("away"),
    }
}

/// The person hands a seat to a bot and takes it back; of somebody who is away the others can hand it over, and the host
/// can free it.
fn handing(show: &Show<'_>, course: &Course, seat: Seat, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let is_person = matches!(course.holders[seat.index()], Holder::Person { .. });
    let own = show.seat() == Some(seat);
    let is_away = !show.scene.present.has(seat);
    let may = own || (is_away && (show.is_host() || show.seat().is_some()));
    if course.stage() != Stage::Playing {
        return html! {};
    }
    if course.holders[seat.index()] == Holder::Open && show.seat().is_none() {
        return html! {
            form method="post" action=(show.at("/sit")) {
                input type="hidden" name="seat" value=(seat);
                button { (w("sit-here")) }
            }
        };
    }
    let has_bot = course.stand_ins[seat.index()].is_some();
    if !is_person || !may || (has_bot && !own && !show.is_host()) {
        return html! {};
    }
    html! {
        details.menu {
            summary aria-label=(words::say(taste.lang, &Message::new("seat-menu").with("who", taste.name(seat).to_owned()))) { "⋯" }
            form method="post" action=(show.at("/standin")) data-quiet {
                input type="hidden" name="seat" value=(seat);
                @if has_bot && own {
                    button name="level" value="" { (w("take-back-seat")) }
                } @else if !has_bot {
                    p { (w("hand-to-bot")) }
                    @for level in Level::ready() {
                        button name="level" value=(level.name()) { (level_name(taste.lang, level)) }
                    }
                }
            }
            @if show.is_host() && !own {
                form method="post" action=(show.at("/arrange")) data-quiet {
                    input type="hidden" name="seat" value=(seat);
                    button name="holder" value="open" { (w("free-seat")) }
                }
            }
        }
    }
}
