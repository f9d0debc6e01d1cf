//! Step c of a season: the advisors' help (KB-6).

use crate::{
    Kingsburg,
    action::Action,
    data::Gift,
    event::{Event, Gain},
    names::{Advisor, Building, Good, Goods, Phase},
    step::Step,
    table::{Open, dice::Dice},
};
use table::{Cx, Flow, Seat};

/// KB-6.1, KB-6.2: advisors in ascending order, the group placed first is helped first. Asks where there is a choice.
pub(crate) fn give(cx: &mut Cx<'_, Kingsburg>, advisor: Advisor, group: u8) -> Flow<Step> {
    let owner = cx.table.open.court[advisor][usize::from(group)].and_then(|group| group.owner);
    if let Some(seat) = owner {
        let gifts = cx.table.open.data().gifts(advisor);
        match gifts {
            [gift] if gift.exchange => {
                if cx.table.open.player(seat).goods.total() > 0 {
                    return Flow::Ask(seat);
                }
                cx.tell(Event::Declined { seat });
            }
            [gift] if gift.any == 0 => help(cx, seat, advisor, gift, gift.goods()),
            _ => return Flow::Ask(seat),
        }
    }
    cx.push(after(advisor, group));
    Flow::Done
}

fn after(advisor: Advisor, group: u8) -> Step {
    match (group, Advisor::from_number(advisor.number() + 1)) {
        (0, _) => Step::Help { advisor, group: 1 },
        (_, Some(advisor)) => Step::Help { advisor, group: 0 },
        (_, None) => Step::CleanUp,
    }
}

/// KB-6.3, KB-6.4, KB-6.8: one of the alternatives, goods of free choice, or a good to exchange.
pub(crate) fn options(open: &Open, advisor: Advisor, seat: Seat, out: &mut Vec<Action>) {
    match open.data().gifts(advisor) {
        [gift] if gift.exchange => {
            out.push(Action::Decline);
            let goods = open.player(seat).goods;
            out.extend(
                Good::ALL
                    .into_iter()
                    .filter(|good| goods.of(*good) > 0)
                    .map(Action::Give),
            );
        }
        [gift] => out.extend(Goods::choices(gift.any).map(Action::Take)),
        gifts => {
            out.extend(gifts.iter().map(|gift| Action::Take(gift.goods())));
            out.sort_unstable();
        }
    }
}

pub(crate) fn choose(
    cx: &mut Cx<'_, Kingsburg>,
    advisor: Advisor,
    group: u8,
    seat: Seat,
    action: Action,
) {
    if let Action::Give(given) = action {
        exchange(cx, seat, given);
    } else if let Action::Take(taken) = action {
        let gift = match cx.table.open.data().gifts(advisor) {
            [gift] => gift,
            gifts => gifts
                .iter()
                .find(|gift| gift.goods() == taken)
                .expect("alternatives differ in goods"),
        };
        let goods = if gift.any > 0 {
            gift.goods().plus(taken)
        } else {
            taken
        };
        help(cx, seat, advisor, gift, goods);
    } else {
        // The only other listed choice is to decline the exchange.
        cx.tell(Event::Declined { seat });
    }
    cx.push(after(advisor, group));
}

/// KB-6.8: one good back, one of each other kind.
fn exchange(cx: &mut Cx<'_, Kingsburg>, seat: Seat, given: Good) {
    let given_goods = Goods::one(given);
    let taken = Goods::new(1, 1, 1).minus(given_goods);
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.minus(given_goods).plus(taken);
    cx.tell(Event::Exchanged { seat, given, taken });
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
pub(crate) fn clean_up(cx: &mut Cx<'_, Kingsburg>) -> Flow<Step> {
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
    Flow::Done
}
