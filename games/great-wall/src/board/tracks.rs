//! The Command track, the Advisor track, and Artifacts or Decrees.

use super::{GAP, Pen, SMALL, TEXT};
use crate::{
    names::{Clan, Mode},
    rules::coop,
    speak::cards,
    step::Card,
};
use paint::{Area, Svg, Weight};

/// The width of the Command track, whose spaces stand in two rows: the cards beside it have much to tell.
const TRACK: f32 = 258.0;

/// Draws the tracks.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let open = pen.open;
    let (track, rest) = area.cut_left(TRACK, GAP);
    command_track(svg, pen, track);
    let extra = match open.mode {
        Mode::Coop => coop::slots(open),
        Mode::Standard | Mode::Standard2 | Mode::Solo => 3,
    } as f32;
    // All cards of the row are equally wide.
    let (advisors, cards) = rest.cut_left((rest.w - GAP) * 4.0 / (4.0 + extra), GAP);
    advisor_track(svg, pen, advisors);
    match open.mode {
        Mode::Coop => decrees(svg, pen, cards),
        Mode::Standard | Mode::Standard2 | Mode::Solo => artifacts(svg, pen, cards),
    }
}

/// A sheet with a heading; returns the room for its cards.
fn block(svg: &mut Svg, pen: &Pen<'_>, area: Area, title: &str) -> Area {
    pen.sheet(svg, area, false);
    let (head, body) = area.inset_xy(6.0, 4.0).cut_top(15.0, 2.0);
    let shown = paint::ellipsis(title, TEXT, Weight::Bold, head.w);
    svg.text(head.x, head.y + head.h / 2.0, shown)
        .size(TEXT)
        .bold()
        .v_centred()
        .fill(pen.palette.ink);
    body
}

fn command_track(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let inner = block(svg, pen, area, &pen.term("ui-track"));
    let n = pen.open.tea.len();
    let places = inner.grid(2, 2, 4.0);
    for (at, place) in places.into_iter().take(n).enumerate() {
        let id = format!("space-{}", at + 1);
        let placed = pen.open.track[at];
        let title = match placed {
            Some(placed) => {
                let text = match (placed.clan, placed.command) {
                    (Clan::QIN, Some(command)) => {
                        cards::command(pen.open.data(), [0, 1, 2].map(|at| Card::Solo(command, at)))
                    }
                    (_, Some(command)) => cards::command_text(pen.open.data(), command),
                    (_, None) => cards::command(pen.open.data(), [0, 1, 2].map(Card::Reed)),
                };
                let card = placed
                    .command
                    .map_or(Card::Reed(0), |command| Card::Command(command, 0));
                format!("{}\n{}", pen.clan(placed.clan), pen.help(card, &text))
            }
            None => pen.term("ui-empty"),
        };
        svg.g(&id).title(title).draw(|svg| {
            let turn = placed.is_some_and(|placed| pen.open.active == Some(placed.clan));
            let frame = if turn { palette.accent } else { palette.line };
            svg.rect(place.x, place.y, place.w, place.h)
                .round(4.0)
                .fill(palette.raised)
                .stroke(frame, if turn { 2.5 } else { 1.0 });
            let y = place.y + place.h / 2.0;
            svg.text(place.x + 10.0, y, at + 1)
                .size(TEXT)
                .bold()
                .centred()
                .fill(palette.muted);
            if let Some(placed) = placed {
                pen.mark(svg, placed.clan, place.x + 26.0, y, 8.0);
                let name = placed.command.map_or_else(
                    || pen.term("reed"),
                    |command| pen.card_name(Card::Command(command, 0)),
                );
                let (_, words) = place.cut_left(37.0, 0.0);
                let words = Area {
                    w: words.w - 3.0,
                    ..words
                };
                let size = paint::fit(&name, TEXT, Weight::Regular, words.w).max(SMALL);
                pen.line(svg, words, &name, size, Weight::Regular);
            }
        });
        pen.target(svg, &id, place);
    }
}

fn advisor_track(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let inner = block(svg, pen, area, &pen.term("ui-advisors"));
    for (slot, place) in pen.open.advisor_track.iter().zip(inner.columns(4, 4.0)) {
        let Some(advisor) = *slot else {
            pen.gap(svg, place);
            continue;
        };
        let card = Card::Advisor(advisor);
        let id = format!("advisor-{advisor}");
        let text = cards::text(pen.open.data(), card);
        svg.g(&id).title(pen.help(card, &text)).draw(|svg| {
            pen.card(svg, place);
            pen.card_face(svg, place, &pen.card_name(card), &pen.say(&text));
        });
        pen.target(svg, &id, place);
    }
}

fn artifacts(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let inner = block(svg, pen, area, &pen.term("ui-artifacts"));
    for (artifact, place) in pen.open.artifacts.iter().zip(inner.columns(3, 4.0)) {
        let text = pen.say(&cards::artifact(pen.open.data(), artifact));
        let mut name = pen.term(artifact.id());
        let mut help = format!("{name}: {text}");
        if pen.open.data().artifacts[artifact.index()].reconstructed {
            name.push_str("\u{a0}*");
            help.push_str("\n* ");
            help.push_str(&pen.term("reconstructed"));
        }
        svg.g(format!("artifact-{artifact}"))
            .title(help)
            .draw(|svg| {
                pen.card(svg, place);
                pen.card_face(svg, place, &name, &text);
            });
    }
}

fn decrees(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let open = pen.open;
    let inner = block(svg, pen, area, &pen.term("ui-decrees"));
    for (slot, place) in open
        .decrees
        .iter()
        .zip(inner.columns(coop::slots(open), 4.0))
    {
        let Some(decree) = *slot else {
            pen.gap(svg, place);
            continue;
        };
        let id = format!("decree-{decree}");
        let text = cards::decree(open, decree);
        let card = Card::Decree(decree);
        svg.g(&id).title(pen.help(card, &text)).draw(|svg| {
            pen.card(svg, place);
            pen.card_face(svg, place, &pen.card_name(card), &pen.say(&text));
        });
        pen.target(svg, &id, place);
    }
}
