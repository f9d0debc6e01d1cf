//! Why an action is refused, and what in the picture cannot be chosen now. All from the view, with the same questions
//! to the rules that the legal list asks.

use super::help;
use crate::{
    Action, Bonus, City, Colour, Die, Part, SevenWondersDice, Space, Step, Table, Throw,
    board::path,
    rules::{
        guild_court,
        payment::{Fee, Means},
    },
};
use table::{Arg, Explain, Message, Reason, Seat, Set, View};

impl Explain for SevenWondersDice {
    fn unavailable(view: &View<Self>, seat: Seat) -> Vec<(String, Reason)> {
        unavailable(view, seat)
    }

    fn why_not(view: &View<Self>, seat: Seat, action: Action) -> Reason {
        why_not(view, seat, action)
    }
}

fn why_not(view: &View<SevenWondersDice>, seat: Seat, action: Action) -> Reason {
    let table = view.table.table();
    if view.is_over() {
        return Reason::by("SW-11.1", Message::new("why-over"));
    }
    let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
        let is_ready = view
            .place
            .lanes
            .as_ref()
            .is_some_and(|lanes| lanes.ready.has(seat));
        return if is_ready {
            Reason::by("SW-10.6", Message::new("why-ready"))
        } else {
            plain("why-not-asked")
        };
    };
    let reason = match (step, action) {
        (Step::PickCity(_), Action::Pick(city)) => city_refused(table, city),
        (Step::MainAction, Action::Build { die, space }) => {
            build_refused(table, seat, die, space, Fee::Quarter)
        }
        (Step::FreeBuild, Action::Build { die, space }) => {
            build_refused(table, seat, die, space, Fee::Free)
        }
        (Step::MainAction, Action::Wonder) => wonder_refused(table, seat),
        (Step::MainAction, Action::Decline) => {
            Some(Reason::by("SW-7.6", Message::new("why-main-action")))
        }
        (Step::FreeBuild, Action::Wonder | Action::Pass) => {
            Some(Reason::by("SW-7.5", Message::new("why-only-build")))
        }
        (Step::Cross { buildings, .. }, Action::Cross(space)) => {
            cross_refused(table, seat, buildings, space)
        }
        (Step::ChooseBonus, Action::Bonus(bonus)) => bonus_refused(table, seat, bonus),
        (Step::ChooseBonus, Action::Decline) => {
            Some(Reason::by("SW-9.4", Message::new("why-bonus-must")))
        }
        (
            Step::PickCity(_)
            | Step::Shake
            | Step::Act
            | Step::EndOfTurn
            | Step::Chain
            | Step::MainAction
            | Step::FreeBuild
            | Step::Cross { .. }
            | Step::ChooseBonus
            | Step::Confirm,
            Action::Build { .. }
            | Action::Wonder
            | Action::Pass
            | Action::Cross(_)
            | Action::Bonus(_)
            | Action::Decline
            | Action::Confirm
            | Action::Pick(_),
        ) => None,
    };
    reason.unwrap_or_else(|| plain("why-other-step"))
}

fn plain(id: &'static str) -> Reason {
    Reason {
        rule: None,
        message: Message::new(id),
    }
}

fn city_refused(table: &Table, city: City) -> Option<Reason> {
    let is_taken = table
        .players()
        .iter()
        .any(|player| player.city == Some(city));
    is_taken.then(|| {
        Reason::by(
            "SW-1.2",
            Message::new("why-city-taken").term("city", city.word()),
        )
    })
}

/// SW-4.2 to SW-4.6, in the order in which a player would notice.
fn build_refused(table: &Table, seat: Seat, die: Die, space: Space, fee: Fee) -> Option<Reason> {
    let means = Means::of(table, seat);
    let named = |id: &'static str| Message::new(id).term("die", die.word());
    let Some(throw) = table.throw(die) else {
        return Some(Reason::by("SW-4.4", named("why-not-in-forum")));
    };
    if !means.may_use(die) {
        return Some(Reason::by("SW-4.4", named("why-locked")));
    }
    if !means.board.printed.has(space) {
        return Some(not_printed(space));
    }
    if space.part() == Part::Wonder {
        return Some(Reason::by("SW-8.8.2", Message::new("why-wonder-die")));
    }
    if table.player(seat).crossed.has(space) {
        return Some(crossed(&means, space));
    }
    if !means.allowed(table, seat, throw).has(space) {
        return Some(face_refused(table, seat, &means, throw, space));
    }
    not_open(&means, space).or_else(|| too_dear(&means, throw, space, fee))
}

