//! The 54 spaces of a board, and which of them belong together.

use super::{Part, Parts};

ids! {
    /// A space of a board, in the order of the specification (10.2).
    Space: "a space", "space-" {
        /// Warehouse, wood.
        WhWood = "wh_wood",
        /// Warehouse, stone.
        WhStone = "wh_stone",
        /// Warehouse, clay.
        WhClay = "wh_clay",
        /// Warehouse, glass.
        WhGlass = "wh_glass",
        /// Warehouse, papyrus.
        WhPapyrus = "wh_papyrus",
        /// Warehouse, textile.
        WhTextile = "wh_textile",
        /// Agora, first lane.
        AgA1 = "ag_a1",
        /// Agora, first lane.
        AgA2 = "ag_a2",
        /// Agora, first lane.
        AgA3 = "ag_a3",
        /// Agora, second lane.
        AgB1 = "ag_b1",
        /// Agora, second lane.
        AgB2 = "ag_b2",
        /// Agora, second lane.
        AgB3 = "ag_b3",
        /// Agora, third lane.
        AgC1 = "ag_c1",
        /// Agora, third lane.
        AgC2 = "ag_c2",
        /// West attack.
        BwA1 = "bw_a1",
        /// West attack.
        BwA2 = "bw_a2",
        /// West attack.
        BwA3 = "bw_a3",
        /// West attack.
        BwA4 = "bw_a4",
        /// West attack.
        BwA5 = "bw_a5",
        /// West defence.
        BwD1 = "bw_d1",
        /// West defence.
        BwD2 = "bw_d2",
        /// East attack.
        BeA1 = "be_a1",
        /// East attack.
        BeA2 = "be_a2",
        /// East attack.
        BeA3 = "be_a3",
        /// East attack.
        BeA4 = "be_a4",
        /// East attack.
        BeA5 = "be_a5",
        /// East defence.
        BeD1 = "be_d1",
        /// East defence.
        BeD2 = "be_d2",
        /// Market, scales.
        MkS1 = "mk_s1",
        /// Market, scales.
        MkS2 = "mk_s2",
        /// Market, scales.
        MkS3 = "mk_s3",
        /// Market, amphora.
        MkA1 = "mk_a1",
        /// Market, amphora.
        MkA2 = "mk_a2",
        /// Market, ship.
        MkC1 = "mk_c1",
        /// Guild Court.
        Gc1 = "gc_1",
        /// Guild Court.
        Gc2 = "gc_2",
        /// Guild Court.
        Gc3 = "gc_3",
        /// Gallery, crown.
        GlCrown = "gl_crown",
        /// Gallery, general.
        GlGeneral = "gl_general",
        /// Gallery, orator.
        GlOrator = "gl_orator",
        /// Gallery, scholar.
        GlScholar = "gl_scholar",
        /// Gallery, trader.
        GlTrader = "gl_trader",
        /// University, tablet.
        UnT1 = "un_t1",
        /// University, tablet.
        UnT2 = "un_t2",
        /// University, tablet.
        UnT3 = "un_t3",
        /// University, compass.
        UnC1 = "un_c1",
        /// University, compass.
        UnC2 = "un_c2",
        /// University, compass.
        UnC3 = "un_c3",
        /// University, gear.
        UnG1 = "un_g1",
        /// University, gear.
        UnG2 = "un_g2",
        /// University, gear.
        UnG3 = "un_g3",
        /// First stage of the Wonder.
        Wo1 = "wo_1",
        /// Second stage of the Wonder.
        Wo2 = "wo_2",
        /// Third stage of the Wonder.
        Wo3 = "wo_3",
    }
}
id_set! {
    /// A set of spaces.
    Spaces of Space in u64
}

impl Space {
    /// How many spaces a board has.
    pub const COUNT: usize = Space::ALL.len();

