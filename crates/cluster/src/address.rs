//! The address of etcd, as it is written on the command line.

use std::fmt;
use std::str::FromStr;

use crate::error::ClusterError;

/// The schemes: without encryption, and with TLS.
const PLAIN: &str = "etcd://";
const TLS: &str = "etcds://";
/// The most members of a cluster that are named. etcd's manual advises against more than seven.
const MOST_MEMBERS: usize = 9;
/// The port of clients, which etcd has from IANA.
const PORT: u16 = 2379;

/// The members of one etcd: `etcd://A,B,C`, each a host with or without a port; with `etcds://` over TLS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EtcdAddress {
    members: Vec<String>,
    tls: bool,
}

impl EtcdAddress {
    /// The URL of each member; at least one.
    pub fn urls(&self) -> impl Iterator<Item = String> + '_ {
        let scheme = if self.tls { "https" } else { "http" };
        self.members.iter().map(move |member| format!("{scheme}://{member}"))
    }

    /// Whether the connections are encrypted.
    pub const fn is_encrypted(&self) -> bool {
        self.tls
    }
}

impl fmt::Display for EtcdAddress {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.tls { TLS } else { PLAIN };
        write!(out, "{scheme}{}", self.members.join(","))
    }
}

impl FromStr for EtcdAddress {
    type Err = ClusterError;

    fn from_str(text: &str) -> Result<Self, ClusterError> {
        let wrong = || ClusterError::Address(text.to_owned());
        let (tls, rest) = match (text.strip_prefix(PLAIN), text.strip_prefix(TLS)) {
            (Some(rest), _) => (false, rest),
            (_, Some(rest)) => (true, rest),
            (None, None) => return Err(wrong()),
        };
        let members: Option<Vec<String>> = rest.trim_end_matches('/').split(',').map(member).collect();
        let members = members
            .filter(|members| members.len() <= MOST_MEMBERS)
            .ok_or_else(wrong)?;
        Ok(Self { members, tls })
    }
}

/// A member with its port; `None` if the text names none.
fn member(text: &str) -> Option<String> {
    // An IPv6 address has its colons in brackets.
    let (host, port) = match text.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, Some(port)),
        _ => (text, None),
    };
    let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let named = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let is_host = match inner {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => !host.is_empty() && host.chars().all(named),
    };
    let port = port.map_or(Some(PORT), |port| port.parse().ok().filter(|port| *port > 0))?;
    is_host.then(|| format!("{host}:{port}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_are_read_with_and_without_a_port() {
        for (text, urls) in [
            ("etcd://a", vec!["http://a:2379"]),
            (
                "etcd://10.0.0.1:79,b.example.org/",
                vec!["http://10.0.0.1:79", "http://b.example.org:2379"],
            ),
            (
                "etcds://[2001:db8::1],[::1]:9",
                vec!["https://[2001:db8::1]:2379", "https://[::1]:9"],
            ),
        ] {
            let address: EtcdAddress = text.parse().expect(text);
            assert_eq!(address.urls().collect::<Vec<_>>(), urls);
            assert_eq!(address.to_string().parse(), Ok(address));
        }
    }

    #[test]
    fn what_names_no_etcd_is_refused_with_its_own_words() {
        for text in [
            "",
            "etcd://",
            "a:2379",
            "http://a",
            "etcd://a,",
            "etcd://a b",
            "etcd://a:0",
            "etcd://a:x",
            "etcd://::1",
            "etcd://[::1",
            "etcd://a/b",
            "etcd://a,b,c,d,e,f,g,h,i,j",
        ] {
            assert_eq!(
                text.parse::<EtcdAddress>(),
                Err(ClusterError::Address(text.to_owned())),
                "{text}"
            );
        }
    }
}
