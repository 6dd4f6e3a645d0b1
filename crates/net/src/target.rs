//! The address of a server, as people write it.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::protocol::limits::PORT;

/// The longest name of a host (RFC 1035).
const LONGEST_HOST: usize = 255;

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
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
pub struct InvalidTarget;

impl FromStr for Target {
    type Err = InvalidTarget;

    /// `wss://` and `ws://` say whether the connection is encrypted. Without them it is encrypted, except for this
    /// machine and addresses of a home network, where no certificate can prove who the server is.
    fn from_str(text: &str) -> Result<Self, InvalidTarget> {
        let (scheme, rest) = match text.split_once("://") {
            Some(("wss", rest)) => (Some(true), rest),
            Some(("ws", rest)) => (Some(false), rest),
            Some(_) => return Err(InvalidTarget),
            None => (None, text),
        };
        let rest = rest.trim_end_matches('/');
        let (host, port) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((host, "")) => (host, None),
            Some((host, port)) => (host, Some(port.strip_prefix(':').ok_or(InvalidTarget)?)),
            None => match rest.split_once(':') {
                Some((_, port)) if port.contains(':') => (rest, None),
                Some((host, port)) => (host, Some(port)),
                None => (rest, None),
            },
        };
        let port = port.map_or(Ok(PORT), |port| port.parse().map_err(|_| InvalidTarget))?;
        let named = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | ':' | '_' | '%');
        if host.is_empty() || host.len() > LONGEST_HOST || !host.chars().all(named) {
            return Err(InvalidTarget);
        }
        Ok(Self {
            host: host.to_owned(),
            port,
            tls: scheme.unwrap_or(!is_near(host)),
        })
    }
}

impl Target {
    /// The server that gives out pages at the same host and port, where it has tables too: of the scheme of the page
    /// and its host, perhaps with a port. `None` if the scheme is not that of a page.
    pub fn of_page(scheme: &str, host: &str) -> Option<Result<Self, InvalidTarget>> {
        let (scheme, port) = match scheme.to_ascii_lowercase().as_str() {
            "https" => ("wss", 443),
            "http" => ("ws", 80),
            _ => return None,
        };
        let has_port = host.rsplit(']').next().is_some_and(|rest| rest.contains(':'));
        let address = match has_port {
            true => format!("{scheme}://{host}"),
            false => format!("{scheme}://{host}:{port}"),
        };
        Some(address.parse())
    }

    /// The address of the page that this server gives out, if it gives out one, without a path.
    pub fn page(&self) -> String {
        let (scheme, usual) = if self.tls { ("https", ":443") } else { ("http", ":80") };
        let place = self.place();
        format!("{scheme}://{}", place.strip_suffix(usual).unwrap_or(&place))
    }
}

/// Whether a host is this machine or one in the same network.
fn is_near(host: &str) -> bool {
    let name = host.to_ascii_lowercase();
    // An IPv6 address may name a network card.
    let address = host.split_once('%').map_or(host, |(address, _)| address);
    name == "localhost" || name.ends_with(".local") || address.parse().is_ok_and(is_near_address)
}

/// Whether an address is that of this machine or of one in a private network.
pub fn is_near_address(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            // Networks across several homes use these addresses (RFC 6598).
            let shared = address.octets()[0] == 100 && address.octets()[1] & 0xc0 == 64;
            address.is_loopback() || address.is_private() || address.is_link_local() || shared
        }
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local(),
    }
}

/// The form shown to people, as short as it can be read back: the scheme is written only if the reader would assume
/// the other one.
impl fmt::Display for Target {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.tls == is_near(&self.host) {
            write!(out, "{}://", self.scheme())?;
        }
        write!(out, "{}", self.place())
    }
}

impl From<Target> for String {
    fn from(target: Target) -> Self {
        target.to_string()
    }
}

impl TryFrom<String> for Target {
    type Error = InvalidTarget;

    fn try_from(text: String) -> Result<Self, InvalidTarget> {
        text.parse()
    }
}

impl Target {
    /// Whether a client that has reached this server goes to the other one when it is sent there: not without encryption
    /// if it came with it, and not from elsewhere into its own network or to its own machine.
    pub fn may_send_to(&self, other: &Self) -> bool {
        (other.tls || !self.tls) && (!is_near(&other.host) || is_near(&self.host))
    }

    /// Whether it is on this machine or in the same network, and the connection is not encrypted.
    pub fn is_near(&self) -> bool {
        !self.tls && is_near(&self.host)
    }

