//! Which relays are used, and what they are asked for.

#[cfg(not(target_family = "wasm"))]
use iroh::dns::DnsResolver;
use iroh::endpoint::{Builder, NetReportConfig, presets};
#[cfg(not(target_family = "wasm"))]
use iroh::tls::CaTlsConfig;
use iroh::{Endpoint, RelayMode, RelayUrl};
#[cfg(not(target_family = "wasm"))]
use tokio_rustls::rustls::pki_types::CertificateDer;

use crate::quic;
use addresses::table_address::RelayAddress;

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
    /// Certificates that are trusted for relays, beside those of the public authorities. In a page the browser decides.
    #[cfg(not(target_family = "wasm"))]
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
        let builder = Endpoint::builder(presets::Minimal)
            .relay_mode(mode)
            .transport_config(quic::limits());
        self.on_this_system(builder)
    }

    #[cfg(not(target_family = "wasm"))]
    fn on_this_system(&self, builder: Builder) -> Builder {
        // Only what the system names is asked for addresses, and nobody whether there is a page to log in.
        let names = DnsResolver::builder().with_system_defaults().disable_fallback().build();
        let mut looks = NetReportConfig::default();
        looks.captive_portal_check = false;
        let builder = builder
            .dns_resolver(names)
            .net_report_config(looks)
            .ca_tls_config(CaTlsConfig::embedded().with_extra_roots(self.trusted.clone()));
        match self.hides_address {
            true => builder.clear_ip_transports(),
            false => builder,
        }
    }

    /// A browser has the names and the certificates, and no way but over the relay. It waits for nobody who would have
    /// to find it, so that it need not look for the nearest relay either.
    #[cfg(target_family = "wasm")]
    fn on_this_system(&self, builder: Builder) -> Builder {
        builder.net_report_config(NetReportConfig::minimal())
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
#[cfg(not(target_family = "wasm"))]
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
