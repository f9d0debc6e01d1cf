//! One look: what a viewer sees at one moment, computed once.

use crate::Refusal;
use serde::Serialize;
use serde_json::Value;
use std::sync::OnceLock;
use table::{Chance, Face, Judge, Reason, Seat, Seats, Sink, State, Taste, View, Viewer};

/// What one viewer sees at one moment. The view and its legal actions are made when the look begins; everything that
/// follows from them is made when it is first asked for, and kept: a prompt, a board and a list of buttons for the same
/// viewer share them. Nothing in it tells more than the viewer may know.
pub struct Look {
    seen: Box<dyn Seeing>,
    taste: Taste,
    options: OnceLock<Vec<Offer>>,
    unavailable: OnceLock<Vec<Unavailable>>,
    prompt: OnceLock<String>,
    board: OnceLock<String>,
    text: OnceLock<String>,
}

/// A legal action as people choose it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// Its notation.
    pub notation: String,
    /// What it says in words, with its cost and gain.
    pub label: String,
    /// The elements of the picture to click, one after another.
    pub path: Vec<String>,
    /// Whether something is drawn or revealed by it, so that it cannot be taken back.
    pub irreversible: bool,
}

/// Something that cannot be chosen now, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Unavailable {
    /// The element of the picture.
    pub target: String,
    /// The rule, where one applies.
    pub rule: Option<&'static str>,
    /// The reason in words.
    pub text: String,
}

impl Look {
    pub(crate) fn new<R: Face + Judge>(view: View<R>, taste: &Taste) -> Self {
        Self {
            seen: Box::new(Seen(view)),
            taste: taste.clone(),
            options: OnceLock::new(),
            unavailable: OnceLock::new(),
            prompt: OnceLock::new(),
            board: OnceLock::new(),
            text: OnceLock::new(),
        }
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.seen.viewer()
    }

    /// Language, colours and names of this look.
    pub fn taste(&self) -> &Taste {
        &self.taste
    }

    /// Who must act now; nobody when the game is over.
    pub fn turn(&self) -> Seats {
        self.seen.turn()
    }

    /// Every legal action of the viewer, with labels and with the elements of the picture to click, in the game's order;
    /// none when it is not asked.
    pub fn options(&self) -> &[Offer] {
        self.options.get_or_init(|| self.seen.offers(&self.taste))
    }

    /// Things in the picture that the viewer might want to click now but cannot, and why.
    pub fn unavailable(&self) -> &[Unavailable] {
        self.unavailable
            .get_or_init(|| self.seen.unavailable(&self.taste))
    }

    /// What is expected of the seats that must act now.
    pub fn prompt(&self) -> &str {
        self.prompt.get_or_init(|| self.seen.prompt(&self.taste))
    }

    /// The table as SVG with stable ids.
    pub fn board(&self) -> &str {
        self.board.get_or_init(|| self.seen.board(&self.taste))
    }

    /// The table as plain text.
    pub fn text(&self) -> &str {
        self.text.get_or_init(|| self.seen.text(&self.taste))
    }

    /// Why the viewer may not do this now, given in notation; None when it may, or when it has no seat.
    pub fn refusal(&self, notation: &str) -> Option<Refusal> {
        self.seen.refusal(notation)
    }

    /// The view as JSON, for programs.
    pub fn view_json(&self) -> Value {
        self.seen.view_json()
    }
}

/// What can be said of a view, whatever its rules.
trait Seeing: Send + Sync {
    fn viewer(&self) -> Viewer;
    fn turn(&self) -> Seats;
    fn offers(&self, taste: &Taste) -> Vec<Offer>;
    fn unavailable(&self, taste: &Taste) -> Vec<Unavailable>;
    fn prompt(&self, taste: &Taste) -> String;
    fn board(&self, taste: &Taste) -> String;
    fn text(&self, taste: &Taste) -> String;
    fn refusal(&self, notation: &str) -> Option<Refusal>;
    fn view_json(&self) -> Value;
}

/// A view of these rules.
struct Seen<R: Face + Judge>(View<R>);

impl<R: Face + Judge> Seeing for Seen<R> {
    fn viewer(&self) -> Viewer {
        self.0.viewer
    }

    fn turn(&self) -> Seats {
        self.0.turn()
    }

    fn offers(&self, taste: &Taste) -> Vec<Offer> {
        let view = &self.0;
        let Some(seat) = view.viewer.seat().filter(|_| !view.legal.is_empty()) else {
            return Vec::new();
        };
        // Tried in a world made from the view: what the true one hides must not decide what is said beforehand.
        let world = State::<R>::sample(view, &mut Chance::fast(0));
        let is_irreversible = |action| {
            let mut after = world.clone();
            after.play(seat, action, &mut Sink::mute());
            after.mark() != world.mark()
        };
        view.legal
            .iter()
            .map(|&action| Offer {
                notation: action.to_string(),
                label: R::words().say(taste.lang, &R::label(view, seat, action), &taste.names),
                path: R::path(view, seat, action),
                irreversible: is_irreversible(action),
            })
            .collect()
    }

    fn unavailable(&self, taste: &Taste) -> Vec<Unavailable> {
        let turn = self.0.turn();
        let Some(seat) = self.0.viewer.seat().filter(|&seat| turn.has(seat)) else {
            return Vec::new();
        };
        R::unavailable(&self.0, seat)
            .into_iter()
            .map(|(target, reason)| Unavailable {
                target,
                rule: reason.rule,
                text: R::words().say(taste.lang, &reason.message, &taste.names),
            })
            .collect()
    }

    fn prompt(&self, taste: &Taste) -> String {
        if self.0.is_over() {
            return Refusal::over().text(taste);
        }
        R::words().say(taste.lang, &R::prompt(&self.0), &taste.names)
    }

    fn board(&self, taste: &Taste) -> String {
        R::draw(&self.0, taste)
    }

    fn text(&self, taste: &Taste) -> String {
        R::text(&self.0, taste)
    }

    fn refusal(&self, notation: &str) -> Option<Refusal> {
        let view = &self.0;
        let action: R::Action = match notation.parse() {
            Ok(action) => action,
            Err(error) => return Some(Refusal::notation(notation, error)),
        };
        if view.is_over() {
            return Some(Refusal::over());
        }
        let seat = view.viewer.seat()?;
        if !view.turn().has(seat) {
            return Some(Refusal::not_asked(seat));
        }
        let is_legal = view.legal.binary_search(&action).is_ok();
        (!is_legal).then(|| refused(view, seat, action))
    }

    fn view_json(&self) -> Value {
        self.0.to_json()
    }
}

/// Why the rules do not let this seat do this, from what it sees.
pub(crate) fn refused<R: Face>(view: &View<R>, seat: Seat, action: R::Action) -> Refusal {
    match R::explain(view, seat, action) {
        Err(Reason { rule, message }) => Refusal::by_rule(rule, message, R::words()),
        // The suite finds a list that differs from the formula; a page tells it as plainly as it can.
        Ok(()) => Refusal::not_asked(seat),
    }
}
