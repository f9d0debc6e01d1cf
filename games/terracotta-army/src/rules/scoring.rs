//! The scoring phase (TA-13).

use crate::{
    TerracottaArmy,
    data::Prize,
    event::{Event, Scored},
    names::{Sector, Source, Standing, Token, Track, Warrior},
    rules::domination::Counts,
    table::{CENTRE_COLUMN, CENTRE_ROW, Spaces, Table},
};
use ::table::{Cx, Seat};

/// SP1 to SP6 in order; TA-13.11: also in the last round.
pub(super) fn phase(cx: &mut Cx<'_, TerracottaArmy>) {
    for track in Track::ALL {
        inspect(cx, track);
    }
    musicians(cx);
    token(cx);
}

/// TA-13.1 to TA-13.4, TA-13.7: the inspector scores its row or column, then goes one step on.
fn inspect(cx: &mut Cx<'_, TerracottaArmy>, track: Track) {
    let place = cx.table.inspector(track);
    let what = match track {
        Track::Row => Scored::Row(place),
        Track::Column => Scored::Column(place),
    };
    let counts = line_counts(cx.table, track, place);
    award(
        cx,
        Source::Inspectors,
        what,
        counts,
        cx.table.data().inspector,
    );
    cx.table.move_inspector(track, 1);
    cx.tell(Event::InspectorSteps {
        track,
        to: cx.table.inspector(track),
    });
}

/// The warriors in a row or column, from 1.
pub(crate) fn line_counts(table: &Table, track: Track, place: u8) -> Counts {
    let area = match track {
        Track::Row => Spaces::row(place),
        Track::Column => Spaces::column(place),
    };
    Counts::warriors_in(&table.figures, area)
}

/// TA-13.5, TA-7.16: a point for each own warrior in the row or column of each musician.
fn musicians(cx: &mut Cx<'_, TerracottaArmy>) {
    if cx.table.figures.musicians.is_empty() {
        return;
    }
    for seat in cx.table.seats() {
        let vp = music(cx.table, seat);
        if vp > 0 {
            cx.table.score(seat, Source::Musicians, vp);
            cx.tell(Event::Music { seat, vp });
        }
    }
}

/// What all musicians give a player in one scoring phase.
pub(crate) fn music(table: &Table, seat: Seat) -> u16 {
    let figures = &table.figures;
    let own = figures.of(seat);
    let heard = figures.musicians.iter().map(|musician| {
        let lines = Spaces::row(musician.row()) | Spaces::column(musician.column());
        u16::from(figures.touching(own, lines).len())
    });
    heard.sum::<u16>() * u16::from(table.data().single.musician_per_warrior)
}

/// TA-13.6: the token of the round, with the points of the round.
fn token(cx: &mut Cx<'_, TerracottaArmy>) {
    let token = cx.table.token();
    let counts = token_counts(cx.table, token);
    let prize = cx.table.data().round(cx.table.round);
    award(cx, Source::Tokens, Scored::Token(token), counts, prize);
}

/// TA-13.7 to TA-13.10, TA-9.10: what a scoring token counts.
pub(crate) fn token_counts(table: &Table, token: Token) -> Counts {
    let figures = &table.figures;
    let in_area = |area| Counts::warriors_in(figures, area);
    let of_kind = |kind| Counts::warriors(figures, |seat| figures.of_kind(seat, kind));
    match token {
        Token::CentreRow => in_area(Spaces::row(CENTRE_ROW)),
        Token::CentreColumn => in_area(Spaces::column(CENTRE_COLUMN)),
        Token::Officer => of_kind(Warrior::Officer),
        Token::Guard => of_kind(Warrior::Guard),
        Token::Crossbowman => of_kind(Warrior::Crossbowman),
        Token::Soldier => of_kind(Warrior::Soldier),
        Token::SectorNw => in_area(Sector::Nw.spaces()),
        Token::SectorNe => in_area(Sector::Ne.spaces()),
        Token::SectorSw => in_area(Sector::Sw.spaces()),
        Token::SectorSe => in_area(Sector::Se.spaces()),
        Token::Coins => goods(table, |seat| table.player(seat).coins.into()),
        Token::Clay => goods(table, |seat| table.player(seat).clay()),
    }
}

fn goods(table: &Table, of: impl Fn(Seat) -> u32) -> Counts {
    let mut counts = Counts::default();
    for seat in table.seats() {
        counts.of[seat.index()] = of(seat);
    }
    counts
}

/// TA-9: gives the points for domination and presence.
pub(crate) fn award(
    cx: &mut Cx<'_, TerracottaArmy>,
    source: Source,
    what: Scored,
    counts: Counts,
    prize: Prize,
) {
    let standings = counts.standings();
    for seat in cx.table.seats() {
        let standing = standings[seat.index()];
        if standing == Standing::Absent {
            continue;
        }
        let vp = prize.of(standing);
        cx.table.score(seat, source, u16::from(vp));
        cx.tell(Event::Scored {
            seat,
            what,
            standing,
            vp,
        });
    }
}
