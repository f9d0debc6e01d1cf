//! The evaluation that bots search with.

use crate::{
    Suite,
    play::{each_game, hold, number, walk},
};
use table::{Chance, Judge, Seat, State, Viewer};

/// The judge gives a finite number, the same each time, in true and sampled worlds.
pub fn judgement<R: Judge>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            let state = moment.state();
            for seat in Seat::first(state.seats()) {
                let view = state.view(Viewer::Seat(seat));
                let world = State::sample(&view, &mut Chance::fast(number(dice)));
                for state in [state, &world] {
                    let value = state.judge(seat);
                    hold(value.is_finite(), || {
                        format!("seat {seat} is judged {value}")
                    })?;
                    hold(value.to_bits() == state.judge(seat).to_bits(), || {
                        format!("seat {seat} is judged differently each time")
                    })?;
                }
            }
            Ok(())
        })
    })
}
