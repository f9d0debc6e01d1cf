//! Fall: Command cards and turns (GW-11).

use super::prelude::*;
use crate::data::{Frame, FrameWho};

pub(crate) fn begin(cx: &mut Cx<'_>) -> Next {
    cx.table.open.season = Season::Fall;
    cx.tell(Event::Season {
        season: Season::Fall,
    });
    cx.push_all(&[Step::Do(Work::Commands), Step::Do(Work::RevealCommands)]);
    After::Done
}

/// GW-11.1, GW-11.2: everybody with a card chooses, unseen by the others.
pub(crate) fn commands(cx: &mut Cx<'_>) -> Next {
    let open = &cx.table.open;
    let seats: Seats = open
        .seats()
        .filter(|&seat| !open.command_hand(seat).is_empty())
        .collect();
    if seats.is_empty() {
        After::Done
    } else {
        After::Split(seats, Question::PickCommand)
    }
}

/// GW-11.1, GW-28.10.
pub(crate) fn reveal(cx: &mut Cx<'_>) -> Next {
    for seat in cx.table.open.seats() {
        if let Some(command) = cx.table.open.player(seat).chosen {
            cx.tell(Event::Command {
                clan: Clan::of(seat),
                command,
            });
        }
    }
    if cx.table.open.is_solo() {
        let left = Set::all().minus(cx.table.open.qin.used);
        if let Some(command) = stock::pick(cx.chance(), left) {
            cx.table.open.qin.used.add(command);
            cx.table.open.qin.chosen = Some(command);
            cx.reveal();
            cx.tell(Event::Command {
                clan: Clan::QIN,
                command,
            });
        }
    }
    cx.work(Work::Turns { space: 0 });
    let order = cx.table.open.tea;
    each(cx, Task::PlaceCommand, order);
    After::Done
}

/// GW-11.4: with n clans only spaces 1 to n are used.
pub(crate) fn free_spaces(open: &Open) -> impl Iterator<Item = u8> {
    (0..open.tea.len() as u8).filter(|&space| open.track[space as usize].is_none())
}

/// GW-11.3, GW-27.4, GW-28.10: the Reed Clan and Qin take the lowest free space.
pub(crate) fn place(cx: &mut Cx<'_>, clan: Clan) {
    match clan {
        Clan::REED => place_lowest(
            cx,
            Placed {
                clan,
                command: None,
            },
        ),
        Clan::QIN => {
            if let Some(command) = cx.table.open.qin.chosen.take() {
                place_lowest(
                    cx,
                    Placed {
                        clan,
                        command: Some(command),
                    },
                );
            }
        }
        clan => {
            if let Some(seat) = clan.seat()
                && cx.table.open.player(seat).chosen.is_some()
            {
                cx.ask(Question::PlaceCommand { seat });
            }
        }
    }
}

fn place_lowest(cx: &mut Cx<'_>, placed: Placed) {
    let free = free_spaces(&cx.table.open).next();
    if let Some(space) = free {
        put(cx, space, placed);
    }
}

fn put(cx: &mut Cx<'_>, space: u8, placed: Placed) {
    cx.table.open.track[space as usize % 4] = Some(placed);
    cx.tell(Event::Placed {
        clan: placed.clan,
        space: space + 1,
    });
}

pub(crate) fn choose_space(cx: &mut Cx<'_>, seat: Seat, space: u8) {
    if let Some(command) = cx.table.open.player_mut(seat).chosen.take() {
        put(
            cx,
            space.saturating_sub(1),
            Placed {
                clan: Clan::of(seat),
                command: Some(command),
            },
        );
    }
}

