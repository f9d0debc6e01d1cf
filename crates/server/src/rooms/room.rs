//! One table in memory: a single writer, and a scene that everybody who looks shares.

use super::{
    course::{Course, Done, Stage},
    entry::{Entry, Holder, Origin},
    scene::{Scene, Trouble},
};
use crate::{
    fault::Fault,
    store::{Change, ChatRow, EntryRow, Log, Store, StoreError, TableIndex, TableRow},
    util::{now, random_bytes},
};
use bots::Level;
use game::{Advice, Shelf};
use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};
use table::{EditionId, MAX_SEATS, Seat, Seats, Seed, Setup};
use tokio::sync::{Mutex, watch};

/// How many words of chat are kept in memory and shown.
const CHAT: u32 = 100;
/// Within so many seconds the same words of the same person are a request that came twice.
const ECHO: i64 = 5;

/// One table in memory.
pub struct Room {
    /// What does not change: game, host, setup.
    pub row: TableRow,
    games: Shelf,
    store: Arc<dyn Store>,
    /// Held while something is written: one writer per table.
    writing: Mutex<()>,
    scene: watch::Sender<Arc<Scene>>,
    used: AtomicI64,
    /// When something was last heard of whoever sits on each seat; since when the table is in memory, at first.
    seen: [AtomicI64; MAX_SEATS],
}

impl Room {
    /// Reads a table from the store.
    pub async fn load(
        games: Shelf,
        store: Arc<dyn Store>,
        row: TableRow,
    ) -> Result<Arc<Self>, Fault> {
        let scene = read(games, &*store, &row).await?;
        if let Err(trouble) = &scene.course {
            tracing::error!(table = %row.id, "this table cannot be played: {trouble}");
        }
        Ok(Arc::new(Self {
            games,
            row,
            store,
            writing: Mutex::new(()),
            scene: watch::Sender::new(Arc::new(scene)),
            used: AtomicI64::new(now()),
            seen: std::array::from_fn(|_| AtomicI64::new(now())),
        }))
    }

    /// The table as it stands.
    pub fn scene(&self) -> Arc<Scene> {
        self.used.store(now(), Ordering::Relaxed);
        self.scene.borrow().clone()
    }

    /// Follows the table.
    pub fn watch(&self) -> watch::Receiver<Arc<Scene>> {
        self.scene.subscribe()
    }

    /// Whether nobody has looked for so many seconds, nobody watches and no bot has to act.
    pub fn is_idle(&self, seconds: i64) -> bool {
        // One receiver is the loop that moves the bots.
        self.scene.receiver_count() <= 1 && now() - self.used.load(Ordering::Relaxed) > seconds && {
            let scene = self.scene.borrow();
            let course = scene.course.as_ref();
            scene.halted || course.map_or(true, |course| !course.goes_on())
        }
    }

    /// Makes an action. When it returns, the action is on disk.
    pub async fn act(
        self: Arc<Self>,
        seat: Seat,
        decision: u32,
        action: String,
    ) -> Result<Done, Fault> {
        self.change(move |course| {
            if seat.index() >= course.seats() {
                return Err(Fault::words("no-seat"));
            }
            match course.check_decision(seat, decision, &action)? {
                Some(done) => Ok(Plan::Nothing(done)),
                None => Ok(Plan::Write(vec![Entry::Act {
                    seat,
                    decision,
                    action: action.clone(),
                }])),
            }
        })
        .await
    }

    /// Takes back the seat's own last actions: one, or all that can be.
    pub async fn undo(
        self: Arc<Self>,
        seat: Seat,
        decision: u32,
        all: bool,
    ) -> Result<Done, Fault> {
        self.change(move |course| {
            if course.decisions.get(seat.index()) != Some(&decision) {
                let open = course.decisions.get(seat.index()).copied().unwrap_or(0);
                return Err(Fault::late(decision, open));
            }
            let play = course
                .play
                .as_ref()
                .ok_or_else(|| Fault::words("not-started"))?;
            // Seeds are told and all eyes are open: what is finished stays so.
            if play.is_over() {
                return Err(Fault::words("is-over"));
            }
            let depth = play.undo_depth(seat) as u32;
            let count = if all { depth.max(1) } else { 1 };
            Ok(Plan::Write(vec![Entry::Undo {
                seat,
                decision,
                count,
            }]))
        })
        .await
    }

