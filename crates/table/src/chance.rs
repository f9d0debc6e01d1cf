//! Chance has one door: every die, card and shuffle of a game goes through [`Chance`].
//!
//! A real table draws from `ChaCha8` with a secret 256-bit seed: its hash is shown at the start and the seed at the
//! end, so that players can check the dice. A sampled world draws from `SplitMix64`, which is one addition and two
//! multiplications. Both give the same values on every machine, for ever; golden vectors below keep it so.

use crate::fingerprint::{from_hex, sha256, to_hex};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{collections::VecDeque, fmt, str::FromStr};

/// The secret from which a real table's chance follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes of the operating system.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for experiments: the same small number gives the same game.
    pub fn from_number(number: u64) -> Self {
        Self(sha256(format!("stolik seed {number}").as_bytes()))
    }

    /// The hash shown at the start of a game, which binds the table to the seed without telling it.
    pub fn commitment(&self) -> String {
        to_hex(&sha256(&self.0))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&to_hex(&self.0))
    }
}

/// A seed is a secret: it is printed only on purpose.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl FromStr for Seed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        from_hex(text)
            .and_then(|bytes| bytes.try_into().ok())
            .map(Seed)
            .ok_or_else(|| "a seed is 64 hexadecimal digits".to_owned())
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Source {
    /// `ChaCha8`, one 32-bit word per draw, found again by its position.
    Seed(Seed),
    /// `SplitMix64` and its state.
    Fast(u64),
    /// The same with every word upside down.
    Mirror(u64),
}

/// Draws that were written down beforehand (scenarios, `--chance`), and what went wrong with them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
struct Script {
    next: VecDeque<String>,
    fault: Option<String>,
}

/// The generator of one game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    source: Source,
    drawn: u64,
    #[serde(skip)]
    script: Option<Box<Script>>,
}

impl Chance {
    /// Chance of a real table.
    pub const fn secret(seed: Seed) -> Self {
        Self {
            source: Source::Seed(seed),
            drawn: 0,
            script: None,
        }
    }

    /// Chance of a sampled world or an experiment.
    pub const fn fast(seed: u64) -> Self {
        Self {
            source: Source::Fast(seed),
            drawn: 0,
            script: None,
        }
    }

    /// Mixes fresh luck in: what would have come next is known no longer. Who is told both seeds can check it: the new
    /// one is the hash of the old one and the fresh one, and draws go on where they were.
    pub fn mix(&mut self, luck: Seed) {
        let joined = |old: &[u8]| sha256(&[old, &luck.0].concat());
        let first = |hash: [u8; 32]| {
            let (head, _) = hash.split_first_chunk().expect("a hash is longer");
            u64::from_le_bytes(*head)
        };
        self.source = match self.source {
            Source::Seed(seed) => Source::Seed(Seed(joined(&seed.0))),
            Source::Fast(state) => Source::Fast(first(joined(&state.to_le_bytes()))),
            Source::Mirror(state) => Source::Mirror(first(joined(&state.to_le_bytes()))),
        };
    }

    /// How many words have been drawn; part of the mark that undo may not cross.
    pub const fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Puts these results before those of the generator: die faces, or names of what is drawn.
    pub fn script<T: Into<String>>(&mut self, results: impl IntoIterator<Item = T>) {
        let script = self.script.get_or_insert_default();
        script.next.extend(results.into_iter().map(Into::into));
    }

    /// Scripted results that nobody drew yet.
    pub fn unused_script(&self) -> usize {
        self.script.as_ref().map_or(0, |script| script.next.len())
    }

    pub(crate) fn is_scripted(&self) -> bool {
        self.script.is_some()
    }

    pub(crate) fn drop_script(&mut self) {
        self.script = None;
    }

    /// What went wrong with the script. A script that is used up is gone: it must not make equal states differ.
    pub(crate) fn take_fault(&mut self) -> Option<String> {
        let script = self.script.as_mut()?;
        let fault = script.fault.take();
        if script.next.is_empty() {
            self.script = None;
        }
        fault
    }

    /// One six-sided die, 1 to 6.
    pub fn die(&mut self) -> u8 {
        self.face(6)
    }

    /// One die with this many faces, from 1.
    pub fn face(&mut self, faces: u8) -> u8 {
        1 + self.index(usize::from(faces), |index| (index + 1).to_string()) as u8
    }

    /// One of these, all equally likely. A script names it by its notation.
    ///
    /// # Panics
    /// When there is nothing to pick from.
    pub fn pick<T: Copy + fmt::Display>(&mut self, from: &[T]) -> T {
        from[self.index(from.len(), |index| from[index].to_string())]
    }

    /// Puts these into a random order, first place first. A script names them one by one; the last place is not drawn.
    pub fn shuffle<T: Copy + fmt::Display>(&mut self, items: &mut [T]) {
        for place in 0..items.len().saturating_sub(1) {
            let rest = &items[place..];
            let chosen = self.index(rest.len(), |index| rest[index].to_string());
            // Keeping the order of the rest makes the result independent of how earlier places were filled.
            items[place..=place + chosen].rotate_right(1);
        }
    }

