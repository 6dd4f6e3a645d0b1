//! The sounds of a quiet room in the evening: air, a fire, a street and a clock far away, each a loop of its own
//! length, and small events that the program plays now and then.

use crate::synth::{Chance, Clip, Mode, Noise};

/// The sounds, by file name. The lengths of the loops in seconds have no common factor.
pub fn sounds() -> Vec<(String, Clip)> {
    let mut all = vec![
        ("room_air".into(), air()),
        ("room_street".into(), street()),
        ("room_fire".into(), fire()),
        ("room_clock".into(), clock()),
        ("room_log".into(), log()),
        ("room_car".into(), car()),
        ("room_gust".into(), gust()),
    ];
    for variant in 1..=4 {
        all.push((format!("room_pop_{variant}"), pops(variant)));
    }
    for variant in 1..=2 {
        all.push((format!("room_creak_{variant}"), creak(variant)));
    }
    all
}

/// A band of steady noise.
const fn band(hz: f64, q: f64, level: f64) -> Noise {
    Noise {
        hz,
        q,
        level,
        decay_ms: 0.0,
    }
}

/// The air of the room.
fn air() -> Clip {
    let mut chance = Chance::new(2_000);
    Clip::silence(11_000.0)
        .hiss(band(150.0, 0.5, 1.0), 0.25, &[1, 2], &mut chance)
        .hiss(band(430.0, 0.5, 0.32), 0.3, &[2, 3], &mut chance)
        .hiss(band(1_300.0, 0.6, 0.07), 0.3, &[1, 3], &mut chance)
        .finish_loop(0.5)
        .thin(4, true)
}

/// A street behind a closed window.
fn street() -> Clip {
    let mut chance = Chance::new(2_010);
    Clip::silence(13_000.0)
        .hiss(band(95.0, 0.8, 1.0), 0.5, &[1, 2, 5], &mut chance)
        .hiss(band(240.0, 0.8, 0.3), 0.6, &[1, 3, 4], &mut chance)
        .finish_loop(0.5)
        .thin(6, true)
}

/// The breath of a fire, without its crackle.
fn fire() -> Clip {
    let mut chance = Chance::new(2_020);
    Clip::silence(7_000.0)
        .hiss(band(210.0, 0.6, 0.8), 0.4, &[3, 5, 8], &mut chance)
        .hiss(band(900.0, 0.6, 0.35), 0.5, &[2, 7, 11], &mut chance)
        .hiss(band(2_900.0, 0.7, 0.16), 0.6, &[5, 9, 13], &mut chance)
        .finish_loop(0.5)
        .thin(3, true)
}

/// A clock in the next room: a tick and a lower tock.
fn clock() -> Clip {
    let mut clip = Clip::silence(2_000.0);
    for (at_ms, pitch, seed) in [(100.0, 1.0, 2_030), (1_100.0, 0.86, 2_031)] {
        let mut chance = Chance::new(seed);
        let mut tick = Clip::silence(400.0);
        for (hz, level, decay_ms) in [(1_450.0, 1.0, 7.0), (2_380.0, 0.5, 4.0), (520.0, 0.6, 12.0)] {
            let mode = Mode {
                hz: hz * pitch,
                level,
                decay_ms,
            };
            tick.strike(0.0, 0.6, mode);
        }
        let click = Noise {
            hz: 1_900.0,
            q: 0.8,
            level: 0.7,
            decay_ms: 3.0,
        };
        tick.burst(0.0, 0.4, click, &mut chance).soften(1_700.0).room(0.45);
        clip.mix_round(at_ms, 1.0, &tick.finish(1.0));
    }
    clip.finish_loop(0.5).thin(3, true)
}

/// Wood crackles in the fire: a few pops close together.
fn pops(variant: u64) -> Clip {
    let mut chance = Chance::new(2_040 + variant);
    let mut clip = Clip::silence(300.0 + 90.0 * variant as f64);
    let mut at_ms = 2.0;
    for pop in 0..=variant {
        let level = chance.between(0.35, 1.0) * if pop == 0 { 1.0 } else { 0.6 };
        crack(&mut clip, at_ms, level, &mut chance);
        at_ms += chance.between(18.0, 120.0);
    }
    clip.room(0.25).finish(0.6).thin(2, false)
}

