//! What holds in a game as a whole: the table of the setup, whose turn it is, what the seasons leave behind.

use super::{
    CLERKS, Clan, Flaw, Location, Moment, Open, Question, SECTIONS, Step, TABLE, Table, Task, Work,
    sheet, times, year,
};
use crate::{
    names::{Command, Season, Section},
    rules::{activation, coop, end, fall},
    table::Player,
};
use table::{Probe, Seats, Set};

pub(super) fn check(table: &Table, moment: Moment<'_>) -> Result<(), Flaw> {
    let open = &table.open;
    lanes(open, moment)?;
    if moment.has(|step| step == Step::Do(Work::Spring)) && open.is_last_year() {
        return TABLE
            .field("year")
            .flaw("after the last Year no Spring comes");
    }
    chosen(open, moment)?;
    if !open.is_coop() && open.artifacts.len() != 3 && !moment.is_excerpt() {
        return TABLE.field("artifacts").flaw("three are used");
    }
    if moment.is_setup() {
        dealt(table, moment)?;
        return fresh(open);
    }
    for seat in open.seats() {
        let own = table.own(seat);
        if own.generals.iter().any(Option::is_some) || own.advisors.iter().any(Option::is_some) {
            let probe = sheet(seat);
            let probe = probe.field("dealt_generals");
            return probe.flaw("cards are dealt in the setup only");
        }
    }
    if open.ending.is_some() || moment.is_excerpt() {
        return Ok(());
    }
    cards(table)?;
    turn(open, moment)?;
    seasons(open, moment)
}

/// Simultaneous choices: who chooses, and what follows.
fn lanes(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let Some((seats, step)) = moment.split else {
        return Ok(());
    };
    let all = Seats::first(open.n as usize);
    let (wanted, below) = if step == Step::Ask(Question::PickGeneral) {
        (all, Step::Do(Work::Advisors))
    } else if step == Step::Ask(Question::PickAdvisor) {
        (all, Step::Do(Work::Begin))
    } else {
        (choosers(open), Step::Do(Work::RevealCommands))
    };
    if seats != wanted {
        return Probe::SPLIT
            .field("seats")
            .flaw("all choose who have a choice");
    }
    if moment.steps.first() != Some(&below) {
        return Probe::SPLIT
            .field("step")
            .flaw("does not fit what is pending");
    }
    Ok(())
}

fn choosers(open: &Open) -> Seats {
    open.seats()
        .filter(|&seat| !open.command_hand(seat).is_empty())
        .collect()
}

/// GW-11.1 to GW-11.4: cards chosen and not yet on the track, and the space for them.
fn chosen(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let order = moment.steps.iter().find_map(|&step| {
        if let Step::Do(Work::Each {
            task: Task::PlaceCommand,
            order,
        }) = step
        {
            Some(order)
        } else {
            None
        }
    });
    let waits = |clan: Clan| {
        let asked = |step: Step| matches!(step, Step::Ask(Question::PlaceCommand { seat }) if Clan::of(seat) == clan);
        order.is_some_and(|order| order.has(clan)) || moment.has(asked)
    };
    let reveals = moment.has(|step| step == Step::Do(Work::RevealCommands));
    let chooses = moment.has(|step| step == Step::Do(Work::Commands));
    let on_track = |clan: Clan| {
        open.track
            .iter()
            .flatten()
            .any(|placed| placed.clan == clan)
    };
    for seat in open.seats() {
        let clan = Clan::of(seat);
        let is_chosen = open.player(seat).chosen.is_some();
        let probe = sheet(seat);
        let probe = probe.field("chosen");
        if is_chosen && (moment.split.is_some() || !(waits(clan) || reveals)) {
            return probe.flaw("a card is chosen in Fall and placed at once");
        }
        if is_chosen && on_track(clan) {
            return probe.flaw("this clan has a card on the track already");
        }
        let asked = |step: Step| step == Step::Ask(Question::PlaceCommand { seat });
        if moment.has(asked) && !is_chosen {
            return probe.flaw("is the card that is placed now");
        }
        let has_chosen = waits(clan) || (reveals && moment.split.is_none() && !chooses);
        if has_chosen && !is_chosen && !may_lack_a_card(open, clan) {
            return probe.flaw("everybody with a card has chosen one");
        }
    }
    if open.qin.chosen.is_some() && (!waits(Clan::QIN) || on_track(Clan::QIN)) {
        return TABLE
            .field("qin.chosen")
            .flaw("is turned over in Fall and placed at once");
    }
    if waits(Clan::REED) && on_track(Clan::REED) {
        return TABLE
            .field("track")
            .flaw("this clan has a card on the track already");
    }
    let is_placing = order.is_some()
        || moment.has(|step| matches!(step, Step::Ask(Question::PlaceCommand { .. })));
    for clan in open.tea.iter() {
        if is_placing && !on_track(clan) && !waits(clan) && !may_lack_a_card(open, clan) {
            return TABLE.field("track").flaw(format!(
                "clan {clan} has a card on the track, or waits to place it"
            ));
        }
    }
    let is_empty = matches!(
        moment.head(),
        Some(Step::Do(
            Work::Fall
                | Work::Commands
                | Work::RevealCommands
                | Work::Each {
                    task: Task::Reclaim,
                    ..
                }
        ))
    );
    if is_empty && !moment.is_excerpt() && open.track.iter().any(Option::is_some) {
        return TABLE
            .field("track")
            .flaw("is empty until the Commands are placed");
    }
    Ok(())
}

