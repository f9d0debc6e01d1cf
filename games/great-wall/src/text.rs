//! The table as plain text.

use crate::{
    GreatWall,
    data::Data,
    names::{Cell, Clan, Location, Mode, Resource, Soldier},
    rules::{coop, defeat, winter},
    speak::{self, cards},
    step::Card,
    table::{HordeState, Mark, Open, Own},
};
use std::fmt::Write;
use table::{Message, Seat, Taste, View};

/// The whole table for terminals and screen readers.
pub fn text(view: &View<GreatWall>, taste: &Taste) -> String {
    let open = &view.table.open;
    let say = |message: Message| speak::words().say(taste.lang, &message, &taste.names);
    let term = |id: &str| speak::words().term(taste.lang, id);
    let clan = |clan: Clan| match clan.seat() {
        Some(seat) => taste.name(seat).to_owned(),
        None if clan == Clan::REED => term("reed"),
        None => term("qin"),
    };
    let mut out = say(Message::new("ui-title")
        .with("year", open.year)
        .term("season", open.season.id()));
    out.push('\n');
    let _ = writeln!(out, "{}", say(<GreatWall as table::Speak>::prompt(view)));
    let _ = writeln!(
        out,
        "{}: {}  {}: {}  {}: {}",
        term("ui-lethality"),
        open.lethality(),
        term("ui-shame-pool"),
        open.shame_pool,
        term("ui-indicator"),
        term(open.indicator.id()),
    );
    let tea: Vec<String> = open.tea.iter().map(clan).collect();
    let _ = writeln!(out, "{}: {}", term("ui-tea"), tea.join(" > "));
    let track: Vec<String> = (1..)
        .zip(open.track.iter().take(open.tea.len()))
        .map(|(n, placed)| match placed {
            Some(placed) => {
                format!(
                    "{n} {} ({})",
                    placed
                        .command
                        .map_or_else(|| term("reed"), |id| term(id.id())),
                    clan(placed.clan)
                )
            }
            None => format!("{n} –"),
        })
        .collect();
    let _ = writeln!(out, "{}: {}", term("ui-track"), track.join(", "));
    sections(open, taste, &clan, &mut out);
    locations(open, taste, &clan, &mut out);
    let advisors: Vec<String> = open
        .advisor_track
        .iter()
        .flatten()
        .map(|id| term(id.id()))
        .collect();
    let _ = writeln!(out, "{}: {}", term("ui-advisors"), advisors.join(", "));
    if open.mode == Mode::Coop {
        let done = Message::new("ui-fulfilled")
            .with("n", open.fulfilled.len())
            .with("of", coop::target(open));
        let _ = writeln!(out, "{}: {}", term("ui-decrees"), say(done));
        for decree in open.decrees.iter().flatten() {
            let _ = writeln!(
                out,
                "  {}: {}",
                term(decree.id()),
                say(cards::decree(open, *decree))
            );
        }
        for omen in open.omens.iter() {
            let _ = writeln!(
                out,
                "  {}: {}",
                term(omen.id()),
                say(cards::text(open.data(), Card::Event(omen)))
            );
        }
    } else {
        for artifact in open.artifacts.iter() {
            let _ = writeln!(
                out,
                "  {}: {}",
                term(artifact.id()),
                say(cards::artifact(open.data(), artifact))
            );
        }
    }
    for seat in open.seats() {
        player(view, seat, taste, &mut out);
    }
    if open.is_solo() {
        let tokens: Vec<String> = open
            .qin
            .track
            .iter()
            .map(|token| term(token.location().id()))
            .collect();
        let _ = writeln!(
            out,
            "{}: {} {}, S {}, {}: {}",
            term("qin"),
            term("ui-honor"),
            open.qin.honor,
            open.qin.hidden as usize + open.qin.advisors.len(),
            term("ui-qin-track"),
            tokens.join(" > ")
        );
    }
    out
}

fn sections(open: &Open, taste: &Taste, clan: &impl Fn(Clan) -> String, out: &mut String) {
    let term = |id: &str| speak::words().term(taste.lang, id);
    for section in open.sections() {
        let front = open.front(section);
        let _ = writeln!(
            out,
            "{}: {} {}, {} {}; {}: {}",
            term(section.id()),
            term("ui-power"),
            winter::power(open, section),
            term("ui-defense"),
            winter::defense(open, section),
            term("ui-barricades"),
            front.barricades,
        );
        for (row, horde) in (0..).zip(front.cards()) {
            let leader = defeat::claimant(open, section, row)
                .map_or_else(String::new, |leader| format!(" [{}]", clan(leader)));
            let _ = writeln!(
                out,
                "  {}. {}{leader}: {}",
                row + 1,
                term(horde.horde().id()),
                grid(open, horde, clan)
            );
        }
        let mut there: Vec<String> = Vec::new();
        for seat in open.seats() {
            for kind in Soldier::ALL
                .iter()
                .filter(|kind| front.rest[seat.index()][kind.index()] > 0)
            {
                let n = front.rest[seat.index()][kind.index()];
                there.push(format!("{} {n} × {}", taste.name(seat), term(kind.id())));
            }
        }
        if !there.is_empty() {
            let _ = writeln!(out, "  {}: {}", term("ui-rest"), there.join(", "));
        }
        let firing: Vec<String> = Clan::all()
            .filter(|owner| front.firing[owner.index()] > 0)
            .map(|owner| format!("{} {}", clan(owner), front.firing[owner.index()]))
            .collect();
        let _ = writeln!(
            out,
            "  {} ({}): {}",
            term("ui-firing"),
            front.firing_spots(open.data()),
            firing.join(", ")
        );
    }
}

