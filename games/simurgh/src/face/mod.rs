//! How the game presents itself: words, labels, targets and reasons. The picture is in `board`.

pub(crate) mod label;
pub(crate) mod path;
pub(crate) mod say;
pub(crate) mod tell;
pub(crate) mod why;

use crate::{
    Simurgh, action::Action, board, data::Data, event::Event, step::Step, table::Table, text,
    view::imagine,
};
use std::sync::LazyLock;
use table::{Chance, Draw, Explain, Lang, Message, Reason, Seat, Speak, Taste, View, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../../words/pl.ftl"),
        include_str!("../../words/en.ftl"),
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

impl Explain for Simurgh {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        why::unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        why::why_not(view, seat, action)
    }
}

impl Draw for Simurgh {
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

/// A table that looks like the view, to ask the rules about it. What a seat may do never depends on what it cannot see.
pub(crate) fn some_table(view: &View<Simurgh>) -> Table {
    imagine(&view.table, view.edition, &mut Chance::fast(0))
}

/// What the viewer may choose now, with the step that asks.
pub(crate) fn options(view: &View<Simurgh>, table: &Table) -> Option<(Seat, Step, Vec<Action>)> {
    let seat = view.viewer.seat().filter(|&seat| view.turn().has(seat))?;
    let step = view.step()?;
    let mut out = Vec::new();
    crate::step::options(table, step, seat, &mut out);
    Some((seat, step, out))
}
