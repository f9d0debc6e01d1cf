//! Why something may not be chosen.

use crate::{
    action::Action,
    names::{MasterToken, Specialist, Warrior, Weapon, Worker},
    step::Question,
    table::Space,
};

/// Why something may not be chosen now. One computation for lists, effects, reasons and pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// TA-4.14: something else is being chosen.
    OtherStep,
    /// TA-4.2: wheels are turned before a worker is placed.
    RotateLate,
    /// TA-3.2: the worker of this turn is placed already.
    PlaceLate,
    /// TA-3.2: actions come after the placement.
    NoActionYet,
    /// TA-4.15: this cannot be skipped.
    NoSkip,
    /// TA-8.4: there is no substitute for the use of a master.
    NoSubstituteMaster,
    /// TA-6.6: no weapon can be used now.
    NoWeapon,
    /// TA-4.1: a wheel has been turned this turn.
    Rotated,
    /// TA-12.4: turning a wheel costs more coins than there are.
    RotateCoins(u8),
    /// TA-4.6: an artisan closes the segment.
    Closed,
    /// TA-4.5: only an artisan can come to this segment.
    Taken,
    /// TA-4.4: no unplaced worker of this kind is left.
    NoWorker(Worker),
    /// TA-4.13: the outer ring has no substitute.
    NoSubstitute,
    /// TA-1.13: so much wet clay is needed.
    Clay(u8),
    /// TA-12.2: the organizer is empty.
    NoWarriors,
    /// TA-12.1: the mausoleum is full.
    Full,
    /// TA-4.15: there is no dry clay to moisten.
    NothingDry,
    /// TA-5.7: the worker is an artisan already.
    Artisan,
    /// TA-5.10: the player holds a priority token.
    HoldsPriority,
    /// TA-5.10: the stack is empty.
    NoPriority,
    /// TA-4.15: this weapon is active.
    Active(Weapon),
    /// TA-7.3: no specialist is buyable.
    NoSpecialist,
    /// TA-1.5: none of this kind of warrior is left.
    ColumnEmpty(Warrior),
    /// TA-8.6: another column is fuller.
    NotFullest,
    /// TA-1.10: a figure stands there.
    Occupied(Space),
    /// TA-6.8: the officer's inspector goes so far and no other way.
    OfficerSteps,
    /// TA-6.13: the guard does not move itself.
    MovesItself,
    /// TA-6.13: only own warriors are moved.
    NotOwn,
    /// TA-6.15: the warrior can go nowhere.
    Stuck,
    /// TA-6.15: the way is blocked or leads outside.
    NoWay,
    /// TA-6.16: the same for a warrior with its horse.
    NoWayForHorse,
    /// TA-6.12: no figure stands in this direction.
    NoTarget,
    /// TA-1.5: none of this kind of specialist is left.
    SoldOut(Specialist),
    /// TA-7.1: the specialist costs more coins than there are.
    Price(u8),
    /// TA-7.2: the weapon is not active.
    Inactive(Weapon),
    /// TA-12.3: no horse fits anywhere.
    NoHorseRoom,
    /// TA-7.6: no own warrior without a horse for whom one fits.
    NoRider,
    /// TA-7.6: the horse does not fit there.
    NoMount,
    /// TA-8.2: the master token costs more coins than there are.
    MasterToken(u8),
    /// TA-8.2: this token lies on another master.
    TokenUsed(MasterToken),
    /// TA-8.6: the Builder costs more coins than there are.
    Builder(u8),
    /// TA-8.9: no clay lies in the warehouses.
    WarehousesEmpty,
    /// TA-8.9: two different warehouses, not both empty.
    NoPair,
    /// TA-8.10: the Master Inspector moves forward, so many steps at most.
    MasterSteps(u8),
    /// TA-8.11: all weapons are active.
    AllActive,
}

impl Refusal {
    /// Why an action that belongs to another question may not be chosen.
    pub(super) fn not_now(question: Question, action: Action) -> Self {
        let (is_turn, is_master) = (
            matches!(question, Question::Turn { .. }),
            matches!(
                question,
                Question::MasterToken { .. } | Question::MasterUse { .. }
            ),
        );
        match action {
            Action::Rotate(_) => Refusal::RotateLate,
            Action::Place(..) => Refusal::PlaceLate,
            Action::Perform | Action::TakeClay | Action::TakeCoin | Action::Skip if is_turn => {
                Refusal::NoActionYet
            }
            Action::TakeClay | Action::TakeCoin if is_master => Refusal::NoSubstituteMaster,
            Action::Skip => Refusal::NoSkip,
            Action::UseWeapon => Refusal::NoWeapon,
            Action::Perform
            | Action::TakeClay
            | Action::TakeCoin
            | Action::Warrior(_)
            | Action::Specialist(_)
            | Action::Space(_)
            | Action::KeepWeapon
            | Action::Inspector(..)
            | Action::NoInspector
            | Action::Move(_)
            | Action::NoMove
            | Action::Slide(..)
            | Action::Shoot(_)
            | Action::Face(_)
            | Action::Rider(_)
            | Action::Horse(_)
            | Action::Token(_)
            | Action::UseMaster
            | Action::LeaveMaster
            | Action::Warehouses(..) => Refusal::OtherStep,
        }
    }
}
