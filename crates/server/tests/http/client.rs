//! A server and a small client.

use http_body_util::{BodyExt, Full};
use hyper::{
    Request, StatusCode, body::Bytes, client::conn::http1::handshake, header, http::response::Parts,
};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::{Config, Running, start};
use sqlx::{Connection, SqliteConnection};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

pub struct Host {
    pub folder: TempDir,
    pub address: SocketAddr,
    running: Option<Running>,
    limits: bool,
}

impl Host {
    pub async fn open() -> Self {
        Self::with_limits(false).await
    }

    pub async fn with_limits(limits: bool) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut host = Self {
            folder,
            address: "127.0.0.1:0".parse().expect("an address"),
            running: None,
            limits,
        };
        host.begin().await;
        host
    }

    /// A server with limits, as people have it, started in another way than usual.
    pub async fn tuned(tune: impl FnOnce(&mut Config)) -> Self {
        let mut host = Self {
            folder: tempfile::tempdir().expect("a folder for the test"),
            address: "127.0.0.1:0".parse().expect("an address"),
            running: None,
            limits: true,
        };
        let mut config = host.config();
        tune(&mut config);
        host.start(config).await;
        host
    }

    /// A server on a data file of somebody else.
    pub async fn on(data: &Path) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        std::fs::copy(data, folder.path().join("stolik.db")).expect("the file is copied");
        let mut host = Self {
            folder,
            address: "127.0.0.1:0".parse().expect("an address"),
            running: None,
            limits: false,
        };
        host.begin().await;
        host
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("stolik.db")
    }

    async fn begin(&mut self) {
        self.start(self.config()).await;
    }

    fn config(&self) -> Config {
        Config {
            listen: self.address,
            data: self.data(),
            rate_limits: self.limits,
            bot_pause: Duration::ZERO,
            ..Config::of(catalog::GAMES)
        }
    }

    async fn start(&mut self, config: Config) {
        let running = start(config).await.expect("the server starts");
        self.address = running.address;
        self.running = Some(running);
    }

    pub async fn restart(&mut self) {
        self.stop().await;
        self.begin().await;
    }

    /// Stops the server; its file stays.
    pub async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    /// One request with any headers.
    pub async fn send(&self, request: Request<Full<Bytes>>) -> (StatusCode, String) {
        let (head, body) = self.exchange(request).await;
        (head.status, body)
    }

    pub async fn exchange(&self, request: Request<Full<Bytes>>) -> (Parts, String) {
        let stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        let (mut sender, connection) = handshake(TokioIo::new(stream)).await.expect("a handshake");
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.expect("an answer");
        let (head, body) = answer.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        (head, String::from_utf8_lossy(&bytes).into_owned())
    }

    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        token: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .header(header::CONTENT_TYPE, "application/json")
            .body(Full::new(Bytes::from(if method == "GET" {
                String::new()
            } else {
                body.to_string()
            })))
            .expect("a request");
        let (status, text) = self.send(request).await;
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, value)
    }

    pub async fn get(&self, path: &str, token: &str) -> Value {
        let (status, value) = self.ask("GET", path, token, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        value
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Value {
        let (status, value) = self.ask("POST", path, token, body).await;
        assert_eq!(status, StatusCode::OK, "{path}: {value}");
        value
    }

    pub async fn guest(&self, name: &str) -> String {
        let made = self
            .post("/api/guest", "", serde_json::json!({ "name": name }))
            .await;
        made["token"].as_str().expect("a token").to_owned()
    }

    /// A table with two people; their tokens.
    pub async fn two_people(&self) -> (String, [String; 2]) {
        self.two_people_at(game()).await
    }

    /// The same with another game.
    pub async fn two_people_at(&self, game: &str) -> (String, [String; 2]) {
        let tokens = [self.guest("Ann").await, self.guest("Brian").await];
        let wish = serde_json::json!({ "game": game, "seats": ["me", "open"], "spectators": true });
        let made = self.post("/api/tables", &tokens[0], wish).await;
        let id = made["id"].as_str().expect("an id").to_owned();
        self.post(
            &format!("/api/tables/{id}/seats/2"),
            &tokens[1],
            serde_json::json!({ "do": "sit" }),
        )
        .await;
        (id, tokens)
    }

    /// Somebody who must act makes the first legal action; who it was, the decision and the action.
    pub async fn step(&self, id: &str, tokens: &[String; 2]) -> Option<(usize, u64, String)> {
        for (seat, token) in tokens.iter().enumerate() {
            let legal = self.get(&format!("/api/tables/{id}/legal"), token).await;
            let Some(action) = legal["actions"][0]["notation"].as_str() else {
                continue;
            };
            let decision = legal["decision"].as_u64().expect("a number");
            let body = serde_json::json!({ "decision": decision, "action": action });
            self.post(&format!("/api/tables/{id}/act"), token, body)
                .await;
            return Some((seat, decision, action.to_owned()));
        }
        None
    }
}

/// Without manners.
impl Host {
    /// Sends these bytes as they are, and reads until the server closes the connection or nothing comes any more.
    pub async fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address)
            .await
            .expect("a connection");
        // The server may refuse before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let reading = stream.read_to_end(&mut answer);
        let _ = tokio::time::timeout(Duration::from_millis(500), reading).await;
        String::from_utf8_lossy(&answer).into_owned()
    }
}

