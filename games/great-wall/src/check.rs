//! All invariants of a position, so that nothing in a hand-made one can break a rule; and where scenarios begin.

mod stage;
mod steps;
mod times;
mod whole;
mod year;

use crate::{
    GreatWall,
    names::{
        Advisor, Clan, Decree, General, HordeCard, Location, Section, Soldier, TacticCard, Window,
    },
    rules::effects,
    step::{Happening, Question, Scope, Step, Task, Work},
    table::paper,
    table::{KillPlace, Open, Order, Table},
};
use table::{Check, Flaw, Probe, Seat, Seats, Set};
use year::Moment;

const TABLE: Probe<'static> = Probe::TABLE;
const PENDING: Probe<'static> = Probe::PENDING;
const SECTIONS: Probe<'static> = TABLE.field("sections");
const CLERKS: Probe<'static> = TABLE.field("clerks");

impl Check for GreatWall {
    /// Checks everything that reading the position has not.
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        let open = &table.open;
        clans(open)?;
        numbers(open)?;
        sections(open)?;
        locations(open)?;
        hordes(open)?;
        tactics(table)?;
        advisors(table)?;
        players(table)?;
        commands(open)?;
        pieces(open)?;
        kill(open)?;
        let steps: Vec<Step> = stack.iter().rev().map(|&step| as_work(step)).collect();
        for (at, &step) in steps.iter().enumerate() {
            if is_lane(step) {
                return PENDING
                    .at(at)
                    .flaw("this question is asked in a split only");
            }
            if let Err(message) = steps::check_step(open, step) {
                return PENDING.at(at).flaw(message);
            }
        }
        if let Some((_, step)) = split
            && !is_lane(step)
        {
            return Probe::SPLIT
                .field("step")
                .flaw("this question is not asked of several at once");
        }
        let moment = Moment::of(&steps, split);
        hands(open, moment)?;
        year::check(open, moment)?;
        whole::check(table, moment)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        stage::stage(table, point)
    }
}

/// A player's part of the table.
fn sheet(seat: Seat) -> Probe<'static> {
    const PLAYERS: Probe<'static> = TABLE.field("players");
    PLAYERS.at(seat.index())
}

/// Some work asks when there is a choice: where it stands in the Year is the same.
fn as_work(step: Step) -> Step {
    match step {
        Step::Ask(Question::Next { task, order }) => Step::Do(Work::Each { task, order }),
        Step::Ask(Question::First {
            seat,
            what,
            scope,
            done,
        }) => Step::Do(Work::Listen {
            seat,
            what,
            scope,
            done,
        }),
        Step::Ask(Question::PlaceShame { seat, left }) => Step::Do(Work::Shame { seat, left }),
        step @ (Step::Do(_) | Step::Ask(_)) => step,
    }
}

fn is_lane(step: Step) -> bool {
    matches!(
        step,
        Step::Ask(Question::PickGeneral | Question::PickAdvisor | Question::PickCommand)
    )
}

/// The clans in play.
fn expected(open: &Open) -> Vec<Clan> {
    let mut clans: Vec<Clan> = open.seats().map(Clan::of).collect();
    if open.is_solo() {
        clans.push(Clan::QIN);
    }
    if open.has_reed() {
        clans.push(Clan::REED);
    }
    clans
}

fn in_play(open: &Open, clan: Clan) -> bool {
    open.tea.has(clan)
}

fn clans(open: &Open) -> Result<(), Flaw> {
    let mut expected = expected(open);
    let mut found: Vec<Clan> = open.tea.iter().collect();
    expected.sort_unstable();
    found.sort_unstable();
    if expected != found {
        return TABLE.field("tea").flaw("names each clan in play once");
    }
    if open.active.is_some_and(|clan| !in_play(open, clan)) {
        return TABLE.field("active").flaw("is a clan in play");
    }
    Ok(())
}

