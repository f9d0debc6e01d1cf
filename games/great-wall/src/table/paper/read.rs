//! Reads a table that somebody may have edited.

use super::{
    Cell, Clan, Data, Edition, Front, HordeState, Kill, KillPaper, Location, Mark, Mode, Open,
    Overseer, Paper, Placed, PlayerPaper, QinPaper, Seat, SectionPaper, Set, Soldier, Table,
};
use crate::table::{empty, shame_tokens};

impl Paper {
    /// The table of this edition.
    pub fn read(self, edition: Edition) -> Result<Table, String> {
        let paper = self;
        let n = paper.players.len();
        let fits = match paper.mode {
            Mode::Standard => (3..=4).contains(&n),
            Mode::Standard2 => n == 2,
            Mode::Solo => n == 1,
            Mode::Coop => (2..=4).contains(&n),
        };
        if !fits {
            return Err(format!("players: {n} cannot play mode {}", paper.mode));
        }
        let mut table = empty(edition, paper.mode, n as u8);
        let open = &mut table.open;
        open.both_advisors = paper.both_advisors;
        open.year = paper.year;
        open.season = paper.season;
        open.tea = paper.tea;
        open.active = paper.active;
        open.track = paper.track.map(|placed| {
            placed.map(|placed| Placed {
                clan: placed.clan,
                command: placed.command,
            })
        });
        for (front, section) in open.fronts.iter_mut().zip([
            &paper.sections.left,
            &paper.sections.middle,
            &paper.sections.right,
        ]) {
            *front = read_section(section, n, edition.data())?;
        }
        open.clerks = [[0; Location::N]; Clan::N];
        for (location, clans) in &paper.clerks {
            for clan in clans {
                let there = &mut open.clerks[clan.index()][location.index()];
                *there = there.checked_add(1).ok_or("clerks: too many")?;
            }
        }
        open.warehouse = [
            paper.warehouse.wood,
            paper.warehouse.stone,
            paper.warehouse.gold,
        ];
        if paper.advisor_track.len() > 4 {
            return Err("advisor_track: has four slots".to_owned());
        }
        open.advisor_track = std::array::from_fn(|slot| paper.advisor_track.get(slot).copied());
        open.advisor_discard = paper.advisor_discard;
        open.tactic_discard = paper.tactic_discard;
        open.horde_discard = paper.horde_discard;
        open.indicator = paper.indicator;
        open.artifacts = paper.artifacts;
        open.shame_removed = paper.shame_removed;
        open.decrees = paper.decrees;
        open.fulfilled = paper.fulfilled;
        open.omens = paper.events;
        open.breached = paper.breached_this_year;
        open.defeated = paper.defeated_this_year;
        open.played = paper.played;
        open.skip = paper.skip_shame;
        open.moved = paper.moved;
        open.ending = paper.ending;
        read_qin(open, paper.qin.as_ref())?;
        table.secret.qin = paper
            .qin
            .as_ref()
            .and_then(|qin| qin.hidden)
            .unwrap_or_default();
        table.open.qin.hidden = table.secret.qin.len() as u8;
        for (seat, player) in Seat::first(n).zip(&paper.players) {
            read_player(&mut table, seat, player)
                .map_err(|error| format!("players[{}]: {error}", seat.index()))?;
        }
        if let Some(kill) = &paper.kill {
            table.open.kill = read_kill(kill, n)?;
        }
        fill_pools(&mut table.open)?;
        Ok(table)
    }
}

fn read_section(paper: &SectionPaper, n: usize, data: &Data) -> Result<Front, String> {
    let mut front = Front {
        level: paper.level,
        barricades: paper.barricades,
        bonus: paper.defense_bonus,
        ..Front::EMPTY
    };
    if paper.hordes.len() > 3 {
        return Err("sections: a Section has three rows".to_owned());
    }
    for horde in &paper.hordes {
        front.add(horde.card, data);
        let state = &mut front.hordes[front.n as usize - 1];
        for (&cell, text) in &horde.marks {
            read_mark(state, cell, text)
                .map_err(|error| format!("sections: {} {cell}: {error}", horde.card))?;
        }
    }
    if paper.rest.len() != n {
        return Err("sections: rest has one entry per player".to_owned());
    }
    for (rest, paper) in front.rest.iter_mut().zip(&paper.rest) {
        *rest = paper.counts();
    }
    for clan in &paper.firing {
        let there = &mut front.firing[clan.index()];
        *there = there.checked_add(1).ok_or("sections: too many Archers")?;
    }
    Ok(front)
}

