//! A slow, obvious second implementation of counting, groups and scoring, to check the fast one against. It works on a
//! list of pieces with plain coordinates and shares nothing with the rules but the printed values.

use super::{random_table, run};
use crate::{
    data::{Data, ROUNDS},
    names::{Direction, Source, Token, Warrior},
    step::{Step, Work},
    table::{Space, Table},
};
use ::table::Seat;

type Place = (i32, i32);

struct Piece {
    number: usize,
    owner: usize,
    kind: Warrior,
    spaces: Vec<Place>,
}

struct Model {
    data: &'static Data,
    n: usize,
    pieces: Vec<Piece>,
    archers: Vec<(Place, Place)>,
    footmen: Vec<Place>,
    musicians: Vec<Place>,
}

fn place(space: Space) -> Place {
    (i32::from(space.row()), i32::from(space.column()))
}

fn ahead((row, column): Place, direction: Direction, steps: i32) -> Place {
    match direction {
        Direction::Up => (row - steps, column),
        Direction::Down => (row + steps, column),
        Direction::Left => (row, column - steps),
        Direction::Right => (row, column + steps),
    }
}

impl Model {
    fn of(table: &Table) -> Self {
        let mut pieces = Vec::new();
        for owner in 0..table.n_players() {
            for kind in Warrior::ALL {
                for space in Space::all() {
                    if !table.figures.warriors[owner][kind].has(space) {
                        continue;
                    }
                    let mut spaces = vec![place(space)];
                    for direction in Direction::ALL {
                        if table.figures.horses[direction].has(space) {
                            spaces.push(ahead(place(space), direction, 1));
                            spaces.push(ahead(place(space), direction, 2));
                        }
                    }
                    pieces.push(Piece {
                        number: pieces.len(),
                        owner,
                        kind,
                        spaces,
                    });
                }
            }
        }
        let mut archers = Vec::new();
        for direction in Direction::ALL {
            for space in table.figures.archers[direction].iter() {
                archers.push((place(space), ahead(place(space), direction, 1)));
            }
        }
        Self {
            data: table.data(),
            n: table.n_players(),
            pieces,
            archers,
            footmen: table.figures.footmen.iter().map(place).collect(),
            musicians: table.figures.musicians.iter().map(place).collect(),
        }
    }

    /// TA-9 for the pieces that satisfy the condition.
    fn award(&self, counted: impl Fn(&Piece) -> bool, d: u8, p: u8) -> Vec<u16> {
        let mut count = vec![0u16; self.n];
        let mut archers = vec![0u16; self.n];
        for piece in self.pieces.iter().filter(|piece| counted(piece)) {
            count[piece.owner] += 1;
            for (_, target) in &self.archers {
                if piece.spaces.contains(target) {
                    archers[piece.owner] += 1;
                }
            }
        }
        prizes(&count, &archers, d, p)
    }

