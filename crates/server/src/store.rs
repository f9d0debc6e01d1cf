//! What is kept: a small interface, so that another database can follow without touching pages or games.

mod chain;
#[cfg(test)]
mod faults;
#[cfg(test)]
mod faulty;
mod file;
mod sqlite;

pub use chain::{Head, Log};
pub use file::make_private;
pub use sqlite::{Sqlite, adopt};

use async_trait::async_trait;

/// Why something could not be kept or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// It is there already, or something it needs is not.
    #[error("conflict: {0}")]
    Conflict(String),
    /// What was asked for is damaged; the rest of the file may be whole.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The disk or the database failed.
    #[error("{0}")]
    Failed(String),
    /// The data file is no longer where it was.
    #[error("the data file was moved or deleted")]
    Moved,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// A random id.
    pub id: String,
    /// The name shown at tables.
    pub name: String,
    /// The hash of a password, when one was set.
    pub password: Option<String>,
    /// When the account was made, in seconds since 1970.
    pub created: i64,
    /// The preferred language.
    pub lang: Option<String>,
    /// The preferred theme.
    pub theme: Option<String>,
}

/// A browser or a program that is somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// The hash of its secret.
    pub hash: String,
    /// Who it is.
    pub account: String,
    /// `browser` or `token`.
    pub kind: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: i64,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// A random id: who knows it may look, if spectators are allowed.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules when the table was made.
    pub rules: u32,
    /// The fingerprint of the components when the table was made.
    pub components: String,
    /// The setup as JSON.
    pub setup: String,
    /// Who made the table.
    pub host: String,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether it is in the list of open tables.
    pub listed: bool,
    /// When it was made.
    pub created: i64,
    /// What changes during a game.
    pub index: TableIndex,
}

/// The part of a table's row that follows from its log.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct TableIndex {
    /// When something last happened.
    pub changed: i64,
    /// `open`, `playing` or `over`.
    pub stage: String,
    /// Bits of the seats of people who must act.
    pub waiting: u8,
    /// Whether a bot must act.
    pub bot_waits: bool,
    /// Seats held by people; None leaves them as they are.
    pub people: Option<Vec<(u8, String)>>,
}

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its place, from 0.
    pub number: u32,
    /// When it was written.
    pub at: i64,
    /// What happened, as JSON.
    pub entry: String,
    /// The hash of the log up to here.
    pub hash: Option<Head>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its place, from 0.
    pub number: u32,
    /// When it was said.
    pub at: i64,
    /// By whom.
    pub name: String,
    /// The words.
    pub text: String,
}

/// Component files that replaced embedded ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionRow {
    /// The game's id.
    pub game: String,
    /// The version of the rules that they were used with.
    pub rules: u32,
    /// The fingerprint of all component tables of that time.
    pub components: String,
    /// Names and texts of the files that differ from the embedded ones, as JSON.
    pub files: String,
}

/// A link with which a seat can be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invite {
    /// The secret of the link.
    pub token: String,
    /// The table.
    pub table: String,
    /// The seat's index; any free one when there is none.
    pub seat: Option<u8>,
    /// When it was made.
    pub created: i64,
}

/// Something to keep. Changes of one call are kept together or not at all.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new account.
    NewAccount(Account),
    /// Name, password and taste of an account.
    EditAccount(Account),
    /// A new session.
    NewSession(Session),
    /// A session ends. Only its owner can end it.
    EndSession {
        /// The hash of its secret.
        hash: String,
        /// Whose it is.
        account: String,
    },
    /// A new table.
    NewTable(TableRow),
    /// A row of a table's log, and what follows from it.
    Entry {
        /// The table.
        table: String,
        /// The row; its number must be free.
        row: EntryRow,
        /// The hash of the log before it.
        after: Head,
        /// The new index.
        index: TableIndex,
    },
    /// Something said.
    Chat {
        /// The table.
        table: String,
        /// The row; its number must be free.
        row: ChatRow,
    },
    /// Component files that new tables are begun with; nothing when they are kept already.
    KeepEdition(EditionRow),
    /// A new invitation.
    NewInvite(Invite),
    /// An invitation no longer works.
    RevokeInvite {
        /// The table, so that a host revokes only its own.
        table: String,
        /// The secret of the link.
        token: String,
    },
}

/// What keeps accounts, tables and their logs.
#[async_trait]
pub trait Store: Send + Sync {
    /// Keeps changes; when it returns they survive a loss of power.
    async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError>;
    /// Everything goes into the file itself; nothing can be read or written any more.
    async fn close(&self);

    /// The account with a password that has this name.
    async fn account_by_name(&self, name: &str) -> Result<Option<Account>, StoreError>;
    /// Who has this session. A browser's session ends after a year, as its cookie does.
    async fn session(&self, hash: &str) -> Result<Option<Account>, StoreError>;
    /// The tokens of an account.
    async fn tokens(&self, account: &str) -> Result<Vec<Session>, StoreError>;

    /// A table by its id.
    async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;
    /// The log of a table.
    async fn log(&self, table: &str) -> Result<Log, StoreError>;
    /// The last words said at a table, in order.
    async fn chat(&self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError>;
    /// Tables at which this account sits, changed last first.
    async fn tables_of(&self, account: &str, most: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Listed tables with free seats, changed last first.
    async fn open_tables(&self, most: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables in the order of their ids, after this one: all of them, page by page.
    async fn tables_after(&self, id: &str, most: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Tables at which a bot must act.
    async fn bots_wait(&self, most: u32) -> Result<Vec<String>, StoreError>;

    /// Tables that have not begun, and of which no seat may be free.
    async fn full_tables(&self, most: u32) -> Result<Vec<String>, StoreError>;

    /// All component files that tables were begun with instead of embedded ones.
    async fn editions(&self) -> Result<Vec<EditionRow>, StoreError>;

    /// An invitation that still works.
    async fn invite(&self, token: &str) -> Result<Option<Invite>, StoreError>;
    /// The working invitations of a table.
    async fn invites(&self, table: &str) -> Result<Vec<Invite>, StoreError>;
}
