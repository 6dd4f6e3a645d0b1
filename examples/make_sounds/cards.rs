//! The sounds of cards: linen stock that slides, snaps, turns over and is shuffled.

use crate::synth::{Chance, Clip, Mode, Noise};

/// The sounds, by file name.
pub fn sounds() -> Vec<(String, Clip)> {
    let mut all = Vec::new();
    for variant in 1..=3 {
        all.push((format!("card_{variant}"), put_down(variant)));
    }
    for variant in 1..=3 {
        all.push((format!("card_felt_{variant}"), put_down_on_felt(variant)));
    }
    for variant in 1..=3 {
        all.push((format!("deal_{variant}"), deal(variant)));
    }
    all.push(("flip".into(), flip()));
    all.push(("shuffle".into(), shuffle()));
    all.push(("sweep".into(), sweep()));
    all
}

/// Air and linen: a soft burst of noise.
fn slide(clip: &mut Clip, at_ms: f64, attack_ms: f64, level: f64, hz: f64, decay_ms: f64, chance: &mut Chance) {
    let air = Noise {
        hz,
        q: 0.7,
        level,
        decay_ms,
    };
    let grain = Noise {
        hz: hz * 2.3,
        q: 0.9,
        level: level * 0.5,
        decay_ms: decay_ms * 0.6,
    };
    clip.burst(at_ms, attack_ms, air, chance)
        .burst(at_ms, attack_ms * 0.7, grain, chance);
}

/// The snap of a card's edge on the surface below.
fn snap(clip: &mut Clip, at_ms: f64, level: f64, chance: &mut Chance) {
    let edge = Noise {
        hz: chance.between(2_100.0, 2_700.0),
        q: 0.8,
        level: level * 2.4,
        decay_ms: 2.6,
    };
    let table = Mode {
        hz: chance.between(210.0, 260.0),
        level: level * 0.55,
        decay_ms: 13.0,
    };
    clip.burst(at_ms, 0.2, edge, chance).strike(at_ms, 0.8, table);
}

/// A card is played: it slides a little and is put down.
fn put_down(variant: u64) -> Clip {
    let mut chance = Chance::new(700 + variant);
    let mut clip = Clip::silence(190.0);
    let hz = chance.between(1_500.0, 1_900.0);
    slide(&mut clip, 0.0, 22.0, 1.3, hz, 34.0, &mut chance);
    let at_ms = chance.between(52.0, 64.0);
    snap(&mut clip, at_ms, 1.0, &mut chance);
    clip.soften(6_500.0);
    clip.finish(0.89)
}

/// A card is put down where no other lies: the felt takes the edge from the snap, and the card slides on cloth.
fn put_down_on_felt(variant: u64) -> Clip {
    let mut chance = Chance::new(710 + variant);
    let mut clip = Clip::silence(200.0);
    let hz = chance.between(820.0, 1_050.0);
    slide(&mut clip, 0.0, 26.0, 1.2, hz, 40.0, &mut chance);
    let at_ms = chance.between(54.0, 66.0);
    for (hz, level, decay_ms) in [(128.0, 0.9, 24.0), (215.0, 0.5, 15.0)] {
        let cloth = Mode {
            hz: hz * chance.between(0.94, 1.06),
            level,
            decay_ms,
        };
        clip.strike(at_ms, 2.5, cloth);
    }
    let edge = Noise {
        hz: chance.between(1_000.0, 1_300.0),
        q: 0.7,
        level: 1.1,
        decay_ms: 5.0,
    };
    clip.burst(at_ms, 1.2, edge, &mut chance).soften(2_600.0);
    clip.finish(0.89)
}

/// A card is dealt: quick and light.
fn deal(variant: u64) -> Clip {
    let mut chance = Chance::new(720 + variant);
    let mut clip = Clip::silence(120.0);
    let hz = chance.between(2_300.0, 2_900.0);
    slide(&mut clip, 0.0, 9.0, 1.5, hz, 15.0, &mut chance);
    let at_ms = chance.between(20.0, 27.0);
    snap(&mut clip, at_ms, 0.5, &mut chance);
    clip.finish(0.89)
}

/// A card turns over.
fn flip() -> Clip {
    let mut chance = Chance::new(741);
    let mut clip = Clip::silence(180.0);
    let bend = Noise {
        hz: 980.0,
        q: 1.2,
        level: 1.6,
        decay_ms: 12.0,
    };
    clip.burst(0.0, 3.0, bend, &mut chance);
    slide(&mut clip, 12.0, 14.0, 0.9, 2_000.0, 22.0, &mut chance);
    snap(&mut clip, 62.0, 0.8, &mut chance);
    clip.finish(0.89)
}

/// A pile is shuffled: two halves riffled into each other, and squared up.
fn shuffle() -> Clip {
    let mut chance = Chance::new(752);
    let mut clip = Clip::silence(760.0);
    let mut at_ms = 0.0;
    // The riffle quickens and slows down again.
    for card in 0..34 {
        let part = f64::from(card) / 33.0;
        let level = 0.25 + 0.35 * (part * std::f64::consts::PI).sin();
        snap(&mut clip, at_ms, level, &mut chance);
        at_ms += chance.between(9.0, 14.0) + 9.0 * (part - 0.5).abs();
    }
    slide(&mut clip, at_ms + 20.0, 30.0, 1.0, 1_400.0, 60.0, &mut chance);
    snap(&mut clip, at_ms + 95.0, 0.9, &mut chance);
    clip.soften(5_200.0);
    clip.finish(0.89)
}

/// A complete pile is swept off the table.
fn sweep() -> Clip {
    let mut chance = Chance::new(763);
    let mut clip = Clip::silence(520.0);
    slide(&mut clip, 0.0, 90.0, 1.4, 1_250.0, 130.0, &mut chance);
    slide(&mut clip, 90.0, 60.0, 0.8, 2_100.0, 90.0, &mut chance);
    snap(&mut clip, 300.0, 1.0, &mut chance);
    snap(&mut clip, 338.0, 0.6, &mut chance);
    clip.soften(5_500.0);
    clip.finish(0.89)
}
