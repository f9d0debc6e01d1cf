//! The words of the cards, made from their data in both languages.

use crate::{
    data::{Cost, Data, FrameWho, Per, Reward},
    effect::{
        Change, Coin, CostKey, Counter, Filter, Hears, LimitKey, Modifier, Offering, Op, Prefix,
        Qty, Requirement, Script, Test, Where, Who,
    },
    names::{Artifact, Command, Decree, General, Resource, Soldier, Tactic},
    rules::{coop, fall},
    step::Card,
    table::Open,
};
use table::{Arg, Message};

/// The whole text of a lasting or single card.
pub fn text(data: &'static Data, card: Card) -> Message {
    script(card.script(data))
}

/// All frames of a Command card, or of Qin's or the Reed Clan's.
pub fn command(data: &'static Data, frames: [Card; 3]) -> Message {
    let parts = frames.into_iter().filter_map(|card| {
        let frame = fall::frame_of(data, card)?;
        let id = match frame.who {
            FrameWho::Owner => "frame-owner",
            FrameWho::Others => "frame-others",
        };
        Some(Message::new(id).with("parts", block(&frame.script, 0)))
    });
    list(parts.collect())
}

/// The text of a player's Command card.
pub fn command_text(data: &'static Data, command_card: Command) -> Message {
    command(data, [0, 1, 2].map(|at| Card::Command(command_card, at)))
}

/// Start line and ability.
pub fn general(data: &'static Data, general: General) -> Message {
    let row = &data.generals[general.index()];
    let start = Message::new("start-line")
        .with("cost", cost(row.start))
        .with("n", row.tactics)
        .with("tea", row.tea);
    list(vec![text(data, Card::General(general)), start])
}

/// Window, base and Boosted effect.
pub fn tactic(data: &'static Data, tactic: Tactic) -> Message {
    let row = &data.tactics[tactic.index()];
    let window = if row.condition.is_empty() {
        Message::new("tactic-window").term("window", row.window.id())
    } else {
        Message::new("tactic-window-if")
            .term("window", row.window.id())
            .with("tests", tests(&row.condition))
    };
    let base = Message::new("tactic-base").with("parts", block(&row.base, 0));
    let boosted = Message::new("tactic-boosted")
        .with("n", row.boost_chi)
        .with("parts", block(&row.boosted, 0));
    list(vec![window, base, boosted])
}

/// What an Artifact gives.
pub fn artifact(data: &'static Data, artifact: Artifact) -> Message {
    let row = &data.artifacts[artifact.index()];
    let id = match row.per {
        Per::OverseerLevel => "art-overseer",
        Per::CleanHorde => "art-horde",
        Per::ResourceSet => "art-set",
        Per::SoldierOnWall => "art-soldier",
        Per::Advisor => "art-advisor",
    };
    Message::new(id).with("n", row.honor)
}

/// Requirement with how it stands, and cost.
pub fn decree(open: &Open, decree: Decree) -> Message {
    let row = &open.data().decrees[decree.index()];
    let mut parts: Vec<Message> = row
        .requirements
        .iter()
        .map(|&one| requirement(open, one))
        .collect();
    if !row.cost.blocks[0].is_empty() {
        parts.push(script(&row.cost));
    }
    list(parts)
}

fn requirement(open: &Open, requirement: Requirement) -> Message {
    let what = match requirement.counter {
        Counter::BreachedThisYear => "need-breached",
        Counter::HordesOnBoard => "need-hordes",
        Counter::WallLevels => "need-walls",
        Counter::FiringArchers => "need-archers",
        Counter::DefeatedThisYear => "need-defeated",
        Counter::OverseerLevel => "need-overseers",
        Counter::Advisor => "need-advisors",
        Counter::Advisors => "need-all-advisors",
    };
    let now = if requirement.each {
        open.seats()
            .map(|seat| coop::count(open, requirement.counter, Some(seat)))
            .min()
            .unwrap_or(0)
    } else {
        coop::count(open, requirement.counter, None)
    };
    let id = if requirement.exactly {
        "need-exactly"
    } else {
        "need-at-least"
    };
    Message::new(id)
        .term("what", what)
        .with("n", coop::wanted(open, requirement))
        .with("now", now)
}

