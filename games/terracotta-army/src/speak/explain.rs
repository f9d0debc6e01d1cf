//! Why something cannot be done, with the rule.

use crate::{
    TerracottaArmy,
    action::Action,
    names::{Segment, Specialist, Warrior, Wheel, Worker},
    rules::Refusal,
    speak::{self, label},
    step::Question,
    table::Table,
};
use ::table::{Explain, Message, NotNow, Reason, Seat, Turns, View};

impl Explain for TerracottaArmy {
    fn reason(view: &View<Self>, seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::NotAsked if view.is_over() => by("TA-14.1", "no-over"),
            NotNow::NotAsked => by("TA-3.1", "no-turn"),
            NotNow::Because(refusal) => reason(&view.table, seat, refusal),
        }
    }
}

/// What the seat, if it is asked, might want to choose but may not, and why.
pub(crate) fn refused(view: &View<TerracottaArmy>, seat: Seat) -> Vec<(Action, Reason)> {
    let Some(question) = view.question().filter(|_| view.turn().has(seat)) else {
        return Vec::new();
    };
    let table = &view.table;
    wishes(table, question, seat)
        .into_iter()
        .filter_map(|action| {
            let refusal = TerracottaArmy::may(table, question, seat, action).err()?;
            Some((action, reason(table, seat, refusal)))
        })
        .collect()
}

/// What a player might want to choose, whether or not it is possible.
fn wishes(table: &Table, question: Question, seat: Seat) -> Vec<Action> {
    let own = || table.figures.of(seat).iter();
    match question {
        Question::Turn { .. } => {
            // Where an artisan cannot go, a craftsman cannot either.
            let worker = if table.unplaced(seat, Worker::Artisan) > 0 {
                Worker::Artisan
            } else {
                Worker::Craftsman
            };
            let places = Segment::ALL.map(|segment| Action::Place(worker, segment));
            let wheels = Wheel::ALL.map(Action::Rotate);
            wheels.into_iter().chain(places).collect()
        }
        Question::Field { .. } => vec![Action::Perform],
        Question::WarriorKind { .. } => Warrior::ALL.map(Action::Warrior).into(),
        Question::SpecialistKind { .. } => Specialist::ALL.map(Action::Specialist).into(),
        Question::GuardWarrior { .. } => own().map(Action::Move).collect(),
        Question::HorseRider { .. } => own().map(Action::Rider).collect(),
        Question::MasterToken { .. } => table.player(seat).tokens().map(Action::Token).collect(),
        Question::WarriorSpace { .. }
        | Question::UseWeapon { .. }
        | Question::OfficerInspector { .. }
        | Question::GuardMove { .. }
        | Question::Crossbow { .. }
        | Question::SpecialistSpace { .. }
        | Question::ArcherFacing { .. }
        | Question::HorseDirection { .. }
        | Question::MasterUse { .. }
        | Question::Warehouses { .. }
        | Question::MasterInspector { .. } => Vec::new(),
    }
}

fn by(rule: &'static str, word: &'static str) -> Reason {
    Reason::by(rule, Message::new(word))
}

/// What something costs in coins, and what there is.
fn price(id: &'static str, table: &Table, seat: Seat, coins: u8) -> Message {
    let own = Message::new("amount-coins").with("n", table.player(seat).coins);
    Message::new(id)
        .with("coins", label::coins(coins))
        .with("own", own)
}

