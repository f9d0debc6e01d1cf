//! What a viewer sees, and tables that look like it.

mod sheet;

use crate::{
    GreatWall,
    data::{Cost, Edition},
    event::{self, Event},
    names::{Advisor, General, PLAYERS, TacticCard},
    rules::stock,
    table::{Open, Own, Secret, Table},
};
use serde::{Serialize, Serializer};
use table::{Chance, Named, Seat, Set, Sight, Viewer};

/// What one viewer sees: everything open, and what lies behind the own screen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    pub open: Open,
    pub viewer: Option<Seat>,
    pub mine: Option<Own>,
    /// Resources of all players, shown when the game is scored.
    pub shown: Option<[Cost; PLAYERS]>,
}

impl Sight for GreatWall {
    fn look(table: &Table, viewer: Viewer) -> View {
        let seat = viewer
            .seat()
            .filter(|seat| seat.index() < table.open.n as usize);
        let scored = table.open.ending.is_some() && !table.open.is_coop();
        View {
            open: table.open.clone(),
            viewer: seat,
            mine: seat.map(|seat| *table.own(seat)),
            shown: scored.then(|| table.secret.seats.map(|own| own.resources)),
        }
    }

    /// What is behind other screens is drawn anew.
    fn imagine(view: &View, viewer: Viewer, _edition: Edition, chance: &mut Chance) -> Table {
        let open = view.open.clone();
        let mine = view.mine.unwrap_or_default();
        let mut tactics = open
            .tactic_game()
            .minus(open.tactic_discard)
            .minus(mine.hand);
        let own_advisors = mine
            .support
            .into_iter()
            .chain(mine.advisors.into_iter().flatten());
        let mut advisors: Set<Advisor> = Set::all()
            .minus(open.known_advisors())
            .minus(own_advisors.collect());
        let mut generals: Set<General> = General::ALL
            .iter()
            .copied()
            .filter(|id| open.is_coop() || !view.open.data().generals[id.index()].coop)
            .collect();
        let taken = open
            .players
            .iter()
            .filter_map(|player| player.general)
            .chain(mine.generals.into_iter().flatten());
        generals = generals.minus(taken.collect());
        let mut seats = [Own::default(); PLAYERS];
        for seat in open.seats() {
            if viewer.is(seat) && view.mine.is_some() {
                seats[seat.index()] = mine;
                continue;
            }
            let player = open.player(seat);
            let own = &mut seats[seat.index()];
            own.resources = match view.shown {
                Some(shown) => shown[seat.index()],
                None => guess(player.general.is_none(), chance),
            };
            for _ in 0..player.hand {
                own.hand = draw(&mut tactics, chance)
                    .map_or(own.hand, |card: TacticCard| own.hand.with(card));
            }
            if player.hidden_support > 0 {
                own.support = draw(&mut advisors, chance);
            }
            if player.general.is_none() {
                own.generals = [draw(&mut generals, chance), draw(&mut generals, chance)];
            }
            if player.advisors() == 0 {
                own.advisors = [draw(&mut advisors, chance), draw(&mut advisors, chance)];
            }
        }
        let mut qin = Set::NONE;
        for _ in 0..open.qin.hidden {
            qin = draw(&mut advisors, chance).map_or(qin, |advisor| qin.with(advisor));
        }
        Table {
            open,
            secret: Secret { seats, qin },
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }
}

/// Resources behind another screen: about four of each. Before the start line is paid there are none.
fn guess(before_start: bool, chance: &mut Chance) -> Cost {
    if before_start {
        return [0; 4];
    }
    std::array::from_fn(|_| (chance.face(5) - 1) + (chance.face(5) - 1))
}

fn draw<T: Named>(from: &mut Set<T>, chance: &mut Chance) -> Option<T> {
    let drawn = stock::pick(chance, *from);
    if let Some(member) = drawn {
        from.remove(member);
    }
    drawn
}

impl View {
    /// A table with only what this viewer knows, so that rules which look at open things and the own screen can be
    /// asked: prices, legal places, reasons. Nothing is guessed.
    pub fn known(&self) -> Table {
        let mut seats = [Own::default(); PLAYERS];
        if let (Some(seat), Some(mine)) = (self.viewer, self.mine) {
            seats[seat.index()] = mine;
        }
        if let Some(shown) = self.shown {
            for (own, resources) in seats.iter_mut().zip(shown) {
                own.resources = resources;
            }
        }
        Table {
            open: self.open.clone(),
            secret: Secret {
                seats,
                qin: Set::NONE,
            },
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        sheet::Sheet::of(self).serialize(serializer)
    }
}
