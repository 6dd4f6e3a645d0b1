//! Finds tables of others.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent};

use crate::nearby::table::{FoundTable, NearbyTable};
use crate::nearby::{NearbyError, SERVICE};
use net::target::Target;

/// The most tables listed: anybody in the network can announce as many as they like.
const MOST: usize = 64;

/// Searches for tables until it is dropped.
pub struct Nearby {
    daemon: ServiceDaemon,
    heard: Mutex<HeardTables>,
}

struct HeardTables {
    events: mdns_sd::Receiver<ServiceEvent>,
    found: BTreeMap<String, FoundTable>,
}

impl std::fmt::Debug for Nearby {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Nearby({} tables)", self.tables().len())
    }
}

impl Nearby {
    /// Starts the search.
    ///
    /// # Errors
    /// [`NearbyError`]: what the system says.
    pub fn start() -> Result<Self, NearbyError> {
        let daemon = ServiceDaemon::new()?;
        let events = daemon.browse(SERVICE)?;
        let found = BTreeMap::new();
        Ok(Self {
            daemon,
            heard: Mutex::new(HeardTables { events, found }),
        })
    }

    /// The tables found now, in the order of their names.
    pub fn tables(&self) -> Vec<FoundTable> {
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let HeardTables { events, found } = &mut *heard;
        while let Ok(event) = events.try_recv() {
            match event {
                ServiceEvent::ServiceResolved(service) => {
                    let name = service.fullname.clone();
                    match read(&service) {
                        Some(table) if found.len() < MOST || found.contains_key(&name) => {
                            found.insert(name, table);
                        }
                        _ => {
                            found.remove(&name);
                        }
                    }
                }
                ServiceEvent::ServiceRemoved(_, name) => {
                    found.remove(&name);
                }
                _ => {}
            }
        }
        // If too many events wait to be read, the library ends the search: it is started again.
        if events.is_disconnected()
            && let Ok(again) = self.daemon.browse(SERVICE)
        {
            *events = again;
        }
        found.values().cloned().collect()
    }
}

impl Drop for Nearby {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

/// Reads a found service; `None` if it is not a table.
fn read(service: &ResolvedService) -> Option<FoundTable> {
    let table = NearbyTable::of(|name| service.get_property_val_str(name).map(str::to_owned))?;
    let mut addresses: Vec<IpAddr> = service.addresses.iter().map(|address| address.to_ip_addr()).collect();
    // An IPv6 address may need the name of a network card.
    addresses.retain(IpAddr::is_ipv4);
    // The address of this machine itself is known before those of its network cards, and only to itself.
    addresses.sort_by_key(|address| (address.is_loopback(), *address));
    let target = Target {
        host: addresses.first()?.to_string(),
        port: service.port,
        tls: false,
    };
    Some(FoundTable { table, target })
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_search_that_the_library_has_ended_is_started_again() {
        let nearby = Nearby::start().expect("a daemon");
        let is_told = || !nearby.heard.lock().expect("whole").events.is_disconnected();
        // The library does the same when its events are not read for too long.
        nearby.daemon.stop_browse(SERVICE).expect("it stops");
        let mut waits = 0;
        while is_told() && waits < 500 {
            sleep(Duration::from_millis(10));
            waits += 1;
        }
        assert!(!is_told(), "it stops");
        nearby.tables();
        assert!(is_told());
    }
}