    /// A number below `n`, all equally likely; a script names it by what `name` prints.
    pub fn index(&mut self, n: usize, name: impl Fn(usize) -> String) -> usize {
        assert!(n > 0, "a draw needs something to draw from");
        if self.script.is_some()
            && let Some(index) = self.scripted(n, name)
        {
            self.drawn = self.drawn.wrapping_add(1);
            return index;
        }
        self.below(n as u32) as usize
    }

    /// A fresh, fast generator that follows from this one.
    #[must_use]
    pub fn branch(&mut self) -> Chance {
        let high = u64::from(self.word());
        Chance::fast((high << 32) | u64::from(self.word()))
    }

    /// The mirrored generator of a sampled world: where this one draws high, that one draws low. Two worlds with mirrored
    /// luck tell more than two with independent luck. The secret generator of a real table has no mirror: it stays.
    #[must_use]
    pub fn mirrored(&self) -> Chance {
        let source = match self.source {
            Source::Seed(seed) => Source::Seed(seed),
            Source::Fast(state) => Source::Mirror(state),
            Source::Mirror(state) => Source::Fast(state),
        };
        Chance {
            source,
            drawn: self.drawn,
            script: self.script.clone(),
        }
    }

    fn scripted(&mut self, n: usize, name: impl Fn(usize) -> String) -> Option<usize> {
        let script = self.script.as_mut()?;
        let wanted = script.next.pop_front()?;
        let found = (0..n).find(|&index| name(index) == wanted);
        if found.is_none() && script.fault.is_none() {
            let possible: Vec<String> = (0..n).map(name).collect();
            script.fault = Some(format!(
                "chance '{wanted}' cannot happen here: one of {}",
                possible.join(" ")
            ));
        }
        found
    }

    /// Lemire's method: a multiplication, and a second draw only in the rare biased case.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    #[inline]
    fn word(&mut self) -> u32 {
        let position = self.drawn;
        self.drawn = self.drawn.wrapping_add(1);
        match &mut self.source {
            Source::Seed(seed) => {
                // A real table draws a few times a minute: finding the place anew keeps the state small.
                let mut generator = ChaCha8Rng::from_seed(seed.0);
                generator.set_word_pos(u128::from(position));
                generator.next_u32()
            }
            Source::Fast(state) => split_mix(state),
            Source::Mirror(state) => !split_mix(state),
        }
    }
}

/// The next word of `SplitMix64`: the upper half of its output.
#[inline]
fn split_mix(state: &mut u64) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fast_generator_is_splitmix64() {
        // Published test vector for seed 1234567: the upper halves of the first outputs.
        let mut chance = Chance::fast(1_234_567);
        let expected = [
            6_457_827_717_110_365_317u64,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        for value in expected {
            assert_eq!(chance.word(), (value >> 32) as u32);
        }
    }

    #[test]
    fn the_secret_generator_is_chacha8() {
        // The known key stream of ChaCha8 for an all-zero key and nonce.
        let mut chance = Chance::secret(Seed::new([0; 32]));
        let bytes: Vec<u8> = (0..4).flat_map(|_| chance.word().to_le_bytes()).collect();
        assert_eq!(to_hex(&bytes), "3e00ef2f895f40d67f5bb8e81f09a5a1");
    }

    #[test]
    fn dice_are_fair_and_in_range() {
        let mut chance = Chance::fast(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[usize::from(chance.die()) - 1] += 1;
        }
        assert!(
            counts.iter().all(|&count| (9_500..10_500).contains(&count)),
            "{counts:?}"
        );
    }

    #[test]
    fn mirrored_dice_add_up_to_seven() {
        let mut chance = Chance::fast(5);
        let mut mirror = chance.mirrored();
        for _ in 0..1000 {
            assert_eq!(chance.die() + mirror.die(), 7);
        }
        assert_eq!(mirror.mirrored(), chance);
    }

    #[test]
    fn a_script_comes_first_and_its_mistakes_are_told() {
        let mut chance = Chance::fast(1);
        chance.script(["6", "2", "9"]);
        assert_eq!((chance.die(), chance.die()), (6, 2));
        assert_eq!(chance.take_fault(), None);
        chance.die();
        assert!(chance.take_fault().unwrap().contains("'9'"));
    }

    #[test]
    fn a_scripted_shuffle_names_the_order() {
        let mut chance = Chance::fast(1);
        chance.script(["c", "a"]);
        let mut items = ["a", "b", "c", "d"];
        chance.shuffle(&mut items[..3]);
        assert_eq!(items, ["c", "a", "b", "d"]);
    }

    #[test]
    fn the_commitment_does_not_tell_the_seed() {
        let seed = Seed::from_number(7);
        assert_ne!(seed.commitment(), seed.to_string());
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
    }

    #[test]
    fn mixed_luck_follows_from_both_seeds_and_goes_on_where_it_was() {
        let (old, fresh) = (Seed::from_number(1), Seed::from_number(2));
        let mut mixed = Chance::secret(old);
        let first = mixed.face(100);
        mixed.mix(fresh);
        let joined = sha256(&[old.0, fresh.0].concat());
        let mut same = Chance::secret(Seed::new(joined));
        same.face(100);
        let next = |chance: &mut Chance| [(); 8].map(|()| chance.face(100));
        let drawn = next(&mut mixed);
        assert_eq!(drawn, next(&mut same));
        let mut before = Chance::secret(old);
        assert_eq!(before.face(100), first);
        assert_ne!(drawn, next(&mut before));
    }
}
