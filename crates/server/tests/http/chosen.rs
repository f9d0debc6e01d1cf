//! What is chosen for a table, and how its game ended.

use super::client::{Host, TOY};
use hyper::StatusCode;
use serde_json::json;
use std::fmt::Write;

#[tokio::test]
async fn a_form_sends_the_options_of_all_modes_and_a_program_only_those_of_its_own() {
    let host = Host::open().await;
    let token = host.guest("Ann").await;
    for game in catalog::GAMES {
        let info = game.info();
        for mode in &info.modes {
            let mut options = String::new();
            for option in &info.options {
                write!(options, "&option.{}={}", option.key, option.default)
                    .expect("a string takes it");
            }
            let (id, mode_id, players) = (game.id(), mode.id, mode.players.start());
            let form = format!("game={id}&mode={mode_id}&players={players}&name=Ann{options}");
            let answer = host.form("/new", "", &form).await;
            assert_eq!(
                answer.status,
                StatusCode::SEE_OTHER,
                "{form}: {}",
                answer.body
            );
            for option in info
                .options
                .iter()
                .filter(|option| !option.belongs_to(mode.id))
            {
                let seats = vec!["open"; usize::from(*players)];
                let wish = json!({ "game": id, "mode": mode_id, "seats": seats, "options": { option.key: option.default } });
                let (status, said) = host.ask("POST", "/api/tables", &token, wish).await;
                assert_eq!(status, StatusCode::BAD_REQUEST, "{said}");
            }
        }
        let page = host.page(&format!("/new?game={}", game.id()), "").await;
        let bound = info
            .options
            .iter()
            .filter(|option| !option.modes.is_empty());
        assert_eq!(
            page.matches("data-modes").count(),
            bound.count(),
            "{}",
            game.id()
        );
        for lone in ["1–1", "2–2", "3–3", "4–4"] {
            assert!(!page.contains(lone), "{}: {lone}", game.id());
        }
    }
}

#[tokio::test]
async fn the_results_say_how_the_game_ended() {
    let host = Host::tuned(|config| {
        config.games = TOY;
        config.rate_limits = false;
    })
    .await;
    let (id, tokens) = host.two_people_at("toy").await;
    while host.step(&id, &tokens).await.is_some() {}
    for (lang, words) in [
        ("en", "All rounds were played."),
        ("pl", "Rozegrano wszystkie rundy."),
    ] {
        let cookie = format!("taste={lang}.light");
        for page in ["", "/results"] {
            let page = host.page(&format!("/t/{id}{page}"), &cookie).await;
            assert!(page.contains(words), "{page}");
        }
    }
    let table = host.get(&format!("/api/tables/{id}"), &tokens[0]).await;
    assert_eq!(table["outcome"]["ending"], "rounds");
}
