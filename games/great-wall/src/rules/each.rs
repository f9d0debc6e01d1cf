//! One clan after the other: what each does when its turn in an order comes.

use super::prelude::*;

/// One clan after the other; in co-op the Active player picks who is next where Clerks act (GW-29.4).
pub(crate) fn run(cx: &mut Cx<'_>, task: Task, order: Order) -> Next {
    let Some(clan) = order.first() else {
        return After::Done;
    };
    if order.len() > 1 && cx.table.open.is_coop() && is_clerk_action(&cx.table.open, task) {
        cx.ask(Question::Next { task, order });
        return After::Done;
    }
    each_next(cx, task, order, clan);
    After::Done
}

pub(crate) fn each_next(cx: &mut Cx<'_>, task: Task, order: Order, clan: Clan) {
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
        Task::Intrigue => cx.ask(Question::Intrigue { seat }),
        Task::Plunder => cx.ask(Question::Lose {
            seat,
            chi: true,
            left: 1,
        }),
        Task::SummerShame => cx.ask(Question::Atone {
            seat,
            left: 1,
            paid: true,
        }),
        Task::Reclaim => cx.ask(Question::ReclaimOrHonor { seat }),
        Task::PlaceCommand => fall::place(cx, clan),
        Task::Frame(card, owner) => fall::others(cx, card, owner, clan),
        Task::Upgrade(location) => cx.ask(Question::UpgradeHere { seat, location }),
        Task::Donate(location, gathered) => {
            let most = production::donations(&cx.table.open, seat);
            let left = most.min(gathered[seat.index()]);
            cx.ask(Question::Donate {
                seat,
                location,
                left,
            });
        }
        Task::Barracks => {
            let left = clerks(cx, Location::Barracks);
            cx.ask(Question::Recruit {
                seat,
                left,
                discount: 0,
                batch: [0; 3],
                off: [0; 4],
            });
        }
        Task::Build => {
            let left = clerks(cx, Location::BuildersCamp);
            cx.ask(Question::Build {
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
            cx.push_all(&[
                Step::Ask(Question::Logistics { seat, left }),
                Step::Do(Work::LogisticsDone { seat }),
            ]);
        }
        Task::TeaHouse => tea::visit(cx, clan),
        Task::Embassy => {
            let left = clerks(cx, Location::Embassy);
            cx.ask(Question::Embassy { seat, left });
        }
        Task::Academy => academy::visit(cx, clan),
        Task::Firing(section) => {
            let left = cx.table.open.front(section).firing[clan.index()];
            cx.ask(Question::Shots {
                clan,
                section,
                left,
            });
        }
        Task::Doom(section, row) => kill::doom_clan(cx, clan, section, row),
        Task::Save => cx.ask(Question::SaveOwn { seat }),
        Task::Listen(what, scope) => cx.work(Work::Listen {
            seat,
            what,
            scope,
            done: 0,
        }),
        Task::Text(card, block, scope, owner) => {
            cx.work(Work::Run(Text {
                card,
                block,
                at: 0,
                owner,
                me: clan,
                scope,
            }));
        }
        Task::Shame(left) => cx.work(Work::Shame { seat, left }),
        Task::HandLimit => cx.ask(Question::HandLimit { seat }),
    }
}

/// The Reed Clan and Qin Jiushao.
fn run_automatic(cx: &mut Cx<'_>, task: Task, clan: Clan) {
    match task {
        Task::PlaceCommand => fall::place(cx, clan),
        Task::Frame(card, owner) => fall::others(cx, card, owner, clan),
        Task::Firing(section) => winter::fire_by_itself(cx, clan, section),
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
