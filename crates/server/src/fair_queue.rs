//! Jobs in a fair order: addresses take turns; within an address, urgent jobs come first, and among equally urgent
//! ones the rooms take turns.

use std::collections::VecDeque;

use net::room::job::Urgency;

/// The jobs that wait. `A` is the address that a job counts for, `R` its room.
#[derive(Debug)]
pub(super) struct FairQueue<A, R, T> {
    /// In the order of their turns.
    addresses: VecDeque<Address<A, R, T>>,
    /// The most jobs of one address that may run at the same time.
    most: usize,
}

#[derive(Debug)]
struct Address<A, R, T> {
    who: A,
    /// The number of its running jobs.
    running: usize,
    /// The waiting jobs: by urgency, then by room in the order of their turns.
    waits: [VecDeque<(R, VecDeque<T>)>; Urgency::COUNT],
}

impl<A: PartialEq + Copy, R: PartialEq, T> FairQueue<A, R, T> {
    /// A queue with this limit of running jobs for each address.
    pub(super) const fn new(most: usize) -> Self {
        Self {
            addresses: VecDeque::new(),
            most,
        }
    }

    /// Adds a job.
    pub(super) fn push(&mut self, who: A, room: R, urgency: Urgency, what: T) {
        let at = self.addresses.iter().position(|address| address.who == who);
        let at = at.unwrap_or_else(|| {
            self.addresses.push_back(Address {
                who,
                running: 0,
                waits: [const { VecDeque::new() }; Urgency::COUNT],
            });
            self.addresses.len() - 1
        });
        let rooms = &mut self.addresses[at].waits[urgency as usize];
        match rooms.iter_mut().find(|(other, _)| *other == room) {
            Some((_, waits)) => waits.push_back(what),
            None => rooms.push_back((room, VecDeque::from([what]))),
        }
    }

    /// The next job, and the address that it counts for; [`Self::done`] must be called when it has run. The address
    /// moves to the end of the order.
    pub(super) fn pop(&mut self) -> Option<(A, T)> {
        let may = |address: &Address<A, R, T>| address.running < self.most && !address.is_idle();
        let at = self.addresses.iter().position(may)?;
        let mut address = self.addresses.remove(at)?;
        let what = address.waits.iter_mut().find_map(next);
        address.running += 1;
        let who = address.who;
        self.addresses.push_back(address);
        Some((who, what?))
    }

    /// The next job that people wait for. It does not count as a running job of its address, so [`Self::done`] is not
    /// called for it.
    pub(super) fn pop_awaited(&mut self) -> Option<T> {
        let awaited = |address: &Address<A, R, T>| !address.waits[Urgency::Awaited as usize].is_empty();
        let at = self.addresses.iter().position(awaited)?;
        let mut address = self.addresses.remove(at)?;
        let what = next(&mut address.waits[Urgency::Awaited as usize]);
        if !address.is_over() {
            self.addresses.push_back(address);
        }
        what
    }

    /// Notes that a job of this address has run.
    pub(super) fn done(&mut self, who: A) {
        let Some(at) = self.addresses.iter().position(|address| address.who == who) else {
            return;
        };
        self.addresses[at].running = self.addresses[at].running.saturating_sub(1);
        if self.addresses[at].is_over() {
            self.addresses.remove(at);
        }
    }
}

impl<A, R, T> Address<A, R, T> {
    /// Whether no job waits.
    fn is_idle(&self) -> bool {
        self.waits.iter().all(VecDeque::is_empty)
    }

    /// Whether no job waits or runs.
    fn is_over(&self) -> bool {
        self.running == 0 && self.is_idle()
    }
}

/// The oldest job of the room whose turn it is. The room moves to the end of the order.
fn next<R, T>(rooms: &mut VecDeque<(R, VecDeque<T>)>) -> Option<T> {
    let (room, mut waits) = rooms.pop_front()?;
    let what = waits.pop_front();
    if !waits.is_empty() {
        rooms.push_back((room, waits));
    }
    what
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: usize = usize::MAX;

    /// All jobs in their order, if each has run before the next one begins.
    fn all<T>(queue: &mut FairQueue<char, u8, T>) -> Vec<T> {
        std::iter::from_fn(|| {
            let (who, what) = queue.pop()?;
            queue.done(who);
            Some(what)
        })
        .collect()
    }

    #[test]
    fn one_address_after_the_other_has_its_turn_however_much_waits_of_one() {
        let mut queue = FairQueue::new(NONE);
        for number in 0..100 {
            queue.push('a', number % 16, Urgency::Background, ('a', number));
        }
        for number in 0..3 {
            queue.push('b', 1, Urgency::Usual, ('b', number));
        }
        queue.push('c', 1, Urgency::Background, ('c', 0));
        let order = all(&mut queue);
        let firsts: String = order.iter().take(9).map(|(who, _)| who).collect();
        assert_eq!(firsts, "abcababaa");
        assert_eq!(order.len(), 104);
        assert!(queue.addresses.is_empty(), "no address is left");
        // A new address waits for only one job of another one, however many that one has.
        for number in 0..50 {
            queue.push('a', 1, Urgency::Awaited, ('a', number));
        }
        queue.pop();
        queue.push('b', 1, Urgency::Usual, ('b', 0));
        let order = all(&mut queue);
        assert_eq!([order[0].0, order[1].0], ['a', 'b']);
    }

    #[test]
    fn within_an_address_urgent_jobs_come_first_and_then_rooms_take_turns() {
        let mut queue = FairQueue::new(NONE);
        queue.push('a', 1, Urgency::Background, "dream");
        for thought in ["1 thinks", "1 thinks again", "1 thinks on"] {
            queue.push('a', 1, Urgency::Usual, thought);
        }
        queue.push('a', 2, Urgency::Usual, "2 thinks");
        queue.push('a', 3, Urgency::Usual, "3 thinks");
        queue.push('a', 2, Urgency::Awaited, "2 throws");
        queue.push('a', 1, Urgency::Awaited, "1 throws");
        let order = [
            "2 throws",
            "1 throws",
            "1 thinks",
            "2 thinks",
            "3 thinks",
            "1 thinks again",
            "1 thinks on",
            "dream",
        ];
        assert_eq!(all(&mut queue), order);
    }

    #[test]
    fn an_address_never_has_all_workers_and_what_is_awaited_needs_none_of_them() {
        let mut queue = FairQueue::new(1);
        for number in 0..3 {
            queue.push('a', number, Urgency::Usual, ('a', "thinks"));
        }
        assert_eq!(queue.pop(), Some(('a', ('a', "thinks"))));
        assert_eq!(queue.pop(), None, "the other worker is for other addresses");
        queue.push('b', 1, Urgency::Usual, ('b', "thinks"));
        assert_eq!(queue.pop(), Some(('b', ('b', "thinks"))));
        assert_eq!(queue.pop_awaited(), None);
        for number in 0..2 {
            queue.push('a', number, Urgency::Awaited, ('a', "throws"));
        }
        queue.push('b', 1, Urgency::Awaited, ('b', "throws"));
        let throws: Vec<_> = std::iter::from_fn(|| queue.pop_awaited()).collect();
        assert_eq!(throws, [('a', "throws"), ('b', "throws"), ('a', "throws")]);
        queue.done('a');
        assert_eq!(queue.pop(), Some(('a', ('a', "thinks"))));
        queue.done('a');
        queue.done('b');
        all(&mut queue);
        assert!(queue.addresses.is_empty());
    }
}
