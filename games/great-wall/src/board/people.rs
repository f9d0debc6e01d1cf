//! A panel for each seat with all that is public; the viewer's own comes first and shows what lies behind the screen.

use super::{GAP, Pen};
use crate::{
    cardtext,
    data::data,
    ids::{Clan, Location, Soldier},
    step::Card,
    table::Own,
};
use paint::{Area, Icon, Pill, Svg, Tone, Weight};
use table::Seat;

/// Heights: another player, Qin Jiushao, the Reed Clan.
const OTHER: f32 = 138.0;
const QIN: f32 = 112.0;
const REED: f32 = 62.0;

pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let open = pen.open;
    let viewer = pen.view.table.viewer;
    let mine = pen.view.table.mine;
    let automatic = if open.is_solo() { QIN + GAP } else { 0.0 }
        + if open.has_reed() { REED + GAP } else { 0.0 };
    let mut top = area.y;
    let others = open.seats().filter(|&seat| viewer != Some(seat));
    let n = others.clone().count() as f32;
    if let (Some(seat), Some(mine)) = (viewer, mine) {
        let most = area.h - automatic - n * (OTHER + GAP);
        let height = most.min(230.0 + 78.0 * mine.hand.len().max(1) as f32);
        player(
            svg,
            pen,
            seat,
            Area {
                y: top,
                h: height,
                ..area
            },
            Some(mine),
        );
        top += height + GAP;
    }
    let room = area.bottom() - top - automatic + GAP;
    let height = (room / n.max(1.0) - GAP).clamp(OTHER, 220.0);
    for seat in others {
        player(
            svg,
            pen,
            seat,
            Area {
                y: top,
                h: height,
                ..area
            },
            None,
        );
        top += height + GAP;
    }
    if open.is_solo() {
        qin(
            svg,
            pen,
            Area {
                y: top,
                h: QIN,
                ..area
            },
        );
        top += QIN + GAP;
    }
    if open.has_reed() {
        reed(
            svg,
            pen,
            Area {
                y: top,
                h: REED,
                ..area
            },
        );
    }
}

fn frame(svg: &mut Svg, pen: &Pen<'_>, clan: Clan, area: Area) {
    let palette = &pen.palette;
    let active = pen.open.active == Some(clan);
    let colour = if active { palette.accent } else { palette.line };
    svg.rect(area.x, area.y, area.w, area.h)
        .round(8.0)
        .fill(palette.surface)
        .stroke(colour, if active { 2.5 } else { 1.0 });
    pen.mark(svg, clan, area.x + 17.0, area.y + 17.0, 9.0);
    let name = Area::new(area.x + 32.0, area.y + 6.0, 128.0, 22.0);
    pen.line(svg, name, &pen.clan(clan), 15.0, true);
}

/// Chips in a row, each with its help; returns where they end.
fn chips<'a>(
    svg: &mut Svg,
    pen: &Pen<'_>,
    at: (f32, f32),
    list: impl IntoIterator<Item = (String, Icon, String, Tone, &'a str)>,
) -> f32 {
    let (mut x, y) = at;
    for (id, icon, text, tone, word) in list {
        let mut width = 0.0;
        svg.g(&id).title(pen.term(word)).draw(|svg| {
            width = paint::chip(
                svg,
                x,
                y,
                22.0,
                icon,
                &text,
                tone,
                Pill::Framed,
                &pen.palette,
            );
        });
        pen.target(svg, &id, Area::new(x, y - 12.0, width, 24.0));
        x += width + 6.0;
    }
    x
}