fn read_mark(horde: &mut HordeState, cell: Cell, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (mark, second) = match words[..] {
        ["wound"] => (Mark::Wound, None),
        [clan, "spearman"] => (Mark::Spearman(clan.parse()?), None),
        [clan, "horseman", "right"] => (Mark::HorsemanRight(clan.parse()?), Some(cell.right())),
        [clan, "horseman", "below"] => (Mark::HorsemanBelow(clan.parse()?), Some(cell.below())),
        _ => return Err(format!("'{text}' is not a wound, a spearman or a horseman")),
    };
    let mut take = |cell: Cell, mark: Mark| {
        if horde.free & (1 << cell.index()) == 0 {
            return Err(format!("{cell} is no free Vital spot"));
        }
        horde.put(cell, mark);
        Ok(())
    };
    take(cell, mark)?;
    if let (Some(second), Some(clan)) = (second, mark.clan()) {
        take(
            second.ok_or("a Horseman covers two cells")?,
            Mark::HorsemanEnd(clan),
        )?;
    }
    Ok(())
}

fn read_qin(open: &mut Open, paper: Option<&QinPaper>) -> Result<(), String> {
    match (open.mode == Mode::Solo, paper) {
        (true, Some(paper)) => {
            let qin = &mut open.qin;
            qin.honor = paper.honor;
            qin.advisors = paper.advisors;
            for location in Location::PRODUCTION {
                qin.overseers[location.index()] = *paper.overseers.get(&location).unwrap_or(&1);
            }
            qin.track = paper.track;
            qin.used = paper.used;
            qin.chosen = paper.chosen;
            qin.claimed = paper.claimed;
            Ok(())
        }
        (false, None) => Ok(()),
        (true, None) => Err("qin: is missing".to_owned()),
        (false, Some(_)) => Err("qin: plays in solo only".to_owned()),
    }
}

fn read_player(table: &mut Table, seat: Seat, paper: &PlayerPaper) -> Result<(), String> {
    let player = table.open.player_mut(seat);
    for (source, &honor) in &paper.honor {
        player.honor[source.index()] = honor;
    }
    player.general = paper.general;
    player.active = paper.active;
    player.supporting = paper.supporting;
    player.hidden_support = u8::from(paper.support.is_some());
    player.hand = paper.tactics.len() as u8;
    player.shamed = paper.shamed.counts();
    player.chamber = paper.chamber;
    for (location, overseer) in &paper.overseers {
        let place = location
            .production()
            .ok_or("overseers: stand in Production Locations")?;
        player.overseers[place] = overseer.map(|overseer| Overseer {
            level: overseer.level,
            soldier: overseer.soldier,
        });
    }
    for claimed in &paper.claimed {
        if player.claimed.has(claimed.card) || claimed.shame > 2 {
            return Err("claimed: each card once, with at most two tokens".to_owned());
        }
        player.claimed.add(claimed.card);
        for slot in 0..claimed.shame as usize {
            player.claimed_shame[slot].add(claimed.card);
        }
    }
    player.discard = paper.discard;
    player.chosen = paper.chosen;
    player.sacrificed = paper.sacrificed.counts();
    player.sacrificed_clerks = paper.sacrificed_clerks;
    player.winter_fired = paper.winter_fired;
    let own = table.own_mut(seat);
    own.support = paper.support;
    own.resources = paper.resources.cost();
    own.hand = paper.tactics;
    if paper.dealt_generals.len() > 2 || paper.dealt_advisors.len() > 2 {
        return Err("dealt_generals: two are dealt".to_owned());
    }
    own.generals = std::array::from_fn(|at| paper.dealt_generals.get(at).copied());
    own.advisors = std::array::from_fn(|at| paper.dealt_advisors.get(at).copied());
    Ok(())
}

