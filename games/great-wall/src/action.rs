//! Choices and their notation: short, ASCII, one line.

use crate::{
    names::{
        Advisor, Cell, Clan, Command, Decree, General, HordeCard, Location, Omen, Resource,
        Section, Soldier, Spot, Tactic,
    },
    step::Card,
};
use std::{fmt, str::FromStr};
use table::{Seat, find};

/// One choice. The order of the variants is the order of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    General(General),
    PickActive(Advisor),
    Command(Command),
    Space(u8),
    TakeAll,
    TakeHonor,
    /// None is the pool.
    From(Option<Location>),
    To(Location),
    Activate(Location),
    Upgrade(Location, Option<Soldier>),
    Donate,
    Recruit(Soldier, Option<Resource>),
    Deploy(Soldier),
    Rest(Section),
    AttackSpearman(Spot),
    AttackHorseman(Spot, Cell),
    /// An Archer takes a Firing spot and wounds.
    AttackArcher(Spot),
    /// An Archer on a Firing spot wounds.
    Volley(Spot),
    /// An Archer takes a Firing spot without a target.
    Post(Section),
    Wound(Spot),
    Section(Section),
    Barricade(Section),
    Wall(Section),
    Pay([u8; 3]),
    Logistics(Section, Section),
    Send(u8),
    TeaUp,
    TeaTop,
    Draw,
    HireClerk,
    Hire(Advisor),
    MakeActive,
    MakeSupporting,
    Discard(Tactic),
    LoseHonor,
    Play(Tactic),
    Boost(Tactic),
    Kill(Soldier),
    KillReady(Soldier, Section, bool),
    Save(Clan, Soldier, Section),
    ShameSoldier(Soldier),
    ShameHorde(HordeCard),
    Appease,
    AtoneSoldier(Soldier),
    AtoneHorde(HordeCard),
    Take(Resource),
    Lose(Resource),
    Swap(Resource, Resource),
    Give(Resource, Seat),
    Choose(u8),
    Next(Clan),
    Reclaim(Command),
    Copy(Command),
    Dismiss(Advisor),
    UnderQin(Advisor),
    Fulfil(Decree),
    Agree,
    Sacrifice(Soldier, Section, bool),
    First(Card),
    Pass,
    Stop,
    /// Which Reward of a Horseman comes first.
    Reward(Spot),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let firing = |firing: bool| if firing { " firing" } else { "" };
        match *self {
            Action::General(general) => write!(f, "general {general}"),
            Action::PickActive(advisor) => write!(f, "active {advisor}"),
            Action::Command(command) => write!(f, "command {command}"),
            Action::Space(space) => write!(f, "space {space}"),
            Action::TakeAll => f.write_str("reclaim all"),
            Action::TakeHonor => f.write_str("reclaim honor"),
            Action::From(None) => f.write_str("from pool"),
            Action::From(Some(location)) => write!(f, "from {location}"),
            Action::To(location) => write!(f, "to {location}"),
            Action::Activate(location) => write!(f, "activate {location}"),
            Action::Upgrade(location, None) => write!(f, "upgrade {location}"),
            Action::Upgrade(location, Some(soldier)) => write!(f, "upgrade {location} {soldier}"),
            Action::Donate => f.write_str("donate"),
            Action::Recruit(soldier, None) => write!(f, "recruit {soldier}"),
            Action::Recruit(soldier, Some(resource)) => write!(f, "recruit {soldier} -{resource}"),
            Action::Deploy(soldier) => write!(f, "deploy {soldier}"),
            Action::Rest(section) => write!(f, "rest {section}"),
            Action::AttackSpearman(spot) => write!(f, "attack spearman {spot}"),
            Action::AttackHorseman(spot, cell) => write!(f, "attack horseman {spot}+{cell}"),
            Action::AttackArcher(spot) => write!(f, "attack archer {spot}"),
            Action::Volley(spot) => write!(f, "volley {spot}"),
            Action::Post(section) => write!(f, "post {section}"),
            Action::Wound(spot) => write!(f, "wound {spot}"),
            Action::Reward(spot) => write!(f, "reward {spot}"),
            Action::Section(section) => write!(f, "section {section}"),
            Action::Barricade(section) => write!(f, "barricade {section}"),
            Action::Wall(section) => write!(f, "wall {section}"),
            Action::Pay([wood, stone, gold]) => write!(f, "pay {wood} {stone} {gold}"),
            Action::Logistics(from, to) => write!(f, "logistics {from}>{to}"),
            Action::Send(n) => write!(f, "send {n}"),
            Action::TeaUp => f.write_str("tea up"),
            Action::TeaTop => f.write_str("tea top"),
            Action::Draw => f.write_str("draw"),
            Action::HireClerk => f.write_str("hire clerk"),
            Action::Hire(advisor) => write!(f, "hire {advisor}"),
            Action::MakeActive => f.write_str("active"),
            Action::MakeSupporting => f.write_str("supporting"),
            Action::Discard(tactic) => write!(f, "discard {tactic}"),
            Action::LoseHonor => f.write_str("lose honor"),
            Action::Play(tactic) => write!(f, "play {tactic}"),
            Action::Boost(tactic) => write!(f, "boost {tactic}"),
            Action::Kill(soldier) => write!(f, "kill {soldier}"),
            Action::KillReady(soldier, section, at) => {
                write!(f, "kill {soldier} {section}{}", firing(at))
            }
            Action::Save(clan, soldier, section) => write!(f, "save {clan} {soldier} {section}"),
            Action::ShameSoldier(soldier) => write!(f, "shame {soldier}"),
            Action::ShameHorde(card) => write!(f, "shame {card}"),
            Action::Appease => f.write_str("appease"),
            Action::AtoneSoldier(soldier) => write!(f, "atone {soldier}"),
            Action::AtoneHorde(card) => write!(f, "atone {card}"),
            Action::Take(resource) => write!(f, "take {resource}"),
            Action::Lose(resource) => write!(f, "lose {resource}"),
            Action::Swap(from, to) => write!(f, "swap {from}>{to}"),
            Action::Give(resource, to) => write!(f, "give {resource} {to}"),
            Action::Choose(at) => write!(f, "choose {at}"),
            Action::Next(clan) => write!(f, "next {clan}"),
            Action::Reclaim(command) => write!(f, "reclaim {command}"),
            Action::Copy(command) => write!(f, "copy {command}"),
            Action::Dismiss(advisor) => write!(f, "dismiss {advisor}"),
            Action::UnderQin(advisor) => write!(f, "under {advisor}"),
            Action::Fulfil(decree) => write!(f, "fulfil {decree}"),
            Action::Agree => f.write_str("agree"),
            Action::Sacrifice(soldier, section, at) => {
                write!(f, "sacrifice {soldier} {section}{}", firing(at))
            }
            Action::First(card) => write!(f, "first {}", card_text(card)),
            Action::Pass => f.write_str("pass"),
            Action::Stop => f.write_str("stop"),
        }
    }
}

