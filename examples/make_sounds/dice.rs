//! The sounds of dice: small resin bodies that hit felt, wood and each other.

use crate::synth::{Chance, Clip, Mode, Noise};

/// The sounds, by file name.
pub fn sounds() -> Vec<(String, Clip)> {
    let mut all = Vec::new();
    for variant in 1..=4 {
        all.push((format!("felt_{variant}"), felt(variant)));
    }
    for variant in 1..=4 {
        all.push((format!("click_{variant}"), click(variant)));
    }
    for variant in 1..=3 {
        all.push((format!("wood_{variant}"), wood(variant)));
    }
    for variant in 1..=3 {
        all.push((format!("floor_{variant}"), floor(variant)));
    }
    all.push(("place".into(), place()));
    all.push(("pick_up".into(), pick_up()));
    all.push(("knock_over".into(), knock_over()));
    all
}

/// The ring of one resin die, a few inharmonic partials that die away within hundredths of a second.
///
/// `hz` is the lowest partial. Those of a real die are even higher; these are audible on small speakers and to older
/// ears.
fn body(clip: &mut Clip, at_ms: f64, level: f64, hz: f64, chance: &mut Chance) {
    const PARTIALS: [(f64, f64, f64); 5] = [
        (1.0, 1.0, 6.5),
        (1.42, 0.75, 5.0),
        (1.93, 0.5, 3.8),
        (2.51, 0.3, 2.8),
        (3.16, 0.16, 2.0),
    ];
    for (ratio, part, decay_ms) in PARTIALS {
        let mode = Mode {
            hz: hz * ratio * chance.between(0.985, 1.015),
            level: level * part * chance.between(0.75, 1.1),
            decay_ms: decay_ms * chance.between(0.85, 1.2),
        };
        clip.strike(at_ms, 0.25, mode);
    }
}

/// A die on the felt: a soft thud with only a hint of the die itself.
fn felt(variant: u64) -> Clip {
    let mut chance = Chance::new(100 + variant);
    let mut clip = Clip::silence(190.0);
    let low = chance.between(180.0, 225.0);
    let thud = [(1.0, 0.8, 19.0), (1.72, 0.65, 14.0), (2.9, 0.45, 9.0), (4.6, 0.22, 6.0)];
    for (ratio, level, decay_ms) in thud {
        let mode = Mode {
            hz: low * ratio,
            level,
            decay_ms,
        };
        clip.strike(0.0, 1.6, mode);
    }
    let cloth = Noise {
        hz: chance.between(420.0, 560.0),
        q: 0.6,
        level: 4.2,
        decay_ms: 10.0,
    };
    let brush = Noise {
        hz: 1_700.0,
        q: 0.7,
        level: 1.6,
        decay_ms: 6.0,
    };
    clip.burst(0.0, 1.2, cloth, &mut chance)
        .burst(0.5, 1.0, brush, &mut chance);
    clip.soften(2_400.0);
    let hz = chance.between(2_500.0, 3_000.0);
    body(&mut clip, 0.3, 0.13, hz, &mut chance);
    clip.finish(0.89)
}

/// A die on a die: a bright, dry click, with a smaller second one as an edge follows.
fn click(variant: u64) -> Clip {
    let mut chance = Chance::new(200 + variant);
    let mut clip = Clip::silence(110.0);
    let hz = chance.between(2_350.0, 2_950.0);
    body(&mut clip, 0.0, 1.0, hz, &mut chance);
    let snap = Noise {
        hz: chance.between(4_600.0, 5_600.0),
        q: 0.8,
        level: 1.5,
        decay_ms: 1.1,
    };
    let weight = Mode {
        hz: chance.between(820.0, 960.0),
        level: 0.35,
        decay_ms: 5.0,
    };
    clip.burst(0.0, 0.15, snap, &mut chance).strike(0.0, 0.5, weight);
    let follow_ms = chance.between(7.0, 15.0);
    let follow_hz = hz * chance.between(1.06, 1.18);
    body(&mut clip, follow_ms, 0.24, follow_hz, &mut chance);
    clip.finish(0.89)
}

