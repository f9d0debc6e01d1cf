//! What a good player values: points and goods, engines while there is time, a safe winter, and what dice at the court
//! and in hand still promise. Numbers here are taste, not rules (section 10.5 of the specification).

use crate::{
    Kingsburg,
    data::{Data, Gift},
    names::{Advisor, Building, Good, Goods, Phase, YEARS},
    rules::{battle, help},
    step::{Question, Step, Work},
    table::{Open, Player, Table, dice::COLOURED},
};
use table::{Judge, List, Seat};

impl Judge for Kingsburg {
    const LEVELS: &'static str = include_str!("../bots/levels.txt");
    const WEIGHTS: &'static str = include_str!("../bots/weights.txt");

    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let open = &table.open;
        let player = open.player(seat);
        let score = player.score(open.data()) as f32;
        if stack.is_empty() {
            return score
                + 0.01 * player.goods.total() as f32
                + 0.001 * player.buildings.len() as f32;
        }
        let mut parts = [0.0; Self::TERMS.len()];
        Self::terms(table, stack, seat, &mut parts);
        score + parts.iter().sum::<f32>()
    }

    const TERMS: &'static [&'static str] =
        &["possessions", "engines", "plan", "winter", "court", "hand"];

    fn terms(table: &Table, stack: &[Step], seat: Seat, out: &mut [f32]) {
        if stack.is_empty() {
            return;
        }
        let open = &table.open;
        let player = open.player(seat);
        let time = Time::of(open, stack);
        let helpers = helpers(open, stack, seat);
        out.copy_from_slice(&[
            possessions(open, seat, &time),
            engines(player, &time),
            plan(player, coming(helpers, time.data), &time),
            this_winter(table, stack, seat, &time),
            court(open, helpers, seat, &time),
            hand(open, stack, seat, &time),
        ]);
    }
}

/// How much of the game is left.
struct Time {
    /// The component tables.
    data: &'static Data,
    /// Constructions still to come, that of this season included.
    builds: f32,
    /// Seasons that begin later.
    seasons: f32,
    /// Battles after this year's.
    battles: f32,
    is_fought: bool,
}

impl Time {
    fn of(open: &Open, stack: &[Step]) -> Self {
        let years = f32::from(YEARS - open.year);
        let later = match open.phase {
            Phase::Aid => 3.0,
            Phase::Spring | Phase::Reward => 2.0,
            Phase::Summer | Phase::Envoy => 1.0,
            Phase::Autumn | Phase::Recruit | Phase::Winter => 0.0,
        };
        // Constructing is over when nothing before the end of the season is pending.
        let can_build = open.phase.is_season()
            && stack.iter().any(|step| {
                matches!(
                    step,
                    Step::Ask(Question::Build { .. } | Question::SecondBuild { .. })
                )
            });
        Self {
            data: open.data(),
            builds: 3.0 * years + later + f32::from(u8::from(can_build)),
            seasons: 3.0 * years + later,
            battles: years,
            is_fought: open.is_revealed,
        }
    }
}

/// Goods lose their worth when nothing can be built any more; the Cathedral counts them.
fn goods_worth(player: &Player, goods: Goods, time: &Time) -> f32 {
    let use_left = (time.builds / 2.0).min(1.0);
    let each = |good| match good {
        Good::Gold | Good::Wood => 0.9,
        Good::Stone => 1.1,
    };
    let cathedral = if player.buildings.has(Building::Cathedral) {
        0.5
    } else {
        0.02
    };
    Good::ALL
        .into_iter()
        .map(|good| f32::from(goods.of(good)) * (each(good) * use_left).max(cathedral))
        .sum()
}

fn possessions(open: &Open, seat: Seat, time: &Time) -> f32 {
    let player = open.player(seat);
    let tokens = f32::from(player.plus2.min(4)) * if time.seasons > 0.0 { 0.8 } else { 0.0 };
    let envoy = if open.envoy == Some(seat) && time.builds > 0.0 {
        1.6
    } else {
        0.0
    };
    let aid = if open.aid == Some(seat) { 1.0 } else { 0.0 };
    goods_worth(player, player.goods, time) + tokens + envoy + aid
}

/// What standing buildings bring in the time that is left.
fn engines(player: &Player, time: &Time) -> f32 {
    player
        .buildings
        .iter()
        .map(|building| engine(building, time))
        .sum()
}

