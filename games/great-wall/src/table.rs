//! Everything on the table: what all see ([`Open`]) and what somebody does not ([`Secret`]).
//!
//! Decks are not kept: what lies in a deck is all that lies nowhere else, and a card is drawn at random when it is
//! turned over, which is the same as shuffling beforehand.

mod empty;
pub mod paper;
mod pieces;

pub(crate) use empty::{empty, shame_tokens};
pub use pieces::Order;

use crate::{
    data::{Cost, Data, Edition},
    names::{
        Ability, Advisor, Artifact, Cell, Clan, Command, Decree, Ending, General, Horde, HordeCard,
        Location, Mode, Omen, PLAYERS, Resource, Season, Section, Soldier, Source, Spot,
        TacticCard, Token,
    },
};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Set};

/// The whole table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub open: Open,
    pub secret: Secret,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// Under which rules and with which components the game is played.
    pub edition: Edition,
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

/// The marker never stands further.
const LARGEST: i32 = 32_000;

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

/// What everybody sees of a player.
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

/// An Overseer of a player.
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

/// A Horde card on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HordeState {
    pub card: HordeCard,
    pub ability: Ability,
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

/// What kills.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KillPlace {
    Defeat { section: Section, row: u8 },
    Breach { section: Section },
    Event,
}

impl Player {
    /// Before the setup.
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

    /// All Honor together.
    pub fn points(&self) -> i16 {
        let sum: i32 = self.honor.iter().map(|&honor| i32::from(honor)).sum();
        sum.clamp(-LARGEST, LARGEST) as i16
    }

    /// `S`.
    pub fn supporters(&self) -> u8 {
        self.supporting.len() as u8 + self.hidden_support
    }

    /// Active and Supporting ones.
    pub fn advisors(&self) -> u8 {
        self.active.len() as u8 + self.supporters()
    }

    /// Shame on a claimed card.
    pub fn shame_on(&self, card: HordeCard) -> u8 {
        self.claimed_shame
            .iter()
            .filter(|set| set.has(card))
            .count() as u8
    }

    /// The levels of all Overseers together.
    pub fn overseer_levels(&self) -> u8 {
        self.overseers
            .iter()
            .flatten()
            .map(|overseer| overseer.level)
            .sum()
    }
}

impl Open {
    /// The component tables.
    #[inline]
    pub fn data(&self) -> &'static Data {
        self.edition.data()
    }

    /// The players.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.n as usize)
    }

    /// A player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(PLAYERS - 1)]
    }

    /// A player, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(PLAYERS - 1)]
    }

    /// A Section.
    pub fn front(&self, section: Section) -> &Front {
        &self.fronts[section.index()]
    }

    /// A Section, to be changed.
    pub fn front_mut(&mut self, section: Section) -> &mut Front {
        &mut self.fronts[section.index()]
    }

    /// Whether all play together.
    pub fn is_coop(&self) -> bool {
        self.mode == Mode::Coop
    }

    /// Whether one plays against Qin.
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

    /// Whether the Section is used.
    pub fn in_play(&self, section: Section) -> bool {
        !(self.has_reed() && section == Section::Left)
    }

    /// This Year's lethality.
    pub fn lethality(&self) -> u8 {
        let track = &self.data().time[self.side()];
        track[(self.year as usize).clamp(1, track.len()) - 1].lethality
    }

    /// Whether no Year comes after this one.
    pub fn is_last_year(&self) -> bool {
        self.year as usize >= self.data().time[self.side()].len()
    }

    /// Slots of a Regular Location.
    pub fn slots(&self, location: Location) -> Option<u8> {
        self.data().locations[location.index()]
            .slots
            .map(|slots| slots[self.side()])
    }

    /// Clerks of all clans.
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

    /// Barricades that are left.
    pub fn barricade_supply(&self) -> u8 {
        let total = self
            .data()
            .barricade
            .count
            .saturating_sub(if self.has_reed() { 3 } else { 0 });
        total.saturating_sub(self.fronts.iter().map(|front| front.barricades).sum())
    }

    /// Command cards that the player can choose.
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

    /// Whether the clan is the first on the Tea track.
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

    /// The card in a row of a Section.
    pub fn horde(&self, section: Section, row: u8) -> Option<&HordeState> {
        self.front(section).cards().get(row as usize)
    }

    /// Whether the spot is there and nothing lies on it.
    pub fn is_free(&self, spot: Spot) -> bool {
        self.horde(spot.section, spot.row)
            .is_some_and(|horde| horde.free & (1 << spot.cell.index()) != 0)
    }

    /// The Horde cards in all Sections.
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
            .filter(|card| self.data().hordes[card.horde().index()].coop == self.is_coop())
            .filter(|card| self.in_play(card.indicator()))
            .collect()
    }

    /// The cards that lie nowhere else.
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
        all.filter(|card| self.is_coop() || !self.data().tactics[card.face().index()].coop)
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
            .filter(|decree| self.n > 2 || !self.data().decrees[decree.index()].removed_with_two)
            .collect();
        for decree in self.decrees.iter().flatten() {
            deck.remove(*decree);
        }
        deck.minus(self.fulfilled)
    }
}

impl Table {
    /// What lies behind a screen.
    pub fn own(&self, seat: Seat) -> &Own {
        &self.secret.seats[seat.index().min(PLAYERS - 1)]
    }

    /// What lies behind a screen, to be changed.
    pub fn own_mut(&mut self, seat: Seat) -> &mut Own {
        &mut self.secret.seats[seat.index().min(PLAYERS - 1)]
    }

    /// How much of a Resource the player has.
    pub fn has(&self, seat: Seat, resource: Resource) -> u8 {
        self.own(seat).resources[resource.index()]
    }

    /// Whether the player has all of it.
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
