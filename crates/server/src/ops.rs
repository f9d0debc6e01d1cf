//! What can be done with tables, the same for pages and programs.

use crate::{
    app::App,
    fault::Fault,
    limits::Kind,
    names::{apart, clean, clean_name, names},
    rooms::{Course, Done, Entry, Holder, May, Origin, Rank, Room, Stage, index_of},
    store::{Account, Change, Invite, TableIndex, TableRow},
    util::{self, now},
    visitor::{Visitor, new_session},
};
use bots::Level;
use game::Game;
use std::{collections::BTreeMap, sync::Arc};
use table::{EditionId, MAX_SEATS, Seat, Seed, Setup, Viewer};

/// The longest chat message.
pub const CHAT_CHARS: usize = 500;

/// What somebody wants a new table to be.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// The game's id.
    pub game: String,
    /// The mode's id; the usual one when there is none.
    pub mode: Option<String>,
    /// Options by key.
    pub options: BTreeMap<String, String>,
    /// One per seat: `me`, `open`, `invited` or a bot's level.
    pub seats: Vec<String>,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether it is in the list of open tables.
    pub listed: bool,
}

/// Makes a table; when no seat is free the game begins at once. A guest who has just come is kept with it.
pub async fn create(
    app: &App,
    account: &Account,
    wish: Wish,
    newcomer: Vec<Change>,
) -> Result<String, Fault> {
    app.limits.take(Kind::Create, &account.id)?;
    let game = app
        .games
        .find(&wish.game)
        .map_err(|error| Fault::text(error.to_string()))?;
    let players = u8::try_from(wish.seats.len()).unwrap_or(u8::MAX);
    let setup = Setup::new(&game.info(), players, wish.mode.as_deref(), wish.options)
        .map_err(Fault::text)?;
    let mut holders = Vec::new();
    for word in &wish.seats {
        holders.push(match word.as_str() {
            "open" => Holder::Open,
            "invited" => Holder::Invited,
            "me" => {
                let me = Holder::Person {
                    account: account.id.clone(),
                    name: account.name.clone(),
                };
                if holders.contains(&me) {
                    return Err(Fault::bad("one-seat-each"));
                }
                me
            }
            level => Holder::Bot(
                level
                    .parse()
                    .map_err(|error: bots::UnknownLevel| Fault::text(error.to_string()))?,
            ),
        });
    }
    let origin = Origin::Seed(Seed::new(util::random_bytes()));
    let starts = !holders.iter().any(Holder::is_free);
    found(
        app,
        account,
        game,
        setup,
        holders,
        wish.spectators,
        wish.listed,
        starts.then_some(origin),
        newcomer,
    )
    .await
}

/// The edition that a position of this program names.
fn edition_of(game: &'static dyn Game, position: &serde_json::Value) -> EditionId {
    let usual = game.components().edition();
    EditionId {
        rules: position["rules"]
            .as_u64()
            .map_or(usual.rules, |rules| rules as u32),
        components: position["components"]
            .as_str()
            .map_or(usual.components, str::to_owned),
    }
}

