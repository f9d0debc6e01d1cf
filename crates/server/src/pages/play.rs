//! The table: prompt, actions, board, seats, log and chat, each a part that can be sent alone.

use super::{board, icon, layout::Page, level_name, lobby, results, seats, standing, title};
use crate::{
    names::names,
    rooms::{Course, Happened, Look, Parts, Rank, Scene, Stage},
    store::{Invite, TableRow},
    visitor::Visitor,
    words,
};
use game::{LogLine, Match, Offer};
use maud::{Markup, PreEscaped, html};
use table::{Lang, Message, NoUndo, Seat, Taste, Viewer};

/// How many of the last actions the log beside the board tells about.
const RECENT: usize = 24;
/// From how many actions on a field filters them.
const MANY: usize = 8;

/// What a look shows.
pub struct Show<'a> {
    /// What does not change.
    pub row: &'a TableRow,
    /// The moment.
    pub scene: &'a Scene,
    /// Who looks and how.
    pub look: Look,
    /// Working invitations, for the host.
    pub invites: &'a [Invite],
}

impl Show<'_> {
    /// The language.
    pub fn lang(&self) -> Lang {
        self.look.1
    }

    /// The own seat.
    pub fn seat(&self) -> Option<Seat> {
        self.look.0.seat()
    }

    /// Whether the viewer made the table.
    pub fn is_host(&self) -> bool {
        self.look.3 == Rank::Host
    }

    /// An address at this table.
    pub fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.row.id)
    }

    /// Language, colours and names.
    pub fn taste(&self, course: &Course) -> Taste {
        Taste {
            lang: self.look.1,
            theme: self.look.2,
            names: names(course, self.look.1),
        }
    }
}

/// All parts of the page that change.
pub fn parts(show: &Show<'_>) -> Parts {
    let lang = show.lang();
    let course = match &show.scene.course {
        Ok(course) => course,
        Err(trouble) => {
            let text = words::say(lang, &trouble.message());
            return Parts {
                html: vec![(
                    "prompt",
                    html! { p.who role="alert" { (text) } }.into_string(),
                )],
                log: Vec::new(),
                since: 0,
                your_turn: false,
                title: show.row.game.clone(),
            };
        }
    };
    let taste = show.taste(course);
    let your_turn = show
        .seat()
        .is_some_and(|seat| course.turn().has(seat) && course.bot(seat).is_none());
    let name = title(course.game, lang);
    let (board, actions) = match &course.play {
        None => (lobby::lobby(show, course, &taste), html! {}),
        Some(play) => (
            board::board(show, &**play, &taste),
            html! {
                (results::results(show, course, &**play, &taste))
                (choices(show, course, &**play, &taste))
            },
        ),
    };
    Parts {
        html: vec![
            ("prompt", prompt(show, course, &taste).into_string()),
            ("actions", actions.into_string()),
            ("board", board.into_string()),
            ("seats", seats::seats(show, course, &taste).into_string()),
            ("chat-lines", chat(show).into_string()),
        ],
        log: log(show, course, &taste),
        since: show
            .seat()
            .map_or(usize::MAX, |seat| course.last_own[seat.index()]),
        your_turn,
        title: if your_turn {
            format!("● {} · {name}", words::word(lang, "your-turn"))
        } else {
            name
        },
    }
}

/// What is shown when the game panics while its page is made: the next moment may be fine again.
pub fn broken(show: &Show<'_>) -> Parts {
    let text = words::word(show.lang(), "page-broken");
    Parts {
        html: vec![(
            "prompt",
            html! { p.who role="alert" { (text) } }.into_string(),
        )],
        log: Vec::new(),
        since: 0,
        your_turn: false,
        title: show.row.game.clone(),
    }
}

