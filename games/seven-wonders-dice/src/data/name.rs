//! What spaces are called. The names follow from the tables: the part, the symbols that serve the space, and its place
//! among those that the same symbols serve; so a corrected file corrects the names too.

use crate::{Part, Space, Symbol};
use std::{collections::BTreeSet, fmt};
use table::{Arg, Message, Set};

/// What a space is called on one board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SpaceName {
    /// Which space.
    pub space: Space,
    /// Faces that allow it.
    pub symbols: Set<Symbol>,
    /// Its place in its lane, from 1; none where it is alone.
    pub number: Option<u8>,
}

/// As it would be derived, but for the symbols, whose form in the logs of `perft.txt` is that of an enum.
impl fmt::Debug for SpaceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbols: BTreeSet<Symbol> = self.symbols.iter().collect();
        f.debug_struct("SpaceName")
            .field("space", &self.space)
            .field("symbols", &symbols)
            .field("number", &self.number)
            .finish()
    }
}

impl SpaceName {
    /// The name in words.
    pub fn message(self) -> Message {
        let part = self.space.part();
        let numbered = |id: &'static str| Message::new(id).with("n", self.number.unwrap_or(1));
        match part {
            Part::BarracksWest if Space::ATTACKS.has(self.space) => numbered("name-attack-west"),
            Part::BarracksWest => numbered("name-defence-west"),
            Part::BarracksEast if Space::ATTACKS.has(self.space) => numbered("name-attack-east"),
            Part::BarracksEast => numbered("name-defence-east"),
            Part::GuildCourt => numbered("name-guild"),
            Part::Wonder => numbered("name-stage"),
            Part::Gallery => self.by_symbols("name-leader", "name-leader-n"),
            Part::Warehouse | Part::Agora | Part::Market | Part::University => self
                .by_symbols("name-space", "name-space-n")
                .term("part", part.word()),
        }
    }

    fn by_symbols(self, alone: &'static str, numbered: &'static str) -> Message {
        match self.number {
            Some(n) => Message::new(numbered).with("n", n),
            None => Message::new(alone),
        }
        .with("symbols", symbols(self.symbols))
    }
}

/// One symbol, two with "and" between them, or more in a list.
fn symbols(symbols: Set<Symbol>) -> Arg {
    let all: Vec<_> = symbols.iter().collect();
    match all[..] {
        [one] => Arg::Term(one.word()),
        [one, other] => Message::new("name-two-symbols")
            .term("one", one.word())
            .term("other", other.word())
            .into(),
        _ => Arg::List(all.iter().map(|one| Message::new(one.word())).collect()),
    }
}
