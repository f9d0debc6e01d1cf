//! What one viewer sees: the game's own view, and where the game stands.

use crate::{Chance, Edition, Rules, Seat, Seats, Stack, Step, Title, Viewer};
use serde::Serialize;
use smallvec::SmallVec;

/// The edition of a game. The alias keeps what is derived for a view from asking anything of the tables themselves.
type EditionOf<R> = Edition<<R as Title>::Data>;

/// Everything one viewer may know. Renderers, bots, pages and Python get this and nothing else.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View<R: Rules> {
    /// Who looks.
    pub viewer: Viewer,
    /// Under which rules and with which components the game is played.
    pub edition: EditionOf<R>,
    /// The game's view; in the viewer's own lane with the answers given so far.
    pub table: R::View,
    /// Where the game stands.
    pub place: Place<R::Step, R::Action>,
    /// What the viewer may choose now, sorted; nothing when it is not asked.
    pub legal: Vec<R::Action>,
    /// The table at the split, when own answers have changed it since.
    pub(crate) base: Option<Box<R::View>>,
}

/// Where the game stands, as a viewer sees it: steps carry no secrets, and of other seats' lanes only whether they
/// are ready is known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place<S: Copy, A: Copy> {
    /// Pending steps, the next one last.
    pub stack: Stack<S>,
    /// Who is asked, outside lanes.
    pub asked: Option<Seat>,
    /// Simultaneous choices that are under way.
    pub lanes: Option<Lane<S, A>>,
}

/// Open lanes, as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Lane<S: Copy, A: Copy> {
    /// The step with which each lane began.
    pub first: S,
    /// Who answers.
    pub seats: Seats,
    /// Who has answered.
    pub ready: Seats,
    /// The viewer's own pending steps.
    pub stack: SmallVec<[S; 12]>,
    /// The viewer's own answers.
    pub answers: SmallVec<[A; 4]>,
}

impl<R: Rules> View<R> {
    /// The same view under other rules of the same table: how a variant, or a test, hands over to the rules it wraps.
    #[must_use]
    pub fn lend<Q>(&self) -> View<Q>
    where
        Q: Rules<
                Data = R::Data,
                View = R::View,
                Work = R::Work,
                Question = R::Question,
                Action = R::Action,
            >,
    {
        View {
            viewer: self.viewer,
            edition: self.edition,
            table: self.table.clone(),
            place: self.place.clone(),
            legal: self.legal.clone(),
            base: self.base.clone(),
        }
    }

    /// Who must act now.
    pub fn turn(&self) -> Seats {
        match &self.place.lanes {
            Some(lanes) => lanes
                .seats
                .iter()
                .filter(|&seat| !lanes.ready.has(seat))
                .collect(),
            None => self.place.asked.into_iter().collect(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn().is_empty()
    }

    /// The step that waits for an answer: the viewer's own one in lanes, else the one everybody sees. In somebody
    /// else's lane it is the step with which the lanes began.
    pub fn step(&self) -> Option<R::Step> {
        match &self.place.lanes {
            Some(lanes) => Some(lanes.stack.last().copied().unwrap_or(lanes.first)),
            None => self.place.asked.and(self.place.stack.last().copied()),
        }
    }

    /// What somebody is asked: the viewer, in lanes where everybody is; else the seat whose turn it is.
    pub fn question(&self) -> Option<R::Question> {
        match self.step()? {
            Step::Ask(question) => Some(question),
            Step::Do(_) => None,
        }
    }

    /// What the viewer is asked now.
    pub fn my_question(&self) -> Option<(Seat, R::Question)> {
        let seat = self.viewer.seat().filter(|&seat| self.turn().has(seat))?;
        Some((seat, self.question()?))
    }

    /// Whether this seat, whose view it is, may choose this action now.
    pub fn may(&self, seat: Seat, action: R::Action) -> Result<(), NotNow<R::Refusal>> {
        match self.my_question() {
            Some((asked, question)) if asked == seat => {
                R::may(&self.some_table(), question, seat, action).map_err(NotNow::Because)
            }
            _ => Err(NotNow::NotAsked),
        }
    }

    /// A table that looks like this to the viewer, the same one each time: for what is computed from tables (prices,
    /// options, refusals) and does not depend on anything that the viewer does not see.
    pub fn some_table(&self) -> R::Table {
        R::imagine(&self.table, self.viewer, self.edition, &mut Chance::fast(0))
    }

    /// The view as JSON, for programs.
    pub fn to_json(&self) -> serde_json::Value {
        let lanes = self.place.lanes.as_ref().map(|lanes| {
            let answers: Vec<String> = lanes.answers.iter().map(ToString::to_string).collect();
            serde_json::json!({"seats": lanes.seats, "ready": lanes.ready, "mine": answers})
        });
        serde_json::json!({
            "game": R::ID,
            "rules": self.edition.version(),
            "viewer": self.viewer,
            "table": to_value(&self.table),
            "turn": self.turn(),
            "step": self.step().map(|step| to_value(&step)),
            "simultaneous": lanes,
        })
    }
}

/// Why something may not be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotNow<F> {
    /// The seat is not asked.
    NotAsked,
    /// It is asked, and this is why.
    Because(F),
}

fn to_value(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("views are plain data")
}
