//! A panel for each seat with all that is public; the viewer's own comes first and shows what lies behind the screen.
//!
//! On a small page a tab shows one's own panel, another those of the others. Such a page makes the shorter side of what
//! it shows as wide as itself, which would blow up these low panels to a multiple of the board's size. So each panel
//! has room below, beyond the picture's edge, where the texts of its cards stand: nothing can be hovered there.

use super::{
    CHIP, GAP, HEAD, Pen, SMALL, SMALL_CHIP, clans,
    tags::{Tag, Tags},
};
use crate::{
    names::{Clan, Location, Resource, Soldier},
    speak::cards,
    step::Card,
    table::Own,
};
use paint::{Area, Icon, Paint, Pill, Svg, Tone, Weight};
use table::{Message, Seat};

/// The width of the Reed Clan's panel, which has little to tell.
const REED: f32 = 150.0;
/// The width of the own panel, and the height of every panel with its room below: one's own just fills a small page.
const OWN: f32 = 440.0;

/// Draws the panels. The picture ends at `bottom`.
pub fn draw(svg: &mut Svg, pen: &Pen<'_>, area: Area, bottom: f32) {
    let open = pen.open;
    let viewer = pen.view.table.viewer;
    let others = open.seats().filter(|&seat| viewer != Some(seat));
    let n = others.clone().count() + usize::from(open.is_solo());
    let mut rest = area;
    if open.has_reed() {
        let (reed, left) = area.cut_right(REED, GAP);
        clans::reed(svg, pen, reed);
        rest = left;
    }
    if let (Some(seat), Some(mine)) = (viewer, pen.view.table.mine) {
        let (own, left) = rest.cut_left(OWN, GAP);
        player(svg, pen, seat, own, Some(mine), bottom);
        rest = left;
    }
    let mut places = rest.columns(n.max(1), GAP).into_iter();
    for (seat, place) in others.zip(places.by_ref()) {
        player(svg, pen, seat, place, None, bottom);
    }
    if let (true, Some(place)) = (open.is_solo(), places.next()) {
        clans::qin(svg, pen, place);
    }
}

/// A panel's sheet with the clan's name; returns the room for everything else.
pub(super) fn frame(svg: &mut Svg, pen: &Pen<'_>, clan: Clan, area: Area, name: f32) -> Area {
    svg.rect(area.x, area.y, area.w, OWN).fill(Paint::None);
    pen.sheet(svg, area, pen.open.active == Some(clan));
    let inner = area.inset_xy(6.0, 4.0);
    pen.mark(svg, clan, inner.x + 9.0, inner.y + 10.0, 8.5);
    let line = Area::new(inner.x + 23.0, inner.y, name - 23.0, 20.0);
    pen.line(svg, line, &pen.clan(clan), HEAD, Weight::Bold);
    inner
}

