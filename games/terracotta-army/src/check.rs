//! Checks a hand-made position, so that nothing in it can break a rule later.

use crate::{
    data::{FIGURES, MASTER_TOKENS, ROUNDS, SEGMENTS, SPECIALISTS, data},
    mausoleum::Space,
    names::{Ring, Specialist, Track, Warrior, Worker},
    step::{self, Creation, Few, Step},
    table::Table,
};
use ::table::{Flaw, Seat};

/// Far more than any game gives; keeps sums within their numbers.
const MOST: u16 = 999;
const MOST_POINTS: u16 = 9_999;

type Checked = Result<(), Flaw>;

/// All invariants of the game, then the pending steps.
pub(crate) fn check(table: &Table, stack: &[Step], is_split: bool) -> Checked {
    if is_split {
        return Err(Flaw::new(
            "split",
            "nobody chooses at the same time in this game",
        ));
    }
    board(table)?;
    figures(table)?;
    for seat in table.seats() {
        player(table, seat)?;
    }
    workers(table)?;
    priority(table)?;
    pending(table, stack)
}

fn require(holds: bool, path: &str, message: impl Into<String>) -> Checked {
    if holds {
        Ok(())
    } else {
        Err(Flaw::new(path, message))
    }
}

fn board(table: &Table) -> Checked {
    require(
        (1..=ROUNDS).contains(&table.round),
        "table.round",
        format!("rounds are 1 to {ROUNDS}"),
    )?;
    require(
        table.inner_offset < SEGMENTS,
        "table.inner_offset",
        "0 to 11",
    )?;
    require(
        table.middle_offset < SEGMENTS,
        "table.middle_offset",
        "0 to 11",
    )?;
    for track in Track::ALL {
        let place = table.inspector(track);
        let path = format!("table.{track}_inspector");
        require(
            (1..=track.length()).contains(&place),
            &path,
            format!("1 to {}", track.length()),
        )?;
    }
    let mut tokens = table.tokens;
    tokens.sort_unstable();
    let is_unique = tokens.windows(2).all(|pair| pair[0] != pair[1]);
    require(
        is_unique,
        "table.scoring_tokens",
        "each scoring token exists once",
    )?;
    require(
        table.warehouses.iter().all(|&clay| clay <= MOST),
        "table.warehouses",
        format!("at most {MOST} each"),
    )
}

/// Invariants 1, 2 and 8. That no space holds two figures is checked where the table is read.
fn figures(table: &Table) -> Checked {
    for kind in Warrior::ALL {
        let n: usize = table
            .figures
            .warriors
            .iter()
            .map(|own| usize::from(own[kind.index()].len()))
            .sum();
        require(
            n <= FIGURES,
            "table.players",
            format!("{n} × {kind}: there are only {FIGURES}"),
        )?;
    }
    let bought = [
        (
            Specialist::Horse,
            table.figures.horses.iter().map(|riders| riders.len()).sum(),
        ),
        (Specialist::Footman, table.figures.footmen.len()),
        (
            Specialist::KneelingArcher,
            table.figures.all_archers().len(),
        ),
        (Specialist::Musician, table.figures.musicians.len()),
    ];
    for (kind, n) in bought {
        require(
            usize::from(n) <= SPECIALISTS,
            "table.specialists",
            format!("{n} × {kind}: there are only {SPECIALISTS}"),
        )?;
    }
    Ok(())
}

fn player(table: &Table, seat: Seat) -> Checked {
    let player = table.player(seat);
    let path = |field: &str| format!("table.players[{}].{field}", seat.index());
    for (field, goods) in [
        ("coins", player.coins),
        ("clay_wet", player.clay_wet),
        ("clay_dry", player.clay_dry),
    ] {
        require(goods <= MOST, &path(field), format!("at most {MOST}"))?;
    }
    require(
        player.points.iter().all(|&points| points <= MOST_POINTS),
        &path("points"),
        format!("at most {MOST_POINTS}"),
    )?;
    let each = table.workers_each();
    require(
        player.artisans <= each,
        &path("artisans"),
        format!("at most {each} workers are artisans"),
    )?;
    let mut used = [false; MASTER_TOKENS + 1];
    for &number in player.masters.iter().filter(|&&number| number != 0) {
        let is_known = usize::from(number) <= MASTER_TOKENS;
        require(
            is_known,
            &path("masters"),
            format!("tokens are numbered 1 to {MASTER_TOKENS}"),
        )?;
        require(
            !used[usize::from(number)],
            &path("masters"),
            format!("token {number} lies on two masters"),
        )?;
        used[usize::from(number)] = true;
    }
    Ok(())
}

