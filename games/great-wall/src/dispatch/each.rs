//! One clan after the other: what each does when its turn in an order comes.

use crate::rules::prelude::*;

/// One clan after the other; in co-op the Active player picks who is next where Clerks act (GW-29.4).
pub(super) fn run_each(cx: &mut Cx<'_>, task: Task, order: Order) -> Next {
    let Some(clan) = order.first() else {
        return Flow::Done;
    };
    if order.len() > 1 && cx.table.open.is_coop() && is_clerk_action(&cx.table.open, task) {
        return ask(activation::chooser(&cx.table.open));
    }
    each_next(cx, task, order, clan);
    Flow::Done
}

pub(super) fn each_next(cx: &mut Cx<'_>, task: Task, order: Order, clan: Clan) {
    each(cx, task, order.without(clan));
    run_task(cx, task, clan);
}

/// Clerk actions whose order can matter; gathering, Upgrades and Donations never touch each other.
fn is_clerk_action(open: &Open, task: Task) -> bool {
    match task {
        Task::Frame(card, _) => {
            fall::frame_of(open.data(), card).is_some_and(|frame| frame.moves_clerks)
        }
        Task::Barracks
        | Task::Build
        | Task::Logistics
        | Task::TeaHouse
        | Task::Embassy
        | Task::Academy => true,
        Task::Intrigue
        | Task::Plunder
        | Task::SummerShame
        | Task::Reclaim
        | Task::PlaceCommand
        | Task::Upgrade(_)
        | Task::Donate(..)
        | Task::Firing(_)
        | Task::Doom(..)
        | Task::Save
        | Task::Listen(..)
        | Task::Text(..)
        | Task::Shame(_)
        | Task::HandLimit => false,
    }
}

fn run_task(cx: &mut Cx<'_>, task: Task, clan: Clan) {
    let Some(seat) = clan.seat() else {
        return run_automatic(cx, task, clan);
    };
    let clerks =
        |cx: &Cx<'_>, location: Location| cx.table.open.clerks[clan.index()][location.index()];
    match task {
        Task::Intrigue => cx.push(Step::Intrigue { seat }),
        Task::Plunder => cx.push(Step::Lose {
            seat,
            chi: true,
            left: 1,
        }),
        Task::SummerShame => cx.push(Step::Atone {
            seat,
            left: 1,
            paid: true,
        }),
        Task::Reclaim => cx.push(Step::ReclaimOrHonor { seat }),
        Task::PlaceCommand => fall::place(cx, clan),
        Task::Frame(card, owner) => fall::others(cx, card, owner, clan),
        Task::Upgrade(location) => cx.push(Step::UpgradeHere { seat, location }),
        Task::Donate(location, gathered) => {
            let most = production::donations(&cx.table.open, seat);
            let left = most.min(gathered[seat.index()]);
            cx.push(Step::Donate {
                seat,
                location,
                left,
            });
        }
        Task::Barracks => {
            let left = clerks(cx, Location::Barracks);
            cx.push(Step::Recruit {
                seat,
                left,
                discount: 0,
                batch: [0; 3],
                off: [0; 4],
            });
        }
        Task::Build => {
            let left = clerks(cx, Location::BuildersCamp);
            cx.push(Step::Build {
                seat,
                left,
                discount: 0,
                works: Works::All,
                barricades: 0,
                walls: 0,
            });
        }
        Task::Logistics => {
            let left = clerks(cx, Location::Logistics);
            cx.table.open.moved = [[0; 4]; 3];
            cx.push_all(&[Step::Logistics { seat, left }, Step::LogisticsDone { seat }]);
        }
        Task::TeaHouse => tea::visit(cx, clan),
        Task::Embassy => {
            let left = clerks(cx, Location::Embassy);
            cx.push(Step::Embassy { seat, left });
        }
        Task::Academy => academy::visit(cx, clan),
        Task::Firing(section) => {
            let left = cx.table.open.front(section).firing[clan.index()];
            cx.push(Step::Shots {
                clan,
                section,
                left,
            });
        }
        Task::Doom(section, row) => kill::doom_clan(cx, clan, section, row),
        Task::Save => cx.push(Step::SaveOwn { seat }),
        Task::Listen(what, scope) => cx.push(Step::Listen {
            seat,
            what,
            scope,
            done: 0,
        }),
        Task::Text(card, block, scope, owner) => {
            cx.push(Step::Run(Text {
                card,
                block,
                at: 0,
                owner,
                me: clan,
                scope,
            }));
        }
        Task::Shame(left) => cx.push(Step::Shame { seat, left }),
        Task::HandLimit => cx.push(Step::HandLimit { seat }),
    }
}

/// The Reed Clan and Qin Jiushao.
fn run_automatic(cx: &mut Cx<'_>, task: Task, clan: Clan) {
    match task {
        Task::PlaceCommand => fall::place(cx, clan),
        Task::Frame(card, owner) => fall::others(cx, card, owner, clan),
        Task::Firing(section) => {
            let left = cx.table.open.front(section).firing[clan.index()];
            cx.push(Step::Shots {
                clan,
                section,
                left,
            });
        }
        Task::Barracks if clan == Clan::QIN => {
            let n = cx.table.open.clerks[clan.index()][Location::Barracks.index()];
            qin::spearmen(cx, n);
        }
        Task::Barracks | Task::Build | Task::Embassy | Task::TeaHouse if clan == Clan::REED => {
            reed::visit(cx, task);
        }
        Task::Barracks
        | Task::Build
        | Task::Embassy
        | Task::TeaHouse
        | Task::Intrigue
        | Task::Plunder
        | Task::SummerShame
        | Task::Reclaim
        | Task::Upgrade(_)
        | Task::Donate(..)
        | Task::Logistics
        | Task::Academy
        | Task::Doom(..)
        | Task::Save
        | Task::Listen(..)
        | Task::Text(..)
        | Task::Shame(_)
        | Task::HandLimit => {}
    }
}

/// `allies_attack(n)`.
pub(super) fn run_allies(cx: &mut Cx<'_>, order: Order, left: u8) -> Next {
    let Some(clan) = order.first() else {
        return Flow::Done;
    };
    if left == 0 {
        return Flow::Done;
    }
    match clan.seat() {
        Some(seat) if attack::can_attack_publicly(&cx.table.open, seat) => ask(seat),
        _ => {
            cx.push(Step::Allies {
                order: order.without(clan),
                left,
            });
            Flow::Done
        }
    }
}