/// One pop of burning wood.
fn crack(clip: &mut Clip, at_ms: f64, level: f64, chance: &mut Chance) {
    let snap = Noise {
        hz: chance.between(1_800.0, 4_200.0),
        q: 0.9,
        level: level * 2.0,
        decay_ms: chance.between(1.2, 4.5),
    };
    let body = Mode {
        hz: chance.between(480.0, 900.0),
        level: level * 0.5,
        decay_ms: chance.between(5.0, 12.0),
    };
    clip.burst(at_ms, 0.2, snap, chance).strike(at_ms, 0.4, body);
}

/// A log settles: a dull knock, then a little crackle.
fn log() -> Clip {
    let mut chance = Chance::new(2_050);
    let mut clip = Clip::silence(1_200.0);
    for (at_ms, level) in [(0.0, 1.0), (130.0, 0.55)] {
        for (hz, part, decay_ms) in [(118.0, 1.0, 60.0), (203.0, 0.6, 38.0), (345.0, 0.3, 22.0)] {
            let mode = Mode {
                hz: hz * chance.between(0.95, 1.05),
                level: level * part,
                decay_ms,
            };
            clip.strike(at_ms, 2.0, mode);
        }
    }
    let ash = Noise {
        hz: 1_400.0,
        q: 0.6,
        level: 0.45,
        decay_ms: 260.0,
    };
    clip.burst(60.0, 90.0, ash, &mut chance);
    for _ in 0..6 {
        let (at_ms, level) = (chance.between(120.0, 800.0), chance.between(0.1, 0.35));
        crack(&mut clip, at_ms, level, &mut chance);
    }
    clip.room(0.2).finish(0.6).thin(3, false)
}

/// The wood of the house moves: it sticks and slips, ever faster.
fn creak(variant: u64) -> Clip {
    let mut chance = Chance::new(2_060 + variant);
    let mut clip = Clip::silence(950.0);
    let (mut at_ms, slips) = (10.0, 18 + 6 * variant);
    let hz = chance.between(330.0, 420.0);
    for slip in 0..slips {
        let part = slip as f64 / slips as f64;
        let level = 0.35 + 0.65 * (part * std::f64::consts::PI).sin();
        for (ratio, share, decay_ms) in [(1.0, 1.0, 9.0), (1.9, 0.5, 6.0), (3.1, 0.25, 4.0)] {
            let mode = Mode {
                hz: hz * ratio * (1.0 + 0.12 * part),
                level: level * share * chance.between(0.7, 1.0),
                decay_ms,
            };
            clip.strike(at_ms, 0.8, mode);
        }
        at_ms += chance.between(0.85, 1.15) * (34.0 - 17.0 * part);
    }
    clip.soften(1_500.0).room(0.4).finish(0.5).thin(3, false)
}

/// A car drives past, a few houses away.
fn car() -> Clip {
    let mut chance = Chance::new(2_070);
    let mut clip = Clip::silence(6_500.0);
    for (hz, q, level) in [(110.0, 0.8, 1.0), (260.0, 0.7, 0.5), (620.0, 0.7, 0.16)] {
        let tyres = Noise {
            hz,
            q,
            level,
            decay_ms: 1_500.0,
        };
        clip.burst(0.0, 3_000.0, tyres, &mut chance);
    }
    clip.soften(900.0).finish(0.5).thin(6, false)
}

/// Wind in the chimney.
fn gust() -> Clip {
    let mut chance = Chance::new(2_080);
    let mut clip = Clip::silence(5_500.0);
    for (at_ms, hz, q, level) in [
        (0.0, 310.0, 2.2, 1.0),
        (700.0, 420.0, 3.0, 0.6),
        (300.0, 900.0, 0.8, 0.12),
    ] {
        let wind = Noise {
            hz,
            q,
            level,
            decay_ms: 1_300.0,
        };
        clip.burst(at_ms, 2_200.0, wind, &mut chance);
    }
    clip.soften(1_400.0).finish(0.5).thin(4, false)
}
