//! The music: five layers of one tempo on the pentatonic scale of the chimes, so that any of them sound well together,
//! and with every chime. Each layer is a loop of its own number of bars, so the whole repeats only after 420 bars,
//! which are 22 minutes.

use crate::notes::{A1, A2, A3, A4, B1, B2, B3, B4, D2, D3, D4, D5, E2, E3, E4, E5, FS2, FS3, FS4, FS5};
use crate::synth::{Chance, Clip, Mode, Noise};

/// The length of a beat and of a bar of four beats. A bar is a whole number of samples at every rate in use.
const BEAT_MS: f64 = 800.0;
const BAR_MS: f64 = 4.0 * BEAT_MS;

/// The layers, by file name.
pub fn sounds() -> Vec<(String, Clip)> {
    [
        ("music_pad", pad()),
        ("music_bass", bass()),
        ("music_pluck", pluck()),
        ("music_melody", melody()),
        ("music_pulse", pulse()),
    ]
    .map(|(name, clip)| (name.to_owned(), clip))
    .into()
}

/// A loop of notes: for each its start in beats, its frequency and its level, played by `voice`.
fn notes(bars: u32, all: &[(f64, f64, f64)], voice: impl Fn(f64) -> Clip) -> Clip {
    let mut clip = Clip::silence(f64::from(bars) * BAR_MS);
    for (beat, hz, level) in all {
        clip.mix_round(beat * BEAT_MS, *level, &voice(*hz));
    }
    clip
}

/// Five bars of slow chords that swell into each other.
fn pad() -> Clip {
    const CHORDS: [(f64, [f64; 4]); 5] = [
        (0.0, [D3, A3, D4, FS4]),
        (4.5, [B2, FS3, B3, D4]),
        (8.5, [A2, E3, B3, E4]),
        (12.5, [D3, A3, B3, FS4]),
        (16.5, [E3, A3, B3, E4]),
    ];
    let all: Vec<_> = CHORDS
        .iter()
        .flat_map(|(beat, chord)| {
            chord
                .iter()
                .zip([1.0, 0.8, 0.6, 0.42])
                .map(|(hz, level)| (*beat, *hz, level))
        })
        .collect();
    notes(5, &all, |hz| {
        let mut tone = Clip::silence(6_500.0);
        // Pairs that beat slowly against each other, as in a choir of strings.
        for (ratio, level) in [(0.9985, 1.0), (1.0015, 1.0), (2.001, 0.22), (1.999, 0.22), (3.0, 0.06)] {
            let mode = Mode {
                hz: hz * ratio,
                level,
                decay_ms: 1_900.0,
            };
            tone.strike(0.0, 1_900.0, mode);
        }
        tone.finish(1.0)
    })
    .finish_loop(0.6)
    .thin(4, true)
}

/// Three bars of soft low notes.
fn bass() -> Clip {
    let all = [
        (0.0, D2, 1.0),
        (3.0, FS2, 0.55),
        (4.0, B1, 0.9),
        (6.5, E2, 0.5),
        (8.0, A1, 0.95),
        (11.0, A2, 0.4),
    ];
    notes(3, &all, |hz| {
        let mut tone = Clip::silence(2_600.0);
        for (ratio, level, decay_ms) in [
            (1.0, 1.0, 700.0),
            (2.0, 0.5, 420.0),
            (3.0, 0.18, 240.0),
            (4.0, 0.06, 150.0),
        ] {
            let mode = Mode {
                hz: hz * ratio,
                level,
                decay_ms,
            };
            tone.strike(0.0, 26.0, mode);
        }
        tone.finish(1.0)
    })
    .finish_loop(0.6)
    .thin(4, true)
}

