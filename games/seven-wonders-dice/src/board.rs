//! The picture.
use crate::SevenWondersDice;
use table::{Taste, View};
pub(crate) fn draw(_view: &View<SevenWondersDice>, _taste: &Taste) -> String {
    String::new()
}
