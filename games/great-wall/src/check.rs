//! All invariants of a position, so that nothing in a hand-made one can break a rule; and where scenarios begin.

use crate::{
    data::data,
    ids::{Advisor, Clan, HordeCard, Location, PLAYERS, Section, Soldier, TacticCard, Window},
    sets::{Few, Set},
    step::{Happening, Scope, Step, Task},
    table::{KillPlace, Open, Order, Table},
};
use table::{Flaw, Seat, Seats};

/// Checks everything that reading the position has not.
pub fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
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
    kill(open)?;
    for (at, step) in stack.iter().rev().enumerate() {
        let path = format!("pending[{at}]");
        if is_lane(*step) {
            return Err(Flaw::new(path, "this question is asked in a split only"));
        }
        check_step(open, *step).map_err(|message| Flaw::new(path, message))?;
    }
    if let Some((_, step)) = split
        && !is_lane(step)
    {
        return Err(Flaw::new(
            "split.step",
            "this question is not asked of several at once",
        ));
    }
    Ok(())
}

fn flaw<T>(path: &str, message: impl Into<String>) -> Result<T, Flaw> {
    Err(Flaw::new(format!("table.{path}"), message))
}

fn is_lane(step: Step) -> bool {
    matches!(
        step,
        Step::PickGeneral | Step::PickAdvisor | Step::PickCommand
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
        return flaw("tea", "names each clan in play once");
    }
    if open.active.is_some_and(|clan| !in_play(open, clan)) {
        return flaw("active", "is a clan in play");
    }
    Ok(())
}

fn numbers(open: &Open) -> Result<(), Flaw> {
    if open.year == 0 || open.year as usize > data().time[open.side()].len() {
        return flaw("year", "is a space of the Time track");
    }
    if !open.in_play(open.indicator) {
        return flaw("indicator", "shows a Section in play");
    }
    if open.warehouse.iter().any(|&n| n > 80) {
        return flaw("warehouse", "holds at most 80 of a kind");
    }
    if open.artifacts.len() > 3 || (open.is_coop() && !open.artifacts.is_empty()) {
        return flaw("artifacts", "three are used, none in co-op");
    }
    let decrees: Vec<_> = open.decrees.iter().flatten().collect();
    let twice = (0..decrees.len())
        .any(|at| decrees[..at].contains(&decrees[at]) || open.fulfilled.has(*decrees[at]));
    if twice || (!open.is_coop() && (!decrees.is_empty() || !open.fulfilled.is_empty())) {
        return flaw("decrees", "each Decree once, and in co-op only");
    }
    if open.n <= 2 && open.decrees[2].is_some() {
        return flaw("decrees", "with two players there are two slots");
    }
    if !open.is_coop() && !open.omens.is_empty() {
        return flaw("events", "happen in co-op only");
    }
    if open.moved.iter().flatten().any(|&n| n > 16) {
        return flaw("moved", "at most 16");
    }
    if open
        .played
        .iter()
        .any(|seat| seat.index() >= open.n as usize)
    {
        return flaw("played", "names seats of this table");
    }
    Ok(())
}

fn sections(open: &Open) -> Result<(), Flaw> {
    let supply: u32 = open
        .fronts
        .iter()
        .map(|front| u32::from(front.barricades))
        .sum();
    let all = u32::from(data().barricade.count) - if open.has_reed() { 3 } else { 0 };
    if supply > all {
        return flaw("sections", format!("there are {all} Barricades"));
    }
    for &section in Section::ALL {
        let front = open.front(section);
        let path = format!("sections.{section}");
        if front.level > 3 {
            return flaw(&path, "a Wall has levels 0 to 3");
        }
        if front.barricades > data().barricade.per_section {
            return flaw(&path, "too many Barricades");
        }
        if front.firing.iter().map(|&n| u32::from(n)).sum::<u32>() > u32::from(front.firing_spots())
        {
            return flaw(&path, "more Archers than Firing spots");
        }
        let used = front.n > 0
            || front.level > 0
            || front.barricades > 0
            || front.firing.iter().any(|&n| n > 0)
            || front.rest.iter().flatten().any(|&n| n > 0);
        if !open.in_play(section) && used {
            return flaw(&path, "this Section is out of play");
        }
        for clan in Clan::all().filter(|&clan| !in_play(open, clan)) {
            if front.has_soldier(clan) {
                return flaw(&path, format!("clan {clan} is not in play"));
            }
        }
        for horde in front.cards() {
            let odd = [Clan::REED, Clan::QIN]
                .iter()
                .any(|&clan| horde.soldiers(clan)[Soldier::Horseman.index()] > 0);
            if odd {
                return flaw(&path, "the Reed Clan and Qin have no Horsemen there");
            }
        }
    }
    Ok(())
}