/// The page around the parts.
pub fn page(visitor: &Visitor, show: &Show<'_>, parts: &Parts) -> Markup {
    let lang = visitor.lang;
    let w = |id: &str| words::word(lang, id);
    let part = |id: &str| {
        let found = parts.html.iter().find(|(name, _)| *name == id);
        PreEscaped(found.map_or("", |(_, text)| text.as_str()))
    };
    Page {
        visitor,
        title: parts.title.clone(),
        class: "table",
        here: show.at(""),
        body: html! {
            h1.unseen { (parts.title) }
            div #table data-live=(show.at("/events")) data-moment=(show.scene.id()) data-turn=(parts.your_turn)
                data-words=(script_words(lang)) data-seat=[show.seat().map(Seat::number)] {
                p #offline role="status" hidden { (w("offline")) }
                section #seats-part aria-label=(w("seats")) { div #seats { (part("seats")) } }
                section #board-part aria-label=(w("board")) data-tab="board" {
                    div #board { (part("board")) }
                    p #explain role="status" {}
                }
                section #actions-part aria-label=(w("actions")) {
                    div #prompt role="status" aria-live="polite" { (part("prompt")) }
                    button #taller type="button" hidden aria-expanded="false" aria-controls="actions" aria-label=(w("taller")) title=(w("taller")) {}
                    p #refusal role="alert" {}
                    div #actions { (part("actions")) }
                }
                section #talk-part aria-label=(w("log-and-chat")) {
                    details.fold #log-fold open {
                        summary { (w("log")) }
                        label.field.filter hidden { span.unseen { (w("filter-log")) }
                            input #log-filter type="search" placeholder=(w("filter-log"));
                        }
                        ol #log tabindex="0" aria-label=(w("log")) data-since=(parts.since) {
                            @for (_, line) in &parts.log { (PreEscaped(line)) }
                        }
                        p.row.links { a href=(show.at("/log")) { (w("whole-log")) } a href=(show.at("/replay")) { (w("replay")) } }
                    }
                    details.fold #chat-fold open[!show.scene.chat.is_empty()] {
                        summary { (w("chat")) }
                        ol #chat-lines tabindex="0" aria-label=(w("chat")) { (part("chat-lines")) }
                        @if visitor.account.is_some() {
                            form #chat-form.row method="post" action=(show.at("/chat")) data-quiet {
                                label.grow { span.unseen { (w("say")) }
                                    input name="text" maxlength="500" required autocomplete="off" placeholder=(w("say"));
                                }
                                button { (w("send")) }
                            }
                        }
                    }
                }
                nav #tabs hidden aria-label=(w("parts")) {
                    @for tab in ["board", "mine", "others", "log"] {
                        button type="button" data-tab=(tab) aria-pressed=(tab == "board") { (w(&format!("tab-{tab}"))) }
                    }
                }
            }
            dialog #keys aria-labelledby="keys-title" {
                h2 #keys-title { (w("keys")) }
                dl { @for key in ["1-9", "arrows", "enter", "esc", "slash", "u", "h", "b", "a", "l", "c", "z", "question"] {
                    dt { (w(&format!("key-{key}"))) } dd { (w(&format!("key-{key}-does"))) }
                } }
                form method="dialog" { button { (w("close")) } }
            }
        },
    }
    .render()
}

/// Words that the script needs.
fn script_words(lang: Lang) -> String {
    let ids = [
        "sound-on",
        "sound-off",
        "zoom-in",
        "zoom-out",
        "zoom-fit",
        "filter",
        "keys",
        "lost",
        "since",
        "copy",
        "copied",
    ];
    let words: serde_json::Map<String, serde_json::Value> = ids
        .iter()
        .map(|id| ((*id).to_owned(), words::word(lang, id).into()))
        .collect();
    serde_json::Value::Object(words).to_string()
}

/// Who must act and what is expected.
fn prompt(show: &Show<'_>, course: &Course, taste: &Taste) -> Markup {
    let lang = show.lang();
    let w = |id: &str| words::word(lang, id);
    let waiting: Vec<&str> = course.turn().iter().map(|seat| taste.name(seat)).collect();
    let (who, what) = match (course.stage(), &course.play) {
        (Stage::Open, _) | (_, None) => (w("waiting-for-people"), w("starts-when-full")),
        (Stage::Over, _) => (w("game-over"), String::new()),
        (Stage::Playing, Some(play)) => {
            let mine = show.seat().is_some_and(|seat| course.turn().has(seat));
            let who = if mine {
                w("your-turn")
            } else {
                words::say(
                    lang,
                    &Message::new("turn-of").with("who", waiting.join(", ")),
                )
            };
            (who, play.prompt(show.look.0, taste))
        }
    };
    html! {
        p.who { (who) }
        @if !what.is_empty() { p.what { (what) } }
        @if show.scene.halted { p.notice role="alert" { (w("bots-halted")) } }
    }
}

