//! How fast somebody may ask: so many at once, and so many a second in the long run.

use std::time::Duration;

/// Counts what is asked.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    each: Duration,
    burst: Duration,
    /// When all that was asked would have been asked at the slowest pace.
    until: Duration,
}

impl Bucket {
    /// So many at once, and so many a second.
    pub fn new(burst: u32, a_second: u32) -> Self {
        Self::every(burst, Duration::from_secs(1) / a_second.max(1))
    }

    /// So many at once, and one each time that so much time has passed.
    pub fn every(burst: u32, each: Duration) -> Self {
        Self {
            each,
            burst: each * burst,
            until: Duration::ZERO,
        }
    }

    /// Whether one more might be asked now.
    pub fn has_some(&self, now: Duration) -> bool {
        self.until.max(now) + self.each <= now + self.burst
    }

    /// When one more may be asked.
    pub fn next(&self) -> Duration {
        (self.until + self.each).saturating_sub(self.burst)
    }

    /// Whether one more may be asked now; it counts then. What is refused does not count.
    pub fn take(&mut self, now: Duration) -> bool {
        let until = self.until.max(now) + self.each;
        let may = until <= now + self.burst;
        if may {
            self.until = until;
        }
        may
    }

    /// Whether nothing of the past counts any more.
    pub fn is_full(&self, now: Duration) -> bool {
        self.until <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twenty_come_at_once_and_five_a_second_after_that() {
        let mut bucket = Bucket::new(20, 5);
        let at_once = |bucket: &mut Bucket, now| (0..100).filter(|_| bucket.take(now)).count();
        assert_eq!(at_once(&mut bucket, Duration::from_secs(9)), 20);
        assert_eq!(at_once(&mut bucket, Duration::from_secs(10)), 5);
        let next = bucket.next();
        assert!(bucket.has_some(next) && !bucket.has_some(next - Duration::from_nanos(1)));
        assert!(!bucket.is_full(Duration::from_secs(13)));
        assert!(bucket.is_full(Duration::from_secs(14)));
        assert_eq!(at_once(&mut bucket, Duration::from_secs(60)), 20);
    }
}
