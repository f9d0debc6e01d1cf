//! Buildings and places.

use super::Layer::{self, Body, Limb, Line, Solid, Thread};

pub(super) const HOUSE: &[Layer] = &[
    Body("M4.4 10.5H19.6V21.5H4.4Z"),
    Body("M12 2.4 22.4 11.6H1.6Z"),
    Solid("M9.9 15H14.1V21.5H9.9Z"),
];

pub(super) const TOWER: &[Layer] = &[
    Body("M6.8 22V9.4H4.6V2.4H8.2V5H10.3V2.4H13.7V5H15.8V2.4H19.4V9.4H17.2V22Z"),
    Line("M6.8 9.4H17.2"),
    Solid("M10 22V17.6A2 2 0 0 1 14 17.6V22ZM11 11.6H13V14.4H11Z"),
];

pub(super) const WALL: &[Layer] = &[
    Body("M1.4 21V5H5.6V8.6H9.9V5H14.1V8.6H18.4V5H22.6V21Z"),
    Line(
        "M1.4 12.6H22.6M1.4 16.8H22.6M8 8.6V12.6M16 8.6V12.6M4.6 12.6V16.8M12 12.6V16.8M19.4 12.6V16.8M8 16.8V21M16 16.8V21",
    ),
];

pub(super) const TEMPLE: &[Layer] = &[
    Body("M4 9.6H7.4V18.4H4ZM10.3 9.6H13.7V18.4H10.3ZM16.6 9.6H20V18.4H16.6Z"),
    Body("M12 1.8 22.4 7V9.6H1.6V7Z"),
    Body("M2 18.4H22V22H2Z"),
    Line("M5.5 7H18.5"),
];

pub(super) const PYRAMID: &[Layer] = &[
    Body("M12 2.4 22.8 20.6H1.2Z"),
    Line("M12 2.4 15.6 20.6M8 9.2H13.3M4.8 14.6H14.4"),
];

pub(super) const AQUEDUCT: &[Layer] = &[
    Body(
        "M1.4 4.6H22.6V21H19.6V14.8A3.05 3.05 0 0 0 13.5 14.8V21H10.5V14.8A3.05 3.05 0 0 0 4.4 14.8V21H1.4Z",
    ),
    Line("M1.4 8.4H22.6"),
];

pub(super) const BATH: &[Layer] = &[
    Thread(
        "M7 8.4C5.8 6.4 8.2 4.6 7 2.4M12 8.4C10.8 6.4 13.2 4.6 12 2.4M17 8.4C15.8 6.4 18.2 4.6 17 2.4",
    ),
    Body("M2 10.8H22C22 15.6 19 18.2 15.4 18.6L16.8 22H7.2L8.6 18.6C5 18.2 2 15.6 2 10.8Z"),
    Line("M4.8 14C6.8 15.2 8.2 13 10.2 14S14 15 15.6 14 18 13.4 19.2 14"),
];

pub(super) const TREE: &[Layer] = &[
    Body("M10.3 14H13.7V22H10.3Z"),
    Body(
        "M12 1.8C15.4 1.8 17.2 4 17.2 6.2 20 6.6 21.4 8.6 21.4 10.8 21.4 14 18.8 15.8 16 15.8H8C5.2 15.8 2.6 14 2.6 10.8 2.6 8.6 4 6.6 6.8 6.2 6.8 4 8.6 1.8 12 1.8Z",
    ),
    Line("M12 22V10.5M12 13.6 15 10.8"),
];

pub(super) const SHIP: &[Layer] = &[
    Limb("M12 15V2.6"),
    Body("M13 3.2C18.4 4.8 20.6 9 20 13H13Z"),
    Body("M11 5V13H3.8C4.8 9.4 7.4 6.6 11 5Z"),
    Body("M1.6 15.2H22.4L19 21.4H5.4Z"),
];

pub(super) const FLAG: &[Layer] = &[
    Limb("M4.6 22.2V2"),
    Body("M4.6 3.4C9 1.2 12.6 6 21 3.2L18.4 8.6 21 14.2C12.6 17 9 12.2 4.6 14.4Z"),
];

pub(super) const FAN: &[Layer] = &[
    Body("M12 21.6 1.4 11.4A15.2 15.2 0 0 1 22.6 11.4Z"),
    Line("M12 21.6 6.6 7.6M12 21.6V6M12 21.6 17.4 7.6M6.6 16.4A8 8 0 0 1 17.4 16.4"),
];

pub(super) const MOUNTAIN: &[Layer] = &[
    Body("M1.2 20.6 9 5.2 13 12.4 16 8 22.8 20.6Z"),
    Line("M6.6 10 9 12 11 9.2M13 12.4 14.6 15.2"),
];

pub(super) const FOUNTAIN: &[Layer] = &[
    Thread("M12 9C12 5 9 3.2 6.4 5.6M12 9C12 5 15 3.2 17.6 5.6M12 9V2.2"),
    Body("M5 9.2H19C19 12.2 16 13.6 13.6 13.8V18H10.4V13.8C8 13.6 5 12.2 5 9.2Z"),
    Body("M2.2 17.6H21.8C21.8 20.4 19.8 22 17.4 22H6.6C4.2 22 2.2 20.4 2.2 17.6Z"),
];
