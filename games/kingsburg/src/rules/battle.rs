//! Phase 8, winter: the battle (KB-12).

use crate::{
    Kingsburg,
    action::Action,
    data::{Data, InvaderRow},
    event::{Event, Gain},
    names::{Building, Good, Goods, Invader, Kind},
    rules::Refusal,
    step::{Fates, Question, Work},
    table::{Open, Player, Table},
};
use table::{Cx, Seat};

/// KB-12.1, KB-12.2, KB-12.4: the invader is turned over, everybody gets royal soldiers, all outcomes are determined.
pub(super) fn fight(cx: &mut Cx<'_, Kingsburg>) {
    cx.table.open.is_revealed = true;
    cx.reveal();
    let card = invader(cx.table);
    cx.tell(Event::Revealed { card });
    let face = cx.chance().die();
    cx.tell(Event::RoyalDie { face });
    for seat in cx.table.open.seats().iter() {
        let player = cx.table.open.player_mut(seat);
        player.soldiers = player.soldiers.saturating_add(face);
    }
    let face = cx.table.open.data().face(card);
    let fates = fates(&cx.table.open, face.kind, face.strength);
    cx.work(Work::Spoils { place: 0, fates });
}

fn invader(table: &Table) -> Invader {
    table.deck[usize::from(table.open.year) - 1]
}

/// What is printed on this year's invader.
pub(crate) fn invader_face(table: &Table) -> &'static InvaderRow {
    table.open.data().face(invader(table))
}

/// KB-12.3: soldiers and the modifiers of standing buildings.
pub fn combat_value(player: &Player, kind: Kind, data: &Data) -> i16 {
    let buildings: i16 = player
        .buildings
        .iter()
        .map(|b| i16::from(data.building(b).combat_against(kind)))
        .sum();
    i16::from(player.soldiers) + buildings
}

/// KB-12.5, KB-12.8: victory, draw or defeat for each player, and who won with the highest value of all.
pub(crate) fn fates(open: &Open, kind: Kind, strength: u8) -> Fates {
    let value = |seat: Seat| combat_value(open.player(seat), kind, open.data());
    let highest = open.seats().iter().map(value).max();
    let mut fates = Fates::default();
    for seat in open.seats().iter() {
        if wins(open.player(seat), value(seat), strength) {
            fates.won = fates.won.with(seat);
            if Some(value(seat)) == highest {
                fates.greatest = fates.greatest.with(seat);
            }
        } else if value(seat) < strength.into() {
            fates.lost = fates.lost.with(seat);
        }
    }
    fates
}

/// KB-12.5: a higher value, or an equal one with the Stone Wall (KB-15.15).
pub(crate) fn wins(player: &Player, value: i16, strength: u8) -> bool {
    let strength = i16::from(strength);
    value > strength || (value == strength && player.buildings.has(Building::StoneWall))
}

/// KB-12.16: players resolve in turn order. KB-12.15: afterwards all soldiers leave.
pub(super) fn spoils(cx: &mut Cx<'_, Kingsburg>, place: u8, fates: Fates) {
    let Some(&seat) = cx.table.open.order().get(usize::from(place)) else {
        for seat in cx.table.open.seats().iter() {
            cx.table.open.player_mut(seat).soldiers = 0;
        }
        return;
    };
    cx.work(Work::Spoils {
        place: place + 1,
        fates,
    });
    let kind = invader_face(cx.table).kind;
    let value = combat_value(cx.table.open.player(seat), kind, cx.table.open.data());
    if fates.won.has(seat) {
        win(cx, seat, value, fates.greatest.has(seat));
    } else if fates.lost.has(seat) {
        cx.tell(Event::Lost { seat, value });
        lose(cx, seat);
    } else {
        // KB-12.6: a draw brings and costs nothing.
        cx.tell(Event::Drew { seat, value });
    }
}

