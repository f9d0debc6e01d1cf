//! A game with its past, whatever its rules.

use super::Game;
use crate::{Handle, Look, Offer, Refusal, Unavailable, look::refused};
use bots::{Knowledge, Level, SearchBot, SearchConfig, derive_seed};
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;
use table::{
    Chance, EditionId, Face, History, Illegal, Judge, NoUndo, Opening, Outcome, Replay, Seat,
    Seats, Seed, Start, State, Taste, View, Viewer, fingerprint,
};

/// A game with its past. Everything said to a viewer is made from that viewer's view.
pub trait Match: Send + Sync {
    /// A copy that goes its own way.
    fn clone_box(&self) -> Box<dyn Match>;
    /// The title that is played.
    fn game(&self) -> &'static dyn Game;
    /// Under which rules and with which components it is played.
    fn edition(&self) -> EditionId;
    /// How many play.
    fn seats(&self) -> usize;
    /// Who must act now; nobody when the game is over.
    fn turn(&self) -> Seats;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Every legal action of this seat in notation, in the game's order; empty when it is not asked.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// What this viewer sees now: whoever needs more than one of view, options, prompt, board and text asks here, once.
    fn look(&self, viewer: Viewer, taste: &Taste) -> Look;
    /// What this viewer sees, as JSON for programs.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// Makes an action given in notation; on an error nothing has changed.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal>;
    /// Puts draws before those of the generator, for the next actions: die faces, or names of what is drawn. Taking
    /// back or going back forgets them, so scripted games only go forward.
    fn script(&mut self, results: &[String]);
    /// How many scripted draws nobody has drawn yet.
    fn unused_script(&self) -> usize;
    /// Mixes fresh luck in, for what is drawn from now on.
    fn mix(&mut self, luck: Seed);
    /// Fresh luck that was mixed in, with the number of actions that had been made: only for the arbiter.
    fn luck(&self) -> Vec<(usize, Seed)>;
    /// Takes back the seat's last action.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;
    /// How many of its own last actions this seat may take back.
    fn undo_depth(&self, seat: Seat) -> usize;
    /// Goes back to where only the first `n` actions had been made.
    fn truncate(&mut self, n: usize);
    /// The same game when only the first `n` actions had been made.
    fn at(&self, n: usize) -> Box<dyn Match>;
    /// How many actions have been made.
    fn made(&self) -> usize;
    /// All actions in the order in which they were made.
    fn actions(&self) -> Vec<(Seat, String)>;
    /// The log as this viewer may read it, from where `from` actions had been made.
    fn log(&self, viewer: Viewer, taste: &Taste, from: usize) -> Vec<LogLine>;
    /// Scores and places as they stand; final when the game is over. Open to everybody only then, or as far as the
    /// game plays with open scores.
    fn outcome(&self) -> Outcome;
    /// Which round it is, from 1.
    fn round(&self) -> u32;
    /// How many answers this seat has given in open simultaneous choices; None when it has none to give.
    fn answered(&self, seat: Seat) -> Option<usize>;
    /// Everything, also what is hidden: only for the arbiter.
    fn position(&self) -> Value;
    /// The hash of the position.
    fn hash(&self) -> String;
    /// From where the game began, with its secret seed: only for the arbiter.
    fn opening(&self) -> Opening;
    /// The game as a file; with its secret seed.
    fn replay(&self, names: &[String]) -> Replay;
    /// What the bot of this level would do on this seat; None when it is not asked. The same seed and the same view
    /// give the same advice everywhere.
    fn think(&self, seat: Seat, level: Level, seed: u64) -> Option<Advice>;
    /// The same with a hard stop, for live play: when the time is over, what looks best until then is chosen.
    fn think_within(&self, seat: Seat, level: Level, seed: u64, time: Duration) -> Option<Advice>;
    /// What a bot that searches like this would do on this seat: for tests and tuning.
    fn think_with(&self, seat: Seat, config: SearchConfig, seed: u64) -> Option<Advice>;
    /// What these standing answers say to the question that this seat is asked now, if anything: the action in
    /// notation.
    fn standing_answer(&self, seat: Seat, standing: &[&str]) -> Option<String>;
    /// Another world that this seat cannot tell from this one: hidden things and future draws are others.
    fn twin(&self, seat: Seat, seed: u64) -> Box<dyn Match>;

    /// The legal actions of this seat with labels and with the elements of the picture to click: [`Look::options`].
    fn options(&self, seat: Seat, taste: &Taste) -> Vec<Offer> {
        self.look(Viewer::Seat(seat), taste).options().to_vec()
    }

