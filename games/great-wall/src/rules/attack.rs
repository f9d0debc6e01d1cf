//! Attacks of each Soldier type (GW-20), and Wound markers put by cards.

use super::prelude::*;
use crate::data::Reward;
use crate::effect::{Where, Who};

/// What a Soldier of this type can do in a Section, coming from outside the Horde cards: GW-20.2 to GW-20.4.
pub(crate) fn targets(
    table: &Table,
    seat: Seat,
    section: Section,
    kind: Soldier,
    out: &mut Vec<Action>,
) {
    let front = table.open.front(section);
    match kind {
        Soldier::Spearman => {
            if let Some(horde) = front.cards().first()
                && can_afford(table, seat, horde)
            {
                out.extend(horde.free_cells().map(|cell| {
                    Action::AttackSpearman(Spot {
                        section,
                        row: 0,
                        cell,
                    })
                }));
            }
        }
        Soldier::Horseman => {
            for (row, horde) in (0..).zip(front.cards()) {
                for (cell, other) in horde.free_pairs() {
                    out.push(Action::AttackHorseman(Spot { section, row, cell }, other));
                }
            }
        }
        Soldier::Archer => {
            if front.free_firing(table.open.data()) > 0 {
                let before = out.len();
                out.extend(archer_spots(front, section).map(Action::AttackArcher));
                if out.len() == before {
                    out.push(Action::Post(section));
                }
            }
        }
    }
}

/// Free Vital spots that Archers may wound (not `shield_wall`).
pub(crate) fn archer_spots(front: &Front, section: Section) -> impl Iterator<Item = Spot> {
    let cards = (0..)
        .zip(front.cards())
        .filter(|(_, horde)| horde.ability() != Ability::ShieldWall);
    cards.flat_map(move |(row, horde)| {
        horde
            .free_cells()
            .map(move |cell| Spot { section, row, cell })
    })
}

/// `arrow_storm`: the extra price of a Spearman on this card.
pub(crate) fn storm_price(data: &Data, horde: &HordeState) -> u8 {
    if horde.ability() == Ability::ArrowStorm {
        data.n.arrow_storm
    } else {
        0
    }
}

fn can_afford(table: &Table, seat: Seat, horde: &HordeState) -> bool {
    table.has(seat, Resource::Chi) >= storm_price(table.open.data(), horde)
}

/// From where the attacking Soldier comes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Origin {
    Pool,
    Rest,
}

/// Carries out an Attack that [`targets`] lists.
pub(crate) fn carry_out(cx: &mut Cx<'_>, seat: Seat, action: Action, origin: Origin) {
    let clan = Clan::of(seat);
    if let Action::AttackSpearman(spot) = action {
        leave(cx, seat, Soldier::Spearman, spot.section, origin);
        let price = cx
            .table
            .open
            .horde(spot.section, spot.row)
            .map_or(0, |horde| storm_price(cx.table.open.data(), horde));
        stock::pay(cx, seat, stock::only(Resource::Chi, price));
        put(cx, spot, Mark::Spearman(clan));
        covered(cx, seat, Soldier::Spearman, spot);
        reward(cx, seat, spot);
    } else if let Action::AttackHorseman(spot, other) = action {
        leave(cx, seat, Soldier::Horseman, spot.section, origin);
        let second = Spot {
            cell: other,
            ..spot
        };
        let is_right = spot.cell.right() == Some(other);
        put(
            cx,
            spot,
            if is_right {
                Mark::HorsemanRight(clan)
            } else {
                Mark::HorsemanBelow(clan)
            },
        );
        put(cx, second, Mark::HorsemanEnd(clan));
        covered(cx, seat, Soldier::Horseman, spot);
        rewards(cx, seat, spot, second);
    } else if let Action::AttackArcher(spot) = action {
        leave(cx, seat, Soldier::Archer, spot.section, origin);
        cx.table.open.front_mut(spot.section).firing[clan.index()] += 1;
        shoot(cx, clan, spot);
    } else if let Action::Volley(spot) = action {
        shoot(cx, clan, spot);
    } else if let Action::Post(section) = action {
        leave(cx, seat, Soldier::Archer, section, origin);
        cx.table.open.front_mut(section).firing[clan.index()] += 1;
        cx.tell(Event::Posted { clan, section });
    }
}

/// Tells that a Soldier stands on a Horde card.
fn covered(cx: &mut Cx<'_>, seat: Seat, soldier: Soldier, spot: Spot) {
    let clan = Clan::of(seat);
    cx.tell(Event::Attacked {
        clan,
        soldier,
        spot,
    });
    let scope = Scope::horde(spot.section, spot.row);
    listeners::happen(cx, Happening::Covered(soldier), Some(clan), scope);
}

/// An Archer's Attack.
fn shoot(cx: &mut Cx<'_>, clan: Clan, spot: Spot) {
    wound(cx, clan, spot);
    listeners::happen(
        cx,
        Happening::ArcherAttacked,
        Some(clan),
        Scope::horde(spot.section, spot.row),
    );
}

