//! Limits by address: connections and wrong codes.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::config::Limits;
use crate::origin::Origins;
use crate::rate_limit::RateLimit;
use net::protocol::limits::WRONG_CODES_BURST;

/// With this many addresses stored, those without a connection and without a recent wrong code are dropped.
const REMEMBERED: usize = 10_000;

/// Limits by address.
#[derive(Debug)]
pub(super) struct Admission {
    pub(super) limits: Limits,
    /// The web pages that may connect to the server.
    pub(super) origins: Origins,
    addresses: Mutex<HashMap<IpAddr, AddressState>>,
}

#[derive(Debug)]
struct AddressState {
    connections: usize,
    wrong_codes: RateLimit,
    /// The turn to look up a code.
    turn: Arc<LookupTurn>,
}

/// A turn to look up a code; clients get it in the order in which they came.
pub(super) type LookupTurn = tokio::sync::Mutex<()>;

/// A connection's place among those of its address; free again when dropped.
#[derive(Debug)]
pub(super) struct ConnectionSlot {
    doors: Arc<Admission>,
    address: IpAddr,
}

impl Admission {
    pub(super) fn new(limits: Limits, origins: Origins) -> Arc<Self> {
        Arc::new(Self {
            limits,
            origins,
            addresses: Mutex::default(),
        })
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, AddressState>> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more connection; `None` if the address has too many.
    pub(super) fn admit(self: &Arc<Self>, address: IpAddr, now: Duration) -> Option<ConnectionSlot> {
        self.admit_up_to(self.limits.connections_an_address, address, now)
    }

    /// The same with this limit for the address.
    pub(super) fn admit_up_to(self: &Arc<Self>, most: usize, address: IpAddr, now: Duration) -> Option<ConnectionSlot> {
        let mut addresses = self.addresses();
        if addresses.len() >= REMEMBERED {
            addresses.retain(|_, counted| counted.connections > 0 || !counted.wrong_codes.is_full(now));
        }
        let counted = addresses.entry(address).or_insert_with(|| AddressState {
            connections: 0,
            wrong_codes: RateLimit::every(WRONG_CODES_BURST, self.limits.wrong_code_every),
            turn: Arc::default(),
        });
        if counted.connections >= most {
            return None;
        }
        counted.connections += 1;
        Some(ConnectionSlot {
            doors: self.clone(),
            address,
        })
    }

    /// Whether an address has tried too many wrong codes.
    pub(super) fn is_barred(&self, address: IpAddr, now: Duration) -> bool {
        self.addresses()
            .get(&address)
            .is_some_and(|counted| !counted.wrong_codes.has_some(now))
    }

    /// The turn of an address to look up a code. Every connected address has one.
    pub(super) fn turn(&self, address: IpAddr) -> Arc<LookupTurn> {
        self.addresses()
            .get(&address)
            .map(|counted| counted.turn.clone())
            .unwrap_or_default()
    }

    /// When the next code of an address may be looked up.
    pub(super) fn next_code(&self, address: IpAddr) -> Duration {
        self.addresses()
            .get(&address)
            .map_or(Duration::ZERO, |counted| counted.wrong_codes.next())
    }

    /// Counts a wrong code of an address.
    pub(super) fn wrong_code(&self, address: IpAddr, now: Duration) {
        if let Some(counted) = self.addresses().get_mut(&address) {
            counted.wrong_codes.take(now);
        }
    }
}

impl ConnectionSlot {
    /// The address that it counts for.
    pub(super) const fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        if let Some(counted) = self.doors.addresses().get_mut(&self.address) {
            counted.connections -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use net::protocol::limits::WRONG_CODE_EVERY;

    #[test]
    fn an_address_has_so_many_connections_and_tries_so_many_codes() {
        let limits = Limits {
            connections_an_address: 2,
            ..Limits::default()
        };
        let admission = Admission::new(limits, Origins::default());
        let address = IpAddr::from([10, 0, 0, 1]);
        let now = Duration::from_secs(5);
        let places: Vec<Option<ConnectionSlot>> = (0..3).map(|_| admission.admit(address, now)).collect();
        assert_eq!(places.iter().flatten().count(), 2);
        assert!(admission.admit(IpAddr::from([10, 0, 0, 2]), now).is_some());
        drop(places);
        let _place = admission.admit(address, now).expect("the places are free again");
        for _ in 0..WRONG_CODES_BURST {
            assert!(!admission.is_barred(address, now));
            admission.wrong_code(address, now);
        }
        assert!(admission.is_barred(address, now));
        assert!(!admission.is_barred(address, now + WRONG_CODE_EVERY));
    }
}