fn grid(open: &Open, horde: &HordeState, clan: &impl Fn(Clan) -> String) -> String {
    let cells = Cell::ALL.into_iter().filter_map(|cell| {
        let reward = open.data().hordes[horde.horde().index()].cells[cell.index()]?;
        let _ = reward;
        Some(match horde.marks[cell.index()] {
            Mark::Free => format!("{cell} ·"),
            Mark::Wound => format!("{cell} ×"),
            Mark::Spearman(owner)
            | Mark::HorsemanRight(owner)
            | Mark::HorsemanBelow(owner)
            | Mark::HorsemanEnd(owner) => format!("{cell} {}", clan(owner)),
        })
    });
    cells.collect::<Vec<_>>().join(", ")
}

fn locations(open: &Open, taste: &Taste, clan: &impl Fn(Clan) -> String, out: &mut String) {
    let term = |id: &str| speak::words().term(taste.lang, id);
    for location in Location::ALL {
        let clerks: Vec<String> = Clan::all()
            .filter(|owner| open.clerks[owner.index()][location.index()] > 0)
            .map(|owner| {
                format!(
                    "{} {}",
                    clan(owner),
                    open.clerks[owner.index()][location.index()]
                )
            })
            .collect();
        let slots = open.slots(location).map_or_else(String::new, |slots| {
            format!(" ({}/{slots})", open.clerks_at(location))
        });
        let _ = writeln!(out, "{}{slots}: {}", term(location.id()), clerks.join(", "));
    }
    let [wood, stone, gold] = open.warehouse;
    let _ = writeln!(
        out,
        "{}: {} {wood}, {} {stone}, {} {gold}",
        term("ui-warehouse"),
        term("wood"),
        term("stone"),
        term("gold")
    );
}

fn player(view: &View<GreatWall>, seat: Seat, taste: &Taste, out: &mut String) {
    let open = &view.table.open;
    let player = open.player(seat);
    let term = |id: &str| speak::words().term(taste.lang, id);
    let _ = writeln!(
        out,
        "{}: {} {}, {} {}, {} {}, {} {}",
        taste.name(seat),
        term("ui-honor"),
        player.points(),
        term("ui-tactics"),
        player.hand,
        term("ui-clerks"),
        open.clerk_pools[Clan::of(seat).index()],
        term("ui-supporters"),
        player.supporters(),
    );
    let mut cards: Vec<String> = player.general.map(|id| term(id.id())).into_iter().collect();
    cards.extend(player.active.iter().map(|id| term(id.id())));
    let _ = writeln!(out, "  {}", cards.join(", "));
    let pool: Vec<String> = Soldier::ALL
        .iter()
        .map(|kind| {
            let shamed = player.shamed[kind.index()];
            let n = open.pools[Clan::of(seat).index()][kind.index()];
            if shamed > 0 {
                format!("{n} × {} ({} {shamed})", term(kind.id()), term("ui-shame"))
            } else {
                format!("{n} × {}", term(kind.id()))
            }
        })
        .collect();
    let _ = writeln!(out, "  {}: {}", term("ui-pool"), pool.join(", "));
    let overseers: Vec<String> = Location::PRODUCTION
        .iter()
        .filter_map(|location| {
            Some(format!(
                "{} {}",
                term(location.id()),
                player.overseers[location.index()]?.level
            ))
        })
        .collect();
    if !overseers.is_empty() {
        let _ = writeln!(out, "  {}", overseers.join(", "));
    }
    let claimed: Vec<String> = player
        .claimed
        .iter()
        .map(|card| match player.shame_on(card) {
            0 => term(card.horde().id()),
            n => format!("{} ({} {n})", term(card.horde().id()), term("ui-shame")),
        })
        .collect();
    if !claimed.is_empty() {
        let _ = writeln!(out, "  {}: {}", term("ui-claimed"), claimed.join(", "));
    }
    let hand: Vec<String> = open
        .command_hand(seat)
        .iter()
        .map(|id| term(id.id()))
        .collect();
    let _ = writeln!(out, "  {}: {}", term("ui-hand"), hand.join(", "));
    if let (true, Some(mine)) = (view.table.viewer == Some(seat), view.table.mine) {
        let amounts: Vec<String> = Resource::ALL
            .iter()
            .map(|id| format!("{} {}", term(id.id()), mine.resources[id.index()]))
            .collect();
        let mut hand: Vec<String> = mine
            .hand
            .iter()
            .map(|card| term(card.face().id()))
            .collect();
        hand.extend(mine.support.map(|id| format!("({})", term(id.id()))));
        let _ = writeln!(
            out,
            "  {}: {}; {}",
            term("ui-screen"),
            amounts.join(", "),
            hand.join(", ")
        );
        dealt(open.data(), &mine, taste, out);
    }
}

/// GW-2.10: Generals and Advisors to choose from, for the player who got them.
fn dealt(data: &'static Data, mine: &Own, taste: &Taste, out: &mut String) {
    let term = |id: &str| speak::words().term(taste.lang, id);
    let say = |message: Message| speak::words().say(taste.lang, &message, &taste.names);
    let generals = mine.generals.into_iter().flatten();
    let generals = generals.map(|id| (term(id.id()), say(cards::general(data, id))));
    let advisors = mine.advisors.into_iter().flatten();
    let advisors = advisors.map(|id| (term(id.id()), say(cards::text(data, Card::Advisor(id)))));
    for (head, cards) in [
        ("ui-dealt-generals", generals.collect::<Vec<_>>()),
        ("ui-dealt-advisors", advisors.collect()),
    ] {
        if cards.is_empty() {
            continue;
        }
        let _ = writeln!(out, "  {}:", term(head));
        for (name, text) in cards {
            let _ = writeln!(out, "    {name}: {text}");
        }
    }
}
