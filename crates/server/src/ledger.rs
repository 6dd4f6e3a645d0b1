//! The disk space of a server's matches, and which matches go. Only sizes and times are known here; no file is read.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::time::Duration;

use crate::config::Retention;
use net::protocol::code::RoomCode;

/// The unit in which disk space counts: each file counts as at least one unit. So the limit on space also limits the
/// number of matches in memory.
const PIECE: u64 = 4 << 10;
/// The free space that a match needs to begin.
pub(super) const FOR_ONE: u64 = 64 << 10;

/// A match of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Played {
    /// The room.
    pub(super) room: RoomCode,
    /// The number of the match in the room, from 1.
    pub(super) number: u32,
}

/// The data of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// The bytes of its file.
    pub(super) bytes: u64,
    /// The time of the last change, since 1970.
    pub(super) changed: Duration,
    /// The address that it counts for, if it is known.
    pub(super) by: Option<IpAddr>,
    /// Whether its room needs it: it is on, or its record can still be requested.
    pub(super) needed: bool,
}

/// The space used by one address, or by all together.
#[derive(Debug, Default)]
struct Account {
    bytes: u64,
    free_bytes: u64,
    /// The matches that may go, the oldest first.
    free: BTreeSet<(Duration, Played)>,
}

/// The matches of a server.
#[derive(Debug)]
pub(super) struct Ledger {
    keep: Retention,
    matches: BTreeMap<Played, Entry>,
    all: Account,
    by: BTreeMap<IpAddr, Account>,
}

fn taken(bytes: u64) -> u64 {
    bytes.max(1).next_multiple_of(PIECE)
}

impl Account {
    fn add(&mut self, played: Played, entry: Entry) {
        self.bytes += taken(entry.bytes);
        if !entry.needed {
            self.free_bytes += taken(entry.bytes);
            self.free.insert((entry.changed, played));
        }
    }

    fn take(&mut self, played: Played, entry: Entry) {
        self.bytes -= taken(entry.bytes);
        if !entry.needed {
            self.free_bytes -= taken(entry.bytes);
            self.free.remove(&(entry.changed, played));
        }
    }
}

impl Ledger {
    pub(super) fn new(keep: Retention) -> Self {
        Self {
            keep,
            matches: BTreeMap::new(),
            all: Account::default(),
            by: BTreeMap::new(),
        }
    }

    /// Adds a match, or updates its data.
    pub(super) fn put(&mut self, played: Played, entry: Entry) {
        self.take(played);
        self.matches.insert(played, entry);
        self.all.add(played, entry);
        if let Some(by) = entry.by {
            self.by.entry(by).or_default().add(played, entry);
        }
    }

    /// Removes a match.
    fn take(&mut self, played: Played) -> Option<Entry> {
        let entry = self.matches.remove(&played)?;
        self.all.take(played, entry);
        if let Some((by, account)) = entry.by.and_then(|by| Some((by, self.by.get_mut(&by)?))) {
            account.take(played, entry);
            if account.bytes == 0 {
                self.by.remove(&by);
            }
        }
        Some(entry)
    }

    /// Updates the size of a match.
    pub(super) fn grew(&mut self, played: Played, bytes: u64, now: Duration) {
        if let Some(entry) = self.matches.get(&played).copied() {
            let changed = now;
            self.put(
                played,
                Entry {
                    bytes,
                    changed,
                    ..entry
                },
            );
        }
    }

    /// Notes that the room of a match no longer needs it.
    pub(super) fn release(&mut self, played: Played) {
        if let Some(entry) = self.matches.get(&played).copied() {
            self.put(played, Entry { needed: false, ..entry });
        }
    }

    /// Whether any match of a room is left.
    pub(super) fn has_of(&self, room: RoomCode) -> bool {
        let first = Played { room, number: 0 };
        let last = Played { room, number: u32::MAX };
        self.matches.range(first..=last).next().is_some()
    }

    /// Removes the matches that have to go, and returns them: first those older than the limit, then the oldest of
    /// each address that uses too much, then the oldest of all. If a match is about to begin, `begins` has its
    /// address: no other address is checked then, and space for the match is freed as far as possible.
    pub(super) fn sweep(&mut self, now: Duration, begins: Option<Option<IpAddr>>) -> Vec<(Played, Entry)> {
        let mut gone = Vec::new();
        let before = now.saturating_sub(self.keep.time);
        while let Some((_, oldest)) = self.all.free.first().filter(|(changed, _)| *changed < before).copied() {
            gone.extend(self.take(oldest).map(|entry| (oldest, entry)));
        }
        let spare = |of: Option<IpAddr>| if begins == Some(of) { FOR_ONE } else { 0 };
        let theirs: Vec<IpAddr> = match begins {
            Some(by) => by.into_iter().collect(),
            None => self.by.keys().copied().collect(),
        };
        for by in theirs {
            let most = self.keep.an_address.saturating_sub(spare(Some(by)));
            while let Some(oldest) = self.by.get(&by).and_then(|account| account.oldest_over(most)) {
                gone.extend(self.take(oldest).map(|entry| (oldest, entry)));
            }
        }
        let most = self
            .keep
            .bytes
            .saturating_sub(if begins.is_some() { FOR_ONE } else { 0 });
        while let Some(oldest) = self.all.oldest_over(most) {
            gone.extend(self.take(oldest).map(|entry| (oldest, entry)));
        }
        gone
    }

