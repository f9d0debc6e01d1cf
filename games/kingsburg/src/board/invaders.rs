//! Years I to V, each with its invader: the card where this viewer knows it, else its back.

use super::{
    Look,
    bits::{Bit, Line, bits, counted_bits, figure, goods_bits, heading, kind_icon, words},
    pieces::Pieces,
    roman,
};
use crate::{
    data::{Data, InvaderRow},
    names::{Goods, Invader, Kind, YEARS},
    speak,
};
use paint::{Area, Icon, Svg, Tone, Weight, card_back, seat_mark, text_width};
use table::Message;

pub(super) fn draw(svg: &mut Svg, pieces: &mut Pieces, look: &Look<'_>, area: Area) {
    let (head, rest) = area.cut_top(16.0, 4.0);
    headline(svg, look, head);
    for (year, column) in (1..=YEARS).zip(rest.columns(YEARS.into(), 8.0)) {
        let (tab, card) = column.cut_top(22.0, 2.0);
        let is_now = year == look.open.year;
        let name = look.say(&Message::new("board-year").with("year", roman(year).to_owned()));
        Line {
            text: &name,
            size: 13.0,
            least: 9.0,
            weight: if is_now {
                Weight::Bold
            } else {
                Weight::Regular
            },
            colour: (!is_now).then_some(look.palette.muted),
        }
        .centre(svg, tab.x + tab.w / 2.0, tab.centre().1, tab.w - 50.0);
        if is_now {
            pieces.marker(
                "year-marker",
                Icon::Crown,
                tab.x + 12.0,
                tab.centre().1,
                11.0,
            );
        }
        svg.g(format!("invader-{year}"))
            .at(card.x, card.y)
            .title(help(look, year))
            .draw(
                |svg| match look.view.table.invaders[usize::from(year) - 1] {
                    Some(known) => front(svg, look, known, card.home()),
                    None => back(svg, look, year, card.home()),
                },
            );
        if is_now && !look.view.is_over() {
            svg.rect(card.x - 1.5, card.y - 1.5, card.w + 3.0, card.h + 3.0)
                .round(9.0)
                .fill(paint::Paint::None)
                .stroke(look.palette.accent, 2.4)
                .attr("pointer-events", "none");
        }
    }
}

/// The heading, the mark of reconstructed cards, and who has looked at this year's card.
fn headline(svg: &mut Svg, look: &Look<'_>, head: Area) {
    let palette = &look.palette;
    let text = look.term("board-invaders");
    let y = head.centre().1;
    heading(svg, look, &text, head.x, y, head.w * 0.6);
    let x = head.x + text_width(&text, 12.0, Weight::Bold).min(head.w * 0.6) + 6.0;
    svg.g("invader-source")
        .at(x, y)
        .title(look.term("invader-reconstructed"))
        .draw(|svg| {
            svg.rect(-3.0, -13.0, 28.0, 27.0)
                .fill(paint::Paint::None)
                .attr("pointer-events", "all");
            Icon::Info.draw(svg, 0.0, -8.5, 17.0, palette.grain);
        });
    let peeked: Vec<_> = look.open.peeked.iter().collect();
    if !peeked.is_empty() && !look.open.is_revealed {
        let title = Message::new("board-peeked").with("seats", table::Arg::Seats(peeked.clone()));
        svg.g("peeked").title(look.say(&title)).draw(|svg| {
            let left = head.right() - 20.0 * (peeked.len() as f32) - 24.0;
            Icon::Eye.draw_at(svg, left + 8.0, y, 20.0, palette.water);
            for (at, seat) in peeked.iter().enumerate() {
                seat_mark(svg, *seat, left + 32.0 + 20.0 * at as f32, y, 7.5, palette);
            }
        });
    }
}

fn help(look: &Look<'_>, year: u8) -> String {
    match look.view.table.invaders[usize::from(year) - 1] {
        Some(card) => card_help(look, look.open.data().face(card)),
        None => {
            let (least, most) = look.open.data().strengths(year);
            let back = Message::new("invader-back")
                .with("year", year)
                .with("least", least)
                .with("most", most);
            let cards: Vec<Message> = Invader::of_year(year)
                .iter()
                .map(|card| speak::tell::card_face(*card, look.open.data()))
                .collect();
            let cards: Vec<String> = cards.iter().map(|card| look.say(card)).collect();
            let possible = Message::new("board-candidates").with("cards", cards.join("; "));
            format!("{}. {}", look.say(&back), look.say(&possible))
        }
    }
}

/// A card in words, with its reward and losses.
fn card_help(look: &Look<'_>, card: &InvaderRow) -> String {
    let mut reward = amounts(card.reward.goods(), card.reward.any);
    push(&mut reward, "amount-vp", card.reward.vp);
    let mut loss = amounts(card.loss.goods(), card.loss.any);
    push(&mut loss, "amount-buildings", card.loss.buildings);
    push(&mut loss, "amount-vp", card.loss.vp);
    let message = Message::new("invader-help")
        .term("kind", card.kind.word())
        .with("strength", card.strength)
        .with("reward", or_nothing(reward))
        .with("loss", or_nothing(loss));
    look.say(&message)
}

fn amounts(goods: Goods, any: u8) -> Vec<Message> {
    let mut all = if goods.is_none() {
        Vec::new()
    } else {
        speak::goods(goods)
    };
    push(&mut all, "amount-any", any);
    all
}

fn push(all: &mut Vec<Message>, id: &'static str, n: u8) {
    if n > 0 {
        all.push(Message::new(id).with("n", n));
    }
}

