//! What all rooms of a server share, and how they are spoken to.

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

/// What comes to a room.
#[derive(Debug)]
pub(super) enum ToRoom {
    /// Somebody asks to be let in, and writes what is in the outbox. They are told whether they are in.
    Enter(ConnectionId, IpAddr, Arc<Outbox>, Box<Up>, oneshot::Sender<bool>),
    /// A message.
    Message(ConnectionId, Box<Up>),
    /// Nobody is there any more.
    Gone(ConnectionId),
    /// Is this the token of somebody in the room?
    Knows(SeatToken, oneshot::Sender<bool>),
    /// The room is to close unless somebody is there.
    Close,
}

pub(super) type RoomSender = mpsc::Sender<ToRoom>;

/// What all rooms of a server share.
pub(super) struct Common {
    pub(super) metrics: Arc<Metrics>,
    /// What it lacks for now.
    pub(super) troubles: Troubles,
    /// The threads on which dice are thrown and computer players think.
    pub(super) workers: Workers,
    /// Why the server ends, once it does.
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
