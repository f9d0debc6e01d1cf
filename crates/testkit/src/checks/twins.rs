//! Twin worlds: two samples of one view stay the same to their viewer for as long as the difference is hidden.

use super::refusals::known_actions;
use crate::{
    Suite,
    play::{below, each_game, hold, legal, number, viewers, walk},
};
use std::mem::{Discriminant, discriminant};
use table::{Chance, Face, Lang, Message, Rules, Seat, Sink, State, Taste, View, Viewer};

/// Pairs of worlds per moment and viewer.
const PAIRS: usize = 4;
/// Actions per pair of worlds.
const LONG: usize = 40;
/// Of so many comparisons one includes the words and pictures. They follow from the view, which is always compared, and
/// cost more than everything else.
const WORDY: usize = 160;

/// Two worlds with the same generator and the same actions give their viewer equal views, options, events and words
/// until something is drawn or revealed that tells them apart. What is told with a draw or a reveal must leave a trace
/// in the view, or it was told to somebody who may not know it.
pub fn twins<R: Face>(suite: &Suite) -> Result<(), String> {
    let known: Vec<R::Action> = known_actions::<R>(suite).into_iter().collect();
    let mut traces = Traces::<R>(Vec::new());
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            if !moment.is_rich {
                return Ok(());
            }
            for viewer in viewers(moment.state().seats()) {
                let view = moment.state().view(viewer);
                for _ in 0..PAIRS {
                    let mut twins = Twins::of(&view, dice);
                    twins
                        .live(&known, dice, &mut traces)
                        .map_err(|message| format!("twin worlds of {viewer:?}: {message}"))?;
                }
            }
            Ok(())
        })
    })?;
    traces.judge()
}

struct Twins<R: Rules> {
    viewer: Viewer,
    worlds: [State<R>; 2],
}

/// What an action did to a pair of worlds.
enum After {
    /// They still look the same.
    Alike,
    /// Something was drawn or revealed that tells them apart.
    Apart,
}

impl<R: Face> Twins<R> {
    fn of(view: &View<R>, dice: &mut Chance) -> Self {
        let mut world = || State::sample(view, &mut Chance::fast(number(dice)));
        let mut worlds = [world(), world()];
        let seed = number(dice);
        for world in &mut worlds {
            world.reseed(seed);
        }
        Self {
            viewer: view.viewer,
            worlds,
        }
    }

    fn live(
        &mut self,
        known: &[R::Action],
        dice: &mut Chance,
        traces: &mut Traces<R>,
    ) -> Result<(), String> {
        for _ in 0..LONG {
            if below(dice, WORDY) == 0 {
                self.compare_words(known, dice)?;
            }
            let [one, two] = &self.worlds;
            let turn: Vec<_> = one.turn().iter().collect();
            if turn.is_empty() {
                break;
            }
            let seat = turn[below(dice, turn.len())];
            let mut actions = legal(one, seat);
            let others = legal(two, seat);
            actions.retain(|action| others.contains(action));
            if actions.is_empty() {
                break;
            }
            let action = actions[below(dice, actions.len())];
            let after = self
                .act(seat, action, traces)
                .map_err(|message| format!("seat {seat} '{action}': {message}"))?;
            match after {
                After::Apart => break,
                After::Alike => {}
            }
        }
        Ok(())
    }

    fn act(
        &mut self,
        seat: Seat,
        action: R::Action,
        traces: &mut Traces<R>,
    ) -> Result<After, String> {
        let viewer = self.viewer;
        let mut changed = [false; 2];
        let mut told: [Vec<R::Event>; 2] = [Vec::new(), Vec::new()];
        for (at, world) in self.worlds.iter_mut().enumerate() {
            let mark = world.mark();
            let mut events = Vec::new();
            world
                .apply(seat, action, &mut Sink::to(&mut events))
                .map_err(|illegal| illegal.to_string())?;
            changed[at] = world.mark() != mark;
            told[at] = events
                .iter()
                .filter_map(|event| R::redact(event, viewer))
                .collect();
        }
        hold(changed[0] == changed[1], || {
            "something is drawn or revealed in one world only, so that undo tells what is hidden"
                .to_owned()
        })?;
        match self.difference(&told) {
            None => Ok(After::Alike),
            Some(_) if changed[0] => {
                let [one, two] = self.worlds.each_ref().map(|world| world.view(viewer));
                traces.note(&told, viewer.is(seat), one != two);
                Ok(After::Apart)
            }
            Some(words) => Err(format!(
                "nothing is drawn or revealed, but the worlds differ: {words}"
            )),
        }
    }

