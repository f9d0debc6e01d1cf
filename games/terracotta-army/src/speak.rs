//! What the game says: words, labels, events and reasons.

pub(crate) mod explain;
pub(crate) mod label;
pub(crate) mod tell;

use crate::{
    TerracottaArmy,
    action::Action,
    data::{Data, Field},
    event::Event,
    table::Space,
};
use ::table::{Lang, Message, Seat, Speak, View, Words};
use std::sync::LazyLock;

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

impl Speak for TerracottaArmy {
    fn words() -> &'static Words {
        &WORDS
    }

    fn label(view: &View<Self>, _seat: Seat, action: Action) -> Message {
        label::label(view, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        label::prompt(view)
    }

    fn tell(event: &Event, _data: &Data) -> Message {
        tell::tell(*event)
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

/// A space in words; the notation of actions keeps `r1c2`.
pub(crate) fn space(space: Space) -> Message {
    Message::new("space")
        .with("row", space.row())
        .with("column", space.column())
}

/// What a field does, in words.
pub(crate) fn field(field: Field) -> Message {
    match field {
        Field::Coins(n) => Message::new("field-coins").with("n", n),
        Field::Clay(n) => Message::new("field-clay").with("n", n),
        Field::Create(n) => Message::new("field-create").with("n", n),
        Field::Moisten => Message::new("field-moisten"),
        Field::Upgrade => Message::new("field-upgrade"),
        Field::Priority => Message::new("field-priority"),
        Field::Ready(weapon) => Message::new("field-ready").term("weapon", weapon.id()),
        Field::Master(master) => Message::new("field-master").term("master", master.id()),
        Field::Specialist => Message::new("field-specialist"),
    }
}
