//! The rulebook's tables, read once from `data/`.

mod load;

use crate::{
    effect::{Draw, Effect, Goods, Way},
    names::{
        Area, Dragon, Good, Length, MarketSlot, Mode, MonumentSlot, Objective, Slot, Space,
        TILE_SPACES, Tile, TileType, Vassal,
    },
};
use serde::Deserialize;
use table::{Components, Per, Provenance, Row, Rows, Set, Spanned, Version, within};

/// Everything that the rulebook prints: the same tables for all versions of the rules.
const FILES: &[(&str, &str)] = &[
    ("city.toml", include_str!("../data/city.toml")),
    ("scouts.toml", include_str!("../data/scouts.toml")),
    ("monument.toml", include_str!("../data/monument.toml")),
    ("wilds.toml", include_str!("../data/wilds.toml")),
    ("production.toml", include_str!("../data/production.toml")),
    ("research.toml", include_str!("../data/research.toml")),
    (
        "transformation.toml",
        include_str!("../data/transformation.toml"),
    ),
    ("power.toml", include_str!("../data/power.toml")),
    ("exploration.toml", include_str!("../data/exploration.toml")),
    ("dragons.toml", include_str!("../data/dragons.toml")),
    ("objectives.toml", include_str!("../data/objectives.toml")),
    ("modes.toml", include_str!("../data/modes.toml")),
];

pub(crate) static COMPONENTS: Components<Data> = Components::new(
    &[
        Version {
            rules: 2,
            files: FILES,
        },
        Version {
            rules: 3,
            files: FILES,
        },
    ],
    load::load,
);

/// All tables of the game.
#[derive(Debug)]
pub struct Data {
    spaces: Vec<Option<SpaceRow>>,
    scouts: Scouts,
    monument: Monument,
    wilds: Wilds,
    dragons: Rows<DragonRow>,
    refillable: Per<Dragon, Set<Slot>>,
    objectives: Rows<ObjectiveRow>,
    modes: Modes,
}

/// How many vassals a space holds (SI-5.1, SI-5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// One.
    Single,
    /// Any number.
    Multi,
}

/// Who may use a space (SI-1.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Every vassal.
    Any,
    /// Dragonriders only.
    Rider,
}

impl Who {
    /// Whether this vassal is admitted.
    #[inline]
    pub fn admits(self, vassal: Vassal) -> bool {
        self == Who::Any || vassal == Vassal::Dragonrider
    }
}

/// An action space: of the city, of a tile, or a level of an exploration tile.
#[derive(Clone, Debug)]
pub struct SpaceRow {
    /// How many vassals it holds.
    pub room: Room,
    /// Who may use it.
    pub who: Who,
    /// What is paid.
    pub cost: Effect,
    /// What is gained.
    pub gain: Effect,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A slot of the market or of the Monument, or the stack of the market.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotRow {
    /// What is paid.
    pub cost: Effect,
    /// What is gained on top.
    #[serde(default)]
    pub bonus: Effect,
    /// Where the row comes from.
    #[serde(rename = "src")]
    pub provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scouts {
    slot: Vec<SlotRow>,
    stack: SlotRow,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Monument {
    // SI-13.1: objectives that are looked at; a player has room for four.
    #[serde(deserialize_with = "within::<_, _, 1, 4>")]
    look: u8,
    slot: Vec<SlotRow>,
}

/// An area of the Wilds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaRow {
    /// What laying a tile there gives.
    pub reward: Effect,
    /// From how many players on it is in play.
    // Six: never in play.
    #[serde(deserialize_with = "within::<_, _, 2, 6>")]
    pub min_players: u8,
    /// Where the row comes from.
    #[serde(rename = "src")]
    pub provenance: Provenance,
}

/// How many vassals fill a tile, by number of players. SI-10.2: with one vassal a tile would be full at once.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FullAt {
    #[serde(rename = "2", deserialize_with = "within::<_, _, 2, 20>")]
    two: u8,
    #[serde(rename = "3", deserialize_with = "within::<_, _, 2, 20>")]
    three: u8,
    #[serde(rename = "4", deserialize_with = "within::<_, _, 2, 20>")]
    four: u8,
    #[serde(rename = "5", deserialize_with = "within::<_, _, 2, 20>")]
    five: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wilds {
    full_at: FullAt,
    clear_cost: Effect,
    area: Vec<AreaRow>,
    #[serde(skip)]
    full: [u8; 6],
}

/// When an ability may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub enum When {
    /// By choice, in the own turn (SI-11.6).
    Active,
    /// After gaining one of these (SI-12.2).
    Gain(Set<Good>),
    /// After a step down on an exploration tile (SI-12.4).
    Explore,
    /// After spending such a vassal (SI-12.5).
    Spend(Vassal),
    /// When an objective is placed (SI-12.9).
    Monument,
}

impl TryFrom<String> for When {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "active" => Ok(When::Active),
            None if text == "explore" => Ok(When::Explore),
            None if text == "monument" => Ok(When::Monument),
            Some(("gain", kinds)) => {
                let kinds: Vec<Good> =
                    kinds.split('|').map(str::parse).collect::<Result<_, _>>()?;
                Ok(When::Gain(kinds.into_iter().collect()))
            }
            Some(("spend", vassal)) => Ok(When::Spend(vassal.parse()?)),
            Some(_) | None => Err(format!(
                "'{text}' is no moment: write active, explore, monument, gain:wood or spend:spearman"
            )),
        }
    }
}

