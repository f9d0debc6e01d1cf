//! Seeds that follow from seeds, and generators that follow from them.

use table::Chance;

/// A seed of its own for each of several decisions, games or worlds that follow from one seed.
pub fn derive_seed(seed: u64, number: u64) -> u64 {
    let mut z = seed ^ number.wrapping_mul(0xd1b5_4a32_d192_ed03).rotate_left(32);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A bot's own generator.
pub(crate) fn own_chance(seed: u64) -> Chance {
    Chance::fast(seed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn derived_seeds_differ() {
        let seeds: BTreeSet<u64> = (0..30)
            .flat_map(|seed| (0..30).map(move |number| derive_seed(seed, number)))
            .collect();
        assert_eq!(seeds.len(), 900);
    }
}
