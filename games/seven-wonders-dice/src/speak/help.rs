//! What effects, spaces and reconstructed rows say in words.

use crate::{
    Data, Effect, Field, Origin, Part, Player, Space, Symbol, Table,
    rules::{
        barracks,
        payment::{Fee, Means},
    },
    speak::coins,
};
use table::{Message, Seat, Set};

/// An effect in words. With a board it says what it brings now.
pub(crate) fn effect(data: &Data, effect: Effect, player: Option<&Player>) -> Message {
    match effect {
        Effect::Cross { buildings, times } => Message::new("effect-cross")
            .with("n", times)
            .with("buildings", parts(buildings)),
        Effect::GainCoins(n) => Message::new("effect-coins").with("n", n),
        Effect::FreeBuild => Message::new("effect-free-build"),
        Effect::AnotherAction => Message::new("effect-another-action"),
        Effect::PerSpace { of, each } => match player {
            Some(player) => Message::new("effect-per-space-now")
                .with("coins", each * player.count(of))
                .with("n", each)
                .term("part", of.word()),
            None => Message::new("effect-per-space")
                .with("n", each)
                .term("part", of.word()),
        },
        Effect::DieCostMinus1 => Message::new("effect-discount").with("n", data.die_discount),
        Effect::DieCostZero(colour) => {
            Message::new("effect-free-colour").term("colour", colour.word())
        }
        Effect::CoinsOnChoice { colour, coins } => Message::new("effect-on-choice")
            .with("n", coins)
            .term("colour", colour.word()),
        Effect::Unlock(colour) => {
            let die = crate::Die::special(colour).map_or("colour-grey", crate::Die::word);
            Message::new("effect-unlock").term("die", die)
        }
        Effect::GalleryVp => Message::new("effect-gallery"),
    }
}

/// Names of parts.
pub(crate) fn parts(parts: Set<Part>) -> Vec<Message> {
    parts.iter().map(|part| Message::new(part.word())).collect()
}

/// What crossing this space off now brings.
pub(crate) fn gain(table: &Table, seat: Seat, space: Space) -> Vec<Message> {
    let player = table.player(seat);
    let board = table.board(seat);
    let space_data = board.space(space);
    let mut after = *player;
    after.crossed = after.crossed.with(space);
    let mut gain = Vec::new();
    if space_data.vp > 0 {
        gain.push(Message::new("amount-points").with("n", space_data.vp));
    }
    if let Some((defender, _)) = barracks::defence_against(table, seat, space) {
        let worth = barracks::worth(table, seat, space);
        gain.push(
            Message::new("amount-attack")
                .with("n", worth)
                .with("seat", defender),
        );
    }
    let part = space.part();
    if part == Part::Warehouse {
        gain.push(Message::new("amount-material"));
    }
    if let Some(attacker) = barracks::attacker(table, seat, space) {
        gain.push(Message::new("amount-defence").with("seat", attacker));
    }
    if let Some(given) = space_data.effect {
        gain.push(effect(table.data(), given, Some(&after)));
    }
    if part != Part::Wonder && after.has_complete(board, part) && player.bonuses.len() < 3 {
        gain.push(Message::new("amount-bonus"));
    }
    if gain.is_empty() {
        gain.push(Message::new("amount-nothing"));
    }
    gain
}

