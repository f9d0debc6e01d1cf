//! The bar on top, Command track, Tea order, Artifacts or Decrees, Advisors, and Qin's Location track.

use super::{GAP, Pen};
use crate::{
    cardtext,
    data::data,
    ids::{Clan, Mode, Season},
    rules::coop,
    step::Card,
};
use paint::{Area, Icon, Svg};
use table::{Face, Message};

pub fn bar(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let open = pen.open;
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(palette.line, 1.0);
    let y = area.y + area.h / 2.0;
    let season = match open.season {
        Season::Spring => Icon::Spring,
        Season::Summer => Icon::Summer,
        Season::Fall => Icon::Autumn,
        Season::Winter => Icon::Winter,
    };
    season.draw(svg, area.x + 10.0, y - 13.0, 26.0, palette.gold);
    let year = format!(
        "{} {} · {}",
        pen.term("ui-year"),
        open.year,
        pen.term(open.season.id())
    );
    svg.text(area.x + 44.0, y, year)
        .size(17.0)
        .bold()
        .v_centred()
        .fill(palette.ink);
    // The Time track: new Hordes above, Lethality below.
    let mut x = area.x + 196.0;
    for (at, space) in (1..).zip(&data().time[open.side()]) {
        let now = at == open.year;
        let title = pen.say(
            &Message::new("ui-time")
                .with("year", at)
                .with("hordes", space.new_hordes)
                .with("lethality", space.lethality),
        );
        svg.g(format!("time-{at}")).title(title).draw(|svg| {
            let fill = if now { palette.accent } else { palette.raised };
            let ink = if now { palette.on_accent } else { palette.ink };
            svg.rect(x, area.y + 5.0, 34.0, area.h - 10.0)
                .round(5.0)
                .fill(fill)
                .stroke(palette.line, 1.0);
            svg.text(x + 17.0, area.y + 14.0, format!("+{}", space.new_hordes))
                .size(12.0)
                .centred()
                .fill(ink);
            let tone = if now {
                paint::Tone::new(palette.on_accent, palette.accent)
            } else {
                palette.iron
            };
            Icon::Skull.draw(svg, x + 4.0, area.y + 22.0, 13.0, tone);
            svg.text(x + 24.0, area.y + 29.0, space.lethality)
                .size(12.0)
                .bold()
                .centred()
                .fill(ink);
        });
        x += 38.0;
    }
    x += 8.0;
    svg.g("shame-pool")
        .title(pen.term("ui-shame-pool"))
        .draw(|svg| {
            x += paint::chip(
                svg,
                x,
                y,
                24.0,
                Icon::Fan,
                &format!("{} (−{})", open.shame_pool, open.shame_removed),
                palette.fire,
                paint::Pill::Framed,
                palette,
            ) + 8.0;
        });
    svg.g("indicator")
        .title(pen.term("ui-indicator"))
        .draw(|svg| {
            let text = format!(
                "{} · {}",
                pen.term(open.indicator.id()),
                open.horde_deck().len()
            );
            x += paint::chip(
                svg,
                x,
                y,
                24.0,
                Icon::Compass,
                &text,
                palette.iron,
                paint::Pill::Framed,
                palette,
            ) + 8.0;
        });
    let prompt = pen.say(&crate::GreatWall::prompt(pen.view));
    let room = area.right() - x - 10.0;
    let lines = paint::wrap(&prompt, 14.0, paint::Weight::Bold, room);
    let top = y - 9.0 * (lines.len().min(2) as f32 - 1.0);
    for (at, line) in lines.iter().take(2).enumerate() {
        svg.text(x, top + 18.0 * at as f32, line)
            .size(14.0)
            .bold()
            .v_centred()
            .fill(palette.accent);
    }
}

