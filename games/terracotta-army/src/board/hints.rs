//! What things in the mausoleum would score, in words.

use super::{Look, mausoleum, pieces};
use crate::{
    board::forecast::{self, Figure, Part},
    data::Prize,
    names::{Direction, Source, Specialist, Track, Warrior},
    rules::{
        domination::Counts,
        final_scoring,
        groups::{self, Group},
        scoring, warriors,
    },
    step::Question,
    table::Space,
};
use ::table::{Message, Seat};

/// A space: who stands there, and what is scored there; an empty one: what the points of the viewer would change by a
/// figure here, in this round's scoring and at the end, if both came now.
pub(super) fn space(look: &Look<'_>, space: Space) -> String {
    let mut lines = vec![match pieces::name(look, space) {
        Some(name) => format!("{space}: {name}"),
        None => look.say(&Message::new("hint-empty").with("space", space.to_string())),
    }];
    let is_empty = look.table.figures.empty().has(space);
    match look.advised().filter(|_| is_empty && !look.view.is_over()) {
        Some(seat) => lines.extend(changes(look, seat, space)),
        None => lines.extend(standings(look, space)),
    }
    lines.join(" · ")
}

/// What would be scored for a figure on this empty space: for the one that is being placed, or else for a warrior.
fn changes(look: &Look<'_>, seat: Seat, space: Space) -> Vec<String> {
    let of = |figure: Figure| forecast::change(look.table, seat, figure, space);
    let with = |kind: &'static str| look.say(&Message::new("hint-with").term("figure", kind));
    match look
        .view
        .question()
        .filter(|question| question.seat() == seat)
    {
        Some(Question::WarriorSpace { kind, by, .. }) => {
            let mut lines = vec![with(kind.id())];
            let vp = warriors::organizer_points(look.table, kind, by);
            if vp > 0 {
                let organizer = change(look, &look.term(Source::Organizer.word()), vp.into());
                lines.push(organizer);
            }
            lines.extend(told(look, &of(Figure::Warrior(kind))));
            lines
        }
        Some(Question::SpecialistSpace {
            kind: Specialist::KneelingArcher,
            ..
        }) => {
            let mut lines = vec![with(Specialist::KneelingArcher.id())];
            for facing in Direction::ALL {
                let found = told(
                    look,
                    &of(Figure::Specialist(Specialist::KneelingArcher, facing)),
                );
                if !found.is_empty() {
                    lines.push(format!("{}: {}", look.term(facing.id()), found.join(", ")));
                }
            }
            lines
        }
        Some(Question::SpecialistSpace { kind, .. }) => {
            let mut lines = vec![with(kind.id())];
            lines.extend(told(look, &of(Figure::Specialist(kind, Direction::Up))));
            lines
        }
        Some(_) | None => any_warrior(look, &of),
    }
}

/// What is the same for every kind of warrior, then what is not.
fn any_warrior(look: &Look<'_>, of: &dyn Fn(Figure) -> [i32; Part::ALL.len()]) -> Vec<String> {
    let kinds = Warrior::ALL
        .into_iter()
        .filter(|&kind| look.table.organizer_left(kind) > 0);
    let all: Vec<_> = kinds
        .map(|kind| (kind, of(Figure::Warrior(kind))))
        .collect();
    let Some((_, first)) = all.first() else {
        return Vec::new();
    };
    let is_common = |at: usize| all.iter().all(|(_, points)| points[at] == first[at]);
    let split = |points: &[i32; Part::ALL.len()], common: bool| {
        std::array::from_fn(|at| {
            if is_common(at) == common {
                points[at]
            } else {
                0
            }
        })
    };
    let mut lines = vec![look.term("hint-here")];
    lines.extend(told(look, &split(first, true)));
    for (kind, points) in &all {
        let own = told(look, &split(points, false));
        if !own.is_empty() {
            lines.push(format!("{}: {}", look.term(kind.id()), own.join(", ")));
        }
    }
    lines
}

