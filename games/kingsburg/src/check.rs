//! The invariants of section 10.4, checked on every position that comes from outside, and the points of the game that
//! scenarios name.

use crate::{
    data::{Advisor, Building, COLUMNS, ROWS, YEARS},
    dice::COLOURED,
    rules::year::SEASON,
    step::Step,
    table::{Open, Phase, Player, Table},
};
use table::{Flaw, Seat};

/// More of anything than a game can bring; keeps sums far from the ends of their types.
const MOST_GOODS: u8 = 200;
const MOST_POINTS: i16 = 5_000;

/// Checks a table and its pending steps.
pub(crate) fn check(table: &Table, stack: &[Step]) -> Result<(), Flaw> {
    check_open(&table.open)?;
    for (at, card) in table.deck.iter().enumerate() {
        if usize::from(card.year()) != at + 1 {
            return Err(Flaw::new(
                format!("table.deck[{at}]"),
                format!("must be a card of year {}", at + 1),
            ));
        }
    }
    check_stack(&table.open, stack)?;
    check_season(&table.open, stack)
}

/// Which dice can lie where at this point of a season (KB-5.10, KB-6.12, KB-8.4, KB-INV-8).
fn check_season(open: &Open, stack: &[Step]) -> Result<(), Flaw> {
    let is_pending = |wanted: fn(&Step) -> bool| stack.iter().any(wanted);
    let is_rolled = open.phase.is_season()
        && !is_pending(|step| matches!(step, Step::Roll))
        && stack != [Step::Phase(open.phase)];
    let is_helped = !is_pending(|step| matches!(step, Step::Help { .. } | Step::CleanUp));
    let may_influence = !is_pending(|step| matches!(step, Step::Reroll { .. } | Step::Order));
    if let Some(seat) = open
        .seats()
        .iter()
        .find(|seat| !open.player(*seat).dice.is_empty())
        && (!is_rolled || is_helped)
    {
        let path = format!("table.players[{}].dice", seat.index());
        return Err(Flaw::new(
            path,
            "there are dice from the roll to the end of the advisors' help",
        ));
    }
    let mut groups = open.court.iter().flatten().flatten();
    if groups.clone().any(|group| group.owner.is_some())
        && (!is_rolled || is_helped || !may_influence)
    {
        return Err(Flaw::new(
            "table.court",
            "players' dice lie there while advisors are influenced and help",
        ));
    }
    let is_cleared = !is_pending(|step| matches!(step, Step::EndSeason));
    if groups.next().is_some() && (!is_rolled || is_cleared) {
        return Err(Flaw::new(
            "table.court",
            "neutral dice lie there from the roll to the end of the season",
        ));
    }
    if open.aid.is_some() && open.phase == Phase::Spring && is_rolled && is_helped {
        return Err(Flaw::new(
            "table.aid",
            "the King's die returns when the advisors have helped",
        ));
    }
    Ok(())
}

fn check_open(open: &Open) -> Result<(), Flaw> {
    let wrong = |field: &str, message: &str| Err(Flaw::new(format!("table.{field}"), message));
    if !matches!(open.queen_vp, 1 | 3) {
        return wrong("queen_vp", "must be 1 or 3");
    }
    if !(1..=YEARS).contains(&open.year) {
        return wrong("year", "must be 1 to 5");
    }
    // KB-INV-11.
    if open.order().iter().copied().collect::<table::Seats>() != open.seats() {
        return wrong("order", "must name each seat once");
    }
    for (field, seat) in [("aid", open.aid), ("envoy", open.envoy)] {
        if seat.is_some_and(|seat| !open.seats().has(seat)) {
            return wrong(field, "must be a seat of this table");
        }
    }
    // KB-INV-8: the aid die lives from phase 1 to step c of spring.
    if open.aid.is_some() && !matches!(open.phase, Phase::Aid | Phase::Spring) {
        return wrong(
            "aid",
            "the King's die is there only until the end of spring",
        );
    }
    if open.peeked.iter().any(|seat| !open.seats().has(seat)) {
        return wrong("peeked", "names only seats of this table");
    }
    if open.is_revealed && open.phase != Phase::Winter {
        return wrong("revealed", "the invader is turned over in winter");
    }
    open.seats()
        .iter()
        .try_for_each(|seat| check_player(open, seat))?;
    check_court(open)
}

