//! Why an action is refused, and what in the picture cannot be chosen now. All from the view.

use crate::{
    Kingsburg,
    action::{Action, Payment, Placement},
    board::path,
    names::{Advisor, Building, Goods},
    rules::{build, recruit, roll},
    speak,
    step::Step,
    table::{Group, Open},
};
use table::{Explain, Message, Reason, Seat, View};

impl Explain for Kingsburg {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        why_not(view, seat, action)
    }
}

fn why_not(view: &View<Kingsburg>, seat: Seat, action: Action) -> Reason {
    if view.is_over() {
        return Reason::by("KB-13.1", Message::new("why-over"));
    }
    let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
        return Reason {
            rule: None,
            message: Message::new("why-not-asked"),
        };
    };
    let open = &view.table.open;
    let reason = match (step, action) {
        (Step::Influence { .. }, Action::Place(placement)) => {
            placement_refused(open, seat, placement)
        }
        (Step::Build { .. } | Step::SecondBuild { .. }, Action::Build(building)) => {
            build_refused(open, seat, building)
        }
        (Step::Reroll { .. }, Action::Reroll(die)) => reroll_refused(open, seat, Building::Statue)
            .or_else(|| {
                (open.player(seat).dice.count(die) == 0)
                    .then(|| Reason::by("KB-4.6", Message::new("why-dice")))
            }),
        (Step::Reroll { .. }, Action::RerollAll) => reroll_refused(open, seat, Building::Chapel),
        (Step::AidGood(_), Action::Take(_)) => {
            Some(Reason::by("KB-3.5", Message::new("why-amount")))
        }
        (Step::Help { advisor, .. }, Action::Take(_)) => Some(Reason::by(
            "KB-6.3",
            Message::new("why-alternative").term("advisor", advisor.word()),
        )),
        (Step::Help { .. }, Action::Give(_)) => {
            Some(Reason::by("KB-6.8", Message::new("why-goods")))
        }
        (Step::TownHall { .. }, Action::Pay(Payment::Plus2)) => {
            Some(Reason::by("KB-15.18", Message::new("why-token")))
        }
        (Step::TownHall { .. }, Action::Pay(Payment::Good(_))) => {
            Some(Reason::by("KB-15.18", Message::new("why-goods")))
        }
        (Step::Recruit { .. }, Action::Recruit(goods)) => {
            let price = recruit::price(open.player(seat));
            Some(Reason::by(
                "KB-11.1",
                if goods.total() == u32::from(price) {
                    Message::new("why-goods")
                } else {
                    Message::new("why-soldier").with("n", price)
                },
            ))
        }
        (Step::RewardGoods { .. }, Action::Take(_)) => {
            Some(Reason::by("KB-12.7", Message::new("why-amount")))
        }
        (Step::LoseGoods { .. }, Action::Lose(goods)) => {
            let owned = open.player(seat).goods.cover(goods);
            Some(Reason::by(
                "KB-12.11",
                Message::new(if owned { "why-amount" } else { "why-goods" }),
            ))
        }
        _ => None,
    };
    reason.unwrap_or(Reason {
        rule: None,
        message: Message::new("why-other-step"),
    })
}

fn placement_refused(open: &Open, seat: Seat, placement: Placement) -> Option<Reason> {
    let player = open.player(seat);
    let advisor = placement.advisor();
    let named = |id: &'static str| Message::new(id).term("advisor", advisor.word());
    let groups = open.groups(advisor).count();
    let group = Group {
        owner: Some(seat),
        dice: placement.dice(),
        token: placement.token(),
        market: placement.market(),
    };
    let reason = if placement.dice().coloured().is_empty() {
        Reason::by("KB-5.4", Message::new("why-coloured"))
    } else if !player.dice.hold(placement.dice()) {
        Reason::by("KB-5.4", Message::new("why-dice"))
    } else if placement.token() && player.used.token {
        Reason::by("KB-5.5", Message::new("why-token-used"))
    } else if placement.token() && player.plus2 == 0 {
        Reason::by("KB-5.5", Message::new("why-token"))
    } else if placement.market() != 0 && !player.buildings.has(Building::Market) {
        Reason::by("KB-5.8", Message::new("why-market"))
    } else if placement.market() != 0 && player.used.market {
        Reason::by("KB-5.8", Message::new("why-market-used"))
    } else if group.value() != advisor.number() as i8 {
        let message = Message::new("why-value")
            .with("dice", placement.dice().to_string())
            .with("value", group.value())
            .with("number", advisor.number());
        Reason::by("KB-5.7", message)
    } else if placement.envoy() && open.envoy != Some(seat) {
        Reason::by("KB-10.4", Message::new("why-envoy"))
    } else if placement.envoy() && groups == 0 {
        Reason::by("KB-10.5", Message::new("why-envoy-free"))
    } else if placement.envoy() && groups > 1 {
        Reason::by("KB-10.4", named("why-taken-twice"))
    } else if !placement.envoy() && groups > 0 {
        Reason::by("KB-5.9", named("why-taken"))
    } else {
        return None;
    };
    Some(reason)
}

