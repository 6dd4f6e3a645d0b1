//! Finds tables of others: a page can't look for any.

use crate::nearby::NearbyError;
use crate::nearby::table::FoundTable;

/// Searches for tables. A page can't: it has no sockets but those to servers.
#[derive(Debug)]
pub enum Nearby {}

impl Nearby {
    /// Starts the search.
    ///
    /// # Errors
    /// [`NearbyError`] always.
    pub fn start() -> Result<Self, NearbyError> {
        Err(NearbyError::in_page())
    }

    /// The tables found now.
    pub fn tables(&self) -> Vec<FoundTable> {
        match *self {}
    }
}
