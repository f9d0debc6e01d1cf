//! A title of the list, whatever its rules; `game/playing.rs`: a game of it that is played.

mod playing;

pub use playing::{Advice, LogLine, Match, Tip};

use crate::{
    Bench, EditedPositions, Handle, NoProgress, PATIENCE, Player, Record, Soaked, bench, length,
    simulate::{self, of_levels},
    soak,
};
use bots::{Knowledge, Level};
use playing::Playing;
use serde_json::Value;
use table::{
    ComponentSet, EditionId, Face, Flaw, History, Info, Judge, Lang, NoEdition, Position, Replay,
    ReplayError, Seed, Setup,
    scenario::{Failure, Scenario},
};

/// Words that every game may have.
const NAME: &str = "game-name";
const ABOUT: &str = "game-about";

/// A title: what can be asked of a game before anybody plays it.
pub trait Game: EditedPositions + Send + Sync {
    /// The game's id, as on the command line.
    fn id(&self) -> &'static str;
    /// The newest version of its rules, under which new games are played.
    fn version(&self) -> u32;
    /// What bots know about it.
    fn knowledge(&self) -> &'static Knowledge;
    /// Player counts, modes and options.
    fn info(&self) -> Info;
    /// The component tables.
    fn components(&self) -> &'static dyn ComponentSet;
    /// A word of the game; the id itself when there is no such word.
    fn term(&self, lang: Lang, id: &str) -> String;
    /// The rules in our own words: Markdown with a paragraph per rule, each beginning with its id in bold.
    fn rulebook(&self, lang: Lang) -> &'static str;
    /// A new game under the newest rules. The setup comes from [`Setup::new`] with this game's info.
    fn deal(&self, setup: Setup, seed: Seed) -> Box<dyn Match>;
    /// A game of this edition, from its beginning.
    fn deal_in(
        &self,
        edition: &EditionId,
        setup: Setup,
        seed: Seed,
    ) -> Result<Box<dyn Match>, NoEdition>;
    /// A game that goes on from a position, after checking it.
    fn open(&self, position: &Value) -> Result<Box<dyn Match>, Flaw>;
    /// The same for a game of this edition, also when the position does not name one.
    fn open_in(&self, edition: &EditionId, position: &Value) -> Result<Box<dyn Match>, Flaw>;
    /// A recorded game, played through and checked.
    fn replay(&self, replay: &Replay) -> Result<Box<dyn Match>, ReplayError>;
    /// Runs a scenario.
    fn scenario(&self, scenario: &Scenario) -> Result<(), Failure>;
    /// One whole game between bots, one level per seat. The seed decides the deal and every choice. A game that does
    /// not come to an end is stopped after [`PATIENCE`] times its usual length.
    fn simulate(&self, setup: &Setup, levels: &[Level], seed: u64) -> Result<Record, NoProgress> {
        self.simulate_players(setup, &of_levels(levels), seed, PATIENCE)
    }
    /// The same with players that may have a way of searching and weights of their own, and another patience.
    fn simulate_players(
        &self,
        setup: &Setup,
        players: &[Player],
        seed: u64,
        patience: u32,
    ) -> Result<Record, NoProgress>;
    /// How many decisions a game with this setup usually has.
    fn usual_length(&self, setup: &Setup) -> u32;
    /// The same as [`Game::simulate_players`], with the past of the game; also of one that was stopped. The bots play
    /// once: what they did is repeated for the past.
    fn simulate_recorded(
        &self,
        setup: &Setup,
        players: &[Player],
        seed: u64,
        patience: u32,
    ) -> (Result<Record, NoProgress>, Box<dyn Match>);
    /// The same game as [`Game::simulate`] plays, with its past; also when it was stopped.
    fn record(&self, setup: &Setup, levels: &[Level], seed: u64, patience: u32) -> Box<dyn Match> {
        self.simulate_recorded(setup, &of_levels(levels), seed, patience)
            .1
    }
    /// One random game with everything checked; what broke, and when.
    fn soak(&self, setup: &Setup, seed: u64) -> Result<Soaked, String>;
    /// The parts of the game's evaluation whose weights can be learned.
    fn terms(&self) -> &'static [&'static str];
    /// How fast the game is on one core, measured for about so long.
    fn bench(&self, setup: &Setup, seconds: f64) -> Bench;

    /// Standing answers that a seat may give beforehand: their ids. Their words are `standing-<id>`.
    fn standing(&self) -> &'static [&'static str];

    /// The game's name in this language: its word `game-name`, or its id.
    fn title(&self, lang: Lang) -> String {
        match self.term(lang, NAME) {
            name if name == NAME => self.id().to_owned(),
            name => name,
        }
    }

    /// One of the ways that a game can end, in words: its word `ending-<id>`.
    fn ending(&self, lang: Lang, id: &str) -> String {
        self.term(lang, &format!("ending-{id}"))
    }

    /// The game in one sentence: its word `game-about`, if it has one.
    fn about(&self, lang: Lang) -> Option<String> {
        Some(self.term(lang, ABOUT)).filter(|text| text != ABOUT)
    }
}

