//! What people see: board, log, options, result. Colour only on a terminal that wants it.

use crate::{endings, output::Output, stop::Stop};
use bots::Level;
use game::{Match, Offer, Refusal, RefusalKind, Tip};
use std::{io::Write, sync::LazyLock};
use table::{Message, Opening, Seat, Taste, Viewer, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    Words::new(
        include_str!("../../words/pl.ftl"),
        include_str!("../../words/en.ftl"),
    )
});

/// How many lines of the log everybody sees with the result.
const LAST_LINES: usize = 12;

/// The screen that people look at.
pub struct Screen<'a, W: Write> {
    output: &'a mut Output<W>,
    taste: Taste,
    /// How many lines of the log each seat has seen.
    seen: Vec<usize>,
    is_terminal: bool,
    is_coloured: bool,
}

impl<'a, W: Write> Screen<'a, W> {
    /// A screen on this output.
    pub fn new(output: &'a mut Output<W>, taste: Taste, seats: usize, is_terminal: bool) -> Self {
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Self {
            output,
            taste,
            seen: vec![0; seats],
            is_terminal,
            is_coloured: is_terminal && !no_colour,
        }
    }

    /// How people want to see the table.
    pub fn taste(&self) -> &Taste {
        &self.taste
    }

    /// A line as it is.
    pub fn line(&mut self, text: &str) -> Result<(), Stop> {
        self.output.line(text)
    }

    /// A message of ours.
    pub fn say(&mut self, message: &Message) -> Result<(), Stop> {
        let text = WORDS.say(self.taste.lang, message, &self.taste.names);
        self.output.line(text)
    }