    /// TA-10: the members of each group, as indices of pieces, by repeated merging.
    fn groups(&self) -> Vec<Vec<usize>> {
        // Nodes: pieces, then archers with a target.
        let mut nodes: Vec<(Warrior, Vec<Place>, Option<usize>)> = self
            .pieces
            .iter()
            .enumerate()
            .map(|(at, piece)| (piece.kind, piece.spaces.clone(), Some(at)))
            .collect();
        for (own, target) in &self.archers {
            if let Some(piece) = self
                .pieces
                .iter()
                .find(|piece| piece.spaces.contains(target))
            {
                nodes.push((piece.kind, vec![*own], None));
            }
        }
        let mut label: Vec<usize> = (0..nodes.len()).collect();
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for a in 0..nodes.len() {
                for b in 0..nodes.len() {
                    let touches = nodes[a].1.iter().any(|x| {
                        nodes[b]
                            .1
                            .iter()
                            .any(|y| (x.0 - y.0).abs() + (x.1 - y.1).abs() == 1)
                    });
                    if nodes[a].0 == nodes[b].0 && touches && label[a] != label[b] {
                        let least = label[a].min(label[b]);
                        (label[a], label[b]) = (least, least);
                        has_changed = true;
                    }
                }
            }
        }
        let mut groups = Vec::new();
        for name in 0..nodes.len() {
            let members: Vec<usize> = (0..nodes.len()).filter(|&at| label[at] == name).collect();
            let warriors: Vec<usize> = members.iter().filter_map(|&at| nodes[at].2).collect();
            if members.len() >= 2 && !warriors.is_empty() {
                groups.push(warriors);
            }
        }
        groups
    }

    /// F1, F3 and F4 by source.
    fn final_points(&self) -> Vec<[u16; 4]> {
        let mut points = vec![[0; 4]; self.n];
        for footman in &self.footmen {
            let near = |place: &Place| {
                (place.0 - footman.0).abs() <= 1 && (place.1 - footman.1).abs() <= 1
            };
            let prize = self.data.footman;
            for (seat, vp) in self
                .award(
                    |piece| piece.spaces.iter().any(near),
                    prize.domination,
                    prize.presence,
                )
                .into_iter()
                .enumerate()
            {
                points[seat][0] += vp;
            }
        }
        for group in self.groups() {
            let mut owners: Vec<usize> = group.iter().map(|&at| self.pieces[at].owner).collect();
            owners.sort_unstable();
            owners.dedup();
            for &at in &group {
                points[self.pieces[at].owner][1] += owners.len() as u16;
            }
            if owners.len() >= 2 {
                let is_in = |piece: &Piece| group.contains(&piece.number);
                for (seat, vp) in self
                    .award(is_in, self.data.group.domination, self.data.group.presence)
                    .into_iter()
                    .enumerate()
                {
                    points[seat][2] += vp;
                }
            }
        }
        for (_, target) in &self.archers {
            for piece in &self.pieces {
                if piece.spaces.contains(target) {
                    points[piece.owner][3] += u16::from(self.data.single.archer);
                }
            }
        }
        points
    }

    /// SP1, SP3 and SP5.
    fn round_points(&self, row: u8, column: u8) -> Vec<[u16; 2]> {
        let (row, column) = (i32::from(row), i32::from(column));
        let mut points = vec![[0; 2]; self.n];
        let rows = self.award(
            |piece| piece.spaces.iter().any(|place| place.0 == row),
            7,
            3,
        );
        let columns = self.award(
            |piece| piece.spaces.iter().any(|place| place.1 == column),
            7,
            3,
        );
        for seat in 0..self.n {
            points[seat][0] = rows[seat] + columns[seat];
        }
        for musician in &self.musicians {
            for piece in &self.pieces {
                if piece
                    .spaces
                    .iter()
                    .any(|place| place.0 == musician.0 || place.1 == musician.1)
                {
                    points[piece.owner][1] += 1;
                }
            }
        }
        points
    }

    /// SP6 for tokens that count warriors.
    fn token_points(&self, token: Token, d: u8, p: u8) -> Option<Vec<u16>> {
        let sector = |rows: [i32; 2], columns: [i32; 2]| {
            self.award(
                |piece| {
                    piece.spaces.iter().any(|place| {
                        (rows[0]..=rows[1]).contains(&place.0)
                            && (columns[0]..=columns[1]).contains(&place.1)
                    })
                },
                d,
                p,
            )
        };
        let kind = |kind: Warrior| self.award(|piece| piece.kind == kind, d, p);
        Some(match token {
            Token::CentreRow => sector([4, 4], [1, 9]),
            Token::CentreColumn => sector([1, 7], [5, 5]),
            Token::SectorNw => sector([1, 3], [1, 4]),
            Token::SectorNe => sector([1, 3], [6, 9]),
            Token::SectorSw => sector([5, 7], [1, 4]),
            Token::SectorSe => sector([5, 7], [6, 9]),
            Token::Officer => kind(Warrior::Officer),
            Token::Guard => kind(Warrior::Guard),
            Token::Crossbowman => kind(Warrior::Crossbowman),
            Token::Soldier => kind(Warrior::Soldier),
            Token::Coins | Token::Clay => return None,
        })
    }
}

