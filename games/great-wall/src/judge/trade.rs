//! What can be bought: builds, Soldiers, Clerks and Advisors, Overseers.

use super::{cards::Deed, worth::Mind};
use crate::{
    data::{Cost, Per},
    names::{Location, Resource, Section, Soldier},
    rules::{builders, embassy, modifiers},
};

impl Mind<'_> {
    /// What paying this costs.
    pub(super) fn cost(&self, cost: Cost) -> f32 {
        let mut sum = 0.0;
        for resource in Resource::ALL {
            let n = f32::from(cost[resource.index()]);
            if n > 0.0 {
                let have = f32::from(self.table.has(self.seat, resource));
                sum += if resource == Resource::Chi {
                    self.chi(have) - self.chi((have - n).max(0.0))
                } else {
                    self.goods(have) - self.goods((have - n).max(0.0))
                };
            }
        }
        sum + self.squeeze(cost)
    }

    /// What paying any mix of Wood, Stone and Gold costs: the most plentiful first.
    pub(super) fn mix(&self, n: u8) -> f32 {
        let mut have = self.table.own(self.seat).resources;
        let mut cost = [0; Resource::N];
        for _ in 0..n {
            let most = (0..3).max_by_key(|&at| have[at]).unwrap_or(0);
            if have[most] == 0 {
                break;
            }
            have[most] -= 1;
            cost[most] += 1;
        }
        self.cost(cost)
    }

    /// The best builds that the player could pay, at most so many, by what they bring more than they cost.
    pub(super) fn works(&self, discount: u8, times: u8) -> f32 {
        let mut store: u8 = self
            .open
            .warehouse
            .iter()
            .fold(0, |sum, &n| sum.saturating_add(n));
        let mut stock = self.table.materials(self.seat);
        let mut spent = 0;
        let mut levels = [3; 3];
        let mut room = [0; 3];
        let mut safer = [0.0; 3];
        for section in self.open.sections() {
            levels[section.index()] = self.open.front(section).level;
            room[section.index()] = self
                .open
                .data()
                .barricade
                .per_section
                .saturating_sub(self.open.front(section).barricades);
            safer[section.index()] = self.stake(section);
        }
        let mut supply = self.open.barricade_supply();
        let barricade = self.build_cost(builders::Kind::Barricade, discount, 0);
        let walls = [0, 1, 2].map(|level| self.build_cost(builders::Kind::Wall, discount, level));
        let mut perks = (
            self.perks.deed(Deed::Wall, self.look.price),
            self.perks.deed(Deed::Barricade, self.look.price),
        );
        let mut value = 0.0;
        for _ in 0..times.min(4) {
            let mut best: Option<(f32, u8, Section, bool)> = None;
            for section in self.open.sections() {
                let at = section.index();
                let safer = safer[at];
                if room[at] > 0 && supply > 0 {
                    let cost = barricade;
                    let own = cost.saturating_sub(store);
                    if own <= stock {
                        let honor = f32::from(self.open.data().barricade.honor) + perks.1;
                        let gain = honor + 0.4 * safer - self.mix_after(spent, own);
                        if best.is_none_or(|(most, ..)| gain > most) {
                            best = Some((gain, cost, section, false));
                        }
                    }
                }
                if levels[at] < 3 {
                    let cost = walls[levels[at] as usize];
                    let own = cost.saturating_sub(store);
                    if own <= stock {
                        let honor =
                            f32::from(self.open.data().walls[levels[at] as usize + 1].honor);
                        let later = self.later();
                        let gain = honor + perks.0 + safer + later + self.wish_wall()
                            - self.mix_after(spent, own);
                        if best.is_none_or(|(most, ..)| gain > most) {
                            best = Some((gain, cost, section, true));
                        }
                    }
                }
            }
            let Some((gain, cost, section, wall)) = best.filter(|(gain, ..)| *gain > 0.0) else {
                break;
            };
            value += gain;
            let paid = cost.min(store);
            store -= paid;
            stock -= cost - paid;
            spent += cost - paid;
            if wall {
                levels[section.index()] += 1;
                perks.0 = 0.0;
            } else {
                room[section.index()] -= 1;
                supply -= 1;
                perks.1 = 0.0;
            }
        }
        value
    }

    fn mix_after(&self, spent: u8, n: u8) -> f32 {
        if n == 0 {
            return 0.0;
        }
        self.mix(spent.saturating_add(n)) - if spent > 0 { self.mix(spent) } else { 0.0 }
    }

    fn build_cost(&self, kind: builders::Kind, discount: u8, level: u8) -> u8 {
        builders::price(self.open, self.seat, kind, level).saturating_sub(discount)
    }

    /// What a safer Section is worth to this player, beside what it is worth to others.
    fn stake(&self, section: Section) -> f32 {
        let look = self.look;
        let mut own = 0.0;
        let mut all = 0.0;
        for (row, horde) in self.open.front(section).cards().iter().enumerate() {
            let due = look.due(self.open, section, row, horde);
            for seat in self.open.seats() {
                if look.covered[section.index()][row][seat.index()] == 0 {
                    all += due;
                    if seat == self.seat {
                        own += due;
                    }
                }
            }
        }
        if self.open.is_coop() {
            0.5 * look.w.token * all
        } else {
            let others = f32::max(f32::from(self.open.n) - 1.0, 1.0);
            0.5 * look.w.shame * (own - (all - own) / others)
        }
    }

    /// What a Wall level is worth in later Years.
    fn later(&self) -> f32 {
        let look = self.look;
        look.w.later
            * look.years.min(3.0)
            * if self.open.is_coop() {
                look.w.token
            } else {
                look.w.shame
            }
            * 0.3
    }

    /// An Overseer one level higher, when it can be paid, by what it brings more than it costs.
    pub(super) fn upgrade(&self, location: Location, gathered: u8) -> f32 {
        let Some((of, cost)) = modifiers::upgrade_cost(self.open, self.seat, location) else {
            return 0.0;
        };
        let more = match self.open.data().locations[location.index()].produces {
            Some(produces) if produces.resource == of => gathered,
            Some(_) | None => 0,
        };
        if self.table.has(self.seat, of) + more < cost {
            return 0.0;
        }
        let mut price = [0; Resource::N];
        price[of.index()] = cost;
        let brings = self.look.w.overseer * self.look.years * self.look.price
            + self.per(Per::OverseerLevel)
            + self.perks.deed(Deed::Upgrade, self.look.price)
            + self.wish_overseer();
        (brings - self.cost(price)).max(0.0)
    }

    /// What the Artifacts give for one more of something.
    pub(super) fn per(&self, per: Per) -> f32 {
        if self.open.is_coop() {
            return 0.0;
        }
        let rows = self
            .open
            .artifacts
            .iter()
            .map(|one| &self.open.data().artifacts[one.index()]);
        rows.filter(|row| row.per == per)
            .map(|row| f32::from(row.honor))
            .sum()
    }

    /// The best of a Clerk and Advisors, at most so many hires, by what they bring more than they cost.
    pub(super) fn hires(&self, times: u8) -> f32 {
        let look = self.look;
        let mut gold = self.table.has(self.seat, Resource::Gold);
        let mut chamber = self.open.player(self.seat).chamber;
        let clerk_cost = embassy::clerk_cost(self.open, self.seat);
        let mut advisor_cost = embassy::advisor_cost(self.open, self.seat);
        let left = look.years + 0.3;
        let clerk = look.w.clerk * left + self.perks.deed(Deed::HireClerk, look.price);
        let advisor = self.advisor() + self.perks.deed(Deed::HireAdvisor, look.price);
        let mut value = 0.0;
        let price = |n: u8| look.price * f32::from(n);
        for _ in 0..times.min(4) {
            let by_clerk = if chamber > 0 && gold >= clerk_cost {
                clerk - price(clerk_cost)
            } else {
                0.0
            };
            let by_advisor = if gold >= advisor_cost {
                advisor - price(advisor_cost)
            } else {
                0.0
            };
            if by_clerk <= 0.0 && by_advisor <= 0.0 {
                break;
            }
            if by_clerk > by_advisor {
                gold -= clerk_cost;
                chamber -= 1;
                value += by_clerk;
            } else {
                gold -= advisor_cost;
                advisor_cost += 1;
                value += by_advisor;
            }
        }
        value
    }

    /// One more Advisor: about what one brings, or one more Supporter of the General.
    pub(super) fn advisor(&self) -> f32 {
        let look = self.look;
        look.w.cards * 2.2 * look.years + self.per(Per::Advisor) + self.wish_advisor()
    }

    /// Recruits that so many Clerks could pay: the value of the best batch beside its price.
    pub(super) fn recruits(&self, clerks: u8) -> f32 {
        let mut stock = self.table.own(self.seat).resources;
        let mut batch = [0; Soldier::N];
        let mut paid = [0; Resource::N];
        let mut left = clerks;
        for kind in [Soldier::Spearman, Soldier::Horseman, Soldier::Archer] {
            let one = modifiers::soldier_cost(self.open, self.seat, kind);
            while left > 0
                && batch[kind.index()] < self.open.usable(self.seat, kind)
                && stock.iter().zip(one).all(|(&have, due)| have >= due)
            {
                for ((have, sum), due) in stock.iter_mut().zip(&mut paid).zip(one) {
                    *have -= due;
                    *sum += due;
                }
                batch[kind.index()] += 1;
                left -= 1;
            }
        }
        if left == clerks {
            return 0.0;
        }
        let brings = self.soldiers(batch) + self.perks.deed(Deed::Recruit, self.look.price);
        (brings - self.cost(paid)).max(0.0)
    }
}
