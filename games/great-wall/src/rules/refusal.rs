//! Why something may not be chosen.

use super::{options, prelude::*};

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

/// Whether the seat may choose this. What has one small formula is asked for alone; what is found by looking through
/// pieces on the table is looked up in the list.
pub(crate) fn may(
    table: &Table,
    question: Question,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    use Question as Q;
    let open = &table.open;
    let own = table.own(seat);
    let other = Refusal::OtherQuestion;
    let listed = |refusal: Refusal| {
        let mut list = Vec::new();
        options::options(table, question, seat, &mut list);
        ensure(list.contains(&action), refusal)
    };
    match (question, action) {
        (Q::PickGeneral, Action::General(general)) => {
            ensure(own.generals.contains(&Some(general)), other)
        }
        (Q::PickAdvisor, Action::PickActive(advisor)) => {
            ensure(own.advisors.contains(&Some(advisor)), other)
        }
        (Q::PickCommand, Action::Command(command)) => {
            ensure(open.command_hand(seat).has(command), Refusal::NoCommand)
        }
        (Q::QinAdvisor, Action::UnderQin(advisor)) => {
            ensure(open.advisor_track[..2].contains(&Some(advisor)), other)
        }
        (Q::PlaceCommand { .. }, Action::Space(space)) => {
            let mut free = fall::free_spaces(open);
            ensure(free.any(|at| at + 1 == space), Refusal::NoSpace)
        }
        (Q::Activation { done }, Action::Activate(at)) => {
            let eligible = !done.has(at) && activation::is_eligible(open, at);
            ensure(eligible, Refusal::NotEligible)
        }
        (Q::SpecialActivate { done, .. }, Action::Activate(at)) => {
            let mut special = activation::special(open, seat, done);
            ensure(special.any(|one| one == at), Refusal::NotSpecial)
        }
        (Q::Decrees { tried }, Action::Fulfil(decree)) => {
            let mut decrees = coop::open_decrees(open, tried);
            ensure(decrees.any(|one| one == decree), Refusal::NoDecree)
        }
        (Q::Consent { decree, .. }, Action::Agree) => {
            ensure(coop::can_consent(table, seat, decree), Refusal::NoDecree)
        }
        (Q::Next { order, .. }, Action::Next(clan)) => ensure(order.has(clan), other),
        (Q::PickPlayers { chosen, .. }, Action::Next(clan)) => {
            let plays = open.seats().any(|seat| Clan::of(seat) == clan);
            ensure(plays && Some(clan) != chosen, other)
        }
        (
            Q::MoveFrom {
                clan,
                distinct,
                arrived,
                ..
            },
            Action::FromPool | Action::From(_),
        ) => {
            let mut sources = clerks::sources(open, clan, distinct, arrived);
            let leaves = sources.any(|from| Action::leave(from) == action);
            let from = if let Action::From(from) = action {
                Some(from)
            } else {
                None
            };
            ensure(leaves, clerks::not_from(open, clan, from))
        }
        (
            Q::MoveTo {
                clan,
                distinct,
                arrived,
                from,
                ..
            },
            Action::To(to),
        ) => {
            let mut targets = clerks::targets(open, clan, distinct, arrived, from);
            ensure(
                targets.any(|one| one == to),
                clerks::not_to(open, clan, distinct, arrived, to),
            )
        }
        (Q::CopyCommand { .. }, Action::Copy(command)) => {
            let mut cards = fall::copyable(open, seat);
            ensure(cards.any(|one| one == command), Refusal::NoCopy)
        }
        (Q::Donate { location, .. }, Action::Donate) => {
            let donates = production::can_donate(table, seat, location).is_some();
            ensure(donates, other)
        }
        (Q::Deploy { batch, .. }, Action::Deploy(soldier)) => {
            ensure(batch[soldier.index()] > 0, other)
        }
        (Q::DefenseSection { .. }, Action::Section(section))
        | (Q::DeployFree { .. }, Action::Rest(section)) => {
            ensure(open.sections().any(|one| one == section), other)
        }
        (Q::RewardOrder { spot, other, .. }, Action::Reward(first)) => {
            let second = Spot {
                cell: other,
                ..spot
            };
            ensure([spot, second].contains(&first), Refusal::NoReward)
        }
        (Q::Wounds { place, section, .. }, Action::Wound(spot)) => {
            let mut spots = attack::wound_spots(open, seat, place, section);
            ensure(spots.any(|one| one == spot), Refusal::NoWound)
        }
        (Q::Shots { section, .. }, Action::Wound(spot)) => {
            let mut spots = attack::archer_spots(open.front(section), section);
            ensure(spots.any(|one| one == spot), Refusal::NoTarget)
        }
        (
            Q::Send {
                from, to, group, ..
            },
            Action::Send(n),
        ) => {
            let most = logistics::most(open, seat, from, to, group);
            ensure(n <= most, Refusal::NotSoMany)
        }
        (Q::Embassy { .. }, Action::HireClerk) => embassy::may_hire_clerk(table, seat).map(drop),
        (Q::Embassy { .. }, Action::Hire(advisor)) => {
            embassy::may_hire(table, seat, advisor).map(drop)
        }
        (Q::ReclaimCard { .. }, Action::Reclaim(command)) => {
            let cards = summer::reclaimable(open, seat);
            ensure(cards.has(command), Refusal::Betrayal)
        }
        (Q::PlaceShame { .. }, Action::ShameSoldier(soldier)) => {
            ensure(open.usable(seat, soldier) > 0, Refusal::NoSoldierForShame)
        }
        (Q::ReedBarricade, Action::Barricade(section)) => {
            let mut places = reed::barricade_places(open);
            ensure(places.any(|one| one == section), Refusal::NoBarricade)
        }
        (Q::ReedEmbassy, Action::Dismiss(advisor)) => {
            ensure(open.advisor_track.contains(&Some(advisor)), other)
        }
        (Q::ReclaimOrHonor { .. }, Action::TakeAll | Action::TakeHonor)
        | (Q::Academy { .. }, Action::Draw)
        | (Q::PlaceAdvisor { .. }, Action::MakeActive | Action::MakeSupporting)
        | (Q::Intrigue { .. }, Action::LoseHonor)
        | (Q::Window { .. }, Action::Pass) => Ok(()),
        (Q::UpgradeHere { .. } | Q::UpgradeAny { .. }, Action::Upgrade(_)) => {
            listed(Refusal::NoUpgrade)
        }
        (Q::Recruit { .. }, Action::Recruit(_)) => listed(Refusal::NoRecruit),
        (
            Q::DeployOne { .. }
            | Q::Attack { .. }
            | Q::Allies { .. }
            | Q::AttackSection { .. }
            | Q::ReedBarracks,
            Action::AttackSpearman(_),
        ) => listed(Refusal::NoSpearman),
        (
            Q::DeployOne { .. }
            | Q::Attack { .. }
            | Q::Allies { .. }
            | Q::AttackSection { .. }
            | Q::ReedBarracks,
            Action::AttackHorseman(..),
        ) => listed(Refusal::NoHorseman),
        (
            Q::DeployOne { .. }
            | Q::Attack { .. }
            | Q::Allies { .. }
            | Q::AttackSection { .. }
            | Q::ReedBarracks,
            Action::AttackArcher(_) | Action::Volley(_) | Action::Post(_),
        ) => listed(Refusal::NoArcher),
        (Q::AttackOrder { .. }, Action::Section(_)) => listed(Refusal::NoSectionAttack),
        (Q::Build { .. }, Action::Barricade(_)) => listed(Refusal::NoBarricade),
        (Q::Build { .. }, Action::Wall(_)) => listed(Refusal::NoWall),
        (Q::Pay { .. }, Action::Pay(..))
        | (Q::Lose { .. }, Action::Lose(_))
        | (Q::Exchange { .. }, Action::Swap(..))
        | (Q::Give { .. }, Action::Give(..)) => listed(Refusal::NoResources),
        (Q::Logistics { .. }, Action::Logistics(..)) => listed(Refusal::NoLogistics),
        (Q::TeaHouse { .. }, Action::TeaTop) => listed(Refusal::NoTeaTop),
        (Q::Window { .. }, Action::Play(_) | Action::Boost(_)) => listed(Refusal::NoTactic),
        (Q::HandLimit { .. } | Q::Intrigue { .. }, Action::Discard(_)) => {
            listed(Refusal::NotInHand)
        }
        (Q::PlaceShame { .. }, Action::ShameHorde(_)) => listed(if open.is_coop() {
            Refusal::NoHordeInCoop
        } else {
            Refusal::NoHordeForShame
        }),
        (Q::PlaceShame { .. }, Action::Appease) => listed(Refusal::NoAppeasement),
        (Q::Atone { .. }, Action::AtoneSoldier(_) | Action::AtoneHorde(_)) => {
            listed(if open.is_coop() {
                Refusal::NoAtonementInCoop
            } else {
                Refusal::NoAtonement
            })
        }
        (Q::SaveOwn { .. } | Q::SaveFree { .. }, Action::Save(..)) => listed(Refusal::NoSaving),
        (Q::AttackSection { .. }, Action::Stop) => listed(Refusal::MustAttack),
        (Q::Shots { .. }, Action::Stop | Action::Pass) => listed(Refusal::MustFire),
        (
            Q::DeployOne { .. } | Q::Doom { .. } | Q::ReclaimOrHonor { .. } | Q::PlaceShame { .. },
            Action::Stop | Action::Pass,
        ) => listed(Refusal::MustChoose),
        (Q::First { .. }, Action::First(_))
        | (Q::Alternative(_), Action::Choose(_))
        | (Q::DeployOne { .. }, Action::Rest(_))
        | (Q::TeaHouse { .. }, Action::TeaUp)
        | (Q::Gain { .. }, Action::Take(_))
        | (Q::Sacrifice { .. }, Action::Sacrifice(..))
        | (Q::Doom { .. }, Action::Kill(_))
        | (Q::DoomReady { .. }, Action::KillReady(..))
        | (_, Action::Stop) => listed(other),
        // GW-25.3: whatever else is asked.
        (_, Action::Play(_) | Action::Boost(_)) => Err(Refusal::NoWindow),
        (
            _,
            Action::General(_)
            | Action::PickActive(_)
            | Action::Command(_)
            | Action::Space(_)
            | Action::TakeAll
            | Action::TakeHonor
            | Action::FromPool
            | Action::From(_)
            | Action::To(_)
            | Action::Activate(_)
            | Action::Upgrade(_)
            | Action::Donate
            | Action::Recruit(_)
            | Action::Deploy(_)
            | Action::Rest(_)
            | Action::AttackSpearman(_)
            | Action::AttackHorseman(..)
            | Action::AttackArcher(_)
            | Action::Volley(_)
            | Action::Post(_)
            | Action::Wound(_)
            | Action::Section(_)
            | Action::Barricade(_)
            | Action::Wall(_)
            | Action::Pay(..)
            | Action::Logistics(..)
            | Action::Send(_)
            | Action::TeaUp
            | Action::TeaTop
            | Action::Draw
            | Action::HireClerk
            | Action::Hire(_)
            | Action::MakeActive
            | Action::MakeSupporting
            | Action::Discard(_)
            | Action::LoseHonor
            | Action::Kill(_)
            | Action::KillReady(..)
            | Action::Save(..)
            | Action::ShameSoldier(_)
            | Action::ShameHorde(_)
            | Action::Appease
            | Action::AtoneSoldier(_)
            | Action::AtoneHorde(_)
            | Action::Take(_)
            | Action::Lose(_)
            | Action::Swap(..)
            | Action::Give(..)
            | Action::Choose(_)
            | Action::Next(_)
            | Action::Reclaim(_)
            | Action::Copy(_)
            | Action::Dismiss(_)
            | Action::UnderQin(_)
            | Action::Fulfil(_)
            | Action::Agree
            | Action::Sacrifice(..)
            | Action::First(_)
            | Action::Pass
            | Action::Reward(_),
        ) => Err(other),
    }
}

fn ensure(may: bool, refusal: Refusal) -> Result<(), Refusal> {
    if may { Ok(()) } else { Err(refusal) }
}
