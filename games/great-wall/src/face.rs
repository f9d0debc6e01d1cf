//! How the game presents itself: labels, places in the picture, prompts, reasons.

use crate::{
    GreatWall,
    action::Action,
    board, cardtext,
    data::data,
    dispatch,
    event::Event,
    ids::{Clan, Location, Section, Soldier, Spot},
    reasons,
    rules::{
        attack, barracks, builders, effects, embassy, kill, modifiers, production, summer, tea,
    },
    standing,
    step::{Card, Step},
    table::{Ending, Table},
    text,
};
use std::sync::OnceLock;
use table::{Arg, Face, Lang, Message, Reason, Seat, Taste, View, Words};

/// The words of the game.
pub fn words() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| {
        Words::new(
            include_str!("../words/pl.ftl"),
            include_str!("../words/en.ftl"),
        )
    })
}

/// A clan by its player's name, or by its own.
pub fn clan(clan: Clan) -> Arg {
    match clan.seat() {
        Some(seat) => Arg::Seat(seat),
        None if clan == Clan::REED => Arg::Term("reed"),
        None => Arg::Term("qin"),
    }
}

/// What the viewer may choose now.
pub fn legal(view: &View<GreatWall>) -> Vec<Action> {
    let mut out = Vec::new();
    if let (Some(seat), Some(step)) = (view.viewer.seat(), view.step())
        && view.turn().has(seat)
    {
        dispatch::options(&view.table.known(), step, seat, &mut out);
    }
    out
}

impl Face for GreatWall {
    fn words() -> &'static Words {
        words()
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        label(&view.table.known(), view.step(), seat, action)
    }

    fn path(view: &View<Self>, _seat: Seat, action: Action) -> Vec<String> {
        path(view.step(), action)
    }

    fn prompt(view: &View<Self>) -> Message {
        prompt(view)
    }

    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        reasons::unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        reasons::why_not(view, seat, action)
    }

    fn tell(event: &Event) -> Message {
        tell(event)
    }

    fn standing() -> &'static [&'static str] {
        &standing::ALL
    }

    fn standing_answer(view: &View<Self>, standing: &[&str]) -> Option<Action> {
        standing::answer(view, standing)
    }

    fn icon(event: &Event) -> &'static str {
        icon(event)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        board::draw(view, taste)
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::Pl => include_str!("../rulebook/pl.md"),
            Lang::En => include_str!("../rulebook/en.md"),
        }
    }
}

fn horde(table: &Table, spot: Spot) -> &'static str {
    table
        .open
        .horde(spot.section, spot.row)
        .map_or("nothing", |horde| horde.horde().id())
}

fn reward(table: &Table, spot: Spot) -> Message {
    let horde = table.open.horde(spot.section, spot.row);
    cardtext::reward(
        horde.and_then(|horde| data().hordes[horde.horde().index()].cells[spot.cell.index()]),
    )
}

