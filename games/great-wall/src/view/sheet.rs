//! A view as programs read it.

use super::{Advisor, General, Open, Serialize, Set, TacticCard, View};
use crate::{
    names::{
        Artifact, Clan, Command, Decree, Ending, HordeCard, Location, Mode, Omen, Season, Section,
        Soldier, Source,
    },
    rules::winter,
    table::{
        Order,
        paper::{
            Amounts, ClaimedPaper, KillPaper, OverseerPaper, PlacedPaper, QinPaper, Sections,
            Soldiers, WarehousePaper, claimed_paper, clerks_paper, honor_paper, kill_paper,
            overseers_paper, qin_paper, sections_paper, track_paper,
        },
    },
};
use std::collections::BTreeMap;
use table::{Seat, Seats};

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
    /// What this view says.
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
