//! Choices and their notation: short, ASCII, one line.

use crate::{
    names::{
        Advisor, Cell, Clan, Command, Decree, General, HordeCard, Location, Resource, Section,
        Soldier, Spot, Tactic,
    },
    step::Card,
};
use std::{fmt, str::FromStr};
use table::Seat;

table::notation! {
    /// One choice. The order of the variants is the order of the lists.
    pub enum Action {
        General(general: General) => "general {general}",
        PickActive(advisor: Advisor) => "active {advisor}",
        Command(command: Command) => "command {command}",
        Space(space: u8) => "space {space}",
        TakeAll => "reclaim all",
        TakeHonor => "reclaim honor",
        FromPool => "from pool",
        From(location: Location) => "from {location}",
        To(location: Location) => "to {location}",
        Activate(location: Location) => "activate {location}",
        Upgrade(upgrade: Upgrade) => "upgrade {upgrade}",
        Donate => "donate",
        Recruit(recruit: Recruit) => "recruit {recruit}",
        Deploy(soldier: Soldier) => "deploy {soldier}",
        Rest(section: Section) => "rest {section}",
        AttackSpearman(spot: Spot) => "attack spearman {spot}",
        AttackHorseman(spot: Spot, cell: Cell) => "attack horseman {spot}+{cell}",
        /// An Archer takes a Firing spot and wounds.
        AttackArcher(spot: Spot) => "attack archer {spot}",
        /// An Archer on a Firing spot wounds.
        Volley(spot: Spot) => "volley {spot}",
        /// An Archer takes a Firing spot without a target.
        Post(section: Section) => "post {section}",
        Wound(spot: Spot) => "wound {spot}",
        Section(section: Section) => "section {section}",
        Barricade(section: Section) => "barricade {section}",
        Wall(section: Section) => "wall {section}",
        Pay(wood: u8, stone: u8, gold: u8) => "pay {wood} {stone} {gold}",
        Logistics(from: Section, to: Section) => "logistics {from}>{to}",
        Send(n: u8) => "send {n}",
        TeaUp => "tea up",
        TeaTop => "tea top",
        Draw => "draw",
        HireClerk => "hire clerk",
        Hire(advisor: Advisor) => "hire {advisor}",
        MakeActive => "active",
        MakeSupporting => "supporting",
        Discard(tactic: Tactic) => "discard {tactic}",
        LoseHonor => "lose honor",
        Play(tactic: Tactic) => "play {tactic}",
        Boost(tactic: Tactic) => "boost {tactic}",
        Kill(soldier: Soldier) => "kill {soldier}",
        KillReady(soldier: Soldier, place: Place) => "kill {soldier} {place}",
        Save(clan: Clan, soldier: Soldier, section: Section) => "save {clan} {soldier} {section}",
        ShameSoldier(soldier: Soldier) => "shame {soldier}",
        ShameHorde(card: HordeCard) => "shame {card}",
        Appease => "appease",
        AtoneSoldier(soldier: Soldier) => "atone {soldier}",
        AtoneHorde(card: HordeCard) => "atone {card}",
        Take(resource: Resource) => "take {resource}",
        Lose(resource: Resource) => "lose {resource}",
        Swap(from: Resource, to: Resource) => "swap {from}>{to}",
        Give(resource: Resource, to: Seat) => "give {resource} {to}",
        Choose(at: u8) => "choose {at}",
        Next(clan: Clan) => "next {clan}",
        Reclaim(command: Command) => "reclaim {command}",
        Copy(command: Command) => "copy {command}",
        Dismiss(advisor: Advisor) => "dismiss {advisor}",
        UnderQin(advisor: Advisor) => "under {advisor}",
        Fulfil(decree: Decree) => "fulfil {decree}",
        Agree => "agree",
        Sacrifice(soldier: Soldier, place: Place) => "sacrifice {soldier} {place}",
        First(card: Card) => "first {card}",
        Pass => "pass",
        Stop => "stop",
        /// Which Reward of a Horseman comes first.
        Reward(spot: Spot) => "reward {spot}",
    }
}

impl Action {
    /// A Clerk leaves the pool, or a Location.
    pub fn leave(from: Option<Location>) -> Self {
        from.map_or(Action::FromPool, Action::From)
    }
}

/// An Upgrade of an Overseer; the first one takes a Soldier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Upgrade {
    pub location: Location,
    pub soldier: Option<Soldier>,
}

/// A Soldier of a batch, and which Resource a discount takes off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Recruit {
    pub soldier: Soldier,
    pub less: Option<Resource>,
}

/// The Rest Zone or the Firing spots of a Section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    pub section: Section,
    pub firing: bool,
}

impl fmt::Display for Upgrade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.location)?;
        self.soldier
            .map_or(Ok(()), |soldier| write!(f, " {soldier}"))
    }
}

impl FromStr for Upgrade {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (location, soldier) = halves(text);
        Ok(Upgrade {
            location: location.parse()?,
            soldier: soldier.map(str::parse).transpose()?,
        })
    }
}

impl fmt::Display for Recruit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.soldier)?;
        self.less.map_or(Ok(()), |less| write!(f, " -{less}"))
    }
}

impl FromStr for Recruit {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (soldier, less) = halves(text);
        let less = less.map(|less| {
            less.strip_prefix('-')
                .ok_or_else(|| format!("'{less}' is no discount: write -wood"))?
                .parse()
        });
        Ok(Recruit {
            soldier: soldier.parse()?,
            less: less.transpose()?,
        })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let firing = if self.firing { " firing" } else { "" };
        write!(f, "{}{firing}", self.section)
    }
}

impl FromStr for Place {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (section, firing) = halves(text);
        match firing {
            None | Some("firing") => Ok(Place {
                section: section.parse()?,
                firing: firing.is_some(),
            }),
            Some(other) => Err(format!("'{other}' is no place: write firing, or nothing")),
        }
    }
}

/// What stands before the first blank, and behind it.
fn halves(text: &str) -> (&str, Option<&str>) {
    match text.split_once(' ') {
        Some((one, other)) => (one, Some(other)),
        None => (text, None),
    }
}