fn numbers(open: &Open) -> Result<(), Flaw> {
    if open.year == 0 || open.year as usize > open.data().time[open.side()].len() {
        return TABLE.field("year").flaw("is a space of the Time track");
    }
    if !open.in_play(open.indicator) {
        return TABLE.field("indicator").flaw("shows a Section in play");
    }
    if open.artifacts.len() > 3 || (open.is_coop() && !open.artifacts.is_empty()) {
        return TABLE
            .field("artifacts")
            .flaw("three are used, none in co-op");
    }
    let sections = open.sections().count();
    if usize::from(open.breached) > sections {
        return TABLE
            .field("breached_this_year")
            .flaw(format!("at most {sections}"));
    }
    if open.skip[open.n as usize..].iter().any(|&n| n > 0) {
        return TABLE.field("skip_shame").flaw("names seats of this table");
    }
    if !open.is_solo() && open.both_advisors {
        return TABLE.field("both_advisors").flaw("is an option of solo");
    }
    let decrees: Vec<_> = open.decrees.iter().flatten().collect();
    let of_game =
        |decree: &Decree| open.n > 2 || !open.data().decrees[decree.index()].removed_with_two;
    if !open
        .fulfilled
        .iter()
        .chain(decrees.iter().copied().copied())
        .all(|it| of_game(&it))
    {
        return TABLE
            .field("decrees")
            .flaw("this Decree is not used with two players");
    }
    let twice = (0..decrees.len())
        .any(|at| decrees[..at].contains(&decrees[at]) || open.fulfilled.has(*decrees[at]));
    if twice || (!open.is_coop() && (!decrees.is_empty() || !open.fulfilled.is_empty())) {
        return TABLE
            .field("decrees")
            .flaw("each Decree once, and in co-op only");
    }
    if open.n <= 2 && open.decrees[2].is_some() {
        return TABLE
            .field("decrees")
            .flaw("with two players there are two slots");
    }
    if !open.is_coop() && !open.omens.is_empty() {
        return TABLE.field("events").flaw("happen in co-op only");
    }
    if open.moved.iter().flatten().any(|&n| n > 16) {
        return TABLE.field("moved").flaw("at most 16");
    }
    if open
        .played
        .iter()
        .any(|seat| seat.index() >= open.n as usize)
    {
        return TABLE.field("played").flaw("names seats of this table");
    }
    Ok(())
}

fn sections(open: &Open) -> Result<(), Flaw> {
    let supply: u32 = open
        .fronts
        .iter()
        .map(|front| u32::from(front.barricades))
        .sum();
    let blocking = if open.has_reed() { 3 } else { 0 };
    let all = u32::from(open.data().barricade.count).saturating_sub(blocking);
    if supply > all {
        return TABLE
            .field("sections")
            .flaw(format!("there are {all} Barricades"));
    }
    for section in Section::ALL {
        let front = open.front(section);
        let probe = SECTIONS.field(section.id());
        if front.level > 3 {
            return probe.flaw("a Wall has levels 0 to 3");
        }
        if front.barricades > open.data().barricade.per_section {
            return probe.flaw("too many Barricades");
        }
        if front.firing.iter().map(|&n| u32::from(n)).sum::<u32>()
            > u32::from(front.firing_spots(open.data()))
        {
            return probe.flaw("more Archers than Firing spots");
        }
        if front.bonus > 100 {
            return probe.field("defense_bonus").flaw("at most 100");
        }
        let used = front.n > 0
            || front.bonus > 0
            || front.level > 0
            || front.barricades > 0
            || front.firing.iter().any(|&n| n > 0)
            || front.rest.iter().flatten().any(|&n| n > 0);
        if !open.in_play(section) && used {
            return probe.flaw("this Section is out of play");
        }
        for clan in Clan::all().filter(|&clan| !in_play(open, clan)) {
            if front.has_soldier(clan) {
                return probe.flaw(format!("clan {clan} is not in play"));
            }
        }
        for horde in front.cards() {
            let odd = [Clan::REED, Clan::QIN]
                .iter()
                .any(|&clan| horde.soldiers(clan)[Soldier::Horseman.index()] > 0);
            if odd {
                return probe.flaw("the Reed Clan and Qin have no Horsemen there");
            }
        }
    }
    Ok(())
}

