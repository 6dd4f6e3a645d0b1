//! The sounds of a felt pen on a glossy board: a slight squeak and a rustle, stroke by stroke.

use crate::synth::{Chance, Clip, Mode, Noise};

/// The sounds, by file name.
pub fn sounds() -> Vec<(String, Clip)> {
    (1..=4)
        .map(|variant| (format!("pen_{variant}"), mark(variant)))
        .collect()
}

/// One mark: two or three strokes, each with a rustle that swells and fades, and a thin squeak that bends.
fn mark(variant: u64) -> Clip {
    let mut chance = Chance::new(1_000 + variant);
    let mut clip = Clip::silence(260.0);
    let strokes = 2 + variant % 2;
    for stroke in 0..strokes {
        let at_ms = stroke as f64 * 82.0 + chance.between(0.0, 14.0);
        let rustle = Noise {
            hz: chance.between(2_300.0, 3_400.0),
            q: 0.9,
            level: 1.6,
            decay_ms: chance.between(26.0, 40.0),
        };
        clip.burst(at_ms, chance.between(12.0, 24.0), rustle, &mut chance);
        let tone = chance.between(1_250.0, 1_750.0);
        for (ratio, level) in [(1.0, 0.05), (1.012, 0.04), (2.02, 0.02)] {
            let squeak = Mode {
                hz: tone * ratio,
                level,
                decay_ms: chance.between(18.0, 30.0),
            };
            clip.strike(at_ms + 6.0, 16.0, squeak);
        }
    }
    // The tip touches the board first.
    let tip = Noise {
        hz: 900.0,
        q: 0.8,
        level: 0.9,
        decay_ms: 5.0,
    };
    clip.burst(0.0, 0.8, tip, &mut chance).soften(6_500.0).finish(0.42)
}
