//! What waits to be sent, and is sent a few at a time. What can't be sent is lost: a match never waits for it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

/// How many may wait. Further ones are lost.
pub(super) const MOST_WAITING: usize = 256;

/// The end of a queue that takes what is to be sent.
pub(super) struct Queue<T> {
    waiting: mpsc::Sender<T>,
}

/// The other end of a queue.
pub(super) type Waiting<T> = mpsc::Receiver<T>;

/// How a queue is emptied.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    /// How many are sent at once.
    pub(super) at_once: usize,
    /// The most time to send one.
    pub(super) time: Duration,
}

impl<T: Send + 'static> Queue<T> {
    /// An empty queue, by its two ends.
    pub(super) fn new() -> (Self, Waiting<T>) {
        let (waiting, receiver) = mpsc::channel(MOST_WAITING);
        (Self { waiting }, receiver)
    }

    /// Sends it later; it is lost if too many wait.
    pub(super) fn give(&self, one: T) {
        if self.waiting.try_send(one).is_err() {
            tracing::warn!("too many notices wait; one is lost");
        }
    }
}

/// Sends what is in a queue until the server ends.
pub(super) async fn send_all<T, S, F>(mut waiting: Waiting<T>, pace: Pace, send: S)
where
    T: Send + 'static,
    S: Fn(T) -> F,
    F: Future<Output = Result<(), &'static str>> + Send + 'static,
{
    let places = Arc::new(Semaphore::new(pace.at_once));
    while let Some(one) = waiting.recv().await {
        let Ok(place) = places.clone().acquire_owned().await else {
            return;
        };
        let sends = send(one);
        tokio::spawn(async move {
            let _place = place;
            // Neither the address nor the room are for the log.
            match timeout(pace.time, sends).await {
                Ok(Ok(())) => {}
                Ok(Err(why)) => tracing::info!(why, "a notice was not sent"),
                Err(_) => tracing::info!("a notice was not sent in time"),
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_wait_and_further_ones_are_lost() {
        let (queue, mut waiting) = Queue::new();
        for one in 0..MOST_WAITING + 10 {
            queue.give(one);
        }
        let count = std::iter::from_fn(|| waiting.try_recv().ok()).count();
        assert_eq!(count, MOST_WAITING);
    }

    #[tokio::test]
    async fn one_that_takes_too_long_keeps_no_other_one() {
        let (queue, waiting) = Queue::new();
        let (tell, mut told) = mpsc::unbounded_channel();
        let pace = Pace {
            at_once: 1,
            time: Duration::from_millis(20),
        };
        tokio::spawn(send_all(waiting, pace, move |one: u32| {
            let tell = tell.clone();
            async move {
                if one == 0 {
                    std::future::pending::<()>().await;
                }
                tell.send(one).map_err(|_| "nobody waits")
            }
        }));
        queue.give(0);
        queue.give(1);
        assert_eq!(told.recv().await, Some(1));
    }
}
