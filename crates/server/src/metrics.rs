//! The metrics of a server, in the format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper ends of the histogram's intervals, in milliseconds.
const ENDS_MS: [u64; 11] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/// A histogram of durations.
#[derive(Debug, Default)]
pub struct TimeHistogram {
    counts: [AtomicU64; ENDS_MS.len() + 1],
    sum_us: AtomicU64,
}

impl TimeHistogram {
    /// Counts one more duration.
    pub fn took(&self, time: Duration) {
        let at = ENDS_MS
            .iter()
            .position(|end| time <= Duration::from_millis(*end))
            .unwrap_or(ENDS_MS.len());
        self.counts[at].fetch_add(1, Relaxed);
        self.sum_us.fetch_add(time.as_micros() as u64, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut count = 0;
        for (end, counted) in ENDS_MS.iter().zip(&self.counts) {
            count += counted.load(Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{end}\"}} {count}");
        }
        count += self.counts[ENDS_MS.len()].load(Relaxed);
        let sum = self.sum_us.load(Relaxed) as f64 / 1000.0;
        let _ = writeln!(
            out,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        );
    }
}

/// The metrics of a server.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Rooms that are open.
    pub rooms: AtomicI64,
    /// Rooms in which a match is on.
    pub playing: AtomicI64,
    /// Seats that are taken.
    pub seats: AtomicI64,
    /// Open connections.
    pub connections: AtomicI64,
    /// Tables in homes that are listed.
    pub listed: AtomicI64,
    /// Requests that were accepted.
    pub granted: AtomicU64,
    /// Requests that were refused.
    pub refused: AtomicU64,
    /// Requests that came too fast.
    pub too_fast: AtomicU64,
    /// Messages that could not be read.
    pub malformed: AtomicU64,
    /// Connections that were closed because they read too slowly.
    pub too_slow: AtomicU64,
    /// Failed attempts to write matches to the disk.
    pub failed_appends: AtomicU64,
    /// Connections that the system could not open.
    pub failed_accepts: AtomicU64,
    /// Bytes of received messages.
    pub bytes_in: AtomicU64,
    /// Bytes of sent messages.
    pub bytes_out: AtomicU64,
    /// The most bytes that have waited for one connection.
    pub longest_queue: AtomicU64,
    /// Throws, from the order until all dice are at rest, including the wait for a thread.
    pub throws: TimeHistogram,
    /// The thinking of computer players, including the wait for a thread.
    pub thinking: TimeHistogram,
    /// Appends to the logs of matches, until they are on the disk.
    pub appends: TimeHistogram,
}

impl Metrics {
    /// The metrics as text for Prometheus.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("rooms", "Rooms that are open.", &self.rooms),
            ("rooms_playing", "Rooms in which a match is on.", &self.playing),
            ("seats", "Seats that somebody has.", &self.seats),
            ("connections", "Connections that stand.", &self.connections),
            ("listed_tables", "Tables in homes that are listed.", &self.listed),
        ];
        for (name, help, value) in gauges {
            let value = value.load(Relaxed);
            let _ = writeln!(
                out,
                "# HELP tumbletop_{name} {help}\n# TYPE tumbletop_{name} gauge\ntumbletop_{name} {value}"
            );
        }
        let _ = writeln!(
            out,
            "# HELP tumbletop_requests_total Requests by what became of them.\n# TYPE tumbletop_requests_total counter"
        );
        for (outcome, value) in [
            ("granted", &self.granted),
            ("refused", &self.refused),
            ("too_fast", &self.too_fast),
            ("malformed", &self.malformed),
        ] {
            let _ = writeln!(
                out,
                "tumbletop_requests_total{{outcome=\"{outcome}\"}} {}",
                value.load(Relaxed)
            );
        }
        for (name, help, value) in [
            (
                "too_slow_total",
                "Connections closed because they read too slowly.",
                &self.too_slow,
            ),
            (
                "failed_appends_total",
                "Tries to write what is played that the disk refused.",
                &self.failed_appends,
            ),
            (
                "failed_accepts_total",
                "Connections that the system did not open.",
                &self.failed_accepts,
            ),
            ("bytes_in_total", "Bytes of messages that came.", &self.bytes_in),
            ("bytes_out_total", "Bytes of messages that were sent.", &self.bytes_out),
        ] {
            let value = value.load(Relaxed);
            let _ = writeln!(
                out,
                "# HELP tumbletop_{name} {help}\n# TYPE tumbletop_{name} counter\ntumbletop_{name} {value}"
            );
        }
        let longest = self.longest_queue.load(Relaxed);
        let _ = writeln!(
            out,
            "# HELP tumbletop_longest_queue_bytes The most bytes that have waited for one connection.\n\
             # TYPE tumbletop_longest_queue_bytes gauge\n\
             tumbletop_longest_queue_bytes {longest}"
        );
        self.throws
            .write(&mut out, "tumbletop_throw_milliseconds", "Throws until all dice lay.");
        self.thinking.write(
            &mut out,
            "tumbletop_thinking_milliseconds",
            "The thinking of computer players.",
        );
        self.appends.write(
            &mut out,
            "tumbletop_append_milliseconds",
            "Appends to logs until they lay on the disk.",
        );
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_growing_intervals() {
        let metrics = Metrics::default();
        for ms in [1, 3, 4, 7000] {
            metrics.appends.took(Duration::from_millis(ms));
        }
        let text = metrics.text();
        for line in [
            "tumbletop_append_milliseconds_bucket{le=\"1\"} 1",
            "tumbletop_append_milliseconds_bucket{le=\"5\"} 3",
            "tumbletop_append_milliseconds_bucket{le=\"5000\"} 3",
            "tumbletop_append_milliseconds_bucket{le=\"+Inf\"} 4",
            "tumbletop_append_milliseconds_sum 7008",
            "tumbletop_rooms 0",
            "tumbletop_listed_tables 0",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} in\n{text}");
        }
    }
}