/// AV-2 in the plainest words.
fn prizes(count: &[u16], archers: &[u16], d: u8, p: u8) -> Vec<u16> {
    let most = count.iter().copied().max().unwrap_or(0);
    let tied: Vec<usize> = (0..count.len())
        .filter(|&seat| count[seat] == most)
        .collect();
    let most_archers = tied.iter().map(|&seat| archers[seat]).max().unwrap_or(0);
    let leaders: Vec<usize> = tied
        .into_iter()
        .filter(|&seat| archers[seat] == most_archers)
        .collect();
    (0..count.len())
        .map(|seat| {
            if count[seat] == 0 {
                0
            } else if leaders == [seat] {
                u16::from(d)
            } else {
                u16::from(p)
            }
        })
        .collect()
}

fn points(table: &Table, seat: usize, source: Source) -> u16 {
    table.player(Seat::new(seat)).points[source]
}

#[test]
fn final_scoring_agrees() {
    for seed in 0..3_000 {
        let players = 2 + (seed % 3) as u8;
        let mut table = random_table(players, seed);
        table.round = ROUNDS;
        let slow = Model::of(&table).final_points();
        let after = run(table, vec![Step::Do(Work::FinalScoring)]);
        for (seat, expected) in slow.iter().enumerate() {
            let found = [
                Source::Footmen,
                Source::Groups,
                Source::Majorities,
                Source::Archers,
            ]
            .map(|source| points(&after, seat, source));
            assert_eq!(found, *expected, "seed {seed} seat {seat}");
        }
        // TA-15.6: archers keep their targets, groups keep their members.
        let kept: Vec<Vec<usize>> = Model::of(&after).groups();
        assert_eq!(
            kept.len(),
            Model::of(&random_table(players, seed)).groups().len(),
            "seed {seed}"
        );
    }
}

#[test]
fn scoring_phases_agree() {
    for seed in 0..3_000 {
        let players = 2 + (seed % 3) as u8;
        let mut table = random_table(players, seed);
        table.round = table.round.min(ROUNDS - 1);
        let model = Model::of(&table);
        let slow = model.round_points(table.row_inspector, table.column_inspector);
        let prize = table.data().round(table.round);
        let token = model.token_points(
            table.tokens[usize::from(table.round) - 1],
            prize.domination,
            prize.presence,
        );
        let after = run(
            table,
            vec![Step::Do(Work::Scoring), Step::Do(Work::Cleanup)],
        );
        for (seat, expected) in slow.iter().enumerate() {
            let found =
                [Source::Inspectors, Source::Musicians].map(|source| points(&after, seat, source));
            assert_eq!(found, *expected, "seed {seed} seat {seat}");
            if let Some(token) = &token {
                assert_eq!(
                    points(&after, seat, Source::Tokens),
                    token[seat],
                    "seed {seed} seat {seat}"
                );
            }
        }
    }
}

/// Slides and crossbow gaps, step by step on plain coordinates.
#[test]
fn slides_and_shots_agree() {
    for seed in 0..400 {
        let table = random_table(3, seed);
        let model = Model::of(&table);
        let mut taken: Vec<Place> = model
            .pieces
            .iter()
            .flat_map(|piece| piece.spaces.clone())
            .collect();
        taken.extend(model.archers.iter().map(|(own, _)| *own));
        taken.extend(&model.footmen);
        taken.extend(&model.musicians);
        for piece in &model.pieces {
            let head = Space::at(piece.spaces[0].0 as u8, piece.spaces[0].1 as u8).unwrap();
            for direction in Direction::ALL {
                let mut steps = 0;
                while piece.spaces.iter().all(|place| {
                    let next = ahead(*place, direction, steps + 1);
                    let is_inside = (1..=7).contains(&next.0) && (1..=9).contains(&next.1);
                    is_inside && (piece.spaces.contains(&next) || !taken.contains(&next))
                }) {
                    steps += 1;
                }
                assert_eq!(
                    i32::from(table.figures.reach(head, direction)),
                    steps,
                    "seed {seed} {head} {direction}"
                );
                let mut gap = 0;
                let found = loop {
                    let next = ahead(piece.spaces[0], direction, gap + 1);
                    if !((1..=7).contains(&next.0) && (1..=9).contains(&next.1)) {
                        break None;
                    }
                    if taken.contains(&next) {
                        break Some(gap as u8);
                    }
                    gap += 1;
                };
                assert_eq!(
                    table.figures.gap(head, direction),
                    found,
                    "seed {seed} {head} {direction}"
                );
            }
        }
    }
}
