//! The web table in a real browser: headless Chromium, driven over its `DevTools` protocol.
//!
//! `cargo test -p server --test main browser`; needs `chromium` (Debian's package, or the path in `CHROMIUM`).

mod access;
mod game;
mod games;
mod phone;
mod restart;
mod secrets;
mod shots;
mod stage;
mod tap;
mod trouble;