/// What a browser gets back.
pub struct Answer {
    pub status: StatusCode,
    pub cookies: Vec<String>,
    pub body: String,
}

impl Answer {
    /// A cookie as the browser sends it back.
    pub fn cookie(&self, name: &str) -> String {
        let found = self
            .cookies
            .iter()
            .find(|cookie| cookie.starts_with(&format!("{name}=")))
            .unwrap_or_else(|| panic!("no cookie {name}"));
        found.split(';').next().unwrap_or_default().to_owned()
    }
}

/// As a browser without script.
impl Host {
    async fn browse(&self, method: &str, path: &str, cookie: &str, body: &str) -> Answer {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, self.address.to_string())
            .header(header::ORIGIN, format!("http://{}", self.address))
            .header(header::COOKIE, cookie)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Full::new(Bytes::from(body.to_owned())))
            .expect("a request");
        let (head, body) = self.exchange(request).await;
        let cookies = head.headers.get_all(header::SET_COOKIE).iter();
        Answer {
            status: head.status,
            cookies: cookies
                .filter_map(|cookie| cookie.to_str().ok().map(str::to_owned))
                .collect(),
            body,
        }
    }

    pub async fn form(&self, path: &str, cookie: &str, body: &str) -> Answer {
        self.browse("POST", path, cookie, body).await
    }

    pub async fn page(&self, path: &str, cookie: &str) -> String {
        self.browse("GET", path, cookie, "").await.body
    }

    /// Changes the data file behind the server's back.
    pub async fn edit(&self, sql: &'static str) {
        let path = self.data();
        let mut file = SqliteConnection::connect(&format!("sqlite://{}", path.display()))
            .await
            .expect("the data file opens");
        sqlx::query(sql)
            .execute(&mut file)
            .await
            .expect("the change is made");
        file.close().await.expect("the data file closes");
    }

    /// A number from the data file.
    pub async fn count(&self, sql: &'static str) -> i64 {
        let path = self.data();
        let mut file = SqliteConnection::connect(&format!("sqlite://{}", path.display()))
            .await
            .expect("the data file opens");
        let number = sqlx::query_scalar(sql)
            .fetch_one(&mut file)
            .await
            .expect("a number");
        file.close().await.expect("the data file closes");
        number
    }

    fn running(&self) -> &Running {
        self.running.as_ref().expect("the server runs")
    }

    pub fn in_memory(&self) -> usize {
        self.running().tables_in_memory()
    }

    pub fn forget_idle(&self) {
        self.running().let_idle_tables_go();
    }
}

/// A game that is over after a few actions.
pub static TOY: game::Shelf = game::Shelf::new(&[&game::Handle::<toy::Toy>::new()]);

pub fn game() -> &'static str {
    catalog::GAMES[0].id()
}
