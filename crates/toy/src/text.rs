//! The table as text.

use crate::{
    Toy,
    names::{Bird, Side, Treasure},
    table::Bag,
};
use table::{Message, Named, Seat, Speak, Taste, View};

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
            .with("hand", count(hand, Bird::word))
            .with("aside", count(aside, Bird::word));
        lines.push(say(taste, &own));
    }
    lines.join("\n")
}

pub(crate) fn own(view: &View<Toy>) -> Option<(Bag<Bird>, Bag<Bird>)> {
    let seat = view.viewer.seat()?;
    view.table.players[seat.index()].own
}

pub(crate) fn prize_line(view: &View<Toy>, side: Side, taste: &Taste) -> String {
    let id = if view.table.staked == Some(side) {
        "prize-staked"
    } else {
        "prize"
    };
    let treasure = view.table.row[side.index()].treasure;
    let message = Message::new(id)
        .term("side", side.word())
        .term("treasure", treasure.map_or("unseen", Treasure::word));
    say(taste, &message)
}

pub(crate) fn player_line(view: &View<Toy>, seat: Seat, taste: &Taste) -> String {
    let player = &view.table.players[seat.index()];
    let message = Message::new("player")
        .with("seat", seat)
        .with("coins", player.coins)
        .with("cards", player.n_cards)
        .with("aside", player.n_aside)
        .term("bid", player.bid.map_or("nothing", |bid| bid.bird.word()))
        .with("treasures", count(player.treasures, Treasure::word));
    say(taste, &message)
}

/// The kinds and numbers of what is in a bag; a word when it is empty.
fn count<K: Named>(bag: Bag<K>, word: impl Fn(K) -> &'static str) -> Vec<Message> {
    if bag.is_empty() {
        return vec![Message::new("nothing")];
    }
    let one = |kind| {
        Message::new("count-of")
            .term("what", word(kind))
            .with("n", bag.count(kind))
    };
    bag.kinds().map(one).collect()
}

/// A message in the reader's language.
pub(crate) fn say(taste: &Taste, message: &Message) -> String {
    Toy::words().say(taste.lang, message, &taste.names)
}
