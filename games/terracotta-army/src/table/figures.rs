//! Figures in the mausoleum: who stands where, horses as rigid pieces, and what archers look at.

use crate::{
    data::MAX_PLAYERS,
    names::{Direction, Specialist, Warrior},
    table::{Space, Spaces},
};
use ::table::{Per, Seat};

/// The figures in the mausoleum.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Figures {
    /// Where warriors stand, by owner and kind. A warrior on a horse stands on the rider's end.
    pub(crate) warriors: [Per<Warrior, Spaces>; MAX_PLAYERS],
    /// Riders by the direction in which the other two spaces of their horse lie.
    pub(crate) horses: Per<Direction, Spaces>,
    pub(crate) footmen: Spaces,
    pub(crate) musicians: Spaces,
    /// Kneeling archers by facing.
    pub(crate) archers: Per<Direction, Spaces>,
    /// Where warriors stood whom final scoring removed (TA-15.2); they are still in `warriors` and `horses`, so that
    /// the organizer stays as it is.
    pub(crate) removed: Spaces,
}

impl Figures {
    /// All warriors of a player who are still there, each on the space of the figure.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> Spaces {
        Spaces::any(self.warriors[seat.index()].values()).without(self.removed)
    }

    /// The warriors of one kind of a player who are still there.
    #[inline]
    pub(crate) fn of_kind(&self, seat: Seat, kind: Warrior) -> Spaces {
        self.warriors[seat.index()][kind].without(self.removed)
    }

    /// All warriors who are still there.
    #[inline]
    pub(crate) fn all_warriors(&self) -> Spaces {
        let mut all = Spaces::NONE;
        for own in &self.warriors {
            all |= Spaces::any(own.values());
        }
        all.without(self.removed)
    }

    /// Who stands on this space as a figure (not as the body of a horse).
    pub(crate) fn warrior_at(&self, space: Space) -> Option<(Seat, Warrior)> {
        if self.removed.has(space) {
            return None;
        }
        let owner = self
            .warriors
            .iter()
            .position(|own| own.values().iter().any(|kind| kind.has(space)))?;
        let kind = Warrior::ALL
            .into_iter()
            .find(|kind| self.warriors[owner][*kind].has(space))?;
        Some((Seat::new(owner), kind))
    }

    /// How many specialists of this kind were bought.
    pub(crate) fn n_specialists(&self, kind: Specialist) -> u8 {
        let of = |sets: &Per<Direction, Spaces>| sets.values().iter().map(|set| set.len()).sum();
        match kind {
            Specialist::Horse => of(&self.horses),
            Specialist::Footman => self.footmen.len(),
            Specialist::KneelingArcher => of(&self.archers),
            Specialist::Musician => self.musicians.len(),
        }
    }

    /// All riders.
    #[inline]
    pub(crate) fn riders(&self) -> Spaces {
        Spaces::any(self.horses.values())
    }

    /// In which direction the horse of a rider lies.
    pub(crate) fn horse_of(&self, rider: Space) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|direction| self.horses[*direction].has(rider))
    }

    /// TA-7.8: all spaces that these warriors occupy, with their horses.
    #[inline]
    pub(crate) fn extent(&self, warriors: Spaces) -> Spaces {
        let mut all = warriors;
        if self.riders().meets(warriors) {
            for direction in Direction::ALL {
                let middle = (self.horses[direction] & warriors).moved(direction);
                all |= middle | middle.moved(direction);
            }
        }
        all
    }

    /// TA-7.9: those of these warriors who have at least one space in the area; each counts once.
    #[inline]
    pub(crate) fn touching(&self, warriors: Spaces, area: Spaces) -> Spaces {
        let mut found = warriors & area;
        if self.riders().meets(warriors) {
            for direction in Direction::ALL {
                let riders = self.horses[direction] & warriors;
                let back = direction.back();
                let near = area.moved(back);
                found |= riders & (near | near.moved(back));
            }
        }
        found
    }

    /// The rider whose piece covers this space, or the warrior who stands there.
    pub(crate) fn piece_at(&self, space: Space) -> Option<Space> {
        self.touching(self.all_warriors(), Spaces::one(space))
            .first()
    }

    /// All kneeling archers.
    #[inline]
    pub(crate) fn all_archers(&self) -> Spaces {
        Spaces::any(self.archers.values())
    }

    /// The facing of the archer on this space.
    pub(crate) fn facing(&self, space: Space) -> Option<Direction> {
        Direction::ALL
            .into_iter()
            .find(|direction| self.archers[*direction].has(space))
    }

    /// TA-7.13: archers that look at one of these spaces.
    #[inline]
    pub(crate) fn archers_at(&self, targets: Spaces) -> Spaces {
        let mut found = Spaces::NONE;
        for direction in Direction::ALL {
            found |= self.archers[direction] & targets.moved(direction.back());
        }
        found
    }

    /// TA-7.13: the warrior that the archer on this space looks at, by the space of the figure.
    pub(crate) fn target(&self, archer: Space) -> Option<Space> {
        self.piece_at(archer.step(self.facing(archer)?, 1)?)
    }

    /// Every space with a figure (TA-1.10).
    #[inline]
    pub(crate) fn occupied(&self) -> Spaces {
        self.extent(self.all_warriors()) | self.footmen | self.musicians | self.all_archers()
    }

    /// Every space without a figure.
    #[inline]
    pub(crate) fn empty(&self) -> Spaces {
        !self.occupied()
    }

    /// TA-7.6: own warriors without a horse for whom one fits in one of these directions.
    #[inline]
    pub(crate) fn mountable(&self, seat: Seat, directions: &[Direction]) -> Spaces {
        let empty = self.empty();
        let mut rooms = Spaces::NONE;
        for direction in directions {
            let back = direction.back();
            let pairs = empty & empty.moved(back);
            rooms |= pairs.moved(back);
        }
        self.of(seat).without(self.riders()) & rooms
    }

    /// TA-6.14 to TA-6.16: how far a warrior, with its horse, can slide in this direction.
    pub(crate) fn reach(&self, warrior: Space, direction: Direction) -> u8 {
        let piece = self.extent(Spaces::one(warrior));
        let free = self.empty() | piece;
        let (mut now, mut steps) = (piece, 0);
        loop {
            let next = now.moved(direction);
            if next.len() < piece.len() || next.meets(!free) {
                return steps;
            }
            (now, steps) = (next, steps + 1);
        }
    }

    /// TA-6.16, TA-6.17: moves a warrior together with its horse.
    pub(crate) fn slide(&mut self, seat: Seat, kind: Warrior, from: Space, to: Space) {
        let moved = |spaces: &mut Spaces| {
            if spaces.has(from) {
                *spaces = spaces.without(Spaces::one(from)).with(to);
            }
        };
        moved(&mut self.warriors[seat.index()][kind]);
        for direction in Direction::ALL {
            moved(&mut self.horses[direction]);
        }
    }

    /// TA-6.11: the empty spaces up to the next figure in this direction; none without a figure up to the edge.
    pub(crate) fn gap(&self, from: Space, direction: Direction) -> Option<u8> {
        let occupied = self.occupied();
        (1..)
            .map_while(|steps| from.step(direction, steps))
            .position(|space| occupied.has(space))
            .map(|gap| gap as u8)
    }
}
