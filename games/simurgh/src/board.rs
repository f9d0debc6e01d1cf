//! The table as a picture.

use crate::Simurgh;
use table::{Taste, View};

pub(crate) fn draw(_view: &View<Simurgh>, _taste: &Taste) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_owned()
}