fn locations(open: &Open) -> Result<(), Flaw> {
    for location in Location::ALL {
        let probe = CLERKS.field(location.id());
        let there: u32 = open
            .clerks
            .iter()
            .map(|clan| u32::from(clan[location.index()]))
            .sum();
        if open
            .slots(location)
            .is_some_and(|slots| there > u32::from(slots))
        {
            return probe.flaw("more Clerks than slots");
        }
        if open.clerks[Clan::REED.index()][location.index()] > 1 {
            return probe.flaw("one Reed Clerk per Location");
        }
        if Clan::all()
            .any(|clan| !in_play(open, clan) && open.clerks[clan.index()][location.index()] > 0)
        {
            return probe.flaw("Clerks of clans in play only");
        }
    }
    if open.has_reed() && open.clerk_pools[Clan::REED.index()] != 0 {
        return TABLE
            .field("clerks")
            .flaw("all three Reed Clerks stand in Locations");
    }
    Ok(())
}

fn hordes(open: &Open) -> Result<(), Flaw> {
    let game = open.horde_game();
    let mut seen: Set<HordeCard> = Set::NONE;
    let claimed = open.players.iter().flat_map(|player| player.claimed.iter());
    let board = open
        .fronts
        .iter()
        .flat_map(|front| front.cards().iter().map(|horde| horde.card));
    for card in board
        .chain(claimed)
        .chain(open.qin.claimed.iter())
        .chain(open.horde_discard.iter())
    {
        if seen.has(card) {
            return TABLE
                .field("sections")
                .flaw(format!("the card {card} is in two places"));
        }
        if !game.has(card) {
            return TABLE
                .field("sections")
                .flaw(format!("the card {card} is not in this game"));
        }
        seen.add(card);
    }
    // GW-9.6: the back of the top card is that of a card of the deck.
    let deck = open.horde_deck();
    if !deck.is_empty() && !deck.iter().any(|card| card.indicator() == open.indicator) {
        return TABLE
            .field("indicator")
            .flaw("is the back of a card of the Horde deck");
    }
    Ok(())
}

fn tactics(table: &Table) -> Result<(), Flaw> {
    let game = table.open.tactic_game();
    let mut seen: Set<TacticCard> = Set::NONE;
    let hands = table.secret.seats.iter().flat_map(|own| own.hand.iter());
    for card in hands.chain(table.open.tactic_discard.iter()) {
        if seen.has(card) || !game.has(card) {
            return TABLE.field("tactic_discard").flaw(format!(
                "the card {card} is in two places or not in this game"
            ));
        }
        seen.add(card);
    }
    Ok(())
}

fn advisors(table: &Table) -> Result<(), Flaw> {
    let open = &table.open;
    let mut seen: Set<Advisor> = Set::NONE;
    let track = open.advisor_track.iter().flatten().copied();
    let owned = open
        .players
        .iter()
        .flat_map(|player| player.active.iter().chain(player.supporting.iter()));
    let hidden = table.secret.seats.iter().flat_map(|own| {
        own.support
            .into_iter()
            .chain(own.advisors.into_iter().flatten())
    });
    for advisor in track
        .chain(owned)
        .chain(hidden)
        .chain(open.advisor_discard.iter())
        .chain(open.qin.advisors.iter())
        .chain(table.secret.qin.iter())
    {
        if seen.has(advisor) {
            return TABLE
                .field("advisor_track")
                .flaw(format!("the Advisor {advisor} is in two places"));
        }
        seen.add(advisor);
    }
    if table.secret.qin.len() > 2 {
        return TABLE.field("qin").flaw("two Advisors were never seen");
    }
    Ok(())
}