fn player(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area, mine: Option<Own>) {
    let palette = &pen.palette;
    let open = pen.open;
    let clan = Clan::of(seat);
    let state = open.player(seat);
    svg.g(format!("seat-{}", seat.number())).draw(|svg| {
        frame(svg, pen, clan, area);
        let clerks = if mine.is_some() {
            "clerk-pool".to_owned()
        } else {
            format!("clerks-{seat}")
        };
        let honor = state.points().to_string();
        let pool = format!("{}+{}", open.clerk_pools[clan.index()], state.chamber);
        let support = format!("S{}", state.supporters());
        let row = [
            (
                format!("honor-{seat}"),
                Icon::Laurel,
                honor,
                palette.jade,
                "ui-honor-help",
            ),
            (clerks, Icon::Pawn, pool, palette.cloth, "ui-clerks-help"),
            (
                format!("support-{seat}"),
                Icon::Person,
                support,
                palette.bronze,
                "ui-supporters-help",
            ),
            (
                format!("hand-{seat}"),
                Icon::Scroll,
                state.hand.to_string(),
                palette.ivory,
                "ui-tactics-help",
            ),
        ];
        chips(svg, pen, (area.x + 164.0, area.y + 17.0), row);
        let inner = area.inset_xy(9.0, 6.0);
        let mut y = inner.y + 26.0;
        if let Some(mine) = mine {
            svg.g("own-resources")
                .title(pen.term("ui-screen-help"))
                .draw(|svg| {
                    pen.amounts(svg, inner.x, y + 15.0, 28.0, mine.resources, true);
                });
            y += 34.0;
        }
        soldiers(svg, pen, seat, Area::new(inner.x, y, inner.w, 22.0));
        y += 26.0;
        let lists = if mine.is_some() {
            102.0
        } else {
            inner.bottom() - y
        };
        cards(svg, pen, seat, Area::new(inner.x, y, inner.w, lists));
        if let Some(mine) = mine {
            y += lists + 4.0;
            screen(
                svg,
                pen,
                &mine,
                Area::new(inner.x, y, inner.w, inner.bottom() - y),
            );
        }
    });
}

/// The pool of Soldiers with Shame, and the Overseers.
fn soldiers(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) {
    let palette = &pen.palette;
    let state = pen.open.player(seat);
    let y = area.y + area.h / 2.0;
    let mut x = area.x;
    for &kind in Soldier::ALL {
        let n = pen.open.pools[Clan::of(seat).index()][kind.index()];
        let shamed = state.shamed[kind.index()];
        let title = format!(
            "{}: {n} × {}; {}: {shamed} (GW-6.3)",
            pen.term("ui-pool"),
            pen.term(kind.id()),
            pen.term("ui-shame")
        );
        svg.g(format!("pool-{seat}-{kind}"))
            .title(title)
            .draw(|svg| {
                x += paint::chip(
                    svg,
                    x,
                    y,
                    19.0,
                    Pen::soldier(kind),
                    &n.to_string(),
                    palette.iron,
                    Pill::Bare,
                    palette,
                ) + 3.0;
                if shamed > 0 {
                    let text = shamed.to_string();
                    x += paint::chip(
                        svg,
                        x,
                        y,
                        17.0,
                        Icon::Fan,
                        &text,
                        palette.fire,
                        Pill::Bare,
                        palette,
                    ) + 3.0;
                }
            });
        x += 7.0;
    }
    for location in Location::PRODUCTION {
        let Some(overseer) = state.overseers[location.index()] else {
            continue;
        };
        let (icon, tone) = data().locations[location.index()]
            .produces
            .map_or((Icon::Worker, palette.iron), |produces| {
                pen.resource(produces.resource)
            });
        let title = format!(
            "{}: {}, {} (GW-18)",
            pen.term("ui-overseer"),
            pen.term(location.id()),
            overseer.level
        );
        svg.g(format!("overseer-{seat}-{location}"))
            .title(title)
            .draw(|svg| {
                let text = format!("+{}", overseer.level);
                x += paint::chip(svg, x, y, 20.0, icon, &text, tone, Pill::Framed, palette) + 4.0;
            });
    }
}

