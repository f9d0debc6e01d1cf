//! What bots know about each game: how each level searches (`bots/levels.txt` of the game, tuned by hand with the arena)
//! and how much the parts of the evaluation count (`bots/weights.txt`, learned by `stolik train`). A game without these
//! files gets the defaults.

use crate::{Eye, Level, Plan};
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
    pub plans: BTreeMap<Level, Plan>,
    /// How they search at tables of three and more, where that differs: more people, more noise.
    pub crowded: BTreeMap<Level, Plan>,
    /// How they search alone at the table, where that differs: a turn ends only when something is drawn.
    pub alone: BTreeMap<Level, Plan>,
    /// How a world is valued.
    pub eye: Eye,
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
    pub fn plan(&self, level: Level, players: usize) -> Plan {
        let special = match players {
            1 => self.alone.get(&level),
            2 => None,
            _ => self.crowded.get(&level),
        };
        special
            .or_else(|| self.plans.get(&level))
            .copied()
            .unwrap_or_else(|| Plan::usual(level))
    }

    fn read(levels: &str, weights: &str) -> Result<Self, String> {
        let mut knowledge = Self {
            eye: Eye::read(weights)?,
            ..Self::default()
        };
        for line in lines(levels) {
            let (level, plan) = line.split_once(' ').unwrap_or((line, ""));
            let level: Level = level.parse().map_err(|error| format!("{error}"))?;
            let (plans, plan) = match plan.split_once(' ') {
                Some(("1", plan)) => (&mut knowledge.alone, plan),
                Some(("3+", plan)) => (&mut knowledge.crowded, plan),
                _ => (&mut knowledge.plans, plan),
            };
            plans.insert(level, Plan::read(level, plan)?);
        }
        Ok(knowledge)
    }
}

/// Lines that say something.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim())
        .filter(|line| !line.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_files_has_the_usual_plans() {
        for level in Level::ALL {
            let knowledge = Knowledge::of::<toy::Toy>();
            assert_eq!(knowledge.plan(level, 2), Plan::usual(level));
        }
    }

    #[test]
    fn larger_tables_and_one_player_may_have_plans_of_their_own() {
        let levels = "club playouts=5\nclub 3+ playouts=9\nclub 1 playouts=7\nexpert turns=1";
        let known = Knowledge::read(levels, "").unwrap();
        let playouts = |players| known.plan(Level::Club, players).playouts;
        assert_eq!([1, 2, 3, 7].map(playouts), [7, 5, 9, 9]);
        assert_eq!(known.plan(Level::Expert, 1), known.plan(Level::Expert, 2));
        assert_eq!(known.plan(Level::Expert, 4), known.plan(Level::Expert, 2));
    }

    #[test]
    fn mistakes_are_told() {
        assert!(Knowledge::read("wizard worlds=3", "").is_err());
        assert!(Knowledge::read("club worlds=many", "").is_err());
        assert!(Knowledge::read("club wings=2", "").is_err());
        assert!(Knowledge::read("club 4+ worlds=2", "").is_err());
        assert!(Knowledge::read("club taught=maybe", "").is_err());
        assert!(Knowledge::read("", "own high").is_err());
    }
}