/// What the viewer can do: legal actions, undo, hint, and why other things are not possible.
fn choices(show: &Show<'_>, course: &Course, play: &dyn Match, taste: &Taste) -> Markup {
    let Some(seat) = show.seat() else {
        return html! {};
    };
    let w = |id: &str| words::word(taste.lang, id);
    if course.stage() == Stage::Over {
        return html! {};
    }
    if let Some(level) = course.stand_ins[seat.index()] {
        return html! {
            p { (words::say(taste.lang, &Message::new("bot-plays-for-you").with("level", level_name(taste.lang, level)))) }
            form method="post" action=(show.at("/standin")) data-quiet {
                input type="hidden" name="seat" value=(seat);
                button.primary name="level" value="" { (w("take-back-seat")) }
            }
        };
    }
    let decision = course.decisions[seat.index()];
    let offers = play.options(seat, taste);
    html! {
        @if !offers.is_empty() { (offer_list(show, &offers, decision, taste)) }
        (back_wish(show, course, seat, taste))
        (second_thoughts(show, course, play, seat, taste))
        (standing::standing(show, course, seat, taste))
        @let refused = play.unavailable(seat, taste);
        @if !refused.is_empty() {
            details.fold.why {
                summary { (w("why-not")) }
                ul { @for thing in &refused {
                    li data-target=(thing.target) { (thing.text) @if let Some(rule) = thing.rule { " " (rule_link(course, rule)) } }
                } }
            }
        }
    }
}

/// A link to a rule of the game.
fn rule_link(course: &Course, rule: &str) -> Markup {
    html! { a.rule href=(format!("/rules/{}#{rule}", course.game.id())) { (rule) } }
}

fn offer_list(show: &Show<'_>, offers: &[Offer], decision: u32, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let advice = show.seat().and_then(|seat| show.scene.hint(seat));
    let advised = advice.as_ref().map(|advice| advice.notation.as_str());
    html! {
        form #offers method="post" action=(show.at("/act")) data-offers {
            input type="hidden" name="decision" value=(decision);
            @if offers.len() > MANY {
                label.field.filter hidden { span.unseen { (w("filter")) }
                    input #offer-filter type="search" placeholder=(w("filter")) autocomplete="off" form="none";
                }
            }
            p #narrowed hidden {}
            ul.offers { @for offer in offers {
                li {
                    button.advised[advised == Some(offer.notation.as_str())] name="action" value=(offer.notation)
                        data-path=(serde_json::Value::from(offer.path.clone()).to_string()) {
                        span { (offer.label) }
                        @if offer.irreversible { span.binds title=(w("irreversible")) { (icon("lock", taste.theme)) span.unseen { (w("irreversible")) } } }
                        @if advised == Some(offer.notation.as_str()) { span.badge { (w("hint")) } }
                    }
                }
            } }
        }
        @if let Some(advice) = advice { (hint(&advice, offers, taste)) }
    }
}

/// What the bot would do, what it expects and how sure it is: the best few.
fn hint(advice: &game::Advice, offers: &[Offer], taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let tip = |value: f32, sure: f32| {
        let line = Message::new("hint-line")
            .with("percent", (sure * 100.0).round() as i32)
            .with("points", format!("{value:+.1}").replace('-', "−"));
        words::say(taste.lang, &line)
    };
    html! {
        div.hint role="status" {
            h3 { (w("hint-title")) }
            ol { @for ((notation, value), sure) in advice.ranked.iter().zip(&advice.sure).take(3) {
                @if let Some(offer) = offers.iter().find(|offer| offer.notation == *notation) {
                    li { (offer.label) @if offers.len() > 1 { " " span.quiet { (tip(*value, *sure)) } } }
                }
            } }
        }
    }
}

/// Undo with its visible barrier, restart, hint.
fn second_thoughts(
    show: &Show<'_>,
    course: &Course,
    play: &dyn Match,
    seat: Seat,
    taste: &Taste,
) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let decision = course.decisions[seat.index()];
    let depth = play.undo_depth(seat);
    let asked = course.turn().has(seat);
    let barrier = (depth == 0 && course.last_own[seat.index()] > 0)
        .then_some(())
        .and_then(|()| {
            let reason = play.clone_box().undo(seat).err()?;
            Some(match reason {
                NoUndo::Revealed => game::no_undo(reason, taste.lang),
                NoUndo::NothingToUndo => w("others-acted"),
            })
        });
    html! {
        div.row.tools {
            form method="post" action=(show.at("/undo")) data-quiet {
                input type="hidden" name="decision" value=(decision);
                button data-key="u" disabled[depth == 0] name="all" value="" { (w("undo")) }
                button disabled[depth < 2] name="all" value="yes" { (w("restart")) }
            }
            @if asked {
                form method="post" action=(show.at("/hint")) data-quiet { button data-key="h" { (w("hint")) } }
            }
        }
        @if let Some(barrier) = barrier {
            div.row.barrier {
                p { (barrier) }
                @if course.back.is_none() {
                    form method="post" action=(show.at("/back")) data-quiet { button.quiet { (w("ask-back")) } }
                }
            }
        }
    }
}

