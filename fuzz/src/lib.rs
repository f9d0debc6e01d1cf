//! What is done with each input. Nothing here may panic, whatever the bytes are: a panic is a finding.

mod bytes;
mod components;
mod edited;
mod files;
mod http;
mod notation;
mod position;

pub use components::components;
pub use edited::edited;
pub use files::{replay, scenario};
pub use http::http;
pub use notation::notation;
pub use position::position;
