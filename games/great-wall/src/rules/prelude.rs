//! What every file of the rules uses.

pub(crate) use super::{
    academy, activation, attack, barracks, breach, builders, clerks, coop, defeat, effects,
    embassy, end, fall, kill, listeners, logistics, modifiers, production, qin, reed, setup, shame,
    spring, stock, summer, tea, windows, winter,
};
pub(crate) use crate::{
    GreatWall,
    action::Action,
    data::{Cost, Data, Edition},
    event::Event,
    names::{
        Ability, Advisor, Cell, Clan, Command, Decree, Ending, General, HordeCard, Location, Mode,
        PLAYERS, Resource, Season, Section, Soldier, Source, Spot, Tactic, TacticCard, Token,
        Window,
    },
    step::{Arrived, Card, Happening, Scope, Step, Task, Text, Works},
    table::{
        Front, HordeState, Kill, KillPlace, Mark, Open, Order, Overseer, Placed, Player, Table,
    },
};
pub(crate) use table::{Flow, Seat, Seats, Set};

pub(crate) type Cx<'a> = table::Cx<'a, GreatWall>;
pub(crate) type Next = Flow<Step>;

/// Asks the decider of a clan; a clan that decides nothing goes on.
pub(crate) fn ask(seat: Seat) -> Next {
    Flow::Ask(seat)
}

/// Opens a trigger instance (GW-25.7): nobody has played a Tactic in it yet. Closes after what is pushed next.
pub(crate) fn open_instance(cx: &mut Cx<'_>) {
    let played = cx.table.open.played;
    cx.table.open.played = Seats::NONE;
    cx.push(Step::CloseInstance { played });
}

/// Pushes one task per clan, in this order.
pub(crate) fn each(cx: &mut Cx<'_>, task: Task, order: Order) {
    if !order.is_empty() {
        cx.push(Step::Each { task, order });
    }
}