/// What a chip shows: id, icon, number, colour, help.
pub(super) type Chip = (String, Icon, String, Tone, &'static str);

/// Chips in a row, each with its help; returns where they end.
pub(super) fn chips(
    svg: &mut Svg,
    pen: &Pen<'_>,
    (mut x, y): (f32, f32),
    list: impl IntoIterator<Item = Chip>,
) -> f32 {
    for (id, icon, text, tone, word) in list {
        let mut width = 0.0;
        svg.g(&id).title(pen.term(word)).draw(|svg| {
            width = pen.count(svg, x, y, CHIP, icon, &text, tone);
        });
        pen.target(svg, &id, Area::new(x, y - 10.0, width, 20.0));
        x += width + 8.0;
    }
    x
}

fn player(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area, mine: Option<Own>, bottom: f32) {
    svg.g(format!("seat-{}", seat.number())).draw(|svg| {
        if let Some(mine) = &mine {
            own(svg, pen, seat, mine, area);
        } else {
            other(svg, pen, seat, area);
        }
        // Marks above the letters stay outside the picture too.
        let top = bottom + 4.0;
        let below = Area::new(area.x + 4.0, top, area.w - 8.0, area.y + OWN - top);
        texts(svg, pen, seat, mine.as_ref(), below);
    });
}

/// Honor, Clerks, Supporting Advisors and Tactics.
fn public(pen: &Pen<'_>, seat: Seat) -> [Chip; 4] {
    let palette = &pen.palette;
    let state = pen.open.player(seat);
    let clan = Clan::of(seat);
    let clerks = if pen.view.table.viewer == Some(seat) {
        "clerk-pool".to_owned()
    } else {
        format!("clerks-{seat}")
    };
    let pool = format!("{}+{}", pen.open.clerk_pools[clan.index()], state.chamber);
    [
        (
            format!("honor-{seat}"),
            Icon::Laurel,
            state.points().to_string(),
            palette.jade,
            "ui-honor-help",
        ),
        (clerks, Icon::Pawn, pool, palette.cloth, "ui-clerks-help"),
        (
            format!("support-{seat}"),
            Icon::Person,
            format!("S{}", state.supporters()),
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
    ]
}

fn other(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) {
    // A wide panel has the chips beside the name, a narrow one below it.
    let is_wide = area.w > 320.0;
    let name = if is_wide { 112.0 } else { area.w - 58.0 };
    let inner = frame(svg, pen, Clan::of(seat), area, name);
    let (head, rest) = inner.cut_top(20.0, 1.0);
    let mut rest = if is_wide {
        let at = (head.x + name + 6.0, head.y + 10.0);
        let x = chips(svg, pen, at, public(pen, seat));
        commands(svg, pen, seat, Area::new(x, head.y, head.right() - x, 20.0));
        rest
    } else {
        commands(svg, pen, seat, head.cut_right(36.0, 0.0).0);
        let (row, rest) = rest.cut_top(18.5, 0.0);
        let at = (row.x, row.y + 9.0);
        chips(svg, pen, at, public(pen, seat));
        rest
    };
    let (row, below) = rest.cut_top(18.5, 0.0);
    let x = soldiers(svg, pen, seat, row);
    if is_wide {
        overseers(svg, pen, seat, (x + 8.0, row.y + 9.0));
        rest = below;
    } else {
        let (row, below) = below.cut_top(18.5, 1.0);
        overseers(svg, pen, seat, (row.x, row.y + 9.0));
        rest = below;
    }
    cards(svg, pen, seat, None, rest);
}

/// Everything of the viewer's own: Resources and Tactics too.
fn own(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, mine: &Own, area: Area) {
    let inner = frame(svg, pen, Clan::of(seat), area, 104.0);
    let (head, rest) = inner.cut_top(20.0, 2.0);
    let at = (head.x + 110.0, head.y + 10.0);
    let x = chips(svg, pen, at, public(pen, seat));
    commands(svg, pen, seat, Area::new(x, head.y, head.right() - x, 20.0));
    let (left, tactics) = rest.cut_left(276.0, 6.0);
    let (row, left) = left.cut_top(28.0, 1.0);
    resources(svg, pen, seat, mine, row);
    let (row, left) = left.cut_top(20.0, 2.0);
    soldiers(svg, pen, seat, row);
    cards(svg, pen, seat, Some(mine), left);
    hand(svg, pen, mine, tactics);
}

/// Resources behind the screen, each with the level of its Overseer.
fn resources(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, mine: &Own, area: Area) {
    const HEIGHT: f32 = 24.0;
    let y = area.y + area.h / 2.0;
    let places = area.columns(Resource::ALL.len(), 2.0);
    let amount = |resource: Resource| mine.resources[resource.index()];
    svg.g("own-resources")
        .title(pen.term("ui-screen-help"))
        .draw(|svg| {
            for (&resource, place) in Resource::ALL.iter().zip(&places) {
                let (icon, tone) = pen.resource(resource);
                pen.count(svg, place.x, y, HEIGHT, icon, &amount(resource), tone);
            }
        });
    for location in Location::PRODUCTION {
        let produces = pen.open.data().locations[location.index()].produces;
        let overseer = pen.open.player(seat).overseers[location.index()];
        let (Some(produces), Some(overseer)) = (produces, overseer) else {
            continue;
        };
        let n = amount(produces.resource).to_string();
        let x =
            places[produces.resource.index()].x + paint::chip_width(HEIGHT, &n, Pill::Bare) + 3.0;
        svg.g(format!("overseer-{seat}-{location}"))
            .title(overseer_help(pen, location, overseer.level))
            .draw(|svg| {
                svg.rect(x, y - 8.5, 22.0, 17.0)
                    .round(8.0)
                    .fill(pen.palette.raised)
                    .stroke(pen.palette.line, 1.0);
                svg.text(x + 11.0, y, format!("+{}", overseer.level))
                    .size(SMALL)
                    .bold()
                    .centred()
                    .fill(pen.palette.ink);
            });
    }
}

fn overseer_help(pen: &Pen<'_>, location: Location, level: u8) -> String {
    format!(
        "{}: {}, {level} (GW-18)",
        pen.term("ui-overseer"),
        pen.term(location.id())
    )
}

/// The pool of Soldiers with Shame; returns where it ends.
fn soldiers(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) -> f32 {
    let palette = &pen.palette;
    let state = pen.open.player(seat);
    let y = area.y + area.h / 2.0;
    let mut x = area.x;
    for kind in Soldier::ALL {
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
                let icon = Pen::soldier(kind);
                x += pen.count(svg, x, y, CHIP, icon, &n, palette.iron) + 2.0;
                if shamed > 0 {
                    x += pen.count(svg, x, y, SMALL_CHIP, Icon::Fan, &shamed, palette.fire) + 2.0;
                }
            });
        x += 5.0;
    }
    x
}

