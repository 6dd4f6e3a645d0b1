//! The web pages that may connect to the server. A browser names the origin of the page that opens a connection (RFC
//! 6454); other programs name none. Without this check, any page that a person at home opens could connect to a table
//! in that home's network.

use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

use tokio_tungstenite::tungstenite::handshake::server::{Callback, ErrorResponse, Request, Response};
use tokio_tungstenite::tungstenite::http::{HeaderMap, StatusCode, header};

/// The origin of a web page: scheme, name and port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    secure: bool,
    host: String,
    port: u16,
}

/// The text is no origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an origin is written https://HOST, http://HOST or with a port")]
pub struct InvalidOrigin;

impl FromStr for Origin {
    type Err = InvalidOrigin;

    fn from_str(text: &str) -> Result<Self, InvalidOrigin> {
        let (scheme, rest) = text.split_once("://").ok_or(InvalidOrigin)?;
        let secure = match scheme.to_ascii_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return Err(InvalidOrigin),
        };
        let (host, port) = host_and_port(rest.strip_suffix('/').unwrap_or(rest)).ok_or(InvalidOrigin)?;
        Ok(Self {
            secure,
            host,
            port: port.unwrap_or(if secure { 443 } else { 80 }),
        })
    }
}

/// The name or address in lower case (an IPv6 address with its brackets), and the port if there is one.
fn host_and_port(text: &str) -> Option<(String, Option<u16>)> {
    let end = text.find(']').map_or(0, |at| at + 1);
    let (host, port) = match text[end..].find(':') {
        Some(at) => (&text[..end + at], Some(text[end + at + 1..].parse().ok()?)),
        None => (text, None),
    };
    let named = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_' | '[' | ']' | ':');
    let fits = !host.is_empty() && host.chars().all(named);
    fits.then(|| (host.to_ascii_lowercase(), port))
}

/// Whether a host is an address, or this machine. A page can't pretend to come from an address: the owner of a name
/// can point it at any address, but nobody can do that with an address.
fn is_an_address(host: &str) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || bare.parse::<IpAddr>().is_ok()
}

/// The web pages that may connect to the server.
#[derive(Clone, Debug, Default)]
pub(super) struct Origins(Arc<[Origin]>);

impl Origins {
    pub(super) fn new(allowed: &[Origin]) -> Self {
        Self(allowed.into())
    }

    /// Whether a client with these headers may connect: programs, which name no page, the server's own pages, and the
    /// pages configured at the start.
    fn allow(&self, headers: &HeaderMap) -> bool {
        let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
        let host = text(header::HOST).and_then(host_and_port);
        headers.get_all(header::ORIGIN).iter().all(|origin| {
            let origin: Option<Origin> = origin.to_str().ok().and_then(|origin| origin.parse().ok());
            origin.is_some_and(|origin| self.0.contains(&origin) || is_own(&origin, host.as_ref()))
        })
    }
}

/// Whether a page comes from the same host and port that the browser connects to. The name of a host counts only with
/// encryption: then the server's certificate is for that name, which the owner of another name can't have.
fn is_own(page: &Origin, asked: Option<&(String, Option<u16>)>) -> bool {
    asked.is_some_and(|(host, port)| {
        let usual = if page.secure { 443 } else { 80 };
        *host == page.host && port.unwrap_or(usual) == page.port && (page.secure || is_an_address(host))
    })
}

impl Callback for Origins {
    fn on_request(self, request: &Request, response: Response) -> Result<Response, ErrorResponse> {
        if self.allow(request.headers()) {
            return Ok(response);
        }
        let mut refused = ErrorResponse::new(Some("this page may not speak to this server\n".to_owned()));
        *refused.status_mut() = StatusCode::FORBIDDEN;
        Err(refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origins: &[&str], host: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().expect("a host"));
        for origin in origins {
            headers.append(header::ORIGIN, origin.parse().expect("a value"));
        }
        headers
    }

    #[test]
    fn programs_own_pages_and_named_pages_may_speak_and_no_others() {
        let named: Vec<Origin> = ["https://play.example.org", "http://den.local:8080/"]
            .map(|text| text.parse().expect("an origin"))
            .into();
        let origins = Origins::new(&named);
        for (origin, host) in [
            (&[][..], "play.example.org:7448"),
            (&["https://play.example.org"], "table.example.org"),
            (&["HTTPS://Play.Example.org:443"], "table.example.org"),
            (&["http://den.local:8080"], "192.168.1.5:7448"),
            (&["http://192.168.1.5:7448"], "192.168.1.5:7448"),
            (&["http://[fe80::1]:7448"], "[fe80::1]:7448"),
            (&["http://localhost:7448"], "localhost:7448"),
            (&["https://192.168.1.5"], "192.168.1.5"),
            (&["https://table.example.org:7448"], "table.example.org:7448"),
        ] {
            assert!(origins.allow(&headers(origin, host)), "{origin:?} at {host}");
        }
        for (origin, host) in [
            (&["https://evil.example"][..], "192.168.1.5:7448"),
            // A name whose owner points it at the address of this server.
            (&["http://evil.example:7448"], "evil.example:7448"),
            (&["http://play.example.org"], "play.example.org"),
            (&["https://play.example.org:444"], "play.example.org"),
            (&["https://play.example.org.evil.example"], "play.example.org"),
            (
                &["https://play.example.org", "https://evil.example"],
                "play.example.org",
            ),
            (&["http://192.168.1.5:80"], "192.168.1.5:7448"),
            (&["http://192.168.1.6:7448"], "192.168.1.5:7448"),
            (&["null"], "localhost:7448"),
            (&["file://"], "localhost:7448"),
            (&[""], "localhost:7448"),
        ] {
            assert!(!origins.allow(&headers(origin, host)), "{origin:?} at {host}");
        }
    }

    #[test]
    fn what_is_no_origin_is_refused() {
        for wrong in [
            "",
            "play.example.org",
            "ws://play.example.org",
            "https://",
            "https://a/b",
            "https://a b",
            "https://a:port",
            "https://a:70000",
            "https://me@a",
        ] {
            assert_eq!(wrong.parse::<Origin>(), Err(InvalidOrigin), "{wrong}");
        }
    }
}
