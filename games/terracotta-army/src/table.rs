//! Everything on the table: plain data. What follows from something else (the organizer, the specialists' columns, the
//! priority stack, unplaced workers) is computed and not kept twice.

pub(crate) mod figures;
pub(crate) mod mausoleum;
pub(crate) mod paper;

pub(crate) use figures::Figures;
pub(crate) use mausoleum::{CENTRE_COLUMN, CENTRE_ROW, COLUMNS, ROWS, Space, Spaces};

use crate::{
    data::{Data, FIGURES, Field, MAX_PLAYERS, ROUNDS, SEGMENTS, SPECIALISTS},
    names::{
        Master, MasterToken, Quarter, Ring, Source, Specialist, Token, Track, Warrior, Weapon,
        Wheel, Worker,
    },
};
use ::table::{Edition, Outcome, Per, Seat, Set};
use serde::{Deserialize, Serialize};

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// Under which rules and with which components this table is played.
    pub(crate) edition: Edition<Data>,
    pub(crate) n_players: u8,
    /// From 1.
    pub(crate) round: u8,
    /// The turn order track, first player first; behind the players the seats that nobody uses.
    pub(crate) order: [Seat; MAX_PLAYERS],
    pub(crate) inner_offset: u8,
    pub(crate) middle_offset: u8,
    pub(crate) segments: [Workers; SEGMENTS as usize],
    /// Dry clay.
    pub(crate) warehouses: Per<Quarter, u16>,
    /// From 1.
    pub(crate) row_inspector: u8,
    /// From 1.
    pub(crate) column_inspector: u8,
    /// One for each round.
    pub(crate) tokens: [Token; ROUNDS as usize],
    pub(crate) figures: Figures,
    pub(crate) players: [Player; MAX_PLAYERS],
}

/// The workers on one segment. TA-4.7: at most one of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Workers {
    #[serde(deserialize_with = "paper::present")]
    pub(crate) craftsman: Option<Seat>,
    #[serde(deserialize_with = "paper::present")]
    pub(crate) artisan: Option<Seat>,
}

/// What one player owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    pub(crate) coins: u16,
    pub(crate) clay_wet: u16,
    pub(crate) clay_dry: u16,
    /// How many of the workers are artisans.
    pub(crate) artisans: u8,
    /// Active weapons (TA-1.9).
    pub(crate) active: Set<Weapon>,
    /// The token on each hired master.
    pub(crate) masters: Per<Master, Option<MasterToken>>,
    /// The number of the priority token.
    pub(crate) priority: Option<u8>,
    pub(crate) points: Per<Source, u16>,
}

impl Player {
    /// Victory points so far (TA-1.2).
    pub(crate) fn vp(&self) -> i32 {
        self.points
            .values()
            .iter()
            .map(|&points| i32::from(points))
            .sum()
    }

    /// TA-8.1.
    pub(crate) fn has_hired(&self, master: Master) -> bool {
        self.masters[master].is_some()
    }

    /// Whether this master token is still with the player.
    pub(crate) fn has_token(&self, token: MasterToken) -> bool {
        !self.masters.values().contains(&Some(token))
    }

    /// The player's unused master tokens.
    pub(crate) fn tokens(&self) -> impl Iterator<Item = MasterToken> {
        MasterToken::ALL
            .into_iter()
            .filter(|&token| self.has_token(token))
    }

    /// The cost of the cheapest unused master token.
    pub(crate) fn cheapest_token(&self, data: &Data) -> Option<u8> {
        self.tokens().map(|token| data.token_cost(token)).min()
    }

    /// Wet and dry clay together (TA-1.7).
    pub(crate) fn clay(&self) -> u32 {
        u32::from(self.clay_wet) + u32::from(self.clay_dry)
    }

    /// TA-5.1, TA-1.3: the supply is unlimited; what no game reaches is kept at the largest number.
    pub(crate) fn gain_coins(&mut self, coins: u8) {
        self.coins = self.coins.saturating_add(coins.into());
    }

    /// TA-5.2, TA-1.8: gained clay is wet.
    pub(crate) fn gain_clay(&mut self, clay: u16) {
        self.clay_wet = self.clay_wet.saturating_add(clay);
    }

    /// Dry clay that comes from a warehouse or by drying.
    pub(crate) fn gain_dry(&mut self, clay: u16) {
        self.clay_dry = self.clay_dry.saturating_add(clay);
    }
}