/// What an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Pay the cost, get the gain.
    #[default]
    Exchange,
    /// Get the alternative of the gain whose kind was just gained (SI-12.3).
    SameKind,
    /// Move the same rider one more level (SI-12.6).
    OneMoreStep,
    /// Take any face-up tile of the Scouts' Quarters (SI-12.7).
    TakeFaceUp,
    /// Take the top tile of the Scouts' stack (SI-12.8).
    TakeFromStack,
    /// Replace an objective (SI-12.9).
    ReplaceObjective,
}

/// One ability of a dragon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// When it may be used.
    pub when: When,
    /// What is paid.
    pub cost: Effect,
    /// What is gained.
    pub gain: Effect,
    /// What it does.
    #[serde(default, rename = "effect")]
    pub act: Act,
    /// Whether its marker is never replaced (SI-11.4).
    #[serde(default)]
    pub one_time: bool,
    /// Where the row comes from.
    #[serde(rename = "src")]
    pub provenance: Provenance,
}

/// One kind of dragon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DragonRow {
    id: Dragon,
    /// The colour in pictures.
    pub hue: Hue,
    abilities: [Ability; Slot::N],
}

impl Row for DragonRow {
    type Id = Dragon;

    fn id(&self) -> Dragon {
        self.id
    }
}

/// The colour of a dragon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Hue {
    Silver,
    Red,
    Green,
    Gold,
    Blue,
    Violet,
}

/// What an objective counts (SI-16.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// Markers on dragons of the shown kinds.
    MarkersOnKinds,
    /// Markers on all dragons.
    MarkersOnAllDragons,
    /// Vegetables and meat in stock.
    VegetablePlusMeat,
}

/// An objective tile.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveRow {
    #[serde(rename = "number", deserialize_with = "load::by_number")]
    id: Objective,
    /// What is counted.
    pub what: Counts,
    /// The dragons it shows.
    #[serde(default)]
    pub kinds: Vec<Dragon>,
    /// Points of the first, second and third place.
    pub points: [u8; 3],
    /// Where the row comes from.
    #[serde(rename = "src")]
    pub provenance: Provenance,
}

impl Row for ObjectiveRow {
    type Id = Objective;