fn build_refused(open: &Open, seat: Seat, building: Building) -> Option<Reason> {
    let player = open.player(seat);
    let named =
        |id: &'static str, building: Building| Message::new(id).term("building", building.word());
    if player.buildings.has(building) {
        return Some(Reason::by("KB-1.8", named("why-built", building)));
    }
    let next = player
        .next_buildings()
        .find(|next| next.row() == building.row());
    if let Some(next) = next.filter(|next| *next != building) {
        return Some(Reason::by("KB-7.2", named("why-row", next)));
    }
    let price = player.price(building, open.data());
    (!player.goods.cover(price)).then(|| {
        let message = named("why-cost", building)
            .with("cost", speak::goods(price))
            .with("goods", speak::goods(player.goods));
        Reason::by("KB-7.3", message)
    })
}

fn reroll_refused(open: &Open, seat: Seat, building: Building) -> Option<Reason> {
    let player = open.player(seat);
    let named = |id: &'static str| Message::new(id).term("building", building.word());
    let (rule, is_used, may_use, needs) = if building == Building::Statue {
        (
            "KB-4.6",
            player.used.statue,
            roll::may_use_statue(player),
            "why-statue",
        )
    } else {
        (
            "KB-4.7",
            player.used.chapel,
            roll::may_use_chapel(player),
            "why-chapel",
        )
    };
    if !player.buildings.has(building) {
        Some(Reason::by(rule, named("why-no-building")))
    } else if is_used {
        Some(Reason::by("KB-1.11", named("why-building-used")))
    } else {
        (!may_use).then(|| Reason::by(rule, Message::new(needs)))
    }
}

/// Advisors that no group can reach, and buildings that cannot be built now.
fn unavailable(view: &View<Kingsburg>, seat: Seat) -> Vec<(String, Reason)> {
    let open = &view.table.open;
    match view.step().filter(|_| view.turn().has(seat)) {
        Some(Step::Influence { .. }) => Advisor::ALL
            .iter()
            .filter_map(|&advisor| {
                Some((
                    path::advisor(advisor.number()),
                    advisor_refused(open, seat, advisor)?,
                ))
            })
            .collect(),
        Some(Step::Build { .. } | Step::SecondBuild { .. }) => {
            let affordable: Vec<Building> = build::affordable(open.player(seat), open.data())
                .map(|(building, _)| building)
                .collect();
            let rest = Building::ALL
                .iter()
                .filter(|building| !affordable.contains(building));
            rest.filter_map(|&it| Some((path::building(seat, it), build_refused(open, seat, it)?)))
                .collect()
        }
        Some(Step::Recruit { .. }) => {
            let goods = open.player(seat).goods;
            let missing = crate::names::Good::ALL
                .into_iter()
                .filter(|good| !goods.cover(Goods::one(*good)));
            missing
                .map(|good| {
                    (
                        path::own_good(seat, good),
                        Reason::by("KB-11.1", Message::new("why-goods")),
                    )
                })
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Why nothing this player can make reaches the advisor; None when something does.
fn advisor_refused(open: &Open, seat: Seat, advisor: Advisor) -> Option<Reason> {
    let mut options = Vec::new();
    crate::rules::influence::options(open, seat, &mut options);
    let is_reached = options
        .iter()
        .any(|action| matches!(action, Action::Place(placement) if placement.advisor() == advisor));
    if is_reached {
        return None;
    }
    let taken = open.groups(advisor).count();
    let message = match taken {
        0 => {
            return Some(Reason::by(
                "KB-5.7",
                Message::new("why-no-group").with("number", advisor.number()),
            ));
        }
        1 => Message::new("why-taken"),
        _ => Message::new("why-taken-twice"),
    };
    Some(Reason::by(
        "KB-5.9",
        message.term("advisor", advisor.word()),
    ))
}
