//! Step c of a season: the advisors' help (KB-6).

use crate::{
    Kingsburg,
    action::Action,
    data::Gift,
    event::{Event, Gain},
    names::{Advisor, Building, Good, Goods, Phase},
    rules::Refusal,
    step::{Question, Work},
    table::{Open, Player, dice::Dice},
};
use table::{Asked, Cx, Seat};

/// KB-6.1, KB-6.2: advisors in ascending order, the group placed first is helped first. Asks where there is a choice.
pub(super) fn give(cx: &mut Cx<'_, Kingsburg>, advisor: Advisor, group: u8) {
    let mut next = Some((advisor, group));
    while let Some((advisor, group)) = next {
        let open = &cx.table.open;
        if let Some(seat) = owner(open, advisor, group) {
            if has_choice(open, advisor, seat) {
                cx.ask(Question::Gift { advisor, group });
                return;
            }
            if is_exchange(open, advisor) {
                cx.tell(Event::Declined { seat });
            } else {
                let gift = &open.data().gifts(advisor)[0];
                help(cx, seat, advisor, gift, gift.goods());
            }
        }
        next = after(advisor, group);
    }
    cx.work(Work::CleanUp);
}

/// The group that is helped after this one.
fn after(advisor: Advisor, group: u8) -> Option<(Advisor, u8)> {
    match group {
        0 => Some((advisor, 1)),
        _ => Some((Advisor::from_number(advisor.number() + 1)?, 0)),
    }
}

/// Advisors go on helping after a choice.
fn go_on(cx: &mut Cx<'_, Kingsburg>, advisor: Advisor, group: u8) {
    cx.work(match after(advisor, group) {
        Some((advisor, group)) => Work::Help { advisor, group },
        None => Work::CleanUp,
    });
}

fn owner(open: &Open, advisor: Advisor, group: u8) -> Option<Seat> {
    open.court[advisor][usize::from(group)]?.owner
}

/// KB-6.8: whether the advisor exchanges goods.
pub(crate) fn is_exchange(open: &Open, advisor: Advisor) -> bool {
    matches!(open.data().gifts(advisor), [gift] if gift.exchange)
}

/// KB-6.3, KB-6.4, KB-6.8: alternatives, goods of free choice, or an exchange for who has something to give.
fn has_choice(open: &Open, advisor: Advisor, seat: Seat) -> bool {
    match open.data().gifts(advisor) {
        [gift] if gift.exchange => open.player(seat).goods.total() > 0,
        [gift] => gift.any > 0,
        _ => true,
    }
}

/// The owner of the group, where there is a choice.
pub(crate) fn asked(open: &Open, advisor: Advisor, group: u8) -> Asked {
    match owner(open, advisor, group) {
        Some(seat) if has_choice(open, advisor, seat) => Asked::Seat(seat),
        Some(_) | None => Asked::Nobody,
    }
}

/// KB-6.3, KB-6.4: one of the alternatives, or so many goods of free choice.
pub(super) fn may_take(
    open: &Open,
    advisor: Advisor,
    goods: Goods,
) -> Result<&'static Gift, Refusal> {
    let gift = match open.data().gifts(advisor) {
        [gift] => (goods.total() == u32::from(gift.any) && !gift.exchange).then_some(gift),
        gifts => gifts.iter().find(|gift| gift.goods() == goods),
    };
    gift.ok_or(Refusal::NotGiven(advisor))
}

/// KB-6.8: one good back.
pub(super) fn may_give(
    open: &Open,
    advisor: Advisor,
    player: &Player,
    good: Good,
) -> Result<(), Refusal> {
    may_decline(open, advisor)?;
    if player.goods.of(good) > 0 {
        Ok(())
    } else {
        Err(Refusal::NothingToGive)
    }
}

/// KB-6.8: only the exchange is optional.
pub(super) fn may_decline(open: &Open, advisor: Advisor) -> Result<(), Refusal> {
    if is_exchange(open, advisor) {
        Ok(())
    } else {
        Err(Refusal::OtherQuestion)
    }
}

