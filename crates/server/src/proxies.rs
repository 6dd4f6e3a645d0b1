//! The proxies in front of a server, and the clients that they name.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

/// One address, or a network: all addresses with the same first bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    /// The number of common bits.
    common: u8,
}

/// The text is neither an address nor a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither an address nor a network such as 10.0.0.0/8")]
pub struct InvalidNetwork;

impl FromStr for Network {
    type Err = InvalidNetwork;

    fn from_str(text: &str) -> Result<Self, InvalidNetwork> {
        let (address, common) = match text.split_once('/') {
            Some((address, common)) => (address, Some(common)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| InvalidNetwork)?;
        let most = bits(address);
        let common = match common {
            Some(common) => common
                .parse()
                .ok()
                .filter(|common| *common <= most)
                .ok_or(InvalidNetwork)?,
            None => most,
        };
        Ok(Self { address, common })
    }
}

/// The number of bits of an address.
const fn bits(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(_) => 32,
        IpAddr::V6(_) => 128,
    }
}

impl Network {
    fn has(&self, address: IpAddr) -> bool {
        let differ = match (self.address, address) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => u128::from(ours.to_bits() ^ theirs.to_bits()) << 96,
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => ours.to_bits() ^ theirs.to_bits(),
            _ => return false,
        };
        differ.leading_zeros() >= u32::from(self.common)
    }
}

/// The proxies that a server trusts.
#[derive(Clone, Debug, Default)]
pub(super) struct Proxies(Vec<Network>);

impl Proxies {
    pub(super) fn new(trusted: &[Network]) -> Self {
        Self(trusted.to_vec())
    }

    pub(super) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.has(address))
    }

    /// The client of a request from this address with these `X-Forwarded-For` headers: the last address in them that
    /// is no proxy. Each proxy appends the address that the request came from. Entries before the address of the
    /// client, or before an entry that is no address, are ignored.
    pub(super) fn client(&self, from: IpAddr, forwarded: &[String]) -> IpAddr {
        let told = forwarded.iter().flat_map(|header| header.split(','));
        let mut client = from;
        for hop in told.rev() {
            if !self.has(client) {
                break;
            }
            match address(hop.trim()) {
                Some(before) => client = before,
                None => break,
            }
        }
        client
    }
}

/// An address, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    inner.unwrap_or(text).parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn proxies(trusted: &[&str]) -> Proxies {
        let networks: Vec<Network> = trusted.iter().map(|text| text.parse().expect("a network")).collect();
        Proxies::new(&networks)
    }

    #[test]
    fn a_network_is_an_address_and_how_much_of_it_counts() {
        let ours = proxies(&["10.1.0.0/16", "192.0.2.7", "2001:db8::/32", "::1"]);
        for inside in ["10.1.2.3", "::ffff:10.1.2.3", "192.0.2.7", "2001:db8:9::1", "::1"] {
            assert!(ours.has(of(inside)), "{inside}");
        }
        for outside in ["10.2.0.0", "192.0.2.8", "2001:db9::", "::2", "127.0.0.1"] {
            assert!(!ours.has(of(outside)), "{outside}");
        }
        assert!(proxies(&["0.0.0.0/0"]).has(of("203.0.113.1")));
        for wrong in [
            "",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/",
            "10.0.0.0/-1",
            "proxy",
            "10.0.0.1:80",
        ] {
            assert_eq!(wrong.parse::<Network>(), Err(InvalidNetwork), "{wrong}");
        }
    }

    #[test]
    fn the_last_address_that_is_no_proxy_is_the_client() {
        let ours = proxies(&["10.0.0.0/8", "::1"]);
        let client = |from: &str, headers: &[&str]| {
            let headers: Vec<String> = headers.iter().map(|header| (*header).to_owned()).collect();
            ours.client(of(from), &headers)
        };
        for (from, headers, is) in [
            ("10.0.0.1", &["203.0.113.9"][..], "203.0.113.9"),
            // An entry of the client itself stands before those of the proxy.
            ("10.0.0.1", &["198.51.100.1, 203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", &["198.51.100.1", "203.0.113.9"], "203.0.113.9"),
            // Two proxies, one behind the other.
            ("10.0.0.1", &["198.51.100.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
            ("::1", &["203.0.113.9:4711"], "203.0.113.9"),
            ("::1", &["[2001:db8::1]:4711"], "2001:db8::1"),
            ("::1", &["[2001:db8::1]"], "2001:db8::1"),
            // An address that is no proxy can't name a client.
            ("203.0.113.5", &["198.51.100.1"], "203.0.113.5"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1", &["203.0.113.9, unknown"], "10.0.0.1"),
            ("10.0.0.1", &["203.0.113.9, , 10.0.0.2"], "10.0.0.2"),
            ("10.0.0.1", &[""], "10.0.0.1"),
        ] {
            assert_eq!(client(from, headers), of(is), "{from} {headers:?}");
        }
    }
}