    const fn scheme(&self) -> &'static str {
        if self.tls { "wss" } else { "ws" }
    }

    fn place(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// The address as the URL of the WebSocket.
    pub fn url(&self) -> String {
        format!("{}://{}/", self.scheme(), self.place())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::link::Invitation;
    use crate::protocol::code::RoomCode;

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
            ("192.0.2.2", "wss://192.0.2.2:7448/"),
            ("100.63.255.255", "wss://100.63.255.255:7448/"),
            ("100.64.0.1", "ws://100.64.0.1:7448/"),
            ("100.127.255.255", "ws://100.127.255.255:7448/"),
            ("100.128.0.0", "wss://100.128.0.0:7448/"),
            ("LocalHost", "ws://LocalHost:7448/"),
            ("fe80::1%eth0", "ws://[fe80::1%eth0]:7448/"),
            ("[::ffff:192.168.1.5]:99", "ws://[::ffff:192.168.1.5]:99/"),
        ] {
            assert_eq!(
                text.parse::<Target>().map(|target| target.url()).as_deref(),
                Ok(url),
                "{text}"
            );
        }
        let shown = |text: &str| text.parse::<Target>().map(|target| target.to_string());
        for (text, says) in [
            ("192.168.1.5", "192.168.1.5:7448"),
            ("100.101.102.103", "100.101.102.103:7448"),
            ("ws://192.0.2.2:7448/", "ws://192.0.2.2:7448"),
            ("wss://play.example.org", "play.example.org:7448"),
            ("wss://den.local:9", "wss://den.local:9"),
            ("ws://[2001:db8::1]", "ws://[2001:db8::1]:7448"),
        ] {
            assert_eq!(shown(text).as_deref(), Ok(says), "{text}");
        }
        for wrong in ["", "http://x", "x:y", "x:99999", "a b", "x/y", "[::1]99"] {
            assert_eq!(wrong.parse::<Target>(), Err(InvalidTarget), "{wrong}");
        }
    }

    #[test]
    fn a_client_is_sent_neither_out_of_its_encryption_nor_into_its_own_network() {
        let target = |text: &str| text.parse::<Target>().expect("an address");
        for (from, to, goes) in [
            ("play.example.org", "play2.example.org:9", true),
            ("play.example.org", "ws://play2.example.org", false),
            ("play.example.org", "wss://192.168.1.5", false),
            ("ws://play.example.org", "play2.example.org", true),
            ("ws://play.example.org", "127.0.0.1:22", false),
            ("192.168.1.5", "192.168.1.6", true),
            ("127.0.0.1:1", "127.0.0.1:2", true),
            ("wss://192.168.1.5", "192.168.1.6", false),
        ] {
            assert_eq!(target(from).may_send_to(&target(to)), goes, "{from} {to}");
        }
        let long = "a".repeat(LONGEST_HOST + 1);
        assert_eq!(long.parse::<Target>(), Err(InvalidTarget));
        let written = crate::protocol::wire::encode(&target("wss://192.168.1.5:9"));
        assert_eq!(
            crate::protocol::wire::decode(&written),
            Ok(target("wss://192.168.1.5:9"))
        );
    }

    #[test]
    fn every_address_that_is_shown_is_read_back_as_the_same_one() {
        let hosts = [
            "127.0.0.1",
            "10.0.0.7",
            "172.16.0.1",
            "172.32.0.1",
            "192.168.178.20",
            "169.254.3.4",
            "192.0.2.2",
            "198.51.100.9",
            "100.64.0.1",
            "100.101.102.103",
            "100.128.0.1",
            "8.8.8.8",
            "0.0.0.0",
            "::1",
            "fe80::1",
            "fe80::1%eth0",
            "fd00::7",
            "2001:db8::1",
            "::ffff:10.0.0.1",
            "localhost",
            "den.local",
            "play.example.org",
        ];
        let code = RoomCode::of_random([5; 16]);
        for host in hosts.map(str::to_owned) {
            for (port, tls) in [(PORT, false), (PORT, true), (9, false), (65535, true)] {
                let host = host.clone();
                let target = Target { host, port, tls };
                let shown = target.to_string();
                assert_eq!(shown.parse().as_ref(), Ok(&target), "{shown}");
                assert_eq!(target.url().parse().as_ref(), Ok(&target), "{shown}");
                let (there, here) = (Some(target.clone().into()), |text: String| text.parse::<Invitation>());
                let server = there.clone();
                assert_eq!(
                    here(format!("{code}@{shown}")),
                    Ok(Invitation { server, code }),
                    "{shown}"
                );
                let link = Invitation { server: there, code };
                assert_eq!(here(link.to_string()), Ok(link), "{shown}");
            }
        }
    }
}
