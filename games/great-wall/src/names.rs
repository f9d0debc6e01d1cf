//! The closed sets of the game, each with the stable identifier of the specification.

mod clan;
mod spot;

pub use clan::{Clan, PLAYERS};
pub use spot::{Cell, Spot};

table::names! {
    /// How the game is played.
    pub enum Mode in u8 {
        Standard = "standard",
        Standard2 = "standard2",
        Solo = "solo",
        Coop = "coop",
    }
}

table::names! {
    /// A season of the Year (GW-3.1).
    pub enum Season in u8 {
        Spring = "spring",
        Summer = "summer",
        Fall = "fall",
        Winter = "winter",
    }
}

table::names! {
    /// What players keep behind their screens.
    pub enum Resource in u8 {
        Wood = "wood",
        Stone = "stone",
        Gold = "gold",
        Chi = "chi",
    }
}

table::names! {
    /// A kind of Soldier.
    pub enum Soldier in u8 {
        Spearman = "spearman",
        Archer = "archer",
        Horseman = "horseman",
    }
}

table::names! {
    /// A Section of the Wall.
    pub enum Section in u8 {
        Left = "left",
        Middle = "middle",
        Right = "right",
    }
}

table::names! {
    /// Where Clerks go: four that produce, then the others.
    pub enum Location in u16 {
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
    }
}

table::names! {
    /// A Command card.
    pub enum Command in u8 {
        Despotism = "despotism",
        Economy = "economy",
        WorkHarder = "work_harder",
        Mobilization = "mobilization",
        AttackOrder = "attack_order",
        Betrayal = "betrayal",
    }
}

table::names! {
    /// A General card.
    pub enum General in u32 {
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
    }
}

table::names! {
    /// What is printed on a Tactic card.
    pub enum Tactic in u16 {
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
    }
}

table::names! {
    /// What is printed on a Horde card.
    pub enum Horde in u16 {
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
    }
}

table::names! {
    /// What a Horde can do.
    pub enum Ability in u16 {
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
    }
}

table::names! {
    /// An Artifact card.
    pub enum Artifact in u8 {
        Seal = "art_seal",
        Sword = "art_sword",
        Tripods = "art_tripods",
        Tiger = "art_tiger",
        Scrolls = "art_scrolls",
    }
}

table::names! {
    /// A moment when Tactics may be played (GW-25.6).
    pub enum Window in u8 {
        Income = "income",
        TurnStart = "turn_start",
        LocationActivated = "location_activated",
        HordeDefeated = "horde_defeated",
        KillPending = "kill_pending",
        Breach = "breach",
        WinterStart = "winter_start",
    }
}

table::names! {
    /// Where Honor came from, for the breakdown of the score.
    pub enum Source: "source" in u16 {
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
    }
}

table::names! {
    /// How a game ends (GW-26.1, GW-29.60).
    pub enum Ending: "ending" in u8 {
        Walls = "walls",
        ShameEmpty = "shame_empty",
        Time = "time",
        Won = "won",
        /// Co-op: Shame was due with an empty pool.
        Disgrace = "disgrace",
    }
}

table::names! {
    /// One token of Qin Jiushao's Location track.
    pub enum Token in u8 {
        Wood = "wood",
        Stone = "stone",
        Gold = "gold",
        Chi = "chi",
        Wound = "wound",
    }
}

table::names! {
    /// An Advisor card.
    pub struct Advisor = [
        "adv_01", "adv_02", "adv_03", "adv_04", "adv_05", "adv_06", "adv_07", "adv_08", "adv_09", "adv_10", "adv_11",
        "adv_12", "adv_13", "adv_14", "adv_15", "adv_16", "adv_17", "adv_18", "adv_19", "adv_20", "adv_21", "adv_22",
        "adv_23", "adv_24", "adv_25", "adv_26", "adv_27", "adv_28", "adv_29", "adv_30", "adv_31", "adv_32", "adv_33",
        "adv_34", "adv_35", "adv_36", "adv_37", "adv_38", "adv_39", "adv_40", "adv_41", "adv_42", "adv_43", "adv_44",
    ];
}

table::names! {
    /// A Decree of the Emperor, in co-op.
    pub struct Decree in u16 = [
        "dec_01", "dec_02", "dec_03", "dec_04", "dec_05", "dec_06", "dec_07", "dec_08", "dec_09", "dec_10", "dec_11",
        "dec_12",
    ];
}

table::names! {
    /// An Event card, in co-op.
    pub struct Omen in u16 = [
        "evt_01", "evt_02", "evt_03", "evt_04", "evt_05", "evt_06", "evt_07", "evt_08", "evt_09", "evt_10", "evt_11",
        "evt_12",
    ];
}

table::names! {
    /// A card of the Tactic deck: two of each kind.
    pub struct TacticCard in u32 = [
        "tac_retreat_1", "tac_retreat_2", "tac_combined_arms_1", "tac_combined_arms_2", "tac_restless_1",
        "tac_restless_2", "tac_ambush_1", "tac_ambush_2", "tac_forced_march_1", "tac_forced_march_2", "tac_fortify_1",
        "tac_fortify_2", "tac_heroic_stand_1", "tac_heroic_stand_2", "tac_audience_1", "tac_audience_2",
        "tac_double_shift_1", "tac_double_shift_2", "tac_spoils_1", "tac_spoils_2", "tac_shared_supplies_1",
        "tac_shared_supplies_2", "tac_rally_1", "tac_rally_2", "tac_united_front_1", "tac_united_front_2",
        "tac_hold_line_1", "tac_hold_line_2", "tac_mercy_1", "tac_mercy_2", "tac_war_council_1", "tac_war_council_2",
    ];
}

table::names! {
    /// A card of the Horde deck: three of each kind.
    pub struct HordeCard = [
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
    ];
}

impl TacticCard {
    /// What is printed on it; the two copies differ in nothing.
    pub fn face(self) -> Tactic {
        Tactic::ALL[self.index() / 2]
    }
}

impl Tactic {
    /// Both cards with this face.
    pub fn copies(self) -> [TacticCard; 2] {
        [
            TacticCard::at(self.index() * 2),
            TacticCard::at(self.index() * 2 + 1),
        ]
    }
}

impl HordeCard {
    /// What the card shows.
    pub fn horde(self) -> Horde {
        Horde::ALL[self.index() / 3]
    }

    /// The Section shown on its back.
    pub fn indicator(self) -> Section {
        Section::ALL[self.index() % 3]
    }
}

impl Location {
    /// Those with Overseers.
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
