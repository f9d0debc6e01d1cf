//! What the log of a table adds up to. The same code folds a log that is read and an entry that is new.

use super::entry::{Entry, Holder, Origin};
use crate::{
    fault::Fault,
    store::{EntryRow, Head, TableRow},
};
use bots::Level;
use game::{Game, Match};
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{EditionId, Seat, Seats, Seed, Setup, Viewer};

/// A table as its log tells it.
#[derive(Clone)]
pub struct Course {
    /// The title.
    pub game: &'static dyn Game,
    /// Under which rules and with which components it is played.
    pub edition: EditionId,
    /// What was agreed on.
    pub setup: Setup,
    /// Who holds each seat.
    pub holders: Vec<Holder>,
    /// Bots that play for people.
    pub stand_ins: Vec<Option<Level>>,
    /// Standing answers of each seat; nobody else sees them.
    standing: Vec<Vec<&'static str>>,
    /// The game, once it began.
    pub play: Option<Box<dyn Match>>,
    /// The hash of the secret seed, shown from the start.
    pub commitment: Option<String>,
    /// The seed itself, for the end of the game.
    seed: Option<String>,
    /// The number of each seat's next decision.
    pub decisions: Vec<u32>,
    /// How many actions had been made after each seat's last own one.
    pub last_own: Vec<usize>,
    /// What each seat answered last: the decision's number and the action.
    answered: Vec<Option<(u32, String)>>,
    /// A wish to go back.
    pub back: Option<Back>,
    /// What the log tells beside the game's own events.
    pub notes: Vec<Note>,
    /// Where the same people play again.
    pub next: Option<String>,
    /// How many entries the log has.
    pub entries: u32,
    /// When the last entry was written.
    pub changed: i64,
    /// The hash of the log.
    pub head: Head,
}

/// A wish to go back, which needs the consent of all people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Back {
    /// Who asked.
    pub by: Seat,
    /// To where only so many actions had been made.
    pub to: usize,
    /// Whose consent it needs; None in older logs.
    needs: Option<Seats>,
    /// Fresh luck to mix in; None in older logs.
    luck: Option<Seed>,
    /// Who agrees so far.
    pub agreed: Seats,
    /// Its entry in the log, so that an answer is to this wish and no other.
    pub number: u32,
}

/// Something that the log tells beside the game's own events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How many actions had been made.
    pub made: usize,
    /// What happened.
    pub what: Happened,
}

/// What can happen beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A bot plays for a person.
    StandIn {
        /// Whose seat.
        seat: Seat,
        /// The bot.
        level: Level,
        /// Who wanted it, where it is known.
        by: Option<Seat>,
    },
    /// The person plays again.
    Returned(Seat),
    /// The seat was taken from somebody who did not come back.
    Freed {
        /// Which seat.
        seat: Seat,
        /// The name of who had it.
        name: String,
    },
    /// Somebody took a seat during the game.
    Sat(Seat),
    /// All agreed to go back.
    WentBack {
        /// Who asked.
        by: Seat,
        /// The hash of the fresh luck that was mixed in.
        luck: Option<String>,
    },
}

/// In which part of its life a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are free or the host has not begun.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

impl Stage {
    /// The stage's name in the store and in the JSON interface.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }
}

/// What became of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// It was made and is on disk.
    Now,
    /// The same answer to the same decision had been made already.
    Already,
}

impl Course {
    /// A table at which nothing has happened yet.
    pub fn new(game: &'static dyn Game, edition: EditionId, setup: Setup, row: &TableRow) -> Self {
        let n = usize::from(setup.players);
        Self {
            game,
            edition,
            setup,
            holders: vec![Holder::Open; n],
            stand_ins: vec![None; n],
            standing: vec![Vec::new(); n],
            play: None,
            commitment: None,
            seed: None,
            decisions: vec![0; n],
            last_own: vec![0; n],
            answered: vec![None; n],
            back: None,
            notes: Vec::new(),
            next: None,
            entries: 0,
            changed: row.created,
            head: Head::first(row),
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.holders.len()
    }

    /// The part of its life.
    pub fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Open,
            Some(play) if play.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Who must act now.
    pub fn turn(&self) -> Seats {
        self.play.as_ref().map_or(Seats::NONE, |play| play.turn())
    }

    /// The seat of an account.
    pub fn seat_of(&self, account: &str) -> Option<Seat> {
        Seat::first(self.seats()).find(|seat| self.holders[seat.index()].is(account))
    }

    /// As whom an account looks at the table.
    pub fn viewer(&self, account: Option<&str>) -> Viewer {
        account
            .and_then(|account| self.seat_of(account))
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        match &self.holders[seat.index()] {
            Holder::Bot(level) => Some(*level),
            Holder::Person { .. } => self.stand_ins[seat.index()],
            Holder::Open | Holder::Invited => None,
        }
    }

    /// A bot that must act: its seat and strength.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let mut asked = self.turn().iter();
        asked.find_map(|seat| self.bot(seat).map(|level| (seat, level)))
    }

