//! The table as plain text for terminals and screen readers.

use crate::{
    Die, Part, SevenWondersDice, Space, Table,
    rules::score_rows,
    speak::{say, word},
};
use table::{Message, Seat, Set, Taste, View};

pub(crate) fn text(view: &View<SevenWondersDice>, taste: &Taste) -> String {
    let table = view.table.table();
    let mut lines = vec![say(taste, &title(table))];
    if table.turn > 0 {
        let dice: Vec<Message> = table
            .throws()
            .map(|throw| {
                Message::new("text-die")
                    .term("die", throw.die.word())
                    .term("face", throw.face.word())
                    .with("quarter", throw.quarter)
            })
            .collect();
        lines.push(say(taste, &Message::new("text-forum").with("dice", dice)));
    }
    for seat in Seat::first(table.n_seats()) {
        lines.extend(player_lines(view, taste, seat));
    }
    lines.join("\n")
}

/// What the whole picture is.
pub(crate) fn title(table: &Table) -> Message {
    match (table.turn, table.is_last) {
        (0, _) => Message::new("board-title-setup"),
        (turn, false) => Message::new("board-title").with("turn", turn),
        (turn, true) => Message::new("board-title-last").with("turn", turn),
    }
}

fn player_lines(view: &View<SevenWondersDice>, taste: &Taste, seat: Seat) -> Vec<String> {
    let table = view.table.table();
    let player = table.player(seat);
    let Some(city) = player.city else {
        return vec![say(
            taste,
            &Message::new("board-sheet-setup").with("seat", seat),
        )];
    };
    let rows = score_rows(table, seat);
    let head = Message::new("text-player")
        .with("seat", seat)
        .term("city", city.word())
        .with("score", rows.iter().sum::<i32>())
        .with("coins", player.treasury.coins())
        .with("materials", player.materials())
        .with("bonuses", player.bonuses.len());
    let mut head = say(taste, &head);
    let unlocked = table.unlocked(seat);
    if !unlocked.is_empty() {
        let dice: Vec<Message> = unlocked
            .iter()
            .filter_map(Die::special)
            .map(|die| Message::new(die.word()))
            .collect();
        head = format!(
            "{head}; {}",
            say(taste, &Message::new("text-unlocked").with("dice", dice))
        );
    }
    if view
        .place
        .lanes
        .as_ref()
        .is_some_and(|lanes| lanes.ready.has(seat))
    {
        head = format!("{head}; {}", word(taste, "board-ready"));
    }
    let counts: Vec<String> = Part::ALL
        .into_iter()
        .map(|part| say(taste, &self::part(table, seat, part)))
        .collect();
    vec![head, format!("  {}", counts.join(", "))]
}

/// A part of somebody's city: how much of it is crossed off, and its points.
pub(crate) fn part(table: &Table, seat: Seat, part: Part) -> Message {
    let player = table.player(seat);
    let printed = table
        .board_of(player)
        .map_or(Set::NONE, |board| board.of(part));
    let points = Part::SCORED
        .into_iter()
        .position(|scored| scored == part)
        .map(|at| score_rows(table, seat)[at]);
    let count = |spaces: Set<Space>| player.crossed.and(spaces).len();
    let barracks = |attacks: Set<Space>, defences: Set<Space>| {
        Message::new("text-barracks")
            .term("part", part.word())
            .with("attacks", count(attacks))
            .with("most", printed.and(attacks).len())
            .with("defences", count(defences))
            .with("most-defences", printed.and(defences).len())
            .with("points", points.unwrap_or(0))
    };
    match part {
        Part::BarracksWest => barracks(Space::ATTACK_WEST, Space::DEFENCE_WEST),
        Part::BarracksEast => barracks(Space::ATTACK_EAST, Space::DEFENCE_EAST),
        Part::Warehouse
        | Part::Agora
        | Part::Market
        | Part::University
        | Part::GuildCourt
        | Part::Gallery
        | Part::Wonder => {
            let id = points.map_or("text-part", |_| "text-part-points");
            let message = Message::new(id)
                .term("part", part.word())
                .with("n", player.count(part))
                .with("most", printed.len());
            match points {
                Some(points) => message.with("points", points),
                None => message,
            }
        }
    }
}