/// Command track, Tea order, Artifacts or Decrees; below them the Advisors, and Events or Qin's track.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let (top, rest) = area.cut_top(96.0, GAP);
    let (track, top) = top.cut_left(370.0, GAP);
    let (tea, cards) = top.cut_left(138.0, GAP);
    command_track(svg, pen, track);
    tea_order(svg, pen, tea);
    let (advisors, side) = rest.cut_left(rest.w - 250.0 - GAP, GAP);
    match pen.open.mode {
        Mode::Coop => {
            decrees(svg, pen, cards);
            omens(svg, pen, side);
            advisor_track(svg, pen, advisors);
        }
        Mode::Solo => {
            artifacts(svg, pen, cards);
            qin_track(svg, pen, side);
            advisor_track(svg, pen, advisors);
        }
        Mode::Standard | Mode::Standard2 => {
            artifacts(svg, pen, cards);
            advisor_track(svg, pen, rest);
        }
    }
}

fn command_track(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let inner = paint::panel(svg, area, &pen.term("ui-track"), palette);
    let n = pen.open.tea.len();
    for (at, place) in inner.columns(n.max(1), 5.0).into_iter().enumerate() {
        let id = format!("space-{}", at + 1);
        let placed = pen.open.track[at];
        let title = match placed {
            Some(placed) => {
                let text = match (placed.clan, placed.command) {
                    (Clan::QIN, Some(command)) => {
                        cardtext::command([0, 1, 2].map(|at| Card::Solo(command, at)))
                    }
                    (_, Some(command)) => cardtext::command_text(command),
                    (_, None) => cardtext::command([0, 1, 2].map(Card::Reed)),
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
                .round(5.0)
                .fill(palette.raised)
                .stroke(frame, if turn { 2.5 } else { 1.0 });
            svg.text(place.x + 6.0, place.y + 11.0, at + 1)
                .size(12.0)
                .bold()
                .v_centred()
                .fill(palette.muted);
            if let Some(placed) = placed {
                pen.mark(svg, placed.clan, place.right() - 12.0, place.y + 12.0, 8.0);
                let name = placed.command.map_or_else(
                    || pen.term("reed"),
                    |command| pen.card_name(Card::Command(command, 0)),
                );
                paint::paragraph(
                    svg,
                    Area::new(place.x + 5.0, place.y + 24.0, place.w - 8.0, place.h - 25.0),
                    &name,
                    12.0,
                    palette.ink,
                );
            }
        });
        pen.target(svg, &id, place);
    }
}

fn tea_order(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let inner = paint::panel(svg, area, &pen.term("ui-tea"), &pen.palette);
    for (at, (clan, place)) in pen.open.tea.iter().zip(inner.rows(4, 1.0)).enumerate() {
        let y = place.y + place.h / 2.0;
        svg.g(format!("tea-{}", at + 1))
            .title(pen.clan(clan))
            .draw(|svg| {
                pen.mark(svg, clan, place.x + 8.0, y, 7.0);
                pen.line(
                    svg,
                    Area::new(place.x + 20.0, place.y, place.w - 20.0, place.h),
                    &pen.clan(clan),
                    12.0,
                    at == 0,
                );
            });
    }
}

fn artifacts(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let inner = paint::panel(svg, area, &pen.term("ui-artifacts"), palette);
    for (artifact, place) in pen.open.artifacts.iter().zip(inner.columns(3, 5.0)) {
        let text = pen.say(&cardtext::artifact(artifact));
        let mark = if data().artifacts[artifact.index()].reconstructed {
            " *"
        } else {
            ""
        };
        let help = format!(
            "{}: {text}\n* {}",
            pen.term(artifact.id()),
            pen.term("reconstructed")
        );
        svg.g(format!("artifact-{artifact}"))
            .title(help)
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                card_face(
                    svg,
                    pen,
                    place,
                    &format!("{}{mark}", pen.term(artifact.id())),
                    &text,
                );
            });
    }
}

