//! Creating warriors and their weapon abilities (TA-6).

use crate::{
    TerracottaArmy,
    action::Action,
    event::Event,
    names::{Direction, Source, Steps, Stretch, Track, Warrior},
    rules::{Refusal, workshop},
    step::{Creation, Question},
    table::{Space, Table},
};
use ::table::{Cx, Seat};

/// TA-6.3: any column that is not empty; TA-8.6: the Builder takes from the fullest.
pub(crate) fn may_take(table: &Table, by: Creation, kind: Warrior) -> Result<(), Refusal> {
    let left = table.organizer_left(kind);
    if left == 0 {
        return Err(Refusal::ColumnEmpty(kind));
    }
    let is_fullest = || {
        Warrior::ALL
            .into_iter()
            .all(|other| table.organizer_left(other) <= left)
    };
    if by == Creation::Builder && !is_fullest() {
        return Err(Refusal::NotFullest);
    }
    Ok(())
}

/// TA-6.1 (b).
pub(super) fn kinds(table: &Table, by: Creation, out: &mut Vec<Action>) {
    for kind in Warrior::ALL {
        if may_take(table, by, kind).is_ok() {
            out.push(Action::Warrior(kind));
        }
    }
}

/// TA-6.4, TA-7.5: any empty space.
pub(super) fn may_stand(table: &Table, space: Space) -> Result<(), Refusal> {
    if table.figures.empty().has(space) {
        Ok(())
    } else {
        Err(Refusal::Occupied(space))
    }
}

/// All empty spaces.
pub(super) fn spaces(table: &Table, out: &mut Vec<Action>) {
    for space in table.figures.empty().iter() {
        out.push(Action::Space(space));
    }
}

/// TA-6.1 (c), (d): the figure enters, and the row of the organizer it came from gives points; not for the Builder.
pub(super) fn create(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    kind: Warrior,
    by: Creation,
    space: Space,
) {
    let vp = organizer_points(cx.table, kind, by);
    cx.table.figures.warriors[seat.index()][kind].add(space);
    cx.table.score(seat, Source::Organizer, u16::from(vp));
    cx.tell(Event::Created {
        seat,
        kind,
        space,
        vp,
    });
    // TA-6.6: only now, only with an active weapon.
    let weapon = cx.table.data().weapon(kind);
    if by == Creation::Workshop && cx.table.player(seat).active.has(weapon) {
        cx.ask(Question::UseWeapon { seat, kind, space });
    }
}

/// TA-6.5, TA-8.6: what the organizer gives for the next figure of this kind.
pub(crate) fn organizer_points(table: &Table, kind: Warrior, by: Creation) -> u8 {
    match by {
        Creation::Workshop => table.organizer_vp(kind).unwrap_or(0),
        Creation::Builder => 0,
    }
}

/// TA-6.7: the weapon flips, then the ability is resolved.
pub(super) fn use_weapon(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, kind: Warrior, space: Space) {
    let weapon = cx.table.data().weapon(kind);
    cx.table.player_mut(seat).active.remove(weapon);
    let ability = cx.table.data().ability;
    let vp = match kind {
        Warrior::Officer => ability.officer_vp,
        Warrior::Guard => ability.guard_vp,
        Warrior::Soldier => ability.soldier_vp,
        Warrior::Crossbowman => return aim(cx, seat, space),
    };
    cx.table.score(seat, Source::Weapons, u16::from(vp));
    cx.tell(Event::Used { seat, weapon, vp });
    match kind {
        Warrior::Officer => cx.ask(Question::OfficerInspector { seat }),
        Warrior::Guard => cx.ask(Question::GuardWarrior { seat, guard: space }),
        Warrior::Soldier => workshop::gain_coins(cx, seat, ability.soldier_coins),
        Warrior::Crossbowman => {}
    }
}

/// TA-6.8: so many steps forward or back, and no others.
pub(super) fn may_send(table: &Table, steps: Steps) -> Result<(), Refusal> {
    if steps.count().unsigned_abs() == table.data().ability.officer_steps {
        Ok(())
    } else {
        Err(Refusal::OfficerSteps)
    }
}

/// TA-6.8: either inspector, or none.
pub(super) fn errands(table: &Table, out: &mut Vec<Action>) {
    let steps = table.data().ability.officer_steps;
    for track in Track::ALL {
        out.push(Action::Inspector(track, Steps::back(steps)));
        out.push(Action::Inspector(track, Steps::forward(steps)));
    }
    out.push(Action::NoInspector);
}

