//! Twin worlds: two samples of one view stay the same to their viewer for as long as the difference is hidden.

use super::refusals::known_actions;
use crate::{
    Suite,
    play::{below, each_game, hold, legal, number, viewers, walk},
};
use table::{Chance, Face, Lang, Message, Rules, Sink, State, Taste, View, Viewer};

/// Actions per pair of worlds.
const LONG: usize = 40;

/// Two worlds with the same generator and the same actions give their viewer equal views, options, events and words
/// until something is drawn or revealed that tells them apart.
pub fn twins<R: Face>(suite: &Suite) -> Result<(), String> {
    let known: Vec<R::Action> = known_actions::<R>(suite).into_iter().collect();
    each_game::<R>(suite, |setup, seed| {
        walk::<R>(suite, setup, seed, |moment, dice| {
            if !moment.is_rich {
                return Ok(());
            }
            for viewer in viewers(moment.state().seats()) {
                let view = moment.state().view(viewer);
                let mut twins = Twins::of(&view, dice);
                twins
                    .live(&known, dice)
                    .map_err(|message| format!("twin worlds of {viewer:?}: {message}"))?;
            }
            Ok(())
        })
    })
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

    fn live(&mut self, known: &[R::Action], dice: &mut Chance) -> Result<(), String> {
        self.compare_words(known, dice)?;
        for made in 0..LONG {
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
                .act(seat, action)
                .map_err(|message| format!("seat {seat} '{action}': {message}"))?;
            match after {
                After::Apart => break,
                After::Alike if made % 10 == 0 => self.compare_words(known, dice)?,
                After::Alike => {}
            }
        }
        Ok(())
    }

    fn act(&mut self, seat: table::Seat, action: R::Action) -> Result<After, String> {
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
            Some(_) if changed[0] => Ok(After::Apart),
            Some(words) => Err(format!(
                "nothing is drawn or revealed, but the worlds differ: {words}"
            )),
        }
    }

    /// What the viewer can tell the worlds apart by.
    fn difference(&self, told: &[Vec<R::Event>; 2]) -> Option<String> {
        let [one, two] = self.worlds.each_ref().map(|world| world.view(self.viewer));
        if one != two || one.to_json() != two.to_json() {
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
        for lang in Lang::ALL {
            let [here, there] = [&one, &two].map(|view| self.words(view, lang, &strange));
            if let Some((a, b)) = here.iter().zip(&there).find(|(a, b)| a != b) {
                return Err(format!("the words or pictures differ: {a} and {b}"));
            }
            hold(here.len() == there.len(), || {
                "one world has more to say".to_owned()
            })?;
        }
        Ok(())
    }

    fn words(&self, view: &View<R>, lang: Lang, strange: &[R::Action]) -> Vec<String> {
        let taste = Taste::plain(lang, self.worlds[0].seats());
        let say = |message: &Message| R::words().say(lang, message, &taste.names);
        let mut words = vec![
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
                let reason = R::why_not(view, seat, action);
                words.push(format!("{:?} {}", reason.rule, say(&reason.message)));
            }
        }
        words
    }
}