    /// What the viewer can tell the worlds apart by.
    fn difference(&self, told: &[Vec<R::Event>; 2]) -> Option<String> {
        let [one, two] = self.worlds.each_ref().map(|world| world.view(self.viewer));
        if one != two {
            return Some(format!("views {one:?} and {two:?}"));
        }
        if told[0] != told[1] {
            return Some(format!("events {:?} and {:?}", told[0], told[1]));
        }
        let seat = self.viewer.seat()?;
        let [one, two] = self.worlds.each_ref().map(|world| legal(world, seat));
        (one != two).then(|| format!("options {one:?} and {two:?}"))
    }

    /// Everything that is said or drawn from the two views is the same.
    fn compare_words(&self, known: &[R::Action], dice: &mut Chance) -> Result<(), String> {
        let [one, two] = self.worlds.each_ref().map(|world| world.view(self.viewer));
        let strange: Vec<R::Action> = (0..4).map(|_| known[below(dice, known.len())]).collect();
        let lang = Lang::ALL[below(dice, Lang::ALL.len())];
        let [here, there] = [&one, &two].map(|view| self.words(view, lang, &strange));
        if let Some((a, b)) = here.iter().zip(&there).find(|(a, b)| a != b) {
            return Err(format!("the words or pictures differ: {a} and {b}"));
        }
        hold(here.len() == there.len(), || {
            "one world has more to say".to_owned()
        })
    }

    fn words(&self, view: &View<R>, lang: Lang, strange: &[R::Action]) -> Vec<String> {
        let taste = Taste::plain(lang, self.worlds[0].seats());
        let say = |message: &Message| R::words().say(lang, message, &taste.names);
        let mut words = vec![
            view.to_json().to_string(),
            R::draw(view, &taste),
            R::text(view, &taste),
            say(&R::prompt(view)),
        ];
        if let Some(seat) = self.viewer.seat() {
            for action in legal(&self.worlds[0], seat) {
                words.push(say(&R::label(view, seat, action)));
                words.push(R::path(view, seat, action).join(" "));
            }
            for (id, reason) in R::unavailable(view, seat) {
                words.push(format!("{id} {:?} {}", reason.rule, say(&reason.message)));
            }
            let options = legal(&self.worlds[0], seat);
            for &action in strange.iter().filter(|action| !options.contains(action)) {
                if let Err(reason) = R::explain(view, seat, action) {
                    words.push(format!("{:?} {}", reason.rule, say(&reason.message)));
                }
            }
        }
        words
    }
}

/// How often events of a kind told two worlds apart, and whether the views did so too.
///
/// A treasure that is won is told and seen. A private look that is told to all is told only: views of the others never
/// show it. Different public events may by accident lead to the same view, so the rule is the majority.
struct Traces<R: Rules>(Vec<Trace<R::Event>>);

struct Trace<E> {
    kind: Discriminant<E>,
    /// Whether it is about the viewer's own action.
    is_own: bool,
    seen: usize,
    unseen: usize,
    example: String,
}

impl<R: Rules> Traces<R> {
    fn note(&mut self, told: &[Vec<R::Event>; 2], is_own: bool, is_seen: bool) {
        let mut kinds: Vec<Discriminant<R::Event>> = Vec::new();
        for event in told.iter().flatten() {
            let kind = discriminant(event);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        for kind in kinds {
            let [one, two] = told.each_ref().map(|events| {
                events
                    .iter()
                    .filter(move |event| discriminant(*event) == kind)
            });
            if one.clone().eq(two.clone()) {
                continue;
            }
            let at = self
                .0
                .iter()
                .position(|trace| trace.kind == kind && trace.is_own == is_own);
            let at = at.unwrap_or_else(|| {
                self.0.push(Trace {
                    kind,
                    is_own,
                    seen: 0,
                    unseen: 0,
                    example: format!(
                        "{:?} and {:?}",
                        one.collect::<Vec<_>>(),
                        two.collect::<Vec<_>>()
                    ),
                });
                self.0.len() - 1
            });
            if is_seen {
                self.0[at].seen += 1;
            } else {
                self.0[at].unseen += 1;
            }
        }
    }

    fn judge(&self) -> Result<(), String> {
        let leak = |trace: &&Trace<R::Event>| trace.unseen >= 3 && trace.unseen > 3 * trace.seen;
        match self.0.iter().find(leak) {
            Some(trace) => Err(format!(
                "{}: twin worlds that look the same are told apart by events: {}",
                R::ID,
                trace.example
            )),
            None => Ok(()),
        }
    }
}
