//! What is expected of whom.

use super::{Clan, GreatWall, Message, Seat, Step, Table, View, cards, modifiers};

pub(super) fn prompt(view: &View<GreatWall>) -> Message {
    let turn = view.turn();
    if turn.is_empty() {
        return match view.table.open.ending {
            Some(ending) => Message::new(ending.word()),
            None => Message::new("ask-over"),
        };
    }
    let step = view.step();
    if let Some(seat) = view.viewer.seat()
        && turn.has(seat)
        && let Some(step) = step
    {
        return question(&view.table.known(), step, seat);
    }
    let window = match step {
        Some(Step::Window { window, .. }) => Some(window),
        _ => None,
    };
    match (turn.only(), window) {
        (Some(seat), Some(window)) => Message::new("waiting-window")
            .term("window", window.id())
            .with("clan", seat),
        (Some(seat), None) => Message::new("waiting").with("clan", seat),
        (None, _) => Message::new("waiting-all"),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "all other steps never ask")]
fn question(table: &Table, step: Step, seat: Seat) -> Message {
    let open = &table.open;
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match step {
        Step::PickGeneral => {
            // GW-2.10: all four cards are looked at before the first choice.
            let dealt = table.own(seat).advisors.into_iter().flatten();
            let names = dealt.map(|advisor| Message::new(advisor.id())).collect();
            Message::new("ask-general").with("advisors", cards::list(names))
        }
        Step::PickAdvisor => Message::new("ask-advisor"),
        Step::PickCommand => Message::new("ask-command"),
        Step::PlaceCommand { .. } => Message::new("ask-space"),
        Step::ReclaimOrHonor { .. } => Message::new("ask-reclaim"),
        Step::MoveFrom {
            clan: Clan::REED,
            left,
            ..
        } => n("ask-move-reed", left),
        Step::MoveFrom { left, .. } => n("ask-move", left),
        Step::MoveTo { .. } => Message::new("ask-to"),
        Step::Activation { .. } => Message::new("ask-activation"),
        Step::SpecialActivate { .. } => Message::new("ask-special"),
        Step::CopyCommand { .. } => Message::new("ask-copy"),
        Step::UpgradeHere { .. } | Step::UpgradeAny { .. } => Message::new("ask-upgrade"),
        Step::Donate { .. } => Message::new("ask-donate"),
        Step::Recruit { left, .. } => n("ask-recruit", left),
        Step::Deploy { .. } => Message::new("ask-deploy"),
        Step::DeployOne { soldier, .. } | Step::DeployFree { soldier, .. } => {
            Message::new("ask-deploy-one").term("soldier", soldier.id())
        }
        Step::Attack { left, .. } => n("ask-attack", left),
        Step::Allies { .. } => n("ask-attack", 1),
        Step::RewardOrder { .. } => Message::new("ask-reward"),
        Step::AttackOrder { .. } => Message::new("ask-attack-order"),
        Step::AttackSection { section, .. } => {
            Message::new("ask-attack-section").term("section", section.id())
        }
        Step::Wounds { left, .. } => n("ask-wound", left),
        Step::Build { left, .. } => n("ask-build", left),
        Step::Pay { n: due, .. } => n("ask-pay", due),
        Step::Logistics { left, .. } => n("ask-logistics", left),
        Step::Send { .. } => Message::new("ask-send"),
        Step::TeaHouse { .. } => Message::new("ask-tea"),
        Step::Academy { .. } => Message::new("ask-academy"),
        Step::Embassy { left, .. } => n("ask-embassy", left),
        Step::PlaceAdvisor { advisor, .. } => {
            Message::new("ask-place-advisor").term("advisor", advisor.id())
        }
        Step::HandLimit { .. } => Message::new("ask-hand"),
        Step::Intrigue { .. } => Message::new("ask-intrigue"),
        Step::Gain { left, .. } => n("ask-gain", left),
        Step::Lose { left, .. } => n("ask-lose", left),
        Step::Exchange { left, .. } => n("ask-exchange", left),
        Step::Give { left, .. } => n("ask-give", left),
        Step::ReclaimCard { .. } => Message::new("ask-reclaim-card"),
        Step::Sacrifice { .. } => Message::new("ask-sacrifice"),
        Step::Shame { .. } => Message::new("ask-shame"),
        Step::Atone { paid: true, .. } => {
            let price = modifiers::atone_cost(open, seat);
            let cost = if open.is_coop() {
                Message::new("honor-n").with("n", price)
            } else {
                cards::amount(price, "chi")
            };
            Message::new("ask-atone").with("cost", cost)
        }
        Step::Atone { .. } => Message::new("ask-atone-free"),
        Step::Doom { left, .. } | Step::DoomReady { left, .. } => n("ask-doom", left),
        Step::SaveOwn { .. } | Step::SaveFree { .. } => Message::new("ask-save"),
        Step::Shots { .. } => Message::new("ask-shot"),
        Step::ReedBarracks => Message::new("ask-reed-barracks"),
        Step::ReedBarricade => Message::new("ask-reed-barricade"),
        Step::ReedEmbassy => Message::new("ask-reed-embassy"),
        Step::QinAdvisor => Message::new("ask-qin-advisor"),
        Step::Decrees { .. } => Message::new("ask-decree"),
        Step::Consent { decree, .. } => Message::new("ask-consent").term("decree", decree.id()),
        Step::Each { .. } => Message::new("ask-next"),
        Step::PickPlayers { .. } => Message::new("ask-player"),
        Step::Alternative(text) => Message::new("ask-choose").term("card", cards::name(text.card)),
        Step::DefenseSection { .. } => Message::new("ask-defense"),
        Step::Listen { .. } => Message::new("ask-order"),
        Step::Window { window, .. } => Message::new("ask-window").term("window", window.id()),
        _ => Message::new("ask-over"),
    }
}