fn players(table: &Table) -> Result<(), Flaw> {
    let open = &table.open;
    generals(table)?;
    for seat in open.seats() {
        let probe = sheet(seat);
        let (player, own) = (open.player(seat), table.own(seat));
        // GW-2.16: Clerks leave the Chamber and never return.
        if player.chamber > open.data().n.chamber {
            let most = open.data().n.chamber;
            return probe
                .field("chamber")
                .flaw(format!("holds at most {most} Clerks"));
        }
        let sacrificed = player.sacrificed_clerks > 0 || player.sacrificed.iter().any(|&n| n > 0);
        if sacrificed && !open.is_coop() {
            return probe.field("sacrificed").flaw("is for co-op only");
        }
        if player.winter_fired > most_in_winter(open, player.general) {
            return probe
                .field("winter_fired")
                .flaw("the General's ability was not used so often");
        }
        let slots = open.data().n.horde_shame_slots;
        if player
            .claimed
            .iter()
            .any(|card| player.shame_on(card) > slots)
        {
            return probe
                .field("claimed")
                .flaw(format!("a card has {slots} Shame slots"));
        }
        if player
            .honor
            .iter()
            .any(|&honor| !(-9_999..=9_999).contains(&honor))
            || player.points() < 0
        {
            return probe.flaw("Honor is at least 0 in all");
        }
        if own.resources.iter().any(|&n| n > 200) {
            return probe.flaw("at most 200 of a Resource");
        }
        let pool = open.pools[Clan::of(seat).index()];
        if player
            .shamed
            .iter()
            .zip(pool)
            .any(|(&shamed, pool)| shamed > pool)
        {
            return probe.flaw("Shame lies under Soldiers in the pool");
        }
        if player
            .overseers
            .iter()
            .flatten()
            .any(|overseer| !(1..=3).contains(&overseer.level))
        {
            return probe.flaw("Overseers have levels 1 to 3");
        }
        if open.is_coop() && player.claimed_shame.iter().any(|set| !set.is_empty()) {
            return probe.flaw("in co-op Shame never lies on Horde cards");
        }
        if player.hidden_support > 1 || own.hand.len() != player.hand as usize {
            return probe.flaw("the hand and its count differ");
        }
    }
    let overseers = if open.is_solo() { 1..=3 } else { 0..=0 };
    if !(0..=9_999).contains(&open.qin.honor)
        || open
            .qin
            .overseers
            .iter()
            .any(|level| !overseers.contains(level))
    {
        return TABLE
            .field("qin")
            .flaw("Honor is at least 0, Overseers have levels 1 to 3");
    }
    let on_track = open
        .track
        .iter()
        .flatten()
        .find(|placed| placed.clan == Clan::QIN);
    let turned = on_track
        .and_then(|placed| placed.command)
        .into_iter()
        .chain(open.qin.chosen);
    if turned
        .into_iter()
        .any(|command| !open.qin.used.has(command))
    {
        return TABLE
            .field("qin.used")
            .flaw("holds the card of this Year too");
    }
    let tokens: Vec<_> = open.qin.track.iter().collect();
    if (0..tokens.len()).any(|at| tokens[..at].contains(&tokens[at])) {
        return TABLE
            .field("qin")
            .flaw("each token once on the Location track");
    }
    Ok(())
}

/// Generals: each once, those of co-op in co-op only, the dealt ones too.
fn generals(table: &Table) -> Result<(), Flaw> {
    let mut seen: Set<General> = Set::NONE;
    for seat in table.open.seats() {
        let chosen = table.open.player(seat).general;
        let dealt = table.own(seat).generals.into_iter().flatten();
        for general in chosen.into_iter().chain(dealt) {
            let probe = sheet(seat);
            let probe = probe.field("general");
            if !table.open.is_coop() && table.open.data().generals[general.index()].coop {
                return probe.flaw("this General plays in co-op only");
            }
            if seen.has(general) {
                return probe.flaw("each General once");
            }
            seen.add(general);
        }
    }
    Ok(())
}

/// How often a General's bounded listener fires in a Winter.
fn most_in_winter(open: &Open, general: Option<General>) -> u8 {
    let listeners = general
        .into_iter()
        .flat_map(|id| &open.data().generals[id.index()].ability.listeners);
    listeners
        .filter_map(|listener| listener.max_per_winter)
        .max()
        .unwrap_or(0)
}