    /// Another holder for a seat, if the present one may be replaced; when no seat is free any more the game begins with
    /// it. Whoever has just come is kept in the same change, so that no seat belongs to nobody.
    pub async fn hold(
        self: Arc<Self>,
        seat: Seat,
        holder: Holder,
        may: May,
        newcomer: Vec<Change>,
    ) -> Result<Done, Fault> {
        let seed = Seed::new(random_bytes());
        self.change_with(newcomer, move |course| {
            let present = course
                .holders
                .get(seat.index())
                .ok_or_else(|| Fault::words("no-seat"))?;
            if *present == holder {
                return Ok(Plan::Nothing(Done::Already));
            }
            if let Holder::Person { account, .. } = &holder
                && course.seat_of(account).is_some()
            {
                return Err(Fault::words("seated-already"));
            }
            let allowed = match may {
                May::TakeOpen => *present == Holder::Open,
                May::TakeInvited => present.is_free(),
                May::Arrange => course.stage() == Stage::Open,
                May::Free => {
                    course.stage() == Stage::Playing && matches!(present, Holder::Person { .. })
                }
            };
            if !allowed {
                return Err(Fault::words("seat-taken"));
            }
            let mut holders = course.holders.clone();
            holders[seat.index()] = holder.clone();
            let holder = holder.clone();
            let mut entries = vec![Entry::Hold { seat, holder }];
            if course.play.is_none() && !holders.iter().any(Holder::is_free) {
                let origin = Origin::Seed(seed);
                entries.push(Entry::Start { origin });
            }
            Ok(Plan::Write(entries))
        })
        .await
    }

    /// A bot plays for a person, or gives the seat back; the log tells who wanted it.
    pub async fn stand_in(
        self: Arc<Self>,
        seat: Seat,
        level: Option<Level>,
        by: Option<Seat>,
    ) -> Result<Done, Fault> {
        self.change(move |course| match course.holders.get(seat.index()) {
            Some(Holder::Person { .. }) if course.stand_ins[seat.index()] == level => {
                Ok(Plan::Nothing(Done::Already))
            }
            Some(Holder::Person { .. }) => {
                Ok(Plan::Write(vec![Entry::StandIn { seat, level, by }]))
            }
            _ => Err(Fault::words("not-a-person")),
        })
        .await
    }

    /// Notes a sign of life of whoever sits there.
    pub fn sign(&self, seat: Seat) {
        self.seen[seat.index()].store(now(), Ordering::Relaxed);
    }

    /// For how many seconds nothing was heard of whoever sits there; none while a page of theirs is open.
    pub fn absence(&self, seat: Seat) -> i64 {
        if self.scene.borrow().present.has(seat) {
            return 0;
        }
        (now() - self.seen[seat.index()].load(Ordering::Relaxed)).max(0)
    }

    /// A person gives a standing answer, or takes it back.
    pub async fn stand(
        self: Arc<Self>,
        seat: Seat,
        answer: String,
        given: bool,
    ) -> Result<Done, Fault> {
        self.change(move |course| {
            if course.standing(seat).contains(&answer.as_str()) == given {
                return Ok(Plan::Nothing(Done::Already));
            }
            Ok(Plan::Write(vec![Entry::Standing {
                seat,
                answer: answer.clone(),
                given,
            }]))
        })
        .await
    }

    /// Begins the game of a table that is full and waits, as older programs could leave one.
    pub async fn begin_when_full(self: Arc<Self>) -> Result<Done, Fault> {
        let seed = Seed::new(random_bytes());
        self.change(move |course| {
            if course.play.is_some() || course.holders.iter().any(Holder::is_free) {
                return Ok(Plan::Nothing(Done::Already));
            }
            let origin = Origin::Seed(seed);
            Ok(Plan::Write(vec![Entry::Start { origin }]))
        })
        .await
    }