fn check_player(open: &Open, seat: Seat) -> Result<(), Flaw> {
    let player = open.player(seat);
    let wrong = |field: &str, message: &str| {
        Err(Flaw::new(
            format!("table.players[{}].{field}", seat.index()),
            message,
        ))
    };
    let goods = player.goods;
    let amounts = [
        ("gold", goods.gold),
        ("wood", goods.wood),
        ("stone", goods.stone),
        ("plus2", player.plus2),
        ("soldiers", player.soldiers),
    ];
    if let Some((field, _)) = amounts.into_iter().find(|(_, amount)| *amount > MOST_GOODS) {
        return wrong(field, "is more than a game can bring: at most 200");
    }
    // KB-INV-1.
    for row in 0..ROWS {
        for column in 1..COLUMNS {
            if player.buildings.has(Building::at(row, column))
                && !player.buildings.has(Building::at(row, column - 1))
            {
                return wrong(
                    "buildings",
                    "each row is built from left to right without gaps",
                );
            }
        }
    }
    let ledger = player.ledger;
    let entries = [
        ledger.advisors,
        ledger.reward,
        ledger.town_hall,
        ledger.embassy,
        ledger.battles,
        ledger.cathedral,
    ];
    if entries.iter().any(|points| points.abs() > MOST_POINTS) {
        return wrong("ledger", "is more than a game can bring: at most 5000");
    }
    check_dice(open, seat, player).or_else(|message| wrong("dice", &message))
}

/// KB-INV-8: three coloured dice in all, white ones as owned.
fn check_dice(open: &Open, seat: Seat, player: &Player) -> Result<(), String> {
    if player.dice.is_empty() {
        return Ok(());
    }
    if !open.phase.is_season() {
        return Err("dice lie on the table only in spring, summer and autumn".to_owned());
    }
    let placed = open
        .court
        .iter()
        .flatten()
        .flatten()
        .filter(|group| group.owner == Some(seat));
    let (coloured, white) = placed.fold(
        (player.dice.coloured().len(), player.dice.white().len()),
        |sum, group| {
            (
                sum.0 + group.dice.coloured().len(),
                sum.1 + group.dice.white().len(),
            )
        },
    );
    if coloured > COLOURED {
        return Err(format!(
            "a player has {COLOURED} coloured dice in all, those at the court included"
        ));
    }
    let most_white =
        u32::from(player.buildings.has(Building::Farms)) + u32::from(open.aid == Some(seat));
    if white > most_white {
        return Err(format!("this player can have {most_white} white dice now"));
    }
    Ok(())
}

/// KB-INV-6, KB-INV-7.
fn check_court(open: &Open) -> Result<(), Flaw> {
    let wrong = |message: String| Err(Flaw::new("table.court", message));
    for &advisor in Advisor::ALL {
        for group in open.groups(advisor) {
            if !open.phase.is_season() {
                return wrong("dice lie at the court only in spring, summer and autumn".to_owned());
            }
            match group.owner {
                Some(seat) if !open.seats().has(seat) => {
                    return wrong(format!("{advisor}: seat {seat} does not play"));
                }
                None if open.n_players != 2 => {
                    return wrong(format!("{advisor}: neutral dice belong to the game of two"));
                }
                None if !group.dice.white().is_empty() || group.token || group.market != 0 => {
                    return wrong(format!("{advisor}: neutral dice have no helps"));
                }
                Some(_) | None => {}
            }
            if group.dice.coloured().is_empty() {
                return wrong(format!("{advisor}: a group has a coloured die"));
            }
            if group.value() != advisor.number() as i8 {
                return wrong(format!(
                    "{advisor}: the value of {} is not {}",
                    group.dice,
                    advisor.number()
                ));
            }
        }
    }
    if open
        .court
        .iter()
        .filter(|groups| groups[1].is_some())
        .count()
        > 1
    {
        return wrong("only one advisor a season has two groups, by the envoy".to_owned());
    }
    Ok(())
}

/// The place of a step in its phase: pending steps of one phase stand in this order.
fn check_stack(open: &Open, stack: &[Step]) -> Result<(), Flaw> {
    let wrong = |message: &str| Err(Flaw::new("pending", message));
    let Some((&bottom, above)) = stack.split_first() else {
        // KB-13.1: nothing is pending only when the game is over.
        let is_over = open.year == YEARS && open.phase == Phase::Winter;
        return if is_over {
            Ok(())
        } else {
            wrong("nothing is pending, but the game is not over")
        };
    };
    if above.is_empty() && bottom == Step::Phase(open.phase) {
        return Ok(());
    }
    if bottom != open.phase.next().map_or(Step::EndYear, Step::Phase) {
        return wrong("the last pending step must be the phase after the one that 'phase' names");
    }
    let is_sound = match open.phase {
        Phase::Aid => match above {
            [] => true,
            [Step::AidGood(seats)] => seats.iter().all(|seat| open.seats().has(seat)),
            _ => false,
        },
        Phase::Spring | Phase::Summer | Phase::Autumn => is_season(open, above),
        Phase::Reward | Phase::Envoy => above.is_empty(),
        Phase::Recruit => match above {
            [] => true,
            [Step::Recruit { place }] => *place <= open.n_players,
            _ => false,
        },
        Phase::Winter => is_winter(open, above),
    };
    if is_sound {
        Ok(())
    } else {
        wrong("these steps do not follow each other in this phase")
    }
}

