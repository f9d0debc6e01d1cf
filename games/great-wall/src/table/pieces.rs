//! The pieces of the table: an order of clans, Horde cards with what lies on them, Sections, the kill set.

use super::{
    Ability, Cell, Clan, Data, Deserialize, Front, Horde, HordeCard, HordeState, Kill, KillPlace,
    Mark, PLAYERS, Seat, Section, Serialize, Soldier,
};
use table::List;

/// Clans in an order, at most four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order(List<Clan, 4>);

impl Order {
    /// Nobody.
    pub const NONE: Order = Order(List::EMPTY);

    /// How many.
    pub fn len(self) -> usize {
        self.0.len()
    }

    /// Whether nobody is in it.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// From the first to the last.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Clan> + Clone {
        (0..self.0.len()).map(move |at| self.0[at])
    }

    /// Whether this clan is in it.
    pub fn has(self, clan: Clan) -> bool {
        self.iter().any(|other| other == clan)
    }

    /// Who comes first.
    pub fn first(self) -> Option<Clan> {
        self.0.first().copied()
    }

    /// One more at the end.
    pub fn push(&mut self, clan: Clan) {
        self.0.push(clan);
    }

    /// All but this one.
    #[must_use]
    pub fn without(self, clan: Clan) -> Order {
        self.iter().filter(|&other| other != clan).collect()
    }

    /// Those that come after this one.
    #[must_use]
    pub fn after(self, clan: Clan) -> Order {
        self.iter().skip(self.place(clan) + 1).collect()
    }

    /// How many come before it.
    pub fn place(self, clan: Clan) -> usize {
        self.iter().take_while(|&other| other != clan).count()
    }

    /// GW-4.2: moves a marker up; the others keep their order.
    #[must_use]
    pub fn raised(self, clan: Clan, by: usize) -> Order {
        let place = self.place(clan);
        let mut list = self.without(clan).0;
        list.insert(place.saturating_sub(by).min(list.len()), clan);
        Order(list)
    }
}

impl FromIterator<Clan> for Order {
    fn from_iter<I: IntoIterator<Item = Clan>>(clans: I) -> Self {
        Order(clans.into_iter().collect())
    }
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = List::<Clan, 4>::deserialize(deserializer)?;
        if (0..list.len()).any(|at| list[..at].contains(&list[at])) {
            return Err(serde::de::Error::custom("at most four different clans"));
        }
        Ok(Order(list))
    }
}

impl Mark {
    /// Whose Soldier lies there.
    pub fn clan(self) -> Option<Clan> {
        match self {
            Mark::Free | Mark::Wound => None,
            Mark::Spearman(clan)
            | Mark::HorsemanRight(clan)
            | Mark::HorsemanBelow(clan)
            | Mark::HorsemanEnd(clan) => Some(clan),
        }
    }

    /// The Soldier whose first cell this is.
    pub fn soldier(self) -> Option<(Clan, Soldier)> {
        match self {
            Mark::Free | Mark::Wound | Mark::HorsemanEnd(_) => None,
            Mark::Spearman(clan) => Some((clan, Soldier::Spearman)),
            Mark::HorsemanRight(clan) | Mark::HorsemanBelow(clan) => {
                Some((clan, Soldier::Horseman))
            }
        }
    }
}

impl HordeState {
    /// A row without a card.
    pub const EMPTY: HordeState = HordeState {
        card: HordeCard::ALL[0],
        ability: Ability::Skirmishers,
        marks: [Mark::Free; Cell::N],
        free: 0,
    };

    /// A card on which nothing lies.
    pub fn new(card: HordeCard, data: &Data) -> Self {
        let row = &data.hordes[card.horde().index()];
        HordeState {
            card,
            ability: row.ability,
            marks: [Mark::Free; Cell::N],
            free: row.spots,
        }
    }

    /// What the card shows.
    pub fn horde(&self) -> Horde {
        self.card.horde()
    }

    /// Its ability.
    pub fn ability(&self) -> Ability {
        self.ability
    }

    /// Whether no spot is free.
    pub fn is_covered(&self) -> bool {
        self.free == 0
    }