fn crossed(means: &Means, space: Space) -> Reason {
    let name = means.board.name(space).message();
    Reason::by("SW-6.3", Message::new("why-crossed").with("space", name))
}

/// The tables give this board no such space.
fn not_printed(space: Space) -> Reason {
    let part = space.part().word();
    Reason {
        rule: None,
        message: Message::new("why-not-printed").term("part", part),
    }
}

/// SW-4.9: the face does not allow the space.
fn face_refused(table: &Table, seat: Seat, means: &Means, throw: Throw, space: Space) -> Reason {
    let shown = means.shown(throw);
    match throw.die.colour() {
        Colour::Black => Reason::by(
            "SW-8.9.1",
            Message::new("why-spy").with("buildings", help::parts(shown)),
        ),
        Colour::Purple if space.part() == Part::GuildCourt => guild_refused(table, seat, shown),
        Colour::Grey
        | Colour::Blue
        | Colour::Red
        | Colour::Yellow
        | Colour::Green
        | Colour::White
        | Colour::Purple => Reason::by(
            "SW-4.9",
            Message::new("why-face")
                .term("face", throw.face.word())
                .with("space", means.board.name(space).message()),
        ),
    }
}

fn guild_refused(table: &Table, seat: Seat, shown: Set<Part>) -> Reason {
    let count = |seat| guild_court::count(table, seat, shown);
    let message = |id| {
        Message::new(id)
            .with("parts", help::parts(shown))
            .with("own", count(seat))
            .with("left", count(table.left(seat)))
    };
    if table.n_seats() == 2 {
        Reason::by("SW-12.3", message("why-guild-two"))
    } else {
        Reason::by(
            "SW-8.7.2",
            message("why-guild").with("right", count(table.right(seat))),
        )
    }
}

/// SW-6.1: an arrow comes from a space that is not crossed off.
fn not_open(means: &Means, space: Space) -> Option<Reason> {
    let before = means.board.space(space).after?;
    (!means.open.has(space)).then(|| {
        Reason::by(
            "SW-6.1",
            Message::new("why-not-open").with("before", means.board.name(before).message()),
        )
    })
}

/// SW-4.5, SW-5.4: the die, then the missing materials.
fn too_dear(means: &Means, throw: Throw, space: Space, fee: Fee) -> Option<Reason> {
    let gain = means.coins_on_choice(throw.die.colour());
    let cost = means.die_cost(throw, fee);
    match (means.coins + gain).checked_sub(cost) {
        None => {
            let id = if gain > 0 {
                "why-die-cost-gain"
            } else {
                "why-die-cost"
            };
            let message = Message::new(id)
                .with("cost", cost)
                .with("coins", means.coins)
                .maybe(gain > 0, "gain", || Arg::from(gain));
            Some(Reason::by("SW-4.5", message))
        }
        Some(left) => materials_missing(means, space, left),
    }
}

fn materials_missing(means: &Means, space: Space, coins: u8) -> Option<Reason> {
    (means.missing(space) > coins).then(|| {
        let message = Message::new("why-materials")
            .with("cost", means.board.space(space).cost)
            .with("materials", means.materials)
            .with("coins", coins);
        Reason::by("SW-5.4", message)
    })
}

fn wonder_refused(table: &Table, seat: Seat) -> Option<Reason> {
    let means = Means::of(table, seat);
    let space = path::next_stage(table, seat);
    if table.player(seat).crossed.has(space) {
        return Some(Reason::by("SW-8.8.1", Message::new("why-wonder-done")));
    }
    materials_missing(&means, space, means.coins)
}