/// A die on the wooden rail: a knock of the wood, and the die's click over it.
fn wood(variant: u64) -> Clip {
    let mut chance = Chance::new(300 + variant);
    let mut clip = Clip::silence(210.0);
    let low = chance.between(285.0, 345.0);
    let plank = [
        (1.0, 1.0, 24.0),
        (2.14, 0.75, 17.0),
        (3.42, 0.5, 12.0),
        (5.3, 0.28, 8.0),
        (7.7, 0.12, 5.0),
    ];
    for (ratio, level, decay_ms) in plank {
        let mode = Mode {
            hz: low * ratio * chance.between(0.98, 1.02),
            level,
            decay_ms,
        };
        clip.strike(0.0, 0.5, mode);
    }
    let knock = Noise {
        hz: 1_300.0,
        q: 0.6,
        level: 1.3,
        decay_ms: 4.0,
    };
    clip.burst(0.0, 0.3, knock, &mut chance).soften(5_000.0);
    let hz = chance.between(2_400.0, 2_900.0);
    body(&mut clip, 0.0, 0.3, hz, &mut chance);
    clip.finish(0.89)
}

/// A die on the floor beside the table: wide boards over a hollow, farther away than the rail.
fn floor(variant: u64) -> Clip {
    let mut chance = Chance::new(350 + variant);
    let mut clip = Clip::silence(340.0);
    let low = chance.between(128.0, 152.0);
    let boards = [(1.0, 1.0, 46.0), (1.83, 0.7, 30.0), (2.96, 0.4, 19.0), (4.7, 0.2, 12.0)];
    for (ratio, level, decay_ms) in boards {
        let mode = Mode {
            hz: low * ratio * chance.between(0.98, 1.02),
            level,
            decay_ms,
        };
        clip.strike(0.0, 0.8, mode);
    }
    let knock = Noise {
        hz: 800.0,
        q: 0.6,
        level: 1.0,
        decay_ms: 5.0,
    };
    clip.burst(0.0, 0.4, knock, &mut chance);
    let hz = chance.between(2_200.0, 2_600.0);
    body(&mut clip, 0.0, 0.22, hz, &mut chance);
    clip.soften(3_200.0).room(0.4).finish(0.89)
}

/// A die put down on another with care: it touches with an edge, then lies.
fn place() -> Clip {
    let mut chance = Chance::new(400);
    let mut clip = Clip::silence(200.0);
    body(&mut clip, 0.0, 0.4, 2_250.0, &mut chance);
    body(&mut clip, 42.0, 1.0, 2_050.0, &mut chance);
    let weight = Mode {
        hz: 640.0,
        level: 0.7,
        decay_ms: 9.0,
    };
    let under = Mode {
        hz: 210.0,
        level: 0.5,
        decay_ms: 22.0,
    };
    let touch = Noise {
        hz: 3_000.0,
        q: 0.8,
        level: 0.8,
        decay_ms: 1.5,
    };
    clip.strike(42.0, 0.8, weight)
        .strike(42.0, 2.0, under)
        .burst(42.0, 0.3, touch, &mut chance);
    clip.soften(6_500.0).room(0.12).finish(0.8)
}

/// A die is picked up: fingertips on resin, then it leaves the cloth.
fn pick_up() -> Clip {
    let mut chance = Chance::new(500);
    let mut clip = Clip::silence(130.0);
    body(&mut clip, 4.0, 0.35, 2_700.0, &mut chance);
    let tips = Noise {
        hz: 1_500.0,
        q: 0.9,
        level: 0.9,
        decay_ms: 14.0,
    };
    let cloth = Noise {
        hz: 3_200.0,
        q: 0.8,
        level: 0.5,
        decay_ms: 22.0,
    };
    clip.burst(0.0, 5.0, tips, &mut chance)
        .burst(14.0, 18.0, cloth, &mut chance);
    clip.soften(5_000.0).finish(0.5)
}

/// A stack falls: many clicks and thuds, dense at first and soon sparse.
fn knock_over() -> Clip {
    let mut chance = Chance::new(600);
    let mut clip = Clip::silence(950.0);
    let (clicks, thuds): (Vec<_>, Vec<_>) = (1..=4).map(|variant| (click(variant), felt(variant))).unzip();
    let mut at_ms = 0.0;
    for hit in 0..17 {
        let level = chance.between(0.5, 1.0) * 0.86_f64.powi(hit);
        let variant = chance.between(0.0, 3.999) as usize;
        if hit % 3 == 2 {
            clip.mix(at_ms, level, &thuds[variant]);
        } else {
            clip.mix(at_ms, level, &clicks[variant]);
        }
        at_ms += chance.between(14.0, 34.0) * 1.07_f64.powi(hit);
    }
    clip.room(0.15).finish(0.89)
}
