//! Steps inside a turn: each stands on something that can wait for it, and what it names is there.
//!
//! A step that runs is taken off and leaves its parts, the first one on top. So what lies under a step is the part of
//! the same whole that comes next, or what waits for that whole.

use super::{Checked, pending_at};
use crate::{
    data::{Act, When},
    names::{City, Dragon, Figure, Good, Slot, Space, Vassal},
    rules::{
        effects::{acting, is_payable},
        exploration::may_be_inside,
        scouts, wilds,
    },
    step::{Question, Source, Step, Within, Work},
    table::Table,
};
use table::Set;

/// Checks what lies above `menu` and `removal`.
pub(super) fn check_inner(table: &Table, stack: &[Step]) -> Checked {
    for at in 2..stack.len() {
        let (step, below) = (stack[at], &stack[1..at]);
        let here = pending_at(stack, at);
        here.ensure(
            stands_on(table, step, below),
            "this step is never pending here",
        )?;
        lacks(table, step).map_or(Ok(()), |words| here.flaw(words))?;
    }
    for vassal in Vassal::ALL {
        let is_recruit = |step: &Step| *step == Step::Do(Work::Recruit(vassal));
        let n = stack.iter().filter(|step| is_recruit(step)).count();
        pending_at(stack, stack.iter().rposition(is_recruit).unwrap_or(0)).ensure(
            n <= usize::from(table.data().most_gained(vassal.good())),
            "nothing recruits so many vassals at once",
        )?;
    }
    let Some(&top) = stack[2..].last() else {
        return Ok(());
    };
    pending_at(stack, stack.len() - 1).ensure(
        has_answer(table, top),
        "nothing can be chosen here, so this would not be pending",
    )
}

/// Whether a step can wait on top of these, of which the last is the uppermost.
fn stands_on(table: &Table, step: Step, below: &[Step]) -> bool {
    let Some(&under) = below.last() else {
        return false;
    };
    match step {
        Step::Ask(Question::Pay(source)) => pays_for(table, source, below),
        Step::Ask(Question::PayMarkers(_) | Question::SpendWindow { .. })
        | Step::Do(Work::Spend(_)) => is_payment(table, below, step),
        Step::Ask(Question::Gain(source)) => gains_on(table, source, under),
        Step::Ask(Question::GainWindow { kinds, laying }) => match (under, laying) {
            (Step::Ask(Question::PlaceOn(tile)), Some(area)) => {
                table.wilds[area.index()] == Some(tile)
            }
            (Step::Ask(Question::PlaceOn(_)), None) | (_, Some(_)) => false,
            (_, None) => is_plain(kinds) && is_part_of_gain(step, under),
        },
        Step::Do(Work::Markers(_) | Work::DrawDragons { .. } | Work::Recruit(_))
        | Step::Ask(Question::KeepDragon { .. } | Question::ReturnDragons) => {
            is_part_of_gain(step, under)
        }
        Step::Ask(Question::Bonus { kinds, .. }) => {
            matches!(under, Step::Ask(Question::GainWindow { kinds: gained, .. }) if gained == kinds)
        }
        Step::Do(Work::TakeSlot(slot)) => under == Step::Ask(Question::Gain(Source::Market(slot))),
        Step::Do(Work::TakeFromStack) => {
            waits_for_ability(under, Within::Turn) || under == Step::Ask(Question::ScoutsBuy)
        }
        Step::Ask(Question::TakeFaceUp(within)) => waits_for_ability(under, within),
        Step::Ask(Question::PlaceObjective) => under == Step::Ask(Question::ReturnObjectives),
        Step::Do(Work::Advance(_)) | Step::Ask(Question::ExploreWindow(_)) => {
            let inside = [
                Step::Ask(Question::ScoutsBuy),
                Step::Ask(Question::PlaceObjective),
            ];
            under == Step::Do(Work::Removal) || (may_be_inside(table) && inside.contains(&under))
        }
        Step::Ask(
            Question::ScoutsBuy
            | Question::ReturnObjectives
            | Question::LayOn(_)
            | Question::PlaceOn(_)
            | Question::Retreat,
        )
        | Step::Do(Work::Monument) => under == Step::Do(Work::Removal),
        Step::Do(
            Work::TileDraft(_)
            | Work::DragonPick
            | Work::Opening
            | Work::StartTurn
            | Work::TileLimit
            | Work::ResourceLimit
            | Work::Refill
            | Work::NextPlayer
            | Work::Scoring
            | Work::Removal,
        )
        | Step::Ask(
            Question::PowerDraft(_)
            | Question::DraftTile(_)
            | Question::ChooseDragon
            | Question::Menu
            | Question::SpendFigure(_)
            | Question::PutMarker(_)
            | Question::DiscardTile
            | Question::DropResource,
        ) => false,
    }
}

