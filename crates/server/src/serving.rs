//! The connection loop: limits on connections and slow headers, no delay on small answers, a calm end.

use crate::{app::App, config::Config, journal, routes, store::StoreError, visitor::household};
use axum::{Router, body::Body, extract::ConnectInfo, http::Request};
use hyper::{body::Incoming, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::{
    collections::HashMap,
    io,
    net::{IpAddr, SocketAddr},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    task::JoinHandle,
    time::timeout,
};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long the end waits for answers under way, for a stream to be cut, for the data file and for threads: less than
/// three seconds in all.
const ANSWERS: Duration = Duration::from_millis(1200);
const STREAM: Duration = Duration::from_millis(300);
const CLOSE: Duration = Duration::from_secs(1);
const THREADS: Duration = Duration::from_millis(300);

/// Why the server could not be started.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be used.
    #[error("cannot listen on {address}: {error}; choose another address with --listen")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The address for numbers cannot be used.
    #[error("cannot listen on {address}: {error}; choose another address with --metrics")]
    Metrics {
        /// The address.
        address: SocketAddr,
        /// Why.
        error: io::Error,
    },
    /// The operating system gives no threads.
    #[error("cannot start: {0}")]
    Runtime(io::Error),
    /// The data file cannot be used.
    #[error("cannot use the data file: {0}")]
    Store(#[from] StoreError),
}

/// A server that is running.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    stop: watch::Sender<bool>,
    accepting: JoinHandle<()>,
    app: Arc<App>,
}

impl Running {
    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.app.hall.in_memory()
    }

    /// Lets tables go that nobody uses; the server does so by itself now and then.
    pub fn let_idle_tables_go(&self) {
        self.app.hall.sweep(0);
    }

    /// Stops accepting, ends all streams, waits a moment for answers under way, and leaves the data file whole.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        let _ = self.accepting.await;
        if timeout(CLOSE, self.app.store.close()).await.is_err() {
            tracing::warn!(
                "the data file could not be closed in time: its write-ahead log belongs to it"
            );
        }
    }
}

/// Starts the server and returns at once.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    let wanted = config.listen;
    let cannot = |error| ServeError::Listen {
        address: wanted,
        error,
    };
    let listener = TcpListener::bind(wanted).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    let app = App::open(&config).await?;
    let (stop, stopping) = watch::channel(false);
    let router = routes::router(app.clone());
    if let Some(wanted) = config.metrics {
        numbers(wanted, app.clone(), stopping.clone()).await?;
    }
    tracing::info!(%address, data = %config.data.display(), "serving");
    let accepting = tokio::spawn(accept(listener, router, config, stopping, app.clone()));
    Ok(Running {
        address,
        stop,
        accepting,
        app,
    })
}

/// Numbers for Prometheus on an address of their own, which need not be reachable by players.
async fn numbers(
    wanted: SocketAddr,
    app: Arc<App>,
    mut stopping: watch::Receiver<bool>,
) -> Result<(), ServeError> {
    let cannot = |error| ServeError::Metrics {
        address: wanted,
        error,
    };
    let listener = TcpListener::bind(wanted).await.map_err(cannot)?;
    tokio::spawn(async move {
        let serving = axum::serve(listener, routes::metrics::router(app));
        tokio::select! {
            _ = serving.into_future() => {}
            _ = stopping.changed() => {}
        }
    });
    Ok(())
}

/// What answers requests, without the connection loop: for tests, and for programs with a loop of their own.
pub async fn router(config: &Config) -> Result<Router, ServeError> {
    Ok(routes::router(App::open(config).await?))
}

/// Runs the server until the process is asked to stop.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    let running = start(config).await?;
    println!("Stolik: http://{}", running.address);
    asked_to_stop().await;
    tracing::info!("stopping");
    running.stop().await;
    Ok(())
}

/// The same for programs without a runtime of their own.
pub fn run(config: Config) -> Result<(), ServeError> {
    journal::begin(config.logging);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Runtime)?;
    let served = runtime.block_on(serve(config));
    // Games that are being read or thought about are not waited for.
    runtime.shutdown_timeout(THREADS);
    served
}

/// Control-C or, where there is such a thing, SIGTERM.
async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

async fn accept(
    listener: TcpListener,
    router: Router,
    config: Config,
    mut stopping: watch::Receiver<bool>,
    app: Arc<App>,
) {
    let connections = config.connections;
    let most = if config.rate_limits {
        (connections / 4).max(1)
    } else {
        connections
    };
    let neighbours = Neighbours::new(most);
    let places = Arc::new(Semaphore::new(connections));
    loop {
        let Ok(place) = places.clone().acquire_owned().await else {
            return;
        };
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.changed() => break,
        };
        match accepted {
            Ok((stream, from)) => {
                // Nobody takes all places: who has too many is turned away without a word.
                let Some(guest) = neighbours.enter(household(from.ip())) else {
                    app.metrics.refused.more();
                    tracing::warn!(address = %from.ip(), "connection refused: too many from this address");
                    continue;
                };
                app.metrics.connections.more();
                let (router, stopping) = (router.clone(), stopping.clone());
                let patience = config.patience;
                tokio::spawn(async move {
                    talk(stream, from, router, patience, stopping).await;
                    drop((guest, place));
                });
            }
            Err(error) => {
                // Out of file descriptors, most likely: others will close theirs.
                app.metrics.refused.more();
                tracing::warn!("accept: {error}");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(listener);
    // Streams end when they notice; other answers are short.
    let all = u32::try_from(connections).unwrap_or(u32::MAX);
    let _ = timeout(ANSWERS, places.acquire_many(all)).await;
}

/// How many connections each address has.
struct Neighbours {
    most: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
}

/// One of the connections of an address, for as long as it lives.
struct Guest {
    neighbours: Arc<Neighbours>,
    address: IpAddr,
}

impl Neighbours {
    fn new(most: usize) -> Arc<Self> {
        let open = Mutex::default();
        Arc::new(Self { most, open })
    }

    fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Guest> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        let neighbours = self.clone();
        Some(Guest {
            neighbours,
            address,
        })
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let open = self.neighbours.open.lock();
        let mut open = open.unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// One connection.
async fn talk(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    // Small answers must not wait for more to come.
    let _ = stream.set_nodelay(true);
    // Who takes nothing of what was asked for is let go; nothing of it is kept meanwhile.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience));
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(from));
        router.clone().oneshot(request)
    });
    let connection = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(Box::pin(stream)), service);
    tokio::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopping.changed() => {}
    }
    // An answer under way is finished; a stream is cut, and its browser comes back by itself.
    connection.as_mut().graceful_shutdown();
    let _ = timeout(STREAM, connection).await;
}