/// Writes a new table with its first entries, all or nothing.
#[expect(clippy::too_many_arguments, reason = "these are the parts of a table")]
async fn found(
    app: &App,
    host: &Account,
    game: &'static dyn Game,
    setup: Setup,
    holders: Vec<Holder>,
    spectators: bool,
    listed: bool,
    origin: Option<Origin>,
    newcomer: Vec<Change>,
) -> Result<String, Fault> {
    let created = now();
    let id = util::random_id();
    let edition = match &origin {
        // A moment of an older game is played on under the rules of that game.
        Some(Origin::Position(position)) => edition_of(game, position),
        Some(Origin::Seed(_)) | None => game.components().edition(),
    };
    let mut row = TableRow {
        id: id.clone(),
        game: game.id().to_owned(),
        rules: edition.rules,
        components: edition.components.clone(),
        setup: serde_json::to_string(&setup).expect("a setup is plain data"),
        host: host.id.clone(),
        spectators,
        listed,
        created,
        index: TableIndex::default(),
    };
    let mut course = Course::new(game, edition, setup, &row);
    let held = Seat::first(holders.len()).zip(holders);
    let mut entries: Vec<Entry> = held
        .map(|(seat, holder)| Entry::Hold { seat, holder })
        .collect();
    entries.extend(origin.map(|origin| Entry::Start { origin }));
    let mut rows = Vec::new();
    for entry in &entries {
        let after = course.head;
        rows.push((after, course.write(entry, created)?));
    }
    row.index = index_of(&course, true);
    let index = TableIndex {
        people: None,
        ..row.index.clone()
    };
    let mut changes = newcomer;
    changes.push(Change::NewTable(row));
    changes.extend(rows.into_iter().map(|(after, row)| Change::Entry {
        table: id.clone(),
        row,
        after,
        index: index.clone(),
    }));
    app.store.write(changes).await?;
    // In memory from the start, so that its bots move.
    app.hall.room(&id).await?;
    Ok(id)
}

/// A table that this visitor may see, and as whom. Free seats of an open table may be seen by all who have its address.
pub async fn look(
    app: &App,
    visitor: &Visitor,
    id: &str,
) -> Result<(Arc<Room>, Viewer, Rank), Fault> {
    if id.len() > 32 {
        return Err(Fault::missing("no-table"));
    }
    let room = app.hall.room(id).await?;
    let (viewer, rank) = role(&room, visitor.id());
    if let Some(seat) = viewer.seat() {
        room.sign(seat);
    }
    if may_look(&room, viewer, rank) {
        Ok((room, viewer, rank))
    } else {
        Err(Fault::forbidden("no-spectators"))
    }
}

/// Whether somebody may look. At a table without spectators strangers see only that a seat is open to anybody.
pub fn may_look(room: &Room, viewer: Viewer, rank: Rank) -> bool {
    if viewer != Viewer::Spectator || rank == Rank::Host || room.row.spectators {
        return true;
    }
    match &room.scene().course {
        Ok(course) => course.stage() == Stage::Open && course.holders.contains(&Holder::Open),
        // Nobody knows who has a seat; there is nothing to see but the reason.
        Err(_) => true,
    }
}

/// As whom an account looks at a table.
pub fn role(room: &Room, account: Option<&str>) -> (Viewer, Rank) {
    let viewer = match &room.scene().course {
        Ok(course) => course.viewer(account),
        Err(_) => Viewer::Spectator,
    };
    let is_host = account == Some(room.row.host.as_str());
    (viewer, if is_host { Rank::Host } else { Rank::Guest })
}

/// The table and the visitor's own seat.
pub async fn own_seat(app: &App, visitor: &Visitor, id: &str) -> Result<(Arc<Room>, Seat), Fault> {
    let account = visitor.known()?;
    app.limits.take(Kind::Write, &account.id)?;
    let (room, viewer, _) = look(app, visitor, id).await?;
    let seat = match (viewer.seat(), &room.scene().course) {
        (Some(seat), _) => seat,
        (None, Err(trouble)) => return Err(trouble.fault()),
        (None, Ok(_)) => return Err(Fault::forbidden("not-seated")),
    };
    Ok((room, seat))
}

/// The table, if the visitor made it.
pub async fn hosted(app: &App, visitor: &Visitor, id: &str) -> Result<Arc<Room>, Fault> {
    let account = visitor.known()?;
    app.limits.take(Kind::Write, &account.id)?;
    let (room, _, rank) = look(app, visitor, id).await?;
    match rank {
        Rank::Host => Ok(room),
        Rank::Guest => Err(Fault::forbidden("not-host")),
    }
}

/// Makes an action.
pub async fn act(
    app: &App,
    visitor: &Visitor,
    id: &str,
    decision: u32,
    action: String,
) -> Result<Done, Fault> {
    let (room, seat) = own_seat(app, visitor, id).await?;
    room.act(seat, decision, action).await
}

