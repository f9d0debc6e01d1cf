//! Whole games by clicking on the board, and by keyboard only.

use super::{
    secrets,
    stage::{Person, Stage},
};
use std::time::{Duration, Instant};
use table::{Seat, Viewer};

/// The first game of the catalog: whatever it is, it can be played.
pub fn game() -> &'static str {
    std::env::var("GAME").map_or_else(
        |_| catalog::GAMES[0].id(),
        |id| catalog::find(&id).expect("a known game").id(),
    )
}

/// Bots that do not think: it is not their play that is tested.
pub async fn choose_bots(person: &Person) {
    assert!(
        person
            .holds("(document.querySelector('form.play select[name=level]').value = 'random')")
            .await
    );
}

/// A new table by the form of the page: the seats are words of the form.
pub async fn new_table(person: &Person, seats: &[&str]) -> String {
    person.goto(&format!("/new?game={}", game())).await;
    let set = |name: String, value: &str| {
        format!(
            "(() => {{ const e = document.querySelector('[name=\"{name}\"]'); e.value = '{value}'; e.dispatchEvent(new Event('change', {{bubbles: true}})); return true; }})()"
        )
    };
    assert!(
        person
            .holds(&set("players".to_owned(), &seats.len().to_string()))
            .await
    );
    for (at, seat) in seats.iter().enumerate() {
        assert!(person.holds(&set(format!("seat.{}", at + 1), seat)).await);
    }
    person.click(".setup button.primary").await;
    person.wait("location.pathname.startsWith('/t/')").await;
    person.path().await
}

/// Clicks along a path on the board until an action is made. What is told apart only in the list is clicked there.
pub async fn act_on_board(person: &Person, nth: usize) {
    let pick = if nth.is_multiple_of(3) {
        "targets.at(-1)"
    } else {
        "targets[targets.length >> 1]"
    };
    let script = format!(
        "(() => {{ const decision = Number(document.querySelector('#offers input[name=decision]')?.value ?? -1); \
         if (document.querySelector('#offers[data-busy]')) return [decision]; \
         const targets = [...document.querySelectorAll('#targets .target')]; \
         const t = {pick} ?? document.querySelector('#offers li:not([hidden]) button'); \
         if (!t) return [decision]; t.scrollIntoView({{block: 'center'}}); \
         const r = t.getBoundingClientRect(); return [decision, r.x + r.width / 2, r.y + r.height / 2]; }})()"
    );
    let mut before = None;
    for _ in 0..60 {
        let seen: Vec<f64> = person.eval(&script).await;
        if (*before.get_or_insert(seen[0]) - seen[0]).abs() > f64::EPSILON {
            return;
        }
        if let [_, x, y] = seen[..] {
            person.click_at(x, y).await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator_play_a_whole_game_against_a_bot_by_clicking() {
    let mut stage = Stage::open().await;
    let ann = stage.person().await;
    ann.enter("Ann").await;
    let path = new_table(&ann, &["me", "invited", "random"]).await;
    // An invitation for the second seat.
    ann.click(".invites form[action$='/invite'] button").await;
    ann.wait("document.querySelector('input[data-link]')?.value.startsWith('http')")
        .await;
    let link: String = ann
        .eval("new URL(document.querySelector('input[data-link]').value).pathname")
        .await;

    let brian = stage.person().await;
    brian.goto(&link).await;
    brian.fill("input[name=name]", "Brian").await;
    brian.click("main button.primary").await;
    brian.wait("location.pathname.startsWith('/t/')").await;
    ann.wait_for_script().await;
    brian.wait_for_script().await;

    let watcher = stage.person().await;
    watcher.goto(&path).await;
    watcher
        .wait("document.querySelector('#board .picture svg')")
        .await;
    assert!(!watcher.your_turn().await, "a spectator cannot act");

    let seats = [
        (&ann, Viewer::Seat(Seat::new(0))),
        (&brian, Viewer::Seat(Seat::new(1))),
        (&watcher, Viewer::Spectator),
    ];
    let table = path.trim_start_matches("/t/").to_owned();
    let (mut acted, mut secrets) = (0, 0);
    let mut undone = false;
    while !ann.is_over().await {
        for person in [&ann, &brian] {
            if !person.your_turn().await {
                continue;
            }
            act_on_board(person, acted).await;
            acted += 1;
            assert!(acted < 2000, "the game comes to an end");
            if acted % 20 == 0 {
                secrets += secrets::check(&stage, &table, &seats).await;
            }
            if !undone
                && person
                    .holds("document.querySelector('[data-key=u]:not(:disabled)')")
                    .await
            {
                undo_and_redo(person).await;
                undone = true;
            }
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    assert!(undone, "something could be taken back");
    for person in [&ann, &brian, &watcher] {
        person
            .wait("document.querySelector('.results .places li')")
            .await;
    }
    assert!(secrets > 20, "there was something to hide: {secrets}");
    // At the end the seed is told, so that everybody can check the game.
    ann.goto(&format!("{path}/results")).await;
    let seed: String = ann
        .eval("[...document.querySelectorAll('.agreed code')].at(-1).textContent")
        .await;
    assert_eq!(seed.len(), 64);
    for (person, _) in seats {
        assert!(
            person.pipe.bytes() > 300_000,
            "what the server says is heard"
        );
    }
    assert_eq!(
        ann.pipe.count(&seed),
        1,
        "told once, on the page of results"
    );
    assert_eq!(brian.pipe.count(&seed), 0, "told to nobody else");
    stage.close().await;
}

async fn undo_and_redo(person: &Person) {
    let before = person.moment().await;
    let taken_back =
        format!("document.querySelector('#offers input[name=decision]')?.value !== '{before}'");
    person.click_until("[data-key=u]", &taken_back).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_by_keyboard_only() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    person.goto("/").await;
    // From the top of the page to the name of the first game's form, by Tab only.
    tab_to(
        &person,
        "document.activeElement.matches('form.play input[name=name]')",
    )
    .await;
    person.type_text("Key").await;
    tab_to(
        &person,
        "document.activeElement.matches('form.play button.primary')",
    )
    .await;
    person.key("Enter").await;
    person.wait_for_script().await;
    person.key("?").await;
    person.wait("document.querySelector('#keys').open").await;
    person.key("Escape").await;
    person.wait("!document.querySelector('#keys').open").await;
    let mut acted = 0;
    while !person.is_over().await {
        if person.your_turn().await {
            let before = person.moment().await;
            match acted % 3 {
                0 => person.key("1").await,
                1 => {
                    person.key("a").await;
                    person.key("ArrowDown").await;
                    person.key("Enter").await;
                }
                _ => board_by_keys(&person, &before).await,
            }
            let start = Instant::now();
            while person.moment().await == before && start.elapsed() < Duration::from_secs(5) {
                tokio::time::sleep(Duration::from_millis(15)).await;
            }
            acted += 1;
            assert!(acted < 1500, "the game comes to an end");
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    stage.close().await;
}

/// Along the path on the board with Enter.
async fn board_by_keys(person: &Person, before: &str) {
    person.key("b").await;
    for _ in 0..8 {
        if person.moment().await != before {
            return;
        }
        person.key("Enter").await;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
}

async fn tab_to(person: &Person, there: &str) {
    for _ in 0..60 {
        if person.holds(there).await {
            return;
        }
        person.key("Tab").await;
    }
    panic!("Tab never comes to: {there}");
}
