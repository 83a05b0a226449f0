//! One HTTP request to an address that somebody gave us: no redirects, no answers read, no patience.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{HOST, USER_AGENT};
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::address::Address;

/// How long everything may take together: finding the host, the line, the answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Who calls.
const AGENT: &str = concat!("Telefrag/", env!("CARGO_PKG_VERSION"));

/// Something to send.
#[derive(Debug)]
pub(super) struct Letter {
    /// Where.
    pub(super) to: String,
    /// With which headers.
    pub(super) headers: Vec<(&'static str, String)>,
    /// What.
    pub(super) body: Vec<u8>,
}

impl Letter {
    /// Send it once.
    ///
    /// # Errors
    /// If no answer comes.
    pub(super) async fn post(&self, allow_private: bool) -> Result<StatusCode, String> {
        let late = |_| format!("no answer within {} seconds", PATIENCE.as_secs());
        tokio::time::timeout(PATIENCE, self.try_post(allow_private)).await.map_err(late)?
    }

    async fn try_post(&self, allow_private: bool) -> Result<StatusCode, String> {
        let address = Address::parse(&self.to)?;
        let line = connect(&address, allow_private).await?;
        let mut request = Request::post(address.path.as_str())
            .header(HOST, address.authority.as_str())
            .header(USER_AGENT, AGENT);
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        let request = request.body(Body::from(self.body.clone())).map_err(|problem| problem.to_string())?;
        if !address.tls {
            return exchange(line, request).await;
        }
        let name = ServerName::try_from(address.host().to_owned()).map_err(|problem| problem.to_string())?;
        let line = TLS.clone()?.connect(name, line).await.map_err(|problem| problem.to_string())?;
        exchange(line, request).await
    }
}

/// The first of the addresses that answers. Nothing is looked up a second time.
async fn connect(address: &Address, allow_private: bool) -> Result<TcpStream, String> {
    let mut problem = String::new();
    for to in address.resolve(allow_private).await? {
        match TcpStream::connect(to).await {
            Ok(line) => return Ok(line),
            Err(why) => problem = format!("no line to {to}: {why}"),
        }
    }
    Err(problem)
}

/// Ask and hear how it went. What else the other side says is left unread.
async fn exchange(
    line: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, String> {
    let (mut sender, connection) =
        http1::handshake(TokioIo::new(line)).await.map_err(|problem| problem.to_string())?;
    // It ends with this function, whatever the other side does.
    let mut driver = JoinSet::new();
    driver.spawn(connection);
    let answer = sender.send_request(request).await.map_err(|problem| problem.to_string())?;
    Ok(answer.status())
}

/// How encrypted lines are made, with the roots that Mozilla trusts.
static TLS: LazyLock<Result<TlsConnector, String>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|problem| problem.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
});
