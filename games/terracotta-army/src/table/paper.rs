//! The table as people read and edit it: names instead of numbers, nothing twice.

use crate::{
    TerracottaArmy,
    data::{Data, MAX_PLAYERS, ROUNDS},
    names::{Direction, Master, MasterToken, Quarter, Source, Token, Warrior, Weapon},
    table::{Figures, Player, Space, Spaces, Table, Workers},
};
use ::table::{Edition, Flaw, Per, Probe, Seat, Set, Written, as_text, names, notation};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The table on paper.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    round: u8,
    order: Vec<Seat>,
    inner_offset: u8,
    middle_offset: u8,
    segments: Per<SegmentName, Workers>,
    warehouses: Per<Quarter, u16>,
    row_inspector: u8,
    column_inspector: u8,
    scoring_tokens: Vec<Token>,
    specialists: Vec<SpecialistPiece>,
    players: Vec<PlayerSheet>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSheet {
    coins: u16,
    clay_wet: u16,
    clay_dry: u16,
    artisans: u8,
    active_weapons: Set<Weapon>,
    /// The number of the token on each master.
    masters: Per<Master, Option<u8>>,
    #[serde(deserialize_with = "present")]
    priority: Option<u8>,
    warriors: Vec<WarriorPiece>,
    /// Warriors whom final scoring removed.
    removed: Vec<WarriorPiece>,
    points: Per<Source, u16>,
}

/// Nobody and nothing are written `null`: a field that is missing is a mistake.
pub(super) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}

names! {
    /// A segment as a name of a field.
    struct SegmentName in u16 = [
        "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11",
    ];
}

notation! {
    /// A warrior in the mausoleum.
    enum WarriorPiece {
        OnFoot(kind: Warrior, space: Space) => "{kind}@{space}",
        /// On a horse, from the rider's end to the other one.
        OnHorse(kind: Warrior, space: Space, end: Space) => "{kind}@{space}-{end}",
    }
}

notation! {
    /// A specialist in the mausoleum. A horse stands with its rider.
    enum SpecialistPiece {
        Footman(space: Space) => "footman@{space}",
        Musician(space: Space) => "musician@{space}",
        Archer(space: Space, facing: Direction) => "kneeling_archer@{space}>{facing}",
    }
}

as_text!(WarriorPiece, SpecialistPiece);

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TerracottaArmy::write(self).serialize(serializer)
    }
}

impl Written for TerracottaArmy {
    type Paper = Sheet;

    fn write(table: &Table) -> Sheet {
        let figures = &table.figures;
        let footmen = figures.footmen.iter().map(SpecialistPiece::Footman);
        let archers = figures.archers.iter().flat_map(|(facing, archers)| {
            archers
                .iter()
                .map(move |space| SpecialistPiece::Archer(space, facing))
        });
        let musicians = figures.musicians.iter().map(SpecialistPiece::Musician);
        Sheet {
            round: table.round,
            order: table.turn_order().to_vec(),
            inner_offset: table.inner_offset,
            middle_offset: table.middle_offset,
            segments: Per::from_fn(|name: SegmentName| table.segments[name.index()]),
            warehouses: table.warehouses,
            row_inspector: table.row_inspector,
            column_inspector: table.column_inspector,
            scoring_tokens: table.tokens.to_vec(),
            specialists: footmen.chain(archers).chain(musicians).collect(),
            players: table
                .seats()
                .map(|seat| write_player(table, seat))
                .collect(),
        }
    }

    fn read(paper: Sheet, edition: Edition<Data>) -> Result<Table, Flaw> {
        let n = paper.players.len();
        let at = Probe::TABLE.field("players");
        at.ensure(
            (2..=MAX_PLAYERS).contains(&n),
            format_args!("{n} cannot play, 2 to {MAX_PLAYERS} can"),
        )?;
        let mut figures = Figures::default();
        let mut taken = Spaces::NONE;
        let mut players = [Player::default(); MAX_PLAYERS];
        for (seat, sheet) in Seat::first(n).zip(&paper.players) {
            let at = at.at(seat.index());
            players[seat.index()] = sheet.player(&at)?;
            for (field, pieces) in [("warriors", &sheet.warriors), ("removed", &sheet.removed)] {
                for piece in pieces {
                    let added = figures.add_warrior(seat, *piece, field == "removed", &mut taken);
                    added.or_else(|error| at.field(field).flaw(error))?;
                }
            }
        }
        for piece in &paper.specialists {
            let added = figures.add_specialist(*piece, &mut taken);
            added.or_else(|error| Probe::TABLE.field("specialists").flaw(error))?;
        }
        let n_tokens = paper.scoring_tokens.len();
        let tokens = paper.scoring_tokens.try_into().or_else(|_| {
            let at = Probe::TABLE.field("scoring_tokens");
            at.flaw(format_args!("{n_tokens} instead of {ROUNDS}"))
        })?;
        Ok(Table {
            edition,
            n_players: n as u8,
            round: paper.round,
            order: read_order(&paper.order, n)?,
            inner_offset: paper.inner_offset,
            middle_offset: paper.middle_offset,
            segments: std::array::from_fn(|at| paper.segments[SegmentName::at(at)]),
            warehouses: paper.warehouses,
            row_inspector: paper.row_inspector,
            column_inspector: paper.column_inspector,
            tokens,
            figures,
            players,
        })
    }
}

