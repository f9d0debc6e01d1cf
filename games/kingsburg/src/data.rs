//! The rulebook's tables, read once from `data/`.

mod load;

use crate::names::{Advisor, Building, Goods, Invader, Kind};
use load::cost;
use serde::Deserialize;
use table::{Components, Provenance, Row, Rows, Version, within};

pub(crate) static COMPONENTS: Components<Data> = Components::new(
    &[Version {
        rules: 1,
        files: &[
            ("advisors.toml", include_str!("../data/advisors.toml")),
            ("buildings.toml", include_str!("../data/buildings.toml")),
            ("invaders.toml", include_str!("../data/invaders.toml")),
        ],
    }],
    load::load,
);

/// All tables of the game.
#[derive(Debug)]
pub struct Data {
    advisors: Rows<AdvisorRow>,
    buildings: Rows<BuildingRow>,
    invaders: Rows<InvaderRow>,
}

impl Data {
    /// The alternatives of an advisor.
    #[inline]
    pub fn gifts(&self, advisor: Advisor) -> &[Gift] {
        &self.advisors[advisor].options
    }

    /// A building as printed.
    #[inline]
    pub fn building(&self, building: Building) -> &BuildingRow {
        &self.buildings[building]
    }

    /// What is printed on the face of an invader.
    #[inline]
    pub fn face(&self, card: Invader) -> &InvaderRow {
        &self.invaders[card]
    }

    /// The least and the greatest strength of a year's cards, as their backs show.
    pub fn strengths(&self, year: u8) -> (u8, u8) {
        let strengths = Invader::of_year(year).map(|card| self.face(card).strength);
        let least = strengths.into_iter().min();
        let most = strengths.into_iter().max();
        least.zip(most).expect("a year has cards")
    }
}

/// What an advisor gives: one of the alternatives printed beside the portrait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Gift {
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub stone: u8,
    /// Goods of free choice.
    #[serde(deserialize_with = "within::<_, _, 0, 4>")]
    pub any: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub soldiers: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub plus2: u8,
    #[serde(deserialize_with = "within::<_, _, -9, 9>")]
    pub vp: i8,
    /// A look at this year's invader (KB-6.10).
    pub peek: bool,
    /// The optional exchange of the Alchemist (KB-6.8).
    pub exchange: bool,
    /// As many points as the option says (KB-R1).
    pub queen_vp: bool,
}

impl Gift {
    /// The goods of the gift that are not of free choice.
    pub const fn goods(&self) -> Goods {
        Goods::new(self.gold, self.wood, self.stone)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvisorRow {
    id: Advisor,
    #[serde(deserialize_with = "within::<_, _, 1, 18>")]
    number: u8,
    options: Vec<Gift>,
    #[expect(dead_code, reason = "read by people, required in the file")]
    provenance: Provenance,
}

/// A building as printed on the province sheet.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingRow {
    id: Building,
    #[serde(deserialize_with = "within::<_, _, 1, 5>")]
    row: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 4>")]
    column: u8,
    /// The price.
    #[serde(deserialize_with = "cost")]
    pub cost: Goods,
    /// Points at construction.
    #[serde(deserialize_with = "within::<_, _, 0, 50>")]
    pub vp: u8,
    /// The modifier in battle.
    #[serde(deserialize_with = "within::<_, _, -20, 20>")]
    pub combat: i8,
    versus: Option<Versus>,
    #[expect(dead_code, reason = "read by people, required in the file")]
    provenance: Provenance,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Versus {
    invader: Kind,
    #[serde(deserialize_with = "within::<_, _, -20, 20>")]
    combat: i8,
}

impl BuildingRow {
    /// The modifier against this kind of invader; a special one replaces the ordinary one (KB-12.3).
    pub fn combat_against(&self, kind: Kind) -> i8 {
        match &self.versus {
            Some(versus) if versus.invader == kind => versus.combat,
            _ => self.combat,
        }
    }

    /// The special modifier, if there is one.
    pub fn versus(&self) -> Option<(Kind, i8)> {
        self.versus
            .as_ref()
            .map(|versus| (versus.invader, versus.combat))
    }
}

/// The face of an invader card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvaderRow {
    id: Invader,
    #[serde(deserialize_with = "within::<_, _, 1, 5>")]
    year: u8,
    /// Who attacks.
    pub kind: Kind,
    /// The value to beat.
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub strength: u8,
    /// What a victory brings.
    pub reward: Reward,
    /// What a defeat costs.
    pub loss: Loss,
    #[expect(dead_code, reason = "read by people, required in the file")]
    provenance: Provenance,
}

/// The blue area of an invader card.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Reward {
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    stone: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 4>")]
    pub any: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 50>")]
    pub vp: u8,
}

/// The red area of an invader card.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Loss {
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    gold: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    wood: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    stone: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub any: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub buildings: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 50>")]
    pub vp: u8,
}

impl Reward {
    /// The goods named on the card.
    pub const fn goods(&self) -> Goods {
        Goods::new(self.gold, self.wood, self.stone)
    }
}

impl Loss {
    /// The goods named on the card.
    pub const fn goods(&self) -> Goods {
        Goods::new(self.gold, self.wood, self.stone)
    }
}

impl Row for AdvisorRow {
    type Id = Advisor;
    fn id(&self) -> Advisor {
        self.id
    }
}

impl Row for BuildingRow {
    type Id = Building;
    fn id(&self) -> Building {
        self.id
    }
}

impl Row for InvaderRow {
    type Id = Invader;
    fn id(&self) -> Invader {
        self.id
    }
}
