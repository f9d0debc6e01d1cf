//! The table as people read and edit it: names instead of numbers, nothing twice.

use crate::{
    TerracottaArmy,
    data::{Data, MAX_PLAYERS, ROUNDS, SEGMENTS},
    names::{Direction, Master, Quarter, Source, Specialist, Token, Warrior, Weapon},
    table::{Figures, Player, Segment, Space, Spaces, Table},
};
use ::table::{Edition, Flaw, Seat, Written, as_text};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{collections::BTreeMap, fmt, str::FromStr};

/// The table on paper.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    round: u8,
    order: Vec<Seat>,
    inner_offset: u8,
    middle_offset: u8,
    #[serde(deserialize_with = "complete::<_, _, _, 12>")]
    segments: BTreeMap<SegmentName, SegmentSheet>,
    #[serde(deserialize_with = "complete::<_, _, _, 4>")]
    warehouses: BTreeMap<Quarter, u16>,
    row_inspector: u8,
    column_inspector: u8,
    scoring_tokens: Vec<Token>,
    specialists: Vec<SpecialistPiece>,
    players: Vec<PlayerSheet>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SegmentSheet {
    #[serde(deserialize_with = "present")]
    craftsman: Option<Seat>,
    #[serde(deserialize_with = "present")]
    artisan: Option<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSheet {
    coins: u16,
    clay_wet: u16,
    clay_dry: u16,
    artisans: u8,
    active_weapons: Vec<Weapon>,
    /// The number of the token on each master.
    #[serde(deserialize_with = "complete::<_, _, _, 6>")]
    masters: BTreeMap<Master, Option<u8>>,
    #[serde(deserialize_with = "present")]
    priority: Option<u8>,
    warriors: Vec<WarriorPiece>,
    /// Warriors whom final scoring removed.
    removed: Vec<WarriorPiece>,
    #[serde(deserialize_with = "complete::<_, _, _, 10>")]
    points: BTreeMap<Source, u16>,
}

/// Nobody and nothing are written `null`: a field that is missing is a mistake.
fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}

/// A table with a row for each of so many names: what is missing is not read as nothing.
fn complete<'de, D, K, V, const N: usize>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord,
    V: Deserialize<'de>,
{
    let rows = BTreeMap::<K, V>::deserialize(deserializer)?;
    if rows.len() == N {
        Ok(rows)
    } else {
        let n = rows.len();
        Err(serde::de::Error::custom(format!(
            "{n} of {N} are there: each must be named"
        )))
    }
}

/// `s0` to `s11`.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct SegmentName(u8);

/// `officer@r3c3`, or `guard@r3c8-r5c8` on a horse from the rider's end to the other one.
#[derive(Clone, Copy)]
struct WarriorPiece {
    kind: Warrior,
    space: Space,
    horse: Option<Direction>,
}

/// `footman@r1c1`, `musician@r4c7`, `kneeling_archer@r2c7>left`.
#[derive(Clone, Copy)]
enum SpecialistPiece {
    Footman(Space),
    Musician(Space),
    Archer(Space, Direction),
}

impl fmt::Display for SegmentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0)
    }
}

impl FromStr for SegmentName {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let number = text
            .strip_prefix('s')
            .and_then(|number| number.parse().ok());
        match number {
            Some(number @ 0..SEGMENTS) if format!("s{number}") == text => Ok(SegmentName(number)),
            Some(_) | None => Err(format!("'{text}' is not a segment: s0 to s11")),
        }
    }
}

impl fmt::Display for WarriorPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.kind, self.space)?;
        match self
            .horse
            .and_then(|direction| self.space.step(direction, 2))
        {
            Some(end) => write!(f, "-{end}"),
            None => Ok(()),
        }
    }
}

impl FromStr for WarriorPiece {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, place) = text.split_once('@').ok_or_else(|| {
            format!("'{text}' is not a warrior: write officer@r3c3, or guard@r3c8-r5c8 on a horse")
        })?;
        let (space, end) = match place.split_once('-') {
            Some((space, end)) => (space, Some(end.parse::<Space>()?)),
            None => (place, None),
        };
        let space: Space = space.parse()?;
        let horse = match end {
            Some(end) => Some(
                Direction::ALL
                    .into_iter()
                    .find(|&direction| space.step(direction, 2) == Some(end))
                    .ok_or_else(|| {
                        format!("'{text}': a horse is three spaces long in a row or column")
                    })?,
            ),
            None => None,
        };
        Ok(Self {
            kind: kind.parse()?,
            space,
            horse,
        })
    }
}

impl fmt::Display for SpecialistPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecialistPiece::Footman(space) => write!(f, "footman@{space}"),
            SpecialistPiece::Musician(space) => write!(f, "musician@{space}"),
            SpecialistPiece::Archer(space, facing) => write!(f, "kneeling_archer@{space}>{facing}"),
        }
    }
}

