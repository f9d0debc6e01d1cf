//! The spaces that a board can have, and to which part each belongs. Which of them a board has, their arrows and their
//! symbols stand in the tables (specification 10.8).

use super::Part;
use table::{Set, names};

names! {
    /// A space of a board, in the order of the specification (10.2). Its id is a handle: what it shows stands in the
    /// tables. The last ones are on no board of our editions; they are for who finds a larger building on a printed one.
    pub enum Space {
        WhWood = "wh_wood", WhStone = "wh_stone", WhClay = "wh_clay",
        WhGlass = "wh_glass", WhPapyrus = "wh_papyrus", WhTextile = "wh_textile",
        AgA1 = "ag_a1", AgA2 = "ag_a2", AgA3 = "ag_a3",
        AgB1 = "ag_b1", AgB2 = "ag_b2", AgB3 = "ag_b3",
        AgC1 = "ag_c1", AgC2 = "ag_c2",
        BwA1 = "bw_a1", BwA2 = "bw_a2", BwA3 = "bw_a3", BwA4 = "bw_a4", BwA5 = "bw_a5",
        BwD1 = "bw_d1", BwD2 = "bw_d2",
        BeA1 = "be_a1", BeA2 = "be_a2", BeA3 = "be_a3", BeA4 = "be_a4", BeA5 = "be_a5",
        BeD1 = "be_d1", BeD2 = "be_d2",
        MkS1 = "mk_s1", MkS2 = "mk_s2", MkS3 = "mk_s3", MkA1 = "mk_a1", MkA2 = "mk_a2", MkC1 = "mk_c1",
        Gc1 = "gc_1", Gc2 = "gc_2", Gc3 = "gc_3",
        GlCrown = "gl_crown", GlGeneral = "gl_general", GlOrator = "gl_orator",
        GlScholar = "gl_scholar", GlTrader = "gl_trader",
        UnT1 = "un_t1", UnT2 = "un_t2", UnT3 = "un_t3",
        UnC1 = "un_c1", UnC2 = "un_c2", UnC3 = "un_c3",
        UnG1 = "un_g1", UnG2 = "un_g2", UnG3 = "un_g3",
        Wo1 = "wo_1", Wo2 = "wo_2", Wo3 = "wo_3",
        Ag9 = "ag_9", BwA6 = "bw_a6", BwD3 = "bw_d3", BeA6 = "be_a6", BeD3 = "be_d3",
        Mk7 = "mk_7", Gc4 = "gc_4", Gl6 = "gl_6", Un10 = "un_10",
    }
}

impl Space {
    /// SW-8.3: attack spaces of the West Barracks.
    pub const ATTACK_WEST: Set<Space> = run(Space::BwA1, Space::BwA5, Some(Space::BwA6));
    /// SW-8.3: defence spaces of the West Barracks.
    pub const DEFENCE_WEST: Set<Space> = run(Space::BwD1, Space::BwD2, Some(Space::BwD3));
    /// SW-8.3: attack spaces of the East Barracks.
    pub const ATTACK_EAST: Set<Space> = run(Space::BeA1, Space::BeA5, Some(Space::BeA6));
    /// SW-8.3: defence spaces of the East Barracks.
    pub const DEFENCE_EAST: Set<Space> = run(Space::BeD1, Space::BeD2, Some(Space::BeD3));
    /// SW-8.3: attack spaces of both Barracks.
    pub const ATTACKS: Set<Space> = either(Space::ATTACK_WEST, Space::ATTACK_EAST);
    /// SW-8.3: defence spaces of both Barracks.
    pub const DEFENCES: Set<Space> = either(Space::DEFENCE_WEST, Space::DEFENCE_EAST);

    /// The part of the city to which the space belongs.
    #[inline]
    pub const fn part(self) -> Part {
        PARTS[self.index()]
    }
}

impl Part {
    /// Every space that the part can have. What it has on a board: [`crate::Board::of`].
    #[inline]
    pub const fn spaces(self) -> Set<Space> {
        match self {
            Part::Warehouse => run(Space::WhWood, Space::WhTextile, None),
            Part::Agora => run(Space::AgA1, Space::AgC2, Some(Space::Ag9)),
            Part::BarracksWest => either(Space::ATTACK_WEST, Space::DEFENCE_WEST),
            Part::BarracksEast => either(Space::ATTACK_EAST, Space::DEFENCE_EAST),
            Part::Market => run(Space::MkS1, Space::MkC1, Some(Space::Mk7)),
            Part::University => run(Space::UnT1, Space::UnG3, Some(Space::Un10)),
            Part::GuildCourt => run(Space::Gc1, Space::Gc3, Some(Space::Gc4)),
            Part::Gallery => run(Space::GlCrown, Space::GlTrader, Some(Space::Gl6)),
            Part::Wonder => run(Space::Wo1, Space::Wo3, None),
        }
    }

    /// Every space that these parts can have.
    pub fn spaces_of(parts: Set<Part>) -> Set<Space> {
        parts
            .iter()
            .fold(Set::NONE, |all, part| all.or(part.spaces()))
    }
}

/// By [`Space`]; each belongs to one part.
const PARTS: [Part; Space::N] = {
    let mut parts = [Part::Warehouse; Space::N];
    let mut known = 0;
    let mut at = 0;
    while at < Part::N {
        let spaces = Part::at(at).spaces().bits();
        assert!(known & spaces == 0, "a space belongs to one part");
        known |= spaces;
        let mut space = 0;
        while space < Space::N {
            if spaces >> space & 1 != 0 {
                parts[space] = Part::at(at);
            }
            space += 1;
        }
        at += 1;
    }
    assert!(known == u64::MAX >> (64 - Space::N), "each has one");
    parts
};

/// The spaces from the first to the last, and perhaps one more.
const fn run(first: Space, last: Space, more: Option<Space>) -> Set<Space> {
    let more = match more {
        Some(space) => 1 << space as u8,
        None => 0,
    };
    Set::from_bits(((2 << last as u8) - (1 << first as u8)) | more)
}

const fn either(one: Set<Space>, other: Set<Space>) -> Set<Space> {
    Set::from_bits(one.bits() | other.bits())
}
