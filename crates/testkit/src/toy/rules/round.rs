//! TOY-2: the order of a round, and the end of the game.

use crate::toy::{Event, Step, Toy};
use table::{Cx, Flow, Seat};

/// TOY-2.1: the phases of a round in reading order.
pub(crate) const PHASES: [Step; 5] = [
    Step::Scout,
    Step::Stake,
    Step::Bids,
    Step::Resolve,
    Step::EndRound,
];

/// TOY-2.1: the phases of a round.
pub(crate) fn begin(cx: &mut Cx<'_, Toy>) -> Flow<Step> {
    cx.tell(Event::RoundBegins {
        round: cx.table.round,
        leader: cx.table.leader,
    });
    cx.push_all(&PHASES);
    Flow::Done
}

/// TOY-2.2, TOY-7.1: bids are discarded, the next seat leads; after the last round the game is over.
pub(crate) fn end(cx: &mut Cx<'_, Toy>) -> Flow<Step> {
    let table = &mut *cx.table;
    for player in &mut table.players {
        let bid = player.bid.take().expect("all have bid in this round");
        table.discard.add(bid.bird);
    }
    table.staked = None;
    if table.round < table.rounds {
        table.round += 1;
        table.leader = Seat::new((table.leader.index() + 1) % table.players.len());
        cx.push(Step::Round);
    }
    Flow::Done
}