/// SI-3.6, SI-11.6: what goes on after an ability that was used by choice.
fn waits_for_ability(under: Step, within: Within) -> bool {
    match within {
        Within::Turn => matches!(
            under,
            Step::Do(Work::Removal) | Step::Ask(Question::PlaceObjective)
        ),
        Within::Scouts => under == Step::Ask(Question::ScoutsBuy),
    }
}

/// SI-5.5: after a cost comes what was paid for.
fn pays_for(table: &Table, source: Source, below: &[Step]) -> bool {
    let [.., before, under] = *below else {
        return false;
    };
    match source {
        Source::Space(_) | Source::Monument(_) => under == Step::Ask(Question::Gain(source)),
        Source::Market(slot) => under == Step::Do(Work::TakeSlot(slot)),
        Source::Stack => {
            under == Step::Do(Work::TakeFromStack) && before == Step::Do(Work::Removal)
        }
        Source::Ability(dragon, slot, within) => match table.data().ability(dragon, slot).act {
            Act::Exchange => under == Step::Ask(Question::Gain(source)),
            Act::TakeFaceUp => under == Step::Ask(Question::TakeFaceUp(within)),
            Act::TakeFromStack => {
                under == Step::Do(Work::TakeFromStack) && waits_for_ability(before, within)
            }
            Act::SameKind | Act::OneMoreStep | Act::ReplaceObjective => false,
        },
        Source::Area(_) => false,
    }
}

/// SI-6.2, SI-11.9, SI-12.5: markers, then vassals, then what answers to spending, before the gain that was paid for.
fn is_payment(table: &Table, below: &[Step], top: Step) -> bool {
    let is_spending = |step: &&Step| {
        matches!(
            step,
            Step::Do(Work::Spend(_)) | Step::Ask(Question::SpendWindow { .. })
        )
    };
    let parts: Vec<Step> = below
        .iter()
        .rev()
        .take_while(is_spending)
        .copied()
        .collect();
    let Some(&Step::Ask(Question::Gain(source))) = below.iter().rev().nth(parts.len()) else {
        return false;
    };
    let steps: Vec<Step> = std::iter::once(top).chain(parts).collect();
    let spent = |vassal: Vassal| {
        let of_kind = steps
            .iter()
            .filter(|&&step| step == Step::Do(Work::Spend(vassal)));
        of_kind.count()
    };
    let markers = if let Step::Ask(Question::PayMarkers(n)) = top {
        n
    } else {
        0
    };
    let is_window = |step: &&Step| matches!(step, Step::Ask(Question::SpendWindow { .. }));
    let windows: Vec<Step> = steps.iter().filter(is_window).copied().collect();
    // Markers stand on top, spearmen above dragonriders, the window below.
    let rank = |step: &Step| {
        if let Step::Do(Work::Spend(vassal)) = *step {
            1 + vassal.index()
        } else if is_window(&step) {
            1 + Vassal::ALL.len()
        } else {
            0
        }
    };
    steps.is_sorted_by_key(rank)
        && source.cost(table.data()).ways().iter().any(|way| {
            let has = |vassal: Vassal| way.goods.get(vassal.good()) > 0;
            let window = Step::Ask(Question::SpendWindow {
                spearman: has(Vassal::Spearman),
                dragonrider: has(Vassal::Dragonrider),
            });
            let expected: &[Step] = if way.vassals { &[window] } else { &[] };
            windows == expected
                && usize::from(way.goods.get(Good::Spearman)) >= spent(Vassal::Spearman)
                && usize::from(way.goods.get(Good::Dragonrider)) >= spent(Vassal::Dragonrider)
                && way.goods.get(Good::Marker) >= markers
        })
}

/// What goes on after a gain.
fn gains_on(table: &Table, source: Source, under: Step) -> bool {
    match source {
        Source::Space(space) => match space.on_tile() {
            Some((tile, level)) if tile.is_exploration() && level > 0 => {
                under == Step::Ask(Question::ExploreWindow(tile))
            }
            _ if space == Space::city(City::ScoutsQuarters) => {
                under == Step::Ask(Question::ScoutsBuy)
            }
            _ => space != Space::city(City::DragonlordMonument) && under == Step::Do(Work::Removal),
        },
        Source::Area(area) => {
            matches!(under, Step::Ask(Question::PlaceOn(tile)) if table.wilds[area.index()] == Some(tile))
        }
        Source::Ability(dragon, slot, within) => {
            let ability = table.data().ability(dragon, slot);
            ability.act == Act::Exchange
                && match ability.when {
                    When::Active => waits_for_ability(under, within),
                    When::Explore => {
                        within == Within::Turn
                            && matches!(under, Step::Ask(Question::ExploreWindow(_)))
                    }
                    When::Spend(vassal) => {
                        within == Within::Turn
                            && matches!(under, Step::Ask(Question::SpendWindow { spearman, dragonrider }) if match vassal {
                                Vassal::Spearman => spearman,
                                Vassal::Dragonrider => dragonrider,
                            })
                    }
                    When::Gain(_) | When::Monument => false,
                }
        }
        Source::Market(_) => under == Step::Do(Work::Removal),
        Source::Monument(_) => under == Step::Ask(Question::ReturnObjectives),
        Source::Stack => false,
    }
}

