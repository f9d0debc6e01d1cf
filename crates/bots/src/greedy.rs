//! The action that looks best, averaged over worlds sampled from the view.

use crate::search::Search;
use table::Judge;

/// Values every option in some worlds. A player of little experience looks at the action only, and overlooks some;
/// a better one goes on to the end of the own turn.
pub(crate) fn weigh<R: Judge>(search: &mut Search<'_, R>) {
    let seen = search.seen();
    for number in 0..search.plan.worlds as usize {
        if !search.try_all(&seen, number, search.plan.turns) {
            return;
        }
        if number % 2 == 1 && search.is_settled(&seen) {
            return;
        }
    }
}
