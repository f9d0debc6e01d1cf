//! SI-11.10: drawing dragons, keeping one and returning the rest.

use crate::{
    Simurgh,
    action::Action,
    event::Event,
    names::{Dragon, End},
    rules::Refusal,
    step::Question,
    table::{OwnDragon, Player, Table, put_back},
};
use table::{Asked, Cx, Set};

/// SI-11.10: draws secretly, fewer if the stack is smaller. SI-9.13: with an empty stack the draw is skipped.
pub(crate) fn draw(cx: &mut Cx<'_, Simurgh>, draw: u8, markers: u8) {
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
        cx.ask(Question::KeepDragon { markers });
    }
}

/// SI-A31: exactly one is kept. How many were drawn is public, so a single one needs no question.
pub(crate) fn asked(table: &Table) -> Asked {
    match table.me().dragons_drawn.len() {
        0 => Asked::Nobody,
        1 => Asked::Decide(table.active),
        _ => Asked::Seat(table.active),
    }
}

/// SI-11.10.
pub(crate) fn may_keep(table: &Table, dragon: Dragon) -> Result<(), Refusal> {
    drawn(table.me(), dragon, "SI-11.10").map(drop)
}

/// SI-17.1.
pub(crate) fn may_return(table: &Table, dragon: Dragon) -> Result<(), Refusal> {
    drawn(table.me(), dragon, "SI-17.1").map(drop)
}

/// Where a dragon is among those that were drawn.
pub(crate) fn drawn(player: &Player, dragon: Dragon, rule: &'static str) -> Result<usize, Refusal> {
    let mut drawn = player.dragons_drawn.iter();
    let at = drawn.position(|&drawn| drawn == dragon);
    at.ok_or(Refusal::NotDrawn { rule })
}

/// Takes a dragon from those that were drawn.
pub(crate) fn take_drawn(player: &mut Player, dragon: Dragon) {
    let at = drawn(player, dragon, "SI-11.10").expect("only drawn dragons are listed");
    player.dragons_drawn.remove(at);
}

/// Each kind that was drawn.
pub(crate) fn kinds_drawn(player: &Player) -> impl Iterator<Item = Dragon> {
    let kinds: Set<Dragon> = player.dragons_drawn.iter().copied().collect();
    kinds.iter()
}

pub(crate) fn keep_options(table: &Table, out: &mut Vec<Action>) {
    out.extend(kinds_drawn(table.me()).map(Action::KeepDragon));
}

/// SI-11.1, SI-11.3: face up before its owner, markers on the leftmost slots.
pub(crate) fn keep(cx: &mut Cx<'_, Simurgh>, markers: u8, dragon: Dragon) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    take_drawn(me, dragon);
    me.add_dragon(OwnDragon::with_markers(dragon, markers));
    cx.reveal();
    cx.tell(Event::DragonKept {
        seat,
        dragon,
        markers,
    });
    cx.ask(Question::ReturnDragons);
}

pub(crate) fn return_options(table: &Table, out: &mut Vec<Action>) {
    for dragon in kinds_drawn(table.me()) {
        out.extend(End::ALL.map(|end| Action::ReturnDragon(dragon, end)));
    }
}

/// SI-17.1: to the top or the bottom; who returned it knows where it lies.
pub(crate) fn give_back(cx: &mut Cx<'_, Simurgh>, dragon: Dragon, end: End) {
    let seat = cx.table.active;
    let me = cx.table.me_mut();
    take_drawn(me, dragon);
    put_back(&mut cx.table.dragon_stack, dragon, end, seat);
    cx.tell(Event::DragonReturned {
        seat,
        dragon: Some(dragon),
        end,
    });
    cx.ask(Question::ReturnDragons);
}
