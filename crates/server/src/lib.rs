//! The web table: pages rendered on the server, live updates by server-sent events, a JSON interface, one data file.
//! No line here names a game: whoever starts it says which games there are.
//!
//! | file | content |
//! |---|---|
//! | `config.rs`, `serving.rs`, `app.rs` | how the server is started, the connection loop, what requests share |
//! | `store.rs`, `store/` | accounts, tables, logs, chat; SQLite behind a small trait |
//! | `backup.rs`, `salvage.rs` | a copy of the data file, also of a damaged one, and the proof that a file is whole |
//! | `editions.rs` | corrected component files, kept for the tables that were begun with them |
//! | `rooms/` | a table as the fold of its log, one writer each, in memory only while in use; bots on a bounded pool |
//! | `ops.rs` | what can be done with tables, the same for pages and programs |
//! | `live.rs`, `presence.rs` | server-sent events, who is connected |
//! | `pages/`, `style.rs`, `words.rs` | what people see |
//! | `routes/` | addresses, guards, the JSON interface |
//! | `journal.rs`, `metrics.rs`, `guarded.rs` | what whoever runs the server sees; panics that stay where they are |
//! | `visitor.rs`, `names.rs`, `password.rs`, `guesses.rs`, `limits.rs` | who asks, and how often |

mod app;
mod backup;
mod config;
mod editions;
mod fault;
mod guarded;
mod guesses;
mod journal;
mod limits;
mod live;
mod metrics;
mod names;
mod ops;
mod pages;
mod password;
mod presence;
mod rooms;
mod routes;
mod salvage;
mod serving;
mod store;
mod style;
mod util;
mod visitor;
mod words;

pub use backup::{BackupError, Holdings, backup, check};
pub use config::Config;
pub use journal::{LogForm, Logging};
pub use serving::{Running, ServeError, router, run, serve, start};
pub use store::adopt;
pub use tracing::level_filters::LevelFilter;
