//! One choice and its notation.

use crate::{
    names::{
        Direction, MasterToken, Quarter, Segment, Specialist, Steps, Stretch, Track, Warrior,
        Wheel, Worker,
    },
    table::Space,
};
use ::table::notation;

notation! {
    /// One choice. The order is the order of legal lists.
    pub enum Action {
        /// Pay and turn a wheel (TA-4.1).
        Rotate(wheel: Wheel) => "rotate {wheel}",
        /// Put a worker on a segment (TA-4.4).
        Place(worker: Worker, segment: Segment) => "place {worker} {segment}",
        /// The printed action (TA-4.11).
        Perform => "perform",
        /// Wet clay instead of the action (TA-4.11).
        TakeClay => "clay",
        /// A coin instead of the action (TA-4.11).
        TakeCoin => "coin",
        /// Nothing (TA-4.11).
        Skip => "skip",
        /// Which kind to create (TA-6.3).
        Warrior(kind: Warrior) => "warrior {kind}",
        /// Which kind to buy (TA-7.1).
        Specialist(kind: Specialist) => "specialist {kind}",
        /// Where a figure goes (TA-6.4, TA-7.5).
        Space(space: Space) => "space {space}",
        /// Use the weapon of the new warrior (TA-6.6).
        UseWeapon => "weapon use",
        /// Keep it (TA-6.6).
        KeepWeapon => "weapon keep",
        /// Moves an inspector (TA-6.8, TA-8.10).
        Inspector(track: Track, steps: Steps) => "inspector {track} {steps}",
        /// Moves none (TA-6.8).
        NoInspector => "inspector stay",
        /// Whom the guard moves (TA-6.13).
        Move(space: Space) => "move {space}",
        /// Nobody (TA-6.13).
        NoMove => "move none",
        /// How (TA-6.14).
        Slide(direction: Direction, stretch: Stretch) => "slide {direction} {stretch}",
        /// Direction of the crossbow (TA-6.11).
        Shoot(direction: Direction) => "shoot {direction}",
        /// Facing of a kneeling archer (TA-7.12).
        Face(direction: Direction) => "face {direction}",
        /// Who gets the horse (TA-7.6).
        Rider(space: Space) => "rider {space}",
        /// Where the horse lies from the rider (TA-7.6).
        Horse(direction: Direction) => "horse {direction}",
        /// Which master token to pay with (TA-8.2).
        Token(token: MasterToken) => "token {token}",
        /// Use the master just hired (TA-8.2).
        UseMaster => "master use",
        /// Hire without using (TA-8.4).
        LeaveMaster => "master leave",
        /// Which two warehouses the Overseer empties (TA-8.9).
        Warehouses(first: Quarter, second: Quarter) => "warehouses {first} {second}",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_back() {
        let samples = [
            "rotate middle",
            "place artisan 11",
            "perform",
            "clay",
            "coin",
            "skip",
            "warrior crossbowman",
            "specialist kneeling_archer",
            "space r7c9",
            "weapon use",
            "weapon keep",
            "inspector row -1",
            "inspector column +2",
            "inspector stay",
            "move r1c1",
            "move none",
            "slide left 8",
            "shoot up",
            "face right",
            "rider r2c2",
            "horse down",
            "token 6",
            "master use",
            "master leave",
            "warehouses ne nw",
        ];
        for text in samples {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "place craftsman 12",
            "place craftsman",
            "space r8c1",
            "inspector row 1",
            "inspector row +0",
            "inspector row +7",
            "slide up 0",
            "slide up 9",
            "token 0",
            "token 7",
            "skip it",
            "a b c d",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
