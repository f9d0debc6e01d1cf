//! What an action says: with its cost and its gain.

use super::{
    Action, Card, Message, Place, Question, Recruit, Seat, Section, Soldier, Spot, Table, Upgrade,
    attack, barracks, builders, cards, clan, effects, embassy, kill, modifiers, production, summer,
    tea,
};
use crate::{data::Cost, names::Resource, table::Open};

fn horde(table: &Table, spot: Spot) -> &'static str {
    table
        .open
        .horde(spot.section, spot.row)
        .map_or("nothing", |horde| horde.horde().id())
}

fn reward(table: &Table, spot: Spot) -> Message {
    let horde = table.open.horde(spot.section, spot.row);
    cards::reward(
        horde.and_then(|horde| {
            table.open.data().hordes[horde.horde().index()].cells[spot.cell.index()]
        }),
    )
}

/// What all Soldiers of a recruitment cost if this one joins them.
pub fn recruits_price(
    open: &Open,
    question: Option<Question>,
    seat: Seat,
    soldier: Soldier,
    less: Option<Resource>,
) -> Cost {
    let (batch, off) = match question {
        Some(Question::Recruit { batch, off, .. }) => (batch, off),
        _ => ([0; 3], [0; 4]),
    };
    let (batch, off) = barracks::added(batch, off, soldier, less);
    barracks::price(open, seat, batch, off)
}

