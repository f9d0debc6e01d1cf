//! The spaces that a board can have, and to which part each belongs. Which of them a board has, their arrows and their
//! symbols stand in the tables (specification 10.8).

use super::{Part, Parts};

ids! {
    /// A space of a board, in the order of the specification (10.2). Its id is a handle: what it shows stands in the
    /// tables. The last ones are on no board of our editions; they are for who finds a larger building on a printed one.
    Space: "a space" {
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
        /// Market.
        MkS1 = "mk_s1",
        /// Market.
        MkS2 = "mk_s2",
        /// Market.
        MkS3 = "mk_s3",
        /// Market.
        MkA1 = "mk_a1",
        /// Market.
        MkA2 = "mk_a2",
        /// Market.
        MkC1 = "mk_c1",
        /// Guild Court.
        Gc1 = "gc_1",
        /// Guild Court.
        Gc2 = "gc_2",
        /// Guild Court.
        Gc3 = "gc_3",
        /// Gallery.
        GlCrown = "gl_crown",
        /// Gallery.
        GlGeneral = "gl_general",
        /// Gallery.
        GlOrator = "gl_orator",
        /// Gallery.
        GlScholar = "gl_scholar",
        /// Gallery.
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
        /// A ninth space of the Agora.
        Ag9 = "ag_9",
        /// A sixth West attack.
        BwA6 = "bw_a6",
        /// A third West defence.
        BwD3 = "bw_d3",
        /// A sixth East attack.
        BeA6 = "be_a6",
        /// A third East defence.
        BeD3 = "be_d3",
        /// A seventh space of the Market.
        Mk7 = "mk_7",
        /// A fourth space of the Guild Court.
        Gc4 = "gc_4",
        /// A sixth leader.
        Gl6 = "gl_6",
        /// A tenth space of the University.
        Un10 = "un_10",
    }
}
id_set! {
    /// A set of spaces.
    Spaces of Space in u64
}

impl Space {
    /// How many spaces there can be.
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
            | Space::AgC2
            | Space::Ag9 => Part::Agora,
            Space::BwA1
            | Space::BwA2
            | Space::BwA3
            | Space::BwA4
            | Space::BwA5
            | Space::BwD1
            | Space::BwD2
            | Space::BwA6
            | Space::BwD3 => Part::BarracksWest,
            Space::BeA1
            | Space::BeA2
            | Space::BeA3
            | Space::BeA4
            | Space::BeA5
            | Space::BeD1
            | Space::BeD2
            | Space::BeA6
            | Space::BeD3 => Part::BarracksEast,
            Space::MkS1
            | Space::MkS2
            | Space::MkS3
            | Space::MkA1
            | Space::MkA2
            | Space::MkC1
            | Space::Mk7 => Part::Market,
            Space::Gc1 | Space::Gc2 | Space::Gc3 | Space::Gc4 => Part::GuildCourt,
            Space::GlCrown
            | Space::GlGeneral
            | Space::GlOrator
            | Space::GlScholar
            | Space::GlTrader
            | Space::Gl6 => Part::Gallery,
            Space::UnT1
            | Space::UnT2
            | Space::UnT3
            | Space::UnC1
            | Space::UnC2
            | Space::UnC3
            | Space::UnG1
            | Space::UnG2
            | Space::UnG3
            | Space::Un10 => Part::University,
            Space::Wo1 | Space::Wo2 | Space::Wo3 => Part::Wonder,
        }
    }
}

impl Spaces {
    /// SW-8.3: attack spaces of the West Barracks.
    pub const ATTACK_WEST: Spaces = Spaces::run(Space::BwA1, Space::BwA5).with(Space::BwA6);
    /// SW-8.3: defence spaces of the West Barracks.
    pub const DEFENCE_WEST: Spaces = Spaces::run(Space::BwD1, Space::BwD2).with(Space::BwD3);
    /// SW-8.3: attack spaces of the East Barracks.
    pub const ATTACK_EAST: Spaces = Spaces::run(Space::BeA1, Space::BeA5).with(Space::BeA6);
    /// SW-8.3: defence spaces of the East Barracks.
    pub const DEFENCE_EAST: Spaces = Spaces::run(Space::BeD1, Space::BeD2).with(Space::BeD3);
    /// SW-8.3: attack spaces of both Barracks.
    pub const ATTACKS: Spaces = Spaces::ATTACK_WEST.or(Spaces::ATTACK_EAST);
    /// SW-8.3: defence spaces of both Barracks.
    pub const DEFENCES: Spaces = Spaces::DEFENCE_WEST.or(Spaces::DEFENCE_EAST);

    /// Every space that a part can have. What it has on a board: [`crate::Board::of`].
    #[inline]
    pub const fn of(part: Part) -> Spaces {
        match part {
            Part::Warehouse => Spaces::run(Space::WhWood, Space::WhTextile),
            Part::Agora => Spaces::run(Space::AgA1, Space::AgC2).with(Space::Ag9),
            Part::BarracksWest => Spaces::ATTACK_WEST.or(Spaces::DEFENCE_WEST),
            Part::BarracksEast => Spaces::ATTACK_EAST.or(Spaces::DEFENCE_EAST),
            Part::Market => Spaces::run(Space::MkS1, Space::MkC1).with(Space::Mk7),
            Part::University => Spaces::run(Space::UnT1, Space::UnG3).with(Space::Un10),
            Part::GuildCourt => Spaces::run(Space::Gc1, Space::Gc3).with(Space::Gc4),
            Part::Gallery => Spaces::run(Space::GlCrown, Space::GlTrader).with(Space::Gl6),
            Part::Wonder => Spaces::run(Space::Wo1, Space::Wo3),
        }
    }

    /// Every space that these parts can have.
    pub fn of_all(parts: Parts) -> Spaces {
        parts
            .iter()
            .fold(Spaces::NONE, |all, part| all.or(Spaces::of(part)))
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
        let by_part: u8 = Part::ALL.map(|part| Spaces::of(part).len()).iter().sum();
        assert_eq!(
            usize::from(by_part),
            Space::COUNT,
            "each belongs to one part"
        );
    }

    #[test]
    fn ids_are_parsed_back() {
        for space in Space::ALL {
            assert_eq!(space.name().parse(), Ok(space));
        }
        assert!("wh_gold".parse::<Space>().is_err());
    }
}