    /// Asks everybody to go back to before the seat's own last action.
    pub async fn ask_back(self: Arc<Self>, seat: Seat) -> Result<Done, Fault> {
        let luck = Seed::new(random_bytes());
        self.change(move |course| {
            let play = course
                .play
                .as_ref()
                .ok_or_else(|| Fault::words("not-started"))?;
            let last = course.last_own.get(seat.index()).copied().unwrap_or(0);
            if last == 0 || last > play.made() || play.is_over() {
                return Err(Fault::words("nothing-back"));
            }
            let to = last - 1;
            let open = course.back.as_ref();
            if open.is_some_and(|back| (back.by, back.to) == (seat, to)) {
                return Ok(Plan::Nothing(Done::Already));
            }
            Ok(Plan::Write(vec![Entry::AskBack {
                seat,
                to,
                consent: Some(course.consent()),
                luck: Some(luck),
            }]))
        })
        .await
    }

    /// Answers such a wish; with its number only this one, so that a late answer is not one to another wish.
    pub async fn answer_back(
        self: Arc<Self>,
        seat: Seat,
        wish: Option<u32>,
        agrees: bool,
    ) -> Result<Done, Fault> {
        self.change(move |course| {
            let back = course.back.as_ref();
            let Some(back) = back.filter(|back| wish.is_none_or(|wish| wish == back.number)) else {
                return Err(Fault::words("no-back"));
            };
            if agrees && back.agreed.has(seat) {
                return Ok(Plan::Nothing(Done::Already));
            }
            Ok(Plan::Write(vec![if agrees {
                Entry::AgreeBack { seat }
            } else {
                Entry::RefuseBack { seat }
            }]))
        })
        .await
    }

    /// Notes where the same people play again; the first such note stays.
    pub async fn next(self: Arc<Self>, table: String) -> Result<Done, Fault> {
        self.change(move |course| match &course.next {
            Some(_) => Ok(Plan::Nothing(Done::Already)),
            None => {
                let table = table.clone();
                Ok(Plan::Write(vec![Entry::Next { table }]))
            }
        })
        .await
    }

    /// Says something.
    pub async fn chat(self: Arc<Self>, name: String, text: String) -> Result<(), Fault> {
        // Its own task: a browser that goes away must not stop between disk and memory.
        let work = async move {
            let _one = self.writing.lock().await;
            let scene = self.scene();
            let (number, at) = (scene.chat.last().map_or(0, |row| row.number + 1), now());
            let same = |row: &ChatRow| row.name == name && row.text == text;
            if scene
                .chat
                .iter()
                .any(|row| at - row.at <= ECHO && same(row))
            {
                return Ok(());
            }
            let row = ChatRow {
                number,
                at,
                name,
                text,
            };
            let said = Change::Chat {
                table: self.row.id.clone(),
                row: row.clone(),
            };
            if let Err(error) = self.store.write(vec![said]).await {
                tracing::error!("table {}: {error}", self.row.id);
                if let StoreError::Moved = error {
                    return Err(Fault::moved());
                }
                self.read_again().await.map_err(|_| Fault::unsure())?;
                let is_there = self.scene().chat.last() == Some(&row);
                return if is_there {
                    Ok(())
                } else {
                    Err(Fault::store())
                };
            }
            let mut chat = scene.chat.to_vec();
            chat.push(row);
            let extra = chat.len().saturating_sub(CHAT as usize);
            chat.drain(..extra);
            self.scene
                .send_modify(|scene| *scene = Arc::new(scene.with_chat(chat)));
            Ok(())
        };
        tokio::spawn(work)
            .await
            .unwrap_or_else(|_| Err(Fault::store()))
    }

    /// Shows a seat what a bot would do at this decision; nobody else sees it.
    pub fn hint(&self, seat: Seat, decision: u32, advice: Advice) {
        self.scene
            .send_modify(|scene| *scene = Arc::new(scene.with_hint(seat, decision, advice)));
    }

