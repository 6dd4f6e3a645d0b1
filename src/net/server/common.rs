//! The state that all rooms of a server share, and the messages to a room.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use crate::net::protocol::refusal::Closing;
use crate::net::protocol::token::SeatToken;
use crate::net::protocol::up::Up;
use crate::net::room::effect::ConnectionId;
use crate::net::server::metrics::Metrics;
use crate::net::server::outbox::Outbox;
use crate::net::server::troubles::Troubles;
use crate::net::server::workers::Workers;

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