/// TA-3.1, TA-4.7: workers were placed one by one in turn order.
fn workers(table: &Table) -> Checked {
    let path = "table.segments";
    let is_playing =
        |worker: Option<Seat>| worker.is_none_or(|seat| seat.index() < table.n_players());
    for segment in &table.segments {
        let is_known = is_playing(segment.craftsman) && is_playing(segment.artisan);
        require(
            is_known,
            path,
            "a worker belongs to a seat that does not play",
        )?;
    }
    let n_placed = table.n_placed();
    require(
        n_placed <= table.turns_per_round(),
        path,
        "more workers than the players own",
    )?;
    for (place, &seat) in table.turn_order().iter().enumerate() {
        for worker in Worker::ALL {
            let has_them = table.placed(seat, worker) <= table.workers(seat, worker);
            require(
                has_them,
                path,
                format!("seat {seat} does not own so many workers: {worker}"),
            )?;
        }
        let expected = (usize::from(n_placed) + table.n_players() - 1 - place) / table.n_players();
        let placed = table.placed(seat, Worker::Craftsman) + table.placed(seat, Worker::Artisan);
        require(
            usize::from(placed) == expected,
            path,
            format!(
                "workers are placed in turn order: seat {seat} should have placed {expected}, not {placed}"
            ),
        )?;
    }
    Ok(())
}

/// Invariant 9: the lowest tokens are held, each by one player.
fn priority(table: &Table) -> Checked {
    let mut held: Vec<u8> = table
        .seats()
        .map(|seat| table.player(seat).priority)
        .filter(|&number| number != 0)
        .collect();
    held.sort_unstable();
    let is_lowest = (1..).zip(&held).all(|(number, found)| number == *found);
    let fits = held.len() < table.n_players();
    require(
        is_lowest && fits,
        "table.players",
        "priority tokens are taken from 1 upwards, one less than players at most",
    )
}

fn pending(table: &Table, stack: &[Step]) -> Checked {
    let is_end_of_round = table.n_placed() == table.turns_per_round();
    let all_placed = || {
        require(
            is_end_of_round,
            "table.segments",
            "all workers are placed before scoring",
        )
    };
    let last_round = || {
        require(
            table.round == ROUNDS,
            "table.round",
            "the game ends after the last round",
        )
    };
    let removed = table.figures.removed;
    require(
        removed.is_empty() || stack.is_empty(),
        "table.players",
        "warriors are removed only at the end of the game",
    )?;
    match stack {
        [] | [Step::FinalScoring] => {
            last_round()?;
            all_placed()
        }
        [Step::Cleanup] | [Step::Cleanup, Step::Scoring] => all_placed(),
        [Step::ActionPhase, turn @ ..] => pending_turn(table, turn),
        _ => Err(Flaw::new(
            "pending",
            "after a turn's steps comes action_phase; else scoring and cleanup, cleanup, final_scoring, or nothing",
        )),
    }
}

/// The steps of one turn, the next one last: fields from the outside in, and at most one part of an action.
fn pending_turn(table: &Table, stack: &[Step]) -> Checked {
    let n_placed = table.n_placed();
    match stack {
        [] => return Ok(()),
        [Step::Turn { seat, .. }] => {
            let is_due =
                n_placed < table.turns_per_round() && table.seat_of_turn(n_placed) == *seat;
            return require(is_due, "pending", "it is not this seat's turn");
        }
        _ => {}
    }
    require(
        n_placed > 0,
        "pending",
        "an action needs a worker on a segment",
    )?;
    let seat = table.seat_of_turn(n_placed - 1);
    require(
        stack.iter().all(|step| step.seat() == Some(seat)),
        "pending",
        format!("the worker placed last is of seat {seat}: every step of the turn is of that seat"),
    )?;
    let n_fields = stack
        .iter()
        .take_while(|step| matches!(step, Step::Field { .. }))
        .count();
    let (fields, parts) = stack.split_at(n_fields);
    let segment = fields_in_order(fields)?;
    if let Some(segment) = segment {
        own_segment(table, seat, segment)?;
    }
    match parts {
        [] => Ok(()),
        [part] => {
            let fits = part_of(*part).contains(&n_fields);
            require(
                fits,
                "pending",
                "this part does not belong to the field that is being resolved",
            )?;
            action_part(table, *part, seat, segment)?;
            let mut few = Few::default();
            step::options(table, *part, seat, &mut few);
            require(few.n > 0, "pending", "nothing can be chosen for this step")
        }
        _ => Err(Flaw::new(
            "pending",
            "a turn has at most one part of an action under way, after which its fields follow",
        )),
    }
}

/// TA-4.10: what is left of the three fields.
fn fields_in_order(fields: &[Step]) -> Result<Option<u8>, Flaw> {
    let mut common = None;
    for (step, expected) in fields.iter().zip([Ring::Outer, Ring::Middle, Ring::Inner]) {
        let Step::Field { segment, ring, .. } = *step else {
            continue;
        };
        let is_same = common.is_none_or(|other| other == segment);
        require(
            ring == expected && is_same,
            "pending",
            "the fields of one segment: inner, middle, outer",
        )?;
        common = Some(segment);
    }
    require(fields.len() <= 3, "pending", "a segment has three fields")?;
    Ok(common)
}

fn own_segment(table: &Table, seat: Seat, segment: u8) -> Checked {
    require(segment < SEGMENTS, "pending", "segments are 0 to 11")?;
    let workers = table.segments[usize::from(segment)];
    let is_own = workers.craftsman == Some(seat) || workers.artisan == Some(seat);
    require(
        is_own,
        "pending",
        format!("seat {seat} has no worker on segment {segment}"),
    )
}

