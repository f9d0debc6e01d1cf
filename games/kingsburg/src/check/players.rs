//! What players own and have used.

use super::{
    moment::{Moment, SeasonStep},
    sheet,
};
use crate::{
    names::{Building, COLUMNS, ROWS},
    table::{Open, Player, Used},
};
use table::{Flaw, Seat};

pub(super) fn check(open: &Open, moment: Moment, is_over: bool) -> Result<(), Flaw> {
    for seat in open.seats().iter() {
        let player = open.player(seat);
        buildings(seat, player)?;
        cathedral(seat, player, is_over)?;
        if let Moment::Season(step) = moment {
            used(seat, player, step)?;
        }
    }
    Ok(())
}

/// KB-INV-1.
fn buildings(seat: Seat, player: &Player) -> Result<(), Flaw> {
    let is_supported = |row, column| {
        !player.buildings.has(Building::on(row, column))
            || player.buildings.has(Building::on(row, column - 1))
    };
    let is_sound = (0..ROWS).all(|row| (1..COLUMNS).all(|column| is_supported(row, column)));
    sheet(seat).field("buildings").ensure(
        is_sound,
        "each row is built from left to right without gaps",
    )
}

/// KB-13.2: points of the Cathedral are counted when the game ends, and exactly then.
fn cathedral(seat: Seat, player: &Player, is_over: bool) -> Result<(), Flaw> {
    let counted = if is_over && player.buildings.has(Building::Cathedral) {
        player.goods.total() / 2
    } else {
        0
    };
    sheet(seat).field("ledger.cathedral").ensure(
        i64::from(player.ledger.cathedral) == i64::from(counted),
        format_args!("the Cathedral brings its points at the end of the game: {counted} here"),
    )
}

/// KB-1.11, KB-INV-5: what is used up this season, and with which building.
fn used(seat: Seat, player: &Player, step: SeasonStep) -> Result<(), Flaw> {
    let Used {
        token,
        market,
        statue,
        chapel,
        passed,
    } = player.used;
    let is_rolled = step >= SeasonStep::Rerolls;
    let is_ordered = step > SeasonStep::Order;
    let marks = [
        ("statue", statue, is_rolled, Some(Building::Statue)),
        ("chapel", chapel, is_rolled, Some(Building::Chapel)),
        ("market", market, is_ordered, Some(Building::Market)),
        ("token", token, is_ordered, None),
        ("passed", passed, is_ordered, None),
    ];
    for (name, is_used, may_be, building) in marks {
        let sheet = sheet(seat);
        let used = sheet.field("used");
        let mark = used.field(name);
        mark.ensure(!is_used || may_be, "this season has not come so far")?;
        if let Some(building) = building {
            let stands = player.buildings.has(building);
            mark.ensure(!is_used || stands, format_args!("there is no {building}"))?;
        }
    }
    // KB-5.1.
    sheet(seat).field("used.passed").ensure(
        passed || step < SeasonStep::Help,
        "advisors help when everybody has passed",
    )
}
