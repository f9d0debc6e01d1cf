//! The exponential function, the same on every machine. That of the standard library comes from the system and may
//! differ in its last bits; what bots think follows from additions, multiplications, divisions and square roots only,
//! which IEEE 754 settles to the last bit. `clippy.toml` keeps the others out.

use std::f64::consts::{LN_2, LOG2_E};

/// Beyond these `f32` knows only zero and infinity.
const LEAST: f64 = -104.0;
const MOST: f64 = 89.0;
/// The Taylor series up to this power is exact enough for `f64` within half of ln 2.
const TERMS: u32 = 13;

/// e to the power of `x`, right to the last bit of `f32` or next to it.
pub(crate) fn exp(x: f32) -> f32 {
    // x = n ln 2 + rest, with the rest as small as can be: e^x = 2^n e^rest.
    let x = f64::from(x).clamp(LEAST, MOST);
    let n = (x * LOG2_E).round();
    let rest = x - n * LN_2;
    let series = (1..=TERMS)
        .rev()
        .fold(1.0, |sum, power| 1.0 + sum * rest / f64::from(power));
    (series * power_of_two(n as i64)) as f32
}

/// 2 to the power of `n`, by its exponent in `f64`.
fn power_of_two(n: i64) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_values() {
        // Rounded from 60 decimal places.
        for (x, bits) in [
            (0.0f32, 0x3f80_0000),
            (1.0f32, 0x402d_f854),
            (-1.0f32, 0x3ebc_5ab2),
            (0.5f32, 0x3fd3_094c),
            (1.7f32, 0x40af_2a94),
            (3.4f32, 0x41ef_b67c),
            (10.0f32, 0x46ac_14ee),
            (20.0f32, 0x4de7_5844),
            (34.0f32, 0x5804_a9f1),
            (-34.0f32, 0x26f7_000f),
            (88.5f32, 0x7f4c_dcc4),
            (-87.0f32, 0x00b3_3687),
        ] {
            assert_eq!(exp(x).to_bits(), bits, "{x}: {}", exp(x));
        }
    }

    #[test]
    fn it_grows_and_ends_at_zero_and_infinity() {
        let values: Vec<f32> = (-1000..1000).map(|n| exp(n as f32 / 10.0)).collect();
        assert!(values.is_sorted());
        assert_eq!((exp(-1e9), exp(f32::INFINITY)), (0.0, f32::INFINITY));
        assert!(exp(f32::NAN).is_nan());
    }
}
