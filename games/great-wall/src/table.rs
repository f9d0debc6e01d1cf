//! Everything on the table: what all see ([`Open`]) and what somebody does not ([`Secret`]).
//!
//! Decks are not kept: what lies in a deck is all that lies nowhere else, and a card is drawn at random when it is
//! turned over, which is the same as shuffling beforehand.

use crate::{
    data::{Cost, data},
    ids::{
        Ability, Advisor, Artifact, Cell, Clan, Command, Decree, General, Horde, HordeCard,
        Location, Mode, Omen, PLAYERS, Resource, Season, Section, Soldier, Source, Spot,
        TacticCard, Token,
    },
    sets::Set,
};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "crate::paper::Paper", into = "crate::paper::Paper")]
pub struct Table {
    pub open: Open,
    pub secret: Secret,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub mode: Mode,
    pub n: u8,
    pub both_advisors: bool,
    /// The space of the Time token, from 1.
    pub year: u8,
    pub season: Season,
    /// The Tea stack, top first.
    pub tea: Order,
    pub track: [Option<Placed>; 4],
    /// Whose turn it is.
    pub active: Option<Clan>,
    pub fronts: [Front; 3],
    pub clerks: [[u8; Location::N]; Clan::N],
    /// Soldiers off the board, also those with Shame.
    pub pools: [[u8; Soldier::N]; Clan::N],
    pub clerk_pools: [u8; Clan::N],
    /// Wood, Stone, Gold.
    pub warehouse: [u8; 3],
    pub advisor_track: [Option<Advisor>; 4],
    pub advisor_discard: Set<Advisor>,
    pub tactic_discard: Set<TacticCard>,
    pub horde_discard: Set<HordeCard>,
    /// GW-9.6: the back of the top Horde card, or the last one that was visible.
    pub indicator: Section,
    pub artifacts: Set<Artifact>,
    pub shame_pool: u8,
    pub shame_removed: u8,
    pub players: [Player; PLAYERS],
    pub qin: Qin,
    pub decrees: [Option<Decree>; 3],
    pub fulfilled: Set<Decree>,
    pub omens: Set<Omen>,
    pub breached: u8,
    pub defeated: u8,
    /// Who played a Tactic in the present trigger instance.
    pub played: Seats,
    pub kill: Kill,
    /// Shame that a player will not receive in the present Breach.
    pub skip: [u8; PLAYERS],
    /// Soldiers moved by the Logistics actions just made: by Section, by group of GW-22.2.
    pub moved: [[u8; 4]; 3],
    pub ending: Option<Ending>,
}

/// What only some know.
#[derive(Clone, PartialEq, Debug)]
pub struct Secret {
    pub seats: [Own; PLAYERS],
    /// The Advisors under Qin's card that nobody saw (GW-2.33).
    pub qin: Set<Advisor>,
}

/// What a player keeps behind the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Own {
    pub resources: Cost,
    pub hand: Set<TacticCard>,
    /// The first Supporting Advisor, which nobody else saw.
    pub support: Option<Advisor>,
    /// Before the choice of GW-2.10.
    pub generals: [Option<General>; 2],
    pub advisors: [Option<Advisor>; 2],
}

/// A card on the Command track; the Reed Clan's has no name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    pub clan: Clan,
    pub command: Option<Command>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// Honor by where it came from; the marker stands on the sum.
    pub honor: [i16; Source::N],
    pub general: Option<General>,
    pub active: Set<Advisor>,
    /// Supporting Advisors that everybody saw.
    pub supporting: Set<Advisor>,
    /// Supporting Advisors that only the owner saw.
    pub hidden_support: u8,
    /// Cards in the Tactic hand.
    pub hand: u8,
    pub shamed: [u8; Soldier::N],
    pub chamber: u8,
    pub overseers: [Option<Overseer>; 4],
    pub claimed: Set<HordeCard>,
    pub claimed_shame: [Set<HordeCard>; 2],
    /// The Command discard.
    pub discard: Set<Command>,
    /// Chosen this Fall and not yet on the track.
    pub chosen: Option<Command>,
    pub sacrificed: [u8; Soldier::N],
    pub sacrificed_clerks: u8,
    /// How often the General's bounded listener has fired this Winter.
    pub winter_fired: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Overseer {
    pub level: u8,
    pub soldier: Soldier,
}