fn leave(cx: &mut Cx<'_>, seat: Seat, kind: Soldier, section: Section, origin: Origin) {
    match origin {
        Origin::Pool => barracks::from_pool(cx, seat, kind),
        Origin::Rest => {
            let rest = &mut cx.table.open.front_mut(section).rest[seat.index()][kind.index()];
            *rest = rest.saturating_sub(1);
            let moved = &mut cx.table.open.moved[section.index()];
            if moved[kind.index()] > 0 {
                moved[kind.index()] -= 1;
                // An Archer leaves the Rest Zone for a Firing spot.
                moved[3] += u8::from(kind == Soldier::Archer);
            }
        }
    }
}

pub(crate) fn put(cx: &mut Cx<'_>, spot: Spot, mark: Mark) {
    if let Some(horde) = cx
        .table
        .open
        .front_mut(spot.section)
        .hordes
        .get_mut(spot.row as usize)
    {
        horde.put(spot.cell, mark);
    }
}

/// A Wound marker; it never pays (GW-1.10).
pub(crate) fn wound(cx: &mut Cx<'_>, clan: Clan, spot: Spot) {
    put(cx, spot, Mark::Wound);
    cx.tell(Event::Wounded { clan, spot });
}

/// GW-1.10: both Rewards of a Horseman; since version 3 of the rules in the order that the owner likes.
fn rewards(cx: &mut Cx<'_>, seat: Seat, spot: Spot, second: Spot) {
    let open = &cx.table.open;
    if open.edition.version() >= 3 && order_matters(printed(open, spot), printed(open, second)) {
        cx.ask(Question::RewardOrder {
            seat,
            spot,
            other: second.cell,
        });
        return;
    }
    reward(cx, seat, second);
    reward(cx, seat, spot);
}

/// Who has seen the drawn Tactic may choose another Resource; plain gains come to the same in any order.
fn order_matters(one: Option<Reward>, other: Option<Reward>) -> bool {
    matches!(
        (one, other),
        (Some(Reward::Tactic), Some(Reward::AnyResource))
            | (Some(Reward::AnyResource), Some(Reward::Tactic))
    )
}

fn printed(open: &Open, spot: Spot) -> Option<Reward> {
    let horde = open.horde(spot.section, spot.row)?;
    open.data().hordes[horde.horde().index()].cells[spot.cell.index()]
}

/// GW-1.10: the owner chose which Reward comes first.
pub(crate) fn choose_first(cx: &mut Cx<'_>, seat: Seat, spot: Spot, other: Cell, first: Spot) {
    let second = if first.cell == other {
        spot
    } else {
        Spot {
            cell: other,
            ..spot
        }
    };
    cx.push_all(&[
        Step::Do(Work::Reward { seat, spot: first }),
        Step::Do(Work::Reward { seat, spot: second }),
    ]);
}

/// GW-1.10: the printed Reward of a spot.
pub(crate) fn reward(cx: &mut Cx<'_>, seat: Seat, spot: Spot) {
    let Some(reward) = printed(&cx.table.open, spot) else {
        return;
    };
    match reward {
        Reward::Nothing => {}
        Reward::Honor(n) => stock::honor(cx, Clan::of(seat), n, Source::Rewards),
        Reward::Resource(resource) => stock::gain(cx, seat, resource, 1),
        Reward::AnyResource => cx.ask(Question::Gain {
            seat,
            chi: true,
            left: 1,
        }),
        Reward::Tactic => {
            cx.ask(Question::HandLimit { seat });
            stock::draw_tactics(cx, seat, 1);
        }
    }
}

/// GW-20.6: Attacks granted outside the Barracks, in one Section. `used` Archers on Firing spots have attacked already.
pub(crate) fn attacks_in(
    table: &Table,
    seat: Seat,
    section: Section,
    who: Who,
    used: u8,
    out: &mut Vec<Action>,
) {
    let front = table.open.front(section);
    let moved = table.open.moved[section.index()];
    for kind in Soldier::ALL {
        let there = front.rest[seat.index()][kind.index()];
        if there > 0 && (who == Who::Ready || moved[kind.index()] > 0) {
            targets(table, seat, section, kind, out);
        }
    }
    let firing = front.firing[Clan::of(seat).index()];
    let available = if who == Who::Ready {
        firing
    } else {
        firing.min(moved[3])
    };
    if available > used {
        out.extend(archer_spots(front, section).map(Action::Volley));
    }
}

pub(crate) fn can_attack_in(table: &Table, seat: Seat, section: Section, used: u8) -> bool {
    let mut found = Vec::new();
    attacks_in(table, seat, section, Who::Ready, used, &mut found);
    !found.is_empty()
}

pub(crate) fn can_attack(table: &Table, seat: Seat, who: Who, used: [u8; 3]) -> bool {
    let mut found = Vec::new();
    for section in table.open.sections() {
        attacks_in(table, seat, section, who, used[section.index()], &mut found);
    }
    !found.is_empty()
}

/// Whether an Attack may be possible as far as everybody sees: the Chi for `arrow_storm` is not looked at.
pub(crate) fn can_attack_publicly(open: &Open, seat: Seat) -> bool {
    open.sections()
        .any(|section| attacks_publicly_in(open, seat, section, Who::Ready, 0))
}

