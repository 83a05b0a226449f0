//! A place to play: the server on this machine, or one of several behind a proxy.

use std::io::{IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use clap::builder::FalseyValueParser;
use clap::{Args, ValueEnum};
use codex::{Arg, said};
use server::api::{Rate, Registration, Settings};
use server::house::House;
use tokio::net::TcpListener;
use tower_http::services::{ServeDir, ServeFile};

use crate::place::Place;
use crate::{page, titles};

/// How to run the place.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Where to listen. 0.0.0.0:1993 lets other machines in.
    #[arg(long, env = "TELEFRAG_BIND", value_name = "ADDR", default_value = "127.0.0.1:1993")]
    bind: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// The address that people type, if a proxy stands in front (https://play.example.org).
    #[arg(long, env = "TELEFRAG_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Who may come in: everybody, or those with an invitation (`telefrag invite`).
    #[arg(long, env = "TELEFRAG_REGISTRATION", value_enum, default_value = "open")]
    registration: Who,
    /// Believe the X-Forwarded-For header. Only if a proxy in front sets it.
    #[arg(long, env = "TELEFRAG_TRUST_PROXY", value_parser = FalseyValueParser::new())]
    trust_proxy: bool,
    /// Let webhooks of players lead into private networks. Only where everybody who plays may call them anyway.
    #[arg(long, env = "TELEFRAG_PRIVATE_WEBHOOKS", value_parser = FalseyValueParser::new())]
    private_webhooks: bool,
    /// How many new people may come from one address in a minute.
    #[arg(long, env = "TELEFRAG_SIGN_UPS", value_name = "N", default_value_t = 30)]
    sign_ups: u32,
    /// How many requests may come from one address in a second.
    #[arg(long, env = "TELEFRAG_REQUESTS", value_name = "N", default_value_t = 300)]
    requests: u32,
    /// The address of a page that says who runs the place; the page links to it.
    #[arg(long, env = "TELEFRAG_IMPRINT", value_name = "URL", value_parser = web_page)]
    imprint: Option<String>,
    /// The address of a page that says what becomes of people's data; the page links to it.
    #[arg(long, env = "TELEFRAG_PRIVACY", value_name = "URL", value_parser = web_page)]
    privacy: Option<String>,
    /// Do not open a browser.
    #[arg(long, env = "TELEFRAG_NO_BROWSER", value_parser = FalseyValueParser::new())]
    no_browser: bool,
    /// Serve the page from a folder instead of the one built in, for those who work on it.
    #[arg(long, value_name = "DIR", hide = true)]
    page: Option<PathBuf>,
    /// Where luck starts at every new table, for tests: whoever knows it knows every card.
    #[arg(long, value_name = "N", hide = true)]
    luck: Option<u64>,
    /// How many live lines may come from one address, for tests: who has that many takes a while to open them.
    #[arg(long, value_name = "N", hide = true, default_value_t = Settings::default().lines_from_address)]
    lines_from: usize,
    /// How the log is written to standard error.
    #[arg(long, env = "TELEFRAG_LOG", value_enum, default_value = "text")]
    log: Log,
    /// What the log holds: error, warn, info or debug.
    #[arg(long, env = "TELEFRAG_LOG_LEVEL", value_name = "LEVEL", default_value = "info")]
    log_level: tracing::Level,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Who {
    /// Everybody.
    Open,
    /// Those with an invitation.
    Invite,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

/// An address that people type.
pub(crate) fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        Some(_) => Err(said("cli-bad-host", &[]).into()),
        None => Err(said("cli-bad-url", &[("text", Arg::text(text))]).into()),
    }
}

/// The address of a page somewhere.
fn web_page(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest {
        Some(rest) if !rest.is_empty() && !text.contains(|letter: char| letter.is_whitespace()) => {
            Ok(text.to_owned())
        }
        _ => Err(said("cli-bad-page", &[]).into()),
    }
}

/// Run the place until it is told to stop.
pub(crate) fn serve(options: Options) -> Result<()> {
    write_log(options.log, options.log_level);
    runtime()?.block_on(run(options))
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .with_context(|| said("cli-cannot-start", &[]))
}

fn write_log(log: Log, level: tracing::Level) {
    let lines = tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_max_level(level)
        // Whoever read the log may have gone; that must not stop anything.
        .log_internal_errors(false);
    match log {
        Log::Text => lines.with_ansi(std::io::stderr().is_terminal()).init(),
        Log::Json => lines.json().init(),
    }
}

async fn run(options: Options) -> Result<()> {
    let place = options.place.serve().await?;
    let store = place.store.clone();
    let listener = TcpListener::bind(options.bind)
        .await
        .with_context(|| said("cli-cannot-listen", &[("address", Arg::text(options.bind))]))?;
    let address = listener.local_addr()?;
    let here = options.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    say(&format!("{}\n{}", said("cli-at", &[("address", Arg::text(&here))]), said("cli-stop", &[])));
    let version = env!("CARGO_PKG_VERSION");
    let (registration, trust_proxy) = (options.registration, options.trust_proxy);
    tracing::info!(version, %address, %here, ?store, ?registration, trust_proxy, "started");
    if options.luck.is_some() {
        tracing::warn!("every table here has the same luck (--luck): good for tests, not for games");
    }
    let house = Arc::new(House::foretold(titles::kinds(), store, options.luck));
    let settings = Settings {
        public_url: options.public_url,
        registration: match options.registration {
            Who::Open => Registration::Open,
            Who::Invite => Registration::Invite,
        },
        trust_proxy: options.trust_proxy,
        allow_private: options.private_webhooks,
        sign_ups: Rate::a_minute(options.sign_ups),
        requests: Rate::a_second(options.requests),
        lines_from_address: options.lines_from,
        imprint: options.imprint,
        privacy: options.privacy,
        ..Settings::default()
    };
    let page = match options.page {
        Some(folder) => {
            let first = ServeFile::new(folder.join("index.html"));
            axum::Router::new().fallback_service(ServeDir::new(folder).fallback(first))
        }
        None => page::router(),
    };
    if !options.no_browser && has_browser() {
        // If it does not open, the address stands above.
        let _ = open::that_detached(&here);
    }
    server::serve(listener, house, settings, page, stopped()).await;
    say(&said("cli-stopped", &[]).to_string());
    Ok(())
}

/// Is somebody there who would look at a page?
fn has_browser() -> bool {
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    std::io::stdout().is_terminal() && (screen || cfg!(any(windows, target_os = "macos")))
}

/// Say something to whoever started the place; nobody may be listening any more.
fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

/// Ctrl-C, or a polite request to end.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}
