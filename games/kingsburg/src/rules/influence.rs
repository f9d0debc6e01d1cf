//! Step b of a season: influencing advisors (KB-5), and the envoy's first use (KB-10.4).

use crate::{
    Kingsburg,
    action::{Action, Placement},
    event::Event,
    names::{Advisor, Building},
    step::Step,
    table::{Group, Open, Player},
};
use table::{Cx, Flow, Seat};

/// KB-5.1: the next player in turn order who can still influence. KB-5.3: who cannot, passes.
pub(crate) fn next(cx: &mut Cx<'_, Kingsburg>, place: u8) -> Flow<Step> {
    let n_players = cx.table.open.n_players;
    let taken = taken(&cx.table.open);
    for turn in 0..n_players {
        let place = (place + turn) % n_players;
        let seat = cx.table.open.order[usize::from(place)];
        if cx.table.open.player(seat).used.passed {
            continue;
        }
        if can_place(&cx.table.open, taken, seat) {
            if turn == 0 {
                return Flow::Ask(seat);
            }
            cx.push(Step::Influence { place });
            return Flow::Done;
        }
        cx.table.open.player_mut(seat).used.passed = true;
        cx.tell(Event::Passed { seat });
    }
    Flow::Done
}

/// Which advisors have a group, and which two: bits by index.
fn taken(open: &Open) -> (u32, u32) {
    let bits = |at: usize| {
        open.court
            .values()
            .iter()
            .enumerate()
            .fold(0, |bits, (index, groups)| {
                bits | u32::from(groups[at].is_some()) << index
            })
    };
    (bits(0), bits(1))
}

/// How a group may reach this number: on a free advisor, or on an occupied one with the envoy (KB-5.9, KB-10.4,
/// KB-10.5). None: not at all.
fn needs_envoy(taken: (u32, u32), has_envoy: bool, number: i8) -> Option<(Advisor, bool)> {
    // KB-5.7: legal numbers are 1 to 18.
    if !(1..=18).contains(&number) {
        return None;
    }
    let bit = 1 << (number - 1);
    let advisor = Advisor::ALL[number as usize - 1];
    if taken.0 & bit == 0 {
        Some((advisor, false))
    } else if has_envoy && taken.1 & bit == 0 {
        Some((advisor, true))
    } else {
        None
    }
}

/// What a player may add to a group: tokens (KB-5.5) and market shifts (KB-5.8), each at most once a season.
fn helps(player: &Player) -> (u8, bool) {
    let tokens = u8::from(player.plus2 > 0 && !player.used.token);
    (
        tokens,
        player.buildings.has(Building::Market) && !player.used.market,
    )
}

/// Calls `found` for every legal placement until it returns true.
#[inline]
fn placements(
    open: &Open,
    taken: (u32, u32),
    seat: Seat,
    mut found: impl FnMut(Placement) -> bool,
) {
    let player = open.player(seat);
    let has_envoy = open.envoy == Some(seat);
    let (tokens, has_market) = helps(player);
    let shifts: &[i8] = if has_market { &[-1, 0, 1] } else { &[0] };
    for (dice, sum) in player.dice.groups() {
        for token in 0..=tokens {
            for &market in shifts {
                let value = sum as i8 + 2 * token as i8 + market;
                if let Some((advisor, envoy)) = needs_envoy(taken, has_envoy, value)
                    && found(Placement::new(advisor, dice, token > 0, market, envoy))
                {
                    return;
                }
            }
        }
    }
}

fn can_place(open: &Open, taken: (u32, u32), seat: Seat) -> bool {
    let mut can = false;
    placements(open, taken, seat, |_| {
        can = true;
        true
    });
    can
}

/// KB-5.2: pass, or any legal placement.
pub(crate) fn options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    placements(open, taken(open), seat, |placement| {
        out.push(Action::Place(placement));
        false
    });
    out.sort_unstable();
}

pub(crate) fn choose(cx: &mut Cx<'_, Kingsburg>, place: u8, seat: Seat, action: Action) {
    if let Action::Place(placement) = action {
        put(cx, seat, placement);
    } else {
        // The only other listed choice is to pass, which is final for the season (KB-5.2).
        cx.table.open.player_mut(seat).used.passed = true;
        cx.tell(Event::Passed { seat });
    }
    cx.push(Step::Influence {
        place: (place + 1) % cx.table.open.n_players,
    });
}

/// KB-5.5, KB-5.8, KB-10.4: the dice lie on the advisor, a token is spent, the Market used, the envoy returned.
fn put(cx: &mut Cx<'_, Kingsburg>, seat: Seat, placement: Placement) {
    let open = &mut cx.table.open;
    let player = open.player_mut(seat);
    player.dice = player.dice.without(placement.dice());
    if placement.token() {
        player.plus2 -= 1;
        player.used.token = true;
    }
    if placement.market() != 0 {
        player.used.market = true;
    }
    let group = Group {
        owner: Some(seat),
        dice: placement.dice(),
        token: placement.token(),
        market: placement.market(),
    };
    open.court[placement.advisor()][usize::from(placement.envoy())] = Some(group);
    if placement.envoy() {
        open.envoy = None;
    }
    cx.tell(Event::Placed { seat, placement });
}
