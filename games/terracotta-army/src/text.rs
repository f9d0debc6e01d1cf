//! The table as plain text, for terminals and screen readers.

use crate::{
    TerracottaArmy,
    data::{ROUNDS, SEGMENTS},
    names::{Direction, Master, Quarter, Ring, Specialist, Warrior, Weapon, Worker},
    speak::{self, label},
    table::{COLUMNS, ROWS, Space, Table},
};
use ::table::{Message, Seat, Speak, Taste, View};
use std::fmt::Write;

pub(crate) fn write(view: &View<TerracottaArmy>, taste: &Taste) -> String {
    let table = &view.table;
    let pen = Pen { table, taste };
    let mut out = String::new();
    line(
        &mut out,
        &pen.say(
            &Message::new("board-round")
                .with("round", table.round)
                .with("rounds", ROUNDS),
        ),
    );
    let order: Vec<&str> = table
        .turn_order()
        .iter()
        .map(|&seat| taste.name(seat))
        .collect();
    line(
        &mut out,
        &format!("{}: {}", pen.term("board-order"), order.join(", ")),
    );
    pen.tokens(&mut out);
    pen.workshop(&mut out);
    pen.mausoleum(&mut out);
    pen.supply(&mut out);
    for seat in table.seats() {
        pen.player(&mut out, seat);
    }
    out
}

struct Pen<'a> {
    table: &'a Table,
    taste: &'a Taste,
}

