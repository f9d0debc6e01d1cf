//! Every pending step fits this table.

use super::{Clan, Open, Order, Question, Seat, Step, Task, Work, in_play};
use crate::{
    effect::Op,
    names::{Decree, Location, Section, Soldier},
    rules::{clerks, fall, logistics},
    step::{Card, Text},
    table::KillPlace,
};

fn ensure(fits: bool, message: &str) -> Result<(), String> {
    if fits {
        Ok(())
    } else {
        Err(message.to_owned())
    }
}

/// A card that can be read at this table by its owner.
fn card_ok(open: &Open, card: Card, owner: Clan) -> Result<(), String> {
    let player = owner.seat().map(|seat| open.player(seat));
    let fits = match card {
        Card::Command(_, frame) => frame < 3 && player.is_some(),
        Card::Solo(_, frame) => frame < 3 && owner == Clan::QIN,
        Card::Reed(frame) => frame < 3 && owner == Clan::REED,
        Card::General(general) => player.is_some_and(|player| player.general == Some(general)),
        Card::Advisor(advisor) => player.is_some_and(|player| player.active.has(advisor)),
        Card::Tactic(tactic) | Card::Boosted(tactic) => {
            player.is_some() && (open.is_coop() || !open.data().tactics[tactic.index()].coop)
        }
        Card::Decree(_) | Card::Event(_) => open.is_coop() && player.is_some(),
    };
    ensure(fits, "this card is not read at this table")
}

fn text_ok(open: &Open, text: Text) -> Result<(), String> {
    card_ok(open, text.card, text.owner)?;
    let block = text
        .card
        .script(open.data())
        .blocks
        .get(text.block as usize);
    let there = block.is_some_and(|ops| text.at as usize <= ops.len());
    ensure(there, "the card has no such place")
}

/// Whether the text stands at a choice between alternatives.
fn is_choice(open: &Open, text: Text) -> bool {
    let block = text
        .card
        .script(open.data())
        .blocks
        .get(text.block as usize);
    let op = block.and_then(|ops| ops.get(text.at as usize));
    matches!(op, Some(Op::Choose(_)))
}