/// General, Active Advisors and claimed Hordes as tags; the Commands in hand as a line.
fn cards(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) {
    let palette = &pen.palette;
    let state = pen.open.player(seat);
    let hand = pen.open.command_hand(seat);
    let names: Vec<String> = hand.iter().map(|command| pen.term(command.id())).collect();
    let (line, area) = area.cut_bottom(16.0, 2.0);
    let title: Vec<String> = hand
        .iter()
        .map(|command| pen.help(Card::Command(command, 0), &cardtext::command_text(command)))
        .collect();
    svg.g(format!("commands-{seat}"))
        .title(format!("{}\n{}", pen.term("ui-hand"), title.join("\n")))
        .draw(|svg| {
            let text = format!("{}: {}", pen.term("ui-hand-short"), names.join(", "));
            let shown = paint::ellipsis(&text, 12.0, Weight::Regular, line.w);
            svg.text(line.x, line.y + line.h / 2.0, shown)
                .size(12.0)
                .v_centred()
                .fill(palette.muted);
        });
    let mut tags = Tags {
        area,
        x: area.x,
        y: area.y,
        hidden: Vec::new(),
    };
    if let Some(general) = state.general {
        let help = pen.help(Card::General(general), &cardtext::general(general));
        let name = pen.card_name(Card::General(general));
        tags.add(
            svg,
            pen,
            format!("general-{seat}"),
            &name,
            help,
            palette.gold,
        );
    }
    for advisor in state.active.iter() {
        let card = Card::Advisor(advisor);
        let help = pen.help(card, &cardtext::text(card));
        let id = format!("active-{seat}-{advisor}");
        tags.add(svg, pen, id, &pen.card_name(card), help, palette.ivory);
    }
    for card in state.claimed.iter() {
        let shame = state.shame_on(card);
        let honor = data().hordes[card.horde().index()].honor;
        let (name, tone) = if shame > 0 {
            let sign = "!".repeat(shame as usize);
            (
                format!("{} {sign}", pen.term(card.horde().id())),
                palette.fire,
            )
        } else {
            (
                format!("{} {honor}", pen.term(card.horde().id())),
                palette.jade,
            )
        };
        let help = format!(
            "{}: {}, {} {honor}; {}: {shame} (GW-6.8)",
            pen.term("ui-claimed"),
            pen.term(card.horde().id()),
            pen.term("ui-honor"),
            pen.term("ui-shame")
        );
        tags.add(svg, pen, format!("claimed-{card}"), &name, help, tone);
    }
    tags.finish(svg, pen, seat);
}

/// Tags in rows; what finds no room is told by a last one.
struct Tags {
    area: Area,
    x: f32,
    y: f32,
    hidden: Vec<String>,
}

impl Tags {
    const HEIGHT: f32 = 19.0;

    fn add(
        &mut self,
        svg: &mut Svg,
        pen: &Pen<'_>,
        id: String,
        name: &str,
        help: String,
        tone: Tone,
    ) {
        let width = (paint::text_width(name, 12.0, Weight::Regular) + 12.0).min(self.area.w);
        let is_last = self.y + 2.0 * Self::HEIGHT + 3.0 > self.area.bottom();
        // The last row keeps room for "+n".
        let right = self.area.right() - if is_last { 34.0 } else { 0.0 };
        if !self.hidden.is_empty() || (is_last && self.x + width > right) {
            self.hidden.push(help);
            return;
        }
        if self.x + width > right {
            self.x = self.area.x;
            self.y += Self::HEIGHT + 3.0;
        }
        self.tag(svg, pen, id, name, help, tone, width);
    }

    #[expect(clippy::too_many_arguments, reason = "a tag is all of these")]
    fn tag(
        &mut self,
        svg: &mut Svg,
        pen: &Pen<'_>,
        id: String,
        name: &str,
        help: String,
        tone: Tone,
        width: f32,
    ) {
        let (x, y) = (self.x, self.y);
        svg.g(id).title(help).draw(|svg| {
            svg.rect(x, y, width, Self::HEIGHT)
                .round(4.0)
                .fill(tone.fill)
                .stroke(pen.palette.line, 1.0);
            let shown = paint::ellipsis(name, 12.0, Weight::Regular, width - 8.0);
            svg.text(x + 6.0, y + Self::HEIGHT / 2.0, shown)
                .size(12.0)
                .v_centred()
                .fill(tone.ink);
        });
        self.x += width + 4.0;
    }

    fn finish(mut self, svg: &mut Svg, pen: &Pen<'_>, seat: Seat) {
        if !self.hidden.is_empty() {
            let name = format!("+{}", self.hidden.len());
            let help = std::mem::take(&mut self.hidden).join("\n");
            self.tag(
                svg,
                pen,
                format!("more-{seat}"),
                &name,
                help,
                pen.palette.neutral,
                32.0,
            );
        }
    }
}

