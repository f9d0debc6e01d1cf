//! How the game presents itself: words, labels, targets and reasons. The picture is in `board`.

pub(crate) mod explain;
pub(crate) mod label;
pub(crate) mod tell;

use crate::{
    Kingsburg,
    action::Action,
    data::Data,
    event::Event,
    names::{Good, Goods},
};
use std::sync::LazyLock;
use table::{Lang, Message, Seat, Speak, View, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

impl Speak for Kingsburg {
    fn words() -> &'static Words {
        &WORDS
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        label::label(view, seat, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        label::prompt(view)
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

/// Goods in words: `2 gold, 1 stone`, or nothing.
pub(crate) fn goods(goods: Goods) -> Vec<Message> {
    let amounts = Good::ALL
        .into_iter()
        .filter(|good| goods.of(*good) > 0)
        .map(|good| {
            let id = match good {
                Good::Gold => "amount-gold",
                Good::Wood => "amount-wood",
                Good::Stone => "amount-stone",
            };
            Message::new(id).with("n", goods.of(good))
        });
    let amounts: Vec<Message> = amounts.collect();
    if amounts.is_empty() {
        vec![Message::new("nothing")]
    } else {
        amounts
    }
}
