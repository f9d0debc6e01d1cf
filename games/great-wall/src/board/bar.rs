//! The bar on top: the season, the Time track, Shame, the Invasion indicator, Tea order, and what solo and co-op add.

use super::{
    CHIP, GAP, HEAD, Pen, SMALL, TEXT,
    tags::{Tag, Tags},
};
use crate::{
    names::{Mode, Season},
    rules::{coop, spring},
    speak::cards,
    step::Card,
};
use paint::{Area, Icon, Pill, Svg, Weight};
use table::Message;

/// Draws the bar.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let open = pen.open;
    pen.sheet(svg, area, false);
    let y = area.y + area.h / 2.0;
    let season = match open.season {
        Season::Spring => Icon::Spring,
        Season::Summer => Icon::Summer,
        Season::Fall => Icon::Autumn,
        Season::Winter => Icon::Winter,
    };
    season.draw(svg, area.x + 6.0, y - 12.0, 24.0, palette.gold);
    let year = format!(
        "{} {} · {}",
        pen.term("ui-year"),
        open.year,
        pen.term(open.season.id())
    );
    svg.text(area.x + 35.0, y, &year)
        .size(HEAD)
        .bold()
        .v_centred()
        .fill(palette.ink);
    let mut x = area.x + 35.0 + paint::text_width(&year, HEAD, Weight::Bold).max(96.0) + 10.0;
    x = time_track(svg, pen, x, area) + 6.0;
    let shame = format!("{} (−{})", open.shame_pool, open.shame_removed);
    let deck = format!(
        "{} · {}",
        pen.term(open.indicator.id()),
        open.horde_deck().len()
    );
    for (id, icon, text, tone, help) in [
        (
            "shame-pool",
            Icon::Fan,
            shame,
            palette.fire,
            "ui-shame-pool",
        ),
        (
            "indicator",
            Icon::Compass,
            deck,
            palette.iron,
            "ui-indicator",
        ),
    ] {
        svg.g(id).title(pen.term(help)).draw(|svg| {
            let pill = Pill::Framed;
            x += paint::chip(svg, x, y, 22.0, icon, &text, tone, pill, palette) + 6.0;
        });
    }
    let room = match open.mode {
        Mode::Standard | Mode::Standard2 => area.right() - x,
        Mode::Solo | Mode::Coop => 0.0,
    };
    x = tea_order(svg, pen, Area::new(x + 4.0, area.y, room, area.h)) + 6.0;
    let rest = Area::new(x, area.y + 4.0, area.right() - 6.0 - x, area.h - 8.0);
    match open.mode {
        Mode::Coop => omens(svg, pen, rest),
        Mode::Solo => qin_track(svg, pen, rest),
        Mode::Standard | Mode::Standard2 => {}
    }
}

/// New Hordes and Lethality of each Year; returns where the track ends.
fn time_track(svg: &mut Svg, pen: &Pen<'_>, left: f32, area: Area) -> f32 {
    let palette = &pen.palette;
    let y = area.y + area.h / 2.0;
    let mut x = left;
    for (at, space) in (1..).zip(&pen.open.data().time[pen.open.side()]) {
        let now = at == pen.open.year;
        let hordes = spring::due(pen.open, at);
        let title = pen.say(
            &Message::new("ui-time")
                .with("year", at)
                .with("hordes", hordes)
                .with("lethality", space.lethality),
        );
        svg.g(format!("time-{at}")).title(title).draw(|svg| {
            let (fill, ink, tone) = if now {
                let tone = paint::Tone::new(palette.on_accent, palette.accent);
                (palette.accent, palette.on_accent, tone)
            } else {
                (palette.raised, palette.ink, palette.iron)
            };
            svg.rect(x, area.y + 4.0, 46.0, area.h - 8.0)
                .round(4.0)
                .fill(fill)
                .stroke(palette.line, 1.0);
            svg.text(x + 12.0, y, format!("+{hordes}"))
                .size(TEXT)
                .centred()
                .fill(ink);
            Icon::Skull.draw(svg, x + 22.0, y - 6.5, 13.0, tone);
            svg.text(x + 40.0, y, space.lethality)
                .size(TEXT)
                .bold()
                .centred()
                .fill(ink);
        });
        x += 48.0;
    }
    x
}

