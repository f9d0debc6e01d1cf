//! A server to measure, and a small client.

use http_body_util::{BodyExt, Full};
use hyper::{
    Request, Response, StatusCode,
    body::{Bytes, Incoming},
    client::conn::http1::{SendRequest, handshake},
    header,
};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::{
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};
use tokio::net::TcpStream;

/// The server, in a process of its own.
pub struct Server {
    child: Child,
}

impl Server {
    /// Starts it and waits until it answers; how long that took.
    pub async fn start(data: &Path, address: SocketAddr) -> Result<(Self, Duration), String> {
        Self::start_with(data, address, &[]).await
    }

    /// The same with more options of `stolik-load serve`.
    pub async fn start_with(
        data: &Path,
        address: SocketAddr,
        options: &[&str],
    ) -> Result<(Self, Duration), String> {
        let program = std::env::current_exe().map_err(text)?;
        let begin = Instant::now();
        let child = Command::new(program)
            .args(["serve", "--listen", &address.to_string(), "--data"])
            .arg(data)
            .args(options)
            .stdout(Stdio::null())
            .spawn()
            .map_err(text)?;
        let server = Self { child };
        while begin.elapsed() < Duration::from_secs(30) {
            if let Ok(mut client) = Client::connect(address).await
                && client.get("/api/games", None).await.is_ok()
            {
                return Ok((server, begin.elapsed()));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err("the server does not answer".to_owned())
    }

    /// The number of its process.
    #[cfg(target_os = "linux")]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How nice the threads of thinking bots are; empty when none thinks, or where the system does not tell.
    pub fn bots_give_way(&self) -> Vec<i32> {
        let threads = std::fs::read_dir(format!("/proc/{}/task", self.child.id()));
        threads
            .into_iter()
            .flatten()
            .filter_map(|thread| {
                let stat = std::fs::read_to_string(thread.ok()?.path().join("stat")).ok()?;
                let rest = stat.split_once("(bot) ")?.1;
                // The seventeenth field after the name.
                rest.split_whitespace().nth(16)?.parse().ok()
            })
            .collect()
    }

    /// Kills it as a loss of power would.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Memory now and at its highest, in megabytes.
    pub fn memory(&self) -> (f64, f64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))
            .unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name));
            let number = line
                .and_then(|line| line.split_whitespace().nth(1))
                .and_then(|text| text.parse::<f64>().ok());
            number.unwrap_or(0.0) / 1024.0
        };
        (field("VmRSS"), field("VmHWM"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// An address that is free now.
pub fn free_address() -> Result<SocketAddr, String> {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").map_err(text)?;
    listener.local_addr().map_err(text)
}

pub fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// One connection.
pub struct Client {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

impl Client {
    pub async fn connect(address: SocketAddr) -> Result<Self, String> {
        let stream = TcpStream::connect(address).await.map_err(text)?;
        stream.set_nodelay(true).map_err(text)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(text)?;
        tokio::task::spawn_local(connection);
        Ok(Self {
            sender,
            host: address.to_string(),
        })
    }

    async fn ask(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: String,
    ) -> Result<Response<Incoming>, String> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host);
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if method == "POST" {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(text)?;
        self.sender.ready().await.map_err(text)?;
        self.sender.send_request(request).await.map_err(text)
    }

    pub async fn get(&mut self, path: &str, token: Option<&str>) -> Result<Value, String> {
        read(self.ask("GET", path, token, String::new()).await?).await
    }

    /// One request and its whole answer, whatever its status; an error means that the answer did not arrive.
    pub async fn call(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Result<(StatusCode, Value), String> {
        let body = if method == "GET" {
            String::new()
        } else {
            body.to_string()
        };
        let answer = self.ask(method, path, Some(token), body).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await.map_err(text)?.to_bytes();
        let value = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::String(String::from_utf8_lossy(&bytes).into_owned()));
        Ok((status, value))
    }

    /// The same connection, calling the server by this name.
    pub fn at_host(mut self, host: &str) -> Self {
        host.clone_into(&mut self.host);
        self
    }

    /// One request and all that comes back, as text: the status, the headers but the date, the body.
    pub async fn exchange(
        &mut self,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> Result<String, String> {
        let body = if method == "GET" {
            String::new()
        } else {
            body.to_string()
        };
        let answer = self.ask(method, path, Some(token), body).await?;
        let mut said = format!("{}\n", answer.status());
        for (name, value) in answer.headers() {
            if name != header::DATE {
                let value = String::from_utf8_lossy(value.as_bytes());
                said.extend([name.as_str(), ": ", &value, "\n"]);
            }
        }
        let bytes = answer.into_body().collect().await.map_err(text)?.to_bytes();
        said.push_str(&String::from_utf8_lossy(&bytes));
        Ok(said)
    }

    /// Whether the other side has hung up.
    pub fn is_closed(&self) -> bool {
        self.sender.is_closed()
    }

    pub async fn post(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &Value,
    ) -> Result<Value, String> {
        read(self.ask("POST", path, token, body.to_string()).await?).await
    }

    /// The body of a stream of events, or of a page.
    pub async fn open(&mut self, path: &str, token: &str) -> Result<Incoming, String> {
        Ok(self
            .ask("GET", path, Some(token), String::new())
            .await?
            .into_body())
    }
}

async fn read(answer: Response<Incoming>) -> Result<Value, String> {
    let status = answer.status();
    let bytes = answer.into_body().collect().await.map_err(text)?.to_bytes();
    let value: Value = serde_json::from_slice(&bytes).map_err(text)?;
    if status.is_success() {
        Ok(value)
    } else {
        Err(format!("{status}: {}", value["error"]["message"]))
    }
}