/// Takes own actions back.
pub async fn undo(
    app: &App,
    visitor: &Visitor,
    id: &str,
    decision: u32,
    all: bool,
) -> Result<Done, Fault> {
    let (room, seat) = own_seat(app, visitor, id).await?;
    room.undo(seat, decision, all).await
}

/// Asks all to go back, or answers such a wish, the one with this number if there is one.
pub async fn back(
    app: &App,
    visitor: &Visitor,
    id: &str,
    wish: Option<u32>,
    answer: Option<bool>,
) -> Result<Done, Fault> {
    let (room, seat) = own_seat(app, visitor, id).await?;
    match answer {
        None => room.ask_back(seat).await,
        Some(agrees) => room.answer_back(seat, wish, agrees).await,
    }
}

/// Says something. People with a seat and spectators may.
pub async fn chat(app: &App, visitor: &Visitor, id: &str, text: &str) -> Result<(), Fault> {
    let account = visitor.known()?;
    app.limits.take(Kind::Chat, &account.id)?;
    let (room, viewer, _) = look(app, visitor, id).await?;
    let text =
        clean(text, CHAT_CHARS).ok_or_else(|| Fault::bad("bad-chat").with("most", CHAT_CHARS))?;
    let name = match &room.scene().course {
        Err(_) => account.name.clone(),
        Ok(course) => {
            let mut names = names(course, visitor.lang);
            match viewer.seat() {
                Some(seat) => names.swap_remove(seat.index()),
                // Nobody speaks in the name of a seat that is not theirs.
                None => apart(account.name.clone(), &names, names.len() + 1),
            }
        }
    };
    room.chat(name, text).await
}

/// What the best bot of this program would do.
pub async fn hint(app: &App, visitor: &Visitor, id: &str) -> Result<(), Fault> {
    let (room, seat) = own_seat(app, visitor, id).await?;
    app.limits.take(Kind::Hint, visitor.key())?;
    let scene = room.scene();
    let course = scene
        .course
        .as_ref()
        .map_err(crate::rooms::Trouble::fault)?;
    if !course.turn().has(seat) {
        return Err(Fault::words("no-advice"));
    }
    let decision = course.decisions[seat.index()];
    let advice = app.pool.think(scene.clone(), seat, adviser()).await?;
    room.hint(seat, decision, advice);
    Ok(())
}

/// The level that gives hints: expert, or the best there is.
pub fn adviser() -> Level {
    Level::ready()
        .filter(|level| *level <= Level::Expert)
        .last()
        .unwrap_or(Level::Random)
}

/// Sits down on a free seat; with an invitation also on a reserved one. A guest who has just come is kept together with
/// the seat, and the last one to come begins the game: one change. Asked again it is as good as done.
pub async fn sit(
    app: &App,
    visitor: &Visitor,
    account: &Account,
    id: &str,
    seat: Option<Seat>,
    invite: Option<&str>,
    newcomer: Vec<Change>,
) -> Result<(), Fault> {
    app.limits.take(Kind::Write, visitor.key())?;
    let (room, seat, may) = match invite {
        Some(token) => {
            let invite = invitation(app, token).await?;
            let room = app.hall.room(&invite.table).await?;
            let fixed = invite.seat.map(|index| Seat::new(usize::from(index)));
            (room, fixed.or(seat), May::TakeInvited)
        }
        None => (look(app, visitor, id).await?.0, seat, May::TakeOpen),
    };
    let own = room
        .scene()
        .course
        .as_ref()
        .ok()
        .and_then(|course| course.seat_of(&account.id));
    if own.is_some() && (invite.is_some() || seat.is_none() || seat == own) {
        return Ok(());
    }
    let seat = match seat {
        Some(seat) => seat,
        None => first_free(&room, may)?,
    };
    let holder = Holder::Person {
        account: account.id.clone(),
        name: account.name.clone(),
    };
    room.clone().hold(seat, holder, may, newcomer).await?;
    Ok(())
}

