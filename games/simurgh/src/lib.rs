//! Simurgh for two to five players, in Spearman and Dragonlord mode and three lengths.
//!
//! | file | content |
//! |---|---|
//! | `names` | closed sets and their names |
//! | `effect` | the effect vocabulary of the component tables |
//! | `data` | the component tables |
//! | `table`, `check`, `stage` | what lies on the table, its invariants, hand-made positions |
//! | `step`, `rules` | the rules |
//! | `action`, `event` | choices and what happens |
//! | `view` | what each viewer sees |
//! | `face`, `text`, `board` | words and pictures |
//! | `judge` | what a good player values |

#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod board;
mod check;
mod data;
mod effect;
mod event;
mod face;
mod judge;
mod list;
mod names;
mod rules;
mod stage;
mod step;
mod table;
mod text;
mod view;

pub use action::{Action, Company};
pub use data::Data;
pub use effect::{Draw, Effect, Goods, Kinds, Term};
pub use event::{Event, Gone};
pub use list::List;
pub use names::{
    Area, City, Dragon, DragonTile, End, Figure, Good, Length, MarketSlot, Mode, MonumentSlot, Nth,
    Objective, Slot, Space, TieBreak, Tile, TileType, Vassal,
};
pub use step::{Source, Step, Within};
pub use table::{
    Figures, Hidden, OwnDragon, Player, Points, Resources, Table, TileSet, Turn, Where,
};
pub use view::{Back, Boxed, Held, PlayerView, View};

use ::table::{
    Chance, Check, Choice, Components, Cx, Edition, Flaw, Flow, Info, Mode as ModeInfo, Outcome,
    Play, Seat, Seats, Setup, Sight, Title, Viewer, Written,
};

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
            endings: Vec::new(),
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

impl Play for Simurgh {
    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        rules::setup::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, step: Step, lane: Option<Seat>) -> Flow<Step> {
        step::run(cx, step, lane)
    }

    fn options(table: &Table, step: Step, seat: Seat, out: &mut Vec<Action>) {
        step::options(table, step, seat, out);
    }

    fn choose(cx: &mut Cx<'_, Self>, step: Step, seat: Seat, action: Action) {
        step::choose(cx, step, seat, action);
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        *table.player_mut(seat) = *lane.player(seat);
    }

    fn outcome(table: &Table) -> Outcome {
        rules::scoring::outcome(table)
    }
}

impl Sight for Simurgh {
    fn look(table: &Table, viewer: Viewer) -> View {
        view::look(table, viewer)
    }

    fn imagine(view: &View, _: Viewer, edition: Edition<Data>, chance: &mut Chance) -> Table {
        view::imagine(view, edition, chance)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }
}

impl Written for Simurgh {
    type Paper = Table;

    fn write(table: &Table) -> Table {
        table.clone()
    }

    fn read(paper: Table, edition: Edition<Data>) -> Result<Table, Flaw> {
        Ok(Table { edition, ..paper })
    }
}

impl Check for Simurgh {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        check::check(table, stack, split)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(table, point)
    }
}
