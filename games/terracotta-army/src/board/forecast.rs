//! What scoring would give a player as the table stands, by the formulas that score: for hints in the picture.

use crate::{
    data::Prize,
    names::{Direction, Specialist, Track, Warrior},
    rules::{domination::Counts, final_scoring, groups, scoring},
    table::{Space, Table},
};
use ::table::Seat;

/// Where points would come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// The row of the inspector (TA-13.1).
    Row,
    /// The column of the inspector (TA-13.3).
    Column,
    /// TA-13.5.
    Musicians,
    /// The token of this round (TA-13.6).
    Token,
    /// TA-15.1.
    Footmen,
    /// Warriors in groups (TA-15.3).
    Groups,
    /// Domination and presence in groups (TA-10.9).
    Majorities,
    /// TA-15.4.
    Archers,
}

impl Part {
    /// All of them, this round's scoring phase first.
    pub(crate) const ALL: [Part; 8] = [
        Part::Row,
        Part::Column,
        Part::Musicians,
        Part::Token,
        Part::Footmen,
        Part::Groups,
        Part::Majorities,
        Part::Archers,
    ];

    /// Whether the scoring phase of this round gives it; the others come at the end of the game.
    pub(crate) const fn is_of_round(self) -> bool {
        match self {
            Part::Row | Part::Column | Part::Musicians | Part::Token => true,
            Part::Footmen | Part::Groups | Part::Majorities | Part::Archers => false,
        }
    }
}

/// Points by part.
pub(crate) type Points = [u16; Part::ALL.len()];

/// What the scoring phase of this round and final scoring would give this player now.
pub(crate) fn points(table: &Table, seat: Seat) -> Points {
    let of = |counts: &Counts, prize: Prize| u16::from(prize.of(counts.standings()[seat.index()]));
    let data = table.data();
    let line = |track: Track| {
        let counts = scoring::line_counts(table, track, table.inspector(track));
        of(&counts, data.inspector)
    };
    let token = scoring::token_counts(table, table.token());
    let figures = &table.figures;
    let footmen = figures.footmen.iter().map(|footman| {
        let counts = final_scoring::footman_counts(figures, footman);
        of(&counts, data.footman)
    });
    let (mut warriors, mut majorities) = (0, 0);
    groups::for_each(figures, |group| {
        let (each, contest) = final_scoring::group_points(table, figures, &group);
        warriors += each[seat.index()];
        if let Some(counts) = contest {
            majorities += of(&counts, data.group);
        }
    });
    [
        line(Track::Row),
        line(Track::Column),
        scoring::music(table, seat),
        of(&token, data.round(table.round)),
        footmen.sum(),
        warriors,
        majorities,
        final_scoring::archer_points(table, seat),
    ]
}

/// Something that may be put on an empty space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Figure {
    /// A warrior of the player.
    Warrior(Warrior),
    /// A specialist of one space, an archer with this facing.
    Specialist(Specialist, Direction),
}

