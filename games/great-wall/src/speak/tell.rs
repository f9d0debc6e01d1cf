//! Events in words, each with its icon.

use super::{Event, Message, Soldier, cards, clan, place};

pub(super) fn tell(event: &Event) -> Message {
    let message = Message::new;
    match *event {
        Event::General { seat, general } => message("ev-general")
            .with("seat", seat)
            .term("general", general.id()),
        Event::Advisor {
            seat,
            advisor,
            active,
        } => message(if active {
            "ev-advisor-active"
        } else {
            "ev-advisor-supporting"
        })
        .with("seat", seat)
        .term("advisor", advisor.id()),
        Event::Year { year } => message("ev-year").with("n", year),
        Event::Season { season } => message("ev-season").term("season", season.id()),
        Event::NewHorde { card, section, row } => message("ev-new-horde")
            .term("horde", card.horde().id())
            .term("section", section.id())
            .with("row", row + 1),
        Event::Raid { card, n } => message("ev-raid")
            .term("horde", card.horde().id())
            .with("n", n),
        Event::Reshuffled => message("ev-reshuffled"),
        Event::NewAdvisor { advisor } => message("ev-new-advisor").term("advisor", advisor.id()),
        Event::Dismissed { advisor } => message("ev-dismissed").term("advisor", advisor.id()),
        Event::QinAdvisor { advisor } => message("ev-qin-advisor").term("advisor", advisor.id()),
        Event::Honor {
            clan: owner,
            n,
            source,
        } => message("ev-honor")
            .with("clan", clan(owner))
            .with("n", n)
            .term("source", source.word()),
        Event::LostHonor { seat, n } => message("ev-lost-honor").with("seat", seat).with("n", n),
        Event::Gained { seat, resource, n } => message("ev-gained")
            .with("seat", seat)
            .with("amount", cards::resources(n, resource)),
        Event::Paid { seat, cost } => message("ev-paid")
            .with("seat", seat)
            .with("cost", cards::cost(cost)),
        Event::FromWarehouse { wood, stone, gold } => {
            message("ev-warehouse").with("cost", cards::cost([wood, stone, gold, 0]))
        }
        Event::DrewTactics {
            seat,
            n,
            cards: None,
        } => message("ev-drew").with("seat", seat).with("n", n),
        Event::DrewTactics {
            seat,
            cards: Some(cards),
            ..
        } => {
            let names: Vec<Message> = cards
                .iter()
                .map(|card| Message::new(card.face().id()))
                .collect();
            message("ev-drew-own")
                .with("seat", seat)
                .with("cards", names)
        }
        Event::DiscardedTactic { seat, tactic } => message("ev-discarded")
            .with("seat", seat)
            .term("tactic", tactic.id()),
        Event::Command {
            clan: owner,
            command,
        } => message("ev-command")
            .with("clan", clan(owner))
            .term("command", command.id()),
        Event::Placed { clan: owner, space } => message("ev-placed")
            .with("clan", clan(owner))
            .with("n", space),
        Event::Turn { clan: owner } => message("ev-turn").with("clan", clan(owner)),
        Event::Copied { seat, command } => message("ev-copied")
            .with("seat", seat)
            .term("command", command.id()),
        Event::ReclaimedAll { seat } => message("ev-reclaimed-all").with("seat", seat),
        Event::Reclaimed { seat, command } => message("ev-reclaimed")
            .with("seat", seat)
            .term("command", command.id()),
        Event::MovedClerk {
            clan: owner,
            from,
            to,
        } => message("ev-moved")
            .with("clan", clan(owner))
            .term("from", place(from))
            .term("to", to.id()),
        Event::Activated { location, special } => message(if special {
            "ev-activated-special"
        } else {
            "ev-activated"
        })
        .term("location", location.id()),
        Event::Upgraded {
            seat,
            location,
            level,
        } => message("ev-upgraded")
            .with("seat", seat)
            .term("location", location.id())
            .with("n", level),
        Event::QinOverseer { location, level } => message("ev-qin-overseer")
            .term("location", location.id())
            .with("n", level),
        Event::Donated { seat, resource } => message("ev-donated")
            .with("seat", seat)
            .term("resource", resource.id()),
        Event::ReedStored { resource } => message("ev-reed-stored").term("resource", resource.id()),
        Event::Recruited { seat, batch } => {
            let parts = Soldier::ALL.iter().filter(|kind| batch[kind.index()] > 0);
            let parts: Vec<Message> = parts
                .map(|kind| cards::soldiers(batch[kind.index()], *kind))
                .collect();
            message("ev-recruited")
                .with("seat", seat)
                .with("batch", parts)
        }
        Event::Rested {
            seat,
            soldier,
            section,
        } => message("ev-rested")
            .with("seat", seat)
            .term("soldier", soldier.id())
            .term("section", section.id()),
        Event::Attacked {
            clan: owner,
            soldier,
            spot,
        } => message("ev-attacked")
            .with("clan", clan(owner))
            .term("soldier", soldier.id())
            .term("section", spot.section.id())
            .with("row", spot.row + 1),
        Event::Posted {
            clan: owner,
            section,
        } => message("ev-posted")
            .with("clan", clan(owner))
            .term("section", section.id()),
        Event::Wounded { clan: owner, spot } => message("ev-wounded")
            .with("clan", clan(owner))
            .term("section", spot.section.id())
            .with("row", spot.row + 1),
        Event::Barricade {
            clan: owner,
            section,
        } => message("ev-barricade")
            .with("clan", clan(owner))
            .term("section", section.id()),
        Event::Wall {
            clan: owner,
            section,
            level,
        } => message("ev-wall")
            .with("clan", clan(owner))
            .term("section", section.id())
            .with("n", level),
        Event::Sent {
            seat,
            soldier,
            n,
            from,
            to,
        } => message("ev-sent")
            .with("seat", seat)
            .with("amount", cards::soldiers(n, soldier))
            .term("from", from.id())
            .term("to", to.id()),
        Event::Tea { clan: owner, place } => {
            message("ev-tea").with("clan", clan(owner)).with("n", place)
        }
        Event::HiredClerk { seat } => message("ev-hired-clerk").with("seat", seat),
        Event::Hired { seat, advisor } => message("ev-hired")
            .with("seat", seat)
            .term("advisor", advisor.id()),
        Event::Played {
            seat,
            tactic,
            boosted,
        } => message(if boosted { "ev-boosted" } else { "ev-played" })
            .with("seat", seat)
            .term("tactic", tactic.id()),
        Event::Defense { section, n } => message("ev-defense")
            .with("n", n)
            .term("section", section.id()),
        Event::ShamedSoldier { seat, soldier } => message("ev-shamed-soldier")
            .with("seat", seat)
            .term("soldier", soldier.id()),
        Event::ShamedHorde { seat, card } => message("ev-shamed-horde")
            .with("seat", seat)
            .term("horde", card.horde().id()),
        Event::NoShameLeft { seat } => message("ev-no-shame").with("seat", seat),
        Event::NoPlaceForShame { seat } => message("ev-no-place").with("seat", seat),
        Event::Appeased { seat } => message("ev-appeased").with("seat", seat),
        Event::Atoned { seat } => message("ev-atoned").with("seat", seat),
        Event::Defeated { card, section } => message("ev-defeated")
            .term("horde", card.horde().id())
            .term("section", section.id()),
        Event::Claimed {
            card,
            clan: Some(owner),
        } => message("ev-claimed")
            .with("clan", clan(owner))
            .term("horde", card.horde().id()),
        Event::Claimed { card, clan: None } => {
            message("ev-unclaimed").term("horde", card.horde().id())
        }
        Event::Saved { seat, soldier } => message("ev-saved")
            .with("seat", seat)
            .term("soldier", soldier.id()),
        Event::Killed { clan: owner, n } => {
            message("ev-killed").with("clan", clan(owner)).with("n", n)
        }
        Event::Arson { section } => message("ev-arson").term("section", section.id()),
        Event::Assault {
            section,
            power,
            defense,
        } => message("ev-assault")
            .term("section", section.id())
            .with("power", power)
            .with("defense", defense),
        Event::Breached { section } => message("ev-breached").term("section", section.id()),
        Event::Swapped { seat, from, to } => message("ev-swapped")
            .with("seat", seat)
            .term("from", from.id())
            .term("to", to.id()),
        Event::Given { seat, resource, to } => message("ev-given")
            .with("seat", seat)
            .term("resource", resource.id())
            .with("to", to),
        Event::NewDecree { decree } => message("ev-new-decree").term("decree", decree.id()),
        Event::Fulfilled { decree } => message("ev-fulfilled").term("decree", decree.id()),
        Event::Declined { seat, decree } => message("ev-declined")
            .with("seat", seat)
            .term("decree", decree.id()),
        Event::Omen { omen } => message("ev-omen").term("omen", omen.id()),
        Event::Sacrificed { seat, soldier } => message("ev-sacrificed")
            .with("seat", seat)
            .term("soldier", soldier.id()),
        Event::SacrificedClerk { seat } => message("ev-sacrificed-clerk").with("seat", seat),
        Event::Disgrace { seat } => message("ev-disgrace").with("seat", seat),
        Event::Ended { ending } => message(ending.word()),
    }
}

