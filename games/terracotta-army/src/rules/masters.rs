//! Masters: hiring and using them (TA-8).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Master, Quarter, Ring, Track, Weapon},
    rules::List,
    rules::workshop::{self, Blocked},
    step::{Creation, Step},
    table::Table,
};
use ::table::{Cx, Seat};

/// Why the main ability of a master cannot be used by this seat now (TA-8.6 to TA-8.11).
pub(crate) fn blocked(table: &Table, seat: Seat, segment: u8, master: Master) -> Option<Blocked> {
    let player = table.player(seat);
    match master {
        Master::Builder => {
            let coins = builder_price(table);
            if player.coins < u16::from(coins) {
                Some(Blocked::Builder { coins })
            } else {
                workshop::no_room_for_warrior(table)
            }
        }
        Master::ClayMaker | Master::Inspector => None,
        // TA-8.8: judged now, whatever was done with the inner field before.
        Master::Steward => {
            workshop::blocked(table, seat, segment, table.field(Ring::Inner, segment))
        }
        Master::Overseer => table
            .warehouses
            .iter()
            .all(|&clay| clay == 0)
            .then_some(Blocked::WarehousesEmpty),
        Master::Blacksmith => {
            (usize::from(player.n_active()) == Weapon::ALL.len()).then_some(Blocked::AllActive)
        }
    }
}

/// TA-8.6: the number of the round.
pub(crate) fn builder_price(table: &Table) -> u8 {
    table.round
}

/// TA-8.2: any token of the own that can be paid.
pub(crate) fn can_pay_token(table: &Table, seat: Seat, number: u8) -> bool {
    let player = table.player(seat);
    player.has_token(number) && player.coins >= u16::from(table.data().token_cost(number))
}

pub(crate) fn tokens(table: &Table, seat: Seat, out: &mut impl List) {
    for number in table.player(seat).tokens() {
        if can_pay_token(table, seat, number) {
            out.add(Action::Token(number));
        }
    }
}

/// TA-8.2, TA-8.5, TA-12.7: the token lies on the master for the rest of the game.
pub(crate) fn choose_token(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    master: Master,
    segment: u8,
    action: Action,
) {
    let Action::Token(number) = action else {
        unreachable!("a master token is asked")
    };
    let coins = cx.table.data().token_cost(number);
    let player = cx.table.player_mut(seat);
    player.coins -= u16::from(coins);
    player.masters[master.index()] = number;
    cx.tell(Event::Hired {
        seat,
        master,
        coins,
    });
    cx.push(Step::MasterUse {
        seat,
        master,
        segment,
    });
}

/// TA-8.2, TA-8.4: use the master just hired, or leave it at that.
pub(crate) fn use_options(
    table: &Table,
    seat: Seat,
    master: Master,
    segment: u8,
    out: &mut impl List,
) {
    if blocked(table, seat, segment, master).is_none() {
        out.add(Action::UseMaster);
    }
    out.add(Action::LeaveMaster);
}

pub(crate) fn choose_use(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    master: Master,
    segment: u8,
    action: Action,
) {
    if action == Action::UseMaster {
        employ(cx, seat, segment, master);
    }
}

/// TA-8.3: the main ability of a hired master; its legality has been checked.
pub(crate) fn employ(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, segment: u8, master: Master) {
    cx.tell(Event::UsedMaster { seat, master });
    match master {
        // TA-8.6: coins instead of clay.
        Master::Builder => {
            let coins = builder_price(cx.table);
            cx.table.player_mut(seat).coins -= u16::from(coins);
            cx.tell(Event::PaidBuilder { seat, coins });
            cx.push(Step::WarriorKind {
                seat,
                by: Creation::Builder,
            });
        }
        // TA-8.7.
        Master::ClayMaker => workshop::gain_clay(cx, seat, cx.table.data().clay_maker_clay),
        // TA-8.8, TA-12.12, TA-12.13.
        Master::Steward => {
            let field = cx.table.field(Ring::Inner, segment);
            workshop::perform(cx, seat, segment, field);
        }
        Master::Overseer => cx.push(Step::Warehouses { seat }),
        Master::Inspector => cx.push(Step::MasterInspector { seat }),
        // TA-8.11.
        Master::Blacksmith => {
            for weapon in Weapon::ALL {
                cx.table.player_mut(seat).set_weapon(weapon, true);
            }
            cx.tell(Event::ReadiedAll { seat });
        }
    }
}

/// TA-8.9: two different warehouses, not both empty.
pub(crate) fn can_empty(table: &Table, first: Quarter, second: Quarter) -> bool {
    first < second && (table.warehouse(first) > 0 || table.warehouse(second) > 0)
}

pub(crate) fn warehouse_pairs(table: &Table, out: &mut impl List) {
    for first in Quarter::ALL {
        for second in Quarter::ALL {
            if can_empty(table, first, second) {
                out.add(Action::Warehouses(first, second));
            }
        }
    }
}

/// TA-8.9, TA-1.8: the clay stays dry.
pub(crate) fn choose_warehouses(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, action: Action) {
    let Action::Warehouses(first, second) = action else {
        unreachable!("two warehouses are asked")
    };
    let clay =
        [first, second].map(|quarter| std::mem::take(&mut cx.table.warehouses[quarter.index()]));
    let clay = clay[0].saturating_add(clay[1]);
    cx.table.player_mut(seat).gain_dry(clay);
    cx.tell(Event::Emptied {
        seat,
        first,
        second,
        clay,
    });
}

/// TA-8.10: forward only.
pub(crate) fn inspector_options(table: &Table, out: &mut impl List) {
    for track in Track::ALL {
        for steps in 1..=table.data().inspector_steps as i8 {
            out.add(Action::Inspector(track, steps));
        }
    }
}