    /// Shows the table anew to everybody: something beside the log has changed.
    pub fn touch(&self) {
        self.scene
            .send_modify(|scene| *scene = Arc::new(scene.touched()));
    }

    /// Who of the seats is connected.
    pub fn present(&self, seats: Seats) {
        // Who leaves was here until now.
        for seat in self.scene.borrow().present.iter() {
            self.sign(seat);
        }
        self.scene.send_if_modified(|scene| {
            if scene.present == seats {
                return false;
            }
            *scene = Arc::new(scene.with_present(seats));
            true
        });
    }

    /// Its bots are not let on, or are again.
    pub fn halt(&self, halted: bool) {
        self.scene.send_if_modified(|scene| {
            if scene.halted == halted {
                return false;
            }
            *scene = Arc::new(scene.with_halted(halted));
            true
        });
    }

    /// The only way in which a table changes: plan, try on a copy, write, show.
    async fn change(
        self: Arc<Self>,
        plan: impl Fn(&Course) -> Result<Plan, Fault> + Send + Sync + 'static,
    ) -> Result<Done, Fault> {
        self.change_with(Vec::new(), plan).await
    }

    /// The same with something else that is kept together with it or not at all.
    async fn change_with(
        self: Arc<Self>,
        first: Vec<Change>,
        plan: impl Fn(&Course) -> Result<Plan, Fault> + Send + Sync + 'static,
    ) -> Result<Done, Fault> {
        let work = async move {
            let _one = self.writing.lock().await;
            let tried = match self.try_change(&first, &plan).await {
                // The log was ahead of what is in memory, which happens after a failure: now it is known.
                Err(Missed::Behind) => self.try_change(&first, &plan).await,
                other => other,
            };
            tried.map_err(|missed| match missed {
                Missed::Behind => Fault::store(),
                Missed::Fault(fault) => fault,
            })
        };
        // Its own task: a browser that goes away must not stop between disk and memory.
        tokio::spawn(work)
            .await
            .unwrap_or_else(|_| Err(Fault::store()))
    }

    async fn try_change(
        &self,
        first: &[Change],
        plan: &(impl Fn(&Course) -> Result<Plan, Fault> + Send + Sync + 'static),
    ) -> Result<Done, Missed> {
        let scene = self.scene();
        let course = scene.course.as_ref().map_err(Trouble::fault)?;
        let entries = match plan(course)? {
            Plan::Nothing(done) => return Ok(done),
            Plan::Write(entries) => entries,
        };
        let people = entries
            .iter()
            .any(|entry| !matches!(entry, Entry::Act { .. } | Entry::Undo { .. }));
        let mut next = course.clone();
        let at = now();
        let mut rows = Vec::new();
        for entry in &entries {
            let after = next.head;
            rows.push((after, next.write(entry, at)?));
        }
        let Some(last) = rows.last().map(|(_, row)| row.clone()) else {
            return Ok(Done::Already);
        };
        // What is planned together is kept together or not at all.
        let index = index_of(&next, people);
        let mut changes = first.to_vec();
        changes.extend(rows.into_iter().map(|(after, row)| Change::Entry {
            table: self.row.id.clone(),
            row,
            after,
            index: index.clone(),
        }));
        let Err(error) = self.store.write(changes).await else {
            self.scene
                .send_modify(|scene| *scene = Arc::new(scene.with_course(next)));
            return Ok(Done::Now);
        };
        tracing::error!("table {}: {error}", self.row.id);
        if let StoreError::Moved = error {
            return Err(Fault::moved().into());
        }
        let kept = self.read_again().await.map_err(|_| Fault::unsure())?;
        // What another connection reads was committed, whatever was said of it.
        match (kept.get(last.number as usize), error) {
            (Some(found), _) if *found == last => Ok(Done::Now),
            (Some(_), StoreError::Conflict(_)) => Err(Missed::Behind),
            (_, error) => Err(Fault::from(error).into()),
        }
    }

    /// After a write that failed: whatever the disk holds now is the truth. The log as it stands there.
    async fn read_again(&self) -> Result<Vec<EntryRow>, StoreError> {
        let log = self.store.log(&self.row.id).await?;
        let Scene { course, chat, .. } = read(self.games, &*self.store, &self.row).await?;
        self.scene.send_modify(|scene| {
            *scene = Arc::new(match course {
                Ok(course) => scene.with_chat(chat.to_vec()).with_course(course).touched(),
                Err(trouble) => Scene::new(Err(trouble), chat.to_vec()),
            });
        });
        Ok(log.entries)
    }
}

/// Why a change was not made.
enum Missed {
    /// There are entries that were not known in memory.
    Behind,
    Fault(Fault),
}

impl From<Fault> for Missed {
    fn from(fault: Fault) -> Self {
        Missed::Fault(fault)
    }
}

enum Plan {
    Nothing(Done),
    Write(Vec<Entry>),
}

/// By which right somebody changes the holder of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum May {
    /// Anybody may take an open seat.
    TakeOpen,
    /// With an invitation also a reserved one.
    TakeInvited,
    /// The host arranges seats before the game.
    Arrange,
    /// The host takes a seat from somebody who did not come back.
    Free,
}

