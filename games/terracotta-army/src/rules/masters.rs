//! Masters: hiring and using them (TA-8).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Master, MasterToken, Quarter, Ring, Steps, Track, Weapon},
    rules::{Refusal, workshop},
    step::{Creation, Question},
    table::Table,
};
use ::table::{Cx, Seat, Set};

/// Whether the main ability of a master can be used by this seat now (TA-8.6 to TA-8.11).
pub(crate) fn may_use(
    table: &Table,
    seat: Seat,
    segment: u8,
    master: Master,
) -> Result<(), Refusal> {
    let player = table.player(seat);
    match master {
        Master::Builder => {
            let coins = builder_price(table);
            if player.coins < u16::from(coins) {
                return Err(Refusal::Builder(coins));
            }
            workshop::may_create(table)
        }
        // TA-8.8: judged now, whatever was done with the inner field before.
        Master::Steward => {
            workshop::may_perform(table, seat, segment, table.field(Ring::Inner, segment))
        }
        Master::Overseer if table.warehouses.values().iter().all(|&clay| clay == 0) => {
            Err(Refusal::WarehousesEmpty)
        }
        Master::Blacksmith if player.active.len() == Weapon::N => Err(Refusal::AllActive),
        Master::ClayMaker | Master::Inspector | Master::Overseer | Master::Blacksmith => Ok(()),
    }
}

/// TA-8.6: the number of the round.
pub(crate) fn builder_price(table: &Table) -> u8 {
    table.round
}

/// TA-8.2: any token of the own that can be paid. Gives its cost.
pub(super) fn may_pay(table: &Table, seat: Seat, token: MasterToken) -> Result<u8, Refusal> {
    let player = table.player(seat);
    let coins = table.data().token_cost(token);
    if !player.has_token(token) {
        Err(Refusal::TokenUsed(token))
    } else if player.coins < u16::from(coins) {
        Err(Refusal::MasterToken(coins))
    } else {
        Ok(coins)
    }
}

/// All of them.
pub(super) fn tokens(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let all = MasterToken::ALL.into_iter();
    let all = all.filter(|&token| may_pay(table, seat, token).is_ok());
    out.extend(all.map(Action::Token));
}

/// TA-8.2, TA-8.5, TA-12.7: the token lies on the master for the rest of the game.
pub(super) fn hire(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    segment: u8,
    master: Master,
    token: MasterToken,
) {
    let coins = may_pay(cx.table, seat, token).expect("listed");
    let player = cx.table.player_mut(seat);
    player.coins -= u16::from(coins);
    player.masters[master] = Some(token);
    cx.tell(Event::Hired {
        seat,
        master,
        coins,
    });
    cx.ask(Question::MasterUse {
        seat,
        master,
        segment,
    });
}

/// TA-8.2, TA-8.4: use the master just hired, or leave it at that.
pub(super) fn uses(table: &Table, seat: Seat, segment: u8, master: Master, out: &mut Vec<Action>) {
    if may_use(table, seat, segment, master).is_ok() {
        out.push(Action::UseMaster);
    }
    out.push(Action::LeaveMaster);
}

/// TA-8.3: the main ability of a hired master; its legality has been checked.
pub(super) fn employ(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8, master: Master) {
    cx.tell(Event::UsedMaster { seat, master });
    match master {
        // TA-8.6: coins instead of clay.
        Master::Builder => {
            let coins = builder_price(cx.table);
            cx.table.player_mut(seat).coins -= u16::from(coins);
            cx.tell(Event::PaidBuilder { seat, coins });
            cx.ask(Question::WarriorKind {
                seat,
                by: Creation::Builder,
            });
        }
        // TA-8.7.
        Master::ClayMaker => {
            workshop::gain_clay(cx, seat, cx.table.data().master.clay_maker_clay);
        }
        // TA-8.8, TA-12.12, TA-12.13.
        Master::Steward => {
            let field = cx.table.field(Ring::Inner, segment);
            workshop::perform(cx, seat, segment, field);
        }
        Master::Overseer => cx.ask(Question::Warehouses { seat }),
        Master::Inspector => cx.ask(Question::MasterInspector { seat }),
        // TA-8.11.
        Master::Blacksmith => {
            cx.table.player_mut(seat).active = Set::all();
            cx.tell(Event::ReadiedAll { seat });
        }
    }
}

/// TA-8.9: two different warehouses, not both empty.
pub(super) fn may_empty(table: &Table, first: Quarter, second: Quarter) -> Result<(), Refusal> {
    let has_clay = table.warehouses[first] > 0 || table.warehouses[second] > 0;
    if first < second && has_clay {
        Ok(())
    } else {
        Err(Refusal::NoPair)
    }
}

/// All pairs.
pub(super) fn warehouse_pairs(table: &Table, out: &mut Vec<Action>) {
    for first in Quarter::ALL {
        let others = Quarter::ALL.into_iter();
        let others = others.filter(|&second| may_empty(table, first, second).is_ok());
        out.extend(others.map(|second| Action::Warehouses(first, second)));
    }
}

/// TA-8.9, TA-1.8: the clay stays dry.
pub(super) fn empty(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, first: Quarter, second: Quarter) {
    let clay = [first, second].map(|quarter| std::mem::take(&mut cx.table.warehouses[quarter]));
    let clay = clay[0].saturating_add(clay[1]);
    cx.table.player_mut(seat).gain_dry(clay);
    cx.tell(Event::Emptied {
        seat,
        first,
        second,
        clay,
    });
}

/// TA-8.10: forward only, and not to stay.
pub(super) fn may_send(table: &Table, steps: Option<Steps>) -> Result<(), Refusal> {
    let most = table.data().master.inspector_steps;
    let count = steps.map_or(0, Steps::count);
    if (1..=most as i8).contains(&count) {
        Ok(())
    } else {
        Err(Refusal::MasterSteps(most))
    }
}

/// Each inspector, each number of steps.
pub(super) fn errands(table: &Table, out: &mut Vec<Action>) {
    for track in Track::ALL {
        let steps = 1..=table.data().master.inspector_steps;
        out.extend(steps.map(|count| Action::Inspector(track, Steps::forward(count))));
    }
}
