//! How a game presents itself: labels, targets, reasons, pictures. Everything here starts from a [`View`], so that it
//! cannot tell more than the viewer knows.

use crate::{Lang, Message, NotNow, Rules, Seat, Theme, View, Words};

/// How somebody wants to see a table.
#[derive(Clone, Debug)]
pub struct Taste {
    /// In which language.
    pub lang: Lang,
    /// In which colours.
    pub theme: Theme,
    /// The players' names by seat.
    pub names: Vec<String>,
}

impl Taste {
    /// Plain names ("Player 1" or "Gracz 1") in this language and the light theme.
    pub fn plain(lang: Lang, seats: usize) -> Self {
        let word = match lang {
            Lang::Pl => "Gracz",
            Lang::En => "Player",
        };
        let names = Seat::first(seats)
            .map(|seat| format!("{word} {seat}"))
            .collect();
        Self {
            lang,
            theme: Theme::Light,
            names,
        }
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// Why something cannot be done: words, and the rule where one applies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The rule's id in the specification, as `KB-5.9`.
    pub rule: Option<&'static str>,
    /// The words.
    pub message: Message,
}

impl Reason {
    /// A reason by this rule.
    pub const fn by(rule: &'static str, message: Message) -> Self {
        Self {
            rule: Some(rule),
            message,
        }
    }
}

/// What a game says. In `speak.rs`.
pub trait Speak: Rules {
    /// The words of the game.
    fn words() -> &'static Words;
    /// What an action says in words, with its cost and gain: "8 Treasurer: 3+5 (2 gold)".
    fn label(view: &View<Self>, seat: Seat, action: Self::Action) -> Message;
    /// What is expected of the seats that must act now: "Place dice on an advisor or pass".
    fn prompt(view: &View<Self>) -> Message;
    /// An event in words, already redacted for its reader, with the component tables of its game.
    fn tell(event: &Self::Event, data: &Self::Data) -> Message;
    /// Which icon goes with an event in the log: a name of the drawing kit.
    fn icon(event: &Self::Event) -> &'static str;
    /// Standing answers that a seat may give beforehand ("pass until I say otherwise"): their ids. Words:
    /// `standing-<id>`.
    fn standing() -> &'static [&'static str] {
        &[]
    }
    /// What these standing answers say to the question that the viewer is asked now, if anything. It follows from the
    /// viewer's own view, and becomes an ordinary action of that seat: whoever applies it waits as a person would, so
    /// that others see no difference.
    fn standing_answer(view: &View<Self>, standing: &[&str]) -> Option<Self::Action> {
        let _ = (view, standing);
        None
    }
    /// The rules in our own words: Markdown with a paragraph per rule, each beginning with its id in bold.
    fn rulebook(lang: Lang) -> &'static str;
}

/// Why something cannot be done. In `speak/explain.rs`.
pub trait Explain: Rules {
    /// A refusal in words, for the seat whose view it is.
    fn reason(view: &View<Self>, seat: Seat, not_now: NotNow<Self::Refusal>) -> Reason;

    /// Whether this seat, whose view it is, may choose this action now, and if not, why.
    fn explain(view: &View<Self>, seat: Seat, action: Self::Action) -> Result<(), Reason> {
        view.may(seat, action)
            .map_err(|not_now| Self::reason(view, seat, not_now))
    }
}

/// What a game looks like. In `board.rs`.
pub trait Draw: Rules {
    /// The table as a picture: SVG with stable ids.
    fn draw(view: &View<Self>, taste: &Taste) -> String;
    /// The table as plain text for terminals and screen readers.
    fn text(view: &View<Self>, taste: &Taste) -> String;
    /// The elements to click, one after another, to choose this action: ids in the picture. Two different legal
    /// actions have different paths; no path is the beginning of another one.
    fn path(view: &View<Self>, seat: Seat, action: Self::Action) -> Vec<String>;
    /// Things in the picture that a person might want to click now but cannot, and why.
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)>;
}

/// How a game presents itself to people.
pub trait Face: Speak + Explain + Draw {}

impl<R: Speak + Explain + Draw> Face for R {}
