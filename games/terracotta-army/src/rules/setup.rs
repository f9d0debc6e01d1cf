//! Setup (TA-2).

use crate::{
    data::{Data, MAX_PLAYERS, ROUNDS, SEGMENTS},
    names::Token,
    step::{Step, Work},
    table::{Figures, Player, Table, Workers},
};
use ::table::{Chance, Edition, Per, Seat, Setup};

/// TA-2.1 to TA-2.16, S1 to S12: the draws are the inner wheel, the middle wheel, the tokens, the first player.
/// TA-1.3, TA-1.4: clay, coins and bases have no stock that could run out.
pub(super) fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
    let n = usize::from(setup.players);
    // TA-2.3.
    let inner_offset = chance.index(usize::from(SEGMENTS), |offset| offset.to_string()) as u8;
    let middle_offset = chance.index(usize::from(SEGMENTS), |offset| offset.to_string()) as u8;
    let tokens = draw_tokens(chance);
    // TA-2.10, TA-2.13: clockwise from the first player.
    let first = chance.index(n, |seat| (seat + 1).to_string());
    let order: [Seat; MAX_PLAYERS] = std::array::from_fn(|place| {
        Seat::new(if place < n {
            (first + place) % n
        } else {
            place
        })
    });
    let mut table = Table {
        edition,
        n_players: setup.players,
        // TA-2.5.
        round: 1,
        order,
        inner_offset,
        middle_offset,
        segments: [Workers::default(); SEGMENTS as usize],
        // TA-2.2.
        warehouses: Per::from_fn(|_| u16::from(edition.board.warehouse_clay)),
        // TA-2.6.
        row_inspector: edition.board.row_inspector,
        column_inspector: edition.board.column_inspector,
        tokens,
        // TA-2.7, TA-2.8: all figures and priority tokens are where they start.
        figures: Figures::default(),
        // TA-2.9, TA-2.14: inactive weapons, six tokens, only craftsmen.
        players: [Player::default(); MAX_PLAYERS],
    };
    // TA-2.9, TA-2.11.
    for (place, seat) in order.into_iter().take(n).enumerate() {
        let (coins, clay_wet) = edition.start(place);
        let player = table.player_mut(seat);
        player.coins = u16::from(coins);
        player.clay_wet = u16::from(clay_wet);
    }
    (table, Step::Do(Work::ActionPhase))
}

/// TA-2.4: five of the twelve tokens, in the order of the rounds.
fn draw_tokens(chance: &mut Chance) -> [Token; ROUNDS as usize] {
    let mut tokens = Token::ALL;
    for place in 0..usize::from(ROUNDS) {
        let rest = &tokens[place..];
        let chosen = chance.index(rest.len(), |index| rest[index].to_string());
        tokens[place..=place + chosen].rotate_right(1);
    }
    std::array::from_fn(|round| tokens[round])
}
