//! What can happen at a table. The list of these is the table.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Seat, Seats, Seed};

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A seat gets another holder.
    Hold {
        /// Which seat.
        seat: Seat,
        /// Who holds it now.
        holder: Holder,
    },
    /// A bot plays for the person on a seat, or no longer.
    StandIn {
        /// Which seat.
        seat: Seat,
        /// The bot; None gives the seat back.
        level: Option<Level>,
        /// Who wanted it, where it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// A seat gives a standing answer, or takes it back.
    Standing {
        /// Which seat.
        seat: Seat,
        /// The id of the answer in its game.
        answer: String,
        /// Whether it is given from now on.
        given: bool,
    },
    /// The game begins.
    Start {
        /// From where; with its secret.
        origin: Origin,
    },
    /// A seat acts.
    Act {
        /// Which seat.
        seat: Seat,
        /// The number of the seat's own decision.
        decision: u32,
        /// The action in notation.
        action: String,
    },
    /// A seat takes its own last actions back.
    Undo {
        /// Which seat.
        seat: Seat,
        /// The number of the seat's own decision.
        decision: u32,
        /// How many actions.
        count: u32,
    },
    /// A seat asks everybody to go back.
    AskBack {
        /// Which seat.
        seat: Seat,
        /// To where only so many actions had been made.
        to: usize,
        /// Whose consent it needs. Older logs do not say: then it was that of people without a bot on their seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        consent: Option<Seats>,
        /// Fresh luck that is mixed in when the game goes back, because the luck to come has been seen. A secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        luck: Option<Seed>,
    },
    /// A seat agrees to go back; when all did, the game goes back.
    AgreeBack {
        /// Which seat.
        seat: Seat,
    },
    /// A seat does not agree, or the one who asked no longer wants it.
    RefuseBack {
        /// Which seat.
        seat: Seat,
    },
    /// The same people play again elsewhere.
    Next {
        /// The new table.
        table: String,
    },
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Anybody may take it.
    Open,
    /// Whoever has the invitation may take it.
    Invited,
    /// A person, or a program with a token.
    Person {
        /// Whose seat it is.
        account: String,
        /// The name at this table.
        name: String,
    },
    /// A bot.
    Bot(Level),
}

impl Holder {
    /// Whether somebody could sit down here.
    pub const fn is_free(&self) -> bool {
        matches!(self, Holder::Open | Holder::Invited)
    }

    /// Whether this account holds it.
    pub fn is(&self, account: &str) -> bool {
        matches!(self, Holder::Person { account: own, .. } if own == account)
    }
}

/// From where a game begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// Dealt with this secret.
    Seed(Seed),
    /// Continued from a complete position.
    Position(Value),
}
