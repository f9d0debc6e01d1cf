//! Writes a table down.

use super::{
    Advisor, Amounts, BTreeMap, Cell, ClaimedPaper, Clan, Front, HordePaper, HordeState, KillPaper,
    Location, Mark, MemberPaper, Open, Overseer, OverseerPaper, Paper, PlacedPaper, PlayerPaper,
    QinPaper, Seat, SectionPaper, Sections, Set, Soldier, Soldiers, Source, Table, WarehousePaper,
};

pub(crate) fn mark_text(mark: Mark) -> Option<String> {
    match mark {
        Mark::Free | Mark::HorsemanEnd(_) => None,
        Mark::Wound => Some("wound".to_owned()),
        Mark::Spearman(clan) => Some(format!("{clan} spearman")),
        Mark::HorsemanRight(clan) => Some(format!("{clan} horseman right")),
        Mark::HorsemanBelow(clan) => Some(format!("{clan} horseman below")),
    }
}

pub(crate) fn section_paper(open: &Open, front: &Front) -> SectionPaper {
    let horde = |horde: &HordeState| HordePaper {
        card: horde.card,
        marks: Cell::ALL
            .into_iter()
            .filter_map(|cell| Some((cell, mark_text(horde.marks[cell.index()])?)))
            .collect(),
    };
    SectionPaper {
        level: front.level,
        barricades: front.barricades,
        hordes: front.cards().iter().map(horde).collect(),
        rest: open
            .seats()
            .map(|seat| Soldiers::of(front.rest[seat.index()]))
            .collect(),
        firing: Clan::all()
            .flat_map(|clan| std::iter::repeat_n(clan, front.firing[clan.index()] as usize))
            .collect(),
        defense_bonus: front.bonus,
    }
}

pub(crate) fn sections_paper(open: &Open) -> Sections {
    Sections {
        left: section_paper(open, &open.fronts[0]),
        middle: section_paper(open, &open.fronts[1]),
        right: section_paper(open, &open.fronts[2]),
    }
}

pub(crate) fn clerks_paper(open: &Open) -> BTreeMap<Location, Vec<Clan>> {
    let at = |location: Location| {
        let clans = Clan::all();
        clans.flat_map(move |clan| {
            std::iter::repeat_n(clan, open.clerks[clan.index()][location.index()] as usize)
        })
    };
    Location::ALL
        .iter()
        .map(|&location| (location, at(location).collect()))
        .collect()
}

pub(crate) fn track_paper(open: &Open) -> [Option<PlacedPaper>; 4] {
    open.track.map(|placed| {
        placed.map(|placed| PlacedPaper {
            clan: placed.clan,
            command: placed.command,
        })
    })
}

pub(crate) fn qin_paper(open: &Open, hidden: Option<Set<Advisor>>) -> Option<QinPaper> {
    let qin = &open.qin;
    open.is_solo().then(|| QinPaper {
        honor: qin.honor,
        advisors: qin.advisors,
        hidden,
        overseers: Location::PRODUCTION
            .iter()
            .map(|&at| (at, qin.overseers[at.index()]))
            .collect(),
        track: qin.track,
        used: qin.used,
        chosen: qin.chosen,
        claimed: qin.claimed,
    })
}

pub(crate) fn overseers_paper(
    open: &Open,
    seat: Seat,
) -> BTreeMap<Location, Option<OverseerPaper>> {
    let paper = |overseer: Overseer| OverseerPaper {
        level: overseer.level,
        soldier: overseer.soldier,
    };
    let overseers = open.player(seat).overseers;
    Location::PRODUCTION
        .iter()
        .map(|&at| (at, overseers[at.index()].map(paper)))
        .collect()
}

pub(crate) fn claimed_paper(open: &Open, seat: Seat) -> Vec<ClaimedPaper> {
    let player = open.player(seat);
    player
        .claimed
        .iter()
        .map(|card| ClaimedPaper {
            card,
            shame: player.shame_on(card),
        })
        .collect()
}

pub(crate) fn honor_paper(open: &Open, seat: Seat) -> BTreeMap<Source, i16> {
    Source::ALL
        .iter()
        .map(|&source| (source, open.player(seat).honor[source.index()]))
        .collect()
}

impl Paper {
    /// Writes a table down.
    pub fn of(table: &Table) -> Self {
        let open = &table.open;
        let players = open.seats().map(|seat| {
            let (player, own) = (open.player(seat), table.own(seat));
            PlayerPaper {
                honor: honor_paper(open, seat),
                general: player.general,
                active: player.active,
                supporting: player.supporting,
                support: own.support,
                resources: Amounts::of(own.resources),
                tactics: own.hand,
                shamed: Soldiers::of(player.shamed),
                chamber: player.chamber,
                overseers: overseers_paper(open, seat),
                claimed: claimed_paper(open, seat),
                discard: player.discard,
                chosen: player.chosen,
                sacrificed: Soldiers::of(player.sacrificed),
                sacrificed_clerks: player.sacrificed_clerks,
                winter_fired: player.winter_fired,
                dealt_generals: own.generals.into_iter().flatten().collect(),
                dealt_advisors: own.advisors.into_iter().flatten().collect(),
            }
        });
        Paper {
            mode: open.mode,
            both_advisors: open.both_advisors,
            year: open.year,
            season: open.season,
            tea: open.tea,
            active: open.active,
            track: track_paper(open),
            sections: sections_paper(open),
            clerks: clerks_paper(open),
            warehouse: WarehousePaper {
                wood: open.warehouse[0],
                stone: open.warehouse[1],
                gold: open.warehouse[2],
            },
            advisor_track: open.advisor_track.into_iter().flatten().collect(),
            advisor_discard: open.advisor_discard,
            tactic_discard: open.tactic_discard,
            horde_discard: open.horde_discard,
            indicator: open.indicator,
            artifacts: open.artifacts,
            shame_removed: open.shame_removed,
            players: players.collect(),
            qin: qin_paper(open, Some(table.secret.qin)),
            decrees: open.decrees,
            fulfilled: open.fulfilled,
            events: open.omens,
            breached_this_year: open.breached,
            defeated_this_year: open.defeated,
            played: open.played,
            kill: kill_paper(open),
            skip_shame: open.skip,
            moved: open.moved,
            ending: open.ending,
        }
    }
}

pub(crate) fn kill_paper(open: &Open) -> Option<KillPaper> {
    let place = open.kill.place?;
    let mut members = Vec::new();
    for seat in open.seats() {
        for origin in 0..6 {
            for soldier in Soldier::ALL {
                let n = open.kill.doomed[seat.index()][origin][soldier.index()];
                let saved = open.kill.saved[seat.index()][origin][soldier.index()];
                if n > 0 {
                    members.push(MemberPaper {
                        seat,
                        origin: origin as u8,
                        soldier,
                        n,
                        saved,
                    });
                }
            }
        }
    }
    Some(KillPaper { place, members })
}
