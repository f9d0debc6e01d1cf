//! What bots know about each game: how each level searches (`bots/levels.txt` of the game, tuned by hand with the arena)
//! and how much the parts of the evaluation count (`bots/weights.txt`, learned by `stolik train`). A game without these
//! files gets the defaults.

use crate::{Evaluation, Level, SearchConfig, lines::lines};
use std::{
    collections::BTreeMap,
    sync::{PoisonError, RwLock},
};
use table::Judge;

/// What was read so far. Each game's files are read once and stay.
static KNOWN: RwLock<BTreeMap<&'static str, &'static Knowledge>> = RwLock::new(BTreeMap::new());

/// What bots know about one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Knowledge {
    /// How levels search that differ from the usual.
    pub configs: BTreeMap<Level, SearchConfig>,
    /// How they search at tables of three and more, where that differs: more people, more noise.
    pub crowded: BTreeMap<Level, SearchConfig>,
    /// How they search alone at the table, where that differs: a turn ends only when something is drawn.
    pub alone: BTreeMap<Level, SearchConfig>,
    /// How a state is evaluated.
    pub evaluation: Evaluation,
}

impl Knowledge {
    /// What is known about this game.
    ///
    /// # Panics
    /// When the game's files are wrong, which the tests of bots rule out.
    pub fn of<R: Judge>() -> &'static Knowledge {
        let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = known.get(R::ID) {
            return known;
        }
        drop(known);
        let read = Self::read(R::LEVELS, R::WEIGHTS)
            .unwrap_or_else(|error| panic!("bots/ of {}: {error}", R::ID));
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        known
            .entry(R::ID)
            .or_insert_with(|| Box::leak(Box::new(read)))
    }

    /// How this level searches in this game, with so many at the table.
    pub fn config(&self, level: Level, players: usize) -> SearchConfig {
        let special = match players {
            1 => self.alone.get(&level),
            2 => None,
            _ => self.crowded.get(&level),
        };
        special
            .or_else(|| self.configs.get(&level))
            .copied()
            .unwrap_or_else(|| SearchConfig::usual(level))
    }

    fn read(levels: &str, weights: &str) -> Result<Self, String> {
        let mut knowledge = Self {
            evaluation: Evaluation::read(weights)?,
            ..Self::default()
        };
        for line in lines(levels) {
            let (level, config) = line.split_once(' ').unwrap_or((line, ""));
            let level: Level = level.parse().map_err(|error| format!("{error}"))?;
            let (configs, config) = match config.split_once(' ') {
                Some(("1", config)) => (&mut knowledge.alone, config),
                Some(("3+", config)) => (&mut knowledge.crowded, config),
                _ => (&mut knowledge.configs, config),
            };
            configs.insert(level, SearchConfig::read(level, config)?);
        }
        Ok(knowledge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_files_has_the_usual_configuration() {
        for level in Level::ALL {
            let knowledge = Knowledge::of::<toy::Toy>();
            assert_eq!(knowledge.config(level, 2), SearchConfig::usual(level));
        }
    }

    #[test]
    fn larger_tables_and_one_player_may_have_lines_of_their_own() {
        let levels = "club rollouts=5\nclub 3+ rollouts=9\nclub 1 rollouts=7\nexpert depth=1";
        let known = Knowledge::read(levels, "").unwrap();
        let rollouts = |players| known.config(Level::Club, players).rollouts;
        assert_eq!([1, 2, 3, 7].map(rollouts), [7, 5, 9, 9]);
        assert_eq!(
            known.config(Level::Expert, 1),
            known.config(Level::Expert, 2)
        );
        assert_eq!(
            known.config(Level::Expert, 4),
            known.config(Level::Expert, 2)
        );
    }

    #[test]
    fn mistakes_are_told() {
        assert!(Knowledge::read("wizard rollouts=3", "").is_err());
        assert!(Knowledge::read("club rollouts=many", "").is_err());
        assert!(Knowledge::read("club wings=2", "").is_err());
        assert!(Knowledge::read("club 4+ rollouts=2", "").is_err());
        assert!(Knowledge::read("club learned=maybe", "").is_err());
        assert!(Knowledge::read("", "own high").is_err());
    }
}
