//! Announces a table: in a page there is none to announce.

use crate::nearby::NearbyError;
use crate::nearby::table::NearbyTable;

/// A table that is announced. A page can't: it has no sockets but those to servers.
#[derive(Debug)]
pub enum Announced {}

impl Announced {
    /// Announces a table at this port.
    ///
    /// # Errors
    /// [`NearbyError`] always.
    pub fn start(_: u16, _: &NearbyTable) -> Result<Self, NearbyError> {
        Err(NearbyError::in_page())
    }

    /// Updates the announcement to the current state of the table.
    ///
    /// # Errors
    /// None, as there is none.
    pub fn update(&mut self, _: &NearbyTable) -> Result<(), NearbyError> {
        match *self {}
    }
}