fn or_nothing(all: Vec<Message>) -> Vec<Message> {
    if all.is_empty() {
        vec![Message::new("nothing")]
    } else {
        all
    }
}

/// The back: strength range of the year, and the kinds that may come.
fn back(svg: &mut Svg, look: &Look<'_>, year: u8, area: Area) {
    let palette = &look.palette;
    let tone = if year == look.open.year {
        palette.violet
    } else {
        palette.neutral
    };
    let (x, y) = (area.w / 2.0, area.h / 2.0 - 8.0);
    let id = format!("back-{}", u8::from(year == look.open.year));
    svg.define(&id, |svg| {
        card_back(svg, area, tone, "");
        svg.circle(x, y, 30.0).fill(tone.fill).stroke(tone.ink, 1.2);
    });
    svg.reuse(&id, 0.0, 0.0);
    let (least, most) = look.open.data().strengths(year);
    let range = format!("{least}–{most}");
    drop(words(svg, x, y, &range, 24.0, Weight::Bold, Some(tone.ink)).middle());
    let kinds = kinds(year, look.open.data());
    let all: Vec<Bit> = kinds.iter().map(|kind| kind_icon(look, *kind)).collect();
    let width = 22.0 * all.len() as f32;
    svg.rect(
        x - width / 2.0 - 4.0,
        area.bottom() - 38.0,
        width + 7.0,
        27.0,
    )
    .round(6.0)
    .fill(palette.raised)
    .stroke(tone.ink, 0.8);
    for (at, bit) in all.iter().enumerate() {
        let left = x - width / 2.0 + 22.0 * at as f32;
        bits(
            svg,
            look,
            (left + 1.5, area.bottom() - 24.5),
            18.0,
            21.0,
            &[*bit],
        );
    }
}

/// The kinds among the five cards of a year, in the order of their strength.
pub(super) fn kinds(year: u8, data: &Data) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for card in Invader::of_year(year) {
        let kind = data.face(card).kind;
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

fn front(svg: &mut Svg, look: &Look<'_>, card: Invader, area: Area) {
    let palette = &look.palette;
    let face = look.open.data().face(card);
    let (reward, loss) = area.inset(6.0).cut_top(0.0, 60.0).1.cut_top(32.0, 4.0);
    svg.define("front", |svg| {
        svg.rect(0.0, 0.0, area.w, area.h)
            .round(8.0)
            .fill(palette.raised)
            .stroke(palette.ink, 1.0);
        Icon::Sword.draw_at(svg, area.w - 44.0, 25.0, 22.0, palette.iron);
        side(svg, look, reward, Icon::Check, palette.water);
        side(svg, look, loss, Icon::Skull, palette.fire);
    });
    svg.reuse("front", 0.0, 0.0);
    bits(
        svg,
        look,
        (8.0, 25.0),
        36.0,
        40.0,
        &[kind_icon(look, face.kind)],
    );
    figure(svg, area.w - 20.0, 25.0, face.strength, 28.0);
    let name = look.term(face.kind.word());
    Line {
        text: &name,
        size: 13.0,
        least: 9.0,
        weight: Weight::Bold,
        colour: None,
    }
    .centre(svg, area.w / 2.0, 54.0, area.w - 10.0);
    let mut gains = counted(face.reward.goods(), face.reward.any);
    laurels(&mut gains, look, face.reward.vp);
    entries(svg, look, reward, &[gains]);
    let mut lines = vec![counted(face.loss.goods(), face.loss.any)];
    let mut rest = Vec::new();
    if face.loss.buildings > 0 {
        rest.extend([
            Bit::Number(face.loss.buildings.into()),
            Bit::Icon(Icon::House, palette.clay),
        ]);
    }
    laurels(&mut rest, look, face.loss.vp);
    lines.push(rest);
    lines.retain(|line| !line.is_empty());
    entries(svg, look, loss, &lines);
}

/// The blue or the red area of a card with its sign.
fn side(svg: &mut Svg, look: &Look<'_>, area: Area, sign: Icon, tone: Tone) {
    svg.rect(area.x, area.y, area.w, area.h)
        .round(5.0)
        .fill(tone.fill.mix(look.palette.raised, 0.72))
        .stroke(tone.fill, 1.4);
    sign.draw_at(svg, area.x + 13.0, area.y + area.h / 2.0, 17.0, tone);
}

/// What is won or lost, in the area beside the sign.
fn entries(svg: &mut Svg, look: &Look<'_>, area: Area, lines: &[Vec<Bit>]) {
    let room = Area::new(area.x + 24.0, area.y + 2.0, area.w - 27.0, area.h - 4.0);
    for (line, cell) in lines.iter().zip(room.rows(lines.len(), 0.0)) {
        bits(svg, look, (cell.x, cell.centre().1), 18.0, cell.w, line);
    }
}

/// Goods as cubes, many of them as numbers with cubes.
fn counted(goods: Goods, any: u8) -> Vec<Bit> {
    if goods.total() <= 3 && any == 0 {
        return goods_bits(goods);
    }
    let mut all = counted_bits(goods);
    if any > 0 {
        all.extend([Bit::Number(any.into()), Bit::Any]);
    }
    all
}

fn laurels(all: &mut Vec<Bit>, look: &Look<'_>, vp: u8) {
    if vp > 0 {
        all.extend([
            Bit::Number(vp.into()),
            Bit::Icon(Icon::Laurel, look.palette.jade),
        ]);
    }
}