fn decrees(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let open = pen.open;
    let done = Message::new("ui-fulfilled")
        .with("n", open.fulfilled.len())
        .with("of", coop::target(open));
    let title = format!("{} · {}", pen.term("ui-decrees"), pen.say(&done));
    let inner = paint::panel(svg, area, &title, palette);
    for (slot, place) in open
        .decrees
        .iter()
        .zip(inner.columns(coop::slots(open), 5.0))
    {
        let Some(decree) = *slot else {
            svg.rect(place.x, place.y, place.w, place.h)
                .round(5.0)
                .fill(palette.paper)
                .stroke(palette.line, 1.0)
                .dash(3.0, 3.0);
            continue;
        };
        let id = format!("decree-{decree}");
        let text = cardtext::decree(open, decree);
        svg.g(&id)
            .title(pen.help(Card::Decree(decree), &text))
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                let name = pen.card_name(Card::Decree(decree));
                card_face(svg, pen, place, &name, &pen.say(&text));
            });
        pen.target(svg, &id, place);
    }
}

/// Events that stay in force.
fn omens(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let inner = paint::panel(svg, area, &pen.term("ui-events"), palette);
    let passive = pen
        .open
        .omens
        .iter()
        .filter(|omen| data().omens[omen.index()].passive);
    for (omen, place) in passive.zip(inner.grid(2, 3, 2.0)) {
        let card = Card::Event(omen);
        svg.g(format!("event-{omen}"))
            .title(pen.help(card, &cardtext::text(card)))
            .draw(|svg| pen.line(svg, place, &pen.card_name(card), 12.0, false));
    }
}

/// Qin's Location track: the highest on the left.
fn qin_track(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let inner = paint::panel(svg, area, &pen.term("ui-qin-track"), palette);
    let track = pen.open.qin.track.iter().zip(inner.columns(5, 4.0));
    for (at, (token, place)) in (1..).zip(track) {
        let location = token.location();
        let title = pen.say(
            &Message::new("ui-qin-space")
                .with("n", at)
                .term("location", location.id()),
        );
        svg.g(format!("qin-{at}")).title(title).draw(|svg| {
            svg.rect(place.x, place.y, place.w, place.h)
                .round(5.0)
                .fill(palette.raised)
                .stroke(palette.line, 1.0);
            let (x, y) = place.centre();
            let (icon, tone) = match data().locations[location.index()].produces {
                Some(produces) => pen.resource(produces.resource),
                None => (Icon::Sword, palette.fire),
            };
            icon.draw(svg, x - 12.0, y - 15.0, 24.0, tone);
            svg.text(x, place.bottom() - 8.0, at)
                .size(11.0)
                .centred()
                .fill(palette.muted);
        });
    }
}

/// A card's name and text.
fn card_face(svg: &mut Svg, pen: &Pen<'_>, place: Area, name: &str, text: &str) {
    let inner = Area::new(place.x + 5.0, place.y + 2.0, place.w - 9.0, place.h - 3.0);
    let (head, body) = inner.cut_top(15.0, 1.0);
    let shown = paint::ellipsis(name, 12.0, paint::Weight::Bold, head.w);
    svg.text(head.x, head.y + head.h / 2.0, shown)
        .size(12.0)
        .bold()
        .v_centred()
        .fill(pen.palette.accent);
    paint::paragraph(svg, body, text, 11.5, pen.palette.ink);
}

fn advisor_track(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let inner = paint::panel(svg, area, &pen.term("ui-advisors"), palette);
    for (slot, place) in pen.open.advisor_track.iter().zip(inner.columns(4, 5.0)) {
        let Some(advisor) = *slot else { continue };
        let card = Card::Advisor(advisor);
        let id = format!("advisor-{advisor}");
        svg.g(&id)
            .title(pen.help(card, &cardtext::text(card)))
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                let text = pen.say(&cardtext::text(card));
                card_face(svg, pen, place, &pen.card_name(card), &text);
            });
        pen.target(svg, &id, place);
    }
}