/// Resources with their numbers; nothing when there are none.
pub fn cost(cost: Cost) -> Message {
    let parts: Vec<Message> = Resource::ALL
        .iter()
        .filter(|resource| cost[resource.index()] > 0)
        .map(|resource| resources(cost[resource.index()], *resource))
        .collect();
    if parts.is_empty() {
        Message::new("nothing")
    } else {
        list(parts)
    }
}

/// So many of a Resource.
pub fn resources(n: impl Into<Arg>, resource: Resource) -> Message {
    let id = match resource {
        Resource::Wood => "amount-wood",
        Resource::Stone => "amount-stone",
        Resource::Gold => "amount-gold",
        Resource::Chi => "amount-chi",
    };
    Message::new(id).with("n", n)
}

/// So many Soldiers of a kind.
pub fn soldiers(n: impl Into<Arg>, soldier: Soldier) -> Message {
    let id = match soldier {
        Soldier::Spearman => "amount-spearman",
        Soldier::Archer => "amount-archer",
        Soldier::Horseman => "amount-horseman",
    };
    Message::new(id).with("n", n)
}

/// What a Vital spot gives.
pub fn reward(reward: Option<Reward>) -> Message {
    match reward {
        None | Some(Reward::Nothing) => Message::new("nothing"),
        Some(Reward::Honor(n)) => Message::new("honor-n").with("n", n),
        Some(Reward::Resource(resource)) => Message::new(resource.id()),
        Some(Reward::AnyResource) => Message::new("res-any"),
        Some(Reward::Tactic) => Message::new("one-tactic"),
    }
}

/// Parts one after another.
pub fn list(parts: Vec<Message>) -> Message {
    match <[Message; 1]>::try_from(parts) {
        Ok([only]) => only,
        Err(parts) if parts.is_empty() => Message::new("nothing"),
        Err(parts) => Message::new("list").with("parts", parts),
    }
}

fn script(script: &Script) -> Message {
    let mut parts: Vec<Message> = script.modifiers.iter().map(modifier).collect();
    parts.extend(script.listeners.iter().map(|listener| {
        let event = hears(listener.hears);
        let steps = block(script, listener.block);
        match (listener.max_per_winter, listener.tests.is_empty()) {
            (Some(n), _) => Message::new("when-max")
                .with("event", event)
                .with("n", n)
                .with("parts", steps),
            (None, true) => Message::new("when")
                .with("event", event)
                .with("parts", steps),
            (None, false) => {
                let tests = tests(&listener.tests);
                Message::new("when-if")
                    .with("event", event)
                    .with("tests", tests)
                    .with("parts", steps)
            }
        }
    }));
    parts.extend(
        script
            .blocks
            .first()
            .into_iter()
            .flatten()
            .map(|op| step(script, op)),
    );
    list(parts)
}

/// The steps of one block.
pub fn block(script: &Script, at: u8) -> Message {
    let steps = script.blocks.get(at as usize);
    list(
        steps
            .into_iter()
            .flatten()
            .map(|op| step(script, op))
            .collect(),
    )
}

fn tests(tests: &[Test]) -> Message {
    let one = |test: &Test| match *test {
        Test::OtherOnTrack(command) => Message::new("if-track").term("what", command.id()),
        Test::OwnSoldierOnIt => Message::new("if-soldier-on"),
        Test::OwnSpearmanOnIt => Message::new("if-spearman-on"),
        Test::OwnArcherThere => Message::new("if-archer-there"),
        Test::OwnSoldierThere => Message::new("if-soldier-there"),
        Test::OwnClerkThere => Message::new("if-clerk-there"),
        Test::ProductionThere => Message::new("if-production"),
        Test::OwnInSet => Message::new("if-in-set"),
        Test::AnyInSet => Message::new("if-any-in-set"),
        Test::ShameDue => Message::new("if-shame-due"),
        Test::AnyShameDue => Message::new("if-any-shame-due"),
        Test::NotTeaTop => Message::new("if-not-top"),
    };
    list(tests.iter().map(one).collect())
}