/// A card in notation.
fn card_text(card: Card) -> String {
    match card {
        Card::Command(command, frame) => format!("{command}/{frame}"),
        Card::Solo(command, frame) => format!("solo_{command}/{frame}"),
        Card::Reed(frame) => format!("reed_command/{frame}"),
        Card::General(general) => general.to_string(),
        Card::Advisor(advisor) => advisor.to_string(),
        Card::Tactic(tactic) => tactic.to_string(),
        Card::Boosted(tactic) => format!("{tactic}+"),
        Card::Decree(decree) => decree.to_string(),
        Card::Event(omen) => omen.to_string(),
    }
}

fn read_card(text: &str) -> Result<Card, String> {
    let frame = |text: &str| match text {
        "0" => Ok(0),
        "1" => Ok(1),
        "2" => Ok(2),
        _ => Err(format!("'{text}' is no frame: 0, 1 or 2")),
    };
    if let Some((name, at)) = text.split_once('/') {
        let at = frame(at)?;
        return if name == "reed_command" {
            Ok(Card::Reed(at))
        } else if let Some(name) = name.strip_prefix("solo_") {
            Ok(Card::Solo(name.parse()?, at))
        } else {
            Ok(Card::Command(name.parse()?, at))
        };
    }
    if let Some(name) = text.strip_suffix('+') {
        return Ok(Card::Boosted(name.parse()?));
    }
    find::<General>(text)
        .map(Card::General)
        .or_else(|_| find::<Advisor>(text).map(Card::Advisor))
        .or_else(|_| find::<Tactic>(text).map(Card::Tactic))
        .or_else(|_| find::<Decree>(text).map(Card::Decree))
        .or_else(|_| find::<Omen>(text).map(Card::Event))
        .map_err(|_| format!("'{text}' is no card"))
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let small = |text: &str| {
            let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            let canonical = text == "0" || !text.starts_with('0');
            text.parse::<u8>()
                .ok()
                .filter(|_| plain && canonical)
                .ok_or_else(|| format!("'{text}' is no number"))
        };
        let clan_seat = |text: &str| {
            text.parse::<Clan>()?
                .seat()
                .ok_or_else(|| format!("'{text}' is no player"))
        };
        Ok(match words[..] {
            ["general", id] => Action::General(id.parse()?),
            ["active", id] => Action::PickActive(id.parse()?),
            ["command", id] => Action::Command(id.parse()?),
            ["space", n] => Action::Space(small(n)?),
            ["reclaim", "all"] => Action::TakeAll,
            ["reclaim", "honor"] => Action::TakeHonor,
            ["from", "pool"] => Action::From(None),
            ["from", id] => Action::From(Some(id.parse()?)),
            ["to", id] => Action::To(id.parse()?),
            ["activate", id] => Action::Activate(id.parse()?),
            ["upgrade", id] => Action::Upgrade(id.parse()?, None),
            ["upgrade", id, soldier] => Action::Upgrade(id.parse()?, Some(soldier.parse()?)),
            ["donate"] => Action::Donate,
            ["recruit", soldier] => Action::Recruit(soldier.parse()?, None),
            ["recruit", soldier, less] => {
                let resource = less
                    .strip_prefix('-')
                    .ok_or("a discount is written as -wood")?;
                Action::Recruit(soldier.parse()?, Some(resource.parse()?))
            }
            ["deploy", soldier] => Action::Deploy(soldier.parse()?),
            ["rest", section] => Action::Rest(section.parse()?),
            ["attack", "spearman", spot] => Action::AttackSpearman(spot.parse()?),
            ["attack", "horseman", pair] => {
                let (spot, cell) = pair
                    .split_once('+')
                    .ok_or("a Horseman covers two spots: left.1.t2+b2")?;
                Action::AttackHorseman(spot.parse()?, cell.parse()?)
            }
            ["attack", "archer", spot] => Action::AttackArcher(spot.parse()?),
            ["volley", spot] => Action::Volley(spot.parse()?),
            ["post", section] => Action::Post(section.parse()?),
            ["wound", spot] => Action::Wound(spot.parse()?),
            ["reward", spot] => Action::Reward(spot.parse()?),
            ["section", section] => Action::Section(section.parse()?),
            ["barricade", section] => Action::Barricade(section.parse()?),
            ["wall", section] => Action::Wall(section.parse()?),
            ["pay", wood, stone, gold] => Action::Pay([small(wood)?, small(stone)?, small(gold)?]),
            ["logistics", both] => {
                let (from, to) = both
                    .split_once('>')
                    .ok_or("Logistics is written as left>middle")?;
                Action::Logistics(from.parse()?, to.parse()?)
            }
            ["send", n] => Action::Send(small(n)?),
            ["tea", "up"] => Action::TeaUp,
            ["tea", "top"] => Action::TeaTop,
            ["draw"] => Action::Draw,
            ["hire", "clerk"] => Action::HireClerk,
            ["hire", id] => Action::Hire(id.parse()?),
            ["active"] => Action::MakeActive,
            ["supporting"] => Action::MakeSupporting,
            ["discard", id] => Action::Discard(id.parse()?),
            ["lose", "honor"] => Action::LoseHonor,
            ["play", id] => Action::Play(id.parse()?),
            ["boost", id] => Action::Boost(id.parse()?),
            ["kill", soldier] => Action::Kill(soldier.parse()?),
            ["kill", soldier, section] => {
                Action::KillReady(soldier.parse()?, section.parse()?, false)
            }
            ["kill", soldier, section, "firing"] => {
                Action::KillReady(soldier.parse()?, section.parse()?, true)
            }
            ["save", clan, soldier, section] => {
                Action::Save(clan.parse()?, soldier.parse()?, section.parse()?)
            }
            ["shame", what] => match find::<Soldier>(what) {
                Ok(soldier) => Action::ShameSoldier(soldier),
                Err(_) => Action::ShameHorde(what.parse()?),
            },
            ["appease"] => Action::Appease,
            ["atone", what] => match find::<Soldier>(what) {
                Ok(soldier) => Action::AtoneSoldier(soldier),
                Err(_) => Action::AtoneHorde(what.parse()?),
            },
            ["take", id] => Action::Take(id.parse()?),
            ["lose", id] => Action::Lose(id.parse()?),
            ["swap", both] => {
                let (from, to) = both
                    .split_once('>')
                    .ok_or("an exchange is written as wood>gold")?;
                Action::Swap(from.parse()?, to.parse()?)
            }
            ["give", id, to] => Action::Give(id.parse()?, clan_seat(to)?),
            ["choose", n] => Action::Choose(small(n)?),
            ["next", clan] => Action::Next(clan.parse()?),
            ["reclaim", id] => Action::Reclaim(id.parse()?),
            ["copy", id] => Action::Copy(id.parse()?),
            ["dismiss", id] => Action::Dismiss(id.parse()?),
            ["under", id] => Action::UnderQin(id.parse()?),
            ["fulfil", id] => Action::Fulfil(id.parse()?),
            ["agree"] => Action::Agree,
            ["sacrifice", soldier, section] => {
                Action::Sacrifice(soldier.parse()?, section.parse()?, false)
            }
            ["sacrifice", soldier, section, "firing"] => {
                Action::Sacrifice(soldier.parse()?, section.parse()?, true)
            }
            ["first", card] => Action::First(read_card(card)?),
            ["pass"] => Action::Pass,
            ["stop"] => Action::Stop,
            _ => return Err(format!("'{text}' is not an action of The Great Wall")),
        })
    }
}
