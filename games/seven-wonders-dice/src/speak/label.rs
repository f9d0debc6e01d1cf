//! What actions and decisions say in words, with cost and gain.

use super::{coins, help};
use crate::{
    Action, City, Die, Part, Question, SevenWondersDice, Space,
    rules::{
        next_stage,
        payment::{Fee, Means},
    },
};
use table::{Arg, Message, Seat, View};

pub(crate) fn label(view: &View<SevenWondersDice>, seat: Seat, action: Action) -> Message {
    let table = view.table.table();
    let has_city = seat.index() < table.n_seats() && table.player(seat).city.is_some();
    let means = has_city.then(|| Means::of(table, seat));
    match (action, means) {
        (Action::Build { die, space }, Some(means)) => build(
            &means,
            die,
            space,
            view.question().map_or(Fee::Quarter, Fee::of),
        ),
        (Action::Cross(space), Some(means)) => cross(&means, space, "do-cross"),
        (Action::Build { space, .. } | Action::Cross(space), None) => {
            Message::new(space.part().word())
        }
        (Action::Wonder, means) => {
            let next =
                means.and_then(|means| Some(cross(&means, next_stage(&means)?, "do-wonder")));
            next.unwrap_or_else(|| Message::new(Part::Wonder.word()))
        }
        (Action::Pass, _) => {
            let data = table.data();
            let room = data.treasury - table.player(seat).treasury.coins();
            let gain = Message::new("effect-coins").with("n", data.pass_coins.min(room));
            Message::new("do-pass").with("gain", gain)
        }
        (Action::Bonus(bonus), _) => {
            let player = has_city.then(|| table.player(seat));
            let data = table.data();
            let gain = help::effect(data, data.bonus(bonus).effect, player);
            Message::new("do-bonus")
                .term("bonus", bonus.word())
                .with("gain", gain)
        }
        (Action::Decline, _) => Message::new("do-decline"),
        (Action::Confirm, _) => Message::new("do-confirm"),
        (Action::Pick(city), _) => Message::new("do-pick")
            .term("city", city.word())
            .term("wonder", city.wonder_word()),
    }
}

/// SW-4.6: all coins that the action takes, and all it brings.
fn build(means: &Means<'_>, die: Die, space: Space, fee: Fee) -> Message {
    let mut gain: Vec<Message> = Vec::new();
    let mut cost = means.missing(space);
    let mut face: Arg = Arg::Text("?".to_owned());
    if let Some(throw) = means.table.throw(die) {
        cost += means.die_cost(throw, fee);
        face = Arg::Term(throw.face.word());
        let coins = means.coins_on_choice(die.colour());
        if coins > 0 {
            gain.push(Message::new("effect-coins").with("n", coins));
        }
    }
    gain.extend(help::gain(means.table, means.seat, space));
    Message::new("do-build")
        .with("space", means.board.name(space).message())
        .term("die", die.word())
        .with("face", face)
        .with("cost", coins(cost))
        .with("gain", gain)
}

fn cross(means: &Means<'_>, space: Space, id: &'static str) -> Message {
    Message::new(id)
        .with("space", means.board.name(space).message())
        .with("cost", coins(means.missing(space)))
        .with("gain", help::gain(means.table, means.seat, space))
}

/// What is expected now.
pub(crate) fn prompt(view: &View<SevenWondersDice>) -> Message {
    if view.is_over() {
        return Message::new("prompt-over");
    }
    let own = view.viewer.seat().filter(|seat| view.turn().has(*seat));
    if own.is_none() && view.place.lanes.is_some() {
        let is_ready = view.viewer.seat().is_some();
        return Message::new(if is_ready {
            "prompt-ready"
        } else {
            "prompt-wait"
        });
    }
    match view.question() {
        Some(Question::PickCity(_)) => Message::new("prompt-pick"),
        Some(Question::Chain) if view.table.table().is_last => Message::new("prompt-main-last"),
        Some(Question::Chain) => Message::new("prompt-main"),
        Some(Question::MainAction) => Message::new("prompt-another"),
        Some(Question::FreeBuild) => Message::new("prompt-free-build"),
        Some(Question::Cross { buildings, times }) => Message::new("prompt-cross")
            .with("n", times)
            .with("buildings", help::parts(buildings)),
        Some(Question::ChooseBonus) => Message::new("prompt-bonus"),
        Some(Question::Confirm) => Message::new("prompt-confirm"),
        None => Message::new("prompt-wait"),
    }
}

impl City {
    /// The name of its Wonder in the words files.
    pub(crate) const fn wonder_word(self) -> &'static str {
        match self {
            City::Alexandria => "wonder-alexandria",
            City::Babylon => "wonder-babylon",
            City::Ephesus => "wonder-ephesus",
            City::Giza => "wonder-giza",
            City::Halicarnassus => "wonder-halicarnassus",
            City::Olympia => "wonder-olympia",
            City::Rhodes => "wonder-rhodes",
        }
    }
}