fn first_free(room: &Room, may: May) -> Result<Seat, Fault> {
    let scene = room.scene();
    let course = scene
        .course
        .as_ref()
        .map_err(crate::rooms::Trouble::fault)?;
    Seat::first(course.seats())
        .find(|seat| match may {
            May::TakeOpen => course.holders[seat.index()] == Holder::Open,
            May::TakeInvited | May::Arrange | May::Free => course.holders[seat.index()].is_free(),
        })
        .ok_or_else(|| Fault::words("seat-taken"))
}

/// An invitation that still works.
pub async fn invitation(app: &App, token: &str) -> Result<Invite, Fault> {
    let found = if token.len() <= 64 {
        app.store.invite(token).await?
    } else {
        None
    };
    found
        .filter(|invite| invite.seat.is_none_or(|seat| usize::from(seat) < MAX_SEATS))
        .ok_or_else(|| Fault::missing("no-invite"))
}

/// The host gives a seat to a bot, opens it or reserves it, before the game; or everybody leaves their own seat.
pub async fn arrange(
    app: &App,
    visitor: &Visitor,
    id: &str,
    seat: Seat,
    word: &str,
) -> Result<(), Fault> {
    let holder = match word {
        "open" => Holder::Open,
        "invited" => Holder::Invited,
        level => Holder::Bot(
            level
                .parse()
                .map_err(|error: bots::UnknownLevel| Fault::text(error.to_string()))?,
        ),
    };
    let leaves = holder == Holder::Open
        && own_seat(app, visitor, id)
            .await
            .is_ok_and(|(_, own)| own == seat);
    let room = if leaves {
        own_seat(app, visitor, id).await?.0
    } else {
        hosted(app, visitor, id).await?
    };
    let is_playing = room
        .scene()
        .course
        .as_ref()
        .is_ok_and(|course| course.stage() == Stage::Playing);
    let may = if is_playing && !leaves {
        is_away(app, &room, seat)?;
        May::Free
    } else {
        May::Arrange
    };
    room.clone().hold(seat, holder, may, Vec::new()).await?;
    Ok(())
}

/// Refuses to do something to the seat of somebody who is here.
fn is_away(app: &App, room: &Room, seat: Seat) -> Result<(), Fault> {
    if room.absence(seat) >= app.absence {
        Ok(())
    } else {
        let minutes = (app.absence + 59) / 60;
        Err(Fault::forbidden("not-away").with("n", minutes))
    }
}

/// A bot plays for a person. The person decides, or, after an absence that everybody sees, the others at the table; only
/// the person takes the seat back.
pub async fn stand_in(
    app: &App,
    visitor: &Visitor,
    id: &str,
    seat: Seat,
    level: Option<Level>,
) -> Result<Done, Fault> {
    let account = visitor.known()?;
    app.limits.take(Kind::Write, &account.id)?;
    let (room, viewer, rank) = look(app, visitor, id).await?;
    if !viewer.is(seat) {
        if rank != Rank::Host && viewer.seat().is_none() {
            return Err(Fault::forbidden("not-seated"));
        }
        if level.is_none() {
            return Err(Fault::forbidden("not-your-seat"));
        }
        is_away(app, &room, seat)?;
    }
    room.stand_in(seat, level, viewer.seat()).await
}

/// Gives a standing answer for the own seat, or takes it back.
pub async fn stand(
    app: &App,
    visitor: &Visitor,
    id: &str,
    answer: String,
    given: bool,
) -> Result<Done, Fault> {
    let (room, seat) = own_seat(app, visitor, id).await?;
    room.stand(seat, answer, given).await
}

/// A link for a seat or for any free one.
pub async fn invite(
    app: &App,
    visitor: &Visitor,
    id: &str,
    seat: Option<Seat>,
) -> Result<Invite, Fault> {
    let room = hosted(app, visitor, id).await?;
    let invite = Invite {
        token: util::random_secret(),
        table: room.row.id.clone(),
        seat: seat.map(|seat| seat.index() as u8),
        created: now(),
    };
    if app.store.invites(id).await?.len() >= 20 {
        return Err(Fault::words("too-many-invites"));
    }
    app.store
        .write(vec![Change::NewInvite(invite.clone())])
        .await?;
    Ok(invite)
}