impl<R: Face + Judge> Game for Handle<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn version(&self) -> u32 {
        R::VERSION
    }

    fn knowledge(&self) -> &'static Knowledge {
        Knowledge::of::<R>()
    }

    fn info(&self) -> Info {
        R::info()
    }

    fn components(&self) -> &'static dyn ComponentSet {
        R::components()
    }

    fn term(&self, lang: Lang, id: &str) -> String {
        R::words().term(lang, id)
    }

    fn standing(&self) -> &'static [&'static str] {
        R::standing()
    }

    fn rulebook(&self, lang: Lang) -> &'static str {
        R::rulebook(lang)
    }

    fn deal(&self, setup: Setup, seed: Seed) -> Box<dyn Match> {
        Box::new(Playing::<R>(History::deal(setup, seed)))
    }

    fn deal_in(
        &self,
        edition: &EditionId,
        setup: Setup,
        seed: Seed,
    ) -> Result<Box<dyn Match>, NoEdition> {
        let edition = R::components().find(edition)?;
        Ok(Box::new(Playing::<R>(History::deal_in(
            edition, setup, seed,
        ))))
    }

    fn open_in(&self, edition: &EditionId, position: &Value) -> Result<Box<dyn Match>, Flaw> {
        let edition = R::components()
            .find(edition)
            .map_err(|error| Flaw::new("rules", error.to_string()))?;
        let history =
            Position::<R>::from_json_in(edition, position).and_then(History::from_position)?;
        Ok(Box::new(Playing(history)))
    }

    fn open(&self, position: &Value) -> Result<Box<dyn Match>, Flaw> {
        let history = Position::<R>::from_json(position).and_then(History::from_position)?;
        Ok(Box::new(Playing(history)))
    }

    fn replay(&self, replay: &Replay) -> Result<Box<dyn Match>, ReplayError> {
        Ok(Box::new(Playing(replay.play::<R>()?)))
    }

    fn scenario(&self, scenario: &Scenario) -> Result<(), Failure> {
        scenario.run::<R>()
    }

    fn simulate_players(
        &self,
        setup: &Setup,
        players: &[Player],
        seed: u64,
        patience: u32,
    ) -> Result<Record, NoProgress> {
        simulate::game::<R>(setup, players, seed, patience).0
    }

    fn usual_length(&self, setup: &Setup) -> u32 {
        length::usual::<R>(setup)
    }

    fn simulate_recorded(
        &self,
        setup: &Setup,
        players: &[Player],
        seed: u64,
        patience: u32,
    ) -> (Result<Record, NoProgress>, Box<dyn Match>) {
        let (result, actions) = simulate::game::<R>(setup, players, seed, patience);
        let mut history = History::<R>::deal(setup.clone(), simulate::deal_seed(seed));
        for (seat, action) in actions {
            history
                .act(seat, action)
                .expect("the same deal takes the same actions");
        }
        (result, Box::new(Playing(history)))
    }

    fn soak(&self, setup: &Setup, seed: u64) -> Result<Soaked, String> {
        soak::game::<R>(setup, seed)
    }

    fn terms(&self) -> &'static [&'static str] {
        R::TERMS
    }

    fn bench(&self, setup: &Setup, seconds: f64) -> Bench {
        bench::measure::<R>(setup, seconds)
    }
}
