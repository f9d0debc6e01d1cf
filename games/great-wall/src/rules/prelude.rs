//! What every file of the rules uses.

pub(crate) use super::{
    Refusal, academy, activation, attack, barracks, breach, builders, clerks, coop, effects,
    embassy, fall, kill, listeners, logistics, modifiers, production, qin, reed, setup, shame,
    spring, stock, summer, tea, windows, winter,
};
pub(crate) use crate::{
    GreatWall,
    action::{Action, Place, Recruit, Upgrade},
    data::{Cost, Data, Edition},
    event::Event,
    names::{
        Ability, Advisor, Cell, Clan, Command, Decree, Ending, General, HordeCard, Location, Mode,
        PLAYERS, Resource, Season, Section, Soldier, Source, Spot, Tactic, TacticCard, Token,
        Window,
    },
    step::{Arrived, Card, Happening, Question, Scope, Step, Task, Text, Work, Works},
    table::{
        Front, HordeState, Kill, KillPlace, Mark, Open, Order, Overseer, Placed, Player, Table,
    },
};
pub(crate) use table::{After, Asked, Seat, Seats, Set};

pub(crate) type Cx<'a> = table::Cx<'a, GreatWall>;
pub(crate) type Next = After<Question>;

/// Asks a seat, if there is something to ask.
pub(crate) fn ask_if(is_asked: bool, seat: Seat) -> Asked {
    if is_asked {
        Asked::Seat(seat)
    } else {
        Asked::Nobody
    }
}

/// Nobody is asked without choices; a single one is taken by itself.
pub(crate) fn single_or_ask(seat: Seat, mut choices: impl Iterator) -> Asked {
    match (choices.next(), choices.next()) {
        (None, _) => Asked::Nobody,
        (Some(_), None) => Asked::Decide(seat),
        (Some(_), Some(_)) => Asked::Seat(seat),
    }
}

/// A single choice is taken by itself.
pub(crate) fn single_or_ask_always(seat: Seat, choices: impl Iterator) -> Asked {
    match single_or_ask(seat, choices) {
        Asked::Nobody => Asked::Decide(seat),
        asked @ (Asked::Seat(_) | Asked::Decide(_)) => asked,
    }
}

/// Opens a trigger instance (GW-25.7): nobody has played a Tactic in it yet. Closes after what is pushed next.
pub(crate) fn open_instance(cx: &mut Cx<'_>) {
    let played = cx.table.open.played;
    cx.table.open.played = Seats::NONE;
    cx.work(Work::CloseInstance { played });
}

/// Pushes one task per clan, in this order.
pub(crate) fn each(cx: &mut Cx<'_>, task: Task, order: Order) {
    if !order.is_empty() {
        cx.work(Work::Each { task, order });
    }
}