impl FromStr for SpecialistPiece {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, place) = text.split_once('@').ok_or_else(|| {
            format!("'{text}' is not a specialist: write footman@r1c1, musician@r4c7 or kneeling_archer@r2c7>left")
        })?;
        match (kind.parse::<Specialist>()?, place.split_once('>')) {
            (Specialist::Footman, None) => Ok(SpecialistPiece::Footman(place.parse()?)),
            (Specialist::Musician, None) => Ok(SpecialistPiece::Musician(place.parse()?)),
            (Specialist::KneelingArcher, Some((space, facing))) => {
                Ok(SpecialistPiece::Archer(space.parse()?, facing.parse()?))
            }
            (Specialist::KneelingArcher, None) => Err(format!(
                "'{text}': a kneeling archer has a facing, as in kneeling_archer@r2c7>left"
            )),
            (Specialist::Footman | Specialist::Musician, Some(_)) => {
                Err(format!("'{text}': only kneeling archers have a facing"))
            }
            (Specialist::Horse, _) => Err(format!(
                "'{text}': a horse stands with its rider, as in the warrior officer@r1c1-r1c3"
            )),
        }
    }
}

as_text!(SegmentName, WarriorPiece, SpecialistPiece);

impl Written for TerracottaArmy {
    type Paper = Sheet;

    fn write(table: &Table) -> Sheet {
        Sheet::of(table)
    }

    fn read(paper: Sheet, edition: Edition<Data>) -> Result<Table, Flaw> {
        paper.read(edition)
    }
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Sheet::of(self).serialize(serializer)
    }
}

impl Sheet {
    fn of(table: &Table) -> Sheet {
        let figures = &table.figures;
        let mut specialists: Vec<SpecialistPiece> = figures
            .footmen
            .iter()
            .map(SpecialistPiece::Footman)
            .collect();
        for facing in Direction::ALL {
            let archers = figures.archers[facing.index()].iter();
            specialists.extend(archers.map(|space| SpecialistPiece::Archer(space, facing)));
        }
        specialists.extend(figures.musicians.iter().map(SpecialistPiece::Musician));
        let segments = (0..SEGMENTS).zip(&table.segments);
        Sheet {
            round: table.round,
            order: table.turn_order().to_vec(),
            inner_offset: table.inner_offset,
            middle_offset: table.middle_offset,
            segments: segments
                .map(|(at, workers)| {
                    (
                        SegmentName(at),
                        SegmentSheet {
                            craftsman: workers.craftsman,
                            artisan: workers.artisan,
                        },
                    )
                })
                .collect(),
            warehouses: Quarter::ALL
                .into_iter()
                .map(|quarter| (quarter, table.warehouse(quarter)))
                .collect(),
            row_inspector: table.row_inspector,
            column_inspector: table.column_inspector,
            scoring_tokens: table.tokens.to_vec(),
            specialists,
            players: table
                .seats()
                .map(|seat| PlayerSheet::of(table, seat))
                .collect(),
        }
    }

    /// The table of this edition.
    fn read(self, edition: Edition<Data>) -> Result<Table, Flaw> {
        let wrong = |field: &str, message: String| Flaw::new(format!("table.{field}"), message);
        let n = self.players.len();
        if !(2..=MAX_PLAYERS).contains(&n) {
            return Err(wrong(
                "players",
                format!("{n} cannot play, 2 to {MAX_PLAYERS} can"),
            ));
        }
        let mut order: Vec<Seat> = Vec::with_capacity(MAX_PLAYERS);
        for seat in self.order {
            if order.contains(&seat) || seat.index() >= n {
                return Err(wrong(
                    "order",
                    format!("seat {seat} occurs twice or does not play"),
                ));
            }
            order.push(seat);
        }
        if order.len() != n {
            return Err(wrong(
                "order",
                format!("names {} of {n} players", order.len()),
            ));
        }
        order.extend(Seat::first(MAX_PLAYERS).skip(n));

        let mut figures = Figures::default();
        let mut taken = Spaces::NONE;
        let mut players = [Player::default(); MAX_PLAYERS];
        for (seat, sheet) in Seat::first(n).zip(&self.players) {
            let at = format!("players[{}]", seat.index());
            players[seat.index()] = sheet
                .player()
                .map_err(|(field, error)| wrong(&format!("{at}.{field}"), error))?;
            let pieces = sheet.warriors.iter().map(|piece| (piece, false));
            for (piece, is_removed) in pieces.chain(sheet.removed.iter().map(|piece| (piece, true)))
            {
                figures
                    .add_warrior(seat, *piece, is_removed, &mut taken)
                    .map_err(|error| wrong(&format!("{at}.warriors"), error))?;
            }
        }
        for piece in &self.specialists {
            figures
                .add_specialist(*piece, &mut taken)
                .map_err(|error| wrong("specialists", error))?;
        }
        let mut segments = [Segment::default(); SEGMENTS as usize];
        for (name, sheet) in &self.segments {
            segments[usize::from(name.0)] = Segment {
                craftsman: sheet.craftsman,
                artisan: sheet.artisan,
            };
        }
        let mut warehouses = [0; 4];
        for (quarter, clay) in &self.warehouses {
            warehouses[quarter.index()] = *clay;
        }
        let n_tokens = self.scoring_tokens.len();
        Ok(Table {
            edition,
            n_players: n as u8,
            round: self.round,
            order: order.try_into().expect("players and unused seats are four"),
            inner_offset: self.inner_offset,
            middle_offset: self.middle_offset,
            segments,
            warehouses,
            row_inspector: self.row_inspector,
            column_inspector: self.column_inspector,
            tokens: self
                .scoring_tokens
                .try_into()
                .map_err(|_| wrong("scoring_tokens", format!("{n_tokens} instead of {ROUNDS}")))?,
            figures,
            players,
        })
    }
}

