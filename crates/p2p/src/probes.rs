//! Tells early that a packet was lost.
//!
//! A connection learns of a loss by what arrives after it (RFC 9002, section 6.1). Somebody who plays a card sends one
//! packet and then nothing, so only a timer would tell, after twice the time there and back. So a moment after what is
//! written, a datagram without content follows.

use std::sync::Arc;
use std::time::Duration;

use iroh::endpoint::Connection;
use n0_future::task::{AbortOnDropHandle, spawn};
use n0_future::time::sleep;
use tokio::sync::Notify;

/// How long after the first bytes the datagram follows. It must not be in the same packet.
const AFTER: Duration = Duration::from_millis(3);
/// How long after a datagram no other one follows: where much is sent, there is no need.
const PAUSE: Duration = Duration::from_millis(20);

/// Sends such datagrams on a connection, until it is dropped.
#[derive(Debug)]
pub(super) struct Probes {
    written: Arc<Notify>,
    _task: AbortOnDropHandle<()>,
}

impl Probes {
    /// For this connection. To be called where tokio runs.
    pub(super) fn on(connection: Connection) -> Self {
        let written = Arc::<Notify>::default();
        let wakes = written.clone();
        let task = spawn(async move {
            loop {
                wakes.notified().await;
                sleep(AFTER).await;
                if connection.send_datagram(Vec::new().into()).is_err() && connection.close_reason().is_some() {
                    return;
                }
                sleep(PAUSE).await;
            }
        });
        Self {
            written,
            _task: AbortOnDropHandle::new(task),
        }
    }

    /// Notes that something was written.
    pub(super) fn wrote(&self) {
        self.written.notify_one();
    }
}
