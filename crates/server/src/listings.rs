//! Tables in homes whose codes lead there from this server. A table is listed as long as its host's connection is
//! open.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use net::protocol::client_message::TableListing;
use net::protocol::code::RoomCode;
use net::protocol::refusal::RoomRefusal;
use net::table_address::TableAddress;

/// All listed tables.
#[derive(Debug)]
pub(super) struct Listings {
    all: Mutex<HashMap<RoomCode, Listed>>,
    /// Numbers the places.
    next: AtomicU64,
    most: usize,
    most_an_address: usize,
}

#[derive(Debug)]
struct Listed {
    address: TableAddress,
    by: IpAddr,
    place: u64,
}

/// The place of a table in the list. When it is dropped, the table is not listed any more.
#[derive(Debug)]
pub(super) struct ListedTable {
    listings: Arc<Listings>,
    code: RoomCode,
    place: u64,
    /// The same table in the list of all servers, if there are others.
    #[cfg(feature = "cluster")]
    pub(super) shared: Option<cluster::listing::Listing>,
}

impl Listings {
    /// A list of at most this many tables, in all and of one address. If it is none at all, no table is listed.
    pub(super) fn new(most: usize, most_an_address: usize) -> Arc<Self> {
        Arc::new(Self {
            all: Mutex::default(),
            next: AtomicU64::new(0),
            most,
            most_an_address,
        })
    }

    fn all(&self) -> MutexGuard<'_, HashMap<RoomCode, Listed>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a client of this address may list one more table. Says nothing of any code.
    fn has_space(&self, by: IpAddr) -> Result<(), RoomRefusal> {
        if self.most == 0 {
            return Err(RoomRefusal::NoList);
        }
        let all = self.all();
        let theirs = all.values().filter(|listed| listed.by == by).count();
        if all.len() >= self.most || theirs >= self.most_an_address {
            return Err(RoomRefusal::ListFull);
        }
        Ok(())
    }

    /// Whether this table is listed already by the same address: the connection of its host may be a new one.
    pub(super) fn is_again(&self, table: &TableListing, by: IpAddr) -> bool {
        let all = self.all();
        let listed = all.get(&table.code);
        listed.is_some_and(|listed| listed.by == by && listed.address.key == table.address.key)
    }

    /// Lists a table for a client of this address; in the place of an earlier one if it is the same table. `is_room` says
    /// whether a room of the server has its code.
    pub(super) fn list(
        self: &Arc<Self>,
        table: TableListing,
        by: IpAddr,
        is_room: impl FnOnce() -> bool,
    ) -> Result<ListedTable, RoomRefusal> {
        if !self.is_again(&table, by) {
            // Before any look at the code: a list that is full would tell for nothing whether it is taken.
            self.has_space(by)?;
            if self.has(table.code) || is_room() {
                return Err(RoomRefusal::CodeTaken);
            }
        }
        let place = self.next.fetch_add(1, Ordering::Relaxed);
        let TableListing { code, address } = table;
        self.all().insert(code, Listed { address, by, place });
        Ok(ListedTable {
            listings: self.clone(),
            code,
            place,
            #[cfg(feature = "cluster")]
            shared: None,
        })
    }

    /// Where the table of this code is.
    pub(super) fn find(&self, code: RoomCode) -> Option<TableAddress> {
        self.all().get(&code).map(|listed| listed.address.clone())
    }

    /// Whether a table of this code is listed.
    pub(super) fn has(&self, code: RoomCode) -> bool {
        self.all().contains_key(&code)
    }
}

impl ListedTable {
    /// Notes another address of the table. Another code needs another connection.
    pub(super) fn change(&self, table: TableListing) -> Result<(), RoomRefusal> {
        if table.code != self.code {
            return Err(RoomRefusal::Entered);
        }
        if let Some(listed) = self.listings.all().get_mut(&self.code)
            && listed.place == self.place
        {
            #[cfg(feature = "cluster")]
            if let Some(shared) = &self.shared {
                shared.change(table.address.clone());
            }
            listed.address = table.address;
        }
        Ok(())
    }
}

impl Drop for ListedTable {
    fn drop(&mut self) {
        let mut all = self.listings.all();
        if all.get(&self.code).is_some_and(|listed| listed.place == self.place) {
            all.remove(&self.code);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(code: &str, key: u8) -> TableListing {
        let key = format!("{key:02x}").repeat(32);
        TableListing {
            code: code.parse().expect("a code"),
            address: format!("table://{key}?relay=relay.example.org").parse().expect("one"),
        }
    }

    #[test]
    fn a_table_is_listed_as_long_as_its_place_is_kept() {
        let listings = Listings::new(10, 10);
        let by = IpAddr::from([10, 0, 0, 1]);
        let (one, other) = (table("ABCDEF", 1), table("ABCDEF", 2));
        let place = listings.list(one.clone(), by, || false).expect("a place");
        assert_eq!(listings.find(one.code), Some(one.address));
        assert_eq!(
            listings.list(other.clone(), by, || false).err(),
            Some(RoomRefusal::CodeTaken)
        );
        assert_eq!(place.change(other.clone()), Ok(()));
        assert_eq!(listings.find(other.code), Some(other.address.clone()));
        assert_eq!(place.change(table("ABCDEG", 1)), Err(RoomRefusal::Entered));
        // Its host comes again before the old connection is known to be gone.
        let again = listings.list(other.clone(), by, || false).expect("the same table");
        drop(place);
        assert_eq!(listings.find(other.code), Some(other.address.clone()));
        let elsewhere = IpAddr::from([10, 0, 0, 2]);
        assert_eq!(
            listings.list(other.clone(), elsewhere, || false).err(),
            Some(RoomRefusal::CodeTaken)
        );
        drop(again);
        assert!(!listings.has(other.code));
        assert_eq!(listings.list(other, by, || true).err(), Some(RoomRefusal::CodeTaken));
    }

    #[test]
    fn the_list_is_bounded_in_all_and_for_each_address() {
        let listings = Listings::new(3, 2);
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let tries = [
            ("ABCDEA", one),
            ("ABCDEB", one),
            ("ABCDEC", one),
            ("ABCDED", other),
            ("ABCDEF", other),
        ];
        let places = tries.map(|(code, by)| listings.list(table(code, 1), by, || false));
        let full = |at: usize| matches!(places[at], Err(RoomRefusal::ListFull));
        assert!([0, 1, 3].iter().all(|at| places[*at].is_ok()) && full(2) && full(4));
        assert_eq!(listings.all().len(), 3);
        let none = Listings::new(0, 2);
        assert_eq!(
            none.list(table("ABCDEA", 1), one, || false).err(),
            Some(RoomRefusal::NoList)
        );
    }
}