fn engine(building: Building, time: &Time) -> f32 {
    let winters = time.battles + if time.is_fought { 0.0 } else { 0.4 };
    let combat = 0.55 * f32::from(time.data.building(building).combat) * time.battles;
    let effect = match building {
        Building::Embassy => time.builds,
        Building::MerchantsGuild => 0.85 * time.seasons,
        Building::Farms => 1.5 * time.seasons,
        Building::Market => 0.6 * time.seasons,
        Building::Inn => 0.25 * time.seasons,
        Building::TownHall => 0.25 * time.builds,
        Building::Crane => 0.3 * time.builds.min(4.0),
        Building::Stables => 0.2 * time.seasons,
        Building::Statue | Building::Chapel => 0.08 * time.seasons,
        Building::Barracks => 0.7 * winters,
        Building::StoneWall | Building::Fortress => 0.4 * winters,
        Building::Church | Building::Barricade | Building::Palisade => 0.1 * time.battles,
        Building::Cathedral
        | Building::GuardTower
        | Building::Blacksmith
        | Building::WizardsGuild => 0.0,
    };
    combat + effect
}

/// The best building within reach: what it will bring, less the further its price is away. What dice at the court will
/// bring is as good as there.
fn plan(player: &Player, coming: (Goods, u8), time: &Time) -> f32 {
    if time.builds <= 0.0 {
        return 0.0;
    }
    let goods = player.goods.plus(coming.0);
    let worth = |building: Building| {
        let price = player.price(building, time.data);
        let missing = price.minus(goods).total();
        let missing = missing.saturating_sub(coming.1.into());
        let value = f32::from(time.data.building(building).vp) + engine(building, time);
        let gain = value - goods_worth(player, price, time);
        0.55 * gain.max(0.0) * NEARNESS[missing.min(NEARNESS.len() as u32 - 1) as usize]
    };
    player.next_buildings().map(worth).fold(0.0, f32::max)
}

/// By how many goods are missing.
const NEARNESS: [f32; 9] = [1.0, 0.6, 0.36, 0.216, 0.13, 0.078, 0.047, 0.028, 0.017];

/// Goods that dice at the court will bring, and how many of free choice.
fn coming(helpers: Helpers, data: &Data) -> (Goods, u8) {
    let (mut goods, mut any) = (Goods::new(0, 0, 0), 0);
    for &advisor in helpers.iter() {
        match data.gifts(advisor) {
            [gift] => {
                goods = goods.plus(gift.goods());
                any += gift.any;
            }
            // One of each alternative is the same, the other is chosen.
            gifts => {
                let sure = gifts
                    .iter()
                    .fold(gifts[0].goods(), |sure, gift| sure.at_most(gift.goods()));
                goods = goods.plus(sure);
                any += gifts[0].goods().minus(sure).total() as u8;
            }
        }
    }
    (goods, any)
}

/// This year's battle over the six faces of the royal die, against the invader of this world.
fn this_winter(table: &Table, stack: &[Step], seat: Seat, time: &Time) -> f32 {
    let player = table.open.player(seat);
    let is_over = !stack.contains(&Step::Do(Work::Battle)) && table.open.phase == Phase::Winter;
    if is_over {
        return 0.0;
    }
    let card = battle::invader_face(table);
    let value = battle::combat_value(player, card.kind, table.open.data());
    let sum: f32 = (1..=6i16)
        .map(|face| {
            let value = value + face;
            if battle::wins(player, value, card.strength) {
                let fortress = if player.buildings.has(Building::Fortress) {
                    1.0
                } else {
                    0.0
                };
                let goods = goods_worth(player, card.reward.goods(), time)
                    + 0.9 * f32::from(card.reward.any);
                f32::from(card.reward.vp) + fortress + goods + 0.4
            } else if value < card.strength.into() {
                -defeat(player, card, time)
            } else {
                0.0
            }
        })
        .sum();
    // More soldiers may still come; early in the year a weak army is no misfortune yet.
    let nearness = match table.open.phase {
        Phase::Aid | Phase::Spring => 0.5,
        Phase::Reward | Phase::Summer => 0.7,
        Phase::Envoy | Phase::Autumn => 0.9,
        Phase::Recruit | Phase::Winter => 1.0,
    };
    nearness * sum / 6.0
}

fn defeat(player: &Player, card: &crate::data::InvaderRow, time: &Time) -> f32 {
    let loss = &card.loss;
    let fixed = loss.goods().at_most(player.goods);
    let any = u32::from(loss.any).min(player.goods.total()) as f32;
    let building = match player.most_exposed() {
        Some(building) if loss.buildings > 0 => {
            f32::from(time.data.building(building).vp) + engine(building, time)
        }
        _ => 0.0,
    };
    f32::from(loss.vp) + goods_worth(player, fixed, time) + 0.8 * any + building
}

/// Help still to come from dice at the court.
fn court(open: &Open, helpers: Helpers, seat: Seat, time: &Time) -> f32 {
    helpers
        .iter()
        .map(|&advisor| promise(open, seat, advisor, time))
        .sum()
}

