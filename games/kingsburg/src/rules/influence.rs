//! Step b of a season: influencing advisors (KB-5), and the envoy's first use (KB-10.4).

use crate::{
    Kingsburg,
    action::{Action, Placement},
    event::Event,
    names::{Advisor, Building},
    rules::Refusal,
    step::Question,
    table::{Group, Open, Player},
};
use table::{Asked, Cx, Seat};

/// KB-5.1: the next player in turn order who has not passed. KB-5.3: who cannot influence, passes: the only choice.
pub(super) fn asked(open: &Open, place: u8) -> Asked {
    let (before, after) = open.order().split_at(place.into());
    let mut seats = after.iter().chain(before).copied();
    match seats.find(|seat| !open.player(*seat).used.passed) {
        None => Asked::Nobody,
        Some(seat) if can_place(open, seat) => Asked::Seat(seat),
        Some(seat) => Asked::Decide(seat),
    }
}

/// KB-5.4 to KB-5.9, KB-10.4: own dice, of which one is coloured, with helps, that match the number of an advisor who
/// is free, or has one group and the envoy is spent.
pub(super) fn may_place(open: &Open, seat: Seat, placement: Placement) -> Result<(), Refusal> {
    let player = open.player(seat);
    let (advisor, dice) = (placement.advisor(), placement.dice());
    if dice.coloured().is_empty() {
        return Err(Refusal::NoColouredDie);
    }
    if !player.dice.hold(dice) {
        return Err(Refusal::NoSuchDice);
    }
    if placement.token() {
        may_use_token(player)?;
    }
    if placement.market() != 0 {
        may_use_market(player)?;
    }
    let value = Group::value_of(dice.sum(), placement.token(), placement.market());
    if value != advisor.number() as i8 {
        return Err(Refusal::Value {
            dice,
            value,
            advisor,
        });
    }
    let n_groups = open.groups(advisor).count();
    may_join(
        n_groups,
        open.envoy == Some(seat),
        placement.envoy(),
        advisor,
    )
}

/// KB-5.5: a token, at most once a season.
fn may_use_token(player: &Player) -> Result<(), Refusal> {
    if player.used.token {
        Err(Refusal::TokenUsed)
    } else if player.plus2 == 0 {
        Err(Refusal::NoToken)
    } else {
        Ok(())
    }
}

/// KB-5.8: a shift by the Market, at most once a season.
fn may_use_market(player: &Player) -> Result<(), Refusal> {
    if !player.buildings.has(Building::Market) {
        Err(Refusal::NoMarket)
    } else if player.used.market {
        Err(Refusal::MarketUsed)
    } else {
        Ok(())
    }
}

/// KB-5.9, KB-10.4, KB-10.5: on a free advisor without the envoy, on an occupied one with it.
#[inline]
fn may_join(
    n_groups: usize,
    has_envoy: bool,
    is_envoy_spent: bool,
    advisor: Advisor,
) -> Result<(), Refusal> {
    match (is_envoy_spent, n_groups) {
        (false, 0) => Ok(()),
        (false, _) => Err(Refusal::Taken(advisor)),
        (true, _) if !has_envoy => Err(Refusal::NoEnvoy),
        (true, 0) => Err(Refusal::EnvoyOnFree),
        (true, 1) => Ok(()),
        (true, _) => Err(Refusal::TakenTwice(advisor)),
    }
}

/// How many groups lie on each advisor: bits by index for those with one, and for those with two.
type Taken = (u32, u32);

fn taken(open: &Open) -> Taken {
    let (mut one, mut two) = (0, 0);
    for (index, groups) in open.court.values().iter().enumerate() {
        one |= u32::from(groups[0].is_some()) << index;
        two |= u32::from(groups[1].is_some()) << index;
    }
    (one, two)
}

/// Calls `found` for every legal placement until it returns true: all that [`may_place`] allows, from the dice up.
#[inline]
fn placements(open: &Open, seat: Seat, mut found: impl FnMut(Placement) -> bool) {
    let taken = taken(open);
    let player = open.player(seat);
    let has_envoy = open.envoy == Some(seat);
    let tokens: &[bool] = if may_use_token(player).is_ok() {
        &[false, true]
    } else {
        &[false]
    };
    let shifts: &[i8] = if may_use_market(player).is_ok() {
        &[-1, 0, 1]
    } else {
        &[0]
    };
    for (dice, sum) in player.dice.groups() {
        for &token in tokens {
            for &market in shifts {
                let value = Group::value_of(sum, token, market);
                // KB-5.7: legal numbers are 1 to 18.
                let Some(advisor) = u8::try_from(value).ok().and_then(Advisor::from_number) else {
                    continue;
                };
                let n_groups = (taken.0 >> advisor.index() & 1) + (taken.1 >> advisor.index() & 1);
                let envoy = n_groups > 0;
                if may_join(n_groups as usize, has_envoy, envoy, advisor).is_ok()
                    && found(Placement::new(advisor, dice, token, market, envoy))
                {
                    return;
                }
            }
        }
    }
}

fn can_place(open: &Open, seat: Seat) -> bool {
    let mut can = false;
    placements(open, seat, |_| {
        can = true;
        true
    });
    can
}

/// Why no group of this player reaches an advisor; fine when one does.
pub(crate) fn may_reach(open: &Open, seat: Seat, advisor: Advisor) -> Result<(), Refusal> {
    let n_groups = open.groups(advisor).count();
    let has_envoy = open.envoy == Some(seat);
    may_join(n_groups, has_envoy, has_envoy && n_groups > 0, advisor)?;
    let mut is_reached = false;
    placements(open, seat, |placement| {
        is_reached = placement.advisor() == advisor;
        is_reached
    });
    if is_reached {
        Ok(())
    } else {
        Err(Refusal::NoGroup(advisor))
    }
}

/// KB-5.2: pass, or any legal placement.
pub(super) fn options(open: &Open, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    placements(open, seat, |placement| {
        out.push(Action::Place(placement));
        false
    });
    out.sort_unstable();
}

/// KB-5.2: final for the season.
pub(super) fn pass(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    cx.table.open.player_mut(seat).used.passed = true;
    cx.tell(Event::Passed { seat });
    ask_next(cx, seat);
}

/// KB-5.1: players take turns.
fn ask_next(cx: &mut Cx<'_, Kingsburg>, seat: Seat) {
    let open = &cx.table.open;
    let place = (open.place(seat) + 1) % open.n_players;
    cx.ask(Question::Influence { place });
}

/// KB-5.5, KB-5.8, KB-10.4: the dice lie on the advisor, a token is spent, the Market used, the envoy returned.
pub(super) fn place(cx: &mut Cx<'_, Kingsburg>, seat: Seat, placement: Placement) {
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
    ask_next(cx, seat);
}
