//! How long computer players think about a decision, measured while several threads play matches.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;

use rules::ids::MAX_SEATS;

/// Slots per doubling of the time, from one nanosecond up: a figure is accurate within 5 %.
const STEPS: f64 = 16.0;
/// Enough slots for half an hour.
const SLOTS: usize = 16 * 41;

/// The thinking times of each computer player.
#[derive(Debug, Default)]
pub struct Costs([Agent; MAX_SEATS]);

#[derive(Debug)]
struct Agent {
    slots: Vec<AtomicU64>,
    total_ns: AtomicU64,
    longest_ns: AtomicU64,
}

impl Default for Agent {
    fn default() -> Self {
        Self {
            slots: std::iter::repeat_with(AtomicU64::default).take(SLOTS).collect(),
            total_ns: AtomicU64::default(),
            longest_ns: AtomicU64::default(),
        }
    }
}

/// How long a computer player thinks about a decision, in milliseconds of one thread.
#[derive(Clone, Debug, Serialize)]
pub struct CostReport {
    /// Decisions among at least two actions.
    pub choices: u64,
    /// The mean time.
    pub mean_ms: f64,
    /// Half of the decisions took at most this time.
    pub median_ms: f64,
    /// Ninety-nine of a hundred decisions took at most this time.
    pub p99_ms: f64,
    /// The longest time.
    pub longest_ms: f64,
}

impl Costs {
    /// Makes a decision, and counts the time that it takes.
    pub fn measured<T>(&self, agent: usize, decide: impl FnOnce() -> T) -> T {
        let began = Instant::now();
        let decided = decide();
        self.add(agent, began.elapsed());
        decided
    }

    /// Counts a decision.
    fn add(&self, agent: usize, took: Duration) {
        let Some(agent) = self.0.get(agent) else { return };
        let ns = took.as_nanos().clamp(1, u64::MAX.into()) as u64;
        let slot = ((ns as f64).log2() * STEPS) as usize;
        agent.slots[slot.min(SLOTS - 1)].fetch_add(1, Ordering::Relaxed);
        agent.total_ns.fetch_add(ns, Ordering::Relaxed);
        agent.longest_ns.fetch_max(ns, Ordering::Relaxed);
    }

    /// The figures of a computer player; `None` if it made no decision.
    pub fn report(&self, agent: usize) -> Option<CostReport> {
        let agent = self.0.get(agent)?;
        let counts: Vec<u64> = agent.slots.iter().map(|slot| slot.load(Ordering::Relaxed)).collect();
        let choices: u64 = counts.iter().sum();
        let in_ms = |ns: f64| ns / 1e6;
        let share = |part: f64| {
            let wanted = (choices as f64 * part).ceil();
            let mut seen = 0;
            let slot = counts.iter().position(|count| {
                seen += count;
                seen as f64 >= wanted
            });
            in_ms(((slot.unwrap_or(SLOTS) + 1) as f64 / STEPS).exp2())
        };
        (choices > 0).then(|| CostReport {
            choices,
            mean_ms: in_ms(agent.total_ns.load(Ordering::Relaxed) as f64 / choices as f64),
            median_ms: share(0.5),
            p99_ms: share(0.99),
            longest_ms: in_ms(agent.longest_ns.load(Ordering::Relaxed) as f64),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_and_reported_within_five_percent() {
        let costs = Costs::default();
        for us in 1..=1000 {
            costs.add(1, Duration::from_micros(us));
        }
        let report = costs.report(1).expect("it chose");
        assert_eq!(report.choices, 1000);
        for (told, expected) in [(report.mean_ms, 0.5005), (report.median_ms, 0.5), (report.p99_ms, 0.99)] {
            assert!((told / expected - 1.0).abs() < 0.05, "{report:?}");
        }
        assert!((report.longest_ms - 1.0).abs() < 1e-9);
        assert!(costs.report(0).is_none());
    }
}
