//! The state that all rooms of a server share, and the messages to a room.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};

use crate::faults::Faults;
use crate::metrics::Metrics;
use crate::notices::all::Notices;
use crate::outbox::Outbox;
use crate::places::Places;
use crate::slow_tables::SlowTables;
use crate::waiting::Waiting;
use crate::workers::Workers;
use net::protocol::client_message::ClientMessage;
use net::protocol::refusal::{CloseReason, RoomRefusal};
use net::protocol::table_news::TableNews;
use net::protocol::token::SeatToken;
use net::room::effect::ConnectionId;

/// A message to a room.
#[derive(Debug)]
pub(super) enum RoomInput {
    /// A client asks to enter; messages to it go to the outbox. The sender gets the answer whether it has entered.
    Enter(
        ConnectionId,
        IpAddr,
        Arc<Outbox>,
        Box<ClientMessage>,
        oneshot::Sender<bool>,
    ),
    /// A message of a client.
    Message(ConnectionId, Box<ClientMessage>),
    /// The connection has ended.
    Gone(ConnectionId),
    /// A question whether a member of the room has this token.
    Knows(SeatToken, oneshot::Sender<bool>),
    /// A question for the news of the room, by a member with this token.
    Look(SeatToken, oneshot::Sender<Result<TableNews, RoomRefusal>>),
    /// Closes the room if nobody is connected.
    Close,
    /// The table has this address for other homes now.
    #[cfg(feature = "p2p")]
    Moves(Box<net::table_address::TableAddress>),
    /// Another server has taken the room over.
    #[cfg(feature = "cluster")]
    Deposed,
}

pub(super) type RoomSender = mpsc::Sender<RoomInput>;

/// The state that all rooms of a server share.
pub(super) struct ServerState {
    pub(super) metrics: Arc<Metrics>,
    /// The current problems of the server.
    pub(super) troubles: Faults,
    /// The threads that throw dice and run computer players.
    pub(super) workers: Workers,
    /// The matches that take their time.
    pub(super) slow: Arc<SlowTables>,
    /// What the server knows itself by.
    pub(super) places: Places,
    /// The people who wait for invitations.
    pub(super) waiting: Arc<Waiting>,
    /// What people who are away are told.
    pub(super) notices: Notices,
    /// Whether the server can't reach the others with which it shares its rooms.
    pub(super) cut_off: watch::Sender<bool>,
    /// Why the server stops, once it does.
    pub(super) ending: watch::Sender<Option<CloseReason>>,
    began: Instant,
}

impl ServerState {
    pub(super) fn new(
        workers: Workers,
        slow: Arc<SlowTables>,
        places: Places,
        waiting: Arc<Waiting>,
        notices: Notices,
    ) -> Self {
        Self {
            metrics: Arc::default(),
            troubles: Faults::default(),
            workers,
            slow,
            places,
            waiting,
            notices,
            cut_off: watch::Sender::new(false),
            ending: watch::Sender::new(None),
            began: Instant::now(),
        }
    }

    /// How long the server has run.
    pub(super) fn now(&self) -> Duration {
        self.began.elapsed()
    }
}
