//! Files that people send each other: recorded games and scenarios.

use table::{Replay, scenario};

/// A recorded game: what can be read is written and read again as the same, and plays through or says why not.
pub fn replay(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(read) = Replay::parse(&text) else {
        return;
    };
    let mut written = Replay::parse(&read.to_string()).expect("what we write we can read");
    // Only the lines on which the actions stand may differ.
    for (copy, action) in written.actions.iter_mut().zip(&read.actions) {
        copy.0 = action.0;
    }
    assert_eq!(written, read);
    if let Ok(game) = catalog::find(&read.game) {
        let _ = game.replay(&read);
    }
}

/// A file of scenarios: each holds, or fails with words.
pub fn scenario(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Ok(scenarios) = scenario::parse(&text) else {
        return;
    };
    for scenario in scenarios.iter().take(20) {
        let games = catalog::GAMES.iter().filter(|game| {
            let named = scenario.game.as_deref();
            named.is_none_or(|named| named == game.id())
        });
        for game in games {
            if let Err(failure) = game.scenario(scenario) {
                assert!(!failure.to_string().is_empty());
            }
        }
    }
}
