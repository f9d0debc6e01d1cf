//! Why something may not be chosen.

use super::prelude::*;

/// Why something may not be chosen. What is said of it follows from the open table and the own screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    OtherQuestion,
    /// GW-1.3: here something must be chosen.
    MustChoose,
    /// GW-1.4: the Resources are not there.
    NoResources,
    /// GW-1.10: the Horseman does not stand there.
    NoReward,
    /// GW-1.10: no Wound can be placed there.
    NoWound,
    /// GW-6.3: no Soldier without Shame is in the pool.
    NoSoldierForShame,
    /// GW-6.2: the card has no free slot.
    NoHordeForShame,
    /// GW-29.32: in co-op Shame never lies on Horde cards.
    NoHordeInCoop,
    /// GW-29.31: in co-op Honor turns Shame away.
    NoAppeasement,
    /// GW-7.4: no Clerk is there.
    NoClerk,
    /// GW-7.4: a full Location is locked.
    Locked,
    /// GW-7.5: what this action moved stays.
    HasMoved,
    /// GW-7.4: the Location is full.
    Full,
    /// GW-7.6: each Clerk goes to a different Location.
    NotDistinct,
    /// GW-27.12: one Reed Clerk per Location.
    NotForReed,
    /// GW-7.4: the Clerk cannot go there.
    NoWay,
    /// GW-7.8: the Location is not eligible.
    NotEligible,
    /// GW-8.2: no own Clerk is there, or it was activated.
    NotSpecial,
    /// GW-10.3: there is no Shame, or no Chi.
    NoAtonement,
    /// GW-29.31: there is no Shame, or no Honor.
    NoAtonementInCoop,
    /// GW-11.1: the card is not in the hand.
    NoCommand,
    /// GW-11.4: the space is taken or not used.
    NoSpace,
    /// GW-11.12: the card cannot be copied.
    NoCopy,
    /// GW-11.13: Betrayal stays in the discard.
    Betrayal,
    /// GW-12.2: the Archer cannot hit this.
    NoTarget,
    /// GW-12.2: every Archer fires.
    MustFire,
    /// GW-14.4: the Soldier is not in the set, or Chi is missing.
    NoSaving,
    /// GW-17.2: no Upgrade, or it cannot be paid.
    NoUpgrade,
    /// GW-19.1: no Soldier in the pool, or he cannot be paid.
    NoRecruit,
    /// GW-20.2: a Spearman attacks row 1.
    NoSpearman,
    /// GW-20.3: a Horseman covers two adjacent spots.
    NoHorseman,
    /// GW-20.4: an Archer needs a Firing spot and a target.
    NoArcher,
    /// GW-20.9: nobody can Attack in this Section.
    NoSectionAttack,
    /// GW-20.9: in the chosen Section everybody attacks.
    MustAttack,
    /// GW-21.2.
    NoBarricade,
    /// GW-21.3.
    NoWall,
    /// GW-22.1: nobody can leave there.
    NoLogistics,
    /// GW-22.2: not so many are there.
    NotSoMany,
    /// GW-23.2: only a clan that fills all slots goes to the top.
    NoTeaTop,
    /// GW-24.2: the Chamber is empty.
    EmptyChamber,
    /// GW-24.2: a Clerk costs more.
    DearClerk {
        /// What it costs.
        need: u8,
        /// The Gold that is there.
        have: u8,
    },
    /// GW-24.3: the Advisor is not on the track.
    NotOnTrack,
    /// GW-24.3: an Advisor costs more.
    DearAdvisor {
        /// What it costs.
        need: u8,
        /// The Gold that is there.
        have: u8,
    },
    /// GW-25.2: this Tactic is not in the hand.
    NotInHand,
    /// GW-25.3: Tactics are played in their windows.
    NoWindow,
    /// GW-25.5: the Tactic cannot be played, or would change nothing.
    NoTactic,
    /// GW-29.20: the requirement is not met, or somebody cannot pay.
    NoDecree,
}

