//! Co-op: how near the Decrees are, and what brings them nearer.

use super::{notes, outlook::Outlook, worth::Mind};
use crate::{
    data::{Cost, Data},
    effect::{Counter, Filter, Offering, Op, Qty, Requirement},
    names::{Decree, Location, Resource, Soldier},
    rules::{coop, modifiers},
    table::{Open, Table},
};
use table::Seat;

/// One thing that a Decree costs.
#[derive(Clone, Copy)]
pub(super) enum Due {
    Resource(Resource, Qty),
    Honor(Qty),
    Piece(Offering, Qty),
    Warehouse(Qty),
}

fn due(op: &Op) -> Option<Due> {
    if let Op::Lose(Filter::Only(resource), qty) = *op {
        Some(Due::Resource(resource, qty))
    } else if let Op::LoseHonor(qty) = *op {
        Some(Due::Honor(qty))
    } else if let Op::Sacrifice(what, qty) = *op {
        Some(Due::Piece(what, qty))
    } else if let Op::DiscardWarehouse(Some(qty)) = *op {
        Some(Due::Warehouse(qty))
    } else {
        None
    }
}

/// The costs of each Decree.
pub(super) fn dues(data: &'static Data) -> Vec<Vec<Due>> {
    let costs = |&decree: &Decree| {
        coop::costs(data, decree)
            .filter_map(|(op, _)| due(op))
            .collect()
    };
    Decree::ALL.iter().map(costs).collect()
}

fn costs(open: &Open, decree: Decree) -> &'static [Due] {
    &notes(open.data()).dues[decree.index()]
}

/// How many things a Decree asks for.
fn parts(open: &Open, decree: Decree) -> f32 {
    let n = open.data().decrees[decree.index()].requirements.len() + costs(open, decree).len();
    f32::max(n as f32, 1.0)
}

/// How near a Decree is, from 0 to 1.
pub(super) fn progress(table: &Table, look: &Outlook, decree: Decree) -> f32 {
    let open = &table.open;
    let mut sum = 0.0;
    for &requirement in &open.data().decrees[decree.index()].requirements {
        sum += met(table, look, requirement);
    }
    let mean = |of: &dyn Fn(Seat) -> f32| open.seats().map(of).sum::<f32>() / f32::from(open.n);
    for &due in costs(open, decree) {
        let share =
            |have: f32, qty: Qty| (have / f32::from(qty.value(0, 0, open.n)).max(1.0)).min(1.0);
        sum += match due {
            Due::Resource(resource, qty) => {
                mean(&|seat| share(f32::from(table.has(seat, resource)), qty))
            }
            Due::Honor(qty) => {
                mean(&|seat| share(f32::from(open.player(seat).points().max(0)), qty))
            }
            Due::Piece(what, qty) => {
                mean(&|seat| share(f32::from(coop::available(open, seat, what)), qty))
            }
            Due::Warehouse(qty) => {
                let store: f32 = open.warehouse.iter().map(|&n| f32::from(n)).sum();
                share(store, qty)
            }
        };
    }
    sum / parts(open, decree)
}

fn met(table: &Table, look: &Outlook, requirement: Requirement) -> f32 {
    let open = &table.open;
    let wanted = f32::from(coop::wanted(open, requirement)).max(1.0);
    if requirement.counter == Counter::BreachedThisYear {
        if open.breached > 0 {
            return 0.0;
        }
        return open
            .sections()
            .map(|section| 1.0 - look.risk[section.index()])
            .product();
    }
    let count = |seat| f32::from(coop::count(open, requirement.counter, seat));
    if requirement.each {
        let share = open
            .seats()
            .map(|seat| (count(Some(seat)) / wanted).min(1.0));
        return share.sum::<f32>() / f32::from(open.n);
    }
    let mut n = count(None);
    if requirement.counter == Counter::DefeatedThisYear && n < wanted {
        // Hordes that will fall this Year; never as good as those that fell.
        let soon: f32 = look.soon.iter().flatten().sum();
        n += (0.9 * soon).min(wanted - n);
    }
    (n / wanted).min(1.0)
}