    /// The standing answers of a seat.
    pub fn standing(&self, seat: Seat) -> &[&'static str] {
        &self.standing[seat.index()]
    }

    /// A person whose standing answers say what to do now: the seat and the action.
    pub fn standing_to_act(&self) -> Option<(Seat, String)> {
        let play = self.play.as_ref()?;
        let mut asked = play.turn().iter();
        asked.find_map(|seat| {
            let given = self.standing(seat);
            if given.is_empty() || self.bot(seat).is_some() {
                return None;
            }
            let answer = guarded(|| Ok(play.standing_answer(seat, given))).ok()??;
            Some((seat, answer))
        })
    }

    /// Whether the table goes on without anybody's doing.
    pub fn goes_on(&self) -> bool {
        self.bot_to_act().is_some() || self.standing_to_act().is_some()
    }

    /// People who play for themselves.
    pub fn people(&self) -> Seats {
        Seat::first(self.seats())
            .filter(|seat| {
                matches!(self.holders[seat.index()], Holder::Person { .. })
                    && self.stand_ins[seat.index()].is_none()
            })
            .collect()
    }

    /// The secret seed, once the game is over.
    pub fn told_seed(&self) -> Option<&str> {
        (self.stage() == Stage::Over)
            .then_some(self.seed.as_deref())
            .flatten()
    }

    /// Hashes of fresh luck that was mixed in when the game went back, with the seeds once the game is over.
    pub fn mixed(&self) -> Vec<(String, Option<String>)> {
        let Some(play) = &self.play else {
            return Vec::new();
        };
        let told = play.is_over();
        let all = play.luck().into_iter();
        all.map(|(_, luck)| (luck.commitment(), told.then(|| luck.to_string())))
            .collect()
    }

    /// Whether a request answers the decision that is open: late ones are refused, doubled ones are harmless.
    pub fn check_decision(
        &self,
        seat: Seat,
        decision: u32,
        action: &str,
    ) -> Result<Option<Done>, Fault> {
        let open = self.decisions[seat.index()];
        if decision == open {
            return Ok(None);
        }
        let answered = self.answered[seat.index()].as_ref();
        if answered.is_some_and(|(number, made)| *number == decision && made == action) {
            return Ok(Some(Done::Already));
        }
        Err(Fault::late(decision, open))
    }

    /// Makes an entry happen. On an error this course is of no use any more: callers work on a copy.
    pub fn play(&mut self, entry: &Entry) -> Result<(), Fault> {
        match entry {
            Entry::Hold { seat, holder } => {
                self.known(*seat)?;
                self.note_holder(*seat, holder);
                self.holders[seat.index()] = holder.clone();
                self.stand_ins[seat.index()] = None;
                self.standing[seat.index()].clear();
            }
            Entry::StandIn { seat, level, by } => {
                self.known(*seat)?;
                let (seat, by) = (*seat, *by);
                match *level {
                    Some(level) => self.note(Happened::StandIn { seat, level, by }),
                    None => self.note(Happened::Returned(seat)),
                }
                self.stand_ins[seat.index()] = *level;
            }
            Entry::Standing {
                seat,
                answer,
                given,
            } => self.give_standing(*seat, answer, *given)?,
            Entry::Start { origin } => self.start(origin)?,
            Entry::Act {
                seat,
                decision,
                action,
            } => self.act(*seat, *decision, action)?,
            Entry::Undo { seat, count, .. } => self.undo(*seat, *count)?,
            Entry::AskBack {
                seat,
                to,
                consent,
                luck,
            } => {
                self.known(*seat)?;
                self.back = Some(Back {
                    by: *seat,
                    to: *to,
                    needs: *consent,
                    luck: *luck,
                    agreed: Seats::NONE.with(*seat),
                    number: self.entries,
                });
                self.go_back_when_agreed()?;
            }
            Entry::AgreeBack { seat } => {
                let back = self.back.as_mut().ok_or_else(|| Fault::words("no-back"))?;
                back.agreed = back.agreed.with(*seat);
                self.go_back_when_agreed()?;
            }
            Entry::RefuseBack { .. } => self.back = None,
            Entry::Next { table } => self.next = Some(table.clone()),
        }
        self.entries += 1;
        Ok(())
    }

    /// Makes a new entry happen: the row to keep of it.
    pub fn write(&mut self, entry: &Entry, at: i64) -> Result<EntryRow, Fault> {
        let number = self.entries;
        self.play(entry)?;
        let entry = serde_json::to_string(entry).expect("an entry is plain data");
        let row = self.head.row(number, at, entry);
        self.changed = at;
        self.head = self.head.then(number, at, &row.entry);
        Ok(row)
    }

