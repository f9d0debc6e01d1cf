//! Labels of actions with cost and gain, and what the seats are asked.

use crate::{
    Kingsburg,
    action::{Action, Payment, Placement},
    data::Gift,
    event::Gain,
    names::{Advisor, Goods},
    rules::help,
    speak,
    step::Question,
    table::Open,
};
use table::{Arg, Message, Seat, View};

pub(crate) fn label(view: &View<Kingsburg>, seat: Seat, action: Action) -> Message {
    let open = &view.table.open;
    match action {
        Action::Pass => Message::new(pass(view)),
        Action::Keep => Message::new("do-keep"),
        Action::Decline => Message::new("do-decline"),
        Action::Done => Message::new("do-done"),
        Action::Reroll(die) => Message::new(if die.is_white {
            "do-reroll-white"
        } else {
            "do-reroll"
        })
        .with("die", die.face),
        Action::RerollAll => Message::new("do-reroll-all"),
        Action::Place(placement) => place(open, seat, placement),
        Action::Take(goods) => Message::new("do-take").with("goods", speak::goods(goods)),
        Action::Give(good) => {
            let taken = Goods::new(1, 1, 1).minus(Goods::one(good));
            Message::new("do-give")
                .term("good", good.word())
                .with("goods", speak::goods(taken))
        }
        Action::Build(building) => Message::new("do-build")
            .term("building", building.word())
            .with(
                "cost",
                speak::goods(open.player(seat).price(building, open.data())),
            )
            .with("vp", open.data().building(building).vp),
        Action::Pay(Payment::Plus2) => Message::new("do-pay-plus2"),
        Action::Pay(Payment::Good(good)) => Message::new("do-pay-good").term("good", good.word()),
        Action::Recruit(goods) => Message::new("do-recruit").with("goods", speak::goods(goods)),
        Action::Lose(goods) => Message::new("do-lose").with("goods", speak::goods(goods)),
    }
}

/// What is given up.
fn pass(view: &View<Kingsburg>) -> &'static str {
    match view.question() {
        Some(Question::Influence { .. }) => "do-pass-influence",
        Some(Question::Build { .. }) => "do-pass-build",
        Some(Question::SecondBuild { .. }) => "do-pass-second",
        Some(Question::TownHall { .. }) => "do-pass-town-hall",
        Some(
            Question::AidGood(_)
            | Question::Reroll { .. }
            | Question::Gift { .. }
            | Question::Recruit { .. }
            | Question::RewardGoods { .. }
            | Question::LoseGoods { .. },
        )
        | None => "do-pass",
    }
}

fn place(open: &Open, seat: Seat, placement: Placement) -> Message {
    let advisor = placement.advisor();
    let helps = helps(placement);
    Message::new(if helps.is_empty() {
        "do-place"
    } else {
        "do-place-with"
    })
    .with("number", advisor.number())
    .term("advisor", advisor.word())
    .with("dice", placement.dice().to_string())
    .maybe(!helps.is_empty(), "helps", || helps.into())
    .with("gift", gift(open, Some(seat), advisor))
}

/// What a group uses besides its dice.
pub(crate) fn helps(placement: Placement) -> Vec<Message> {
    let market = match placement.market() {
        1 => Some("help-market-up"),
        -1 => Some("help-market-down"),
        _ => None,
    };
    let token = placement.token().then_some("help-token");
    let envoy = placement.envoy().then_some("help-envoy");
    [token, market, envoy]
        .into_iter()
        .flatten()
        .map(Message::new)
        .collect()
}

/// What an advisor gives, in words; to this player if one is named.
pub(crate) fn gift(open: &Open, seat: Option<Seat>, advisor: Advisor) -> Arg {
    let words = |gift: &Gift| -> Vec<Message> {
        let gain = help::gain(open, seat, gift, gift.goods());
        let mut parts = gain_words(gain);
        if gift.any > 0 {
            parts.insert(0, Message::new("amount-any").with("n", gift.any));
        }
        if gift.exchange {
            parts.push(Message::new("gift-exchange"));
        }
        if gift.peek {
            parts.push(Message::new("gift-peek"));
        }
        parts
    };
    match open.data().gifts(advisor) {
        [only] => words(only).into(),
        gifts => {
            let mut rest = gifts.iter().map(|gift| Arg::List(words(gift)));
            let first = rest.next().expect("an advisor offers something");
            rest.fold(first, |first, second| {
                Message::new("gift-or")
                    .with("first", first)
                    .with("second", second)
                    .into()
            })
        }
    }
}

/// What somebody gets, in words; an empty list for nothing.
pub(crate) fn gain_words(gain: Gain) -> Vec<Message> {
    let mut parts = if gain.goods.is_none() {
        Vec::new()
    } else {
        speak::goods(gain.goods)
    };
    for (id, n) in [
        ("amount-plus2", gain.plus2),
        ("amount-soldiers", gain.soldiers),
    ] {
        if n != 0 {
            parts.push(Message::new(id).with("n", n));
        }
    }
    if gain.vp != 0 {
        let vp = gain.vp.to_string().replace('-', "−");
        parts.push(Message::new("amount-vp").with("n", vp));
    }
    parts
}

pub(crate) fn prompt(view: &View<Kingsburg>) -> Message {
    let id = match view.question() {
        None => "prompt-over",
        Some(Question::AidGood(_)) => "prompt-aid",
        Some(Question::Reroll { .. }) => "prompt-reroll",
        Some(Question::Influence { .. }) => "prompt-influence",
        Some(Question::Gift { advisor, .. }) => {
            let id = if help::is_exchange(&view.table.open, advisor) {
                "prompt-exchange"
            } else {
                "prompt-help"
            };
            return Message::new(id).term("advisor", advisor.word());
        }
        Some(Question::Build { .. }) => "prompt-build",
        Some(Question::SecondBuild { .. }) => "prompt-second-build",
        Some(Question::TownHall { .. }) => "prompt-town-hall",
        Some(Question::Recruit { .. }) => "prompt-recruit",
        Some(Question::RewardGoods { .. }) => "prompt-reward",
        Some(Question::LoseGoods { .. }) => "prompt-lose",
    };
    Message::new(id)
}