/// Four bars of a plucked pattern with rests.
fn pluck() -> Clip {
    let all = [
        (0.0, D4, 0.9),
        (0.5, A4, 0.55),
        (1.5, FS4, 0.65),
        (2.5, E4, 0.6),
        (4.0, B3, 0.85),
        (4.5, FS4, 0.5),
        (5.5, D4, 0.7),
        (7.0, E4, 0.5),
        (8.0, A3, 0.85),
        (8.5, E4, 0.55),
        (9.5, B4, 0.6),
        (10.0, A4, 0.45),
        (12.0, D4, 0.8),
        (13.5, E4, 0.55),
        (14.0, FS4, 0.6),
    ];
    notes(4, &all, |hz| {
        let mut chance = Chance::new(hz as u64);
        let mut tone = Clip::silence(1_900.0);
        // A string, damped by a finger: the higher the partial, the sooner it is gone.
        for partial in 1..=7_u32 {
            let number = f64::from(partial);
            let mode = Mode {
                hz: hz * number * (1.0 + 0.000_3 * number * number),
                level: 1.0 / number.powf(1.5),
                decay_ms: 420.0 / number.powf(0.9),
            };
            tone.strike(0.0, 2.0, mode);
        }
        let finger = Noise {
            hz: 1_500.0,
            q: 0.8,
            level: 0.22,
            decay_ms: 6.0,
        };
        tone.burst(0.0, 1.0, finger, &mut chance)
            .soften(3_200.0)
            .room(0.3)
            .finish(1.0)
    })
    .finish_loop(0.6)
    .thin(3, true)
}

/// Seven bars of a melody of few notes.
fn melody() -> Clip {
    let all = [
        (0.0, A4, 0.7),
        (1.5, B4, 0.6),
        (2.0, D5, 0.9),
        (4.0, E5, 0.8),
        (6.0, D5, 0.6),
        (11.0, FS5, 0.8),
        (12.0, E5, 0.75),
        (13.5, D5, 0.7),
        (14.0, B4, 0.7),
        (16.0, A4, 0.8),
        (21.0, B4, 0.6),
        (22.5, D5, 0.7),
        (23.0, E5, 0.55),
        (24.0, A4, 0.75),
    ];
    notes(7, &all, |hz| {
        let mut chance = Chance::new(hz as u64);
        let mut tone = Clip::silence(2_400.0);
        for (ratio, level, decay_ms) in [
            (1.0, 1.0, 620.0),
            (1.002, 0.4, 560.0),
            (2.0, 0.1, 300.0),
            (3.98, 0.12, 140.0),
        ] {
            let mode = Mode {
                hz: hz * ratio,
                level,
                decay_ms,
            };
            tone.strike(0.0, 6.0, mode);
        }
        let mallet = Noise {
            hz: hz * 2.0,
            q: 0.8,
            level: 0.12,
            decay_ms: 9.0,
        };
        tone.burst(0.0, 2.0, mallet, &mut chance)
            .soften(3_800.0)
            .room(0.35)
            .finish(1.0)
    })
    .finish_loop(0.6)
    .thin(3, true)
}

/// One bar of a soft drum, as a heart beats.
fn pulse() -> Clip {
    let all = [(0.0, D2, 1.0), (0.5, D2, 0.5), (2.0, A1, 0.8), (2.5, D2, 0.35)];
    notes(1, &all, |hz| {
        let mut chance = Chance::new(hz as u64);
        let mut beat = Clip::silence(900.0);
        for (ratio, level, decay_ms) in [
            (1.0, 1.0, 150.0),
            (1.59, 0.45, 90.0),
            (2.14, 0.25, 60.0),
            (2.92, 0.12, 40.0),
        ] {
            let mode = Mode {
                hz: hz * ratio,
                level,
                decay_ms,
            };
            beat.strike(0.0, 7.0, mode);
        }
        let skin = Noise {
            hz: 420.0,
            q: 0.6,
            level: 0.3,
            decay_ms: 18.0,
        };
        beat.burst(0.0, 4.0, skin, &mut chance).soften(900.0).finish(1.0)
    })
    .finish_loop(0.6)
    .thin(4, true)
}
