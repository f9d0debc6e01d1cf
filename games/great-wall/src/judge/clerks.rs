//! Clerks in Locations: what they will do there, and how likely it is.

use super::{cards::Deed, worth::Mind};
use crate::{
    names::{Location, Resource},
    rules::modifiers,
};

impl Mind<'_> {
    /// Own Clerks in a Location with so many more or fewer: near a full one they will soon earn; alone they may bring
    /// Shame.
    pub(super) fn clerks(&self, location: Location, more: i8) -> f32 {
        let own = self.open.clerks[self.clan.index()][location.index()].saturating_add_signed(more);
        if own == 0 {
            return 0.0;
        }
        if self.look.scene.is_busy(location) {
            return self.in_work(location, own);
        }
        let all = self.open.clerks_at(location).saturating_add_signed(more);
        let Some(slots) = self.open.slots(location) else {
            let gain = self.effect(location, own) + self.wish(location, own);
            // Special Locations are activated in the same turn.
            let sure = if self.look.turns > 0.0 { 1.0 } else { 0.0 };
            return gain * sure;
        };
        let missing = slots.saturating_sub(all);
        let w = self.look.w;
        let sure = self.fills(missing);
        let gain = self.effect(location, own) + self.wish(location, own);
        let alone = all == own && self.open.data().locations[location.index()].shame_icon;
        let alone = if alone && !modifiers::is_immune(self.open, self.seat) {
            let others = if missing == 0 { 1.0 } else { 0.4 };
            others
                * if self.open.is_coop() {
                    0.8 * w.token
                } else {
                    w.shame
                }
        } else {
            0.0
        };
        sure * (gain - alone)
    }

    /// How likely a Location with so many free slots will soon be activated.
    fn fills(&self, missing: u8) -> f32 {
        let (w, look) = (self.look.w, self.look);
        if missing == 0 && look.turns > 0.0 {
            return 1.0;
        }
        let mut sure = look.chances / (look.chances + f32::from(missing));
        for _ in 0..missing.max(1) {
            sure *= w.fill;
        }
        // The player can fill it at once.
        if missing > 0 && missing <= look.scene.moves(self.clan) {
            sure = sure.max(w.reach - 0.05 * f32::from(missing));
        }
        sure
    }

    /// The Location is being resolved: only what is still to come counts.
    fn in_work(&self, location: Location, own: u8) -> f32 {
        let scene = &self.look.scene;
        let mut value = 0.0;
        if scene.waits(self.clan, location) {
            value += self.effect(location, own) + self.wish(location, own);
        }
        if scene.upgrades(self.clan, location) {
            value += self.upgrade(location, 0);
        }
        if scene.donates(self.clan, location) {
            value += self.donation();
        }
        value
    }

    /// A Donation beside the Resource that it costs.
    pub(super) fn donation(&self) -> f32 {
        let gain = f32::from(self.open.data().n.donation_honor) - self.look.price
            + self.perks.deed(Deed::Donate, self.look.price);
        gain.max(0.0)
    }

    /// What so many Clerks will do when the Location is activated.
    pub(super) fn effect(&self, location: Location, own: u8) -> f32 {
        let look = self.look;
        match location {
            Location::LumberMill | Location::Quarry | Location::GoldMine | Location::Temple => {
                self.production(location, own)
            }
            Location::Barracks => self.recruits(own),
            Location::TeaHouse if self.open.is_tea_top(self.clan) => 0.0,
            Location::TeaHouse => look.w.tea * (0.3 + look.years),
            Location::BuildersCamp => self.works(0, own),
            Location::Logistics => 0.1,
            Location::Embassy => self.hires(own),
            Location::Academy => {
                let room = self
                    .open
                    .data()
                    .n
                    .tactic_hand
                    .saturating_sub(self.open.player(self.seat).hand);
                look.w.tactic * look.time * f32::from(own.min(room))
            }
        }
    }

    fn production(&self, location: Location, own: u8) -> f32 {
        let Some(produces) = self.open.data().locations[location.index()].produces else {
            return 0.0;
        };
        let overseer = self.open.player(self.seat).overseers[location.index()];
        let gathered = own + overseer.map_or(0, |overseer| overseer.level);
        let have = f32::from(self.table.has(self.seat, produces.resource));
        let then = have + f32::from(gathered);
        let brings = if produces.resource == Resource::Chi {
            self.chi(then) - self.chi(have)
        } else {
            self.goods(then) - self.goods(have)
        };
        let donation = if produces.donation {
            self.donation()
        } else {
            0.0
        };
        let perk = self
            .perks
            .deed(Deed::gathered(produces.resource), self.look.price);
        brings + donation + perk + self.upgrade(location, gathered)
    }
}
