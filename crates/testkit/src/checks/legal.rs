//! Legal lists, their notation, their labels and their places in the picture.

use super::{pictures::picture, speech::Speech};
use crate::{
    Suite,
    play::{Moment, each_game, hold, walk},
};
use std::{
    collections::BTreeSet,
    fmt::{Debug, Display},
    str::FromStr,
};
use table::{Face, Lang, Seat, Taste, Viewer};

/// Lists are sorted, unique, not empty for asked seats and empty for others; notation is unique and parses back;
/// every action has a label and a path of its own through the picture.
pub fn legal<R: Face>(suite: &Suite) -> Result<(), String> {
    let speech = Speech::of::<R>();
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, _| {
            for seat in Seat::first(moment.state().seats()) {
                lists(&moment, seat)
                    .and_then(|()| shown(&speech, &moment, seat))
                    .map_err(|message| format!("seat {seat}: {message}"))?;
            }
            Ok(())
        })
    })
}

fn lists<R: Face>(moment: &Moment<'_, R>, seat: Seat) -> Result<(), String> {
    let mut actions = Vec::new();
    moment.state().legal(seat, &mut actions);
    if !moment.state().turn().has(seat) {
        return hold(actions.is_empty(), || {
            format!("not asked, but may {actions:?}")
        });
    }
    hold(!actions.is_empty(), || "asked without an option".to_owned())?;
    hold(actions.is_sorted_by(|a, b| a < b), || {
        format!("the list is not sorted or not unique: {actions:?}")
    })?;
    notation(&actions)
}

/// The notation of different actions is different, ASCII, on one line, and parses back.
pub fn notation<A>(actions: &[A]) -> Result<(), String>
where
    A: Copy + PartialEq + Debug + Display + FromStr<Err = String>,
{
    let mut seen = BTreeSet::new();
    for &action in actions {
        let text = action.to_string();
        let is_plain = text
            .bytes()
            .all(|byte| byte == b' ' || byte.is_ascii_graphic());
        hold(is_plain && !text.is_empty() && text.trim() == text, || {
            format!("the notation of {action:?} is not plain: '{text}'")
        })?;
        match text.parse::<A>() {
            Ok(back) if back == action => {}
            Ok(back) => return Err(format!("'{text}' is {action:?} but reads as {back:?}")),
            Err(error) => return Err(format!("'{text}' does not parse: {error}")),
        }
        hold(seen.insert(text.clone()), || {
            format!("two actions are written '{text}'")
        })?;
    }
    Ok(())
}

/// Labels, paths and reasons of a seat that is asked.
fn shown<R: Face>(speech: &Speech, moment: &Moment<'_, R>, seat: Seat) -> Result<(), String> {
    let state = moment.state();
    if !moment.is_rich || !state.turn().has(seat) {
        return Ok(());
    }
    let view = state.view(Viewer::Seat(seat));
    let ids = picture(&R::draw(&view, &Taste::plain(Lang::En, state.seats())))?;
    let mut paths: Vec<Vec<String>> = Vec::new();
    for action in crate::play::legal(state, seat) {
        speech
            .say::<R>(&R::label(&view, seat, action))
            .map_err(|message| format!("label of '{action}': {message}"))?;
        let path = R::path(&view, seat, action);
        hold(!path.is_empty(), || format!("'{action}' has no path"))?;
        if let Some(id) = path.iter().find(|id| !ids.contains(*id)) {
            return Err(format!("'{action}' leads to '{id}', which is not drawn"));
        }
        paths.push(path);
    }
    paths.sort();
    for pair in paths.windows(2) {
        hold(!pair[1].starts_with(&pair[0]), || {
            format!("the path {:?} begins with {:?}", pair[1], pair[0])
        })?;
    }
    for (id, reason) in R::unavailable(&view, seat) {
        hold(ids.contains(&id), || {
            format!("'{id}' is unavailable but not drawn")
        })?;
        speech
            .say::<R>(&reason.message)
            .map_err(|message| format!("why '{id}' is unavailable: {message}"))?;
    }
    Ok(())
}