/// Who comes first at ties, with names if there is room; returns where it ends.
fn tea_order(svg: &mut Svg, pen: &Pen<'_>, area: Area) -> f32 {
    let (mut x, y) = (area.x, area.y + area.h / 2.0);
    svg.g("tea-order").title(pen.term("ui-tea")).draw(|svg| {
        Icon::TeaCup.draw(svg, x, y - 9.0, 18.0, pen.palette.tea);
    });
    x += 30.0;
    let name = (area.right() - x) / pen.open.tea.len().max(1) as f32 - 26.0;
    for (at, clan) in pen.open.tea.iter().enumerate() {
        let title = format!("{}: {}. {}", pen.term("ui-tea"), at + 1, pen.clan(clan));
        svg.g(format!("tea-{}", at + 1)).title(title).draw(|svg| {
            pen.mark(svg, clan, x, y, 8.0);
            x += 21.0;
            if name > 40.0 {
                let words = paint::ellipsis(&pen.clan(clan), SMALL, Weight::Regular, name);
                let line = Area::new(x - 8.0, area.y, name, area.h);
                pen.line(svg, line, &words, SMALL, Weight::Regular);
                x += paint::text_width(&words, SMALL, Weight::Regular) + 5.0;
            }
        });
    }
    x
}

/// How many Decrees are fulfilled, and Events that stay in force.
fn omens(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let open = pen.open;
    let done = Message::new("ui-fulfilled")
        .with("n", open.fulfilled.len())
        .with("of", coop::target(open));
    let y = area.y + area.h / 2.0;
    let mut x = area.x;
    svg.g("decrees-fulfilled")
        .title(pen.say(&done))
        .draw(|svg| {
            let text = format!("{}/{}", open.fulfilled.len(), coop::target(open));
            let tone = pen.palette.ivory;
            x += pen.count(svg, x, y, CHIP, Icon::Scroll, &text, tone) + 10.0;
        });
    let place = Area::new(x, area.y + 1.0, area.right() - x, area.h - 2.0);
    let mut tags = Tags::new(place);
    let passive = open
        .omens
        .iter()
        .filter(|omen| pen.open.data().omens[omen.index()].passive);
    for omen in passive {
        let card = Card::Event(omen);
        let help = pen.help(card, &cards::text(open.data(), card));
        let help = format!("{}\n{help}", pen.term("ui-events"));
        let tag = Tag {
            id: format!("event-{omen}"),
            icon: None,
            name: pen.card_name(card),
            help,
            tone: pen.palette.violet,
        };
        tags.add(svg, pen, tag);
    }
    tags.finish(svg, pen, "more-events");
}

/// Qin's Location track: the highest on the left.
fn qin_track(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let y = area.y + area.h / 2.0;
    let label = pen.term("ui-qin-short");
    let width = paint::text_width(&label, SMALL, Weight::Regular) + GAP;
    let (word, spaces) = area.cut_left(width, 2.0);
    pen.aside(svg, word, &label);
    let track = pen.open.qin.track.iter();
    let spaces = Area {
        w: spaces.w.min(200.0),
        ..spaces
    };
    for (at, (token, place)) in (1..).zip(track.zip(spaces.columns(5, 3.0))) {
        let location = token.location();
        let title = pen.say(
            &Message::new("ui-qin-space")
                .with("n", at)
                .term("location", location.id()),
        );
        svg.g(format!("qin-{at}"))
            .title(format!("{}\n{title}", pen.term("ui-qin-track")))
            .draw(|svg| {
                pen.card(svg, place);
                let (icon, tone) = pen.product(location);
                svg.text(place.x + 8.0, y, at)
                    .size(SMALL)
                    .centred()
                    .fill(palette.muted);
                icon.draw(svg, place.x + 15.0, y - 8.0, 16.0, tone);
            });
    }
}
