//! Worlds sampled from a view.

use crate::{
    Suite,
    play::{below, each_game, hold, number, play_on, viewers, walk},
};
use table::{Chance, Rules, State, Viewer};

/// A sampled world looks the same to its viewer, offers the same, keeps the invariants and plays to the end.
pub fn samples<R: Rules>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            let n_seats = moment.state().seats();
            let all: Vec<Viewer> = viewers(n_seats).collect();
            let looking = if moment.is_rich {
                all
            } else {
                vec![all[below(dice, all.len())]]
            };
            for viewer in looking {
                let mut chance = Chance::fast(number(dice));
                alike(suite, moment.state(), viewer, &mut chance, moment.is_rich)
                    .map_err(|message| format!("{viewer:?}: {message}"))?;
            }
            Ok(())
        })
    })
}

fn alike<R: Rules>(
    suite: &Suite,
    state: &State<R>,
    viewer: Viewer,
    chance: &mut Chance,
    is_rich: bool,
) -> Result<(), String> {
    let view = state.view(viewer);
    let mut world = State::sample(&view, chance);
    let seen = world.view(viewer);
    hold(seen.legal == view.legal, || {
        let (there, here) = (&seen.legal, &view.legal);
        format!("a sampled world offers {there:?} instead of {here:?}")
    })?;
    hold(seen == view, || {
        format!("a sampled world looks different: {seen:?} instead of {view:?}")
    })?;
    hold(seen.to_json() == view.to_json(), || {
        "a sampled world is written differently".to_owned()
    })?;
    world
        .check()
        .map_err(|flaw| format!("a sampled world breaks an invariant: {flaw}"))?;
    if is_rich {
        let made = play_on(&mut world, chance, suite.longest);
        hold(made < suite.longest, || {
            "a sampled world does not end".to_owned()
        })?;
        world
            .check()
            .map_err(|flaw| format!("the end of a sampled world: {flaw}"))?;
    }
    Ok(())
}

/// Samples vary wherever something is hidden, and are the true table where nothing is.
pub fn variety<R: Rules>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        let hides = (suite.hides)(setup);
        walk::<R>(suite, setup, seed, |moment, dice| {
            if !moment.is_rich {
                return Ok(());
            }
            let state = moment.state();
            for viewer in viewers(state.seats()) {
                let view = state.view(viewer);
                let worlds: Vec<State<R>> = (0..16)
                    .map(|_| State::sample(&view, &mut Chance::fast(number(dice))))
                    .collect();
                let are_equal = worlds.iter().all(|world| world.same_table(&worlds[0]));
                let is_true = worlds[0].same_table(state);
                // Of a lane that is not ready nothing is known, and others may take back what they have chosen so
                // far: a sample leaves such lanes at their beginning.
                let is_undecided = view.place.lanes.as_ref().is_some_and(|lanes| {
                    let mut others = lanes.seats.iter().filter(|seat| !viewer.is(*seat));
                    others.any(|seat| !lanes.ready.has(seat))
                });
                hold(!are_equal || is_true || is_undecided, || {
                    format!("{viewer:?}: something is hidden, but all samples are the same")
                })?;
                let is_first = moment.history.actions().is_empty();
                hold(!(is_first && hides && are_equal), || {
                    format!("{viewer:?}: all samples of the first position are the same")
                })?;
                let is_open = !hides && view.place.lanes.is_none();
                hold(!is_open || (are_equal && is_true), || {
                    format!("{viewer:?}: nothing is hidden, but samples differ")
                })?;
            }
            Ok(())
        })
    })
}
