//! The mausoleum's grid: 9 columns and 7 rows of spaces, and sets of them as bits.

use crate::names::{Direction, Sector};
use ::table::as_text;
use std::{
    fmt,
    ops::{BitAnd, BitOr, BitOrAssign, Not},
    str::FromStr,
};

/// Rows of the mausoleum.
pub const ROWS: u8 = 7;
/// Columns of the mausoleum.
pub const COLUMNS: u8 = 9;
/// Spaces of the mausoleum.
pub const SPACES: usize = ROWS as usize * COLUMNS as usize;
/// The centre row (TA-13.9).
pub const CENTRE_ROW: u8 = 4;
/// The centre column (TA-13.9).
pub const CENTRE_COLUMN: u8 = 5;

/// One space of the mausoleum, written `r1c1` to `r7c9` from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(u8);

impl Space {
    /// The space in this row and column, counted from 1.
    pub const fn at(row: u8, column: u8) -> Option<Space> {
        if row >= 1 && row <= ROWS && column >= 1 && column <= COLUMNS {
            Some(Space((row - 1) * COLUMNS + column - 1))
        } else {
            None
        }
    }

    /// Its row, from 1.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS + 1
    }

    /// Its column, from 1.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS + 1
    }

    /// All spaces, row by row.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..SPACES as u8).map(Space)
    }

    /// The place in an array of spaces.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space so many steps away, if it is inside.
    pub fn step(self, direction: Direction, steps: u8) -> Option<Space> {
        let (down, right) = direction.vector();
        let row = self.row() as i8 + down * steps as i8;
        let column = self.column() as i8 + right * steps as i8;
        Space::at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row(), self.column())
    }
}

impl FromStr for Space {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let digit = |at: usize| {
            text.as_bytes()
                .get(at)
                .and_then(|byte| byte.checked_sub(b'0'))
        };
        let (bytes, row, column) = (text.as_bytes(), digit(1), digit(3));
        match (bytes, row, column) {
            ([b'r', _, b'c', _], Some(row), Some(column)) => Space::at(row, column),
            _ => None,
        }
        .ok_or_else(|| format!("'{text}' is not a space: r1c1 to r7c9"))
    }
}

as_text!(Space);

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spaces(u64);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);
    /// Every space.
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);

    /// Just this one.
    pub const fn one(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// A row, from 1.
    pub const fn row(row: u8) -> Spaces {
        Spaces(0x1ff << ((row - 1) * COLUMNS))
    }

    /// A column, from 1.
    pub const fn column(column: u8) -> Spaces {
        const FIRST: u64 = 0x0040_2010_0804_0201;
        Spaces(FIRST << (column - 1))
    }

    /// A block of rows and columns, both ends included, from 1.
    const fn block(rows: (u8, u8), columns: (u8, u8)) -> Spaces {
        let mut bits = 0;
        let mut row = rows.0;
        while row <= rows.1 {
            let mut column = columns.0;
            while column <= columns.1 {
                bits |= Spaces::row(row).0 & Spaces::column(column).0;
                column += 1;
            }
            row += 1;
        }
        Spaces(bits)
    }

    /// What is in at least one of these.
    #[inline]
    pub fn any(sets: &[Spaces]) -> Spaces {
        sets.iter().fold(Spaces::NONE, |all, set| all | *set)
    }

    /// Puts this space in.
    #[inline]
    pub fn add(&mut self, space: Space) {
        *self = self.with(space);
    }

    /// Whether the space is in the set.
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// The set with this space.
    #[must_use]
    pub const fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | (1 << space.0))
    }

    /// The set without these spaces.
    #[must_use]
    pub const fn without(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the two sets share a space.
    #[inline]
    pub const fn meets(self, other: Spaces) -> bool {
        self.0 & other.0 != 0
    }

    /// The first one, row by row.
    pub fn first(self) -> Option<Space> {
        (self.0 != 0).then(|| Space(self.0.trailing_zeros() as u8))
    }

    /// All of them one step further; what leaves the grid is gone.
    #[inline]
    #[must_use]
    pub const fn moved(self, direction: Direction) -> Spaces {
        match direction {
            Direction::Up => Spaces(self.0 >> COLUMNS),
            Direction::Down => Spaces((self.0 << COLUMNS) & Spaces::ALL.0),
            Direction::Left => Spaces((self.0 & !Spaces::column(1).0) >> 1),
            Direction::Right => Spaces((self.0 & !Spaces::column(COLUMNS).0) << 1),
        }
    }

    /// The spaces that share an edge with one of these.
    #[inline]
    #[must_use]
    pub fn beside(self) -> Spaces {
        self.moved(Direction::Up)
            | self.moved(Direction::Down)
            | self.moved(Direction::Left)
            | self.moved(Direction::Right)
    }

    /// The up to eight spaces around a space, by edge or corner (TA-15.1).
    pub fn around(space: Space) -> Spaces {
        let own = Spaces::one(space);
        let line = own | own.moved(Direction::Left) | own.moved(Direction::Right);
        (line | line.moved(Direction::Up) | line.moved(Direction::Down)).without(own)
    }

    /// All that can be reached from a seed through edges without leaving the set.
    #[inline]
    #[must_use]
    pub fn connected(self, seed: Spaces) -> Spaces {
        let mut found = seed & self;
        loop {
            let next = (found | found.beside()) & self;
            if next == found {
                return found;
            }
            found = next;
        }
    }

    /// The spaces, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let space = Space(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                space
            })
        })
    }
}