fn label(table: &Table, step: Option<Step>, seat: Seat, action: Action) -> Message {
    let open = &table.open;
    let at_spot = |id: &'static str, spot: Spot| {
        Message::new(id)
            .term("horde", horde(table, spot))
            .with("cell", spot.cell.to_string())
    };
    let build = |kind: builders::Kind, section: Section| match step {
        Some(Step::Build {
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
            .with("text", cardtext::general(general)),
        Action::PickActive(advisor) => Message::new("act-pick-active")
            .term("advisor", advisor.id())
            .with("text", cardtext::text(Card::Advisor(advisor))),
        Action::Command(command) => Message::new("act-command").term("command", command.id()),
        Action::Space(n) => Message::new("act-space").with("n", n),
        Action::TakeAll => Message::new("act-take-all"),
        Action::TakeHonor => {
            Message::new("act-take-honor").with("n", summer::reclaim_honor(open, seat))
        }
        Action::From(None) => Message::new("act-from-pool"),
        Action::From(Some(location)) => Message::new("act-from").term("location", location.id()),
        Action::To(location) => Message::new("act-to").term("location", location.id()),
        Action::Activate(location) => Message::new("act-activate").term("location", location.id()),
        Action::Upgrade(location, soldier) => {
            let cost = modifiers::upgrade_cost(open, seat, location);
            let cost = cost.map_or_else(
                || Message::new("nothing"),
                |(resource, n)| cardtext::amount(n, resource.id()),
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
            let resource = match step {
                Some(Step::Donate { location, .. }) => {
                    production::can_donate(table, seat, location)
                }
                _ => None,
            };
            Message::new("act-donate")
                .term(
                    "resource",
                    resource.map_or("nothing", |resource| resource.id()),
                )
                .with("n", data().n.donation_honor)
        }
        Action::Recruit(soldier, less) => {
            let (batch, off) = match step {
                Some(Step::Recruit { batch, off, .. }) => {
                    barracks::added(batch, off, soldier, less)
                }
                _ => barracks::added([0; 3], [0; 4], soldier, less),
            };
            let cost = cardtext::cost(barracks::price(open, seat, batch, off));
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
                .map_or(0, attack::storm_price);
            if price == 0 || step == Some(Step::ReedBarracks) {
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
        Action::Barricade(section) if step == Some(Step::ReedBarricade) => {
            Message::new("act-reed-barricade").term("section", section.id())
        }
        Action::Barricade(section) => Message::new("act-barricade")
            .term("section", section.id())
            .with("n", build(builders::Kind::Barricade, section))
            .with("honor", data().barricade.honor),
        Action::Wall(section) => {
            let level = (open.front(section).level + 1).min(3);
            Message::new("act-wall")
                .term("section", section.id())
                .with("level", level)
                .with("n", build(builders::Kind::Wall, section))
                .with("honor", data().walls[level as usize].honor)
        }
        Action::Pay([wood, stone, gold]) => {
            Message::new("act-pay").with("cost", cardtext::cost([wood, stone, gold, 0]))
        }
        Action::Logistics(from, to) => Message::new("act-logistics")
            .term("from", from.id())
            .term("to", to.id()),
        Action::Send(n) => {
            let (id, soldier) = match step {
                Some(Step::Send { group: 3, .. }) => ("act-send-firing", Soldier::Archer),
                Some(Step::Send { group: 4, .. }) => ("act-send-down", Soldier::Archer),
                Some(Step::Send { group, .. }) => ("act-send", Soldier::ALL[group as usize % 3]),
                _ => ("act-send", Soldier::Spearman),
            };
            Message::new(id).with("n", n).term("soldier", soldier.id())
        }
        Action::TeaUp => Message::new("act-tea-up").with("n", tea::steps(open, seat)),
        Action::TeaTop => Message::new("act-tea-top"),
        Action::Draw => {
            let n = match step {
                Some(Step::Academy { n, .. }) => n,
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
            .with("text", cardtext::text(Card::Advisor(advisor))),
        Action::MakeActive => Message::new("act-make-active"),
        Action::MakeSupporting => Message::new("act-make-supporting"),
        Action::Discard(tactic) => Message::new("act-discard").term("tactic", tactic.id()),
        Action::LoseHonor => Message::new("act-lose-honor").with("n", data().n.intrigue_honor),
        Action::Play(tactic) => Message::new("act-play")
            .term("tactic", tactic.id())
            .with("text", cardtext::text(Card::Tactic(tactic))),
        Action::Boost(tactic) => Message::new("act-boost")
            .term("tactic", tactic.id())
            .with("n", effects::boost_cost(open, seat, tactic))
            .with("text", cardtext::text(Card::Boosted(tactic))),
        Action::Kill(soldier) => Message::new("act-kill").term("soldier", soldier.id()),
        Action::KillReady(soldier, section, firing) => Message::new(if firing {
            "act-kill-firing"
        } else {
            "act-kill-ready"
        })
        .term("soldier", soldier.id())
        .term("section", section.id()),
        Action::Save(owner, soldier, section) => match step {
            Some(Step::SaveFree { .. }) => Message::new("act-save-free")
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
            .with("n", data().hordes[card.horde().index()].honor),
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
            let text = match step {
                Some(Step::Alternative(text)) => cardtext::alternative(text, at),
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
        Action::Sacrifice(soldier, section, firing) => Message::new(if firing {
            "act-sacrifice-firing"
        } else {
            "act-sacrifice"
        })
        .term("soldier", soldier.id())
        .term("section", section.id()),
        Action::First(card) => Message::new("act-first").term("card", cardtext::name(card)),
        Action::Pass => Message::new("act-pass"),
        Action::Stop => match step {
            Some(Step::TeaHouse { .. } | Step::Academy { .. } | Step::Consent { .. }) => {
                Message::new("act-decline")
            }
            _ => Message::new("act-stop"),
        },
    }
}

pub fn spot_id(spot: Spot) -> String {
    format!("spot-{}-{}-{}", spot.section, spot.row + 1, spot.cell)
}

/// The elements to click for an action. What has no place on the board is a button.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "what has no place on the board is a button"
)]
pub fn path(step: Option<Step>, action: Action) -> Vec<String> {
    let deploys = matches!(step, Some(Step::DeployOne { .. } | Step::ReedBarracks));
    let from_rest = |kind: &str, section: Section, mut rest: Vec<String>| {
        if !deploys {
            rest.insert(0, format!("rest-{section}-{kind}"));
        }
        rest
    };
    match action {
        Action::Space(n) => vec![format!("space-{n}")],
        Action::From(None) => vec!["clerk-pool".to_owned()],
        Action::From(Some(location)) | Action::To(location) | Action::Activate(location) => {
            vec![format!("location-{location}")]
        }
        Action::Rest(section) => vec![format!("rest-{section}")],
        Action::AttackSpearman(spot) => from_rest("spearman", spot.section, vec![spot_id(spot)]),
        Action::AttackHorseman(spot, cell) => from_rest(
            "horseman",
            spot.section,
            vec![spot_id(spot), spot_id(Spot { cell, ..spot })],
        ),
        Action::AttackArcher(spot) => from_rest("archer", spot.section, vec![spot_id(spot)]),
        Action::Volley(spot) => vec![format!("firing-{}", spot.section), spot_id(spot)],
        Action::Post(section) => {
            if deploys {
                vec![format!("firing-{section}")]
            } else {
                vec![
                    format!("rest-{section}-archer"),
                    format!("firing-{section}"),
                ]
            }
        }
        Action::Wound(spot) => vec![spot_id(spot)],
        Action::Section(section) => vec![format!("wall-{section}")],
        Action::Barricade(section) => vec![format!("barricades-{section}")],
        Action::Wall(section) => vec![format!("wall-{section}")],
        Action::Hire(advisor) | Action::Dismiss(advisor) | Action::UnderQin(advisor) => {
            vec![format!("advisor-{advisor}")]
        }
        Action::Fulfil(decree) => vec![format!("decree-{decree}")],
        _ => vec![button(action)],
    }
}

/// The id of an action's button.
pub fn button(action: Action) -> String {
    let notation = action.to_string();
    let letters = notation.chars().map(|letter| {
        if letter.is_ascii_alphanumeric() || letter == '_' {
            letter
        } else {
            '-'
        }
    });
    format!("do-{}", letters.collect::<String>())
}

fn prompt(view: &View<GreatWall>) -> Message {
    let turn = view.turn();
    if turn.is_empty() {
        return match view.table.open.ending {
            Some(ending) => Message::new(ending_word(ending)),
            None => Message::new("ask-over"),
        };
    }
    let step = view.step();
    if let Some(seat) = view.viewer.seat()
        && turn.has(seat)
        && let Some(step) = step
    {
        return question(&view.table.known(), step, seat);
    }
    let window = match step {
        Some(Step::Window { window, .. }) => Some(window),
        _ => None,
    };
    match (turn.only(), window) {
        (Some(seat), Some(window)) => Message::new("waiting-window")
            .term("window", window.id())
            .with("clan", seat),
        (Some(seat), None) => Message::new("waiting").with("clan", seat),
        (None, _) => Message::new("waiting-all"),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "all other steps never ask")]
fn question(table: &Table, step: Step, seat: Seat) -> Message {
    let open = &table.open;
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match step {
        Step::PickGeneral => Message::new("ask-general"),
        Step::PickAdvisor => Message::new("ask-advisor"),
        Step::PickCommand => Message::new("ask-command"),
        Step::PlaceCommand { .. } => Message::new("ask-space"),
        Step::ReclaimOrHonor { .. } => Message::new("ask-reclaim"),
        Step::MoveFrom {
            clan: Clan::REED,
            left,
            ..
        } => n("ask-move-reed", left),
        Step::MoveFrom { left, .. } => n("ask-move", left),
        Step::MoveTo { .. } => Message::new("ask-to"),
        Step::Activation { .. } => Message::new("ask-activation"),
        Step::SpecialActivate { .. } => Message::new("ask-special"),
        Step::CopyCommand { .. } => Message::new("ask-copy"),
        Step::UpgradeHere { .. } | Step::UpgradeAny { .. } => Message::new("ask-upgrade"),
        Step::Donate { .. } => Message::new("ask-donate"),
        Step::Recruit { left, .. } => n("ask-recruit", left),
        Step::Deploy { .. } => Message::new("ask-deploy"),
        Step::DeployOne { soldier, .. } | Step::DeployFree { soldier, .. } => {
            Message::new("ask-deploy-one").term("soldier", soldier.id())
        }
        Step::Attack { left, .. } => n("ask-attack", left),
        Step::Allies { .. } => n("ask-attack", 1),
        Step::AttackOrder { .. } => Message::new("ask-attack-order"),
        Step::AttackSection { section, .. } => {
            Message::new("ask-attack-section").term("section", section.id())
        }
        Step::Wounds { left, .. } => n("ask-wound", left),
        Step::Build { left, .. } => n("ask-build", left),
        Step::Pay { n: due, .. } => n("ask-pay", due),
        Step::Logistics { left, .. } => n("ask-logistics", left),
        Step::Send { .. } => Message::new("ask-send"),
        Step::TeaHouse { .. } => Message::new("ask-tea"),
        Step::Academy { .. } => Message::new("ask-academy"),
        Step::Embassy { left, .. } => n("ask-embassy", left),
        Step::PlaceAdvisor { advisor, .. } => {
            Message::new("ask-place-advisor").term("advisor", advisor.id())
        }
        Step::HandLimit { .. } => Message::new("ask-hand"),
        Step::Intrigue { .. } => Message::new("ask-intrigue"),
        Step::Gain { left, .. } => n("ask-gain", left),
        Step::Lose { left, .. } => n("ask-lose", left),
        Step::Exchange { left, .. } => n("ask-exchange", left),
        Step::Give { left, .. } => n("ask-give", left),
        Step::ReclaimCard { .. } => Message::new("ask-reclaim-card"),
        Step::Sacrifice { .. } => Message::new("ask-sacrifice"),
        Step::Shame { .. } => Message::new("ask-shame"),
        Step::Atone { paid: true, .. } => {
            let price = modifiers::atone_cost(open, seat);
            let cost = if open.is_coop() {
                Message::new("honor-n").with("n", price)
            } else {
                cardtext::amount(price, "chi")
            };
            Message::new("ask-atone").with("cost", cost)
        }
        Step::Atone { .. } => Message::new("ask-atone-free"),
        Step::Doom { left, .. } | Step::DoomReady { left, .. } => n("ask-doom", left),
        Step::SaveOwn { .. } | Step::SaveFree { .. } => Message::new("ask-save"),
        Step::Shots { .. } => Message::new("ask-shot"),
        Step::ReedBarracks => Message::new("ask-reed-barracks"),
        Step::ReedBarricade => Message::new("ask-reed-barricade"),
        Step::ReedEmbassy => Message::new("ask-reed-embassy"),
        Step::QinAdvisor => Message::new("ask-qin-advisor"),
        Step::Decrees { .. } => Message::new("ask-decree"),
        Step::Consent { decree, .. } => Message::new("ask-consent").term("decree", decree.id()),
        Step::Each { .. } => Message::new("ask-next"),
        Step::PickPlayers { .. } => Message::new("ask-player"),
        Step::Alternative(text) => {
            Message::new("ask-choose").term("card", cardtext::name(text.card))
        }
        Step::DefenseSection { .. } => Message::new("ask-defense"),
        Step::Listen { .. } => Message::new("ask-order"),
        Step::Window { window, .. } => Message::new("ask-window").term("window", window.id()),
        _ => Message::new("ask-over"),
    }
}

fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Walls => "ev-ended-walls",
        Ending::ShameEmpty => "ev-ended-shame",
        Ending::Time => "ev-ended-time",
        Ending::Won => "ev-ended-won",
        Ending::Disgrace => "ev-ended-disgrace",
    }
}

fn place(location: Option<Location>) -> &'static str {
    location.map_or("pool", Location::id)
}

fn tell(event: &Event) -> Message {
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
            .term("source", crate::rules::end::source_word(source)),
        Event::LostHonor { seat, n } => message("ev-lost-honor").with("seat", seat).with("n", n),
        Event::Gained { seat, resource, n } => message("ev-gained")
            .with("seat", seat)
            .with("n", n)
            .term("resource", resource.id()),
        Event::Paid { seat, cost } => message("ev-paid")
            .with("seat", seat)
            .with("cost", cardtext::cost(cost)),
        Event::FromWarehouse { wood, stone, gold } => {
            message("ev-warehouse").with("cost", cardtext::cost([wood, stone, gold, 0]))
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
                .map(|kind| cardtext::amount(batch[kind.index()], kind.id()))
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
            .with("n", n)
            .term("soldier", soldier.id())
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
        Event::Ended { ending } => message(ending_word(ending)),
    }
}

fn icon(event: &Event) -> &'static str {
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

/// Whether the face of a card is reconstructed.
pub fn is_reconstructed(card: Card) -> bool {
    let tables = data();
    match card {
        Card::Command(..) | Card::Solo(..) | Card::Reed(_) => true,
        Card::General(general) => tables.generals[general.index()].reconstructed,
        Card::Advisor(advisor) => tables.advisors[advisor.index()].reconstructed,
        Card::Tactic(tactic) | Card::Boosted(tactic) => {
            tables.tactics[tactic.index()].reconstructed
        }
        Card::Decree(decree) => tables.decrees[decree.index()].reconstructed,
        Card::Event(omen) => tables.omens[omen.index()].reconstructed,
    }
}