/// Qin Jiushao.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Qin {
    pub honor: i16,
    /// Advisors under his card that everybody saw.
    pub advisors: Set<Advisor>,
    /// Advisors under his card that nobody saw.
    pub hidden: u8,
    pub overseers: [u8; 4],
    /// Left is highest.
    pub track: [Token; 5],
    pub used: Set<Command>,
    /// Turned over this Fall and not yet on the track.
    pub chosen: Option<Command>,
    pub claimed: Set<HordeCard>,
}

/// A Wall Section with what lies before and behind it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Front {
    pub level: u8,
    pub barricades: u8,
    pub hordes: [HordeState; 3],
    pub n: u8,
    pub rest: [[u8; Soldier::N]; PLAYERS],
    /// Archers on Firing spots.
    pub firing: [u8; Clan::N],
    /// Defense given by cards until the end of this Winter.
    pub bonus: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HordeState {
    pub card: HordeCard,
    pub marks: [Mark; Cell::N],
    /// Free Vital spots as bits.
    pub free: u16,
}

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    Free,
    Wound,
    Spearman(Clan),
    /// A Horseman whose other half is to the right, below; and the other half.
    HorsemanRight(Clan),
    HorsemanBelow(Clan),
    HorsemanEnd(Clan),
}

/// The kill set (GW-14.3) while it is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kill {
    pub place: Option<KillPlace>,
    /// By player and origin: rows 1 to 3 and the Firing spots of the Section, or Rest Zones and Firing spots of all.
    pub doomed: [[[u8; Soldier::N]; 6]; PLAYERS],
    pub saved: [[[u8; Soldier::N]; 6]; PLAYERS],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KillPlace {
    Defeat { section: Section, row: u8 },
    Breach { section: Section },
    Event,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Walls,
    ShameEmpty,
    Time,
    Won,
    /// Co-op: Shame was due with an empty pool.
    Disgrace,
}

/// Clans in an order, at most four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    list: [Clan; 4],
    n: u8,
}

impl Order {
    pub const NONE: Order = Order {
        list: [Clan::REED; 4],
        n: 0,
    };

    pub fn len(self) -> usize {
        self.n as usize
    }

    pub fn is_empty(self) -> bool {
        self.n == 0
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = Clan> + Clone {
        self.list.into_iter().take(self.n as usize)
    }

    pub fn has(self, clan: Clan) -> bool {
        self.iter().any(|other| other == clan)
    }

    pub fn first(self) -> Option<Clan> {
        self.iter().next()
    }

    pub fn push(&mut self, clan: Clan) {
        if (self.n as usize) < self.list.len() {
            self.list[self.n as usize] = clan;
            self.n += 1;
        }
    }

    #[must_use]
    pub fn without(self, clan: Clan) -> Order {
        self.iter().filter(|&other| other != clan).collect()
    }

    pub fn place(self, clan: Clan) -> usize {
        self.iter().take_while(|&other| other != clan).count()
    }

    /// GW-4.2: moves a marker up; the others keep their order.
    #[must_use]
    pub fn raised(self, clan: Clan, by: usize) -> Order {
        let place = self.place(clan);
        let mut list: Vec<Clan> = self.without(clan).iter().collect();
        list.insert(place.saturating_sub(by).min(list.len()), clan);
        list.into_iter().collect()
    }
}

impl FromIterator<Clan> for Order {
    fn from_iter<I: IntoIterator<Item = Clan>>(clans: I) -> Self {
        let mut order = Order::NONE;
        for clan in clans {
            order.push(clan);
        }
        order
    }
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<Clan>::deserialize(deserializer)?;
        let order: Order = list.iter().copied().collect();
        let twice = (0..list.len()).any(|at| list[..at].contains(&list[at]));
        if list.len() > 4 || twice {
            return Err(serde::de::Error::custom("at most four different clans"));
        }
        Ok(order)
    }
}

