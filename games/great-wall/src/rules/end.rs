//! End of the game and final scoring (GW-26, GW-28.57, GW-29.60).

use super::prelude::*;
use crate::data::Per;
use table::Outcome;

/// GW-26.1, GW-29.60: only here the game ends.
pub(crate) fn check(cx: &mut Cx<'_>) -> Next {
    let open = &cx.table.open;
    let ending = if open.is_coop() {
        if open.fulfilled.len() >= coop::target(open) as usize {
            Some(Ending::Won)
        } else {
            open.is_last_year().then_some(Ending::Time)
        }
    } else if walls_done(open) {
        Some(Ending::Walls)
    } else if open.shame_pool == 0 {
        Some(Ending::ShameEmpty)
    } else {
        open.is_last_year().then_some(Ending::Time)
    };
    let Some(ending) = ending else {
        cx.push_all(&[
            Step::Do(Work::Spring),
            Step::Do(Work::Summer),
            Step::Do(Work::Fall),
            Step::Do(Work::Winter),
        ]);
        if cx.table.open.is_coop() {
            cx.push_all(&[Step::Do(Work::DecreePhase), Step::Do(Work::EventPhase)]);
        }
        return After::Done;
    };
    if !cx.table.open.is_coop() {
        score(cx);
    }
    cx.table.open.ending = Some(ending);
    cx.reveal();
    cx.tell(Event::Ended { ending });
    After::Done
}

/// GW-26.1 (a): all three Sections, with fewer than four players two.
pub(crate) fn walls_done(open: &Open) -> bool {
    let needed = if open.n >= 4 { 3 } else { 2 };
    open.fronts.iter().filter(|front| front.level >= 3).count() >= needed
}

/// GW-26.3: Shame first, then Horde cards, then Artifacts.
fn score(cx: &mut Cx<'_>) {
    for seat in cx.table.open.seats() {
        let shamed: u8 = cx.table.open.player(seat).shamed.iter().sum();
        stock::lose_honor(
            cx,
            seat,
            u16::from(shamed) * u16::from(cx.table.open.data().n.shame_penalty),
            Source::Shame,
        );
        let hordes: u16 = clean_hordes(cx.table.open.player(seat))
            .map(|card| u16::from(horde_honor(cx.table.open.data(), card)))
            .sum();
        stock::honor(cx, Clan::of(seat), hordes, Source::Hordes);
        let artifacts = artifacts(cx.table, seat);
        stock::honor(cx, Clan::of(seat), artifacts, Source::Artifacts);
    }
    if cx.table.open.is_solo() {
        // GW-28.56.
        let hordes: u16 = cx
            .table
            .open
            .qin
            .claimed
            .iter()
            .map(|card| u16::from(horde_honor(cx.table.open.data(), card)))
            .sum();
        stock::honor(cx, Clan::QIN, hordes, Source::Hordes);
        let each = u16::from(cx.table.open.data().n.qin_artifact_honor);
        let artifacts = each * cx.table.open.artifacts.len() as u16;
        stock::honor(cx, Clan::QIN, artifacts, Source::Artifacts);
    }
}

pub(crate) fn clean_hordes(player: &Player) -> impl Iterator<Item = HordeCard> {
    player.claimed.minus(player.claimed_shame[0]).iter()
}

pub(crate) fn horde_honor(data: &Data, card: HordeCard) -> u8 {
    data.hordes[card.horde().index()].honor
}

/// §3.10: what the Artifacts give a player now.
pub(crate) fn artifacts(table: &Table, seat: Seat) -> u16 {
    let scores = table.open.artifacts.iter().map(|artifact| {
        let row = &table.open.data().artifacts[artifact.index()];
        u16::from(row.honor) * u16::from(artifact_count(table, seat, row.per))
    });
    scores.sum()
}

pub(crate) fn artifact_count(table: &Table, seat: Seat, per: Per) -> u8 {
    let player = table.open.player(seat);
    match per {
        Per::OverseerLevel => player.overseer_levels(),
        Per::CleanHorde => clean_hordes(player).count() as u8,
        Per::ResourceSet => table.own(seat).resources.iter().copied().min().unwrap_or(0),
        Per::SoldierOnWall => {
            let clan = Clan::of(seat);
            let on_fronts = table.open.fronts.iter().map(|front| {
                let rest: u8 = front.rest[seat.index()].iter().sum();
                let cards: u8 = front
                    .cards()
                    .iter()
                    .map(|horde| horde.soldiers(clan).iter().sum::<u8>())
                    .sum();
                rest + cards + front.firing[clan.index()]
            });
            on_fronts.sum()
        }
        Per::Advisor => player.advisors(),
    }
}

/// GW-26.4, GW-28.57, GW-29.1.
pub(crate) fn outcome(table: &Table) -> Outcome {
    let open = &table.open;
    let scores: Vec<i32> = open
        .seats()
        .map(|seat| i32::from(open.player(seat).points()))
        .collect();
    let places = match open.mode {
        Mode::Coop => {
            let place = if open.ending == Some(Ending::Won) {
                1
            } else {
                2
            };
            vec![place; scores.len()]
        }
        Mode::Solo => {
            let won = scores[0] > i32::from(open.qin.honor) && open.shame_pool > 0;
            vec![if won { 1 } else { 2 }]
        }
        Mode::Standard | Mode::Standard2 => {
            let keys: Vec<(i32, i32)> = open
                .seats()
                .map(|seat| {
                    (
                        scores[seat.index()],
                        -(open.tea.place(Clan::of(seat)) as i32),
                    )
                })
                .collect();
            Outcome::places_by(&keys)
        }
    };
    let sources = Source::ALL
        .iter()
        .map(|source| {
            let points = open
                .seats()
                .map(|seat| i32::from(open.player(seat).honor[source.index()]))
                .collect();
            (source.word(), points)
        })
        .collect();
    Outcome {
        scores,
        places,
        sources,
        ending: open.ending.map(Ending::id),
    }
}
