//! Guests from other homes, as the crate `p2p` lets them in, and the relay that helps them.

use std::path::Path;

use crate::error::ServeError;
use client::pem;
use messages::Message;

pub mod door;
pub mod relay;
mod saved_address;

pub use p2p::listener::Reach;
pub use p2p::network::{Network, Relays};

/// The network with these relays. For relays, the certificates in this file are trusted too.
///
/// # Errors
/// [`ServeError::Certificate`] if the file can't be read.
pub fn network(relays: Relays, trusted: Option<&Path>) -> Result<Network, ServeError> {
    let read = |file: &Path| {
        let wrong = |why: String| ServeError::Certificate(file.to_owned(), Message::verbatim(why));
        pem::certificates_of(file).map_err(wrong)
    };
    Ok(Network {
        relays,
        trusted: trusted.map(read).transpose()?.unwrap_or_default(),
        hides_address: false,
    })
}
