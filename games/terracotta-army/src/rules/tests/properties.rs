//! The invariants of the specification, over whole random games and random positions.

use super::{random_table, run};
use crate::{
    TerracottaArmy,
    data::{FIGURES, MAX_PLAYERS, Prize, ROUNDS, SPECIALISTS},
    event::Event,
    names::{Direction, MasterToken, Source, Specialist, Warrior, Wheel, Worker},
    rules::domination::Counts,
    step::{Step, Work},
    table::{COLUMNS, Figures, Space, Spaces, Table},
};
use ::table::{Chance, Per, Seat, Setup, Sink, State, Title};

fn setup(players: u8) -> Setup {
    Setup::new(&TerracottaArmy::info(), players, None, []).unwrap()
}

/// Plays a random game, looking at the table before each choice, and at all events.
fn walk(players: u8, seed: u64, mut look: impl FnMut(&Table, &[Event], bool)) -> Table {
    let mut state =
        State::<TerracottaArmy>::new(&setup(players), Chance::fast(seed), &mut Sink::mute())
            .unwrap();
    let mut dice = Chance::fast(seed ^ 0xabcd);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = state.turn().only() {
        look(&state.arbiter().table, &events, false);
        state.legal(seat, &mut legal);
        let action = legal[dice.index(legal.len(), |index| index.to_string())];
        state
            .apply(seat, action, &mut Sink::to(&mut events))
            .unwrap();
    }
    let last = state.arbiter().table;
    look(&last, &events, true);
    last
}

/// Invariants 1 to 10.
fn check(table: &Table) {
    for kind in Warrior::ALL {
        let n: u8 = table
            .figures
            .warriors
            .iter()
            .map(|own| own[kind].len())
            .sum();
        assert_eq!(usize::from(n + table.organizer_left(kind)), FIGURES);
    }
    let horses = table.figures.n_specialists(Specialist::Horse);
    assert_eq!(
        usize::from(horses + table.specialists_left(Specialist::Horse)),
        SPECIALISTS
    );
    assert_eq!(horses, table.figures.riders().len(), "one horse each");
    let n_archers = table.figures.all_archers().len();
    assert_eq!(
        usize::from(n_archers + table.specialists_left(Specialist::KneelingArcher)),
        SPECIALISTS
    );
    spaces_once(&table.figures);
    let mut held: Vec<u8> = Vec::new();
    for seat in table.seats() {
        let player = table.player(seat);
        let workers: u8 = Worker::ALL
            .into_iter()
            .map(|worker| table.workers(seat, worker))
            .sum();
        assert_eq!(workers, table.data().workers(table.n_players()));
        let n_hired = player.masters.values().iter().flatten().count();
        assert_eq!(n_hired + player.tokens().count(), MasterToken::N);
        held.extend(player.priority);
    }
    held.sort_unstable();
    assert!(held.iter().copied().eq(1..=held.len() as u8), "{held:?}");
}

/// Invariant 7: every space belongs to at most one figure.
fn spaces_once(figures: &Figures) {
    let mut taken = Spaces::NONE;
    let mut take = |spaces: Spaces| {
        assert!(!taken.meets(spaces), "{spaces:?}");
        taken |= spaces;
    };
    for own in Seat::first(MAX_PLAYERS).flat_map(|seat| figures.of(seat).iter().collect::<Vec<_>>())
    {
        let piece = figures.extent(Spaces::one(own));
        assert_eq!(
            piece.len(),
            if figures.horse_of(own).is_some() {
                3
            } else {
                1
            }
        );
        take(piece);
    }
    take(figures.footmen);
    take(figures.musicians);
    for facing in figures.archers.values() {
        take(*facing);
    }
}

