//! Final scoring (TA-15) and the winner (TA-16).

use crate::{
    TerracottaArmy,
    data::MAX_PLAYERS,
    event::{Event, Scored},
    names::Source,
    rules::{
        domination::Counts,
        groups::{self, Group},
        scoring::award,
    },
    table::{Figures, Space, Spaces, Table},
};
use ::table::{Cx, Seat};

/// F1 to F5 in order. TA-15.7, TA-15.8: nothing else gives points.
pub(super) fn all(cx: &mut Cx<'_, TerracottaArmy>) {
    cx.tell(Event::FinalScoring);
    footmen(cx);
    let figures = cx.table.figures.clone();
    remove_loners(cx, &figures);
    groups::for_each(&figures, |group| score_group(cx, &figures, group));
    archers(cx);
    leftovers(cx);
    let places = cx.table.outcome().places;
    if let Some(winner) = cx.table.seats().find(|seat| places[seat.index()] == 1) {
        let vp = cx.table.player(winner).vp();
        cx.tell(Event::Won { seat: winner, vp });
    }
}

/// TA-15.1 (F1): each footman by itself; warriors that will be removed still count, each once.
fn footmen(cx: &mut Cx<'_, TerracottaArmy>) {
    let all = cx.table.figures.footmen;
    for footman in all.iter() {
        let counts = footman_counts(&cx.table.figures, footman);
        award(
            cx,
            Source::Footmen,
            Scored::Footman(footman),
            counts,
            cx.table.data().footman,
        );
    }
}

/// The warriors around a footman.
pub(crate) fn footman_counts(figures: &Figures, footman: Space) -> Counts {
    Counts::warriors_in(figures, Spaces::around(footman))
}

/// TA-15.2 (F2), TA-15.6: warriors in no group leave, with their horses; no group changes by that.
fn remove_loners(cx: &mut Cx<'_, TerracottaArmy>, figures: &Figures) {
    let loners = loners(figures);
    for seat in cx.table.seats() {
        let warriors = (figures.of(seat) & loners).len();
        if warriors > 0 {
            cx.tell(Event::Removed { seat, warriors });
        }
    }
    cx.table.figures.removed = loners;
}

/// Warriors in no group.
pub(crate) fn loners(figures: &Figures) -> Spaces {
    let mut grouped = Spaces::NONE;
    groups::for_each(figures, |group| grouped |= group.warriors);
    figures.all_warriors().without(grouped)
}

/// What a group gives: points for warriors, and the counts for domination and presence with at least two owners.
pub(crate) fn group_points(
    table: &Table,
    figures: &Figures,
    group: &Group,
) -> ([u16; MAX_PLAYERS], Option<Counts>) {
    let counts = group.counts(figures);
    let n_owners = counts.n_present();
    let each = u16::from(n_owners) * u16::from(table.data().single.group_warrior_per_owner);
    (
        counts.of.map(|warriors| warriors as u16 * each),
        (n_owners >= 2).then_some(counts),
    )
}

/// TA-15.3 (F3), TA-10.9: each warrior gives a point per owner; several owners compete.
fn score_group(cx: &mut Cx<'_, TerracottaArmy>, figures: &Figures, group: Group) {
    let (points, contest) = group_points(cx.table, figures, &group);
    let space = group.spaces.first().expect("a group has spaces");
    for seat in cx.table.seats() {
        let vp = points[seat.index()];
        if vp > 0 {
            let warriors = (figures.of(seat) & group.warriors).len();
            cx.table.score(seat, Source::Groups, vp);
            cx.tell(Event::GroupWarriors {
                seat,
                kind: group.kind,
                space,
                warriors,
                vp,
            });
        }
    }
    if let Some(counts) = contest {
        award(
            cx,
            Source::Majorities,
            Scored::Group(group.kind, space),
            counts,
            cx.table.data().group,
        );
    }
}

/// TA-15.4 (F4), TA-12.10, TA-12.11: every archer with a target, for the owner of the target.
fn archers(cx: &mut Cx<'_, TerracottaArmy>) {
    for seat in cx.table.seats() {
        let archers = archers_on(&cx.table.figures, seat);
        if archers > 0 {
            let vp = archer_points(cx.table, seat);
            cx.table.score(seat, Source::Archers, vp);
            cx.tell(Event::ArcherPoints { seat, archers, vp });
        }
    }
}

/// What the kneeling archers that look at warriors of this player give.
pub(crate) fn archer_points(table: &Table, seat: Seat) -> u16 {
    u16::from(archers_on(&table.figures, seat)) * u16::from(table.data().single.archer)
}

/// How many kneeling archers look at a warrior of this player.
pub(crate) fn archers_on(figures: &Figures, seat: Seat) -> u8 {
    figures.archers_at(figures.extent(figures.of(seat))).len()
}

/// TA-15.5 (F5): a point for two coins or clay, wet or dry.
fn leftovers(cx: &mut Cx<'_, TerracottaArmy>) {
    for seat in cx.table.seats() {
        let (goods, vp) = leftover_points(cx.table, seat);
        if goods > 0 {
            cx.table.score(seat, Source::Leftovers, vp);
            cx.tell(Event::Leftovers { seat, goods, vp });
        }
    }
}

/// Coins and clay of a player, and what they give.
pub(crate) fn leftover_points(table: &Table, seat: Seat) -> (u32, u16) {
    let player = table.player(seat);
    let goods = u32::from(player.coins) + player.clay();
    let vp = goods / u32::from(table.data().single.leftovers_per_vp);
    (goods, u16::try_from(vp).unwrap_or(u16::MAX))
}
