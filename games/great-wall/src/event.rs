//! What happens, as small values; words are made at the edge.

use crate::{
    data::Cost,
    names::{
        Advisor, Clan, Command, Decree, Ending, General, HordeCard, Location, Omen, Resource,
        Season, Section, Soldier, Source, Spot, Tactic, TacticCard,
    },
};
use table::{Seat, Set, Viewer};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Event {
    General {
        seat: Seat,
        general: General,
    },
    Advisor {
        seat: Seat,
        advisor: Advisor,
        active: bool,
    },
    Year {
        year: u8,
    },
    Season {
        season: Season,
    },
    NewHorde {
        card: HordeCard,
        section: Section,
        row: u8,
    },
    Raid {
        card: HordeCard,
        n: u8,
    },
    Reshuffled,
    NewAdvisor {
        advisor: Advisor,
    },
    Dismissed {
        advisor: Advisor,
    },
    QinAdvisor {
        advisor: Advisor,
    },
    Honor {
        clan: Clan,
        n: u16,
        source: Source,
    },
    LostHonor {
        seat: Seat,
        n: u16,
    },
    Gained {
        seat: Seat,
        resource: Resource,
        n: u8,
    },
    Paid {
        seat: Seat,
        cost: Cost,
    },
    FromWarehouse {
        wood: u8,
        stone: u8,
        gold: u8,
    },
    /// Which cards only the owner learns.
    DrewTactics {
        seat: Seat,
        n: u8,
        cards: Option<Set<TacticCard>>,
    },
    DiscardedTactic {
        seat: Seat,
        tactic: Tactic,
    },
    Command {
        clan: Clan,
        command: Command,
    },
    Placed {
        clan: Clan,
        space: u8,
    },
    Turn {
        clan: Clan,
    },
    Copied {
        seat: Seat,
        command: Command,
    },
    ReclaimedAll {
        seat: Seat,
    },
    Reclaimed {
        seat: Seat,
        command: Command,
    },
    MovedClerk {
        clan: Clan,
        from: Option<Location>,
        to: Location,
    },
    Activated {
        location: Location,
        special: bool,
    },
    Upgraded {
        seat: Seat,
        location: Location,
        level: u8,
    },
    QinOverseer {
        location: Location,
        level: u8,
    },
    Donated {
        seat: Seat,
        resource: Resource,
    },
    ReedStored {
        resource: Resource,
    },
    Recruited {
        seat: Seat,
        batch: [u8; 3],
    },
    Rested {
        seat: Seat,
        soldier: Soldier,
        section: Section,
    },
    Attacked {
        clan: Clan,
        soldier: Soldier,
        spot: Spot,
    },
    Posted {
        clan: Clan,
        section: Section,
    },
    Wounded {
        clan: Clan,
        spot: Spot,
    },
    Barricade {
        clan: Clan,
        section: Section,
    },
    Wall {
        clan: Clan,
        section: Section,
        level: u8,
    },
    Sent {
        seat: Seat,
        soldier: Soldier,
        n: u8,
        from: Section,
        to: Section,
    },
    Tea {
        clan: Clan,
        place: u8,
    },
    HiredClerk {
        seat: Seat,
    },
    Hired {
        seat: Seat,
        advisor: Advisor,
    },
    Played {
        seat: Seat,
        tactic: Tactic,
        boosted: bool,
    },
    Defense {
        section: Section,
        n: u8,
    },
    ShamedSoldier {
        seat: Seat,
        soldier: Soldier,
    },
    ShamedHorde {
        seat: Seat,
        card: HordeCard,
    },
    NoShameLeft {
        seat: Seat,
    },
    NoPlaceForShame {
        seat: Seat,
    },
    Appeased {
        seat: Seat,
    },
    Atoned {
        seat: Seat,
    },
    Defeated {
        card: HordeCard,
        section: Section,
    },
    Claimed {
        card: HordeCard,
        clan: Option<Clan>,
    },
    Saved {
        seat: Seat,
        soldier: Soldier,
    },
    Killed {
        clan: Clan,
        n: u8,
    },
    Arson {
        section: Section,
    },
    Assault {
        section: Section,
        power: u8,
        defense: u8,
    },
    Breached {
        section: Section,
    },
    Swapped {
        seat: Seat,
        from: Resource,
        to: Resource,
    },
    Given {
        seat: Seat,
        resource: Resource,
        to: Seat,
    },
    NewDecree {
        decree: Decree,
    },
    Fulfilled {
        decree: Decree,
    },
    Declined {
        seat: Seat,
        decree: Decree,
    },
    Omen {
        omen: Omen,
    },
    Sacrificed {
        seat: Seat,
        soldier: Soldier,
    },
    SacrificedClerk {
        seat: Seat,
    },
    Disgrace {
        seat: Seat,
    },
    Ended {
        ending: Ending,
    },
}

/// What a viewer may see of an event: drawn Tactics are their owner's secret, everything else is public.
pub fn redact(event: &Event, viewer: Viewer) -> Event {
    if let Event::DrewTactics { seat, n, .. } = *event
        && !viewer.is(seat)
    {
        return Event::DrewTactics {
            seat,
            n,
            cards: None,
        };
    }
    *event
}