/// How many fields still follow while this part of an action is under way.
fn part_of(step: Step) -> std::ops::RangeInclusive<usize> {
    match step {
        Step::WarriorKind {
            by: Creation::Workshop,
            ..
        }
        | Step::WarriorSpace {
            by: Creation::Workshop,
            ..
        }
        | Step::UseWeapon { .. }
        | Step::OfficerInspector { .. }
        | Step::GuardWarrior { .. }
        | Step::GuardMove { .. }
        | Step::Crossbow { .. } => 1..=2,
        Step::WarriorKind {
            by: Creation::Builder,
            ..
        }
        | Step::WarriorSpace {
            by: Creation::Builder,
            ..
        }
        | Step::MasterToken { .. }
        | Step::MasterUse { .. }
        | Step::Warehouses { .. }
        | Step::MasterInspector { .. } => 1..=1,
        Step::SpecialistKind { .. }
        | Step::SpecialistSpace { .. }
        | Step::ArcherFacing { .. }
        | Step::HorseRider { .. }
        | Step::HorseDirection { .. } => 0..=0,
        // Not a part of an action: never fits.
        Step::ActionPhase
        | Step::Turn { .. }
        | Step::Field { .. }
        | Step::Scoring
        | Step::Cleanup
        | Step::FinalScoring => 4..=4,
    }
}

/// What a part of an action takes for granted.
fn action_part(table: &Table, step: Step, seat: Seat, segment: Option<u8>) -> Checked {
    let stands = |space: Space, kind: Warrior| {
        let is_there = table.figures.warrior_at(space) == Some((seat, kind));
        require(
            is_there,
            "pending",
            format!("seat {seat} has no {kind} on {space}"),
        )
    };
    let left = |kind: Specialist| {
        require(
            table.specialists_left(kind) > 0,
            "pending",
            format!("no {kind} is left"),
        )
    };
    let same_segment = |own: u8| {
        require(
            segment == Some(own),
            "pending",
            "the part of an action is of another segment",
        )
    };
    match step {
        Step::WarriorSpace { kind, by, .. } => {
            let is_left = table.organizer_left(kind) > 0;
            let fits =
                by == Creation::Workshop || crate::rules::warriors::can_take(table, by, kind);
            require(
                is_left && fits,
                "pending",
                format!("no {kind} can be taken from the organizer"),
            )
        }
        Step::UseWeapon { kind, space, .. } => {
            stands(space, kind)?;
            let is_active = table.player(seat).is_active(data().weapon(kind));
            require(is_active, "pending", "the weapon is not active")
        }
        Step::GuardWarrior { guard, .. } => stands(guard, Warrior::Guard),
        Step::Crossbow { space, .. } => stands(space, Warrior::Crossbowman),
        Step::GuardMove { warrior, .. } => require(
            table.figures.of(seat).has(warrior),
            "pending",
            format!("seat {seat} has no warrior on {warrior}"),
        ),
        Step::SpecialistSpace { kind, .. } => {
            require(
                kind != Specialist::Horse,
                "pending",
                "a horse goes to a rider, not to a space",
            )?;
            left(kind)
        }
        Step::ArcherFacing { space, .. } => {
            left(Specialist::KneelingArcher)?;
            require(
                table.figures.empty().has(space),
                "pending",
                format!("{space} is not empty"),
            )
        }
        Step::HorseRider { .. } => left(Specialist::Horse),
        Step::HorseDirection { rider, .. } => {
            left(Specialist::Horse)?;
            require(
                table.figures.of(seat).has(rider),
                "pending",
                format!("seat {seat} has no warrior on {rider}"),
            )
        }
        Step::MasterToken {
            master, segment, ..
        } => {
            same_segment(segment)?;
            require(
                !table.player(seat).has_hired(master),
                "pending",
                format!("{master} is hired already"),
            )
        }
        Step::MasterUse {
            master, segment, ..
        } => {
            same_segment(segment)?;
            require(
                table.player(seat).has_hired(master),
                "pending",
                format!("{master} is not hired"),
            )
        }
        Step::ActionPhase
        | Step::Turn { .. }
        | Step::Field { .. }
        | Step::WarriorKind { .. }
        | Step::OfficerInspector { .. }
        | Step::SpecialistKind { .. }
        | Step::Warehouses { .. }
        | Step::MasterInspector { .. }
        | Step::Scoring
        | Step::Cleanup
        | Step::FinalScoring => Ok(()),
    }
}

/// Puts the workers that are still in hand on free segments in turn order: for positions at the end of a round.
pub(crate) fn place_all_workers(table: &mut Table) {
    while table.n_placed() < table.turns_per_round() {
        let seat = table.seat_of_turn(table.n_placed());
        let found = Worker::ALL.into_iter().find_map(|worker| {
            let segment = table
                .segments
                .iter()
                .position(|segment| segment.accepts(worker))?;
            (table.unplaced(seat, worker) > 0).then_some((worker, segment))
        });
        let Some((worker, segment)) = found else {
            return;
        };
        table.segments[segment].put(worker, seat);
    }
}
