//! TOY-2: the order of a round, and the end of the game.

use crate::{Event, Question, Step, Toy, Work};
use table::{Cx, Seat};

/// TOY-2.1: the phases of a round in reading order.
pub(crate) const PHASES: [Step; 5] = [
    Step::Ask(Question::Scout),
    Step::Ask(Question::Stake),
    Step::Do(Work::Bids),
    Step::Do(Work::Resolve),
    Step::Do(Work::EndRound),
];

/// TOY-2.1: the phases of a round.
pub(crate) fn begin(cx: &mut Cx<'_, Toy>) {
    cx.tell(Event::RoundBegins {
        round: cx.table.round,
        leader: cx.table.leader,
    });
    cx.push_all(&PHASES);
}

/// TOY-2.2, TOY-7.1: bids are discarded, the next seat leads; after the last round the game is over.
pub(crate) fn end(cx: &mut Cx<'_, Toy>) {
    let table = &mut *cx.table;
    for player in &mut table.players {
        let bid = player.bid.take().expect("all have bid in this round");
        table.discard.add(bid.bird);
    }
    table.staked = None;
    if table.round < table.rounds {
        table.round += 1;
        table.leader = Seat::new((table.leader.index() + 1) % table.players.len());
        cx.work(Work::Round);
    }
}
