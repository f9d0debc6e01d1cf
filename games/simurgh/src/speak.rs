//! What the game says: its words, and what the seats are asked. Labels, the log and reasons are in files of their own.

pub(crate) mod explain;
mod label;
pub(crate) mod say;
mod tell;

use crate::{Simurgh, action::Action, data::Data, event::Event, step::Question};
use std::sync::LazyLock;
use table::{Lang, Message, Seat, Speak, View, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

impl Speak for Simurgh {
    fn words() -> &'static Words {
        &WORDS
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        label::label(view, seat, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        let Some(question) = view.question() else {
            return Message::new("prompt-over");
        };
        Message::new(match question {
            Question::PowerDraft(_) => "prompt-power-draft",
            Question::DraftTile(_) => "prompt-tile-draft",
            Question::ChooseDragon => "prompt-dragon",
            Question::Menu if view.table.turn.main_done => "prompt-menu-done",
            Question::Menu => "prompt-menu",
            Question::LayOn(_) => "prompt-lay",
            Question::PlaceOn(_) => "prompt-place-on",
            Question::Pay(_) => "prompt-pay",
            Question::PayMarkers(_) => "prompt-unmark",
            Question::SpendFigure(_) => "prompt-spend",
            Question::SpendWindow { .. }
            | Question::GainWindow { .. }
            | Question::ExploreWindow(_) => "prompt-trigger",
            Question::Gain(_) | Question::Bonus { .. } => "prompt-gain",
            Question::PutMarker(_) => "prompt-mark",
            Question::KeepDragon { .. } => "prompt-keep",
            Question::ReturnDragons => "prompt-return-dragons",
            Question::ScoutsBuy => "prompt-buy",
            Question::TakeFaceUp(_) => "prompt-take",
            Question::PlaceObjective => "prompt-objective",
            Question::ReturnObjectives => "prompt-return-objectives",
            Question::Retreat => "prompt-retreat",
            Question::DiscardTile => "prompt-discard",
            Question::DropResource => "prompt-drop",
        })
    }

    fn tell(event: &Event, data: &Data) -> Message {
        tell::tell(event, data)
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
