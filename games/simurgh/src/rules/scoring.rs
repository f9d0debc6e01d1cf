//! SI-16: scoring and the winner.

use crate::{
    Simurgh,
    data::{Counts, Data},
    event::Event,
    names::{Ending, Good, Objective, TieBreak},
    table::{MAX_PLAYERS, Player, Table, as_score},
};
use table::{Cx, Outcome};

/// SI-16.1: objectives from slot 1 to 5, then resources left.
pub(crate) fn score(cx: &mut Cx<'_, Simurgh>) {
    for objective in cx.table.objectives.into_iter().flatten() {
        let points = objective_points(cx.table, objective);
        for seat in cx.table.seats() {
            let (place, points) = points[seat.index()];
            if points > 0 {
                cx.table.player_mut(seat).points.objectives += u32::from(points);
                cx.tell(Event::ObjectiveScored {
                    seat,
                    objective,
                    place,
                    points,
                });
            }
        }
    }
    for seat in cx.table.seats() {
        let (mode, data) = (cx.table.mode, cx.table.data());
        let player = cx.table.player_mut(seat);
        let resources = player.resources.total();
        let points = data.leftover_points(mode, resources);
        player.points.leftovers += u32::from(points);
        cx.tell(Event::LeftoversScored {
            seat,
            resources,
            points,
        });
    }
}

/// SI-16.2: what an objective counts for this player.
pub(crate) fn objective_value(data: &Data, player: &Player, objective: Objective) -> u16 {
    let row = data.objective(objective);
    match row.what {
        Counts::MarkersOnKinds => player
            .dragons
            .iter()
            .filter(|own| row.kinds.contains(&own.kind))
            .map(|own| own.markers.len() as u16)
            .sum(),
        Counts::MarkersOnAllDragons => player.markers(),
        Counts::VegetablePlusMeat => {
            player.resources.get(Good::Vegetable) + player.resources.get(Good::Meat)
        }
    }
}

/// SI-16.2, SI-16.3: place (0: not ranked) and points of every player.
pub(crate) fn objective_points(table: &Table, objective: Objective) -> [(u8, u16); MAX_PLAYERS] {
    let mut values = [0; MAX_PLAYERS];
    for (value, player) in values.iter_mut().zip(table.players.iter()) {
        *value = objective_value(table.data(), player, objective);
    }
    points_by_value(values, table.data().objective(objective).points)
}

/// SI-16.3: standard competition ranking; zero is not ranked, ties get the points of their place in full.
pub(crate) fn points_by_value(
    values: [u16; MAX_PLAYERS],
    points: [u8; 3],
) -> [(u8, u16); MAX_PLAYERS] {
    values.map(|value| {
        if value == 0 {
            return (0, 0);
        }
        let better = values.iter().filter(|&&other| other > value).count();
        let points = points.get(better).copied().unwrap_or(0);
        (better as u8 + 1, u16::from(points))
    })
}

/// SI-16.6: most points win; ties by the option.
pub(crate) fn outcome(table: &Table) -> Outcome {
    let scores: Vec<i32> = table
        .players
        .iter()
        .map(|player| as_score(player.points.total()))
        .collect();
    let keys: Vec<(i32, u16)> = table
        .players
        .iter()
        .zip(&scores)
        .map(|(player, &score)| match table.tie_break {
            TieBreak::Shared => (score, 0),
            TieBreak::Markers => (score, player.markers()),
        })
        .collect();
    let places = Outcome::places_by(&keys);
    let mut sources: Vec<(&'static str, Vec<i32>)> = Vec::new();
    for (at, (word, _)) in table.players[0].points.earned().into_iter().enumerate() {
        let column = table
            .players
            .iter()
            .map(|player| as_score(player.points.earned()[at].1));
        sources.push((word, column.collect()));
    }
    let paid = table
        .players
        .iter()
        .map(|player| -as_score(player.points.paid));
    sources.push(("source-paid", paid.collect()));
    Outcome {
        scores,
        places,
        sources,
        ending: table.ending().map(Ending::id),
    }
}
