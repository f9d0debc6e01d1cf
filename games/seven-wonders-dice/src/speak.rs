//! What the game says: labels and prompts (`label`), events (`tell`), reasons (`explain`), and what things on the board
//! are for (`help`).

pub(crate) mod explain;
pub(crate) mod help;
mod label;
mod tell;

use crate::{Action, Data, Event, SevenWondersDice};
use std::sync::LazyLock;
use table::{Lang, Message, Seat, Speak, Taste, View, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

impl Speak for SevenWondersDice {
    fn words() -> &'static Words {
        &WORDS
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        label::label(view, seat, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        label::prompt(view)
    }

    fn tell(event: &Event, _data: &Data) -> Message {
        tell::tell(event)
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

/// Coins in words; nothing costs nothing.
pub(crate) fn coins(n: u8) -> Message {
    if n == 0 {
        Message::new("free")
    } else {
        Message::new("amount-coins").with("n", n)
    }
}

/// The message in somebody's language.
pub(crate) fn say(taste: &Taste, message: &Message) -> String {
    WORDS.say(taste.lang, message, &taste.names)
}

/// A word in somebody's language.
pub(crate) fn word(taste: &Taste, id: &'static str) -> String {
    WORDS.term(taste.lang, id)
}
