//! Hand-edited positions: what must hold, and where a scenario can begin (`stage`).

mod stage;

use crate::{
    Bonus, Colour, Die, Part, Player, Question, SevenWondersDice, Space, Step, Table, Work,
    data::QUARTERS,
    rules::{barracks, is_unlocked},
};
use table::{Check, Flaw, Probe, Seat, Seats, Set};

impl Check for SevenWondersDice {
    /// The invariants of specification 10.3 that a position can break. After this no rule can fail.
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        let moment = moment(table, stack, split)?;
        check_cities(table, moment)?;
        check_forum(table, moment)?;
        let may_be_first = matches!(moment, Moment::Picking | Moment::BeforeShake);
        Probe::TABLE.field("turn").ensure(
            may_be_first || table.turn > 0,
            "turns are counted from 1 (SW-2.3)",
        )?;
        let players = Probe::TABLE.field("players");
        for seat in Seat::first(table.n_seats()) {
            let player = players.at(seat.index());
            check_board(&player, table, table.player(seat))?;
            check_treasury(&player, table, table.player(seat))?;
            check_attacks(&player, table, seat)?;
        }
        Probe::TABLE.field("turn").ensure(
            turns_over(table, moment) > 0 || is_beginning(table),
            "before the first turn is over, nothing is crossed off, gained or spent (SW-1.3)",
        )?;
        check_agora(&players, table)?;
        Probe::PENDING.ensure(
            moment != Moment::Over || table.has_third_bonus(),
            "the game ends only after a turn in which somebody has all three bonuses (SW-11.1)",
        )
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(table, point)
    }
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
    use table::Step::{Ask, Do};
    let everybody = Seats::first(table.n_seats());
    match (stack, split) {
        ([Ask(Question::PickCity(seat))], None) if next_to_pick(table) == Some(*seat) => {
            Ok(Moment::Picking)
        }
        ([Do(Work::Shake)], None) => Ok(Moment::BeforeShake),
        ([Do(Work::EndOfTurn), Do(Work::Act)], None) => Ok(Moment::Acting),
        ([Do(Work::EndOfTurn)], Some((seats, Ask(Question::Chain)))) if seats == everybody => {
            Ok(Moment::Acting)
        }
        ([], None) => Ok(Moment::Over),
        _ => Probe::PENDING.flaw(
            "a game stands at [pick_city], [shake], [act, end_of_turn] or nowhere; during a turn at [end_of_turn] with \
             a split in which every seat answers 'chain'",
        ),
    }
}

/// S2: the first seat without a city.
fn next_to_pick(table: &Table) -> Option<Seat> {
    Seat::first(table.n_seats()).find(|seat| table.player(*seat).city.is_none())
}

/// SW-1.2: different cities; while they are picked, those of the seats before are known.
fn check_cities(table: &Table, moment: Moment) -> Result<(), Flaw> {
    let n_known = match moment {
        Moment::Picking => next_to_pick(table).map_or(table.n_seats(), Seat::index),
        Moment::BeforeShake | Moment::Acting | Moment::Over => table.n_seats(),
    };
    let players = Probe::TABLE.field("players");
    let mut known = Set::NONE;
    for (at, player) in table.players().iter().enumerate() {
        let player_probe = players.at(at);
        let probe = player_probe.field("city");
        let Some(city) = player.city else {
            probe.ensure(at >= n_known, "has no city")?;
            continue;
        };
        probe.ensure(
            !known.has(city),
            format_args!("{city} is taken already (SW-1.2)"),
        )?;
        probe.ensure(at < n_known, "cities are picked in seat order")?;
        known.add(city);
    }
    Ok(())
}

/// SW-1.4, invariants 2 and 3: which dice lie where.
fn check_forum(table: &Table, moment: Moment) -> Result<(), Flaw> {
    let forum = Probe::TABLE.field("forum");
    let mut lying = Set::NONE;
    for (slot, throw) in table.forum.iter().enumerate() {
        let (probe, die, home) = (forum.at(slot), throw.die, Die::at(slot));
        let is_swapped = home.colour() == Colour::Grey && die.is_special();
        probe.field("die").ensure(
            die == home || is_swapped,
            format_args!("this slot holds {home}, or a special die in place of a grey one"),
        )?;
        probe
            .field("die")
            .ensure(!lying.has(die), format_args!("{die} lies here twice"))?;
        probe
            .field("quarter")
            .ensure(throw.quarter < QUARTERS, "quarters are 0 to 3 (SW-3.2)")?;
        // Before the shake it does not matter what the dice show.
        let has_face = table.data().die(die).faces.contains(&throw.face);
        probe.field("face").ensure(
            has_face || moment == Moment::BeforeShake,
            format_args!("{die} has no such face"),
        )?;
        lying.add(die);
    }
    for special in Die::SPECIAL {
        // What is unlocked in the last turn stays beside the Forum.
        let may_wait = moment == Moment::Over && !lying.has(special);
        forum.ensure(
            may_wait || lying.has(special) == is_unlocked(table, special),
            format_args!(
                "{special} lies in the Forum if and only if somebody has unlocked it (SW-8.5.4)"
            ),
        )?;
    }
    Ok(())
}

