//! A rate limit: a burst, and a rate in the long run.
//!
//! The crate `governor` is not used for this: a limiter of it takes the time from a clock that it owns, not from the
//! caller. Only a check that counts a request tells when the next one is allowed, and nothing tells whether the whole
//! burst is available again. An adapter for all this would be longer than this file.

use std::time::Duration;

/// Counts requests against a limit.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    each: Duration,
    burst: Duration,
    /// The time that all requests so far would take up at the rate in the long run.
    until: Duration,
}

impl RateLimit {
    /// A bucket with this burst and this many requests a second.
    pub fn new(burst: u32, a_second: u32) -> Self {
        Self::every(burst, Duration::from_secs(1) / a_second.max(1))
    }

    /// A bucket with this burst and one more request each time that `each` has passed.
    pub fn every(burst: u32, each: Duration) -> Self {
        Self {
            each,
            burst: each * burst,
            until: Duration::ZERO,
        }
    }

    /// Whether one more request would be allowed now.
    pub fn has_some(&self, now: Duration) -> bool {
        self.until.max(now) + self.each <= now + self.burst
    }

    /// When the next request is allowed.
    pub fn next(&self) -> Duration {
        (self.until + self.each).saturating_sub(self.burst)
    }

    /// Whether one more request is allowed now; if so, it is counted. A refused request does not count.
    pub fn take(&mut self, now: Duration) -> bool {
        let until = self.until.max(now) + self.each;
        let may = until <= now + self.burst;
        if may {
            self.until = until;
        }
        may
    }

    /// Whether the whole burst is available again.
    pub fn is_full(&self, now: Duration) -> bool {
        self.until <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_come_at_once_and_five_a_second_after_that() {
        let mut bucket = RateLimit::new(20, 5);
        let at_once = |bucket: &mut RateLimit, now| (0..100).filter(|_| bucket.take(now)).count();
        assert_eq!(at_once(&mut bucket, Duration::from_secs(9)), 20);
        assert_eq!(at_once(&mut bucket, Duration::from_secs(10)), 5);
        let next = bucket.next();
        assert!(bucket.has_some(next) && !bucket.has_some(next - Duration::from_nanos(1)));
        assert!(!bucket.is_full(Duration::from_secs(13)));
        assert!(bucket.is_full(Duration::from_secs(14)));
        assert_eq!(at_once(&mut bucket, Duration::from_secs(60)), 20);
    }
}
