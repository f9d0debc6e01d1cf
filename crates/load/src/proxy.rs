//! A bad connection on loopback: requests are cut, delayed, held back until after later ones and repeated; answers and
//! event streams are cut, chopped and delayed.

use crate::client::text;
use bots::Random;
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    net::SocketAddr,
    rc::Rc,
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::spawn_local,
    time::sleep,
};

/// The longest head of a request.
const HEAD: usize = 64 * 1024;

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Passed,
    Delayed,
    CutBefore,
    CutAfter,
    AnswerCut,
    Held,
    Repeated,
    StreamCut,
}

/// The bad connection.
#[derive(Clone)]
pub struct Proxy {
    pub address: SocketAddr,
    to: SocketAddr,
    calm: Rc<Cell<bool>>,
    dice: Rc<RefCell<Random>>,
    fates: Rc<RefCell<BTreeMap<Fate, usize>>>,
}

impl Proxy {
    pub async fn open(to: SocketAddr, seed: u64) -> Result<Self, String> {
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(text)?;
        let proxy = Self {
            address: listener.local_addr().map_err(text)?,
            to,
            calm: Rc::default(),
            dice: Rc::new(RefCell::new(Random::new(seed))),
            fates: Rc::default(),
        };
        let door = proxy.clone();
        spawn_local(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let proxy = door.clone();
                // A connection that breaks is what this is for.
                spawn_local(async move { proxy.carry(stream).await.ok() });
            }
        });
        Ok(proxy)
    }

    /// From now on everything passes.
    pub fn calm(&self) {
        self.calm.set(true);
    }

    /// How often what happened.
    pub fn fates(&self) -> String {
        let fates = self.fates.borrow();
        let parts: Vec<String> = fates
            .iter()
            .map(|(fate, n)| format!("{fate:?} {n}"))
            .collect();
        parts.join(", ")
    }

    fn pick(&self, n: usize) -> usize {
        self.dice.borrow_mut().pick(n)
    }

    async fn pause(&self, most: usize) {
        sleep(Duration::from_millis(self.pick(most) as u64)).await;
    }

    fn fate(&self, is_stream: bool) -> Fate {
        let fate = if self.calm.get() {
            Fate::Passed
        } else if is_stream {
            Fate::StreamCut
        } else {
            match self.pick(12) {
                0 => Fate::CutBefore,
                1 => Fate::CutAfter,
                2 => Fate::AnswerCut,
                3 => Fate::Held,
                4 | 5 => Fate::Repeated,
                6 | 7 => Fate::Delayed,
                _ => Fate::Passed,
            }
        };
        *self.fates.borrow_mut().entry(fate).or_default() += 1;
        fate
    }

    /// One request per connection; the server is told so.
    async fn carry(&self, mut client: TcpStream) -> std::io::Result<()> {
        let request = read_request(&mut client).await?;
        let line = request
            .split(|byte| *byte == b'\r')
            .next()
            .unwrap_or_default();
        let is_stream = String::from_utf8_lossy(line).contains("/events");
        match self.fate(is_stream) {
            Fate::Passed => self.relay(&request, client, usize::MAX).await,
            Fate::Delayed => {
                self.pause(80).await;
                self.relay(&request, client, usize::MAX).await
            }
            Fate::CutBefore => Ok(()),
            Fate::CutAfter => self.relay(&request, client, 0).await,
            Fate::AnswerCut => {
                let most = self.pick(600);
                self.relay(&request, client, most).await
            }
            Fate::Held => {
                drop(client);
                self.pause(600).await;
                self.forward(&request).await
            }
            Fate::Repeated => {
                let (proxy, again) = (self.clone(), request.clone());
                spawn_local(async move {
                    proxy.pause(500).await;
                    proxy.forward(&again).await.ok()
                });
                self.relay(&request, client, usize::MAX).await
            }
            Fate::StreamCut => {
                let most = Duration::from_millis(20 + self.pick(1500) as u64);
                let relayed = self.relay(&request, client, usize::MAX);
                tokio::time::timeout(most, relayed).await.unwrap_or(Ok(()))
            }
        }
    }

    /// Sends the request and at most so many bytes of the answer back.
    async fn relay(
        &self,
        request: &[u8],
        mut client: TcpStream,
        most: usize,
    ) -> std::io::Result<()> {
        let mut server = TcpStream::connect(self.to).await?;
        server.write_all(request).await?;
        let mut left = most;
        let mut bytes = vec![0; 16 * 1024];
        loop {
            let n = server.read(&mut bytes).await?;
            if n == 0 {
                return Ok(());
            }
            let mut chunk = &bytes[..n.min(left)];
            left -= chunk.len();
            // In pieces of any size, some of them late.
            while !chunk.is_empty() {
                let size = if self.calm.get() {
                    chunk.len()
                } else {
                    1 + self.pick(chunk.len())
                };
                client.write_all(&chunk[..size]).await?;
                chunk = &chunk[size..];
                if !self.calm.get() && self.pick(8) == 0 {
                    self.pause(60).await;
                }
            }
            if left == 0 && most == 0 {
                // The whole answer was made; nobody hears it.
                continue;
            }
            if left == 0 {
                return Ok(());
            }
        }
    }

    /// Sends a request whose answer nobody waits for.
    async fn forward(&self, request: &[u8]) -> std::io::Result<()> {
        let mut server = TcpStream::connect(self.to).await?;
        server.write_all(request).await?;
        let mut answer = Vec::new();
        server.read_to_end(&mut answer).await?;
        Ok(())
    }
}

/// One whole request, with a line that asks the server to hang up afterwards.
async fn read_request(client: &mut TcpStream) -> std::io::Result<Vec<u8>> {
    let mut held = Vec::new();
    let end = loop {
        if let Some(end) = held.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        if client.read_buf(&mut held).await? == 0 || held.len() > HEAD {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
    };
    let head = String::from_utf8_lossy(&held[..end]).to_ascii_lowercase();
    let length = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length:")?.trim().parse().ok())
        .unwrap_or(0usize);
    while held.len() < end + 4 + length {
        if client.read_buf(&mut held).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
    }
    held.splice(end..end, *b"\r\nconnection: close");
    Ok(held)
}