pub(crate) fn attacks_publicly_in(
    open: &Open,
    seat: Seat,
    section: Section,
    who: Who,
    used: u8,
) -> bool {
    let front = open.front(section);
    let moved = open.moved[section.index()];
    let rest = front.rest[seat.index()];
    let has =
        |kind: Soldier| rest[kind.index()] > 0 && (who == Who::Ready || moved[kind.index()] > 0);
    let firing = front.firing[Clan::of(seat).index()];
    let available = if who == Who::Ready {
        firing
    } else {
        firing.min(moved[3])
    };
    (has(Soldier::Spearman)
        && front
            .cards()
            .first()
            .is_some_and(|horde| !horde.is_covered()))
        || (has(Soldier::Horseman)
            && front
                .cards()
                .iter()
                .any(|horde| horde.free_pairs().next().is_some()))
        || (has(Soldier::Archer) && front.free_firing(open.data()) > 0)
        || (available > used && archer_spots(front, section).next().is_some())
}

/// `attack(n, who)`.
pub(crate) fn asked(open: &Open, seat: Seat, left: u8, who: Who, used: [u8; 3]) -> Asked {
    let possible = open
        .sections()
        .any(|section| attacks_publicly_in(open, seat, section, who, used[section.index()]));
    ask_if(left > 0 && possible, seat)
}

/// `allies_attack(n)`: the next player who may be able to.
pub(crate) fn asked_allies(open: &Open, order: Order, left: u8) -> Asked {
    let mut seats = order.iter().filter_map(Clan::seat);
    let next = seats.find(|&seat| can_attack_publicly(open, seat));
    next.filter(|_| left > 0).map_or(Asked::Nobody, Asked::Seat)
}

pub(crate) fn options(table: &Table, seat: Seat, who: Who, used: [u8; 3], out: &mut Vec<Action>) {
    for section in table.open.sections() {
        attacks_in(table, seat, section, who, used[section.index()], out);
    }
    out.push(Action::Stop);
}

/// The Section of an Attack, when it is one.
pub(crate) fn section_of(action: Action) -> Option<Section> {
    if let Action::AttackSpearman(spot)
    | Action::AttackHorseman(spot, _)
    | Action::AttackArcher(spot)
    | Action::Volley(spot) = action
    {
        Some(spot.section)
    } else if let Action::Post(section) = action {
        Some(section)
    } else {
        None
    }
}

/// An Archer that attacks takes or keeps a Firing spot and may not attack again.
pub(crate) fn uses_archer(action: Action) -> bool {
    matches!(
        action,
        Action::AttackArcher(_) | Action::Volley(_) | Action::Post(_)
    )
}

/// GW-20.9: the next Section of an Attack Order.
pub(crate) fn asked_order(open: &Open, seat: Seat, done: Set<Section>) -> Asked {
    let left = open.sections().any(|section| {
        !done.has(section) && attacks_publicly_in(open, seat, section, Who::Ready, 0)
    });
    ask_if(left, seat)
}

/// GW-20.9: whether anything in this Section must Attack; extra costs and targetless posts are never forced.
pub(crate) fn is_forced(open: &Open, seat: Seat, section: Section, used: u8) -> bool {
    let front = open.front(section);
    let rest = front.rest[seat.index()];
    let firing = front.firing[Clan::of(seat).index()];
    let archers_can = archer_spots(front, section).next().is_some();
    (rest[Soldier::Spearman.index()] > 0
        && front
            .cards()
            .first()
            .is_some_and(|horde| !horde.is_covered() && storm_price(open.data(), horde) == 0))
        || (rest[Soldier::Horseman.index()] > 0
            && front
                .cards()
                .iter()
                .any(|horde| horde.free_pairs().next().is_some()))
        || (rest[Soldier::Archer.index()] > 0 && front.free_firing(open.data()) > 0 && archers_can)
        || (firing > used && archers_can)
}

pub(crate) fn section_options(
    table: &Table,
    seat: Seat,
    section: Section,
    used: u8,
    out: &mut Vec<Action>,
) {
    attacks_in(table, seat, section, Who::Ready, used, out);
    if !is_forced(&table.open, seat, section, used) {
        out.push(Action::Stop);
    }
}

/// Where a card may put Wound markers.
pub(crate) fn wound_spots(
    open: &Open,
    seat: Seat,
    place: Where,
    section: Option<Section>,
) -> impl Iterator<Item = Spot> {
    let clan = Clan::of(seat);
    let fits = move |at: Section| match place {
        Where::Any => true,
        Where::OneSection => section.is_none_or(|chosen| chosen == at),
        Where::ItsSection => section == Some(at),
        Where::OwnArcherSections => open.front(at).firing[clan.index()] > 0,
    };
    open.sections()
        .filter(move |&at| fits(at))
        .flat_map(move |at| {
            (0..)
                .zip(open.front(at).cards())
                .flat_map(move |(row, horde)| {
                    horde.free_cells().map(move |cell| Spot {
                        section: at,
                        row,
                        cell,
                    })
                })
        })
}
