//! Listening: connections in, clean ends.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::Layer;

use crate::api::{self, Settings};
use crate::house::House;
use crate::notices;
use crate::patient::Patient;
use crate::steady::Seldom;

/// How long a client may take for the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// Who takes nothing of an answer for so long has gone.
const TAKE_TIME: Duration = Duration::from_secs(30);
/// How long requests and lines have to end when the server stops.
const DRAIN_TIME: Duration = Duration::from_secs(10);
/// How many connections are served at once.
const CONNECTIONS: u32 = 50_000;

/// A connection's place among all, for whatever outlives the requests on it: a live line.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    _place: Arc<OwnedSemaphorePermit>,
}

/// Serve a house until `stop` is told; then let everybody finish.
pub async fn serve(
    listener: TcpListener,
    house: Arc<House>,
    settings: Settings,
    page: Router,
    stop: impl Future<Output = ()> + Send,
) {
    let told = notices::Settings {
        allow_private: settings.allow_private,
        public_url: settings.public_url.clone(),
        ..notices::Settings::default()
    };
    let telling = tokio::spawn(notices::run(Arc::clone(&house), told));
    let (routes, drain) = api::router(Arc::clone(&house), settings, page);
    let (done, ended) = tokio::sync::oneshot::channel::<()>();
    let tending = tokio::spawn(Arc::clone(&house).tend(async {
        let _ = ended.await;
    }));
    // HTTP/1 alone: to find out which version a client means one must wait for it without end, and proxies speak it.
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME);
    let room = Arc::new(Semaphore::new(CONNECTIONS as usize));
    let complaints = Seldom::default();
    tokio::pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(problem) => {
                    // No more files, say: it passes. Once in a while is often enough to say so.
                    if complaints.now() {
                        tracing::warn!(%problem, "cannot take connections");
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else { continue };
        // A move is a small message that somebody waits for.
        let _ = stream.set_nodelay(true);
        let held = Held { _place: Arc::new(permit) };
        let routes = with_address(routes.clone(), address);
        let service = TowerToHyperService::new(Extension(held.clone()).layer(routes));
        let connection =
            http.serve_connection(TokioIo::new(Patient::new(stream, TAKE_TIME)), service).with_upgrades();
        let mut stopping = drain.subscribe();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection);
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                _ = stopping.changed() => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(problem) = ended {
                tracing::debug!(%problem, %address, "a connection broke");
            }
            drop(held);
        });
    }
    drop(listener);
    tracing::info!("stopping: no new connections, lines are asked to come back");
    drain.send_replace(true);
    let all_gone = async {
        let _ = room.acquire_many(CONNECTIONS).await;
        // A live line is no connection any more, but it listens.
        drain.closed().await;
    };
    let _ = tokio::time::timeout(DRAIN_TIME, all_gone).await;
    telling.abort();
    let _ = done.send(());
    let _ = tending.await;
}

fn with_address(
    routes: Router,
    address: SocketAddr,
) -> axum::middleware::AddExtension<Router, ConnectInfo<SocketAddr>> {
    Extension(ConnectInfo(address)).layer(routes)
}
