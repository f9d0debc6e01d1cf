//! How the game presents itself: labels, places in the picture, prompts, reasons.

mod label;
mod prompt;
mod tell;

use crate::{
    GreatWall,
    action::Action,
    board, cardtext,
    data::Data,
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
pub use label::recruits_price;
use std::sync::OnceLock;
use table::{Arg, Draw, Explain, Lang, Message, Reason, Seat, Speak, Taste, View, Words};

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

impl Speak for GreatWall {
    fn words() -> &'static Words {
        words()
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        label::label(&view.table.known(), view.step(), seat, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        prompt::prompt(view)
    }

    fn tell(event: &Event, _data: &Data) -> Message {
        tell::tell(event)
    }

    fn standing() -> &'static [&'static str] {
        &standing::ALL
    }

    fn standing_answer(view: &View<Self>, standing: &[&str]) -> Option<Action> {
        standing::answer(view, standing)
    }

    fn icon(event: &Event) -> &'static str {
        tell::icon(event)
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::Pl => include_str!("../rulebook/pl.md"),
            Lang::En => include_str!("../rulebook/en.md"),
        }
    }
}

impl Explain for GreatWall {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        reasons::unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        reasons::why_not(view, seat, action)
    }
}

impl Draw for GreatWall {
    fn path(view: &View<Self>, _seat: Seat, action: Action) -> Vec<String> {
        path(view.step(), action)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        board::draw(view, taste)
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
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
        Action::Wound(spot) | Action::Reward(spot) => vec![spot_id(spot)],
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

/// Whether the face of a card is reconstructed.
pub fn is_reconstructed(tables: &Data, card: Card) -> bool {
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
