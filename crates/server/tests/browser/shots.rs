//! Pictures of the pages, to look at: `SHOTS=folder cargo test -p server --test main browser::shots -- --ignored`.

use super::{
    game::{act_on_board, game, new_table},
    stage::{Person, Stage},
};

async fn taste(person: &Person, lang: &str, theme: &str) {
    person.goto("/account").await;
    person.lang(lang).await;
    person.theme(theme).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "makes pictures to look at"]
async fn shots_of_every_page() {
    let mut stage = Stage::open().await;
    let person = stage.person().await;
    person.goto("/").await;
    person.save_shot("home-stranger").await;
    person.enter("Ada").await;
    let lobby = new_table(&person, &["me", "open", "invited", "random"]).await;
    let table = new_table(&person, &["me", "random", "random", "random"]).await;
    for (size, (width, height)) in [("desktop", (1440, 900)), ("phone", (360, 640))] {
        for (lang, theme) in [("en", "light"), ("pl", "dark"), ("en", "contrast")] {
            person.size(1440, 900).await;
            taste(&person, lang, theme).await;
            person.size(width, height).await;
            let pages = [
                ("home", "/".to_owned()),
                ("new", format!("/new?game={}", game())),
                ("rules", format!("/rules/{}", game())),
                ("account", "/account".to_owned()),
                ("lobby", lobby.clone()),
                ("table", table.clone()),
                ("replay", format!("{table}/replay?at=3")),
            ];
            for (name, path) in pages {
                person.goto(&path).await;
                person
                    .save_shot(&format!("{size}-{lang}-{theme}-{name}"))
                    .await;
            }
        }
    }
    // Later phases.
    person.size(1440, 900).await;
    taste(&person, "en", "light").await;
    person.goto(&table).await;
    for nth in 0..400 {
        if person.is_over().await {
            break;
        }
        person.wait("document.querySelector('#offers button') || document.querySelector('.results .places')").await;
        if person.your_turn().await {
            if [3, 9, 20, 45, 70].contains(&nth) {
                person.save_shot(&format!("game-{nth}")).await;
                person.size(360, 640).await;
                for tab in ["board", "mine", "others", "log"] {
                    person.tab(tab).await;
                    person.save_shot(&format!("game-{nth}-phone-{tab}")).await;
                }
                person.tab("board").await;
                person.size(1440, 900).await;
            }
            act_on_board(&person, nth).await;
        }
    }
    person.save_shot("over").await;
    person.goto(&format!("{table}/results")).await;
    person.save_shot("results").await;
    stage.close().await;
}
