//! Why an action was not accepted, in words of both languages.

use std::sync::LazyLock;
use table::{Lang, Message, NoUndo, Seat, Taste, Words};

/// Words that every game shares.
pub(crate) static SHARED: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../words/pl.ftl"),
        include_str!("../words/en.ftl"),
    )
});

/// Why an action was not accepted. It is built only from what the seat sees.
#[derive(Clone)]
pub struct Refusal {
    /// What kind of refusal it is.
    pub kind: RefusalKind,
    /// The rule, where one applies.
    pub rule: Option<&'static str>,
    /// More for those who write notation or scripts, in English.
    pub detail: Option<String>,
    message: Message,
    words: &'static Words,
}

/// Kinds of refusals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The text is not notation of this game.
    Notation,
    /// The game is over.
    Over,
    /// Somebody else must act.
    NotAsked,
    /// The rules do not allow it.
    Rules,
    /// A scripted draw cannot happen.
    Chance,
}

impl Refusal {
    /// The reason in words.
    pub fn text(&self, taste: &Taste) -> String {
        self.words.say(taste.lang, &self.message, &taste.names)
    }

    /// The reason in plain words of this language, with the rule and the detail: for error messages.
    pub fn explain(&self, lang: Lang) -> String {
        let text = self.text(&Taste::plain(lang, table::MAX_SEATS));
        let rule = self.rule.map(|rule| format!(" ({rule})"));
        let detail = self.detail.as_ref().map(|detail| format!(": {detail}"));
        [Some(text), rule, detail].into_iter().flatten().collect()
    }

    pub(crate) fn by_rule(
        rule: Option<&'static str>,
        message: Message,
        words: &'static Words,
    ) -> Self {
        Self {
            kind: RefusalKind::Rules,
            rule,
            detail: None,
            message,
            words,
        }
    }

    pub(crate) fn over() -> Self {
        Self::shared(RefusalKind::Over, Message::new("over"), None)
    }

    pub(crate) fn not_asked(seat: Seat) -> Self {
        let message = Message::new("not-asked").with("seat", seat);
        Self::shared(RefusalKind::NotAsked, message, None)
    }

    pub(crate) fn notation(text: &str, error: String) -> Self {
        let message = Message::new("notation").with("text", text.to_owned());
        Self::shared(RefusalKind::Notation, message, Some(error))
    }

    pub(crate) fn chance(fault: String) -> Self {
        Self::shared(RefusalKind::Chance, Message::new("chance"), Some(fault))
    }

    fn shared(kind: RefusalKind, message: Message, detail: Option<String>) -> Self {
        Self {
            kind,
            rule: None,
            detail,
            message,
            words: &SHARED,
        }
    }
}

impl std::fmt::Debug for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Refusal({:?}: {})", self.kind, self.explain(Lang::En))
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl std::error::Error for Refusal {}

/// Why a step back is not possible, in words.
pub fn no_undo(reason: NoUndo, lang: Lang) -> String {
    SHARED.term(
        lang,
        match reason {
            NoUndo::NothingToUndo => "undo-nothing",
            NoUndo::Revealed => "undo-revealed",
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_words() {
        assert_eq!(SHARED.inventory(Lang::Pl), SHARED.inventory(Lang::En));
    }

    #[test]
    fn every_refusal_has_words() {
        let refusals = [
            Refusal::over(),
            Refusal::not_asked(Seat::new(1)),
            Refusal::notation("plaec", "no such word".to_owned()),
            Refusal::chance("die 7".to_owned()),
        ];
        for refusal in refusals {
            for lang in Lang::ALL {
                assert!(refusal.explain(lang).contains(' '), "{refusal}");
            }
        }
        for reason in [NoUndo::NothingToUndo, NoUndo::Revealed] {
            assert_ne!(no_undo(reason, Lang::Pl), no_undo(reason, Lang::En));
        }
    }
}