/// GW-11.3, GW-11.5: cards resolve in ascending order of their spaces.
pub(crate) fn turns(cx: &mut Cx<'_>, space: u8) -> Next {
    let next =
        (space..4).find_map(|at| cx.table.open.track[at as usize].map(|placed| (at, placed)));
    let Some((space, placed)) = next else {
        cx.table.open.active = None;
        return After::Done;
    };
    let clan = placed.clan;
    cx.table.open.active = Some(clan);
    cx.tell(Event::Turn { clan });
    cx.push_all(&[
        Step::Do(Work::Cleanup {
            at: 0,
            gone: [0; 3],
        }),
        Step::Do(Work::EndTurn { space }),
    ]);
    cx.work(Work::ActivationPhase);
    for at in (0..3).rev() {
        let card = match (clan, placed.command) {
            (Clan::QIN, Some(command)) => Card::Solo(command, at),
            (_, Some(command)) => Card::Command(command, at),
            (_, None) => Card::Reed(at),
        };
        if frame_of(cx.table.open.data(), card).is_some() {
            cx.work(Work::Frame { card, owner: clan });
        }
    }
    open_instance(cx);
    windows::open(cx, Window::TurnStart, Scope::NONE);
    listeners::happen(cx, Happening::TurnStart, Some(clan), Scope::NONE);
    After::Done
}

/// GW-11.9; Qin's ability: Honor for each Advisor under his card.
pub(crate) fn end_turn(cx: &mut Cx<'_>, space: u8) -> Next {
    if cx.table.open.active == Some(Clan::QIN) {
        let n = cx.table.open.qin.hidden + cx.table.open.qin.advisors.len() as u8;
        stock::honor(cx, Clan::QIN, n, Source::Cards);
    }
    cx.work(Work::Turns {
        space: space.saturating_add(1),
    });
    After::Done
}

pub(crate) fn frame_of(tables: &'static Data, card: Card) -> Option<&'static Frame> {
    match card {
        Card::Command(command, at) => tables.commands[command.index()].get(at as usize)?.as_ref(),
        Card::Solo(command, at) => tables.solo[command.index()].get(at as usize)?.as_ref(),
        Card::Reed(at) => tables.reed.get(at as usize)?.as_ref(),
        Card::General(_)
        | Card::Advisor(_)
        | Card::Tactic(_)
        | Card::Boosted(_)
        | Card::Decree(_)
        | Card::Event(_) => None,
    }
}

/// GW-11.6: the owner's frames for the owner, the others' frame for every other clan in Tea order.
pub(crate) fn frame(cx: &mut Cx<'_>, card: Card, owner: Clan) -> Next {
    match frame_of(cx.table.open.data(), card).map(|frame| frame.who) {
        None => {}
        Some(FrameWho::Owner) => {
            cx.work(Work::Run(Text {
                card,
                block: 0,
                at: 0,
                owner,
                me: owner,
                scope: Scope::NONE,
            }));
        }
        Some(FrameWho::Others) => {
            let order = cx.table.open.tea.without(owner);
            each(cx, Task::Frame(card, owner), order);
        }
    }
    After::Done
}

/// One clan at somebody else's frame: the Reed Clan and Qin take part when it moves Clerks.
pub(crate) fn others(cx: &mut Cx<'_>, card: Card, owner: Clan, clan: Clan) {
    let moves = frame_of(cx.table.open.data(), card).is_some_and(|frame| frame.moves_clerks);
    match clan {
        Clan::REED if moves => reed::moves(cx, cx.table.open.data().n.others_move, true),
        Clan::QIN if moves => qin::moves(cx, cx.table.open.data().n.others_move),
        clan => {
            if clan.seat().is_some() {
                cx.work(Work::Run(Text {
                    card,
                    block: 0,
                    at: 0,
                    owner,
                    me: clan,
                    scope: Scope::NONE,
                }));
            }
        }
    }
}

/// GW-11.12: Command cards of other clans that are neither a Betrayal nor the Reed Clan's.
pub(crate) fn copyable(open: &Open, seat: Seat) -> impl Iterator<Item = Command> {
    let cards: Set<Command> = open
        .track
        .iter()
        .flatten()
        .filter(|placed| placed.clan != Clan::of(seat))
        .filter_map(|placed| placed.command)
        .collect();
    cards.without(Command::Betrayal).iter()
}

/// GW-11.12: all frames of the players' card of that name, as one's own.
pub(crate) fn copy(cx: &mut Cx<'_>, seat: Seat, command: Command) {
    cx.tell(Event::Copied { seat, command });
    for at in (0..3).rev() {
        let card = Card::Command(command, at);
        if frame_of(cx.table.open.data(), card).is_some() {
            cx.work(Work::Frame {
                card,
                owner: Clan::of(seat),
            });
        }
    }
}
