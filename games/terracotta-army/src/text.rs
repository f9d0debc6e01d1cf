//! The table as plain text, for terminals and screen readers.

use crate::{TerracottaArmy, face::tell};
use ::table::{Taste, View};

pub(crate) fn text(view: &View<TerracottaArmy>, taste: &Taste) -> String {
    let _ = (tell::icon, taste);
    format!("{:?}", view.table)
}
