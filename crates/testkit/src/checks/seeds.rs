//! Same seed, same game.

use crate::{
    Suite,
    play::{each_game, hold, random_game, viewers},
};
use table::{Chance, Rules, Seed};

/// The same seed gives the same game and log, another seed another game; the generators give their known values.
pub fn seeds<R: Rules>(suite: &Suite) -> Result<(), String> {
    generator()?;
    each_game::<R>(suite, |setup, seed| {
        let one = random_game::<R>(setup, seed, suite.longest);
        let two = random_game::<R>(setup, seed, suite.longest);
        hold(
            one.state() == two.state() && one.actions() == two.actions(),
            || "the same seed gave another game".to_owned(),
        )?;
        for viewer in viewers(one.state().seats()) {
            hold(one.log(viewer).eq(two.log(viewer)), || {
                format!("the same seed gave {viewer:?} another log")
            })?;
        }
        let texts = [one, two].map(|game| game.state().arbiter().to_json().to_string());
        hold(texts[0] == texts[1], || {
            "the same state is written differently".to_owned()
        })
    })
}

/// Known values of both generators and of the shuffle.
pub fn generator() -> Result<(), String> {
    let mut secret = Chance::secret(Seed::from_number(1));
    let mut fast = Chance::fast(1);
    let dice = |chance: &mut Chance| (0..12).map(|_| chance.die()).collect::<Vec<u8>>();
    let mut items = [0, 1, 2, 3, 4, 5, 6, 7];
    Chance::fast(7).shuffle(&mut items);
    let found = format!("{:?} {:?} {items:?}", dice(&mut secret), dice(&mut fast));
    let known = "[1, 4, 6, 3, 5, 5, 1, 6, 5, 4, 4, 4] [4, 5, 6, 3, 3, 5, 6, 4, 2, 5, 3, 4] [3, 0, 7, 4, 2, 1, 5, 6]";
    hold(found == known, || {
        format!("the generators changed: {found} instead of {known}")
    })
}
