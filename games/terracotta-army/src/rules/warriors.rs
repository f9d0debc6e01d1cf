//! Creating warriors and their weapon abilities (TA-6).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Direction, Source, Track, Warrior},
    rules::List,
    rules::workshop,
    step::{Creation, Step},
    table::{Space, Table},
};
use ::table::{Cx, Seat};

/// TA-6.3: any column that is not empty; TA-8.6: the Builder takes from the fullest.
pub(crate) fn can_take(table: &Table, by: Creation, kind: Warrior) -> bool {
    let left = table.organizer_left(kind);
    match by {
        Creation::Workshop => left > 0,
        Creation::Builder => {
            left > 0
                && Warrior::ALL
                    .into_iter()
                    .all(|other| table.organizer_left(other) <= left)
        }
    }
}

pub(crate) fn kinds(table: &Table, by: Creation, out: &mut impl List) {
    for kind in Warrior::ALL {
        if can_take(table, by, kind) {
            out.add(Action::Warrior(kind));
        }
    }
}

/// TA-6.1 (b).
pub(crate) fn choose_kind(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    by: Creation,
    action: Action,
) {
    let Action::Warrior(kind) = action else {
        unreachable!("a kind of warrior is asked")
    };
    cx.push(Step::WarriorSpace { seat, kind, by });
}

/// TA-6.4: any empty space.
pub(crate) fn spaces(table: &Table, out: &mut impl List) {
    for space in table.figures.empty().iter() {
        out.add(Action::Space(space));
    }
}

/// TA-6.1 (c), (d): the figure enters, and the row of the organizer it came from gives points; not for the Builder.
pub(crate) fn choose_space(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    kind: Warrior,
    by: Creation,
    action: Action,
) {
    let Action::Space(space) = action else {
        unreachable!("a space is asked")
    };
    let vp = organizer_points(cx.table, kind, by);
    let own = &mut cx.table.figures.warriors[seat.index()][kind.index()];
    *own = own.with(space);
    cx.table.score(seat, Source::Organizer, u16::from(vp));
    cx.tell(Event::Created {
        seat,
        kind,
        space,
        vp,
    });
    // TA-6.6: only now, only with an active weapon.
    if by == Creation::Workshop
        && cx
            .table
            .player(seat)
            .is_active(cx.table.data().weapon(kind))
    {
        cx.push(Step::UseWeapon { seat, kind, space });
    }
}

/// TA-6.5, TA-8.6: what the organizer gives for the next figure of this kind.
pub(crate) fn organizer_points(table: &Table, kind: Warrior, by: Creation) -> u8 {
    match by {
        Creation::Workshop => table.organizer_vp(kind).unwrap_or(0),
        Creation::Builder => 0,
    }
}

pub(crate) fn weapon_options(out: &mut impl List) {
    out.add(Action::UseWeapon);
    out.add(Action::KeepWeapon);
}

/// TA-6.7: the weapon flips, then the ability is resolved.
pub(crate) fn choose_weapon(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    kind: Warrior,
    space: Space,
    action: Action,
) {
    if action != Action::UseWeapon {
        return;
    }
    let weapon = cx.table.data().weapon(kind);
    cx.table.player_mut(seat).set_weapon(weapon, false);
    let ability = cx.table.data().ability;
    let (vp, next) = match kind {
        Warrior::Officer => (ability.officer_vp, Some(Step::OfficerInspector { seat })),
        Warrior::Guard => (
            ability.guard_vp,
            Some(Step::GuardWarrior { seat, guard: space }),
        ),
        Warrior::Soldier => (ability.soldier_vp, None),
        Warrior::Crossbowman => (0, None),
    };
    if kind == Warrior::Crossbowman {
        aim(cx, seat, space);
        return;
    }
    cx.table.score(seat, Source::Weapons, u16::from(vp));
    cx.tell(Event::Used { seat, weapon, vp });
    if kind == Warrior::Soldier {
        workshop::gain_coins(cx, seat, ability.soldier_coins);
    }
    if let Some(step) = next {
        cx.push(step);
    }
}

/// TA-6.8: one step forward or back with either inspector.
pub(crate) fn inspector_options(table: &Table, out: &mut impl List) {
    let steps = table.data().ability.officer_steps as i8;
    for track in Track::ALL {
        out.add(Action::Inspector(track, -steps));
        out.add(Action::Inspector(track, steps));
    }
    out.add(Action::NoInspector);
}

/// TA-6.8, TA-8.10, TA-12.14.
pub(crate) fn choose_inspector(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, action: Action) {
    if let Action::Inspector(track, steps) = action {
        cx.table.move_inspector(track, steps);
        let to = cx.table.inspector(track);
        cx.tell(Event::InspectorMoved { seat, track, to });
    }
}

/// TA-6.13: another own warrior that can go somewhere.
pub(crate) fn can_move(table: &Table, seat: Seat, guard: Space, warrior: Space) -> bool {
    warrior != guard
        && table.figures.of(seat).has(warrior)
        && Direction::ALL
            .into_iter()
            .any(|direction| table.figures.reach(warrior, direction) > 0)
}

pub(crate) fn movable(table: &Table, seat: Seat, guard: Space, out: &mut impl List) {
    for warrior in table.figures.of(seat).iter() {
        if can_move(table, seat, guard, warrior) {
            out.add(Action::Move(warrior));
        }
    }
    out.add(Action::NoMove);
}

pub(crate) fn choose_movable(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, action: Action) {
    if let Action::Move(warrior) = action {
        cx.push(Step::GuardMove { seat, warrior });
    }
}

/// TA-6.14 to TA-6.16: any distance along a row or column over empty spaces.
pub(crate) fn slides(table: &Table, warrior: Space, out: &mut impl List) {
    for direction in Direction::ALL {
        for steps in 1..=table.figures.reach(warrior, direction) {
            out.add(Action::Slide(direction, steps));
        }
    }
}

/// TA-6.17, TA-6.18, TA-6.19: the piece moves; nothing else happens.
pub(crate) fn choose_slide(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    from: Space,
    action: Action,
) {
    let Action::Slide(direction, steps) = action else {
        unreachable!("a slide is asked")
    };
    let (_, kind) = cx
        .table
        .figures
        .warrior_at(from)
        .expect("the guard moves a warrior that is there");
    let to = from.step(direction, steps).expect("a slide stays inside");
    cx.table.figures.slide(seat, kind, from, to);
    cx.tell(Event::Moved {
        seat,
        kind,
        from,
        to,
    });
}

/// TA-6.11: directions with a figure in line.
pub(crate) fn shots(table: &Table, from: Space, out: &mut impl List) {
    for direction in Direction::ALL {
        if table.figures.gap(from, direction).is_some() {
            out.add(Action::Shoot(direction));
        }
    }
}

/// TA-6.12: without any figure in line the crossbow gives nothing.
fn aim(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, space: Space) {
    if Direction::ALL
        .into_iter()
        .all(|direction| cx.table.figures.gap(space, direction).is_none())
    {
        cx.tell(Event::Shot { seat, vp: 0 });
    } else {
        cx.push(Step::Crossbow { seat, space });
    }
}

/// TA-6.11: a point for each empty space up to the next figure.
pub(crate) fn choose_shot(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    space: Space,
    action: Action,
) {
    let Action::Shoot(direction) = action else {
        unreachable!("a direction is asked")
    };
    let gap = cx.table.figures.gap(space, direction).unwrap_or(0);
    let vp = gap * cx.table.data().ability.crossbow_vp_per_space;
    cx.table.score(seat, Source::Weapons, u16::from(vp));
    cx.tell(Event::Shot { seat, vp });
}
