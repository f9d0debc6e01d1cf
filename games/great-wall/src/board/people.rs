//! Players' panels with all that is public, and what the viewer keeps behind the own screen.

use super::{GAP, Pen, WIDTH};
use crate::{
    cardtext,
    ids::{Clan, Location, Soldier},
    step::Card,
};
use paint::{Area, Icon, Svg};
use table::Seat;

pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let n =
        pen.open.n as usize + usize::from(pen.open.has_reed()) + usize::from(pen.open.is_solo());
    let rows = area.rows(n.clamp(3, 4), GAP);
    let mut places = rows.into_iter();
    for (seat, place) in pen.open.seats().zip(&mut places) {
        player(svg, pen, seat, place);
    }
    if pen.open.is_solo()
        && let Some(place) = places.next()
    {
        qin(svg, pen, place);
    }
    if pen.open.has_reed()
        && let Some(place) = places.next()
    {
        reed(svg, pen, place);
    }
}

fn frame(svg: &mut Svg, pen: &Pen<'_>, clan: Clan, area: Area) -> Area {
    let palette = &pen.palette;
    let active = pen.open.active == Some(clan);
    let colour = if active { palette.accent } else { palette.line };
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(colour, if active { 2.5 } else { 1.0 });
    pen.mark(svg, clan, area.x + 15.0, area.y + 15.0, 9.0);
    pen.line(
        svg,
        Area::new(area.x + 30.0, area.y + 5.0, 130.0, 20.0),
        &pen.clan(clan),
        14.0,
        true,
    );
    area.inset(7.0)
}

fn player(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) {
    let palette = &pen.palette;
    let open = pen.open;
    let clan = Clan::of(seat);
    let state = open.player(seat);
    svg.g(format!("player-{seat}")).draw(|svg| {
        let inner = frame(svg, pen, clan, area);
        let y = area.y + 15.0;
        let mut x = area.x + 166.0;
        let chips = [
            (
                Icon::Laurel,
                state.points().to_string(),
                palette.jade,
                "ui-honor",
                "honor",
            ),
            (
                Icon::Scroll,
                state.hand.to_string(),
                palette.ivory,
                "ui-tactics",
                "hand",
            ),
            (
                Icon::Pawn,
                format!("{}+{}", open.clerk_pools[clan.index()], state.chamber),
                palette.cloth,
                "ui-clerks",
                "clerks",
            ),
            (
                Icon::Person,
                format!("S{}", state.supporters()),
                palette.bronze,
                "ui-supporters",
                "support",
            ),
        ];
        for (icon, text, tone, word, key) in chips {
            let id = if key == "clerks" && pen.view.table.viewer == Some(seat) {
                "clerk-pool".to_owned()
            } else {
                format!("{key}-{seat}")
            };
            let mut width = 0.0;
            svg.g(&id).title(pen.term(word)).draw(|svg| {
                width = paint::chip(
                    svg,
                    x,
                    y,
                    20.0,
                    icon,
                    &text,
                    tone,
                    paint::Pill::Framed,
                    palette,
                );
            });
            pen.target(svg, &id, Area::new(x, y - 10.0, width, 20.0));
            x += width + 6.0;
        }
        // The pool of Soldiers with Shame.
        let y = inner.y + 30.0;
        let mut x = inner.x + 2.0;
        for &kind in Soldier::ALL {
            let n = open.pools[clan.index()][kind.index()];
            let shamed = state.shamed[kind.index()];
            let text = if shamed > 0 {
                format!("{n} (−{shamed})")
            } else {
                n.to_string()
            };
            let title = format!(
                "{}: {n} × {}; {}: {shamed}",
                pen.term("ui-pool"),
                pen.term(kind.id()),
                pen.term("ui-shame")
            );
            let tone = if shamed > 0 {
                palette.fire
            } else {
                palette.iron
            };
            svg.g(format!("pool-{seat}-{kind}"))
                .title(title)
                .draw(|svg| {
                    x += paint::chip(
                        svg,
                        x,
                        y,
                        17.0,
                        Pen::soldier(kind),
                        &text,
                        tone,
                        paint::Pill::Bare,
                        palette,
                    ) + 8.0;
                });
        }
        for location in Location::PRODUCTION {
            if let Some(overseer) = state.overseers[location.index()] {
                let (icon, tone) = crate::data::data().locations[location.index()]
                    .produces
                    .map_or((Icon::Worker, palette.iron), |produces| {
                        pen.resource(produces.resource)
                    });
                svg.g(format!("overseer-{seat}-{location}"))
                    .title(format!("{}: {}", pen.term(location.id()), overseer.level))
                    .draw(|svg| {
                        x += paint::chip(
                            svg,
                            x,
                            y,
                            17.0,
                            icon,
                            &format!("L{}", overseer.level),
                            tone,
                            paint::Pill::Framed,
                            palette,
                        ) + 5.0;
                    });
            }
        }
        cards(
            svg,
            pen,
            seat,
            Area::new(inner.x, inner.y + 42.0, inner.w, inner.h - 42.0),
        );
    });
}

