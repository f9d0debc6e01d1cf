//! The table as plain text, for terminals and screen readers.

use crate::{
    Kingsburg,
    names::Advisor,
    speak::{self, tell},
    table::Open,
};
use std::fmt::Write;
use table::{Message, Seat, Speak, Taste, View};

pub(crate) fn text(view: &View<Kingsburg>, taste: &Taste) -> String {
    let open = &view.table.open;
    let say = |message: Message| Kingsburg::words().say(taste.lang, &message, &taste.names);
    let term = |id: &str| Kingsburg::words().term(taste.lang, id);
    let mut out = String::new();
    let title = Message::new("board-title")
        .with("year", open.year)
        .term("phase", open.phase.word());
    line(&mut out, &say(title));
    let order: Vec<&str> = open.order().iter().map(|seat| taste.name(*seat)).collect();
    line(
        &mut out,
        &format!("{}: {}", term("board-order"), order.join(", ")),
    );
    line(&mut out, &say(invader(view)));
    for advisor in Advisor::ALL {
        for group in open.groups(advisor) {
            let who = match group.owner {
                Some(seat) => Message::new("board-group").with("seat", seat),
                None => Message::new("board-group-neutral"),
            };
            let who = say(who.with("dice", group.dice.to_string()));
            line(
                &mut out,
                &format!("  {:>2} {}: {who}", advisor.number(), term(advisor.word())),
            );
        }
    }
    for seat in open.seats().iter() {
        player(&mut out, open, seat, taste);
    }
    out
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string succeeds");
}

/// This year's invader as the viewer knows it.
pub(crate) fn invader(view: &View<Kingsburg>) -> Message {
    let year = view.table.open.year;
    match view.table.invaders[usize::from(year) - 1] {
        Some(card) => Message::new("log-revealed")
            .with("year", year)
            .with("card", tell::card_face(card, view.edition.data())),
        None => {
            let (least, most) = view.edition.strengths(year);
            Message::new("invader-back")
                .with("year", year)
                .with("least", least)
                .with("most", most)
        }
    }
}

fn player(out: &mut String, open: &Open, seat: Seat, taste: &Taste) {
    let words = Kingsburg::words();
    let say = |message: Message| words.say(taste.lang, &message, &taste.names);
    let term = |id: &str| words.term(taste.lang, id);
    let it = open.player(seat);
    let goods: Vec<String> = speak::goods(it.goods).into_iter().map(say).collect();
    let mut parts = vec![
        format!("{} {}", term("board-score"), it.score(open.data())),
        goods.join(", "),
        format!("{} {}", term("board-soldiers"), it.soldiers),
    ];
    if it.plus2 > 0 {
        parts.push(say(Message::new("amount-plus2").with("n", it.plus2)));
    }
    if !it.dice.is_empty() {
        parts.push(it.dice.to_string());
    }
    if open.envoy == Some(seat) {
        parts.push(term("board-holds-envoy"));
    }
    if open.aid == Some(seat) {
        parts.push(term("aid-die"));
    }
    if it.used.passed && open.phase.is_season() {
        parts.push(term("board-passed"));
    }
    line(out, &format!("{}: {}", taste.name(seat), parts.join("; ")));
    let buildings: Vec<String> = it
        .buildings
        .iter()
        .map(|building| term(building.word()))
        .collect();
    if !buildings.is_empty() {
        line(
            out,
            &format!("  {}: {}", term("source-buildings"), buildings.join(", ")),
        );
    }
}
