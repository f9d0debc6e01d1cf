//! Options that several commands share.

use crate::stop::Stop;
use clap::Args;
use game::{Game, Match, PATIENCE};
use std::{fmt, num::NonZero};
use table::{Lang, Seat, Setup, Taste, Theme, Viewer};

/// How the game is set up.
#[derive(Args, Default)]
pub struct SetupArgs {
    /// A mode of the game (see 'stolik games')
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,
    /// An option of the game; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub options: Vec<(String, String)>,
}

/// When a game between bots is given up.
#[derive(Args)]
pub struct Patience {
    /// Stop a game that is not over after so many times its usual length, and report it as one without progress
    #[arg(long, value_name = "N", default_value_t = NonZero::new(PATIENCE).expect("not zero"))]
    patience: NonZero<u32>,
}

impl Patience {
    /// How many times its usual length a game may have.
    pub const fn times(&self) -> u32 {
        self.patience.get()
    }
}

impl SetupArgs {
    /// The checked setup for so many players.
    pub fn setup(&self, game: &dyn Game, players: u8) -> Result<Setup, Stop> {
        let wishes = self.options.iter().cloned();
        Setup::new(&game.info(), players, self.mode.as_deref(), wishes)
            .map_err(|message| Stop::bad(format!("{}: {message}", game.id())))
    }
}

/// In which language and colours.
#[derive(Args)]
pub struct TasteArgs {
    /// Language: pl or en
    #[arg(long, default_value = "en")]
    pub lang: Lang,
    /// Theme of pictures: light, dark or contrast
    #[arg(long, default_value = "light")]
    pub theme: Theme,
}

impl TasteArgs {
    /// The taste for a table of so many, with these names where there are any.
    pub fn taste(&self, seats: usize, names: &[(Seat, String)]) -> Taste {
        let mut taste = Taste::plain(self.lang, seats);
        taste.theme = self.theme;
        for (seat, name) in names {
            if let Some(place) = taste.names.get_mut(seat.index())
                && !name.is_empty()
            {
                place.clone_from(name);
            }
        }
        taste
    }
}

/// Who looks.
#[derive(Args)]
pub struct Who {
    /// Look from this seat
    #[arg(long, value_name = "S", value_parser = seat)]
    pub seat: Option<SeatNumber>,
    /// Look as somebody who only watches (the default)
    #[arg(long, conflicts_with = "seat")]
    pub spectator: bool,
}

impl Who {
    /// The viewer at this table.
    pub fn viewer(&self, table: &dyn Match) -> Result<Viewer, Stop> {
        match self.seat {
            Some(seat) => seat.at(table).map(Viewer::Seat),
            None => Ok(Viewer::Spectator),
        }
    }
}

/// The number of a seat. Whether there is such a seat is known once the table is: see [`SeatNumber::at`].
#[derive(Clone, Copy, Debug)]
pub struct SeatNumber(pub usize);

impl SeatNumber {
    /// The seat of this table.
    pub fn at(self, table: &dyn Match) -> Result<Seat, Stop> {
        let mut seats = Seat::first(table.seats());
        let found = seats.find(|seat| seat.number() == self.0);
        found.ok_or_else(|| {
            Stop::bad(match table.seats() {
                1 => format!("seat {self} is not at this table: it has seat 1 only"),
                n => format!("seat {self} is not at this table: use 1 to {n}"),
            })
        })
    }
}

impl fmt::Display for SeatNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A seat's number.
pub fn seat(text: &str) -> Result<SeatNumber, String> {
    text.parse()
        .map(SeatNumber)
        .map_err(|_| "a seat is a number: 1 is the first".to_owned())
}

fn key_value(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()))
        .ok_or_else(|| "write it as KEY=VALUE".to_owned())
}

/// A game of the list.
pub fn game(text: &str) -> Result<&'static dyn Game, String> {
    catalog::find(text).map_err(|error| error.to_string())
}
