//! How the game presents itself: words, labels, targets and reasons. The picture is in `board`.

pub(crate) mod label;
pub(crate) mod path;
pub(crate) mod tell;
pub(crate) mod why;

use crate::{
    Kingsburg,
    action::Action,
    board,
    data::Data,
    event::Event,
    goods::{Good, Goods},
    text,
};
use std::sync::LazyLock;
use table::{Draw, Explain, Lang, Message, Reason, Seat, Speak, Taste, View, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../../words/pl.ftl"),
        include_str!("../../words/en.ftl"),
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
            Lang::Pl => include_str!("../../rulebook/pl.md"),
            Lang::En => include_str!("../../rulebook/en.md"),
        }
    }
}

impl Explain for Kingsburg {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        why::unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        why::why_not(view, seat, action)
    }
}

impl Draw for Kingsburg {
    fn path(_view: &View<Self>, seat: Seat, action: Action) -> Vec<String> {
        path::path(seat, action)
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        board::draw(view, taste)
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        text::text(view, taste)
    }
}

/// Goods in words: `2 × gold, 1 × stone`, or nothing.
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

/// The word for a good.
pub(crate) const fn good(good: Good) -> &'static str {
    match good {
        Good::Gold => "good-gold",
        Good::Wood => "good-wood",
        Good::Stone => "good-stone",
    }
}
