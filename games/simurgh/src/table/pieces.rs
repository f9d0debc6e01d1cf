//! Figures, dragons, sets and face-down tiles, and how they are written in positions.

use crate::{
    data::Data,
    names::{Dragon, End, Slot, Space},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{List, Pad, Seat, Seats, Set, as_text};

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Where(u8);

impl Where {
    /// Not yet recruited (SI-2.5).
    pub const SUPPLY: Where = Where(253);
    /// Ready to be placed.
    pub const AVAILABLE: Where = Where(254);
    /// Came back in this turn (SI-10.6).
    pub const RESTING: Where = Where(255);

    /// On a space.
    #[inline]
    pub const fn on(space: Space) -> Where {
        Where(space.code())
    }

    /// The space it stands on.
    #[inline]
    pub const fn space(self) -> Option<Space> {
        Space::from_code(self.0)
    }
}

impl std::fmt::Display for Where {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.space() {
            Some(space) => space.fmt(f),
            None => f.write_str(match *self {
                Where::SUPPLY => "supply",
                Where::AVAILABLE => "available",
                Where(_) => "resting",
            }),
        }
    }
}

impl std::str::FromStr for Where {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "supply" => Ok(Where::SUPPLY),
            "available" => Ok(Where::AVAILABLE),
            "resting" => Ok(Where::RESTING),
            space => space
                .parse()
                .map(Where::on)
                .map_err(|error: String| format!("{error}; or supply, available, resting")),
        }
    }
}

/// The figures of one kind of one player; which is which does not matter, so they are kept sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Figures<const N: usize>(pub(super) [Where; N]);

impl<const N: usize> Figures<N> {
    fn new(mut figures: [Where; N]) -> Self {
        figures.sort_unstable();
        Self(figures)
    }

    pub(crate) const fn as_slice(&self) -> &[Where] {
        &self.0
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Where> + '_ {
        self.0.iter().copied()
    }
}

impl<const N: usize> Serialize for Figures<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Figures<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let figures = Vec::<Where>::deserialize(deserializer)?;
        let n = figures.len();
        figures
            .try_into()
            .map(Figures::new)
            .map_err(|_| serde::de::Error::custom(format!("{n} figures: there are exactly {N}")))
    }
}

/// A dragon tile before its owner: kind, markers, and abilities used in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OwnDragon {
    /// The kind.
    pub kind: Dragon,
    /// Slots with a marker.
    pub markers: Set<Slot>,
    /// Slots used in this turn (SI-11.7).
    pub used: Set<Slot>,
}

impl OwnDragon {
    /// A tile with markers on its leftmost slots (SI-11.3).
    pub(crate) fn with_markers(kind: Dragon, n: u8) -> Self {
        Self {
            kind,
            markers: Slot::ALL.into_iter().take(usize::from(n)).collect(),
            used: Set::NONE,
        }
    }

    /// Whether the slot has a marker.
    #[inline]
    pub fn is_armed(self, slot: Slot) -> bool {
        self.markers.has(slot)
    }

    /// Whether the slot was used in this turn.
    #[inline]
    pub fn is_used(self, slot: Slot) -> bool {
        self.used.has(slot)
    }

    /// The leftmost slot that a gained marker may fill (SI-11.4).
    #[inline]
    pub(crate) fn fillable(self, data: &Data) -> Option<Slot> {
        let free = data.refillable(self.kind).minus(self.markers);
        free.iter().next()
    }
}

/// Written as `sage:AB` with markers on A and B, `sage:A/B` when B was used in this turn, `sage:-` without markers.
impl std::fmt::Display for OwnDragon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:", self.kind)?;
        if self.markers.is_empty() {
            f.write_str("-")?;
        }
        let slash = (!self.used.is_empty()).then_some("/");
        let marks = self.markers.iter().map(Slot::id).chain(slash);
        for mark in marks.chain(self.used.iter().map(Slot::id)) {
            f.write_str(mark)?;
        }
        Ok(())
    }
}

impl std::str::FromStr for OwnDragon {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            format!("'{text}' is no dragon: write sage:AB, sage:- or sage:A/B (used in this turn)")
        };
        let (kind, marks) = text.split_once(':').ok_or_else(wrong)?;
        let (markers, used) = marks.split_once('/').unwrap_or((marks, ""));
        let slots = |letters: &str| -> Result<Set<Slot>, String> {
            let letters = letters.chars().filter(|&letter| letter != '-');
            letters
                .map(|letter| letter.to_string().parse().map_err(|_| wrong()))
                .collect()
        };
        Ok(OwnDragon {
            kind: kind.parse()?,
            markers: slots(markers)?,
            used: slots(used)?,
        })
    }
}

as_text!(Where, OwnDragon);

/// A face-down tile in a stack, and who knows what it is (SI-17.1: who returned a tile knows where it lies).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hidden<T> {
    /// The tile.
    pub tile: T,
    /// Who knows it.
    pub known: Seats,
}

impl<T> Hidden<T> {
    pub(crate) const fn unknown(tile: T) -> Self {
        Self {
            tile,
            known: Seats::NONE,
        }
    }
}

/// SI-17.1: a tile goes back to the top or the bottom of its stack; who put it there knows where it lies.
pub(crate) fn put_back<T: Pad, const N: usize>(
    stack: &mut List<Hidden<T>, N>,
    tile: T,
    end: End,
    seat: Seat,
) {
    let hidden = Hidden {
        tile,
        known: Seats::NONE.with(seat),
    };
    match end {
        End::Top => stack.insert(0, hidden),
        End::Bottom => stack.push(hidden),
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written<T> {
    Plain(T),
    Known(Labelled<T>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Labelled<T> {
    tile: T,
    known: Seats,
}

/// Written as the plain tile when nobody knows it, else as `{"tile": …, "known": [1]}`.
impl<T: Serialize + Copy> Serialize for Hidden<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { tile, known } = *self;
        if known.is_empty() {
            Written::Plain(tile).serialize(serializer)
        } else {
            Written::Known(Labelled { tile, known }).serialize(serializer)
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Hidden<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::Plain(tile) => Hidden::unknown(tile),
            Written::Known(Labelled { tile, known }) => Hidden { tile, known },
        })
    }
}

impl<T: Pad> Pad for Hidden<T> {
    const PAD: Self = Hidden::unknown(T::PAD);
}

impl Pad for OwnDragon {
    const PAD: Self = OwnDragon {
        kind: Dragon::PAD,
        markers: Set::NONE,
        used: Set::NONE,
    };
}

/// A set of spaces.
#[derive(Clone, Copy, Default)]
pub(crate) struct SpaceSet([u64; 4]);

impl SpaceSet {
    #[inline]
    pub(crate) fn add(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
    }

    #[inline]
    pub(crate) fn has(&self, space: Space) -> bool {
        self.0[space.index() / 64] & 1 << (space.index() % 64) != 0
    }
}
