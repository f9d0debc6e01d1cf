//! Events in words and their icons.

use crate::{
    data::Data,
    event::{Event, Gone},
    names::{DragonTile, End, Good, Slot},
    speak::say,
};
use paint::Icon;
use table::{Arg, Message, Seat};

pub(crate) fn tell(event: &Event, data: &Data) -> Message {
    let of = |id: &'static str, seat: &Seat| Message::new(id).with("seat", *seat);
    match event {
        Event::Began { first } => of("log-began", first),
        Event::PowerKept { seat, tile: None } => of("log-power-kept", seat),
        Event::PowerKept {
            seat,
            tile: Some(tile),
        } => of("log-power-kept-tile", seat).with("tile", say::tile(*tile)),
        Event::Drafted { seat, tile } => of("log-drafted", seat).with("tile", say::tile(*tile)),
        Event::TurnBegan { seat } => of("log-turn", seat),
        Event::Placed {
            seat,
            vassal,
            space,
        } => of("log-placed", seat)
            .term("vassal", vassal.word())
            .with("space", say::space(*space)),
        Event::Paid { seat, goods } => of("log-paid", seat).with("goods", say::goods(*goods)),
        Event::Gained { seat, goods } => of("log-gained", seat).with("goods", say::goods(*goods)),
        Event::Spent {
            seat,
            vassal,
            from: None,
        } => of("log-spent", seat).term("vassal", vassal.word()),
        Event::Spent {
            seat,
            vassal,
            from: Some(space),
        } => of("log-spent-from", seat)
            .term("vassal", vassal.word())
            .with("space", say::space(*space)),
        Event::Recruited { seat, vassal } => {
            of("log-recruited", seat).term("vassal", vassal.word())
        }
        Event::MarkerPut { seat, dragon, slot } => {
            marker(of("log-marker-put", seat), *dragon, *slot)
        }
        Event::MarkersLost { seat, n } => of("log-markers-lost", seat).with("n", *n),
        Event::MarkerPaid { seat, dragon, slot } => {
            marker(of("log-marker-paid", seat), *dragon, *slot)
        }
        Event::Used { seat, dragon, slot } => marker(of("log-used", seat), *dragon, *slot)
            .with("ability", say::ability_of(data, dragon.kind, *slot)),
        Event::Laid { seat, tile, area } => of("log-laid", seat)
            .with("tile", say::tile(*tile))
            .with("area", area.number()),
        Event::Removed { tile, why } => Message::new(match why {
            Gone::Empty => "log-removed-empty",
            Gone::Full => "log-removed-full",
            Gone::Explored => "log-removed-explored",
            Gone::Cleared => "log-removed-cleared",
        })
        .with("tile", say::tile(*tile)),
        Event::Explored { seat, space } => {
            of("log-explored", seat).with("space", say::space(*space))
        }
        Event::Retreated { seat, company } => of("log-retreated", seat).with(
            "figures",
            Arg::List(company.iter().map(say::figure).collect()),
        ),
        Event::TookFaceUp { seat, tile } => {
            of("log-took-face-up", seat).with("tile", say::tile(*tile))
        }
        Event::TookFromStack { seat, tile: None } => of("log-took-from-stack", seat),
        Event::TookFromStack {
            seat,
            tile: Some(tile),
        } => of("log-took-from-stack-tile", seat).with("tile", say::tile(*tile)),
        Event::DragonsDrawn { seat, n } => of("log-dragons-drawn", seat).with("n", *n),
        Event::DragonKept {
            seat,
            dragon,
            markers,
        } => of("log-dragon-kept", seat)
            .term("dragon", dragon.word())
            .with("markers", *markers),
        Event::DragonReturned {
            seat,
            dragon: None,
            end,
        } => of(
            by_end(
                *end,
                "log-dragon-returned-top",
                "log-dragon-returned-bottom",
            ),
            seat,
        ),
        Event::DragonReturned {
            seat,
            dragon: Some(dragon),
            end,
        } => of(
            by_end(
                *end,
                "log-dragon-returned-top-tile",
                "log-dragon-returned-bottom-tile",
            ),
            seat,
        )
        .term("dragon", dragon.word()),
        Event::LookedAtObjectives { seat, n } => of("log-looked", seat).with("n", *n),
        Event::ObjectivePlaced {
            seat,
            objective,
            slot,
            replaced: None,
        } => of("log-objective-placed", seat)
            .with("slot", slot.number())
            .with("objective", say::objective_help(data, *objective)),
        Event::ObjectivePlaced {
            seat,
            objective,
            slot,
            replaced: Some(replaced),
        } => of("log-objective-replaced", seat)
            .with("slot", slot.number())
            .with("objective", say::objective_help(data, *objective))
            .with("replaced", say::objective(*replaced)),
        Event::NoObjective { seat } => of("log-no-objective", seat),
        Event::ObjectiveReturned {
            seat,
            objective: None,
            end,
        } => of(
            by_end(
                *end,
                "log-objective-returned-top",
                "log-objective-returned-bottom",
            ),
            seat,
        ),
        Event::ObjectiveReturned {
            seat,
            objective: Some(objective),
            end,
        } => of(
            by_end(
                *end,
                "log-objective-returned-top-tile",
                "log-objective-returned-bottom-tile",
            ),
            seat,
        )
        .with("objective", say::objective(*objective)),
        Event::Discarded {
            seat,
            tile: None,
            end,
        } => of(
            by_end(*end, "log-discarded-top", "log-discarded-bottom"),
            seat,
        ),
        Event::Discarded {
            seat,
            tile: Some(tile),
            end,
        } => of(
            by_end(*end, "log-discarded-top-tile", "log-discarded-bottom-tile"),
            seat,
        )
        .with("tile", say::tile(*tile)),
        Event::Dropped { seat, resource } => {
            of("log-dropped", seat).term("resource", resource.word())
        }
        Event::Offered { tile } => Message::new("log-offered").with("tile", say::tile(*tile)),
        Event::EndSetOff { seat } => of("log-end", seat),
        Event::ObjectiveScored {
            seat,
            objective,
            place,
            points,
        } => of("log-objective-scored", seat)
            .with("objective", say::objective(*objective))
            .with("place", *place)
            .with("points", say::amount(*points, Good::Pp)),
        Event::LeftoversScored {
            seat,
            resources,
            points,
        } => of("log-leftovers", seat)
            .with("resources", *resources)
            .with("points", say::amount(*points, Good::Pp)),
        Event::Passed { seat } => of("log-passed", seat),
    }
}