/// SI-5.9: recruits lie lowest, above them dragons, markers and the window; together they stand on what goes on after
/// a gain that can have them.
fn is_part_of_gain(step: Step, under: Step) -> bool {
    let parts: [fn(Step) -> bool; 5] = [
        |step| step == Step::Do(Work::Recruit(Vassal::Dragonrider)),
        |step| step == Step::Do(Work::Recruit(Vassal::Spearman)),
        |step| {
            matches!(
                step,
                Step::Do(Work::DrawDragons { .. })
                    | Step::Ask(Question::KeepDragon { .. } | Question::ReturnDragons)
            )
        },
        |step| matches!(step, Step::Do(Work::Markers(_))),
        |step| matches!(step, Step::Ask(Question::GainWindow { .. })),
    ];
    let rank = |step: Step| parts.iter().position(|is| is(step));
    let Some(mine) = rank(step) else {
        return false;
    };
    if let Some(other) = rank(under) {
        return mine > other || (mine == other && mine < 2);
    }
    // No level of an exploration tile recruits, nothing that answers to spending draws dragons either, and a slot of
    // the Monument gives resources and points only.
    let least = [
        (matches!(under, Step::Ask(Question::ExploreWindow(_))), 2),
        (matches!(under, Step::Ask(Question::SpendWindow { .. })), 3),
        (under == Step::Ask(Question::ReturnObjectives), 4),
    ];
    let all = [
        Step::Do(Work::Removal),
        Step::Ask(Question::ScoutsBuy),
        Step::Ask(Question::PlaceObjective),
    ];
    all.contains(&under) || least.iter().any(|&(is, least)| is && mine >= least)
}

fn is_plain(kinds: Set<Good>) -> bool {
    kinds != Set::NONE
        && kinds
            .iter()
            .all(|good| Good::RESOURCES.contains(&good) || good == Good::Pp)
}

