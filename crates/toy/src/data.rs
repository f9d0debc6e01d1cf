//! The component tables.

mod load;

use crate::names::{Bird, Call, Gift, Treasure};
use serde::Deserialize;
use table::{Components, Provenance, Row, Rows, Version};

/// The component tables.
pub struct Data {
    pub(crate) birds: Rows<BirdRow>,
    pub(crate) treasures: Rows<TreasureRow>,
    pub(crate) numbers: Numbers,
}

/// One row of `birds.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BirdRow {
    pub(crate) id: Bird,
    pub(crate) copies: u8,
    pub(crate) strength: u8,
    pub(crate) call: Call,
    #[expect(dead_code, reason = "it is read to see that it is there")]
    provenance: Provenance,
}

/// One row of `treasures.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TreasureRow {
    pub(crate) id: Treasure,
    pub(crate) copies: u8,
    pub(crate) points: u8,
    pub(crate) gift: Gift,
    #[expect(dead_code, reason = "it is read to see that it is there")]
    provenance: Provenance,
}

/// The single numbers of `game.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Numbers {
    pub(crate) coins: u8,
    pub(crate) spare_cards: u8,
    pub(crate) peek_price: u8,
    pub(crate) robbed_coins: u8,
    pub(crate) points_per_coin: u8,
    #[expect(dead_code, reason = "it is read to see that it is there")]
    provenance: Provenance,
}

pub(crate) static COMPONENTS: Components<Data> = Components::new(
    &[Version {
        rules: 1,
        files: &[
            ("birds.toml", include_str!("../data/birds.toml")),
            ("treasures.toml", include_str!("../data/treasures.toml")),
            ("game.toml", include_str!("../data/game.toml")),
        ],
    }],
    load::load,
);

impl Row for BirdRow {
    type Id = Bird;
    fn id(&self) -> Bird {
        self.id
    }
}

impl Row for TreasureRow {
    type Id = Treasure;
    fn id(&self) -> Treasure {
        self.id
    }
}
