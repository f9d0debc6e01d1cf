//! Every pending step fits this table.

use super::{Clan, Open, Order, Seat, Step, Task, in_play};

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
