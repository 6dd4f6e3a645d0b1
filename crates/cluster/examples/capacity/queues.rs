//! The parts that all runs are made of: an agenda of what happens when, and processors before which work waits.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::random::Random;

/// What happens, in order of time, and of when it was put down if at the same time.
#[derive(Debug)]
pub struct Agenda<E> {
    coming: BinaryHeap<Coming<E>>,
    put: u64,
    now: f64,
}

#[derive(Debug)]
struct Coming<E> {
    at: f64,
    number: u64,
    what: E,
}

impl<E> Ord for Coming<E> {
    fn cmp(&self, other: &Self) -> Ordering {
        // The heap gives the greatest first.
        other.at.total_cmp(&self.at).then(other.number.cmp(&self.number))
    }
}

impl<E> PartialOrd for Coming<E> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<E> PartialEq for Coming<E> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<E> Eq for Coming<E> {}

impl<E> Default for Agenda<E> {
    fn default() -> Self {
        Self {
            coming: BinaryHeap::new(),
            put: 0,
            now: 0.0,
        }
    }
}

impl<E> Agenda<E> {
    /// The time, in seconds.
    pub fn now(&self) -> f64 {
        self.now
    }

    /// Puts down what happens after so many seconds.
    pub fn after(&mut self, seconds: f64, what: E) {
        self.put += 1;
        self.coming.push(Coming {
            at: self.now + seconds.max(0.0),
            number: self.put,
            what,
        });
    }

    /// What happens next.
    pub fn next(&mut self) -> Option<E> {
        let next = self.coming.pop()?;
        self.now = next.at;
        Some(next.what)
    }
}

/// How many are somewhere and how long they stay, to hold against Little's law.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stay {
    since: f64,
    inside: f64,
    area: f64,
    arrived: u64,
    left: u64,
    stayed: f64,
}

impl Stay {
    fn count(&mut self, now: f64) {
        self.area += self.inside * (now - self.since);
        self.since = now;
    }

    /// One comes.
    pub fn comes(&mut self, now: f64) {
        self.count(now);
        self.inside += 1.0;
        self.arrived += 1;
    }

    /// One that has come at this time goes.
    pub fn goes(&mut self, came: f64, now: f64) {
        self.count(now);
        self.inside -= 1.0;
        self.left += 1;
        self.stayed += now - came;
    }

    /// The mean number inside until now, those that have left a second, and how long they stayed on average.
    pub fn means(&self, now: f64) -> (f64, f64, f64) {
        let area = self.area + self.inside * (now - self.since);
        let left = self.left as f64;
        (area / now, left / now, self.stayed / left.max(1.0))
    }
}

/// Processors of a machine. Work waits until one is free, in no order: what threads of several programs get depends on
/// when they ask.
#[derive(Debug)]
pub struct Cores<J> {
    count: usize,
    working: usize,
    waits: Vec<(J, f64, f64)>,
    random: Random,
    /// Seconds of work done.
    pub busy: f64,
    /// Work that is waiting or being done.
    pub stay: Stay,
    started: u64,
}

/// Work that a processor takes up now, and is done after `seconds`.
#[derive(Debug)]
pub struct Taken<J> {
    /// What it is for.
    pub job: J,
    /// How long it takes.
    pub seconds: f64,
    /// When it came.
    pub came: f64,
}

impl<J> Cores<J> {
    /// So many processors; the seed is for the order.
    pub fn new(count: usize, seed: u64) -> Self {
        Self {
            count,
            working: 0,
            waits: Vec::new(),
            random: Random::new(seed),
            busy: 0.0,
            stay: Stay::default(),
            started: 0,
        }
    }

    /// Work comes. Returns it if a processor takes it up at once.
    pub fn comes(&mut self, job: J, seconds: f64, now: f64) -> Option<Taken<J>> {
        self.stay.comes(now);
        self.waits.push((job, seconds, now));
        self.take()
    }

    /// Work is done. Returns what its processor takes up next.
    pub fn done(&mut self, came: f64, now: f64) -> Option<Taken<J>> {
        self.stay.goes(came, now);
        self.working -= 1;
        self.take()
    }

    fn take(&mut self) -> Option<Taken<J>> {
        if self.working >= self.count || self.waits.is_empty() {
            return None;
        }
        let (job, seconds, came) = self.waits.swap_remove(self.random.below(self.waits.len()));
        self.working += 1;
        self.started += 1;
        self.busy += seconds;
        Some(Taken { job, seconds, came })
    }

    /// The part of the time in which a processor works.
    pub fn utilization(&self, now: f64) -> f64 {
        self.busy / now / self.count as f64
    }

    /// How many processors there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The work of a job on average, in seconds.
    pub fn mean_work(&self) -> f64 {
        self.busy / self.started.max(1) as f64
    }
}

/// The value that this share of the values is not above; 0 if there is none.
pub fn at_share(values: &mut [f64], share: f64) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    let at = (values.len() as f64 * share) as usize;
    values
        .get(at.min(values.len().saturating_sub(1)))
        .copied()
        .unwrap_or(0.0)
}
