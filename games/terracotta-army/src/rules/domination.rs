//! Domination and presence (TA-9).

use crate::{
    data::{MAX_PLAYERS, Prize},
    names::Standing,
    table::{Figures, Spaces},
};
use ::table::Seat;

/// What is counted, by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Counts {
    /// How many of the scored thing (TA-9.1).
    pub(crate) of: [u32; MAX_PLAYERS],
    /// Kneeling archers that look at a counted warrior (TA-9.6); zero where they do not matter (TA-9.10).
    pub(crate) archers: [u8; MAX_PLAYERS],
}

impl Counts {
    /// TA-7.9, TA-9.6: the warriors of each player in an area, each once, and the archers that look at them.
    #[inline]
    pub(crate) fn warriors_in(figures: &Figures, area: Spaces) -> Counts {
        Counts::warriors(figures, |seat| figures.touching(figures.of(seat), area))
    }

    /// TA-9.6, TA-9.9: these warriors of each player, and the archers that look at them from wherever.
    #[inline]
    pub(crate) fn warriors(figures: &Figures, of: impl Fn(Seat) -> Spaces) -> Counts {
        let mut counts = Counts::default();
        let has_archers = !figures.all_archers().is_empty();
        for seat in Seat::first(MAX_PLAYERS) {
            let counted = of(seat);
            counts.of[seat.index()] = u32::from(counted.len());
            if has_archers && !counted.is_empty() {
                counts.archers[seat.index()] = figures.archers_at(figures.extent(counted)).len();
            }
        }
        counts
    }

    /// TA-9.2 to TA-9.8: who has domination and who has presence.
    pub(crate) fn standings(&self) -> [Standing; MAX_PLAYERS] {
        let dominant = self.dominant();
        std::array::from_fn(|seat| {
            if self.of[seat] == 0 {
                Standing::Absent
            } else if dominant == Some(seat) {
                Standing::Domination
            } else {
                Standing::Presence
            }
        })
    }

    /// TA-9.3, TA-9.6, TA-9.7: the only one with the highest count, or with the most archers among those.
    fn dominant(&self) -> Option<usize> {
        let most = self.of.into_iter().max().filter(|&most| most > 0)?;
        let key = |seat: &usize| (self.of[*seat] == most).then(|| self.archers[*seat]);
        let best = (0..MAX_PLAYERS).filter_map(|seat| key(&seat)).max()?;
        let mut leaders = (0..MAX_PLAYERS).filter(|seat| key(seat) == Some(best));
        leaders.next().filter(|_| leaders.next().is_none())
    }

    /// How many players have at least one.
    pub(crate) fn n_present(&self) -> u8 {
        self.of.iter().filter(|&&count| count > 0).count() as u8
    }
}

impl Prize {
    /// TA-9.3, TA-9.4: domination excludes presence.
    pub(crate) fn of(self, standing: Standing) -> u8 {
        match standing {
            Standing::Absent => 0,
            Standing::Presence => self.presence,
            Standing::Domination => self.domination,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AV-2.
    #[test]
    fn the_table_of_the_specification() {
        let prize = Prize {
            domination: 7,
            presence: 3,
        };
        let cases = [
            ([3, 1, 0, 0], [0, 0, 0, 0], [7, 3, 0, 0]),
            ([0, 0, 2, 0], [0, 0, 0, 0], [0, 0, 7, 0]),
            ([2, 2, 1, 0], [0, 0, 0, 0], [3, 3, 3, 0]),
            ([1, 1, 1, 1], [0, 0, 0, 0], [3, 3, 3, 3]),
            ([2, 2, 1, 0], [0, 1, 0, 0], [3, 7, 3, 0]),
            ([2, 2, 1, 0], [0, 0, 1, 0], [3, 3, 3, 0]),
            ([2, 2, 2, 0], [1, 1, 0, 0], [3, 3, 3, 0]),
            ([2, 2, 2, 0], [2, 1, 0, 0], [7, 3, 3, 0]),
            ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
        ];
        for (of, archers, vp) in cases {
            let standings = Counts { of, archers }.standings();
            assert_eq!(
                standings.map(|standing| prize.of(standing)),
                vp,
                "{of:?} {archers:?}"
            );
        }
    }
}