    /// Things in the picture that this seat might want to click now but cannot, and why: [`Look::unavailable`].
    fn unavailable(&self, seat: Seat, taste: &Taste) -> Vec<Unavailable> {
        self.look(Viewer::Seat(seat), taste).unavailable().to_vec()
    }

    /// What is expected of the seats that must act now: [`Look::prompt`].
    fn prompt(&self, viewer: Viewer, taste: &Taste) -> String {
        self.look(viewer, taste).prompt().to_owned()
    }

    /// The table as SVG with stable ids: [`Look::board`].
    fn draw(&self, viewer: Viewer, taste: &Taste) -> String {
        self.look(viewer, taste).board().to_owned()
    }

    /// The table as plain text: [`Look::text`].
    fn text(&self, viewer: Viewer, taste: &Taste) -> String {
        self.look(viewer, taste).text().to_owned()
    }

    /// What the bot of this level would do on this seat, in words: up to `most` actions, best first, each with what
    /// it may expect and how sure the bot is. None when the seat is not asked. With a time the bot stops then; without
    /// one the same seed and view give the same tips everywhere.
    fn advise(
        &self,
        seat: Seat,
        level: Level,
        seed: u64,
        time: Option<Duration>,
        most: usize,
        taste: &Taste,
    ) -> Option<Vec<Tip>> {
        let advice = match time {
            Some(time) => self.think_within(seat, level, seed, time)?,
            None => self.think(seat, level, seed)?,
        };
        let offers = self.options(seat, taste);
        let label = |notation: &str| {
            let offer = offers.iter().find(|offer| offer.notation == notation);
            offer.map_or_else(|| notation.to_owned(), |offer| offer.label.clone())
        };
        let tips = advice.ranked.iter().zip(&advice.sure).take(most);
        Some(
            tips.map(|((notation, value), sure)| Tip {
                label: label(notation),
                notation: notation.clone(),
                ahead: *value,
                sure: *sure,
            })
            .collect(),
        )
    }
}

impl Clone for Box<dyn Match> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogLine {
    /// How many actions had been made when it was told.
    pub made: usize,
    /// A name of the drawing kit.
    pub icon: &'static str,
    /// The words.
    pub text: String,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The chosen action.
    pub notation: String,
    /// All actions with their values, best first: points that may be expected ahead of the others at the end.
    pub ranked: Vec<(String, f32)>,
    /// How likely each of these is to be the best, in the same order: 0 to 1, one together.
    pub sure: Vec<f32>,
    /// How many sampled worlds were looked at.
    pub worlds: u32,
}

/// One action that a bot thinks well of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tip {
    /// Its notation.
    pub notation: String,
    /// What it says in words.
    pub label: String,
    /// Points that may be expected ahead of the others at the end of the game.
    pub ahead: f32,
    /// How likely it is to be the best of all: 0 to 1.
    pub sure: f32,
}

/// A game of these rules with its past.
#[derive(Clone)]
pub(crate) struct Playing<R: Face + Judge>(pub History<R>);

impl<R: Face + Judge> Playing<R> {
    fn view(&self, viewer: Viewer) -> View<R> {
        self.0.state().view(viewer)
    }

    /// The list alone, which needs no view.
    fn legal_actions(&self, seat: Seat) -> Vec<R::Action> {
        let mut actions = Vec::new();
        if seat.index() < self.seats() {
            self.0.state().legal(seat, &mut actions);
        }
        actions
    }

    /// Why the seat may not do this now.
    fn refusal(&self, seat: Seat, action: R::Action, illegal: Illegal) -> Refusal {
        match illegal {
            Illegal::Over => Refusal::over(),
            Illegal::NotAsked(_) => Refusal::not_asked(seat),
            Illegal::Chance(fault) => Refusal::chance(fault),
            Illegal::NotListed => refused(&self.view(Viewer::Seat(seat)), seat, action),
        }
    }
}

impl<R: Face + Judge> Match for Playing<R> {
    fn clone_box(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn game(&self) -> &'static dyn Game {
        const { &Handle::<R>::new() }
    }

    fn edition(&self) -> EditionId {
        self.0.state().edition().id()
    }

    fn seats(&self) -> usize {
        self.0.state().seats()
    }

    fn turn(&self) -> Seats {
        self.0.state().turn()
    }

    fn is_over(&self) -> bool {
        self.0.state().is_over()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let actions = self.legal_actions(seat);
        actions.iter().map(ToString::to_string).collect()
    }

