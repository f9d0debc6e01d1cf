//! What players own and have used.

use super::{
    moment::{Moment, SeasonStep},
    require_of,
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
    require_of(
        seat,
        is_sound,
        "buildings",
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
    require_of(
        seat,
        i64::from(player.ledger.cathedral) == i64::from(counted),
        "ledger.cathedral",
        format!("the Cathedral brings its points at the end of the game: {counted} here"),
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
        let field = format!("used.{name}");
        require_of(
            seat,
            !is_used || may_be,
            &field,
            "this season has not come so far",
        )?;
        if let Some(building) = building {
            let stands = player.buildings.has(building);
            require_of(
                seat,
                !is_used || stands,
                &field,
                format!("there is no {building}"),
            )?;
        }
    }
    // KB-5.1.
    require_of(
        seat,
        passed || step < SeasonStep::Help,
        "used.passed",
        "advisors help when everybody has passed",
    )
}
