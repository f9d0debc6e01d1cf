//! Pairs of worlds that one seat cannot tell apart.

use bots::Random;
use game::{Game, Match};
use serde_json::Value;
use table::{Chance, Lang, Seat, Seed, Setup, Taste, Viewer};

/// The longest random beginning of a game before its worlds are made.
const LONG: usize = 400;

/// Two worlds that look the same to one seat, with the same luck to come.
pub struct Pair {
    pub game: &'static dyn Game,
    pub setup: Setup,
    /// The seat that cannot tell them apart.
    pub seat: Seat,
    pub worlds: [Box<dyn Match>; 2],
    pub positions: [Value; 2],
    /// Actions of other moments, most of which are not legal now.
    pub strange: Vec<String>,
    /// The secret of the luck to come.
    pub secret: String,
}

impl Pair {
    /// A random moment of a random game, and two worlds of it; None when the game was over too soon.
    pub fn find(game: &'static dyn Game, dice: &mut Random) -> Result<Option<Self>, String> {
        let info = game.info();
        let mode = &info.modes[dice.pick(info.modes.len())];
        let (least, most) = (*mode.players.start(), *mode.players.end());
        let players = least + dice.pick(usize::from(most - least) + 1) as u8;
        let setup = Setup::new(&info, players, Some(mode.id), [])?;
        let mut play = game.deal(setup.clone(), Seed::from_number(dice.pick(1 << 30) as u64));
        let mut strange = Vec::new();
        for _ in 0..dice.pick(LONG) {
            let turn: Vec<Seat> = play.turn().iter().collect();
            if turn.is_empty() {
                return Ok(None);
            }
            let seat = turn[dice.pick(turn.len())];
            let legal = play.legal(seat);
            let action = &legal[dice.pick(legal.len())];
            play.act(seat, action)
                .map_err(|refusal| format!("{refusal:?}"))?;
            if !strange.contains(action) && strange.len() < 40 {
                strange.push(action.clone());
            }
        }
        if play.is_over() {
            return Ok(None);
        }
        let seat = Seat::new(dice.pick(play.seats()));
        Self::of(game, setup, &*play, seat, strange, dice).map(Some)
    }

    fn of(
        game: &'static dyn Game,
        setup: Setup,
        play: &dyn Match,
        seat: Seat,
        strange: Vec<String>,
        dice: &mut Random,
    ) -> Result<Self, String> {
        let seed = Seed::from_number(dice.pick(1 << 30) as u64);
        let luck = serde_json::to_value(Chance::secret(seed)).map_err(crate::client::text)?;
        let mut world = || {
            let mut position = play.twin(seat, dice.pick(1 << 30) as u64).position();
            position["chance"] = luck.clone();
            position
        };
        let positions = [world(), world()];
        let open = |position: &Value| game.open(position).map_err(crate::client::text);
        let worlds = [open(&positions[0])?, open(&positions[1])?];
        Ok(Self {
            game,
            setup,
            seat,
            worlds,
            positions,
            strange,
            secret: seed.to_string(),
        })
    }

    /// Whether the hidden parts differ at all; open games have only one world.
    pub fn differs(&self) -> bool {
        self.positions[0] != self.positions[1]
    }

    /// Whether the seat's view and log are the same in both.
    pub fn look_alike(&self) -> bool {
        let viewer = Viewer::Seat(self.seat);
        let taste = Taste::plain(Lang::En, self.worlds[0].seats());
        let [one, two] = self
            .worlds
            .each_ref()
            .map(|world| (world.view_json(viewer), world.log(viewer, &taste, 0)));
        one == two
    }

    /// What somebody does next in each world: the same in both, or, behind the screen of a simultaneous choice of
    /// another seat, anything.
    pub fn next(&self, dice: &mut Random) -> Option<(Seat, [String; 2])> {
        let [one, two] = &self.worlds;
        let turn: Vec<Seat> = one.turn().iter().collect();
        if turn.is_empty() {
            return None;
        }
        let seat = turn[dice.pick(turn.len())];
        let [mut here, mut there] = [one.legal(seat), two.legal(seat)];
        let is_screened = seat != self.seat && one.answered(seat).is_some();
        if is_screened && dice.pick(2) == 0 {
            let here = here.swap_remove(dice.pick(here.len()));
            let there = there.swap_remove(dice.pick(there.len()));
            return Some((seat, [here, there]));
        }
        here.retain(|action| there.contains(action));
        if here.is_empty() {
            return None;
        }
        let action = here.swap_remove(dice.pick(here.len()));
        Some((seat, [action.clone(), action]))
    }

    /// Makes these actions happen.
    pub fn act(&mut self, seat: Seat, actions: &[String; 2]) -> Result<(), String> {
        for (world, action) in self.worlds.iter_mut().zip(actions) {
            world
                .act(seat, action)
                .map_err(|refusal| format!("{refusal:?}"))?;
        }
        Ok(())
    }
}
