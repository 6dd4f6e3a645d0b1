//! How many matches take their time: nobody has to be there for days, so each takes the place of a room for long.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use net::protocol::refusal::RoomRefusal;

/// The matches that take their time, by the address that opened their room; `None` where it is not known.
#[derive(Debug)]
pub(super) struct SlowTables {
    all: Mutex<HashMap<Option<IpAddr>, usize>>,
    most: usize,
    most_an_address: usize,
}

/// The place of a match among them; free again when dropped.
#[derive(Debug)]
pub(super) struct SlowPlace {
    tables: Arc<SlowTables>,
    by: Option<IpAddr>,
}

impl SlowTables {
    /// At most this many, in all and of one address.
    pub(super) fn new(most: usize, most_an_address: usize) -> Arc<Self> {
        Arc::new(Self {
            all: Mutex::default(),
            most,
            most_an_address,
        })
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Option<IpAddr>, usize>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more match.
    ///
    /// # Errors
    /// [`RoomRefusal`] if there are too many, in all or of this address.
    pub(super) fn take(self: &Arc<Self>, by: Option<IpAddr>) -> Result<SlowPlace, RoomRefusal> {
        let mut all = self.all();
        if all.values().sum::<usize>() >= self.most {
            return Err(RoomRefusal::ServerFull);
        }
        let theirs = all.entry(by).or_default();
        // Those of unknown addresses count in all only.
        if by.is_some() && *theirs >= self.most_an_address {
            return Err(RoomRefusal::TooManyRooms);
        }
        *theirs += 1;
        drop(all);
        Ok(self.place(by))
    }

    /// The place of a match that was on before the server was started.
    pub(super) fn take_again(self: &Arc<Self>, by: Option<IpAddr>) -> SlowPlace {
        *self.all().entry(by).or_default() += 1;
        self.place(by)
    }

    fn place(self: &Arc<Self>, by: Option<IpAddr>) -> SlowPlace {
        SlowPlace {
            tables: self.clone(),
            by,
        }
    }
}

impl Drop for SlowPlace {
    fn drop(&mut self) {
        let mut all = self.tables.all();
        if let Some(theirs) = all.get_mut(&self.by) {
            *theirs -= 1;
            if *theirs == 0 {
                all.remove(&self.by);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_that_take_their_time_are_bounded_in_all_and_for_each_address() {
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(|address| Some(IpAddr::from(address)));
        let tables = SlowTables::new(3, 2);
        let places = [one, one, one, other, other].map(|by| tables.take(by));
        assert!([0, 1, 3].iter().all(|at| places[*at].is_ok()));
        assert_eq!(places[2].as_ref().err(), Some(&RoomRefusal::TooManyRooms));
        assert_eq!(places[4].as_ref().err(), Some(&RoomRefusal::ServerFull));
        let again = tables.take_again(one);
        drop(places);
        assert_eq!(tables.all().len(), 1, "the places are free again");
        drop(again);
        assert!(tables.all().is_empty());
    }
}