fn marker(message: Message, dragon: DragonTile, slot: Slot) -> Message {
    message
        .with("dragon", say::dragon_tile(dragon))
        .with("slot", slot.id().to_owned())
}

fn by_end(end: End, top: &'static str, bottom: &'static str) -> &'static str {
    match end {
        End::Top => top,
        End::Bottom => bottom,
    }
}

pub(crate) fn icon(event: &Event) -> &'static str {
    let icon = match event {
        Event::Began { .. } | Event::TurnBegan { .. } => Icon::Hourglass,
        Event::PowerKept { .. }
        | Event::Drafted { .. }
        | Event::Laid { .. }
        | Event::Offered { .. } => Icon::Cards,
        Event::Placed { .. } | Event::Recruited { .. } | Event::Spent { .. } => Icon::Person,
        Event::Paid { .. } | Event::Dropped { .. } => Icon::Coins,
        Event::Gained { .. } => Icon::Plus,
        Event::MarkerPut { .. }
        | Event::MarkersLost { .. }
        | Event::MarkerPaid { .. }
        | Event::Used { .. }
        | Event::DragonsDrawn { .. }
        | Event::DragonKept { .. }
        | Event::DragonReturned { .. } => Icon::Dragon,
        Event::Removed { .. } => Icon::Book,
        Event::Explored { .. } => Icon::Mountain,
        Event::Retreated { .. } | Event::Passed { .. } => Icon::Undo,
        Event::TookFaceUp { .. } | Event::TookFromStack { .. } | Event::Discarded { .. } => {
            Icon::Deck
        }
        Event::LookedAtObjectives { .. }
        | Event::NoObjective { .. }
        | Event::ObjectiveReturned { .. } => Icon::Eye,
        Event::ObjectivePlaced { .. } | Event::ObjectiveScored { .. } => Icon::Laurel,
        Event::EndSetOff { .. } => Icon::Flag,
        Event::LeftoversScored { .. } => Icon::Star,
    };
    icon.name()
}