impl Pen<'_> {
    fn say(&self, message: &Message) -> String {
        TerracottaArmy::words().say(self.taste.lang, message, &self.taste.names)
    }

    fn term(&self, id: &str) -> String {
        TerracottaArmy::words().term(self.taste.lang, id)
    }

    fn tokens(&self, out: &mut String) {
        let tokens: Vec<String> = (1..=ROUNDS)
            .zip(self.table.tokens)
            .map(|(round, token)| {
                let prize = self.table.data().round(round);
                format!(
                    "{round} {} {}/{}",
                    self.term(token.id()),
                    prize.domination,
                    prize.presence
                )
            })
            .collect();
        line(
            out,
            &format!("{}: {}", self.term("board-tokens"), tokens.join(", ")),
        );
        let inspectors = Message::new("board-inspectors")
            .with("row", self.table.row_inspector)
            .with("column", self.table.column_inspector);
        line(out, &self.say(&inspectors));
    }

    fn workshop(&self, out: &mut String) {
        for segment in 0..SEGMENTS {
            let of = |ring| speak::field(self.table.field(ring, segment));
            let message = Message::new("board-segment")
                .with("segment", segment)
                .with("inner", of(Ring::Inner))
                .with("middle", of(Ring::Middle))
                .with("outer", of(Ring::Outer));
            let workers = self.table.segments[usize::from(segment)];
            let placed = [
                (Worker::Craftsman, workers.craftsman),
                (Worker::Artisan, workers.artisan),
            ]
            .into_iter()
            .filter_map(|(worker, owner)| {
                Some(format!(
                    " [{}: {}]",
                    self.term(worker.id()),
                    self.taste.name(owner?)
                ))
            })
            .collect::<String>();
            line(out, &format!("  {}{placed}", self.say(&message)));
        }
        let clay = |quarter| self.table.warehouses[quarter];
        let message = Message::new("board-warehouses")
            .with("ne", clay(Quarter::Ne))
            .with("se", clay(Quarter::Se))
            .with("sw", clay(Quarter::Sw))
            .with("nw", clay(Quarter::Nw));
        line(out, &self.say(&message));
    }

    /// Warriors by owner's number and the first letter of the kind, specialists in small letters, horses' bodies as
    /// `=`, archers by an arrow.
    fn mausoleum(&self, out: &mut String) {
        let mut head = String::from("   ");
        for column in 1..=COLUMNS {
            write!(head, "{column:>4}").expect("writing to a string succeeds");
        }
        line(out, &head);
        for row in 1..=ROWS {
            let mut cells = format!("{row:>3}");
            for space in Space::all().filter(|space| space.row() == row) {
                write!(cells, "{:>4}", self.cell(space)).expect("writing to a string succeeds");
            }
            line(out, &cells);
        }
        let kinds: Vec<String> = Warrior::ALL
            .into_iter()
            .map(|kind| format!("{} {}", letter(kind), self.term(kind.id())))
            .collect();
        let others: Vec<String> = [
            ("f", Specialist::Footman),
            ("m", Specialist::Musician),
            ("^v<>", Specialist::KneelingArcher),
            ("=", Specialist::Horse),
        ]
        .into_iter()
        .map(|(sign, kind)| format!("{sign} {}", self.term(kind.id())))
        .collect();
        line(
            out,
            &format!("    {}; {}", kinds.join(", "), others.join(", ")),
        );
    }

    fn cell(&self, space: Space) -> String {
        let figures = &self.table.figures;
        if let Some(piece) = figures.piece_at(space) {
            let Some((owner, kind)) = figures.warrior_at(piece) else {
                return String::new();
            };
            let body = if piece == space { "" } else { "=" };
            return format!("{body}{owner}{}", letter(kind));
        }
        if figures.footmen.has(space) {
            return "f".to_owned();
        }
        if figures.musicians.has(space) {
            return "m".to_owned();
        }
        match figures.facing(space) {
            Some(Direction::Up) => "^".to_owned(),
            Some(Direction::Down) => "v".to_owned(),
            Some(Direction::Left) => "<".to_owned(),
            Some(Direction::Right) => ">".to_owned(),
            None => ".".to_owned(),
        }
    }

    fn supply(&self, out: &mut String) {
        let left: Vec<String> = Warrior::ALL
            .into_iter()
            .map(|kind| {
                let vp = self.table.organizer_vp(kind).unwrap_or(0);
                format!(
                    "{} {} ({vp})",
                    self.term(kind.id()),
                    self.table.organizer_left(kind)
                )
            })
            .collect();
        line(
            out,
            &format!("{}: {}", self.term("board-left"), left.join(", ")),
        );
        let shop: Vec<String> = Specialist::ALL
            .into_iter()
            .map(|kind| {
                format!(
                    "{} {}",
                    self.term(kind.id()),
                    self.table.specialists_left(kind)
                )
            })
            .collect();
        line(
            out,
            &format!("{}: {}", self.term("board-specialists"), shop.join(", ")),
        );
    }

    fn player(&self, out: &mut String, seat: Seat) {
        let player = self.table.player(seat);
        let message = Message::new("board-player")
            .with("seat", seat)
            .with("vp", player.vp())
            .with("coins", player.coins)
            .with("wet", player.clay_wet)
            .with("dry", player.clay_dry);
        line(out, &self.say(&message));
        let weapons = Weapon::ALL
            .into_iter()
            .filter(|&weapon| player.active.has(weapon))
            .map(|weapon| self.term(weapon.id()));
        self.list(out, "board-weapons", &weapons.collect::<Vec<_>>());
        let hired = Master::ALL
            .into_iter()
            .filter(|&master| player.has_hired(master))
            .map(|master| {
                let bonus = label::bonus_short(self.table.data().bonus(master));
                format!("{} ({})", self.term(master.id()), self.term(bonus))
            });
        self.list(out, "board-masters", &hired.collect::<Vec<_>>());
        let workers = Message::new("board-workers")
            .with("craftsmen", self.table.unplaced(seat, Worker::Craftsman))
            .with("artisans", self.table.unplaced(seat, Worker::Artisan));
        line(out, &format!("  {}", self.say(&workers)));
        if let Some(number) = player.priority {
            line(
                out,
                &format!("  {}: {}", self.term("board-priority"), number),
            );
        }
    }

    fn list(&self, out: &mut String, word: &str, items: &[String]) {
        let items = if items.is_empty() {
            self.term("board-none")
        } else {
            items.join(", ")
        };
        line(out, &format!("  {}: {items}", self.term(word)));
    }
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("writing to a string succeeds");
}

/// The same in both languages, as in the notation.
const fn letter(kind: Warrior) -> char {
    match kind {
        Warrior::Officer => 'O',
        Warrior::Guard => 'G',
        Warrior::Crossbowman => 'C',
        Warrior::Soldier => 'S',
    }
}
