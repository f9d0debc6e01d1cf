//! The closed sets of the game, each with the stable identifier of the specification.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use table::Seat;

/// An enum whose members have a stable text.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($variant),+ }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
            pub const N: usize = Self::ALL.len();

            pub const fn id(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::ids::Member for $name {
            const ALL: &'static [Self] = Self::ALL;
            fn place(self) -> usize { self as usize }
            fn text(self) -> &'static str { self.id() }
        }

        text_form!($name);
    };
}

/// A numbered card with a stable text.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident [$n:literal] $texts:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            pub const N: usize = $n;
            pub const ALL: &'static [Self] = &{
                let mut all = [Self(0); $n];
                let mut at = 0;
                while at < $n {
                    all[at] = Self(at as u8);
                    at += 1;
                }
                all
            };

            pub fn id(self) -> &'static str {
                const TEXTS: [&str; $n] = $texts;
                TEXTS[self.0 as usize]
            }

            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub fn at(index: usize) -> Self {
                Self::ALL[index]
            }
        }

        impl $crate::ids::Member for $name {
            const ALL: &'static [Self] = Self::ALL;
            fn place(self) -> usize { self.index() }
            fn text(self) -> &'static str { self.id() }
        }

        text_form!($name);
    };
}

macro_rules! text_form {
    ($name:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                $crate::ids::find(text)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

/// A member of a closed set.
pub trait Member: Copy + Eq + 'static {
    const ALL: &'static [Self];
    fn place(self) -> usize;
    fn text(self) -> &'static str;
}

/// The member with this text.
pub fn find<T: Member>(text: &str) -> Result<T, String> {
    T::ALL
        .iter()
        .copied()
        .find(|member| member.text() == text)
        .ok_or_else(|| {
            let known: Vec<_> = T::ALL.iter().map(|member| member.text()).collect();
            format!("unknown '{text}': one of {}", known.join(", "))
        })
}

named!(Mode { Standard = "standard", Standard2 = "standard2", Solo = "solo", Coop = "coop" });
named!(Season { Spring = "spring", Summer = "summer", Fall = "fall", Winter = "winter" });
named!(Resource { Wood = "wood", Stone = "stone", Gold = "gold", Chi = "chi" });
named!(Soldier { Spearman = "spearman", Archer = "archer", Horseman = "horseman" });
named!(Section { Left = "left", Middle = "middle", Right = "right" });
named!(Location {
    LumberMill = "lumber_mill",
    Quarry = "quarry",
    GoldMine = "gold_mine",
    Temple = "temple",
    Barracks = "barracks",
    TeaHouse = "tea_house",
    BuildersCamp = "builders_camp",
    Logistics = "logistics",
    Embassy = "embassy",
    Academy = "academy",
});
named!(Command {
    Despotism = "despotism",
    Economy = "economy",
    WorkHarder = "work_harder",
    Mobilization = "mobilization",
    AttackOrder = "attack_order",
    Betrayal = "betrayal",
});
named!(General {
    LiangHongyu = "liang_hongyu",
    YangYe = "yang_ye",
    YueFei = "yue_fei",
    HanShizhong = "han_shizhong",
    MuGuiying = "mu_guiying",
    DiQing = "di_qing",
    MengGong = "meng_gong",
    LiGang = "li_gang",
    ZhangJun = "zhang_jun",
    ZongZe = "zong_ze",
    WuJie = "wu_jie",
    CaoBin = "cao_bin",
    YuYunwen = "yu_yunwen",
    WenTianxiang = "wen_tianxiang",
    ZhangShijie = "zhang_shijie",
    LuXiufu = "lu_xiufu",
    SuSong = "su_song",
    YangMiaozhen = "yang_miaozhen",
    ShiTianze = "shi_tianze",
    LiTingzhi = "li_tingzhi",
    JiangCai = "jiang_cai",
});
named!(Tactic {
    Retreat = "tac_retreat",
    CombinedArms = "tac_combined_arms",
    Restless = "tac_restless",
    Ambush = "tac_ambush",
    ForcedMarch = "tac_forced_march",
    Fortify = "tac_fortify",
    HeroicStand = "tac_heroic_stand",
    Audience = "tac_audience",
    DoubleShift = "tac_double_shift",
    Spoils = "tac_spoils",
    SharedSupplies = "tac_shared_supplies",
    Rally = "tac_rally",
    UnitedFront = "tac_united_front",
    HoldLine = "tac_hold_line",
    Mercy = "tac_mercy",
    WarCouncil = "tac_war_council",
});
named!(Horde {
    Scouts = "scouts",
    Spies = "spies",
    HorseArchers = "horse_archers",
    HeavyCavalry = "heavy_cavalry",
    Sappers = "sappers",
    Drummers = "drummers",
    ShieldBearers = "shield_bearers",
    KhanGuard = "khan_guard",
    Marauders = "marauders",
    SiegeCamp = "siege_camp",
    Shamans = "shamans",
    Torchbearers = "torchbearers",
    SteppeLancers = "steppe_lancers",
    Berserkers = "berserkers",
    NoyanGuard = "noyan_guard",
    Messengers = "messengers",
});
named!(Ability {
    Skirmishers = "skirmishers",
    Intrigue = "intrigue",
    ArrowStorm = "arrow_storm",
    Crush = "crush",
    Undermine = "undermine",
    WarDrums = "war_drums",
    ShieldWall = "shield_wall",
    Terror = "terror",
    Plunder = "plunder",
    Sabotage = "sabotage",
    Dread = "dread",
    Arson = "arson",
    Fury = "fury",
    Reinforcements = "reinforcements",
});
named!(Artifact {
    Seal = "art_seal",
    Sword = "art_sword",
    Tripods = "art_tripods",
    Tiger = "art_tiger",
    Scrolls = "art_scrolls",
});
named!(Window {
    Income = "income",
    TurnStart = "turn_start",
    LocationActivated = "location_activated",
    HordeDefeated = "horde_defeated",
    KillPending = "kill_pending",
    Breach = "breach",
    WinterStart = "winter_start",
});
// Where Honor came from, for the breakdown of the score.
named!(Source {
    Rewards = "rewards",
    Defeats = "defeats",
    Builds = "builds",
    Donations = "donations",
    Cards = "cards",
    Reclaim = "reclaim",
    Hordes = "hordes",
    Artifacts = "artifacts",
    Losses = "losses",
    Shame = "shame",
});
// One token of Qin Jiushao's Location track.
named!(Token { Wood = "wood", Stone = "stone", Gold = "gold", Chi = "chi", Wound = "wound" });

numbered!(Advisor[44] [
    "adv_01", "adv_02", "adv_03", "adv_04", "adv_05", "adv_06", "adv_07", "adv_08", "adv_09", "adv_10", "adv_11",
    "adv_12", "adv_13", "adv_14", "adv_15", "adv_16", "adv_17", "adv_18", "adv_19", "adv_20", "adv_21", "adv_22",
    "adv_23", "adv_24", "adv_25", "adv_26", "adv_27", "adv_28", "adv_29", "adv_30", "adv_31", "adv_32", "adv_33",
    "adv_34", "adv_35", "adv_36", "adv_37", "adv_38", "adv_39", "adv_40", "adv_41", "adv_42", "adv_43", "adv_44",
]);
numbered!(Decree[12] [
    "dec_01", "dec_02", "dec_03", "dec_04", "dec_05", "dec_06", "dec_07", "dec_08", "dec_09", "dec_10", "dec_11",
    "dec_12",
]);
numbered!(Omen[12] [
    "evt_01", "evt_02", "evt_03", "evt_04", "evt_05", "evt_06", "evt_07", "evt_08", "evt_09", "evt_10", "evt_11",
    "evt_12",
]);
numbered!(TacticCard[32] [
    "tac_retreat_1", "tac_retreat_2", "tac_combined_arms_1", "tac_combined_arms_2", "tac_restless_1",
    "tac_restless_2", "tac_ambush_1", "tac_ambush_2", "tac_forced_march_1", "tac_forced_march_2", "tac_fortify_1",
    "tac_fortify_2", "tac_heroic_stand_1", "tac_heroic_stand_2", "tac_audience_1", "tac_audience_2",
    "tac_double_shift_1", "tac_double_shift_2", "tac_spoils_1", "tac_spoils_2", "tac_shared_supplies_1",
    "tac_shared_supplies_2", "tac_rally_1", "tac_rally_2", "tac_united_front_1", "tac_united_front_2",
    "tac_hold_line_1", "tac_hold_line_2", "tac_mercy_1", "tac_mercy_2", "tac_war_council_1", "tac_war_council_2",
]);
numbered!(HordeCard[48] [
    "scouts_left", "scouts_middle", "scouts_right", "spies_left", "spies_middle", "spies_right",
    "horse_archers_left", "horse_archers_middle", "horse_archers_right", "heavy_cavalry_left",
    "heavy_cavalry_middle", "heavy_cavalry_right", "sappers_left", "sappers_middle", "sappers_right",
    "drummers_left", "drummers_middle", "drummers_right", "shield_bearers_left", "shield_bearers_middle",
    "shield_bearers_right", "khan_guard_left", "khan_guard_middle", "khan_guard_right", "marauders_left",
    "marauders_middle", "marauders_right", "siege_camp_left", "siege_camp_middle", "siege_camp_right",
    "shamans_left", "shamans_middle", "shamans_right", "torchbearers_left", "torchbearers_middle",
    "torchbearers_right", "steppe_lancers_left", "steppe_lancers_middle", "steppe_lancers_right",
    "berserkers_left", "berserkers_middle", "berserkers_right", "noyan_guard_left", "noyan_guard_middle",
    "noyan_guard_right", "messengers_left", "messengers_middle", "messengers_right",
]);

impl TacticCard {
    /// What is printed on it; the two copies differ in nothing.
    pub fn face(self) -> Tactic {
        Tactic::ALL[self.index() / 2]
    }
}

impl Tactic {
    pub fn copies(self) -> [TacticCard; 2] {
        [
            TacticCard::at(self.index() * 2),
            TacticCard::at(self.index() * 2 + 1),
        ]
    }
}

impl HordeCard {
    pub fn horde(self) -> Horde {
        Horde::ALL[self.index() / 3]
    }

    /// The Section shown on its back.
    pub fn indicator(self) -> Section {
        Section::ALL[self.index() % 3]
    }
}

impl Location {
    pub const PRODUCTION: [Location; 4] = [
        Location::LumberMill,
        Location::Quarry,
        Location::GoldMine,
        Location::Temple,
    ];

    /// Its place among the Production Locations.
    pub fn production(self) -> Option<usize> {
        (self.index() < 4).then_some(self.index())
    }
}

impl Token {
    /// GW-28.20: the Location a token stands for.
    pub fn location(self) -> Location {
        match self {
            Token::Wood => Location::LumberMill,
            Token::Stone => Location::Quarry,
            Token::Gold => Location::GoldMine,
            Token::Chi => Location::Temple,
            Token::Wound => Location::Barracks,
        }
    }
}

/// The most players.
pub const PLAYERS: usize = 4;

/// A clan: a player's, the Reed Clan or Qin Jiushao's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clan(u8);

impl Clan {
    /// How many clans can be told apart.
    pub const N: usize = PLAYERS + 2;
    pub const REED: Clan = Clan(PLAYERS as u8);
    pub const QIN: Clan = Clan(PLAYERS as u8 + 1);

    pub fn of(seat: Seat) -> Self {
        Clan(seat.index().min(PLAYERS - 1) as u8)
    }

    pub fn at(index: usize) -> Self {
        Clan(index.min(Self::N - 1) as u8)
    }

    pub fn all() -> impl Iterator<Item = Clan> {
        (0..Self::N).map(Clan::at)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat of a human player's clan.
    pub fn seat(self) -> Option<Seat> {
        ((self.0 as usize) < PLAYERS).then(|| Seat::new(self.0 as usize))
    }
}

impl fmt::Display for Clan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clan::REED => f.write_str("reed"),
            Clan::QIN => f.write_str("qin"),
            Clan(seat) => write!(f, "{}", seat + 1),
        }
    }
}

