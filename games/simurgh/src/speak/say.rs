//! Pieces in words, made from the component tables, so that text and effect cannot disagree.

use crate::{
    data::{Ability, Act, Counts, Data, Room, When, Who},
    effect::{Draw, Effect, Goods, Term},
    names::{City, Dragon, DragonTile, Figure, Good, Objective, Slot, Space, Tile, space_letter},
};
use table::{Arg, Message, Seat};

/// So many of a good.
pub(crate) fn amount(n: impl Into<Arg>, good: Good) -> Message {
    let id = match good {
        Good::Vegetable => "amount-vegetable",
        Good::Meat => "amount-meat",
        Good::Wood => "amount-wood",
        Good::Stone => "amount-stone",
        Good::Wisdom => "amount-wisdom",
        Good::Weapon => "amount-weapon",
        Good::Pp => "amount-pp",
        Good::Marker => "amount-marker",
        Good::Spearman => "amount-spearman",
        Good::Dragonrider => "amount-dragonrider",
    };
    Message::new(id).with("n", n)
}

/// Amounts of goods: `2 × wood, 1 × stone`, or nothing.
pub(crate) fn goods(goods: Goods) -> Arg {
    if goods.is_none() {
        return Arg::Term("nothing");
    }
    Arg::List(goods.iter().map(|(good, n)| amount(n, good)).collect())
}

fn term(term: &Term) -> Message {
    match term {
        Term::Plain(n, kind) => amount(*n, *kind),
        Term::Mix(n, kinds) => Message::new("amount-mix")
            .with("n", *n)
            .term("first", kinds[0].word())
            .term("second", kinds[1].word()),
        Term::Dragon(Draw { draw, markers }) => Message::new("amount-dragon")
            .with("draw", *draw)
            .with("markers", *markers),
    }
}

/// A cost or a gain.
pub(crate) fn effect(effect: &Effect) -> Arg {
    let mut alternatives = effect
        .alternatives
        .iter()
        .map(|terms| Arg::List(terms.iter().map(term).collect()));
    let Some(first) = alternatives.next() else {
        return Arg::Term("nothing");
    };
    alternatives.fold(first, |first, second| {
        Message::new("either")
            .with("first", first)
            .with("second", second)
            .into()
    })
}

/// What is paid and what for, or only the gain.
fn exchange(cost: &Effect, gain: Arg) -> Arg {
    if cost.is_none() {
        return gain;
    }
    Message::new("exchange")
        .with("cost", effect(cost))
        .with("gain", gain)
        .into()
}

/// "Production 8".
pub(crate) fn tile(tile: Tile) -> Message {
    Message::new("tile-name")
        .term("type", tile.kind().word())
        .with("n", tile.number())
}

pub(crate) fn tiles(tiles: impl IntoIterator<Item = Tile>) -> Arg {
    Arg::List(tiles.into_iter().map(tile).collect())
}

/// What this seat passed on and received in the power draft, as far as the viewer knows (SI-2.8, SI-2.9).
pub(crate) fn power_draft(view: &crate::View, seat: Seat) -> Vec<Message> {
    let passed = |seat: Seat| view.players[seat.index()].passed.tiles.iter().flatten();
    let giver = Seat::new((seat.index() + 1) % view.players.len());
    let received = passed(giver).filter(|_| giver != view.first);
    let lists: [(&'static str, Vec<Tile>); 2] = [
        ("board-passed", passed(seat).copied().collect()),
        ("board-received", received.copied().collect()),
    ];
    let known = lists.into_iter().filter(|(_, list)| !list.is_empty());
    known
        .map(|(word, list)| Message::new(word).with("tiles", tiles(list)))
        .collect()
}

/// The name of a space.
pub(crate) fn space(space: Space) -> Message {
    if let Some(it) = space.as_city() {
        return Message::new(it.word());
    }
    let (tile, index) = space
        .on_tile()
        .expect("a space is in the city or on a tile");
    let id = if tile.is_exploration() {
        "tile-level"
    } else {
        "tile-space"
    };
    let place = if tile.is_exploration() {
        "level"
    } else {
        "letter"
    };
    Message::new(id)
        .term("type", tile.kind().word())
        .with("n", tile.number())
        .with(place, space_letter(tile, index).to_owned())
}

/// What a space does.
pub(crate) fn space_effect(data: &Data, space: Space) -> Arg {
    let row = data.space(space);
    match space.as_city() {
        Some(City::ScoutsQuarters) => Message::new("effect-scouts")
            .with("gain", effect(&row.gain))
            .into(),
        Some(City::DragonlordMonument) => Message::new("effect-monument")
            .with("n", data.look())
            .into(),
        Some(_) | None => exchange(&row.cost, effect(&row.gain)),
    }
}

pub(crate) fn room(room: Room) -> &'static str {
    match room {
        Room::Single => "single-space",
        Room::Multi => "multi-space",
    }
}

