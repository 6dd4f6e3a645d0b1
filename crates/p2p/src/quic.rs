//! What one end of a connection holds for the other.

use std::time::Duration;

use iroh::endpoint::{AckFrequencyConfig, QuicTransportConfig, VarInt};

/// The name of what is spoken over the connection. Versions are told apart by the first message.
pub(super) const PROTOCOL: &[u8] = b"tumbletop";
/// The most bytes that the other end may send before this one has read them.
pub(super) const MOST_UNREAD: u32 = 128 * 1024;
/// The most bytes that wait here until the other end has taken them.
pub(super) const MOST_UNSENT: u64 = 128 * 1024;
/// The most bytes of datagrams that the library keeps. They have no content, see [`crate::probes`].
pub(super) const MOST_DATAGRAMS: usize = 256;

/// The limits of a connection: one stream in both directions, and datagrams without content. What arrives is confirmed
/// at once: somebody waits for each message, and one that is lost is sent again the sooner.
pub(super) fn limits() -> QuicTransportConfig {
    let mut confirms = AckFrequencyConfig::default();
    confirms
        .ack_eliciting_threshold(VarInt::from_u32(0))
        .max_ack_delay(Some(Duration::from_millis(1)));
    QuicTransportConfig::builder()
        .ack_frequency_config(Some(confirms))
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .stream_receive_window(VarInt::from_u32(MOST_UNREAD))
        .receive_window(VarInt::from_u32(MOST_UNREAD))
        .send_window(MOST_UNSENT)
        // The library drops older ones: nobody reads them.
        .datagram_receive_buffer_size(Some(MOST_DATAGRAMS))
        .datagram_send_buffer_size(MOST_DATAGRAMS)
        .build()
}
