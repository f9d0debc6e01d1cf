//! What the game says: its words, and what the seats are asked. Labels, the log and reasons are in files of their own.

mod explain;
mod label;
pub(crate) mod say;
mod tell;

use crate::{Simurgh, action::Action, data::Data, event::Event, step::Step};
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
        let Some(step) = view.step() else {
            return Message::new("prompt-over");
        };
        Message::new(match step {
            Step::PowerDraft(_) => "prompt-power-draft",
            Step::TileDraft(_) => "prompt-tile-draft",
            Step::DragonPick | Step::ChooseDragon => "prompt-dragon",
            Step::Menu if view.table.turn.main_done => "prompt-menu-done",
            Step::Menu => "prompt-menu",
            Step::LayOn(_) => "prompt-lay",
            Step::PlaceOn(_) => "prompt-place-on",
            Step::Pay(_) => "prompt-pay",
            Step::PayMarkers(_) => "prompt-unmark",
            Step::Spend(_) => "prompt-spend",
            Step::SpendWindow { .. } | Step::GainWindow { .. } | Step::ExploreWindow(_) => {
                "prompt-trigger"
            }
            Step::Gain(_) | Step::Bonus { .. } => "prompt-gain",
            Step::Markers(_) => "prompt-mark",
            Step::KeepDragon { .. } => "prompt-keep",
            Step::ReturnDragons => "prompt-return-dragons",
            Step::ScoutsBuy => "prompt-buy",
            Step::TakeFaceUp(_) => "prompt-take",
            Step::PlaceObjective => "prompt-objective",
            Step::ReturnObjectives => "prompt-return-objectives",
            Step::Retreat => "prompt-retreat",
            Step::TileLimit => "prompt-discard",
            Step::ResourceLimit => "prompt-drop",
            Step::Opening
            | Step::StartTurn
            | Step::DrawDragons { .. }
            | Step::Recruit(_)
            | Step::TakeSlot(_)
            | Step::TakeFromStack
            | Step::Monument
            | Step::Advance(_)
            | Step::Removal
            | Step::Refill
            | Step::NextPlayer
            | Step::Scoring => "prompt-wait",
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
