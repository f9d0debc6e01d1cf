//! A table of each mode before anything is drawn (GW-2).

use super::{
    Clan, Data, Edition, Front, Kill, Location, Mode, Open, Order, Own, PLAYERS, Player, Qin,
    Season, Seat, Seats, Secret, Section, Set, Soldier, Table, Token,
};

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