pub(super) fn label(
    table: &Table,
    question: Option<Question>,
    seat: Seat,
    action: Action,
) -> Message {
    let open = &table.open;
    let at_spot = |id: &'static str, spot: Spot| {
        Message::new(id)
            .term("horde", horde(table, spot))
            .with("cell", spot.cell.to_string())
    };
    let build = |kind: builders::Kind, section: Section| match question {
        Some(Question::Build {
            works, discount, ..
        }) => {
            let (_, own) = builders::cost(open, seat, works, discount, kind, section);
            own
        }
        _ => 0,
    };
    match action {
        Action::General(general) => Message::new("act-general")
            .term("general", general.id())
            .with("text", cards::general(open.data(), general)),
        Action::PickActive(advisor) => Message::new("act-pick-active")
            .term("advisor", advisor.id())
            .with("text", cards::text(open.data(), Card::Advisor(advisor))),
        Action::Command(command) => Message::new("act-command").term("command", command.id()),
        Action::Space(n) => Message::new("act-space").with("n", n),
        Action::TakeAll => Message::new("act-take-all"),
        Action::TakeHonor => {
            Message::new("act-take-honor").with("n", summer::reclaim_honor(open, seat))
        }
        Action::FromPool => Message::new("act-from-pool"),
        Action::From(location) => Message::new("act-from").term("location", location.id()),
        Action::To(location) => Message::new("act-to").term("location", location.id()),
        Action::Activate(location) => Message::new("act-activate").term("location", location.id()),
        Action::Upgrade(Upgrade { location, soldier }) => {
            let cost = modifiers::upgrade_cost(open, seat, location);
            let cost = cost.map_or_else(
                || Message::new("nothing"),
                |(resource, n)| cards::resources(n, resource),
            );
            match soldier {
                None => Message::new("act-upgrade")
                    .term("location", location.id())
                    .with("cost", cost),
                Some(soldier) => Message::new("act-upgrade-first")
                    .term("location", location.id())
                    .term("soldier", soldier.id())
                    .with("cost", cost),
            }
        }
        Action::Donate => {
            let resource = match question {
                Some(Question::Donate { location, .. }) => {
                    production::can_donate(table, seat, location)
                }
                _ => None,
            };
            Message::new("act-donate")
                .term(
                    "resource",
                    resource.map_or("nothing", |resource| resource.id()),
                )
                .with("n", open.data().n.donation_honor)
        }
        Action::Recruit(Recruit { soldier, less }) => {
            let cost = cards::cost(recruits_price(open, question, seat, soldier, less));
            match less {
                None => Message::new("act-recruit")
                    .term("soldier", soldier.id())
                    .with("cost", cost),
                Some(resource) => Message::new("act-recruit-less")
                    .term("soldier", soldier.id())
                    .term("resource", resource.id())
                    .with("cost", cost),
            }
        }
        Action::Deploy(soldier) => Message::new("act-deploy").term("soldier", soldier.id()),
        Action::Rest(section) => Message::new("act-rest").term("section", section.id()),
        Action::AttackSpearman(spot) => {
            let price = open
                .horde(spot.section, spot.row)
                .map_or(0, |horde| attack::storm_price(open.data(), horde));
            if price == 0 || question == Some(Question::ReedBarracks) {
                at_spot("act-attack-spearman", spot).with("reward", reward(table, spot))
            } else {
                at_spot("act-attack-spearman-paid", spot)
                    .with("reward", reward(table, spot))
                    .with("n", price)
            }
        }
        Action::AttackHorseman(spot, cell) => at_spot("act-attack-horseman", spot)
            .with("other", cell.to_string())
            .with("reward", reward(table, spot))
            .with("second", reward(table, Spot { cell, ..spot })),
        Action::AttackArcher(spot) => at_spot("act-attack-archer", spot),
        Action::Volley(spot) => at_spot("act-volley", spot),
        Action::Post(section) => Message::new("act-post").term("section", section.id()),
        Action::Wound(spot) => at_spot("act-wound", spot),
        Action::Section(section) => Message::new("act-section").term("section", section.id()),
        Action::Barricade(section) if question == Some(Question::ReedBarricade) => {
            Message::new("act-reed-barricade").term("section", section.id())
        }
        Action::Barricade(section) => Message::new("act-barricade")
            .term("section", section.id())
            .with("n", build(builders::Kind::Barricade, section))
            .with("honor", open.data().barricade.honor),
        Action::Wall(section) => {
            let level = (open.front(section).level + 1).min(3);
            Message::new("act-wall")
                .term("section", section.id())
                .with("level", level)
                .with("n", build(builders::Kind::Wall, section))
                .with("honor", open.data().walls[level as usize].honor)
        }
        Action::Pay(wood, stone, gold) => {
            Message::new("act-pay").with("cost", cards::cost([wood, stone, gold, 0]))
        }
        Action::Logistics(from, to) => Message::new("act-logistics")
            .term("from", from.id())
            .term("to", to.id()),
        Action::Send(n) => {
            let (id, soldier) = match question {
                Some(Question::Send { group: 3, .. }) => ("act-send-firing", Soldier::Archer),
                Some(Question::Send { group: 4, .. }) => ("act-send-down", Soldier::Archer),
                Some(Question::Send { group, .. }) => {
                    ("act-send", Soldier::ALL[group as usize % 3])
                }
                _ => ("act-send", Soldier::Spearman),
            };
            Message::new(id).with("amount", cards::soldiers(n, soldier))
        }
        Action::TeaUp => Message::new("act-tea-up").with("n", tea::steps(open, seat)),
        Action::TeaTop => Message::new("act-tea-top"),
        Action::Draw => {
            let n = match question {
                Some(Question::Academy { n, .. }) => n,
                _ => 1,
            };
            Message::new("act-draw").with("n", n)
        }
        Action::HireClerk => {
            Message::new("act-hire-clerk").with("n", embassy::clerk_cost(open, seat))
        }
        Action::Hire(advisor) => Message::new("act-hire")
            .term("advisor", advisor.id())
            .with("n", embassy::advisor_cost(open, seat))
            .with("text", cards::text(open.data(), Card::Advisor(advisor))),
        Action::MakeActive => Message::new("act-make-active"),
        Action::MakeSupporting => Message::new("act-make-supporting"),
        Action::Discard(tactic) => Message::new("act-discard").term("tactic", tactic.id()),
        Action::LoseHonor => Message::new("act-lose-honor").with("n", open.data().n.intrigue_honor),
        Action::Play(tactic) => Message::new("act-play")
            .term("tactic", tactic.id())
            .with("text", cards::text(open.data(), Card::Tactic(tactic))),
        Action::Boost(tactic) => Message::new("act-boost")
            .term("tactic", tactic.id())
            .with("n", effects::boost_cost(open, seat, tactic))
            .with("text", cards::text(open.data(), Card::Boosted(tactic))),
        Action::Kill(soldier) => Message::new("act-kill").term("soldier", soldier.id()),
        Action::KillReady(soldier, Place { section, firing }) => Message::new(if firing {
            "act-kill-firing"
        } else {
            "act-kill-ready"
        })
        .term("soldier", soldier.id())
        .term("section", section.id()),
        Action::Save(owner, soldier, section) => match question {
            Some(Question::SaveFree { .. }) => Message::new("act-save-free")
                .with("clan", clan(owner))
                .term("soldier", soldier.id())
                .term("section", section.id()),
            _ => Message::new("act-save")
                .term("soldier", soldier.id())
                .term("section", section.id())
                .with("n", kill::save_cost(open, seat, section)),
        },
        Action::ShameSoldier(soldier) => {
            Message::new("act-shame-soldier").term("soldier", soldier.id())
        }
        Action::ShameHorde(card) => Message::new("act-shame-horde")
            .term("horde", card.horde().id())
            .with("n", open.data().hordes[card.horde().index()].honor),
        Action::Appease => Message::new("act-appease").with("n", modifiers::atone_cost(open, seat)),
        Action::AtoneSoldier(soldier) => {
            Message::new("act-atone-soldier").term("soldier", soldier.id())
        }
        Action::AtoneHorde(card) => {
            Message::new("act-atone-horde").term("horde", card.horde().id())
        }
        Action::Take(resource) => Message::new("act-take").term("resource", resource.id()),
        Action::Lose(resource) => Message::new("act-lose").term("resource", resource.id()),
        Action::Swap(from, to) => Message::new("act-swap")
            .term("from", from.id())
            .term("to", to.id()),
        Action::Give(resource, to) => Message::new("act-give")
            .term("resource", resource.id())
            .with("seat", to),
        Action::Choose(at) => {
            let text = match question {
                Some(Question::Alternative(text)) => cards::alternative(open.data(), text, at),
                _ => Message::new("nothing"),
            };
            Message::new("act-choose").with("text", text)
        }
        Action::Next(owner) => Message::new("act-next").with("clan", clan(owner)),
        Action::Reclaim(command) => Message::new("act-reclaim").term("command", command.id()),
        Action::Copy(command) => Message::new("act-copy").term("command", command.id()),
        Action::Dismiss(advisor) => Message::new("act-dismiss").term("advisor", advisor.id()),
        Action::UnderQin(advisor) => Message::new("act-under").term("advisor", advisor.id()),
        Action::Fulfil(decree) => Message::new("act-fulfil").term("decree", decree.id()),
        Action::Agree => Message::new("act-agree"),
        Action::Sacrifice(soldier, Place { section, firing }) => Message::new(if firing {
            "act-sacrifice-firing"
        } else {
            "act-sacrifice"
        })
        .term("soldier", soldier.id())
        .term("section", section.id()),
        Action::Reward(spot) => at_spot("act-reward", spot).with("reward", reward(table, spot)),
        Action::First(card) => Message::new("act-first").term("card", cards::name(card)),
        Action::Pass => Message::new("act-pass"),
        Action::Stop => match question {
            Some(
                Question::TeaHouse { .. } | Question::Academy { .. } | Question::Consent { .. },
            ) => Message::new("act-decline"),
            Some(Question::PlaceShame { .. }) => {
                Message::new("act-no-place").with("n", open.data().n.shame_penalty)
            }
            _ => Message::new("act-stop"),
        },
    }
}