impl BitOr for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitor(self, other: Spaces) -> Spaces {
        Spaces(self.0 | other.0)
    }
}

impl BitOrAssign for Spaces {
    #[inline]
    fn bitor_assign(&mut self, other: Spaces) {
        self.0 |= other.0;
    }
}

impl BitAnd for Spaces {
    type Output = Spaces;
    #[inline]
    fn bitand(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }
}

impl Not for Spaces {
    type Output = Spaces;
    #[inline]
    fn not(self) -> Spaces {
        Spaces(!self.0 & Spaces::ALL.0)
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|space| space.to_string()))
            .finish()
    }
}

impl Sector {
    /// Its spaces.
    pub const fn spaces(self) -> Spaces {
        const NW: Spaces = Spaces::block((1, 3), (1, 4));
        const NE: Spaces = Spaces::block((1, 3), (6, 9));
        const SW: Spaces = Spaces::block((5, 7), (1, 4));
        const SE: Spaces = Spaces::block((5, 7), (6, 9));
        match self {
            Sector::Nw => NW,
            Sector::Ne => NE,
            Sector::Sw => SW,
            Sector::Se => SE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_agree_with_coordinates() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
            for direction in Direction::ALL {
                let moved = Spaces::one(space).moved(direction);
                assert_eq!(
                    moved.first(),
                    space.step(direction, 1),
                    "{space} {direction}"
                );
            }
            let near = Space::all().filter(|other| {
                *other != space
                    && other.row().abs_diff(space.row()) <= 1
                    && other.column().abs_diff(space.column()) <= 1
            });
            assert!(Spaces::around(space).iter().eq(near));
            let sectors = Sector::ALL
                .iter()
                .filter(|sector| sector.spaces().has(space))
                .count();
            assert_eq!(
                sectors == 0,
                space.row() == CENTRE_ROW || space.column() == CENTRE_COLUMN
            );
        }
        assert!(Sector::ALL.iter().all(|sector| sector.spaces().len() == 12));
        assert_eq!((Spaces::row(7).len(), Spaces::column(9).len()), (9, 7));
    }

    #[test]
    fn bad_spaces_are_refused() {
        for text in ["", "r0c1", "r8c1", "r1c0", "r1c:", "r1c10", "x1c1", "r/c1"] {
            assert!(text.parse::<Space>().is_err(), "{text}");
        }
    }
}
