//! Labels of actions with cost and gain, and what the seats are asked.

use crate::{
    Kingsburg,
    action::{Action, Payment, Placement},
    data::Gift,
    event::Gain,
    names::{Advisor, Goods},
    rules::help,
    speak,
    step::Step,
    table::Open,
};
use table::{Arg, Message, Seat, View};

pub(crate) fn label(view: &View<Kingsburg>, seat: Seat, action: Action) -> Message {
    let open = &view.table.open;
    match action {
        Action::Pass => Message::new(match view.step() {
            Some(Step::Influence { .. }) => "do-pass-influence",
            Some(Step::Build { .. }) => "do-pass-build",
            Some(Step::SecondBuild { .. }) => "do-pass-second",
            Some(Step::TownHall { .. }) => "do-pass-town-hall",
            _ => "do-pass",
        }),
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
        ("amount-plus2", i64::from(gain.plus2)),
        ("amount-soldiers", gain.soldiers.into()),
        ("amount-vp", gain.vp.into()),
    ] {
        if n != 0 {
            parts.push(Message::new(id).with("n", n));
        }
    }
    parts
}

pub(crate) fn prompt(view: &View<Kingsburg>) -> Message {
    match view.step() {
        None => Message::new("prompt-over"),
        Some(step) => match step {
            Step::AidGood(_) => Message::new("prompt-aid"),
            Step::Reroll { .. } => Message::new("prompt-reroll"),
            Step::Influence { .. } => Message::new("prompt-influence"),
            Step::Help { advisor, .. } => {
                let id = if advisor == Advisor::Alchemist {
                    "prompt-exchange"
                } else {
                    "prompt-help"
                };
                Message::new(id).term("advisor", advisor.word())
            }
            Step::Build { .. } => Message::new("prompt-build"),
            Step::SecondBuild { .. } => Message::new("prompt-second-build"),
            Step::TownHall { .. } => Message::new("prompt-town-hall"),
            Step::Recruit { .. } => Message::new("prompt-recruit"),
            Step::RewardGoods { .. } => Message::new("prompt-reward"),
            Step::LoseGoods { .. } => Message::new("prompt-lose"),
            Step::Phase(_)
            | Step::EndYear
            | Step::Income
            | Step::Roll
            | Step::Order
            | Step::CleanUp
            | Step::EndSeason
            | Step::Battle
            | Step::Spoils { .. }
            | Step::Ruin { .. } => Message::new("prompt-wait"),
        },
    }
}
