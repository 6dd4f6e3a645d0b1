//! Random numbers of a run, the same on every machine.

/// A generator: SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// Between 0 and 1; never either of them.
    pub fn share(&mut self) -> f64 {
        ((self.next() >> 11) as f64 + 0.5) / (1_u64 << 53) as f64
    }

    /// A waiting time that does not depend on what was before.
    pub fn exponential(&mut self, mean: f64) -> f64 {
        -mean * self.share().ln()
    }

    /// A time with this median; `spread` is the standard deviation of its logarithm.
    pub fn log_normal(&mut self, median: f64, spread: f64) -> f64 {
        let (one, two) = (self.share(), self.share());
        let normal = (-2.0 * one.ln()).sqrt() * (std::f64::consts::TAU * two).cos();
        median * (spread * normal).exp()
    }

    /// One of so many.
    pub fn below(&mut self, count: usize) -> usize {
        ((self.share() * count as f64) as usize).min(count.saturating_sub(1))
    }
}