impl Table {
    /// The component tables it is played with.
    #[inline]
    pub(crate) fn data(&self) -> &'static Data {
        self.edition.data()
    }

    /// How many play.
    pub(crate) fn n_players(&self) -> usize {
        usize::from(self.n_players)
    }

    /// The seats that play.
    pub(crate) fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator + use<> {
        Seat::first(self.n_players())
    }

    /// The players in turn order.
    pub(crate) fn turn_order(&self) -> &[Seat] {
        &self.order[..self.n_players()]
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Gives victory points.
    pub(crate) fn score(&mut self, seat: Seat, source: Source, vp: u16) {
        let points = &mut self.player_mut(seat).points[source];
        *points = points.saturating_add(vp);
    }

    /// The index on its ring of the field that stands at this segment now (position formulas of the workshop).
    #[inline]
    pub(crate) fn field_index(&self, ring: Ring, segment: u8) -> u8 {
        let offset = match ring {
            Ring::Inner => self.inner_offset,
            Ring::Middle => self.middle_offset,
            Ring::Outer => 0,
        };
        (segment + SEGMENTS - offset) % SEGMENTS
    }

    /// The field of a ring at this segment now.
    #[inline]
    pub(crate) fn field(&self, ring: Ring, segment: u8) -> Field {
        self.data().field(ring, self.field_index(ring, segment))
    }

    /// Turns a wheel one step in its only direction (TA-4.1): the inner one clockwise, the middle one against it.
    pub(crate) fn turn_wheel(&mut self, wheel: Wheel) {
        match wheel {
            Wheel::Inner => self.inner_offset = (self.inner_offset + 1) % SEGMENTS,
            Wheel::Middle => self.middle_offset = (self.middle_offset + SEGMENTS - 1) % SEGMENTS,
        }
    }

    /// Workers of this kind that a player owns (TA-5.8).
    pub(crate) fn workers(&self, seat: Seat, worker: Worker) -> u8 {
        let artisans = self.player(seat).artisans;
        match worker {
            Worker::Craftsman => self.workers_each().saturating_sub(artisans),
            Worker::Artisan => artisans,
        }
    }

    /// Workers of each player.
    pub(crate) fn workers_each(&self) -> u8 {
        self.data().workers(self.n_players())
    }

    /// Workers of this kind that a player has on segments.
    pub(crate) fn placed(&self, seat: Seat, worker: Worker) -> u8 {
        self.segments
            .iter()
            .filter(|segment| segment.of(worker) == Some(seat))
            .count() as u8
    }

    /// Workers of this kind that a player can still place this round.
    pub(crate) fn unplaced(&self, seat: Seat, worker: Worker) -> u8 {
        self.workers(seat, worker)
            .saturating_sub(self.placed(seat, worker))
    }

    /// Workers of all players on segments: turns of this round that have begun.
    pub(crate) fn n_placed(&self) -> u8 {
        self.segments
            .iter()
            .map(|segment| segment.craftsman.is_some() as u8 + segment.artisan.is_some() as u8)
            .sum()
    }

    /// Turns of a round.
    pub(crate) fn turns_per_round(&self) -> u8 {
        self.n_players * self.workers_each()
    }

    /// TA-3.1: whose turn it is when so many workers lie on segments.
    pub(crate) fn seat_of_turn(&self, n_placed: u8) -> Seat {
        self.order[usize::from(n_placed % self.n_players)]
    }

    /// Figures of this kind left in the organizer.
    #[inline]
    pub(crate) fn organizer_left(&self, kind: Warrior) -> u8 {
        let taken: u8 = self
            .figures
            .warriors
            .iter()
            .map(|own| own[kind].len())
            .sum();
        (FIGURES as u8).saturating_sub(taken)
    }

    /// Points of the next figure of this kind; none when the column is empty.
    pub(crate) fn organizer_vp(&self, kind: Warrior) -> Option<u8> {
        self.data().organizer_vp(self.organizer_left(kind))
    }

    /// Specialists of this kind that nobody has bought.
    pub(crate) fn specialists_left(&self, kind: Specialist) -> u8 {
        (SPECIALISTS as u8).saturating_sub(self.figures.n_specialists(kind))
    }

    /// The priority token on top of the stack (TA-5.9); none when all are taken.
    pub(crate) fn top_priority(&self) -> Option<u8> {
        (1..self.n_players).find(|number| {
            self.seats()
                .all(|seat| self.player(seat).priority != Some(*number))
        })
    }

    /// The scoring token of this round.
    pub(crate) fn token(&self) -> Token {
        self.tokens[usize::from(self.round) - 1]
    }

    /// Where an inspector stands, from 1.
    pub(crate) fn inspector(&self, track: Track) -> u8 {
        match track {
            Track::Row => self.row_inspector,
            Track::Column => self.column_inspector,
        }
    }

    /// Where an inspector would stand so many steps further; tracks are cyclic both ways (TA-6.9).
    pub(crate) fn inspector_after(&self, track: Track, steps: i8) -> u8 {
        let length = track.length() as i8;
        let place = self.inspector(track) as i8 - 1 + steps;
        place.rem_euclid(length) as u8 + 1
    }

    /// TA-6.8, TA-8.10, TA-13.2, TA-13.4.
    pub(crate) fn move_inspector(&mut self, track: Track, steps: i8) {
        let place = self.inspector_after(track, steps);
        match track {
            Track::Row => self.row_inspector = place,
            Track::Column => self.column_inspector = place,
        }
    }

    /// The place of a seat on the turn order track, from 0.
    pub(crate) fn place_in_order(&self, seat: Seat) -> usize {
        self.order
            .iter()
            .position(|&other| other == seat)
            .expect("every seat is on the turn order track")
    }

    /// TA-16.1, TA-16.2: most points; among equals who is higher on the turn order track.
    pub(crate) fn outcome(&self) -> Outcome {
        let scores: Vec<i32> = self.seats().map(|seat| self.player(seat).vp()).collect();
        let keys: Vec<_> = self
            .seats()
            .map(|seat| {
                (
                    scores[seat.index()],
                    std::cmp::Reverse(self.place_in_order(seat)),
                )
            })
            .collect();
        let sources = Source::ALL.map(|source| {
            let points = self
                .seats()
                .map(|seat| i32::from(self.player(seat).points[source]));
            (source.word(), points.collect())
        });
        Outcome {
            places: Outcome::places_by(&keys),
            scores,
            sources: sources.into(),
            ending: Some("rounds"),
        }
    }
}

impl Workers {
    pub(crate) fn of(self, worker: Worker) -> Option<Seat> {
        match worker {
            Worker::Craftsman => self.craftsman,
            Worker::Artisan => self.artisan,
        }
    }

    pub(crate) fn put(&mut self, worker: Worker, seat: Seat) {
        match worker {
            Worker::Craftsman => self.craftsman = Some(seat),
            Worker::Artisan => self.artisan = Some(seat),
        }
    }
}

impl Track {
    /// How many spaces the track has.
    pub const fn length(self) -> u8 {
        match self {
            Track::Row => ROWS,
            Track::Column => COLUMNS,
        }
    }
}
