//! The table as people read and edit it. Materials, unlocked dice, removed dice and the last turn follow from the rest and
//! are not written.

use super::{
    FEWEST, FORUM, Player, Reductions, Table, Throw,
    treasury::{Spent, Treasury},
};
use crate::{Bonus, City, Data, SevenWondersDice, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Edition, Flaw, MAX_SEATS, Probe, Set, Written};

/// A table as people read and edit it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    turn: u16,
    forum: Vec<Throw>,
    players: Vec<PlayerFile>,
}

/// A board as people read and edit it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFile {
    city: Option<City>,
    crossed: Set<Space>,
    coins: u8,
    spent: Spent,
    /// Attacks that were written with fewer points than their laurels, and their points.
    weakened: BTreeMap<Space, u8>,
    bonuses: Set<Bonus>,
    plus3: bool,
}

impl Written for SevenWondersDice {
    type Paper = TableFile;

    fn write(table: &Table) -> TableFile {
        let data = table.data();
        TableFile {
            turn: table.turn,
            forum: table.forum.to_vec(),
            players: table
                .players()
                .iter()
                .map(|player| PlayerFile::of(player, data))
                .collect(),
        }
    }

    fn read(paper: TableFile, edition: Edition<Data>) -> Result<Table, Flaw> {
        let data = edition.data();
        let (seats, dice) = (Probe::TABLE.field("players"), Probe::TABLE.field("forum"));
        let n_seats = paper.players.len();
        seats.ensure(
            (FEWEST..=MAX_SEATS).contains(&n_seats),
            format_args!("{FEWEST} to {MAX_SEATS} play, not {n_seats} (SW-1.1)"),
        )?;
        let n_dice = paper.forum.len();
        let Ok(forum) = <[Throw; FORUM]>::try_from(paper.forum) else {
            return dice.flaw(format_args!("holds {FORUM} dice, not {n_dice} (SW-1.4)"));
        };
        let mut players = [Player::new(data.start_coins); MAX_SEATS];
        for (at, player) in paper.players.into_iter().enumerate() {
            players[at] = player.read(&seats.at(at), data)?;
        }
        let mut table = Table {
            edition,
            turn: paper.turn,
            is_last: false,
            n_seats: n_seats as u8,
            forum,
            players,
        };
        // A position lies between turns or at the beginning of one.
        table.is_last = table.has_third_bonus();
        Ok(table)
    }
}

impl PlayerFile {
    fn of(player: &Player, data: &Data) -> Self {
        let mut weakened = BTreeMap::new();
        if let Some(city) = player.city {
            let board = data.board(city);
            for attack in player.crossed.and(Space::ATTACKS).iter() {
                if player.reductions.of(attack) > 0 {
                    weakened.insert(attack, player.written(board, attack));
                }
            }
        }
        Self {
            city: player.city,
            crossed: player.crossed,
            coins: player.treasury.coins(),
            spent: player.treasury.spent_slots(),
            weakened,
            bonuses: player.bonuses,
            plus3: player.plus3,
        }
    }

    fn read(self, probe: &Probe<'_>, data: &Data) -> Result<Player, Flaw> {
        let treasury = Treasury::read(self.coins, &self.spent, data.treasury)
            .or_else(|error| probe.field("coins").flaw(error))?;
        let mut reductions = Reductions::default();
        let weakened = probe.field("weakened");
        for (attack, points) in self.weakened {
            let laurels = self
                .city
                .filter(|_| self.crossed.has(attack))
                .map_or(0, |city| data.board(city).space(attack).laurels);
            let most = Space::DEFENCE_WEST.len() as u8;
            match laurels.checked_sub(points) {
                Some(taken) if (1..=most).contains(&taken) => reductions.set(attack, taken),
                Some(_) | None => {
                    return weakened.field(attack.id()).flaw(
                        "only crossed attacks stand here, with fewer points than their laurels (SW-8.3.4)",
                    );
                }
            }
        }
        Ok(Player {
            city: self.city,
            crossed: self.crossed,
            fresh: Set::NONE,
            treasury,
            reductions,
            bonuses: self.bonuses,
            plus3: self.plus3,
        })
    }
}
