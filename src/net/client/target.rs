//! The address of a server, as people write it.

use std::net::IpAddr;
use std::str::FromStr;

use crate::net::protocol::limits::PORT;

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The name or address of its machine.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Whether the connection is encrypted.
    pub tls: bool,
}

/// The text is no address of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an address is written HOST, HOST:PORT, wss://HOST:PORT or, without encryption, ws://HOST:PORT")]
pub struct NoTarget;

impl FromStr for Target {
    type Err = NoTarget;

    /// `wss://` and `ws://` say whether it is encrypted. Without them it is, but for this machine and for addresses of a
    /// home network, where no certificate can say who is who.
    fn from_str(text: &str) -> Result<Self, NoTarget> {
        let (scheme, rest) = match text.split_once("://") {
            Some(("wss", rest)) => (Some(true), rest),
            Some(("ws", rest)) => (Some(false), rest),
            Some(_) => return Err(NoTarget),
            None => (None, text),
        };
        let rest = rest.trim_end_matches('/');
        let (host, port) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((host, "")) => (host, None),
            Some((host, port)) => (host, Some(port.strip_prefix(':').ok_or(NoTarget)?)),
            None => match rest.split_once(':') {
                Some((_, port)) if port.contains(':') => (rest, None),
                Some((host, port)) => (host, Some(port)),
                None => (rest, None),
            },
        };
        let port = port.map_or(Ok(PORT), |port| port.parse().map_err(|_| NoTarget))?;
        let named = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '_' | '%');
        if host.is_empty() || !host.chars().all(named) {
            return Err(NoTarget);
        }
        let near = is_near_host(host);
        Ok(Self {
            host: host.to_owned(),
            port,
            tls: scheme.unwrap_or(!near),
        })
    }
}

/// Whether a host is this machine or in the same network.
fn is_near_host(host: &str) -> bool {
    host == "localhost" || host.ends_with(".local") || host.parse().is_ok_and(is_near)
}

/// Whether an address is that of this machine or of the same network.
const fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

impl Target {
    /// Whether it is on this machine or in the same network, and the connection is not encrypted.
    pub fn is_near(&self) -> bool {
        !self.tls && is_near_host(&self.host)
    }

    /// The address as the WebSocket names it.
    pub fn url(&self) -> String {
        let scheme = if self.tls { "wss" } else { "ws" };
        let host = if self.host.contains(':') {
            format!("[{}]", self.host)
        } else {
            self.host.clone()
        };
        format!("{scheme}://{host}:{}/", self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, url) in [
            ("play.example.org", "wss://play.example.org:7448/"),
            ("ws://play.example.org:80/", "ws://play.example.org:80/"),
            ("localhost", "ws://localhost:7448/"),
            ("127.0.0.1:99", "ws://127.0.0.1:99/"),
            ("wss://127.0.0.1:99", "wss://127.0.0.1:99/"),
            ("[::1]:99", "ws://[::1]:99/"),
            ("::1", "ws://[::1]:7448/"),
            ("192.168.1.5", "ws://192.168.1.5:7448/"),
            ("den.local", "ws://den.local:7448/"),
            ("wss://192.168.1.5", "wss://192.168.1.5:7448/"),
            ("8.8.8.8", "wss://8.8.8.8:7448/"),
        ] {
            assert_eq!(
                text.parse::<Target>().map(|target| target.url()).as_deref(),
                Ok(url),
                "{text}"
            );
        }
        for wrong in ["", "http://x", "x:y", "x:99999", "a b", "x/y", "[::1]99"] {
            assert_eq!(wrong.parse::<Target>(), Err(NoTarget), "{wrong}");
        }
    }
}
