//! The state that all rooms of a server share, and the messages to a room.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::troubles::Troubles;
use crate::workers::Workers;
use net::protocol::refusal::Closing;
use net::protocol::token::SeatToken;
use net::protocol::up::Up;
use net::room::effect::ConnectionId;

/// A message to a room.
#[derive(Debug)]
pub(super) enum ToRoom {
    /// A client asks to enter; messages to it go to the outbox. The sender gets the answer whether it has entered.
    Enter(ConnectionId, IpAddr, Arc<Outbox>, Box<Up>, oneshot::Sender<bool>),
    /// A message of a client.
    Message(ConnectionId, Box<Up>),
    /// The connection has ended.
    Gone(ConnectionId),
    /// A question whether a member of the room has this token.
    Knows(SeatToken, oneshot::Sender<bool>),
    /// Closes the room if nobody is connected.
    Close,
}

pub(super) type RoomSender = mpsc::Sender<ToRoom>;

/// The state that all rooms of a server share.
pub(super) struct Common {
    pub(super) metrics: Arc<Metrics>,
    /// The current problems of the server.
    pub(super) troubles: Troubles,
    /// The threads that throw dice and run computer players.
    pub(super) workers: Workers,
    /// Why the server stops, once it does.
    pub(super) ending: watch::Sender<Option<Closing>>,
    began: Instant,
}

impl Common {
    pub(super) fn new(workers: Workers) -> Self {
        Self {
            metrics: Arc::default(),
            troubles: Troubles::default(),
            workers,
            ending: watch::Sender::new(None),
            began: Instant::now(),
        }
    }

    /// How long the server has run.
    pub(super) fn now(&self) -> Duration {
        self.began.elapsed()
    }
}
