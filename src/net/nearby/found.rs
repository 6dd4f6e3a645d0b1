//! Finds the tables of others.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use mdns_sd::{ResolvedService, ServiceDaemon, ServiceEvent};

use super::table::NearbyTable;
use super::{NearbyError, SERVICE};
use crate::net::client::target::Target;

/// No more tables are listed: anybody in the network can tell of as many as they like.
const MOST: usize = 64;

/// A table, and the way to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// What is told of it.
    pub table: NearbyTable,
    /// Where it is. The connection is not encrypted: it stays in the network.
    pub target: Target,
}

/// Looks for tables until it is dropped.
pub struct Nearby {
    daemon: ServiceDaemon,
    events: mdns_sd::Receiver<ServiceEvent>,
    found: Mutex<BTreeMap<String, FoundTable>>,
}

impl std::fmt::Debug for Nearby {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Nearby({} tables)", self.tables().len())
    }
}

impl Nearby {
    /// Begins to look.
    ///
    /// # Errors
    /// [`NearbyError`]: what the system says.
    pub fn start() -> Result<Self, NearbyError> {
        let daemon = ServiceDaemon::new()?;
        let events = daemon.browse(SERVICE)?;
        Ok(Self {
            daemon,
            events,
            found: Mutex::default(),
        })
    }

    /// The tables that are there now, in the order of their names.
    pub fn tables(&self) -> Vec<FoundTable> {
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        while let Ok(event) = self.events.try_recv() {
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
        found.values().cloned().collect()
    }
}

impl Drop for Nearby {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

/// `None` for what is no table.
fn read(service: &ResolvedService) -> Option<FoundTable> {
    let table = NearbyTable::of(|name| service.get_property_val_str(name).map(str::to_owned))?;
    let mut addresses: Vec<IpAddr> = service.addresses.iter().map(|address| address.to_ip_addr()).collect();
    // An address of the newer kind needs to know its network card.
    addresses.retain(IpAddr::is_ipv4);
    addresses.sort();
    let target = Target {
        host: addresses.first()?.to_string(),
        port: service.port,
        tls: false,
    };
    Some(FoundTable { table, target })
}
