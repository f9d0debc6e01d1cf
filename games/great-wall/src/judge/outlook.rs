//! How long the game will last, which Hordes will fall and which Sections will be breached: the same for all players.

use super::{
    scene::Scene,
    weights::{self, Weights},
};
use crate::{
    names::{Ability, Clan, Season, Section},
    rules::{end, winter},
    step::Step,
    table::{HordeState, Open},
};

/// What can be expected of the rest of the game.
pub(super) struct Outlook {
    pub w: &'static Weights,
    pub scene: Scene,
    /// Summers still to come: the track, or fewer when Shame or Walls end the game before.
    pub years: f32,
    /// Turns of all clans still to come this Year.
    pub turns: f32,
    /// Turns until the end.
    pub chances: f32,
    /// From 0 when nothing can be done any more to 1 while there is time.
    pub time: f32,
    /// What one Resource is worth.
    pub price: f32,
    /// Vital spots that each clan covers, by Section and row.
    pub covered: [[[u8; Clan::N]; 3]; 3],
    /// How likely each Horde falls before the end, and before the next Assault.
    pub falls: [[f32; 3]; 3],
    pub soon: [[f32; 3]; 3],
    /// How likely each Section is breached this Winter.
    pub risk: [f32; 3],
    /// Shame tokens that this Winter takes from the pool.
    pub drain: f32,
    /// Shame tokens that each player may receive in later Years.
    pub shame: f32,
}

impl Outlook {
    pub(super) fn of(open: &Open, stack: &[Step]) -> Self {
        let w = weights::of(open.mode);
        let scene = Scene::of(stack);
        let turns = turns(open, &scene);
        let mut look = Outlook {
            w,
            scene,
            years: 0.0,
            turns,
            chances: turns,
            time: 0.0,
            price: 0.0,
            covered: [[[0; Clan::N]; 3]; 3],
            falls: [[0.0; 3]; 3],
            soon: [[0.0; 3]; 3],
            risk: [0.0; 3],
            drain: 0.0,
            shame: 0.0,
        };
        look.count(open);
        for section in open.sections() {
            look.threaten(open, section);
        }
        look.drain = look.tokens(open);
        look.shame = (f32::from(open.shame_pool) - look.drain).max(0.0) / f32::from(open.n);
        if open.ending.is_none() && !end::walls_done(open) {
            look.years = summers(open, look.drain, w.drain);
        }
        look.chances = turns + look.years * open.tea.len() as f32;
        for section in open.sections() {
            look.fall(open, section);
        }
        look.time = look.chances / (look.chances + w.haste);
        look.price = w.resource * look.time;
        look
    }

    /// Who stands where.
    fn count(&mut self, open: &Open) {
        for section in open.sections() {
            for (row, horde) in open.front(section).cards().iter().enumerate() {
                let counts = &mut self.covered[section.index()][row];
                for mark in horde.marks {
                    if let Some(clan) = mark.clan() {
                        counts[clan.index()] += 1;
                    }
                }
            }
        }
    }

    /// Free spots of a card, with a part of those on the cards in front of it.
    fn to_cover(&self, open: &Open, section: Section, row: usize) -> f32 {
        let cards = open.front(section).cards();
        let ahead: u32 = cards[..row]
            .iter()
            .map(|horde| horde.free.count_ones())
            .sum();
        cards[row].free.count_ones() as f32 + self.w.behind * ahead as f32
    }

    /// How likely the Hordes of a Section fall before the Assault, and whether the others breach it.
    fn threaten(&mut self, open: &Open, section: Section) {
        let at = section.index();
        let is_winter = open.season == Season::Winter;
        let archers: u8 = open.front(section).firing.iter().sum();
        let mut power = 0.0;
        for (row, horde) in open.front(section).cards().iter().enumerate() {
            let soon = if horde.is_covered() {
                f32::from(u8::from(self.scene.cleans || !is_winter))
            } else if is_winter {
                0.0
            } else {
                let left = (self.to_cover(open, section, row) - 0.7 * f32::from(archers)).max(0.3);
                self.turns / (self.turns + 2.0 * self.w.tough * left)
            };
            self.soon[at][row] = soon;
            power += f32::from(winter::power_of(open, section, row as u8)) * (1.0 - soon);
        }
        let over = power - f32::from(winter::defense(open, section));
        self.risk[at] = if open.front(section).n == 0 {
            0.0
        } else if !is_winter {
            ((over + self.w.fear) / self.w.spread).clamp(0.0, 1.0)
        } else if self.scene.awaits_assault(section) && over > 0.0 {
            1.0
        } else {
            0.0
        };
    }

    fn fall(&mut self, open: &Open, section: Section) {
        for (row, horde) in open.front(section).cards().iter().enumerate() {
            self.falls[section.index()][row] = if horde.is_covered() {
                1.0
            } else {
                let left = self.to_cover(open, section, row);
                self.chances / (self.chances + self.w.tough * left)
            };
        }
    }

    /// Shame that this Winter brings a clan from a card on which it does not stand.
    pub(super) fn due(&self, open: &Open, section: Section, row: usize, horde: &HordeState) -> f32 {
        let n = if horde.ability() == Ability::Terror {
            f32::from(open.data().n.terror)
        } else {
            1.0
        };
        n * self.risk[section.index()] * (1.0 - self.soon[section.index()][row])
    }

    /// Shame that this Winter brings to all players together.
    fn tokens(&self, open: &Open) -> f32 {
        let mut sum = 0.0;
        for section in open.sections() {
            for (row, horde) in open.front(section).cards().iter().enumerate() {
                let counts = self.covered[section.index()][row];
                let absent = counts[..open.n as usize].iter().map(|&n| u8::from(n == 0));
                sum += f32::from(absent.sum::<u8>()) * self.due(open, section, row, horde);
            }
        }
        sum
    }
}

/// Turns of this Year still to come: of the one under way only a part is left.
fn turns(open: &Open, scene: &Scene) -> f32 {
    match (open.season, open.active) {
        (Season::Winter, _) => 0.0,
        (Season::Fall, Some(active)) => {
            let places = open.track.iter().flatten();
            let after = places.skip_while(|placed| placed.clan != active).count();
            after.saturating_sub(1) as f32 + if scene.in_frames { 1.0 } else { 0.4 }
        }
        (Season::Fall | Season::Spring | Season::Summer, _) => open.tea.len() as f32,
    }
}

/// Summers to come before the track ends or the Shame pool is empty.
fn summers(open: &Open, now: f32, each: f32) -> f32 {
    let track = open.data().time[open.side()]
        .len()
        .saturating_sub(open.year as usize);
    if open.is_coop() {
        return track as f32;
    }
    let each = each * f32::from(open.n);
    let mut pool = f32::from(open.shame_pool) - now;
    let mut years = 0.0;
    for _ in 0..track {
        years += (pool / each).clamp(0.0, 1.0);
        pool -= each;
    }
    years
}
