//! Actions in notation at many moments of all games: what is accepted was listed, what is refused changes nothing.

use crate::bytes::Bytes;
use game::Match;
use std::sync::LazyLock;
use table::{Lang, Seat, Seed, Setup, Taste};

/// Moments of games of all titles, modes and numbers of players.
pub static MOMENTS: LazyLock<Vec<Box<dyn Match>>> = LazyLock::new(|| {
    let mut moments = Vec::new();
    for game in catalog::GAMES {
        for (nth, setup) in Setup::all(&game.info()).into_iter().enumerate() {
            let mut table = game.deal(setup, Seed::from_number(nth as u64));
            let mut turn = nth;
            for made in 0..400 {
                let Some(seat) = table.turn().iter().next() else {
                    break;
                };
                if made % 40 == nth % 40 {
                    moments.push(table.clone());
                }
                let legal = table.legal(seat);
                turn = turn.wrapping_mul(31).wrapping_add(7);
                table
                    .act(seat, &legal[turn % legal.len()])
                    .expect("what is listed is legal");
            }
            moments.push(table);
        }
    }
    moments
});

/// One input: a moment, a seat and a text; or an action of one moment at another.
pub fn notation(data: &[u8]) {
    let mut bytes = Bytes(data);
    let moment = &MOMENTS[bytes.far(MOMENTS.len())];
    let seat = Seat::new(bytes.below(moment.seats()));
    let text = match bytes.next() {
        0..=63 => {
            let other = &MOMENTS[bytes.far(MOMENTS.len())];
            let actions = other.actions();
            match actions.len() {
                0 => return,
                n => actions[bytes.far(n)].1.clone(),
            }
        }
        _ => bytes.text(200),
    };
    let mut tried = moment.clone();
    match tried.act(seat, &text) {
        Ok(()) => {
            let (_, made) = tried.actions().pop().expect("an action was made");
            assert!(moment.legal(seat).contains(&made), "{text} was not listed");
        }
        Err(refusal) => {
            assert_eq!(
                tried.hash(),
                moment.hash(),
                "{text} was refused and changed something"
            );
            assert_eq!(tried.made(), moment.made());
            for lang in Lang::ALL {
                refusal.text(&Taste::plain(lang, moment.seats()));
            }
        }
    }
}
