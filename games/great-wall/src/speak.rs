//! How the game presents itself: labels, places in the picture, prompts, reasons.

pub(crate) mod cards;
pub(crate) mod explain;
mod label;
mod prompt;
mod standing;
mod tell;

use crate::{
    GreatWall,
    action::{Action, Place, Recruit, Upgrade},
    data::Data,
    event::Event,
    names::{Clan, Location, Section, Soldier, Spot},
    rules::{
        attack, barracks, builders, effects, embassy, kill, modifiers, production, summer, tea,
    },
    step::{Card, Question},
    table::Table,
};
pub use label::recruits_price;
use std::sync::OnceLock;
use table::{Arg, Lang, Message, Seat, Speak, View, Words};

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

impl Speak for GreatWall {
    fn words() -> &'static Words {
        words()
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        label::label(&view.table.known(), view.question(), seat, action)
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