/// GW-2.9, GW-2.10: two Generals and two Advisors each, until they are chosen.
fn dealt(table: &Table, moment: Moment<'_>) -> Result<(), Flaw> {
    let (general, advisor) = match (moment.head(), moment.split.map(|(_, step)| step)) {
        (Some(Step::Do(Work::Setup | Work::Generals)), _)
        | (_, Some(Step::Ask(Question::PickGeneral))) => (false, false),
        (Some(Step::Do(Work::Advisors)), _) | (_, Some(Step::Ask(Question::PickAdvisor))) => {
            (true, false)
        }
        _ => (true, true),
    };
    let n = |done: bool| if done { 0 } else { 2 };
    for seat in table.open.seats() {
        let (player, own) = (table.open.player(seat), table.own(seat));
        if own.generals.iter().flatten().count() != n(general) {
            return sheet(seat)
                .field("dealt_generals")
                .flaw("two until one is chosen");
        }
        if player.general.is_some() != general {
            return sheet(seat)
                .field("general")
                .flaw("is chosen from those dealt");
        }
        if own.advisors.iter().flatten().count() != n(advisor) {
            return sheet(seat)
                .field("dealt_advisors")
                .flaw("two until one is chosen");
        }
        if player.active.len() != usize::from(advisor)
            || player.hidden_support != u8::from(advisor)
            || !player.supporting.is_empty()
        {
            return sheet(seat)
                .field("active")
                .flaw("is chosen from those dealt");
        }
    }
    Ok(())
}

/// GW-2: until the Generals begin nothing has been played.
fn fresh(open: &Open) -> Result<(), Flaw> {
    let new = crate::table::empty(open.edition, open.mode, open.n).open;
    let untouched = |section: &Section| {
        let (front, start) = (open.front(*section), new.front(*section));
        front.level == start.level
            && front.barricades == start.barricades
            && front.rest == start.rest
            && front.firing == start.firing
            && front.bonus == 0
            && front
                .cards()
                .iter()
                .all(|horde| horde.marks == crate::table::HordeState::EMPTY.marks)
    };
    for (path, is_fresh) in [
        ("year", open.year == new.year),
        ("season", open.season == new.season),
        ("active", open.active.is_none()),
        ("track", open.track == new.track),
        ("sections", Section::ALL.iter().all(untouched)),
        ("clerks", open.clerks == new.clerks),
        ("warehouse", open.warehouse == new.warehouse),
        ("advisor_track", open.advisor_track == new.advisor_track),
        ("advisor_discard", open.advisor_discard.is_empty()),
        ("tactic_discard", open.tactic_discard.is_empty()),
        ("horde_discard", open.horde_discard.is_empty()),
        ("shame_removed", open.shame_pool == new.shame_pool),
        ("qin.advisors", open.qin.advisors.is_empty()),
        ("qin.overseers", open.qin.overseers == new.qin.overseers),
        ("qin.used", open.qin.used.is_empty()),
        ("qin.claimed", open.qin.claimed.is_empty()),
        ("fulfilled", open.fulfilled.is_empty()),
        ("events", open.omens.is_empty()),
        ("breached_this_year", open.breached == 0),
        ("defeated_this_year", open.defeated == 0),
        ("skip_shame", open.skip == new.skip),
        ("moved", open.moved == new.moved),
    ] {
        if !is_fresh {
            return TABLE
                .field(path)
                .flaw("nothing has been played in the setup");
        }
    }
    for seat in open.seats() {
        let player = open.player(seat);
        let start = Player {
            general: player.general,
            active: player.active,
            hidden_support: player.hidden_support,
            chamber: new.player(seat).chamber,
            ..Player::new()
        };
        if *player != start {
            let probe = sheet(seat);
            return probe.flaw("nothing has been played in the setup");
        }
    }
    Ok(())
}

