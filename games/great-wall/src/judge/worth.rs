//! What a player may expect to have in the end.

use super::{
    cards::{Deed, Perks},
    notes,
    outlook::Outlook,
};
use crate::{
    data::Per,
    names::{Clan, Location, Resource, Soldier},
    rules::{end, modifiers, shame},
    table::{Open, Table},
};
use std::cell::OnceCell;
use table::Seat;

/// One player's eyes on the table. What several questions need is found once.
pub(super) struct Mind<'a> {
    pub table: &'a Table,
    pub open: &'a Open,
    pub look: &'a Outlook,
    pub seat: Seat,
    pub clan: Clan,
    pub perks: Perks,
    /// Ties go to the higher in Tea order: clans before this one count half a spot more, the others half a spot less.
    pub ties: [f32; Clan::N],
    /// What a claimed Horde brings beside its own Honor, and what standing on a defeated one does.
    pub claim: f32,
    pub defeat: f32,
    /// Shame tokens that this Winter will bring.
    to_come: OnceCell<f32>,
    /// What one more Spearman on the first card of each Section brings.
    places: OnceCell<[f32; 3]>,
    /// How much Chi discards all Shame that the player has or will have.
    atonement: OnceCell<f32>,
}

impl<'a> Mind<'a> {
    pub(super) fn new(table: &'a Table, look: &'a Outlook, seat: Seat) -> Self {
        let mut mind = Mind {
            table,
            open: &table.open,
            look,
            seat,
            clan: Clan::of(seat),
            perks: Perks::of(&notes(table.open.data()).worths, table.open.player(seat)),
            ties: [-0.5; Clan::N],
            claim: 0.0,
            defeat: 0.0,
            to_come: OnceCell::new(),
            places: OnceCell::new(),
            atonement: OnceCell::new(),
        };
        mind.claim = mind.per(Per::CleanHorde) + mind.perks.deed(Deed::Claim, look.price);
        mind.defeat =
            f32::from(table.open.data().n.defeat_honor) + mind.perks.deed(Deed::Defeat, look.price);
        let before = |clan: &Clan| *clan != mind.clan;
        for clan in table.open.tea.iter().take_while(before) {
            mind.ties[clan.index()] = 0.5;
        }
        mind
    }

    /// Shame tokens that this Winter will bring.
    pub(super) fn shame_to_come(&self) -> f32 {
        *self.to_come.get_or_init(|| self.winter_shame())
    }

    /// What one more Spearman on the first card of each Section brings; 0 where none can go.
    pub(super) fn places(&self) -> [f32; 3] {
        *self.places.get_or_init(|| {
            let mut places = [0.0; 3];
            for section in self.open.sections() {
                places[section.index()] = self.place(section);
            }
            places
        })
    }

    /// What this player may expect to have in the end.
    pub(super) fn worth(&self) -> f32 {
        let honor = f32::from(self.open.player(self.seat).points());
        if self.open.ending.is_some() {
            return honor;
        }
        let mut value = if self.open.is_coop() {
            honor
        } else {
            self.after_shame(honor) + self.trophies() + self.artifacts()
        };
        value += self.stock() + self.office() + self.fronts() + self.reserves();
        for location in Location::ALL {
            value += self.clerks(location, 0);
        }
        value
    }

    /// Shame takes Honor away in the end, but not below 0 (GW-26.3): so Honor is worth less the more of it Shame takes.
    fn after_shame(&self, honor: f32) -> f32 {
        let w = self.look.w;
        let shamed: u8 = self.open.player(self.seat).shamed.iter().sum();
        let later = w.more * self.look.shame * self.look.years / (1.0 + self.look.years);
        let tokens = f32::from(shamed) + self.shame_to_come() + later;
        let expected = honor + w.growth * (self.look.years + 0.3) - w.shame * tokens;
        // A soft floor that is the same on every machine.
        0.5 * (expected + (expected * expected + w.soft * w.soft).sqrt())
    }

