//! The rules against a second implementation (`slow`) and the specification's invariants (`properties`), over random
//! games and random positions.

mod properties;
mod slow;

use crate::{
    TerracottaArmy,
    names::{Direction, Specialist, Warrior},
    step::Step,
    table::{Space, Table},
};
use ::table::{Chance, Check, Position, Seat, Setup, Sink, State, Title, Turns};

fn dealt(players: u8, seed: u64) -> Table {
    let setup = Setup::new(&TerracottaArmy::info(), players, None, []).unwrap();
    let edition = TerracottaArmy::components().in_use();
    TerracottaArmy::deal(&setup, edition, &mut Chance::fast(seed)).0
}

fn pick(dice: &mut Chance, n: usize) -> usize {
    dice.index(n, |index| index.to_string())
}

/// A mausoleum filled at random, with horses, archers, footmen and musicians.
pub(crate) fn random_table(players: u8, seed: u64) -> Table {
    let mut dice = Chance::fast(seed);
    let mut table = dealt(players, seed);
    let n_warriors = 4 + pick(&mut dice, 38);
    // Few kinds make large groups.
    let n_kinds = 1 + pick(&mut dice, 4);
    for _ in 0..n_warriors {
        let kind = Warrior::ALL[pick(&mut dice, n_kinds)];
        let empty: Vec<Space> = table.figures.empty().iter().collect();
        if empty.is_empty() || table.organizer_left(kind) == 0 {
            continue;
        }
        let (space, owner) = (
            empty[pick(&mut dice, empty.len())],
            pick(&mut dice, players.into()),
        );
        let own = &mut table.figures.warriors[owner][kind];
        own.add(space);
        let seat = Seat::new(owner);
        let direction = Direction::ALL[pick(&mut dice, 4)];
        let wants_horse = table.specialists_left(Specialist::Horse) > 0 && pick(&mut dice, 4) == 0;
        if wants_horse && table.figures.mountable(seat, &[direction]).has(space) {
            let riders = &mut table.figures.horses[direction];
            riders.add(space);
        }
    }
    for _ in 0..pick(&mut dice, 13) {
        let empty: Vec<Space> = table.figures.empty().iter().collect();
        let kind = [
            Specialist::Footman,
            Specialist::KneelingArcher,
            Specialist::Musician,
        ][pick(&mut dice, 3)];
        if empty.is_empty() || table.specialists_left(kind) == 0 {
            continue;
        }
        let space = empty[pick(&mut dice, empty.len())];
        let facing = Direction::at(pick(&mut dice, 4));
        let figures = &mut table.figures;
        match kind {
            Specialist::Footman => figures.footmen.add(space),
            Specialist::Musician => figures.musicians.add(space),
            Specialist::KneelingArcher | Specialist::Horse => {
                figures.archers[facing].add(space);
            }
        }
    }
    table.row_inspector = 1 + pick(&mut dice, 7) as u8;
    table.column_inspector = 1 + pick(&mut dice, 9) as u8;
    table.round = 1 + pick(&mut dice, 5) as u8;
    table
}

/// Opens a position at the end of a round and gives the table after everything automatic.
pub(crate) fn run(mut table: Table, pending: Vec<Step>) -> Table {
    TerracottaArmy::stage(&mut table, "cleanup").expect("a point of the game");
    open(table, pending).arbiter().table
}

/// Opens a position, the next step first.
pub(crate) fn open(table: Table, pending: Vec<Step>) -> State<TerracottaArmy> {
    let position = Position::<TerracottaArmy> {
        table,
        pending,
        split: None,
        chance: Chance::fast(1),
        reveals: 0,
    };
    position.open(&mut Sink::mute()).unwrap()
}