/// How the points of this player change when the figure stands there.
pub(crate) fn change(
    table: &Table,
    seat: Seat,
    figure: Figure,
    space: Space,
) -> [i32; Part::ALL.len()] {
    let mut with = table.clone();
    let figures = &mut with.figures;
    let place = match figure {
        Figure::Warrior(kind) => &mut figures.warriors[seat.index()][kind],
        Figure::Specialist(Specialist::Footman, _) => &mut figures.footmen,
        Figure::Specialist(Specialist::Musician, _) => &mut figures.musicians,
        Figure::Specialist(Specialist::KneelingArcher, facing) => &mut figures.archers[facing],
        Figure::Specialist(Specialist::Horse, facing) => &mut figures.horses[facing],
    };
    place.add(space);
    let (now, then) = (points(table, seat), points(&with, seat));
    std::array::from_fn(|at| i32::from(then[at]) - i32::from(now[at]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        action::Action,
        data::{Field, ROUNDS, SEGMENTS},
        names::{Ring, Source},
        rules::{
            tests::{open, random_table, run},
            warriors,
        },
        step::{Creation, Question, Step, Work},
    };
    use ::table::{Chance, Per, Sink};

    /// The table after this player has really created a warrior there, and the points of the organizer for it.
    fn created(table: &Table, seat: Seat, kind: Warrior, space: Space) -> (Table, u16) {
        let mut table = table.clone();
        // The player is the first of the round and stands where warriors are made; the clay is paid.
        table.order[..usize::from(table.n_players)].sort_by_key(|other| *other != seat);
        let segment = (0..SEGMENTS)
            .find(|&segment| matches!(table.field(Ring::Inner, segment), Field::Create(_)))
            .expect("warriors can be made somewhere");
        table.segments[usize::from(segment)].craftsman = Some(seat);
        table.warehouses = Per::from_fn(|_| 1);
        let field = |ring| {
            Step::Ask(Question::Field {
                seat,
                segment,
                ring,
            })
        };
        let by = Creation::Workshop;
        let pending = vec![
            Step::Ask(Question::WarriorSpace { seat, kind, by }),
            field(Ring::Middle),
            field(Ring::Outer),
            Step::Do(Work::ActionPhase),
        ];
        let promised = warriors::organizer_points(&table, kind, by);
        let before = table.player(seat).points[Source::Organizer];
        let mut game = open(table, pending);
        game.apply(seat, Action::Space(space), &mut Sink::mute())
            .expect("the space is empty");
        let after = game.arbiter().table;
        let organizer = after.player(seat).points[Source::Organizer] - before;
        assert_eq!(organizer, u16::from(promised));
        (after, organizer)
    }

    /// The points of a player by part when the round and the game are really scored now.
    fn scored(table: &Table, seat: Seat) -> Points {
        let mut table = table.clone();
        table.segments = Default::default();
        let gained = |after: &Table, source: Source| {
            after.player(seat).points[source] - table.player(seat).points[source]
        };
        let round = run(
            table.clone(),
            vec![Step::Do(Work::Scoring), Step::Do(Work::Cleanup)],
        );
        let mut last = table.clone();
        last.round = ROUNDS;
        let end = run(last, vec![Step::Do(Work::FinalScoring)]);
        let lines = gained(&round, Source::Inspectors);
        let row = points(&table, seat)[0];
        [
            row,
            lines - row,
            gained(&round, Source::Musicians),
            gained(&round, Source::Tokens),
            gained(&end, Source::Footmen),
            gained(&end, Source::Groups),
            gained(&end, Source::Majorities),
            gained(&end, Source::Archers),
        ]
    }

    /// The hint of a space is what is scored more or less when the warrior is really created there.
    #[test]
    fn hints_are_what_is_scored() {
        let mut n_changes = [0; Part::ALL.len()];
        for seed in 0..1_500 {
            let mut dice = Chance::fast(seed);
            let mut pick = |n: usize| dice.index(n, |index| index.to_string());
            let mut table = random_table(2 + (seed % 3) as u8, seed);
            table.round = table.round.min(ROUNDS - 1);
            let seat = Seat::new(pick(table.n_players()));
            let empty: Vec<Space> = table.figures.empty().iter().collect();
            let kinds: Vec<Warrior> = Warrior::ALL
                .into_iter()
                .filter(|&kind| table.organizer_left(kind) > 0)
                .collect();
            if empty.len() < 2 || kinds.is_empty() {
                continue;
            }
            let (space, kind) = (empty[pick(empty.len())], kinds[pick(kinds.len())]);
            let hint = change(&table, seat, Figure::Warrior(kind), space);
            let (after, _) = created(&table, seat, kind, space);
            let (before, then) = (scored(&table, seat), scored(&after, seat));
            let real: [i32; Part::ALL.len()] =
                std::array::from_fn(|at| i32::from(then[at]) - i32::from(before[at]));
            assert_eq!(hint, real, "seed {seed}: {kind} of seat {seat} on {space}");
            for (n, vp) in n_changes.iter_mut().zip(hint) {
                *n += u32::from(vp != 0);
            }
        }
        assert!(n_changes.iter().all(|n| *n > 20), "{n_changes:?}");
    }
}
