//! Every page for everybody: names of controls, landmarks, headings, contrast, sizes of targets, in all themes.

use super::{
    game::{game, new_table},
    stage::Stage,
};

/// Checks in the page: what is wrong, one line each.
const CHECKS: &str = include_str!("access.js");

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_used_by_everybody() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    let stranger = ["/", "/new", "/rules", "/account", "/api"].map(str::to_owned);
    let mut pages: Vec<String> = stranger.to_vec();
    for path in &pages {
        person.goto(path).await;
        check(&person, path).await;
    }
    person.enter("Ada").await;
    let lobby = new_table(&person, &["me", "open"]).await;
    let table = new_table(&person, &["me", "random"]).await;
    person
        .wait("document.querySelector('#board .picture svg')")
        .await;
    pages.extend([
        format!("/rules/{}", game()),
        format!("/new?game={}", game()),
        lobby,
        table.clone(),
    ]);
    pages.extend([format!("{table}/replay"), format!("{table}/log")]);
    for theme in ["light", "dark", "contrast"] {
        person.goto("/").await;
        person.theme(theme).await;
        for path in &pages {
            person.goto(path).await;
            check(&person, &format!("{theme} {path}")).await;
        }
    }
    stage.close().await;
}

async fn check(person: &super::stage::Person, what: &str) {
    let wrong: Vec<String> = person.eval(CHECKS).await;
    assert!(wrong.is_empty(), "{what}: {wrong:#?}");
}