/// A refusal in words.
pub(crate) fn reason(table: &Table, seat: Seat, refusal: Refusal) -> Reason {
    let price = |id: &'static str, coins: u8| price(id, table, seat, coins);
    match refusal {
        Refusal::OtherStep => by("TA-4.14", "no-other-step"),
        Refusal::RotateLate => by("TA-4.2", "no-rotate-late"),
        Refusal::PlaceLate => by("TA-3.2", "no-place-late"),
        Refusal::NoActionYet => by("TA-3.2", "no-action-yet"),
        Refusal::NoSkip => by("TA-4.15", "no-skip"),
        Refusal::NoSubstituteMaster => by("TA-8.4", "no-substitute-master"),
        Refusal::NoWeapon => by("TA-6.6", "no-weapon"),
        Refusal::Rotated => by("TA-4.1", "no-rotate-again"),
        Refusal::RotateCoins(coins) => Reason::by("TA-12.4", price("no-rotate-coins", coins)),
        Refusal::Closed => by("TA-4.6", "no-place-artisan"),
        Refusal::Taken => by("TA-4.5", "no-place-craftsman"),
        Refusal::NoWorker(worker) => Reason::by(
            "TA-4.4",
            Message::new("no-worker").term("worker", worker.id()),
        ),
        Refusal::NoSubstitute => by("TA-4.13", "no-substitute-outer"),
        Refusal::Clay(needed) => {
            let own = Message::new("amount-clay_wet").with("n", table.player(seat).clay_wet);
            let message = Message::new("no-clay").with("clay", label::wet_clay(needed));
            Reason::by("TA-1.13", message.with("own", own))
        }
        Refusal::NoWarriors => by("TA-12.2", "no-warriors"),
        Refusal::Full => by("TA-12.1", "no-room"),
        Refusal::NothingDry => by("TA-4.15", "no-dry"),
        Refusal::Artisan => by("TA-5.7", "no-upgrade"),
        Refusal::HoldsPriority => by("TA-5.10", "no-priority-held"),
        Refusal::NoPriority => by("TA-5.10", "no-priority-left"),
        Refusal::Active(weapon) => Reason::by(
            "TA-4.15",
            Message::new("no-ready").term("weapon", weapon.id()),
        ),
        Refusal::NoSpecialist => by("TA-7.3", "no-specialist"),
        Refusal::ColumnEmpty(kind) => {
            Reason::by("TA-1.5", Message::new("no-figure").term("kind", kind.id()))
        }
        Refusal::NotFullest => by("TA-8.6", "no-warrior-builder"),
        Refusal::Occupied(space) => Reason::by(
            "TA-1.10",
            Message::new("no-space").with("space", speak::space(space)),
        ),
        Refusal::OfficerSteps => by("TA-6.8", "no-inspector-officer"),
        Refusal::MovesItself => by("TA-6.13", "no-move-guard"),
        Refusal::NotOwn => by("TA-6.13", "no-move-other"),
        Refusal::Stuck => by("TA-6.15", "no-move-stuck"),
        Refusal::NoWay => by("TA-6.15", "no-slide"),
        Refusal::NoWayForHorse => by("TA-6.16", "no-slide-horse"),
        Refusal::NoTarget => by("TA-6.12", "no-shoot"),
        Refusal::SoldOut(kind) => {
            Reason::by("TA-1.5", Message::new("no-figure").term("kind", kind.id()))
        }
        Refusal::Price(coins) => Reason::by("TA-7.1", price("no-price", coins)),
        Refusal::Inactive(weapon) => Reason::by(
            "TA-7.2",
            Message::new("no-active").term("weapon", weapon.id()),
        ),
        Refusal::NoHorseRoom => by("TA-12.3", "no-horse-room"),
        Refusal::NoRider => by("TA-7.6", "no-rider"),
        Refusal::NoMount => by("TA-7.6", "no-horse"),
        Refusal::MasterToken(coins) => Reason::by("TA-8.2", price("no-token-coins", coins)),
        Refusal::TokenUsed(token) => Reason::by(
            "TA-8.2",
            Message::new("no-token-used").with("number", token.number()),
        ),
        Refusal::Builder(coins) => Reason::by("TA-8.6", price("no-builder-coins", coins)),
        Refusal::WarehousesEmpty => by("TA-8.9", "no-warehouse-clay"),
        Refusal::NoPair => by("TA-8.9", "no-warehouses"),
        Refusal::MasterSteps(most) => Reason::by(
            "TA-8.10",
            Message::new("no-inspector-master").with("steps", most),
        ),
        Refusal::AllActive => by("TA-8.11", "no-inactive-weapon"),
    }
}