/// The rest of a season: its last steps in order, the first of them somewhere on its way.
fn is_season(open: &Open, above: &[Step]) -> bool {
    let rest: Vec<Step> = above.iter().rev().copied().collect();
    let (rest, second) = match rest[..] {
        [Step::SecondBuild { place }, Step::Build { place: next }, ..] => {
            let holder = open.order().get(usize::from(place)).copied();
            if next != place + 1 || holder.is_none() || open.envoy != holder {
                return false;
            }
            (&rest[1..], true)
        }
        _ => (&rest[..], false),
    };
    let Some((&first, later)) = rest.split_first() else {
        return true;
    };
    if SEASON.len() < rest.len() {
        return false;
    }
    let at = SEASON.len() - rest.len();
    if later != &SEASON[at + 1..] {
        return false;
    }
    let n = open.n_players;
    match (first, SEASON[at]) {
        (Step::Income, Step::Income)
        | (Step::Roll, Step::Roll)
        | (Step::Order, Step::Order)
        | (Step::EndSeason, Step::EndSeason)
        // The clean-up follows the last advisor's help.
        | (Step::CleanUp, Step::Help { .. }) => true,
        (Step::Reroll { place }, Step::Reroll { .. })
        | (Step::Build { place }, Step::Build { .. })
        | (Step::TownHall { place }, Step::TownHall { .. }) => place <= n && (second || place < n),
        (Step::Influence { place }, Step::Influence { .. }) => place < n,
        (Step::Help { group, .. }, Step::Help { .. }) => group < 2,
        _ => false,
    }
}

fn is_winter(open: &Open, above: &[Step]) -> bool {
    let plays = |seat: Seat| open.seats().has(seat);
    let (spoils, nested) = match above {
        [] | [Step::Battle] => return !open.is_revealed || above.is_empty(),
        [Step::Spoils { place, fates }, nested @ ..] => ((place, fates), nested),
        _ => return false,
    };
    let (place, fates) = spoils;
    let all = fates
        .won
        .iter()
        .chain(fates.lost.iter())
        .chain(fates.greatest.iter());
    let sets_are_sound = all.into_iter().all(plays)
        && fates.won.iter().all(|seat| !fates.lost.has(seat))
        && fates.greatest.iter().all(|seat| fates.won.has(seat));
    let nested_is_sound = match *nested {
        [] => true,
        [Step::Ruin { seat } | Step::RewardGoods { seat }] => plays(seat),
        [Step::Ruin { seat }, Step::LoseGoods { seat: same }] => plays(seat) && seat == same,
        _ => false,
    };
    open.is_revealed && *place <= open.n_players && sets_are_sound && nested_is_sound
}

/// The pending steps at a named point of the game: a phase, a step of the season in `phase`, or a player's turn in it.
pub(crate) fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    let (word, seat) = point.split_once(' ').unwrap_or((point, ""));
    let open = &mut table.open;
    let place = match seat.parse().ok().and_then(Seat::from_number) {
        Some(seat) => open
            .order()
            .iter()
            .position(|other| *other == seat)
            .ok_or("that seat does not play")? as u8,
        None if seat.is_empty() => 0,
        None => return Err(format!("'{seat}' is not a seat")),
    };
    if let Some(phase) = Phase::ALL.into_iter().find(|phase| phase.id() == word) {
        open.phase = phase;
        return Ok(vec![Step::Phase(phase)]);
    }
    if !open.phase.is_season() {
        return Err(format!(
            "'{word}' is a point of a season: give 'phase spring', 'summer' or 'autumn' first"
        ));
    }
    let first = match word {
        "roll" => Step::Roll,
        "rerolls" => Step::Reroll { place },
        "influence" => Step::Influence { place },
        "help" => SEASON[5],
        "build" => Step::Build { place },
        "season-end" => Step::EndSeason,
        "town-hall" => Step::TownHall { place },
        _ => {
            return Err(format!(
                "'{word}' is not a point of the game: a phase, roll, rerolls, influence, help, build, season-end or town-hall"
            ));
        }
    };
    let same = |step: &Step| std::mem::discriminant(step) == std::mem::discriminant(&first);
    let at = SEASON
        .iter()
        .position(same)
        .expect("every point is a step of the season");
    let next = open.phase.next().expect("a season is not the last phase");
    let mut stack = vec![Step::Phase(next)];
    stack.extend(SEASON[at + 1..].iter().rev());
    stack.push(first);
    Ok(stack)
}
