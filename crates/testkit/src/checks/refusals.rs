//! What is not listed is refused, changes nothing, and is explained.

use super::speech::Speech;
use crate::{
    Suite,
    play::{below, each_game, hold, legal, random_game, walk},
};
use std::collections::BTreeSet;
use table::{Chance, Face, Seat, Setup, Sink, State, View, Viewer};

/// Actions of other moments are refused without a trace, with a reason in both languages.
pub fn refusals<R: Face>(suite: &Suite) -> Result<(), String> {
    let speech = Speech::of::<R>();
    let known: Vec<R::Action> = known_actions::<R>(suite).into_iter().collect();
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            for seat in Seat::first(moment.state().seats()) {
                let tries = if moment.is_rich { 40 } else { 4 };
                for _ in 0..tries {
                    let action = known[below(dice, known.len())];
                    refused(&speech, moment.state(), seat, action)
                        .map_err(|message| format!("seat {seat} '{action}': {message}"))?;
                }
            }
            Ok(())
        })
    })
}

/// Every action that was legal somewhere in a few games.
pub(super) fn known_actions<R: Face>(suite: &Suite) -> BTreeSet<R::Action> {
    let mut known = BTreeSet::new();
    for setup in Setup::all(&R::info()) {
        let game = random_game::<R>(&setup, 1, suite.longest);
        known.extend(game.actions().iter().map(|(_, action)| *action));
        for n in (0..game.actions().len()).step_by(1 + game.actions().len() / 4) {
            let state = game.at(n);
            let turn = state.state().turn();
            known.extend(turn.iter().flat_map(|seat| legal(state.state(), seat)));
        }
    }
    known
}

fn refused<R: Face>(
    speech: &Speech,
    state: &State<R>,
    seat: Seat,
    action: R::Action,
) -> Result<(), String> {
    let is_listed = legal(state, seat).contains(&action);
    let view = state.view(Viewer::Seat(seat));
    let explained = R::explain(&view, seat, action);
    hold(explained.is_ok() == is_listed, || {
        format!("listed: {is_listed}, but may says the opposite")
    })?;
    says_nothing_hidden(&view, seat, action)?;
    let Err(reason) = explained else {
        return Ok(());
    };
    let mut tried = state.clone();
    let mut events = Vec::new();
    let answer = tried.apply(seat, action, &mut Sink::to(&mut events));
    hold(answer.is_err(), || "was not listed but accepted".to_owned())?;
    hold(tried == *state && events.is_empty(), || {
        "was refused but changed something".to_owned()
    })?;
    speech.say::<R>(&reason.message)?;
    hold(reason.rule.is_none_or(|rule| cited::<R>(rule)), || {
        format!("{:?} is not in the rulebook", reason.rule)
    })
}

/// The formula gives the same answer in every world that looks like this one.
fn says_nothing_hidden<R: Face>(
    view: &View<R>,
    seat: Seat,
    action: R::Action,
) -> Result<(), String> {
    let Some((asked, question)) = view.my_question().filter(|(asked, _)| *asked == seat) else {
        return Ok(());
    };
    let answer = |seed| {
        let mut chance = Chance::fast(seed);
        let world = R::imagine(&view.table, view.viewer, view.edition, &mut chance);
        R::may(&world, question, asked, action)
    };
    let (one, two) = (answer(0), answer(1));
    hold(one == two, || {
        format!("what is hidden decides why not: {one:?} or {two:?}")
    })
}

/// Whether the rulebook has a paragraph of exactly this rule.
fn cited<R: Face>(rule: &str) -> bool {
    let paragraph = format!("**{rule}**");
    R::rulebook(table::Lang::En)
        .lines()
        .any(|line| line.trim_start().starts_with(&paragraph))
}
