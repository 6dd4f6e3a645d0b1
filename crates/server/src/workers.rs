//! The threads that throw dice and run computer players.

use std::io;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, available_parallelism};

use crate::fair_queue::FairQueue;
use net::protocol::code::RoomCode;
use net::room::job::Urgency;

type Work = Box<dyn FnOnce() + Send>;

/// The threads. When this is dropped, each of them ends after its current job.
pub(super) struct Workers(Arc<Shared>);

struct Shared {
    waits: Mutex<QueuedWork>,
    changed: Condvar,
}

struct QueuedWork {
    /// Rooms whose opener is unknown count together.
    queue: FairQueue<Option<IpAddr>, RoomCode, Work>,
    ending: bool,
}

impl Workers {
    /// Starts this many threads (0: one for each core), and one more only for throws that people wait for: a computer
    /// player may think for a second, and a throw then need not wait for a free thread.
    pub(super) fn new(count: usize) -> io::Result<Self> {
        let cores = || available_parallelism().map_or(1, std::num::NonZero::get);
        let count = if count == 0 { cores() } else { count };
        // With two or more threads, one always stays free for other addresses.
        let queue = FairQueue::new(count.saturating_sub(1).max(1));
        let shared = Arc::new(Shared {
            waits: Mutex::new(QueuedWork { queue, ending: false }),
            changed: Condvar::new(),
        });
        let workers = Self(shared);
        for number in 0..=count {
            let shared = workers.0.clone();
            let work = move || if number == count { shared.throw() } else { shared.work() };
            Builder::new().name(format!("worker {number}")).spawn(work)?;
        }
        Ok(workers)
    }

    /// Runs a job for a room that counts for this address.
    pub(super) fn give(
        &self,
        by: Option<IpAddr>,
        room: RoomCode,
        urgency: Urgency,
        work: impl FnOnce() + Send + 'static,
    ) {
        self.0.waits().queue.push(by, room, urgency, Box::new(work));
        self.0.changed.notify_all();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.0.waits().ending = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    fn waits(&self) -> MutexGuard<'_, QueuedWork> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job, once there is one; `None` if the threads end.
    fn next<T>(&self, mut pop: impl FnMut(&mut QueuedWork) -> Option<T>) -> Option<T> {
        let mut waits = self.waits();
        loop {
            if waits.ending {
                return None;
            }
            if let Some(next) = pop(&mut waits) {
                return Some(next);
            }
            waits = self.changed.wait(waits).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        while let Some((by, work)) = self.next(|waits| waits.queue.pop()) {
            run(work);
            self.waits().queue.done(by);
            // A job that waited because too many of its address ran may start now.
            self.changed.notify_all();
        }
    }

    fn throw(&self) {
        while let Some(work) = self.next(|waits| waits.queue.pop_awaited()) {
            run(work);
        }
    }
}

fn run(work: Work) {
    // A worker continues even if a job panics.
    if catch_unwind(AssertUnwindSafe(work)).is_err() {
        tracing::error!("a worker failed; its room waits until the server is started again");
    }
}