fn hears(hears: Hears) -> Message {
    match hears {
        Hears::Income => Message::new("on-income"),
        Hears::TurnStart => Message::new("on-turn-start"),
        Hears::Gathered(resource) => Message::new("on-gathered").term("what", resource.id()),
        Hears::Upgraded(Some(location)) => Message::new("on-upgraded").term("what", location.id()),
        Hears::Upgraded(None) => Message::new("on-upgraded-any"),
        Hears::Donated => Message::new("on-donated"),
        Hears::Recruited => Message::new("on-recruited"),
        Hears::Covered(soldier) => Message::new("on-covered").term("what", soldier.id()),
        Hears::ArcherAttacked => Message::new("on-archer-attacked"),
        Hears::ArcherFired => Message::new("on-archer-fired"),
        Hears::HordeDefeated => Message::new("on-horde-defeated"),
        Hears::Claimed => Message::new("on-claimed"),
        Hears::KillPending => Message::new("on-kill-pending"),
        Hears::BreachKills => Message::new("on-breach-kills"),
        Hears::Killed => Message::new("on-killed"),
        Hears::Saved => Message::new("on-saved"),
        Hears::BarricadeBuilt { other: false } => Message::new("on-barricade-built"),
        Hears::BarricadeBuilt { other: true } => Message::new("on-barricade-other"),
        Hears::WallBuilt { other: false } => Message::new("on-wall-built"),
        Hears::WallBuilt { other: true } => Message::new("on-wall-other"),
        Hears::LogisticsDone => Message::new("on-logistics"),
        Hears::HiredClerk => Message::new("on-hired-clerk"),
        Hears::HiredAdvisor => Message::new("on-hired-advisor"),
        Hears::HiredAny => Message::new("on-hired"),
        Hears::TacticPlayed => Message::new("on-tactic"),
        Hears::SectionHeld => Message::new("on-held"),
        Hears::WinterStart => Message::new("on-winter"),
        Hears::FiringEnd => Message::new("on-firing-end"),
        Hears::Reclaimed => Message::new("on-reclaimed"),
        Hears::DecreeFulfilled => Message::new("on-decree"),
    }
}

fn modifier(modifier: &Modifier) -> Message {
    let what = match modifier.change {
        Change::Cost {
            key,
            up,
            by,
            coin,
            min,
        } => {
            let n = match coin {
                Some(Coin::Resource(resource)) => Arg::from(resources(qty(by), resource)),
                Some(Coin::Honor) => Arg::from(Message::new("honor-n").with("n", qty(by))),
                None => qty(by),
            };
            match (up, min) {
                (true, _) => Message::new("mod-cost-up")
                    .with("key", cost_key(key))
                    .with("n", n),
                (false, None) => Message::new("mod-cost-down")
                    .with("key", cost_key(key))
                    .with("n", n),
                (false, Some(min)) => Message::new("mod-cost-down-min")
                    .with("key", cost_key(key))
                    .with("n", n)
                    .with("min", min),
            }
        }
        Change::Limit { key, by } => {
            let id = if by < 0 {
                "mod-limit-down"
            } else {
                "mod-limit-up"
            };
            Message::new(id)
                .with("key", limit_key(key))
                .with("n", by.unsigned_abs())
        }
        Change::ImmuneShameIcon => Message::new("mod-immune"),
    };
    if modifier.all {
        Message::new("mod-all").with("what", what)
    } else {
        what
    }
}

fn cost_key(key: CostKey) -> Message {
    match key {
        CostKey::Recruit(soldier) => Message::new("key-recruit").term("what", soldier.id()),
        CostKey::RecruitBatch => Message::new("key-batch"),
        CostKey::Barricade => Message::new("key-barricade"),
        CostKey::Wall => Message::new("key-wall"),
        CostKey::Save => Message::new("key-save"),
        CostKey::ShameDiscard => Message::new("key-shame"),
        CostKey::HireClerk => Message::new("key-clerk"),
        CostKey::HireAdvisor => Message::new("key-advisor"),
        CostKey::Upgrade(location) => Message::new("key-upgrade").term("what", location.id()),
        CostKey::Boost => Message::new("key-boost"),
    }
}

