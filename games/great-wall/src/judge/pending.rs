//! What the seat's pending steps will still bring or cost: a choice in several parts is worth its best end.

use super::{cards::Deed, worth::Mind};
use crate::{
    effect::Who,
    names::{Ability, Clan, Command, Section, Soldier},
    rules::{barracks, clerks as moves, fall},
    step::{Question, Step, Work, Works},
};

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "all other steps are worth nothing by themselves"
)]
pub(super) fn value(mind: &Mind<'_>, stack: &[Step]) -> f32 {
    let (open, look, seat) = (mind.open, mind.look, mind.seat);
    if open.ending.is_some() {
        return 0.0;
    }
    let chosen = open.player(seat).chosen;
    let mut sum = chosen.map_or(0.0, |command| mind.command(command));
    sum -= mind.doomed();
    for &step in stack {
        sum += match step {
            Step::Ask(Question::MoveTo {
                clan,
                distinct,
                arrived,
                from,
                ..
            }) if clan == mind.clan => {
                let loss = match from {
                    Some(from) => mind.clerks(from, 0) - mind.clerks(from, -1),
                    None => look.w.idle * look.time,
                };
                moves::targets(open, clan, distinct, arrived, from)
                    .map(|to| mind.clerks(to, 1) - mind.clerks(to, 0))
                    .fold(-0.5, f32::max)
                    - loss
            }
            Step::Ask(Question::Recruit {
                seat: who,
                batch,
                off,
                ..
            }) if who == seat => {
                let n: u8 = batch.iter().sum();
                let perk = if n > 0 {
                    mind.perks.deed(Deed::Recruit, look.price)
                } else {
                    0.0
                };
                mind.soldiers(batch) + perk - mind.cost(barracks::price(open, seat, batch, off))
            }
            Step::Ask(Question::Deploy { seat: who, batch }) if who == seat => mind.soldiers(batch),
            Step::Ask(Question::DeployOne { seat: who, soldier }) if who == seat => {
                let mut batch = [0; Soldier::N];
                batch[soldier.index()] = 1;
                mind.soldiers(batch)
            }
            Step::Ask(Question::Build {
                seat: who,
                left,
                discount,
                works,
                barricades,
                walls,
            }) if who == seat => {
                let mut perks = 0.0;
                if barricades > 0 {
                    perks += mind.perks.deed(Deed::Barricade, look.price);
                }
                if walls > 0 {
                    perks += mind.perks.deed(Deed::Wall, look.price);
                }
                perks
                    + match works {
                        Works::All => mind.works(discount, left),
                        Works::Barricades => 0.3 * f32::from(left),
                        Works::FreeBarricades => 2.0 * f32::from(left),
                    }
            }
            Step::Ask(Question::Embassy { seat: who, left }) if who == seat => mind.hires(left),
            Step::Ask(Question::UpgradeHere {
                seat: who,
                location,
            }) if who == seat => mind.upgrade(location, 0),
            Step::Ask(Question::Donate {
                seat: who, left, ..
            }) if who == seat => mind.donation() * f32::from(left.min(3)),
            Step::Ask(Question::Pay { seat: who, n }) if who == seat => -mind.mix(n),
            Step::Ask(Question::Gain {
                seat: who, left, ..
            }) if who == seat => look.price * f32::from(left.min(9)),
            Step::Ask(Question::Lose {
                seat: who, left, ..
            }) if who == seat => -look.price * f32::from(left.min(9)),
            Step::Do(Work::Shame { seat: who, left })
            | Step::Ask(Question::PlaceShame { seat: who, left })
                if who == seat || open.is_coop() =>
            {
                -mind.token() * f32::from(left.min(9))
            }
            Step::Do(Work::BreachShame { section, row }) => -mind.breach(section, row),
            Step::Ask(Question::PlaceAdvisor { seat: who, .. }) if who == seat => mind.advisor(),
            Step::Ask(Question::AttackSection {
                seat: who, section, ..
            }) if who == seat => {
                let rest = open.front(section).rest[seat.index()];
                let spears = f32::from(rest[Soldier::Spearman.index()]);
                let gain = mind.places()[section.index()] - look.w.spearman * look.time;
                (0.8 * gain * spears).max(0.0)
            }
            Step::Ask(Question::Attack {
                seat: who,
                left,
                who: Who::Ready,
                ..
            }) if who == seat => mind.best_attack() * f32::from(left.min(2)),
            Step::Ask(Question::Wounds {
                seat: who, left, ..
            }) if who == seat => 0.5 * f32::from(left.min(5)),
            Step::Ask(Question::Send { seat: who, .. }) if who == seat => 0.05,
            Step::Ask(Question::ReclaimCard { seat: who, .. }) if who == seat => look.w.spare,
            Step::Do(Work::Fulfilled { .. }) => look.w.goal,
            Step::Ask(Question::Consent { .. }) => 0.3 * look.w.goal,
            _ => 0.0,
        };
    }
    sum
}