fn locations(open: &Open) -> Result<(), Flaw> {
    for &location in Location::ALL {
        let path = format!("clerks.{location}");
        let there: u32 = open
            .clerks
            .iter()
            .map(|clan| u32::from(clan[location.index()]))
            .sum();
        if open
            .slots(location)
            .is_some_and(|slots| there > u32::from(slots))
        {
            return flaw(&path, "more Clerks than slots");
        }
        if open.clerks[Clan::REED.index()][location.index()] > 1 {
            return flaw(&path, "one Reed Clerk per Location");
        }
        if Clan::all()
            .any(|clan| !in_play(open, clan) && open.clerks[clan.index()][location.index()] > 0)
        {
            return flaw(&path, "Clerks of clans in play only");
        }
    }
    if open.has_reed() && open.clerk_pools[Clan::REED.index()] != 0 {
        return flaw("clerks", "all three Reed Clerks stand in Locations");
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
            return flaw("sections", format!("the card {card} is in two places"));
        }
        if !game.has(card) {
            return flaw("sections", format!("the card {card} is not in this game"));
        }
        seen.add(card);
    }
    Ok(())
}

fn tactics(table: &Table) -> Result<(), Flaw> {
    let game = table.open.tactic_game();
    let mut seen: Set<TacticCard> = Set::NONE;
    let hands = table.secret.seats.iter().flat_map(|own| own.hand.iter());
    for card in hands.chain(table.open.tactic_discard.iter()) {
        if seen.has(card) || !game.has(card) {
            return flaw(
                "tactic_discard",
                format!("the card {card} is in two places or not in this game"),
            );
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
            return flaw(
                "advisor_track",
                format!("the Advisor {advisor} is in two places"),
            );
        }
        seen.add(advisor);
    }
    if table.secret.qin.len() > 2 {
        return flaw("qin", "two Advisors were never seen");
    }
    Ok(())
}

fn players(table: &Table) -> Result<(), Flaw> {
    let open = &table.open;
    for seat in open.seats() {
        let path = format!("players[{}]", seat.index());
        let (player, own) = (open.player(seat), table.own(seat));
        if player
            .honor
            .iter()
            .any(|&honor| !(-9_999..=9_999).contains(&honor))
            || player.points() < 0
        {
            return flaw(&path, "Honor is at least 0 in all");
        }
        if own.resources.iter().any(|&n| n > 200) {
            return flaw(&path, "at most 200 of a Resource");
        }
        let pool = open.pools[Clan::of(seat).index()];
        if player
            .shamed
            .iter()
            .zip(pool)
            .any(|(&shamed, pool)| shamed > pool)
        {
            return flaw(&path, "Shame lies under Soldiers in the pool");
        }
        if player
            .overseers
            .iter()
            .flatten()
            .any(|overseer| !(1..=3).contains(&overseer.level))
        {
            return flaw(&path, "Overseers have levels 1 to 3");
        }
        if open.is_coop() && player.claimed_shame.iter().any(|set| !set.is_empty()) {
            return flaw(&path, "in co-op Shame never lies on Horde cards");
        }
        if player
            .general
            .is_some_and(|general| !open.is_coop() && data().generals[general.index()].coop)
        {
            return flaw(&path, "this General plays in co-op only");
        }
        let twice = open.seats().any(|other| {
            other != seat
                && player.general.is_some()
                && open.player(other).general == player.general
        });
        if twice {
            return flaw(&path, "each General once");
        }
        if player.hidden_support > 1 || own.hand.len() != player.hand as usize {
            return flaw(&path, "the hand and its count differ");
        }
    }
    if open.qin.honor < 0 || open.qin.overseers.iter().any(|&level| level > 3) {
        return flaw("qin", "Honor is at least 0, Overseers have levels 0 to 3");
    }
    let tokens: Vec<_> = open.qin.track.iter().collect();
    if (0..tokens.len()).any(|at| tokens[..at].contains(&tokens[at])) {
        return flaw("qin", "each token once on the Location track");
    }
    Ok(())
}