    fn bold(&self, text: &str) -> String {
        if self.is_coloured {
            format!("\x1b[1m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    fn dim(&self, text: &str) -> String {
        if self.is_coloured {
            format!("\x1b[2m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }

    /// Asks the others to look away.
    pub fn pause(&mut self, seat: Seat) -> Result<(), Stop> {
        self.clear()?;
        self.say(&Message::new("pause").with("name", seat))?;
        self.output.flush()?;
        Ok(())
    }

    /// Says whose turn it is.
    pub fn turn(&mut self, seat: Seat) -> Result<(), Stop> {
        let message = Message::new("turn").with("name", seat);
        let turn = WORDS.say(self.taste.lang, &message, &self.taste.names);
        let turn = self.bold(&turn);
        self.output.line("")?;
        self.output.line(turn)
    }

    /// Empties a terminal.
    pub fn clear(&mut self) -> Result<(), Stop> {
        if self.is_terminal {
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }

    /// The table from this seat, what happened since it looked last, and its options.
    pub fn position(&mut self, table: &dyn Match, seat: Seat) -> Result<(), Stop> {
        let viewer = Viewer::Seat(seat);
        let log = table.log(viewer, &self.taste, 0);
        let seen = self.seen[seat.index()].min(log.len());
        self.seen[seat.index()] = log.len();
        self.output.line("")?;
        let look = table.look(viewer, &self.taste);
        self.output.line(look.text().trim_end())?;
        self.output.line("")?;
        if seen < log.len() {
            self.say(&Message::new("new-log"))?;
            for line in &log[seen..] {
                let text = self.dim(&format!("  {}", line.text));
                self.output.line(text)?;
            }
            self.output.line("")?;
        }
        let prompt = self.bold(look.prompt());
        self.output.line(prompt)?;
        self.offers(look.options())
    }

    fn offers(&mut self, offers: &[Offer]) -> Result<(), Stop> {
        let width = offers.len().to_string().len();
        for (at, offer) in offers.iter().enumerate() {
            let notation = self.dim(&format!("[{}]", offer.notation));
            let number = at + 1;
            self.output
                .line(format!("  {number:>width$}. {}  {notation}", offer.label))?;
        }
        Ok(())
    }

    /// The prompt at which people type.
    pub fn ask(&mut self) -> Result<(), Stop> {
        let text = WORDS.term(self.taste.lang, "choose");
        write!(self.output, "{text} ")?;
        self.output.flush()?;
        if !self.is_terminal {
            // What is typed is not seen, so the line ends here.
            self.output.line("")?;
        }
        Ok(())
    }

    /// After a step back the log is shorter.
    pub fn forget_after(&mut self, table: &dyn Match) {
        for (seat, seen) in Seat::first(table.seats()).zip(&mut self.seen) {
            let lines = table.log(Viewer::Seat(seat), &self.taste, 0).len();
            *seen = lines.min(*seen);
        }
    }

    /// What can be typed.
    pub fn help(&mut self) -> Result<(), Stop> {
        self.say(&Message::new("help"))
    }

    /// The whole log of this seat.
    pub fn whole_log(&mut self, table: &dyn Match, seat: Seat) -> Result<(), Stop> {
        let log = table.log(Viewer::Seat(seat), &self.taste, 0);
        if log.is_empty() {
            return self.say(&Message::new("log-empty"));
        }
        for line in log {
            self.output
                .line(format!("{:>4}  {}", line.made, line.text))?;
        }
        Ok(())
    }

    /// What a bot would do.
    pub fn hint(&mut self, level: Level, tips: &[Tip], legal: &[String]) -> Result<(), Stop> {
        self.say(&Message::new("hint").with("level", level.to_string()))?;
        for tip in tips {
            let at = legal.iter().position(|notation| *notation == tip.notation);
            let Some(at) = at else { continue };
            self.output.line(format!(
                "  {}. {}  [{}]  {:+.1} ({:.0} %)",
                at + 1,
                tip.label,
                tip.notation,
                tip.ahead,
                100.0 * tip.sure
            ))?;
        }
        Ok(())
    }

    /// Why what was typed is not possible.
    pub fn refusal(&mut self, refusal: &Refusal, typed: &str, count: usize) -> Result<(), Stop> {
        if refusal.kind == RefusalKind::Notation {
            let message = Message::new("unknown").with("text", typed.to_owned());
            return self.say(&message.with("count", count));
        }
        let reason = refusal.text(&self.taste);
        self.say(&match refusal.rule {
            Some(rule) => Message::new("refused")
                .with("rule", rule.to_owned())
                .with("reason", reason),
            None => Message::new("refused-plain").with("reason", reason),
        })
    }

    /// The last position, the result by source of points, and the seed with which it can be checked.
    pub fn result(&mut self, table: &dyn Match, viewer: Viewer) -> Result<(), Stop> {
        let log = table.log(viewer, &self.taste, 0);
        let seen = match viewer {
            Viewer::Seat(seat) => self.seen[seat.index()],
            Viewer::Spectator => log.len().saturating_sub(LAST_LINES),
        };
        self.output.line("")?;
        let look = table.look(viewer, &self.taste);
        self.output.line(look.text().trim_end())?;
        self.output.line("")?;
        for line in log.iter().skip(seen) {
            let text = self.dim(&format!("  {}", line.text));
            self.output.line(text)?;
        }
        let over = WORDS.term(self.taste.lang, "over");
        let over = self.bold(&over);
        self.output.line(over)?;
        if let Some(ending) = endings::told(table, self.taste.lang) {
            self.output.line(ending)?;
        }
        let rows = self.standings(table);
        self.output.table(2, &rows)?;
        if let Opening::Deal(_, seed) = table.opening() {
            self.say(&Message::new("seed").with("seed", seed.to_string()))?;
        }
        Ok(())
    }

    fn standings(&self, table: &dyn Match) -> Vec<Vec<String>> {
        let outcome = table.outcome();
        let mut seats: Vec<Seat> = Seat::first(table.seats()).collect();
        seats.sort_by_key(|seat| outcome.places[seat.index()]);
        let word = |id: &str| WORDS.term(self.taste.lang, id);
        let mut heading = vec![word("place"), word("name"), word("score")];
        let sources = outcome.sources.iter();
        heading.extend(sources.map(|(id, _)| table.game().term(self.taste.lang, id)));
        let mut rows = vec![heading];
        for seat in seats {
            let at = seat.index();
            let mut row = vec![
                outcome.places[at].to_string(),
                self.taste.name(seat).to_owned(),
                outcome.scores[at].to_string(),
            ];
            row.extend(
                outcome
                    .sources
                    .iter()
                    .map(|(_, points)| points[at].to_string()),
            );
            rows.push(row);
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Lang;

    #[test]
    fn both_languages_have_the_same_words() {
        assert_eq!(WORDS.inventory(Lang::Pl), WORDS.inventory(Lang::En));
    }
}
