//! Typed tables loaded once from `data/`.

use super::bag::{Bag, Kind};
use serde::{Deserialize, Serialize};
use std::fmt;
use table::{Components, DataError, Files, Version};

/// TOY-1.2: the birds on the cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Bird {
    Sparrow,
    Jay,
    Magpie,
    Owl,
}

/// TOY-6: what can be won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Treasure {
    Egg,
    Ring,
    Feather,
    Mirror,
}

/// TOY-4.2: what happens when a bird is bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Call {
    /// Nothing more.
    Quiet,
    /// It robs another player.
    Rob,
}

/// TOY-6: what happens when a treasure is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Gift {
    /// Nothing more.
    None,
    /// One more treasure from the nest.
    Another,
    /// A card may be swapped.
    Swap,
}

/// One row of `birds.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BirdRow {
    id: Bird,
    copies: u8,
    pub(crate) strength: u8,
    pub(crate) call: Call,
}

/// One row of `treasures.toml`.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TreasureRow {
    id: Treasure,
    copies: u8,
    pub(crate) points: u8,
    pub(crate) gift: Gift,
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
}

/// The component tables.
pub struct Data {
    birds: Vec<BirdRow>,
    treasures: Vec<TreasureRow>,
    pub(crate) numbers: Numbers,
}

impl Data {
    pub(crate) fn bird(&self, bird: Bird) -> &BirdRow {
        &self.birds[bird.index()]
    }

    pub(crate) fn treasure(&self, treasure: Treasure) -> &TreasureRow {
        &self.treasures[treasure.index()]
    }

    /// TOY-1.2: every bird card of the box.
    pub(crate) fn all_birds(&self) -> Bag<Bird> {
        let rows = self.birds.iter();
        rows.flat_map(|row| (0..row.copies).map(|_| row.id))
            .collect()
    }

    /// TOY-6: every treasure of the box.
    pub(crate) fn all_treasures(&self) -> Bag<Treasure> {
        let rows = self.treasures.iter();
        rows.flat_map(|row| (0..row.copies).map(|_| row.id))
            .collect()
    }
}

pub(crate) static COMPONENTS: Components<Data> = Components::new(
    &[Version {
        rules: 1,
        files: &[
            ("birds.toml", include_str!("data/birds.toml")),
            ("treasures.toml", include_str!("data/treasures.toml")),
            ("game.toml", include_str!("data/game.toml")),
        ],
    }],
    load,
);

fn load(files: &Files) -> Result<Data, DataError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Birds {
        bird: Vec<BirdRow>,
    }
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Treasures {
        treasure: Vec<TreasureRow>,
    }
    let birds = files.read::<Birds>("birds.toml")?.bird;
    let treasures = files.read::<Treasures>("treasures.toml")?.treasure;
    complete("birds.toml", birds.iter().map(|row| row.id))?;
    complete("treasures.toml", treasures.iter().map(|row| row.id))?;
    let data = Data {
        birds,
        treasures,
        numbers: files.read("game.toml")?,
    };
    // TOY-1.1 and TOY-1.3: the largest game needs so many pieces.
    if data.all_birds().len() < 20 {
        return Err(DataError::new("birds.toml", "four players need 20 cards"));
    }
    if data.all_treasures().len() < 6 + usize::from(data.treasures[3].copies) {
        return Err(DataError::new(
            "treasures.toml",
            "a long game needs 6 treasures besides the mirrors",
        ));
    }
    Ok(data)
}

/// Every kind has one row, in order.
fn complete<K: Kind>(file: &str, rows: impl Iterator<Item = K>) -> Result<(), DataError> {
    if rows.eq(K::ALL) {
        return Ok(());
    }
    let wanted = K::ALL.map(|kind| kind.to_string()).join(", ");
    Err(DataError::new(
        file,
        format!("has one row each for {wanted}, in this order"),
    ))
}

impl Kind for Bird {
    const ALL: [Self; 4] = [Bird::Sparrow, Bird::Jay, Bird::Magpie, Bird::Owl];

    fn index(self) -> usize {
        self as usize
    }
}

impl Kind for Treasure {
    const ALL: [Self; 4] = [
        Treasure::Egg,
        Treasure::Ring,
        Treasure::Feather,
        Treasure::Mirror,
    ];

    fn index(self) -> usize {
        self as usize
    }
}

impl Bird {
    /// The name in notation, files and words.
    pub const fn name(self) -> &'static str {
        match self {
            Bird::Sparrow => "sparrow",
            Bird::Jay => "jay",
            Bird::Magpie => "magpie",
            Bird::Owl => "owl",
        }
    }
}

impl Treasure {
    /// The name in notation, files and words.
    pub const fn name(self) -> &'static str {
        match self {
            Treasure::Egg => "egg",
            Treasure::Ring => "ring",
            Treasure::Feather => "feather",
            Treasure::Mirror => "mirror",
        }
    }
}

impl fmt::Display for Bird {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
