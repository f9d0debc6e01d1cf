//! The toy game with one bug at a time.

use std::{cell::Cell, sync::LazyLock};
use table::{
    After, Asked, Chance, Check, Components, Cx, Draw, Edition, Explain, Flaw, Info, Judge, Lang,
    Message, NotNow, Outcome, Reason, Seat, Seats, Setup, Sight, Speak, Taste, Title, Turns, View,
    Viewer, Words, Written,
};
use toy::{
    Action, Data, Event, Question, Refusal, Side, Step, Table, Toy, ToyView, Treasure, Work,
};

/// What is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bug {
    None,
    Unsorted,
    Duplicate,
    NoOptions,
    SamePath,
    UndrawnPath,
    UnknownLabel,
    UnknownUnavailable,
    ForgetfulPaper,
    FalseCoin,
    WrongSum,
    WrongPlaces,
    Endless,
    Counter,
    OtherFormula,
    TellingRefusal,
    UnknownReason,
    UnknownRule,
    Forgetful,
    LosesCard,
    SecretOption,
    SingleWorld,
    LoudEvents,
    SilentPeek,
    SecretStep,
    FirstBidder,
    MissingWord,
    OtherVariable,
    UnusedWord,
    NoModeWord,
    UnknownEvent,
    MissingArgument,
    RawNames,
    DoubleId,
    NoPanel,
    StyledPicture,
    EmptyText,
    UnknownPrompt,
    MissingRule,
    GreedyRob,
    NoPass,
    ExtraRule,
    PanickingReason,
    NoCheck,
    NotANumber,
}

thread_local! {
    /// Each test has a thread of its own.
    static PLANTED: Cell<Bug> = const { Cell::new(Bug::None) };
    /// State outside the state: what rules must not have.
    static COUNTER: Cell<u32> = const { Cell::new(0) };
}

/// Plants a bug for this thread.
pub fn plant(bug: Bug) {
    PLANTED.set(bug);
}

fn is(bug: Bug) -> bool {
    PLANTED.get() == bug
}

fn count() -> u32 {
    COUNTER.set(COUNTER.get() + 1);
    COUNTER.get()
}

const UNKNOWN: Message = Message::new("no-such-word");

/// The toy with the planted bug.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Buggy;

impl Title for Buggy {
    const ID: &'static str = Toy::ID;
    const VERSION: u32 = Toy::VERSION;

    type Data = Data;
    type Table = Table;
    type Step = Step;
    type Action = Action;
    type Event = Event;
    type View = ToyView;

    fn info() -> Info {
        Toy::info()
    }

    fn components() -> &'static Components<Data> {
        Toy::components()
    }

    fn edition(table: &Table) -> Edition<Data> {
        Toy::edition(table)
    }

    fn seats(table: &Table) -> usize {
        Toy::seats(table)
    }

    fn round(view: &ToyView) -> u32 {
        Toy::round(view)
    }
}

impl Turns for Buggy {
    type Work = Work;
    type Question = Question;
    type Refusal = Refusal;

    fn deal(setup: &Setup, edition: Edition<Data>, chance: &mut Chance) -> (Table, Step) {
        Toy::deal(setup, edition, chance)
    }

    fn run(cx: &mut Cx<'_, Self>, work: Work, lane: Option<Seat>) -> After<Question> {
        if is(Bug::Counter) && work == Work::Round && count().is_multiple_of(3) {
            cx.table.players[0].coins = 0;
        }
        let after = Toy::run(&mut cx.lend(), work, lane);
        if let (Bug::GreedyRob, Work::Rob(thief)) = (PLANTED.get(), work) {
            cx.table.players[thief.index()].coins = 0;
        }
        after
    }

    fn asked(table: &Table, question: Question, lane: Option<Seat>) -> Asked {
        Toy::asked(table, question, lane)
    }

    fn may(table: &Table, question: Question, seat: Seat, action: Action) -> Result<(), Refusal> {
        if is(Bug::OtherFormula) && action == Action::Peek(Side::Left) {
            return Err(Refusal::Seen);
        }
        if is(Bug::TellingRefusal) && table.row.left.treasure == Treasure::Egg {
            return Toy::may(table, question, seat, action).map_err(|_| Refusal::EmptyDeck);
        }
        Toy::may(table, question, seat, action)
    }

