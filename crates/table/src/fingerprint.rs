//! Hashes that people compare: of states, of component tables, of a secret seed.

use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// SHA-256.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// The first 16 hexadecimal digits of the SHA-256 of a value's compact JSON: short enough to read aloud.
pub fn fingerprint(value: &impl Serialize) -> String {
    let json = serde_json::to_vec(value).expect("plain data can be written as JSON");
    to_hex(&sha256(&json)[..8])
}

pub(crate) fn to_hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string succeeds");
            text
        })
}

pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok())
        .collect()
}
