//! Measurements, and their results against the bounds.

use std::cell::RefCell;
use std::time::Duration;

use criterion::Throughput;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};

/// The processor time of this thread.
#[cfg(unix)]
pub fn worked() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// The time that passed, on systems that do not report the time of a thread.
#[cfg(not(unix))]
pub fn worked() -> Duration {
    static BEGAN: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}

/// Processor time of the thread.
pub struct ProcessorTime;

impl Measurement for ProcessorTime {
    type Intermediate = Duration;
    type Value = Duration;

    fn start(&self) -> Duration {
        worked()
    }

    fn end(&self, began: Duration) -> Duration {
        worked() - began
    }

    fn add(&self, a: &Duration, b: &Duration) -> Duration {
        *a + *b
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        static TIME: WallTime = WallTime;
        TIME.formatter()
    }
}

/// One processor time over another, measured in turns.
pub struct Ratio;

impl Measurement for Ratio {
    type Intermediate = ();
    type Value = f64;

    fn start(&self) {}

    fn end(&self, (): ()) -> f64 {
        f64::NAN
    }

    fn add(&self, a: &f64, b: &f64) -> f64 {
        a + b
    }

    fn zero(&self) -> f64 {
        0.0
    }

    fn to_f64(&self, value: &f64) -> f64 {
        *value
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        &Times
    }
}

/// Formats a ratio.
struct Times;

impl ValueFormatter for Times {
    fn scale_values(&self, _typical: f64, _values: &mut [f64]) -> &'static str {
        "times"
    }

    fn scale_throughputs(&self, _typical: f64, _throughput: &Throughput, _values: &mut [f64]) -> &'static str {
        "times"
    }

    fn scale_for_machines(&self, _values: &mut [f64]) -> &'static str {
        "times"
    }
}

/// The bound of a figure.
#[derive(Clone, Copy)]
pub enum Bound {
    AtMost(f64),
    AtLeast(f64),
    /// Printed only.
    None,
}

/// The results, in the order they were measured.
#[derive(Default)]
pub struct Found(RefCell<Vec<Figure>>);

struct Figure {
    what: String,
    unit: &'static str,
    bound: Bound,
    samples: Vec<f64>,
}

impl Found {
    /// Adds one sample.
    pub fn add(&self, what: &str, unit: &'static str, bound: Bound, sample: f64) {
        let mut figures = self.0.borrow_mut();
        if let Some(figure) = figures.iter_mut().find(|figure| figure.what == what) {
            figure.samples.push(sample);
            return;
        }
        figures.push(Figure {
            what: what.to_owned(),
            unit,
            bound,
            samples: vec![sample],
        });
    }

    /// All figures against their bounds, as a table.
    pub fn print(&self) {
        println!("| | in | bound | median | 5 to 95 % of samples | |");
        println!("| --- | --- | --- | --- | --- | --- |");
        for Figure {
            what,
            unit,
            bound,
            samples,
        } in self.0.borrow_mut().iter_mut()
        {
            samples.sort_by(f64::total_cmp);
            let at = |share: f64| samples[((samples.len() - 1) as f64 * share).round() as usize];
            let (low, median, high) = (number(at(0.05)), at(0.5), number(at(0.95)));
            let (bound, met) = match *bound {
                Bound::AtMost(most) => (format!("at most {}", number(most)), Some(median <= most)),
                Bound::AtLeast(least) => (format!("at least {}", number(least)), Some(median >= least)),
                Bound::None => (String::new(), None),
            };
            let verdict = met.map_or("", |met| if met { "met" } else { "MISSED" });
            let median = number(median);
            println!("| {what} | {unit} | {bound} | {median} | {low} to {high} | {verdict} |");
        }
    }
}

fn number(value: f64) -> String {
    if value < 100.0 {
        format!("{value:.3}")
    } else {
        format!("{value:.0}")
    }
}