#[test]
fn invariants_hold_in_random_games() {
    for seed in 0..40 {
        for players in 2..=4 {
            let mut before = [0; MAX_PLAYERS];
            let mut last_round = 0;
            walk(players, seed, |table, events, is_over| {
                check(table);
                // Invariant 11: points never fall; each round has all its turns.
                for seat in table.seats() {
                    let vp = table.player(seat).vp();
                    assert!(vp >= before[seat.index()]);
                    before[seat.index()] = vp;
                }
                let placed = events
                    .iter()
                    .filter(|event| matches!(event, Event::Placed { .. }))
                    .count();
                if table.round != last_round || is_over {
                    let rounds = if is_over { ROUNDS } else { table.round - 1 };
                    assert_eq!(
                        placed,
                        usize::from(rounds) * usize::from(table.turns_per_round())
                    );
                    last_round = table.round;
                }
                // Invariant 12: what lies in the warehouses.
                let paid = events
                    .iter()
                    .filter(|event| matches!(event, Event::PaidClay { .. }))
                    .count();
                let taken: u16 = events
                    .iter()
                    .map(|event| {
                        if let Event::Emptied { clay, .. } = event {
                            *clay
                        } else {
                            0
                        }
                    })
                    .sum();
                let lying: u16 = table.warehouses.values().iter().sum();
                assert_eq!(usize::from(lying + taken), 4 + paid);
            });
        }
    }
}

/// Invariant 5 and TA-3.1: all workers are placed when a round is scored.
#[test]
fn rounds_have_all_their_turns() {
    for players in 2..=4 {
        let last = walk(players, 9, |_, _, _| {});
        assert_eq!(last.n_placed(), last.turns_per_round());
        assert_eq!(last.round, ROUNDS);
    }
}

/// Invariant 13 and AV-1.
#[test]
fn twelve_steps_are_none() {
    let mut table = random_table(2, 1);
    for wheel in Wheel::ALL {
        let before = table.clone();
        for _ in 0..12 {
            table.turn_wheel(wheel);
        }
        assert_eq!(table, before);
    }
}

/// Invariant 14.
#[test]
fn an_award_is_bounded() {
    let prize = Prize {
        domination: 7,
        presence: 3,
    };
    let mut dice = Chance::fast(3);
    for _ in 0..20_000 {
        let mut draw = |n: usize| dice.index(n, |index| index.to_string());
        let of = std::array::from_fn(|_| draw(4) as u32);
        let archers = std::array::from_fn(|_| draw(3) as u8);
        let paid: Vec<u16> = Counts { of, archers }
            .standings()
            .iter()
            .map(|standing| u16::from(prize.of(*standing)))
            .collect();
        assert!(paid.iter().filter(|&&vp| vp == 7).count() <= 1);
        let n_present = of.iter().filter(|&&count| count > 0).count();
        assert!(
            paid.iter().map(|&vp| usize::from(vp)).sum::<usize>()
                <= 7 + 3 * n_present.saturating_sub(1)
        );
        assert_eq!(paid.iter().filter(|&&vp| vp > 0).count(), n_present);
    }
}

/// Invariant 15: left and right exchanged, with facings, give the same points at the end.
#[test]
fn the_mausoleum_is_symmetric() {
    for seed in 0..1_000 {
        let mut table = random_table(2 + (seed % 3) as u8, seed);
        table.round = ROUNDS;
        let mut mirrored = table.clone();
        mirrored.figures = mirror(&table.figures);
        let [one, other] =
            [table, mirrored].map(|table| run(table, vec![Step::Do(Work::FinalScoring)]));
        for seat in one.seats() {
            for source in [
                Source::Footmen,
                Source::Groups,
                Source::Majorities,
                Source::Archers,
            ] {
                assert_eq!(
                    one.player(seat).points[source],
                    other.player(seat).points[source],
                    "seed {seed}"
                );
            }
        }
    }
}

fn mirror(figures: &Figures) -> Figures {
    let turn = |spaces: Spaces| {
        spaces.iter().fold(Spaces::NONE, |all, space| {
            all.with(Space::at(space.row(), COLUMNS + 1 - space.column()).expect("inside"))
        })
    };
    let swap = |sets: Per<Direction, Spaces>| {
        Per::from_fn(|direction| {
            turn(
                sets[match direction {
                    Direction::Up | Direction::Down => direction,
                    Direction::Left | Direction::Right => direction.back(),
                }],
            )
        })
    };
    Figures {
        warriors: figures
            .warriors
            .map(|own| Per::from_fn(|kind| turn(own[kind]))),
        horses: swap(figures.horses),
        footmen: turn(figures.footmen),
        musicians: turn(figures.musicians),
        archers: swap(figures.archers),
        removed: turn(figures.removed),
    }
}

/// STYLE 4.14: a table stays small.
#[test]
fn the_table_is_small() {
    assert!(size_of::<Table>() <= 512, "{}", size_of::<Table>());
    assert!(size_of::<Step>() <= 8, "{}", size_of::<Step>());
}
