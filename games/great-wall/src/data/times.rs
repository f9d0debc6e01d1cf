//! When cards act: what positions leave open because some card may act at an unusual time.

use super::{Data, Op, Script, Window};
use crate::effect::Hears;

/// Looks through all cards.
pub(super) fn note(data: &mut Data) {
    let mut moves = false;
    let mut builds = false;
    let mut see = |ops: &[Op], in_turn: bool, before_assaults: bool| {
        moves |= !in_turn && ops.iter().any(moves_clerks);
        builds |= !before_assaults && ops.iter().any(builds_something);
    };
    let lasting = data.generals.iter().map(|row| &row.ability);
    let lasting = lasting.chain(data.advisors.iter().map(|row| &row.text));
    for script in lasting.chain(data.omens.iter().map(|row| &row.text)) {
        for listener in &script.listeners {
            let in_turn = listener.hears == Hears::TurnStart;
            let early = in_turn || matches!(listener.hears, Hears::WinterStart | Hears::FiringEnd);
            see(&ops(script), in_turn, early);
        }
    }
    for row in data.omens.iter().filter(|row| !row.passive) {
        see(&ops(&row.text), false, false);
    }
    for row in &data.decrees {
        see(&ops(&row.cost), false, false);
    }
    for row in &data.tactics {
        let in_turn = row.window == Window::TurnStart;
        let early = row.window != Window::KillPending;
        see(&ops(&row.base), in_turn, early);
        see(&ops(&row.boosted), in_turn, early);
    }
    data.moves_any_time = moves;
    data.builds_any_time = builds;
}

fn ops(script: &Script) -> Vec<Op> {
    script.blocks.iter().flatten().cloned().collect()
}

fn moves_clerks(op: &Op) -> bool {
    matches!(op, Op::MoveClerks { .. }) || acts_for_others(op)
}

fn builds_something(op: &Op) -> bool {
    matches!(op, Op::Build { .. } | Op::Barricade { .. }) || acts_for_others(op)
}

/// What may do anything.
fn acts_for_others(op: &Op) -> bool {
    matches!(op, Op::SpecialActivate(_) | Op::CopyCommand)
}