fn limit_key(key: LimitKey) -> Message {
    Message::new(match key {
        LimitKey::TacticHand => "key-hand",
        LimitKey::Donation => "key-donation",
        LimitKey::OthersMove => "key-others",
        LimitKey::AcademyDraw => "key-academy",
        LimitKey::TeaHouseSteps => "key-tea",
        LimitKey::ReclaimHonor => "key-reclaim",
        LimitKey::GatherGoldMine => "key-gold",
        LimitKey::BarricadeDefense => "key-barricade-defense",
        LimitKey::Row1Power => "key-row1",
    })
}

fn qty(qty: Qty) -> Arg {
    let factor = match (qty.supporters, qty.carried, qty.players) {
        (true, true, _) => return Message::new("qty-sk").with("n", qty.times).into(),
        (true, false, _) => Some("qty-s"),
        (false, true, _) => Some("qty-k"),
        (false, false, true) => Some("qty-p"),
        (false, false, false) => None,
    };
    let Some(factor) = factor else {
        return Arg::from(qty.times);
    };
    let what = if qty.times == 1 {
        Message::new(factor)
    } else {
        Message::new("qty-times")
            .with("n", qty.times)
            .term("what", factor)
    };
    match qty.cap {
        Some(cap) => Message::new("qty-cap")
            .with("what", what)
            .with("n", cap)
            .into(),
        None => what.into(),
    }
}

fn all_or(n: Option<Qty>) -> Arg {
    n.map_or_else(|| Message::new("qty-all").into(), qty)
}

fn filtered(what: Filter, number: Qty) -> Message {
    let id = match what {
        Filter::Only(resource) => return resources(qty(number), resource),
        Filter::NonChi => "amount-nonchi",
        Filter::Any => "amount-any",
        Filter::Here => "amount-here",
    };
    Message::new(id).with("n", qty(number))
}

