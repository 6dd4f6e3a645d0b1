//! How loud a sound can still become after its start.

/// How loud a sound can still become, at steps of a hundredth of a second after its start.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Envelope(Vec<f32>);

impl Envelope {
    const STEP_S: f64 = 0.01;

    /// The envelope of samples, of which a second has so many.
    pub(super) fn of(samples: impl Iterator<Item = f32>, rate_hz: u32) -> Self {
        let step = ((f64::from(rate_hz) * Self::STEP_S) as usize).max(1);
        let mut peaks = Vec::new();
        for (index, sample) in samples.enumerate() {
            if index % step == 0 {
                peaks.push(0.0_f32);
            }
            if let Some(peak) = peaks.last_mut() {
                *peak = peak.max(sample.abs());
            }
        }
        let mut still = 0.0_f32;
        for peak in peaks.iter_mut().rev() {
            still = still.max(*peak);
            *peak = still;
        }
        Self(peaks)
    }

    /// How loud it can still become after some seconds.
    pub(super) fn after(&self, seconds: f64) -> f32 {
        let step = (seconds / Self::STEP_S).max(0.0) as usize;
        self.0.get(step).copied().unwrap_or(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_envelope_says_how_loud_a_sound_can_still_become() {
        let envelope = Envelope::of([0.1, 0.9, 0.2, -0.5, 0.3, 0.0].into_iter(), 100);
        assert_eq!(
            [0.0, 0.01, 0.02, 0.05, 0.06].map(|s| envelope.after(s)),
            [0.9, 0.9, 0.5, 0.0, 0.0]
        );
    }
}
