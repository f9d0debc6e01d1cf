//! Setup of every mode (GW-2).

use super::prelude::*;
use crate::table::{Own, Qin, Secret};
use table::{Chance, Setup};

/// GW-2.1 to GW-2.9 and what the other modes change.
pub(crate) fn deal(setup: &Setup, edition: Edition, chance: &mut Chance) -> Table {
    let mode = Mode::ALL
        .iter()
        .copied()
        .find(|mode| mode.id() == setup.mode)
        .unwrap_or(Mode::Standard);
    let mut table = empty(edition, mode, setup.players);
    table.open.both_advisors = setup.option("both_advisors") == "yes" && mode == Mode::Solo;
    if mode == Mode::Solo {
        // GW-2.36, GW-28.60.
        table.open.qin.honor = setup.option("qin_start_honor").parse().unwrap_or(0);
    }
    let open = &mut table.open;
    if mode == Mode::Coop {
        // GW-2.41.
        for slot in 0..coop::slots(open) {
            open.decrees[slot] = stock::pick(chance, open.decree_deck());
        }
    } else {
        // GW-2.3.
        for _ in 0..3 {
            if let Some(artifact) = stock::pick(chance, Set::all().minus(open.artifacts)) {
                open.artifacts.add(artifact);
            }
        }
    }
    hordes(open, chance);
    deal_cards(&mut table, chance);
    if mode == Mode::Solo {
        // GW-2.32.
        chance.shuffle(&mut table.open.qin.track);
    }
    table
}

/// A table before anything is drawn.
pub(crate) fn empty(edition: Edition, mode: Mode, n: u8) -> Table {
    let data = edition.data();
    let solo = mode == Mode::Solo;
    let reed = n <= 2;
    let mut tea: Order = Seat::first(n as usize).map(Clan::of).collect();
    if solo {
        tea.push(Clan::QIN);
    }
    if reed {
        tea.push(Clan::REED);
    }
    let count = |soldier: Soldier| data.soldiers[soldier.index()].count;
    let full = [
        count(Soldier::Spearman),
        count(Soldier::Archer),
        count(Soldier::Horseman),
    ];
    let numbers = &data.n;
    let mut open = Open {
        edition,
        mode,
        n,
        both_advisors: false,
        year: 1,
        season: Season::Fall,
        tea,
        track: [None; 4],
        active: None,
        fronts: [Front::EMPTY; 3],
        clerks: [[0; Location::N]; Clan::N],
        pools: [[0; Soldier::N]; Clan::N],
        clerk_pools: [0; Clan::N],
        warehouse: [0; 3],
        advisor_track: [None; 4],
        advisor_discard: Set::NONE,
        tactic_discard: Set::NONE,
        horde_discard: Set::NONE,
        indicator: Section::Middle,
        artifacts: Set::NONE,
        shame_pool: shame_tokens(data, mode, n),
        shame_removed: 0,
        players: std::array::from_fn(|_| Player::new()),
        qin: Qin {
            honor: 0,
            advisors: Set::NONE,
            hidden: if solo { 2 } else { 0 },
            overseers: [u8::from(solo); 4],
            track: [
                Token::Wood,
                Token::Stone,
                Token::Gold,
                Token::Chi,
                Token::Wound,
            ],
            used: Set::NONE,
            chosen: None,
            claimed: Set::NONE,
        },
        decrees: [None; 3],
        fulfilled: Set::NONE,
        omens: Set::NONE,
        breached: 0,
        defeated: 0,
        played: Seats::NONE,
        kill: Kill::NONE,
        skip: [0; PLAYERS],
        moved: [[0; 4]; 3],
        ending: None,
    };
    for seat in Seat::first(n as usize) {
        // GW-2.8, GW-2.16.
        let clan = Clan::of(seat).index();
        open.pools[clan] = full;
        open.players[seat.index()].chamber = numbers.chamber;
        open.clerk_pools[clan] = numbers.clerks - numbers.chamber;
    }
    if reed {
        // GW-2.23.
        open.pools[Clan::REED.index()][Soldier::Spearman.index()] = count(Soldier::Spearman);
        for location in [Location::LumberMill, Location::Quarry, Location::GoldMine] {
            open.clerks[Clan::REED.index()][location.index()] = 1;
        }
    }
    if solo {
        // GW-2.30, GW-2.31: two Spearmen and two Horsemen are his first Overseers.
        open.clerk_pools[Clan::QIN.index()] = numbers.clerks;
        open.pools[Clan::QIN.index()] = [
            full[0].saturating_sub(2),
            full[1],
            full[2].saturating_sub(2),
        ];
    }
    for section in open.sections() {
        // GW-2.6, GW-2.22.
        open.front_mut(section).barricades = data.barricade.per_section;
    }
    Table {
        open,
        secret: Secret {
            seats: [Own::default(); PLAYERS],
            qin: Set::NONE,
        },
    }
}