fn read_kill(paper: &KillPaper, n: usize) -> Result<Kill, String> {
    let mut kill = Kill {
        place: Some(paper.place),
        ..Kill::NONE
    };
    for member in &paper.members {
        if member.seat.index() >= n || member.origin > 5 || member.saved > member.n || member.n > 10
        {
            return Err("kill: a member of this table, origin 0 to 5, saved at most n".to_owned());
        }
        kill.doomed[member.seat.index()][member.origin as usize][member.soldier.index()] = member.n;
        kill.saved[member.seat.index()][member.origin as usize][member.soldier.index()] =
            member.saved;
    }
    Ok(kill)
}

/// What lies nowhere else lies in the pools.
pub(crate) fn fill_pools(open: &mut Open) -> Result<(), String> {
    let numbers = &open.data().n;
    for clan in Clan::all() {
        let in_play = open.tea.has(clan);
        let seat = clan.seat();
        for soldier in Soldier::ALL {
            let all = match clan {
                Clan::REED if soldier != Soldier::Spearman => 0,
                _ if !in_play => 0,
                _ => u32::from(open.data().soldiers[soldier.index()].count),
            };
            let mut used = 0u32;
            for front in &open.fronts {
                used += front
                    .cards()
                    .iter()
                    .map(|horde| u32::from(horde.soldiers(clan)[soldier.index()]))
                    .sum::<u32>();
                if soldier == Soldier::Archer {
                    used += u32::from(front.firing[clan.index()]);
                }
                if let Some(seat) = seat {
                    used += u32::from(front.rest[seat.index()][soldier.index()]);
                }
            }
            if let Some(seat) = seat {
                let player = open.player(seat);
                let overseers = player
                    .overseers
                    .iter()
                    .flatten()
                    .filter(|overseer| overseer.soldier == soldier);
                used += overseers.count() as u32 + u32::from(player.sacrificed[soldier.index()]);
            } else if clan == Clan::QIN && soldier != Soldier::Archer && in_play {
                used += 2;
            }
            open.pools[clan.index()][soldier.index()] = all
                .checked_sub(used)
                .and_then(|left| u8::try_from(left).ok())
                .ok_or_else(|| {
                    format!("clan {clan}: has {all} of type {soldier}, {used} are on the table")
                })?;
        }
        let all = match clan {
            Clan::REED if in_play => 3,
            _ if in_play => u32::from(numbers.clerks),
            _ => 0,
        };
        let on_board: u32 = open.clerks[clan.index()]
            .iter()
            .map(|&n| u32::from(n))
            .sum();
        let away = seat.map_or(0, |seat| {
            let player = open.player(seat);
            u32::from(if in_play { player.chamber } else { 0 })
                + u32::from(player.sacrificed_clerks)
        });
        open.clerk_pools[clan.index()] = all
            .checked_sub(on_board + away)
            .and_then(|left| u8::try_from(left).ok())
            .ok_or_else(|| {
                format!(
                    "clan {clan}: has {all} Clerks, {} are on the table",
                    on_board + away
                )
            })?;
    }
    let on_soldiers: u32 = open
        .players
        .iter()
        .flat_map(|player| player.shamed)
        .map(u32::from)
        .sum();
    let on_cards: usize = open
        .players
        .iter()
        .flat_map(|player| player.claimed_shame)
        .map(Set::len)
        .sum();
    let used = on_soldiers + on_cards as u32 + u32::from(open.shame_removed);
    let all = u32::from(shame_tokens(open.data(), open.mode, open.n));
    open.shame_pool = all
        .checked_sub(used)
        .map(|left| left as u8)
        .ok_or_else(|| format!("shame_removed: there are {all} Shame tokens, {used} are away"))?;
    Ok(())
}
