//! 7 Wonders Dice: seven shared dice, one private city board each, everybody chooses at the same time.
//!
//! | where | what |
//! |---|---|
//! | `names` | the closed sets: cities, parts, dice, symbols, spaces, bonuses |
//! | `data`, `effect` | typed tables from `data/`, and what spaces do |
//! | `table` | everything on the table, and its form in JSON |
//! | `step`, `rules` | what is pending; the rules, one file per chapter |
//! | `action`, `event` | choices and their notation; what happened |
//! | `view`, `check` | what a viewer sees; which positions can be |
//! | `speak`, `board`, `text` | words, reasons, the picture, the text form |
//! | `judge` | what a good player values |

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

pub use action::Action;
pub use data::{Board, BonusData, Data, DieData, Lane, Origin, SpaceData, SpaceName};
pub use effect::Effect;
pub use event::Event;
pub use names::{Bonus, City, Colour, Die, Field, Part, Space, Symbol};
pub use rules::Refusal;
pub use step::{Question, Step, Work};
pub use table::{Player, Slot, Table, Throw, Treasury};
pub use view::Seen;

use ::table::{Choice, Components, Edition, Info, MAX_SEATS, Mode, Title};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SevenWondersDice;

impl Title for SevenWondersDice {
    const ID: &'static str = "7-wonders-dice";
    const VERSION: u32 = 2;

    type Data = Data;
    type Table = Table;
    type Step = Step;
    type Action = Action;
    type Event = Event;
    type View = Seen;

    fn info() -> Info {
        Info {
            modes: vec![Mode {
                id: "standard",
                players: table::FEWEST as u8..=MAX_SEATS as u8,
            }],
            options: vec![Choice {
                key: "cities",
                values: vec!["deal", "pick"],
                default: "deal",
                modes: vec![],
            }],
            endings: vec![rules::BONUSES],
        }
    }

    fn components() -> &'static Components<Data> {
        &data::COMPONENTS
    }

    fn edition(table: &Table) -> Edition<Data> {
        table.edition
    }

    fn seats(table: &Table) -> usize {
        table.n_seats()
    }

    fn round(view: &Seen) -> u32 {
        u32::from(view.table().turn).max(1)
    }
}