/// KB-12.7, KB-12.8: the card's reward, a point with a Fortress, a point for the greatest victory.
fn win(cx: &mut Cx<'_, Kingsburg>, seat: Seat, value: i16, is_greatest: bool) {
    let reward = invader_face(cx.table).reward;
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.plus(reward.goods());
    player.ledger.battles = player.ledger.battles.saturating_add(reward.vp.into());
    let has_fortress = player.buildings.has(Building::Fortress);
    let extra = i16::from(has_fortress) + i16::from(is_greatest);
    player.ledger.battles = player.ledger.battles.saturating_add(extra);
    let gain = Gain {
        goods: reward.goods(),
        vp: reward.vp as i8,
        ..Gain::default()
    };
    cx.tell(Event::Won { seat, value, gain });
    if has_fortress {
        cx.tell(Event::Fortress { seat });
    }
    if is_greatest {
        cx.tell(Event::GreatestVictory { seat });
    }
    if reward.any > 0 {
        cx.ask(Question::RewardGoods { seat });
    }
}

/// KB-12.7: as many goods of the winner's choice as the card says.
pub(super) fn may_take(table: &Table, goods: Goods) -> Result<(), Refusal> {
    if goods.total() == u32::from(invader_face(table).reward.any) {
        Ok(())
    } else {
        Err(Refusal::RewardAmount)
    }
}

pub(super) fn reward_options(table: &Table, out: &mut Vec<Action>) {
    out.extend(Goods::choices(invader_face(table).reward.any).map(Action::Take));
}

pub(super) fn take_reward(cx: &mut Cx<'_, Kingsburg>, seat: Seat, goods: Goods) {
    let player = cx.table.open.player_mut(seat);
    player.goods = player.goods.plus(goods);
    cx.tell(Event::RewardGoods { seat, goods });
}

/// KB-12.9: goods first, then buildings, then points.
fn lose(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    cx.work(Work::Ruin { seat });
    let loss = invader_face(cx.table).loss;
    // KB-12.10: what is missing is simply not lost.
    let fixed = loss.goods().at_most(cx.table.open.player(seat).goods);
    give_up(cx, seat, fixed);
    let left = cx.table.open.player(seat).goods;
    if may_choose_loss(left, loss.any) {
        cx.ask(Question::LoseGoods { seat });
    } else {
        // All of too few goods, or so many of the only kind.
        let any = Goods::new(loss.any, loss.any, loss.any);
        give_up(cx, seat, any.at_most(left));
    }
}

/// KB-12.11: with too few goods, or of one kind only, there is nothing to choose.
pub(crate) fn may_choose_loss(goods: Goods, any: u8) -> bool {
    let kinds = Good::ALL.into_iter().filter(|good| goods.of(*good) > 0);
    any > 0 && goods.total() > any.into() && kinds.count() > 1
}

pub(super) fn give_up(cx: &mut Cx<'_, Kingsburg>, seat: Seat, goods: Goods) {
    if !goods.is_none() {
        let player = cx.table.open.player_mut(seat);
        player.goods = player.goods.minus(goods);
        cx.tell(Event::LostGoods { seat, goods });
    }
}

/// KB-12.11: the loser chooses which goods to give up, as many as the card says.
pub(super) fn may_lose(table: &Table, seat: Seat, goods: Goods) -> Result<(), Refusal> {
    if !table.open.player(seat).goods.cover(goods) {
        Err(Refusal::NothingToLose)
    } else if goods.total() == u32::from(invader_face(table).loss.any) {
        Ok(())
    } else {
        Err(Refusal::LossAmount)
    }
}

pub(super) fn loss_options(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let goods = Goods::choices(invader_face(table).loss.any);
    let lost = goods.filter(|goods| may_lose(table, seat, *goods).is_ok());
    out.extend(lost.map(Action::Lose));
}

/// KB-12.12 to KB-12.14: the topmost building of the rightmost column is destroyed, as often as the card says; then
/// points are lost.
pub(super) fn ruin(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let loss = invader_face(cx.table).loss;
    for _ in 0..loss.buildings {
        let data = cx.table.open.data();
        let player = cx.table.open.player_mut(seat);
        if let Some(building) = player.most_exposed() {
            player.buildings = player.buildings.without(building);
            cx.tell(Event::Destroyed {
                seat,
                building,
                vp: data.building(building).vp,
            });
        }
    }
    if loss.vp > 0 {
        let battles = &mut cx.table.open.player_mut(seat).ledger.battles;
        *battles = battles.saturating_sub(loss.vp.into());
        cx.tell(Event::LostPoints { seat, vp: loss.vp });
    }
}
