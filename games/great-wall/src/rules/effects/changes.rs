//! Whether a text would change anything (GW-25.5).

use super::{
    Arrived, Command, Filter, Location, Op, Qty, Table, Text, Works, attack, barracks, breach,
    builders, clerks, fall, holds, logistics, owns, production, shame, value,
};

/// GW-25.5: whether a card's effect would change something for this player.
pub(crate) fn changes(table: &Table, text: Text) -> bool {
    let Some(ops) = text
        .card
        .script(table.open.data())
        .blocks
        .get(text.block as usize)
    else {
        return false;
    };
    ops.iter().any(|op| changes_op(table, text, op))
}

fn changes_op(table: &Table, text: Text, op: &Op) -> bool {
    let open = &table.open;
    let Some(seat) = text.me.seat() else {
        return false;
    };
    let value = |qty: Qty| value(open, qty, text);
    match *op {
        Op::Honor(n) | Op::Gain(_, n) => value(n) > 0,
        Op::DrawTactic(n) => {
            value(n) > 0 && (open.tactic_deck_size() > 0 || !open.tactic_discard.is_empty())
        }
        Op::MoveClerks { .. } => clerks::can_move(open, text.me, false, Arrived::NONE),
        Op::SpecialActivate(_) => Location::ALL
            .iter()
            .any(|at| open.clerks[text.me.index()][at.index()] > 0),
        Op::CopyCommand => fall::copyable(open, seat).next().is_some(),
        Op::OverseerIncome => open.player(seat).overseer_levels() > 0,
        Op::Upgrade(_) => Location::PRODUCTION
            .iter()
            .any(|&at| production::can_upgrade(table, seat, at)),
        Op::Recruit { discount, .. } => barracks::can_recruit(table, seat, discount),
        Op::Attack { who, .. } => attack::can_attack(table, seat, who, [0; 3]),
        Op::AttackSections => open
            .sections()
            .any(|section| attack::can_attack_in(table, seat, section, 0)),
        Op::AlliesAttack(n) => {
            let mut others = open.seats().filter(|&other| other != seat);
            value(n) > 0 && others.any(|other| attack::can_attack_publicly(open, other))
        }
        Op::Wound { n, place } => {
            value(n) > 0
                && attack::wound_spots(open, seat, place, text.scope.section)
                    .next()
                    .is_some()
        }
        Op::Build { discount, .. } => builders::can_build(table, seat, Works::All, discount),
        Op::Barricade { free, .. } => {
            let works = if free {
                Works::FreeBarricades
            } else {
                Works::Barricades
            };
            builders::can_build(table, seat, works, 0)
        }
        Op::Logistics(_) => logistics::has_soldiers(open, seat),
        Op::Deploy(soldier, _) => open.usable(seat, soldier) > 0,
        Op::DiscardShame(_) => shame::tokens(open, seat) > 0,
        Op::SkipShame(_) => text.scope.section.is_some_and(|section| {
            breach::due(open.data(), open.front(section), text.me) > open.skip[seat.index()]
        }),
        Op::Save { any, .. } => open
            .seats()
            .any(|other| (any || other == seat) && open.kill.pending(other) > 0),
        Op::TeaUp(n) => value(n) > 0 && !open.is_tea_top(text.me),
        Op::TeaTop => !open.is_tea_top(text.me),
        Op::Reclaim(_) => !open
            .player(seat)
            .discard
            .without(Command::Betrayal)
            .is_empty(),
        Op::Exchange(n) => value(n) > 0 && owns(table, seat, Filter::Any, 1, text.scope),
        Op::Give(n) => value(n) > 0 && open.n > 1 && owns(table, seat, Filter::Any, 1, text.scope),
        Op::Defense { n, .. } => value(n) > 0,
        Op::DiscardWarehouse(_) => open.warehouse.iter().any(|&n| n > 0),
        Op::If {
            ref tests,
            then,
            otherwise,
        } => {
            let met = tests
                .iter()
                .all(|&test| holds(open, test, text.me, text.scope));
            let block = if met { Some(then) } else { otherwise };
            block.is_some_and(|block| {
                changes(
                    table,
                    Text {
                        block,
                        at: 0,
                        ..text
                    },
                )
            })
        }
        Op::Choose(ref blocks) => blocks.iter().any(|&block| {
            changes(
                table,
                Text {
                    block,
                    at: 0,
                    ..text
                },
            )
        }),
        Op::Players(_, block) => open.humans().iter().any(|me| {
            changes(
                table,
                Text {
                    block,
                    at: 0,
                    me,
                    ..text
                },
            )
        }),
        Op::LoseHonor(_) | Op::Lose(..) | Op::Kill(_) | Op::GainShame(_) | Op::Sacrifice(..) => {
            true
        }
        Op::ReedMove(_)
        | Op::QinMove(_)
        | Op::QinMoveSame(_)
        | Op::QinSpecial
        | Op::QinOverseers(_)
        | Op::QinWall(_)
        | Op::QinSpearmen(_)
        | Op::QinArchers(_)
        | Op::QinFire => false,
    }
}