    fn look(&self, viewer: Viewer, taste: &Taste) -> Look {
        Look::new(self.view(viewer), taste)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        self.view(viewer).to_json()
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refusal> {
        let action = notation
            .parse()
            .map_err(|error| Refusal::notation(notation, error))?;
        self.0
            .act(seat, action)
            .map_err(|illegal| self.refusal(seat, action, illegal))
    }

    fn script(&mut self, results: &[String]) {
        self.0.script(results.iter().cloned());
    }

    fn mix(&mut self, luck: Seed) {
        self.0.mix(luck);
    }

    fn luck(&self) -> Vec<(usize, Seed)> {
        self.0.luck().to_vec()
    }

    fn unused_script(&self) -> usize {
        self.0.state().unused_script()
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.0.undo(seat)
    }

    fn undo_depth(&self, seat: Seat) -> usize {
        self.0.undo_depth(seat)
    }

    fn truncate(&mut self, n: usize) {
        self.0.truncate(n);
    }

    fn at(&self, n: usize) -> Box<dyn Match> {
        Box::new(Self(self.0.at(n)))
    }

    fn made(&self) -> usize {
        self.0.actions().len()
    }

    fn actions(&self) -> Vec<(Seat, String)> {
        let actions = self.0.actions().iter();
        actions
            .map(|(seat, action)| (*seat, action.to_string()))
            .collect()
    }

    fn log(&self, viewer: Viewer, taste: &Taste, from: usize) -> Vec<LogLine> {
        let data = self.0.state().edition().data();
        self.0
            .log(viewer)
            .filter(|(made, _)| *made >= from)
            .map(|(made, event)| LogLine {
                made,
                icon: R::icon(&event),
                text: R::words().say(taste.lang, &R::tell(&event, data), &taste.names),
            })
            .collect()
    }

    fn outcome(&self) -> Outcome {
        self.0.state().outcome()
    }

    fn round(&self) -> u32 {
        R::round(&self.view(Viewer::Spectator).table)
    }

    fn answered(&self, seat: Seat) -> Option<usize> {
        self.0.state().answered(seat)
    }

    fn position(&self) -> Value {
        self.0.state().arbiter().to_json()
    }

    fn hash(&self) -> String {
        self.0.state().arbiter().hash()
    }

    fn opening(&self) -> Opening {
        match self.0.start() {
            Start::Deal(setup, seed) => Opening::Deal(setup.clone(), *seed),
            Start::From(position) => Opening::Position(position.to_json()),
        }
    }

    fn replay(&self, names: &[String]) -> Replay {
        Replay::of(&self.0, names)
    }

    fn think(&self, seat: Seat, level: Level, seed: u64) -> Option<Advice> {
        let players = self.seats();
        self.advice(seat, seed, |seed| bots::bot::<R>(level, players, seed))
    }

    fn think_within(&self, seat: Seat, level: Level, seed: u64, time: Duration) -> Option<Advice> {
        let players = self.seats();
        self.advice(seat, seed, |seed| {
            bots::bot_within::<R>(level, players, seed, time)
        })
    }

    fn think_with(&self, seat: Seat, config: SearchConfig, seed: u64) -> Option<Advice> {
        let evaluation = Knowledge::of::<R>().evaluation.clone();
        self.advice(seat, seed, |seed| {
            Box::new(SearchBot::new(config, evaluation, seed))
        })
    }

    fn standing_answer(&self, seat: Seat, standing: &[&str]) -> Option<String> {
        if standing.is_empty() || !self.turn().has(seat) {
            return None;
        }
        R::standing_answer(&self.view(Viewer::Seat(seat)), standing)
            .map(|action| action.to_string())
    }

    fn twin(&self, seat: Seat, seed: u64) -> Box<dyn Match> {
        let twin = State::<R>::sample(&self.view(Viewer::Seat(seat)), &mut Chance::fast(seed));
        let history = History::from_position(twin.arbiter())
            .expect("a sampled world keeps all invariants of the game");
        Box::new(Self(history))
    }
}

impl<R: Face + Judge> Playing<R> {
    fn advice(
        &self,
        seat: Seat,
        seed: u64,
        bot: impl FnOnce(u64) -> Box<dyn bots::Bot<R>>,
    ) -> Option<Advice> {
        let view = self.view(Viewer::Seat(seat));
        let legal = &view.legal;
        if legal.is_empty() {
            return None;
        }
        // Only what the seat sees may decide, also what its luck is.
        let seen = fingerprint(&view.to_json());
        let seen = u64::from_str_radix(&seen, 16).expect("a fingerprint is 16 hexadecimal digits");
        let thought = bot(derive_seed(seed, seen)).think(&view, legal);
        let evaluation = &Knowledge::of::<R>().evaluation;
        Some(Advice {
            notation: legal[thought.best()].to_string(),
            ranked: thought
                .ranked
                .iter()
                .map(|&(place, value)| (legal[place].to_string(), evaluation.points(value)))
                .collect(),
            sure: thought.sure,
            worlds: thought.determinisations,
        })
    }
}