/// General, Active Advisors, claimed Hordes, Command cards in hand.
fn cards(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) {
    let palette = &pen.palette;
    let state = pen.open.player(seat);
    let mut x = area.x;
    let mut y = area.y;
    let mut tag = |svg: &mut Svg, id: String, name: &str, title: String, tone: paint::Tone| {
        let width = (paint::text_width(name, 11.0, paint::Weight::Regular) + 12.0).min(area.w);
        if x + width > area.right() && x > area.x {
            x = area.x;
            y += 19.0;
        }
        if y + 17.0 > area.bottom() + 2.0 {
            return;
        }
        svg.g(id).title(title).draw(|svg| {
            svg.rect(x, y, width, 17.0)
                .round(4.0)
                .fill(tone.fill)
                .stroke(palette.line, 1.0);
            svg.text(
                x + 6.0,
                y + 8.5,
                paint::ellipsis(name, 11.0, paint::Weight::Regular, width - 8.0),
            )
            .size(11.0)
            .v_centred()
            .fill(tone.ink);
        });
        x += width + 4.0;
    };
    if let Some(general) = state.general {
        let card = Card::General(general);
        tag(
            svg,
            format!("general-{seat}"),
            &pen.term(general.id()),
            pen.help(card, &cardtext::general(general)),
            palette.gold,
        );
    }
    for advisor in state.active.iter() {
        let card = Card::Advisor(advisor);
        tag(
            svg,
            format!("active-{seat}-{advisor}"),
            &pen.term(advisor.id()),
            pen.help(card, &cardtext::text(card)),
            palette.ivory,
        );
    }
    for card in state.claimed.iter() {
        let shame = state.shame_on(card);
        let name = if shame > 0 {
            format!("{} †{shame}", pen.term(card.horde().id()))
        } else {
            pen.term(card.horde().id())
        };
        let honor = crate::data::data().hordes[card.horde().index()].honor;
        let title = format!(
            "{}: {name}, {} {honor}",
            pen.term("ui-claimed"),
            pen.term("ui-honor")
        );
        tag(
            svg,
            format!("claimed-{card}"),
            &name,
            title,
            if shame > 0 {
                palette.fire
            } else {
                palette.jade
            },
        );
    }
    for command in pen.open.command_hand(seat).iter() {
        let card = Card::Command(command, 0);
        let title = format!(
            "{}: {}",
            pen.term("ui-hand"),
            pen.help(card, &cardtext::command_text(command))
        );
        tag(
            svg,
            format!("command-{seat}-{command}"),
            &pen.term(command.id()),
            title,
            palette.neutral,
        );
    }
}

