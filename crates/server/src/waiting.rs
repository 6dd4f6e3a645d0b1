//! People in no room who wait for invitations, each as long as their connection is open.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::outbox::Outbox;
use net::protocol::person::PersonKey;
use net::protocol::refusal::RoomRefusal;

/// All people who wait.
#[derive(Debug)]
pub(super) struct Waiting {
    all: Mutex<HashMap<PersonKey, Waiter>>,
    /// Numbers the places.
    next: AtomicU64,
    most: usize,
    most_an_address: usize,
}

#[derive(Debug)]
struct Waiter {
    outbox: Arc<Outbox>,
    by: IpAddr,
    place: u64,
}

/// The place of somebody who waits. When it is dropped, they wait no more.
#[derive(Debug)]
pub(super) struct WaitingPlace {
    waiting: Arc<Waiting>,
    key: PersonKey,
    place: u64,
}

impl Waiting {
    /// Space for so many people, in all and of one address.
    pub(super) fn new(most: usize, most_an_address: usize) -> Arc<Self> {
        Arc::new(Self {
            all: Mutex::default(),
            next: AtomicU64::new(0),
            most,
            most_an_address,
        })
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PersonKey, Waiter>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody of this address wait who has shown this key. A newer connection of the same person takes the
    /// place of the earlier one.
    pub(super) fn wait(
        self: &Arc<Self>,
        key: PersonKey,
        by: IpAddr,
        outbox: Arc<Outbox>,
    ) -> Result<WaitingPlace, RoomRefusal> {
        let mut all = self.all();
        let others = || all.iter().filter(|(other, _)| **other != key);
        let theirs = others().filter(|(_, waiter)| waiter.by == by).count();
        if others().count() >= self.most || theirs >= self.most_an_address {
            return Err(RoomRefusal::NoWaiting);
        }
        let place = self.next.fetch_add(1, Ordering::Relaxed);
        all.insert(key, Waiter { outbox, by, place });
        Ok(WaitingPlace {
            waiting: self.clone(),
            key,
            place,
        })
    }

    /// Passes a message on to the person of this key, if they wait. It may be lost.
    pub(super) fn pass(&self, to: &PersonKey, message: Vec<u8>) {
        let outbox = self.all().get(to).map(|waiter| waiter.outbox.clone());
        if let Some(outbox) = outbox {
            outbox.push(message, true);
        }
    }
}

impl Drop for WaitingPlace {
    fn drop(&mut self) {
        let mut all = self.waiting.all();
        if all.get(&self.key).is_some_and(|waiter| waiter.place == self.place) {
            all.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outbox::Next;

    #[test]
    fn so_many_wait_and_each_gets_what_is_theirs_as_long_as_they_do() {
        let waiting = Waiting::new(3, 2);
        let [one, other] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let key = |number: u8| PersonKey::new([number; 32]);
        let wait = |number: u8, by| {
            let outbox = Arc::<Outbox>::default();
            waiting
                .wait(key(number), by, outbox.clone())
                .map(|place| (place, outbox))
        };
        let got = |outbox: &Outbox| matches!(outbox.next(), Next::Write(messages) if messages == [vec![7]]);
        let (first, outbox) = wait(1, one).expect("a place");
        let second = wait(2, one).expect("a place");
        assert_eq!(wait(3, one).err(), Some(RoomRefusal::NoWaiting), "of one address");
        let third = wait(3, other).expect("a place");
        assert_eq!(wait(4, other).err(), Some(RoomRefusal::NoWaiting), "in all");
        waiting.pass(&key(1), vec![7]);
        waiting.pass(&key(9), vec![7]);
        assert!(got(&outbox) && !got(&second.1) && !got(&third.1));

        // The same person over a newer connection.
        let (again, newer) = wait(1, one).expect("their own place");
        drop(first);
        waiting.pass(&key(1), vec![7]);
        assert!(got(&newer) && !got(&outbox));
        drop(again);
        waiting.pass(&key(1), vec![7]);
        assert!(!got(&newer));
        assert!(wait(4, other).is_ok());
        assert_eq!(
            Waiting::new(0, 9).wait(key(1), one, outbox).err(),
            Some(RoomRefusal::NoWaiting)
        );
    }
}
