//! Addresses that people give us to call: which ones are called, and where they lead.
//!
//! Whoever gives an address must not reach with our hands what they cannot reach themselves. So a name is looked up
//! once, addresses of private networks are left out, and the line goes to exactly the address that was looked at.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::{Authority, PathAndQuery};

/// The longest address.
const ADDRESS_MOST: usize = 1024;

/// Networks of IPv4 that are not for everybody, with the length of their prefix: RFC 6890 and what came later.
const CLOSED_V4: [(Ipv4Addr, u32); 15] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// The part of IPv6 that is for everybody. What carries an IPv4 address at its end (mapped, NAT64), what is local to a
/// machine, a link or a site, and what goes to many lies outside.
const OPEN_V6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Networks inside that part that are not: protocols (Teredo too), two for documentation, 6to4.
const CLOSED_V6: [(Ipv6Addr, u32); 4] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Is it an address for everybody?
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => {
            !CLOSED_V4.iter().any(|&(net, length)| (ip.to_bits() ^ net.to_bits()) >> (32 - length) == 0)
        }
        IpAddr::V6(ip) => {
            let within =
                |&(net, length): &(Ipv6Addr, u32)| (ip.to_bits() ^ net.to_bits()) >> (128 - length) == 0;
            within(&OPEN_V6) && !CLOSED_V6.iter().any(within)
        }
    }
}

/// The port of an address that names none.
fn usual_port(tls: bool) -> u16 {
    if tls { 443 } else { 80 }
}

/// An address that may be called, once it is known where it leads.
#[derive(Debug)]
pub(super) struct Address {
    /// Is the line encrypted?
    pub(super) tls: bool,
    /// Host and port as they were written.
    pub(super) authority: Authority,
    /// The rest.
    pub(super) path: PathAndQuery,
    port: u16,
}

impl Address {
    /// Read it.
    ///
    /// # Errors
    /// What is wrong with it, and what would be right.
    pub(super) fn parse(text: &str) -> Result<Address, String> {
        if text.len() > ADDRESS_MOST {
            return Err(format!("the address is too long: at most {ADDRESS_MOST} characters"));
        }
        let uri: Uri =
            text.parse().map_err(|_| format!("`{text}` is no address: write https://host/path"))?;
        let parts = uri.into_parts();
        let tls = match parts.scheme.as_ref().map(|scheme| scheme.as_str()) {
            Some("https") => true,
            Some("http") => false,
            _ => return Err("the address must begin with https:// or http://".to_owned()),
        };
        let authority = parts.authority.ok_or("the address names no host: write https://host/path")?;
        if authority.as_str().contains('@') {
            return Err(
                "the address must not carry a name or password: put a secret into its path".to_owned()
            );
        }
        // `Authority::port` keeps quiet about a port that is none.
        let port = match authority.as_str().strip_prefix(authority.host()).unwrap_or_default() {
            "" => usual_port(tls),
            port => port.trim_start_matches(':').parse().map_err(|_| format!("`{port}` is no port"))?,
        };
        if !matches!(port, 80 | 443 | 1024..) {
            return Err(format!("port {port} is not called: use 80, 443, or one from 1024 on"));
        }
        let path = parts.path_and_query.unwrap_or_else(|| PathAndQuery::from_static("/"));
        Ok(Address { tls, authority, path, port })
    }

    /// The name of the machine, or its number without brackets.
    pub(super) fn host(&self) -> &str {
        self.authority.host().trim_start_matches('[').trim_end_matches(']')
    }

    /// The address without its path, as RFC 6454 writes it.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        let host = self.authority.host().to_lowercase();
        if self.port == usual_port(self.tls) {
            format!("{scheme}://{host}")
        } else {
            format!("{scheme}://{host}:{}", self.port)
        }
    }

    /// Where it leads: looked up once, without what is not for everybody unless that is allowed.
    ///
    /// # Errors
    /// If nothing is left.
    pub(super) async fn resolve(&self, allow_private: bool) -> Result<Vec<SocketAddr>, String> {
        let host = self.host();
        let found = tokio::net::lookup_host((host, self.port)).await;
        let mut found: Vec<_> =
            found.map_err(|problem| format!("`{host}` is not found: {problem}"))?.collect();
        if found.is_empty() {
            return Err(format!("`{host}` is not found"));
        }
        found.retain(|to| allow_private || is_public(to.ip()));
        if found.is_empty() {
            return Err(format!("`{host}` is not on the public internet: only public addresses are called"));
        }
        Ok(found)
    }
}