    fn id(&self) -> Objective {
        self.id
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Modes {
    // SI-14.2: the four tiles that are dealt are within it.
    #[serde(deserialize_with = "within::<_, _, 4, 30>")]
    hand_limit: u8,
    resource_limit: PerMode,
    start: StartRow,
    removed: Removed,
    length: Lengths,
    leftovers: Leftovers,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PerMode {
    // SI-14.3: what is gained in a turn still fits on top of it.
    #[serde(deserialize_with = "within::<_, _, 1, 500>")]
    spearman: u16,
    // SI-14.3: what is gained in a turn still fits on top of it.
    #[serde(deserialize_with = "within::<_, _, 1, 500>")]
    dragonlord: u16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    resources: Spanned<Effect>,
    vassals: Spanned<Effect>,
    // SI-2.15: three slots.
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    dragon_markers: u8,
    // SI-2.14: five players choose from 24 tiles.
    #[serde(deserialize_with = "within::<_, _, 1, 4>")]
    dragon_choice: u8,
    // SI-2.8: five players choose from eight tiles.
    #[serde(deserialize_with = "within::<_, _, 2, 4>")]
    power_choice: u8,
    // SI-2.11.
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    drafted_tiles: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Removed {
    // SI-2.4: five tiles stay for five hands.
    #[serde(deserialize_with = "within::<_, _, 0, 7>")]
    production: u8,
    // The same of eight.
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    research: u8,
    // These are in no hand.
    #[serde(deserialize_with = "within::<_, _, 0, 8>")]
    transformation: u8,
    // SI-2.4: five tiles stay for five hands.
    #[serde(deserialize_with = "within::<_, _, 0, 7>")]
    exploration: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lengths {
    short: EndRow,
    medium: EndRow,
    long: EndRow,
}

/// When a game of some length ends (SI-15.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndRow {
    /// So many objectives at the Monument.
    // SI-15.1: five slots.
    #[serde(deserialize_with = "within::<_, _, 1, 5>")]
    pub objectives: u8,
    /// So many tiles in the Chronicle.
    // SI-15.1.
    #[serde(deserialize_with = "within::<_, _, 1, 26>")]
    pub chronicle: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Leftovers {
    // SI-16.4.
    #[serde(deserialize_with = "within::<_, _, 1, 500>")]
    spearman_per_point: u16,
    dragonlord: Vec<LeftoverRow>,
}

#[derive(Clone, Copy, PartialEq, PartialOrd, Debug, Deserialize)]
#[serde(transparent)]
struct UpTo(
    // SI-16.5.
    #[serde(deserialize_with = "within::<_, _, 0, 500>")] u16,
);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LeftoverRow {
    up_to: Spanned<UpTo>,
    // SI-16.5.
    #[serde(deserialize_with = "within::<_, _, 0, 100>")]
    points: u16,
}

impl Data {
    /// The row of a space.
    ///
    /// # Panics
    /// When the tile has no such space; spaces in the state are checked with [`Data::has_space`].
    #[inline]
    pub fn space(&self, space: Space) -> &SpaceRow {
        self.spaces[space.index()]
            .as_ref()
            .expect("spaces in use exist")
    }

    /// Whether there is such a space: two tiles have three only.
    #[inline]
    pub fn has_space(&self, space: Space) -> bool {
        self.spaces[space.index()].is_some()
    }

    /// The spaces of a tile.
    #[inline]
    pub fn spaces(&self, tile: Tile) -> impl Iterator<Item = Space> + '_ {
        (0..TILE_SPACES)
            .map(move |index| tile.space(index))
            .filter(|&space| self.has_space(space))
    }

    /// A face-up slot of the Scouts' Quarters.
    #[inline]
    pub fn market(&self, slot: MarketSlot) -> &SlotRow {
        &self.scouts.slot[slot.index()]
    }

    /// The stack of the Scouts' Quarters.
    #[inline]
    pub fn stack(&self) -> &SlotRow {
        &self.scouts.stack
    }

    /// How many objectives a visitor of the Monument looks at.
    pub fn look(&self) -> u8 {
        self.monument.look
    }

    /// A slot of the Monument.
    #[inline]
    pub fn monument(&self, slot: MonumentSlot) -> &SlotRow {
        &self.monument.slot[slot.index()]
    }

    /// An area of the Wilds.
    #[inline]
    pub fn area(&self, area: Area) -> &AreaRow {
        &self.wilds.area[area.index()]
    }

    /// How many vassals fill a tile (SI-10.2).
    #[inline]
    pub fn full_at(&self, players: usize) -> u8 {
        self.wilds.full[players]
    }

    /// What clearing an area costs when none is free (SI-8.3).
    #[inline]
    pub(crate) fn clear_cost(&self) -> &Way {
        &self.wilds.clear_cost.ways()[0]
    }

    /// A kind of dragon.
    #[inline]
    pub fn dragon(&self, dragon: Dragon) -> &DragonRow {
        &self.dragons[dragon]
    }

    /// The slots whose marker can be replaced (SI-11.4).
    #[inline]
    pub(crate) fn refillable(&self, dragon: Dragon) -> Set<Slot> {
        self.refillable[dragon]
    }

    /// An ability.
    #[inline]
    pub fn ability(&self, dragon: Dragon, slot: Slot) -> &Ability {
        &self.dragons[dragon].abilities[slot.index()]
    }

    /// An objective.
    #[inline]
    pub fn objective(&self, objective: Objective) -> &ObjectiveRow {
        &self.objectives[objective]
    }

    /// Every gain of the tables.
    fn gains(&self) -> impl Iterator<Item = &Effect> {
        let spaces = self.spaces.iter().flatten().map(|row| &row.gain);
        let abilities = self.dragons.iter().flat_map(|row| &row.abilities);
        let slots = self.scouts.slot.iter().chain(&self.monument.slot);
        let areas = self.wilds.area.iter().map(|row| &row.reward);
        spaces
            .chain(abilities.map(|ability| &ability.gain))
            .chain(slots.map(|row| &row.bonus))
            .chain(areas)
    }

    /// The most of a good that one gain gives.
    pub(crate) fn most_gained(&self, good: Good) -> u8 {
        let ways = self.gains().flat_map(Effect::ways);
        ways.map(|way| way.goods.get(good)).max().unwrap_or(0)
    }

    /// Every way of drawing dragons.
    pub(crate) fn draws(&self) -> impl Iterator<Item = Draw> {
        self.gains().filter_map(Effect::dragon)
    }

    /// The most tiles in hand at the end of a turn (SI-14.2).
    pub fn hand_limit(&self) -> usize {
        usize::from(self.modes.hand_limit)
    }

    /// The most resources at the end of a turn (SI-14.3).
    pub fn resource_limit(&self, mode: Mode) -> u16 {
        match mode {
            Mode::Spearman => self.modes.resource_limit.spearman,
            Mode::Dragonlord => self.modes.resource_limit.dragonlord,
        }
    }

    /// When the game ends (SI-15.1).
    #[inline]
    pub fn end(&self, length: Length) -> EndRow {
        match length {
            Length::Short => self.modes.length.short,
            Length::Medium => self.modes.length.medium,
            Length::Long => self.modes.length.long,
        }
    }

    /// Points for resources left over (SI-16.4, SI-16.5).
    pub fn leftover_points(&self, mode: Mode, resources: u16) -> u16 {
        let row = &self.modes.leftovers;
        match mode {
            Mode::Spearman => resources / row.spearman_per_point,
            Mode::Dragonlord => row
                .dragonlord
                .iter()
                .find(|row| resources <= row.up_to.get_ref().0)
                .map_or(0, |row| row.points),
        }
    }

    /// How many tiles of a type go back to the box (SI-2.4).
    pub fn removed(&self, kind: TileType) -> usize {
        usize::from(match kind {
            TileType::Production => self.modes.removed.production,
            TileType::Research => self.modes.removed.research,
            TileType::Transformation => self.modes.removed.transformation,
            TileType::Exploration => self.modes.removed.exploration,
            TileType::Power => 0,
        })
    }

    /// The resources everybody starts with (SI-2.6).
    pub fn start_resources(&self) -> Goods {
        self.modes.start.resources.get_ref().ways()[0].goods
    }

    /// The vassals everybody starts with (SI-2.5).
    pub fn start_vassals(&self, vassal: Vassal) -> usize {
        usize::from(
            self.modes.start.vassals.get_ref().ways()[0]
                .goods
                .get(vassal.good()),
        )
    }

    /// The markers on the first dragon (SI-2.15).
    pub fn start_markers(&self) -> u8 {
        self.modes.start.dragon_markers
    }

    /// From how many dragons one is chosen in Dragonlord mode (SI-2.14).
    pub fn dragon_choice(&self) -> usize {
        usize::from(self.modes.start.dragon_choice)
    }

    /// From how many power tiles one is chosen in Dragonlord mode (SI-2.8).
    pub fn power_choice(&self) -> usize {
        usize::from(self.modes.start.power_choice)
    }

    /// How many action tiles everybody drafts in Dragonlord mode (SI-2.11).
    pub fn drafted_tiles(&self) -> usize {
        usize::from(self.modes.start.drafted_tiles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data() -> &'static Data {
        COMPONENTS.in_use().data()
    }

    #[test]
    fn the_embedded_tables_are_sound() {
        let data = data();
        let spaces = data.spaces.iter().flatten().count();
        // 12 of the city, 142 of the tiles, 48 levels.
        assert_eq!(spaces, 12 + 142 + 48);
        assert!(!data.has_space("research-20.c".parse().unwrap()));
        assert!(!data.has_space("transformation-28.c".parse().unwrap()));
    }

    #[test]
    fn every_kind_is_shown_by_three_objectives() {
        for kind in Dragon::ALL {
            let shown = data()
                .objectives
                .iter()
                .filter(|row| row.kinds.contains(&kind));
            assert_eq!(shown.count(), 3, "{kind}");
        }
    }

    /// Section 3.15 of the specification: the share of reconstructed cells stays as it is.
    #[test]
    fn provenance_is_kept() {
        let marked = data()
            .spaces
            .iter()
            .flatten()
            .filter(|row| row.provenance.is_reconstructed);
        assert_eq!(marked.count(), 2 + 1 + 6 + 4 * 7);
    }
}