/// Everything about a space on a board, a sentence each.
pub(crate) fn space(table: &Table, seat: Seat, space: Space, is_own: bool) -> Vec<Message> {
    let player = table.player(seat);
    let means = Means::of(table, seat);
    let space_data = means.board.space(space);
    let mut lines = vec![means.board.name(space).message()];
    let is_attack = space_data.laurels > 0;
    if player.fresh.has(space) {
        lines.push(Message::new("board-space-fresh"));
    } else if is_attack && player.crossed.has(space) {
        lines.push(
            Message::new("board-space-written").with("n", player.written(means.board, space)),
        );
    } else if player.crossed.has(space) {
        lines.push(Message::new("board-space-crossed"));
    }
    lines.push(Message::new("board-space-cost").with("n", space_data.cost));
    if is_own && means.open.has(space) && means.missing(space) > 0 {
        lines.push(Message::new("board-space-coins").with("n", means.missing(space)));
    }
    match space.part() {
        Part::GuildCourt => {
            lines.push(
                Message::new("board-space-faces")
                    .with("faces", vec![Message::new("any-purple-face")]),
            );
        }
        Part::Wonder => {}
        Part::Warehouse
        | Part::Agora
        | Part::BarracksWest
        | Part::BarracksEast
        | Part::Market
        | Part::University
        | Part::Gallery => {
            lines.push(
                Message::new("board-space-faces").with("faces", faces(space_data.symbols.iter())),
            );
        }
    }
    if is_attack {
        let worth = barracks::worth(table, seat, space);
        lines.push(
            Message::new("board-space-laurels")
                .with("n", space_data.laurels)
                .with("worth", worth),
        );
    } else if space_data.vp > 0 {
        lines.push(Message::new("board-space-points").with("n", space_data.vp));
    }
    if let Some(given) = space_data.effect {
        lines.push(
            Message::new("board-space-effect").with("effect", effect(table.data(), given, None)),
        );
    }
    lines.extend(reconstructed(means.board.origin(space)));
    lines
}

fn faces(symbols: impl Iterator<Item = Symbol>) -> Vec<Message> {
    symbols.map(|symbol| Message::new(symbol.word())).collect()
}

/// Which fields of a row nobody could look up.
pub(crate) fn reconstructed(origin: Origin) -> Option<Message> {
    if !origin.is_reconstructed() {
        return None;
    }
    let mut fields: Vec<Message> = origin
        .reconstructed
        .iter()
        .map(|field| Message::new(field_word(field)))
        .collect();
    if fields.is_empty() {
        fields.push(Message::new("field-all"));
    }
    Some(Message::new("board-space-reconstructed").with("fields", fields))
}

/// Which die a city unlocks is one thing to a reader, whatever the lane.
const fn field_word(field: Field) -> &'static str {
    match field {
        Field::TabletUnlocks | Field::CompassUnlocks | Field::GearUnlocks => "field-unlocks",
        Field::Faces
        | Field::Parts
        | Field::Symbols
        | Field::After
        | Field::Cost
        | Field::Vp
        | Field::Laurels
        | Field::Effect
        | Field::Spaces
        | Field::FreeColour => field.word(),
    }
}

/// What a part of the city is for.
pub(crate) fn part(part: Part, n_seats: usize) -> Message {
    Message::new(match part {
        Part::Warehouse => "help-warehouse",
        Part::Agora => "help-agora",
        Part::BarracksWest => "help-barracks_west",
        Part::BarracksEast => "help-barracks_east",
        Part::Market => "help-market",
        Part::University => "help-university",
        Part::GuildCourt if n_seats == 2 => "help-guild_court-two",
        Part::GuildCourt => "help-guild_court",
        Part::Gallery => "help-gallery",
        Part::Wonder => "help-wonder",
    })
}

/// What a die costs and what it allows this seat now.
pub(crate) fn die(table: &Table, seat: Option<Seat>, throw: crate::Throw) -> Vec<Message> {
    let mut lines = vec![
        Message::new("board-die")
            .term("die", throw.die.word())
            .term("face", throw.face.word())
            .with("quarter", throw.quarter),
    ];
    if let Some(seat) = seat.filter(|seat| table.player(*seat).city.is_some()) {
        let means = Means::of(table, seat);
        if means.may_use(throw.die).is_ok() {
            let cost = means.die_cost(throw, Fee::Quarter);
            lines.push(Message::new("board-die-cost").with("cost", coins(cost)));
            if let Some(spaces) = means.offer(throw, Fee::Quarter) {
                let names: Vec<Message> = spaces
                    .iter()
                    .map(|space| means.board.name(space).message())
                    .collect();
                lines.push(Message::new("board-die-spaces").with("spaces", names));
            }
        } else {
            lines.push(Message::new("why-locked").term("die", throw.die.word()));
        }
    }
    if table.data().die(throw.die).origin.is_reconstructed() {
        lines.push(Message::new("board-die-reconstructed"));
    }
    lines
}
