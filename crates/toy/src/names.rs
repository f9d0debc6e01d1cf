//! The closed sets.

use table::names;

names! {
    /// The ways to play.
    pub enum Mode: "mode" in u8 {
        /// TOY-1.3: treasures lie face down.
        Standard = "standard",
        /// TOY-1.4: treasures lie face up.
        Daylight = "daylight",
    }
}

names! {
    /// TOY-1.2: the birds on the cards.
    pub enum Bird: "bird" in u8 {
        Sparrow = "sparrow",
        Jay = "jay",
        Magpie = "magpie",
        Owl = "owl",
    }
}

names! {
    /// TOY-6: what can be won.
    pub enum Treasure: "treasure" in u8 {
        Egg = "egg",
        Ring = "ring",
        Feather = "feather",
        Mirror = "mirror",
    }
}

names! {
    /// TOY-1.3: a place of the row.
    pub enum Side: "side" in u8 {
        Left = "left",
        Right = "right",
    }
}

names! {
    /// TOY-4.2: what happens when a bird is bid.
    pub enum Call in u8 {
        /// Nothing more.
        Quiet = "quiet",
        /// It robs another player.
        Rob = "rob",
    }
}

names! {
    /// TOY-6: what happens when a treasure is won.
    pub enum Gift in u8 {
        /// Nothing more.
        None = "none",
        /// One more treasure from the nest.
        Another = "another",
        /// A card may be swapped.
        Swap = "swap",
    }
}
