//! Summer: income, Shame, Command cards (GW-10).

use super::prelude::*;
use crate::effect::LimitKey;

/// GW-10.1 to GW-10.5.
pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    cx.table.open.season = Season::Summer;
    cx.tell(Event::Season {
        season: Season::Summer,
    });
    for seat in cx.table.open.seats() {
        production::income(cx, seat);
    }
    let humans = cx.table.open.humans();
    if !cx.table.open.is_coop() {
        each(cx, Task::Reclaim, humans);
    }
    cx.work(Work::ClearTrack);
    each(cx, Task::SummerShame, humans);
    open_instance(cx);
    windows::open(cx, Window::Income, Scope::NONE);
    for clan in humans.iter().rev() {
        listeners::happen(cx, Happening::Income, Some(clan), Scope::NONE);
    }
    After::Done
}

/// GW-10.4.
pub(crate) fn clear_track(cx: &mut Cx<'_>) -> Next {
    for placed in std::mem::take(&mut cx.table.open.track)
        .into_iter()
        .flatten()
    {
        if let (Some(seat), Some(command)) = (placed.clan.seat(), placed.command) {
            cx.table.open.player_mut(seat).discard.add(command);
        }
    }
    After::Done
}

/// GW-10.5, GW-10.6.
pub(crate) fn asked(open: &Open, seat: Seat) -> Asked {
    ask_if(!open.player(seat).discard.is_empty(), seat)
}

/// GW-10.5: Honor for all own cards in the discard, Betrayal included.
pub(crate) fn reclaim_honor(open: &Open, seat: Seat) -> u16 {
    let each = modifiers::limit(
        open,
        seat,
        LimitKey::ReclaimHonor,
        open.data().n.reclaim_honor,
    );
    u16::from(each) * open.player(seat).discard.len() as u16
}

/// GW-11.13: Betrayal stays where it is.
pub(crate) fn take_all(cx: &mut Cx<'_>, seat: Seat) {
    let player = cx.table.open.player_mut(seat);
    let betrayal = player.discard.has(Command::Betrayal);
    player.discard = Set::NONE;
    if betrayal {
        player.discard.add(Command::Betrayal);
    }
    cx.tell(Event::ReclaimedAll { seat });
}

/// GW-11.13: Command cards of the discard that come back one by one.
pub(crate) fn reclaimable(open: &Open, seat: Seat) -> Set<Command> {
    open.player(seat).discard.without(Command::Betrayal)
}

/// `reclaim(n)` and GW-29.5: one Command card back to hand.
pub(crate) fn take_one(cx: &mut Cx<'_>, seat: Seat, command: Command) {
    cx.table.open.player_mut(seat).discard.remove(command);
    cx.tell(Event::Reclaimed { seat, command });
    if cx.table.open.is_coop() {
        listeners::happen(cx, Happening::Reclaimed, Some(Clan::of(seat)), Scope::NONE);
    }
}