fn commands(open: &Open) -> Result<(), Flaw> {
    for (at, placed) in open
        .track
        .iter()
        .enumerate()
        .filter_map(|(at, placed)| Some((at, (*placed)?)))
    {
        let path = format!("track[{at}]");
        let twice = open.track[..at]
            .iter()
            .flatten()
            .any(|other| other.clan == placed.clan);
        if twice || !in_play(open, placed.clan) || at >= open.tea.len() {
            return flaw(&path, "one card of each clan in play, on as many spaces");
        }
        if placed.command.is_none() != (placed.clan == Clan::REED) {
            return flaw(&path, "only the Reed Clan's card has no name");
        }
        if let (Some(seat), Some(command)) = (placed.clan.seat(), placed.command)
            && (open.player(seat).discard.has(command) || open.player(seat).chosen == Some(command))
        {
            return flaw(&path, "this card is also in the discard");
        }
    }
    for seat in open.seats() {
        let player = open.player(seat);
        if player
            .chosen
            .is_some_and(|chosen| player.discard.has(chosen))
        {
            return flaw(
                &format!("players[{}]", seat.index()),
                "the chosen card is also in the discard",
            );
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
                return flaw("kill", "names more Soldiers than there are");
            }
        }
    }
    Ok(())
}

/// The seats and clans that a step names must be at this table.
fn check_step(open: &Open, step: Step) -> Result<(), String> {
    let seat_ok = |seat: Seat| {
        if seat.index() < open.n as usize {
            Ok(())
        } else {
            Err(format!("seat {seat} is empty"))
        }
    };
    let clan_ok = |clan: Clan| {
        if in_play(open, clan) {
            Ok(())
        } else {
            Err(format!("clan {clan} is not in play"))
        }
    };
    let row_ok = |row: u8| {
        if row < 3 {
            Ok(())
        } else {
            Err("a Section has rows 0 to 2".to_owned())
        }
    };
    let order_ok = |order: Order| order.iter().try_for_each(clan_ok);
    let humans_ok = |order: Order| {
        order.iter().try_for_each(|clan| {
            clan.seat()
                .map_or_else(|| Err(format!("clan {clan} is no player")), seat_ok)
        })
    };
    match step {
        Step::ReclaimOrHonor { seat }
        | Step::PlaceCommand { seat }
        | Step::Listen { seat, .. }
        | Step::DefenseSection { seat, .. }
        | Step::SpecialActivate { seat, .. }
        | Step::CopyCommand { seat }
        | Step::UpgradeHere { seat, .. }
        | Step::UpgradeAny { seat, .. }
        | Step::Donate { seat, .. }
        | Step::DeployOne { seat, .. }
        | Step::DeployFree { seat, .. }
        | Step::Attack { seat, .. }
        | Step::AttackOrder { seat, .. }
        | Step::AttackSection { seat, .. }
        | Step::Wounds { seat, .. }
        | Step::Build { seat, .. }
        | Step::Logistics { seat, .. }
        | Step::LogisticsDone { seat }
        | Step::TeaHouse { seat, .. }
        | Step::Academy { seat, .. }
        | Step::Embassy { seat, .. }
        | Step::HandLimit { seat }
        | Step::Intrigue { seat }
        | Step::Gain { seat, .. }
        | Step::Lose { seat, .. }
        | Step::Exchange { seat, .. }
        | Step::Give { seat, .. }
        | Step::ReclaimCard { seat, .. }
        | Step::Sacrifice { seat, .. }
        | Step::Shame { seat, .. }
        | Step::Atone { seat, .. }
        | Step::DoomReady { seat, .. }
        | Step::SaveOwn { seat }
        | Step::SaveFree { seat, .. } => seat_ok(seat),
        Step::Pay { seat, n } => {
            seat_ok(seat)?;
            if n <= 30 {
                Ok(())
            } else {
                Err("at most 30".to_owned())
            }
        }
        Step::PlaceAdvisor { seat, advisor } => {
            seat_ok(seat)?;
            let there = open.advisor_track.contains(&Some(advisor));
            if there {
                Ok(())
            } else {
                Err(format!("{advisor} is not on the Advisor track"))
            }
        }
        Step::Send { seat, from, to, .. } => {
            seat_ok(seat)?;
            let fits = from != to && open.in_play(from) && open.in_play(to);
            if fits {
                Ok(())
            } else {
                Err("between two Sections in play".to_owned())
            }
        }
        Step::Recruit { seat, batch, .. } | Step::Deploy { seat, batch } => {
            seat_ok(seat)?;
            if batch.iter().all(|&n| n <= 16) {
                Ok(())
            } else {
                Err("too many Soldiers".to_owned())
            }
        }
        Step::Doom { seat, origin, .. } => {
            seat_ok(seat)?;
            row_ok(origin)
        }
        Step::Frame { owner, .. } => clan_ok(owner),
        Step::MoveFrom { clan, .. } => clan_ok(clan),
        Step::MoveTo { clan, from, .. } => {
            clan_ok(clan)?;
            let there = match from {
                Some(from) => open.clerks[clan.index()][from.index()],
                None => open.clerk_pools[clan.index()],
            };
            if there > 0 {
                Ok(())
            } else {
                Err("there is no Clerk to move".to_owned())
            }
        }
        Step::Shots { clan, .. } => clan_ok(clan),
        Step::Consent { order, .. } | Step::Window { order, .. } | Step::Allies { order, .. } => {
            humans_ok(order)
        }
        Step::Each { task, order } => {
            order_ok(order)?;
            match task {
                Task::Frame(_, owner) | Task::Text(_, _, _, owner) => clan_ok(owner),
                Task::Doom(_, row) => row_ok(row),
                Task::Intrigue
                | Task::Plunder
                | Task::SummerShame
                | Task::Reclaim
                | Task::PlaceCommand
                | Task::Upgrade(_)
                | Task::Donate(..)
                | Task::Barracks
                | Task::Build
                | Task::Logistics
                | Task::TeaHouse
                | Task::Embassy
                | Task::Academy
                | Task::Firing(_)
                | Task::Save
                | Task::Listen(..)
                | Task::Shame(_)
                | Task::HandLimit => Ok(()),
            }
        }
        Step::Happen { actor, .. } => actor.map_or(Ok(()), clan_ok),
        Step::Run(text) | Step::Alternative(text) | Step::PickPlayers { text, .. } => {
            clan_ok(text.owner)?;
            clan_ok(text.me)
        }
        Step::CloseInstance { played } => played.iter().try_for_each(seat_ok),
        Step::Defeat { row, .. }
        | Step::DefeatHonor { row, .. }
        | Step::DefeatKill { row, .. }
        | Step::BreachShame { row, .. } => {
            row_ok(row.min(if matches!(step, Step::BreachShame { .. }) {
                2
            } else {
                row
            }))
        }
        Step::DefeatEnd { row, claimant, .. } => {
            row_ok(row)?;
            claimant.map_or(Ok(()), clan_ok)
        }
        Step::OpenKill { .. }
        | Step::Setup
        | Step::Generals
        | Step::PickGeneral
        | Step::Advisors
        | Step::PickAdvisor
        | Step::Begin
        | Step::Spring
        | Step::NewHordes { .. }
        | Step::RefreshAdvisors
        | Step::QinAdvisor
        | Step::Summer
        | Step::ClearTrack
        | Step::Fall
        | Step::Commands
        | Step::PickCommand
        | Step::RevealCommands
        | Step::Turns { .. }
        | Step::ActivationPhase
        | Step::Activation { .. }
        | Step::QinActivation { .. }
        | Step::Activate { .. }
        | Step::LocationEffect { .. }
        | Step::ReturnClerks { .. }
        | Step::EndTurn { .. }
        | Step::Winter
        | Step::Firing { .. }
        | Step::FiringEnd
        | Step::Assault { .. }
        | Step::DiscardBarricades
        | Step::EndCheck
        | Step::Decrees { .. }
        | Step::Fulfilled { .. }
        | Step::DecreePhase
        | Step::RefillDecrees
        | Step::EventPhase
        | Step::Cleanup { .. }
        | Step::BreachKill { .. }
        | Step::KillWindow
        | Step::Slaughter
        | Step::Killed
        | Step::ReedBarracks
        | Step::ReedBarricade
        | Step::ReedEmbassy => Ok(()),
    }
}

