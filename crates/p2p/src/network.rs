//! Which relays are used, and what they are asked for.

use iroh::dns::DnsResolver;
use iroh::endpoint::{Builder, NetReportConfig, presets};
use iroh::tls::CaTlsConfig;
use iroh::{Endpoint, RelayMode, RelayUrl};
use tokio_rustls::rustls::pki_types::CertificateDer;

use crate::quic;
use net::table_address::RelayAddress;

/// The relays at which a table waits for its guests.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Relays {
    /// Those of the makers of the library. They are for trying, and limited.
    #[default]
    Public,
    /// These.
    Own(Vec<RelayAddress>),
    /// None: only homes whose network lets others in, and the same network.
    Nothing,
}

/// How a program uses the network.
#[derive(Clone, Debug, Default)]
pub struct Network {
    /// The relays.
    pub relays: Relays,
    /// Certificates that are trusted for relays, beside those of the public authorities.
    pub trusted: Vec<CertificateDer<'static>>,
    /// Whether everything goes over the relay, so that the other homes do not learn the address of this one.
    pub hides_address: bool,
}

/// An endpoint could not be opened. The text is that of the system or the library, in English.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BindError(pub String);

impl Network {
    /// An endpoint that has not been opened yet.
    pub(super) fn builder(&self) -> Builder {
        let mode = match self.relay_urls() {
            none if none.is_empty() => RelayMode::Disabled,
            relays => RelayMode::custom(relays),
        };
        // Only what the system names is asked for addresses, and nobody whether there is a page to log in.
        let names = DnsResolver::builder().with_system_defaults().disable_fallback().build();
        let mut looks = NetReportConfig::default();
        looks.captive_portal_check = false;
        let builder = Endpoint::builder(presets::Minimal)
            .relay_mode(mode)
            .dns_resolver(names)
            .net_report_config(looks)
            .ca_tls_config(CaTlsConfig::embedded().with_extra_roots(self.trusted.clone()))
            .transport_config(quic::limits());
        match self.hides_address {
            true => builder.clear_ip_transports(),
            false => builder,
        }
    }

    /// The relays by the library's names.
    pub(super) fn relay_urls(&self) -> Vec<RelayUrl> {
        match &self.relays {
            Relays::Public => RelayMode::Default.relay_map().urls(),
            Relays::Own(relays) => relays.iter().filter_map(url).collect(),
            Relays::Nothing => Vec::new(),
        }
    }
}

/// The library's name of a relay.
pub(super) fn url(relay: &RelayAddress) -> Option<RelayUrl> {
    relay.url().parse().ok()
}

/// The address of a relay, as links have it; `None` for one that is no name of a host.
pub(super) fn address(url: &RelayUrl) -> Option<RelayAddress> {
    // A name of a host may end with a dot, which says nothing that people need.
    url.as_str().trim_end_matches('/').trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_relay_of_the_makers_has_an_address_for_links() {
        let all = Network::default().relay_urls();
        assert!(!all.is_empty());
        for relay in all {
            let address = address(&relay).expect("a host");
            assert!(address.url().len() < 60 && !address.url().ends_with('.'), "{address}");
            assert!(url(&address).is_some());
        }
    }
}