    fn options(table: &Table, question: Question, seat: Seat, out: &mut Vec<Action>) {
        Toy::options(table, question, seat, out);
        if is(Bug::Unsorted) {
            out.reverse();
        }
        if is(Bug::Duplicate) {
            out.push(out[out.len() - 1]);
        }
        if is(Bug::NoOptions) && question == Question::Stake {
            out.clear();
        }
        if is(Bug::NoPass) && out.len() > 1 {
            out.retain(|action| *action != Action::Pass);
        }
        if is(Bug::SecretOption) && table.row.left.treasure == Treasure::Egg && out.len() > 1 {
            out.retain(|action| *action != Action::Peek(Side::Left));
        }
    }

    fn choose(cx: &mut Cx<'_, Self>, question: Question, seat: Seat, action: Action) {
        if let (Bug::SilentPeek, Action::Peek(Side::Left)) = (PLANTED.get(), action) {
            let known = &mut cx.table.row.left.known;
            *known = known.with(seat);
            return;
        }
        Toy::choose(&mut cx.lend(), question, seat, action);
        match (PLANTED.get(), action) {
            (Bug::FalseCoin, Action::Stake(_)) => cx.table.players[seat.index()].coins += 5,
            (Bug::Endless, Action::Stake(_)) => {
                cx.ask(Question::Stake);
                cx.ask(Question::Scout);
            }
            (Bug::SecretStep, Action::Pass) if cx.table.row.left.treasure == Treasure::Egg => {
                cx.ask(Question::Stake);
            }
            (Bug::FirstBidder, Action::Bid(_)) if count().is_multiple_of(3) => {
                cx.table.players[seat.index()].coins = 0;
            }
            _ => {}
        }
    }

    fn join(table: &mut Table, lane: &Table, seat: Seat) {
        Toy::join(table, lane, seat);
    }

    fn outcome(table: &Table) -> Outcome {
        let mut outcome = Toy::outcome(table);
        if is(Bug::WrongSum) {
            outcome.scores[0] += 1;
        }
        if is(Bug::WrongPlaces) {
            outcome.places[0] = 4;
        }
        outcome
    }
}

impl Sight for Buggy {
    fn look(table: &Table, viewer: Viewer) -> ToyView {
        Toy::look(table, viewer)
    }

    fn imagine(
        view: &ToyView,
        viewer: Viewer,
        edition: Edition<Data>,
        chance: &mut Chance,
    ) -> Table {
        let mut view = view.clone();
        if is(Bug::Forgetful) {
            view.row[0].treasure = None;
        }
        if is(Bug::SingleWorld) {
            *chance = Chance::fast(1);
        }
        let mut table = Toy::imagine(&view, viewer, edition, chance);
        if is(Bug::LosesCard) {
            for player in &mut table.players {
                if let Some(bird) = player.hand.kinds().next() {
                    player.hand.take(bird);
                }
            }
        }
        table
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        if is(Bug::LoudEvents) {
            return Some(*event);
        }
        Toy::redact(event, viewer)
    }
}

impl Written for Buggy {
    type Paper = Table;

    fn write(table: &Table) -> Table {
        Toy::write(table)
    }

    fn read(paper: Table, edition: Edition<Data>) -> Result<Table, Flaw> {
        let mut table = Toy::read(paper, edition)?;
        if is(Bug::ForgetfulPaper) {
            table.row.left.known = Seats::NONE;
        }
        Ok(table)
    }
}

impl Check for Buggy {
    fn check(table: &Table, stack: &[Step], split: Option<(Seats, Step)>) -> Result<(), Flaw> {
        if is(Bug::NoCheck) || is(Bug::Endless) {
            return Ok(());
        }
        Toy::check(table, stack, split)
    }

    fn stage(table: &mut Table, point: &str) -> Result<Vec<Step>, String> {
        Toy::stage(table, point)
    }
}

const PL: &str = include_str!("../../../toy/words/pl.ftl");
const EN: &str = include_str!("../../../toy/words/en.ftl");

static MISSING_WORD: LazyLock<Words> = LazyLock::new(|| Words::new(PL, without(EN, "no-bird")));
static NO_MODE_WORD: LazyLock<Words> =
    LazyLock::new(|| Words::new(without(PL, "mode-daylight"), without(EN, "mode-daylight")));