/// The seats and clans that a step names must be at this table.
pub(super) fn check_step(open: &Open, step: Step) -> Result<(), String> {
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
    let section_ok =
        |section: Section| ensure(open.in_play(section), "this Section is out of play");
    let horde_ok = |section: Section, row: u8| {
        section_ok(section)?;
        ensure(open.horde(section, row).is_some(), "there is no Horde card")
    };
    let coop_ok = || ensure(open.is_coop(), "this happens in co-op only");
    let versus_ok = || ensure(!open.is_coop(), "this does not happen in co-op");
    let decree_ok = |decree: Decree| {
        coop_ok()?;
        ensure(
            open.decrees.contains(&Some(decree)),
            "this Decree is not on the board",
        )
    };
    let solo_ok = || ensure(open.is_solo(), "Qin plays in solo only");
    let reed_ok = || ensure(open.has_reed(), "the Reed Clan does not play");
    let batch_ok = |seat: Seat, batch: [u8; 3]| {
        let fits = Soldier::ALL
            .iter()
            .all(|&kind| batch[kind.index()] <= open.usable(seat, kind));
        ensure(fits, "there are not so many Soldiers in the pool")
    };
    let produces = |location: Location| open.data().locations[location.index()].produces;
    let order_ok = |order: Order| order.iter().try_for_each(clan_ok);
    let humans_ok = |order: Order| {
        order.iter().try_for_each(|clan| {
            clan.seat()
                .map_or_else(|| Err(format!("clan {clan} is no player")), seat_ok)
        })
    };
    match step {
        Step::Ask(
            Question::PlaceCommand { seat }
            | Question::First { seat, .. }
            | Question::DefenseSection { seat, .. }
            | Question::SpecialActivate { seat, .. }
            | Question::UpgradeAny { seat, .. }
            | Question::DeployFree { seat, .. }
            | Question::Attack { seat, .. }
            | Question::AttackOrder { seat, .. }
            | Question::Wounds { seat, .. }
            | Question::Build { seat, .. }
            | Question::Logistics { seat, .. }
            | Question::TeaHouse { seat, .. }
            | Question::Academy { seat, .. }
            | Question::Embassy { seat, .. }
            | Question::HandLimit { seat }
            | Question::Intrigue { seat }
            | Question::Gain { seat, .. }
            | Question::Lose { seat, .. }
            | Question::Exchange { seat, .. }
            | Question::Give { seat, .. }
            | Question::ReclaimCard { seat, .. }
            | Question::PlaceShame { seat, .. }
            | Question::Atone { seat, .. }
            | Question::DoomReady { seat, .. }
            | Question::SaveOwn { seat }
            | Question::SaveFree { seat, .. },
        )
        | Step::Do(
            Work::Listen { seat, .. } | Work::LogisticsDone { seat } | Work::Shame { seat, .. },
        ) => seat_ok(seat),
        // GW-29: in co-op all Command cards return by themselves.
        Step::Ask(Question::ReclaimOrHonor { seat }) => {
            seat_ok(seat)?;
            versus_ok()
        }
        Step::Ask(Question::Sacrifice { seat, .. }) => {
            seat_ok(seat)?;
            coop_ok()
        }
        Step::Ask(Question::CopyCommand { seat }) => {
            seat_ok(seat)?;
            let found = fall::copyable(open, seat).next().is_some();
            ensure(found, "there is no Command to copy")
        }
        Step::Ask(Question::UpgradeHere { seat, location }) => {
            seat_ok(seat)?;
            ensure(produces(location).is_some(), "no Overseer stands there")
        }
        Step::Ask(Question::Donate { seat, location, .. }) => {
            seat_ok(seat)?;
            let donates = produces(location).is_some_and(|produces| produces.donation);
            ensure(donates, "nothing is donated there")
        }
        Step::Ask(Question::DeployOne { seat, soldier }) => {
            seat_ok(seat)?;
            ensure(
                open.usable(seat, soldier) > 0,
                "there is no such Soldier in the pool",
            )
        }
        Step::Ask(Question::AttackSection { seat, section, .. }) => {
            seat_ok(seat)?;
            section_ok(section)
        }
        Step::Ask(Question::RewardOrder { seat, spot, .. })
        | Step::Do(Work::Reward { seat, spot }) => {
            seat_ok(seat)?;
            let horde = open.horde(spot.section, spot.row);
            let rides = horde
                .is_some_and(|horde| horde.marks[spot.cell.index()].clan() == Some(Clan::of(seat)));
            ensure(rides, "the Horseman does not stand there")
        }
        Step::Ask(Question::Pay { seat, .. }) => seat_ok(seat),
        Step::Ask(Question::PlaceAdvisor { seat, advisor }) => {
            seat_ok(seat)?;
            let there = open.advisor_track.contains(&Some(advisor));
            if there {
                Ok(())
            } else {
                Err(format!("{advisor} is not on the Advisor track"))
            }
        }
        Step::Ask(Question::Send {
            seat,
            from,
            to,
            group,
        }) => {
            seat_ok(seat)?;
            let fits =
                from != to && open.in_play(from) && open.in_play(to) && group <= logistics::GROUPS;
            if fits {
                Ok(())
            } else {
                Err("between two Sections in play".to_owned())
            }
        }
        Step::Ask(Question::Recruit { seat, batch, .. } | Question::Deploy { seat, batch }) => {
            seat_ok(seat)?;
            batch_ok(seat, batch)
        }
        Step::Ask(Question::Doom { seat, origin, .. }) => {
            seat_ok(seat)?;
            row_ok(origin)
        }
        Step::Do(Work::Frame { card, owner }) => {
            clan_ok(owner)?;
            ensure(
                fall::frame_of(open.data(), card).is_some(),
                "the card has no such frame",
            )?;
            card_ok(open, card, owner)
        }
        Step::Ask(Question::MoveFrom { clan, .. }) => clan_ok(clan),
        Step::Ask(Question::MoveTo {
            clan,
            from,
            distinct,
            arrived,
            ..
        }) => {
            clan_ok(clan)?;
            let target = clerks::targets(open, clan, distinct, arrived, from).next();
            ensure(target.is_some(), "the Clerk can go nowhere")?;
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
        Step::Ask(Question::Shots { clan, section, .. }) => {
            clan_ok(clan)?;
            section_ok(section)
        }
        Step::Ask(Question::Consent { decree, order, .. }) => {
            decree_ok(decree)?;
            ensure(!order.is_empty(), "somebody is asked")?;
            humans_ok(order)
        }
        Step::Ask(Question::Window { order, .. } | Question::Allies { order, .. }) => {
            humans_ok(order)
        }
        Step::Do(Work::Each { task, order }) | Step::Ask(Question::Next { task, order }) => {
            order_ok(order)?;
            match task {
                Task::Frame(card, owner) => {
                    clan_ok(owner)?;
                    card_ok(open, card, owner)
                }
                Task::Text(card, block, scope, owner) => {
                    clan_ok(owner)?;
                    let at = 0;
                    let me = owner;
                    text_ok(
                        open,
                        Text {
                            card,
                            block,
                            at,
                            owner,
                            me,
                            scope,
                        },
                    )
                }
                Task::Doom(section, row) => horde_ok(section, row),
                Task::Firing(section) => section_ok(section),
                Task::Upgrade(location) => {
                    ensure(produces(location).is_some(), "no Overseer stands there")
                }
                Task::Donate(location, _) => {
                    let donates = produces(location).is_some_and(|produces| produces.donation);
                    ensure(donates, "nothing is donated there")
                }
                Task::Reclaim => versus_ok(),
                Task::Shame(_) => coop_ok(),
                Task::Intrigue
                | Task::Plunder
                | Task::SummerShame
                | Task::PlaceCommand
                | Task::Barracks
                | Task::Build
                | Task::Logistics
                | Task::TeaHouse
                | Task::Embassy
                | Task::Academy
                | Task::Save
                | Task::Listen(..)
                | Task::HandLimit => Ok(()),
            }
        }
        Step::Do(Work::Happen { actor, .. }) => actor.map_or(Ok(()), clan_ok),
        Step::Do(Work::Run(text))
        | Step::Ask(Question::Alternative(text) | Question::PickPlayers { text, .. }) => {
            clan_ok(text.owner)?;
            clan_ok(text.me)?;
            text_ok(open, text)?;
            let fits =
                !matches!(step, Step::Ask(Question::Alternative(_))) || is_choice(open, text);
            ensure(fits, "the card offers no alternatives there")
        }
        Step::Do(Work::CloseInstance { played }) => played.iter().try_for_each(seat_ok),
        Step::Do(
            Work::Defeat { section, row }
            | Work::DefeatHonor { section, row }
            | Work::DefeatKill { section, row },
        ) => horde_ok(section, row),
        Step::Do(Work::BreachShame { section, row }) => {
            section_ok(section)?;
            row_ok(row.saturating_sub(1))
        }
        Step::Do(
            Work::BreachKill { section } | Work::Firing { section } | Work::Assault { section },
        ) => section_ok(section),
        Step::Do(Work::DefeatEnd {
            section,
            row,
            claimant,
        }) => {
            horde_ok(section, row)?;
            claimant.map_or(Ok(()), clan_ok)
        }
        Step::Do(Work::NewHordes { left }) => {
            let spaces = open.data().time[open.side()].iter();
            let most = spaces.map(|space| space.new_hordes).max().unwrap_or(0);
            // GW-9.2: one more in co-op, and one for `reinforcements`.
            ensure(left <= most.saturating_add(2), "not so many Hordes come")
        }
        Step::Ask(Question::QinAdvisor) => {
            solo_ok()?;
            let both = open.advisor_track[..2].iter().all(Option::is_some);
            ensure(
                both && !open.both_advisors,
                "there is no choice of two Advisors",
            )
        }
        Step::Do(Work::QinActivation { at, .. }) => {
            solo_ok()?;
            ensure(at <= 5, "his track has five spaces")
        }
        Step::Do(Work::Cleanup { at, gone }) => {
            let fits = at <= 9 && gone.iter().all(|&n| n <= 3);
            ensure(fits, "there are nine places for Hordes")
        }
        Step::Do(Work::Turns { space } | Work::EndTurn { space }) => {
            ensure(space <= 4, "the Command track has four spaces")
        }
        Step::Ask(Question::Decrees { .. })
        | Step::Do(Work::DecreePhase | Work::RefillDecrees | Work::EventPhase) => coop_ok(),
        Step::Do(Work::Fulfilled { decree }) => decree_ok(decree),
        Step::Ask(Question::ReedBarracks | Question::ReedBarricade | Question::ReedEmbassy) => {
            reed_ok()
        }
        Step::Do(Work::OpenKill { place }) => ensure(
            place == KillPlace::Event,
            "only an Event opens its kill set by a step of its own",
        ),
        Step::Do(
            Work::Setup
            | Work::Generals
            | Work::Advisors
            | Work::Begin
            | Work::Spring
            | Work::RefreshAdvisors
            | Work::Summer
            | Work::ClearTrack
            | Work::Fall
            | Work::Commands
            | Work::RevealCommands
            | Work::ActivationPhase
            | Work::Activate { .. }
            | Work::LocationEffect { .. }
            | Work::ReturnClerks { .. }
            | Work::Winter
            | Work::FiringEnd
            | Work::DiscardBarricades
            | Work::EndCheck
            | Work::KillWindow
            | Work::Slaughter
            | Work::Killed
            | Work::Excerpt,
        )
        | Step::Ask(
            Question::PickGeneral
            | Question::PickAdvisor
            | Question::PickCommand
            | Question::Activation { .. },
        ) => Ok(()),
    }
}