impl PlayerSheet {
    fn of(table: &Table, seat: Seat) -> PlayerSheet {
        let player = table.player(seat);
        let (mut warriors, mut removed) = (Vec::new(), Vec::new());
        for kind in Warrior::ALL {
            for space in table.figures.warriors[seat.index()][kind.index()].iter() {
                let piece = WarriorPiece {
                    kind,
                    space,
                    horse: table.figures.horse_of(space),
                };
                if table.figures.removed.has(space) {
                    removed.push(piece);
                } else {
                    warriors.push(piece);
                }
            }
        }
        PlayerSheet {
            coins: player.coins,
            clay_wet: player.clay_wet,
            clay_dry: player.clay_dry,
            artisans: player.artisans,
            active_weapons: Weapon::ALL
                .into_iter()
                .filter(|&weapon| player.is_active(weapon))
                .collect(),
            masters: Master::ALL
                .into_iter()
                .map(|master| {
                    (
                        master,
                        Some(player.masters[master.index()]).filter(|&number| number > 0),
                    )
                })
                .collect(),
            priority: Some(player.priority).filter(|&number| number > 0),
            warriors,
            removed,
            points: Source::ALL
                .into_iter()
                .map(|source| (source, player.points[source.index()]))
                .collect(),
        }
    }

    /// The player, or the field with what is wrong.
    fn player(&self) -> Result<Player, (&'static str, String)> {
        let mut player = Player {
            coins: self.coins,
            clay_wet: self.clay_wet,
            clay_dry: self.clay_dry,
            artisans: self.artisans,
            ..Player::default()
        };
        let from_1 = || "tokens are numbered from 1".to_owned();
        if self.priority == Some(0) {
            return Err(("priority", from_1()));
        }
        if self.masters.values().any(|number| *number == Some(0)) {
            return Err(("masters", from_1()));
        }
        player.priority = self.priority.unwrap_or(0);
        for weapon in &self.active_weapons {
            if player.is_active(*weapon) {
                return Err(("active_weapons", format!("{weapon} occurs twice")));
            }
            player.set_weapon(*weapon, true);
        }
        for (master, number) in &self.masters {
            player.masters[master.index()] = number.unwrap_or(0);
        }
        for (source, points) in &self.points {
            player.points[source.index()] = *points;
        }
        Ok(player)
    }
}

impl Figures {
    fn add_warrior(
        &mut self,
        seat: Seat,
        piece: WarriorPiece,
        is_removed: bool,
        taken: &mut Spaces,
    ) -> Result<(), String> {
        let mut spaces = Spaces::one(piece.space);
        if let Some(direction) = piece.horse {
            let middle = spaces.moved(direction);
            spaces |= middle | middle.moved(direction);
            let riders = &mut self.horses[direction.index()];
            *riders = riders.with(piece.space);
        }
        if spaces.meets(*taken) {
            return Err(format!("{piece}: a space there is taken already"));
        }
        *taken |= spaces;
        let own = &mut self.warriors[seat.index()][piece.kind.index()];
        *own = own.with(piece.space);
        if is_removed {
            self.removed = self.removed.with(piece.space);
        }
        Ok(())
    }

    fn add_specialist(&mut self, piece: SpecialistPiece, taken: &mut Spaces) -> Result<(), String> {
        let (space, set) = match piece {
            SpecialistPiece::Footman(space) => (space, &mut self.footmen),
            SpecialistPiece::Musician(space) => (space, &mut self.musicians),
            SpecialistPiece::Archer(space, facing) => (space, &mut self.archers[facing.index()]),
        };
        if taken.has(space) {
            return Err(format!("{piece}: this space is taken already"));
        }
        *taken = taken.with(space);
        *set = set.with(space);
        Ok(())
    }
}