/// "this round: row 3 +4 VP" and "at the end: Footmen +6 VP", as far as something changes.
fn told(look: &Look<'_>, points: &[i32; Part::ALL.len()]) -> Vec<String> {
    let of = |is_of_round: bool| {
        let parts = Part::ALL.into_iter().zip(points);
        parts
            .filter(|(part, vp)| part.is_of_round() == is_of_round && **vp != 0)
            .map(|(part, vp)| change(look, &part_word(look, part), *vp))
            .collect::<Vec<String>>()
    };
    [("hint-round", of(true)), ("hint-end", of(false))]
        .into_iter()
        .filter(|(_, parts)| !parts.is_empty())
        .map(|(id, parts)| look.say(&Message::new(id).with("changes", parts.join(", "))))
        .collect()
}

/// "row 3 +4 VP".
fn change(look: &Look<'_>, what: &str, vp: i32) -> String {
    let message = Message::new("hint-change")
        .with("what", what.to_owned())
        .with("vp", format!("{vp:+}").replace('-', "−"));
    look.say(&message)
}

fn part_word(look: &Look<'_>, part: Part) -> String {
    let table = look.table;
    match part {
        Part::Row => look.say(&mausoleum::line_word(Track::Row, table.row_inspector)),
        Part::Column => look.say(&mausoleum::line_word(Track::Column, table.column_inspector)),
        Part::Musicians => look.term(Source::Musicians.word()),
        Part::Token => look.term(table.token().id()),
        Part::Footmen => look.term(Source::Footmen.word()),
        Part::Groups => look.term(Source::Groups.word()),
        Part::Majorities => look.term(Source::Majorities.word()),
        Part::Archers => look.term(Source::Archers.word()),
    }
}

/// What is scored on this space as it stands: an inspected line, a footman, a group.
fn standings(look: &Look<'_>, space: Space) -> Vec<String> {
    let table = look.table;
    let mut lines = Vec::new();
    if !look.view.is_over() {
        for (track, place) in [(Track::Row, space.row()), (Track::Column, space.column())] {
            if table.inspector(track) == place {
                lines.push(line(look, track, place));
            }
        }
    }
    if table.figures.footmen.has(space) {
        let counts = final_scoring::footman_counts(&table.figures, space);
        let what = look.term(Specialist::Footman.id());
        lines.push(standing(look, &what, &counts, table.data().footman));
    }
    let piece = table.figures.piece_at(space).unwrap_or(space);
    groups::for_each(&table.figures, |own| {
        if own.spaces.has(piece) {
            lines.push(group(look, &own));
        }
    });
    lines
}

/// A row or column as it stands: who would gain what.
pub(super) fn line(look: &Look<'_>, track: Track, place: u8) -> String {
    let counts = scoring::line_counts(look.table, track, place);
    let what = look.say(&mausoleum::line_word(track, place));
    standing(look, &what, &counts, look.table.data().inspector)
}

/// "row 3: Ann 7 VP (domination), Brian 3 VP (presence)".
pub(super) fn standing(look: &Look<'_>, what: &str, counts: &Counts, prize: Prize) -> String {
    let standings = counts.standings();
    let parts: Vec<String> = look
        .table
        .seats()
        .filter(|seat| counts.of[seat.index()] > 0)
        .map(|seat| {
            let standing = standings[seat.index()];
            let message = Message::new("hint-standing")
                .with("seat", seat)
                .with("n", counts.of[seat.index()])
                .with("vp", prize.of(standing))
                .term("standing", standing.id());
            look.say(&message)
        })
        .collect();
    if parts.is_empty() {
        return format!("{what}: {}", look.term("hint-nobody"));
    }
    format!("{what}: {}", parts.join(", "))
}

/// A group as it would be scored at the end.
pub(super) fn group(look: &Look<'_>, group: &Group) -> String {
    let figures = &look.table.figures;
    let (points, contest) = final_scoring::group_points(look.table, figures, group);
    let standings = contest.map(|counts| counts.standings());
    let parts: Vec<String> = look
        .table
        .seats()
        .filter(|seat| points[seat.index()] > 0)
        .map(|seat| {
            let extra = standings.map_or(0, |standings| {
                look.table.data().group.of(standings[seat.index()])
            });
            let vp = points[seat.index()] + u16::from(extra);
            format!(
                "{} {}",
                look.taste.name(seat),
                look.say(&Message::new("amount-vp").with("n", vp))
            )
        })
        .collect();
    let message = Message::new("hint-group")
        .term("kind", group.kind.id())
        .with("points", parts.join(", "));
    look.say(&message)
}
