//! A pipe between a person's browser and the server. It keeps what the server says, so that it can be searched for
//! secrets, and it can be cut, as when a train enters a tunnel.

use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};

/// One person's pipe.
#[derive(Clone)]
pub struct Pipe {
    /// Where the browser connects.
    pub address: SocketAddr,
    /// Everything that the server said, one text per connection.
    said: Arc<Mutex<Vec<Vec<u8>>>>,
    cut: watch::Sender<bool>,
}

impl Pipe {
    /// Opens a pipe to the server.
    pub async fn open(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a free address");
        let pipe = Self {
            address: listener.local_addr().expect("an address"),
            said: Arc::default(),
            cut: watch::Sender::new(false),
        };
        let own = pipe.clone();
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                if !*own.cut.borrow() {
                    let pass = pass(browser, server, own.said.clone());
                    let mut cut = own.cut.subscribe();
                    tokio::spawn(async move {
                        tokio::select! {
                            () = pass => {}
                            _ = cut.wait_for(|cut| *cut) => {}
                        }
                    });
                }
            }
        });
        pipe
    }

    /// Ends all connections and lets no new ones through, or lets them through again.
    pub fn cut(&self, is_cut: bool) {
        self.cut.send_replace(is_cut);
    }

    /// How often the server said this.
    pub fn count(&self, needle: &str) -> usize {
        let said = self.said.lock().expect("not poisoned");
        let said = said.iter().map(|bytes| String::from_utf8_lossy(bytes));
        said.map(|text| text.matches(needle).count()).sum()
    }

    /// How much was said.
    pub fn bytes(&self) -> usize {
        let said = self.said.lock().expect("not poisoned");
        said.iter().map(Vec::len).sum()
    }
}

async fn pass(browser: TcpStream, server: SocketAddr, said: Arc<Mutex<Vec<Vec<u8>>>>) {
    let Ok(server) = TcpStream::connect(server).await else {
        return;
    };
    for stream in [&browser, &server] {
        let _ = stream.set_nodelay(true);
    }
    let (mut from_browser, mut to_browser) = browser.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let asks = async {
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(n @ 1..) = from_browser.read(&mut buffer).await {
            plain(&mut buffer[..n]);
            if to_server.write_all(&buffer[..n]).await.is_err() {
                break;
            }
        }
    };
    let place = {
        let mut said = said.lock().expect("not poisoned");
        said.push(Vec::new());
        said.len() - 1
    };
    let answers = async {
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(n @ 1..) = from_server.read(&mut buffer).await {
            said.lock().expect("not poisoned")[place].extend_from_slice(&buffer[..n]);
            if to_browser.write_all(&buffer[..n]).await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        () = asks => {}
        () = answers => {}
    }
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
