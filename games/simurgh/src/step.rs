//! Pending steps: what the rules do by themselves, and what a seat is asked. Work that may need an answer puts a question on
//! top.

use crate::{
    data::Data,
    effect::Effect,
    names::{Area, Dragon, Good, MarketSlot, MonumentSlot, Slot, Space, Tile, Vassal},
};
use serde::{Deserialize, Serialize};
use table::Set;

/// A pending step.
pub type Step = table::Step<Work, Question>;

/// What the rules do by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Work {
    /// SI-2.11: the so-many-th tile, from 0, is taken, or the draft is over.
    TileDraft(u8),
    /// SI-2.14: everybody chooses a dragon at the same time.
    DragonPick,
    /// SI-2.16, SI-2.17: returned dragons are shuffled into their stack, the first player begins.
    Opening,
    /// SI-3.1.
    StartTurn,
    /// SI-6.2, SI-6.3: a vassal is spent.
    Spend(Vassal),
    /// SI-11.4: so many markers are placed one by one.
    Markers(u8),
    /// SI-11.10: dragons are drawn.
    DrawDragons {
        /// How many.
        draw: u8,
        /// Markers on the one that is kept.
        markers: u8,
    },
    /// SI-6.6: a vassal is recruited.
    Recruit(Vassal),
    /// SI-7.11d: the bought tile comes to hand.
    TakeSlot(MarketSlot),
    /// SI-7.11c, SI-12.8: the top tile of the stack comes to hand.
    TakeFromStack,
    /// SI-13.1: objectives are looked at.
    Monument,
    /// SI-9.5: a rider moves one level down.
    Advance(Tile),
    /// SI-10.3: empty, full and explored tiles leave the Wilds.
    Removal,
    /// SI-14.2.
    TileLimit,
    /// SI-14.3.
    ResourceLimit,
    /// SI-14.4.
    Refill,
    /// SI-15.3.
    NextPlayer,
    /// SI-16.
    Scoring,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// SI-2.8: the so-many-th player, from 0, chooses a power tile.
    PowerDraft(u8),
    /// SI-2.11: who takes the so-many-th tile, from 0, chooses one.
    DraftTile(u8),
    /// SI-2.14: one seat chooses, in its lane.
    ChooseDragon,
    /// Section 5.3: main and free actions.
    Menu,
    /// SI-8.3: a tile goes to the area that was just cleared.
    LayOn(Area),
    /// SI-8.6: a vassal goes to the tile that was just laid.
    PlaceOn(Tile),
    /// SI-5.5: the cost is paid.
    Pay(Source),
    /// SI-11.9: so many markers are paid.
    PayMarkers(u8),
    /// SI-6.3: which vassal on the board is spent.
    SpendFigure(Vassal),
    /// SI-12.5: abilities after spending.
    SpendWindow {
        /// Whether a spearman was spent.
        spearman: bool,
        /// Whether a dragonrider was spent.
        dragonrider: bool,
    },
    /// SI-5.9: the gain is received.
    Gain(Source),
    /// SI-12.2: abilities after gaining these.
    GainWindow {
        /// What was gained.
        kinds: Set<Good>,
        /// The area whose reward it was: the tile laid there still needs a vassal (SI-8.8).
        laying: Option<Area>,
    },
    /// SI-12.2, SI-12.3: the bonus of such an ability.
    Bonus {
        /// The kind of dragon.
        dragon: Dragon,
        /// Its slot.
        slot: Slot,
        /// What was gained.
        kinds: Set<Good>,
    },
    /// SI-11.4: where the next of so many markers goes.
    PutMarker(u8),
    /// SI-11.10: one of the drawn dragons is kept.
    KeepDragon {
        /// Its markers.
        markers: u8,
    },
    /// SI-11.10: the others are returned.
    ReturnDragons,
    /// SI-7.11b-d: one purchase at the Scouts' Quarters.
    ScoutsBuy,
    /// SI-12.7: a face-up tile is taken.
    TakeFaceUp(Within),
    /// SI-13.2, SI-13.3: one objective is placed, or none.
    PlaceObjective,
    /// SI-13.4: the others are returned.
    ReturnObjectives,
    /// SI-12.4: abilities after a rider's step.
    ExploreWindow(Tile),
    /// SI-4.5: vassals are taken back.
    Retreat,
    /// SI-14.2: which tile goes.
    DiscardTile,
    /// SI-14.3: which resource goes.
    DropResource,
}

/// Whether an ability is used at the Scouts' Quarters before the purchase (SI-3.6b).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// Anywhere else.
    Turn,
    /// There: a purchase must stay payable.
    Scouts,
}

/// Whose cost or gain is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// An action space or a level.
    Space(Space),
    /// The reward of an area.
    Area(Area),
    /// A dragon's ability.
    Ability(Dragon, Slot, Within),
    /// A slot of the market.
    Market(MarketSlot),
    /// The stack of the market.
    Stack,
    /// A slot of the Monument.
    Monument(MonumentSlot),
}

impl Source {
    /// What is paid.
    pub(crate) fn cost(self, data: &'static Data) -> &'static Effect {
        static NOTHING: std::sync::OnceLock<Effect> = std::sync::OnceLock::new();
        match self {
            Source::Space(space) => &data.space(space).cost,
            Source::Area(_) => NOTHING.get_or_init(Effect::default),
            Source::Ability(dragon, slot, _) => &data.ability(dragon, slot).cost,
            Source::Market(slot) => &data.market(slot).cost,
            Source::Stack => &data.stack().cost,
            Source::Monument(slot) => &data.monument(slot).cost,
        }
    }

    /// What is gained.
    pub(crate) fn gain(self, data: &'static Data) -> &'static Effect {
        match self {
            Source::Space(space) => &data.space(space).gain,
            Source::Area(area) => &data.area(area).reward,
            Source::Ability(dragon, slot, _) => &data.ability(dragon, slot).gain,
            Source::Market(slot) => &data.market(slot).bonus,
            Source::Stack => &data.stack().bonus,
            Source::Monument(slot) => &data.monument(slot).bonus,
        }
    }
}
