//! A whole game on a phone, in Polish.

use super::{
    game::{act_on_board, choose_bots},
    stage::Stage,
};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_on_a_phone_in_polish() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    person.size(360, 640).await;
    person.goto("/").await;
    person.lang("pl").await;
    person.fill("form.play input[name=name]", "Zosia").await;
    choose_bots(&person).await;
    person.click("form.play button.primary").await;
    person.wait_for_script().await;
    assert!(
        person
            .holds("document.documentElement.scrollWidth <= 360")
            .await,
        "nothing is wider than the phone"
    );
    for tab in ["mine", "others", "log", "board"] {
        person.tab(tab).await;
        assert!(
            person
                .holds("document.documentElement.scrollWidth <= 360")
                .await,
            "nothing is wider than the phone: {tab}"
        );
    }
    let mut acted = 0;
    while !person.is_over().await {
        if person.your_turn().await {
            if acted % 2 == 0 {
                act_on_board(&person, acted).await;
            } else {
                person.click("#offers li:not([hidden]) button").await;
                tokio::time::sleep(Duration::from_millis(60)).await;
            }
            acted += 1;
            assert!(acted < 1500, "the game comes to an end");
        }
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    stage.close().await;
}
