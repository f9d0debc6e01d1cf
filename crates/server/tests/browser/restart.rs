//! Reload, no connection, a restart of the server in mid-game, two tabs, another language.

use super::{
    game::{act_on_board, choose_bots, game},
    stage::{Person, Stage},
};
use std::time::Duration;

async fn some_actions(person: &Person, n: usize) {
    for nth in 0..n {
        person
            .wait("document.querySelector('#offers button')")
            .await;
        act_on_board(person, nth).await;
    }
}

async fn play_now(person: &Person, name: &str) {
    person.goto("/").await;
    person.fill("form.play input[name=name]", name).await;
    choose_bots(person).await;
    person.click("form.play button.primary").await;
    person.wait_for_script().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_by_reload_restart_or_a_lost_connection() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    play_now(&person, "Ola").await;
    some_actions(&person, 4).await;
    person
        .wait("document.querySelector('#offers button')")
        .await;
    let board = "document.querySelector('#board .picture svg').querySelectorAll('[id]').length + document.querySelector('#prompt').innerText";
    let before: String = person.eval(&format!("String({board})")).await;
    person.page.reload().await.expect("the page loads again");
    person.wait_for_script().await;
    person
        .wait("document.querySelector('#offers button')")
        .await;
    assert_eq!(
        before,
        person.eval::<String>(&format!("String({board})")).await,
        "a reload changes nothing"
    );

    stage.restart(Duration::from_millis(700)).await;
    person
        .wait("document.querySelector('#offline').hidden")
        .await;
    some_actions(&person, 3).await;

    person.pipe.cut(true);
    person
        .wait("!document.querySelector('#offline').hidden")
        .await;
    let moment = person.moment().await;
    person.click("#offers li:not([hidden]) button").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(
        moment,
        person.moment().await,
        "without a connection nothing is confirmed"
    );
    person.pipe.cut(false);
    person
        .wait("document.querySelector('#offline').hidden")
        .await;
    some_actions(&person, 3).await;
    person.forgive();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_show_the_same_and_a_late_answer_is_refused_with_words() {
    let mut stage = Stage::open().await;
    let first = stage.person().await;
    play_now(&first, "Ewa").await;
    let path = first.path().await;
    let second = stage.tab(&first).await;
    second.goto(&path).await;
    second.wait_for_script().await;
    second
        .wait("document.querySelector('#offers button')")
        .await;
    first.wait("document.querySelector('#offers button')").await;
    let decision = first.moment().await;
    // The same decision answered twice, differently, from two tabs at once.
    let post = |n: usize| {
        format!(
            "(async () => {{ const b = [...document.querySelectorAll('#offers button')].at({n}); \
         const r = await fetch('{path}/act', {{method: 'POST', headers: {{Accept: 'application/json'}}, \
         body: new URLSearchParams({{decision: '{decision}', action: b.value}})}}); return [r.status, JSON.stringify(await r.json())]; }})()"
        )
    };
    let (one, two) = (post(0), post(1));
    let (one, two): ((u16, String), (u16, String)) =
        tokio::join!(first.eval(&one), second.eval(&two));
    let mut codes = [one.0, two.0];
    codes.sort_unstable();
    assert_eq!(codes, [200, 409], "{one:?} {two:?}");
    // The same again is harmless.
    if one.0 == 200 {
        first
            .wait(&format!(
                "document.querySelector('#offers input[name=decision]')?.value !== '{decision}'"
            ))
            .await;
    }
    second
        .wait(&format!(
            "document.querySelector('#offers input[name=decision]')?.value !== '{decision}'"
        ))
        .await;

    // Another language at once, for this person.
    first.lang("pl").await;
    first.wait_for_script().await;
    first.theme("dark").await;
    assert!(!game().is_empty());
    stage.close().await;
}
