//! The address of a table that is reachable from other homes: its public key, and where to look for it.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};

/// The scheme of such an address.
const SCHEME: &str = "table://";
/// The longest name of a relay, in bytes.
const LONGEST_RELAY: usize = 120;
/// The most relays of an address.
pub const MOST_RELAYS: usize = 3;
/// The most addresses in the table's own network.
pub const MOST_NEAR: usize = 3;

/// The public key of a table (ed25519). Whoever answers has proved to have the secret one, so nobody between two homes
/// can pretend to be the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableKey([u8; 32]);

impl TableKey {
    /// The key of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the key.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for TableKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for TableKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "TableKey({self})")
    }
}

impl FromStr for TableKey {
    type Err = InvalidTableAddress;

    fn from_str(text: &str) -> Result<Self, InvalidTableAddress> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(InvalidTableAddress);
        }
        let value = |digit: u8| char::from(digit).to_digit(16).ok_or(InvalidTableAddress);
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = (value(pair[0])? * 16 + value(pair[1])?) as u8;
        }
        Ok(Self(bytes))
    }
}

/// The address of a relay: a server that two homes can both reach, and that carries for them what it can't read.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RelayAddress {
    /// Its host, perhaps with a port.
    place: String,
    /// Whether the connection to it is encrypted once more, as that of a web page is.
    tls: bool,
}

/// The text is no address of a relay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a relay is written HOST, HOST:PORT, https://HOST:PORT or, without encryption, http://HOST:PORT")]
pub struct InvalidRelayAddress;

impl RelayAddress {
    /// Whether the connection to it is encrypted once more, as that of a web page is.
    pub const fn is_encrypted(&self) -> bool {
        self.tls
    }

    /// The address as a URL.
    pub fn url(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        format!("{scheme}://{}", self.place)
    }
}

impl fmt::Display for RelayAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls { "" } else { "http://" };
        write!(out, "{scheme}{}", self.place)
    }
}

impl fmt::Debug for RelayAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "RelayAddress({self})")
    }
}

impl FromStr for RelayAddress {
    type Err = InvalidRelayAddress;

    fn from_str(text: &str) -> Result<Self, InvalidRelayAddress> {
        let (tls, place) = match text.split_once("://") {
            Some(("https", place)) => (true, place),
            Some(("http", place)) => (false, place),
            Some(_) => return Err(InvalidRelayAddress),
            None => (true, text),
        };
        let place = place.trim_end_matches('/');
        let (host, port) = match place
            .rfind(']')
            .map_or_else(|| place.rfind(':'), |end| place[end..].find(':').map(|at| end + at))
        {
            Some(at) => (&place[..at], Some(&place[at + 1..])),
            None => (place, None),
        };
        let named = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '[' | ']' | ':');
        let fits = !host.is_empty() && host.chars().all(named);
        let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
        // An IPv6 address stands in brackets.
        let fits = match host.strip_prefix('[') {
            Some(rest) => rest
                .strip_suffix(']')
                .is_some_and(|inner| inner.parse::<Ipv6Addr>().is_ok()),
            None => fits && !host.contains([':', '[', ']']),
        };
        if !fits || !is_port || place.len() > LONGEST_RELAY {
            return Err(InvalidRelayAddress);
        }
        Ok(Self {
            place: place.to_ascii_lowercase(),
            tls,
        })
    }
}

/// The address of a table that is reachable from other homes. The key says which table it is; everything else only says
/// where to look for it, and may be out of date. In a message it is its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableAddress {
    /// The public key of the table.
    pub key: TableKey,
    /// The relays at which the table waits; at most [`MOST_RELAYS`].
    pub relays: Vec<RelayAddress>,
    /// Addresses of the table in its own network, so that it is found there without any relay; at most [`MOST_NEAR`].
    pub near: Vec<SocketAddr>,
}

/// Whether an address is one of a home network. Only these stand in a link: they do not tell where the home is.
pub const fn is_near(address: &SocketAddr) -> bool {
    let inside = match address.ip() {
        IpAddr::V4(address) => address.is_private(),
        IpAddr::V6(address) => address.is_unique_local(),
    };
    inside && address.port() != 0
}

/// The text is no address of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the address of a table is written table://KEY?relay=HOST")]
pub struct InvalidTableAddress;

impl TableAddress {
    /// What stands behind the key in a link, such as `&relay=HOST&at=ADDRESS`.
    pub fn parts(&self) -> impl Iterator<Item = String> {
        let relays = self.relays.iter().map(|relay| format!("relay={relay}"));
        relays.chain(self.near.iter().map(|near| format!("at={near}")))
    }

    /// The table of this key, with what these parts of a link say. Parts that a newer program adds are ignored.
    pub fn of_parts<'a>(key: TableKey, parts: impl Iterator<Item = &'a str>) -> Result<Self, InvalidTableAddress> {
        let (mut relays, mut near) = (Vec::new(), Vec::new());
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                continue;
            };
            let value = percent_decode_str(value)
                .decode_utf8()
                .map_err(|_| InvalidTableAddress)?;
            match name {
                "relay" => relays.push(value.parse().map_err(|_| InvalidTableAddress)?),
                "at" => near.push(value.parse().map_err(|_| InvalidTableAddress)?),
                _ => {}
            }
        }
        let fits = relays.len() <= MOST_RELAYS && near.len() <= MOST_NEAR;
        // A link makes no program send packets to the internet but to its relays.
        near.retain(is_near);
        fits.then_some(Self { key, relays, near }).ok_or(InvalidTableAddress)
    }
}

