//! Sitting down, beginning and handing out are one change; what is asked twice is done once.

use super::{
    client::{Host, game},
    upgrade::act_at_random,
};
use hyper::StatusCode;
use serde_json::json;

/// A table whose second seat waits for whoever has the link; its id, the host's token and the link's.
async fn invited(host: &Host) -> (String, String, String) {
    let ann = host.guest("Ann").await;
    let wish = json!({ "game": game(), "seats": ["me", "invited"] });
    let made = host.post("/api/tables", &ann, wish).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{id}/invites");
    let invite = host.post(&path, &ann, json!({ "seat": 2 })).await;
    let token = invite["token"].as_str().expect("a token").to_owned();
    (id, ann, token)
}

#[tokio::test]
async fn an_invitation_whose_answer_was_lost_answers_the_same_again() {
    let host = Host::open().await;
    let (id, _, token) = invited(&host).await;
    let page = host.page(&format!("/join/{token}"), "").await;
    let (_, once) = page.split_once("name=\"once\" value=\"").expect("a field");
    let form = format!("name=Brian&once={}", &once[..32]);
    let join = format!("/join/{token}");
    let first = host.form(&join, "", &form).await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.body);
    // The browser never got the cookie and sends the form once more.
    let again = host.form(&join, "", &form).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "{}", again.body);
    assert_eq!(first.cookie("stolik"), again.cookie("stolik"));
    let seated = host
        .page(&format!("/t/{id}"), &again.cookie("stolik"))
        .await;
    assert!(seated.contains("data-offers") || seated.contains("class=\"badge\""));
    assert_eq!(host.count("select count(*) from accounts").await, 2);
    // Somebody else is still too late, and nothing is left of them.
    let other = host.form(&join, "", "name=Cindy").await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    assert_eq!(host.count("select count(*) from accounts").await, 2);
}

#[tokio::test]
async fn a_program_that_accepts_twice_has_its_seat() {
    let host = Host::open().await;
    let (id, ann, token) = invited(&host).await;
    let brian = host.guest("Brian").await;
    let path = format!("/api/invites/{token}");
    for _ in 0..2 {
        let said = host.post(&path, &brian, json!({})).await;
        assert_eq!(said["id"], id.as_str());
    }
    let own = format!("/api/tables/{id}/seats/1");
    host.post(&own, &ann, json!({ "do": "sit" })).await;
    let other = json!({ "do": "sit" });
    let (status, _) = host.ask("POST", &own, &brian, other).await;
    assert_eq!(status, StatusCode::CONFLICT, "one seat each");
}

/// The last to sit down and the beginning of the game are in one transaction, so no full table waits.
#[tokio::test]
async fn a_table_that_is_full_begins_also_when_the_server_starts() {
    let mut host = Host::open().await;
    let (id, tokens) = host.two_people().await;
    let at = "select count(distinct at) from entries where number >= 2";
    assert_eq!(host.count(at).await, 1);
    host.stop().await;
    // As an older program left it when it was killed between the two.
    host.edit("delete from entries where entry like '{\"start\"%'")
        .await;
    host.edit("update tables set stage = 'open', waiting = 0")
        .await;
    server::adopt(&host.data(), &id).await.expect("a chain");
    host.restart().await;
    let playing = "select count(*) from tables where stage = 'playing'";
    for _ in 0..100 {
        if host.count(playing).await == 1 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(host.count(playing).await, 1, "without anybody looking");
    assert!(host.step(&id, &tokens).await.is_some());
}

#[tokio::test]
async fn a_finished_game_stays_finished() {
    let host = Host::open().await;
    for game in catalog::GAMES {
        let (id, tokens) = host.two_people_at(game.id()).await;
        let mut luck = 3;
        while act_at_random(&host, &id, &tokens, &mut luck).await {}
        let path = format!("/api/tables/{id}");
        for token in &tokens {
            let table = host.get(&path, token).await;
            assert_eq!(
                (&table["stage"], &table["undo"]),
                (&json!("over"), &json!(0))
            );
            for all in ["", "yes"] {
                let body = json!({ "decision": table["decision"], "all": all });
                let undo = format!("{path}/undo");
                let (status, said) = host.ask("POST", &undo, token, body).await;
                assert_eq!(status, StatusCode::CONFLICT, "{}: {said}", game.id());
                assert_eq!(said["error"]["kind"], "is-over");
            }
        }
        assert_eq!(host.get(&path, &tokens[0]).await["stage"], "over");
    }
}
