//! Bad requests get clear answers.

use super::stage::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_does_not_exist_says_so_and_leads_home() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    for path in ["/nowhere", "/t/nobody", "/join/nothing", "/rules/no-game"] {
        person.goto(path).await;
        assert!(
            person
                .holds("document.querySelector('[role=alert] .lead')?.textContent.length > 5")
                .await,
            "{path}"
        );
        assert!(
            person
                .holds("document.querySelector('main a[href=\"/\"]')")
                .await,
            "{path}"
        );
    }
    person.forgive();
    stage.close().await;
}
