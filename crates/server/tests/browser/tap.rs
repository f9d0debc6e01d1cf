//! A pipe between browser and server that keeps what the server says, so that it can be searched for secrets.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// Everything that the server said, one text per connection.
#[derive(Clone, Default)]
pub struct Heard(Arc<Mutex<Vec<Vec<u8>>>>);

impl Heard {
    /// How many connections said this.
    pub fn count(&self, needle: &str) -> usize {
        let said = self.0.lock().expect("not poisoned");
        let said = said.iter().map(|bytes| String::from_utf8_lossy(bytes));
        said.map(|text| text.matches(needle).count()).sum()
    }

    /// How much was said.
    pub fn bytes(&self) -> usize {
        self.0
            .lock()
            .expect("not poisoned")
            .iter()
            .map(Vec::len)
            .sum()
    }
}

/// Opens the pipe; its address.
pub async fn open(server: SocketAddr, heard: Heard) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a free address");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((browser, _)) = listener.accept().await {
            tokio::spawn(pass(browser, server, heard.clone()));
        }
    });
    address
}

async fn pass(browser: TcpStream, server: SocketAddr, heard: Heard) {
    let Ok(server) = TcpStream::connect(server).await else {
        return;
    };
    for stream in [&browser, &server] {
        let _ = stream.set_nodelay(true);
    }
    let (mut from_browser, mut to_browser) = browser.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let asks = tokio::spawn(async move {
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(n @ 1..) = from_browser.read(&mut buffer).await {
            plain(&mut buffer[..n]);
            if to_server.write_all(&buffer[..n]).await.is_err() {
                break;
            }
        }
    });
    let place = {
        let mut said = heard.0.lock().expect("not poisoned");
        said.push(Vec::new());
        said.len() - 1
    };
    let mut buffer = vec![0; 64 * 1024];
    while let Ok(n @ 1..) = from_server.read(&mut buffer).await {
        heard.0.lock().expect("not poisoned")[place].extend_from_slice(&buffer[..n]);
        if to_browser.write_all(&buffer[..n]).await.is_err() {
            break;
        }
    }
    asks.abort();
}

/// The browser asks for nothing compressed, so that what is said can be read.
fn plain(bytes: &mut [u8]) {
    let name = b"Accept-Encoding:";
    for at in 0..bytes.len().saturating_sub(name.len()) {
        if bytes[at..].starts_with(name) {
            bytes[at] = b'X';
        }
    }
}