/// SW-7.2: why an effect does not cross this space off.
fn cross_refused(table: &Table, seat: Seat, buildings: Set<Part>, space: Space) -> Option<Reason> {
    let means = Means::of(table, seat);
    if !means.board.printed.has(space) {
        return Some(not_printed(space));
    }
    if !buildings.has(space.part()) {
        let name = means.board.name(space).message();
        return Some(Reason::by(
            "SW-7.2",
            Message::new("why-not-these").with("space", name),
        ));
    }
    if table.player(seat).crossed.has(space) {
        return Some(crossed(&means, space));
    }
    not_open(&means, space).or_else(|| materials_missing(&means, space, means.coins))
}

fn bonus_refused(table: &Table, seat: Seat, bonus: Bonus) -> Option<Reason> {
    let is_taken = table.player(seat).bonuses.has(bonus);
    is_taken.then(|| {
        Reason::by(
            "SW-9.1",
            Message::new("why-bonus-taken").term("bonus", bonus.word()),
        )
    })
}

/// Dice that are of no use, and spaces that cannot be crossed off now.
fn unavailable(view: &View<SevenWondersDice>, seat: Seat) -> Vec<(String, Reason)> {
    let table = view.table.table();
    let Some(step) = view.step().filter(|_| view.turn().has(seat)) else {
        return Vec::new();
    };
    match step {
        Step::MainAction => {
            let mut found = dice_and_spaces(table, seat, Fee::Quarter);
            let stage = path::next_stage(table, seat);
            found.extend(
                wonder_refused(table, seat).map(|reason| (path::space(seat, stage), reason)),
            );
            found
        }
        Step::FreeBuild => dice_and_spaces(table, seat, Fee::Free),
        Step::Cross { buildings, .. } => table
            .board(seat)
            .of_all(buildings)
            .minus(table.player(seat).crossed)
            .iter()
            .filter_map(|space| {
                Some((
                    path::space(seat, space),
                    cross_refused(table, seat, buildings, space)?,
                ))
            })
            .collect(),
        Step::ChooseBonus => Bonus::ALL
            .into_iter()
            .filter_map(|bonus| {
                Some((path::bonus(seat, bonus), bonus_refused(table, seat, bonus)?))
            })
            .collect(),
        Step::PickCity(_) => City::ALL
            .into_iter()
            .filter_map(|city| Some((path::city(city), city_refused(table, city)?)))
            .collect(),
        Step::Shake | Step::Act | Step::EndOfTurn | Step::Chain | Step::Confirm => Vec::new(),
    }
}

fn dice_and_spaces(table: &Table, seat: Seat, fee: Fee) -> Vec<(String, Reason)> {
    let means = Means::of(table, seat);
    let mut found = Vec::new();
    let mut reachable = Set::NONE;
    for throw in table.throws() {
        match means.offer(table, seat, throw, fee) {
            Some(offer) => reachable = reachable.or(offer.spaces),
            None => found.push((
                path::die(throw.die),
                die_refused(table, seat, &means, throw, fee),
            )),
        }
    }
    let buildings = means.board.printed.minus(Part::Wonder.spaces());
    for space in buildings
        .minus(table.player(seat).crossed)
        .minus(reachable)
        .iter()
    {
        let nearest = table.throws().find(|throw| {
            means.may_use(throw.die) && means.allowed(table, seat, *throw).has(space)
        });
        let dear = nearest.and_then(|throw| too_dear(&means, throw, space, fee));
        let message =
            || Message::new("why-no-die").with("space", means.board.name(space).message());
        let reason = not_open(&means, space)
            .or(dear)
            .unwrap_or_else(|| Reason::by("SW-4.9", message()));
        found.push((path::space(seat, space), reason));
    }
    found
}

/// Why nothing can be done with a die.
fn die_refused(table: &Table, seat: Seat, means: &Means, throw: Throw, fee: Fee) -> Reason {
    let named = |id: &'static str| Message::new(id).term("die", throw.die.word());
    if !means.may_use(throw.die) {
        return Reason::by("SW-4.4", named("why-locked"));
    }
    let shown = means.shown(throw);
    if throw.die == Die::Purple && !guild_court::is_met(table, seat, shown) {
        return guild_refused(table, seat, shown);
    }
    let open = means.allowed(table, seat, throw).and(means.open);
    let dear = open
        .iter()
        .find_map(|space| too_dear(means, throw, space, fee));
    dear.unwrap_or_else(|| Reason::by("SW-4.3", named("why-useless")))
}