/// Where a scenario begins: a season, a turn, an Activation, a window, a clean-up, an assault …
pub fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
    let words: Vec<&str> = point.split_whitespace().collect();
    ready(table);
    let steps = match words[..] {
        ["spring"] => vec![Step::Spring, Step::Summer, Step::Fall, Step::Winter],
        ["hordes", n] => vec![Step::NewHordes {
            left: n.parse().map_err(|_| "hordes NUMBER")?,
        }],
        ["advisors"] => vec![Step::RefreshAdvisors],
        ["summer"] => vec![Step::Summer, Step::Fall, Step::Winter],
        ["fall"] => vec![Step::Fall, Step::Winter],
        ["place"] => vec![Step::RevealCommands, Step::Winter],
        ["turns"] => vec![Step::Turns { space: 0 }, Step::Winter],
        ["activation"] => vec![Step::Activation { done: Few::NONE }],
        ["activate", location] => vec![Step::Activate {
            location: location.parse()?,
            special: false,
        }],
        ["special", location] => vec![Step::Activate {
            location: location.parse()?,
            special: true,
        }],
        ["cleanup"] => vec![Step::Cleanup {
            at: 0,
            gone: [0; 3],
        }],
        ["winter"] => vec![Step::Winter],
        ["firing"] => {
            let mut steps: Vec<Step> = table
                .open
                .sections()
                .map(|section| Step::Firing { section })
                .collect();
            steps.push(Step::FiringEnd);
            steps
        }
        ["assault", section] => vec![Step::Assault {
            section: section.parse()?,
        }],
        ["assaults"] => {
            let mut steps: Vec<Step> = table
                .open
                .sections()
                .map(|section| Step::Assault { section })
                .collect();
            steps.push(Step::DiscardBarricades);
            steps
        }
        ["end"] => vec![Step::EndCheck],
        ["decrees"] => vec![Step::Decrees { tried: Few::NONE }, Step::EndCheck],
        ["shame", seat, n] => vec![Step::Shame {
            seat: seat_of(table, seat)?,
            left: n.parse().map_err(|_| "shame SEAT NUMBER")?,
        }],
        ["event"] => vec![Step::EventPhase],
        ["card", card, seat] => {
            let me = Clan::of(seat_of(table, seat)?);
            let card = card_of(card)?;
            vec![Step::Run(crate::step::Text {
                card,
                block: 0,
                at: 0,
                owner: me,
                me,
                scope: Scope::NONE,
            })]
        }
        ["frame", card, at, clan] => {
            let at: u8 = at.parse().map_err(|_| "frame CARD 0..2 CLAN")?;
            let clan: Clan = clan.parse()?;
            let card = match clan {
                Clan::QIN => crate::step::Card::Solo(card.parse()?, at),
                Clan::REED => crate::step::Card::Reed(at),
                _ => crate::step::Card::Command(card.parse()?, at),
            };
            table.open.active = Some(clan);
            vec![Step::Frame { card, owner: clan }]
        }
        ["window", window] => {
            let window: Window = window.parse()?;
            let order = table.open.humans();
            vec![Step::Window {
                window,
                scope: Scope::NONE,
                order,
            }]
        }
        ["happen", what, seat] => {
            let what = match what {
                "income" => Happening::Income,
                "turn_start" => Happening::TurnStart,
                "winter_start" => Happening::WinterStart,
                "firing_end" => Happening::FiringEnd,
                "recruited" => Happening::Recruited,
                "donated" => Happening::Donated,
                "decree_fulfilled" => Happening::DecreeFulfilled,
                "logistics_done" => Happening::LogisticsDone,
                other => return Err(format!("unknown happening '{other}'")),
            };
            vec![Step::Happen {
                what,
                actor: Some(Clan::of(seat_of(table, seat)?)),
                scope: Scope::NONE,
            }]
        }
        _ => return Err(format!("the game never stands at '{point}'")),
    };
    let mut stack = steps;
    stack.reverse();
    Ok(stack)
}

fn seat_of(table: &Table, text: &str) -> Result<Seat, String> {
    let seat = text
        .parse::<Clan>()?
        .seat()
        .filter(|seat| seat.index() < table.open.n as usize);
    seat.ok_or_else(|| format!("'{text}' is no seat"))
}

fn card_of(text: &str) -> Result<crate::step::Card, String> {
    if let crate::action::Action::First(card) = format!("first {text}").parse()? {
        Ok(card)
    } else {
        Err(format!("'{text}' is no card"))
    }
}

/// A hand-made position after the setup: dealt cards that nobody chose are put away, and every player has a General.
fn ready(table: &mut Table) {
    for seat in table.open.seats() {
        let own = *table.own(seat);
        if table.open.player(seat).general.is_none() {
            let taken: Vec<_> = table
                .open
                .players
                .iter()
                .filter_map(|player| player.general)
                .collect();
            let general = own
                .generals
                .into_iter()
                .flatten()
                .find(|general| !taken.contains(general));
            table.open.player_mut(seat).general = general;
        }
        let own = table.own_mut(seat);
        own.generals = [None; 2];
        own.advisors = [None; 2];
    }
    let _ = PLAYERS;
}