/// A link no longer works.
pub async fn revoke(app: &App, visitor: &Visitor, id: &str, token: &str) -> Result<(), Fault> {
    hosted(app, visitor, id).await?;
    let change = Change::RevokeInvite {
        table: id.to_owned(),
        token: token.to_owned(),
    };
    Ok(app.store.write(vec![change]).await?)
}

/// Gives a free seat to a program: the secret of its token.
pub async fn seat_program(
    app: &App,
    visitor: &Visitor,
    id: &str,
    seat: Seat,
    name: &str,
) -> Result<String, Fault> {
    let room = hosted(app, visitor, id).await?;
    app.limits.take(Kind::Create, visitor.key())?;
    let account = Account {
        id: util::random_id(),
        name: clean_name(name)?,
        password: None,
        created: now(),
        lang: None,
        theme: None,
    };
    let (session, secret) = new_session(&account.id, "token", &room.row.id);
    let newcomer = vec![
        Change::NewAccount(account.clone()),
        Change::NewSession(session),
    ];
    let holder = Holder::Person {
        account: account.id,
        name: account.name,
    };
    room.clone()
        .hold(seat, holder, May::TakeInvited, newcomer)
        .await?;
    Ok(secret)
}

/// The same people and bots again, seats moved on by one; the first who asks makes the table.
pub async fn again(app: &App, visitor: &Visitor, id: &str) -> Result<String, Fault> {
    let account = visitor.known()?.clone();
    let (room, _) = own_seat(app, visitor, id).await?;
    let scene = room.scene();
    let course = scene
        .course
        .as_ref()
        .map_err(crate::rooms::Trouble::fault)?;
    if let Some(next) = &course.next {
        return Ok(next.clone());
    }
    if course.stage() != Stage::Over {
        return Err(Fault::words("not-over"));
    }
    let mut holders = course.holders.clone();
    holders.rotate_right(1);
    let origin = Origin::Seed(Seed::new(util::random_bytes()));
    let (game, setup) = (course.game, course.setup.clone());
    let next = found(
        app,
        &account,
        game,
        setup,
        holders,
        room.row.spectators,
        false,
        Some(origin),
        Vec::new(),
    )
    .await?;
    room.clone().next(next.clone()).await?;
    // Somebody may have been quicker.
    match &room.scene().course {
        Ok(course) => Ok(course.next.clone().unwrap_or(next)),
        Err(_) => Ok(next),
    }
}

/// Goes on from a moment of a finished game against bots, with fresh chance.
pub async fn continue_from(
    app: &App,
    visitor: &Visitor,
    id: &str,
    at: usize,
    seat: Seat,
    level: Level,
) -> Result<String, Fault> {
    let account = visitor.known()?.clone();
    app.limits.take(Kind::Create, &account.id)?;
    let (room, _, _) = look(app, visitor, id).await?;
    let scene = room.scene();
    let course = scene
        .course
        .as_ref()
        .map_err(crate::rooms::Trouble::fault)?;
    // While the game is on, playing ahead would tell what is hidden.
    let play = course
        .play
        .as_ref()
        .filter(|play| play.is_over())
        .ok_or_else(|| Fault::words("not-over"))?;
    let moment = play.at(at.min(play.made()));
    if moment.is_over() || seat.index() >= course.seats() {
        return Err(Fault::words("nothing-left"));
    }
    let mut position = moment.position();
    position["chance"] =
        serde_json::to_value(table::Chance::secret(Seed::new(util::random_bytes())))
            .expect("chance is plain data");
    let holders = Seat::first(course.seats())
        .map(|other| {
            if other == seat {
                Holder::Person {
                    account: account.id.clone(),
                    name: account.name.clone(),
                }
            } else {
                Holder::Bot(level)
            }
        })
        .collect();
    let (game, setup) = (course.game, course.setup.clone());
    found(
        app,
        &account,
        game,
        setup,
        holders,
        true,
        false,
        Some(Origin::Position(position)),
        Vec::new(),
    )
    .await
}
