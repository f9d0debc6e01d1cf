//! Requests to the web table: whatever comes, the answer is no failure of the server, and JSON where JSON is promised.

use crate::bytes::Bytes;
use axum::{
    Router,
    body::Body,
    http::{Method, Request, StatusCode},
};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::Config;
use std::sync::LazyLock;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// A server with a table of every game and two people at each.
struct World {
    runtime: Runtime,
    router: Router,
    tables: Vec<String>,
    tokens: [String; 2],
    _folder: TempDir,
}

static WORLD: LazyLock<World> = LazyLock::new(|| {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        data: folder.path().join("stolik.db"),
        rate_limits: false,
        ..Config::of(catalog::GAMES)
    };
    let router = runtime.block_on(server::router(&config)).expect("a server");
    let post = |path: &str, token: &str, body: Value| -> Value {
        let (status, body) = ask(
            &runtime,
            &router,
            request(
                Method::POST,
                path,
                token,
                "application/json",
                body.to_string(),
            ),
        );
        assert_eq!(status, StatusCode::OK, "{path}: {body}");
        serde_json::from_str(&body).expect("JSON")
    };
    let guest = |name: &str| {
        let made = post("/api/guest", "", json!({ "name": name }));
        made["token"].as_str().expect("a token").to_owned()
    };
    let tokens = [guest("Ann"), guest("Brian")];
    let mut tables = Vec::new();
    for game in catalog::GAMES {
        let wish = json!({ "game": game.id(), "seats": ["me", "open"], "spectators": true });
        let made = post("/api/tables", &tokens[0], wish);
        let id = made["id"].as_str().expect("an id").to_owned();
        post(
            &format!("/api/tables/{id}/seats/2"),
            &tokens[1],
            json!({ "do": "sit" }),
        );
        tables.push(id);
    }
    World {
        runtime,
        router,
        tables,
        tokens,
        _folder: folder,
    }
});

/// Addresses; `ID` is a table, `TEXT` comes from the input.
const PATHS: &[&str] = &[
    "POST /api/guest",
    "POST /api/tables",
    "POST /api/tables/ID/act",
    "POST /api/tables/ID/undo",
    "POST /api/tables/ID/back",
    "POST /api/tables/ID/chat",
    "POST /api/tables/ID/seats/1",
    "POST /api/tables/ID/seats/TEXT",
    "POST /api/tables/ID/invites",
    "POST /api/tables/ID/again",
    "POST /api/tables/ID/continue",
    "POST /api/invites/TEXT",
    "POST /t/ID/act",
    "POST /t/ID/undo",
    "POST /t/ID/back/answer",
    "POST /t/ID/chat",
    "POST /t/ID/sit",
    "POST /t/ID/arrange",
    "POST /t/ID/standin",
    "POST /t/ID/invite",
    "POST /new",
    "POST /play",
    "POST /taste",
    "POST /account/name",
    "POST /account/guest",
    "POST /account/token",
    "POST /account/token/revoke",
    "GET /api/tables/ID/log?TEXT",
    "GET /api/tables/TEXT",
    "GET /t/ID/replay?TEXT",
    "GET /t/ID",
    "GET /t/TEXT/log",
    "GET /rules/TEXT",
    "GET /new?TEXT",
    "GET /assets/TEXT",
    "GET /assets/scene/light/TEXT",
    "GET /assets/mark/TEXT/1",
    "GET /join/TEXT",
    "GET /TEXT",
];

/// One input: an address, somebody, a kind of body, and the body.
pub fn http(data: &[u8]) {
    let mut bytes = Bytes(data);
    let world = &*WORLD;
    let (method, path) = PATHS[bytes.below(PATHS.len())]
        .split_once(' ')
        .expect("a method and a path");
    let choice = bytes.next();
    let token = match choice % 4 {
        0 | 1 => &world.tokens[usize::from(choice % 4)],
        2 => "",
        _ => "0123456789abcdefghjkmnpqrstvwxyz",
    };
    let kind = match choice >> 2 & 3 {
        0 | 1 => "application/json",
        2 => "application/x-www-form-urlencoded",
        _ => "text/plain",
    };
    let mut path = path.replace(
        "ID",
        &world.tables[usize::from(choice >> 4) % world.tables.len()],
    );
    if path.contains("TEXT") {
        path = path.replace("TEXT", &escaped(&bytes.text(60)));
    }
    let method = if method == "GET" {
        Method::GET
    } else {
        Method::POST
    };
    let body = match method {
        Method::GET => Vec::new(),
        _ => bytes.0.to_vec(),
    };
    let request = request(method, &path, token, kind, body);
    let (status, body) = ask(&world.runtime, &world.router, request);
    assert!(!status.is_server_error(), "{path}: {status} {body}");
    if path.starts_with("/api/") {
        serde_json::from_str::<Value>(&body)
            .unwrap_or_else(|error| panic!("{path}: {error} in {body}"));
    }
}

/// What stands in an address as it is, and the rest as numbers.
fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'0'..=b'9'
            | b'a'..=b'z'
            | b'A'..=b'Z'
            | b'%'
            | b'&'
            | b'='
            | b'.'
            | b'-'
            | b'/'
            | b'+' => char::from(byte).to_string(),
            _ => format!("%{byte:02x}"),
        })
        .collect()
}

fn request(
    method: Method,
    path: &str,
    token: &str,
    kind: &str,
    body: impl Into<Body>,
) -> Request<Body> {
    Request::builder()
        .method(method)
        .uri(path)
        .header("host", "stolik")
        .header("authorization", format!("Bearer {token}"))
        .header("content-type", kind)
        .body(body.into())
        .expect("a request")
}

fn ask(runtime: &Runtime, router: &Router, request: Request<Body>) -> (StatusCode, String) {
    runtime.block_on(async {
        let answer = router
            .clone()
            .oneshot(request)
            .await
            .expect("the router answers");
        let status = answer.status();
        let bytes = answer
            .into_body()
            .collect()
            .await
            .expect("a body")
            .to_bytes();
        (status, String::from_utf8_lossy(&bytes).into_owned())
    })
}