/// GW-2.11, GW-2.25, GW-2.35, GW-2.45: tokens of the game.
pub(crate) fn shame_tokens(data: &Data, mode: Mode, n: u8) -> u8 {
    match mode {
        Mode::Standard2 => data.n.shame_pool_two,
        Mode::Coop if n == 2 => data.n.shame_pool_two,
        Mode::Standard | Mode::Solo | Mode::Coop => data.n.shame_pool_per_player * n,
    }
}

/// GW-2.5, GW-2.22, GW-2.42: by the rule of Spring, without placement abilities.
fn hordes(open: &mut Open, chance: &mut Chance) {
    let n = match (open.mode, open.n) {
        (Mode::Coop, n) => n + 1,
        (_, 4) => 4,
        _ => open.sections().count() as u8,
    };
    if let Some(indicator) = spring::turn_up(open.horde_deck(), chance) {
        open.indicator = indicator;
    }
    for _ in 0..n {
        if let Some(card) = spring::draw_horde(open, chance) {
            spring::place(open, card);
        }
    }
}

/// GW-2.9, GW-2.43: two Generals and two Advisors for each player.
fn deal_cards(table: &mut Table, chance: &mut Chance) {
    let coop = table.open.is_coop();
    let standard = |general: &General| coop || !table.open.data().generals[general.index()].coop;
    let mut generals: Set<General> = General::ALL.iter().copied().filter(standard).collect();
    let mut advisors: Set<Advisor> = Set::all();
    for seat in table.open.seats() {
        for place in 0..2 {
            let general = stock::pick(chance, generals);
            table.own_mut(seat).generals[place] = general;
            generals = general.map_or(generals, |general| generals.without(general));
        }
    }
    for seat in table.open.seats() {
        for place in 0..2 {
            let advisor = stock::pick(chance, advisors);
            table.own_mut(seat).advisors[place] = advisor;
            advisors = advisor.map_or(advisors, |advisor| advisors.without(advisor));
        }
    }
    for _ in 0..table.open.qin.hidden {
        // GW-2.33.
        if let Some(advisor) = stock::pick(chance, advisors) {
            table.secret.qin.add(advisor);
            advisors.remove(advisor);
        }
    }
}

/// GW-2.10: the chosen General; the other is boxed unseen.
pub(crate) fn choose_general(cx: &mut Cx<'_>, seat: Seat, general: General) {
    cx.table.own_mut(seat).generals = [None; 2];
    cx.table.open.player_mut(seat).general = Some(general);
    cx.tell(Event::General { seat, general });
}

/// GW-2.10: one Advisor Active, the other Supporting and seen by its owner only.
pub(crate) fn choose_advisor(cx: &mut Cx<'_>, seat: Seat, advisor: Advisor) {
    let own = cx.table.own_mut(seat);
    own.support = own
        .advisors
        .iter()
        .flatten()
        .copied()
        .find(|&other| other != advisor);
    own.advisors = [None; 2];
    let player = cx.table.open.player_mut(seat);
    player.active.add(advisor);
    player.hidden_support = 1;
    cx.tell(Event::Advisor {
        seat,
        advisor,
        active: true,
    });
}

/// GW-2.12 to GW-2.17, GW-2.24, GW-2.36.
pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    let open = &mut cx.table.open;
    let tea = |seat: &Seat| {
        open.player(*seat)
            .general
            .map_or(0, |general| open.data().generals[general.index()].tea)
    };
    let mut seats: Vec<Seat> = open.seats().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(tea(seat)));
    let mut order: Order = seats.into_iter().map(Clan::of).collect();
    for clan in [Clan::QIN, Clan::REED] {
        if open.tea.has(clan) {
            order.push(clan);
        }
    }
    open.tea = order;
    for seat in cx.table.open.seats() {
        if let Some(general) = cx.table.open.player(seat).general {
            let row = &cx.table.open.data().generals[general.index()];
            cx.table.own_mut(seat).resources = row.start;
            stock::draw_tactics(cx, seat, row.tactics);
        }
    }
    embassy::fill(cx);
    cx.push_all(&[Step::Do(Work::Fall), Step::Do(Work::Winter)]);
    After::Done
}
