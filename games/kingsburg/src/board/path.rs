//! Which elements of the picture to click, one after another, for an action.
//!
//! | element | id |
//! |---|---|
//! | advisor | `advisor-8` |
//! | own die, the second one with that face and colour | `hand-3`, `hand-3w`, `hand-3-2` |
//! | helps of a group | `hand-token`, `hand-market-up`, `hand-market-down`, `hand-envoy` |
//! | building on a province | `building-1-statue` (seat and name) |
//! | goods in the supply, own goods, own tokens | `supply-gold`, `goods-1-gold`, `plus2-1` |
//! | pass, keep, decline, done | `button-pass` |

use crate::{
    action::{Action, Payment, Placement},
    names::{Building, Good, Goods},
    table::dice::{Dice, Die},
};
use table::Seat;

/// The button for doing nothing.
pub(crate) const BUTTON: &str = "button-pass";

pub(crate) fn path(seat: Seat, action: Action) -> Vec<String> {
    match action {
        Action::Pass | Action::Keep | Action::Decline | Action::Done => vec![BUTTON.to_owned()],
        Action::Reroll(die) => vec![hand_die(die, 1)],
        Action::RerollAll => vec![building(seat, Building::Chapel)],
        Action::Place(placement) => place(placement),
        Action::Take(goods) => each(goods).map(supply).collect(),
        Action::Build(it) => vec![building(seat, it)],
        Action::Pay(Payment::Plus2) => vec![own_plus2(seat)],
        Action::Give(good) | Action::Pay(Payment::Good(good)) => vec![own_good(seat, good)],
        Action::Recruit(goods) | Action::Lose(goods) => {
            each(goods).map(|good| own_good(seat, good)).collect()
        }
    }
}

fn place(placement: Placement) -> Vec<String> {
    let mut path = vec![advisor(placement.advisor().number())];
    path.extend(hand(placement.dice()).map(|(_, id)| id));
    if placement.token() {
        path.push("hand-token".to_owned());
    }
    match placement.market() {
        1 => path.push("hand-market-up".to_owned()),
        -1 => path.push("hand-market-down".to_owned()),
        _ => {}
    }
    if placement.envoy() {
        path.push("hand-envoy".to_owned());
    }
    path
}

/// Goods one by one, in order.
fn each(goods: Goods) -> impl Iterator<Item = Good> {
    Good::ALL
        .into_iter()
        .flat_map(move |good| std::iter::repeat_n(good, goods.of(good).into()))
}

/// Dice one by one with their ids, in order.
pub(crate) fn hand(dice: Dice) -> impl Iterator<Item = (Die, String)> {
    dice.each()
        .flat_map(move |die| (1..=dice.count(die)).map(move |nth| (die, hand_die(die, nth))))
}

fn hand_die(die: Die, nth: u32) -> String {
    match nth {
        1 => format!("hand-{die}"),
        nth => format!("hand-{die}-{nth}"),
    }
}

pub(crate) fn advisor(number: u8) -> String {
    format!("advisor-{number}")
}

pub(crate) fn building(seat: Seat, building: Building) -> String {
    format!("building-{seat}-{building}")
}

pub(crate) fn supply(good: Good) -> String {
    format!("supply-{}", good.id())
}

pub(crate) fn own_good(seat: Seat, good: Good) -> String {
    format!("goods-{seat}-{}", good.id())
}

pub(crate) fn own_plus2(seat: Seat) -> String {
    format!("plus2-{seat}")
}
