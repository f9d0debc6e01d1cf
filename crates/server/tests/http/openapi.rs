//! Every line of the document leads somewhere.

use super::client::Host;
use hyper::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn every_described_address_answers() {
    let host = Host::open().await;
    let document = host.get("/api/openapi.json", "").await;
    let (id, tokens) = host.two_people().await;
    let paths = document["paths"].as_object().expect("paths");
    assert!(paths.len() > 15);
    for (path, methods) in paths {
        if path.ends_with("/events") {
            continue;
        }
        let real = path
            .replace("{id}", &id)
            .replace("{game}", super::client::game())
            .replace("{seat}", "1")
            .replace("{token}", "nothing");
        for method in methods.as_object().expect("methods").keys() {
            let (status, answer) = host
                .ask(&method.to_uppercase(), &real, &tokens[0], json!({}))
                .await;
            assert_ne!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            let kind = answer["error"]["kind"].as_str().unwrap_or_default();
            assert!(
                status.is_success() || !kind.is_empty(),
                "{method} {path}: {status} {answer}"
            );
            assert_ne!(kind, "no-page", "{method} {path}");
            if status.is_success() {
                let described = &methods[method]["responses"]["200"]["content"]["application/json"]
                    ["schema"]["properties"];
                let missing: Vec<&String> = described
                    .as_object()
                    .into_iter()
                    .flatten()
                    .map(|(name, _)| name)
                    .filter(|name| {
                        answer.get(name.as_str()).is_none_or(Value::is_null)
                            && answer.get(name.as_str()).is_none()
                    })
                    .collect();
                assert!(
                    missing.is_empty() || path.ends_with("{seat}"),
                    "{method} {path}: {missing:?}"
                );
            }
        }
    }
}
