//! What a good player values: Honor, income, people in the right places, Hordes about to breach, Shame.
//!
//! A table is worth the Honor that a player may expect to have in the end, beside what the others may expect. What is
//! still to come depends on how long the game lasts: see [`outlook`]. A choice in several parts is worth its best end:
//! see [`pending`].

mod cards;
mod clerks;
mod decrees;
mod fronts;
mod outlook;
mod pending;
mod scene;
mod team;
mod trade;
mod weights;
mod worth;

use crate::{GreatWall, data::Data, names::Mode, step::Step, table::Table};
use outlook::Outlook;
use table::{Judge, Seat};
use worth::Mind;

/// What follows from the cards of an edition.
struct Notes {
    worths: cards::Worths,
    dues: Vec<Vec<decrees::Due>>,
}

fn notes(data: &'static Data) -> &'static Notes {
    let notes = data.notes.get_or_init(|| {
        Box::new(Notes {
            worths: cards::Worths::of(data),
            dues: decrees::dues(data),
        })
    });
    notes.downcast_ref().expect("nobody else keeps notes there")
}

impl Judge for GreatWall {
    const LEVELS: &'static str = include_str!("../bots/levels.txt");

    fn judge(table: &Table, stack: &[Step], seat: Seat) -> f32 {
        let look = Outlook::of(&table.open, stack);
        let mind = Mind::new(table, &look, seat);
        value(&mind) + pending::value(&mind, stack)
    }
}

/// The table as it lies, for one player.
fn value(mind: &Mind<'_>) -> f32 {
    let (open, look) = (mind.open, mind.look);
    match open.mode {
        Mode::Coop => team::value(mind.table, look),
        Mode::Solo => mind.worth() - team::qin(open, look) - team::disgrace(open, look),
        Mode::Standard | Mode::Standard2 => {
            let (mut best, mut sum, mut n) = (f32::MIN, 0.0, 0.0);
            for other in open.seats().filter(|&other| other != mind.seat) {
                let theirs = Mind::new(mind.table, look, other).worth();
                best = best.max(theirs);
                sum += theirs;
                n += 1.0;
            }
            let share = look.w.best;
            mind.worth() - share * best - (1.0 - share) * sum / f32::max(n, 1.0)
        }
    }
}
