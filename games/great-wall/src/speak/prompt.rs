//! What is expected of whom.

use super::{Clan, GreatWall, Message, Question, Seat, Table, View, cards, modifiers};
use crate::names::Resource;

pub(super) fn prompt(view: &View<GreatWall>) -> Message {
    let turn = view.turn();
    if turn.is_empty() {
        return match view.table.open.ending {
            Some(ending) => Message::new(ending.word()),
            None => Message::new("ask-over"),
        };
    }
    let question = view.question();
    if let Some(seat) = view.viewer.seat()
        && turn.has(seat)
        && let Some(question) = question
    {
        return words(&view.table.known(), question, seat);
    }
    let window = match question {
        Some(Question::Window { window, .. }) => Some(window),
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

fn words(table: &Table, question: Question, seat: Seat) -> Message {
    let open = &table.open;
    let n = |id: &'static str, n: u8| Message::new(id).with("n", n);
    match question {
        Question::PickGeneral => {
            // GW-2.10: all four cards are looked at before the first choice.
            let dealt = table.own(seat).advisors.into_iter().flatten();
            let names = dealt.map(|advisor| Message::new(advisor.id())).collect();
            Message::new("ask-general").with("advisors", cards::list(names))
        }
        Question::PickAdvisor => Message::new("ask-advisor"),
        Question::PickCommand => Message::new("ask-command"),
        Question::PlaceCommand { .. } => Message::new("ask-space"),
        Question::ReclaimOrHonor { .. } => Message::new("ask-reclaim"),
        Question::MoveFrom {
            clan: Clan::REED,
            left,
            ..
        } => n("ask-move-reed", left),
        Question::MoveFrom { left, .. } => n("ask-move", left),
        Question::MoveTo { .. } => Message::new("ask-to"),
        Question::Activation { .. } => Message::new("ask-activation"),
        Question::SpecialActivate { .. } => Message::new("ask-special"),
        Question::CopyCommand { .. } => Message::new("ask-copy"),
        Question::UpgradeHere { .. } | Question::UpgradeAny { .. } => Message::new("ask-upgrade"),
        Question::Donate { .. } => Message::new("ask-donate"),
        Question::Recruit { left, .. } => n("ask-recruit", left),
        Question::Deploy { .. } => Message::new("ask-deploy"),
        Question::DeployOne { soldier, .. } | Question::DeployFree { soldier, .. } => {
            Message::new("ask-deploy-one").term("soldier", soldier.id())
        }
        Question::Attack { left, .. } => n("ask-attack", left),
        Question::Allies { .. } => n("ask-attack", 1),
        Question::RewardOrder { .. } => Message::new("ask-reward"),
        Question::AttackOrder { .. } => Message::new("ask-attack-order"),
        Question::AttackSection { section, .. } => {
            Message::new("ask-attack-section").term("section", section.id())
        }
        Question::Wounds { left, .. } => n("ask-wound", left),
        Question::Build { left, .. } => n("ask-build", left),
        Question::Pay { n: due, .. } => n("ask-pay", due),
        Question::Logistics { left, .. } => n("ask-logistics", left),
        Question::Send { .. } => Message::new("ask-send"),
        Question::TeaHouse { .. } => Message::new("ask-tea"),
        Question::Academy { .. } => Message::new("ask-academy"),
        Question::Embassy { left, .. } => n("ask-embassy", left),
        Question::PlaceAdvisor { advisor, .. } => {
            Message::new("ask-place-advisor").term("advisor", advisor.id())
        }
        Question::HandLimit { .. } => Message::new("ask-hand"),
        Question::Intrigue { .. } => Message::new("ask-intrigue"),
        Question::Gain { left, .. } => n("ask-gain", left),
        Question::Lose { left, .. } => n("ask-lose", left),
        Question::Exchange { left, .. } => n("ask-exchange", left),
        Question::Give { left, .. } => n("ask-give", left),
        Question::ReclaimCard { .. } => Message::new("ask-reclaim-card"),
        Question::Sacrifice { .. } => Message::new("ask-sacrifice"),
        Question::PlaceShame { .. } => Message::new("ask-shame"),
        Question::Atone { paid: true, .. } => {
            let price = modifiers::atone_cost(open, seat);
            let cost = if open.is_coop() {
                Message::new("honor-n").with("n", price)
            } else {
                cards::resources(price, Resource::Chi)
            };
            Message::new("ask-atone").with("cost", cost)
        }
        Question::Atone { .. } => Message::new("ask-atone-free"),
        Question::Doom { left, .. } | Question::DoomReady { left, .. } => n("ask-doom", left),
        Question::SaveOwn { .. } | Question::SaveFree { .. } => Message::new("ask-save"),
        Question::Shots { .. } => Message::new("ask-shot"),
        Question::ReedBarracks => Message::new("ask-reed-barracks"),
        Question::ReedBarricade => Message::new("ask-reed-barricade"),
        Question::ReedEmbassy => Message::new("ask-reed-embassy"),
        Question::QinAdvisor => Message::new("ask-qin-advisor"),
        Question::Decrees { .. } => Message::new("ask-decree"),
        Question::Consent { decree, .. } => Message::new("ask-consent").term("decree", decree.id()),
        Question::Next { .. } => Message::new("ask-next"),
        Question::PickPlayers { .. } => Message::new("ask-player"),
        Question::Alternative(text) => {
            Message::new("ask-choose").term("card", cards::name(text.card))
        }
        Question::DefenseSection { .. } => Message::new("ask-defense"),
        Question::First { .. } => Message::new("ask-order"),
        Question::Window { window, .. } => Message::new("ask-window").term("window", window.id()),
    }
}