/// Overseers with their levels.
fn overseers(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, (mut x, y): (f32, f32)) {
    for location in Location::PRODUCTION {
        let Some(overseer) = pen.open.player(seat).overseers[location.index()] else {
            continue;
        };
        let (icon, tone) = pen.product(location);
        svg.g(format!("overseer-{seat}-{location}"))
            .title(overseer_help(pen, location, overseer.level))
            .draw(|svg| {
                let text = format!("+{}", overseer.level);
                x += pen.count(svg, x, y, CHIP, icon, &text, tone) + 7.0;
            });
    }
}

/// The Commands in hand: their names if there is room, otherwise how many; the help tells their texts.
fn commands(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, area: Area) {
    let hand = pen.open.command_hand(seat);
    let names: Vec<String> = hand.iter().map(|command| pen.term(command.id())).collect();
    let help: Vec<String> = hand
        .iter()
        .map(|command| {
            pen.help(
                Card::Command(command, 0),
                &cards::command_text(pen.open.data(), command),
            )
        })
        .collect();
    let y = area.y + area.h / 2.0;
    svg.g(format!("commands-{seat}"))
        .title(format!("{}\n{}", pen.term("ui-hand"), help.join("\n")))
        .draw(|svg| {
            let (n, tone) = (names.len(), pen.palette.ivory);
            let x = area.x + pen.count(svg, area.x, y, CHIP, Icon::Cards, &n, tone) + 6.0;
            let line = Area::new(x, area.y, area.right() - x, area.h);
            if line.w > 90.0 {
                pen.aside(svg, line, &names.join(", "));
            }
        });
}

/// General, Advisors and claimed Hordes as tags.
fn cards(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, mine: Option<&Own>, area: Area) {
    let palette = &pen.palette;
    let state = pen.open.player(seat);
    let mut tags = Tags::new(area);
    let mut card = |svg: &mut Svg, id: String, card: Card, text: &Message, tone: Tone| {
        let tag = Tag {
            id,
            icon: None,
            name: pen.card_name(card),
            help: pen.help(card, text),
            tone,
        };
        tags.add(svg, pen, tag);
    };
    if let Some(general) = state.general {
        let text = cards::general(pen.open.data(), general);
        let id = format!("general-{seat}");
        card(svg, id, Card::General(general), &text, palette.gold);
    }
    for advisor in state.active.iter() {
        let (id, face) = (format!("active-{seat}-{advisor}"), Card::Advisor(advisor));
        card(
            svg,
            id,
            face,
            &cards::text(pen.open.data(), face),
            palette.ivory,
        );
    }
    if let Some(support) = mine.and_then(|mine| mine.support) {
        let card = Card::Advisor(support);
        let help = pen.help(card, &cards::text(pen.open.data(), card));
        let tag = Tag {
            id: "own-support".to_owned(),
            icon: Some(Icon::Person),
            name: pen.card_name(card),
            help: format!("{}\n{help}", pen.term("ui-support-hidden")),
            tone: palette.bronze,
        };
        tags.add(svg, pen, tag);
    }
    for card in state.claimed.iter() {
        let honor = pen.open.data().hordes[card.horde().index()].honor;
        let shame = state.shame_on(card);
        let help = format!(
            "{}: {}, {} {honor}; {}: {shame} (GW-6.8)",
            pen.term("ui-claimed"),
            pen.term(card.horde().id()),
            pen.term("ui-honor"),
            pen.term("ui-shame")
        );
        // Shame covers the Honor.
        let (icon, number, tone) = if shame > 0 {
            (Icon::Fan, shame, palette.fire)
        } else {
            (Icon::Laurel, honor, palette.jade)
        };
        let tag = Tag {
            id: format!("claimed-{card}"),
            icon: Some(icon),
            name: number.to_string(),
            help,
            tone,
        };
        tags.add(svg, pen, tag);
    }
    tags.finish(svg, pen, &format!("more-{seat}"));
}

