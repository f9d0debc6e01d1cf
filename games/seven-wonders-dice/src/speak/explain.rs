//! Why an action is refused, and what in the picture cannot be chosen now: the refusals of the rules in words.

use super::help;
use crate::{
    Bonus, City, Die, Part, Question, Refusal, SevenWondersDice, Space, SpaceName,
    board::path,
    rules::{
        may_build, may_cross, may_pick, may_take, may_wonder,
        payment::{Fee, Means},
    },
};
use table::{Arg, Explain, Message, NotNow, Reason, Seat, View};

impl Explain for SevenWondersDice {
    fn reason(view: &View<Self>, seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        match not_now {
            NotNow::NotAsked => not_asked(view, seat),
            NotNow::Because(refusal) => reason(refusal),
        }
    }

    /// Dice that are of no use, and spaces that cannot be crossed off now.
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        let table = view.table.table();
        let Some((_, question)) = view.my_question().filter(|(asked, _)| *asked == seat) else {
            return Vec::new();
        };
        let means = || Means::of(table, seat);
        match question {
            Question::PickCity(_) => refused(City::ALL, path::city, |city| may_pick(table, city)),
            Question::Chain | Question::MainAction | Question::FreeBuild => {
                builds(&means(), question)
            }
            Question::Cross { buildings, .. } => {
                let means = means();
                let left = means
                    .board
                    .of_all(buildings)
                    .minus(table.player(seat).crossed);
                let id = |space| path::space(seat, space);
                refused(left.iter(), id, |space| may_cross(&means, buildings, space))
            }
            Question::ChooseBonus => {
                let id = |bonus| path::bonus(seat, bonus);
                refused(Bonus::ALL, id, |bonus| may_take(table.player(seat), bonus))
            }
            Question::Confirm => Vec::new(),
        }
    }
}

fn not_asked(view: &View<SevenWondersDice>, seat: Seat) -> Reason {
    let lanes = view.place.lanes.as_ref();
    if view.is_over() {
        Reason::by("SW-11.1", Message::new("why-over"))
    } else if lanes.is_some_and(|lanes| lanes.ready.has(seat)) {
        Reason::by("SW-10.6", Message::new("why-ready"))
    } else {
        plain(Message::new("why-not-asked"))
    }
}

/// Where no rule of the specification applies.
const fn plain(message: Message) -> Reason {
    Reason {
        rule: None,
        message,
    }
}

fn reason(refusal: Refusal) -> Reason {
    let about =
        |id: &'static str, space: SpaceName| Message::new(id).with("space", space.message());
    match refusal {
        Refusal::OtherQuestion => plain(Message::new("why-other-step")),
        Refusal::ActionDeclined => Reason::by("SW-7.6", Message::new("why-main-action")),
        Refusal::OnlyBuild => Reason::by("SW-7.5", Message::new("why-only-build")),
        Refusal::BonusDeclined => Reason::by("SW-9.4", Message::new("why-bonus-must")),
        Refusal::CityTaken(city) => {
            let message = Message::new("why-city-taken").term("city", city.word());
            Reason::by("SW-1.2", message)
        }
        Refusal::BonusTaken(bonus) => {
            let message = Message::new("why-bonus-taken").term("bonus", bonus.word());
            Reason::by("SW-9.1", message)
        }
        Refusal::NotInForum(die) => {
            let message = Message::new("why-not-in-forum").term("die", die.word());
            Reason::by("SW-4.4", message)
        }
        Refusal::Locked(die) => {
            Reason::by("SW-4.4", Message::new("why-locked").term("die", die.word()))
        }
        Refusal::NotPrinted(part) => {
            plain(Message::new("why-not-printed").term("part", part.word()))
        }
        Refusal::WonderNeedsNoDie => Reason::by("SW-8.8.2", Message::new("why-wonder-die")),
        Refusal::WonderBuilt => Reason::by("SW-8.8.1", Message::new("why-wonder-done")),
        Refusal::OutOfReach(space) => Reason::by("SW-7.2", about("why-not-these", space)),
        Refusal::Crossed(space) => Reason::by("SW-6.3", about("why-crossed", space)),
        Refusal::Face { face, space } => {
            let message = about("why-face", space).term("face", face.word());
            Reason::by("SW-4.9", message)
        }
        Refusal::Spy(parts) => {
            let message = Message::new("why-spy").with("buildings", help::parts(parts));
            Reason::by("SW-8.9.1", message)
        }
        Refusal::Guild {
            parts,
            own,
            left,
            right,
        } => {
            let message = |id| {
                Message::new(id)
                    .with("parts", help::parts(parts))
                    .with("own", own)
                    .with("left", left)
            };
            match right {
                Some(right) => Reason::by("SW-8.7.2", message("why-guild").with("right", right)),
                None => Reason::by("SW-12.3", message("why-guild-two")),
            }
        }
        Refusal::NotOpen(before) => {
            let message = Message::new("why-not-open").with("before", before.message());
            Reason::by("SW-6.1", message)
        }
        Refusal::DieCost { cost, coins, gain } => {
            let id = match gain {
                0 => "why-die-cost",
                1.. => "why-die-cost-gain",
            };
            let message = Message::new(id)
                .with("cost", cost)
                .with("coins", coins)
                .maybe(gain > 0, "gain", || Arg::from(gain));
            Reason::by("SW-4.5", message)
        }
        Refusal::Materials {
            cost,
            materials,
            coins,
        } => {
            let message = Message::new("why-materials")
                .with("cost", cost)
                .with("materials", materials)
                .with("coins", coins);
            Reason::by("SW-5.4", message)
        }
    }
}

