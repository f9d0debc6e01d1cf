//! Setup (KB-2).

use crate::{
    data::Data,
    names::{Invader, Phase, YEARS},
    step::{Step, Work},
    table::{Court, MAX_PLAYERS, Open, Player, Table},
};
use table::{Chance, Edition, Seat, Seats, Setup};

/// KB-2.1 to KB-2.7: nobody owns anything, the turn order is random, one unseen card is drawn for each year.
pub(super) fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
    let n_players = usize::from(setup.players);
    let mut order: [Seat; MAX_PLAYERS] = std::array::from_fn(Seat::new);
    chance.shuffle(&mut order[..n_players]);
    let mut year = 0;
    let deck = [(); YEARS as usize].map(|()| {
        year += 1;
        Invader::draw(year, chance)
    });
    let queen_vp = setup
        .option("queen_vp")
        .parse()
        .expect("the option's values are numbers");
    let open = Open {
        edition,
        n_players: setup.players,
        queen_vp,
        year: 1,
        phase: Phase::Aid,
        order,
        players: [Player::default(); MAX_PLAYERS],
        court: Court::default(),
        aid: None,
        envoy: None,
        peeked: Seats::NONE,
        is_revealed: false,
    };
    (Table { open, deck }, Step::Do(Work::Phase(Phase::Aid)))
}
