//! Undo is a replay of a prefix, and forgets nothing that somebody has learned.

use crate::{
    Suite,
    play::{each_game, hold, number, viewers, walk},
};
use table::{Chance, History, NoUndo, Rules, Seat, Seed, Setup, Sink, State, Viewer};

/// Undo equals the replayed prefix, log included; it is refused across a draw, a reveal or somebody else's action;
/// in a lane a seat may always take back its own answer; what can be taken back showed its seat nothing new.
pub fn undo<R: Rules>(suite: &Suite) -> Result<(), String> {
    each_game::<R>(suite, |setup, seed| {
        let mut before: Option<State<R>> = None;
        walk::<R>(suite, setup, seed, |moment, dice| {
            let history = moment.history;
            for seat in Seat::first(history.state().seats()) {
                depth(history, seat)?;
                if moment.is_rich {
                    step_back(history, setup, seed, seat)
                        .map_err(|message| format!("undo of seat {seat}: {message}"))?;
                }
            }
            if let (Some(before), Some(&(seat, action))) = (&before, history.actions().last())
                && history.undo_depth(seat) > 0
            {
                shows_nothing(before, seat, action, dice)
                    .map_err(|message| format!("seat {seat} '{action}': {message}"))?;
            }
            before = Some(history.state().clone());
            Ok(())
        })
    })
}

/// Nothing can be taken back once the mark has moved or somebody else has acted; in a lane all own answers can.
fn depth<R: Rules>(history: &History<R>, seat: Seat) -> Result<(), String> {
    let found = history.undo_depth(seat);
    let most = match history.state().answered(seat) {
        Some(answers) if answers > 0 => {
            return hold(found == answers, || {
                format!("seat {seat} gave {answers} answers and may take back {found}")
            });
        }
        _ => history
            .actions()
            .iter()
            .rev()
            .take_while(|(actor, _)| *actor == seat)
            .count(),
    };
    hold(found <= most, || {
        format!("seat {seat} may take back {found} actions, {most} are its own")
    })
}

fn step_back<R: Rules>(
    history: &History<R>,
    setup: &Setup,
    seed: u64,
    seat: Seat,
) -> Result<(), String> {
    let mut shorter = history.clone();
    if history.undo_depth(seat) == 0 {
        let answer = shorter.undo(seat);
        let is_own = history
            .actions()
            .last()
            .is_some_and(|(actor, _)| *actor == seat);
        let reason = if is_own {
            NoUndo::Revealed
        } else {
            NoUndo::NothingToUndo
        };
        hold(answer == Err(reason), || format!("gave {answer:?}"))?;
        return hold(shorter.state() == history.state(), || {
            "was refused but changed something".to_owned()
        });
    }
    shorter.undo(seat).map_err(|error| error.to_string())?;
    let last = history
        .actions()
        .iter()
        .rposition(|(actor, _)| *actor == seat);
    let mut replayed = History::<R>::deal(setup.clone(), Seed::from_number(seed));
    for (at, &(actor, action)) in history.actions().iter().enumerate() {
        if Some(at) != last {
            replayed
                .act(actor, action)
                .map_err(|illegal| format!("the replayed '{action}' is refused: {illegal}"))?;
        }
    }
    hold(shorter.state() == replayed.state(), || {
        format!(
            "{:?} is not the replayed {:?}",
            shorter.state(),
            replayed.state()
        )
    })?;
    for viewer in viewers(history.state().seats()) {
        hold(shorter.log(viewer).eq(replayed.log(viewer)), || {
            format!("the log of {viewer:?} is not the replayed one")
        })?;
    }
    Ok(())
}

/// In two worlds that looked the same to the seat before its action, it looks the same after it.
fn shows_nothing<R: Rules>(
    before: &State<R>,
    seat: Seat,
    action: R::Action,
    dice: &mut Chance,
) -> Result<(), String> {
    let viewer = Viewer::Seat(seat);
    let view = before.view(viewer);
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mut world = State::sample(&view, &mut Chance::fast(number(dice)));
        let mark = world.mark();
        world
            .apply(seat, action, &mut Sink::mute())
            .map_err(|illegal| illegal.to_string())?;
        if world.mark() == mark {
            seen.push(world.view(viewer));
        }
    }
    hold(seen.windows(2).all(|pair| pair[0] == pair[1]), || {
        "can be taken back although it showed something hidden".to_owned()
    })
}