/// Invariants 4, 6 and 14 of one board.
fn check_board(probe: &Probe<'_>, table: &Table, player: &Player) -> Result<(), Flaw> {
    let crossed = probe.field("crossed");
    let Some(board) = table.board_of(player) else {
        return crossed.ensure(
            player.crossed.is_empty() && player.bonuses.is_empty() && !player.plus3,
            "nothing is crossed off before cities are picked",
        );
    };
    for space in player.crossed.iter() {
        crossed.ensure(
            board.printed.has(space),
            format_args!("this board has no space {space}"),
        )?;
        if let Some(before) = board.space(space).after {
            crossed.ensure(
                player.crossed.has(before),
                format_args!("{space} needs {before} first (SW-6.1)"),
            )?;
        }
        let special = space.part().colour().and_then(Die::special);
        if let Some(colour) = special.map(Die::colour) {
            crossed.ensure(
                board.has_unlocked(player.crossed, colour),
                format_args!("{space} needs the {colour} die, which this player has not unlocked"),
            )?;
        }
    }
    let complete = Part::BUILDINGS
        .into_iter()
        .filter(|part| player.has_complete(board, *part))
        .count();
    let due = complete.min(Bonus::N);
    probe.field("bonuses").ensure(
        player.bonuses.len() == due,
        format_args!("{complete} complete buildings give {due} crossed bonuses (SW-9.3)"),
    )?;
    probe.field("plus3").ensure(
        !player.plus3 || player.has_complete(board, Part::Agora),
        "only a complete Agora wins the +3 box (SW-8.2.4)",
    )
}

/// SW-1.3, SW-5.6: the slots that were circled at the start never become blank again: each holds a coin or a spent one.
fn check_treasury(probe: &Probe<'_>, table: &Table, player: &Player) -> Result<(), Flaw> {
    let start = table.data().start_coins;
    let used = player.treasury.coins() + player.treasury.spent();
    probe.field("spent").ensure(
        used >= start,
        format_args!(
            "everybody starts with {start} coins, so coins and spent ones together are at least {start}, not {used}"
        ),
    )?;
    probe.field("coins").ensure(
        player.city.is_some() || (used == start && player.treasury.spent() == 0),
        "nothing is gained or spent before cities are picked",
    )
}

/// Invariant 7, SW-8.3.4: what was taken off an attack are defences that the defender has; they only grow, so a later
/// attack of a lane lost at least as much.
fn check_attacks(probe: &Probe<'_>, table: &Table, seat: Seat) -> Result<(), Flaw> {
    let player = table.player(seat);
    let Some(board) = table.board_of(player) else {
        return Ok(());
    };
    let weakened = probe.field("weakened");
    for attack in player.crossed.and(Space::ATTACKS).iter() {
        let probe = weakened.field(attack.id());
        let reduction = player.reductions.of(attack);
        let defences = barracks::defence_against(table, seat, attack).map_or(0, |(_, n)| n);
        probe.ensure(
            reduction <= defences,
            format_args!(
                "{reduction} less than its laurels, but the defender has {defences} defences there (SW-8.3.4)"
            ),
        )?;
        let before = board.space(attack).after;
        if let Some(earlier) = before.filter(|before| Space::ATTACKS.has(*before)) {
            probe.ensure(
                player.reductions.of(earlier) <= reduction,
                format_args!("{earlier} came first and lost more; defences never go away (SW-6.3)"),
            )?;
        }
    }
    Ok(())
}

/// SW-2.3: how many turns are over.
fn turns_over(table: &Table, moment: Moment) -> u16 {
    match moment {
        Moment::Picking => 0,
        Moment::Acting => table.turn - 1,
        Moment::BeforeShake | Moment::Over => table.turn,
    }
}

/// SW-1.3: whether all boards are as at the start.
fn is_beginning(table: &Table) -> bool {
    let start = Player::new(table.data().start_coins);
    table.players().iter().all(|player| {
        let city = player.city;
        *player == Player { city, ..start }
    })
}

/// SW-8.2.4: once an Agora is complete, somebody has the +3 box.
fn check_agora(players: &Probe<'_>, table: &Table) -> Result<(), Flaw> {
    let is_complete =
        Seat::first(table.n_seats()).any(|seat| table.has_complete(seat, Part::Agora));
    let is_won = table.players().iter().any(|player| player.plus3);
    players.ensure(
        is_won || !is_complete,
        "somebody was first to complete the Agora and has plus3 (SW-8.2.4)",
    )
}