pub(super) fn options(open: &Open, advisor: Advisor, player: &Player, out: &mut Vec<Action>) {
    match open.data().gifts(advisor) {
        [gift] if gift.exchange => {
            out.push(Action::Decline);
            let goods = Good::ALL.into_iter();
            let given = goods.filter(|good| may_give(open, advisor, player, *good).is_ok());
            out.extend(given.map(Action::Give));
        }
        [gift] => out.extend(Goods::choices(gift.any).map(Action::Take)),
        gifts => {
            out.extend(gifts.iter().map(|gift| Action::Take(gift.goods())));
            out.sort_unstable();
        }
    }
}

/// KB-6.3, KB-6.4: goods of free choice come with those that are not.
pub(super) fn take(
    cx: &mut Cx<'_, Kingsburg>,
    advisor: Advisor,
    group: u8,
    seat: Seat,
    taken: Goods,
) {
    let gift = may_take(&cx.table.open, advisor, taken).expect("listed");
    let goods = if gift.any > 0 {
        gift.goods().plus(taken)
    } else {
        taken
    };
    help(cx, seat, advisor, gift, goods);
    go_on(cx, advisor, group);
}

/// KB-6.8: one good back, one of each other kind.
pub(super) fn exchange(
    cx: &mut Cx<'_, Kingsburg>,
    advisor: Advisor,
    group: u8,
    seat: Seat,
    given: Good,
) {
    let given_goods = Goods::one(given);
    let taken = Goods::new(1, 1, 1).minus(given_goods);
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.minus(given_goods).plus(taken);
    cx.tell(Event::Exchanged { seat, given, taken });
    go_on(cx, advisor, group);
}

/// KB-6.8: the exchange is optional.
pub(super) fn decline(cx: &mut Cx<'_, Kingsburg>, advisor: Advisor, group: u8, seat: Seat) {
    cx.tell(Event::Declined { seat });
    go_on(cx, advisor, group);
}

/// What a gift brings: the Stables of the helped player add a soldier wherever soldiers come (KB-6.7), the Queen's
/// points are an option (KB-R1).
pub(crate) fn gain(open: &Open, seat: Option<Seat>, gift: &Gift, goods: Goods) -> Gain {
    let has_stables = seat.is_some_and(|seat| open.player(seat).buildings.has(Building::Stables));
    let stables = u8::from(gift.soldiers > 0 && has_stables);
    let queen = if gift.queen_vp {
        open.queen_vp as i8
    } else {
        0
    };
    Gain {
        goods,
        plus2: gift.plus2,
        soldiers: gift.soldiers + stables,
        vp: gift.vp + queen,
    }
}

/// KB-6.5, KB-6.9, KB-6.10: gains are immediate, points may go below zero, a look is private.
fn help(cx: &mut Cx<'_, Kingsburg>, seat: Seat, advisor: Advisor, gift: &Gift, goods: Goods) {
    let gain = gain(&cx.table.open, Some(seat), gift, goods);
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.plus(gain.goods);
    player.plus2 = player.plus2.saturating_add(gain.plus2);
    player.soldiers = player.soldiers.saturating_add(gain.soldiers);
    player.ledger.advisors = player.ledger.advisors.saturating_add(gain.vp.into());
    cx.tell(Event::Helped {
        seat,
        advisor,
        gain,
    });
    if gift.peek {
        let open = &mut cx.table.open;
        open.peeked = open.peeked.with(seat);
        let card = cx.table.deck[usize::from(cx.table.open.year) - 1];
        cx.reveal();
        cx.tell(Event::Peeked {
            seat,
            card: Some(card),
        });
    }
}

/// KB-6.12: dice return to their owners; used tokens and the King's aid die return to the supply.
pub(super) fn clean_up(cx: &mut Cx<'_, Kingsburg>) {
    let open = &mut cx.table.open;
    for advisor in Advisor::ALL {
        for place in &mut open.court[advisor] {
            // Neutral dice stay until the season ends.
            *place = place.filter(|group| group.owner.is_none());
        }
    }
    for player in &mut open.players {
        player.dice = Dice::NONE;
    }
    if open.phase == Phase::Spring {
        open.aid = None;
    }
}