/// What is missing for this step, in words.
fn lacks(table: &Table, step: Step) -> Option<&'static str> {
    let turn = &table.turn;
    let acts_on = |space: Space| {
        turn.acting
            .is_some_and(|figure: Figure| figure.space == space)
    };
    let acts_in = |city: City| acts_on(Space::city(city));
    let is_free = !turn.main_done && turn.acting.is_none();
    let missing = |holds: bool, words: &'static str| (!holds).then_some(words);
    match step {
        Step::Ask(Question::LayOn(area)) => missing(
            is_free && table.free_areas().eq([area]),
            "this area was cleared because no other is free (SI-8.3), before the main action",
        ),
        Step::Ask(Question::PlaceOn(tile)) => missing(
            is_free && table.area_of(tile).is_some() && table.vassals_on(tile) == 0,
            "the tile has just been laid in the Wilds (SI-8.6), before the main action",
        ),
        Step::Ask(Question::Retreat) => missing(is_free, "retreating is the main action (SI-3.2)"),
        Step::Ask(Question::Pay(source) | Question::Gain(source)) => match source {
            Source::Space(space) if !table.data().has_space(space) => {
                Some("there is no such space")
            }
            Source::Space(space) => match space.on_tile() {
                Some((tile, level)) if tile.is_exploration() && level > 0 => missing(
                    turn.explored && table.me().level_on(tile) == Some(level),
                    "a rider has just moved there (SI-9.5)",
                ),
                _ => missing(acts_on(space), "a vassal acts there (SI-4.3)"),
            },
            Source::Ability(dragon, slot, _) => missing(
                has_used(table, dragon, slot),
                "this ability was used in this turn (SI-11.7)",
            ),
            Source::Market(_) | Source::Stack => missing(
                acts_in(City::ScoutsQuarters),
                "a vassal acts at the Scouts' Quarters (SI-7.11)",
            ),
            Source::Monument(slot) => missing(
                acts_in(City::DragonlordMonument) && table.objectives[slot.index()].is_some(),
                "an objective was just placed there (SI-13.3)",
            ),
            Source::Area(_) => missing(is_free, "laying comes before the main action (SI-8.5)"),
        },
        Step::Ask(Question::GainWindow {
            laying: Some(_), ..
        }) => missing(is_free, "laying comes before the main action (SI-8.5)"),
        Step::Ask(Question::Bonus { dragon, slot, .. }) => missing(
            matches!(table.data().ability(dragon, slot).when, When::Gain(_))
                && has_used(table, dragon, slot),
            "such an ability was used in this turn (SI-12.2)",
        ),
        Step::Ask(Question::PayMarkers(n)) => missing(
            n > 0 && u16::from(n) <= table.me().markers(),
            "so many markers are there to be paid (SI-11.9)",
        ),
        Step::Do(Work::Markers(n)) => missing(
            (1..=table.data().most_gained(Good::Marker)).contains(&n),
            "nothing gives so many markers",
        ),
        Step::Do(Work::DrawDragons { draw, markers }) => missing(
            table
                .data()
                .draws()
                .any(|known| known.draw == draw && known.markers == markers),
            "nothing draws so many dragons with so many markers",
        ),
        Step::Ask(Question::KeepDragon { markers }) => missing(
            table.data().draws().any(|known| known.markers == markers),
            "no dragon comes with so many markers",
        ),
        Step::Ask(Question::ScoutsBuy) => missing(
            acts_in(City::ScoutsQuarters),
            "a vassal acts at the Scouts' Quarters (SI-7.11)",
        ),
        Step::Do(Work::TakeSlot(slot)) => missing(
            table.market[slot.index()].is_some(),
            "no tile lies on this slot",
        ),
        Step::Do(Work::Monument) => missing(
            acts_in(City::DragonlordMonument) && !table.objective_stack.is_empty(),
            "a vassal acts at the Monument, and there are objectives (SI-13.6)",
        ),
        Step::Ask(Question::PlaceObjective) => missing(
            acts_in(City::DragonlordMonument) && !table.me().objectives_drawn.is_empty(),
            "a vassal acts at the Monument, and objectives were drawn (SI-13.1)",
        ),
        Step::Ask(Question::ReturnObjectives) => missing(
            acts_in(City::DragonlordMonument),
            "a vassal acts at the Monument (SI-13.4)",
        ),
        Step::Do(Work::Advance(tile)) => missing(
            tile.is_exploration() && turn.explored,
            "the exploration move of this turn is under way (SI-9.5)",
        ),
        Step::Ask(Question::ExploreWindow(tile)) => missing(
            turn.explored
                && tile.is_exploration()
                && table.me().level_on(tile).is_some_and(|level| level > 0),
            "a rider has just moved on this exploration tile (SI-12.4)",
        ),
        Step::Do(
            Work::Spend(_)
            | Work::Recruit(_)
            | Work::TakeFromStack
            | Work::TileDraft(_)
            | Work::DragonPick
            | Work::Opening
            | Work::StartTurn
            | Work::TileLimit
            | Work::ResourceLimit
            | Work::Refill
            | Work::NextPlayer
            | Work::Scoring
            | Work::Removal,
        )
        | Step::Ask(
            Question::GainWindow { laying: None, .. }
            | Question::SpendWindow { .. }
            | Question::ReturnDragons
            | Question::TakeFaceUp(_)
            | Question::PowerDraft(_)
            | Question::DraftTile(_)
            | Question::ChooseDragon
            | Question::Menu
            | Question::SpendFigure(_)
            | Question::PutMarker(_)
            | Question::DiscardTile
            | Question::DropResource,
        ) => None,
    }
}

/// SI-11.7: whether the player at turn has used this ability in this turn.
fn has_used(table: &Table, dragon: Dragon, slot: Slot) -> bool {
    let mut own = table.me().dragons.iter();
    own.any(|own| own.kind == dragon && own.is_used(slot))
}

/// Whether the next question, if it is one, has an answer: the rules would have passed it over.
fn has_answer(table: &Table, top: Step) -> bool {
    let me = table.me();
    if let Step::Ask(Question::LayOn(area)) = top {
        wilds::any_lay_on(table, area)
    } else if let Step::Ask(Question::PlaceOn(tile)) = top {
        wilds::any_place_on(table, tile)
    } else if let Step::Ask(Question::Gain(Source::Area(area))) = top {
        wilds::reward_fits(table, area)
    } else if let Step::Ask(Question::Pay(source)) = top {
        let (stock, acting) = (me.stock(), acting(table));
        let mut ways = source.cost(table.data()).ways().iter();
        ways.any(|way| is_payable(me, stock, acting, way))
    } else if let Step::Ask(Question::KeepDragon { .. } | Question::ReturnDragons) = top {
        !me.dragons_drawn.is_empty()
    } else {
        (top != Step::Ask(Question::ScoutsBuy) || scouts::can_buy(table, me.stock()))
            && (top != Step::Ask(Question::Retreat) || me.on_board().next().is_some())
            && (top != Step::Ask(Question::ReturnObjectives) || !me.objectives_drawn.is_empty())
    }
}
