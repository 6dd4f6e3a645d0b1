//! The tools that all sounds are made with: decaying partials, filtered noise, a small room, and loops without a seam.

use std::f64::consts::TAU;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Samples a second.
pub const RATE_HZ: u32 = 44_100;
const RATE: f64 = RATE_HZ as f64;

/// A piece of sound.
#[derive(Clone)]
pub struct Clip {
    samples: Vec<f64>,
    /// The samples a second of the file.
    rate_hz: u32,
}

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
        Self {
            samples: vec![0.0; samples_in(milliseconds)],
            rate_hz: RATE_HZ,
        }
    }

    /// Its length.
    pub fn seconds(&self) -> f64 {
        self.samples.len() as f64 / f64::from(self.rate_hz)
    }

    /// The samples a second.
    pub const fn rate_hz(&self) -> u32 {
        self.rate_hz
    }

    /// The samples.
    pub fn samples(&self) -> &[f64] {
        &self.samples
    }

    /// The largest distance from zero.
    pub fn peak(&self) -> f64 {
        self.samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// Adds a struck partial that starts after `at_ms` and swells for `attack_ms`.
    pub fn strike(&mut self, at_ms: f64, attack_ms: f64, mode: Mode) -> &mut Self {
        let from = samples_in(at_ms).min(self.samples.len());
        for (index, sample) in self.samples[from..].iter_mut().enumerate() {
            let ms = index as f64 / RATE * 1000.0;
            let swell = ease((ms / attack_ms).min(1.0));
            *sample += mode.level * swell * (-ms / mode.decay_ms).exp() * (TAU * mode.hz * ms / 1000.0).sin();
        }
        self
    }

    /// Adds a burst of noise that starts after `at_ms` and swells for `attack_ms`.
    pub fn burst(&mut self, at_ms: f64, attack_ms: f64, noise: Noise, chance: &mut Chance) -> &mut Self {
        let from = samples_in(at_ms).min(self.samples.len());
        let mut band = BandPass::new(noise.hz, noise.q);
        for (index, sample) in self.samples[from..].iter_mut().enumerate() {
            let ms = index as f64 / RATE * 1000.0;
            let swell = ease((ms / attack_ms).min(1.0));
            *sample += noise.level * swell * (-ms / noise.decay_ms).exp() * band.pass(chance.between(-1.0, 1.0));
        }
        self
    }

    /// Adds another clip at this level, after `at_ms`; the part beyond the end is cut.
    pub fn mix(&mut self, at_ms: f64, level: f64, other: &Self) -> &mut Self {
        let from = samples_in(at_ms).min(self.samples.len());
        for (sample, added) in self.samples[from..].iter_mut().zip(&other.samples) {
            *sample += level * added;
        }
        self
    }

    /// Adds another clip at this level, after `at_ms`; the part beyond the end goes on at the start, as in a loop.
    pub fn mix_round(&mut self, at_ms: f64, level: f64, other: &Self) -> &mut Self {
        let (from, length) = (samples_in(at_ms), self.samples.len());
        for (index, added) in other.samples.iter().enumerate() {
            self.samples[(from + index) % length] += level * added;
        }
        self
    }

    /// Adds noise that goes on without a seam when the clip is repeated. Its level swells and falls by this depth, once
    /// for each of the numbers in a loop.
    pub fn hiss(&mut self, noise: Noise, depth: f64, swells: &[u32], chance: &mut Chance) -> &mut Self {
        let length = self.samples.len();
        let white: Vec<f64> = (0..length).map(|_| chance.between(-1.0, 1.0)).collect();
        let phases: Vec<f64> = swells.iter().map(|_| chance.between(0.0, TAU)).collect();
        let mut band = BandPass::new(noise.hz, noise.q);
        // The first time around only brings the filter to where it is at the end.
        for sample in &white {
            band.pass(*sample);
        }
        for (index, (sample, white)) in self.samples.iter_mut().zip(white).enumerate() {
            let turn = TAU * index as f64 / length as f64;
            let swell: f64 = swells
                .iter()
                .zip(&phases)
                .map(|(times, phase)| (turn * f64::from(*times) + phase).sin())
                .sum();
            let level = noise.level * (1.0 + depth * swell / swells.len().max(1) as f64);
            *sample += level * band.pass(white);
        }
        self
    }

    /// Finishes a loop: no constant part, the given peak.
    pub fn finish_loop(&mut self, peak: f64) -> Self {
        let mean = self.samples.iter().sum::<f64>() / self.samples.len().max(1) as f64;
        for sample in &mut self.samples {
            *sample -= mean;
        }
        self.scale_to(peak);
        self.clone()
    }

    /// Keeps one of `every` samples, for a smaller file of a sound without high tones. Call it last. What the fewer
    /// samples can't hold is filtered out; a loop is filtered around its seam.
    pub fn thin(&self, every: u32, is_loop: bool) -> Self {
        const REACH: i64 = 12;
        let (step, length) = (i64::from(every), self.samples.len() as i64);
        let half = REACH * step;
        let cutoff = 0.46 / step as f64;
        let taps: Vec<f64> = (-half..=half)
            .map(|tap| {
                let (at, part) = (tap as f64, (tap + half) as f64 / (2 * half) as f64);
                let window = 0.42 - 0.5 * (TAU * part).cos() + 0.08 * (2.0 * TAU * part).cos();
                let turn = TAU * cutoff * at;
                let sinc = if tap == 0 { 1.0 } else { turn.sin() / turn };
                2.0 * cutoff * sinc * window
            })
            .collect();
        let at = |index: i64| {
            let index = if is_loop { index.rem_euclid(length) } else { index };
            usize::try_from(index)
                .ok()
                .and_then(|index| self.samples.get(index))
                .copied()
        };
        let samples = (0..length / step)
            .map(|kept| {
                let from = kept * step - half;
                let taps = (from..).zip(&taps);
                taps.map(|(index, tap)| tap * at(index).unwrap_or(0.0)).sum()
            })
            .collect();
        let mut thinned = Self {
            samples,
            rate_hz: RATE_HZ / every,
        };
        thinned.scale_to(self.peak());
        thinned
    }

    /// Damps everything above the frequency, softly (6 dB an octave).
    pub fn soften(&mut self, above_hz: f64) -> &mut Self {
        let pass = 1.0 - (-TAU * above_hz / RATE).exp();
        let mut smooth = 0.0;
        for sample in &mut self.samples {
            smooth += pass * (*sample - smooth);
            *sample = smooth;
        }
        self
    }

    /// Puts the sound into a small, soft room.
    pub fn room(&mut self, wet: f64) -> &mut Self {
        let mut echo = vec![0.0; self.samples.len()];
        // Delays without a common factor, so that the echoes do not add up to a tone of their own.
        for delay_ms in [29.7, 37.1, 41.1, 43.7] {
            let delay = samples_in(delay_ms);
            let mut line = vec![0.0; delay];
            let mut damped = 0.0;
            for (index, (sample, out)) in self.samples.iter().zip(&mut echo).enumerate() {
                let back = line[index % delay];
                damped += 0.35 * (back - damped);
                line[index % delay] = sample + 0.68 * damped;
                *out += 0.25 * back;
            }
        }
        for (sample, echo) in self.samples.iter_mut().zip(echo) {
            *sample += wet * echo;
        }
        self
    }

    /// Finishes the clip: no constant part, soft ends, the given peak.
    pub fn finish(&mut self, peak: f64) -> Self {
        // A slow high-pass removes the constant part and frequencies that no speaker can play.
        let keep = (-TAU * 35.0 / RATE).exp();
        let (mut before, mut out) = (0.0, 0.0);
        for sample in &mut self.samples {
            out = keep * (out + *sample - before);
            before = *sample;
            *sample = out;
        }
        let length = self.samples.len();
        let fade = (length / 4).min(samples_in(60.0));
        for index in 0..fade {
            self.samples[length - 1 - index] *= ease(index as f64 / fade as f64);
        }
        self.scale_to(peak);
        self.clone()
    }

    fn scale_to(&mut self, peak: f64) {
        let scale = peak / self.peak().max(f64::MIN_POSITIVE);
        for sample in &mut self.samples {
            *sample *= scale;
        }
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
