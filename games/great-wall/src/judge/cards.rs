//! What Generals and Advisors bring: read from their texts, so that no card has a number of its own here.

use crate::{
    data::Data,
    effect::{Change, CostKey, Filter, Hears, LimitKey, Op, Qty, Script},
    names::Resource,
    table::Player,
};

/// What a card brings: Honor, Honor for each Supporting Advisor, Resources.
#[derive(Clone, Copy, Default)]
struct Gain {
    honor: f32,
    supported: f32,
    goods: f32,
}

/// Deeds that earn something at once, and that a player can choose to do.
#[derive(Clone, Copy)]
pub(super) enum Deed {
    Recruit,
    Barricade,
    Wall,
    Donate,
    Upgrade,
    HireClerk,
    HireAdvisor,
    Claim,
    Defeat,
    Cover,
    Tactic,
    Wood,
    Stone,
    Gold,
    Chi,
}

impl Deed {
    const N: usize = 15;

    pub(super) fn gathered(resource: Resource) -> Self {
        match resource {
            Resource::Wood => Deed::Wood,
            Resource::Stone => Deed::Stone,
            Resource::Gold => Deed::Gold,
            Resource::Chi => Deed::Chi,
        }
    }
}

/// What a card is worth.
#[derive(Clone, Default)]
struct Worth {
    /// In a usual Year.
    year: Gain,
    /// For each deed.
    deeds: [Gain; Deed::N],
}

/// Worths of all cards.
pub(super) struct Worths {
    generals: Vec<Worth>,
    advisors: Vec<Worth>,
}

impl Worths {
    pub(super) fn of(data: &Data) -> Self {
        let (generals, advisors) = (data.generals.iter(), data.advisors.iter());
        Worths {
            generals: generals.map(|row| worth(&row.ability)).collect(),
            advisors: advisors.map(|row| worth(&row.text)).collect(),
        }
    }
}

/// What a player's cards bring.
#[derive(Clone, Copy)]
pub(super) struct Perks {
    /// Honor and Resources in a usual Year.
    year: (f32, f32),
    deeds: [(f32, f32); Deed::N],
}

impl Perks {
    pub(super) fn of(worths: &Worths, player: &Player) -> Self {
        let supporters = f32::from(player.supporters());
        let mut perks = Perks {
            year: (0.0, 0.0),
            deeds: [(0.0, 0.0); Deed::N],
        };
        if let Some(general) = player.general {
            perks.add(&worths.generals[general.index()], supporters);
        }
        for advisor in player.active.iter() {
            perks.add(&worths.advisors[advisor.index()], supporters);
        }
        perks
    }

    fn add(&mut self, worth: &Worth, supporters: f32) {
        let add = |to: &mut (f32, f32), gain: Gain| {
            to.0 += gain.honor + supporters * gain.supported;
            to.1 += gain.goods;
        };
        add(&mut self.year, worth.year);
        for (to, gain) in self.deeds.iter_mut().zip(worth.deeds) {
            add(to, gain);
        }
    }

    /// A usual Year, with Resources at this price.
    pub(super) fn year(&self, price: f32) -> f32 {
        self.year.0 + price * self.year.1
    }

    /// One deed, with Resources at this price.
    pub(super) fn deed(&self, deed: Deed, price: f32) -> f32 {
        let (honor, goods) = self.deeds[deed as usize];
        honor + price * goods
    }
}

fn worth(script: &Script) -> Worth {
    let mut worth = Worth::default();
    for listener in &script.listeners {
        let mut gain = Gain::default();
        for op in &script.blocks[listener.block as usize] {
            add_op(script, op, &mut gain);
        }
        worth.add(heard(listener.hears), gain);
    }
    for modifier in &script.modifiers {
        let (often, goods) = match modifier.change {
            Change::Cost { key, up, by, .. } => {
                let n = f32::from(by.times);
                (saved(key), if up { -n } else { n })
            }
            Change::Limit { key, by } => (limited(key), f32::from(by)),
            Change::ImmuneShameIcon => (Often(0.5, None), 3.0),
        };
        let gain = Gain {
            goods,
            ..Gain::default()
        };
        worth.add(often, gain);
    }
    worth
}

/// How often something happens in a Year, and which deed it is.
struct Often(f32, Option<Deed>);

impl Worth {
    fn add(&mut self, Often(times, deed): Often, gain: Gain) {
        let add = |to: &mut Gain, times: f32| {
            to.honor += times * gain.honor;
            to.supported += times * gain.supported;
            to.goods += times * gain.goods;
        };
        add(&mut self.year, times);
        if let Some(deed) = deed {
            add(&mut self.deeds[deed as usize], 1.0);
        }
    }
}

