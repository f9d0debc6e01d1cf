//! The table as a picture and as text. A real game draws with the kit of `paint`; a toy needs a few rectangles.

use super::{
    Bag, Bird, Kind, Side, Toy, Treasure,
    face::{bird_word, side_word, treasure_word},
};
use std::fmt::Write;
use table::{Lang, Message, Seat, Speak, Taste, Theme, View};

/// The button that passes or keeps.
pub(crate) const DECLINE: &str = "decline";

/// The id of a treasure on offer.
pub(crate) fn side_id(side: Side) -> String {
    format!("row-{side}")
}

/// The id of a bird in the own hand.
pub(crate) fn hand_id(bird: Bird) -> String {
    format!("hand-{bird}")
}

/// The id of a player's panel.
pub(crate) fn seat_id(seat: Seat) -> String {
    format!("seat-{seat}")
}

pub(crate) fn draw(view: &View<Toy>, taste: &Taste) -> String {
    let (paper, ink) = match taste.theme {
        Theme::Light => ("#f6f1e4", "#2b2620"),
        Theme::Dark => ("#23211d", "#efe8d8"),
        Theme::Contrast => ("#ffffff", "#000000"),
    };
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300" font-size="12" fill="{ink}"><rect width="640" height="300" fill="{paper}"/>"#
    );
    let mut tile = |id: &str, place: (usize, usize), text: &str| {
        let (x, y) = (10 + 156 * place.0, 10 + 72 * place.1);
        let _ = write!(
            svg,
            r#"<g id="{id}"><rect x="{x}" y="{y}" width="150" height="64" rx="6" fill="{paper}" stroke="{ink}"/><text x="{}" y="{}">{}</text></g>"#,
            x + 6,
            y + 36,
            escape(text)
        );
    };
    for side in Side::ALL {
        tile(
            &side_id(side),
            (side as usize, 0),
            &prize_line(view, side, taste),
        );
    }
    let decline = say(taste, &Message::new("button-decline"));
    tile(DECLINE, (3, 0), &decline);
    for (at, _) in view.table.players.iter().enumerate() {
        let seat = Seat::new(at);
        tile(&seat_id(seat), (at, 1), &player_line(view, seat, taste));
    }
    if let Some((hand, _)) = own(view) {
        for (at, bird) in Bird::ALL.into_iter().enumerate() {
            let line = Message::new("count-of")
                .term("what", bird_word(bird))
                .with("n", hand.count(bird));
            tile(&hand_id(bird), (at, 2), &say(taste, &line));
        }
    }
    svg.push_str("</svg>");
    svg
}

pub(crate) fn text(view: &View<Toy>, taste: &Taste) -> String {
    let round = Message::new("log-round")
        .with("round", view.table.round)
        .with("leader", view.table.leader);
    let mut lines = vec![say(taste, &round)];
    lines.extend(Side::ALL.map(|side| prize_line(view, side, taste)));
    for at in 0..view.table.players.len() {
        lines.push(player_line(view, Seat::new(at), taste));
    }
    if let Some((hand, aside)) = own(view) {
        let own = Message::new("own-cards")
            .with("hand", names(hand, bird_word))
            .with("aside", names(aside, bird_word));
        lines.push(say(taste, &own));
    }
    lines.join("\n")
}

fn own(view: &View<Toy>) -> Option<(Bag<Bird>, Bag<Bird>)> {
    let seat = view.viewer.seat()?;
    view.table.players[seat.index()].own
}

fn prize_line(view: &View<Toy>, side: Side, taste: &Taste) -> String {
    let id = if view.table.staked == Some(side) {
        "prize-staked"
    } else {
        "prize"
    };
    let treasure = view.table.row[side as usize].treasure;
    let message = Message::new(id)
        .term("side", side_word(side))
        .term("treasure", treasure.map_or("unseen", treasure_word));
    say(taste, &message)
}

fn player_line(view: &View<Toy>, seat: Seat, taste: &Taste) -> String {
    let player = &view.table.players[seat.index()];
    let message = Message::new("player")
        .with("seat", seat)
        .with("coins", player.coins)
        .with("cards", player.n_cards)
        .with("aside", player.n_aside)
        .term(
            "bid",
            player.bid.map_or("nothing", |bid| bird_word(bid.bird)),
        )
        .with(
            "treasures",
            names::<Treasure>(player.treasures, treasure_word),
        );
    say(taste, &message)
}

/// The kinds and numbers of what is in a bag; a word when it is empty.
fn names<K: Kind>(bag: Bag<K>, word: impl Fn(K) -> &'static str) -> Vec<Message> {
    if bag.is_empty() {
        return vec![Message::new("nothing")];
    }
    let count = |kind| {
        Message::new("count-of")
            .term("what", word(kind))
            .with("n", bag.count(kind))
    };
    bag.kinds().map(count).collect()
}

fn say(taste: &Taste, message: &Message) -> String {
    let lang: Lang = taste.lang;
    Toy::words().say(lang, message, &taste.names)
}

/// Players choose their names: markup in them is only text.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