static OTHER_VARIABLE: LazyLock<Words> = LazyLock::new(|| {
    let pl = PL.replace("do-rob = Okradnij: { $target }", "do-rob = Okradnij");
    Words::new(pl.leak(), EN)
});
static UNUSED_WORD: LazyLock<Words> = LazyLock::new(|| {
    let [pl, en] = [PL, EN].map(|words| format!("{words}\nnobody-says-this = x\n").leak());
    Words::new(pl, en)
});

/// The words without one line.
fn without(words: &str, id: &str) -> &'static str {
    let start = format!("{id} =");
    let lines: Vec<&str> = words
        .lines()
        .filter(|line| !line.starts_with(&start))
        .collect();
    lines.join("\n").leak()
}

impl Speak for Buggy {
    fn words() -> &'static Words {
        match PLANTED.get() {
            Bug::MissingWord => &MISSING_WORD,
            Bug::NoModeWord => &NO_MODE_WORD,
            Bug::OtherVariable => &OTHER_VARIABLE,
            Bug::UnusedWord => &UNUSED_WORD,
            _ => Toy::words(),
        }
    }

    fn label(view: &View<Self>, seat: Seat, action: Action) -> Message {
        if is(Bug::UnknownLabel) {
            return UNKNOWN;
        }
        Toy::label(&view.lend(), seat, action)
    }

    fn prompt(view: &View<Self>) -> Message {
        if is(Bug::UnknownPrompt) {
            return UNKNOWN;
        }
        Toy::prompt(&view.lend())
    }

    fn tell(event: &Event, data: &Data) -> Message {
        match (PLANTED.get(), event) {
            (Bug::UnknownEvent, Event::Staked { .. }) => UNKNOWN,
            (Bug::MissingArgument, Event::Rolled { .. }) => Message::new("log-rolled"),
            _ => Toy::tell(event, data),
        }
    }

    fn icon(event: &Event) -> &'static str {
        Toy::icon(event)
    }

    fn rulebook(lang: Lang) -> &'static str {
        let text = Toy::rulebook(lang);
        match (PLANTED.get(), lang) {
            (Bug::MissingRule, Lang::Pl) => text.replace("**TOY-3.2**", "").leak(),
            (Bug::ExtraRule, _) => format!("{text}\n**TOY-9.9** x\n").leak(),
            _ => text,
        }
    }
}

impl Explain for Buggy {
    fn reason(view: &View<Self>, seat: Seat, not_now: NotNow<Refusal>) -> Reason {
        let is_asked = view.turn().has(seat);
        assert!(
            is_asked || !is(Bug::PanickingReason),
            "a panic that the suite finds"
        );
        let reason = Toy::reason(&view.lend(), seat, not_now);
        match PLANTED.get() {
            Bug::UnknownReason => Reason::by("TOY-2.1", UNKNOWN),
            Bug::UnknownRule => Reason::by("TOY-9.9", reason.message),
            _ => reason,
        }
    }
}

impl Draw for Buggy {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        let mut things = Toy::unavailable(&view.lend(), seat);
        if is(Bug::UnknownUnavailable) {
            for (_, reason) in &mut things {
                reason.message = UNKNOWN;
            }
        }
        things
    }

    fn path(view: &View<Self>, seat: Seat, action: Action) -> Vec<String> {
        match PLANTED.get() {
            Bug::SamePath => vec!["row-left".to_owned()],
            Bug::UndrawnPath => vec!["nowhere".to_owned()],
            _ => Toy::path(&view.lend(), seat, action),
        }
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        let svg = Toy::draw(&view.lend(), taste);
        match PLANTED.get() {
            Bug::RawNames => svg.replace("&lt;", "<"),
            Bug::DoubleId => svg.replace("row-right", "row-left"),
            Bug::NoPanel => svg.replace("seat-2", "panel-2"),
            Bug::StyledPicture => svg.replace("rx=", "style=\"x\" rx="),
            _ => svg,
        }
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        if is(Bug::EmptyText) {
            return String::new();
        }
        Toy::text(&view.lend(), taste)
    }
}

impl Judge for Buggy {
    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        if is(Bug::NotANumber) {
            return f32::NAN;
        }
        Toy::judge(table, stack, seat)
    }
}
