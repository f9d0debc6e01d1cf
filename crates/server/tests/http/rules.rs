//! The pages of rules: no Markdown is left in them, and every rule can be pointed to.

use super::client::Host;
use catalog::GAMES;
use game::rules_of;
use table::Lang;

/// What stands between tags.
fn words(page: &str) -> String {
    let (mut text, mut is_tag) = (String::new(), false);
    for letter in page.chars() {
        match letter {
            '<' => {
                is_tag = true;
                text.push('\n');
            }
            '>' => is_tag = false,
            letter if !is_tag => text.push(letter),
            _ => {}
        }
    }
    text
}

#[tokio::test]
async fn every_rule_has_an_anchor_and_no_markdown_is_left() {
    let host = Host::open().await;
    for game in GAMES {
        for lang in Lang::ALL {
            let page = host
                .page(
                    &format!("/rules/{}", game.id()),
                    &format!("taste={lang}.light"),
                )
                .await;
            let (_, article) = page.split_once("<article").expect("an article");
            let (article, _) = article.split_once("</article>").expect("its end");
            let what = format!("{} in {lang}", game.id());
            let rules = rules_of(game.rulebook(lang));
            assert!(!rules.is_empty(), "{what}");
            for rule in rules {
                let anchor = format!(r#"id="{}""#, rule.id);
                assert_eq!(article.matches(&anchor).count(), 1, "{what}: {}", rule.id);
            }
            let text = words(article);
            for mark in ["|---", "**", "`", "| "] {
                assert!(!text.contains(mark), "{what}: '{mark}'");
            }
            let is_raw = |line: &str| {
                let line = line.trim_start();
                // A sharp alone is the heading of a column.
                line.starts_with("- ")
                    || line.starts_with("# ")
                    || line.starts_with("##")
                    || line.starts_with('|')
            };
            if let Some(line) = text.lines().find(|line| is_raw(line)) {
                panic!("{what}: '{line}'");
            }
            // Chapters are listed, and the list leads to them; a book of one chapter needs none.
            let book = game.rulebook(lang).lines();
            if book.filter(|line| line.starts_with("## ")).count() < 2 {
                continue;
            }
            let (_, contents) = page
                .split_once("rule-contents")
                .expect("a list of chapters");
            let (contents, _) = contents.split_once("</ul>").expect("its end");
            let links: Vec<&str> = contents.split("href=\"#").skip(1).collect();
            assert!(links.len() > 1, "{what}");
            for link in links {
                let (anchor, _) = link.split_once('"').expect("the end of an address");
                assert!(
                    article.contains(&format!(r#"id="{anchor}""#)),
                    "{what}: {anchor}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_search_shows_only_what_has_the_words() {
    let host = Host::open().await;
    let game = GAMES[0];
    let rule = rules_of(game.rulebook(Lang::En))[0];
    let page = host
        .page(
            &format!("/rules/{}?q={}", game.id(), rule.id),
            "taste=en.light",
        )
        .await;
    assert!(page.contains(&format!(r#"id="{}""#, rule.id)), "{page}");
    let whole = host
        .page(&format!("/rules/{}", game.id()), "taste=en.light")
        .await;
    assert!(page.len() < whole.len() / 2);
}

/// What could not be looked up is said where the rules are read.
#[tokio::test]
async fn reconstructed_components_are_named() {
    let host = Host::open().await;
    for game in GAMES {
        let unknown = game::components_in_use(*game)
            .into_iter()
            .find(|file| !file.reconstructed.is_empty());
        let page = host
            .page(&format!("/rules/{}", game.id()), "taste=en.light")
            .await;
        match unknown {
            Some(file) => assert!(
                page.contains(&format!("<code>{}</code>", file.file)),
                "{}",
                game.id()
            ),
            None => assert!(!page.contains("Components in use"), "{}", game.id()),
        }
    }
}