/// Why this action, which the question does not list, is refused.
pub(crate) fn why(table: &Table, question: Question, seat: Seat, action: Action) -> Refusal {
    let open = &table.open;
    match (question, action) {
        (Question::PickCommand, Action::Command(_)) => Refusal::NoCommand,
        (Question::PlaceCommand { .. }, Action::Space(_)) => Refusal::NoSpace,
        (Question::MoveFrom { clan, .. }, Action::FromPool) => clerks::not_from(open, clan, None),
        (Question::MoveFrom { clan, .. }, Action::From(from)) => {
            clerks::not_from(open, clan, Some(from))
        }
        (
            Question::MoveTo {
                clan,
                distinct,
                arrived,
                ..
            },
            Action::To(to),
        ) => clerks::not_to(open, clan, distinct, arrived, to),
        (Question::Activation { .. }, Action::Activate(_)) => Refusal::NotEligible,
        (Question::SpecialActivate { .. }, Action::Activate(_)) => Refusal::NotSpecial,
        (Question::UpgradeHere { .. } | Question::UpgradeAny { .. }, Action::Upgrade(..)) => {
            Refusal::NoUpgrade
        }
        (Question::Recruit { .. }, Action::Recruit(..)) => Refusal::NoRecruit,
        (
            Question::DeployOne { .. }
            | Question::Attack { .. }
            | Question::Allies { .. }
            | Question::AttackSection { .. }
            | Question::ReedBarracks,
            Action::AttackSpearman(_),
        ) => Refusal::NoSpearman,
        (
            Question::DeployOne { .. }
            | Question::Attack { .. }
            | Question::Allies { .. }
            | Question::AttackSection { .. }
            | Question::ReedBarracks,
            Action::AttackHorseman(..),
        ) => Refusal::NoHorseman,
        (
            Question::DeployOne { .. }
            | Question::Attack { .. }
            | Question::Allies { .. }
            | Question::AttackSection { .. }
            | Question::ReedBarracks,
            Action::AttackArcher(_) | Action::Volley(_) | Action::Post(_),
        ) => Refusal::NoArcher,
        (Question::RewardOrder { .. }, Action::Reward(_)) => Refusal::NoReward,
        (Question::AttackOrder { .. }, Action::Section(_)) => Refusal::NoSectionAttack,
        (Question::AttackSection { .. }, Action::Stop) => Refusal::MustAttack,
        (Question::Wounds { .. }, Action::Wound(_)) => Refusal::NoWound,
        (Question::Shots { .. }, Action::Wound(_)) => Refusal::NoTarget,
        (Question::Shots { .. }, Action::Stop | Action::Pass) => Refusal::MustFire,
        (Question::Build { .. }, Action::Barricade(_)) => Refusal::NoBarricade,
        (Question::Build { .. }, Action::Wall(_)) => Refusal::NoWall,
        (Question::Pay { .. }, Action::Pay(..))
        | (Question::Lose { .. }, Action::Lose(_))
        | (Question::Exchange { .. }, Action::Swap(..))
        | (Question::Give { .. }, Action::Give(..)) => Refusal::NoResources,
        (Question::Logistics { .. }, Action::Logistics(..)) => Refusal::NoLogistics,
        (Question::Send { .. }, Action::Send(_)) => Refusal::NotSoMany,
        (Question::TeaHouse { .. }, Action::TeaTop) => Refusal::NoTeaTop,
        (Question::Embassy { .. }, Action::HireClerk) => {
            refused(embassy::may_hire_clerk(table, seat))
        }
        (Question::Embassy { .. }, Action::Hire(advisor)) => {
            refused(embassy::may_hire(table, seat, advisor))
        }
        (Question::Window { .. }, Action::Play(_) | Action::Boost(_)) => Refusal::NoTactic,
        (_, Action::Play(_) | Action::Boost(_)) => Refusal::NoWindow,
        (Question::HandLimit { .. } | Question::Intrigue { .. }, Action::Discard(_)) => {
            Refusal::NotInHand
        }
        (Question::PlaceShame { .. }, Action::ShameSoldier(_)) => Refusal::NoSoldierForShame,
        (Question::PlaceShame { .. }, Action::ShameHorde(_)) if open.is_coop() => {
            Refusal::NoHordeInCoop
        }
        (Question::PlaceShame { .. }, Action::ShameHorde(_)) => Refusal::NoHordeForShame,
        (Question::PlaceShame { .. }, Action::Appease) => Refusal::NoAppeasement,
        (Question::Atone { .. }, Action::AtoneSoldier(_) | Action::AtoneHorde(_)) => {
            if open.is_coop() {
                Refusal::NoAtonementInCoop
            } else {
                Refusal::NoAtonement
            }
        }
        (Question::SaveOwn { .. } | Question::SaveFree { .. }, Action::Save(..)) => {
            Refusal::NoSaving
        }
        (Question::CopyCommand { .. }, Action::Copy(_)) => Refusal::NoCopy,
        (Question::ReclaimCard { .. }, Action::Reclaim(_)) => Refusal::Betrayal,
        (Question::Decrees { .. }, Action::Fulfil(_))
        | (Question::Consent { .. }, Action::Agree) => Refusal::NoDecree,
        (
            Question::DeployOne { .. }
            | Question::Doom { .. }
            | Question::ReclaimOrHonor { .. }
            | Question::PlaceShame { .. },
            Action::Stop | Action::Pass,
        ) => Refusal::MustChoose,
        _ => Refusal::OtherQuestion,
    }
}

/// What a formula says of an action that is not listed.
fn refused<T>(may: Result<T, Refusal>) -> Refusal {
    may.err().unwrap_or(Refusal::OtherQuestion)
}
