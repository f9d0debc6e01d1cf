//! Activation of Locations (GW-7.8 to GW-7.12, GW-8).

use super::prelude::*;

/// GW-7.8: a full Regular Location, or a Special one with a Clerk that is not the Reed Clan's.
pub(crate) fn is_eligible(open: &Open, location: Location) -> bool {
    match open.slots(location) {
        Some(_) => open.is_full(location),
        None => Clan::all()
            .any(|clan| clan != Clan::REED && open.clerks[clan.index()][location.index()] > 0),
    }
}

pub(crate) fn eligible(open: &Open, done: Set<Location>) -> impl Iterator<Item = Location> {
    Location::ALL
        .iter()
        .copied()
        .filter(move |&location| !done.has(location) && is_eligible(open, location))
}

/// GW-11.8: who chooses the order of Activations.
pub(crate) fn chooser(open: &Open) -> Seat {
    let clan = match open.active {
        Some(Clan::REED) | None => open.overlord(),
        Some(clan) => clan,
    };
    // GW-28.33: what Qin leaves open the human decides.
    clan.seat().unwrap_or(Seat::new(0))
}

/// GW-11.7, GW-28.33: in Qin's turn, and in the Reed Clan's while he is Overlord, his Locations come first.
pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    let open = &cx.table.open;
    let by_qin = match open.active {
        Some(Clan::REED) | None => open.overlord() == Clan::QIN,
        Some(clan) => clan == Clan::QIN,
    };
    if by_qin {
        qin::begin_activation(cx);
    } else {
        cx.ask(Question::Activation { done: Set::NONE });
    }
    After::Done
}

/// GW-7.9: goes on until nothing is eligible.
pub(crate) fn asked(open: &Open, done: Set<Location>) -> Asked {
    single_or_ask(chooser(open), eligible(open, done))
}

pub(crate) fn next(cx: &mut Cx<'_>, done: Set<Location>, location: Location) {
    cx.ask(Question::Activation {
        done: done.with(location),
    });
    cx.work(Work::Activate {
        location,
        special: false,
    });
}

/// GW-7.10, GW-7.11: Shame first, then the window, then the effect, then the Clerks return.
pub(crate) fn activate(cx: &mut Cx<'_>, location: Location, special: bool) -> Next {
    open_instance(cx);
    cx.tell(Event::Activated { location, special });
    cx.push_all(&[
        Step::Do(Work::LocationEffect { location }),
        Step::Do(Work::ReturnClerks { location }),
    ]);
    windows::open(cx, Window::LocationActivated, Scope::location(location));
    if !special && cx.table.open.data().locations[location.index()].shame_icon {
        let present = cx.table.open.present(location);
        if let (1, Some(seat)) = (present.len(), present.first().and_then(Clan::seat))
            && !modifiers::is_immune(&cx.table.open, seat)
        {
            cx.work(Work::Shame { seat, left: 1 });
        }
    }
    After::Done
}

/// GW-7.10: every clan present resolves the effect in Tea order.
pub(crate) fn effect(cx: &mut Cx<'_>, location: Location) -> Next {
    let order = cx.table.open.present(location);
    match location {
        Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
            production::activate(cx, location);
        }
        Location::Barracks => each(cx, Task::Barracks, order),
        Location::TeaHouse => each(cx, Task::TeaHouse, order),
        Location::BuildersCamp => each(cx, Task::Build, order),
        Location::Logistics => each(cx, Task::Logistics, order),
        Location::Embassy => each(cx, Task::Embassy, order),
        Location::Academy => each(cx, Task::Academy, order),
    }
    After::Done
}

/// GW-7.10, GW-27.11: all Clerks return to their pools, those of the Reed Clan stay.
pub(crate) fn return_clerks(cx: &mut Cx<'_>, location: Location) -> Next {
    for clan in Clan::all().filter(|&clan| clan != Clan::REED) {
        let there = std::mem::take(&mut cx.table.open.clerks[clan.index()][location.index()]);
        cx.table.open.clerk_pools[clan.index()] += there;
        if clan == Clan::QIN && there > 0 {
            qin::raise_token(cx, location);
        }
    }
    After::Done
}

/// GW-8.2: Locations with an own Clerk.
pub(crate) fn special(
    open: &Open,
    seat: Seat,
    done: Set<Location>,
) -> impl Iterator<Item = Location> {
    let clerks = &open.clerks[Clan::of(seat).index()];
    let all = Location::ALL.into_iter();
    all.filter(move |&at| clerks[at.index()] > 0 && !done.has(at))
}