pub(super) fn icon(event: &Event) -> &'static str {
    use paint::Icon;
    let icon = match event {
        Event::General { .. } | Event::Advisor { .. } | Event::Hired { .. } => Icon::Person,
        Event::NewAdvisor { .. } | Event::Dismissed { .. } | Event::QinAdvisor { .. } => {
            Icon::Person
        }
        Event::Year { .. } | Event::Season { .. } | Event::Turn { .. } => Icon::Flag,
        Event::NewHorde { .. }
        | Event::Raid { .. }
        | Event::Defeated { .. }
        | Event::Claimed { .. } => Icon::Horse,
        Event::Honor { .. } | Event::LostHonor { .. } => Icon::Crown,
        Event::Gained { .. } | Event::Paid { .. } | Event::Swapped { .. } | Event::Given { .. } => {
            Icon::Coins
        }
        Event::FromWarehouse { .. } | Event::Donated { .. } | Event::ReedStored { .. } => {
            Icon::Crate
        }
        Event::Reshuffled
        | Event::DrewTactics { .. }
        | Event::DiscardedTactic { .. }
        | Event::Played { .. } => Icon::Scroll,
        Event::Command { .. }
        | Event::Placed { .. }
        | Event::Copied { .. }
        | Event::ReclaimedAll { .. }
        | Event::Reclaimed { .. } => Icon::Scroll,
        Event::MovedClerk { .. } | Event::HiredClerk { .. } | Event::SacrificedClerk { .. } => {
            Icon::Pawn
        }
        Event::Activated { .. } => Icon::House,
        Event::Upgraded { .. } | Event::QinOverseer { .. } => Icon::Worker,
        Event::Recruited { .. }
        | Event::Rested { .. }
        | Event::Sent { .. }
        | Event::Sacrificed { .. } => Icon::Helmet,
        Event::Attacked { .. } => Icon::Spear,
        Event::Posted { .. } | Event::Wounded { .. } => Icon::Bow,
        Event::Barricade { .. } | Event::Wall { .. } | Event::Defense { .. } => Icon::Wall,
        Event::Tea { .. } => Icon::TeaCup,
        Event::ShamedSoldier { .. }
        | Event::ShamedHorde { .. }
        | Event::NoShameLeft { .. }
        | Event::NoPlaceForShame { .. }
        | Event::Appeased { .. }
        | Event::Atoned { .. }
        | Event::Disgrace { .. } => Icon::Mask,
        Event::Saved { .. } => Icon::Shield,
        Event::Killed { .. } => Icon::Skull,
        Event::Arson { .. } | Event::Assault { .. } | Event::Breached { .. } => Icon::Fire,
        Event::NewDecree { .. }
        | Event::Fulfilled { .. }
        | Event::Declined { .. }
        | Event::Omen { .. } => Icon::Scroll,
        Event::Ended { .. } => Icon::Flag,
    };
    icon.name()
}