fn qin(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let state = &pen.open.qin;
    svg.g("player-qin").draw(|svg| {
        let inner = frame(svg, pen, Clan::QIN, area);
        let y = area.y + 15.0;
        let mut x = area.x + 166.0;
        for (icon, text, tone, word) in [
            (
                Icon::Laurel,
                state.honor.to_string(),
                palette.jade,
                "ui-honor",
            ),
            (
                Icon::Pawn,
                pen.open.clerk_pools[Clan::QIN.index()].to_string(),
                palette.cloth,
                "ui-clerks",
            ),
            (
                Icon::Person,
                format!("S{}", state.hidden as usize + state.advisors.len()),
                palette.bronze,
                "ui-supporters",
            ),
        ] {
            svg.g(format!("qin-{word}"))
                .title(pen.term(word))
                .draw(|svg| {
                    x += paint::chip(
                        svg,
                        x,
                        y,
                        20.0,
                        icon,
                        &text,
                        tone,
                        paint::Pill::Framed,
                        palette,
                    ) + 6.0;
                });
        }
        let names: Vec<String> = state
            .claimed
            .iter()
            .map(|card| pen.term(card.horde().id()))
            .collect();
        pen.line(
            svg,
            Area::new(inner.x, inner.y + 30.0, inner.w, 16.0),
            &names.join(", "),
            11.0,
            false,
        );
    });
}

fn reed(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    svg.g("player-reed").draw(|svg| {
        let inner = frame(svg, pen, Clan::REED, area);
        let n = pen.open.pools[Clan::REED.index()][Soldier::Spearman.index()];
        paint::chip(
            svg,
            inner.x + 2.0,
            inner.y + 32.0,
            18.0,
            Icon::Spear,
            &n.to_string(),
            pen.palette.iron,
            paint::Pill::Bare,
            &pen.palette,
        );
    });
}

/// Behind the own screen: Resources, Tactics with their texts, the Supporting Advisor that only the owner saw.
pub fn own(svg: &mut Svg, pen: &Pen<'_>, top: f32) -> f32 {
    let (Some(mine), Some(seat)) = (pen.view.table.mine, pen.view.table.viewer) else {
        return top;
    };
    let palette = &pen.palette;
    let height = 92.0;
    let area = Area::new(12.0, top, WIDTH - 24.0, height);
    let title = format!("{}: {}", pen.term("ui-screen"), pen.taste.name(seat));
    let inner = paint::panel(svg, area, &title, palette);
    svg.g("own-resources").draw(|svg| {
        pen.amounts(svg, inner.x, inner.y + 14.0, 24.0, mine.resources, true);
    });
    if let Some(support) = mine.support {
        let card = Card::Advisor(support);
        let text = format!(
            "{}: {}",
            pen.term("ui-support-hidden"),
            pen.term(support.id())
        );
        svg.g("own-support")
            .title(pen.help(card, &cardtext::text(card)))
            .draw(|svg| {
                pen.line(
                    svg,
                    Area::new(inner.x, inner.y + 34.0, 230.0, 16.0),
                    &text,
                    11.0,
                    false,
                );
            });
    }
    let cards = Area::new(
        inner.x + 250.0,
        inner.y - 2.0,
        inner.w - 250.0,
        inner.h + 4.0,
    );
    let n = mine.hand.len().max(4);
    for (card, place) in mine.hand.iter().zip(cards.columns(n, 6.0)) {
        let face = card.face();
        let text = cardtext::tactic(face);
        svg.g(format!("tactic-{card}"))
            .title(pen.help(Card::Tactic(face), &text))
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                pen.line(
                    svg,
                    Area::new(place.x + 6.0, place.y + 2.0, place.w - 10.0, 14.0),
                    &pen.card_name(Card::Tactic(face)),
                    11.0,
                    true,
                );
                paint::paragraph(
                    svg,
                    Area::new(
                        place.x + 6.0,
                        place.y + 18.0,
                        place.w - 10.0,
                        place.h - 20.0,
                    ),
                    &pen.say(&text),
                    10.0,
                    palette.ink,
                );
            });
    }
    top + height + GAP
}