impl Mind<'_> {
    /// What one part of an open Decree is worth, done by one player alone or by all together.
    fn part(&self, decree: Decree, each: bool) -> f32 {
        let share = if each { f32::from(self.open.n) } else { 1.0 };
        self.look.w.near / parts(self.open, decree) / share
    }

    /// How much a cost takes from what the Decrees ask for.
    pub(super) fn squeeze(&self, cost: Cost) -> f32 {
        let mut value = 0.0;
        if !self.open.is_coop() {
            return value;
        }
        for &decree in self.open.decrees.iter().flatten() {
            for &due in costs(self.open, decree) {
                if let Due::Resource(resource, qty) = due {
                    let due = qty.value(0, 0, self.open.n).max(1);
                    let have = self.table.has(self.seat, resource);
                    let left = have.saturating_sub(cost[resource.index()]);
                    let lost = have.min(due) - left.min(due);
                    value += self.part(decree, true) * f32::from(lost) / f32::from(due);
                }
            }
        }
        value
    }

    /// The requirements of open Decrees that ask for this, with what one more is worth.
    fn wished(&self, counter: Counter) -> f32 {
        let mut value = 0.0;
        if !self.open.is_coop() {
            return value;
        }
        for &decree in self.open.decrees.iter().flatten() {
            for &requirement in &self.open.data().decrees[decree.index()].requirements {
                if requirement.counter == counter && !requirement.exactly {
                    let wanted = coop::wanted(self.open, requirement);
                    let who = requirement.each.then_some(self.seat);
                    if coop::count(self.open, counter, who) < wanted {
                        value += self.part(decree, requirement.each) / f32::from(wanted.max(1));
                    }
                }
            }
        }
        value
    }

    pub(super) fn wish_overseer(&self) -> f32 {
        self.wished(Counter::OverseerLevel)
    }

    pub(super) fn wish_advisor(&self) -> f32 {
        self.wished(Counter::Advisor) + self.wished(Counter::Advisors)
    }

    pub(super) fn wish_wall(&self) -> f32 {
        self.wished(Counter::WallLevels)
    }

    /// What Clerks in a Location may do for the open Decrees, beside what their effect is worth anyway.
    pub(super) fn wish(&self, location: Location, own: u8) -> f32 {
        if !self.open.is_coop() {
            return 0.0;
        }
        let mut value = 0.0;
        if location == Location::Barracks {
            let one = modifiers::soldier_cost(self.open, self.seat, Soldier::Archer);
            let room = self
                .open
                .sections()
                .any(|at| self.open.front(at).free_firing(self.open.data()) > 0);
            if room && self.table.can_pay(self.seat, one) {
                value += self.wished(Counter::FiringArchers);
            }
        }
        let Some(produces) = self.open.data().locations[location.index()].produces else {
            return value;
        };
        let store: u8 = self.open.warehouse.iter().sum();
        for &decree in self.open.decrees.iter().flatten() {
            for &due in costs(self.open, decree) {
                match due {
                    Due::Resource(resource, qty) if resource == produces.resource => {
                        let due = qty.value(0, 0, self.open.n).max(1);
                        let missing = due.saturating_sub(self.table.has(self.seat, resource));
                        value +=
                            self.part(decree, true) * f32::from(missing.min(own)) / f32::from(due);
                    }
                    Due::Warehouse(qty) if produces.donation => {
                        let due = qty.value(0, 0, self.open.n).max(1);
                        if store < due {
                            value += self.part(decree, false) / f32::from(due);
                        }
                    }
                    Due::Resource(..) | Due::Warehouse(_) | Due::Honor(_) | Due::Piece(..) => {}
                }
            }
        }
        value
    }
}