/// Somebody wants to go back: all people must agree.
fn back_wish(show: &Show<'_>, course: &Course, seat: Seat, taste: &Taste) -> Markup {
    let w = |id: &str| words::word(taste.lang, id);
    let Some(back) = &course.back else {
        return html! {};
    };
    let text = words::say(
        taste.lang,
        &Message::new("back-wish").with("who", taste.name(back.by).to_owned()),
    );
    html! {
        div.card.wish role="status" {
            p { (text) }
            form.row method="post" action=(show.at("/back/answer")) data-quiet {
                input type="hidden" name="wish" value=(back.number);
                @if back.agreed.has(seat) {
                    p.quiet { (w("you-agreed")) }
                    button name="agrees" value="no" { (w("withdraw")) }
                } @else {
                    button.primary name="agrees" value="yes" { (w("agree")) }
                    button name="agrees" value="no" { (w("disagree")) }
                }
            }
        }
    }
}

/// The last lines of the log, each with a key that grows.
fn log(show: &Show<'_>, course: &Course, taste: &Taste) -> Vec<(u64, String)> {
    let Some(play) = &course.play else {
        return Vec::new();
    };
    let from = play.made().saturating_sub(RECENT);
    let since = show
        .seat()
        .map_or(usize::MAX, |seat| course.last_own[seat.index()]);
    let lines = told(course, &**play, show.look.0, taste, from);
    log_lines(lines, taste, since)
}

/// The log of the game together with what happened beside it, from where so many actions had been made.
pub fn told(
    course: &Course,
    play: &dyn Match,
    viewer: Viewer,
    taste: &Taste,
    from: usize,
) -> Vec<LogLine> {
    let mut lines = play.log(viewer, taste, from);
    let notes = course.notes.iter().filter(|note| note.made >= from);
    lines.extend(notes.map(|note| LogLine {
        made: note.made,
        icon: "note",
        text: words::say(taste.lang, &note_message(&note.what, taste)),
    }));
    lines.sort_by_key(|line| line.made);
    lines
}

fn note_message(what: &Happened, taste: &Taste) -> Message {
    let name = |seat: Seat| taste.name(seat).to_owned();
    match what {
        Happened::StandIn { seat, level, by } => {
            let level = level_name(taste.lang, *level);
            match by.filter(|by| by != seat) {
                Some(by) => Message::new("note-stand-in-by").with("by", name(by)),
                None => Message::new("note-stand-in"),
            }
            .with("who", name(*seat))
            .with("level", level)
        }
        Happened::Returned(seat) => Message::new("note-returned").with("who", name(*seat)),
        Happened::Freed { seat, name } => Message::new("note-freed")
            .with("who", name.clone())
            .with("n", seat.number()),
        Happened::Sat(seat) => Message::new("note-sat").with("who", name(*seat)),
        Happened::WentBack { by, luck: None } => Message::new("note-back").with("who", name(*by)),
        Happened::WentBack {
            by,
            luck: Some(hash),
        } => Message::new("note-back-luck")
            .with("who", name(*by))
            .with("hash", hash.clone()),
    }
}

/// Lines of the log as list items, each with a key that grows.
pub fn log_lines(lines: Vec<LogLine>, taste: &Taste, since: usize) -> Vec<(u64, String)> {
    let (mut made, mut nth) = (usize::MAX, 0);
    lines
        .into_iter()
        .map(|line| {
            nth = if line.made == made { nth + 1 } else { 0 };
            made = line.made;
            let key = line.made as u64 * 1000 + nth.min(999);
            let text = html! {
                li data-key=(key) data-made=(line.made) .fresh[line.made > since] { (icon(line.icon, taste.theme)) span { (line.text) } }
            };
            (key, text.into_string())
        })
        .collect()
}

fn chat(show: &Show<'_>) -> Markup {
    html! {
        @for line in &*show.scene.chat {
            li data-number=(line.number) { b { (line.name) } " " span { (line.text) } }
        }
        @if show.scene.chat.is_empty() { li.quiet { (words::word(show.lang(), "no-chat")) } }
    }
}
