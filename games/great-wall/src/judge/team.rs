//! Who wins or loses beside the players' own Honor: Qin Jiushao, the Shame pool, the team.

use super::{decrees, outlook::Outlook, worth::Mind};
use crate::{
    names::Clan,
    names::Ending,
    rules::{coop, defeat, end},
    table::{Open, Table},
};

/// What Qin Jiushao may expect to have in the end.
pub(super) fn qin(open: &Open, look: &Outlook) -> f32 {
    let state = &open.qin;
    let mut value = f32::from(state.honor);
    if open.ending.is_some() {
        return value;
    }
    let cards = state.claimed.iter();
    value += cards
        .map(|card| f32::from(end::horde_honor(open.data(), card)))
        .sum::<f32>();
    value += f32::from(open.data().n.qin_artifact_honor) * open.artifacts.len() as f32;
    let advisors = f32::from(state.hidden) + state.advisors.len() as f32;
    let levels = f32::from(state.overseers.iter().sum::<u8>());
    let left = look.years + 0.3 * look.turns;
    value += left * (look.w.goal + advisors + levels);
    for section in open.sections() {
        for (row, horde) in (0..).zip(open.front(section).cards()) {
            if defeat::claimant(open, section, row) == Some(Clan::QIN) {
                let falls = look.falls[section.index()][row as usize];
                value += falls * 0.6 * f32::from(open.data().hordes[horde.horde().index()].honor);
            }
        }
    }
    value
}

/// Solo: an empty pool loses the game.
pub(super) fn disgrace(open: &Open, look: &Outlook) -> f32 {
    if open.shame_pool == 0 {
        return look.w.near * 1.5;
    }
    if open.ending.is_some() {
        return 0.0;
    }
    let after = f32::from(open.shame_pool) - look.drain;
    let danger = if after > 0.0 {
        1.5 / (1.5 + after)
    } else {
        1.0
    };
    look.w.near * danger - look.w.token * after
}

/// Co-op: Decrees decide; Shame and time threaten.
pub(super) fn value(table: &Table, look: &Outlook) -> f32 {
    let open = &table.open;
    let w = look.w;
    let fulfilled = open.fulfilled.len() as f32;
    match open.ending {
        Some(Ending::Won) => return 2000.0,
        Some(_) => return -1000.0 + 0.5 * w.goal * fulfilled,
        None => {}
    }
    let mut total = 0.0;
    for seat in open.seats() {
        total += Mind::new(table, look, seat).worth();
    }
    let mut near = 0.0;
    let mut open_ones = 0.0;
    for &decree in open.decrees.iter().flatten() {
        let share = decrees::progress(table, look, decree);
        near += share * (0.5 + 0.5 * share);
        open_ones += if share >= 1.0 { 0.2 } else { 1.0 - 0.3 * share };
    }
    // Each Decree that stays open shames everybody; the Years until enough are fulfilled bring more.
    let players = f32::from(open.n);
    let missing = (f32::from(coop::target(open)) - fulfilled).max(0.0);
    let pace = 0.6 * coop::slots(open) as f32;
    let years = ((missing - near) / pace - 1.0).clamp(0.0, look.years);
    let after = f32::from(open.shame_pool) - look.drain - players * (open_ones + w.drain * years);
    let scale = 8.0 * players;
    let pool = 2.0 * scale * after / (after.abs() + scale);
    let late = (missing - 1.5 * (look.years + 1.0)).max(0.0);
    w.team * total + w.goal * (fulfilled - late) + w.near * near + w.token * pool
}
