//! The tools that all sounds are made with: decaying partials, filtered noise, a small room.

use std::f64::consts::TAU;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Samples a second.
pub const RATE_HZ: u32 = 44_100;
const RATE: f64 = RATE_HZ as f64;

/// A piece of sound.
#[derive(Clone)]
pub struct Clip(Vec<f64>);

/// One partial of a struck body.
#[derive(Clone, Copy)]
pub struct Mode {
    /// Its frequency.
    pub hz: f64,
    /// How strong it starts.
    pub level: f64,
    /// The time in which it falls to 37 %.
    pub decay_ms: f64,
}

/// A burst of noise.
#[derive(Clone, Copy)]
pub struct Noise {
    /// The middle of its band.
    pub hz: f64,
    /// How narrow the band is: 0.5 is wide, 5 nearly whistles.
    pub q: f64,
    /// How strong it starts.
    pub level: f64,
    /// The time in which it falls to 37 %.
    pub decay_ms: f64,
}

impl Clip {
    /// Silence.
    pub fn silence(milliseconds: f64) -> Self {
        Self(vec![0.0; samples_in(milliseconds)])
    }

    /// Its length.
    pub fn seconds(&self) -> f64 {
        self.0.len() as f64 / RATE
    }

    /// The samples.
    pub fn samples(&self) -> &[f64] {
        &self.0
    }

    /// The largest distance from zero.
    pub fn peak(&self) -> f64 {
        self.0.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// Adds a struck partial that starts after `at_ms` and swells for `attack_ms`.
    pub fn strike(&mut self, at_ms: f64, attack_ms: f64, mode: Mode) -> &mut Self {
        let from = samples_in(at_ms).min(self.0.len());
        for (index, sample) in self.0[from..].iter_mut().enumerate() {
            let ms = index as f64 / RATE * 1000.0;
            let swell = ease((ms / attack_ms).min(1.0));
            *sample += mode.level * swell * (-ms / mode.decay_ms).exp() * (TAU * mode.hz * ms / 1000.0).sin();
        }
        self
    }

    /// Adds a burst of noise that starts after `at_ms` and swells for `attack_ms`.
    pub fn burst(&mut self, at_ms: f64, attack_ms: f64, noise: Noise, chance: &mut Chance) -> &mut Self {
        let from = samples_in(at_ms).min(self.0.len());
        let mut band = BandPass::new(noise.hz, noise.q);
        for (index, sample) in self.0[from..].iter_mut().enumerate() {
            let ms = index as f64 / RATE * 1000.0;
            let swell = ease((ms / attack_ms).min(1.0));
            *sample += noise.level * swell * (-ms / noise.decay_ms).exp() * band.pass(chance.between(-1.0, 1.0));
        }
        self
    }

    /// Adds another clip at this level, after `at_ms`; the part beyond the end is cut.
    pub fn mix(&mut self, at_ms: f64, level: f64, other: &Self) -> &mut Self {
        let from = samples_in(at_ms).min(self.0.len());
        for (sample, added) in self.0[from..].iter_mut().zip(&other.0) {
            *sample += level * added;
        }
        self
    }

    /// Damps everything above the frequency, softly (6 dB an octave).
    pub fn soften(&mut self, above_hz: f64) -> &mut Self {
        let pass = 1.0 - (-TAU * above_hz / RATE).exp();
        let mut smooth = 0.0;
        for sample in &mut self.0 {
            smooth += pass * (*sample - smooth);
            *sample = smooth;
        }
        self
    }

    /// Puts the sound into a small, soft room.
    pub fn room(&mut self, wet: f64) -> &mut Self {
        let mut echo = vec![0.0; self.0.len()];
        // Delays without a common factor, so that the echoes do not add up to a tone of their own.
        for delay_ms in [29.7, 37.1, 41.1, 43.7] {
            let delay = samples_in(delay_ms);
            let mut line = vec![0.0; delay];
            let mut damped = 0.0;
            for (index, (sample, out)) in self.0.iter().zip(&mut echo).enumerate() {
                let back = line[index % delay];
                damped += 0.35 * (back - damped);
                line[index % delay] = sample + 0.68 * damped;
                *out += 0.25 * back;
            }
        }
        for (sample, echo) in self.0.iter_mut().zip(echo) {
            *sample += wet * echo;
        }
        self
    }

    /// Finishes the clip: no constant part, soft ends, the given peak.
    pub fn finish(&mut self, peak: f64) -> Self {
        // A slow high-pass removes the constant part and frequencies that no speaker can play.
        let keep = (-TAU * 35.0 / RATE).exp();
        let (mut before, mut out) = (0.0, 0.0);
        for sample in &mut self.0 {
            out = keep * (out + *sample - before);
            before = *sample;
            *sample = out;
        }
        let length = self.0.len();
        let fade = (length / 4).min(samples_in(60.0));
        for index in 0..fade {
            self.0[length - 1 - index] *= ease(index as f64 / fade as f64);
        }
        let scale = peak / self.peak().max(f64::MIN_POSITIVE);
        for sample in &mut self.0 {
            *sample *= scale;
        }
        self.clone()
    }
}

/// A band-pass of second order with 0 dB in the middle (the usual bilinear form).
struct BandPass {
    b: f64,
    a: [f64; 2],
    x: [f64; 2],
    y: [f64; 2],
}

impl BandPass {
    fn new(hz: f64, q: f64) -> Self {
        let angle = TAU * hz / RATE;
        let alpha = angle.sin() / (2.0 * q);
        let scale = 1.0 + alpha;
        Self {
            b: alpha / scale,
            a: [-2.0 * angle.cos() / scale, (1.0 - alpha) / scale],
            x: [0.0; 2],
            y: [0.0; 2],
        }
    }

    fn pass(&mut self, sample: f64) -> f64 {
        let out = self.b * (sample - self.x[1]) - self.a[0] * self.y[0] - self.a[1] * self.y[1];
        self.x = [sample, self.x[0]];
        self.y = [out, self.y[0]];
        out
    }
}

/// Seeded random numbers, for noise and for the differences between variants.
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The random numbers of a seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number between two.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.0.next_u32()) / f64::from(u32::MAX)
    }
}

/// From 0 to 1 without a corner at either end.
fn ease(part: f64) -> f64 {
    0.5 - 0.5 * (part * TAU / 2.0).cos()
}

/// How many samples a time takes.
fn samples_in(milliseconds: f64) -> usize {
    (milliseconds * RATE / 1000.0).round() as usize
}