    /// Whether a match of this address fits: now if `swept`, otherwise after all matches that may go are deleted.
    pub(super) fn fits(&self, by: Option<IpAddr>, swept: bool) -> bool {
        let fits = |account: &Account, most: u64| {
            let stays = if swept { 0 } else { account.free_bytes };
            account.bytes - stays + FOR_ONE <= most
        };
        let theirs = by.and_then(|by| self.by.get(&by));
        fits(&self.all, self.keep.bytes) && theirs.is_none_or(|theirs| fits(theirs, self.keep.an_address))
    }
}

impl Account {
    /// The oldest match that may go, if more than this many bytes are used.
    fn oldest_over(&self, most: u64) -> Option<Played> {
        let oldest = self.free.first().filter(|_| self.bytes > most)?;
        Some(oldest.1)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const KEEP: Retention = Retention {
        time: Duration::from_secs(50),
        bytes: 800 << 10,
        an_address: 300 << 10,
    };

    fn room(number: u8) -> RoomCode {
        RoomCode::of_random([number; 16])
    }

    fn address(number: u8) -> Option<IpAddr> {
        (number > 0).then(|| IpAddr::from([10, 0, 0, number]))
    }

    fn entry(by: u8, kib: u16, changed: u8, needed: bool) -> Entry {
        Entry {
            bytes: u64::from(kib) << 10,
            changed: Duration::from_secs(changed.into()),
            by: address(by),
            needed,
        }
    }

    fn bytes_of(ledger: &Ledger, wanted: impl Fn(&Entry) -> bool) -> u64 {
        let entries = ledger.matches.values().filter(|entry| wanted(entry));
        entries.map(|entry| taken(entry.bytes)).sum()
    }

    proptest! {
        #[test]
        fn what_is_needed_stays_the_oldest_goes_first_and_all_fits_where_it_can(
            matches in prop::collection::vec((0_u8..4, 0_u16..90, 0_u8..100, any::<bool>()), 0..60),
            grown in prop::collection::vec((0_u8..60, 0_u16..120), 0..20),
            begins in prop::option::of(0_u8..4),
        ) {
            let mut ledger = Ledger::new(KEEP);
            let now = Duration::from_secs(100);
            let played = |at: usize| Played { room: room(at as u8), number: 1 };
            for (at, (by, kib, changed, needed)) in matches.iter().enumerate() {
                ledger.put(played(at), entry(*by, *kib, *changed, *needed));
            }
            for (at, kib) in grown {
                ledger.grew(played(at.into()), u64::from(kib) << 10, now);
            }
            let before = ledger.matches.clone();
            let by = begins.map(address);
            let gone = ledger.sweep(now, by);
            prop_assert_eq!(before.len(), ledger.matches.len() + gone.len());
            for (played, entry) in &gone {
                prop_assert!(!entry.needed && before.get(played) == Some(entry));
                // No older match of the same address stays that could have gone instead.
                let older = |other: &Entry| !other.needed && other.changed < entry.changed;
                let theirs = |other: &Entry| older(other) && other.by == entry.by;
                prop_assert_eq!(bytes_of(&ledger, theirs), 0);
            }
            let last_of_all = now.saturating_sub(KEEP.time);
            prop_assert_eq!(bytes_of(&ledger, |entry| !entry.needed && entry.changed < last_of_all), 0);
            let spare = if by.is_some() { FOR_ONE } else { 0 };
            let free = bytes_of(&ledger, |entry| !entry.needed);
            prop_assert!(bytes_of(&ledger, |_| true) + spare <= KEEP.bytes || free == 0);
            prop_assert_eq!(ledger.all.bytes, bytes_of(&ledger, |_| true));
            prop_assert_eq!(ledger.all.free_bytes, free);
            for theirs in (1..4).map(address).filter(|theirs| by.is_none_or(|by| by == *theirs)) {
                let free = bytes_of(&ledger, |entry| entry.by == theirs && !entry.needed);
                prop_assert!(bytes_of(&ledger, |entry| entry.by == theirs) + spare <= KEEP.an_address || free == 0);
            }
            if let Some(by) = by {
                // After the sweep, a match fits now if it can fit at all.
                prop_assert_eq!(ledger.fits(by, true), ledger.fits(by, false));
            }
        }
    }

    #[test]
    fn one_address_takes_its_part_and_others_go_on() {
        let mut ledger = Ledger::new(KEEP);
        let now = Duration::from_secs(1);
        let played = |number| Played { room: room(1), number };
        for number in 0..4 {
            ledger.put(played(number), entry(1, 70, number as u8, true));
        }
        assert!(ledger.sweep(now, Some(address(1))).is_empty(), "all are needed");
        assert!(!ledger.fits(address(1), true) && !ledger.fits(address(1), false));
        assert!(ledger.fits(address(2), true) && ledger.fits(None, true));
        // One match is over: its space can go to the next one.
        ledger.release(played(2));
        assert!(ledger.fits(address(1), false));
        let gone: Vec<Played> = ledger
            .sweep(now, Some(address(1)))
            .iter()
            .map(|(played, _)| *played)
            .collect();
        assert_eq!(gone, [played(2)]);
        assert!(ledger.fits(address(1), true));
        assert!(ledger.has_of(room(1)) && !ledger.has_of(room(2)));
    }
}