impl Mark {
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
    pub const EMPTY: HordeState = HordeState {
        card: HordeCard::ALL[0],
        marks: [Mark::Free; Cell::N],
        free: 0,
    };

    pub fn new(card: HordeCard) -> Self {
        HordeState {
            card,
            marks: [Mark::Free; Cell::N],
            free: data().hordes[card.horde().index()].spots,
        }
    }

    pub fn horde(&self) -> Horde {
        self.card.horde()
    }

    pub fn ability(&self) -> Ability {
        data().hordes[self.horde().index()].ability
    }

    pub fn is_covered(&self) -> bool {
        self.free == 0
    }

    /// Free Vital spots in reading order.
    pub fn free_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let free = self.free;
        Cell::all().filter(move |cell| free & (1 << cell.index()) != 0)
    }

    /// GW-20.3: pairs of adjacent free spots.
    pub fn free_pairs(&self) -> impl Iterator<Item = (Cell, Cell)> + use<> {
        let free = self.free;
        let is_free = move |cell: &Cell| free & (1 << cell.index()) != 0;
        Cell::all().filter(is_free).flat_map(move |cell| {
            let right = cell.right().filter(is_free).map(|other| (cell, other));
            let below = cell.below().filter(is_free).map(|other| (cell, other));
            right.into_iter().chain(below)
        })
    }

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
        let found =
            Cell::all().find(|cell| self.marks[cell.index()].soldier() == Some((clan, kind)));
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

    pub fn firing_spots(&self) -> u8 {
        data().walls[self.level as usize].firing_spots
    }

    pub fn free_firing(&self) -> u8 {
        self.firing_spots().saturating_sub(self.firing.iter().sum())
    }

    pub fn abilities(&self, ability: Ability) -> u8 {
        self.cards()
            .iter()
            .filter(|card| card.ability() == ability)
            .count() as u8
    }

    /// A new card takes the free row nearest the Wall; the fourth one finds none.
    pub fn add(&mut self, card: HordeCard) {
        if (self.n as usize) < self.hordes.len() {
            self.hordes[self.n as usize] = HordeState::new(card);
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

    pub fn total(&self, seat: Seat) -> u8 {
        self.doomed[seat.index()].iter().flatten().sum()
    }

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

impl Player {
    pub fn new() -> Self {
        Player {
            honor: [0; Source::N],
            general: None,
            active: Set::NONE,
            supporting: Set::NONE,
            hidden_support: 0,
            hand: 0,
            shamed: [0; Soldier::N],
            chamber: 0,
            overseers: [None; 4],
            claimed: Set::NONE,
            claimed_shame: [Set::NONE; 2],
            discard: Set::NONE,
            chosen: None,
            sacrificed: [0; Soldier::N],
            sacrificed_clerks: 0,
            winter_fired: 0,
        }
    }

    pub fn points(&self) -> i16 {
        self.honor.iter().sum()
    }

    /// `S`.
    pub fn supporters(&self) -> u8 {
        self.supporting.len() as u8 + self.hidden_support
    }

    pub fn advisors(&self) -> u8 {
        self.active.len() as u8 + self.supporters()
    }

    pub fn shame_on(&self, card: HordeCard) -> u8 {
        self.claimed_shame
            .iter()
            .filter(|set| set.has(card))
            .count() as u8
    }

    pub fn overseer_levels(&self) -> u8 {
        self.overseers
            .iter()
            .flatten()
            .map(|overseer| overseer.level)
            .sum()
    }
}

impl Open {
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.n as usize)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(PLAYERS - 1)]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(PLAYERS - 1)]
    }

    pub fn front(&self, section: Section) -> &Front {
        &self.fronts[section.index()]
    }

    pub fn front_mut(&mut self, section: Section) -> &mut Front {
        &mut self.fronts[section.index()]
    }

    pub fn is_coop(&self) -> bool {
        self.mode == Mode::Coop
    }

    pub fn is_solo(&self) -> bool {
        self.mode == Mode::Solo
    }

    /// GW-27: two humans or one play with the Reed Clan.
    pub fn has_reed(&self) -> bool {
        self.n <= 2
    }

    /// 0 for up to three players, 1 for four.
    pub fn side(&self) -> usize {
        usize::from(self.n >= 4)
    }

    /// GW-2.20: with the Reed Clan the left Section is out of play.
    pub fn sections(&self) -> impl DoubleEndedIterator<Item = Section> + Clone + use<> {
        let from = usize::from(self.has_reed());
        Section::ALL[from..].iter().copied()
    }

    pub fn in_play(&self, section: Section) -> bool {
        !(self.has_reed() && section == Section::Left)
    }

    pub fn lethality(&self) -> u8 {
        let track = &data().time[self.side()];
        track[(self.year as usize).clamp(1, track.len()) - 1].lethality
    }

    pub fn is_last_year(&self) -> bool {
        self.year as usize >= data().time[self.side()].len()
    }

    /// Slots of a Regular Location.
    pub fn slots(&self, location: Location) -> Option<u8> {
        data().locations[location.index()]
            .slots
            .map(|slots| slots[self.side()])
    }

    pub fn clerks_at(&self, location: Location) -> u8 {
        self.clerks.iter().map(|clan| clan[location.index()]).sum()
    }

    /// GW-7.1.
    pub fn is_full(&self, location: Location) -> bool {
        self.slots(location)
            .is_some_and(|slots| self.clerks_at(location) >= slots)
    }

    /// Clans with a Clerk there, in Tea order.
    pub fn present(&self, location: Location) -> Order {
        self.tea
            .iter()
            .filter(|clan| self.clerks[clan.index()][location.index()] > 0)
            .collect()
    }

    /// Human players in Tea order.
    pub fn humans(&self) -> Order {
        self.tea
            .iter()
            .filter(|clan| clan.seat().is_some())
            .collect()
    }

    /// Soldiers in the pool without Shame.
    pub fn usable(&self, seat: Seat, soldier: Soldier) -> u8 {
        let pool = self.pools[seat.index().min(PLAYERS - 1)][soldier.index()];
        pool.saturating_sub(self.player(seat).shamed[soldier.index()])
    }

    pub fn barricade_supply(&self) -> u8 {
        let total = data()
            .barricade
            .count
            .saturating_sub(if self.has_reed() { 3 } else { 0 });
        total.saturating_sub(self.fronts.iter().map(|front| front.barricades).sum())
    }

    pub fn command_hand(&self, seat: Seat) -> Set<Command> {
        let player = self.player(seat);
        let mut away = player.discard;
        if let Some(chosen) = player.chosen {
            away.add(chosen);
        }
        for placed in self.track.iter().flatten() {
            if let (true, Some(command)) = (placed.clan == Clan::of(seat), placed.command) {
                away.add(command);
            }
        }
        Set::all().minus(away)
    }

    pub fn is_tea_top(&self, clan: Clan) -> bool {
        self.tea.first() == Some(clan)
    }

    /// GW-27.3: who decides for the Reed Clan.
    pub fn overlord(&self) -> Clan {
        match self.active {
            Some(clan) if clan != Clan::REED => clan,
            Some(_) | None => self
                .tea
                .iter()
                .find(|&clan| clan != Clan::REED)
                .unwrap_or(Clan::at(0)),
        }
    }

    /// The seat that decides for a clan; None for a clan that follows its rules by itself.
    pub fn decider(&self, clan: Clan) -> Option<Seat> {
        match clan {
            Clan::REED => self.overlord().seat(),
            clan => clan.seat(),
        }
    }

    pub fn horde(&self, section: Section, row: u8) -> Option<&HordeState> {
        self.front(section).cards().get(row as usize)
    }

    pub fn is_free(&self, spot: Spot) -> bool {
        self.horde(spot.section, spot.row)
            .is_some_and(|horde| horde.free & (1 << spot.cell.index()) != 0)
    }

    /// GW-12.5 without the modifiers of Events, which [`crate::rules::winter`] adds.
    pub fn horde_cards(&self) -> Set<HordeCard> {
        self.fronts
            .iter()
            .flat_map(|front| front.cards().iter().map(|card| card.card))
            .collect()
    }

    /// All Horde cards of this game.
    pub fn horde_game(&self) -> Set<HordeCard> {
        HordeCard::ALL
            .iter()
            .copied()
            .filter(|card| data().hordes[card.horde().index()].coop == self.is_coop())
            .filter(|card| self.in_play(card.indicator()))
            .collect()
    }

    pub fn horde_deck(&self) -> Set<HordeCard> {
        let claimed = self
            .players
            .iter()
            .fold(self.qin.claimed, |all, player| all.or(player.claimed));
        self.horde_game()
            .minus(self.horde_cards())
            .minus(self.horde_discard)
            .minus(claimed)
    }

    /// All Tactic cards of this game.
    pub fn tactic_game(&self) -> Set<TacticCard> {
        let all = TacticCard::ALL.iter().copied();
        all.filter(|card| self.is_coop() || !data().tactics[card.face().index()].coop)
            .collect()
    }

    /// How many Tactics lie in the deck.
    pub fn tactic_deck_size(&self) -> usize {
        let hands: usize = self.players.iter().map(|player| player.hand as usize).sum();
        self.tactic_game()
            .len()
            .saturating_sub(hands + self.tactic_discard.len())
    }

    /// Advisors of which everybody knows where they are.
    pub fn known_advisors(&self) -> Set<Advisor> {
        let mut known = self.advisor_discard.or(self.qin.advisors);
        for advisor in self.advisor_track.iter().flatten() {
            known.add(*advisor);
        }
        for player in &self.players {
            known = known.or(player.active).or(player.supporting);
        }
        known
    }

    /// How many Advisors lie in the deck.
    pub fn advisor_deck_size(&self) -> usize {
        let hidden: usize = self
            .players
            .iter()
            .map(|player| player.hidden_support as usize)
            .sum();
        (Advisor::N - self.known_advisors().len()).saturating_sub(hidden + self.qin.hidden as usize)
    }

    /// Decrees of this game that have not been seen.
    pub fn decree_deck(&self) -> Set<Decree> {
        let mut deck: Set<Decree> = Decree::ALL
            .iter()
            .copied()
            .filter(|decree| self.n > 2 || !data().decrees[decree.index()].removed_with_two)
            .collect();
        for decree in self.decrees.iter().flatten() {
            deck.remove(*decree);
        }
        deck.minus(self.fulfilled)
    }
}

impl Table {
    pub fn own(&self, seat: Seat) -> &Own {
        &self.secret.seats[seat.index().min(PLAYERS - 1)]
    }

    pub fn own_mut(&mut self, seat: Seat) -> &mut Own {
        &mut self.secret.seats[seat.index().min(PLAYERS - 1)]
    }

    pub fn has(&self, seat: Seat, resource: Resource) -> u8 {
        self.own(seat).resources[resource.index()]
    }

    pub fn can_pay(&self, seat: Seat, cost: Cost) -> bool {
        let own = self.own(seat).resources;
        Resource::ALL
            .iter()
            .all(|resource| own[resource.index()] >= cost[resource.index()])
    }

    /// Wood, Stone and Gold together.
    pub fn materials(&self, seat: Seat) -> u8 {
        self.own(seat).resources[..3]
            .iter()
            .fold(0, |sum, &n| sum.saturating_add(n))
    }
}
