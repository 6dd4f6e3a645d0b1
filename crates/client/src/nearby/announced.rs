//! Announces a table on this machine.

use mdns_sd::{ServiceDaemon, ServiceInfo};

use crate::nearby::table::NearbyTable;
use crate::nearby::{NearbyError, SERVICE};

/// A table that is announced until this is dropped.
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
    /// Announces a table at this port.
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

    /// Updates the announcement to the current state of the table.
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
        // The daemon withdraws the announcement before it ends; there is no need to wait for that.
        let _ = self.daemon.unregister(&format!("{}.{SERVICE}", self.told.code));
        let _ = self.daemon.shutdown();
    }
}
