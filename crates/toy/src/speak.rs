//! How the game speaks: prompts here, labels, the log and refusals below.

pub(crate) mod explain;
mod label;
mod tell;

use crate::{Action, Data, Event, Question, Toy};
use std::sync::LazyLock;
use table::{Lang, Message, Seat, Speak, View, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

impl Speak for Toy {
    fn words() -> &'static Words {
        &WORDS
    }

    fn label(view: &View<Self>, _seat: Seat, action: Action) -> Message {
        label::label(view, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        let Some(question) = view.question() else {
            return Message::new("ask-over");
        };
        match question {
            Question::Scout => Message::new("ask-scout").with("seat", view.table.leader),
            Question::Stake => Message::new("ask-stake").with("seat", view.table.leader),
            Question::Bid => Message::new("ask-bid"),
            Question::Target => Message::new("ask-target"),
            Question::Swap(seat) => Message::new("ask-swap").with("seat", seat),
        }
    }

    fn tell(event: &Event, data: &Data) -> Message {
        tell::tell(*event, data)
    }

    fn icon(event: &Event) -> &'static str {
        tell::icon(*event)
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::Pl => include_str!("../rulebook/pl.md"),
            Lang::En => include_str!("../rulebook/en.md"),
        }
    }
}
