//! Hand-edited positions: what must hold, and where a scenario can begin (`stage`).

mod stage;

use crate::{
    Bonus, City, Colour, Die, Part, Player, SevenWondersDice, Space, Step, Table,
    data::QUARTERS,
    rules::{barracks, is_unlocked},
    table::FORUM,
};
use table::{Check, Flaw, Seat, Seats};

impl Check for SevenWondersDice {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        check(table, stack, split)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(table, point)
    }
}

/// The invariants of specification 10.3 that a position can break. After this no rule can fail.
fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
    let moment = moment(table, stack, split)?;
    check_cities(table, moment)?;
    check_forum(table, moment)?;
    if moment != Moment::Picking && moment != Moment::BeforeShake && table.turn == 0 {
        return Err(Flaw::new("table.turn", "turns are counted from 1 (SW-2.3)"));
    }
    for seat in Seat::first(table.n_seats()) {
        let player = table.player(seat);
        let path = |field: &str| format!("table.players[{}].{field}", seat.index());
        check_board(table, player)
            .and_then(|()| check_treasury(table, player))
            .map_err(|(field, message)| Flaw::new(path(field), message))?;
        check_attacks(table, seat)
            .map_err(|(attack, message)| Flaw::new(path(&format!("weakened.{attack}")), message))?;
    }
    check_beginning(table, moment)?;
    check_agora(table)?;
    if moment == Moment::Over && !table.has_third_bonus() {
        return Err(Flaw::new(
            "pending",
            "the game ends only after a turn in which somebody has all three bonuses (SW-11.1)",
        ));
    }
    Ok(())
}

/// Where in a turn a position stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    Picking,
    BeforeShake,
    Acting,
    Over,
}