/// How often a player's listener fires in a Year.
fn heard(hears: Hears) -> Often {
    match hears {
        Hears::Income | Hears::TurnStart | Hears::WinterStart | Hears::FiringEnd => {
            Often(1.0, None)
        }
        Hears::Gathered(resource) => Often(0.9, Some(Deed::gathered(resource))),
        Hears::Upgraded(None) => Often(0.8, Some(Deed::Upgrade)),
        Hears::Upgraded(Some(_)) => Often(0.25, None),
        Hears::Donated => Often(1.3, Some(Deed::Donate)),
        Hears::Recruited => Often(1.2, Some(Deed::Recruit)),
        Hears::Covered(crate::names::Soldier::Spearman) => Often(2.0, Some(Deed::Cover)),
        Hears::Covered(_) | Hears::ArcherAttacked | Hears::Saved | Hears::BreachKills => {
            Often(0.4, None)
        }
        Hears::ArcherFired => Often(0.8, None),
        Hears::HordeDefeated => Often(0.9, Some(Deed::Defeat)),
        Hears::Claimed => Often(0.7, Some(Deed::Claim)),
        Hears::KillPending | Hears::Killed => Often(0.8, None),
        Hears::BarricadeBuilt { other: false } => Often(0.6, Some(Deed::Barricade)),
        Hears::WallBuilt { other: false } => Often(0.6, Some(Deed::Wall)),
        Hears::BarricadeBuilt { other: true } | Hears::WallBuilt { other: true } => {
            Often(0.9, None)
        }
        Hears::LogisticsDone => Often(0.1, None),
        Hears::HiredClerk => Often(0.3, Some(Deed::HireClerk)),
        Hears::HiredAdvisor => Often(0.5, Some(Deed::HireAdvisor)),
        Hears::HiredAny => Often(0.8, Some(Deed::HireAdvisor)),
        Hears::TacticPlayed => Often(0.8, Some(Deed::Tactic)),
        Hears::SectionHeld => Often(0.8, None),
        Hears::Reclaimed | Hears::DecreeFulfilled => Often(0.5, None),
    }
}

/// How often a cost is paid in a Year.
fn saved(key: CostKey) -> Often {
    match key {
        CostKey::Recruit(crate::names::Soldier::Spearman) => Often(1.6, None),
        CostKey::Recruit(_) => Often(0.4, None),
        CostKey::RecruitBatch => Often(1.2, None),
        CostKey::Barricade => Often(0.7, None),
        CostKey::Wall => Often(0.5, None),
        CostKey::Save => Often(0.3, None),
        CostKey::ShameDiscard => Often(0.7, None),
        CostKey::HireClerk => Often(0.3, None),
        CostKey::HireAdvisor => Often(0.4, None),
        CostKey::Upgrade(_) => Often(0.3, None),
        CostKey::Boost => Often(0.4, None),
    }
}

/// What one more of a limit brings in a Year.
fn limited(key: LimitKey) -> Often {
    match key {
        LimitKey::TacticHand => Often(0.1, None),
        LimitKey::Donation => Often(1.2, None),
        LimitKey::OthersMove => Often(1.5, None),
        LimitKey::AcademyDraw => Often(0.6, None),
        LimitKey::TeaHouseSteps => Often(0.2, None),
        LimitKey::ReclaimHonor => Often(2.0, None),
        LimitKey::GatherGoldMine => Often(0.9, None),
        LimitKey::BarricadeDefense | LimitKey::Row1Power => Often(1.0, None),
    }
}

/// About what a step of a text brings its owner.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what is not listed brings nothing to speak of"
)]
fn add_op(script: &Script, op: &Op, gain: &mut Gain) {
    let goods = |gain: &mut Gain, qty: Qty, each: f32| {
        // Two Supporters are usual.
        gain.goods += each * f32::from(qty.value(2, 1, 3));
    };
    match *op {
        Op::Honor(qty) if qty.supporters => gain.supported += f32::from(qty.times),
        Op::Honor(qty) => gain.honor += f32::from(qty.value(0, 1, 3)),
        Op::Gain(Filter::Only(Resource::Chi), qty) => goods(gain, qty, 0.9),
        Op::Gain(_, qty) => goods(gain, qty, 1.0),
        Op::DrawTactic(qty) => goods(gain, qty, 1.2),
        Op::MoveClerks { n, .. } => goods(gain, n, 1.4),
        Op::Wound { n, .. } => goods(gain, n, 1.2),
        Op::Attack { n, .. } | Op::AlliesAttack(n) => goods(gain, n, 1.5),
        Op::Save { n: Some(n), .. } => goods(gain, n, 1.5),
        Op::Defense { n, .. } => goods(gain, n, 0.6),
        Op::Exchange(n) => goods(gain, n, 0.3),
        Op::Players(_, block) => {
            for op in &script.blocks[block as usize] {
                add_op(script, op, gain);
            }
        }
        _ => {}
    }
}