impl std::str::FromStr for Clan {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "reed" => Ok(Clan::REED),
            "qin" => Ok(Clan::QIN),
            _ => text
                .parse::<u8>()
                .ok()
                .filter(|number| (1..=PLAYERS as u8).contains(number))
                .map(|number| Clan(number - 1))
                .ok_or_else(|| format!("'{text}' is no clan: 1 to 4, reed or qin")),
        }
    }
}

impl Serialize for Clan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.seat() {
            Some(seat) => seat.serialize(serializer),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Clan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(u8),
            Text(String),
        }
        let text = match Form::deserialize(deserializer)? {
            Form::Number(number) => number.to_string(),
            Form::Text(text) => text,
        };
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A cell of a Horde card's grid of two rows and six columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    pub const N: usize = 12;
    pub const COLUMNS: usize = 6;

    pub fn at(index: usize) -> Self {
        Cell(index.min(Self::N - 1) as u8)
    }

    /// All cells in reading order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Self::N).map(Cell::at)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour to the right.
    pub fn right(self) -> Option<Cell> {
        (self.index() % Self::COLUMNS + 1 < Self::COLUMNS).then(|| Cell(self.0 + 1))
    }

    /// The neighbour below.
    pub fn below(self) -> Option<Cell> {
        (self.index() < Self::COLUMNS).then(|| Cell(self.0 + Self::COLUMNS as u8))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = if self.index() < Self::COLUMNS {
            't'
        } else {
            'b'
        };
        write!(f, "{line}{}", self.index() % Self::COLUMNS + 1)
    }
}

impl std::str::FromStr for Cell {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        Cell::all()
            .find(|cell| cell.to_string() == text)
            .ok_or_else(|| format!("'{text}' is no cell: t1 to t6, b1 to b6"))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// One Vital spot of the battlefield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    pub section: Section,
    /// From 0, nearest the Wall.
    pub row: u8,
    pub cell: Cell,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.section, self.row + 1, self.cell)
    }
}

impl std::str::FromStr for Spot {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split('.');
        let (Some(section), Some(row), Some(cell), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(format!("'{text}' is no Vital spot: write it as left.1.t3"));
        };
        let row = match row {
            "1" => 0,
            "2" => 1,
            "3" => 2,
            _ => return Err(format!("'{row}' is no row: 1, 2 or 3")),
        };
        Ok(Spot {
            section: section.parse()?,
            row,
            cell: cell.parse()?,
        })
    }
}