fn moment(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<Moment, Flaw> {
    let everybody = Seats::first(table.n_seats());
    match (stack, split) {
        ([Step::PickCity(seat)], None) if next_to_pick(table) == Some(*seat) => Ok(Moment::Picking),
        ([Step::Shake], None) => Ok(Moment::BeforeShake),
        ([Step::EndOfTurn, Step::Act], None) => Ok(Moment::Acting),
        ([Step::EndOfTurn], Some((seats, Step::Chain))) if seats == everybody => Ok(Moment::Acting),
        ([], None) => Ok(Moment::Over),
        _ => Err(Flaw::new(
            "pending",
            "a game stands at [pick_city], [shake], [act, end_of_turn] or nowhere; during a turn at [end_of_turn] with \
             a split in which every seat answers 'chain'",
        )),
    }
}

/// S2: the first seat without a city.
fn next_to_pick(table: &Table) -> Option<Seat> {
    Seat::first(table.n_seats()).find(|seat| table.player(*seat).city.is_none())
}

/// SW-1.2: different cities; while they are picked, those of the seats before are known.
fn check_cities(table: &Table, moment: Moment) -> Result<(), Flaw> {
    let n_known = match moment {
        Moment::Picking => table
            .players()
            .iter()
            .take_while(|player| player.city.is_some())
            .count(),
        Moment::BeforeShake | Moment::Acting | Moment::Over => table.n_seats(),
    };
    let mut known: Vec<City> = Vec::new();
    for (at, player) in table.players().iter().enumerate() {
        let path = format!("table.players[{at}].city");
        match player.city {
            Some(city) if known.contains(&city) => {
                return Err(Flaw::new(path, format!("{city} is taken already (SW-1.2)")));
            }
            Some(_) if at >= n_known => {
                return Err(Flaw::new(path, "cities are picked in seat order"));
            }
            Some(city) => known.push(city),
            None if at < n_known => return Err(Flaw::new(path, "has no city")),
            None => {}
        }
    }
    Ok(())
}

/// SW-1.4, invariants 2 and 3: which dice lie where.
fn check_forum(table: &Table, moment: Moment) -> Result<(), Flaw> {
    for slot in 0..FORUM {
        let throw = table.forum[slot];
        let path = |field: &str| format!("table.forum[{slot}].{field}");
        let home = Die::ALL[slot];
        let may_be_special = home.colour() == Colour::Grey;
        if throw.die != home && !(may_be_special && throw.die.is_special()) {
            return Err(Flaw::new(
                path("die"),
                format!("this slot holds {home}, or a special die in place of a grey one"),
            ));
        }
        if table.forum[..slot]
            .iter()
            .any(|other| other.die == throw.die)
        {
            return Err(Flaw::new(
                path("die"),
                format!("{} lies here twice", throw.die),
            ));
        }
        if throw.quarter >= QUARTERS {
            return Err(Flaw::new(path("quarter"), "quarters are 0 to 3 (SW-3.2)"));
        }
        // Before the shake it does not matter what the dice show.
        if moment != Moment::BeforeShake && !table.data().die(throw.die).faces.contains(&throw.face)
        {
            return Err(Flaw::new(
                path("face"),
                format!("{} has no such face", throw.die),
            ));
        }
    }
    for special in Die::SPECIAL {
        let lies_here = table.throw(special).is_some();
        // What is unlocked in the last turn stays beside the Forum.
        let may_wait = moment == Moment::Over && !lies_here;
        if !may_wait && lies_here != is_unlocked(table, special) {
            return Err(Flaw::new(
                "table.forum",
                format!(
                    "{special} lies in the Forum if and only if somebody has unlocked it (SW-8.5.4)"
                ),
            ));
        }
    }
    Ok(())
}

/// Invariants 4, 6 and 14 of one board.
fn check_board(table: &Table, player: &Player) -> Result<(), (&'static str, String)> {
    let Some(board) = table.board_of(player) else {
        return if player.crossed.is_empty() && player.bonuses.is_empty() && !player.plus3 {
            Ok(())
        } else {
            Err((
                "crossed",
                "nothing is crossed off before cities are picked".to_owned(),
            ))
        };
    };
    for space in player.crossed.iter() {
        if !board.printed.has(space) {
            return Err(("crossed", format!("this board has no space {space}")));
        }
        if let Some(before) = board
            .space(space)
            .after
            .filter(|before| !player.crossed.has(*before))
        {
            return Err(("crossed", format!("{space} needs {before} first (SW-6.1)")));
        }
        let needed = match space.part() {
            Part::GuildCourt => Some(Colour::Purple),
            Part::Gallery => Some(Colour::White),
            Part::Warehouse
            | Part::Agora
            | Part::BarracksWest
            | Part::BarracksEast
            | Part::Market
            | Part::University
            | Part::Wonder => None,
        };
        if let Some(colour) = needed.filter(|colour| !board.has_unlocked(player.crossed, *colour)) {
            return Err((
                "crossed",
                format!("{space} needs the {colour} die, which this player has not unlocked"),
            ));
        }
    }
    let complete = Part::BUILDINGS
        .into_iter()
        .filter(|part| player.has_complete(board, *part))
        .count();
    let due = complete.min(Bonus::N);
    if player.bonuses.len() != due {
        return Err((
            "bonuses",
            format!("{complete} complete buildings give {due} crossed bonuses (SW-9.3)"),
        ));
    }
    if player.plus3 && !player.has_complete(board, Part::Agora) {
        return Err((
            "plus3",
            "only a complete Agora wins the +3 box (SW-8.2.4)".to_owned(),
        ));
    }
    Ok(())
}

/// SW-1.3, SW-5.6: the slots that were circled at the start never become blank again: each holds a coin or a spent one.
fn check_treasury(table: &Table, player: &Player) -> Result<(), (&'static str, String)> {
    let start = table.data().start_coins;
    let used = player.treasury.coins() + player.treasury.spent();
    if used < start {
        return Err((
            "spent",
            format!(
                "everybody starts with {start} coins, so coins and spent ones together are at least {start}, not {used}"
            ),
        ));
    }
    if player.city.is_none() && (used > start || player.treasury.spent() > 0) {
        return Err((
            "coins",
            "nothing is gained or spent before cities are picked".to_owned(),
        ));
    }
    Ok(())
}

/// Invariant 7, SW-8.3.4: what was taken off an attack are defences that the defender has; they only grow, so a later
/// attack of a lane lost at least as much.
fn check_attacks(table: &Table, seat: Seat) -> Result<(), (Space, String)> {
    let player = table.player(seat);
    let Some(board) = table.board_of(player) else {
        return Ok(());
    };
    for attack in player.crossed.and(Space::ATTACKS).iter() {
        let reduction = player.reductions.of(attack);
        let defences = barracks::defence_against(table, seat, attack).map_or(0, |(_, n)| n);
        if reduction > defences {
            return Err((
                attack,
                format!(
                    "{reduction} less than its laurels, but the defender has {defences} defences there (SW-8.3.4)"
                ),
            ));
        }
        let before = board.space(attack).after;
        if let Some(earlier) = before.filter(|before| player.reductions.of(*before) > reduction) {
            return Err((
                attack,
                format!("{earlier} came first and lost more; defences never go away (SW-6.3)"),
            ));
        }
    }
    Ok(())
}

/// SW-1.3, SW-2.3: before the first turn is over, boards are as at the start.
fn check_beginning(table: &Table, moment: Moment) -> Result<(), Flaw> {
    let n_over = match moment {
        Moment::Picking => 0,
        Moment::Acting => table.turn - 1,
        Moment::BeforeShake | Moment::Over => table.turn,
    };
    let start = Player::new(table.data().start_coins);
    let is_fresh = |player: &Player| {
        Player {
            city: None,
            ..*player
        } == start
    };
    if n_over == 0 && !table.players().iter().all(is_fresh) {
        return Err(Flaw::new(
            "table.turn",
            "before the first turn is over, nothing is crossed off, gained or spent (SW-1.3)",
        ));
    }
    Ok(())
}

/// SW-8.2.4: once an Agora is complete, somebody has the +3 box.
fn check_agora(table: &Table) -> Result<(), Flaw> {
    let is_complete =
        Seat::first(table.n_seats()).any(|seat| table.has_complete(seat, Part::Agora));
    let is_won = table.players().iter().any(|player| player.plus3);
    if is_complete && !is_won {
        return Err(Flaw::new(
            "table.players",
            "somebody was first to complete the Agora and has plus3 (SW-8.2.4)",
        ));
    }
    Ok(())
}
