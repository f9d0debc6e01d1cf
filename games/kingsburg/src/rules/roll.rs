//! Step a of a season: income, rolling, rerolls and the turn order (KB-4), neutral dice (KB-14).

use crate::{
    Kingsburg,
    action::Action,
    event::Event,
    names::{Advisor, Building, Good, Goods, Phase},
    step::Step,
    table::{
        Group, Open, Player,
        dice::{COLOURED, Dice, Die},
    },
};
use table::{Chance, Cx, Flow, Seat};

/// KB-4.7: with at most this sum the Chapel may be used.
const CHAPEL_SUM: u8 = 7;

/// KB-4.1: every standing Merchants' Guild brings a gold before dice are rolled.
pub(crate) fn income(cx: &mut Cx<'_, Kingsburg>) -> Flow<Step> {
    for seat in cx.table.open.seats().iter() {
        let player = cx.table.open.player_mut(seat);
        if player.buildings.has(Building::MerchantsGuild) {
            player.goods = player.goods.plus(Goods::one(Good::Gold));
            cx.tell(Event::Income { seat });
        }
    }
    Flow::Done
}

/// KB-4.2, KB-4.3: neutral dice with two players, then everybody's dice.
pub(crate) fn roll(cx: &mut Cx<'_, Kingsburg>) -> Flow<Step> {
    if cx.table.open.n_players == 2 {
        roll_neutral(cx);
    }
    let order = cx.table.open.order;
    for &seat in &order[..usize::from(cx.table.open.n_players)] {
        let n_white = white_dice(&cx.table.open, seat);
        let dice = roll_dice(cx.chance(), COLOURED, n_white);
        cx.table.open.player_mut(seat).dice = dice;
        cx.tell(Event::Rolled { seat, dice });
    }
    Flow::Done
}

/// KB-1.5, KB-4.3: the King's aid in spring, and the Farms.
pub(crate) fn white_dice(open: &Open, seat: Seat) -> u32 {
    let aid = open.phase == Phase::Spring && open.aid == Some(seat);
    u32::from(aid) + u32::from(open.player(seat).buildings.has(Building::Farms))
}

fn roll_dice(chance: &mut Chance, n_coloured: u32, n_white: u32) -> Dice {
    let kinds = (0..n_coloured)
        .map(|_| false)
        .chain((0..n_white).map(|_| true));
    kinds.fold(Dice::NONE, |dice, is_white| {
        dice.with(Die {
            is_white,
            face: chance.die(),
        })
    })
}

/// KB-14.1 to KB-14.3: three dice on the advisor of their total, then two on theirs; when both totals are equal the two
/// go separately to the advisors of their faces, and only one of them if those are equal too.
fn roll_neutral(cx: &mut Cx<'_, Kingsburg>) {
    let three = roll_dice(cx.chance(), 3, 0);
    let two = roll_dice(cx.chance(), 2, 0);
    place_neutral(cx, three);
    if two.sum() == three.sum() {
        for die in two.each() {
            place_neutral(cx, Dice::NONE.with(die));
        }
    } else {
        place_neutral(cx, two);
    }
}

fn place_neutral(cx: &mut Cx<'_, Kingsburg>, dice: Dice) {
    let advisor = Advisor::from_number(dice.sum()).expect("one to three dice total 1 to 18");
    cx.table.open.court[advisor][0] = Some(Group {
        owner: None,
        dice,
        token: false,
        market: 0,
    });
    cx.tell(Event::NeutralDice { advisor, dice });
}

/// KB-4.5: rerolls are offered in the old turn order; a player completes all own ones before the next.
pub(crate) fn offer_reroll(cx: &mut Cx<'_, Kingsburg>, place: u8) -> Flow<Step> {
    let open = &cx.table.open;
    let from = usize::from(place);
    let found = open.order().iter().skip(from).position(|seat| {
        let player = open.player(*seat);
        may_use_statue(player) || may_use_chapel(player)
    });
    match found {
        None => Flow::Done,
        Some(0) => Flow::Ask(open.order[from]),
        Some(skipped) => {
            cx.push(Step::Reroll {
                place: place + skipped as u8,
            });
            Flow::Done
        }
    }
}

/// KB-4.6: all own dice show one number, and the Statue was not used this season.
pub(crate) fn may_use_statue(player: &Player) -> bool {
    let mut faces = player.dice.each().map(|die| die.face);
    let first = faces.next();
    player.buildings.has(Building::Statue)
        && !player.used.statue
        && first.is_some()
        && faces.all(|face| Some(face) == first)
}

/// KB-4.7: the sum of all own dice is 7 or less, and the Chapel was not used this season.
pub(crate) fn may_use_chapel(player: &Player) -> bool {
    player.buildings.has(Building::Chapel)
        && !player.used.chapel
        && !player.dice.is_empty()
        && player.dice.sum() <= CHAPEL_SUM
}

/// KB-4.8, KB-4.9: either, when both apply, or none.
pub(crate) fn reroll_options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    let player = open.player(seat);
    out.push(Action::Keep);
    if may_use_statue(player) {
        out.extend(player.dice.each().map(Action::Reroll));
    }
    if may_use_chapel(player) {
        out.push(Action::RerollAll);
    }
}

pub(crate) fn choose_reroll(cx: &mut Cx<'_, Kingsburg>, place: u8, seat: Seat, action: Action) {
    let before = cx.table.open.player(seat).dice;
    if let Action::Reroll(die) = action {
        let face = cx.chance().die();
        let kept = before.without(Dice::NONE.with(die));
        let player = cx.table.open.player_mut(seat);
        player.dice = kept.with(Die { face, ..die });
        player.used.statue = true;
        let dice = player.dice;
        cx.tell(Event::Rerolled {
            seat,
            building: Building::Statue,
            dice,
        });
    } else if action == Action::RerollAll {
        let dice = roll_dice(cx.chance(), before.coloured().len(), before.white().len());
        let player = cx.table.open.player_mut(seat);
        player.dice = dice;
        player.used.chapel = true;
        cx.tell(Event::Rerolled {
            seat,
            building: Building::Chapel,
            dice,
        });
    } else {
        cx.push(Step::Reroll { place: place + 1 });
        return;
    }
    // KB-4.8: the other one is checked on the new dice.
    cx.push(Step::Reroll { place });
}

/// KB-4.10, KB-4.11: the smallest total first; equal totals keep their order.
pub(crate) fn adjust_order(cx: &mut Cx<'_, Kingsburg>) -> Flow<Step> {
    let open = &mut cx.table.open;
    let players = open.players;
    // Stable, in place: at most five seats.
    open.order[..usize::from(open.n_players)].sort_by_key(|seat| players[seat.index()].dice.sum());
    if cx.is_heard() {
        let order = cx.table.open.order().to_vec();
        cx.tell(Event::OrderSet { order });
    }
    Flow::Done
}
