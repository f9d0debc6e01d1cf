//! Labels of actions with cost and gain.

use crate::{
    Simurgh,
    action::Action,
    data::Data,
    names::{DragonTile, End, Slot, Tile},
    speak::say,
    step::Question,
    table::OwnDragon,
    view::PlayerView,
};
use table::{Arg, Message, Seat, View};

pub(crate) fn label(view: &View<Simurgh>, seat: Seat, action: Action) -> Message {
    let data = view.edition.data();
    let me = &view.table.players[seat.index()];
    match action {
        Action::Use(dragon, slot) => with_ability(data, "do-use", dragon, slot),
        Action::Explore(tile) => explore(data, me, tile),
        Action::Place(vassal, space) => Message::new("do-place")
            .term("vassal", vassal.word())
            .with("space", say::space(space))
            .with("effect", say::space_effect(data, space)),
        Action::Clear(tile) => Message::new("do-clear")
            .with("tile", say::tile(tile))
            .with("cost", say::goods(data.clear_cost().goods)),
        Action::Lay(tile, area) => Message::new("do-lay")
            .with("tile", say::tile(tile))
            .with("area", area.number())
            .with("reward", say::effect(&data.area(area).reward)),
        Action::Retreat => Message::new("do-retreat"),
        Action::Back(company) => Message::new("do-back").with(
            "figures",
            Arg::List(company.iter().map(say::figure).collect()),
        ),
        Action::Pay(goods) => Message::new("do-pay").with("goods", say::goods(goods)),
        Action::Gain(goods) => Message::new("do-gain").with("goods", say::goods(goods)),
        Action::Spend(figure) => Message::new("do-spend").with("figure", say::figure(figure)),
        Action::Unmark(dragon, slot) => Message::new("do-unmark")
            .with("dragon", say::dragon_tile(dragon))
            .with("slot", slot.id().to_owned()),
        Action::Mark(dragon) => {
            let slot = own_dragon(me, dragon)
                .and_then(|own| own.fillable(data))
                .unwrap_or(Slot::A);
            with_ability(data, "do-mark", dragon, slot)
        }
        Action::KeepPower(tile) => {
            Message::new("do-keep-power").with("tile", say::tile_help(data, tile))
        }
        Action::KeepDragon(dragon) => {
            Message::new("do-keep-dragon").with("dragon", say::dragon_help(data, dragon))
        }
        Action::ReturnDragon(dragon, end) => Message::new(match end {
            End::Top => "do-return-dragon-top",
            End::Bottom => "do-return-dragon-bottom",
        })
        .term("dragon", dragon.word()),
        Action::ReturnObjective(objective, end) => Message::new(match end {
            End::Top => "do-return-objective-top",
            End::Bottom => "do-return-objective-bottom",
        })
        .with("objective", say::objective_help(data, objective)),
        Action::Take(tile) => Message::new("do-take").with("tile", say::tile_help(data, tile)),
        Action::Buy(slot) => {
            let row = data.market(slot);
            let tile = view.table.market[slot.index()];
            let tile = tile.map_or_else(
                || Message::new("board-empty"),
                |it| say::tile_help(data, it),
            );
            Message::new("do-buy")
                .with("slot", slot.number())
                .with("tile", tile)
                .with("cost", say::effect(&row.cost))
                .with("bonus", say::effect(&row.bonus))
        }
        Action::BuyStack => {
            Message::new("do-buy-stack").with("cost", say::effect(&data.stack().cost))
        }
        Action::Set(objective, slot) => {
            let row = data.monument(slot);
            let replaces = view.table.objectives[slot.index()].is_some();
            Message::new(if replaces { "do-replace" } else { "do-set" })
                .with("slot", slot.number())
                .with("objective", say::objective_help(data, objective))
                .with("cost", say::effect(&row.cost))
                .with("bonus", say::effect(&row.bonus))
        }
        Action::Discard(tile, end) => Message::new(match end {
            End::Top => "do-discard-top",
            End::Bottom => "do-discard-bottom",
        })
        .with("tile", say::tile(tile)),
        Action::Drop(resource) => Message::new("do-drop").term("resource", resource.word()),
        Action::Pass => Message::new(match view.question() {
            Some(Question::PlaceObjective) => "do-pass-monument",
            Some(
                Question::GainWindow { .. }
                | Question::SpendWindow { .. }
                | Question::ExploreWindow(_),
            ) => "do-pass-trigger",
            Some(_) | None => "do-pass",
        }),
        Action::End => Message::new("do-end"),
    }
}

fn with_ability(data: &Data, id: &'static str, dragon: DragonTile, slot: Slot) -> Message {
    Message::new(id)
        .with("dragon", say::dragon_tile(dragon))
        .with("slot", slot.id().to_owned())
        .with("ability", say::ability_of(data, dragon.kind, slot))
}

fn own_dragon(me: &PlayerView, tile: DragonTile) -> Option<OwnDragon> {
    let mut copies = me.dragons.iter().filter(|own| own.kind == tile.kind);
    copies.nth(usize::from(tile.copy)).copied()
}

fn explore(data: &Data, me: &PlayerView, tile: Tile) -> Message {
    let level = me.level_on(tile).map_or(1, |level| (level + 1).min(3));
    let row = data.space(tile.space(level));
    Message::new("do-explore")
        .with("tile", say::tile(tile))
        .with("level", level + 1)
        .with("cost", say::effect(&row.cost))
        .with("gain", say::effect(&row.gain))
}
