//! Soldiers, claims in sight and Breaches to come.

use super::{cards::Deed, worth::Mind};
use crate::{
    data::{Per, Reward},
    names::{Command, Resource, Section, Soldier},
    rules::attack,
    table::HordeState,
};

impl Mind<'_> {
    /// Soldiers and Hordes of all Sections.
    pub(super) fn fronts(&self) -> f32 {
        let (w, look) = (self.look.w, self.look);
        let order = self.open.command_hand(self.seat).has(Command::AttackOrder);
        let more = if order { w.order } else { 0.0 };
        let mut value = 0.0;
        for section in self.open.sections() {
            let front = self.open.front(section);
            let rest = front.rest[self.seat.index()];
            let each = [
                w.spearman + more,
                w.archer + 0.5 * more,
                w.horseman + 1.5 * more,
            ];
            for (n, each) in rest.iter().zip(each) {
                value += f32::from(*n) * each * look.time;
            }
            let at = section.index();
            let archers = f32::from(front.firing[self.clan.index()]);
            let lasts = 1.0 - look.risk[at];
            let winters = look.years + look.turns.min(1.0);
            value += archers * (w.archer * look.time + w.firing * winters * (0.4 + 0.6 * lasts));
            for (row, horde) in front.cards().iter().enumerate() {
                value += self.card(section, row, horde, 0);
                value += archers
                    * look.falls[at][row]
                    * f32::from(self.open.data().n.archer_honor)
                    * 0.8;
                value -= w.threat * (1.0 - look.falls[at][row]);
            }
        }
        value
    }

    /// One Horde card with so many more own Spearmen on it: what its Defeat promises.
    pub(super) fn card(&self, section: Section, row: usize, horde: &HordeState, more: u8) -> f32 {
        let (w, look) = (self.look.w, self.look);
        let counts = &look.covered[section.index()][row];
        let covered = f32::from(counts[self.clan.index()] + more);
        let free = (horde.free.count_ones() as f32 - f32::from(more)).max(0.0);
        let table = &self.open.data().hordes[horde.horde().index()];
        let mut ahead = covered;
        for clan in self.open.tea.iter().filter(|&clan| clan != self.clan) {
            let theirs = f32::from(counts[clan.index()]);
            ahead = ahead.min(covered - theirs - self.ties[clan.index()]);
        }
        let share = ((ahead + free + 0.5) / (2.0 * free + 1.0)).clamp(0.0, 1.0);
        let share = if covered > 0.0 {
            share
        } else {
            w.absent * share
        };
        let falls = if more > 0 {
            let now = look.falls[section.index()][row];
            let all = horde.free.count_ones() as f32;
            // Fewer free spots, sooner a Defeat.
            now + (1.0 - now) * f32::from(more) / all.max(1.0)
        } else {
            look.falls[section.index()][row]
        };
        let claim = f32::from(table.honor) + self.claim;
        let there = if covered > 0.0 { self.defeat } else { 0.0 };
        falls * (share * claim + there) + covered * w.standing * look.time * falls
    }

    /// Shame tokens that this Winter will bring.
    pub(super) fn winter_shame(&self) -> f32 {
        let mut sum = 0.0;
        for section in self.open.sections() {
            for (row, horde) in self.open.front(section).cards().iter().enumerate() {
                if self.look.covered[section.index()][row][self.clan.index()] == 0 {
                    sum += self.look.due(self.open, section, row, horde);
                }
            }
        }
        sum
    }

    /// What one more Spearman on the first card of a Section brings; 0 where none can go.
    pub(super) fn place(&self, section: Section) -> f32 {
        let cards = self.open.front(section).cards();
        let Some(horde) = cards.first().filter(|horde| !horde.is_covered()) else {
            return 0.0;
        };
        let mut gain = self.card(section, 0, horde, 1) - self.card(section, 0, horde, 0);
        if self.look.covered[section.index()][0][self.clan.index()] == 0 {
            gain += self.look.w.shame * self.look.due(self.open, section, 0, horde);
        }
        let storm = f32::from(attack::storm_price(self.open.data(), horde));
        gain + self.reward(horde) + self.perks.deed(Deed::Cover, self.look.price)
            - storm * self.look.price
    }

    /// The best Reward of a free spot.
    fn reward(&self, horde: &HordeState) -> f32 {
        let cells = &self.open.data().hordes[horde.horde().index()].cells;
        let rewards = horde.free_cells().filter_map(|cell| cells[cell.index()]);
        rewards
            .map(|reward| match reward {
                Reward::Nothing => 0.0,
                Reward::Honor(n) => f32::from(n),
                Reward::Resource(Resource::Chi) => self.look.price * self.look.w.chi,
                Reward::Resource(_) | Reward::AnyResource => self.look.price,
                Reward::Tactic => self.look.w.tactic * self.look.time,
            })
            .fold(0.0, f32::max)
    }

    /// Soldiers about to be deployed: each takes the best place that is left.
    pub(super) fn soldiers(&self, batch: [u8; 3]) -> f32 {
        let w = self.look.w;
        let mut places = self.places();
        let mut value = 0.0;
        for _ in 0..batch[Soldier::Spearman.index()].min(9) {
            let best = places.iter_mut().max_by(|a, b| a.total_cmp(b));
            let rest = w.spearman * self.look.time;
            value += match best {
                Some(best) if *best > rest => std::mem::replace(best, *best * w.again),
                _ => rest,
            };
        }
        let best = self.places().iter().copied().fold(0.0, f32::max);
        let archer = (w.archer + w.firing * (self.look.years + 0.7)) * self.look.time;
        let horseman = (1.7 * best).max(w.horseman * self.look.time);
        let n: u8 = batch.iter().sum();
        value
            + f32::from(batch[Soldier::Archer.index()].min(9)) * archer
            + f32::from(batch[Soldier::Horseman.index()].min(9)) * horseman
            + f32::from(n.min(9)) * self.per(Per::SoldierOnWall)
    }
}