fn step(script: &Script, op: &Op) -> Message {
    let n = |id: &'static str, number: Qty| Message::new(id).with("n", qty(number));
    match *op {
        Op::Honor(number) => n("fx-honor", number),
        Op::LoseHonor(number) => n("fx-lose-honor", number),
        Op::Gain(what, number) => Message::new("fx-gain").with("amount", filtered(what, number)),
        Op::Lose(what, number) => Message::new("fx-lose").with("amount", filtered(what, number)),
        Op::DrawTactic(number) => n("fx-draw", number),
        Op::MoveClerks {
            n: number,
            distinct: false,
        } => n("fx-move", number),
        Op::MoveClerks {
            n: number,
            distinct: true,
        } => n("fx-move-distinct", number),
        Op::SpecialActivate(number) => n("fx-special", number),
        Op::CopyCommand => Message::new("fx-copy"),
        Op::OverseerIncome => Message::new("fx-income"),
        Op::Upgrade(number) => n("fx-upgrade", number),
        Op::Recruit {
            n: number,
            discount,
        } => n("fx-recruit", number).with("d", discount),
        Op::Attack {
            n: number,
            who: Who::Ready,
        } => n("fx-attack", number),
        Op::Attack {
            n: number,
            who: Who::Moved,
        } => n("fx-attack-moved", number),
        Op::AttackSections => Message::new("fx-attack-sections"),
        Op::AlliesAttack(number) => n("fx-allies", number),
        Op::Wound { n: number, place } => match place {
            Where::Any => n("fx-wound", number),
            Where::OneSection => n("fx-wound-one", number),
            Where::ItsSection => n("fx-wound-its", number),
            Where::OwnArcherSections => n("fx-wound-archers", number),
        },
        Op::Build {
            n: number,
            discount,
        } => n("fx-build", number).with("d", discount),
        Op::Barricade {
            n: number,
            free: false,
        } => n("fx-barricade", number),
        Op::Barricade {
            n: number,
            free: true,
        } => n("fx-barricade-free", number),
        Op::Logistics(number) => n("fx-logistics", number),
        Op::Deploy(soldier, number) => {
            Message::new("fx-deploy").with("amount", soldiers(qty(number), soldier))
        }
        Op::Kill(number) => n("fx-kill", number),
        Op::DiscardShame(number) => n("fx-discard-shame", number),
        Op::GainShame(number) => n("fx-gain-shame", number),
        Op::SkipShame(number) => Message::new("fx-skip-shame").with("n", all_or(number)),
        Op::Save {
            n: number,
            any: false,
        } => Message::new("fx-save").with("n", all_or(number)),
        Op::Save {
            n: number,
            any: true,
        } => Message::new("fx-save-any").with("n", all_or(number)),
        Op::TeaUp(number) => n("fx-tea-up", number),
        Op::TeaTop => Message::new("fx-tea-top"),
        Op::Reclaim(number) => n("fx-reclaim", number),
        Op::Exchange(number) => n("fx-exchange", number),
        Op::Give(number) => n("fx-give", number),
        Op::Defense {
            chosen: true,
            n: number,
        } => n("fx-defense", number),
        Op::Defense {
            chosen: false,
            n: number,
        } => n("fx-defense-own", number),
        Op::DiscardWarehouse(number) => {
            Message::new("fx-discard-warehouse").with("n", all_or(number))
        }
        Op::Sacrifice(Offering::SoldierReady, number) => n("fx-sacrifice-ready", number),
        Op::Sacrifice(Offering::SoldierRest, number) => n("fx-sacrifice-rest", number),
        Op::Sacrifice(Offering::ClerkPool, number) => n("fx-sacrifice-clerk", number),
        Op::Choose(ref blocks) => {
            let parts = blocks
                .iter()
                .map(|&at| Message::new("fx-or").with("parts", block(script, at)));
            Message::new("fx-choose").with("parts", parts.collect::<Vec<_>>())
        }
        Op::If {
            tests: ref conditions,
            then,
            otherwise: None,
        } => Message::new("fx-if")
            .with("tests", tests(conditions))
            .with("parts", block(script, then)),
        Op::If {
            tests: ref conditions,
            then,
            otherwise: Some(otherwise),
        } => Message::new("fx-if-else")
            .with("tests", tests(conditions))
            .with("parts", block(script, then))
            .with("otherwise", block(script, otherwise)),
        Op::Players(prefix, at) => {
            let id = match prefix {
                Prefix::EachPlayer => "fx-each",
                Prefix::ChosenPlayer => "fx-chosen",
                Prefix::TwoPlayers => "fx-two",
            };
            Message::new(id).with("parts", block(script, at))
        }
        Op::ReedMove(number) => Message::new("fx-reed-move").with("n", number),
        Op::QinMove(number) | Op::QinMoveSame(number) => {
            Message::new("fx-qin-move").with("n", number)
        }
        Op::QinSpecial => Message::new("fx-qin-special"),
        Op::QinOverseers(number) => Message::new("fx-qin-overseers").with("n", number),
        Op::QinWall(number) => Message::new("fx-qin-wall").with("n", number),
        Op::QinSpearmen(number) => Message::new("fx-qin-spearmen").with("n", number),
        Op::QinArchers(number) => Message::new("fx-qin-archers").with("n", number),
        Op::QinFire => Message::new("fx-qin-fire"),
    }
}

/// The text of one alternative of `choose`.
pub fn alternative(data: &'static Data, text: crate::step::Text, at: u8) -> Message {
    let script = text.card.script(data);
    let op = script
        .blocks
        .get(text.block as usize)
        .and_then(|ops| ops.get(text.at as usize));
    match op {
        Some(Op::Choose(blocks)) => {
            let place = blocks.get((at as usize).wrapping_sub(1));
            place.map_or_else(|| Message::new("nothing"), |&at| block(script, at))
        }
        Some(_) | None => Message::new("nothing"),
    }
}

/// The id of a card's name.
pub fn name(card: Card) -> &'static str {
    match card {
        Card::Command(command, _) | Card::Solo(command, _) => command.id(),
        Card::Reed(_) => "reed",
        Card::General(general) => general.id(),
        Card::Advisor(advisor) => advisor.id(),
        Card::Tactic(tactic) | Card::Boosted(tactic) => tactic.id(),
        Card::Decree(decree) => decree.id(),
        Card::Event(omen) => omen.id(),
    }
}
