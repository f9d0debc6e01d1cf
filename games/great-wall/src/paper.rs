//! The table as people read and edit it: names instead of numbers, nothing that could contradict itself. Pools, decks
//! and hands of Command cards are not written: they are what lies nowhere else.

use crate::{
    data::{Cost, data},
    ids::{
        Advisor, Artifact, Cell, Clan, Command, Decree, General, HordeCard, Location, Mode, Omen,
        PLAYERS, Resource, Season, Section, Soldier, Source, TacticCard, Token,
    },
    rules::{setup, winter},
    sets::Set,
    table::{
        Ending, Front, HordeState, Kill, KillPlace, Mark, Open, Order, Overseer, Placed, Table,
    },
    view::View,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Seat, Seats};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    mode: Mode,
    #[serde(default)]
    both_advisors: bool,
    year: u8,
    season: Season,
    tea: Order,
    #[serde(default)]
    active: Option<Clan>,
    track: [Option<PlacedPaper>; 4],
    sections: Sections,
    clerks: BTreeMap<Location, Vec<Clan>>,
    warehouse: WarehousePaper,
    advisor_track: Vec<Advisor>,
    #[serde(default)]
    advisor_discard: Set<Advisor>,
    #[serde(default)]
    tactic_discard: Set<TacticCard>,
    #[serde(default)]
    horde_discard: Set<HordeCard>,
    indicator: Section,
    #[serde(default)]
    artifacts: Set<Artifact>,
    #[serde(default)]
    shame_removed: u8,
    players: Vec<PlayerPaper>,
    #[serde(default)]
    qin: Option<QinPaper>,
    #[serde(default)]
    decrees: [Option<Decree>; 3],
    #[serde(default)]
    fulfilled: Set<Decree>,
    #[serde(default)]
    events: Set<Omen>,
    #[serde(default)]
    breached_this_year: u8,
    #[serde(default)]
    defeated_this_year: u8,
    #[serde(default)]
    played: Seats,
    #[serde(default)]
    kill: Option<KillPaper>,
    #[serde(default)]
    skip_shame: [u8; PLAYERS],
    /// By Section: Spearmen, Archers, Horsemen, Archers on Firing spots.
    #[serde(default)]
    moved: [[u8; 4]; 3],
    #[serde(default)]
    ending: Option<Ending>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlacedPaper {
    clan: Clan,
    #[serde(default)]
    command: Option<Command>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sections {
    left: SectionPaper,
    middle: SectionPaper,
    right: SectionPaper,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionPaper {
    level: u8,
    barricades: u8,
    #[serde(default)]
    hordes: Vec<HordePaper>,
    /// By seat.
    rest: Vec<Soldiers>,
    /// One entry per Archer.
    #[serde(default)]
    firing: Vec<Clan>,
    #[serde(default)]
    defense_bonus: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HordePaper {
    card: HordeCard,
    /// `wound`, `1 spearman`, `2 horseman right`, `2 horseman below`.
    #[serde(default)]
    marks: BTreeMap<Cell, String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Soldiers {
    #[serde(default)]
    spearman: u8,
    #[serde(default)]
    archer: u8,
    #[serde(default)]
    horseman: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WarehousePaper {
    wood: u8,
    stone: u8,
    gold: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Amounts {
    #[serde(default)]
    wood: u8,
    #[serde(default)]
    stone: u8,
    #[serde(default)]
    gold: u8,
    #[serde(default)]
    chi: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerPaper {
    honor: BTreeMap<Source, i16>,
    general: Option<General>,
    #[serde(default)]
    active: Set<Advisor>,
    #[serde(default)]
    supporting: Set<Advisor>,
    /// The first Supporting Advisor, which only its owner saw.
    #[serde(default)]
    support: Option<Advisor>,
    resources: Amounts,
    #[serde(default)]
    tactics: Set<TacticCard>,
    #[serde(default)]
    shamed: Soldiers,
    chamber: u8,
    overseers: BTreeMap<Location, Option<OverseerPaper>>,
    #[serde(default)]
    claimed: Vec<ClaimedPaper>,
    #[serde(default)]
    discard: Set<Command>,
    #[serde(default)]
    chosen: Option<Command>,
    #[serde(default)]
    sacrificed: Soldiers,
    #[serde(default)]
    sacrificed_clerks: u8,
    #[serde(default)]
    winter_fired: u8,
    #[serde(default)]
    dealt_generals: Vec<General>,
    #[serde(default)]
    dealt_advisors: Vec<Advisor>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OverseerPaper {
    level: u8,
    soldier: Soldier,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ClaimedPaper {
    card: HordeCard,
    #[serde(default)]
    shame: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct QinPaper {
    honor: i16,
    /// Advisors under his card that everybody saw.
    advisors: Set<Advisor>,
    /// His first two, which nobody saw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hidden: Option<Set<Advisor>>,
    overseers: BTreeMap<Location, u8>,
    /// Highest first.
    track: [Token; 5],
    used: Set<Command>,
    #[serde(default)]
    chosen: Option<Command>,
    claimed: Set<HordeCard>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KillPaper {
    place: KillPlace,
    members: Vec<MemberPaper>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MemberPaper {
    seat: Seat,
    /// Rows 0 to 2 and Firing spots 3 of the Section; for an Event Rest Zones 0 to 2 and Firing spots 3 to 5.
    origin: u8,
    soldier: Soldier,
    n: u8,
    saved: u8,
}

impl Soldiers {
    fn of(counts: [u8; 3]) -> Self {
        Soldiers {
            spearman: counts[0],
            archer: counts[1],
            horseman: counts[2],
        }
    }

    fn counts(self) -> [u8; 3] {
        [self.spearman, self.archer, self.horseman]
    }
}

impl Amounts {
    fn of(cost: Cost) -> Self {
        Amounts {
            wood: cost[0],
            stone: cost[1],
            gold: cost[2],
            chi: cost[3],
        }
    }

    fn cost(self) -> Cost {
        [self.wood, self.stone, self.gold, self.chi]
    }
}

fn mark_text(mark: Mark) -> Option<String> {
    match mark {
        Mark::Free | Mark::HorsemanEnd(_) => None,
        Mark::Wound => Some("wound".to_owned()),
        Mark::Spearman(clan) => Some(format!("{clan} spearman")),
        Mark::HorsemanRight(clan) => Some(format!("{clan} horseman right")),
        Mark::HorsemanBelow(clan) => Some(format!("{clan} horseman below")),
    }
}

fn section_paper(open: &Open, front: &Front) -> SectionPaper {
    let horde = |horde: &HordeState| HordePaper {
        card: horde.card,
        marks: Cell::all()
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

fn sections_paper(open: &Open) -> Sections {
    Sections {
        left: section_paper(open, &open.fronts[0]),
        middle: section_paper(open, &open.fronts[1]),
        right: section_paper(open, &open.fronts[2]),
    }
}

fn clerks_paper(open: &Open) -> BTreeMap<Location, Vec<Clan>> {
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

fn track_paper(open: &Open) -> [Option<PlacedPaper>; 4] {
    open.track.map(|placed| {
        placed.map(|placed| PlacedPaper {
            clan: placed.clan,
            command: placed.command,
        })
    })
}

fn qin_paper(open: &Open, hidden: Option<Set<Advisor>>) -> Option<QinPaper> {
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

fn overseers_paper(open: &Open, seat: Seat) -> BTreeMap<Location, Option<OverseerPaper>> {
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

fn claimed_paper(open: &Open, seat: Seat) -> Vec<ClaimedPaper> {
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

fn honor_paper(open: &Open, seat: Seat) -> BTreeMap<Source, i16> {
    Source::ALL
        .iter()
        .map(|&source| (source, open.player(seat).honor[source.index()]))
        .collect()
}

impl From<Table> for Paper {
    fn from(table: Table) -> Self {
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

fn kill_paper(open: &Open) -> Option<KillPaper> {
    let place = open.kill.place?;
    let mut members = Vec::new();
    for seat in open.seats() {
        for origin in 0..6 {
            for &soldier in Soldier::ALL {
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

impl TryFrom<Paper> for Table {
    type Error = String;

    fn try_from(paper: Paper) -> Result<Self, String> {
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
        let mut table = setup::empty(paper.mode, n as u8);
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
            *front = read_section(section, n)?;
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

fn read_section(paper: &SectionPaper, n: usize) -> Result<Front, String> {
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
        front.add(horde.card);
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
fn fill_pools(open: &mut Open) -> Result<(), String> {
    let numbers = &data().n;
    for clan in Clan::all() {
        let in_play = open.tea.has(clan);
        let seat = clan.seat();
        for &soldier in Soldier::ALL {
            let all = match clan {
                Clan::REED if soldier != Soldier::Spearman => 0,
                _ if !in_play => 0,
                _ => u32::from(data().soldiers[soldier.index()].count),
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
    let all = u32::from(setup::shame_tokens(open.mode, open.n));
    open.shame_pool = all
        .checked_sub(used)
        .map(|left| left as u8)
        .ok_or_else(|| format!("shame_removed: there are {all} Shame tokens, {used} are away"))?;
    Ok(())
}

/// A view as programs read it: with what follows from the rest, and without what the viewer does not know.
#[derive(Serialize)]
pub struct Sheet {
    mode: Mode,
    year: u8,
    season: Season,
    lethality: u8,
    tea: Order,
    active: Option<Clan>,
    track: [Option<PlacedPaper>; 4],
    sections: Sections,
    defense: [u8; 3],
    power: [u8; 3],
    clerks: BTreeMap<Location, Vec<Clan>>,
    warehouse: WarehousePaper,
    advisor_track: Vec<Advisor>,
    advisor_discard: Set<Advisor>,
    advisor_deck: usize,
    tactic_discard: Set<TacticCard>,
    tactic_deck: usize,
    horde_discard: Set<HordeCard>,
    horde_deck: usize,
    indicator: Section,
    artifacts: Set<Artifact>,
    shame_pool: u8,
    shame_removed: u8,
    barricade_supply: u8,
    players: Vec<PlayerSheet>,
    qin: Option<QinPaper>,
    reed_spearmen: Option<u8>,
    decrees: [Option<Decree>; 3],
    fulfilled: Set<Decree>,
    events: Set<Omen>,
    breached_this_year: u8,
    defeated_this_year: u8,
    played: Seats,
    kill: Option<KillPaper>,
    ending: Option<Ending>,
}

#[derive(Serialize)]
struct PlayerSheet {
    honor: i16,
    honor_by_source: BTreeMap<Source, i16>,
    general: Option<General>,
    active: Set<Advisor>,
    supporting: Set<Advisor>,
    supporters: u8,
    n_tactics: u8,
    pool: Soldiers,
    shamed: Soldiers,
    clerk_pool: u8,
    chamber: u8,
    overseers: BTreeMap<Location, Option<OverseerPaper>>,
    claimed: Vec<ClaimedPaper>,
    command_hand: Set<Command>,
    discard: Set<Command>,
    chosen: Option<Command>,
    sacrificed: Soldiers,
    sacrificed_clerks: u8,
    /// Only for the viewer's own seat, and for all when the game is scored.
    resources: Option<Amounts>,
    tactics: Option<Set<TacticCard>>,
    support: Option<Advisor>,
    dealt_generals: Vec<General>,
    dealt_advisors: Vec<Advisor>,
}

impl Sheet {
    pub fn of(view: &View) -> Self {
        let open = &view.open;
        let player = |seat: Seat| {
            let player = open.player(seat);
            let mine = view.mine.as_ref().filter(|_| view.viewer == Some(seat));
            let shown = view.shown.map(|shown| shown[seat.index()]);
            PlayerSheet {
                honor: player.points(),
                honor_by_source: honor_paper(open, seat),
                general: player.general,
                active: player.active,
                supporting: player.supporting,
                supporters: player.supporters(),
                n_tactics: player.hand,
                pool: Soldiers::of(open.pools[Clan::of(seat).index()]),
                shamed: Soldiers::of(player.shamed),
                clerk_pool: open.clerk_pools[Clan::of(seat).index()],
                chamber: player.chamber,
                overseers: overseers_paper(open, seat),
                claimed: claimed_paper(open, seat),
                command_hand: open.command_hand(seat),
                discard: player.discard,
                chosen: player.chosen,
                sacrificed: Soldiers::of(player.sacrificed),
                sacrificed_clerks: player.sacrificed_clerks,
                resources: mine.map(|own| own.resources).or(shown).map(Amounts::of),
                tactics: mine.map(|own| own.hand),
                support: mine.and_then(|own| own.support),
                dealt_generals: mine.map_or(Vec::new(), |own| {
                    own.generals.into_iter().flatten().collect()
                }),
                dealt_advisors: mine.map_or(Vec::new(), |own| {
                    own.advisors.into_iter().flatten().collect()
                }),
            }
        };
        let numbers = |of: fn(&Open, Section) -> u8| {
            [Section::Left, Section::Middle, Section::Right].map(|at| of(open, at))
        };
        Sheet {
            mode: open.mode,
            year: open.year,
            season: open.season,
            lethality: open.lethality(),
            tea: open.tea,
            active: open.active,
            track: track_paper(open),
            sections: sections_paper(open),
            defense: numbers(winter::defense),
            power: numbers(winter::power),
            clerks: clerks_paper(open),
            warehouse: WarehousePaper {
                wood: open.warehouse[0],
                stone: open.warehouse[1],
                gold: open.warehouse[2],
            },
            advisor_track: open.advisor_track.into_iter().flatten().collect(),
            advisor_discard: open.advisor_discard,
            advisor_deck: open.advisor_deck_size(),
            tactic_discard: open.tactic_discard,
            tactic_deck: open.tactic_deck_size(),
            horde_discard: open.horde_discard,
            horde_deck: open.horde_deck().len(),
            indicator: open.indicator,
            artifacts: open.artifacts,
            shame_pool: open.shame_pool,
            shame_removed: open.shame_removed,
            barricade_supply: open.barricade_supply(),
            players: open.seats().map(player).collect(),
            qin: qin_paper(open, None),
            reed_spearmen: open
                .has_reed()
                .then(|| open.pools[Clan::REED.index()][Soldier::Spearman.index()]),
            decrees: open.decrees,
            fulfilled: open.fulfilled,
            events: open.omens,
            breached_this_year: open.breached,
            defeated_this_year: open.defeated,
            played: open.played,
            kill: kill_paper(open),
            ending: open.ending,
        }
    }
}

impl Resource {
    /// Wood, Stone and Gold: what builds are paid with.
    pub const MATERIALS: [Resource; 3] = [Resource::Wood, Resource::Stone, Resource::Gold];
}
