//! Whose turn it is, and what people type.

use super::screen::Screen;
use crate::{input, output::Output, stop::Stop};
use bots::Level;
use game::{Match, no_undo};
use std::{
    io::{BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
};
use table::{Message, Seat, Taste, Viewer};

/// How many actions a hint names.
const HINTS: usize = 3;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this terminal.
    Human,
    /// A bot.
    Bot(Level),
}

/// A game in the terminal.
pub struct Session<'a, W: Write> {
    table: Box<dyn Match>,
    sitters: Vec<Sitter>,
    screen: Screen<'a, W>,
    bot_seed: u64,
    save: Option<PathBuf>,
    /// Who looks at the screen now.
    reader: Option<Seat>,
    is_terminal: bool,
}

/// What becomes of the game after a line was read.
enum Next {
    /// The same seat is asked again.
    Again,
    /// Something changed.
    Go,
    /// Somebody leaves.
    Leave,
}

impl<'a, W: Write> Session<'a, W> {
    /// A game that begins or goes on here.
    pub fn new(
        table: Box<dyn Match>,
        sitters: Vec<Sitter>,
        taste: Taste,
        bot_seed: u64,
        save: Option<PathBuf>,
        output: &'a mut Output<W>,
    ) -> Self {
        let is_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        Self {
            screen: Screen::new(output, taste, table.seats(), is_terminal),
            table,
            sitters,
            bot_seed,
            save,
            reader: None,
            is_terminal,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(mut self) -> Result<(), Stop> {
        self.keep()?;
        while let Some(seat) = self.next_seat() {
            match self.sitters[seat.index()] {
                Sitter::Bot(level) => self.bot(seat, level)?,
                Sitter::Human => {
                    self.hand_over(seat)?;
                    if let Next::Leave = self.human(seat)? {
                        let count = self.table.made();
                        return self
                            .screen
                            .say(&Message::new("stopped").with("count", count));
                    }
                }
            }
        }
        // Several people look at the result together: they see what everybody may see.
        let viewer = self.only_human().map_or(Viewer::Spectator, Viewer::Seat);
        self.screen.result(&*self.table, viewer)
    }

    /// Bots answer first, so that nobody waits for them.
    fn next_seat(&self) -> Option<Seat> {
        let turn = self.table.turn();
        let is_bot = |seat: &Seat| self.sitters[seat.index()] != Sitter::Human;
        turn.iter().find(is_bot).or_else(|| turn.iter().next())
    }

    fn humans(&self) -> usize {
        let humans = self
            .sitters
            .iter()
            .filter(|sitter| **sitter == Sitter::Human);
        humans.count()
    }

    fn only_human(&self) -> Option<Seat> {
        let mut humans = Seat::first(self.sitters.len())
            .filter(|seat| self.sitters[seat.index()] == Sitter::Human);
        humans.next().filter(|_| self.humans() == 1)
    }

    fn bot(&mut self, seat: Seat, level: Level) -> Result<(), Stop> {
        let advice = self
            .table
            .think_within(seat, level, self.bot_seed, level.patience())
            .expect("the seat whose turn it is has an option");
        self.table
            .act(seat, &advice.notation)
            .expect("bots choose from the legal actions");
        self.keep()
    }

    /// When several people share the screen, nobody sees another's secrets without a pause.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Stop> {
        if self.reader != Some(seat) {
            if self.humans() > 1 {
                if self.is_terminal {
                    self.screen.pause(seat)?;
                    read_line()?;
                    self.screen.clear()?;
                }
                self.screen.turn(seat)?;
            }
            self.reader = Some(seat);
        }
        Ok(())
    }

    /// Shows the table to a person and reads lines until something changes.
    fn human(&mut self, seat: Seat) -> Result<Next, Stop> {
        self.screen.position(&*self.table, seat)?;
        loop {
            self.screen.ask()?;
            let Some(line) = read_line()? else {
                return Ok(Next::Leave);
            };
            match self.answer(seat, line.trim())? {
                Next::Again => {}
                next => return Ok(next),
            }
        }
    }

    fn answer(&mut self, seat: Seat, line: &str) -> Result<Next, Stop> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            // Showing the position again is what follows a change of nothing.
            "" | "board" => return Ok(Next::Go),
            "quit" | "exit" | "q" => return Ok(Next::Leave),
            "help" | "?" => self.screen.help()?,
            "log" => self.screen.whole_log(&*self.table, seat)?,
            "hint" => {
                let level = Level::Expert;
                let time = Some(level.patience());
                let taste = self.screen.taste();
                let tips = self
                    .table
                    .advise(seat, level, self.bot_seed, time, HINTS, taste);
                if let Some(tips) = tips {
                    let legal = self.table.legal(seat);
                    self.screen.hint(level, &tips, &legal)?;
                }
            }
            "save" => self.save_as(rest.trim())?,
            "undo" => match self.table.undo(seat) {
                Ok(()) => {
                    self.screen.say(&Message::new("undone"))?;
                    self.screen.forget_after(&*self.table);
                    self.keep()?;
                    return Ok(Next::Go);
                }
                Err(reason) => {
                    let text = no_undo(reason, self.screen.taste().lang);
                    self.screen.line(&text)?;
                }
            },
            _ => return self.act(seat, line),
        }
        Ok(Next::Again)
    }

    fn act(&mut self, seat: Seat, line: &str) -> Result<Next, Stop> {
        let legal = self.table.legal(seat);
        let by_number = || {
            let number: usize = line.parse().ok()?;
            legal.get(number.checked_sub(1)?)
        };
        // Notation wins where an action is written as a number.
        let chosen = legal.iter().find(|notation| *notation == line);
        let chosen = chosen.or_else(by_number).map_or(line, String::as_str);
        match self.table.act(seat, chosen) {
            Ok(()) => {
                self.keep()?;
                Ok(Next::Go)
            }
            Err(refusal) => {
                self.screen.refusal(&refusal, line, legal.len())?;
                Ok(Next::Again)
            }
        }
    }

    /// Keeps the game in its file.
    fn keep(&self) -> Result<(), Stop> {
        match &self.save {
            Some(path) => self.write(path),
            None => Ok(()),
        }
    }

    fn write(&self, path: &Path) -> Result<(), Stop> {
        let replay = self.table.replay(&self.screen.taste().names);
        input::write(path, replay.to_string().as_bytes())
    }

    fn save_as(&mut self, file: &str) -> Result<(), Stop> {
        if file.is_empty() {
            return self.screen.say(&Message::new("save-where"));
        }
        let message = match self.write(Path::new(file)) {
            Ok(()) => Message::new("saved").with("file", file.to_owned()),
            Err(Stop::Bad(reason)) => Message::new("not-saved").with("reason", reason),
            Err(stop) => return Err(stop),
        };
        self.screen.say(&message)
    }
}

/// A line of what people type; none at the end of the input.
fn read_line() -> Result<Option<String>, Stop> {
    let mut line = Vec::new();
    let read = std::io::stdin()
        .lock()
        .read_until(b'\n', &mut line)
        .map_err(|error| Stop::bad(format!("cannot read the input: {error}")))?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
