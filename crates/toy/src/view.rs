//! What a viewer sees, and tables that look like it.

use crate::{
    Toy,
    data::Data,
    event::Event,
    names::{Bird, Mode, Side, Treasure},
    table::{Bag, Bid, Player, Prize, Row, Table},
};
use serde::Serialize;
use smallvec::SmallVec;
use table::{Chance, Edition, Seat, Seats, Sight, Viewer};

/// What one viewer sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)]
pub struct ToyView {
    pub mode: Mode,
    pub rounds: u8,
    pub round: u8,
    pub leader: Seat,
    pub staked: Option<Side>,
    pub row: [SeenPrize; 2],
    pub players: SmallVec<[SeenPlayer; 4]>,
    pub discard: Bag<Bird>,
    pub lost: Bag<Treasure>,
}

/// A treasure on offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SeenPrize {
    /// Only for those who know it.
    pub treasure: Option<Treasure>,
    /// Who knows it.
    pub known: Seats,
}

/// One player's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct SeenPlayer {
    /// Coins.
    pub coins: u8,
    /// How many cards in the hand.
    pub n_cards: u8,
    /// How many cards laid aside.
    pub n_aside: u8,
    /// Hand and cards laid aside, only the viewer's own.
    pub own: Option<(Bag<Bird>, Bag<Bird>)>,
    /// The revealed bid.
    pub bid: Option<Bid>,
    /// Won treasures.
    pub treasures: Bag<Treasure>,
}

impl Sight for Toy {
    fn look(table: &Table, viewer: Viewer) -> ToyView {
        ToyView {
            mode: table.mode,
            rounds: table.rounds,
            round: table.round,
            leader: table.leader,
            staked: table.staked,
            row: Side::ALL.map(|side| look_at_prize(table, side, viewer)),
            players: table
                .seats()
                .map(|seat| look_at_player(table.player(seat), viewer.is(seat)))
                .collect(),
            discard: table.discard,
            lost: table.lost,
        }
    }

    /// Unseen birds are dealt to the other hands, unseen treasures to the row; the rest is deck and nest.
    fn imagine(
        view: &ToyView,
        _viewer: Viewer,
        edition: Edition<Data>,
        chance: &mut Chance,
    ) -> Table {
        let mut birds = unseen_birds(view, &edition);
        let mut treasures = unseen_treasures(view, &edition);
        let mut cards = |n: u8| (0..n).map(|_| birds.draw(chance)).collect::<Bag<Bird>>();
        let players = view.players.iter().map(|seen| {
            let (hand, aside) = seen
                .own
                .unwrap_or_else(|| (cards(seen.n_cards), cards(seen.n_aside)));
            Player {
                coins: seen.coins,
                hand,
                aside,
                bid: seen.bid,
                treasures: seen.treasures,
            }
        });
        let players = players.collect();
        let [left, right] = view.row.map(|seen| Prize {
            treasure: seen.treasure.unwrap_or_else(|| treasures.draw(chance)),
            known: seen.known,
        });
        Table {
            edition,
            mode: view.mode,
            rounds: view.rounds,
            round: view.round,
            leader: view.leader,
            staked: view.staked,
            row: Row { left, right },
            players,
            discard: view.discard,
            lost: view.lost,
        }
    }

    /// TOY-3.1, TOY-6.3: what others see of a look and of a swap.
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Peeked { seat, side, .. } if !viewer.is(seat) => Event::Peeked {
                seat,
                side,
                treasure: None,
            },
            Event::Swapped { seat, .. } if !viewer.is(seat) => Event::Swapped { seat, cards: None },
            Event::Peeked { .. }
            | Event::Swapped { .. }
            | Event::RoundBegins { .. }
            | Event::Passed { .. }
            | Event::Staked { .. }
            | Event::Bid { .. }
            | Event::Aimed { .. }
            | Event::Robbed { .. }
            | Event::Rolled { .. }
            | Event::Won { .. }
            | Event::Lost { .. }
            | Event::Another { .. }
            | Event::Kept { .. } => *event,
        })
    }
}

/// TOY-1.4: in daylight spectators see the row like everybody else.
fn look_at_prize(table: &Table, side: Side, viewer: Viewer) -> SeenPrize {
    let Prize { treasure, known } = *table.row.get(side);
    let is_known = match viewer {
        Viewer::Seat(seat) => known.has(seat),
        Viewer::Spectator => table.mode == Mode::Daylight,
    };
    SeenPrize {
        treasure: is_known.then_some(treasure),
        known,
    }
}

fn look_at_player(player: &Player, is_own: bool) -> SeenPlayer {
    SeenPlayer {
        coins: player.coins,
        n_cards: player.hand.len() as u8,
        n_aside: player.aside.len() as u8,
        own: is_own.then_some((player.hand, player.aside)),
        bid: player.bid,
        treasures: player.treasures,
    }
}

fn unseen_birds(view: &ToyView, data: &Data) -> Bag<Bird> {
    let mut unseen = data.all_birds();
    let mut see = |birds: &Bag<Bird>| {
        unseen = unseen.minus(birds).expect("no bird is seen twice");
    };
    see(&view.discard);
    for player in &view.players {
        see(&player.bid.iter().map(|bid| bid.bird).collect());
        if let Some((hand, aside)) = &player.own {
            see(hand);
            see(aside);
        }
    }
    unseen
}

fn unseen_treasures(view: &ToyView, data: &Data) -> Bag<Treasure> {
    let mut unseen = data.all_treasures();
    let mut see = |treasures: &Bag<Treasure>| {
        unseen = unseen.minus(treasures).expect("no treasure is seen twice");
    };
    see(&view.lost);
    see(&view.row.iter().filter_map(|prize| prize.treasure).collect());
    for player in &view.players {
        see(&player.treasures);
    }
    unseen
}