pub(crate) fn who(who: Who) -> &'static str {
    match who {
        Who::Any => "any-space",
        Who::Rider => "rider-space",
    }
}

/// Everything about a space of a tile.
pub(crate) fn space_line(data: &Data, space: Space) -> Message {
    let (tile, index) = space.on_tile().expect("only spaces of tiles have lines");
    let row = data.space(space);
    let letter = space_letter(tile, index).to_owned();
    if tile.is_exploration() {
        return Message::new("level-line")
            .with("letter", letter)
            .with("gain", effect(&row.gain));
    }
    Message::new("space-line")
        .with("letter", letter)
        .with("effect", space_effect(data, space))
        .term("room", room(row.room))
        .term("who", who(row.who))
}

/// Everything about a tile.
pub(crate) fn tile_help(data: &Data, it: Tile) -> Message {
    let lines = Arg::List(
        data.spaces(it)
            .map(|space| space_line(data, space))
            .collect(),
    );
    if it.is_exploration() {
        return Message::new("exploration-help")
            .with("tile", tile(it))
            .with("cost", effect(&data.space(it.space(0)).cost))
            .with("levels", lines);
    }
    Message::new("tile-help")
        .with("tile", tile(it))
        .with("spaces", lines)
}

/// A dragon tile: the kind, and which copy if it is the second.
pub(crate) fn dragon_tile(tile: DragonTile) -> Message {
    match tile.copy {
        0 => Message::new(tile.kind.word()),
        _ => Message::new("dragon-second").term("dragon", tile.kind.word()),
    }
}

/// A dragon with all its abilities.
pub(crate) fn dragon_help(data: &Data, kind: Dragon) -> Message {
    Message::new("dragon-help")
        .term("dragon", kind.word())
        .with("a", ability_of(data, kind, Slot::A))
        .with("b", ability_of(data, kind, Slot::B))
        .with("c", ability_of(data, kind, Slot::C))
}

/// What an ability does.
pub(crate) fn ability_of(data: &Data, kind: Dragon, slot: Slot) -> Arg {
    ability(data.ability(kind, slot))
}

fn ability(row: &Ability) -> Arg {
    let words: Arg = match row.act {
        Act::Exchange => match row.when {
            When::Active | When::Monument => exchange(&row.cost, effect(&row.gain)),
            When::Gain(kinds) => Message::new("when-gain")
                .with("kinds", kind_words(kinds.iter()))
                .with("gain", effect(&row.gain))
                .into(),
            When::Explore => Message::new("when-explore")
                .with("gain", effect(&row.gain))
                .into(),
            When::Spend(it) => Message::new("when-spend")
                .term("vassal", it.word())
                .with("gain", effect(&row.gain))
                .into(),
        },
        Act::SameKind => {
            let kinds = match row.when {
                When::Gain(kinds) => kind_words(kinds.iter()),
                When::Active | When::Explore | When::Spend(_) | When::Monument => {
                    Arg::Term("nothing")
                }
            };
            Message::new("when-gain-same").with("kinds", kinds).into()
        }
        Act::OneMoreStep => Arg::Term("one-more-step"),
        Act::TakeFaceUp => exchange(&row.cost, Arg::Term("take-face-up")),
        Act::TakeFromStack => exchange(&row.cost, Arg::Term("take-from-stack")),
        Act::ReplaceObjective => Arg::Term("replace-objective"),
    };
    if row.one_time {
        Message::new("one-time").with("ability", words).into()
    } else {
        words
    }
}

fn kind_words(kinds: impl Iterator<Item = Good>) -> Arg {
    Arg::List(kinds.map(|kind| Message::new(kind.word())).collect())
}

pub(crate) fn objective(objective: Objective) -> Message {
    Message::new("objective-name").with("n", objective.number())
}

/// What an objective counts.
pub(crate) fn objective_counts(data: &Data, objective: Objective) -> Message {
    let row = data.objective(objective);
    match row.what {
        Counts::MarkersOnKinds => {
            let kinds = row.kinds.iter().map(|&kind| Message::new(kind.word()));
            Message::new("objective-kinds").with("kinds", Arg::List(kinds.collect()))
        }
        Counts::MarkersOnAllDragons => Message::new("objective-all"),
        Counts::VegetablePlusMeat => Message::new("objective-food"),
    }
}

/// Everything about an objective.
pub(crate) fn objective_help(data: &Data, it: Objective) -> Message {
    let [first, second, third] = data.objective(it).points;
    Message::new("objective-help")
        .with("objective", objective(it))
        .with("what", objective_counts(data, it))
        .with("first", first)
        .with("second", second)
        .with("third", third)
}

pub(crate) fn figure(figure: Figure) -> Message {
    Message::new("figure")
        .term("vassal", figure.vassal.word())
        .with("space", space(figure.space))
}