/// GW-2.3, GW-2.10, GW-2.13: what every player and the tracks have from the start on.
fn cards(table: &Table) -> Result<(), Flaw> {
    let open = &table.open;
    for seat in open.seats() {
        let player = open.player(seat);
        if player.general.is_none() {
            return sheet(seat).field("general").flaw("every player has one");
        }
        if player.hidden_support != 1 || player.active.is_empty() {
            return sheet(seat)
                .field("support")
                .flaw("one Advisor is Active and one Supporting");
        }
    }
    if open.is_solo() && open.qin.hidden != 2 {
        return TABLE
            .field("qin.hidden")
            .flaw("two Advisors were never seen");
    }
    let is_full = open.advisor_track.iter().all(Option::is_some);
    if !is_full && open.advisor_deck_size() + open.advisor_discard.len() > 0 {
        return TABLE
            .field("advisor_track")
            .flaw("has four cards while there are any");
    }
    Ok(())
}

/// GW-11.1: who had no card left to choose has none on the track.
fn may_lack_a_card(open: &Open, clan: Clan) -> bool {
    match clan.seat() {
        Some(seat) => open.command_hand(seat).is_empty(),
        None => clan == Clan::QIN && open.qin.used == Set::<Command>::all(),
    }
}

/// GW-11.3, GW-11.5: whose turn it is, and a card of each clan on the track.
fn turn(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    let active = moment.turn().map(|space| year::clan_on(open, space));
    if active.flatten() != open.active || active == Some(None) {
        return TABLE
            .field("active")
            .flaw("is the clan whose card is resolved");
    }
    if open.active.is_none() {
        return Ok(());
    }
    for clan in open.tea.iter() {
        let lies = open
            .track
            .iter()
            .flatten()
            .any(|placed| placed.clan == clan);
        if !lies && !may_lack_a_card(open, clan) {
            return TABLE
                .field("track")
                .flaw(format!("clan {clan} has a card on the track"));
        }
    }
    let free = fall::free_spaces(open).next().is_some();
    if free && open.track.iter().flatten().count() == open.tea.len() {
        return TABLE.field("track").flaw("the first spaces are used");
    }
    Ok(())
}

/// What the seasons leave behind.
fn seasons(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    if matches!(open.season, Season::Spring | Season::Summer) && open.year < 2 {
        return TABLE
            .field("season")
            .flaw("the first Year begins with Fall");
    }
    // GW-12.7: each Section is assaulted once.
    let to_come = moment.steps.iter();
    let to_come = to_come.filter(|step| matches!(step, Step::Do(Work::Assault { .. })));
    let most = open.sections().count().saturating_sub(to_come.count());
    if usize::from(open.breached) > most {
        return TABLE
            .field("breached_this_year")
            .flaw(format!("at most {most} have been assaulted"));
    }
    // GW-7.9: after a turn nothing is left to activate.
    if (open.active.is_none() || moment.ends_turn()) && !open.data().moves_any_time {
        let left = Location::ALL.iter().copied().find(|&at| {
            activation::is_eligible(open, at)
                && open.present(at).iter().any(|clan| clan != Clan::REED)
        });
        if let Some(location) = left {
            let probe = CLERKS.field(location.id());
            return probe.flaw("is activated before the turn ends");
        }
    }
    // GW-12.9.
    let is_over = moment.head().is_some_and(times::is_without_barricades);
    if is_over && !open.data().builds_any_time {
        let left = open.sections().find(|&at| open.front(at).barricades > 0);
        if let Some(section) = left {
            let probe = SECTIONS.field(section.id());
            let probe = probe.field("barricades");
            return probe.flaw("Barricades are discarded in Winter");
        }
    }
    let target = usize::from(coop::target(open)).max(1);
    if open.is_coop() && open.season != Season::Winter && open.fulfilled.len() >= target {
        return TABLE.field("fulfilled").flaw("the game is won with fewer");
    }
    if !open.is_coop() && open.season == Season::Spring && end::walls_done(open) {
        return TABLE
            .field("sections")
            .flaw("the game ends when so many Walls are built");
    }
    if open.is_solo() {
        // GW-28.10: one card each Fall.
        let to_come = |step: Step| {
            matches!(
                step,
                Step::Do(Work::Fall | Work::Commands | Work::RevealCommands)
            )
        };
        let this_year =
            open.season == Season::Winter || (open.season == Season::Fall && !moment.has(to_come));
        let used = usize::from(open.year - u8::from(!this_year)).min(Command::N);
        if open.qin.used.len() != used {
            return TABLE
                .field("qin.used")
                .flaw(format!("{used} by now: one in each Fall"));
        }
    }
    Ok(())
}
