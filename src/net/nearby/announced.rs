//! Tells of a table on this machine.

use mdns_sd::{ServiceDaemon, ServiceInfo};

use super::table::NearbyTable;
use super::{NearbyError, SERVICE};

/// A table that is told of until this is dropped.
pub struct Announced {
    daemon: ServiceDaemon,
    port: u16,
    told: NearbyTable,
}

impl std::fmt::Debug for Announced {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Announced({})", self.told.code)
    }
}

impl Announced {
    /// Tells of a table at this port.
    ///
    /// # Errors
    /// [`NearbyError`]: what the system says.
    pub fn start(port: u16, table: &NearbyTable) -> Result<Self, NearbyError> {
        let announced = Self {
            daemon: ServiceDaemon::new()?,
            port,
            told: table.clone(),
        };
        announced.tell()?;
        Ok(announced)
    }

    /// Tells of the table as it is now.
    ///
    /// # Errors
    /// As [`Self::start`].
    pub fn update(&mut self, table: &NearbyTable) -> Result<(), NearbyError> {
        if self.told == *table {
            return Ok(());
        }
        self.told.clone_from(table);
        self.tell()
    }

    fn tell(&self) -> Result<(), NearbyError> {
        let code = self.told.code.to_string();
        let host = format!("tumbletop-{}.local.", code.to_lowercase());
        let properties = self.told.properties();
        let service = ServiceInfo::new(SERVICE, &code, &host, (), self.port, properties.as_slice())?;
        Ok(self.daemon.register(service.enable_addr_auto())?)
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        // The daemon says good-bye for what it told of before it ends; that it is on its way is enough.
        let _ = self.daemon.unregister(&format!("{}.{SERVICE}", self.told.code));
        let _ = self.daemon.shutdown();
    }
}
