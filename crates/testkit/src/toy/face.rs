//! How the game presents itself: labels, places to click, prompts, the words of events.

use super::{Action, Bird, Event, Side, Step, Toy, Treasure, board, data::Data, reason};
use std::sync::LazyLock;
use table::{Draw, Explain, Lang, Message, Reason, Seat, Speak, Taste, View, Words};

static WORDS: LazyLock<Words> =
    LazyLock::new(|| Words::new(include_str!("words/pl.ftl"), include_str!("words/en.ftl")));

impl Speak for Toy {
    fn words() -> &'static Words {
        &WORDS
    }

    fn label(view: &View<Self>, _seat: Seat, action: Action) -> Message {
        match action {
            Action::Peek(side) => Message::new("do-peek")
                .term("side", side_word(side))
                .with("price", view.edition.numbers.peek_price),
            Action::Pass => Message::new("do-pass"),
            Action::Stake(side) => Message::new("do-stake").term("side", side_word(side)),
            Action::Bid(bird) => Message::new("do-bid")
                .term("bird", bird_word(bird))
                .with("strength", view.edition.bird(bird).strength),
            Action::Rob(target) => Message::new("do-rob").with("target", target),
            Action::Keep => Message::new("do-keep"),
            Action::Swap(bird) => Message::new("do-swap").term("bird", bird_word(bird)),
        }
    }

    fn prompt(view: &View<Self>) -> Message {
        let Some(step) = view.step() else {
            return Message::new("ask-over");
        };
        match step {
            Step::Scout => Message::new("ask-scout").with("seat", view.table.leader),
            Step::Stake => Message::new("ask-stake").with("seat", view.table.leader),
            Step::Target => Message::new("ask-target"),
            Step::Swap(seat) => Message::new("ask-swap").with("seat", seat),
            Step::Bid
            | Step::Round
            | Step::Bids
            | Step::Resolve
            | Step::Rob(_)
            | Step::Contest
            | Step::Another(_)
            | Step::EndRound => Message::new("ask-bid"),
        }
    }

    fn tell(event: &Event, data: &Data) -> Message {
        match *event {
            Event::RoundBegins { round, leader } => Message::new("log-round")
                .with("round", round)
                .with("leader", leader),
            Event::Peeked {
                seat,
                side,
                treasure: Some(treasure),
            } => Message::new("log-peeked")
                .with("seat", seat)
                .term("side", side_word(side))
                .term("treasure", treasure_word(treasure)),
            Event::Peeked {
                seat,
                side,
                treasure: None,
            } => Message::new("log-peeked-unseen")
                .with("seat", seat)
                .term("side", side_word(side)),
            Event::Passed { seat } => Message::new("log-passed").with("seat", seat),
            Event::Staked { seat, side } => Message::new("log-staked")
                .with("seat", seat)
                .term("side", side_word(side)),
            Event::Bid { seat, bird } => Message::new("log-bid")
                .with("seat", seat)
                .term("bird", bird_word(bird)),
            Event::Aimed { seat, target } => Message::new("log-aimed")
                .with("seat", seat)
                .with("target", target),
            Event::Robbed {
                thief,
                target,
                coins,
            } => Message::new("log-robbed")
                .with("thief", thief)
                .with("target", target)
                .with("coins", coins),
            Event::Rolled { seat, die } => Message::new("log-rolled")
                .with("seat", seat)
                .with("die", die),
            Event::Won { seat, treasure } => Message::new("log-won")
                .with("seat", seat)
                .term("treasure", treasure_word(treasure))
                .with("points", data.treasure(treasure).points),
            Event::Lost { treasure } => {
                Message::new("log-lost").term("treasure", treasure_word(treasure))
            }
            Event::Another { seat, treasure } => Message::new("log-another")
                .with("seat", seat)
                .term("treasure", treasure_word(treasure))
                .with("points", data.treasure(treasure).points),
            Event::Kept { seat } => Message::new("log-kept").with("seat", seat),
            Event::Swapped {
                seat,
                cards: Some((away, drawn)),
            } => Message::new("log-swapped")
                .with("seat", seat)
                .term("away", bird_word(away))
                .term("drawn", bird_word(drawn)),
            Event::Swapped { seat, cards: None } => {
                Message::new("log-swapped-unseen").with("seat", seat)
            }
        }
    }

    fn icon(event: &Event) -> &'static str {
        match event {
            Event::RoundBegins { .. } => "round",
            Event::Peeked { .. } => "eye",
            Event::Passed { .. } | Event::Kept { .. } => "pass",
            Event::Staked { .. }
            | Event::Won { .. }
            | Event::Lost { .. }
            | Event::Another { .. } => "chest",
            Event::Bid { .. } | Event::Aimed { .. } => "card",
            Event::Robbed { .. } => "coin",
            Event::Rolled { .. } => "die",
            Event::Swapped { .. } => "swap",
        }
    }

    fn rulebook(lang: Lang) -> &'static str {
        match lang {
            Lang::Pl => include_str!("words/rules.pl.md"),
            Lang::En => include_str!("words/rules.en.md"),
        }
    }
}

impl Explain for Toy {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        reason::unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        reason::why_not(view, seat, action)
    }
}

impl Draw for Toy {
    fn path(_view: &View<Self>, _seat: Seat, action: Action) -> Vec<String> {
        vec![match action {
            Action::Peek(side) | Action::Stake(side) => board::side_id(side),
            Action::Pass | Action::Keep => board::DECLINE.to_owned(),
            Action::Bid(bird) | Action::Swap(bird) => board::hand_id(bird),
            Action::Rob(target) => board::seat_id(target),
        }]
    }

    fn draw(view: &View<Self>, taste: &Taste) -> String {
        board::draw(view, taste)
    }

    fn text(view: &View<Self>, taste: &Taste) -> String {
        board::text(view, taste)
    }
}

pub(crate) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Left => "side-left",
        Side::Right => "side-right",
    }
}

pub(crate) const fn bird_word(bird: Bird) -> &'static str {
    match bird {
        Bird::Sparrow => "bird-sparrow",
        Bird::Jay => "bird-jay",
        Bird::Magpie => "bird-magpie",
        Bird::Owl => "bird-owl",
    }
}

pub(crate) const fn treasure_word(treasure: Treasure) -> &'static str {
    match treasure {
        Treasure::Egg => "treasure-egg",
        Treasure::Ring => "treasure-ring",
        Treasure::Feather => "treasure-feather",
        Treasure::Mirror => "treasure-mirror",
    }
}