/// What lists show of a table.
pub fn index_of(course: &Course, people: bool) -> TableIndex {
    let waiting = course
        .turn()
        .iter()
        .filter(|seat| course.bot(*seat).is_none())
        .fold(0u8, |bits, seat| bits | 1 << seat.index());
    TableIndex {
        changed: course.changed,
        stage: course.stage().name().to_owned(),
        waiting,
        bot_waits: course.goes_on(),
        people: people.then(|| {
            let held = course.holders.iter().enumerate();
            held.filter_map(|(seat, holder)| match holder {
                Holder::Person { account, .. } => Some((seat as u8, account.clone())),
                _ => None,
            })
            .collect()
        }),
    }
}

/// Reads a table's log and plays it through. What this program cannot replay becomes a trouble that is shown.
async fn read(games: Shelf, store: &dyn Store, row: &TableRow) -> Result<Scene, StoreError> {
    let course = replayed(games, store, row).await?;
    let chat = match store.chat(&row.id, CHAT).await {
        // The game goes on without its chat.
        Err(StoreError::Damaged(_)) => Vec::new(),
        other => other?,
    };
    Ok(Scene::new(course, chat))
}

/// What a table's log adds up to, or why this program cannot replay it.
pub async fn replayed(
    games: Shelf,
    store: &dyn Store,
    row: &TableRow,
) -> Result<Result<Course, Trouble>, StoreError> {
    let log = match store.log(&row.id).await {
        Err(StoreError::Damaged(reason)) => return Ok(Err(Trouble::Log(reason))),
        other => other?,
    };
    let row = row.clone();
    Ok(
        tokio::task::spawn_blocking(move || replay(games, &row, &log))
            .await
            .unwrap_or_else(|_| Err(Trouble::Log("the rules stopped".to_owned()))),
    )
}

fn replay(games: Shelf, row: &TableRow, log: &Log) -> Result<Course, Trouble> {
    let game = games
        .find(&row.game)
        .map_err(|_| Trouble::NoGame(row.game.clone()))?;
    let edition = EditionId {
        rules: row.rules,
        components: row.components.clone(),
    };
    game.components()
        .knows(&edition)
        .map_err(Trouble::Edition)?;
    if let Some(at) = log.damage(row) {
        return Err(Trouble::Damaged {
            at,
            count: log.count,
        });
    }
    let setup: Setup =
        serde_json::from_str(&row.setup).map_err(|error| Trouble::Log(error.to_string()))?;
    let mut course = Course::new(game, edition, setup, row);
    for entry in &log.entries {
        let number = entry.number;
        let wrong = |reason: String| Trouble::Log(format!("entry {number}: {reason}"));
        let happened: Entry =
            serde_json::from_str(&entry.entry).map_err(|error| wrong(error.to_string()))?;
        course
            .play(&happened)
            .map_err(|fault| wrong(fault.kind().to_owned()))?;
        course.changed = entry.at;
        course.head = course.head.then(number, entry.at, &entry.entry);
    }
    Ok(course)
}
