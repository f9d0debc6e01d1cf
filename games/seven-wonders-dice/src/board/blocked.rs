//! What in the picture cannot be chosen now, and why.

use crate::{
    Bonus, City, Die, Part, Question, Refusal, SevenWondersDice, Space,
    board::path,
    rules::{
        may_build, may_cross, may_pick, may_take, may_wonder,
        payment::{Fee, Means},
    },
    speak::explain::reason,
};
use table::{Message, Reason, Seat, View};

/// Dice that are of no use, and spaces that cannot be crossed off now.
pub(super) fn unavailable(view: &View<SevenWondersDice>, seat: Seat) -> Vec<(String, Reason)> {
    let table = view.table.table();
    let Some((_, question)) = view.my_question().filter(|(asked, _)| *asked == seat) else {
        return Vec::new();
    };
    let means = || Means::of(table, seat);
    match question {
        Question::PickCity(_) => refused(City::ALL, path::city, |city| may_pick(table, city)),
        Question::Chain | Question::MainAction | Question::FreeBuild => builds(&means(), question),
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
