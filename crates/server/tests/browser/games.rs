//! Every game of the catalog works on the same pages: targets are on the board, parts fit a phone, pages stay small.

use super::{game::act_on_board, stage::Stage};
use catalog::GAMES;

/// The first view of a table may weigh so much.
const PAGE_BYTES: usize = 150_000;

/// What is wrong with the picture for somebody who clicks: ids of paths that are nowhere on the board.
const NOWHERE: &str = "[...document.querySelectorAll('#offers button[data-path]')] \
    .flatMap((button) => JSON.parse(button.dataset.path)) \
    .filter((id) => !document.querySelector('#board .picture > svg').getElementById(id))";

/// Ids that two elements have: a part of the picture would stand in for a part of the page.
const TWICE: &str = "(() => { const ids = [...document.querySelectorAll('[id]')].map((element) => element.id); \
    return ids.filter((id, at) => ids.indexOf(id) !== at); })()";

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_by_clicking_and_fits_a_phone() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    person.enter("Ada").await;
    for game in GAMES {
        let id = game.id();
        person.size(1440, 900).await;
        person.goto("/").await;
        let form = format!("form.play:has(input[value='{id}'])");
        // The largest table of the usual mode, with bots that do not think.
        let most = game.info().modes[0].players.end().to_owned().min(4);
        let set = format!(
            "(() => {{ const form = document.querySelector(\"{form}\"); \
             const counts = [...form.querySelectorAll('select[name=players] option')]; \
             counts.find((option) => /^([a-z0-9]+[.])?{most}$/.test(option.value)).selected = true; \
             form.querySelector('select[name=level]').value = 'random'; return true; }})()"
        );
        assert!(person.holds(&set).await);
        person.click(&format!("{form} button.primary")).await;
        person.wait("location.pathname.startsWith('/t/')").await;
        for nth in 0..12 {
            person
                .wait("document.querySelector('#offers button') || document.querySelector('.results .places')")
                .await;
            if person.is_over().await {
                break;
            }
            let nowhere: Vec<String> = person.eval(NOWHERE).await;
            assert!(nowhere.is_empty(), "{id}: not on the board: {nowhere:?}");
            let twice: Vec<String> = person.eval(TWICE).await;
            assert!(twice.is_empty(), "{id}: ids that are not unique: {twice:?}");
            act_on_board(&person, nth).await;
        }
        let path = person.path().await;
        let weight: usize = person
            .eval(&format!(
                "fetch('{path}').then((page) => page.text()).then((text) => new Blob([text]).size)"
            ))
            .await;
        assert!(weight <= PAGE_BYTES, "{id}: the page weighs {weight} bytes");

        person.size(360, 640).await;
        person.goto(&path).await;
        for tab in ["board", "mine", "others"] {
            person.tab(tab).await;
            let view: Vec<f64> = person
                .eval("document.querySelector('#board .picture > svg').getAttribute('viewBox').split(' ').map(Number)")
                .await;
            assert!(view[2] > 100.0 && view[3] > 40.0, "{id} {tab}: {view:?}");
            let wide: bool = person
                .eval("document.documentElement.scrollWidth > innerWidth")
                .await;
            assert!(!wide, "{id} {tab}: wider than the phone");
        }
    }
    stage.close().await;
}
