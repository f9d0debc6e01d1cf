//! What a viewer sees. Boards, coins and dice are public; what others choose in the present turn is in their lanes,
//! which the table at large does not show (SW-10.6).

use crate::{
    Bonus, City, Colour, Data, Event, Part, SevenWondersDice, Space, Table, Throw,
    rules::score_rows,
};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use table::{Chance, Edition, Seat, Set, Sight, Viewer};

/// The table as everybody sees it; for a player in the own turn with the own choices made so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seen(Table);

impl Seen {
    /// The table: nothing on it is hidden.
    pub fn table(&self) -> &Table {
        &self.0
    }
}

impl Sight for SevenWondersDice {
    fn look(table: &Table, _viewer: Viewer) -> Seen {
        Seen(table.clone())
    }

    fn imagine(
        view: &Seen,
        _viewer: Viewer,
        _edition: Edition<Data>,
        _chance: &mut Chance,
    ) -> Table {
        view.0.clone()
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }
}

/// A view as programs read it: with what follows from the boards.
#[derive(Serialize)]
struct SeenFile<'a> {
    turn: u16,
    is_last: bool,
    forum: &'a [Throw],
    players: Vec<BoardFile>,
}

#[derive(Serialize)]
struct BoardFile {
    city: Option<City>,
    crossed: Set<Space>,
    crossed_this_turn: Set<Space>,
    coins: u8,
    materials: u8,
    unlocked: Set<Colour>,
    bonuses: Set<Bonus>,
    plus3: bool,
    points: BTreeMap<Part, i32>,
    score: i32,
}

impl BoardFile {
    fn of(table: &Table, seat: Seat) -> Self {
        let player = table.player(seat);
        let rows = score_rows(table, seat);
        Self {
            city: player.city,
            crossed: player.crossed,
            crossed_this_turn: player.fresh,
            coins: player.treasury.coins(),
            materials: player.materials(),
            unlocked: table.unlocked(seat),
            bonuses: player.bonuses,
            plus3: player.plus3,
            points: Part::SCORED.into_iter().zip(rows).collect(),
            score: rows.iter().sum(),
        }
    }
}

impl Serialize for Seen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SeenFile {
            turn: self.0.turn,
            is_last: self.0.is_last,
            forum: &self.0.forum,
            players: Seat::first(self.0.n_seats())
                .map(|seat| BoardFile::of(&self.0, seat))
                .collect(),
        }
        .serialize(serializer)
    }
}
