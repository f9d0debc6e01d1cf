//! Messages that can be said in every language, and the events of whole games.

use crate::{
    Suite,
    play::{each_game, hold, random_game, viewers},
};
use std::collections::{BTreeMap, BTreeSet};
use table::{Arg, Face, Lang, Message};

/// Every event has words in both languages, as each viewer may see it.
pub fn events<R: Face>(suite: &Suite) -> Result<(), String> {
    let speech = Speech::of::<R>();
    each_game::<R>(suite, |setup, seed| {
        let game = random_game::<R>(setup, seed, suite.longest);
        let data = game.state().edition().data();
        for viewer in viewers(game.state().seats()) {
            for (made, event) in game.log(viewer) {
                speech
                    .say::<R>(&R::tell(&event, data))
                    .map_err(|message| format!("after {made} actions: {event:?}: {message}"))?;
                hold(!R::icon(&event).is_empty(), || {
                    format!("{event:?} has no icon")
                })?;
            }
        }
        let outcome = game.state().outcome();
        for (source, _) in outcome.sources {
            speech.say::<R>(&Message::new(source))?;
        }
        Ok(())
    })
}

/// The messages of a game with their variables, by language.
pub(super) struct Speech(Vec<(Lang, BTreeMap<String, BTreeSet<String>>)>);

impl Speech {
    pub(super) fn of<R: Face>() -> Self {
        let inventory = |lang| (lang, R::words().inventory(lang));
        Self(Lang::ALL.map(inventory).into())
    }

    /// The message in every language; a missing word or argument is a failure.
    pub(super) fn say<R: Face>(&self, message: &Message) -> Result<Vec<String>, String> {
        let names: Vec<String> = (1..=table::MAX_SEATS)
            .map(|at| format!("Name{at}"))
            .collect();
        let mut said = Vec::new();
        for (lang, messages) in &self.0 {
            complete(messages, message).map_err(|error| format!("{lang}: {error}"))?;
            let text = R::words().say(*lang, message, &names);
            hold(!text.trim().is_empty(), || {
                format!("{lang}: {} says nothing", message.id)
            })?;
            said.push(text);
        }
        Ok(said)
    }
}

fn complete(
    messages: &BTreeMap<String, BTreeSet<String>>,
    message: &Message,
) -> Result<(), String> {
    let given: BTreeSet<&str> = message.args.iter().map(|(name, _)| *name).collect();
    let wanted = messages
        .get(message.id)
        .ok_or_else(|| format!("there is no word '{}'", message.id))?;
    if let Some(name) = wanted.iter().find(|name| !given.contains(name.as_str())) {
        return Err(format!("'{}' is said without ${name}", message.id));
    }
    for (_, arg) in &message.args {
        match arg {
            Arg::Number(_) | Arg::Seat(_) | Arg::Seats(_) | Arg::Text(_) => {}
            Arg::Term(id) => complete(messages, &Message::new(id))?,
            Arg::Message(inner) => complete(messages, inner)?,
            Arg::List(list) => list
                .iter()
                .try_for_each(|inner| complete(messages, inner))?,
        }
    }
    Ok(())
}