/// Behind the own screen: the Supporting Advisor that only the owner saw, and the Tactics with their texts.
fn screen(svg: &mut Svg, pen: &Pen<'_>, mine: &Own, area: Area) {
    let palette = &pen.palette;
    let (line, area) = area.cut_top(18.0, 2.0);
    if let Some(support) = mine.support {
        let card = Card::Advisor(support);
        let text = format!(
            "{}: {}",
            pen.term("ui-support-hidden"),
            pen.term(support.id())
        );
        svg.g("own-support")
            .title(pen.help(card, &cardtext::text(card)))
            .draw(|svg| pen.line(svg, line, &text, 12.0, false));
    }
    let n = mine.hand.len().max(1);
    let height = ((area.h + 4.0) / n as f32 - 4.0).min(76.0);
    for (at, card) in mine.hand.iter().enumerate() {
        let place = Area {
            y: area.y + (height + 4.0) * at as f32,
            h: height,
            ..area
        };
        let face = card.face();
        let text = cardtext::tactic(face);
        svg.g(format!("tactic-{card}"))
            .title(pen.help(Card::Tactic(face), &text))
            .draw(|svg| {
                svg.rect(place.x, place.y, place.w, place.h)
                    .round(5.0)
                    .fill(palette.raised)
                    .stroke(palette.line, 1.0);
                Icon::Scroll.draw(svg, place.x + 5.0, place.y + 3.0, 15.0, palette.ivory);
                let (head, body) =
                    Area::new(place.x + 6.0, place.y + 2.0, place.w - 12.0, place.h - 3.0)
                        .cut_top(16.0, 1.0);
                let head = Area {
                    x: head.x + 18.0,
                    w: head.w - 18.0,
                    ..head
                };
                pen.line(svg, head, &pen.card_name(Card::Tactic(face)), 12.5, true);
                if body.h > 11.0 {
                    paint::paragraph(svg, body, &pen.say(&text), 11.5, palette.ink);
                }
            });
    }
}

fn qin(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    let palette = &pen.palette;
    let state = &pen.open.qin;
    // A seat of its own, so that a small page shows it among the others.
    svg.g("seat-8").draw(|svg| {
        frame(svg, pen, Clan::QIN, area);
        let pool = pen.open.clerk_pools[Clan::QIN.index()];
        let support = state.hidden as usize + state.advisors.len();
        let left = 6 - state.used.len();
        let row = [
            (
                "qin-honor".to_owned(),
                Icon::Laurel,
                state.honor.to_string(),
                palette.jade,
                "ui-honor-help",
            ),
            (
                "qin-clerks".to_owned(),
                Icon::Pawn,
                pool.to_string(),
                palette.cloth,
                "ui-clerks",
            ),
            (
                "qin-support".to_owned(),
                Icon::Person,
                format!("S{support}"),
                palette.bronze,
                "ui-qin-help",
            ),
            (
                "qin-deck".to_owned(),
                Icon::Cards,
                left.to_string(),
                palette.ivory,
                "ui-qin-deck",
            ),
        ];
        chips(svg, pen, (area.x + 164.0, area.y + 17.0), row);
        let inner = area.inset_xy(9.0, 6.0);
        let y = inner.y + 37.0;
        let mut x = inner.x;
        for location in Location::PRODUCTION {
            let level = state.overseers[location.index()];
            let (icon, tone) = data().locations[location.index()]
                .produces
                .map_or((Icon::Worker, palette.iron), |produces| {
                    pen.resource(produces.resource)
                });
            let title = format!(
                "{}: {}, {level} (GW-28.30)",
                pen.term("ui-overseer"),
                pen.term(location.id())
            );
            svg.g(format!("qin-overseer-{location}"))
                .title(title)
                .draw(|svg| {
                    let text = format!("×{level}");
                    x += paint::chip(svg, x, y, 20.0, icon, &text, tone, Pill::Framed, palette)
                        + 5.0;
                });
        }
        let names: Vec<String> = state
            .claimed
            .iter()
            .map(|card| {
                let honor = data().hordes[card.horde().index()].honor;
                format!("{} {honor}", pen.term(card.horde().id()))
            })
            .collect();
        let text = format!("{}: {}", pen.term("ui-claimed"), names.join(", "));
        let line = Area::new(inner.x, y + 18.0, inner.w, 18.0);
        pen.line(svg, line, &text, 12.0, false);
    });
}

fn reed(svg: &mut Svg, pen: &Pen<'_>, area: Area) {
    svg.g("seat-9").title(pen.term("ui-reed-help")).draw(|svg| {
        frame(svg, pen, Clan::REED, area);
        let n = pen.open.pools[Clan::REED.index()][Soldier::Spearman.index()];
        let text = n.to_string();
        let (x, y) = (area.x + 164.0, area.y + 17.0);
        paint::chip(
            svg,
            x,
            y,
            22.0,
            Icon::Spear,
            &text,
            pen.palette.iron,
            Pill::Framed,
            &pen.palette,
        );
        let overlord = format!(
            "{}: {}",
            pen.term("ui-overlord"),
            pen.clan(pen.open.overlord())
        );
        let line = Area::new(area.x + 9.0, area.y + 34.0, area.w - 18.0, 18.0);
        pen.line(svg, line, &overlord, 12.0, false);
    });
}
