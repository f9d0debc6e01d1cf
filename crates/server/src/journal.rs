//! The log for whoever runs the server: lines to read or lines of JSON, to the standard error stream.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::fmt;

/// How the lines look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogForm {
    /// For people.
    #[default]
    Human,
    /// One JSON object per line, for programs.
    Json,
}

/// What is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Logging {
    /// How the lines look.
    pub form: LogForm,
    /// From which level on.
    pub level: LevelFilter,
}

impl Default for Logging {
    fn default() -> Self {
        Self {
            form: LogForm::Human,
            level: LevelFilter::INFO,
        }
    }
}

/// Begins to log. A program that logs in its own way has begun before, and stays with that.
pub fn begin(logging: Logging) {
    let lines = fmt()
        .with_max_level(logging.level)
        .with_writer(std::io::stderr)
        .with_ansi(false);
    let begun = match logging.form {
        LogForm::Human => lines.try_init(),
        LogForm::Json => lines.json().flatten_event(true).try_init(),
    };
    if begun.is_err() {
        tracing::debug!("the log was begun before");
    }
}
