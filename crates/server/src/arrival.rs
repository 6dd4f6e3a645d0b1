//! A new connection, perhaps through a proxy, and the client address that it counts for.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::server::{Callback, ErrorResponse, Request, Response};

use crate::admission::{Admission, ConnectionSlot};
use crate::proxies::Proxies;
use crate::proxy_protocol;
#[cfg(feature = "p2p")]
use net::protocol::limits::CONNECTIONS_RELAYED;
use net::protocol::limits::CONNECTIONS_UNNAMED;
use net::target::is_near_address;

/// The header in which proxies name the client.
const FORWARDED: &str = "x-forwarded-for";

/// The address of whoever comes over a relay: one that nobody has (RFC 6666).
#[cfg(feature = "p2p")]
const RELAYED: IpAddr = IpAddr::V6(Ipv6Addr::new(0x100, 0, 0, 0, 0, 0, 0, 0));

/// A connection that has just arrived.
pub(super) struct Arrival {
    from: IpAddr,
    /// Whether it comes from another home.
    is_guest: bool,
    doors: Arc<Admission>,
    proxies: Arc<Proxies>,
    place: ConnectionSlot,
    /// The values of that header in the handshake.
    forwarded: Arc<Mutex<Vec<String>>>,
}

/// Notes the proxies' header of a handshake, and passes the handshake on to the next callback.
pub(super) struct HeaderCallback<C> {
    forwarded: Arc<Mutex<Vec<String>>>,
    then: C,
}

impl<C: Callback> Callback for HeaderCallback<C> {
    fn on_request(self, request: &Request, response: Response) -> Result<Response, ErrorResponse> {
        let told = request.headers().get_all(FORWARDED).iter();
        // A value that is no text names no address.
        let told = told.map(|header| header.to_str().unwrap_or_default().to_owned());
        self.forwarded
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend(told);
        self.then.on_request(request, response)
    }
}

impl Arrival {
    /// Takes a connection from this address; `None` if the address has too many. A proxy may have more: they count
    /// for it only until it has named the client.
    pub(super) fn new(admission: &Arc<Admission>, proxies: &Arc<Proxies>, from: IpAddr, now: Duration) -> Option<Self> {
        let place = if proxies.has(from) {
            admission.admit_up_to(CONNECTIONS_UNNAMED, counted_address(from), now)
        } else {
            admission.admit(counted_address(from), now)
        };
        Some(Self {
            from,
            is_guest: false,
            doors: admission.clone(),
            proxies: proxies.clone(),
            place: place?,
            forwarded: Arc::default(),
        })
    }

    /// Takes a connection that came over a relay; `None` if there are too many. A relay does not tell addresses, so all
    /// of them count as one.
    #[cfg(feature = "p2p")]
    pub(super) fn relayed(admission: &Arc<Admission>, now: Duration) -> Option<Self> {
        let from = counted_address(RELAYED);
        Some(Self {
            from,
            is_guest: true,
            doors: admission.clone(),
            proxies: Arc::default(),
            place: admission.admit_up_to(CONNECTIONS_RELAYED, from, now)?,
            forwarded: Arc::default(),
        })
    }

    /// The same for a guest from another home, whose address is known.
    #[cfg(feature = "p2p")]
    pub(super) fn guest(admission: &Arc<Admission>, from: IpAddr, now: Duration) -> Option<Self> {
        // Proxies speak TCP.
        let arrival = Self::new(admission, &Arc::default(), from, now)?;
        Some(Self {
            is_guest: true,
            ..arrival
        })
    }

    /// Reads the PROXY header, if a trusted proxy sends one before anything else. Returns whether the connection can
    /// be used: not if nothing comes or the header is malformed. Headers of other addresses are not read.
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

    /// Wraps a callback of the handshake so that the proxies' header is noted first.
    pub(super) fn noting<C: Callback>(&self, then: C) -> HeaderCallback<C> {
        HeaderCallback {
            forwarded: self.forwarded.clone(),
            then,
        }
    }

    /// The client, once it is known; `None` if its address has too many connections.
    pub(super) fn counted(self, now: Duration) -> Option<Arrived> {
        let told = std::mem::take(&mut *self.forwarded.lock().unwrap_or_else(PoisonError::into_inner));
        let client = self.proxies.client(self.from, &told);
        let is_near = !self.is_guest && is_near_address(client);
        let address = counted_address(client);
        let place = if address == self.place.address() {
            self.place
        } else {
            self.doors.admit(address, now)?
        };
        Some(Arrived {
            address,
            is_near,
            place,
        })
    }
}

/// A client whose address is known.
pub(super) struct Arrived {
    /// The address that it counts for.
    pub(super) address: IpAddr,
    /// Whether it is on this machine or in the same private network.
    pub(super) is_near: bool,
    /// Its place among the connections of the address.
    pub(super) place: ConnectionSlot,
}

/// The address that limits count by. For IPv6 it is the network of a household (/64), which has many addresses.
fn counted_address(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "p2p")]
    #[test]
    fn so_many_come_over_relays_and_take_no_place_of_others() {
        use crate::config::Limits;
        use crate::origin::Origins;

        let doors = Admission::new(Limits::default(), Origins::default());
        let now = Duration::from_secs(1);
        let all: Vec<Option<Arrival>> = (0..=CONNECTIONS_RELAYED)
            .map(|_| Arrival::relayed(&doors, now))
            .collect();
        assert_eq!(all.iter().flatten().count(), CONNECTIONS_RELAYED);
        let other = Arrival::new(&doors, &Arc::default(), IpAddr::from([203, 0, 113, 9]), now).expect("a place");
        assert!(other.counted(now).is_some_and(|other| !other.is_near));
        let relayed = all.into_iter().flatten().next().expect("one");
        let relayed = relayed.counted(now).expect("a place");
        assert!(relayed.address == RELAYED && !relayed.is_near);
        let guest = Arrival::guest(&doors, IpAddr::from([10, 0, 0, 9]), now).expect("a place");
        assert!(
            !guest.counted(now).expect("a place").is_near,
            "private, but in another home"
        );
        let near = Arrival::new(&doors, &Arc::default(), IpAddr::from([10, 0, 0, 9]), now).expect("a place");
        assert!(near.counted(now).expect("a place").is_near);
        assert!(Arrival::relayed(&doors, now).is_some(), "they have left");
    }

    #[test]
    fn a_household_counts_as_one() {
        let of = |text: &str| counted_address(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:5:6:7:8"));
        assert_ne!(of("2001:db8:1:2::"), of("2001:db8:1:3::"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.2"), of("10.0.0.1"));
    }
}
