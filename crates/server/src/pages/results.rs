//! The end of a game: places, points by source, points over the rounds, and what to do next.

use super::{layout::Page, play::Show};
use crate::{
    rooms::{Course, Stage},
    visitor::Visitor,
    words,
};
use game::Match;
use maud::{Markup, PreEscaped, html};
use paint::{Breakdown, Palette, Series, bar_breakdown, line_chart};
use table::{Message, Opening, Seat, Taste};

/// Places and points; nothing while the game is on.
pub fn results(show: &Show<'_>, course: &Course, play: &dyn Match, taste: &Taste) -> Markup {
    if course.stage() != Stage::Over {
        return html! {};
    }
    let w = |id: &str| words::word(taste.lang, id);
    let outcome = play.outcome();
    let mut order: Vec<Seat> = Seat::first(course.seats()).collect();
    order.sort_by_key(|seat| (outcome.places[seat.index()], seat.index()));
    html! {
        div.results {
            (ending(play, taste))
            ol.places { @for seat in order {
                li { span.place { (outcome.places[seat.index()]) "." } (super::mark(seat, taste.theme))
                    span.name { (taste.name(seat)) } span.points { (outcome.scores[seat.index()]) } }
            } }
            div.row {
                @if let Some(next) = &course.next {
                    a.button.primary href=(format!("/t/{next}")) { (w("next-game")) }
                } @else if show.seat().is_some() {
                    form method="post" action=(show.at("/again")) { button.primary { (w("same-again")) } }
                }
                a.button href=(show.at("/results")) { (w("breakdown")) }
                a.button href=(show.at("/replay")) { (w("replay")) }
                a.button.quiet href=(show.at("/replay.txt")) download { (w("download")) }
            }
        }
    }
}

/// The page with pictures of the result.
pub fn page(
    visitor: &Visitor,
    show: &Show<'_>,
    course: &Course,
    play: &dyn Match,
    taste: &Taste,
) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let palette = Palette::of(taste.theme);
    Page {
        visitor,
        title: w("breakdown"),
        class: "results-page",
        here: show.at("/results"),
        body: html! {
            h1 { (w("breakdown")) }
            p { a href=(show.at("")) { (w("back-to-table")) } }
            (ending(play, taste))
            section.card.chart { (PreEscaped(breakdown(course, play, taste, &palette))) }
            section.card.chart { (PreEscaped(over_rounds(course, play, taste, &palette))) }
            @if let (Some(seed), Some(hash)) = (course.told_seed(), &course.commitment) {
                section.card {
                    h2 { (w("check-dice")) }
                    p.help { (w("check-dice-help")) }
                    dl.agreed { dt { (w("seed-hash")) } dd { code { (hash) } } dt { (w("seed")) } dd { code { (seed) } } }
                    @let mixed = course.mixed();
                    @if !mixed.is_empty() {
                        p.help { (w("mixed-help")) }
                        dl.agreed { @for (hash, seed) in mixed {
                            dt { (w("seed-hash")) } dd { code { (hash) } } dt { (w("mixed")) } dd { code { (seed.unwrap_or_default()) } }
                        } }
                    }
                }
            }
        },
    }
    .render()
}

/// How the game ended, where it says so.
fn ending(play: &dyn Match, taste: &Taste) -> Markup {
    let text = play.outcome().ending.map(|id| {
        let word = format!("ending-{id}");
        super::term_or(play.game(), taste.lang, &word, String::new)
    });
    html! { @if let Some(text) = text.filter(|text| !text.is_empty()) { p.ending { (text) } } }
}

fn breakdown(course: &Course, play: &dyn Match, taste: &Taste, palette: &Palette) -> String {
    let outcome = play.outcome();
    let sources: Vec<String> = outcome
        .sources
        .iter()
        .map(|(id, _)| course.game.term(taste.lang, id))
        .collect();
    let rows: Vec<Breakdown> = Seat::first(course.seats())
        .map(|seat| Breakdown {
            seat,
            name: taste.name(seat).to_owned(),
            points: outcome
                .sources
                .iter()
                .map(|(_, points)| points[seat.index()])
                .collect(),
        })
        .collect();
    let w = |id: &str| words::word(taste.lang, id);
    bar_breakdown(
        &w("points-by-source"),
        &w("total"),
        &sources,
        &rows,
        palette,
    )
}

/// Plays the game through once more and notes the points at the end of each round.
fn over_rounds(course: &Course, play: &dyn Match, taste: &Taste, palette: &Palette) -> String {
    let again = match play.opening() {
        Opening::Deal(setup, seed) => course.game.deal_in(&course.edition, setup, seed).ok(),
        Opening::Position(position) => course.game.open_in(&course.edition, &position).ok(),
    };
    let mut ends: Vec<(u32, Vec<i32>)> = Vec::new();
    if let Some(mut again) = again {
        let mut note = |play: &dyn Match| {
            let (round, scores) = (play.round(), play.outcome().scores);
            match ends.last_mut() {
                Some((last, points)) if *last == round => *points = scores,
                _ => ends.push((round, scores)),
            }
        };
        note(&*again);
        let mut luck = play.luck().into_iter().peekable();
        for (made, (seat, action)) in play.actions().into_iter().enumerate() {
            while let Some((_, luck)) = luck.next_if(|(at, _)| *at == made) {
                again.mix(luck);
            }
            if again.act(seat, &action).is_err() {
                break;
            }
            note(&*again);
        }
    }
    let rounds: Vec<String> = ends.iter().map(|(round, _)| round.to_string()).collect();
    let series: Vec<Series> = Seat::first(course.seats())
        .map(|seat| Series {
            seat,
            name: taste.name(seat).to_owned(),
            values: ends
                .iter()
                .map(|(_, scores)| scores[seat.index()] as f32)
                .collect(),
        })
        .collect();
    let title = words::say(taste.lang, &Message::new("points-over-rounds"));
    line_chart(&title, &rounds, &series, palette)
}