/// GW-25.2: no hand is over its limit, unless its owner is about to discard.
fn hands(open: &Open, moment: Moment<'_>) -> Result<(), Flaw> {
    for seat in open.seats() {
        let discards = |step: Step| {
            step == Step::Ask(Question::HandLimit { seat })
                || matches!(step, Step::Do(Work::Each { task: Task::HandLimit, order }) if order.has(Clan::of(seat)))
        };
        let most = effects::widest_hand(open, seat);
        if open.player(seat).hand > most && !moment.has(discards) {
            let probe = sheet(seat);
            let probe = probe.field("tactics");
            return probe.flaw(format!("at most {most} Tactics are in this hand"));
        }
    }
    Ok(())
}

/// Pieces and tokens are neither lost nor added: pools are what lies nowhere else.
fn pieces(open: &Open) -> Result<(), Flaw> {
    let mut counted = open.clone();
    if let Err(message) = paper::fill_pools(&mut counted) {
        return TABLE.field("players").flaw(message);
    }
    let same = counted.pools == open.pools
        && counted.clerk_pools == open.clerk_pools
        && counted.shame_pool == open.shame_pool;
    if same {
        Ok(())
    } else {
        TABLE
            .field("players")
            .flaw("pieces are missing or there are too many")
    }
}

fn commands(open: &Open) -> Result<(), Flaw> {
    const TRACK: Probe<'static> = TABLE.field("track");
    for (at, placed) in open
        .track
        .iter()
        .enumerate()
        .filter_map(|(at, placed)| Some((at, (*placed)?)))
    {
        let probe = TRACK.at(at);
        let twice = open.track[..at]
            .iter()
            .flatten()
            .any(|other| other.clan == placed.clan);
        if twice || !in_play(open, placed.clan) || at >= open.tea.len() {
            return probe.flaw("one card of each clan in play, on as many spaces");
        }
        if placed.command.is_none() != (placed.clan == Clan::REED) {
            return probe.flaw("only the Reed Clan's card has no name");
        }
        if let (Some(seat), Some(command)) = (placed.clan.seat(), placed.command)
            && (open.player(seat).discard.has(command) || open.player(seat).chosen == Some(command))
        {
            return probe.flaw("this card is also in the discard");
        }
    }
    for seat in open.seats() {
        let player = open.player(seat);
        if player
            .chosen
            .is_some_and(|chosen| player.discard.has(chosen))
        {
            return sheet(seat).flaw("the chosen card is also in the discard");
        }
    }
    Ok(())
}

/// The members of a kill set stand where it says.
fn kill(open: &Open) -> Result<(), Flaw> {
    let Some(place) = open.kill.place else {
        return Ok(());
    };
    for seat in open.seats() {
        let clan = Clan::of(seat);
        for origin in 0..6 {
            let section = open.kill.section(origin);
            let front = open.front(section);
            let firing = [0, front.firing[clan.index()], 0];
            let there = match (place, origin) {
                (KillPlace::Defeat { row, .. }, origin) if origin == row as usize => front
                    .cards()
                    .get(origin)
                    .map_or([0; 3], |horde| horde.soldiers(clan)),
                (KillPlace::Defeat { .. }, _) => [0; 3],
                (KillPlace::Breach { .. }, 0..=2) => front
                    .cards()
                    .get(origin)
                    .map_or([0; 3], |horde| horde.soldiers(clan)),
                (KillPlace::Breach { .. }, 3) | (KillPlace::Event, 3..) => firing,
                (KillPlace::Breach { .. }, _) => [0; 3],
                (KillPlace::Event, _) => front.rest[seat.index()],
            };
            let doomed = open.kill.doomed[seat.index()][origin];
            if doomed
                .iter()
                .zip(there)
                .any(|(&doomed, there)| doomed > there)
            {
                return TABLE
                    .field("kill")
                    .flaw("names more Soldiers than there are");
            }
        }
    }
    Ok(())
}
