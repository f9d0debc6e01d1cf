//! What happens at the table.

use crate::{
    names::{
        Direction, Master, Quarter, Specialist, Standing, Token, Track, Warrior, Weapon, Wheel,
        Worker,
    },
    table::Space,
};
use ::table::Seat;

/// Something that happened. Everything is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    Round {
        /// Which, from 1.
        round: u8,
    },
    /// A wheel was turned for coins.
    Rotated {
        /// By whom.
        seat: Seat,
        /// Which.
        wheel: Wheel,
        /// Coins paid.
        coins: u8,
    },
    /// A worker was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which kind.
        worker: Worker,
        /// Where.
        segment: u8,
    },
    /// Coins gained.
    Coins {
        /// By whom.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// Wet clay gained.
    Clay {
        /// By whom.
        seat: Seat,
        /// How much.
        clay: u8,
    },
    /// Clay paid for a warrior, one of it into a warehouse.
    PaidClay {
        /// By whom.
        seat: Seat,
        /// How much.
        clay: u8,
        /// Where the dry one lies.
        quarter: Quarter,
    },
    /// Coins paid to the Master Builder.
    PaidBuilder {
        /// By whom.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// Dry clay became wet.
    Moistened {
        /// Whose.
        seat: Seat,
        /// How much.
        clay: u16,
    },
    /// A craftsman became an artisan.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// Where.
        segment: u8,
    },
    /// A priority token was taken.
    Priority {
        /// By whom.
        seat: Seat,
        /// Its number.
        number: u8,
        /// Wet clay with it.
        clay: u8,
    },
    /// A weapon became active.
    Readied {
        /// Whose.
        seat: Seat,
        /// Which.
        weapon: Weapon,
    },
    /// All weapons became active.
    ReadiedAll {
        /// Whose.
        seat: Seat,
    },
    /// A warrior was created.
    Created {
        /// By whom.
        seat: Seat,
        /// Which kind.
        kind: Warrior,
        /// Where.
        space: Space,
        /// Points of the organizer.
        vp: u8,
    },
    /// A weapon was used for a warrior's ability.
    Used {
        /// By whom.
        seat: Seat,
        /// Which.
        weapon: Weapon,
        /// Points.
        vp: u8,
    },
    /// A crossbow was used.
    Shot {
        /// By whom.
        seat: Seat,
        /// Points.
        vp: u8,
    },
    /// An inspector was moved.
    InspectorMoved {
        /// By whom.
        seat: Seat,
        /// Which.
        track: Track,
        /// Where it stands now.
        to: u8,
    },
    /// A warrior was moved by a guard.
    Moved {
        /// By whom.
        seat: Seat,
        /// Which kind.
        kind: Warrior,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A specialist was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which kind.
        kind: Specialist,
        /// Coins paid.
        coins: u8,
        /// Weapon used.
        weapon: Weapon,
    },
    /// A footman or musician was placed.
    SpecialistPlaced {
        /// By whom.
        seat: Seat,
        /// Which kind.
        kind: Specialist,
        /// Where.
        space: Space,
    },
    /// A kneeling archer was placed.
    ArcherPlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
        /// Where it looks.
        facing: Direction,
    },
    /// A warrior got a horse.
    HorsePlaced {
        /// By whom.
        seat: Seat,
        /// The warrior's kind.
        kind: Warrior,
        /// Where the warrior stands.
        space: Space,
        /// The other end.
        end: Space,
    },
    /// A master was hired.
    Hired {
        /// By whom.
        seat: Seat,
        /// Which.
        master: Master,
        /// Coins paid.
        coins: u8,
    },
    /// A master was used.
    UsedMaster {
        /// By whom.
        seat: Seat,
        /// Which.
        master: Master,
    },
    /// The Overseer emptied two warehouses.
    Emptied {
        /// By whom.
        seat: Seat,
        /// One.
        first: Quarter,
        /// The other.
        second: Quarter,
        /// Dry clay from them.
        clay: u16,
    },
    /// A printed action was left alone.
    Skipped {
        /// By whom.
        seat: Seat,
    },
    /// Points for domination or presence.
    Scored {
        /// Whose.
        seat: Seat,
        /// What was scored.
        what: Scored,
        /// Domination or presence.
        standing: Standing,
        /// Points.
        vp: u8,
    },
    /// An inspector went on after its scoring.
    InspectorSteps {
        /// Which.
        track: Track,
        /// Where it stands now.
        to: u8,
    },
    /// Points from all musicians.
    Music {
        /// Whose.
        seat: Seat,
        /// Points.
        vp: u16,
    },
    /// The turn order as it stands after the update.
    Order {
        /// Seats, first player first.
        order: [Seat; 4],
        /// How many play.
        n_players: u8,
    },
    /// Wet clay dried.
    Dried {
        /// Whose.
        seat: Seat,
        /// How much.
        clay: u16,
        /// How much stays wet.
        kept: u16,
    },
    /// Coins from masters.
    Income {
        /// Whose.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// Both wheels turned by themselves.
    WheelsTurn,
    /// Final scoring begins.
    FinalScoring,
    /// Warriors without a group were removed.
    Removed {
        /// Whose.
        seat: Seat,
        /// How many.
        warriors: u8,
    },
    /// Points of a player's warriors in a group.
    GroupWarriors {
        /// Whose.
        seat: Seat,
        /// The kind of the group.
        kind: Warrior,
        /// The first space of the group.
        space: Space,
        /// How many warriors.
        warriors: u8,
        /// Points.
        vp: u16,
    },
    /// Points of the target of kneeling archers.
    ArcherPoints {
        /// Whose.
        seat: Seat,
        /// How many archers.
        archers: u8,
        /// Points.
        vp: u16,
    },
    /// Points for coins and clay.
    Leftovers {
        /// Whose.
        seat: Seat,
        /// Coins and clay.
        goods: u32,
        /// Points.
        vp: u16,
    },
    /// The game is over.
    Won {
        /// By whom.
        seat: Seat,
        /// With so many points.
        vp: i32,
    },
}

/// What domination and presence were scored in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scored {
    /// The inspected row.
    Row(u8),
    /// The inspected column.
    Column(u8),
    /// The token of the round.
    Token(Token),
    /// Around this footman.
    Footman(Space),
    /// The group of this kind with this first space.
    Group(Warrior, Space),
}
