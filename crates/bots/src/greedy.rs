//! The action with the best evaluation, averaged over determinisations of the view.

use crate::search::Search;
use table::Judge;

/// Evaluates every option in some determinisations. A player of little experience looks at the action only, and
/// overlooks some; a better one goes on to the end of the own turn.
pub(crate) fn run<R: Judge>(search: &mut Search<'_, R>) {
    let options = search.root_options();
    for number in 0..search.config.determinisations as usize {
        if !search.simulate_all(&options, number, search.config.depth) {
            return;
        }
        if number % 2 == 1 && search.has_converged(&options) {
            return;
        }
    }
}