    /// Free Vital spots in reading order.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let free = self.free;
        Cell::ALL
            .into_iter()
            .filter(move |cell| free & (1 << cell.index()) != 0)
    }

    /// GW-20.3: pairs of adjacent free spots.
    pub fn free_pairs(&self) -> impl Iterator<Item = (Cell, Cell)> + use<> {
        let free = self.free;
        let is_free = move |cell: &Cell| free & (1 << cell.index()) != 0;
        Cell::ALL.into_iter().filter(is_free).flat_map(move |cell| {
            let right = cell.right().filter(is_free).map(|other| (cell, other));
            let below = cell.below().filter(is_free).map(|other| (cell, other));
            right.into_iter().chain(below)
        })
    }

    /// Something covers a cell.
    pub fn put(&mut self, cell: Cell, mark: Mark) {
        self.marks[cell.index()] = mark;
        self.free &= !(1 << cell.index());
    }

    /// Soldiers of a clan on this card by type.
    pub fn soldiers(&self, clan: Clan) -> [u8; Soldier::N] {
        let mut counts = [0; Soldier::N];
        for mark in self.marks {
            if let Some((owner, kind)) = mark.soldier()
                && owner == clan
            {
                counts[kind.index()] += 1;
            }
        }
        counts
    }

    /// Whether a Soldier of the clan is there.
    pub fn has_soldier(&self, clan: Clan) -> bool {
        self.marks.iter().any(|mark| mark.clan() == Some(clan))
    }

    /// GW-13.3: cells covered by a clan's Soldiers.
    pub fn covered_by(&self, clan: Clan) -> u8 {
        self.marks
            .iter()
            .filter(|mark| mark.clan() == Some(clan))
            .count() as u8
    }

    /// GW-1.7: a Soldier leaves the card and Wounds stay.
    pub fn remove(&mut self, clan: Clan, kind: Soldier) -> bool {
        let found = Cell::ALL
            .into_iter()
            .find(|cell| self.marks[cell.index()].soldier() == Some((clan, kind)));
        let Some(cell) = found else { return false };
        let other = match self.marks[cell.index()] {
            Mark::HorsemanRight(_) => cell.right(),
            Mark::HorsemanBelow(_) => cell.below(),
            Mark::Free | Mark::Wound | Mark::Spearman(_) | Mark::HorsemanEnd(_) => None,
        };
        self.marks[cell.index()] = Mark::Wound;
        if let Some(other) = other {
            self.marks[other.index()] = Mark::Wound;
        }
        true
    }
}

impl Front {
    /// A Section in which nothing lies.
    pub const EMPTY: Front = Front {
        level: 0,
        barricades: 0,
        hordes: [HordeState::EMPTY; 3],
        n: 0,
        rest: [[0; Soldier::N]; PLAYERS],
        firing: [0; Clan::N],
        bonus: 0,
    };

    /// The Horde cards, nearest the Wall first.
    pub fn cards(&self) -> &[HordeState] {
        &self.hordes[..self.n as usize]
    }

    /// Firing spots of its Wall.
    pub fn firing_spots(&self, data: &Data) -> u8 {
        data.walls[self.level as usize].firing_spots
    }

    /// Firing spots without an Archer.
    pub fn free_firing(&self, data: &Data) -> u8 {
        self.firing_spots(data)
            .saturating_sub(self.firing.iter().sum())
    }

    /// How many cards have this ability.
    pub fn abilities(&self, ability: Ability) -> u8 {
        self.cards()
            .iter()
            .filter(|card| card.ability() == ability)
            .count() as u8
    }

    /// A new card takes the free row nearest the Wall; the fourth one finds none.
    pub fn add(&mut self, card: HordeCard, data: &Data) {
        if (self.n as usize) < self.hordes.len() {
            self.hordes[self.n as usize] = HordeState::new(card, data);
            self.n += 1;
        }
    }

    /// GW-13.3 step 7: the cards behind slide towards the Wall.
    pub fn take(&mut self, row: usize) {
        self.hordes[row..].rotate_left(1);
        self.hordes[2] = HordeState::EMPTY;
        self.n -= 1;
    }

    /// Whether a clan has a Soldier in the Rest Zone, on a Firing spot or on a Vital spot.
    pub fn has_soldier(&self, clan: Clan) -> bool {
        self.firing[clan.index()] > 0
            || clan
                .seat()
                .is_some_and(|seat| self.rest[seat.index()].iter().any(|&n| n > 0))
            || self.cards().iter().any(|card| card.has_soldier(clan))
    }
}

impl Kill {
    /// Nobody is about to die.
    pub const NONE: Kill = Kill {
        place: None,
        doomed: [[[0; Soldier::N]; 6]; PLAYERS],
        saved: [[[0; Soldier::N]; 6]; PLAYERS],
    };

    /// Members of a player that nobody Saved yet.
    pub fn pending(&self, seat: Seat) -> u8 {
        let doomed: u8 = self.doomed[seat.index()].iter().flatten().sum();
        doomed - self.saved[seat.index()].iter().flatten().sum::<u8>()
    }

    /// How many of a player were in the set from the start.
    pub fn total(&self, seat: Seat) -> u8 {
        self.doomed[seat.index()].iter().flatten().sum()
    }

    /// How many of a player are Saved.
    pub fn total_saved(&self, seat: Seat) -> u8 {
        self.saved[seat.index()].iter().flatten().sum()
    }

    /// The Section of an origin.
    pub fn section(&self, origin: usize) -> Section {
        match self.place {
            Some(KillPlace::Defeat { section, .. } | KillPlace::Breach { section }) => section,
            Some(KillPlace::Event) | None => Section::ALL[origin % 3],
        }
    }
}