    /// Claimed Hordes without Shame.
    fn trophies(&self) -> f32 {
        let cards = end::clean_hordes(self.open.player(self.seat));
        cards
            .map(|card| f32::from(end::horde_honor(self.open.data(), card)))
            .sum()
    }

    /// The Artifacts as they would score now; Resources are spent until then.
    fn artifacts(&self) -> f32 {
        let mut sum = 0.0;
        for artifact in self.open.artifacts.iter() {
            let row = &self.open.data().artifacts[artifact.index()];
            let n = f32::from(end::artifact_count(self.table, self.seat, row.per));
            let lasts = match row.per {
                Per::ResourceSet => 1.0 / (1.0 + 0.5 * self.look.chances),
                Per::OverseerLevel | Per::CleanHorde | Per::SoldierOnWall | Per::Advisor => 1.0,
            };
            sum += f32::from(row.honor) * n * lasts;
        }
        sum
    }

    /// Resources behind the screen: the first few of each kind are worth most.
    fn stock(&self) -> f32 {
        let mut value = 0.0;
        for resource in Resource::ALL {
            let n = f32::from(self.table.has(self.seat, resource));
            value += if resource == Resource::Chi {
                self.chi(n)
            } else {
                self.goods(n)
            };
        }
        value
    }

    /// So many Resources of a kind.
    pub(super) fn goods(&self, n: f32) -> f32 {
        let w = self.look.w;
        let useful =
            n.min(4.0) + (n - 4.0).clamp(0.0, 6.0) * w.second + (n - 10.0).max(0.0) * w.third;
        self.look.price * useful
    }

    /// Chi also discards Shame in Summer.
    pub(super) fn chi(&self, n: f32) -> f32 {
        let w = self.look.w;
        let wanted = *self.atonement.get_or_init(|| self.wanted_chi());
        self.goods(n) * w.chi + n.min(wanted) * w.atoning * self.look.years.min(1.0)
    }

    fn wanted_chi(&self) -> f32 {
        if self.open.is_coop() {
            return 0.0;
        }
        let tokens = f32::from(shame::tokens(self.open, self.seat)) + self.shame_to_come();
        let price = f32::from(modifiers::atone_cost(self.open, self.seat));
        tokens * price * self.look.years.min(1.0)
    }

    /// Overseers, Advisors, Clerks, Tactics, Commands, Tea order.
    fn office(&self) -> f32 {
        let (w, look) = (self.look.w, self.look);
        let player = self.open.player(self.seat);
        let left = look.years + 0.3 * look.turns / self.open.tea.len() as f32;
        let mut value = 0.0;
        for overseer in player.overseers.iter().flatten() {
            value += f32::from(overseer.level) * w.overseer * look.years * look.price;
        }
        value += w.cards * left * self.perks.year(look.price);
        let hired = self.open.data().n.chamber.saturating_sub(player.chamber);
        value += f32::from(hired) * w.clerk * left;
        value += f32::from(player.hand) * w.tactic * look.time;
        let below = self.open.tea.len() - self.open.tea.place(self.clan).min(self.open.tea.len());
        value += below as f32 * w.tea * (0.3 + left);
        value += f32::from(self.open.clerk_pools[self.clan.index()]) * w.idle * look.time;
        // A card for each Year, and some to choose from.
        let hand = self.open.command_hand(self.seat).len() as f32;
        let needed = hand.min(look.years);
        value + needed * w.needed + (hand - needed) * w.spare * look.years.min(1.0)
    }

    /// Soldiers in the pool that can be recruited: the last few of each type count.
    fn reserves(&self) -> f32 {
        let mut value = 0.0;
        for (&soldier, (worth, enough)) in
            Soldier::ALL
                .iter()
                .zip([(1.0, 3.0), (1.0, 2.0), (2.0, 1.0)])
        {
            let n = f32::from(self.open.usable(self.seat, soldier));
            value += worth * (n.min(enough) + 0.15 * (n - enough).max(0.0));
        }
        value * self.look.w.pool * self.look.time
    }
}
