//! The sounds of the interface: soft mallet notes, all from one pentatonic scale on D, so that they never clash.

use crate::notes::{A3, A4, A5, B4, D4, D5, D6, E4, E5, F4, FS4, FS5};
use crate::synth::{Chance, Clip, Mode, Noise};

/// The sounds, by file name.
pub fn sounds() -> Vec<(String, Clip)> {
    [
        (
            "capture",
            melody(
                1_000.0,
                380.0,
                &[(0.0, D5, 0.8), (75.0, A5, 0.9), (150.0, D6, 1.0)],
                0.6,
            ),
        ),
        ("refuse", refuse()),
        (
            "your_turn",
            melody(900.0, 330.0, &[(0.0, A4, 0.8), (130.0, E5, 1.0)], 0.5),
        ),
        (
            "penalty",
            melody(
                850.0,
                300.0,
                &[(0.0, F4, 1.0), (170.0, D4, 1.0), (170.0, A3, 0.5)],
                0.55,
            ),
        ),
        (
            "round_end",
            melody(
                1_500.0,
                480.0,
                &[
                    (0.0, D4, 0.7),
                    (110.0, FS4, 0.8),
                    (220.0, A4, 0.9),
                    (360.0, D5, 1.0),
                    (360.0, A4, 0.5),
                ],
                0.55,
            ),
        ),
        (
            "win",
            melody(
                2_400.0,
                700.0,
                &[
                    (0.0, D5, 0.8),
                    (130.0, E5, 0.8),
                    (260.0, FS5, 0.9),
                    (390.0, A5, 1.0),
                    (650.0, B4, 0.6),
                    (650.0, FS5, 0.8),
                    (900.0, D4, 0.7),
                    (900.0, A4, 0.7),
                    (900.0, FS5, 0.8),
                    (900.0, D6, 1.0),
                ],
                0.6,
            ),
        ),
        // Warm and unhurried, and down to the ground note: no fault was made.
        (
            "lose",
            melody(
                2_300.0,
                760.0,
                &[
                    (0.0, A4, 0.9),
                    (190.0, FS4, 0.85),
                    (380.0, E4, 0.85),
                    (640.0, D4, 1.0),
                    (640.0, A3, 0.6),
                    (1_000.0, B4, 0.35),
                    (1_000.0, FS4, 0.45),
                ],
                0.55,
            ),
        ),
        (
            "complete",
            melody(
                1_050.0,
                360.0,
                &[(0.0, A4, 0.7), (70.0, D5, 0.8), (140.0, FS5, 1.0), (140.0, D5, 0.5)],
                0.6,
            ),
        ),
        // A stock has no card left.
        (
            "emptied",
            melody(
                1_600.0,
                520.0,
                &[
                    (0.0, D4, 0.6),
                    (80.0, A4, 0.7),
                    (160.0, D5, 0.8),
                    (240.0, FS5, 0.9),
                    (340.0, A5, 1.0),
                    (340.0, D5, 0.6),
                ],
                0.6,
            ),
        ),
        // One note for each of five rolls.
        (
            "chain",
            melody(
                1_250.0,
                330.0,
                &[
                    (0.0, D5, 0.6),
                    (85.0, E5, 0.7),
                    (170.0, FS5, 0.8),
                    (255.0, A5, 0.9),
                    (340.0, D6, 1.0),
                ],
                0.6,
            ),
        ),
        (
            "call",
            melody(700.0, 240.0, &[(0.0, B4, 0.9), (95.0, B4, 0.5), (95.0, FS5, 1.0)], 0.5),
        ),
        ("button", button()),
    ]
    .map(|(name, clip)| (name.to_owned(), clip))
    .into()
}

/// Notes in a small room: for each its start in milliseconds, frequency in hertz and level.
fn melody(length_ms: f64, ring_ms: f64, notes: &[(f64, f64, f64)], peak: f64) -> Clip {
    let mut chance = Chance::new(700);
    let mut clip = Clip::silence(length_ms);
    for (at_ms, hz, level) in notes {
        mallet(&mut clip, *at_ms, *hz, *level, ring_ms, &mut chance);
    }
    clip.soften(5_500.0).room(0.28).finish(peak)
}

/// A wooden bar struck by a soft mallet: its partials are at 1, 4 and 10 times the note, as makers tune them.
fn mallet(clip: &mut Clip, at_ms: f64, hz: f64, level: f64, ring_ms: f64, chance: &mut Chance) {
    for (ratio, part, ring) in [
        (1.0, 1.0, 1.0),
        (1.003, 0.35, 0.9),
        (2.0, 0.10, 0.5),
        (3.98, 0.22, 0.25),
        (9.7, 0.05, 0.06),
    ] {
        let mode = Mode {
            hz: hz * ratio,
            level: level * part,
            decay_ms: ring_ms * ring,
        };
        clip.strike(at_ms, 2.5, mode);
    }
    let felt = Noise {
        hz: hz * 2.5,
        q: 0.8,
        level: 0.25 * level,
        decay_ms: 7.0,
    };
    clip.burst(at_ms, 1.5, felt, chance);
}

/// Two dull knocks, the second lower, for a refusal.
fn refuse() -> Clip {
    let mut chance = Chance::new(800);
    let mut clip = Clip::silence(300.0);
    for (at_ms, hz) in [(0.0, E4 * 0.75), (95.0, D4 * 0.67)] {
        for (ratio, level, decay_ms) in [(1.0, 1.0, 38.0), (2.3, 0.35, 18.0), (3.9, 0.12, 9.0)] {
            let mode = Mode {
                hz: hz * ratio,
                level,
                decay_ms,
            };
            clip.strike(at_ms, 2.0, mode);
        }
        let knock = Noise {
            hz: 700.0,
            q: 0.7,
            level: 0.6,
            decay_ms: 7.0,
        };
        clip.burst(at_ms, 1.0, knock, &mut chance);
    }
    clip.soften(2_200.0).room(0.1).finish(0.55)
}

/// A wooden key, pressed.
fn button() -> Clip {
    let mut chance = Chance::new(900);
    let mut clip = Clip::silence(90.0);
    for (hz, level, decay_ms) in [(D6, 0.8, 9.0), (1_900.0, 0.4, 5.0), (A4, 0.5, 14.0)] {
        let mode = Mode { hz, level, decay_ms };
        clip.strike(0.0, 0.8, mode);
    }
    let tip = Noise {
        hz: 2_400.0,
        q: 0.9,
        level: 0.5,
        decay_ms: 2.5,
    };
    clip.burst(0.0, 0.4, tip, &mut chance).soften(4_500.0).finish(0.4)
}
