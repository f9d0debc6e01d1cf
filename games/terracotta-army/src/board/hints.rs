//! What things in the mausoleum would score, in words.

use super::{Look, mausoleum, pieces};
use crate::{
    data::{Prize, ROUNDS, data},
    face::tell,
    mausoleum::{Sector, Space, Spaces},
    names::{Token, Track, Warrior},
    rules::{
        domination::Counts,
        final_scoring,
        groups::{self, Group},
        scoring,
    },
    table::{Figures, Table},
};
use ::table::{Message, Seat};

/// A space: who stands there, and what row, column, sector and group are worth to the viewer, now and with one more
/// warrior here.
pub(super) fn space(look: &Look<'_>, space: Space) -> String {
    let mut lines = vec![match pieces::name(look, space) {
        Some(name) => format!("{space}: {name}"),
        None => look.say(&Message::new("hint-empty").with("space", space.to_string())),
    }];
    let is_empty = look.table.figures.empty().has(space);
    let lines_here = [(Track::Row, space.row()), (Track::Column, space.column())];
    match look.advised().filter(|_| is_empty && !look.view.is_over()) {
        Some(seat) => {
            let mut changes = Vec::new();
            for (track, place) in lines_here {
                let what = look.say(&mausoleum::line_word(track, place));
                let area = match track {
                    Track::Row => Spaces::row(place),
                    Track::Column => Spaces::column(place),
                };
                changes.push(change(look, seat, space, &what, area, data().inspector));
            }
            if let Some((what, area, prize)) = sector_prize(look, space) {
                changes.push(change(look, seat, space, &what, area, prize));
            }
            changes.extend(joins(look, seat, space));
            lines.push(format!(
                "{}: {}",
                look.term("hint-here"),
                changes.join(", ")
            ));
        }
        None => {
            if let Some(seat) = look.advised() {
                let now = lines_here.map(|(track, place)| {
                    let counts = scoring::line_counts(look.table, track, place);
                    data().inspector.of(counts.standings()[seat.index()])
                });
                let message = Message::new("hint-now")
                    .with("row", now[0])
                    .with("column", now[1]);
                lines.push(look.say(&message));
            }
            let piece = look.table.figures.piece_at(space).unwrap_or(space);
            groups::for_each(&look.table.figures, |own| {
                if own.spaces.has(piece) {
                    lines.push(group(look, &own));
                }
            });
        }
    }
    lines.join(" · ")
}

/// "row 3: 3 → 7 VP".
fn change(
    look: &Look<'_>,
    seat: Seat,
    space: Space,
    what: &str,
    area: Spaces,
    prize: Prize,
) -> String {
    let figures = &look.table.figures;
    let now = prize.of(Counts::warriors_in(figures, area).standings()[seat.index()]);
    let with = with_warrior(figures, seat, Warrior::Officer, space);
    let then = prize.of(Counts::warriors_in(&with, area).standings()[seat.index()]);
    look.say(
        &Message::new("hint-change")
            .with("what", what.to_owned())
            .with("now", now)
            .with("then", then),
    )
}

/// The sector of a space, with the prize of the round whose token scores it.
fn sector_prize(look: &Look<'_>, space: Space) -> Option<(String, Spaces, Prize)> {
    let sector = Sector::of(space)?;
    let wanted = match sector {
        Sector::Nw => Token::SectorNw,
        Sector::Ne => Token::SectorNe,
        Sector::Sw => Token::SectorSw,
        Sector::Se => Token::SectorSe,
    };
    let round = (look.table.round..=ROUNDS)
        .find(|&round| look.table.tokens[usize::from(round) - 1] == wanted)?;
    let what = Message::new("hint-sector")
        .term("sector", sector.id())
        .with("round", round);
    Some((look.say(&what), sector.spaces(), data().round(round)))
}

/// What a warrior of each kind that touches a group or a lone warrior here would add at the end.
fn joins(look: &Look<'_>, seat: Seat, space: Space) -> Vec<String> {
    let figures = &look.table.figures;
    let beside = Spaces::one(space).beside();
    let mut lines = Vec::new();
    for kind in Warrior::ALL {
        let all = look.table.seats().fold(Spaces::NONE, |all, owner| {
            all | figures.of_kind(owner, kind)
        });
        let bodies = figures.extent(all);
        if !(bodies | figures.archers_at(bodies)).meets(beside) {
            continue;
        }
        let now = group_total(figures, seat);
        let then = group_total(&with_warrior(figures, seat, kind, space), seat);
        let message = Message::new("hint-join")
            .term("kind", kind.id())
            .with("vp", format!("{:+}", then - now));
        lines.push(look.say(&message));
    }
    lines
}

fn with_warrior(figures: &Figures, seat: Seat, kind: Warrior, space: Space) -> Figures {
    let mut with = figures.clone();
    let own = &mut with.warriors[seat.index()][kind.index()];
    *own = own.with(space);
    with
}

/// What all groups would give a player now.
fn group_total(figures: &Figures, seat: Seat) -> i32 {
    let mut total = 0;
    groups::for_each(figures, |group| {
        let (points, contest) = final_scoring::group_points(figures, &group);
        total += i32::from(points[seat.index()]);
        if let Some(counts) = contest {
            total += i32::from(data().group.of(counts.standings()[seat.index()]));
        }
    });
    total
}

/// A row or column as it stands: who would gain what.
pub(super) fn line(look: &Look<'_>, track: Track, place: u8) -> String {
    let counts = scoring::line_counts(look.table, track, place);
    let what = look.say(&mausoleum::line_word(track, place));
    standing(look, &what, &counts, data().inspector)
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
                .term("standing", tell::standing_word(standing));
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
    let (points, contest) = final_scoring::group_points(figures, group);
    let standings = contest.map(|counts| counts.standings());
    let parts: Vec<String> = look
        .table
        .seats()
        .filter(|seat| points[seat.index()] > 0)
        .map(|seat| {
            let extra = standings.map_or(0, |standings| data().group.of(standings[seat.index()]));
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

/// What this round's scoring phase would give a player now: row, column, musicians, token.
pub(super) fn preview(table: &Table, seat: Seat) -> [u16; 4] {
    let of = |counts: Counts, prize: Prize| u16::from(prize.of(counts.standings()[seat.index()]));
    let [row, column] = Track::ALL.map(|track| {
        of(
            scoring::line_counts(table, track, table.inspector(track)),
            data().inspector,
        )
    });
    let token = table.tokens[usize::from(table.round) - 1];
    [
        row,
        column,
        scoring::music(table, seat),
        of(
            scoring::token_counts(table, token),
            data().round(table.round),
        ),
    ]
}