/// The elements of what may not be chosen, and why.
fn refused<T: Copy, V>(
    all: impl IntoIterator<Item = T>,
    id: impl Fn(T) -> String,
    may: impl Fn(T) -> Result<V, Refusal>,
) -> Vec<(String, Reason)> {
    all.into_iter()
        .filter_map(|one| Some((id(one), reason(may(one).err()?))))
        .collect()
}

/// Dice with which nothing can be built, spaces that cannot be built with any, and the Wonder.
fn builds(means: &Means<'_>, question: Question) -> Vec<(String, Reason)> {
    let (table, seat, fee) = (means.table, means.seat, Fee::of(question));
    let wonder = means.board.of(Part::Wonder);
    let left = means
        .board
        .printed
        .minus(wonder)
        .minus(table.player(seat).crossed);
    let dice: Vec<Die> = table.throws().map(|throw| throw.die).collect();
    let mut found = Vec::new();
    for &die in &dice {
        if let Err(refusals) = any(left.iter().map(|space| may_build(means, die, space, fee))) {
            let telling = refusals.iter().find(|refusal| is_about_die(**refusal));
            let useless = Message::new("why-useless").term("die", die.word());
            let reason = telling.map_or(Reason::by("SW-4.3", useless), |refusal| reason(*refusal));
            found.push((path::die(die), reason));
        }
    }
    for space in left.iter() {
        if let Err(refusals) = any(dice.iter().map(|die| may_build(means, *die, space, fee))) {
            let closed = means.is_open(space).err();
            let dear = || refusals.into_iter().find(|refusal| is_dear(*refusal));
            let reason = closed
                .or_else(dear)
                .map_or_else(|| no_die(means, space), reason);
            found.push((path::space(seat, space), reason));
        }
    }
    if question != Question::FreeBuild {
        let stage = path::stage(table, seat);
        found.extend(refused(
            [stage],
            |stage| path::space(seat, stage),
            |_| may_wonder(means),
        ));
    }
    found
}

/// All refusals, unless there is something that is not refused.
fn any<T>(tries: impl Iterator<Item = Result<T, Refusal>>) -> Result<(), Vec<Refusal>> {
    let mut refusals = Vec::new();
    for one in tries {
        match one {
            Ok(_) => return Ok(()),
            Err(refusal) => refusals.push(refusal),
        }
    }
    Err(refusals)
}

/// Whether a refusal says more about a die than that its face does not fit.
const fn is_about_die(refusal: Refusal) -> bool {
    is_dear(refusal) || matches!(refusal, Refusal::Locked(_) | Refusal::Guild { .. })
}

const fn is_dear(refusal: Refusal) -> bool {
    matches!(refusal, Refusal::DieCost { .. } | Refusal::Materials { .. })
}

fn no_die(means: &Means<'_>, space: Space) -> Reason {
    let name = means.board.name(space).message();
    Reason::by("SW-4.9", Message::new("why-no-die").with("space", name))
}
