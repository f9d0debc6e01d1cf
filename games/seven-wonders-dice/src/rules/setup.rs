//! SW-1, setup: cities, coins, the first seven dice.

use super::{Cx, Refusal};
use crate::{
    Action, City, Data, Die, Event, Question, Step, Table, Throw, Work,
    table::{FORUM, Player},
};
use table::{Chance, Edition, MAX_SEATS, Seat, Set, Setup};

/// S1 to S6: every player gets a different city (SW-1.2), dealt in seat order (SW-3.4) or picked, and 7 coins; grey,
/// blue, red, yellow and green dice lie in the Forum, the special ones beside it (SW-1.4).
pub(super) fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
    let n_seats = usize::from(setup.players);
    let data = edition.data();
    let mut table = Table {
        edition,
        turn: 0,
        is_last: false,
        n_seats: setup.players,
        forum: std::array::from_fn(|slot| first_throw(data, slot)),
        players: [Player::new(data.start_coins); MAX_SEATS],
    };
    if setup.option("cities") == "pick" {
        return (table, Step::Ask(Question::PickCity(Seat::new(0))));
    }
    for seat in Seat::first(n_seats) {
        let left: Vec<City> = cities_left(&table).iter().collect();
        table.player_mut(seat).city = Some(chance.pick(&left));
    }
    (table, Step::Do(Work::Shake))
}

/// Before the first shake every die lies with its first face in quarter 0.
fn first_throw(data: &Data, slot: usize) -> Throw {
    const { assert!(FORUM <= Die::N) };
    let die = Die::ALL[slot];
    Throw {
        die,
        face: data.die(die).faces[0],
        quarter: 0,
    }
}

/// S2: the cities that nobody has.
fn cities_left(table: &Table) -> Set<City> {
    let taken = table.players().iter().filter_map(|player| player.city);
    Set::all().minus(taken.collect())
}

/// S2: one of the cities that are left.
pub(super) fn list_cities(table: &Table, out: &mut Vec<Action>) {
    out.extend(cities_left(table).iter().map(Action::Pick));
}

/// SW-1.2: a city that nobody has.
pub(crate) fn may_pick(table: &Table, city: City) -> Result<(), Refusal> {
    if cities_left(table).has(city) {
        Ok(())
    } else {
        Err(Refusal::CityTaken(city))
    }
}

/// S2: in seat order each player picks a city; then the first turn begins.
pub(super) fn pick(cx: &mut Cx<'_>, seat: Seat, city: City) {
    cx.table.player_mut(seat).city = Some(city);
    cx.tell(Event::Picked { seat, city });
    let next = Seat::first(cx.table.n_seats()).nth(seat.index() + 1);
    match next {
        Some(next) => cx.ask(Question::PickCity(next)),
        None => cx.work(Work::Shake),
    }
}