    /// The part of the city to which the space belongs.
    pub const fn part(self) -> Part {
        match self {
            Space::WhWood
            | Space::WhStone
            | Space::WhClay
            | Space::WhGlass
            | Space::WhPapyrus
            | Space::WhTextile => Part::Warehouse,
            Space::AgA1
            | Space::AgA2
            | Space::AgA3
            | Space::AgB1
            | Space::AgB2
            | Space::AgB3
            | Space::AgC1
            | Space::AgC2 => Part::Agora,
            Space::BwA1
            | Space::BwA2
            | Space::BwA3
            | Space::BwA4
            | Space::BwA5
            | Space::BwD1
            | Space::BwD2 => Part::BarracksWest,
            Space::BeA1
            | Space::BeA2
            | Space::BeA3
            | Space::BeA4
            | Space::BeA5
            | Space::BeD1
            | Space::BeD2 => Part::BarracksEast,
            Space::MkS1 | Space::MkS2 | Space::MkS3 | Space::MkA1 | Space::MkA2 | Space::MkC1 => {
                Part::Market
            }
            Space::Gc1 | Space::Gc2 | Space::Gc3 => Part::GuildCourt,
            Space::GlCrown
            | Space::GlGeneral
            | Space::GlOrator
            | Space::GlScholar
            | Space::GlTrader => Part::Gallery,
            Space::UnT1
            | Space::UnT2
            | Space::UnT3
            | Space::UnC1
            | Space::UnC2
            | Space::UnC3
            | Space::UnG1
            | Space::UnG2
            | Space::UnG3 => Part::University,
            Space::Wo1 | Space::Wo2 | Space::Wo3 => Part::Wonder,
        }
    }
}

impl Spaces {
    /// SW-8.3: attack spaces of the West Barracks.
    pub const ATTACK_WEST: Spaces = Spaces::run(Space::BwA1, Space::BwA5);
    /// SW-8.3: defence spaces of the West Barracks.
    pub const DEFENCE_WEST: Spaces = Spaces::run(Space::BwD1, Space::BwD2);
    /// SW-8.3: attack spaces of the East Barracks.
    pub const ATTACK_EAST: Spaces = Spaces::run(Space::BeA1, Space::BeA5);
    /// SW-8.3: defence spaces of the East Barracks.
    pub const DEFENCE_EAST: Spaces = Spaces::run(Space::BeD1, Space::BeD2);

    /// Every space of a part.
    #[inline]
    pub const fn of(part: Part) -> Spaces {
        match part {
            Part::Warehouse => Spaces::run(Space::WhWood, Space::WhTextile),
            Part::Agora => Spaces::run(Space::AgA1, Space::AgC2),
            Part::BarracksWest => Spaces::run(Space::BwA1, Space::BwD2),
            Part::BarracksEast => Spaces::run(Space::BeA1, Space::BeD2),
            Part::Market => Spaces::run(Space::MkS1, Space::MkC1),
            Part::University => Spaces::run(Space::UnT1, Space::UnG3),
            Part::GuildCourt => Spaces::run(Space::Gc1, Space::Gc3),
            Part::Gallery => Spaces::run(Space::GlCrown, Space::GlTrader),
            Part::Wonder => Spaces::run(Space::Wo1, Space::Wo3),
        }
    }

    /// Every space of these parts.
    pub fn of_all(parts: Parts) -> Spaces {
        Spaces(parts.iter().fold(0, |bits, part| bits | Spaces::of(part).0))
    }

    const fn run(first: Space, last: Space) -> Spaces {
        Spaces((2 << last as u8) - (1 << first as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_and_their_spaces_agree() {
        for part in Part::ALL {
            let by_space: Spaces = Space::ALL
                .into_iter()
                .filter(|space| space.part() == part)
                .collect();
            assert_eq!(by_space, Spaces::of(part), "{part}");
        }
        assert_eq!(Spaces::ALL.len(), 54);
        assert_eq!(Spaces::ATTACK_WEST.len() + Spaces::DEFENCE_WEST.len(), 7);
    }

    #[test]
    fn ids_are_parsed_back() {
        for space in Space::ALL {
            assert_eq!(space.name().parse(), Ok(space));
        }
        assert!("wh_gold".parse::<Space>().is_err());
    }
}
