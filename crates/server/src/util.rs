//! Time and secrets.

use std::time::{SystemTime, UNIX_EPOCH};

/// How long both live, in seconds; the session itself ends then, too.
pub const YEAR: u32 = 365 * 24 * 3600;

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |passed| passed.as_secs() as i64)
}

/// Bytes of the operating system.
///
/// # Panics
/// When the operating system has none: nothing secret can be made then.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number.
pub fn random_number() -> u64 {
    u64::from_le_bytes(random_bytes())
}

/// An id that nobody guesses, short enough for an address: 80 bits.
pub fn random_id() -> String {
    encode(&random_bytes::<10>())
}

/// A secret for a cookie, a token or an invitation: 160 bits.
pub fn random_secret() -> String {
    encode(&random_bytes::<20>())
}

/// Whether a text can be a secret that was made here.
pub fn is_secret(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| DIGITS.contains(&byte))
}

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Lower-case base 32 without letters that look like digits.
fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0u32, 0);
    for byte in bytes {
        held = held << 8 | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(DIGITS[(held >> bits & 31) as usize]));
        }
        held &= (1 << bits) - 1;
    }
    text
}

/// The hash under which a secret is kept.
pub fn hash(secret: &str) -> String {
    use std::fmt::Write;
    table::sha256(secret.as_bytes())
        .iter()
        .fold(String::with_capacity(64), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string succeeds");
            text
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_full_length_and_differ() {
        let (a, b) = (random_id(), random_id());
        assert_eq!((a.len(), random_secret().len()), (16, 32));
        assert_ne!(a, b);
    }
}