    fn give_standing(&mut self, seat: Seat, answer: &str, given: bool) -> Result<(), Fault> {
        self.known(seat)?;
        let mut all = self.game.standing().iter();
        let answer = all
            .find(|id| **id == answer)
            .ok_or_else(|| Fault::words("no-standing"))?;
        let own = &mut self.standing[seat.index()];
        own.retain(|id| id != answer);
        if given {
            own.push(answer);
        }
        Ok(())
    }

    fn note(&mut self, what: Happened) {
        if let Some(play) = &self.play {
            let made = play.made();
            self.notes.push(Note { made, what });
        }
    }

    fn note_holder(&mut self, seat: Seat, holder: &Holder) {
        match (&self.holders[seat.index()], holder) {
            (_, Holder::Person { .. }) => self.note(Happened::Sat(seat)),
            (Holder::Person { name, .. }, _) => {
                let name = name.clone();
                self.note(Happened::Freed { seat, name });
            }
            _ => {}
        }
    }

    /// Whose consent a wish to go back needs: that of every person, also of one for whom a bot plays, so that nobody
    /// can be put aside for it.
    pub fn consent(&self) -> Seats {
        let is_person = |seat: &Seat| matches!(self.holders[seat.index()], Holder::Person { .. });
        Seat::first(self.seats()).filter(is_person).collect()
    }

    fn known(&self, seat: Seat) -> Result<(), Fault> {
        if seat.index() < self.seats() {
            Ok(())
        } else {
            Err(Fault::words("no-seat"))
        }
    }

    fn started(&mut self) -> Result<&mut Box<dyn Match>, Fault> {
        self.play
            .as_mut()
            .ok_or_else(|| Fault::words("not-started"))
    }

    fn start(&mut self, origin: &Origin) -> Result<(), Fault> {
        let (game, edition) = (self.game, &self.edition);
        let play = match origin {
            Origin::Seed(seed) => {
                self.commitment = Some(seed.commitment());
                self.seed = Some(seed.to_string());
                let setup = self.setup.clone();
                guarded(|| {
                    game.deal_in(edition, setup, *seed)
                        .map_err(|error| Fault::text(error.to_string()))
                })?
            }
            Origin::Position(position) => guarded(|| {
                game.open_in(edition, position)
                    .map_err(|flaw| Fault::text(flaw.to_string()))
            })?,
        };
        if play.seats() != self.seats() {
            return Err(Fault::words("wrong-seats"));
        }
        self.play = Some(play);
        Ok(())
    }

    fn act(&mut self, seat: Seat, decision: u32, action: &str) -> Result<(), Fault> {
        self.known(seat)?;
        let play = self.started()?;
        guarded(|| play.act(seat, action).map_err(Fault::from))?;
        self.last_own[seat.index()] = play.made();
        self.answered[seat.index()] = Some((decision, action.to_owned()));
        self.decisions[seat.index()] += 1;
        // A wish to go back is about the moment at which it was made.
        self.back = None;
        Ok(())
    }

    fn undo(&mut self, seat: Seat, count: u32) -> Result<(), Fault> {
        self.known(seat)?;
        let play = self.started()?;
        let in_lane = play.answered(seat).is_some();
        guarded(|| {
            for _ in 0..count {
                play.undo(seat).map_err(Fault::NoUndo)?;
            }
            Ok(())
        })?;
        self.back = None;
        if in_lane {
            self.decisions[seat.index()] += 1;
        } else {
            self.all_decide_anew();
        }
        self.find_last_own();
        Ok(())
    }

    fn go_back_when_agreed(&mut self) -> Result<(), Fault> {
        let people = self.people();
        let Some(back) = self.back.as_ref().filter(|back| {
            let needs = back.needs.unwrap_or(people);
            needs.iter().all(|seat| back.agreed.has(seat))
        }) else {
            return Ok(());
        };
        let (to, by, luck) = (back.to, back.by, back.luck);
        self.back = None;
        let play = self.started()?;
        guarded(|| {
            play.truncate(to);
            if let Some(luck) = luck {
                play.mix(luck);
            }
            Ok(())
        })?;
        // What was told stays told.
        for note in &mut self.notes {
            note.made = note.made.min(to);
        }
        let luck = luck.map(|luck| luck.commitment());
        self.note(Happened::WentBack { by, luck });
        self.all_decide_anew();
        self.find_last_own();
        Ok(())
    }

    /// What was on the table when a decision was asked is there no longer, so answers under way are late.
    fn all_decide_anew(&mut self) {
        for decision in &mut self.decisions {
            *decision += 1;
        }
    }

    fn find_last_own(&mut self) {
        let Some(play) = &self.play else { return };
        let mut last = vec![0; self.seats()];
        for (at, (seat, _)) in play.actions().iter().enumerate() {
            last[seat.index()] = at + 1;
        }
        self.last_own = last;
    }
}

/// A mistake in the rules of a game must not take the table with it: what panics is refused.
fn guarded<T>(work: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Fault::words("rules-broken")))
}
