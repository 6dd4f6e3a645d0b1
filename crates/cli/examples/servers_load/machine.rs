//! What the processors of this machine do, as Linux tells it.

use std::fs;

/// Hundredths of a second are what Linux counts processor time in (`getconf CLK_TCK`).
const TICKS_A_SECOND: f64 = 100.0;

/// The time for which all processors together have worked since the machine runs, in seconds.
pub fn worked_s() -> f64 {
    let stat = fs::read_to_string("/proc/stat").unwrap_or_default();
    let line = stat.lines().next().unwrap_or_default();
    let ticks: Vec<f64> = line
        .split_whitespace()
        .skip(1)
        .filter_map(|ticks| ticks.parse().ok())
        .collect();
    // The fourth and the fifth are those in which nothing was done; the ninth and tenth are in the first two as well.
    let worked = ticks.iter().take(8).enumerate().filter(|(at, _)| !matches!(at, 3 | 4));
    worked.map(|(_, ticks)| ticks).sum::<f64>() / TICKS_A_SECOND
}
