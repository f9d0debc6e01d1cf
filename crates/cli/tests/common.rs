//! Running the program, with files in a folder of its own.

use serde_json::Value;
use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
    sync::atomic::{AtomicUsize, Ordering},
};

/// A folder that is gone afterwards.
pub struct Desk {
    pub folder: PathBuf,
}

/// What a run gave.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

static DESKS: AtomicUsize = AtomicUsize::new(0);

impl Desk {
    pub fn new() -> Self {
        let number = DESKS.fetch_add(1, Ordering::Relaxed);
        let name = format!("stolik-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self { folder }
    }

    pub fn write(&self, name: &str, text: &str) -> &Self {
        fs::write(self.folder.join(name), text).unwrap();
        self
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.folder.join(name)).unwrap()
    }

    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.folder)
            .env_remove("LANG")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES");
        command
    }

    /// Runs `stolik` with these words.
    pub fn run(&self, words: &str) -> Run {
        self.run_with(words, "")
    }

    /// Runs `stolik` with these words and this standard input.
    pub fn run_with(&self, words: &str, input: &str) -> Run {
        let mut child = self
            .command(env!("CARGO_BIN_EXE_stolik"))
            .args(words.split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that does not read its input is fine.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        Run::from(child.wait_with_output().unwrap())
    }

    /// Runs `stolik`, which must succeed, and reads its JSON document.
    pub fn json(&self, words: &str) -> Value {
        self.run(words).ok().json()
    }

    /// A position file of the toy: three players, deal 7.
    pub fn position(&self) -> &Self {
        let text = self.run("position new toy --players 3 --seed 7").ok().out;
        self.write("position.json", &text)
    }

    /// A recorded game.
    pub fn game(&self) -> &Self {
        self.run("simulate toy --seats random,random --games 1 --seed 7 --record recorded")
            .ok();
        let text = String::from_utf8(self.read("recorded/toy-7-000001.txt")).unwrap();
        self.write("game.txt", &text)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Run {
    #[track_caller]
    pub fn ok(self) -> Self {
        assert_eq!(self.code, 0, "{}{}", self.err, self.out);
        self
    }

    /// Bad input: exit 2, nothing but one line, which holds these words.
    #[track_caller]
    pub fn bad(self, words: &[&str]) {
        assert_eq!(self.code, 2, "{}{}", self.err, self.out);
        assert_eq!(self.out, "");
        self.one_line(words);
    }

    /// One line of complaint, which holds these words.
    #[track_caller]
    pub fn one_line(&self, words: &[&str]) {
        assert!(self.err.starts_with("stolik: "), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "'{word}' is not in: {}", self.err);
        }
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }
}
