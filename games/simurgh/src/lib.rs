//! Simurgh for two to five players, in Spearman and Dragonlord mode and three lengths.
//!
//! | file | content |
//! |---|---|
//! | `names` | closed sets and their names |
//! | `effect` | the effect vocabulary of the component tables |
//! | `data` | the component tables |
//! | `table` | what lies on the table |
//! | `action`, `event` | choices and what happens |
//! | `step`, `rules` | pending steps, and the rules |
//! | `view` | what each viewer sees |
//! | `check` | which positions can be |
//! | `speak` | words |
//! | `board`, `text` | the table as a picture and as text |
//! | `judge` | what a good player values |

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod board;
mod check;
mod data;
mod effect;
mod event;
mod judge;
mod names;
mod rules;
mod speak;
mod step;
mod table;
mod text;
mod view;

pub use action::{Action, Company};
pub use data::Data;
pub use effect::{Draw, Effect, Goods, Term};
pub use event::{Event, Gone};
pub use names::{
    Area, City, Dragon, DragonTile, End, Ending, Figure, Good, Length, MarketSlot, Mode,
    MonumentSlot, Nth, Objective, Slot, Space, TieBreak, Tile, TileType, Vassal,
};
pub use rules::Refusal;
pub use step::{Question, Source, Step, Within, Work};
pub use table::{Figures, Hidden, OwnDragon, Player, Points, Resources, Table, Turn, Where};
pub use view::{Back, Boxed, Held, PlayerView, View};

use ::table::{Choice, Components, Edition, Info, Mode as ModeInfo, Title};

/// The rules of Simurgh.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Simurgh;

impl Title for Simurgh {
    const ID: &'static str = "simurgh";
    const VERSION: u32 = 3;

    type Data = Data;
    type Table = Table;
    type Step = Step;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn info() -> Info {
        let modes = Mode::ALL.iter().map(|mode| ModeInfo {
            id: mode.id(),
            players: 2..=5,
        });
        Info {
            modes: modes.collect(),
            options: vec![
                Choice {
                    key: "length",
                    values: Length::ALL.iter().map(|length| length.id()).collect(),
                    default: "short",
                    modes: Vec::new(),
                },
                Choice {
                    key: "tie_break",
                    values: TieBreak::ALL.iter().map(|tie| tie.id()).collect(),
                    default: "shared",
                    modes: Vec::new(),
                },
                Choice {
                    key: "first_player",
                    values: vec!["random", "seat_1"],
                    default: "random",
                    modes: Vec::new(),
                },
            ],
            endings: Ending::ALL.map(Ending::id).into(),
        }
    }

    fn components() -> &'static Components<Data> {
        &data::COMPONENTS
    }

    fn edition(table: &Table) -> Edition<Data> {
        table.edition
    }

    fn seats(table: &Table) -> usize {
        table.n()
    }

    fn round(view: &View) -> u32 {
        u32::from(view.round.max(1))
    }
}