/// TA-6.8, TA-8.10, TA-12.14.
pub(super) fn send(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, track: Track, steps: Steps) {
    cx.table.move_inspector(track, steps.count());
    let to = cx.table.inspector(track);
    cx.tell(Event::InspectorMoved { seat, track, to });
}

/// TA-6.13: another own warrior that can go somewhere.
pub(super) fn may_move(
    table: &Table,
    seat: Seat,
    guard: Space,
    warrior: Space,
) -> Result<(), Refusal> {
    let reach = |direction: Direction| table.figures.reach(warrior, direction);
    if warrior == guard {
        Err(Refusal::MovesItself)
    } else if !table.figures.of(seat).has(warrior) {
        Err(Refusal::NotOwn)
    } else if Direction::ALL.into_iter().all(|to| reach(to) == 0) {
        Err(Refusal::Stuck)
    } else {
        Ok(())
    }
}

/// TA-6.13: one of them, or none.
pub(super) fn movable(table: &Table, seat: Seat, guard: Space, out: &mut Vec<Action>) {
    let own = table.figures.of(seat).iter();
    let own = own.filter(|&warrior| may_move(table, seat, guard, warrior).is_ok());
    out.extend(own.map(Action::Move));
    out.push(Action::NoMove);
}

/// TA-6.14 to TA-6.16: any distance along a row or column over empty spaces. Gives where the figure will stand.
pub(super) fn may_slide(
    table: &Table,
    warrior: Space,
    direction: Direction,
    stretch: Stretch,
) -> Result<Space, Refusal> {
    let figures = &table.figures;
    let to = warrior.step(direction, stretch.spaces());
    let has_way = stretch.spaces() <= figures.reach(warrior, direction);
    to.filter(|_| has_way)
        .ok_or(match figures.horse_of(warrior) {
            Some(_) => Refusal::NoWayForHorse,
            None => Refusal::NoWay,
        })
}

/// Every distance in every direction.
pub(super) fn slides(table: &Table, warrior: Space, out: &mut Vec<Action>) {
    for direction in Direction::ALL {
        let reach = Stretch::up_to(table.figures.reach(warrior, direction));
        out.extend(reach.map(|stretch| Action::Slide(direction, stretch)));
    }
}

/// TA-6.17, TA-6.18, TA-6.19: the piece moves; nothing else happens.
pub(super) fn slide(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    from: Space,
    direction: Direction,
    stretch: Stretch,
) {
    let to = may_slide(cx.table, from, direction, stretch).expect("listed");
    let moved = cx.table.figures.warrior_at(from);
    let (_, kind) = moved.expect("the guard moves a warrior that is there");
    cx.table.figures.slide(seat, kind, from, to);
    cx.tell(Event::Moved {
        seat,
        kind,
        from,
        to,
    });
}

/// TA-6.11: a direction with a figure in line, for so many points.
pub(crate) fn may_shoot(table: &Table, from: Space, direction: Direction) -> Result<u8, Refusal> {
    let gap = table.figures.gap(from, direction);
    let gap = gap.ok_or(Refusal::NoTarget)?;
    Ok(gap * table.data().ability.crossbow_vp_per_space)
}

/// TA-6.11: directions with a figure in line.
pub(super) fn shots(table: &Table, from: Space, out: &mut Vec<Action>) {
    let all = Direction::ALL.into_iter();
    let all = all.filter(|&direction| may_shoot(table, from, direction).is_ok());
    out.extend(all.map(Action::Shoot));
}

/// TA-6.12: without any figure in line the crossbow gives nothing.
fn aim(cx: &mut Cx<'_, TerracottaArmy>, seat: Seat, space: Space) {
    let has_target = |direction: Direction| may_shoot(cx.table, space, direction).is_ok();
    if Direction::ALL.into_iter().any(has_target) {
        cx.ask(Question::Crossbow { seat, space });
    } else {
        cx.tell(Event::Shot { seat, vp: 0 });
    }
}

/// TA-6.11: a point for each empty space up to the next figure.
pub(super) fn shoot(
    cx: &mut Cx<'_, TerracottaArmy>,
    seat: Seat,
    space: Space,
    direction: Direction,
) {
    let vp = may_shoot(cx.table, space, direction).expect("listed");
    cx.table.score(seat, Source::Weapons, u16::from(vp));
    cx.tell(Event::Shot { seat, vp });
}
