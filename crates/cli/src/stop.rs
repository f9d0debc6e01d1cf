//! Why a command ended early, with its exit code.

use std::{io, process::ExitCode};

/// Why a command ended early.
#[derive(Debug)]
pub enum Stop {
    /// A check failed: exit 1. The words, when they have not been printed yet.
    Failed(Option<String>),
    /// Bad input: exit 2, with one line that says what is wrong and how to put it right.
    Bad(String),
    /// Help or version was asked for.
    Help(String),
    /// Nobody reads our output any more, which is not an error.
    Unread,
}

impl Stop {
    /// Bad input.
    pub fn bad(message: impl Into<String>) -> Self {
        Stop::Bad(message.into())
    }

    /// A failed check that is told on standard error.
    pub fn failed(message: impl Into<String>) -> Self {
        Stop::Failed(Some(message.into()))
    }

    /// Says why, and gives the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Stop::Failed(message) => {
                if let Some(message) = message {
                    complain(&message);
                }
                ExitCode::from(1)
            }
            Stop::Bad(message) => {
                complain(&message);
                ExitCode::from(2)
            }
            Stop::Help(text) => {
                use io::Write;
                // Help that nobody reads to the end is fine.
                let _ = io::stdout().write_all(text.as_bytes());
                ExitCode::SUCCESS
            }
            Stop::Unread => ExitCode::SUCCESS,
        }
    }
}

/// One line on standard error, whatever the message holds.
fn complain(message: &str) {
    use io::Write;
    let line: Vec<&str> = message.split_whitespace().collect();
    // When standard error is closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "stolik: {}", line.join(" "));
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Stop::Unread,
            _ => Stop::Bad(format!("cannot write the output: {error}")),
        }
    }
}