/// Every group has a coloured die, and nobody has more of them.
type Helpers = List<Advisor, { COLOURED as usize }>;

/// The advisors that a player has influenced and who have not helped yet, once for each group of dice.
fn helpers(open: &Open, stack: &[Step], seat: Seat) -> Helpers {
    let mut helpers = Helpers::EMPTY;
    let next = stack.iter().rev().find_map(|step| {
        if let Step::Do(Work::Help { advisor, group })
        | Step::Ask(Question::Gift { advisor, group }) = step
        {
            Some((advisor.index(), usize::from(*group)))
        } else {
            None
        }
    });
    let Some((first, first_group)) = next else {
        return helpers;
    };
    for (at, groups) in open.court.values().iter().enumerate().skip(first) {
        for (nth, group) in groups.iter().enumerate() {
            let is_own = matches!(group, Some(group) if group.owner == Some(seat));
            let is_helped = at == first && nth < first_group;
            if is_own && !is_helped && helpers.len() < COLOURED as usize {
                helpers.push(Advisor::at(at));
            }
        }
    }
    helpers
}

/// What an advisor's help is worth: the best of the alternatives.
fn promise(open: &Open, seat: Seat, advisor: Advisor, time: &Time) -> f32 {
    let worth = |gift: &Gift| {
        let gain = help::gain(open, Some(seat), gift, gift.goods());
        let player = open.player(seat);
        let any =
            1.05 * f32::from(gift.any) * goods_worth(player, Goods::one(Good::Gold), time) / 0.9;
        let soldiers = f32::from(gain.soldiers) * soldier_worth(open);
        let exchange = if gift.exchange { 0.9 } else { 0.0 };
        let peek = if gift.peek { 0.15 } else { 0.0 };
        let tokens = 0.8 * f32::from(gain.plus2);
        f32::from(gain.vp)
            + goods_worth(player, gain.goods, time)
            + any
            + soldiers
            + exchange
            + peek
            + tokens
    };
    open.data()
        .gifts(advisor)
        .iter()
        .map(worth)
        .fold(f32::MIN, f32::max)
}

fn soldier_worth(open: &Open) -> f32 {
    match open.phase {
        Phase::Aid | Phase::Spring | Phase::Reward => 0.7,
        Phase::Summer | Phase::Envoy => 0.9,
        Phase::Autumn | Phase::Recruit | Phase::Winter => 1.1,
    }
}

/// Dice in hand while advisors are influenced: the best way to share them out among the advisors that are free, who may
/// be taken by others before.
fn hand(open: &Open, stack: &[Step], seat: Seat, time: &Time) -> f32 {
    const MOST: usize = 5;
    let is_influence = stack.iter().any(|step| {
        matches!(
            step,
            Step::Ask(Question::Influence { .. } | Question::Reroll { .. })
        )
    });
    let player = open.player(seat);
    if !is_influence || player.used.passed || player.dice.is_empty() {
        return 0.0;
    }
    let (mut faces, mut white, mut n) = ([0u8; MOST], [false; MOST], 0);
    for die in player.dice.iter().take(MOST) {
        (faces[n], white[n]) = (die.face, die.is_white);
        n += 1;
    }
    let mut known: [Option<f32>; Advisor::ALL.len() + 1] = [None; Advisor::ALL.len() + 1];
    let mut group = |dice: usize| -> f32 {
        let (mut sum, mut is_own) = (0, false);
        for die in (0..n).filter(|die| dice >> die & 1 == 1) {
            sum += usize::from(faces[die]);
            is_own |= !white[die];
        }
        if !is_own || sum >= known.len() {
            return 0.0;
        }
        *known[sum].get_or_insert_with(|| {
            let advisor = Advisor::ALL[sum - 1];
            let is_free = open.groups(advisor).next().is_none();
            if is_free {
                promise(open, seat, advisor, time)
            } else {
                0.0
            }
        })
    };
    // The best of every set of dice, from the best of smaller ones: its first die is in some group, or in none.
    let mut best = [0.0f32; 1 << MOST];
    for dice in 1usize..1 << n {
        let first = dice & dice.wrapping_neg();
        let rest = dice ^ first;
        best[dice] = best[rest] + 0.1;
        let mut with = rest;
        loop {
            let value = group(first | with) + best[rest ^ with];
            best[dice] = best[dice].max(value);
            if with == 0 {
                break;
            }
            with = (with - 1) & rest;
        }
    }
    HAND * best[(1 << n) - 1]
}

/// How much of the best that dice in hand can get they will get.
const HAND: f32 = 0.85;
