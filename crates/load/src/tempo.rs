//! How soon a bot answers must not tell how much it has to choose from: with nothing to play it takes as long as with
//! a handful.

use crate::{
    planted::{Holder, Planted},
    side::Side,
    wire::Stream,
    worlds::Pair,
};
use bots::Random;
use catalog::GAMES;
use std::time::Instant;
use table::Seat;

/// The level whose thinking takes longest to tell.
const LEVEL: &str = "expert";
/// How much the two worlds may differ, in milliseconds: far less than the bot thinks.
const TOLERANCE: f64 = 150.0;
/// How many pairs are looked at for one in which a bot's choice differs.
const TRIES: usize = 2_000;

/// Measures so many pairs, all in games where such pairs exist.
pub async fn measure(
    sides: &[Side; 2],
    pairs: usize,
    dice: &mut Random,
    number: &mut usize,
) -> Result<(), String> {
    let mut most = 0f64;
    let mut measured = 0;
    for nth in 0..pairs {
        let Some((pair, bot)) = find(nth, dice)? else {
            continue;
        };
        *number += 1;
        let seats = pair.worlds[0].seats();
        let planted = Planted::new(*number, seats);
        let holders: Vec<Holder> = Seat::first(seats)
            .map(|seat| {
                if seat == bot {
                    Holder::Bot(LEVEL)
                } else {
                    Holder::Person
                }
            })
            .collect();
        let mut took = [0f64; 2];
        for (at, side) in sides.iter().enumerate() {
            let position = &pair.positions[at];
            planted
                .put(&side.data, pair.game, &pair.setup, &holders, position)
                .await?;
            let path = format!("/api/tables/{}/events", planted.id);
            let begin = Instant::now();
            let mut stream = Stream::open(side.address, &path, &planted.watcher).await?;
            stream.until(seats as u32 + 2).await?;
            took[at] = begin.elapsed().as_secs_f64() * 1e3;
        }
        measured += 1;
        let apart = (took[0] - took[1]).abs();
        most = most.max(apart);
        if apart > TOLERANCE {
            let [one, two] = pair.worlds.each_ref().map(|world| world.legal(bot).len());
            return Err(format!(
                "{}: a bot with {one} and {two} options answers after {:.0} and {:.0} ms",
                pair.game.id(),
                took[0],
                took[1]
            ));
        }
    }
    println!(
        "bots: {measured} pairs with one option and with more: answers at most {most:.0} ms apart"
    );
    Ok(())
}

/// A pair in which a seat that must act has one option in one world and more in the other.
fn find(nth: usize, dice: &mut Random) -> Result<Option<(Pair, Seat)>, String> {
    for n in 0..TRIES {
        let game = GAMES[(nth + n) % GAMES.len()];
        let Some(pair) = Pair::find(game, dice)? else {
            continue;
        };
        let Some(bot) = pair.worlds[0].turn().only() else {
            continue;
        };
        let options = pair.worlds.each_ref().map(|world| world.legal(bot).len());
        if bot != pair.seat && options.contains(&1) && options[0] != options[1] {
            return Ok(Some((pair, bot)));
        }
    }
    Ok(None)
}
