//! SI-11.10: drawing dragons, keeping one and returning the rest.

use crate::{
    Simurgh,
    action::Action,
    event::Event,
    names::End,
    step::Step,
    table::{Hidden, OwnDragon, Table},
};
use table::{Cx, Flow, Seats};

/// SI-11.10: draws secretly, fewer if the stack is smaller. SI-9.13: with an empty stack the draw is skipped.
pub(crate) fn draw(cx: &mut Cx<'_, Simurgh>, draw: u8, markers: u8) -> Flow<Step> {
    let seat = cx.table.active;
    let mut n = 0u8;
    while cx.table.me().dragons_drawn.len() < usize::from(draw.min(4))
        && !cx.table.dragon_stack.is_empty()
    {
        let dragon = cx.table.dragon_stack.remove(0).tile;
        cx.table.me_mut().dragons_drawn.push(dragon);
        n += 1;
    }
    if n > 0 {
        cx.reveal();
        cx.tell(Event::DragonsDrawn { seat, n });
        cx.push(Step::KeepDragon { markers });
    }
    Flow::Done
}

/// SI-A31: exactly one is kept. How many were drawn is public, so a single one needs no question.
pub(crate) fn keep(cx: &mut Cx<'_, Simurgh>) -> Flow<Step> {
    match cx.table.me().dragons_drawn.len() {
        0 => Flow::Done,
        1 => Flow::Decide(cx.table.active),
        _ => Flow::Ask(cx.table.active),
    }
}

pub(crate) fn keep_options(table: &Table, out: &mut Vec<Action>) {
    out.extend(
        table
            .me()
            .dragons_drawn
            .iter()
            .map(|&dragon| Action::KeepDragon(dragon)),
    );
    out.sort_unstable();
    out.dedup();
}

/// SI-11.1, SI-11.3: face up before its owner, markers on the leftmost slots.
pub(crate) fn kept(cx: &mut Cx<'_, Simurgh>, markers: u8, action: Action) {
    let Action::KeepDragon(dragon) = action else {
        unreachable!("only dragons are listed");
    };
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    let at = me.dragons_drawn.iter().position(|&drawn| drawn == dragon);
    me.dragons_drawn
        .remove(at.expect("only drawn dragons are listed"));
    me.add_dragon(OwnDragon::with_markers(dragon, markers));
    cx.reveal();
    cx.tell(Event::DragonKept {
        seat,
        dragon,
        markers,
    });
    cx.push(Step::ReturnDragons);
}

pub(crate) fn return_options(table: &Table, out: &mut Vec<Action>) {
    for &dragon in table.me().dragons_drawn.iter() {
        out.extend(
            End::ALL
                .iter()
                .map(|&end| Action::ReturnDragon(dragon, end)),
        );
    }
    out.sort_unstable();
    out.dedup();
}

/// SI-17.1: to the top or the bottom; who returned it knows where it lies.
pub(crate) fn returned(cx: &mut Cx<'_, Simurgh>, action: Action) {
    let Action::ReturnDragon(dragon, end) = action else {
        unreachable!("only dragons are listed");
    };
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    let at = me.dragons_drawn.iter().position(|&drawn| drawn == dragon);
    me.dragons_drawn
        .remove(at.expect("only drawn dragons are listed"));
    let hidden = Hidden {
        tile: dragon,
        known: Seats::NONE.with(seat),
    };
    match end {
        End::Top => cx.table.dragon_stack.insert(0, hidden),
        End::Bottom => cx.table.dragon_stack.push(hidden),
    }
    cx.tell(Event::DragonReturned {
        seat,
        dragon: Some(dragon),
        end,
    });
    cx.push(Step::ReturnDragons);
}