/// The players in turn order, then the seats that nobody uses.
fn read_order(seats: &[Seat], n: usize) -> Result<[Seat; MAX_PLAYERS], Flaw> {
    let at = Probe::TABLE.field("order");
    let is_known =
        |(place, seat): (usize, &Seat)| seat.index() < n && !seats[..place].contains(seat);
    at.ensure(
        seats.len() == n && seats.iter().enumerate().all(is_known),
        format_args!("each of {n} players stands here once"),
    )?;
    Ok(std::array::from_fn(|place| {
        seats.get(place).copied().unwrap_or(Seat::new(place))
    }))
}

fn write_player(table: &Table, seat: Seat) -> PlayerSheet {
    let player = table.player(seat);
    let figures = &table.figures;
    let pieces = |is_removed: bool| {
        let own = figures.warriors[seat.index()].iter();
        let all = own.flat_map(|(kind, spaces)| spaces.iter().map(move |space| (kind, space)));
        all.filter(|(_, space)| figures.removed.has(*space) == is_removed)
            .map(|(kind, space)| {
                let end = |direction: Direction| space.step(direction, 2);
                match figures.horse_of(space).and_then(end) {
                    Some(end) => WarriorPiece::OnHorse(kind, space, end),
                    None => WarriorPiece::OnFoot(kind, space),
                }
            })
            .collect()
    };
    PlayerSheet {
        coins: player.coins,
        clay_wet: player.clay_wet,
        clay_dry: player.clay_dry,
        artisans: player.artisans,
        active_weapons: player.active,
        masters: Per::from_fn(|master| player.masters[master].map(MasterToken::number)),
        priority: player.priority,
        warriors: pieces(false),
        removed: pieces(true),
        points: player.points,
    }
}

impl PlayerSheet {
    fn player(&self, at: &Probe<'_>) -> Result<Player, Flaw> {
        let mut masters = Per::default();
        for (master, number) in self.masters.iter() {
            masters[master] = number
                .map(|number| {
                    let at = at.field("masters");
                    MasterToken::numbered(number)
                        .map_or_else(|| at.flaw("tokens are numbered 1 to 6"), Ok)
                })
                .transpose()?;
        }
        Ok(Player {
            coins: self.coins,
            clay_wet: self.clay_wet,
            clay_dry: self.clay_dry,
            artisans: self.artisans,
            active: self.active_weapons,
            masters,
            priority: self.priority,
            points: self.points,
        })
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
        let (kind, space) = match piece {
            WarriorPiece::OnFoot(kind, space) | WarriorPiece::OnHorse(kind, space, _) => {
                (kind, space)
            }
        };
        let mut spaces = Spaces::one(space);
        if let WarriorPiece::OnHorse(_, _, end) = piece {
            let direction = Direction::ALL
                .into_iter()
                .find(|&direction| space.step(direction, 2) == Some(end))
                .ok_or_else(|| {
                    format!("{piece}: a horse is three spaces long in a row or column")
                })?;
            let middle = spaces.moved(direction);
            spaces |= middle | middle.moved(direction);
            self.horses[direction].add(space);
        }
        if spaces.meets(*taken) {
            return Err(format!("{piece}: a space there is taken already"));
        }
        *taken |= spaces;
        self.warriors[seat.index()][kind].add(space);
        if is_removed {
            self.removed.add(space);
        }
        Ok(())
    }

    fn add_specialist(&mut self, piece: SpecialistPiece, taken: &mut Spaces) -> Result<(), String> {
        let (space, set) = match piece {
            SpecialistPiece::Footman(space) => (space, &mut self.footmen),
            SpecialistPiece::Musician(space) => (space, &mut self.musicians),
            SpecialistPiece::Archer(space, facing) => (space, &mut self.archers[facing]),
        };
        if taken.has(space) {
            return Err(format!("{piece}: this space is taken already"));
        }
        taken.add(space);
        set.add(space);
        Ok(())
    }
}
