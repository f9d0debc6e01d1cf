//! Tables: what happens at them, in memory and on disk.

mod course;
mod entry;
mod hall;
mod room;
mod scene;
mod think;

pub use course::{Course, Done, Happened, Stage};
pub use entry::{Entry, Holder, Origin};
pub use hall::Hall;
pub use room::{May, Room, index_of, replayed};
pub use scene::{Look, Parts, Rank, Scene, Trouble};
pub use think::Pool;