impl From<TableAddress> for String {
    fn from(address: TableAddress) -> Self {
        address.to_string()
    }
}

impl TryFrom<String> for TableAddress {
    type Error = InvalidTableAddress;

    fn try_from(text: String) -> Result<Self, InvalidTableAddress> {
        text.parse()
    }
}

impl fmt::Display for TableAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{SCHEME}{}", self.key)?;
        for (at, part) in self.parts().enumerate() {
            write!(out, "{}{part}", if at == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

impl FromStr for TableAddress {
    type Err = InvalidTableAddress;

    fn from_str(text: &str) -> Result<Self, InvalidTableAddress> {
        let rest = text.strip_prefix(SCHEME).ok_or(InvalidTableAddress)?;
        let (key, query) = rest.split_once('?').unwrap_or((rest, ""));
        Self::of_parts(key.trim_end_matches('/').parse()?, query.split('&'))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_relay_is_read_as_people_write_it() {
        for (text, url, shown) in [
            ("relay.example.org", "https://relay.example.org", "relay.example.org"),
            (
                "https://Relay.Example.org/",
                "https://relay.example.org",
                "relay.example.org",
            ),
            (
                "relay.example.org:8443",
                "https://relay.example.org:8443",
                "relay.example.org:8443",
            ),
            ("http://10.0.0.1:3340", "http://10.0.0.1:3340", "http://10.0.0.1:3340"),
            ("[2001:db8::1]:443", "https://[2001:db8::1]:443", "[2001:db8::1]:443"),
            ("[2001:db8::1]", "https://[2001:db8::1]", "[2001:db8::1]"),
        ] {
            let relay: RelayAddress = text.parse().expect(text);
            assert_eq!(
                (relay.url().as_str(), relay.to_string().as_str()),
                (url, shown),
                "{text}"
            );
            assert_eq!(relay.to_string().parse(), Ok(relay.clone()), "{text}");
            assert_eq!(relay.url().parse(), Ok(relay), "{text}");
        }
        for wrong in [
            "",
            "ftp://a",
            "a b",
            "a/b",
            "a:0",
            "a:99999",
            "a:x",
            "2001:db8::1",
            "https://",
            "a?b",
            "a&b",
            "[zz]",
            "a[::1]",
            "[::1",
        ] {
            assert_eq!(wrong.parse::<RelayAddress>(), Err(InvalidRelayAddress), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_read_back_as_it_was_written() {
        let key = TableKey::new(std::array::from_fn(|at| (at * 37) as u8));
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!(key.to_string().to_uppercase().parse(), Ok(key));
        let relay = |text: &str| text.parse::<RelayAddress>().expect("a relay");
        let relays = [relay("relay.example.org"), relay("http://[2001:db8::1]:3340")];
        let near: [SocketAddr; 2] = ["192.168.1.5:7448", "[fd00::7]:7449"].map(|text| text.parse().expect("one"));
        for (relays, near) in [
            (&relays[..0], &near[..0]),
            (&relays[..1], &near[..2]),
            (&relays[..2], &near[..0]),
        ] {
            let address = TableAddress {
                key,
                relays: relays.to_vec(),
                near: near.to_vec(),
            };
            assert_eq!(address.to_string().parse(), Ok(address.clone()), "{address}");
        }
        let written = format!("table://{key}/?later=1&relay=https%3A%2F%2Frelay.example.org");
        let read: TableAddress = written.parse().expect("an address");
        assert_eq!(read.relays, [relay("relay.example.org")]);
    }

    #[test]
    fn a_link_has_no_address_that_tells_where_a_home_is() {
        for (address, near) in [
            ("192.168.1.5:1", true),
            ("10.0.0.7:1", true),
            ("172.20.0.1:1", true),
            ("[fd00::7]:1", true),
            ("192.168.1.5:0", false),
            ("203.0.113.9:1", false),
            ("100.64.0.1:1", false),
            ("127.0.0.1:1", false),
            ("[2001:db8::1]:1", false),
            ("[fe80::1]:1", false),
        ] {
            assert_eq!(is_near(&address.parse().expect("an address")), near, "{address}");
            // What stands there all the same is left out.
            let read: TableAddress = format!("table://{}?at={address}", "7f".repeat(32))
                .parse()
                .expect("an address");
            assert_eq!(read.near.len(), usize::from(near), "{address}");
        }
        let long = "a".repeat(LONGEST_RELAY + 1);
        assert_eq!(long.parse::<RelayAddress>(), Err(InvalidRelayAddress));
    }

    #[test]
    fn what_is_no_address_of_a_table_is_refused() {
        let key = TableKey::new([7; 32]);
        let many = "&relay=a".repeat(MOST_RELAYS + 1);
        let near = "&at=10.0.0.1:1".repeat(MOST_NEAR + 1);
        for wrong in [
            "".to_owned(),
            "table://".to_owned(),
            format!("table://{}", &key.to_string()[1..]),
            format!("table://{}g", &key.to_string()[1..]),
            format!("table://{key}?relay=a b"),
            format!("table://{key}?relay=%ff"),
            format!("table://{key}?at=home"),
            format!("table://{key}?{many}"),
            format!("table://{key}?{near}"),
            format!("wss://{key}"),
        ] {
            assert_eq!(wrong.parse::<TableAddress>(), Err(InvalidTableAddress), "{wrong}");
        }
    }
}