/// GW-2.10: the Advisors to choose from lie beside the screen until one of them is Active.
fn dealt(pen: &Pen<'_>, mine: &Own) -> impl Iterator<Item = (String, Card, Message)> {
    let data = pen.open.data();
    let advisors = mine.advisors.into_iter().flatten();
    advisors.map(|advisor| {
        let card = Card::Advisor(advisor);
        (format!("dealt-{advisor}"), card, cards::text(data, card))
    })
}

/// The Tactics in hand, in the setup the dealt Advisors, with as much of their texts as there is room for.
fn hand(svg: &mut Svg, pen: &Pen<'_>, mine: &Own, area: Area) {
    let tactics = mine.hand.iter().map(|card| {
        let face = card.face();
        (
            format!("tactic-{card}"),
            Card::Tactic(face),
            cards::tactic(pen.open.data(), face),
        )
    });
    let cards: Vec<(String, Card, Message)> = tactics.chain(dealt(pen, mine)).collect();
    let n = cards.len();
    if n == 0 {
        pen.gap(svg, area);
        let words = pen.term("ui-tactics");
        pen.aside(svg, area.inset_xy(6.0, 2.0).cut_top(16.0, 0.0).0, &words);
        return;
    }
    // More than four lie in two columns.
    let columns = n.div_ceil(4);
    let places = area.grid(columns, n.div_ceil(columns), 3.0);
    for ((id, card, text), place) in cards.into_iter().zip(places) {
        let sign = if matches!(card, Card::Advisor(_)) {
            Icon::Person
        } else {
            Icon::Scroll
        };
        svg.g(id).title(pen.help(card, &text)).draw(|svg| {
            pen.card(svg, place);
            let (icon, words) = place.inset_xy(3.0, 1.0).cut_left(14.0, 3.0);
            sign.draw(svg, icon.x, icon.y + 2.0, 14.0, pen.palette.ivory);
            let (head, body) = words.cut_top(17.0, 0.0);
            let name = pen.card_name(card);
            pen.line(svg, head, &name, SMALL, Weight::Bold);
            if body.h >= SMALL {
                paint::paragraph(svg, body, &pen.say(&text), SMALL, pen.palette.ink);
            }
        });
    }
}

/// The texts of the cards, for small pages.
fn texts(svg: &mut Svg, pen: &Pen<'_>, seat: Seat, mine: Option<&Own>, area: Area) {
    let state = pen.open.player(seat);
    let general = state.general.map(|general| {
        (
            Card::General(general),
            cards::general(pen.open.data(), general),
        )
    });
    let tactics = mine.iter().flat_map(|mine| mine.hand.iter()).map(|card| {
        let face = card.face();
        (Card::Tactic(face), cards::tactic(pen.open.data(), face))
    });
    let advisors = state
        .active
        .iter()
        .map(Card::Advisor)
        .map(|card| (card, cards::text(pen.open.data(), card)));
    let dealt = mine
        .into_iter()
        .flat_map(|mine| dealt(pen, mine))
        .map(|(_, card, text)| (card, text));
    let mut y = area.y;
    svg.g(format!("texts-{seat}")).hidden().draw(|svg| {
        for (card, text) in tactics.chain(dealt).chain(general).chain(advisors) {
            let words = format!("{}: {}", pen.card_name(card), pen.say(&text));
            let lines = paint::wrap(&words, SMALL, Weight::Regular, area.w);
            let height = lines.len() as f32 * SMALL * 1.2;
            if y + height > area.bottom() {
                break;
            }
            let place = Area {
                y,
                h: height,
                ..area
            };
            paint::paragraph(svg, place, &words, SMALL, pen.palette.ink);
            y += height + 5.0;
        }
    });
}
