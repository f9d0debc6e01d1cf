//! Step a of a season: income, rolling, rerolls and the turn order (KB-4), neutral dice (KB-14).

use crate::{
    Kingsburg,
    action::Action,
    event::Event,
    names::{Advisor, Building, Good, Goods, Phase},
    rules::Refusal,
    step::Question,
    table::{
        Group, Open, Player,
        dice::{COLOURED, Dice, Die},
    },
};
use table::{Chance, Cx, Seat};

/// KB-4.7: with at most this sum the Chapel may be used.
const CHAPEL_SUM: u8 = 7;

/// KB-4.1: every standing Merchants' Guild brings a gold before dice are rolled.
pub(super) fn income(cx: &mut Cx<'_, Kingsburg>) {
    for seat in cx.table.open.seats().iter() {
        let player = cx.table.open.player_mut(seat);
        if player.buildings.has(Building::MerchantsGuild) {
            player.goods = player.goods.plus(Goods::one(Good::Gold));
            cx.tell(Event::Income { seat });
        }
    }
}

/// KB-4.2, KB-4.3: neutral dice with two players, then everybody's dice.
pub(super) fn roll(cx: &mut Cx<'_, Kingsburg>) {
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

/// KB-4.5: rerolls are offered to those who may use a building.
pub(super) fn can_reroll(player: &Player) -> bool {
    may_use_statue(player).is_ok() || may_use_chapel(player).is_ok()
}

/// KB-4.6: one die, with the Statue.
pub(super) fn may_reroll(player: &Player, die: Die) -> Result<(), Refusal> {
    may_use_statue(player)?;
    if player.dice.count(die) > 0 {
        Ok(())
    } else {
        Err(Refusal::NoSuchDie)
    }
}

/// KB-4.6: all own dice show one number, and the Statue was not used this season.
fn may_use_statue(player: &Player) -> Result<(), Refusal> {
    let mut faces = player.dice.each().map(|die| die.face);
    let first = faces.next();
    let are_equal = || first.is_some() && faces.all(|face| Some(face) == first);
    may_use(player, Building::Statue, player.used.statue, are_equal)
}

/// KB-4.7: the sum of all own dice is 7 or less, and the Chapel was not used this season.
pub(super) fn may_use_chapel(player: &Player) -> Result<(), Refusal> {
    let is_low = || !player.dice.is_empty() && player.dice.sum() <= CHAPEL_SUM;
    may_use(player, Building::Chapel, player.used.chapel, is_low)
}

/// KB-1.11: a standing building once a season, if the dice allow it.
#[inline]
fn may_use(
    player: &Player,
    building: Building,
    is_used: bool,
    dice_allow: impl FnOnce() -> bool,
) -> Result<(), Refusal> {
    if !player.buildings.has(building) {
        Err(Refusal::NoRerollBuilding(building))
    } else if is_used {
        Err(Refusal::RerollUsed(building))
    } else if dice_allow() {
        Ok(())
    } else {
        Err(Refusal::RerollDice(building))
    }
}

/// KB-4.8, KB-4.9: either, when both apply, or none.
pub(super) fn options(player: &Player, out: &mut Vec<Action>) {
    out.push(Action::Keep);
    if may_use_statue(player).is_ok() {
        out.extend(player.dice.each().map(Action::Reroll));
    }
    if may_use_chapel(player).is_ok() {
        out.push(Action::RerollAll);
    }
}

/// KB-4.5: a player completes all own rerolls before the next.
pub(super) fn keep(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let place = cx.table.open.place(seat) + 1;
    cx.ask(Question::Reroll { place });
}

pub(super) fn reroll(cx: &mut Cx<'_, Kingsburg>, seat: Seat, die: Die) {
    let face = cx.chance().die();
    let player = cx.table.open.player_mut(seat);
    let kept = player.dice.without(Dice::NONE.with(die));
    player.used.statue = true;
    rerolled(cx, seat, Building::Statue, kept.with(Die { face, ..die }));
}

pub(super) fn reroll_all(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let before = cx.table.open.player(seat).dice;
    let dice = roll_dice(cx.chance(), before.coloured().len(), before.white().len());
    cx.table.open.player_mut(seat).used.chapel = true;
    rerolled(cx, seat, Building::Chapel, dice);
}

fn rerolled(cx: &mut Cx<'_, Kingsburg>, seat: Seat, building: Building, dice: Dice) {
    cx.table.open.player_mut(seat).dice = dice;
    cx.tell(Event::Rerolled {
        seat,
        building,
        dice,
    });
    // KB-4.8: the other one is checked on the new dice.
    let place = cx.table.open.place(seat);
    cx.ask(Question::Reroll { place });
}

/// KB-4.10, KB-4.11: the smallest total first; equal totals keep their order.
pub(super) fn adjust_order(cx: &mut Cx<'_, Kingsburg>) {
    let open = &mut cx.table.open;
    let players = open.players;
    // Stable, in place: at most five seats.
    open.order[..usize::from(open.n_players)].sort_by_key(|seat| players[seat.index()].dice.sum());
    if cx.is_heard() {
        let order = cx.table.open.order().to_vec();
        cx.tell(Event::OrderSet { order });
    }
}
