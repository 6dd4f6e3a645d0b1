//! Somebody arrives, perhaps by a proxy: for whom the connection counts.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::server::{Callback, ErrorResponse, Request, Response};

use crate::net::protocol::limits::CONNECTIONS_UNNAMED;
use crate::net::server::address::counted;
use crate::net::server::doors::{Doors, Place};
use crate::net::server::proxies::Proxies;
use crate::net::server::proxy_protocol;

/// The header in which proxies say who came to them.
const FORWARDED: &str = "x-forwarded-for";

/// Somebody who has just arrived.
pub(super) struct Arrival {
    from: IpAddr,
    doors: Arc<Doors>,
    proxies: Arc<Proxies>,
    place: Place,
    /// What the headers of the handshake say.
    forwarded: Arc<Mutex<Vec<String>>>,
}

/// Looks at the headers of a handshake on their way to whoever else looks at them.
pub(super) struct Noting<C> {
    forwarded: Arc<Mutex<Vec<String>>>,
    then: C,
}

impl<C: Callback> Callback for Noting<C> {
    fn on_request(self, request: &Request, response: Response) -> Result<Response, ErrorResponse> {
        let told = request.headers().get_all(FORWARDED).iter();
        // What is no text names no address.
        let told = told.map(|header| header.to_str().unwrap_or_default().to_owned());
        self.forwarded
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend(told);
        self.then.on_request(request, response)
    }
}

impl Arrival {
    /// Somebody arrives from this address; `None` where it has as many connections as it may. A proxy may have more:
    /// they count for it only until it has said who has come.
    pub(super) fn new(doors: &Arc<Doors>, proxies: &Arc<Proxies>, from: IpAddr, now: Duration) -> Option<Self> {
        let place = if proxies.has(from) {
            doors.come_in_up_to(CONNECTIONS_UNNAMED, counted(from), now)
        } else {
            doors.come_in(counted(from), now)
        };
        Some(Self {
            from,
            doors: doors.clone(),
            proxies: proxies.clone(),
            place: place?,
            forwarded: Arc::default(),
        })
    }

    /// Reads what a proxy says before everything else, where it says something. Returns whether it makes sense. Nobody
    /// else is listened to.
    pub(super) async fn read_header(&mut self, stream: &mut TcpStream) -> bool {
        if !self.proxies.has(self.from) {
            return true;
        }
        let mut first = [0; 1];
        if !matches!(stream.peek(&mut first).await, Ok(1)) {
            return false;
        }
        if !proxy_protocol::begins(first[0]) {
            return true;
        }
        match proxy_protocol::read(stream).await {
            Ok(who) => {
                self.from = who.unwrap_or(self.from);
                true
            }
            Err(_) => false,
        }
    }

    /// Looks at the headers of the handshake, as does the other one.
    pub(super) fn noting<C: Callback>(&self, then: C) -> Noting<C> {
        Noting {
            forwarded: self.forwarded.clone(),
            then,
        }
    }

    /// The address that the connection counts for, and its place; `None` where the address has as many connections as
    /// it may.
    pub(super) fn counted(self, now: Duration) -> Option<(IpAddr, Place)> {
        let told = std::mem::take(&mut *self.forwarded.lock().unwrap_or_else(PoisonError::into_inner));
        let client = counted(self.proxies.client(self.from, &told));
        if client == self.place.address() {
            return Some((client, self.place));
        }
        Some((client, self.doors.come_in(client, now)?))
    }
}