impl Mind<'_> {
    /// What a Shame token costs.
    fn token(&self) -> f32 {
        if self.open.is_coop() {
            self.look.w.token
        } else {
            self.look.w.shame
        }
    }

    /// Shame of a Breach under way, from this row on; what a card cancels comes off.
    fn breach(&self, section: Section, from: u8) -> f32 {
        let mut sum = 0.0;
        for seat in self.open.seats() {
            if seat != self.seat && !self.open.is_coop() {
                continue;
            }
            let clan = Clan::of(seat);
            let mut due = 0;
            let cards = self.open.front(section).cards().iter().skip(from as usize);
            for horde in cards.filter(|horde| !horde.has_soldier(clan)) {
                due += if horde.ability() == Ability::Terror {
                    self.open.data().n.terror
                } else {
                    1
                };
            }
            sum += f32::from(due.saturating_sub(self.open.skip[seat.index()]));
        }
        self.token() * sum
    }

    /// Soldiers in the kill set that nobody has saved.
    fn doomed(&self) -> f32 {
        if self.open.kill.place.is_none() {
            return 0.0;
        }
        let w = self.look.w;
        let each = [w.spearman, w.archer + w.firing, w.horseman];
        let mut sum = 0.0;
        for seat in self.open.seats() {
            if seat != self.seat && !self.open.is_coop() {
                continue;
            }
            for origin in 0..6 {
                let doomed = self.open.kill.doomed[seat.index()][origin];
                let saved = self.open.kill.saved[seat.index()][origin];
                for ((doomed, saved), each) in doomed.iter().zip(saved).zip(each) {
                    sum += f32::from(doomed.saturating_sub(saved)) * each;
                }
            }
        }
        sum * self.look.time
    }

    /// The best that one resting Spearman could do now.
    fn best_attack(&self) -> f32 {
        let mut best: f32 = 0.0;
        for section in self.open.sections() {
            if self.open.front(section).rest[self.seat.index()][Soldier::Spearman.index()] > 0 {
                let gain = self.places()[section.index()] - self.look.w.spearman * self.look.time;
                best = best.max(gain);
            }
        }
        best
    }

    /// What a Command promises now.
    fn command(&self, command: Command) -> f32 {
        let (w, look) = (self.look.w, self.look);
        let has = |wanted: Command| {
            let mut cards = self.open.track.iter().flatten();
            cards.any(|placed| placed.clan != self.clan && placed.command == Some(wanted))
        };
        match command {
            Command::Despotism => {
                3.0 * w.step
                    + 2.0
                    + if has(Command::Economy) {
                        2.0 * w.step
                    } else {
                        0.0
                    }
            }
            Command::Economy => {
                let levels = f32::from(self.open.player(self.seat).overseer_levels());
                let bonus = if has(Command::WorkHarder) { 2.0 } else { 0.0 };
                3.0 * w.step + (levels.max(3.0) + bonus) * look.price
            }
            Command::WorkHarder => {
                let bonus = if has(Command::Mobilization) { 2.0 } else { 0.0 };
                3.0 * w.step + self.works(2, 1) + bonus * look.price
            }
            Command::Mobilization => {
                let n = if has(Command::AttackOrder) { 2 } else { 1 };
                2.0 * w.step + self.recruits(n) + f32::from(n) * look.price
            }
            Command::AttackOrder => {
                let mut sum = 0.0;
                for section in self.open.sections() {
                    let front = self.open.front(section);
                    let rest = front.rest[self.seat.index()];
                    let free: u32 = front
                        .cards()
                        .iter()
                        .map(|card| card.free.count_ones())
                        .sum();
                    let gain = self.places()[section.index()] - w.spearman * look.time;
                    let spears = f32::from(rest[Soldier::Spearman.index()]).min(free as f32);
                    sum += (spears * 0.85 * gain).max(0.0);
                    let archers = rest[Soldier::Archer.index()] + front.firing[self.clan.index()];
                    sum += 0.8 * f32::from(archers) + 2.0 * f32::from(rest[2]);
                }
                let bonus = if has(Command::Despotism) { 4.0 } else { 0.0 };
                // The others only attack with one Soldier each: they move no Clerks.
                2.0 * w.step + sum + bonus + if self.open.is_coop() { 0.0 } else { w.step }
            }
            Command::Betrayal => {
                let others = fall::copyable(self.open, self.seat);
                others
                    .map(|other| self.command(other))
                    .fold(2.0 * w.step, f32::max)
            }
        }
    }
}
